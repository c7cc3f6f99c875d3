//! A player who walks over the board, as it stands or as it stood some moves ago: what each
//! stride tells. Never knows a key.

use shakmaty::Position as _;

use crate::chess::{Color, Position, Square};
use crate::clock::Moment;
use crate::present::board::walk;
use crate::present::board::walk::{Stride, Walker};
use crate::present::conversation::{Dialogue as _, KeyList, Out};
use crate::present::editor::Key;
use crate::words::{Activity, Style, announce, subject};

use super::Practising;

/// A walk over the board.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Walk {
    walker: Walker,
    /// After how many moves the board stood as it is walked over; none for the board as it is.
    made: Option<usize>,
}

impl Practising {
    /// Begins to walk over the board, at a square if one is named, or goes back to typing
    /// moves.
    pub(crate) fn walk(&mut self, rest: &str) -> Vec<Out> {
        let named = subject(rest, &self.tongue.lexicon).and_then(|subject| subject.square());
        match (self.walk, named) {
            (_, None) if !rest.trim().is_empty() => self.refuse(self.tongue.which_square()),
            (Some(_), None) => self.stop_walking(),
            (walk, named) => self.walk_from(walk, named),
        }
    }

    pub(crate) fn stop_walking(&mut self) -> Vec<Out> {
        self.walk = None;
        vec![
            Out::Keys(KeyList::at(Activity::Practice).entry()),
            self.answer(self.tongue.texts.walk_ends()),
        ]
    }

    fn walk_from(&mut self, walk: Option<Walk>, named: Option<Square>) -> Vec<Out> {
        let begins = walk.is_none().then(|| self.answer(self.tongue.texts.walk_begins()));
        let new = || Walker::new(self.kept.own, self.tongue.settings.language);
        let mut walk = walk.unwrap_or_else(|| Walk { walker: new(), made: None });
        if let Some(square) = named {
            walk.walker.go_to(square);
        }
        self.walk = Some(walk);
        let board = self.board_of(self.walked_over(walk));
        let here = board.says(board.contents(walk.walker.at, "."));
        [Out::Keys(walk::entry())].into_iter().chain(begins).chain([here]).collect()
    }

    /// The position that is walked over.
    fn walked_over(&self, walk: Walk) -> &Position {
        let earlier = walk.made.and_then(|made| self.kept.game.positions().get(made));
        earlier.unwrap_or(self.position())
    }

    /// Takes a key of a walk, if there is one and it is one.
    pub(crate) fn walk_on(&mut self, key: Key, now: Moment) -> Option<Vec<Out>> {
        let mut walk = self.walk?;
        let pieces = self.walked_over(walk).board().board().clone();
        let stride = walk.walker.stride(key, self.kept.own, &pieces)?;
        self.walk = Some(walk);
        let told = self.board_of(self.walked_over(walk)).stride(stride, walk.walker.at);
        Some(told.unwrap_or_else(|| match stride {
            Stride::LastCapture => {
                let last = self.made(walk).checked_sub(1);
                let last = last.and_then(|last| self.kept.game.moves().get(last));
                self.board().captured(last.and_then(|legal| legal.capture()))
            }
            Stride::Asks(command) => self.obey(command, "", now),
            Stride::Earlier => self.go_over(walk, self.made(walk).checked_sub(1)),
            Stride::Later => self.go_over(walk, Some(self.made(walk) + 1)),
            Stride::End => self.stop_walking(),
            _ => self.tell_move(self.made(walk)),
        }))
    }

    /// After how many moves the board stood that is walked over.
    fn made(&self, walk: Walk) -> usize {
        let all = self.kept.game.moves().len();
        walk.made.map_or(all, |made| made.min(all))
    }

    /// Walks over the board as it stood after so many moves, and tells the last of them.
    fn go_over(&mut self, walk: Walk, made: Option<usize>) -> Vec<Out> {
        let all = self.kept.game.moves().len();
        match made {
            None => self.refuse(self.tongue.texts.at_the_start()),
            Some(made) if made > all => self.refuse(self.tongue.texts.no_later_position()),
            Some(made) => {
                let made_then = (made < all).then_some(made);
                self.walk = Some(Walk { made: made_then, ..walk });
                self.tell_move(made)
            }
        }
    }

    /// A move by its place in the game, with its number; the start before the first.
    fn tell_move(&self, made: usize) -> Vec<Out> {
        let Some(place) = made.checked_sub(1) else {
            return vec![self.answer(self.tongue.texts.game_starts())];
        };
        if made == self.kept.game.moves().len() {
            return self.tell_last();
        }
        let game = &self.kept.game;
        let Some((before, legal)) = game.positions().get(place).zip(game.moves().get(place)) else {
            return self.tell_last();
        };
        let number = u32::try_from(place / 2 + 1).unwrap_or(u32::MAX);
        let number = match before.turn() {
            Color::White => format!("{number}."),
            Color::Black => self.tongue.texts.move_of_black(number),
        };
        let words = self.tongue.wording.say(&announce(before, *legal, Style::Full));
        vec![self.board().says(vec![self.plain(&number), self.said(format!("{words}."))])]
    }
}
