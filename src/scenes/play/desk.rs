//! `hector arbiter`: opens the arbiter's desk for one table, on the arbiter's own machine, and connects to the table.

use std::net::SocketAddr;
use std::path::PathBuf;

use crate::clock::Moment;
use crate::devices::link::{Secret, SharedKey};
use crate::devices::timepiece::{self, Timepiece};
use crate::devices::{folders, whole};
use crate::present::conversation::{Event, KeyList, LinkNews, Out, Session as _, Settings};
use crate::present::tone::Tones;
use crate::scenes::arbiters_number::LockHere;
use crate::scenes::failure::{Failure, Outcome};
use crate::scenes::place::{Place, Wishes};
use crate::scenes::settings_file;
use crate::seat::desk::Desk;
use crate::seat::guest::GuestAwaits;
use crate::words::{Activity, Texts};

use super::DeskOptions;
use super::meeting::{go_by_code, keeping_key, kept_key, located};

/// Opens the desk.
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
    sit_down_with(&mut place, address, secret, settings)
}

/// The same at a place that is open.
pub(in crate::scenes) fn sit_down_at(
    place: &mut Place,
    address: &str,
    settings: Settings,
) -> Outcome {
    let address = located(address, &Texts::new(settings.language))?;
    sit_down_with(place, address, None, settings)
}

fn sit_down_with(
    place: &mut Place,
    address: SocketAddr,
    secret: Option<Secret>,
    settings: Settings,
) -> Outcome {
    let met = match &secret {
        Some(_) => None,
        None => match go_by_code(place, address, &settings, GuestAwaits::Meeting)? {
            Some((guest, _)) => guest.key,
            None => return Ok(()),
        },
    };
    // Each start of the desk uses new numbers.
    let next_wish = usize::try_from(timepiece::wall()).unwrap_or(0);
    let (there, lock) = (address.to_string(), Box::new(LockHere));
    let mut desk = Desk::new(settings, there, keeping_key(path(), String::new()), lock, next_wish);
    place.carry_out(desk.greeting());
    place.begin(KeyList::at(Activity::Desk).entry(), Tones::Off);
    if let Some(secret) = secret {
        place.join(address, secret)?;
    }
    if let Some(key) = met {
        let kept = desk.take(Event::Link(LinkNews::Met(key)), Moment::ZERO);
        place.carry_out(kept);
    }
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
    use crate::record::{
        ArbiterNumber, Head, PlaceMessage, read_fact, read_head, write_place_message,
    };
    use crate::table::ArbiterAct;
    use crate::words::{Language, Quoted};

    use super::*;

    #[test]
    fn a_table_that_answers_twice_is_ready_once() {
        let settings = Settings::new(Language::English);
        let keeps_key = keeping_key(None, String::new());
        let mut desk = Desk::new(settings, "nowhere".to_owned(), keeps_key, Box::new(LockHere), 1);
        let head = read_head(include_str!("../../../tests/seeds/record/head-1.txt"));
        let head = Box::new(head.expect("a head"));
        let recorded = read_fact("0 arbiter starts").expect("a fact");
        let fact = |number| PlaceMessage::Happened { number, recorded: recorded.clone() };
        let mut told = |message: PlaceMessage| {
            let letter = write_place_message(&message);
            let out = desk.take(Event::Link(LinkNews::Letter(letter)), Moment::ZERO);
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
        // After a lost connection it says so.
        told(PlaceMessage::Game { yours: Color::White, head });
        assert_eq!(told(PlaceMessage::From(0)), ["Connected to the table. Moves made: 0."]);
    }

    /// A desk at a table without a number, with what it has told and sent in this test.
    struct TriedDesk(Desk);

    impl TriedDesk {
        fn open() -> TriedDesk {
            let settings = Settings::new(Language::English);
            let keeps_key = keeping_key(None, String::new());
            let lock = Box::new(LockHere);
            let mut desk = TriedDesk(Desk::new(settings, "nowhere".to_owned(), keeps_key, lock, 1));
            desk.comes_together();
            assert_eq!(
                desk.hears(&PlaceMessage::From(0)),
                ["Connected to the table. Moves made: 0."]
            );
            desk
        }

        fn comes_together(&mut self) {
            assert!(self.takes(LinkNews::Together).is_empty());
            let head = read_head(include_str!("../../../tests/seeds/record/head-1.txt"));
            let head =
                Box::new(Head { arbiter_number: ArbiterNumber::None, ..head.expect("a head") });
            self.hears(&PlaceMessage::Game { yours: Color::White, head });
        }

        fn hears(&mut self, message: &PlaceMessage) -> Vec<String> {
            self.takes(LinkNews::Letter(write_place_message(message)))
        }

        fn takes(&mut self, news: LinkNews) -> Vec<String> {
            words_of(&self.0.take(Event::Link(news), Moment::ZERO))
        }

        fn types(&mut self, line: &str) -> Vec<String> {
            words_of(&self.0.take(Event::line(line), Moment::ZERO))
        }

        /// The table reports this as the fact with this number.
        fn follows(&mut self, number: usize, fact: &str) {
            let recorded = read_fact(fact).expect("a fact");
            self.hears(&PlaceMessage::Happened { number, recorded });
        }
    }

    fn words_of(out: &[Out]) -> Vec<String> {
        let words = |out: &Out| match out {
            Out::ToOtherPlace(line) => Some(line.clone()),
            Out::Say(utterance) => Some(utterance.text()),
            Out::Text(text) => Some(text.clone()),
            _ => None,
        };
        out.iter().filter_map(words).collect()
    }

    #[test]
    fn what_is_done_while_the_line_is_cut_is_refused() {
        let (mut desk, texts) = (TriedDesk::open(), Texts::new(Language::English));
        assert_eq!(
            desk.types("starts"),
            [write_place_message(&PlaceMessage::Wish(ArbiterAct::Starts))]
        );
        desk.follows(0, "0 arbiter starts");
        assert_eq!(desk.takes(LinkNews::Alone), [texts.desk_cut_off()]);
        assert_eq!(desk.types("stops"), [texts.desk_act_not_sent()]);
        // Also if the connection is lost between a question and its answer.
        desk.comes_together();
        assert_eq!(desk.hears(&PlaceMessage::From(0)), ["Connected to the table. Moves made: 0."]);
        assert_eq!(desk.types("declares white wins"), [texts.sure_to_end_game()]);
        desk.takes(LinkNews::Alone);
        assert_eq!(desk.types("yes"), [texts.desk_act_not_sent()]);
        desk.comes_together();
        assert_eq!(desk.hears(&PlaceMessage::From(0)), ["Connected to the table. Moves made: 0."]);
        assert_eq!(
            desk.types("stops"),
            [write_place_message(&PlaceMessage::Wish(ArbiterAct::Stops))]
        );
    }

    #[test]
    fn what_was_sent_into_a_line_that_was_cut_is_told_to_be_lost_unless_it_arrived() {
        let (mut desk, texts) = (TriedDesk::open(), Texts::new(Language::English));
        desk.types("starts");
        desk.types("gives black 2 min");
        desk.takes(LinkNews::Alone);
        desk.comes_together();
        desk.follows(0, "0 arbiter starts");
        let told = desk.hears(&PlaceMessage::From(0));
        let lost = texts.desk_act_lost(Quoted("gives black 2 min"));
        assert_eq!(told, ["Connected to the table. Moves made: 0.".to_owned(), lost]);
        // Told only once.
        desk.takes(LinkNews::Alone);
        desk.comes_together();
        assert_eq!(desk.hears(&PlaceMessage::From(0)), ["Connected to the table. Moves made: 0."]);
    }

    #[test]
    fn what_every_talk_understands_is_understood_at_the_desk() {
        let settings = Settings::new(Language::English);
        let keeps_key = keeping_key(None, String::new());
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
            desk.take(Event::line(line), Moment::ZERO).iter().map(words).collect::<Vec<_>>()
        };
        assert_eq!(typed("faster")[0], "set");
        // A player's act is an act like any other, and the table is not connected yet.
        for act in ["resign", "time", "stops"] {
            assert_eq!(typed(act), [texts.desk_cut_off()], "{act}");
        }
        assert_eq!(typed("quit"), [texts.sure_to_leave_desk()]);
        assert_eq!(typed("perhaps").last(), Some(&texts.sure_to_leave_desk()));
        assert_eq!(typed("no"), [texts.all_as_it_was()]);
        assert_eq!(typed("german")[0], "set");
        let texts = Texts::new(Language::German);
        assert_eq!(typed("quit"), [texts.sure_to_leave_desk()]);
        assert_eq!(typed("ja"), ["left"]);
    }
}
