//! A player who walks over the board, now or some moves ago: what each step tells. Keys are read by the `Walker`.

use shakmaty::Position as _;

use crate::chess::{Color, Position, Square};
use crate::clock::Moment;
use crate::present::board::walk;
use crate::present::board::walk::{Stride, Walker};
use crate::present::conversation::{Dialogue as _, KeyList, Out};
use crate::present::editor::Key;
use crate::words::{Activity, Style, announce, subject};

use super::Practising;

#[derive(Debug, Clone, Copy)]
pub(crate) struct Walk {
    walker: Walker,
    /// The position being walked over, as a number of moves made. `None` for the present board.
    made: Option<usize>,
}

impl Practising {
    /// Begins to walk over the board, at the named square if any, or returns to typing moves.
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

    /// The position being walked over.
    fn walked_over(&self, walk: Walk) -> &Position {
        let earlier = walk.made.and_then(|made| self.kept.game.positions().get(made));
        earlier.unwrap_or(self.position())
    }

    /// Handles a key of the walk; `None` if there is no walk or the key has no meaning in it.
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

    /// The number of moves made in the position being walked over.
    fn made(&self, walk: Walk) -> usize {
        let all = self.kept.game.moves().len();
        walk.made.map_or(all, |made| made.min(all))
    }

    /// Walks over an earlier or later position, and tells its last move.
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

    /// Tells a move by its index, with its number; before the first, the start.
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
