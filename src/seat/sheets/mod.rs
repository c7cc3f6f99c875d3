//! The scoresheets of a recorded game as text to be read, printed or embossed: what each player wrote, move by move,
//! and where the two disagree.

mod game_file;
mod in_words;
mod page;

use std::fmt::Write as _;

use crate::chess::notation::pgn::PgnGame;
use crate::chess::notation::{Form, Letters, SignSet, WritingManner, write};
use crate::chess::{Color, Position, judge};
use crate::record::played::{GameWithTimes, course};
use crate::record::recording::Recording;
use crate::table::{Game, ScoreKept, Signature, contradictions};
use crate::words::pages::ScorePage;
use crate::words::{NamedSide, Texts, date_written};

pub use game_file::recorded_game;
pub(crate) use game_file::{ExtraTags, game_so_far};
pub(crate) use in_words::ended_with;
pub use in_words::{described, unfinished_game};

const SIDES: [Color; 2] = [Color::White, Color::Black];

pub struct SheetsOfGame<'a> {
    recording: &'a Recording,
    course: GameWithTimes,
    /// Whose sheets the record has. A sheet kept elsewhere is not known; only announced moves are.
    here: Vec<Color>,
    /// The plies at which the sheets disagree.
    differing: Vec<usize>,
    manner: WritingManner,
    /// A short name for the stored PIN; empty if there is none.
    number: &'a str,
    texts: &'a Texts,
}

impl<'a> SheetsOfGame<'a> {
    /// The sheets of a record, with a short name for its stored PIN.
    pub fn of(
        recording: &'a Recording,
        number: &'a str,
        letters: Letters,
        texts: &'a Texts,
    ) -> SheetsOfGame<'a> {
        let course = course(recording);
        let players = &course.game.setting().players;
        let is_here = |side: &Color| players.get(*side).score == ScoreKept::Here;
        let here: Vec<Color> = SIDES.into_iter().filter(is_here).collect();
        let differing = if here == SIDES { differing(&course.game) } else { Vec::new() };
        let manner = WritingManner { letters, form: Form::Short, signs: SignSet::ScoreSheet };
        SheetsOfGame { recording, course, here, differing, manner, number, texts }
    }

    /// Both sheets, one after the other.
    pub fn text(&self) -> String {
        let (texts, game) = (self.texts, &self.course.game);
        let mut text = self.heading();
        for side in SIDES {
            let _ = writeln!(text, "\n{}", texts.sheet_of(self.player(side)));
            text += &self.sheet(side);
        }
        text.push('\n');
        if let Some(agreement) = self.agreement() {
            let _ = writeln!(text, "{agreement}");
        }
        for ply in &self.differing {
            let number = game.move_number(ply + 1);
            let by = game.side_of_ply(*ply);
            let _ = writeln!(text, "{}", texts.sheets_differ_at(by, number));
        }
        text += &ending(game, texts);
        let (rows, hash) = &self.recording.head_of_record;
        let _ = writeln!(text, "{}", texts.record_ends_with(*rows, hash));
        text
    }

    /// Both sheets as one game, for braille pages: the final moves, the differences between the sheets, and the result.
    pub fn game(&self) -> PgnGame {
        let texts = self.texts;
        let remark = |ply: usize| {
            let both = SIDES.map(|side| texts.other_sheet_has(side, &self.entry(side, ply)));
            self.differing.contains(&ply).then(|| both.join(", "))
        };
        let whole = self.of_the_whole().unwrap_or_default();
        let end = format!("{whole} {}", ending(&self.course.game, texts).replace('\n', " "));
        game_file::remarked(self.recording, self.number, &self.course, remark, end.trim())
    }

    pub fn page(&self) -> ScorePage {
        page::page(self)
    }

    /// Says that the sheets agree, if both are there and nothing differs.
    fn agreement(&self) -> Option<String> {
        (self.here == SIDES && self.differing.is_empty()).then(|| self.texts.sheets_agree())
    }

    /// Says which sheets exist if one is missing, otherwise whether they agree.
    fn of_the_whole(&self) -> Option<String> {
        match self.here.as_slice() {
            [] => Some(self.texts.no_sheet_in_record()),
            [one] => Some(self.texts.one_score_in_record(*one, !*one)),
            _ => self.agreement(),
        }
    }

    /// The moves on one player's sheet.
    fn sheet(&self, side: Color) -> String {
        if !self.here.contains(&side) {
            return format!("{}\n", self.texts.sheet_is_elsewhere());
        }
        let entries = self.course.game.score(side).entries();
        if entries.is_empty() {
            return format!("{}\n", self.texts.sheet_is_empty());
        }
        let game = &self.course.game;
        (game.move_number(1)..=game.move_number(entries.len()))
            .map(|number| self.line(side, number) + "\n")
            .collect()
    }

    /// One line: the number, both moves, and the owner's time.
    fn line(&self, side: Color, number: usize) -> String {
        let game = &self.course.game;
        let entries = game.score(side).entries();
        let mut line = format!("{number}.");
        for ply in (0..entries.len()).filter(|ply| game.move_number(ply + 1) == number) {
            let _ = write!(line, " {}", self.entry(side, ply));
            if self.differing.contains(&ply) {
                let other = self.entry(!side, ply);
                let _ = write!(line, ", {},", self.texts.other_sheet_has(!side, &other));
            }
            if let Some(time) = self.own_time(side, ply) {
                let _ = write!(line, " {time}");
            }
        }
        line
    }

    /// The clock time after a player's own move, as that player's sheet shows it.
    fn own_time(&self, side: Color, ply: usize) -> Option<String> {
        let by = self.course.game.plies().get(ply).map(|ply| ply.by)?;
        let left = self.course.left.get(ply).copied().flatten()?;
        (by == side).then(|| format!("({})", left.in_digits()))
    }

    /// The entry at a ply: in notation if the move was legal there, otherwise in its own words.
    fn entry(&self, side: Color, ply: usize) -> String {
        let game = &self.course.game;
        let Some(Some(entry)) = game.score(side).entries().get(ply) else {
            return self.texts.sheet_lacks();
        };
        let before = self.before(side, ply);
        let legal = before
            .and_then(|before| judge(&before, &entry.said.claim).ok().map(|legal| (before, legal)));
        let mut text = match legal {
            Some((before, legal)) => write(&before, legal, self.manner),
            None => format!("\"{}\"", entry.said.words),
        };
        if entry.draw_offer {
            text.push_str(" (=)");
        }
        text
    }

    /// The position before a ply, from the announced moves or else from the sheet itself.
    fn before(&self, side: Color, ply: usize) -> Option<Position> {
        let game = &self.course.game;
        if !game.hears_moves() {
            let line = game.line_so_far_in_score(side)?;
            let played = line.moves().get(..ply)?;
            let start = game.start()?.clone();
            return Some(played.iter().fold(start, |before, legal| before.after(*legal)));
        }
        game.standing_after(ply).position().filter(|_| ply <= game.plies().len()).cloned()
    }

    fn player(&self, side: Color) -> NamedSide<'_> {
        NamedSide { side, name: self.recording.head.names.get(side) }
    }

    fn heading(&self) -> String {
        let mut text = String::new();
        for (name, value) in self.particulars() {
            let _ = writeln!(text, "{}", self.texts.sheet_line(&name, &value));
        }
        text
    }

    /// The event, the date and so on, as far as known.
    fn particulars(&self) -> Vec<(String, String)> {
        let (texts, occasion) = (self.texts, &self.recording.head.occasion);
        let known = [
            (texts.the_event(), occasion.event.clone()),
            (texts.the_site(), occasion.site.clone()),
            (texts.the_round(), occasion.round.clone()),
            (texts.the_date(), date_written(&occasion.date, texts)),
            (texts.the_arbiters_number(), self.number.to_owned()),
        ];
        known.into_iter().filter(|(_, value)| !value.is_empty()).collect()
    }
}

/// The plies, counted from 0, at which the sheets contradict each other.
fn differing(game: &Game) -> Vec<usize> {
    let (white, black) = (game.score(Color::White), game.score(Color::Black));
    let pairs = white.entries().iter().zip(black.entries());
    pairs
        .enumerate()
        .filter_map(|(ply, (one, other))| {
            let (one, other) = (one.as_ref()?, other.as_ref()?);
            (!contradictions(&one.said.claim, &other.said.claim).is_empty()).then_some(ply)
        })
        .collect()
}

fn ending(game: &Game, texts: &Texts) -> String {
    let ended = outcome(game, texts);
    let signed: Vec<String> = SIDES
        .into_iter()
        .filter(|side| game.signature(*side) == Signature::Given)
        .map(|side| side.fold_wb(texts.white(), texts.black()))
        .collect();
    match signed.as_slice() {
        [] => format!("{ended}\n{}\n", texts.nobody_has_signed()),
        signed => format!("{ended}\n{}\n", texts.signed_by(&texts.listed(signed))),
    }
}

/// A sentence about the result.
fn outcome(game: &Game, texts: &Texts) -> String {
    match game.result() {
        None => texts.game_not_finished(),
        Some(points) => texts.ended_with(&ended_with(points, texts)),
    }
}
