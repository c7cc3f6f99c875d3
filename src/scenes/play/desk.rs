//! `hector arbiter`: opens the arbiter's desk of one table, on a machine of the arbiter's own, and
//! goes to the table. Never decides anything itself.

use std::path::PathBuf;

use crate::devices::link::{Secret, SharedKey};
use crate::devices::timepiece::{self, Timepiece};
use crate::devices::{folders, whole};
use crate::present::conversation::{KeyList, Out};
use crate::present::tone::Tones;
use crate::scenes::arbiters_number::LockHere;
use crate::scenes::failure::{Failure, Outcome};
use crate::scenes::place::{Place, Wishes};
use crate::scenes::settings_file;
use crate::seat::desk::Desk;
use crate::words::{Activity, Texts};

use super::DeskOptions;
use super::meeting::{code_of, keeping_key, kept_key, located};

/// Sits down at the desk.
pub(crate) fn sit_down(address: &str, options: &DeskOptions) -> Outcome {
    let (settings, spoiled) = settings_file::chosen(options.language);
    let texts = &Texts::new(settings.language);
    let address = located(address, texts)?;
    let secret = match options.again {
        true => Some(Secret::Key(known_key(texts)?)),
        false => None,
    };
    let mut place = Place::open(&settings, Wishes::of(options.silent, options.screen))?;
    place.carry_out(spoiled.into_iter().map(Out::Text).collect());
    let secret = match secret {
        Some(secret) => secret,
        None => match code_of(&mut place, &settings) {
            Some(code) => Secret::Code(code),
            None => return Ok(()),
        },
    };
    // No start of the desk uses a number of an earlier one.
    let next_wish = usize::try_from(timepiece::wall()).unwrap_or(0);
    let (there, lock) = (address.to_string(), Box::new(LockHere));
    let mut desk = Desk::new(settings, there, keeping_key(path(), ""), lock, next_wish);
    place.carry_out(desk.greeting());
    place.begin(KeyList::at(Activity::Desk).entry(), Tones::Off);
    place.join(address, secret)?;
    let _ = place.serve(&mut desk, Timepiece::started());
    Ok(())
}

fn path() -> Option<PathBuf> {
    folders::home().map(|home| home.join("desk.link"))
}

fn known_key(texts: &Texts) -> Result<SharedKey, Failure> {
    let text = path().and_then(|path| whole::text(&path, whole::SMALL).ok());
    text.as_deref()
        .and_then(kept_key)
        .ok_or_else(|| Failure::Input(texts.no_table_known("--again")))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::expect_used, reason = "a test fails by panicking")]

    use crate::chess::Color;
    use crate::clock::Moment;
    use crate::present::conversation::{LinkNews, Session as _, Settings, Situation as _};
    use crate::record::{PlaceMessage, read_fact, read_head, write_place_message};
    use crate::words::Language;

    use super::*;

    #[test]
    fn a_table_that_answers_twice_is_ready_once() {
        let settings = Settings::new(Language::English);
        let keeps_key = keeping_key(None, "");
        let mut desk = Desk::new(settings, "nowhere".to_owned(), keeps_key, Box::new(LockHere), 1);
        let head = read_head(include_str!("../../../tests/seeds/record/head-1.txt"));
        let head = Box::new(head.expect("a head"));
        let recorded = read_fact("0 arbiter starts").expect("a fact");
        let fact = |number| PlaceMessage::Happened { number, recorded: recorded.clone() };
        let mut told = |message: PlaceMessage| {
            let letter = write_place_message(&message);
            let out = desk.take_link(LinkNews::Letter(letter), Moment::ZERO);
            let words = |out: &Out| match out {
                Out::ToOtherPlace(line) => line.clone(),
                Out::Say(utterance) => utterance.text(),
                _ => String::new(),
            };
            out.iter().map(words).collect::<Vec<_>>()
        };
        let asks = [write_place_message(&PlaceMessage::From(0))];
        assert_eq!(told(PlaceMessage::Game { yours: Color::White, head: head.clone() }), asks);
        // Something happens before the answer comes.
        assert_eq!(told(fact(1)), asks);
        assert!(told(fact(0)).is_empty() && told(fact(1)).is_empty());
        assert_eq!(told(PlaceMessage::From(0)), ["Connected to the table. Moves made: 0."]);
        assert!(told(fact(0)).is_empty() && told(fact(1)).is_empty());
        assert!(told(PlaceMessage::From(0)).is_empty());
        // Found again after a cut, it says so.
        told(PlaceMessage::Game { yours: Color::White, head });
        assert_eq!(told(PlaceMessage::From(0)), ["Connected to the table. Moves made: 0."]);
    }

    #[test]
    fn what_every_talk_understands_is_understood_at_the_desk() {
        let settings = Settings::new(Language::English);
        let keeps_key = keeping_key(None, "");
        let mut desk = Desk::new(settings, "nowhere".to_owned(), keeps_key, Box::new(LockHere), 1);
        let texts = Texts::new(Language::English);
        let mut typed = |line: &str| {
            let words = |out: &Out| match out {
                Out::Say(utterance) => utterance.text(),
                Out::Text(text) => text.clone(),
                Out::Leave => "left".to_owned(),
                Out::Set(_) => "set".to_owned(),
                _ => String::new(),
            };
            desk.take_line(line, Moment::ZERO).iter().map(words).collect::<Vec<_>>()
        };
        assert_eq!(typed("faster")[0], "set");
        // What belongs to a player is an act like any other, and there is no table yet.
        for act in ["resign", "time", "stops"] {
            assert_eq!(typed(act), [texts.desk_cut_off()], "{act}");
        }
        assert_eq!(typed("quit"), [texts.sure_to_leave_desk()]);
        assert_eq!(typed("perhaps").last(), Some(&texts.yes_or_no()));
        assert_eq!(typed("no"), [texts.all_as_it_was()]);
        assert_eq!(typed("german")[0], "set");
        let texts = Texts::new(Language::German);
        assert_eq!(typed("quit"), [texts.sure_to_leave_desk()]);
        assert_eq!(typed("ja"), ["left"]);
    }
}
