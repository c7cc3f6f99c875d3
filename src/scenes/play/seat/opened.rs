//! A seat at an opened game, new or continued, and the questions on the way to it.

use std::path::{Path, PathBuf};

use crate::chess::Color;
use crate::clock::Moment;
use crate::devices::timepiece::{self, Timepiece};
use crate::laws::{Capability, Mode};
use crate::present::conversation::{Event, Out, QuestionsBefore, Session as _, Settings};
use crate::record::recording::Recording;
use crate::record::{ArbiterNumber, Head};
use crate::scenes::arbiters_number::LockHere;
use crate::scenes::failure::Failure;
use crate::scenes::play::beginning::{self, RecordWanted, TakenUp};
use crate::scenes::play::keeping::TakesRows;
use crate::scenes::play::meeting::kept_side;
use crate::scenes::play::options::UnfinishedGames;
use crate::scenes::play::this_machine::ThisMachine;
use crate::scenes::play::{SeatOptions, TimePassing};
use crate::scenes::record_file;
use crate::seat::beginning::{AfterSeatAnswer, NewSeatGame, SeatBeginning, SeatNext};
use crate::seat::player::{DeskAtTheSeat, GameModes, Seat};
use crate::seat::record_keeper::RecordKeeper as _;
use crate::seat::running::Running;
use crate::seat::sheets::described;
use crate::seat::terms::{
    NumberOnRecord, OpponentsSeat, SeatStart, SeatTerms, TournamentRecord, UnfinishedGame,
};
use crate::table::{Fact, Game, Recorded, Setting, Sight};
use crate::words::scripts::unreadable::UnreadableLine;
use crate::words::{Texts, side_called};

pub(super) struct OpenedSeat {
    pub(super) seat: Seat,
    /// The head of its record.
    pub(super) head: Head,
    /// The facts that were on record before.
    pub(super) recorded: Vec<Recorded>,
    pub(super) timepiece: Timepiece,
    pub(super) now: Moment,
    pub(super) out: Vec<Out>,
}

/// The way from the options of a seat to its game.
pub(super) struct SeatOpening {
    pub(super) questions: QuestionsBefore<SeatBeginning>,
    wanted: RecordWanted,
    modes: GameModes,
    passing: TimePassing,
    hands_on: Option<TakesRows>,
}

/// The result of an answer.
pub(super) enum OpenedOrAsked {
    Asks(Vec<Out>),
    Plays(Box<OpenedSeat>),
}

impl SeatOpening {
    /// The first question, or the game if the options answer everything.
    pub(super) fn new(
        options: &SeatOptions,
        opponent: OpponentsSeat,
        modes: GameModes,
        passing: TimePassing,
        number: Option<&str>,
        settings: Settings,
    ) -> Result<(SeatOpening, OpenedOrAsked), Failure> {
        let texts = Texts::new(settings.language);
        let (setup, wanted) = (options.setup(number, &texts)?, options.wanted(passing));
        let start = match (&options.resume, &options.event, &wanted) {
            (Some(Some(named)), ..) => SeatStart::Wanted(unfinished(named.clone(), &texts)),
            (Some(None), ..) => {
                SeatStart::Latest(unfinished(record_file::latest_unfinished(&texts)?, &texts))
            }
            (None, Some(_), _) => SeatStart::Event,
            (None, None, RecordWanted::GamesFolder)
                if options.unfinished == UnfinishedGames::Offered =>
            {
                match record_file::latest_unfinished(&texts) {
                    Ok(path) => SeatStart::Offered(unfinished(path, &texts)),
                    Err(_) => SeatStart::Nothing,
                }
            }
            (None, None, _) => SeatStart::Nothing,
        };
        let record = match (&wanted, passing) {
            (RecordWanted::No, TimePassing::ByItself) => TournamentRecord::Lacking,
            _ => TournamentRecord::Kept,
        };
        let terms = SeatTerms { opponent, modes, record };
        let (beginning, after) =
            SeatBeginning::new(setup, start, terms, settings, Box::new(LockHere))
                .map_err(Failure::Input)?;
        let hands_on = options.hands_on.clone();
        let questions = QuestionsBefore(beginning);
        let opening = SeatOpening { questions, wanted, modes, passing, hands_on };
        let next = opening.follow(after)?;
        Ok((opening, next))
    }

    /// Takes an answer.
    pub(super) fn take(&mut self, line: &str) -> Result<OpenedOrAsked, Failure> {
        let asked = self.questions.take(Event::line(line), Moment::ZERO);
        Ok(self.agreed()?.unwrap_or(OpenedOrAsked::Asks(asked)))
    }

    /// The game, once the questions are answered.
    pub(super) fn agreed(&mut self) -> Result<Option<OpenedOrAsked>, Failure> {
        match self.questions.0.agreed.take() {
            None => Ok(None),
            Some(after) => self.follow(after?).map(Some),
        }
    }

    /// The settings, with what was chosen so far.
    pub(super) fn settings(&self) -> &Settings {
        self.questions.0.settings()
    }

    fn follow(&self, after: AfterSeatAnswer) -> Result<OpenedOrAsked, Failure> {
        let settings = self.settings();
        let mut opened = match after.next {
            SeatNext::Question => return Ok(OpenedOrAsked::Asks(after.told)),
            SeatNext::NewGame(new) => self.begun(&new, settings)?,
            SeatNext::Resumed(record, number) => {
                let mut opened = {
                    let hands_on = self.hands_on.clone();
                    resumed(&record, self.passing, self.modes, settings, number.as_ref(), hands_on)?
                };
                let texts = Texts::new(settings.language);
                let mode = opened.seat.running.game.mode();
                self.modes.allow(mode, &texts)?;
                opened.seat.modes = self.modes;
                opened
            }
        };
        opened.out.splice(0..0, after.told);
        Ok(OpenedOrAsked::Plays(Box::new(opened)))
    }

    /// The seat of a new game.
    fn begun(&self, new: &NewSeatGame, settings: &Settings) -> Result<OpenedSeat, Failure> {
        let NewSeatGame { setup, own } = new;
        let texts = Texts::new(settings.language);
        let unusable = |error: UnreadableLine| Failure::Input(error.sentence(&texts));
        let timepiece = Timepiece::started();
        let began = beginning::began(timepiece);
        let head = setup.head(began, timepiece::wall()).map_err(unusable)?;
        let (mut keeper, kept) = beginning::keeper(&self.wanted, &head, &texts)?;
        if let Some(takes) = &self.hands_on {
            keeper.hand_on(takes.clone());
        }
        let mut out = vec![Out::answer(settings.language, ready(*own, &head.setting, &texts))];
        let machine = ThisMachine::of(self.passing);
        let running =
            Running::new(Game::new(head.setting.clone()), Box::new(keeper), machine, texts);
        let desk = DeskAtTheSeat::new(setup.arbiter_number().clone(), 0, Box::new(LockHere));
        let mut seat = Seat::new(running, *own, settings.clone(), desk);
        seat.modes = self.modes;
        out.extend(seat.how_moves_are_taken());
        out.extend(seat.tell_kept(&kept));
        out.extend(seat.seals_itself());
        let (recorded, now) = (Vec::new(), Moment::ZERO);
        Ok(OpenedSeat { seat, head, recorded, timepiece, now, out })
    }
}

/// The unfinished game of a record. A record that cannot be read is reported when it is continued.
pub(super) fn unfinished(record: PathBuf, texts: &Texts) -> UnfinishedGame {
    let recording = record_file::open(&record);
    let described = recording
        .as_ref()
        .map_or_else(|_| record.display().to_string(), |recording| described(recording, texts));
    let lacks = recording.as_ref().is_ok_and(lacks_number);
    let number = if lacks { NumberOnRecord::Lacking } else { NumberOnRecord::Enough };
    UnfinishedGame { record, described, number }
}

/// Whether this is the record of an unfinished tournament game without an arbiter's number.
pub(super) fn lacks_number(recording: &Recording) -> bool {
    let game = recording.game();
    recording.head.arbiter_number == ArbiterNumber::None
        && game.mode() == Mode::Tournament
        && game.result().is_none()
}

/// Says that a game is ready, and what is played.
pub(super) fn ready(own: Color, setting: &Setting, texts: &Texts) -> String {
    let (side, time) = (side_called(own, texts), &setting.event.time_control.text);
    match setting.allows(Capability::RunClock) {
        true => texts.game_ready(&side, time),
        false => texts.game_ready_without_clock(&side, time),
    }
}

/// The seat of a game that continues.
pub(super) fn resumed(
    path: &Path,
    passing: TimePassing,
    modes: GameModes,
    settings: &Settings,
    number: Option<&ArbiterNumber>,
    hands_on: Option<TakesRows>,
) -> Result<OpenedSeat, Failure> {
    let texts = Texts::new(settings.language);
    let taken_up = beginning::take_up(Some(path), passing, modes.program(), &texts)?;
    let TakenUp { mut head, recorded, game, mut keeper, timepiece, now, sealed, acted, facts } =
        taken_up;
    if let Some(number) = number {
        keeper.put_number(number);
        head.arbiter_number = number.clone();
    }
    if let Some(takes) = hands_on {
        keeper.hand_on(takes);
    }
    let mut running = Running::new(game, Box::new(keeper), ThisMachine::of(passing), texts);
    let mut told = running.take_in(facts);
    told.extend(running.seal_again(sealed, now));
    told.extend(running.seal_itself());
    let (acted, before) = acted;
    running.was_left(acted, before);
    // The side that was kept for a game at two places, else the blind player's.
    let players = running.game.setting().players;
    let own = match (kept_side(path), players.black.sight) {
        (Some(own), _) => own,
        (None, Sight::Blind) => Color::Black,
        (None, Sight::Sighted) => Color::White,
    };
    let tried = recorded.iter().filter(|fact| fact.fact == Fact::NumberTried).count();
    let tried = u32::try_from(tried).unwrap_or(u32::MAX);
    let desk = DeskAtTheSeat::new(head.arbiter_number.clone(), tried, Box::new(LockHere));
    let mut seat = Seat::new(running, own, settings.clone(), desk);
    let mut out = seat.tell_where_it_stands();
    out.extend(seat.tell(told));
    if !seat.running.game.is_at_rest() {
        out.extend(seat.tell_whose_clock_runs());
    }
    out.extend(seat.tell_head_of_record());
    Ok(OpenedSeat { seat, head, recorded, timepiece, now, out })
}
