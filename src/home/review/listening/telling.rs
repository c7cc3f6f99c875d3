//! What a listener is told of a game: its heading, and its moves with comments, times and drawings.

use std::time::Duration;

use crate::chess::notation::pgn::{
    Annotation, Comment, CommentPart, EngineJudgement, GameResult, Glyph, Mark, Played,
};
use crate::chess::{Color, MoveOrPass, Position};
use crate::clock::Span;
use crate::present::conversation::{Dialogue as _, Out};
use crate::present::spoken::{Segment, Verbosity};
use crate::words::date_in_words;
use crate::words::{announce_with_all, opening_named};

use super::Reviewing;
use crate::practice_tags::{self, player_told};
use crate::review::course::Course;
use crate::review::library::GameEntry;

/// Whether the side is said with the number of a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum SideWithNumber {
    /// White's moves are numbered, Black's are not.
    InTurn,
    /// Black's moves are numbered too, as after a jump.
    Always,
}

impl Reviewing {
    /// The latest move with its annotations.
    pub(crate) fn latest_told(&self, course: &Course, numbered: SideWithNumber) -> Vec<Segment> {
        let mut segments = self.latest_announced(course, numbered);
        let Some(played) = course.latest() else { return segments };
        let glyphs = played.glyphs().iter().map(|glyph| self.glyph(*glyph));
        segments.extend(glyphs.map(|told| self.plain(&told).from_verbosity(Verbosity::Normal)));
        segments.extend(self.comments(played.comments()));
        segments.extend(self.asides(course, played));
        if !course.branches().is_empty() {
            let told = self.tongue.texts.branches_here(course.branches().len());
            segments.push(self.plain(&told).from_verbosity(Verbosity::Normal));
        }
        segments
    }

    /// The latest move with its number.
    pub(crate) fn latest_announced(
        &self,
        course: &Course,
        numbered: SideWithNumber,
    ) -> Vec<Segment> {
        let Some((before, turn)) = course.way().latest() else { return Vec::new() };
        let (number, side) = course.number(course.made());
        let mut segments = Vec::new();
        match (side, numbered) {
            (Color::White, _) => segments.push(self.plain(format!("{number}."))),
            // The sentence about a null move already names the side.
            (Color::Black, SideWithNumber::Always) if turn == MoveOrPass::Pass => {
                segments.push(self.plain(format!("{number}.")));
            }
            (Color::Black, SideWithNumber::Always) => {
                segments.push(self.plain(self.tongue.texts.move_of_black(number)));
            }
            (Color::Black, SideWithNumber::InTurn) => {}
        }
        segments.push(self.announced(before, turn));
        segments
    }

    /// A move in the words of Appendix D, with check and mate, or the sentence about a null move.
    pub(crate) fn announced(&self, before: &Position, turn: MoveOrPass) -> Segment {
        let MoveOrPass::Move(legal) = turn else {
            return self.plain(self.tongue.texts.passes(before.turn()));
        };
        let announcement = announce_with_all(before, legal);
        self.said(format!("{}.", self.tongue.wording.say(&announcement)))
    }

    /// The words of comments.
    pub(crate) fn comments(&self, comments: &[Comment]) -> Vec<Segment> {
        let parts = comments.iter().flat_map(Comment::parts);
        let words = parts.filter_map(|part| match part {
            CommentPart::Text(words) => {
                Some(self.plain(ended(words)).from_verbosity(Verbosity::Normal))
            }
            _ => None,
        });
        words.collect()
    }

    /// Details told only at full verbosity.
    fn asides(&self, course: &Course, played: &Played) -> Vec<Segment> {
        let (_, side) = course.number(course.made());
        let clock = played.clock().map(|left| self.tongue.texts.clock_left(side, seconds(left)));
        let worth = judgement(played).map(|judged| self.judged(judged));
        let told = clock.into_iter().chain(worth);
        told.map(|told| self.plain(&told).from_verbosity(Verbosity::Full)).collect()
    }

    fn glyph(&self, Glyph(number): Glyph) -> String {
        match number {
            14..=139 => {
                let side = if number % 2 == 0 { Color::White } else { Color::Black };
                self.tongue.texts.glyph_of_side(number - number % 2, side)
            }
            _ => self.tongue.texts.glyph_told(number),
        }
    }

    fn judged(&self, judged: EngineJudgement) -> String {
        let side = |number: i32| if number >= 0 { Color::White } else { Color::Black };
        match judged {
            EngineJudgement::Mate(moves) => {
                self.tongue.texts.recorded_mate(side(moves), moves.unsigned_abs())
            }
            EngineJudgement::Centipawns(count) if count.abs() < 10 => {
                self.tongue.texts.recorded_level()
            }
            EngineJudgement::Centipawns(count) => {
                let (pawns, hundredths) = (count.unsigned_abs() / 100, count.unsigned_abs() % 100);
                let decimals = match hundredths % 10 {
                    0 => (hundredths / 10).to_string(),
                    _ => format!("{hundredths:02}"),
                };
                let pawns = self.tongue.texts.decimal(pawns, &decimals);
                self.tongue.texts.recorded_worth(side(count), &pawns)
            }
        }
    }

    /// Repeats the comments here.
    pub(crate) fn tell_comments(&self, course: &Course) -> Vec<Out> {
        let told = match course.latest() {
            Some(played) => self.comments(played.comments()),
            None => self.comments(course.line().introduction()),
        };
        if told.is_empty() {
            return vec![self.answer(self.tongue.texts.no_comment())];
        }
        vec![self.says(told)]
    }

    /// The file's evaluation of the position.
    pub(crate) fn tell_judgement(&self, course: &Course) -> Vec<Out> {
        let judged = course.latest().and_then(judgement);
        let told = judged.map(|judged| self.judged(judged));
        vec![self.answer(told.unwrap_or_else(|| self.tongue.texts.no_recorded_worth()))]
    }

    /// Both clock times in the file here, and the time taken for the latest move.
    pub(crate) fn tell_times(&self, course: &Course) -> Vec<Out> {
        let mut told = Vec::new();
        let line = course.line().moves();
        let made = course.spot().plies();
        let (_, latest) = course.number(course.made());
        for (back, side) in [(1, latest), (2, !latest)] {
            let played = made.checked_sub(back).and_then(|at| line.get(at));
            if let Some(left) = played.and_then(Played::clock) {
                told.push(self.tongue.texts.clock_left(side, seconds(left)));
            }
        }
        told.reverse();
        if let Some(taken) = course.latest().and_then(Played::elapsed) {
            told.push(self.tongue.texts.move_took(seconds(taken)));
        }
        if told.is_empty() {
            told.push(self.tongue.texts.no_clock_here());
        }
        vec![self.answer(told.join(" "))]
    }

    /// Squares and arrows drawn here.
    pub(crate) fn tell_drawn(&self, course: &Course) -> Vec<Out> {
        let comments = match course.latest() {
            Some(played) => played.comments(),
            None => course.line().introduction(),
        };
        let marks: Vec<Mark> = annotations(comments)
            .filter_map(|annotation| match annotation {
                Annotation::Drawn(marks) => Some(marks),
                Annotation::Worth(_) => None,
            })
            .flatten()
            .collect();
        if marks.is_empty() {
            return vec![self.answer(self.tongue.texts.no_arrows())];
        }
        let mut segments = vec![self.plain(self.tongue.texts.drawn_here())];
        let last = marks.len() - 1;
        for (at, mark) in marks.iter().enumerate() {
            let end = if at == last { "." } else { "," };
            let name = |square| self.tongue.wording.say_square(square);
            match mark.to {
                None => segments.push(self.said(format!("{}{end}", name(mark.from)))),
                Some(to) => {
                    segments.push(self.said(name(mark.from)));
                    segments.push(self.plain(self.tongue.texts.arrow_to()));
                    segments.push(self.said(format!("{}{end}", name(to))));
                }
            }
        }
        vec![self.says(segments)]
    }

    /// The branches that leave here, by their first moves.
    pub(crate) fn tell_branches(&self, course: &Course) -> Vec<Out> {
        let branches = course.branches();
        if branches.is_empty() {
            return vec![self.answer(self.tongue.texts.no_branch_here())];
        }
        let Some((before, _)) = course.way().latest() else { return Vec::new() };
        let mut segments = Vec::new();
        for (number, line) in (1..).zip(branches) {
            segments.push(self.plain(self.tongue.texts.branch_begins(number)));
            if let Some(first) = line.moves().first() {
                segments.push(self.announced(before, first.turn()));
            }
        }
        vec![self.says(segments)]
    }

    /// The heading of a game, in a few sentences.
    pub(crate) fn header(&self, number: u64, entry: &GameEntry) -> String {
        let texts = &self.tongue.texts;
        let mut told = vec![match self.players(entry) {
            Some((white, black)) => texts.game_headed(number + 1, self.count(), &white, &black),
            None => texts.game_headed_without_names(number + 1, self.count()),
        }];
        if !entry.event.is_empty() {
            let event = match is_practice(entry) {
                true => self.tongue.texts.practice_event(),
                false => entry.event.clone(),
            };
            told.push(format!("{event}."));
        }
        told.extend(self.date(&entry.date));
        told.push(self.result(entry.result));
        told.extend(self.opening_of(entry));
        told.join(" ")
    }

    /// The heading in a list.
    pub(crate) fn listed(&self, number: u64, entry: &GameEntry) -> String {
        let game = match self.players(entry) {
            Some((white, black)) => self.tongue.texts.game_listed(number + 1, &white, &black),
            None => self.tongue.texts.game_listed_without_names(number + 1),
        };
        let year = entry.date.get(..4).filter(|year| !year.contains('?'));
        let year = year.map(|year| format!("{year}.")).unwrap_or_default();
        [game, year, self.result(entry.result)].join(" ").replace("  ", " ")
    }

    /// The players, if the file names at least one.
    fn players(&self, entry: &GameEntry) -> Option<(String, String)> {
        let named = |name: &str| match name {
            name if is_practice(entry) => player_told(name, &self.tongue.texts),
            "" => self.tongue.texts.somebody(),
            name => name.to_owned(),
        };
        let is_named = !(entry.white.is_empty() && entry.black.is_empty());
        is_named.then(|| (named(&entry.white), named(&entry.black)))
    }

    fn opening_of(&self, entry: &GameEntry) -> Option<String> {
        let named = opening_named(entry.line, self.tongue.settings.language);
        let named = named.filter(|_| entry.opening.len() <= 3);
        let both = [entry.opening.as_str(), named.unwrap_or_default()].join(" ");
        let both = both.trim();
        (!both.is_empty()).then(|| self.tongue.texts.opening_is(both))
    }

    fn date(&self, date: &str) -> Option<String> {
        date_in_words(date, &self.tongue.texts)
    }

    pub(crate) fn result(&self, result: GameResult) -> String {
        match result {
            GameResult::Won(side) => self.tongue.texts.game_won_by(side),
            GameResult::Drawn => self.tongue.texts.game_drawn(),
            GameResult::Open => self.tongue.texts.game_open(),
        }
    }
}

/// Adds final punctuation, so that a voice pauses before what follows.
fn ended(words: &str) -> String {
    let last =
        words.trim_end_matches(['"', '\'', ')', ']', '”', '“', '»', '«', ' ']).chars().last();
    match last {
        Some('.' | '!' | '?' | '…' | ':' | ';' | ',') | None => words.to_owned(),
        Some(_) => format!("{words}."),
    }
}

fn annotations(comments: &[Comment]) -> impl Iterator<Item = Annotation> {
    comments.iter().flat_map(Comment::parts).filter_map(|part| match part {
        CommentPart::Command(command) => Annotation::read(command),
        _ => None,
    })
}

fn judgement(played: &Played) -> Option<EngineJudgement> {
    annotations(played.comments()).find_map(|annotation| match annotation {
        Annotation::Worth(judged) => Some(judged),
        Annotation::Drawn(_) => None,
    })
}

/// Whole seconds: tenths do not matter to a listener.
fn seconds(length: Duration) -> Span {
    Span::from(Duration::from_secs(length.as_secs()))
}

/// Whether the user played it against Hector or an engine.
fn is_practice(entry: &GameEntry) -> bool {
    entry.event == practice_tags::EVENT
}
