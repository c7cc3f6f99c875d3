//! How a game at the seat begins: an unfinished one is offered first; otherwise three
//! questions, each with an answer that Enter gives. Never opens a device.

use std::path::{Path, PathBuf};

use crate::chess::Color;
use crate::clock::Moment;
use crate::devices::timepiece::{self, Timepiece};
use crate::present::cells::Choice;
use crate::present::conversation::{Out, Settings, Tongue};
use crate::record::Head;
use crate::scenes::failure::Failure;
use crate::scenes::play::beginning::{self, RecordWanted, TakenUp};
use crate::scenes::play::meeting::Acquaintance;
use crate::scenes::play::running::Running;
use crate::scenes::play::setup::Setup;
use crate::scenes::play::{PlayOptions, TimePassing};
use crate::table::{Fact, Game, Recorded, Setting, Sight};
use crate::words::scripts::unreadable::UnreadableLine;
use crate::words::{
    Answer, Attention, Listening, Readings, Texts, Wording, answer_word, time_control,
};

use super::Seat;
use super::arbiters_desk::DeskAtTheSeat;

/// The time for whoever names none.
const USUAL_TIME: &str = "90+30";

/// What is asked next.
enum SeatQuestion {
    Resume(PathBuf),
    Colour,
    Time,
    Mode,
}

/// A game that is about to begin.
pub(super) struct SeatBeginning {
    step: SeatQuestion,
    setup: Setup,
    own: Color,
    time: String,
    tongue: Tongue,
    wanted: RecordWanted,
    passing: TimePassing,
    /// Whether the opponent sits at another place.
    opponent: OpponentsSeat,
}

/// Where the opponent sits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum OpponentsSeat {
    Here,
    Elsewhere,
}

/// What an answer leads to.
pub(super) enum AfterSeatAnswer {
    /// Another question.
    Asks(Vec<Out>),
    /// The game.
    Plays(Box<OpenedSeat>),
}

/// A seat at a game that has been opened.
pub(super) struct OpenedSeat {
    pub(super) seat: Seat,
    /// What its record begins with.
    pub(super) head: Head,
    /// What stood on record before.
    pub(super) recorded: Vec<Recorded>,
    pub(super) timepiece: Timepiece,
    pub(super) now: Moment,
    pub(super) out: Vec<Out>,
}

impl SeatBeginning {
    /// The first question.
    pub(super) fn new(
        options: &PlayOptions,
        number: Option<&str>,
        settings: Settings,
        passing: TimePassing,
    ) -> Result<(SeatBeginning, AfterSeatAnswer), Failure> {
        let tongue = Tongue::new(settings);
        let texts = &tongue.texts;
        let mut setup = options.setup(number, texts)?;
        let wanted = options.wanted(passing);
        let unfinished = match (&options.event, &wanted) {
            (None, RecordWanted::GamesFolder) => beginning::latest_unfinished(texts).ok(),
            _ => None,
        };
        // An event file has answered all but the colour; without one, training is meant.
        if options.event.is_none() {
            let _ = setup.take("mode training");
        }
        let step = match unfinished {
            Some(path) => SeatQuestion::Resume(path),
            None => SeatQuestion::Colour,
        };
        let opponent =
            if options.listen.is_some() { OpponentsSeat::Elsewhere } else { OpponentsSeat::Here };
        let time = USUAL_TIME.to_owned();
        let beginning = SeatBeginning {
            step,
            setup,
            own: Color::White,
            time,
            tongue,
            wanted,
            passing,
            opponent,
        };
        let next = match &options.resume {
            Some(path) => beginning.resume(&latest(path.as_deref(), &beginning.tongue.texts)?)?,
            None => AfterSeatAnswer::Asks(vec![beginning.question()]),
        };
        Ok((beginning, next))
    }

    /// Takes an answer in.
    pub(super) fn take(
        &mut self,
        line: &str,
        options: &PlayOptions,
    ) -> Result<AfterSeatAnswer, Failure> {
        let line = line.trim();
        match &self.step {
            SeatQuestion::Resume(path) => match self.yes(line) {
                Some(Answer::Yes) => return self.resume(&path.clone()),
                Some(Answer::No) => self.step = SeatQuestion::Colour,
                None => {
                    return Ok(AfterSeatAnswer::Asks(vec![
                        self.tongue.answer(self.tongue.texts.yes_or_no()),
                    ]));
                }
            },
            SeatQuestion::Colour => match colour(line) {
                Some(own) => {
                    self.own = own;
                    self.step = SeatQuestion::Time;
                    if options.event.is_some() {
                        return self.play();
                    }
                }
                None => {
                    let sentence = self.tongue.texts.colour_unclear(line);
                    return Ok(AfterSeatAnswer::Asks(vec![self.tongue.answer(&sentence)]));
                }
            },
            SeatQuestion::Time => {
                // As it is said, or as it is written.
                let said = time_control(line, self.tongue.settings.language);
                let time = match said.as_deref() {
                    Some(said) => said,
                    None if line.is_empty() => USUAL_TIME,
                    None => line,
                };
                match self.setup.try_time(time) {
                    Ok(()) => {
                        time.clone_into(&mut self.time);
                        self.step = SeatQuestion::Mode;
                    }
                    Err(unreadable) => {
                        let sentence = unreadable.sentence(&self.tongue.texts);
                        return Ok(AfterSeatAnswer::Asks(vec![self.tongue.answer(&sentence)]));
                    }
                }
            }
            SeatQuestion::Mode => match mode(line) {
                Some(setting) => {
                    let _ = self.setup.take(setting);
                    return self.play();
                }
                None => {
                    let sentence = self.tongue.texts.mode_unclear(line);
                    return Ok(AfterSeatAnswer::Asks(vec![self.tongue.answer(&sentence)]));
                }
            },
        }
        Ok(AfterSeatAnswer::Asks(vec![self.question()]))
    }

    /// The usual answers, for somebody who cannot type.
    pub(super) fn choices(&self) -> Vec<Choice> {
        let texts = &self.tongue.texts;
        let sides = [texts.side_of_white(), texts.side_of_black()];
        let modes = [texts.training(), texts.tournament()];
        let answers =
            [Answer::Yes, Answer::No].map(|of| answer_word(of, self.tongue.settings.language));
        let lines: &[&str] = match &self.step {
            SeatQuestion::Resume(_) => &answers,
            SeatQuestion::Colour => &[&sides[0], &sides[1]],
            SeatQuestion::Time => &[USUAL_TIME, "60+30", "25+10", "15+10", "5+3"],
            SeatQuestion::Mode => &[&modes[0], &modes[1]],
        };
        lines.iter().map(|line| Choice::line(line)).collect()
    }

    /// What is listened for while the question is open.
    pub(super) fn attention(&self) -> Attention {
        let listening = match &self.step {
            SeatQuestion::Resume(_) => Listening::Answer,
            SeatQuestion::Colour => Listening::Colour,
            SeatQuestion::Time => Listening::TimeControl,
            SeatQuestion::Mode => Listening::Mode,
        };
        Attention {
            listening: vec![listening],
            wording: Wording::default(),
            language: self.tongue.settings.language,
            readings: Readings::Best,
        }
    }

    fn question(&self) -> Out {
        let texts = &self.tongue.texts;
        match &self.step {
            SeatQuestion::Resume(path) => {
                let game = crate::scenes::games::described_file(path, texts);
                self.tongue.answer(texts.unfinished_game(&game))
            }
            SeatQuestion::Colour => self.tongue.answer(texts.which_colour()),
            SeatQuestion::Time => self.tongue.answer(texts.which_time(USUAL_TIME, "15+10")),
            SeatQuestion::Mode => self.tongue.answer(texts.which_mode()),
        }
    }

    fn yes(&self, line: &str) -> Option<Answer> {
        match line {
            "" => Some(Answer::Yes),
            line => self.tongue.yes_or_no(line),
        }
    }

    fn play(&mut self) -> Result<AfterSeatAnswer, Failure> {
        let texts = Texts::new(self.tongue.settings.language);
        for side in [Color::White, Color::Black] {
            let name = side.fold_wb("white", "black");
            let sight = if side == self.own { "is blind" } else { "is sighted" };
            let _ = self.setup.take(&format!("{name} {sight}"));
            // Here nobody hears the opponent repeat or sees that score.
            if side != self.own && self.opponent == OpponentsSeat::Here {
                let _ = self.setup.take(&format!("{name} keeps the score elsewhere"));
            }
        }
        if self.opponent == OpponentsSeat::Elsewhere {
            let _ = self.setup.take("profile relay");
        }
        let unusable = |error: UnreadableLine| Failure::Input(error.sentence(&texts));
        let timepiece = Timepiece::started();
        let began = beginning::began(timepiece);
        let head = self.setup.head(began, timepiece::wall()).map_err(unusable)?;
        let (keeper, kept) = beginning::keeper(&self.wanted, &head, &texts)?;
        let ready = ready(self.own, &head.setting, &texts);
        let running = Running::new(Game::new(head.setting.clone()), keeper, texts, self.passing);
        let mut out = vec![self.tongue.answer(&ready)];
        let desk = DeskAtTheSeat::new(self.setup.arbiter_number().clone(), 0);
        let mut seat = Seat::new(running, self.own, self.tongue.settings.clone(), desk);
        out.extend(seat.tell_kept(&kept));
        let (recorded, now) = (Vec::new(), Moment::ZERO);
        Ok(AfterSeatAnswer::Plays(Box::new(OpenedSeat {
            seat,
            head,
            recorded,
            timepiece,
            now,
            out,
        })))
    }

    fn resume(&self, path: &Path) -> Result<AfterSeatAnswer, Failure> {
        resumed(path, self.passing, &self.tongue.settings)
            .map(|opened| AfterSeatAnswer::Plays(Box::new(opened)))
    }
}

/// The record that was named, or the latest unfinished one.
pub(super) fn latest(named: Option<&Path>, texts: &Texts) -> Result<PathBuf, Failure> {
    named.map_or_else(|| beginning::latest_unfinished(texts), |path| Ok(path.to_owned()))
}

/// That a game is ready, and what is played.
pub(super) fn ready(own: Color, setting: &Setting, texts: &Texts) -> String {
    texts.game_ready(&side_called(own, texts), &setting.event.time_control.text)
}

/// The side that somebody plays, by its name.
pub(in crate::scenes) fn side_called(side: Color, texts: &Texts) -> String {
    match side {
        Color::White => texts.side_of_white(),
        Color::Black => texts.side_of_black(),
    }
}

/// The seat of a game that is taken up again.
pub(super) fn resumed(
    path: &Path,
    passing: TimePassing,
    settings: &Settings,
) -> Result<OpenedSeat, Failure> {
    let texts = Texts::new(settings.language);
    let taken_up = beginning::take_up(Some(path), passing, &texts)?;
    let TakenUp { head, recorded, game, keeper, timepiece, now, facts } = taken_up;
    let mut running = Running::new(game, keeper, texts, passing);
    let told = running.take_in(facts);
    // The seat is that of the blind player, as it was when the game began, or the one that
    // the other place knows.
    let players = running.game.setting().players;
    let own = match (Acquaintance::kept(path), players.black.sight) {
        (Some((own, _)), _) => own,
        (None, Sight::Blind) => Color::Black,
        (None, Sight::Sighted) => Color::White,
    };
    let sentence = running.texts.game_resumed(running.game.plies().len().div_ceil(2));
    let mut out = vec![Out::answer(settings.language, sentence)];
    let tried = recorded.iter().filter(|fact| fact.fact == Fact::NumberTried).count();
    let desk =
        DeskAtTheSeat::new(head.arbiter_number.clone(), u32::try_from(tried).unwrap_or(u32::MAX));
    let mut seat = Seat::new(running, own, settings.clone(), desk);
    out.extend(seat.tell(told));
    out.extend(seat.tell_head_of_record());
    Ok(OpenedSeat { seat, head, recorded, timepiece, now, out })
}

/// White or black in every language; Enter for white.
pub(in crate::scenes) fn colour(line: &str) -> Option<Color> {
    let line = line.to_lowercase();
    match line.as_str() {
        "" | "white" | "w" | "weiß" | "weiss" | "blanc" | "blancs" | "les blancs" => {
            Some(Color::White)
        }
        "black" | "b" | "schwarz" | "s" | "noir" | "noirs" | "les noirs" | "n" => {
            Some(Color::Black)
        }
        _ => None,
    }
}

/// Training or tournament in every language; Enter for training.
fn mode(line: &str) -> Option<&'static str> {
    let line = line.to_lowercase();
    match line.as_str() {
        "" | "training" | "entraînement" | "entrainement" => Some("mode training"),
        "tournament" | "turnier" | "tournoi" => Some("mode tournament"),
        _ => None,
    }
}
