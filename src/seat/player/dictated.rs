//! Moves on a device that keeps the score without hearing announcements: a typed or spoken move goes into the player's
//! own score, in game order (8.1, D.2.7). The position is not consulted: neither for whose move it is nor for legality.

use crate::chess::Color;
use crate::clock::Moment;
use crate::present::conversation::{Dialogue as _, Out, ReadingBack};
use crate::present::spoken::{Priority, Utterance, Verbosity};
use crate::running::Told;
use crate::table::{Act, Intent, Notice, Permit, Person, PlayerTold, contradictions};
use crate::words::{DrawSign, with_sign};

use super::typed::TypedMove;
use super::{Seat, SeatDeed};

impl Seat {
    /// How moves are typed, and what happens to them; empty if moves are not taken.
    pub fn how_moves_are_taken(&self) -> Vec<Out> {
        if !self.takes_dictation() && !self.hears_moves() {
            return Vec::new();
        }
        let mut out = vec![self.tongue.move_form(self.words_told())];
        if self.takes_dictation() {
            let written = self.plain(self.tongue.texts.moves_are_written_down());
            out.push(self.says(vec![written.from_verbosity(Verbosity::Normal)]));
        }
        out
    }

    /// Help while the game goes on and moves are not announced to Hector.
    pub(super) fn help_without_announcements(&self) -> Option<String> {
        let texts = &self.tongue.texts;
        match (self.takes_dictation(), self.runs_clocks()) {
            (true, true) => {
                Some(format!("{} {}", texts.help_dictating(), texts.help_both_presses()))
            }
            (true, false) => Some(texts.help_dictating()),
            (false, true) if !self.hears_moves() => {
                Some(format!("{} {}", texts.help_clocks_alone(), texts.help_both_presses()))
            }
            (false, _) => None,
        }
    }

    /// Whose turn it is if moves are not heard: by the clocks or, if none runs, by the player's own score.
    pub(super) fn turn_without_announcements(&self) -> Option<String> {
        if self.hears_moves() {
            return None;
        }
        let texts = &self.tongue.texts;
        let by_score = || self.takes_dictation().then(|| self.next_to_write());
        Some(match self.running.game.clock().running().or_else(by_score) {
            Some(side) if side == self.own => texts.your_move(),
            Some(_) => texts.opponent_to_move(),
            None => texts.no_clock_runs(),
        })
    }

    /// The number of moves made, as far as known. If moves are not heard, it comes from the player's own score and the
    /// presses.
    pub(crate) fn moves_known(&self) -> usize {
        let game = &self.running.game;
        if self.hears_moves() {
            return game.plies().len().div_ceil(2);
        }
        let pressed = [Color::White, Color::Black].map(|side| game.completed(side));
        let pressed = pressed.into_iter().max().and_then(|moves| usize::try_from(moves).ok());
        self.written().div_ceil(2).max(pressed.unwrap_or_default())
    }

    /// The number of plies in the player's own score.
    fn written(&self) -> usize {
        self.running.game.score(self.own).entries().len()
    }

    /// Whose move comes next in the player's own score.
    pub(super) fn next_to_write(&self) -> Color {
        self.by_ply(self.written() + 1)
    }

    /// Whether the score has an entry to correct.
    pub(super) fn has_written(&self) -> bool {
        self.takes_dictation() && self.written() > 0
    }

    /// Whose move a ply is, counted from 1.
    pub(super) fn by_ply(&self, ply: usize) -> Color {
        let first = self.running.game.start().map_or(Color::White, |start| start.turn());
        if ply % 2 == 1 { first } else { !first }
    }

    /// Adds a typed move to the score. The same move twice in a row is confirmed first: an accidental repetition would
    /// shift every move after it.
    pub(super) fn dictate(&mut self, typed: TypedMove, now: Moment) -> Vec<Out> {
        let last = self.running.game.score(self.own).entries().last();
        match last.and_then(Option::as_ref) {
            Some(last) if contradictions(&last.said.claim, &typed.said.claim).is_empty() => {
                self.ask(SeatDeed::WriteAgain(typed))
            }
            _ => self.write_on(typed, now),
        }
    }

    pub(super) fn write_on(&mut self, typed: TypedMove, now: Moment) -> Vec<Out> {
        self.writes(None, typed, now)
    }

    /// The question whether to write the last move of the score once more.
    pub(super) fn asks_to_write_again(&self, words: &str) -> String {
        let (number, side) = self.place_of(self.written());
        self.tongue.texts.sure_to_write_again(words, number, side)
    }

    /// The move number of a ply, and its side.
    fn place_of(&self, ply: usize) -> (usize, Color) {
        (self.running.game.move_number(ply), self.by_ply(ply))
    }

    /// Corrects the last move of the score, or the one with a number: "3. Sf3", "3... Sf6".
    pub(super) fn correct_written(&mut self, text: &str, now: Moment) -> Vec<Out> {
        let texts = &self.tongue.texts;
        if self.written() == 0 {
            return self.refuse(texts.empty_score());
        }
        let (ply, words) = match numbered(text) {
            None => (self.written(), text),
            Some((number, by, words)) => {
                let is_meant = |ply: &usize| {
                    self.running.game.move_number(*ply) == number && self.by_ply(*ply) == by
                };
                match (1..=self.written()).find(is_meant) {
                    Some(ply) => (ply, words),
                    None => return self.refuse(texts.no_such_entry(number, by)),
                }
            }
        };
        match self.read_move(words) {
            Ok(typed) => self.writes(Some(ply), typed, now),
            Err(reason) => self.no_move_follows(words, &reason),
        }
    }

    fn writes(&mut self, ply: Option<usize>, typed: TypedMove, now: Moment) -> Vec<Out> {
        let TypedMove { said, draw } = typed;
        let place = self.place_of(ply.unwrap_or(self.written() + 1));
        let words = self.read_back_written(&said.words);
        let side = self.own;
        let act = Act::Writes { ply, said };
        let intent = Intent::Do { side, who: Person::Player(side), act };
        let decided = self.running.happens_awake(&intent, now);
        self.has_said(&decided.facts);
        let is_taken = !decided.is_declined();
        let mut out = Vec::new();
        for told in decided.told {
            match told {
                Told::Notice(Notice::ToPlayer(to, PlayerTold::Noted)) if to == side => {
                    out.push(self.noted_at(place, &words));
                }
                other => out.extend(self.tell(vec![other])),
            }
        }
        if is_taken && draw == DrawSign::Written {
            out.extend(self.offer_in_the_score(ply, now));
        }
        out
    }

    /// A word of receipt with the place in the score. In training, also reads back what was written.
    fn noted_at(&self, (number, side): (usize, Color), words: &str) -> Out {
        let noted = self.tongue.texts.noted_as(number, side);
        let language = self.tongue.settings.language;
        let mut segments = match words {
            "" => vec![self.plain(format!("{noted}."))],
            words => {
                let noted = self.plain(with_sign(&noted, ':', language));
                vec![noted, self.announced(&format!("{words}."))]
            }
        };
        for segment in &mut segments {
            segment.least = Verbosity::Normal;
        }
        Out::Say(Utterance { priority: Priority::Telling, segments })
    }

    /// A draw sign after a move in the score (8.1.5). Only after the last move does it offer a draw.
    fn offer_in_the_score(&mut self, ply: Option<usize>, now: Moment) -> Vec<Out> {
        let last = self.written();
        let is_last = ply.is_none_or(|ply| ply == last);
        match is_last && self.running.game.result().is_none() {
            true => self.offer_written(self.by_ply(last), now),
            false => vec![self.answer(self.tongue.texts.draw_not_offered())],
        }
    }

    /// The words of an entry if training reads it back, otherwise empty.
    fn read_back_written(&self, words: &str) -> String {
        match Permit::in_mode(self.running.game.mode()) {
            Some(_) if self.tongue.settings.reading_back != ReadingBack::Off => words.to_owned(),
            _ => String::new(),
        }
    }
}

/// The move number and side before a move, as a scoresheet writes them, and the rest of the line.
fn numbered(text: &str) -> Option<(usize, Color, &str)> {
    let behind = text.trim_start_matches(|sign: char| sign.is_ascii_digit());
    let number = text.strip_suffix(behind)?.parse().ok()?;
    let words = behind.trim_start_matches(['.', '…', ' ']);
    let dots: String = behind.strip_suffix(words)?.split_whitespace().collect();
    let by = match dots.as_str() {
        "" => return None,
        "." => Color::White,
        _ => Color::Black,
    };
    Some((number, by, words))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_before_a_move_says_whose_it_is() {
        for (text, expected) in [
            ("3. Sf3", Some((3, Color::White, "Sf3"))),
            ("3.sf3", Some((3, Color::White, "sf3"))),
            ("12... Sf6", Some((12, Color::Black, "Sf6"))),
            ("12 ... Sf6", Some((12, Color::Black, "Sf6"))),
            ("12…Sf6", Some((12, Color::Black, "Sf6"))),
            ("3.", Some((3, Color::White, ""))),
            ("0-0", None),
            ("3 Sf3", None),
            ("e2e4", None),
            ("...", None),
            ("99999999999999999999999. e4", None),
        ] {
            assert_eq!(numbered(text), expected, "{text}");
        }
    }
}
