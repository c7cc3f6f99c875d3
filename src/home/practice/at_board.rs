//! A practice game with an electronic board before the player: what is moved there is played as if it had been
//! typed, and the opponent's moves are set on it as they are told. Never opens a port, and tells no move that a hand
//! has not made.

use crate::chess::{ClaimedMove, Color};
use crate::clock::{Moment, Span};
use crate::laws::TouchFacts;
use crate::present::conversation::{Around, Converses as _, FromBoard, Out, Session as _};
use crate::present::conversation::{Situation as _, Surrounded};
use crate::present::spoken::Priority;
use crate::present::tone::Tone;
use crate::table::Standing;
use crate::table::sensed::{BoardPatience, Divergence, HandSeen, HandWatch};

use super::game::Practising;

/// After a change a board is read again more often than this.
const READ_AGAIN: Span = Span::from_seconds(1);

/// A practice game, and the board on which it is played.
pub(crate) struct AtBoard {
    pub(crate) game: Practising,
    watch: HandWatch,
    /// The moves of the game that the watch knows.
    followed: Vec<(Color, ClaimedMove)>,
    shown: BoardShows,
    wakes: Option<Moment>,
}

/// What the board was last seen to show.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum BoardShows {
    /// It was not set up yet.
    NothingYet,
    TheGame,
    SomethingElse,
}

impl AtBoard {
    /// The board may stand there already, or be set up still.
    pub(crate) fn begun(game: Practising) -> Surrounded<AtBoard> {
        let patience = BoardPatience::PEGS.read_again_within(READ_AGAIN);
        Surrounded(AtBoard {
            watch: HandWatch::new(&standing(&game), patience, TouchFacts::Ignored),
            followed: course(&game),
            shown: BoardShows::NothingYet,
            wakes: None,
            game,
        })
    }

    /// Has the watch know what was played and taken back, and a board that wants to know it.
    fn follow(&mut self) -> Option<Out> {
        let course = course(&self.game);
        if course == self.followed && self.stands_as_the_game() {
            return None;
        }
        match course.strip_prefix(&self.followed[..]) {
            Some(played) => played.iter().for_each(|(by, claim)| self.watch.said(*by, claim)),
            None => self.begin_again(),
        }
        // What hands did beside the game, such as an illegal move, is not the game.
        if !self.stands_as_the_game() {
            self.begin_again();
        }
        self.followed = course;
        Some(self.shown_to_board())
    }

    fn begin_again(&mut self) {
        self.watch.restart(&standing(&self.game));
    }

    fn stands_as_the_game(&self) -> bool {
        self.watch.standing().board() == standing(&self.game).board()
    }

    fn shown_to_board(&self) -> Out {
        let last = self.game.kept.game.played().last().map(|(before, made)| before.uci(made));
        Out::ToBoard(self.game.position().to_fen(), last)
    }

    fn take_news(&mut self, news: FromBoard, now: Moment) -> Vec<Out> {
        let texts = &self.game.tongue.texts;
        match news {
            FromBoard::Here(kind) => {
                vec![self.game.tells(texts.board_here(kind)), self.shown_to_board()]
            }
            FromBoard::Away(reason) => {
                let seen = self.watch.lose(now);
                let mut out = self.take(seen, now);
                out.push(self.game.utter(Priority::Alarm, reason));
                out
            }
            FromBoard::Reading(sense) => {
                let seen = self.watch.read(now, *sense);
                self.take(seen, now)
            }
            FromBoard::Moved(claim) => {
                let seen = self.watch.moved(&claim);
                self.take(seen, now)
            }
        }
    }

    fn take(&mut self, seen: Vec<HandSeen>, now: Moment) -> Vec<Out> {
        seen.into_iter().flat_map(|seen| self.take_one(seen, now)).collect()
    }

    fn take_one(&mut self, seen: HandSeen, now: Moment) -> Vec<Out> {
        match seen {
            HandSeen::Touched(_) => Vec::new(),
            HandSeen::Agrees => {
                let texts = &self.game.tongue.texts;
                match std::mem::replace(&mut self.shown, BoardShows::TheGame) {
                    BoardShows::NothingYet => vec![self.game.tells(texts.board_ready())],
                    BoardShows::SomethingElse => vec![self.game.tells(texts.board_agrees_again())],
                    // The opponent's move stands: the player may think.
                    BoardShows::TheGame => vec![Out::Sound(Tone::Press)],
                }
            }
            HandSeen::Stands { claim, .. } => {
                self.shown = BoardShows::TheGame;
                let words = self.words(&claim);
                self.game.take_line(&words, now)
            }
            HandSeen::OneOf(claims) => {
                let told: Vec<String> = claims.iter().map(|claim| self.words(claim)).collect();
                let texts = &self.game.tongue.texts;
                vec![self.game.tells(texts.board_shows_one_of(&told.join(", ")))]
            }
            HandSeen::TakenBack(claim) => {
                let words = self.words(&claim);
                vec![self.game.tells(self.game.tongue.texts.board_taken_back(&words))]
            }
            HandSeen::Differs(divergence) => self.differs(&divergence),
        }
    }

    fn differs(&mut self, divergence: &Divergence) -> Vec<Out> {
        self.shown = BoardShows::SomethingElse;
        let names = divergence.squares.iter().map(|at| self.game.tongue.wording.say_square(*at));
        let squares = names.collect::<Vec<_>>().join(", ");
        let told = self.game.tongue.texts.own_board_differs_on(&squares);
        vec![self.game.utter(Priority::Alarm, told)]
    }

    fn words(&self, claim: &ClaimedMove) -> String {
        self.game.tongue.wording.say_claim(claim)
    }
}

/// What stands in a game.
fn standing(game: &Practising) -> Standing {
    Standing::Regular(game.position().clone())
}

/// The moves of a game, each with who made it.
fn course(game: &Practising) -> Vec<(Color, ClaimedMove)> {
    let played = game.kept.game.played();
    played.map(|(before, made)| (before.turn(), ClaimedMove::from(made))).collect()
}

impl Around for AtBoard {
    type Middle = Practising;

    fn middle(&self) -> &Practising {
        &self.game
    }

    fn middle_mut(&mut self) -> &mut Practising {
        &mut self.game
    }

    fn afterwards(&mut self, mut out: Vec<Out>, now: Moment) -> Vec<Out> {
        out.extend(self.follow());
        let seen = self.watch.wake(now);
        out.extend(self.take(seen, now));
        out.extend(self.follow());
        self.wakes = self.watch.next_wake();
        out
    }

    fn follows_at(&self) -> Option<Moment> {
        self.wakes
    }

    fn hears_of_board(&mut self, news: FromBoard, now: Moment) -> Vec<Out> {
        let mut out = self.game.let_time_pass(now);
        out.extend(self.take_news(news, now));
        out
    }
}
