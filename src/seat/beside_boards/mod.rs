//! A seat with electronic boards, of one or both players: their positions are told, and a move made there is confirmed
//! with one word. The words are the move (D.2.1): a board only proposes. An illegal move is told in the same words as
//! any other.

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

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FeltHere {
    One(BoardOf),
    Both,
}

pub struct BesideBoards<S> {
    sitter: S,
    one: BoardBeside,
    other: Option<BoardBeside>,
    /// The moves of the game that the boards know of.
    followed: Vec<(Color, ClaimedMove)>,
    /// How many of them were completed by pressing the clock.
    pressed: usize,
    /// Why the game is over, as last told to the boards.
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

    /// Runs `does` for each board.
    fn each(&mut self, mut does: impl FnMut(&mut AtOne<'_, S>) -> Vec<Out>) -> Vec<Out> {
        let BesideBoards { sitter, one, other, .. } = self;
        let mut out = does(&mut AtOne { sitter, board: one, other: other.as_mut() });
        if let Some(second) = other {
            out.extend(does(&mut AtOne { sitter, board: second, other: Some(one) }));
        }
        out
    }

    /// The board of this player, if it is connected.
    fn at(&mut self, of: BoardOf) -> Option<AtOne<'_, S>> {
        let BesideBoards { sitter, one, other, .. } = self;
        if one.of == of {
            return Some(AtOne { sitter, board: one, other: other.as_mut() });
        }
        let board = other.as_mut().filter(|board| board.of == of)?;
        Some(AtOne { sitter, board, other: Some(one) })
    }

    /// Updates the boards with what was said and done.
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

    /// A player who has pressed the clock has let go of the board. If the board belongs to the other player, the move
    /// was made elsewhere and still has to be copied here (D.2.1).
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

/// The moves of a game, including the one in progress.
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
