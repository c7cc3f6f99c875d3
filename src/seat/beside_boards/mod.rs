//! A seat beside electronic boards, one or both players': what stands there is told, and a move that was made there is
//! taken with one word. The words are the move (D.2.1): a board only proposes. Never takes a move by itself,
//! and tells an illegal one in the same words as any other.

mod at_one;
mod board;
mod differing;

use std::iter;

use crate::chess::{ClaimedMove, Color};
use crate::clock::Moment;
use crate::present::conversation::{Event, Out, WhyOver};
use crate::table::{Game, TouchedBefore};
use crate::words::{BoardOf, CalledBoard};

use super::board_shown::{over, shown};
use super::layer::{Layer, Sits};

use at_one::AtOne;
use board::BoardBeside;

/// Which boards are felt beside a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FeltHere {
    One(BoardOf),
    Both,
}

/// A seat, and the boards beside it.
pub struct BesideBoards<S> {
    sitter: S,
    one: BoardBeside,
    other: Option<BoardBeside>,
    /// The moves of the game that the boards have been told.
    followed: Vec<(Color, ClaimedMove)>,
    /// So many of them were completed by a press.
    pressed: usize,
    /// Why the game is over, as the boards were told.
    over: Option<WhyOver>,
}

impl<S: Sits> BesideBoards<S> {
    pub fn new(sitter: S, felt: FeltHere) -> BesideBoards<S> {
        let seat = sitter.seat();
        let board = |of, called| BoardBeside::new(of, called, seat);
        let (one, other) = match felt {
            FeltHere::One(of) => (board(of, CalledBoard::TheBoard), None),
            FeltHere::Both => {
                let [one, other] = BoardOf::ALL.map(|of| board(of, CalledBoard::Of(of)));
                (one, Some(other))
            }
        };
        let game = &seat.running.game;
        let (followed, pressed) = (course(game), game.plies().len());
        BesideBoards { one, other, followed, pressed, over: over(game), sitter }
    }

    /// Each board has its turn.
    fn each(&mut self, mut does: impl FnMut(&mut AtOne<'_, S>) -> Vec<Out>) -> Vec<Out> {
        let BesideBoards { sitter, one, other, .. } = self;
        let mut out = does(&mut AtOne { sitter, board: one, other: other.as_mut() });
        if let Some(second) = other {
            out.extend(does(&mut AtOne { sitter, board: second, other: Some(one) }));
        }
        out
    }

    /// The board of this player, if it is felt.
    fn at(&mut self, of: BoardOf) -> Option<AtOne<'_, S>> {
        let BesideBoards { sitter, one, other, .. } = self;
        if one.of == of {
            return Some(AtOne { sitter, board: one, other: other.as_mut() });
        }
        let board = other.as_mut().filter(|board| board.of == of)?;
        Some(AtOne { sitter, board, other: Some(one) })
    }

    /// Has the boards know what was said and done.
    fn follow(&mut self, now: Moment) -> Vec<Out> {
        let mut out = self.follow_presses(now);
        let game = &self.sitter.seat().running.game;
        let (course, over) = (course(game), over(game));
        if course == self.followed {
            if std::mem::replace(&mut self.over, over) != over {
                out.extend(self.each(|at| shown(at.game(), at.board.of).into_iter().collect()));
            }
            return out;
        }
        self.over = over;
        let said = course.strip_prefix(&self.followed[..]);
        let boards = iter::once(&mut self.one).chain(&mut self.other);
        let touched: Vec<_> = boards.map(|board| board.follow(said, game.present(), now)).collect();
        out.extend(self.each(|at| shown(at.game(), at.board.of).into_iter().collect()));
        self.followed = course;
        let mut touched = touched.into_iter();
        out.extend(self.each(|at| {
            let told = touched.next().into_iter().flatten();
            told.flat_map(|touched| at.tell_touches(&touched, TouchedBefore::AnotherMove, now))
                .collect()
        }));
        out
    }

    /// Whoever has pressed has the hand off their board. Whose board it is not has made the move elsewhere, and here
    /// it is still to be copied (D.2.1).
    fn follow_presses(&mut self, now: Moment) -> Vec<Out> {
        let plies = self.sitter.seat().running.game.plies();
        let pressed = plies.get(self.pressed..).unwrap_or_default();
        let pressed: Vec<Color> = pressed.iter().map(|ply| ply.by).collect();
        self.pressed = plies.len();
        self.each(|at| match pressed.contains(&at.board.side) {
            false => Vec::new(),
            true => {
                let seen = at.board.watch.press(now);
                at.tell(seen, now)
            }
        })
    }
}

/// The moves of a game, with the one that is being made.
fn course(game: &Game) -> Vec<(Color, ClaimedMove)> {
    let turn = game.turn();
    let made = turn.made.iter().map(|made| (turn.by, made.said.claim));
    game.plies().iter().map(|ply| (ply.by, ply.made.said.claim)).chain(made).collect()
}

impl<S: Sits> Layer for BesideBoards<S> {
    type Middle = S;

    fn middle(&self) -> &S {
        &self.sitter
    }

    fn middle_mut(&mut self) -> &mut S {
        &mut self.sitter
    }

    fn afterwards(&mut self, mut out: Vec<Out>, now: Moment) -> Vec<Out> {
        out.extend(self.follow(now));
        out.extend(self.each(|at| {
            let seen = at.board.watch.wake(now);
            at.tell(seen, now)
        }));
        out.extend(self.each(|at| at.tell_held(now)));
        out.extend(self.each(|at| at.follow_asking(now)));
        self.each(|at| {
            at.board.wakes = at.next_wake();
            Vec::new()
        });
        out
    }

    fn follows_at(&self) -> Option<Moment> {
        let boards = iter::once(&self.one).chain(&self.other);
        boards.filter_map(|board| board.wakes).min()
    }

    fn hears(&mut self, event: Event, now: Moment) -> Vec<Out> {
        let Event::Board(of, news) = event else { return self.sitter.take(event, now) };
        let mut out = self.sitter.take(Event::TimePasses, now);
        out.extend(self.at(of).map(|mut at| at.takes_news(news, now)).unwrap_or_default());
        out
    }
}
