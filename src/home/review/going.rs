//! Going through the moves of a game: forward, back, to a number, into branches and out of them, and what is told on
//! the way.

use crate::chess::Color;
use crate::present::conversation::{Dialogue as _, Out};
use crate::words::{side_named, tell_pgn_error};

use super::course::Course;
use super::listening::Reviewing;
use super::listening::telling::SideWithNumber;

impl Reviewing {
    /// Makes moves and tells each; the last one with everything about it.
    pub(super) fn forward(&mut self, count: usize) -> Vec<Out> {
        let Some(mut course) = self.course.take() else { return self.refuse(&self.trouble) };
        let mut segments = Vec::new();
        for step in 0..count.max(1) {
            if course.forward().is_none() {
                let ends = self.end_told(&course);
                segments.push(self.plain(&ends));
                break;
            }
            let numbered =
                if step == 0 { self.after_jump(&course) } else { SideWithNumber::InTurn };
            let is_last = step + 1 == count.max(1) || course.coming().is_none();
            segments.extend(match is_last {
                true => self.latest_told(&course, numbered),
                false => self.latest_announced(&course, numbered),
            });
        }
        self.course = Some(course);
        vec![self.says(segments)]
    }

    /// The first move of a branch is told with Black's number too.
    fn after_jump(&self, course: &Course) -> SideWithNumber {
        if course.spot().plies() == 1 { SideWithNumber::Always } else { SideWithNumber::InTurn }
    }

    /// How the present line ends, or why no more of it can be heard.
    pub(super) fn end_told(&self, course: &Course) -> String {
        if let Some(broken) = course.break_here() {
            return self
                .tongue
                .texts
                .game_breaks_off(&tell_pgn_error(&broken.error, &self.tongue.texts));
        }
        if let Some(cut) = course.line().cut() {
            return self
                .tongue
                .texts
                .variation_breaks_off(&tell_pgn_error(cut, &self.tongue.texts));
        }
        if course.is_in_branch() {
            return self.tongue.texts.line_ends();
        }
        let result = self.entry.as_ref().map(|entry| entry.result).unwrap_or_default();
        self.tongue.texts.game_ends(&self.result(result))
    }

    /// Takes moves back, and tells the one that is then the latest.
    pub(super) fn back(&mut self, count: usize) -> Vec<Out> {
        let Some(mut course) = self.course.take() else { return self.refuse(&self.trouble) };
        let gone = (0..count.max(1)).take_while(|_| course.back().is_some()).count();
        self.course = Some(course);
        if gone == 0 {
            return self.refuse(self.tongue.texts.at_the_start());
        }
        self.tell_latest()
    }

    /// Tells the latest move with its annotations, or that the game starts.
    pub(super) fn tell_latest(&self) -> Vec<Out> {
        let Some(course) = &self.course else { return self.refuse(&self.trouble) };
        if course.made() > 0 {
            return vec![self.says(self.latest_told(course, SideWithNumber::Always))];
        }
        let mut told = vec![self.plain(self.tongue.texts.game_starts())];
        told.extend(self.comments(course.line().introduction()));
        vec![self.says(told)]
    }

    pub(super) fn tell_place(&self) -> Vec<Out> {
        let Some(course) = &self.course else { return self.refuse(&self.trouble) };
        let game = self.number + 1;
        if course.made() == 0 {
            return vec![self.answer(self.tongue.texts.review_at_start(game))];
        }
        let (number, side) = course.number(course.made());
        vec![self.answer(self.tongue.texts.review_where(game, number, side))]
    }

    pub(super) fn steps(
        &mut self,
        rest: &str,
        go: fn(&mut Reviewing, usize) -> Vec<Out>,
    ) -> Vec<Out> {
        match self.tongue.count(rest, 1) {
            Ok(count) => go(self, count),
            Err(refused) => refused,
        }
    }

    pub(super) fn jump(&mut self, go: impl FnOnce(&mut Course)) -> Vec<Out> {
        let Some(course) = &mut self.course else { return self.refuse(&self.trouble) };
        go(course);
        let mut out = self.tell_latest();
        if let Some(course) = &self.course
            && course.coming().is_none()
        {
            out.push(self.answer(self.end_told(course)));
        }
        out
    }

    /// Goes to "12" or "12 black" in the main line.
    pub(super) fn go_to(&mut self, rest: &str) -> Vec<Out> {
        let Some(course) = &self.course else { return self.refuse(&self.trouble) };
        let (number, side) = match rest.rsplit_once(' ') {
            Some((number, side)) => (number, side_named(side)),
            None => (rest, Some(Color::White)),
        };
        let number = self.tongue.number(number).and_then(|number| u32::try_from(number).ok());
        let plies = course.game.main_line().moves().len();
        let wanted = number.zip(side);
        let made = (1..=plies).find(|made| Some(course.number(*made)) == wanted);
        match made {
            Some(made) => {
                let Some(course) = &mut self.course else { return Vec::new() };
                course.go_to(made);
                self.tell_latest()
            }
            None => {
                let (first, last) = (course.number(1).0, course.number(plies).0);
                self.refuse(match (rest.trim(), plies) {
                    (_, 0) => self.tongue.texts.game_without_moves(),
                    ("", _) => self.tongue.texts.move_by_its_number(first, last),
                    _ => self.tongue.texts.which_move(rest, first, last),
                })
            }
        }
    }

    pub(super) fn enter(&mut self, rest: &str) -> Vec<Out> {
        let branch = if rest.is_empty() { Some(1) } else { self.tongue.number(rest) };
        let Some(course) = &mut self.course else { return self.refuse(&self.trouble) };
        let count = course.branches().len();
        if count == 0 {
            return self.refuse(self.tongue.texts.no_branch_here());
        }
        let branch = branch.and_then(|branch| branch.checked_sub(1));
        if branch.and_then(|branch| course.enter(branch)).is_none() {
            return self.refuse(self.tongue.texts.which_branch(rest, count));
        }
        let Some(course) = &self.course else { return Vec::new() };
        let mut told = self.comments(course.line().introduction());
        told.extend(self.latest_told(course, SideWithNumber::Always));
        vec![self.says(told)]
    }

    pub(super) fn leave(&mut self) -> Vec<Out> {
        let Some(course) = &mut self.course else { return self.refuse(&self.trouble) };
        if course.leave().is_none() {
            return self.refuse(self.tongue.texts.not_in_branch());
        }
        let mut out = vec![self.answer(self.tongue.texts.branch_left())];
        out.extend(self.tell_latest());
        out
    }
}
