//! A listener's questions about the game and the board, and walking over it. The place in the game does not change
//! here.

use crate::chess::opponent::{Level, Seed, ThinkingBudget, think};
use crate::chess::{Color, Ending, MoveOrPass, ending};
use crate::clock::Moment;
use crate::present::board::walk;
use crate::present::board::walk::{Stride, Walker};
use crate::present::conversation::{Dialogue as _, KeyList, Out};
use crate::present::editor::Key;
use crate::present::spoken::Segment;
use crate::words::{Activity, Command, Style, announce, subject};

use super::course::Course;
use super::listening::Reviewing;

/// How many of the last moves are told if no number is given.
const LAST_MOVES: usize = 4;
/// How many positions Hector examines for an evaluation.
const ADVICE: u64 = 60_000;

impl Reviewing {
    /// Answers a question about the open game.
    pub(super) fn of_course(&self, told: impl FnOnce(&Course) -> Vec<Out>) -> Vec<Out> {
        match &self.course {
            Some(course) => told(course),
            None => self.refuse(&self.trouble),
        }
    }

    pub(super) fn tell_turn(&self, course: &Course) -> Vec<Out> {
        let texts = &self.tongue.texts;
        let turn = course.position().turn();
        let told = turn.fold_wb(texts.white_to_move(), texts.black_to_move());
        vec![self.answer(format!("{told}."))]
    }

    pub(super) fn tell_result(&self) -> Vec<Out> {
        let result = self.entry.as_ref().map(|entry| entry.result).unwrap_or_default();
        vec![self.answer(self.result(result))]
    }

    pub(super) fn tell_moves(&self, course: &Course, rest: &str) -> Vec<Out> {
        let count = match self.tongue.count(rest, LAST_MOVES) {
            Ok(count) => count,
            Err(refused) => return refused,
        };
        let first = course.made().saturating_sub(count);
        let played = course.way().taken().enumerate().skip(first);
        let segments: Vec<Segment> = played
            .map(|(ply, (before, turn))| {
                let (number, side) = course.number(ply + 1);
                let number =
                    if side == Color::White { format!("{number}. ") } else { String::new() };
                let MoveOrPass::Move(legal) = turn else {
                    return self.plain(number + &self.tongue.texts.passes(side));
                };
                let words = self.tongue.wording.say(&announce(before, legal, Style::Full));
                self.said(format!("{number}{words}."))
            })
            .collect();
        if segments.is_empty() {
            return vec![self.answer(self.tongue.texts.no_moves_yet())];
        }
        vec![self.says(segments)]
    }

    /// Who stands better, in Hector's opinion.
    pub(super) fn evaluation(&self, course: &Course) -> Vec<Out> {
        let budget = ThinkingBudget { nodes: ADVICE, ..ThinkingBudget::default() };
        match think(&course.way().since_the_last_pass(), Level::FULL, Seed(0), &budget, || false) {
            Some(thought) => {
                let turn = course.position().turn();
                vec![self.answer(self.board(course).worth(thought.worth, turn))]
            }
            // There are no legal moves.
            None => {
                let told = match ending(course.position()) {
                    Some(Ending::Checkmate { winner }) => self.tongue.texts.over_by_mate(winner),
                    Some(Ending::Dead) => self.tongue.texts.over_by_dead_position(),
                    Some(Ending::Stalemate) | None => self.tongue.texts.over_by_stalemate(),
                };
                vec![self.answer(&told)]
            }
        }
    }

    /// Begins to walk over the board, at the named square if any, or returns to typing.
    pub(super) fn walk(&mut self, rest: &str) -> Vec<Out> {
        let named = subject(rest, &self.tongue.lexicon).and_then(|subject| subject.square());
        let Some(course) = &self.course else { return self.refuse(&self.trouble) };
        if named.is_none() && !rest.trim().is_empty() {
            return self.refuse(self.tongue.which_square());
        }
        if named.is_none() && self.walker.is_some() {
            return self.stop_walking();
        }
        let new = || Walker::new(self.seen_from(), self.tongue.settings.language);
        let mut walker = self.walker.unwrap_or_else(new);
        if let Some(square) = named {
            walker.go_to(square);
        }
        let begins = self.walker.is_none().then(|| self.answer(self.tongue.texts.walk_begins()));
        let board = self.board(course);
        let here = board.says(board.contents(walker.at, "."));
        self.walker = Some(walker);
        [Out::Keys(walk::entry())].into_iter().chain(begins).chain([here]).collect()
    }

    fn stop_walking(&mut self) -> Vec<Out> {
        self.walker = None;
        vec![
            Out::Keys(KeyList::at(Activity::Review).entry()),
            self.answer(self.tongue.texts.walk_ends()),
        ]
    }

    /// Handles a key of the walk; `None` if there is no walk or the key has no meaning in it.
    pub(super) fn walk_on(&mut self, key: Key, now: Moment) -> Option<Vec<Out>> {
        let mut walker = self.walker?;
        let course = self.course.as_ref()?;
        let pieces = shakmaty::Position::board(course.position().board());
        let stride = walker.stride(key, self.seen_from(), pieces)?;
        self.walker = Some(walker);
        let board = self.board(course);
        Some(match (board.stride(stride, walker.at), stride) {
            (Some(told), _) => told,
            (None, Stride::LastCapture) => {
                let last = course.way().turns().last().and_then(|turn| turn.legal());
                board.captured(last.and_then(|legal| legal.capture()))
            }
            (None, Stride::Asks(command)) => self.obey(command, "", now),
            (None, Stride::Earlier) => self.obey(Command::Back, "", now),
            (None, Stride::Later) => self.obey(Command::Forward, "", now),
            (None, Stride::End) => self.stop_walking(),
            (None, _) => self.tell_latest(),
        })
    }
}
