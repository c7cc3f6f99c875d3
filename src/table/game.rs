//! A game as it stands: everything that follows from the setting and the facts. Only
//! [`Game::apply`] changes it, and that never fails.

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
    /// The line that repetition is counted in: from the start, or from the last position
    /// that no game can have.
    pub(super) history: Option<History>,
    pub(super) boards: ByColor<MirrorBoard>,
    pub(super) scores: ByColor<Score>,
    pub(super) offences: ByColor<OffencePool>,
    pub(super) offers: ByColor<Option<OfferKind>>,
    pub(super) consent: Consent,
    /// The move that a side must play, because it was written for a claim (9.5.3).
    pub(super) bound: Option<(Color, Said)>,
    pub(super) challenge: Option<Challenge>,
    pub(super) cases: Vec<Case>,
    pub(super) phase: Phase,
    /// Who seals once that side has the move, and how long before the end of the session.
    pub(super) seals_next: Option<(Color, Span)>,
    /// The plies after which an adjourned game was taken up last.
    pub(super) resumed_after: Option<usize>,
    /// How often each had pressed when it was taken up last, for where no moves are heard.
    pub(super) pressed_before: ByColor<u32>,
    pub(super) signed: ByColor<Signature>,
    /// How often each player asked to see the arbiter's sheet.
    pub(super) sheets_asked: ByColor<u32>,
    /// The period in which each had less than five minutes, the latest such (8.4).
    pub(super) little_time_in: ByColor<Option<u32>>,
    /// The audit of a board that is under way.
    pub(super) audit: Option<(Color, Audit)>,
    /// The ply since which nobody can mate, once that was found (5.2.2).
    pub(super) dead_since: Option<usize>,
    /// The ply at which the scores were last told to part.
    pub(super) scores_told: Option<usize>,
    /// By how much the counters of the clock were last told to be off.
    pub(super) counters_told: ByColor<i64>,
    /// How often each side has offered a draw since the other one did.
    pub(super) offers_in_a_row: ByColor<u32>,
    /// What the latest fact brought about.
    pub(super) news: Vec<News>,
    pub(super) facts: usize,
    pub(super) latest: Moment,
}

/// Whether the arbiter has consented to a draw that the event restricts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Consent {
    /// Not.
    NotGiven,
    /// For the offer or agreement now.
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
    /// Not yet.
    #[default]
    Missing,
    /// Signed.
    Given,
}

/// How far the game is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Phase {
    /// It is played, or has not begun.
    Playing,
    /// It is interrupted, with a move under seal or on the way to it (I.1).
    Adjourned(Adjournment),
    /// A player claimed a draw where no arbiter was present: nothing more is played, and
    /// the designated arbiter decides (III.6).
    Referred(Referral),
    /// It is over.
    Over(Points),
}

/// A claim of the last two minutes that goes to a designated arbiter (III.6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Referral {
    /// Who claimed.
    pub by: Color,
    /// On what ground.
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

    /// The game of a setting and everything that happened.
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

    /// The position that the game began from, odds taken off, mirrored if it was; none
    /// where no game can begin so.
    #[must_use]
    pub fn start(&self) -> Option<&Position> {
        self.start.position()
    }

    /// The moves whose turn is over.
    #[must_use]
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// The move that is being made.
    #[must_use]
    pub fn turn(&self) -> &Turn {
        &self.turn
    }

    /// A player's board as far as it is known.
    #[must_use]
    pub fn board(&self, side: Color) -> &MirrorBoard {
        self.boards.get(side)
    }

    /// A player's score.
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

    /// Every case, in the order in which they were opened.
    #[must_use]
    pub fn cases(&self) -> &[Case] {
        &self.cases
    }

    /// How far the game is.
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

    /// When the game wants to be woken, because something will happen on the clock.
    #[must_use]
    pub fn wake_at(&self) -> Option<Moment> {
        self.lets_time_run().then(|| self.clock.wake_at()).flatten()
    }

    /// Whether a clock may run: it does until the move is in the envelope (I.1.1), and while
    /// somebody is late for the resumption (I.9, I.11).
    pub(super) fn lets_time_run(&self) -> bool {
        match self.phase {
            Phase::Playing
            | Phase::Adjourned(Adjournment::Asked { .. } | Adjournment::Waiting { .. }) => true,
            Phase::Adjourned(Adjournment::Sealed(_) | Adjournment::Void { .. })
            | Phase::Referred(_)
            | Phase::Over(_) => false,
        }
    }

    /// Whether the game rests: a move was sealed, and nobody's time runs until it is taken up.
    #[must_use]
    pub fn is_at_rest(&self) -> bool {
        matches!(self.phase, Phase::Adjourned(Adjournment::Sealed(_) | Adjournment::Void { .. }))
    }

    /// Whether no move can be made, because one was sealed and the game is not taken up yet.
    #[must_use]
    pub fn waits_for_resumption(&self) -> bool {
        self.is_at_rest() || self.envelope().is_some()
    }

    /// What stands before the move that is being made.
    #[must_use]
    pub fn standing(&self) -> &Standing {
        self.standing_after(self.plies.len())
    }

    /// What stands now: after the move that is being made, once it has been said.
    #[must_use]
    pub fn present(&self) -> &Standing {
        self.turn.made.as_ref().map_or_else(|| self.standing(), |made| &made.after)
    }

    /// What stood after so many plies; the latest where there were fewer.
    #[must_use]
    pub fn standing_after(&self, plies: usize) -> &Standing {
        let ply = plies.min(self.plies.len()).checked_sub(1).and_then(|last| self.plies.get(last));
        ply.map_or(&self.start, |ply| &ply.made.after)
    }

    /// How many moves a player has completed (6.2.1); this is the number that may be
    /// told on request.
    #[must_use]
    pub fn completed(&self, side: Color) -> u32 {
        if !self.hears_moves() {
            return self.clock.reading(self.latest).of(side).moves;
        }
        self.counted_at_odds(side, *self.completed.get(side))
    }

    /// What so many moves on the board count (paragraph 22 of 1929).
    pub(super) fn counted_at_odds(&self, side: Color, made: u32) -> u32 {
        self.setting.odds.as_ref().map_or(made, |odds| odds.counted(side, made))
    }

    /// Whether the device hears moves at this event; otherwise it knows presses alone.
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

    /// How many moves had been played before the position that the game began from.
    pub(super) fn moves_before_the_start(&self) -> usize {
        let number = self.start.position().map(Position::move_number);
        number
            .and_then(|number| usize::try_from(number).ok())
            .map_or(0, |number| number.saturating_sub(1))
    }

    /// Whether the game is over, and how.
    #[must_use]
    pub fn result(&self) -> Option<Points> {
        match self.phase {
            Phase::Over(points) => Some(points),
            Phase::Playing | Phase::Adjourned(_) | Phase::Referred(_) => None,
        }
    }

    /// The line played since the start, or since the last position that no game can have; none
    /// where no moves are heard.
    #[must_use]
    pub fn history(&self) -> Option<&History> {
        self.history.as_ref()
    }
}
