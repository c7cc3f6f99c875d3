//! What is told of one board at a seat: the moves made on it by hand, and when it connects or disconnects. A move seen
//! on both boards is told once.

use crate::board_shown::shown;
use crate::chess::{ClaimedMove, Square};
use crate::clock::Moment;
use crate::laws::Mode;
use crate::layer::Sits;
use crate::player::SeatDeed;
use crate::present::conversation::{Asked, BoardComesOrGoes, Dialogue as _, FromBoard, Out};
use crate::present::spoken::Priority;
use crate::table::sensed::{BoardLooks, HandSeen, TouchSeen};
use crate::table::{Fact, Game, Phase, Recorded, Said, TouchedBefore, TouchedMan};
use crate::words::{BoardOf, CalledBoard, WhichBoard, tell_looks};

use super::board::{BoardAgreement, BoardBeside, ToldOfMoves};

/// At most this many possible moves are listed when it is unclear which was made.
const MOST_TOLD: usize = 4;

/// The board being processed, with the other board, if any, and the seat.
pub(super) struct AtOne<'b, S> {
    pub(super) sitter: &'b mut S,
    pub(super) board: &'b mut BoardBeside,
    pub(super) other: Option<&'b mut BoardBeside>,
}

/// What the other board shows of a move.
enum OnTheOther {
    NothingYet,
    TheSame,
    AnotherMove(ClaimedMove),
}

impl<S: Sits> AtOne<'_, S> {
    pub(super) fn game(&self) -> &Game {
        &self.sitter.seat().running.game
    }

    /// If an earlier touch may matter for what was just claimed, it is reported along with it.
    pub(super) fn follow_asking(&mut self, now: Moment) -> Vec<Out> {
        let touched = self.board.touches.before_asking(&self.sitter.seat().running.game);
        self.tell_touches(&touched, TouchedBefore::Asking, now)
    }

    pub(super) fn takes_news(&mut self, news: FromBoard, now: Moment) -> Vec<Out> {
        let (seen, comes_or_goes) = news.taken_in(&mut self.board.watch, now);
        let mut out = self.tell(seen, now);
        let (seat, called) = (self.sitter.seat(), self.board.called);
        match comes_or_goes {
            None => {}
            Some(BoardComesOrGoes::Comes(kind)) => {
                out.push(seat.tells(seat.tongue.texts.board_here(called, kind)));
                out.extend(shown(&seat.running.game, self.board.of));
            }
            Some(BoardComesOrGoes::Goes(reason)) => {
                self.board.held = None;
                out.push(seat.utter(Priority::Alarm, reason));
            }
        }
        out
    }

    pub(super) fn tell(&mut self, seen: Vec<HandSeen>, now: Moment) -> Vec<Out> {
        seen.into_iter().flat_map(|seen| self.tell_one(seen, now)).collect()
    }

    fn tell_one(&mut self, seen: HandSeen, now: Moment) -> Vec<Out> {
        let called = self.board.called;
        match seen {
            HandSeen::Touched(seen) => {
                self.board.touches.feel(seen, &self.sitter.seat().running.game);
                Vec::new()
            }
            HandSeen::Agrees => self.agrees(now),
            HandSeen::Stands { claim, legality } => {
                self.board.agreement = BoardAgreement::Agrees;
                self.board.held = None;
                let mover = self.board.watch.moves().last().map(|(by, _)| *by);
                let touched = mover.map(|by| self.board.touches.end_with(by, &claim, &legality));
                let touched = touched.unwrap_or_default();
                let mut out = self.tell_touches(&touched, TouchedBefore::AnotherMove, now);
                out.extend(self.stands(claim));
                out
            }
            HandSeen::OneOf(claims) => {
                self.board.held = None;
                if self.is_shown_by_the_other(&claims) {
                    return Vec::new();
                }
                let told: Vec<String> =
                    claims.iter().take(MOST_TOLD).map(|claim| self.words(claim)).collect();
                let texts = &self.sitter.seat().tongue.texts;
                vec![self.tells(texts.board_shows_one_of(called, &told.join(", ")))]
            }
            HandSeen::TakenBack(claim) => {
                self.board.held = None;
                self.board.ahead.pop();
                let words = self.words(&claim);
                self.withdraw();
                // If the move is made again, it is told again.
                self.tells_of_moves(ToldOfMoves::Withdrawn);
                let texts = &self.sitter.seat().tongue.texts;
                vec![self.tells(texts.board_taken_back(WhichBoard(called), &words))]
            }
            HandSeen::Differs(divergence) => self.sees_difference(divergence, now),
            HandSeen::NotSetUp(looks) => {
                let texts = &self.sitter.seat().tongue.texts;
                let named = match called {
                    CalledBoard::TheBoard => texts.electronic_board_of(self.board.side),
                    CalledBoard::Of(BoardOf::Mine) => texts.own_electronic_board(),
                    CalledBoard::Of(BoardOf::Opponent) => texts.opponents_electronic_board(),
                };
                let told = tell_looks(looks, &named, texts);
                told.map(|told| self.tells(told)).into_iter().collect()
            }
            HandSeen::NotBelieved(square) => self.does_not_believe(square, now),
        }
    }

    fn agrees(&mut self, now: Moment) -> Vec<Out> {
        self.board.held = None;
        let before = std::mem::replace(&mut self.board.agreement, BoardAgreement::Agrees);
        let (texts, called) = (&self.sitter.seat().tongue.texts, self.board.called);
        match before {
            BoardAgreement::NotYet => vec![self.tells(texts.board_ready(called))],
            BoardAgreement::Differs => {
                let mut out = vec![self.tells(texts.board_agrees_again(called))];
                out.extend(self.read_out_again(now));
                out
            }
            BoardAgreement::Agrees => Vec::new(),
        }
    }

    /// Reports touched pieces to the arbiter, here and in a hall, if they matter: they become a fact of the record.
    pub(super) fn tell_touches(
        &mut self,
        told: &[TouchSeen],
        before: TouchedBefore,
        now: Moment,
    ) -> Vec<Out> {
        let plies = self.game().plies().len();
        if told.is_empty() || !self.board.touches.may_be_told(plies) {
            return Vec::new();
        }
        let man = |seen: &TouchSeen| TouchedMan { square: seen.square, piece: seen.piece };
        let touched = told.iter().map(man).collect();
        let fact = Fact::TouchesFelt { side: self.board.side, before, touched };
        let seat = self.sitter.seat_mut();
        let told = seat.running.take_in(vec![Recorded { at: now, fact }]);
        seat.tell(told)
    }

    /// A move stands on the board. If both boards show it, it is one move, told when the first board shows it.
    fn stands(&mut self, claim: ClaimedMove) -> Vec<Out> {
        let found = self.on_the_other(self.board.ahead.len(), &claim);
        self.board.ahead.push(claim);
        match found {
            OnTheOther::NothingYet => self.propose(claim),
            OnTheOther::TheSame => match self.board.told {
                ToldOfMoves::Holds => Vec::new(),
                ToldOfMoves::Withdrawn => self.propose(claim),
            },
            OnTheOther::AnotherMove(shown) => self.shows_otherwise(&claim, &shown),
        }
    }

    fn on_the_other(&self, before: usize, claim: &ClaimedMove) -> OnTheOther {
        let Some((other, shown)) =
            self.other.as_deref().and_then(|other| Some((other, *other.ahead.get(before)?)))
        else {
            return OnTheOther::NothingYet;
        };
        let present = self.game().present();
        let before_it = self.board.standing_after(present, before);
        match before_it.map(|stands| stands.after_claim(claim))
            == other.standing_after(present, before + 1)
        {
            true => OnTheOther::TheSame,
            false => OnTheOther::AnotherMove(shown),
        }
    }

    /// Whether the other board shows which of these moves was made.
    fn is_shown_by_the_other(&self, claims: &[ClaimedMove]) -> bool {
        let before = self.board.ahead.len();
        let is_it = |claim| matches!(self.on_the_other(before, claim), OnTheOther::TheSame);
        claims.iter().any(is_it)
    }

    /// A move stands on the board: tells it, and asks about it if nothing else is open.
    fn propose(&mut self, claim: ClaimedMove) -> Vec<Out> {
        let words = self.words(&claim);
        let called = self.board.called;
        let mover = self.board.watch.moves().last().map(|(by, _)| *by);
        let game = self.game();
        let turn = game.turn();
        let next = if turn.made.is_some() { !turn.by } else { turn.by };
        let is_played = matches!(game.phase(), Phase::Playing);
        self.tells_of_moves(ToldOfMoves::Holds);
        let seat = self.sitter.seat_mut();
        let is_free = match &seat.open.asked {
            None => true,
            Some(Asked::Deed(SeatDeed::FromBoard(..))) => true,
            Some(_) => false,
        };
        let Some(by) = mover.filter(|by| *by == next && is_played && is_free) else {
            let texts = &self.sitter.seat().tongue.texts;
            return vec![self.tells(texts.board_shows(called, &words))];
        };
        let deed = SeatDeed::FromBoard(called, by, Said { words, claim });
        let asked = seat.question(&deed);
        seat.open.asks(deed);
        vec![self.tells(asked)]
    }

    /// The boards show different moves, and neither has been announced: the words decide (D.2.1). The moves are told to
    /// the arbiter; in training to the player as well (D.2.9).
    fn shows_otherwise(&mut self, claim: &ClaimedMove, on_the_other: &ClaimedMove) -> Vec<Out> {
        self.withdraw_both();
        let (here, there) = (self.words(claim), self.words(on_the_other));
        let side = self.board.side;
        let (white, black) = side.fold_wb((&here, &there), (&there, &here));
        let (own, opponents) = match self.board.of {
            BoardOf::Mine => (&here, &there),
            BoardOf::Opponent => (&there, &here),
        };
        let seat = self.sitter.seat_mut();
        let texts = &seat.tongue.texts;
        let told = match seat.running.game.mode() {
            Mode::Training => texts.boards_show_otherwise(own, opponents),
            Mode::Tournament => texts.boards_show_otherwise_say(),
        };
        let whole = texts.boards_show_two_moves(white, black);
        let out = vec![seat.tells(told), Out::Arbiter(whole.clone())];
        seat.desk.put(whole);
        out
    }

    /// Withdraws the question about a move on this board. A question about the other board stays.
    pub(super) fn withdraw(&mut self) {
        let called = self.board.called;
        let open = &mut self.sitter.seat_mut().open;
        let is_of_it = matches!(&open.asked,
            Some(Asked::Deed(SeatDeed::FromBoard(asked, ..))) if *asked == called);
        if is_of_it {
            open.asked = None;
            self.tells_of_moves(ToldOfMoves::Withdrawn);
        }
    }

    /// The same for both boards.
    fn withdraw_both(&mut self) {
        self.tells_of_moves(ToldOfMoves::Withdrawn);
        let open = &mut self.sitter.seat_mut().open;
        if matches!(open.asked, Some(Asked::Deed(SeatDeed::FromBoard(..)))) {
            open.asked = None;
        }
    }

    fn tells_of_moves(&mut self, told: ToldOfMoves) {
        self.board.told = told;
        if let Some(other) = &mut self.other {
            other.told = told;
        }
    }

    /// A square is ignored from now on. The arbiter is told which, here and in a hall: what looks like a stuck sensor
    /// may be a piece that stands otherwise than in the game (D.2.9).
    fn does_not_believe(&mut self, square: Square, now: Moment) -> Vec<Out> {
        // Whether that square agrees is unknown, so the board is not said to agree.
        self.board.agreement = BoardAgreement::Agrees;
        let which = WhichBoard(self.board.called);
        let seat = self.sitter.seat_mut();
        let texts = &seat.tongue.texts;
        let told = match seat.running.game.mode() {
            Mode::Training => {
                texts.board_square_not_believed(which, &seat.running.wording.say_square(square))
            }
            Mode::Tournament => texts.board_one_square_not_believed(which),
        };
        let mut out = vec![seat.tells(told)];
        let fact = Fact::SquareDistrusted { side: self.board.side, square };
        let told = seat.running.take_in(vec![Recorded { at: now, fact }]);
        out.extend(seat.tell(told));
        out
    }

    /// Describes the board as a whole, if that says more than a list of squares.
    pub(super) fn looks(&self, looks: BoardLooks) -> Option<String> {
        let texts = &self.sitter.seat().tongue.texts;
        tell_looks(looks, &texts.electronic_board_of(self.board.side), texts)
    }

    /// The announcement of a move made by hand.
    fn words(&self, claim: &ClaimedMove) -> String {
        self.sitter.seat().running.wording.say_claim(claim)
    }

    fn tells(&self, sentence: String) -> Out {
        self.sitter.seat().tells(sentence)
    }
}
