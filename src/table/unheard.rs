//! What is known of a game whose moves are not announced to the device: the times and counters of its clock, the
//! presses, and a dictated score. The starting position and an empty list of moves are never taken for the game; what
//! a score shows is told as the score's.

use crate::chess::{ByColor, Color, History, Position, judge};
use crate::clock::Going;
use crate::laws::{self, Capability, ClaimantTouch, Mode, Press, Restriction, RulingFact, Verdict};

use super::case::Effect;
use super::envelope::Adjournment;
use super::game::{Game, Phase};
use super::matter::Timeliness;
use super::notice::ClockMeanwhile;
use super::said::Said;

impl Game {
    /// The present position, after the announced move; `None` if no game can have it, or if moves are not heard.
    pub(super) fn known_position(&self) -> Option<&Position> {
        self.present().position().filter(|_| self.hears_moves())
    }

    /// The position after this many plies, if known.
    pub(super) fn known_position_after(&self, plies: usize) -> Option<&Position> {
        self.standing_after(plies).position().filter(|_| self.hears_moves())
    }

    /// The line from the beginning of the game, before any move; `None` if moves are not heard.
    pub(super) fn line_from_the_start(&self) -> Option<History> {
        let start = self.start.position().filter(|_| self.hears_moves());
        start.cloned().map(History::new)
    }

    /// Whether the clock of this device is the clock of the game.
    #[must_use]
    pub fn runs_clock(&self) -> bool {
        self.setting.allows(Capability::RunClock)
    }

    /// The number of plies made, if it can be known: by announcements, by the presses that the clock counted, or by a
    /// score in which both have moved.
    #[must_use]
    pub fn plies_made(&self) -> Option<usize> {
        let counted = match self.runs_clock() && !self.has_begun() {
            true => Some(0),
            false => self.plies_known(),
        };
        if self.hears_moves() {
            return counted;
        }
        let written = Color::ALL.map(|side| self.scores.get(side).entries().len());
        let written = written.into_iter().max().filter(|plies| *plies >= 2);
        counted.max(written)
    }

    /// The side of a ply, counted from 0, heard or from a score.
    #[must_use]
    pub fn side_of_ply(&self, ply: usize) -> Color {
        let by_turns = if ply.is_multiple_of(2) { self.start.turn() } else { !self.start.turn() };
        self.plies.get(ply).map_or(by_turns, |ply| ply.by)
    }

    /// If moves are not heard: the side whose score shows most of the game, and that line, from the first move up to
    /// one that is missing or cannot be played.
    #[must_use]
    pub fn game_as_written(&self) -> Option<(Color, History)> {
        if self.hears_moves() {
            return None;
        }
        let lines =
            Color::ALL.into_iter().filter_map(|of| Some((of, self.line_so_far_in_score(of)?)));
        let most = |line: &(Color, History)| line.1.moves().len();
        lines.max_by_key(most).filter(|line| most(line) > 0)
    }

    /// Whether the game is under way. If the game has another clock, this is unknown and assumed.
    #[must_use]
    pub fn has_begun(&self) -> bool {
        !self.runs_clock() || self.clock.going() != Going::NotStarted
    }

    /// What the clock of the game did while the device was away: an absence of unknown length stops it.
    pub(super) fn clock_meanwhile(&self) -> ClockMeanwhile {
        match (self.runs_clock(), self.clock.running()) {
            (false, _) => ClockMeanwhile::NotHere,
            (true, Some(_)) => ClockMeanwhile::Ran,
            (true, None) => ClockMeanwhile::Stood,
        }
    }

    /// The side whose time runs on the clock of the game, or ran last.
    pub(super) fn time_ran_for(&self) -> Option<Color> {
        match self.clock.going() {
            Going::Running(side) | Going::Stopped(side) if self.runs_clock() => Some(side),
            _ => None,
        }
    }

    /// The side whose clock should run now: by the moves, or by the clock if they are not heard; while an envelope
    /// stays closed, the player who is waited for (I.9, I.11).
    pub(super) fn side_to_run(&self) -> Color {
        if let Phase::Adjourned(Adjournment::Waiting { envelope, .. }) = &self.phase {
            return !envelope.sealed_by;
        }
        match self.time_ran_for() {
            Some(side) if !self.hears_moves() => side,
            _ => self.turn.by,
        }
    }

    /// Play goes on: the clock of the side to move runs, if that side is known.
    pub(super) fn play_on(&self) -> Effect {
        if self.runs_clock() { Effect::Resume(self.side_to_run()) } else { Effect::LetPlayGoOn }
    }

    /// Whether a side is to move, or is not known not to be.
    pub(super) fn may_be_on_move(&self, side: Color) -> bool {
        !self.runs_clock() || self.side_to_run() == side
    }

    /// The present position as a FEN, if known.
    pub(super) fn fen_known(&self) -> Option<String> {
        self.hears_moves().then(|| self.standing().to_fen())
    }

    /// The moves that a side had made before the starting position, by its move number.
    pub(super) fn made_before(&self, side: Color) -> usize {
        let whites_more = side == Color::White && self.start.turn() == Color::Black;
        let black_gives = self.setting.odds.is_some();
        self.moves_before_the_start() + usize::from(whites_more && !black_gives)
    }

    /// The moves that each has made, including the one in progress, if known.
    pub(super) fn moves_of_each(&self) -> Option<ByColor<usize>> {
        let sides = ByColor { white: Color::White, black: Color::Black };
        if !self.hears_moves() {
            self.time_ran_for()?;
            return Some(sides.map(|side| {
                self.made_before(side) + usize::try_from(self.completed(side)).unwrap_or(0)
            }));
        }
        Some(sides.map(|side| {
            let under_way = self.turn.by == side && self.turn.made.is_some();
            let made = self.plies.iter().filter(|ply| ply.by == side).count();
            self.made_before(side) + made + usize::from(under_way)
        }))
    }

    /// A sealed move was made on the boards: the clock counts it, and the opponent's time runs.
    pub(super) fn sealed_move_unheard(&mut self, by: Color) {
        if self.runs_clock() {
            let counted = self.clock.reading(self.latest).of(by).moves;
            self.clock = self.clock.with_moves(by, counted.saturating_add(1), self.latest);
            self.resume(!by);
        }
        self.count_presses_from_here();
    }

    /// A resumed game counts presses from 0.
    pub(super) fn count_presses_from_here(&mut self) {
        let sides = ByColor { white: Color::White, black: Color::Black };
        self.pressed_before = sides.map(|side| self.presses(side));
    }

    /// Whether a side contests the times after a resumption before its first move (I.13), as far as presses show it:
    /// a move before its press is not known here.
    pub(super) fn contests_resumed_times_unheard(&self, by: Color) -> Timeliness {
        if !self.runs_clock() {
            return Timeliness::NotKnown;
        }
        match self.presses(by) > *self.pressed_before.get(by) {
            true => Timeliness::AfterPress,
            false if self.side_to_run() == by => Timeliness::NotKnown,
            false => Timeliness::InTime,
        }
    }

    /// The number of completed plies, if known; if moves are not heard, by the presses that the clock has counted.
    #[must_use]
    pub fn plies_known(&self) -> Option<usize> {
        if self.hears_moves() {
            return Some(self.plies.len());
        }
        self.time_ran_for()?;
        let made = |side: Color| {
            let counted = self.completed(side);
            counted.saturating_sub(self.counted_at_odds(side, counted).saturating_sub(counted))
        };
        let pressed = Color::ALL.into_iter().map(made).sum::<u32>();
        usize::try_from(pressed).ok()
    }

    /// The presses of a side on the clock of the game, whatever its counters were set to.
    pub(super) fn presses(&self, side: Color) -> u32 {
        self.clock.reading(self.latest).of(side).presses
    }

    /// The turn of something a side did, if moves are not heard: the number of its own presses. Without a clock each
    /// observation stands for itself.
    pub(super) fn turn_unheard(&self, side: Color) -> u32 {
        match self.time_ran_for() {
            Some(_) => self.presses(side),
            None => u32::try_from(self.facts).unwrap_or(u32::MAX),
        }
    }

    /// What the clock tells the arbiter who has to decide: whose time ran, and the counted moves.
    pub(super) fn told_by_clock(&self) -> Vec<RulingFact> {
        let Some(side) = self.time_ran_for() else { return Vec::new() };
        vec![RulingFact::TimeRanFor(side), self.counted_by_clock()]
    }

    /// The moves that the clock has counted.
    pub(super) fn counted_by_clock(&self) -> RulingFact {
        let sides = ByColor { white: Color::White, black: Color::Black };
        RulingFact::ClockCounts(sides.map(|side| self.completed(side)))
    }

    /// The side whose score is complete and can be played through, and its line; this side first.
    fn written_line(&self, first: Color) -> Option<(Color, History)> {
        [first, !first].into_iter().find_map(|of| Some((of, self.line_in_score(of)?)))
    }

    fn line_in_score(&self, of: Color) -> Option<History> {
        let line = self.line_so_far_in_score(of)?;
        let is_whole = line.moves().len() == self.scores.get(of).entries().len();
        (is_whole && !line.moves().is_empty()).then_some(line)
    }

    /// The moves of a score up to the first one that is missing or cannot be played.
    #[must_use]
    pub fn line_so_far_in_score(&self, of: Color) -> Option<History> {
        let mut line = History::new(self.start.position()?.clone());
        for entry in self.scores.get(of).entries() {
            let legal =
                entry.as_ref().and_then(|entry| judge(line.position(), &entry.said.claim).ok());
            let Some(legal) = legal else { break };
            line.play(legal);
        }
        Some(line)
    }

    /// What a score shows of who can still mate once this side's flag is down, or it has resigned.
    pub(super) fn chances_in_score(&self, loser: Color) -> Vec<RulingFact> {
        let Some((of, line)) = self.written_line(loser) else { return Vec::new() };
        let terms = self.setting.terms();
        let ruling = laws::flag(&terms, line.position(), loser, laws::Effort::default());
        as_score_says(of, ruling.facts)
    }

    /// Whether a resignation ends the game at once (5.1.2). If a score shows that the opponent cannot mate, the
    /// arbiter has to decide; training has no arbiter.
    pub(super) fn resigning_loses(&self, by: Color) -> bool {
        let edition = self.setting.edition();
        let loses = |line: &History| {
            let ruling = laws::resign(edition, line.position(), by, laws::Effort::default());
            ruling.verdict == Verdict::Win(!by)
        };
        self.mode == Mode::Training || self.written_line(by).is_none_or(|(_, line)| loses(&line))
    }

    /// What a score shows of a claim: how often it has the position, and the time since the last pawn move or
    /// capture.
    pub(super) fn claim_in_score(&self, by: Color, intended: Option<&Said>) -> Vec<RulingFact> {
        let Some((of, line)) = self.written_line(by) else { return Vec::new() };
        if line.position().turn() != by {
            return vec![RulingFact::ScoreSays(of), RulingFact::HasNotTheMove(by)];
        }
        let claim = laws::Claim {
            history: &line,
            intended: intended.map(|said| (&said.claim, said.words.as_str())),
            touch: ClaimantTouch::Untouched,
            agreement: Restriction::Free,
            last: Press::Pressed,
        };
        as_score_says(of, laws::claim(&self.setting.terms(), &claim).facts)
    }
}

/// Marks facts found from the line of a score as what that score says.
fn as_score_says(of: Color, facts: Vec<RulingFact>) -> Vec<RulingFact> {
    let is_shown = |fact: &RulingFact| {
        matches!(
            fact,
            RulingFact::Checkmated(_)
                | RulingFact::Stalemated(_)
                | RulingFact::NobodyCanMate
                | RulingFact::CannotMate(_)
                | RulingFact::WhyNoMate(_)
                | RulingFact::CanMate(..)
                | RulingFact::MateUnknown(_)
                | RulingFact::IntendedMoveIllegal { .. }
                | RulingFact::Repeated { .. }
                | RulingFact::Quiet { .. }
                | RulingFact::ClaimShort { .. }
        )
    };
    let shown = facts.into_iter().filter(is_shown);
    [RulingFact::ScoreSays(of)].into_iter().chain(shown).collect()
}
