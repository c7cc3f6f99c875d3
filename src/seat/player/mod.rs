//! A player's own seat at the table: input becomes acts at the table, and what the player may hear is returned as
//! utterances.

mod after;
mod arbiters_desk;
mod boards;
mod conversing;
mod declaring;
mod dictated;
mod ear;
mod naming;
mod profile;
mod sealing;
mod surroundings;
mod told;
mod typed;
mod whose;

pub use after::SeatLeft;
pub use arbiters_desk::DeskAtTheSeat;

use crate::chess::Color;
use crate::clock::{Going, Moment, Span};
use crate::laws::Mode;
use crate::meeting::OpenDoor;
use crate::number::NewNumber;
use crate::present::conversation::{
    Alarm, Dialogue as _, LastLook, Out, Pending, Settings, Tongue,
};
use crate::present::spoken::{Priority, Segment};
use crate::present::tone::{Tone, Tones};
use crate::running::Running;
use crate::table::{
    Act, ArbiterAct, Fact, Game, Intent, Permit, Person, Phase, PlayerTold, Question, Recorded,
    Said, Warrant,
};
use crate::words::{CalledBoard, Language, Texts, WhichProgram};

use after::AfterTableGame;
use declaring::Declaration;
use typed::TypedMove;

/// After this time without any act, a player may end the game. Also how long a seal holds if its record cannot be read.
pub(crate) const A_DAY: Span = Span::from_minutes(24 * 60);

/// The modes a program offers its players.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GameModes {
    All,
    Tournament,
}

impl GameModes {
    /// The program that offers these modes.
    pub fn program(self) -> WhichProgram {
        match self {
            GameModes::All => WhichProgram::Hector,
            GameModes::Tournament => WhichProgram::Recorder,
        }
    }

    pub(crate) fn contain(self, mode: Mode) -> bool {
        match self {
            GameModes::All => true,
            GameModes::Tournament => mode == Mode::Tournament,
        }
    }

    /// Refuses a game in a mode that the program does not offer.
    pub fn allow(self, mode: Mode, texts: &Texts) -> Result<(), String> {
        if self.contain(mode) { Ok(()) } else { Err(texts.tournament_alone()) }
    }
}

/// An act that is confirmed first, mostly because it cannot be undone.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SeatDeed {
    Declares(Declaration),
    /// Put this move into the envelope.
    Seal(TypedMove),
    Leave,
    GoToMenu,
    /// End a game that was left for a day.
    Abandon,
    /// Write a move into the score that is already its last one.
    WriteAgain(TypedMove),
    /// A move that may be the player's own, worded differently, or the opponent's reply.
    OwnMove(TypedMove),
    /// A press by a side that has not moved.
    PressUnmoved(Color),
    /// A move made by a side, as seen by this electronic board.
    FromBoard(CalledBoard, Color, Said),
    /// A move that the opponent entered on the page.
    FromPage(Said),
    /// The arbiter's act that waits for the PIN.
    Desk(String),
    /// The arbiter's act that waits for a new PIN.
    SetNumber(NewNumber, String),
    /// The player's name, for the scoresheet.
    Name,
    /// An act of the arbiter that ends the game.
    EndGame(ArbiterAct, Warrant),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum OpponentIs {
    AtTheTable,
    /// At a remote place that connects to this one.
    Guest,
    /// At a remote place that this one connects to.
    Host,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum EndTold {
    NotYet,
    Told,
}

/// Whether a game was left alone so long that its player may end it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum LeftAlone {
    No,
    ForADay,
}

impl LeftAlone {
    /// An adjourned game waits for its resumption, however long that takes.
    fn of(running: &Running, now: Moment) -> LeftAlone {
        let waits = matches!(running.game.phase(), Phase::Adjourned(_));
        match running.idle(now) >= A_DAY && !waits {
            true => LeftAlone::ForADay,
            false => LeftAlone::No,
        }
    }
}

/// A device that sounds in the hall disturbs (11.3.2.2).
pub fn tones_of(game: &Game) -> Tones {
    match game.mode() {
        Mode::Training => Tones::On,
        Mode::Tournament => Tones::Off,
    }
}

pub struct Seat {
    pub running: Running,
    pub own: Color,
    pub(crate) opponent: OpponentIs,
    /// The modes that the program offers.
    pub modes: GameModes,
    pub tongue: Tongue,
    pub(crate) open: Pending<SeatDeed>,
    pub(crate) end: EndTold,
    /// The player's name as this seat last stored it.
    pub(crate) own_name: String,
    /// How many facts the saved game has.
    pub(crate) saved: usize,
    pub(crate) left_alone: LeftAlone,
    pub(crate) desk: DeskAtTheSeat,
    pub(crate) last_look: LastLook,
    pub(crate) alarm: Alarm,
    /// The doors at which a remote person is expected.
    pub doors: Vec<OpenDoor>,
    /// What the player wants after the game, besides leaving.
    pub(crate) next: Option<AfterTableGame>,
}

impl Seat {
    pub fn new(running: Running, own: Color, settings: Settings, desk: DeskAtTheSeat) -> Seat {
        let own_name = settings.own_name().to_owned();
        Seat {
            tongue: Tongue::in_words(settings, running.wording),
            open: Pending::default(),
            running,
            own,
            opponent: OpponentIs::AtTheTable,
            modes: GameModes::All,
            end: EndTold::NotYet,
            own_name,
            saved: 0,
            left_alone: LeftAlone::No,
            desk,
            last_look: LastLook::default(),
            alarm: Alarm::default(),
            doors: Vec::new(),
            next: None,
        }
    }

    /// Whether Hector's clock still has to be started.
    fn has_not_begun(&self) -> bool {
        self.runs_clocks() && self.running.game.clock().going() == Going::NotStarted
    }

    /// Whether the game is in progress: begun, not adjourned and not over.
    pub(crate) fn is_under_way(&self) -> bool {
        !self.has_not_begun() && *self.running.game.phase() == Phase::Playing
    }

    fn start(&mut self, now: Moment) -> Vec<Out> {
        let warrant = Warrant::Player(self.own);
        let told = self.running.arbiter_does(ArbiterAct::Starts, warrant, now);
        let mut out = self.tell(told);
        out.push(self.answer(self.tongue.texts.whose_clock_runs(Color::White)));
        out
    }

    /// A typed press. In training, a press without a move is questioned: it is probably a slip.
    fn press_asked(&mut self, side: Color, now: Moment) -> Vec<Out> {
        let is_training = Permit::in_mode(self.running.game.mode()).is_some();
        match is_training && self.running.game.would_press_without_move(side) {
            true => self.refuse_with(SeatDeed::PressUnmoved(side)),
            false => self.press(side, now),
        }
    }

    /// An error tone, and the question whether this is really meant.
    fn refuse_with(&mut self, deed: SeatDeed) -> Vec<Out> {
        std::iter::once(Out::Sound(Tone::Error)).chain(self.ask(deed)).collect()
    }

    /// A press is always acknowledged: with a tone and a line, with a word if tones are off, and with a sentence if the
    /// clock did not change.
    fn press(&mut self, side: Color, now: Moment) -> Vec<Out> {
        let is_idle = self.running.game.clock().running() != Some(side);
        let who = Person::Player(side);
        let presses = Intent::Do { side, who, act: Act::Presses };
        let mut out = match self.tries(&presses, now) {
            Ok(out) => out,
            Err(declined) => return declined,
        };
        let texts = &self.tongue.texts;
        if is_idle {
            let waits = side == self.own
                && self.may_tell_of_presses()
                && self.running.game.has_been_replied_to(!side);
            let why = match waits {
                true => texts.opponent_has_not_pressed(!side),
                false => texts.clock_does_not_run(side),
            };
            out.extend(self.refuse(why));
            return out;
        }
        // The opponent's key is acknowledged like any other: in a tournament a player is not told that the opponent has
        // pressed (12.6).
        let pressed = match side == self.own {
            true => texts.clock_pressed(),
            false if self.may_tell_of_presses() => texts.opponent_pressed(),
            false => self.said(&PlayerTold::Noted),
        };
        match tones_of(&self.running.game) {
            Tones::On => out.extend([Out::Sound(Tone::Press), Out::Text(pressed)]),
            Tones::Off => out.push(self.utter(Priority::Telling, pressed)),
        }
        out
    }

    /// From now on the device seals itself for a tournament.
    pub fn seals_itself(&mut self) -> Vec<Out> {
        let told = self.running.seal_itself();
        self.tell(told)
    }

    /// Ends a game that was left alone.
    fn abandon(&mut self, now: Moment) -> Vec<Out> {
        let fact = Fact::Abandoned(self.own);
        let told = self.running.take_in(vec![Recorded { at: now, fact }]);
        self.tell(told)
    }

    fn acts(&mut self, act: Act, now: Moment) -> Vec<Out> {
        let side = self.own;
        self.happens(&Intent::Do { side, who: Person::Player(side), act }, now)
    }

    /// An act of the opponent that the player has heard.
    fn opponent_does(&mut self, act: Act, now: Moment) -> Vec<Out> {
        let side = !self.own;
        let does = Intent::Do { side, who: Person::Player(side), act };
        match self.tries(&does, now) {
            Ok(mut out) => {
                out.push(self.receipt());
                out
            }
            Err(declined) => declined,
        }
    }

    fn asks(&mut self, question: Question, now: Moment) -> Vec<Out> {
        let side = self.own;
        self.happens(&Intent::Ask { side, who: Person::Player(side), question }, now)
    }

    /// What is told about an intent: `Ok` if it was taken, `Err` if it was declined.
    fn tries(&mut self, intent: &Intent, now: Moment) -> Result<Vec<Out>, Vec<Out>> {
        let decided = self.running.happens_awake(intent, now);
        match decided.is_declined() {
            true => Err(self.tell(decided.told)),
            false => Ok(self.tell(decided.told)),
        }
    }

    fn happens(&mut self, intent: &Intent, now: Moment) -> Vec<Out> {
        let told = self.running.happens_awake(intent, now).told;
        self.tell(told)
    }

    /// Words of the announcements, in their own language.
    fn announced(&self, said: &str) -> Segment {
        Segment::new(self.announcement_language(), said)
    }

    fn announcement_language(&self) -> Language {
        self.running.wording.words
    }
}
