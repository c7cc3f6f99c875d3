//! Jumps along the present line: to its end, to comments and to annotated mistakes. Branches are not entered, and moves
//! are not judged here.

use crate::chess::notation::pgn::{Glyph, Played};
use crate::present::conversation::{Dialogue as _, Out};

use super::course::{Course, LineWay};
use super::listening::Reviewing;

/// The glyphs of a mistake, a blunder and a dubious move.
const MISTAKES: [Glyph; 3] = [Glyph(2), Glyph(4), Glyph(6)];

impl Reviewing {
    /// To the end of the present line, be it a branch or not.
    pub(super) fn jump_to_line_end(&mut self) -> Vec<Out> {
        self.jump(Course::finish_line)
    }

    /// To the next or previous move with a comment.
    pub(super) fn jump_to_comment(&mut self, way: LineWay) -> Vec<Out> {
        let none = self.tongue.texts.no_comment_that_way();
        self.jump_to_move(way, |me, played| !me.comments(played.comments()).is_empty(), none)
    }

    /// To the next or previous move that the file calls a mistake.
    pub(super) fn jump_to_mistake(&mut self, way: LineWay) -> Vec<Out> {
        let none = self.tongue.texts.no_mistake_that_way();
        let is_one = |_: &Reviewing, played: &Played| {
            played.glyphs().iter().any(|glyph| MISTAKES.contains(glyph))
        };
        self.jump_to_move(way, is_one, none)
    }

    fn jump_to_move(
        &mut self,
        way: LineWay,
        is_wanted: impl Fn(&Reviewing, &Played) -> bool,
        none: String,
    ) -> Vec<Out> {
        let Some(mut course) = self.course.take() else { return self.refuse(&self.trouble) };
        let found = course.seek(way, |played| is_wanted(self, played));
        self.course = Some(course);
        match found {
            Some(()) => self.tell_latest(),
            None => self.refuse(none),
        }
    }
}
