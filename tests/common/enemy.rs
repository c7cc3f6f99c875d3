//! A hostile program at the other end of a link: sends letters with everything that a record can contain, with random
//! sides, persons, numbers and times, and honest ones in between.

use hector::chess::Color;
use hector::clock::{Moment, Span};
use hector::record::{PlaceMessage, fact_line, write_place_message};
use hector::table::{
    Act, Correspondence, Fact, Game, Letter, LetterCourse, Person, Recorded, Spoken,
};

use super::dice::Dice;
use super::seats::said;

/// A line for each kind of fact in the record format.
const FACTS: &str = include_str!("../seeds/record/format-1.txt");

pub(crate) struct Enemy {
    own: Color,
    lines: Vec<&'static str>,
}

impl Enemy {
    pub(crate) fn new(own: Color) -> Enemy {
        Enemy { own, lines: FACTS.lines().collect() }
    }

    /// The next letter, to an end in this state.
    pub(crate) fn writes(
        &mut self,
        dice: &mut Dice,
        letters: &Correspondence,
        game: &Game,
        now: Moment,
    ) -> String {
        match dice.below(12) {
            0..=3 => self.fair(dice, letters, game, now),
            4 => self.view(dice, letters, game, now),
            5 => self.other_post(dice),
            6 => {
                let proven = self.letter(dice, letters);
                proven.replacen("letter", "proven \"0000\"", 1)
            }
            _ => self.letter(dice, letters),
        }
    }

    /// What an honest end would write, or nearly.
    fn fair(&self, dice: &mut Dice, letters: &Correspondence, game: &Game, now: Moment) -> String {
        let (side, who) = (self.own, Person::Player(self.own));
        let does = |act| Fact::Did { side, who, act };
        let legal = game.present().position().map(|position| (position, position.legal_moves()));
        let announced = game.turn().made.is_some() && game.turn().by == self.own;
        let fact = match legal {
            _ if announced => does(Act::Presses),
            Some((position, legal)) if !legal.is_empty() && !dice.one_in(8) => {
                let said = said(position, dice.pick(&legal));
                Fact::Spoke { side, who, spoken: Spoken::Announced, said }
            }
            _ => match dice.below(30) {
                0 => does(Act::Resigns),
                1..=6 => does(Act::AcceptsDraw),
                7..=12 => does(Act::OffersDraw),
                _ => does(Act::Presses),
            },
        };
        let left = game.clock().reading(now).of(self.own).remaining;
        let left = left.map(|left| left + Span::from_millis(dice.next() % 9_000));
        let recorded = Recorded { at: now, fact };
        let (number, heard) = (letters.taken(), dice.below(20));
        write_place_message(&PlaceMessage::Letter(Letter { number, heard, recorded, left }))
    }

    /// Any fact, for any side, in the name of any person.
    fn letter(&self, dice: &mut Dice, letters: &Correspondence) -> String {
        let number = match dice.below(10) {
            0 => letters.taken().saturating_sub(1),
            1 => letters.taken() + 1,
            _ => letters.taken(),
        };
        let left = match dice.below(6) {
            0 => "-".to_owned(),
            1 => format!("+ {}", u64::MAX),
            2 => "+ 0".to_owned(),
            _ => format!("+ {}", dice.next() % 8_000_000_000),
        };
        let heard = dice.pick(&[0, 1, 5, usize::MAX]);
        format!("letter {number} {heard} {left} {}", self.fact(dice))
    }

    fn fact(&self, dice: &mut Dice) -> String {
        let line = dice.pick(&self.lines);
        let words: Vec<&str> = line.split(' ').collect();
        let turned: Vec<&str> = words
            .iter()
            .map(|word| match *word {
                "white" | "black" if dice.one_in(2) => self.own.fold_wb("white", "black"),
                "white" | "black" => dice.pick(&["white", "black"]),
                "player" | "assistant" if dice.one_in(6) => dice.pick(&["player", "assistant"]),
                other if dice.one_in(200) => dice.pick(&["0", "-", "\"", other]),
                other => other,
            })
            .collect();
        turned.join(" ")
    }

    fn view(&self, dice: &mut Dice, letters: &Correspondence, game: &Game, now: Moment) -> String {
        let mut view = letters.view(game, now);
        (view.written, view.taken) = (view.taken, view.written);
        if dice.one_in(2) {
            let left = Span::from_micros(dice.next() % 9_000_000_000);
            *view.left.get_mut(dice.pick(&[Color::White, Color::Black])) = Some(left);
        }
        if dice.one_in(12) {
            view.course = LetterCourse::Parted;
        }
        if dice.one_in(4) {
            view.running = dice.pick(&[None, Some(Color::White), Some(Color::Black)]);
        }
        if dice.one_in(4) {
            view.plies = dice.below(200);
        }
        write_place_message(&PlaceMessage::View(view))
    }

    /// Messages for other purposes: a game, a wish, a question.
    fn other_post(&self, dice: &mut Dice) -> String {
        let line = self.fact(dice);
        match dice.below(4) {
            0 => format!("wish {}", line.split_once("arbiter ").map_or("declares draw", |l| l.1)),
            1 => format!("fact {} {line}", dice.below(9)),
            2 => format!("from {}", dice.next()),
            _ => fact_line(&Recorded { at: Moment::ZERO, fact: Fact::PlacesParted }),
        }
    }
}
