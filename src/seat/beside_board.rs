//! A seat beside an electronic board: what stands there is told, and a move that was made there is taken
//! with one word. The words are the move (D.2.1): a board only proposes. Never takes a move by itself,
//! and tells an illegal one in the same words as any other.

use crate::chess::{ClaimedMove, Color, Square};
use crate::clock::{Moment, Span};
use crate::laws::Mode;
use crate::present::conversation::{Asked, BoardComesOrGoes, Converses as _, FromBoard, Out};
use crate::present::spoken::Priority;
use crate::table::sensed::{
    BoardLooks, BoardPatience, BoardSense, Divergence, HandSeen, HandWatch, SquareSense, TouchSeen,
};
use crate::table::{
    Act, Fact, Game, Intent, Look, Person, Phase, Recorded, Said, TouchedBefore, TouchedMan,
};
use crate::words::tell_looks;

use super::around::{Around, Sits};
use super::board_shown::shown;
use super::board_touches::BoardTouches;
use super::player::{Seat, SeatDeed};

/// After a change a board is read again more often than this.
const READ_AGAIN: Span = Span::from_seconds(1);
/// So many moves are told of which one was made.
const MOST_TOLD: usize = 4;

/// Whether a board has been seen to stand as the game does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum BoardAgreement {
    NotYet,
    Agrees,
    Differs,
}

/// A seat, and the board beside it.
pub(crate) struct BesideBoard<S> {
    sitter: S,
    /// Whose board it is.
    side: Color,
    watch: HandWatch,
    /// The moves of the game that the watch has been told.
    followed: Vec<(Color, ClaimedMove)>,
    /// So many of them were completed by a press.
    pressed: usize,
    agreement: BoardAgreement,
    /// What it looked like when it was last told to differ.
    looked: BoardLooks,
    /// What hands have touched since the last move, where the event wants it told.
    touches: BoardTouches,
    wakes: Option<Moment>,
}

impl<S: Sits> BesideBoard<S> {
    pub(crate) fn new(sitter: S, side: Color) -> BesideBoard<S> {
        let Seat { running, own, .. } = sitter.seat();
        let game = &running.game;
        // Whoever cannot see the board has one of pegs, and feels them.
        let patience = if side == *own { BoardPatience::PEGS } else { BoardPatience::USUAL };
        let patience = patience.read_again_within(READ_AGAIN);
        BesideBoard {
            side,
            watch: HandWatch::new(game.present(), patience, game.setting().event.touches),
            followed: course(game),
            pressed: game.plies().len(),
            agreement: BoardAgreement::NotYet,
            looked: BoardLooks::OtherwiseOnSquares,
            touches: BoardTouches::new(side, game),
            wakes: None,
            sitter,
        }
    }

    /// Has the watch know what was said and done.
    fn follow(&mut self, now: Moment) -> Vec<Out> {
        let mut out = self.follow_presses(now);
        let game = &self.sitter.seat().running.game;
        let (course, present) = (course(game), game.present());
        let mut told = Vec::new();
        if course == self.followed {
            return out;
        }
        match course.strip_prefix(&self.followed[..]) {
            Some(said) => {
                for (by, claim) in said {
                    // What was touched before it was told when it stood, and nothing since belongs to it.
                    let touched = match self.watch.has_seen(*by, claim) {
                        true => {
                            self.touches.forget();
                            Vec::new()
                        }
                        false => {
                            let legality = self.watch.standing().judge(claim);
                            self.touches.end_with(*by, claim, &legality)
                        }
                    };
                    self.watch.said(now, *by, claim);
                    told.push(touched);
                }
            }
            None => {
                self.touches.forget();
                self.watch.restart(present);
            }
        }
        // What hands did beside the words is not the game.
        if self.watch.standing().board() != present.board() {
            self.watch.restart(present);
        }
        out.extend(shown(game));
        self.followed = course;
        for touched in told {
            out.extend(self.tell_touches(&touched, TouchedBefore::AnotherMove, now));
        }
        out
    }

    /// What a touch may have cost is told with what was asked for.
    fn follow_asking(&mut self, now: Moment) -> Vec<Out> {
        let game = &self.sitter.seat().running.game;
        let touched = self.touches.before_asking(game);
        self.tell_touches(&touched, TouchedBefore::Asking, now)
    }

    /// Whoever has pressed has the hand off this board, if it is theirs. Whose board it is not has made
    /// the move elsewhere, and here it is still to be copied (D.2.1).
    fn follow_presses(&mut self, now: Moment) -> Vec<Out> {
        let plies = self.sitter.seat().running.game.plies();
        let pressed = plies.get(self.pressed..).unwrap_or_default();
        let has_pressed = pressed.iter().any(|ply| ply.by == self.side);
        self.pressed = plies.len();
        if !has_pressed {
            return Vec::new();
        }
        let seen = self.watch.press(now);
        self.tell(seen, now)
    }

    fn takes_news(&mut self, news: FromBoard, now: Moment) -> Vec<Out> {
        let (seen, comes_or_goes) = news.taken_in(&mut self.watch, now);
        let mut out = self.tell(seen, now);
        let seat = self.sitter.seat();
        match comes_or_goes {
            None => {}
            Some(BoardComesOrGoes::Comes(kind)) => {
                out.push(seat.tells(seat.tongue.texts.board_here(kind)));
                out.extend(shown(&seat.running.game));
            }
            Some(BoardComesOrGoes::Goes(reason)) => out.push(seat.utter(Priority::Alarm, reason)),
        }
        out
    }

    fn tell(&mut self, seen: Vec<HandSeen>, now: Moment) -> Vec<Out> {
        seen.into_iter().flat_map(|seen| self.tell_one(seen, now)).collect()
    }

    fn tell_one(&mut self, seen: HandSeen, now: Moment) -> Vec<Out> {
        let texts = &self.sitter.seat().tongue.texts;
        match seen {
            HandSeen::Touched(seen) => {
                self.touches.feel(seen, &self.sitter.seat().running.game);
                Vec::new()
            }
            HandSeen::Agrees => {
                let before = std::mem::replace(&mut self.agreement, BoardAgreement::Agrees);
                match before {
                    BoardAgreement::NotYet => vec![self.tells(texts.board_ready())],
                    BoardAgreement::Differs => vec![self.tells(texts.board_agrees_again())],
                    BoardAgreement::Agrees => Vec::new(),
                }
            }
            HandSeen::Stands { claim, legality } => {
                self.agreement = BoardAgreement::Agrees;
                let mover = self.watch.moves().last().map(|(by, _)| *by);
                let touched = mover.map(|by| self.touches.end_with(by, &claim, &legality));
                let touched = touched.unwrap_or_default();
                let mut out = self.tell_touches(&touched, TouchedBefore::AnotherMove, now);
                out.extend(self.propose(claim));
                out
            }
            HandSeen::OneOf(claims) => {
                let told: Vec<String> =
                    claims.iter().take(MOST_TOLD).map(|claim| self.words(claim)).collect();
                vec![self.tells(texts.board_shows_one_of(&told.join(", ")))]
            }
            HandSeen::TakenBack(claim) => {
                let words = self.words(&claim);
                self.withdraw();
                vec![self.tells(self.sitter.seat().tongue.texts.board_taken_back(&words))]
            }
            HandSeen::Differs(divergence) => self.differs(&divergence, now),
            HandSeen::NotSetUp(looks) => {
                let told = self.looks(looks);
                told.map(|told| self.tells(told)).into_iter().collect()
            }
            HandSeen::NotBelieved(square) => self.does_not_believe(square, now),
        }
    }

    /// The arbiter learns which pieces were touched, if it matters, here and in a hall: it is a fact of the record.
    fn tell_touches(&mut self, told: &[TouchSeen], before: TouchedBefore, now: Moment) -> Vec<Out> {
        let seat = self.sitter.seat_mut();
        if told.is_empty() || !self.touches.may_be_told(seat.running.game.plies().len()) {
            return Vec::new();
        }
        let man = |seen: &TouchSeen| TouchedMan { square: seen.square, piece: seen.piece };
        let touched = told.iter().map(man).collect();
        let fact = Fact::TouchesFelt { side: self.side, before, touched };
        let told = seat.running.take_in(vec![Recorded { at: now, fact }]);
        seat.tell(told)
    }

    /// A move stands on the board: it is told, and asked about where nothing else is open.
    fn propose(&mut self, claim: ClaimedMove) -> Vec<Out> {
        let words = self.words(&claim);
        let mover = self.watch.moves().last().map(|(by, _)| *by);
        let game = &self.sitter.seat().running.game;
        let turn = game.turn();
        let next = if turn.made.is_some() { !turn.by } else { turn.by };
        let is_played = matches!(game.phase(), Phase::Playing);
        let seat = self.sitter.seat_mut();
        let is_free = match &seat.open.asked {
            None => true,
            Some(Asked::Deed(SeatDeed::FromBoard(..))) => true,
            Some(_) => false,
        };
        let Some(by) = mover.filter(|by| *by == next && is_played && is_free) else {
            return vec![self.tells(self.sitter.seat().tongue.texts.board_shows(&words))];
        };
        let deed = SeatDeed::FromBoard(by, Said { words, claim });
        let asked = seat.question(&deed);
        seat.open.asks(deed);
        vec![self.tells(asked)]
    }

    /// What was asked about a move on the board is no question any more.
    fn withdraw(&mut self) {
        let open = &mut self.sitter.seat_mut().open;
        if matches!(open.asked, Some(Asked::Deed(SeatDeed::FromBoard(..)))) {
            open.asked = None;
        }
    }

    /// Where is the arbiter's to know; in training the player is told as well (D.2.9).
    fn differs(&mut self, divergence: &Divergence, now: Moment) -> Vec<Out> {
        let before = std::mem::replace(&mut self.agreement, BoardAgreement::Differs);
        let looked = std::mem::replace(&mut self.looked, divergence.looks);
        self.withdraw();
        let strange = self.looks(divergence.looks);
        // Whoever clears a board away, or sets it up, is told once.
        if strange.is_some() && before == BoardAgreement::Differs && looked == divergence.looks {
            return Vec::new();
        }
        let seat = self.sitter.seat();
        let (texts, mode) = (&seat.tongue.texts, seat.running.game.mode());
        let names = divergence.squares.iter().map(|at| seat.running.wording.say_square(*at));
        let squares = names.collect::<Vec<_>>().join(", ");
        let whole = match (strange, divergence.ply) {
            (Some(strange), _) => strange,
            (None, Some(ply)) => texts.board_differs_since(self.side, &squares, ply / 2 + 1),
            (None, None) => texts.board_differs_on(self.side, &squares),
        };
        let told = match mode {
            Mode::Training => Some(whole.clone()),
            // Until the board agrees again nothing else is told: a sensor may be at fault.
            Mode::Tournament if before == BoardAgreement::Differs => None,
            Mode::Tournament => Some(texts.board_differs_call()),
        };
        let told = told.map(|told| seat.utter(Priority::Alarm, told));
        let mut out: Vec<Out> = told.into_iter().collect();
        let reading = self.watch.sense();
        let seat = self.sitter.seat_mut();
        seat.desk.put(whole.clone());
        out.push(Out::Arbiter(whole));
        // A board that knows its pieces is read out, as a player would read it.
        if let Some(act) = read_out(&reading) {
            let (side, who) = (self.side, Person::Player(self.side));
            let told = seat.running.happens_awake(&Intent::Do { side, who, act }, now);
            out.extend(seat.tell(told));
        }
        out
    }

    /// A square is set aside. Which one is the arbiter's to know, here and in a hall: what seems to stick may be a piece that
    /// stands otherwise than in the game (D.2.9).
    fn does_not_believe(&mut self, square: Square, now: Moment) -> Vec<Out> {
        // Whether that square agrees nobody knows, so it is not said that the board does.
        self.agreement = BoardAgreement::Agrees;
        let seat = self.sitter.seat_mut();
        let texts = &seat.tongue.texts;
        let told = match seat.running.game.mode() {
            Mode::Training => {
                texts.board_square_not_believed(&seat.running.wording.say_square(square))
            }
            Mode::Tournament => texts.board_one_square_not_believed(),
        };
        let mut out = vec![seat.tells(told)];
        let fact = Fact::SquareDistrusted { side: self.side, square };
        let told = seat.running.take_in(vec![Recorded { at: now, fact }]);
        out.extend(seat.tell(told));
        out
    }

    /// What the board looks like, where that says more than single squares do.
    fn looks(&self, looks: BoardLooks) -> Option<String> {
        let texts = &self.sitter.seat().tongue.texts;
        tell_looks(looks, &texts.electronic_board_of(self.side), texts)
    }

    /// The words of an announcement for what a hand did.
    fn words(&self, claim: &ClaimedMove) -> String {
        self.sitter.seat().running.wording.say_claim(claim)
    }

    fn tells(&self, sentence: String) -> Out {
        self.sitter.seat().tells(sentence)
    }
}

/// The moves of a game, with the one that is being made.
fn course(game: &Game) -> Vec<(Color, ClaimedMove)> {
    let turn = game.turn();
    let made = turn.made.iter().map(|made| (turn.by, made.said.claim));
    game.plies().iter().map(|ply| (ply.by, ply.made.said.claim)).chain(made).collect()
}

/// What a board read out says, if it knows all its pieces.
fn read_out(sense: &BoardSense) -> Option<Act> {
    let mut looks = Vec::with_capacity(64);
    for at in Square::ALL {
        let found = match sense.at(at) {
            SquareSense::Empty => None,
            SquareSense::Stands(piece) => Some(piece),
            SquareSense::Unknown | SquareSense::Occupied | SquareSense::Coloured(_) => return None,
        };
        looks.push(Look { at, found });
    }
    Some(Act::ReadsSquares(looks))
}

impl<S: Sits> Around for BesideBoard<S> {
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
        out.extend(self.tell(seen, now));
        out.extend(self.follow_asking(now));
        self.wakes = self.watch.next_wake();
        out
    }

    fn follows_at(&self) -> Option<Moment> {
        self.wakes
    }

    fn hears_of_board(&mut self, news: FromBoard, now: Moment) -> Vec<Out> {
        let mut out = self.sitter.let_time_pass(now);
        out.extend(self.takes_news(news, now));
        out
    }
}
