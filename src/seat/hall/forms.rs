//! What an arbiter does with a form on the pages. It takes the same path as a line typed at the desk; the table
//! decides.

use crate::clock::Moment;
use crate::hall_protocol::{ActOutcome, DeskAct, DeskWish};
use crate::present::conversation::Out;
use crate::record::{PlaceMessage, write_place_message};
use crate::table::ArbiterAct;
use crate::words::Texts;
use crate::words::alike::are_alike;

use super::desk::{HallDesk, NoAct, is_anothers};
use super::table_in_hall::TableInHall;

/// Longer than any line a person types.
const LONGEST_LINE: usize = 200;

/// Appended to the name of an arbiter who acts on the pages, in every language.
pub(super) const ONLINE: &str = ", online";

/// Whether a name could be mistaken for an arbiter who acts on the pages.
pub fn is_named_as_online(name: &str) -> bool {
    let mut words = name.split(|sign: char| !sign.is_alphanumeric());
    words.rfind(|word| !word.is_empty()).is_some_and(|last| are_alike(last, "online"))
}

impl HallDesk {
    /// Carries out a form, and notes the outcome on the pages.
    pub(super) fn take_form(
        &mut self,
        by: &str,
        path: &str,
        fields: &[(String, String)],
        now: Moment,
    ) -> Vec<Out> {
        // A visitor who knows the password can give any name, whereas a desk with a code has a proven one: records keep
        // the two apart.
        let by = &format!("{by}{ONLINE}");
        let field = |wanted: &str| {
            fields.iter().find(|(name, _)| name == wanted).map_or("", |(_, value)| value.as_str())
        };
        let Some(number) =
            path.rsplit_once("/desk/table/").and_then(|(_, number)| number.parse().ok())
        else {
            return Vec::new();
        };
        if !self.tables.contains_key(&number) {
            return Vec::new();
        }
        match field("do") {
            "act" => {
                let line: String = field("line").chars().take(LONGEST_LINE).collect();
                self.act_by_form(by, number, &line, field("sure") == "yes", now)
            }
            "take" => self.case_by_form(by, number, field("case"), DeskAct::Take, now),
            "leave" => self.case_by_form(by, number, field("case"), DeskAct::Leave, now),
            _ => Vec::new(),
        }
    }

    fn act_by_form(
        &mut self,
        by: &str,
        number: u32,
        line: &str,
        is_sure: bool,
        now: Moment,
    ) -> Vec<Out> {
        let own = self.tongue.texts.language();
        let read = self.read_act(number, line, &Texts::new(own), now);
        let Ok(read) = read else {
            let reasons = crate::words::Language::ALL.map(|language| {
                match self.read_act(number, line, &Texts::new(language), now) {
                    Err(NoAct::Refused(told) | NoAct::Unread(told)) => told,
                    Ok(_) => String::new(),
                }
            });
            let reason = |texts: &Texts| {
                let place =
                    crate::words::Language::ALL.iter().position(|one| *one == texts.language());
                place.and_then(|place| reasons.get(place)).cloned().unwrap_or_default()
            };
            self.note(number, |texts| texts.web_note(by, line, &reason(texts)), now);
            return Vec::new();
        };
        let table = self.tables.get(&number);
        let others = table.and_then(|table| is_anothers(table, &read.act, Some(by)));
        if !is_sure && (others.is_some() || read.ends_game) {
            let why = |texts: &Texts| match &others {
                Some((case, owner)) => texts.hall_sure_against(owner, *case),
                None => texts.sure_to_end_game(),
            };
            self.note(
                number,
                |texts| texts.web_note(by, line, &texts.web_needs_sure(&why(texts))),
                now,
            );
            return Vec::new();
        }
        self.order_for(by, number, read.act)
    }

    fn order_for(&self, by: &str, number: u32, act: ArbiterAct) -> Vec<Out> {
        let order = write_place_message(&PlaceMessage::Wish(act));
        self.does_for(by, number, DeskAct::Order(order))
    }

    fn case_by_form(
        &mut self,
        by: &str,
        number: u32,
        case: &str,
        act: fn(u32) -> DeskAct,
        now: Moment,
    ) -> Vec<Out> {
        let Ok(case) = case.parse() else { return Vec::new() };
        let game = self.tables.get(&number).and_then(TableInHall::game);
        let is_open = game.is_some_and(|game| game.open_cases().any(|open| open.number == case));
        if !is_open {
            self.note(
                number,
                |texts| texts.web_note(by, &texts.web_case(case), &texts.hall_no_such_case(case)),
                now,
            );
            return Vec::new();
        }
        self.does_for(by, number, act(case))
    }

    /// Asks the hall to act in the name of an arbiter; the hall reports the outcome.
    fn does_for(&self, by: &str, table: u32, act: DeskAct) -> Vec<Out> {
        let wish = self.wish_at(table, act);
        wish.map(|wish| Out::Wish { by: Some(by.to_owned()), wish }).into_iter().collect()
    }

    /// Notes the outcome.
    pub(super) fn acted_by_form(
        &mut self,
        by: &str,
        wish: &DeskWish,
        outcome: &ActOutcome,
        now: Moment,
    ) {
        let (table, act) = (wish.table, &wish.act);
        let told = |texts: &Texts| match (act, outcome) {
            (_, ActOutcome::Ordered) => texts.hall_order_sent(table),
            (DeskAct::Take(case), ActOutcome::CaseOf(Some(owner))) if owner == by => {
                texts.hall_case_taken(by, *case)
            }
            (DeskAct::Take(case) | DeskAct::Leave(case), ActOutcome::CaseOf(Some(owner))) => {
                texts.hall_case_is_anothers(*case, owner)
            }
            (DeskAct::Take(case) | DeskAct::Leave(case), ActOutcome::CaseOf(None)) => {
                texts.hall_case_is_free(*case)
            }
            (DeskAct::Order(_), ActOutcome::CaseOf(_)) => String::new(),
            (_, ActOutcome::OtherGame) => texts.hall_other_game(table),
            (_, ActOutcome::NotKept(reason)) => texts.hall_act_not_kept(reason),
            (_, ActOutcome::HallAway) => texts.hall_act_not_sent(),
            (_, ActOutcome::Unanswered) => texts.hall_act_unanswered(),
        };
        let of_table = |texts: &Texts| texts.web_table_number(table);
        self.note(table, |texts| texts.web_note(by, &of_table(texts), &told(texts)), now);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_called_as_those_at_the_pages_are() {
        for name in ["Anna, online", "Anna ONLINE", "Anna onl\u{456}ne", "Online"] {
            assert!(is_named_as_online(name), "{name}");
        }
        for name in ["Anna", "Anna Webb", "Online Anna", "Anna Inline", ""] {
            assert!(!is_named_as_online(name), "{name}");
        }
    }
}
