//! A player at home with an electronic board: the position to set up is told, and moves by hand are passed on. Only
//! moves that were made on the board are told.

use crate::chess::{ClaimedMove, Move, Position};
use crate::clock::Moment;
use crate::laws::TouchFacts;
use crate::present::conversation::{
    BoardComesOrGoes, Dialogue, Event, FromBoard, Layer, Layered, Out, Session, ToBoard, WhyOver,
};
use crate::present::spoken::Priority;
use crate::present::tone::Tone;
use crate::table::Standing;
use crate::table::sensed::{BoardLooks, BoardPatience, Divergence, HandSeen, HandWatch};
use crate::words::{BoardOf, CalledBoard, WhichBoard, tell_looks};

/// A player at home has one board.
const CALLED: CalledBoard = CalledBoard::TheBoard;

/// A session whose game can be set up on a board.
pub trait OnBoard: Session + Dialogue {
    /// The position that should be on the board. `None` if there is no game.
    fn present(&self) -> Option<&Position>;
    /// The latest move, and the position before it.
    fn latest_move(&self) -> Option<(&Position, Move)>;
    /// Why the game is over, if it is.
    fn why_over(&self) -> Option<WhyOver> {
        None
    }
    /// Called after checking whether the board shows the game.
    fn board_looked_at(&mut self, _: BoardShows, _: Moment) {}
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BoardShows {
    /// It has not been set up yet.
    NothingYet,
    TheGame,
    SomethingElse,
}

/// A session, and the player's board.
pub struct AtBoard<S> {
    pub sitter: S,
    watch: HandWatch,
    /// The position last given to the watch.
    followed: Option<Position>,
    /// Why the game is over, as last told to the board.
    over: Option<WhyOver>,
    told: BoardShows,
    /// How it looked when it was last told to differ.
    board_looked: BoardLooks,
    /// What it showed at the last check.
    looked: BoardShows,
    wakes: Option<Moment>,
}

impl<S: OnBoard> AtBoard<S> {
    /// The board may already show the position, or still has to be set up.
    pub fn begun(sitter: S) -> Layered<AtBoard<S>> {
        let patience = BoardPatience::PEGS.read_again_within(BoardPatience::READ_AGAIN);
        let followed = sitter.present().cloned();
        let start = Standing::Regular(followed.clone().unwrap_or_else(Position::initial));
        Layered(AtBoard {
            watch: HandWatch::new(&start, patience, TouchFacts::Ignored),
            followed,
            over: sitter.why_over(),
            told: BoardShows::NothingYet,
            board_looked: BoardLooks::OtherwiseOnSquares,
            looked: BoardShows::NothingYet,
            wakes: None,
            sitter,
        })
    }

    /// Tells the watch, and a board that wants it, what was told, played and taken back.
    fn follow(&mut self, now: Moment) -> Option<Out> {
        let present = self.sitter.present()?;
        let standing = Standing::Regular(present.clone());
        let is_followed = self.followed.as_ref() == Some(present);
        let over = self.sitter.why_over();
        let was_over = std::mem::replace(&mut self.over, over);
        if is_followed && self.watch.standing().board() == standing.board() {
            return (was_over != over).then(|| self.shown_to_board()).flatten();
        }
        self.followed = Some(present.clone());
        let seen = self.watch.standing().board();
        if let Some((before, made)) = self.sitter.latest_move()
            && (seen == standing.board() || seen == Standing::Regular(before.clone()).board())
            && !is_followed
        {
            self.watch.said(now, before.turn(), &ClaimedMove::from(made));
        }
        // What hands did outside the game, such as an illegal move, is not part of it; nor is a move that was taken
        // back.
        if self.watch.standing().board() != standing.board() {
            self.watch.restart(&standing);
        }
        self.shown_to_board()
    }

    fn shown_to_board(&self) -> Option<Out> {
        let last = self.sitter.latest_move().map(|(before, made)| before.uci(made));
        let position = self.sitter.present()?;
        let shown = ToBoard::goes_on(position, last).telling_check(position);
        Some(Out::ToBoard(BoardOf::Mine, ToBoard { over: self.sitter.why_over(), ..shown }))
    }

    fn take_news(&mut self, news: FromBoard, now: Moment) -> Vec<Out> {
        let (seen, comes_or_goes) = news.taken_in(&mut self.watch, now);
        let mut out = self.take(seen, now);
        match comes_or_goes {
            None => {}
            Some(BoardComesOrGoes::Comes(kind)) => {
                out.push(self.sitter.tells(self.sitter.tongue().texts.board_here(CALLED, kind)));
                out.extend(self.shown_to_board());
            }
            Some(BoardComesOrGoes::Goes(reason)) => {
                out.push(self.sitter.utter(Priority::Alarm, reason));
            }
        }
        out
    }

    fn take(&mut self, seen: Vec<HandSeen>, now: Moment) -> Vec<Out> {
        seen.into_iter().flat_map(|seen| self.take_one(seen, now)).collect()
    }

    fn take_one(&mut self, seen: HandSeen, now: Moment) -> Vec<Out> {
        let texts = &self.sitter.tongue().texts;
        match seen {
            HandSeen::Touched(_) => Vec::new(),
            HandSeen::Agrees => match std::mem::replace(&mut self.told, BoardShows::TheGame) {
                BoardShows::NothingYet => {
                    vec![self.sitter.tells(texts.board_ready(CALLED))]
                }
                BoardShows::SomethingElse => {
                    vec![self.sitter.tells(texts.board_agrees_again(CALLED))]
                }
                // The board shows what was told.
                BoardShows::TheGame => vec![Out::Sound(Tone::Press)],
            },
            HandSeen::Stands { claim, .. } => {
                self.told = BoardShows::TheGame;
                // Taken like a typed line, so that it is declined in the same words.
                let words = self.words(&claim);
                self.sitter.take(Event::Line(words), now)
            }
            HandSeen::OneOf(claims) => {
                let told: Vec<String> = claims.iter().map(|claim| self.words(claim)).collect();
                vec![self.sitter.tells(texts.board_shows_one_of(CALLED, &told.join(", ")))]
            }
            HandSeen::TakenBack(claim) => {
                vec![
                    self.sitter
                        .tells(texts.board_taken_back(WhichBoard(CALLED), &self.words(&claim))),
                ]
            }
            HandSeen::Differs(divergence) => self.differs(&divergence),
            HandSeen::NotSetUp(looks) => {
                let told = tell_looks(looks, &texts.own_electronic_board(), texts);
                told.map(|told| self.sitter.tells(told)).into_iter().collect()
            }
            HandSeen::NotBelieved(square) => {
                self.told = BoardShows::TheGame;
                let tongue = self.sitter.tongue();
                let name = tongue.wording.say_square(square);
                vec![
                    self.sitter
                        .tells(tongue.texts.board_square_not_believed(WhichBoard(CALLED), &name)),
                ]
            }
        }
    }

    fn differs(&mut self, divergence: &Divergence) -> Vec<Out> {
        let before = std::mem::replace(&mut self.told, BoardShows::SomethingElse);
        let looked = std::mem::replace(&mut self.board_looked, divergence.looks);
        let tongue = self.sitter.tongue();
        let names = divergence.squares.iter().map(|at| tongue.wording.say_square(*at));
        let squares = names.collect::<Vec<_>>().join(", ");
        let texts = &tongue.texts;
        let told = match tell_looks(divergence.looks, &texts.own_electronic_board(), texts) {
            // Clearing the board or setting it up is told only once.
            Some(_) if before == BoardShows::SomethingElse && looked == divergence.looks => {
                return Vec::new();
            }
            Some(strange) => strange,
            None => texts.own_board_differs_on(&squares),
        };
        vec![self.sitter.utter(Priority::Alarm, told)]
    }

    fn words(&self, claim: &ClaimedMove) -> String {
        self.sitter.tongue().wording.say_claim(claim)
    }

    /// Reports what the board shows. A board that has not been set up counts as showing the game, so that it does not
    /// hold anything up.
    fn look(&mut self, now: Moment) {
        let is_set_up = self.told != BoardShows::NothingYet;
        let shows = match is_set_up && !self.watch.divergence().squares.is_empty() {
            true => BoardShows::SomethingElse,
            false => BoardShows::TheGame,
        };
        if shows != self.looked || shows == BoardShows::SomethingElse {
            self.looked = shows;
            self.sitter.board_looked_at(shows, now);
        }
    }
}

impl<S: OnBoard> Layer for AtBoard<S> {
    type Middle = S;

    fn middle(&self) -> &S {
        &self.sitter
    }

    fn middle_mut(&mut self) -> &mut S {
        &mut self.sitter
    }

    fn afterwards(&mut self, mut out: Vec<Out>, now: Moment) -> Vec<Out> {
        out.extend(self.follow(now));
        let seen = self.watch.wake(now);
        out.extend(self.take(seen, now));
        out.extend(self.follow(now));
        self.look(now);
        self.wakes = self.watch.next_wake();
        out
    }

    fn follows_at(&self) -> Option<Moment> {
        self.wakes
    }

    fn hears(&mut self, event: Event, now: Moment) -> Vec<Out> {
        let Event::Board(_, news) = event else { return self.sitter.take(event, now) };
        let mut out = self.sitter.take(Event::TimePasses, now);
        out.extend(self.take_news(news, now));
        out
    }
}
