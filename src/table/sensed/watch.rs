//! Follows one board through a game: readings in, what hands did out. A move is reported only after the hand has come
//! to rest. Times are arguments.

mod doubting;
mod explaining;
mod resting;
mod settling;
mod touching;

use crate::chess::{ClaimedMove, Color, Square};
use crate::clock::Moment;
use crate::laws::TouchFacts;
use crate::standing::{Legality, Standing};
use crate::sync::diverged_at;

use super::doubts::Doubts;
use super::explanation::Explanation;
use super::fingers::{Fingers, TouchSeen};
use super::looks::{BoardLooks, looks};
use super::patience::BoardPatience;
use super::sense::{BoardSense, Facing, SquareSense};

/// What a board shows of the players' hands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum HandSeen {
    /// The board matches the moves, for the first time or again.
    Agrees,
    /// A piece was touched.
    Touched(TouchSeen),
    /// A move was made and the hand has released the piece. It is a proposal: words decide.
    Stands {
        claim: ClaimedMove,
        /// Its legality; an illegal move stands as well.
        legality: Legality,
    },
    /// One of these moves was made; the board cannot tell which.
    OneOf(Vec<ClaimedMove>),
    /// The move that stood, and was not completed, is taken back.
    TakenBack(ClaimedMove),
    /// No move explains the reading.
    Differs(Divergence),
    /// The board has never shown the game and has looked like this for a while; told once as long as it does.
    NotSetUp(BoardLooks),
    /// This square sticks or flickers, or has something on it that is not in the game: it is no longer trusted.
    NotBelieved(Square),
}

/// Where a board differs from the moves.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Divergence {
    pub squares: Vec<Square>,
    /// The ply at which it began, counted from 0, if it can be found.
    pub ply: Option<usize>,
    /// What the whole board looks like.
    pub looks: BoardLooks,
}

/// A board may be at most this many moves ahead of the announcements.
const MOST_AHEAD: usize = 6;
/// At most this many intermediate readings are kept.
const MOST_WAYPOINTS: usize = 96;

#[derive(Debug, Clone)]
pub struct HandWatch {
    patience: BoardPatience,
    touches: TouchFacts,
    /// The start, and the position after each ply.
    course: Vec<Standing>,
    moves: Vec<(Color, ClaimedMove)>,
    /// This many plies are completed and cannot be taken back by hand.
    completed: usize,
    facing: Option<Facing>,
    /// By the board's own numbering.
    felt: BoardSense,
    /// When it last changed, and when it was last read at all.
    since: Moment,
    read: Moment,
    /// When an announcement last changed what should stand on the board.
    said: Moment,
    waypoints: Vec<BoardSense>,
    last_placed: Option<Square>,
    fingers: Fingers,
    doubts: Doubts,
    /// The number of plies when the board last agreed, at rest and at all.
    agreed: Option<usize>,
    shown: Option<usize>,
    /// After a press, until the board's own report of that moment can have arrived.
    pressed_until: Option<Moment>,
    /// What was told of the present reading.
    told: Option<HandSeen>,
    /// Whether a difference was told since it was last told to agree.
    is_told_to_differ: bool,
    /// What the board was last told to look like before it first showed the game.
    not_set_up: Option<BoardLooks>,
    explained: Option<(Option<Facing>, Explanation)>,
}

impl HandWatch {
    /// Follows a board on which a game is, or will be, set up.
    #[must_use]
    pub fn new(start: &Standing, patience: BoardPatience, touches: TouchFacts) -> HandWatch {
        HandWatch {
            patience,
            touches,
            course: vec![start.clone()],
            moves: Vec::new(),
            completed: 0,
            facing: None,
            felt: BoardSense::UNKNOWN,
            since: Moment::ZERO,
            read: Moment::ZERO,
            said: Moment::ZERO,
            waypoints: Vec::new(),
            last_placed: None,
            fingers: Fingers::default(),
            doubts: Doubts::default(),
            agreed: None,
            shown: None,
            pressed_until: None,
            told: None,
            is_told_to_differ: false,
            not_set_up: None,
            explained: None,
        }
    }

    /// For a board whose orientation was given.
    #[must_use]
    pub fn lying(self, facing: Facing) -> HandWatch {
        HandWatch { facing: Some(facing), ..self }
    }

    /// The position by the moves that were seen or announced.
    #[must_use]
    pub fn standing(&self) -> &Standing {
        // `course` always contains the start.
        &self.course[self.course.len() - 1]
    }

    /// The moves that were seen or announced, in order.
    #[must_use]
    pub fn moves(&self) -> &[(Color, ClaimedMove)] {
        &self.moves
    }

    /// Which way round the board lies, once known.
    #[must_use]
    pub fn facing(&self) -> Option<Facing> {
        self.facing
    }

    /// The believed reading, turned to the game; by the board's own numbering while its orientation is unknown.
    #[must_use]
    pub fn sense(&self) -> BoardSense {
        self.doubts.believed(&self.felt).faced(self.facing.unwrap_or(Facing::AsNumbered))
    }

    /// A square has changed, by the board's own numbering.
    pub fn feel(&mut self, now: Moment, at: Square, sense: SquareSense) -> Vec<HandSeen> {
        let mut felt = self.felt;
        felt.set(at, sense);
        self.read(now, felt)
    }

    /// A reading of the whole board, by its own numbering.
    pub fn read(&mut self, now: Moment, felt: BoardSense) -> Vec<HandSeen> {
        if felt == self.felt {
            self.read = now;
            return self.wake(now);
        }
        // The reading so far may have come to rest before this one.
        let mut seen = self.wake(now);
        seen.extend(self.doubt_rest(now));
        if self.felt.is_full() {
            let changed = felt.differing(&self.felt);
            seen.extend(self.doubt_change(now, &changed));
            if self.doubts.believed(&felt) == self.doubts.believed(&self.felt) {
                (self.felt, self.read) = (felt, now);
                seen.extend(self.wake(now));
                return seen;
            }
            for at in changed {
                if self.doubts.believed(&felt).at(at).is_something() {
                    self.last_placed = Some(at);
                }
            }
            if self.waypoints.len() == MOST_WAYPOINTS {
                self.waypoints.remove(0);
            }
            self.waypoints.push(self.felt);
            self.note_what_was_shown();
        }
        (self.felt, self.since, self.read) = (felt, now, now);
        self.forget_reading();
        seen.extend(self.follow_fingers(now));
        seen.extend(self.wake(now));
        seen
    }

    /// The connection to the board is lost.
    pub fn lose(&mut self, now: Moment) -> Vec<HandSeen> {
        let seen = self.wake(now);
        (self.felt, self.since) = (BoardSense::UNKNOWN, now);
        self.forget_way();
        seen
    }

    /// Time has passed: returns what has come to rest by now.
    pub fn wake(&mut self, now: Moment) -> Vec<HandSeen> {
        let now = self.known_until(now);
        let mut seen = Vec::new();
        if self.counts_touches() {
            let certain = self.fingers.certain(now, self.patience.touch);
            seen.extend(certain.into_iter().map(HandSeen::Touched));
        }
        if !self.felt.is_full() {
            return seen;
        }
        let (facing, explanation) = self.explanation();
        if self.replied_due(&explanation).is_some_and(|due| now >= due) {
            seen.extend(self.settle_replied(facing, &explanation));
        }
        let (facing, explanation) = self.explanation();
        if self.due(&explanation).is_some_and(|due| now >= due) {
            seen.extend(self.settle(facing, explanation));
        }
        if self.pressed_until.is_some_and(|until| now >= until && now >= self.since) {
            self.end_press();
        }
        seen
    }

    /// When to call [`wake`](HandWatch::wake), if nothing is felt before.
    #[must_use]
    pub fn next_wake(&mut self) -> Option<Moment> {
        let touch = self.counts_touches().then(|| self.fingers.next(self.patience.touch)).flatten();
        let rest = (self.felt.is_full() && self.told.is_none()).then(|| {
            let (_, explanation) = self.explanation();
            self.replied_due(&explanation).into_iter().chain(self.due(&explanation)).min()
        });
        let due = touch.into_iter().chain(rest.flatten()).chain(self.pressed_until).min()?;
        let read_again = self.patience.read_again.filter(|_| due > self.read);
        Some(read_again.map_or(due, |span| due.max(self.read + span)))
    }

    /// The player whose move is made has pressed: a piece that is still touched does not belong to this move (6.2.1).
    pub fn press(&mut self, now: Moment) -> Vec<HandSeen> {
        let seen = self.wake(now);
        // The board may report later than the clock what it showed at the press.
        self.pressed_until = Some(now + self.patience.pressed);
        seen
    }

    /// A player has announced a move: that is the move, whatever the board shows (D.2.1). If the same player made the
    /// last move and it is unanswered, the announcement is about that one.
    pub fn said(&mut self, now: Moment, by: Color, claim: &ClaimedMove) {
        let is_of_the_last = self.completed < self.moves.len()
            && self.moves.last().is_some_and(|(mover, _)| *mover == by);
        if is_of_the_last {
            if self.stands_by(claim) {
                self.completed = self.moves.len();
                self.explained = None;
                return;
            }
            self.take_back();
        }
        self.said = now;
        self.doubt_said();
        let legality = self.standing().judge(claim);
        self.add(*claim, &legality);
        self.completed = self.moves.len();
        // Touches until now belong to this move.
        self.fingers = Fingers::default();
        self.forget_reading();
    }

    /// Whether the position by the moves is the one after this move of this player.
    #[must_use]
    pub fn has_seen(&self, by: Color, claim: &ClaimedMove) -> bool {
        self.moves.last().is_some_and(|(mover, _)| *mover == by) && self.stands_by(claim)
    }

    fn stands_by(&self, claim: &ClaimedMove) -> bool {
        self.before().is_some_and(|before| before.after_claim(claim) == *self.standing())
    }

    /// A move reported by the board itself, which may feel nothing else. It is ignored if it is already known,
    /// because it came twice or late, or if the board would be too far ahead of the announcements.
    pub fn moved(&mut self, claim: &ClaimedMove) -> Vec<HandSeen> {
        let legality = self.standing().judge(claim);
        let is_known = !matches!(legality, Legality::Legal(_)) && self.stands_by(claim);
        if is_known || self.moves.len() - self.completed >= MOST_AHEAD {
            return Vec::new();
        }
        self.add(*claim, &legality);
        self.forget_way();
        vec![HandSeen::Stands { claim: *claim, legality }]
    }

    /// The arbiter sets the game to another position (7.1, D.2.9).
    pub fn restart(&mut self, standing: &Standing) {
        (self.course, self.moves) = (vec![standing.clone()], Vec::new());
        (self.completed, self.agreed, self.shown) = (0, None, None);
        self.not_set_up = None;
        self.fingers = Fingers::default();
        self.doubts.restart();
        self.forget_way();
    }

    /// Where the board differs from the moves, as felt now.
    #[must_use]
    pub fn divergence(&self) -> Divergence {
        let sense = self.sense();
        let squares = sense.wrong(&self.standing().board());
        let felt = |at: Square, found| sense.at(at).admits(found);
        let ply = self.agreed.filter(|agreed| *agreed < self.moves.len());
        let ply =
            ply.map(|agreed| self.last_shown(&sense).map_or(agreed, |shown| shown.max(agreed)));
        let ply = ply.or_else(|| diverged_at(&self.course, &squares, felt));
        let looks = looks(&sense, &self.standing().board());
        Divergence { squares, ply, looks }
    }

    /// The last earlier position that the board shows. For a board that was not seen for a while, or not at rest, it
    /// is not known when it was last right, but this shows which move it lacks.
    fn last_shown(&self, sense: &BoardSense) -> Option<usize> {
        let before = self.course.get(..self.moves.len()).unwrap_or_default();
        before.iter().rposition(|stood| sense.wrong(&stood.board()).is_empty())
    }

    /// The position before the last move.
    fn before(&self) -> Option<&Standing> {
        self.course.get(self.course.len().checked_sub(2)?)
    }

    /// The time after the press is over: the move that stands is completed.
    fn end_press(&mut self) {
        self.pressed_until = None;
        if matches!(self.explanation().1, Explanation::AsItStands) {
            self.completed = self.moves.len();
            self.explained = None;
        }
    }

    fn add(&mut self, claim: ClaimedMove, legality: &Legality) {
        let by = self.standing().turn();
        self.shown = None;
        self.course.push(self.standing().after(&claim, legality));
        self.moves.push((by, claim));
        self.doubt_no_longer();
    }

    fn forget_way(&mut self) {
        self.waypoints.clear();
        self.last_placed = None;
        self.forget_reading();
    }

    fn forget_reading(&mut self) {
        self.told = None;
        self.explained = None;
    }
}
