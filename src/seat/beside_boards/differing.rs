//! Boards that do not show the game: which board, on which squares and since when (D.2.9). A difference is told only
//! when hands are off the other board too, because two boards that show the same position are a different case. Fault
//! is not judged here.

use crate::chess::Square;
use crate::clock::{Moment, Span};
use crate::laws::Mode;
use crate::layer::Sits;
use crate::present::conversation::{Dialogue as _, Out};
use crate::present::spoken::Priority;
use crate::running::Told;
use crate::table::sensed::{BoardLooks, BoardPatience, BoardSense, Divergence, SquareSense};
use crate::table::{Act, ArbiterTold, Intent, Look, Notice, Person, PlayerTold};

use super::at_one::AtOne;
use super::board::{BoardAgreement, BoardBeside, HeldDifference};

/// The longest time a difference is kept from the arbiter while hands are at work on the other board: as long as
/// copying a move may take.
const HELD: Span = BoardPatience::USUAL.copying;

impl<S: Sits> AtOne<'_, S> {
    /// The position cannot be explained by a move. Whether the other board shows the same is known only when it is at
    /// rest.
    pub(super) fn sees_difference(&mut self, divergence: Divergence, now: Moment) -> Vec<Out> {
        if self.other.is_none() {
            return self.differs(&divergence, now);
        }
        self.withdraw();
        let since = self.board.held.as_ref().map_or(now, |held| held.since);
        self.board.held = Some(HeldDifference { divergence, since });
        Vec::new()
    }

    /// Tells a held difference if both boards are at rest or the wait is over.
    pub(super) fn tell_held(&mut self, now: Moment) -> Vec<Out> {
        if self.held_until().is_none_or(|until| now < until) {
            return Vec::new();
        }
        let Some(HeldDifference { divergence, .. }) = self.board.held.take() else {
            return Vec::new();
        };
        match self.other.as_deref_mut().filter(|other| stand_alike(self.board, other)) {
            Some(other) => {
                other.held = None;
                self.differ_alike(now)
            }
            None => self.differs(&divergence, now),
        }
    }

    /// Until when a difference is held. `None` if there is none, or hands are at work on this board again.
    fn held_until(&self) -> Option<Moment> {
        let held = self.board.held.as_ref().filter(|_| self.board.watch.is_known_to_differ())?;
        let waits = self.other.as_deref().is_some_and(|other| other.watch.is_at_work());
        Some(if waits { held.since + HELD } else { held.since })
    }

    /// When to look at this board again without any input.
    pub(super) fn next_wake(&mut self) -> Option<Moment> {
        [self.held_until(), self.board.watch.next_wake()].into_iter().flatten().min()
    }

    /// The squares are told to the arbiter; in training to the player as well (D.2.9).
    fn differs(&mut self, divergence: &Divergence, now: Moment) -> Vec<Out> {
        let before = std::mem::replace(&mut self.board.agreement, BoardAgreement::Differs);
        let looked = std::mem::replace(&mut self.board.looked, divergence.looks);
        self.withdraw();
        let strange = self.looks(divergence.looks);
        // Clearing the board or setting it up is told only once.
        if strange.is_some() && before == BoardAgreement::Differs && looked == divergence.looks {
            return Vec::new();
        }
        let side = self.board.side;
        let texts = &self.sitter.seat().tongue.texts;
        let squares = self.squares(divergence);
        let whole = match (strange, divergence.ply) {
            (Some(strange), _) => strange,
            (None, Some(ply)) => texts.board_differs_since(side, &squares, ply / 2 + 1),
            (None, None) => texts.board_differs_on(side, &squares),
        };
        let calls = texts.board_differs_call(self.board.called);
        let mut out = self.tell_difference(whole, calls, before);
        // If the board knows its pieces, its position is read out as a player would do it.
        let told = self.board.reads_out().map(|intent| self.read_out(&intent, now));
        out.extend(self.sitter.seat_mut().tell(told.unwrap_or_default()));
        out
    }

    /// Both boards show the same position, but not that of the game. D.2.9 covers boards that differ from each other;
    /// here the announced words are the move (D.2.1).
    fn differ_alike(&mut self, now: Moment) -> Vec<Out> {
        let Some(other) = self.other.as_deref_mut() else { return Vec::new() };
        let (divergence, of_the_other) = (self.board.watch.divergence(), other.watch.divergence());
        let before = [&mut *self.board, other].map(|board| {
            board.looked = BoardLooks::OtherwiseOnSquares;
            std::mem::replace(&mut board.agreement, BoardAgreement::Differs)
        });
        let reads = [self.board.reads_out(), other.reads_out()];
        self.withdraw();
        let squares = self.squares(&divergence);
        let texts = &self.sitter.seat().tongue.texts;
        // Both have differed since the later of the two plies.
        let since = divergence.ply.zip(of_the_other.ply).map(|(one, other)| one.max(other));
        let whole = match since {
            Some(ply) => texts.boards_alike_differ_since(&squares, ply / 2 + 1),
            None => texts.boards_alike_differ_on(&squares),
        };
        let is_told = before.iter().all(|before| *before == BoardAgreement::Differs);
        let before = if is_told { BoardAgreement::Differs } else { BoardAgreement::Agrees };
        let mut out = self.tell_difference(whole, texts.boards_differ_call(), before);
        let mut told: Vec<Told> = Vec::new();
        for intent in reads.into_iter().flatten() {
            // The case made for the first board alone does not apply.
            told.retain(|told| !is_case(told));
            told.extend(self.read_out(&intent, now));
        }
        out.extend(self.sitter.seat_mut().tell(told));
        out
    }

    fn squares(&self, divergence: &Divergence) -> String {
        let wording = self.sitter.seat().running.wording;
        let names = divergence.squares.iter().map(|at| wording.say_square(*at));
        names.collect::<Vec<_>>().join(", ")
    }

    /// Tells the arbiter all of it, and the player as well in training. In a tournament the player is told to call the
    /// arbiter.
    fn tell_difference(
        &mut self,
        whole: String,
        calls: String,
        before: BoardAgreement,
    ) -> Vec<Out> {
        let seat = self.sitter.seat_mut();
        let told = match seat.running.game.mode() {
            Mode::Training => Some(whole.clone()),
            // Until the board agrees again, it is not repeated: a sensor may be faulty.
            Mode::Tournament if before == BoardAgreement::Differs => None,
            Mode::Tournament => Some(calls),
        };
        let told = told.map(|told| seat.utter(Priority::Alarm, told));
        let mut out: Vec<Out> = told.into_iter().collect();
        seat.desk.put(whole.clone());
        out.push(Out::Arbiter(whole));
        out
    }

    /// One of two boards is right again: its position is read out again, because its open case still describes both.
    pub(super) fn read_out_again(&mut self, now: Moment) -> Vec<Out> {
        let Some(intent) = self.other.as_ref().and_then(|_| self.board.reads_out()) else {
            return Vec::new();
        };
        let told = self.read_out(&intent, now);
        self.sitter.seat_mut().tell(told)
    }

    fn read_out(&mut self, intent: &Intent, now: Moment) -> Vec<Told> {
        let mut told = self.sitter.seat_mut().running.happens_awake(intent, now).told;
        if self.other.is_some() {
            // The player has typed nothing that could be confirmed as noted.
            told.retain(|told| !is_noted(told));
        }
        told
    }
}

impl BoardBeside {
    /// What the player would read out from this board, if it knows all its pieces.
    fn reads_out(&self) -> Option<Intent> {
        let (side, who) = (self.side, Person::Player(self.side));
        let looks = pieces(&self.watch.sense())?;
        Some(Intent::Do { side, who, act: Act::ReadsSquares(looks) })
    }
}

/// Whether both boards show the same position, known to differ from the game on some squares.
fn stand_alike(one: &BoardBeside, other: &BoardBeside) -> bool {
    let is_on_squares = |board: &BoardBeside| {
        board.watch.is_known_to_differ()
            && board.watch.divergence().looks == BoardLooks::OtherwiseOnSquares
    };
    let felt = one.watch.sense();
    is_on_squares(one)
        && is_on_squares(other)
        && felt == other.watch.sense()
        && pieces(&felt).is_some()
}

/// The piece on every square. `None` if the board does not know.
fn pieces(sense: &BoardSense) -> Option<Vec<Look>> {
    let mut looks = Vec::with_capacity(64);
    for at in Square::ALL {
        let found = match sense.at(at) {
            SquareSense::Empty => None,
            SquareSense::Stands(piece) => Some(piece),
            SquareSense::Unknown | SquareSense::Occupied | SquareSense::Coloured(_) => return None,
        };
        looks.push(Look { at, found });
    }
    Some(looks)
}

fn is_noted(told: &Told) -> bool {
    matches!(told, Told::Notice(Notice::ToPlayer(_, PlayerTold::Noted)))
}

fn is_case(told: &Told) -> bool {
    match told {
        Told::Notice(Notice::ToArbiter(told)) => matches!(**told, ArbiterTold::Case(_)),
        _ => false,
    }
}
