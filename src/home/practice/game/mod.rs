//! A practice game: whose move it is, what is played, taken back and offered, and how it ends.

mod advice;
pub mod after;
mod conversing;
pub(crate) mod offers;
mod safekeeping;
mod surroundings;
mod timing;
mod walking;

use std::time::Duration;

use crate::chess::notation::pgn::GameResult;
use crate::chess::opponent::{
    Level, OpponentGesture, Seed, Temper, ThinkingBudget, Thought, Worth, think,
};
use crate::chess::{Color, Move, Position};
use crate::clock::{Clock, Moment, PeriodEnd, TimeControl};
use crate::present::board::answers::BoardAnswers;
use crate::present::conversation::{Dialogue as _, LastLook, Out, Pending, Settings, Tongue};
use crate::present::spoken::{Priority, Segment, Utterance, Verbosity};
use crate::present::tone::Tone;
use crate::words::{Style, announce, announce_with_all};

use super::adversary::{Adversary, USUAL};
use super::kept::{GameFile, KeptPractice};
use super::rival::{Allowed, Rival, RivalOffer, RivalReply};
use crate::practice::over::{Over, over_by_resignation, over_on_board};
use after::AfterGame;
use safekeeping::Safety;
use walking::Walk;

/// How long an engine thinks in a game without a clock.
const WITHOUT_CLOCK: Duration = Duration::from_secs(1);
/// How many positions Hector examines for a hint or an evaluation.
const ADVICE: u64 = 60_000;

/// An act that is confirmed first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PracticeDeed {
    Resign,
    OfferDraw,
    AcceptDraw,
    Leave,
    /// The engine failed for this reason: go on against Hector?
    GoOnAgainst(Level, String),
}

pub struct Practising {
    pub(crate) kept: KeptPractice,
    pub file: Option<Box<dyn GameFile>>,
    pub tongue: Tongue,
    pub(crate) open: Pending<PracticeDeed>,
    pub rival: Box<dyn Rival>,
    pub(crate) clock: Option<Clock>,
    pub(crate) last_look: LastLook,
    pub(crate) temper: Temper,
    pub(crate) over: Option<Over>,
    pub(crate) walk: Option<Walk>,
    /// What the player wants after the game, besides leaving it.
    pub next: Option<AfterGame>,
    safety: Safety,
}

impl Practising {
    pub(crate) fn new(
        kept: KeptPractice,
        file: Option<Box<dyn GameFile>>,
        settings: Settings,
        rival: Box<dyn Rival>,
        now: Moment,
    ) -> Practising {
        let clock = clock_of(&kept, now);
        let mut practising = Practising {
            tongue: Tongue::new(settings),
            open: Pending::default(),
            kept,
            file,
            rival,
            clock,
            last_look: LastLook::default(),
            temper: Temper::default(),
            over: None,
            walk: None,
            next: None,
            safety: Safety::Kept,
        };
        practising.run_clock(now);
        practising
    }

    pub fn position(&self) -> &Position {
        self.kept.game.position()
    }

    /// Answers questions about the present board.
    pub(crate) fn board(&self) -> BoardAnswers<'_> {
        self.board_of(self.position())
    }

    /// Answers questions about a board of this game.
    pub(crate) fn board_of<'a>(&'a self, position: &'a Position) -> BoardAnswers<'a> {
        BoardAnswers {
            position,
            own: Some(self.kept.own),
            language: self.tongue.settings.language,
            wording: self.tongue.wording,
            squares: self.tongue.settings.square_names(),
            lexicon: &self.tongue.lexicon,
            texts: &self.tongue.texts,
        }
    }

    pub(crate) fn is_own_move(&self) -> bool {
        self.position().turn() == self.kept.own
    }

    /// Starts the clock of the side to move.
    fn run_clock(&mut self, now: Moment) {
        let turn = self.position().turn();
        self.clock = self.clock.take().map(|clock| match clock.running() {
            Some(side) if side == turn => clock,
            Some(side) => clock.pressed(side, now).0,
            None => clock.resumed(turn, now),
        });
    }

    /// The opponent begins to think if it is to move.
    pub(crate) fn let_opponent_think(&mut self, now: Moment) {
        if self.over.is_some() || self.is_own_move() || self.rival.is_thinking() {
            return;
        }
        let clock = self.clock.as_ref().and_then(|clock| {
            let faces = clock.reading(now);
            let left = |side| faces.of(side).remaining.map(Duration::from);
            let schedule = clock.control();
            let increment = schedule
                .of(self.position().turn())
                .time_for_moves(2)
                .zip(schedule.of(self.position().turn()).time_for_moves(1));
            let increment = increment
                .map(|(two, one)| Duration::from(two).saturating_sub(Duration::from(one)))
                .unwrap_or_default();
            Some((left(Color::White)?, left(Color::Black)?, increment))
        });
        self.rival.think(&self.kept.game, Allowed { time: WITHOUT_CLOCK, clock });
    }

    /// Plays the player's own move.
    pub(crate) fn play_own(&mut self, legal: Move, now: Moment) -> Vec<Out> {
        let told = self.announced(legal);
        let mut out = vec![Out::Say(Utterance {
            priority: Priority::Telling,
            segments: vec![told.from_verbosity(Verbosity::Normal)],
        })];
        out.extend(self.play(legal, now));
        self.let_opponent_think(now);
        out
    }

    /// Takes what came from the opponent.
    pub fn take_replies(&mut self, replies: Vec<RivalReply>, now: Moment) -> Vec<Out> {
        let mut out = Vec::new();
        for reply in replies {
            match reply {
                RivalReply::Told(sentence) => out.push(self.tells(&sentence)),
                RivalReply::Move(legal, worth) => {
                    out.extend(self.play_opponents(legal, worth, now))
                }
                RivalReply::SetAside(reason) => {
                    if let Ok(level) = Level::try_from(USUAL) {
                        out.push(Out::Sound(Tone::Error));
                        let deed = PracticeDeed::GoOnAgainst(level, reason);
                        out.push(self.answer(self.question(&deed)));
                        self.open.asks(deed);
                        out.extend(self.let_walk_wait());
                    }
                }
            }
        }
        out
    }

    fn play_opponents(&mut self, legal: Move, worth: Option<Worth>, now: Moment) -> Vec<Out> {
        let gesture = self.gesture(worth, now);
        if gesture == Some(OpponentGesture::Resigns) {
            return self.resigns(!self.kept.own, now);
        }
        let segments = vec![self.whose(!self.kept.own), self.announced(legal)];
        let mut out = vec![Out::Say(Utterance { priority: Priority::Telling, segments })];
        out.extend(self.play(legal, now));
        if gesture == Some(OpponentGesture::OffersDraw) {
            out.extend(self.take_offer(now));
        }
        out
    }

    /// A move in the words of Appendix D, with capture, check and mate if they may be told.
    pub(crate) fn announced(&self, legal: Move) -> Segment {
        self.said(format!("{}.", self.in_words(self.position(), legal)))
    }

    /// The side, told before a move.
    fn whose(&self, side: Color) -> Segment {
        self.plain(self.tongue.texts.pieces_of_side(side))
    }

    fn in_words(&self, before: &Position, legal: Move) -> String {
        let announcement = match self.kept.blindfold.tells_check() {
            true => announce_with_all(before, legal),
            false => announce(before, legal, Style::Full),
        };
        self.tongue.wording.say(&announcement)
    }

    /// A move in the present position, by piece and squares only.
    fn in_squares(&self, legal: Move) -> String {
        self.tongue.wording.say(&announce(self.position(), legal, Style::Full))
    }

    fn play(&mut self, legal: Move, now: Moment) -> Vec<Out> {
        self.kept.game.play(legal);
        self.kept.offer = RivalOffer::None;
        self.run_clock(now);
        self.over = self.over.or_else(|| over_on_board(&self.kept.game));
        let mut out = self.keep(now);
        out.extend(self.tell_end(now));
        out
    }

    /// Goes on against Hector itself.
    pub(crate) fn go_on_against(&mut self, level: Level, now: Moment) -> Vec<Out> {
        self.kept.adversary = Adversary::Level(level);
        self.temper.forgets_moves();
        self.rival.becomes(&self.kept.adversary, Seed(self.kept.seed));
        self.let_opponent_think(now);
        self.keep(now)
    }

    /// Takes back the player's last move and the opponent's reply.
    pub(crate) fn take_back(&mut self, now: Moment) -> Vec<Out> {
        if matches!(self.over, Some(Over::Flag(_) | Over::FlagDrawn(_))) {
            return self.refuse(self.tongue.texts.no_time_comes_back());
        }
        let plies = if self.is_own_move() { 2 } else { 1 };
        let Some(left) = self.kept.game.moves().len().checked_sub(plies) else {
            return self.refuse(self.tongue.texts.nothing_to_take_back());
        };
        self.rival.give_up();
        self.kept.game.truncate(left);
        self.temper.forgets_moves();
        self.kept.offer = RivalOffer::None;
        self.kept.takebacks += 1;
        self.over = None;
        self.kept.result = GameResult::Open;
        self.turn_clock_back(plies, now);
        let mut out = vec![self.answer(self.tongue.texts.taken_back())];
        out.extend(self.tell_last());
        out.extend(self.keep(now));
        out
    }

    /// Tells the last move and its side.
    pub(crate) fn tell_last(&self) -> Vec<Out> {
        let moves = self.last_moves(1);
        if moves.is_empty() {
            return vec![self.answer(self.tongue.texts.no_moves_yet())];
        }
        let whose = self.whose(!self.position().turn());
        let offered = match self.kept.offer {
            RivalOffer::Stands => Some(self.plain(self.tongue.texts.opponent_offers_draw())),
            RivalOffer::None => None,
        };
        let segments = std::iter::once(whose).chain(moves).chain(offered).collect();
        vec![Out::Say(Utterance { priority: Priority::Answer, segments })]
    }

    /// Tells the opponent's last move, even if the player has moved since.
    pub(crate) fn tell_opponents_last(&self) -> Vec<Out> {
        let theirs = |(before, _): &(&Position, Move)| before.turn() != self.kept.own;
        match self.kept.game.played().filter(theirs).last() {
            Some((before, legal)) => {
                let told = self.said(format!("{}.", self.in_words(before, legal)));
                vec![self.says(vec![self.whose(!self.kept.own), told])]
            }
            None => vec![self.answer(self.tongue.texts.opponent_has_not_moved())],
        }
    }

    /// The last moves as announced, numbered if there are several.
    pub(crate) fn last_moves(&self, count: usize) -> Vec<Segment> {
        let game = &self.kept.game;
        let first = game.moves().len().saturating_sub(count);
        let played = game.played().enumerate().skip(first);
        played
            .map(|(ply, (before, legal))| {
                let words = self.in_words(before, legal);
                let number = if count > 1 && ply % 2 == 0 {
                    format!("{}. ", ply / 2 + 1)
                } else {
                    String::new()
                };
                self.said(format!("{number}{words}."))
            })
            .collect()
    }

    /// Hector's opinion of the position at full strength.
    pub(crate) fn thought(&self) -> Option<Thought> {
        let budget = ThinkingBudget { nodes: ADVICE, ..ThinkingBudget::default() };
        think(&self.kept.game, Level::FULL, Seed(self.kept.seed), &budget, || false)
    }

    pub(crate) fn resigns(&mut self, side: Color, now: Moment) -> Vec<Out> {
        self.ends(over_by_resignation(self.position(), side), now)
    }

    /// Ends the game by an act of a player.
    pub(crate) fn ends(&mut self, over: Over, now: Moment) -> Vec<Out> {
        self.over = Some(over);
        self.rival.give_up();
        let mut out = self.keep(now);
        out.extend(self.tell_end(now));
        out
    }

    fn tell_end(&mut self, now: Moment) -> Vec<Out> {
        let Some(over) = self.over else { return Vec::new() };
        self.clock = self.clock.take().map(|clock| clock.stopped(now));
        let mut out = vec![self.tells(over.told(&self.tongue.texts))];
        out.extend(self.is_not_kept().map(|lost| self.tells(lost)));
        out.push(self.tells(self.what_next()));
        out
    }
}

/// The clock of a stored game, stopped: the remaining times and the moves made.
fn clock_of(kept: &KeptPractice, now: Moment) -> Option<Clock> {
    let (control, left) = kept.clock.as_ref()?;
    let control: TimeControl = control.parse().ok()?;
    let made_by = |side| {
        let played = kept.game.played().filter(|(before, _)| before.turn() == side);
        u32::try_from(played.count()).unwrap_or(u32::MAX)
    };
    let clock =
        Color::ALL.into_iter().fold(Clock::new(control, PeriodEnd::AtZero), |clock, side| {
            let clock = clock.with_moves(side, made_by(side), now);
            let clock = clock.with_period(side, *kept.periods.get(side), now);
            clock.with_time(side, (*left.get(side)).into(), now)
        });
    Some(clock)
}
