//! The state of a game: everything that follows from the setting and the facts. Only [`Game::apply`] changes it, and
//! that never fails.

use crate::chess::{ByColor, Color, History, Position};
use crate::clock::{Clock, Moment, Span};
use crate::laws::{Capability, Mode, OffencePool};

use super::board::MirrorBoard;
use super::case::Case;
use super::envelope::Adjournment;
use super::fact::Recorded;
use super::intent::{Ground, Points};
use super::news::News;
use super::offer::OfferKind;
use super::said::Said;
use super::score::Score;
use super::seal::Seal;
use super::setting::Setting;
use super::standing::Standing;
use super::sync::Audit;
use super::turn::{Handling, Ply, Turn};

/// One game between two people.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Game {
    pub(super) setting: Setting,
    pub(super) mode: Mode,
    pub(super) seal: Seal,
    pub(super) clock: Clock,
    pub(super) start: Standing,
    pub(super) plies: Vec<Ply>,
    /// The moves that each side has completed on the board (6.2.1).
    pub(super) completed: ByColor<u32>,
    pub(super) turn: Turn,
    /// The line that repetition is counted in: from the start, or from the last impossible position.
    pub(super) history: Option<History>,
    pub(super) boards: ByColor<MirrorBoard>,
    pub(super) scores: ByColor<Score>,
    pub(super) offences: ByColor<OffencePool>,
    pub(super) offers: ByColor<Option<OfferKind>>,
    pub(super) consent: Consent,
    /// The move that a side must play, because it wrote it down for a claim (9.5.3).
    pub(super) bound: Option<(Color, Said)>,
    pub(super) challenge: Option<Challenge>,
    pub(super) cases: Vec<Case>,
    pub(super) phase: Phase,
    /// The side that seals once it has the move, and how long before the end of the session.
    pub(super) seals_next: Option<(Color, Span)>,
    /// The number of plies when the adjourned game was last resumed.
    pub(super) resumed_after: Option<usize>,
    /// The presses of each side when the game was last resumed, for games without heard moves.
    pub(super) pressed_before: ByColor<u32>,
    pub(super) signed: ByColor<Signature>,
    /// How often each player asked to see the arbiter's sheet.
    pub(super) sheets_asked: ByColor<u32>,
    /// The latest period in which each had less than five minutes (8.4).
    pub(super) little_time_in: ByColor<Option<u32>>,
    /// The audit of a board that is in progress.
    pub(super) audit: Option<(Color, Audit)>,
    /// The ply since which neither side can mate, once found (5.2.2).
    pub(super) dead_since: Option<usize>,
    /// The last ply at which a difference between the scores was reported.
    pub(super) scores_told: Option<usize>,
    /// The last reported error of each clock's move counter.
    pub(super) counters_told: ByColor<i64>,
    /// How often each side has offered a draw since the other last did.
    pub(super) offers_in_a_row: ByColor<u32>,
    /// The consequences of the latest fact.
    pub(super) news: Vec<News>,
    pub(super) facts: usize,
    pub(super) latest: Moment,
}

/// Whether the arbiter has consented to a draw that the event restricts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Consent {
    NotGiven,
    /// For the current offer or agreement.
    Given,
}

/// A player's demand that the opponent mate within fifty moves (paragraph 15F of 1929).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Challenge {
    /// Who demanded it.
    pub by: Color,
    /// The ply from which the moves are counted.
    pub since: usize,
}

/// Whether a player has signed the result (8.7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Signature {
    #[default]
    Missing,
    Given,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Phase {
    /// In play, or not begun.
    Playing,
    /// Interrupted, with a move sealed or about to be (I.1).
    Adjourned(Adjournment),
    /// A player claimed a draw without an arbiter present: play has ended, and the designated arbiter decides
    /// (III.6).
    Referred(Referral),
    Over(Points),
}

/// A claim of the last two minutes that goes to a designated arbiter (III.6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Referral {
    /// Who claimed.
    pub by: Color,
    pub ground: Ground,
    /// Whether the opponent has verified what was written down.
    pub verified: Signature,
}

impl Game {
    /// A game that has not begun.
    #[must_use]
    pub fn new(setting: Setting) -> Game {
        let start = Standing::Regular(setting.start.clone());
        let start = match &setting.odds {
            None => start,
            Some(odds) => odds.applied(&start),
        };
        let board = || MirrorBoard::new(start.board());
        let mut game = Game {
            mode: setting.mode(),
            seal: Seal::Open,
            clock: setting.clock(),
            plies: Vec::new(),
            completed: ByColor::default(),
            turn: Turn::of(start.turn(), 0, Handling::Moving),
            history: None,
            boards: ByColor { white: board(), black: board() },
            scores: ByColor::default(),
            offences: ByColor::default(),
            offers: ByColor::default(),
            consent: Consent::NotGiven,
            bound: None,
            challenge: None,
            cases: Vec::new(),
            phase: Phase::Playing,
            seals_next: None,
            resumed_after: None,
            pressed_before: ByColor::default(),
            signed: ByColor::default(),
            sheets_asked: ByColor::default(),
            little_time_in: ByColor::default(),
            audit: None,
            dead_since: None,
            scores_told: None,
            counters_told: ByColor::default(),
            offers_in_a_row: ByColor::default(),
            news: Vec::new(),
            facts: 0,
            latest: Moment::ZERO,
            start,
            setting,
        };
        game.history = game.line_from_the_start();
        game
    }

    /// The game that follows from a setting and its facts.
    #[must_use]
    pub fn replay<'facts>(
        setting: Setting,
        facts: impl IntoIterator<Item = &'facts Recorded>,
    ) -> Game {
        let mut game = Game::new(setting);
        for fact in facts {
            game.apply(fact);
        }
        game
    }

    /// What was fixed before the first move.
    #[must_use]
    pub fn setting(&self) -> &Setting {
        &self.setting
    }

    /// Whether the device may help now.
    #[must_use]
    pub fn mode(&self) -> Mode {
        self.mode
    }

    /// Whether the device is sealed for this game.
    #[must_use]
    pub fn device_seal(&self) -> Seal {
        self.seal
    }

    /// The clock after the latest fact.
    #[must_use]
    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    /// The starting position after odds, mirrored if it was; `None` if it cannot start a game.
    #[must_use]
    pub fn start(&self) -> Option<&Position> {
        self.start.position()
    }

    /// The moves whose turn is over.
    #[must_use]
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// The move in progress.
    #[must_use]
    pub fn turn(&self) -> &Turn {
        &self.turn
    }

    /// A player's board, as far as known.
    #[must_use]
    pub fn board(&self, side: Color) -> &MirrorBoard {
        self.boards.get(side)
    }

    #[must_use]
    pub fn score(&self, side: Color) -> &Score {
        self.scores.get(side)
    }

    /// Whether a player has signed the result (8.7).
    #[must_use]
    pub fn signature(&self, side: Color) -> Signature {
        *self.signed.get(side)
    }

    /// The draw offer of a side, if one waits for its answer.
    #[must_use]
    pub fn offer_of(&self, side: Color) -> Option<OfferKind> {
        *self.offers.get(side)
    }

    /// All cases, in the order in which they were opened.
    #[must_use]
    pub fn cases(&self) -> &[Case] {
        &self.cases
    }

    #[must_use]
    pub fn phase(&self) -> &Phase {
        &self.phase
    }

    /// What the latest fact brought about.
    #[must_use]
    pub fn news(&self) -> &[News] {
        &self.news
    }

    /// The illegal moves that count against a player.
    #[must_use]
    pub fn offences(&self, side: Color) -> &OffencePool {
        self.offences.get(side)
    }

    /// The moment of the latest fact.
    #[must_use]
    pub fn latest(&self) -> Moment {
        self.latest
    }

    /// When the game next needs to be woken for the clock.
    #[must_use]
    pub fn wake_at(&self) -> Option<Moment> {
        self.lets_time_run().then(|| self.clock.wake_at()).flatten()
    }

    /// Whether a clock may run: it does until the move is in the envelope (I.1.1), and while a player is late for the
    /// resumption (I.9, I.11).
    pub(super) fn lets_time_run(&self) -> bool {
        match self.phase {
            Phase::Playing
            | Phase::Adjourned(Adjournment::Asked { .. } | Adjournment::Waiting { .. }) => true,
            Phase::Adjourned(Adjournment::Sealed(_) | Adjournment::Void { .. })
            | Phase::Referred(_)
            | Phase::Over(_) => false,
        }
    }

    /// Whether the game rests: a move was sealed, and no clock runs until the resumption.
    #[must_use]
    pub fn is_at_rest(&self) -> bool {
        matches!(self.phase, Phase::Adjourned(Adjournment::Sealed(_) | Adjournment::Void { .. }))
    }

    /// Whether no move can be made, because a move was sealed and the game is not resumed yet.
    #[must_use]
    pub fn waits_for_resumption(&self) -> bool {
        self.is_at_rest() || self.envelope().is_some()
    }

    /// The position before the move in progress.
    #[must_use]
    pub fn standing(&self) -> &Standing {
        self.standing_after(self.plies.len())
    }

    /// The present position: after the move in progress, once it has been said.
    #[must_use]
    pub fn present(&self) -> &Standing {
        self.turn.made.as_ref().map_or_else(|| self.standing(), |made| &made.after)
    }

    /// The position after this many plies; the latest if there were fewer.
    #[must_use]
    pub fn standing_after(&self, plies: usize) -> &Standing {
        let ply = plies.min(self.plies.len()).checked_sub(1).and_then(|last| self.plies.get(last));
        ply.map_or(&self.start, |ply| &ply.made.after)
    }

    /// How many moves a player has completed (6.2.1). This number may be told on request.
    #[must_use]
    pub fn completed(&self, side: Color) -> u32 {
        if !self.hears_moves() {
            return self.clock.reading(self.latest).of(side).moves;
        }
        self.counted_at_odds(side, *self.completed.get(side))
    }

    /// What this many moves on the board count for at odds (paragraph 22 of 1929).
    pub(super) fn counted_at_odds(&self, side: Color, made: u32) -> u32 {
        self.setting.odds.as_ref().map_or(made, |odds| odds.counted(side, made))
    }

    /// Whether the device hears moves at this event; otherwise it knows only presses.
    #[must_use]
    pub fn hears_moves(&self) -> bool {
        self.setting.allows(Capability::HearAnnouncements)
    }

    /// The number of the move that a ply belongs to; plies are counted from 1.
    #[must_use]
    pub fn move_number(&self, ply: usize) -> usize {
        let black_began = usize::from(self.start.turn() == Color::Black);
        self.moves_before_the_start() + (ply + black_began).div_ceil(2)
    }

    /// How many moves precede the starting position.
    pub(super) fn moves_before_the_start(&self) -> usize {
        let number = self.start.position().map(Position::move_number);
        number
            .and_then(|number| usize::try_from(number).ok())
            .map_or(0, |number| number.saturating_sub(1))
    }

    /// The result, if the game is over.
    #[must_use]
    pub fn result(&self) -> Option<Points> {
        match self.phase {
            Phase::Over(points) => Some(points),
            Phase::Playing | Phase::Adjourned(_) | Phase::Referred(_) => None,
        }
    }

    /// The line played since the start, or since the last impossible position; `None` if moves are not heard.
    #[must_use]
    pub fn history(&self) -> Option<&History> {
        self.history.as_ref()
    }
}
