//! Follows one board through a game: readings in, what hands did out. Never reads a clock, never
//! speaks, and never tells a move before the hand has come to rest.

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

/// What a board shows of what hands did.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum HandSeen {
    /// Everything stands as the moves say, for the first time or again.
    Agrees,
    /// A piece was touched.
    Touched(TouchSeen),
    /// A move was made and the hand has released it. It is a proposal: words decide.
    Stands {
        /// The move.
        claim: ClaimedMove,
        /// What it is; an illegal move stands as well.
        legality: Legality,
    },
    /// One of these moves was made; the board does not feel which.
    OneOf(Vec<ClaimedMove>),
    /// The move that stood, and that nobody had completed, is taken back.
    TakenBack(ClaimedMove),
    /// No move explains what stands.
    Differs(Divergence),
    /// The game has never stood on the board, which looks so for a while; told once as long as it does.
    NotSetUp(BoardLooks),
    /// This square sticks or flickers, or something stands there that is not the game: it is not believed any more.
    NotBelieved(Square),
}

/// Where a board is not as the moves say.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Divergence {
    /// The squares.
    pub squares: Vec<Square>,
    /// The ply at which it began, counted from nought; none where nothing tells.
    pub ply: Option<usize>,
    /// What the whole of it looks like.
    pub looks: BoardLooks,
}

/// So many moves a board may say before any of them is said by a player.
const MOST_AHEAD: usize = 6;
/// So many readings on the way are kept.
const MOST_WAYPOINTS: usize = 96;

/// A board that is followed.
#[derive(Debug, Clone)]
pub struct HandWatch {
    patience: BoardPatience,
    touches: TouchFacts,
    /// What stood at the start, and after each ply.
    course: Vec<Standing>,
    moves: Vec<(Color, ClaimedMove)>,
    /// So many plies nobody takes back by hand.
    completed: usize,
    facing: Option<Facing>,
    /// As the board numbers its squares.
    felt: BoardSense,
    /// When it was last felt otherwise, and when it was last read at all.
    since: Moment,
    read: Moment,
    /// When words last changed what should stand there.
    said: Moment,
    waypoints: Vec<BoardSense>,
    last_placed: Option<Square>,
    fingers: Fingers,
    doubts: Doubts,
    /// After how many plies the board was last seen to agree, at rest and at all.
    agreed: Option<usize>,
    shown: Option<usize>,
    /// After a press, as long as the board's own report of what stood then may take.
    pressed_until: Option<Moment>,
    /// What was told of the reading as it is.
    told: Option<HandSeen>,
    /// Whether it was told to differ since it was last told to agree.
    is_told_to_differ: bool,
    /// What the board looked like when that was last told, before the game ever stood on it.
    not_set_up: Option<BoardLooks>,
    explained: Option<(Option<Facing>, Explanation)>,
}

impl HandWatch {
    /// Follows a board on which a game stands, or will be set up.
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

    /// The same for a board of which somebody has said which way it lies.
    #[must_use]
    pub fn lying(self, facing: Facing) -> HandWatch {
        HandWatch { facing: Some(facing), ..self }
    }

    /// What stands by the moves that were seen or said.
    #[must_use]
    pub fn standing(&self) -> &Standing {
        // There is always the start.
        &self.course[self.course.len() - 1]
    }

    /// The moves that were seen or said, in order.
    #[must_use]
    pub fn moves(&self) -> &[(Color, ClaimedMove)] {
        &self.moves
    }

    /// Which way the board lies, once that is known.
    #[must_use]
    pub fn facing(&self) -> Option<Facing> {
        self.facing
    }

    /// What is felt and believed, as the board lies; as it numbers its squares while that is not known.
    #[must_use]
    pub fn sense(&self) -> BoardSense {
        self.doubts.believed(&self.felt).faced(self.facing.unwrap_or(Facing::AsNumbered))
    }

    /// One square is felt otherwise, as the board numbers it.
    pub fn feel(&mut self, now: Moment, at: Square, sense: SquareSense) -> Vec<HandSeen> {
        let mut felt = self.felt;
        felt.set(at, sense);
        self.read(now, felt)
    }

    /// The whole board is felt, as it numbers its squares.
    pub fn read(&mut self, now: Moment, felt: BoardSense) -> Vec<HandSeen> {
        if felt == self.felt {
            self.read = now;
            return self.wake(now);
        }
        // What stood until now may have come to rest before this.
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

    /// The board cannot be felt any more.
    pub fn lose(&mut self, now: Moment) -> Vec<HandSeen> {
        let seen = self.wake(now);
        (self.felt, self.since) = (BoardSense::UNKNOWN, now);
        self.forget_way();
        seen
    }

    /// Time has passed: what has come to rest by now.
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

    /// When to wake it, if nothing is felt before.
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

    /// The player whose move is made has pressed: whoever still touches a piece is not making
    /// this move any more (6.2.1).
    pub fn press(&mut self, now: Moment) -> Vec<HandSeen> {
        let seen = self.wake(now);
        // The board may report later than the clock what stood when it was pressed.
        self.pressed_until = Some(now + self.patience.pressed);
        seen
    }

    /// A player has announced a move: it is the move, whatever the board shows (D.2.1). Of the
    /// player who made the last one, and whom nobody has answered, it is said of that one.
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
        // What was touched until now belongs to this move.
        self.fingers = Fingers::default();
        self.forget_reading();
    }

    /// Whether what stands by the moves is what stands after this one of this player.
    #[must_use]
    pub fn has_seen(&self, by: Color, claim: &ClaimedMove) -> bool {
        self.moves.last().is_some_and(|(mover, _)| *mover == by) && self.stands_by(claim)
    }

    fn stands_by(&self, claim: &ClaimedMove) -> bool {
        self.before().is_some_and(|before| before.after_claim(claim) == *self.standing())
    }

    /// A board that itself says what was moved: it may feel nothing else. What it says of a move that is known
    /// already comes twice or late, and no hands are so far ahead of the words.
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

    /// The arbiter sets the game to another place (7.1, D.2.9).
    pub fn restart(&mut self, standing: &Standing) {
        (self.course, self.moves) = (vec![standing.clone()], Vec::new());
        (self.completed, self.agreed, self.shown) = (0, None, None);
        self.not_set_up = None;
        self.fingers = Fingers::default();
        self.doubts.restart();
        self.forget_way();
    }

    /// Where the board is not as the moves say, as it is felt now.
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

    /// The last position before this one that the board shows, by its moves: of a board that was not seen for a while, or
    /// not at rest, it is not known when it was last right, but which move it lacks.
    fn last_shown(&self, sense: &BoardSense) -> Option<usize> {
        let before = self.course.get(..self.moves.len()).unwrap_or_default();
        before.iter().rposition(|stood| sense.wrong(&stood.board()).is_empty())
    }

    /// What stood before the last move.
    fn before(&self) -> Option<&Standing> {
        self.course.get(self.course.len().checked_sub(2)?)
    }

    /// The press has had its time: what stands is completed.
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
