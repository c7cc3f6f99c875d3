//! How a game at the seat begins: an unfinished one is offered first; otherwise three
//! questions, each with an answer that Enter gives. Never opens a device.

use std::path::PathBuf;

use crate::chess::Color;
use crate::clock::Moment;
use crate::devices::timepiece::Timepiece;
use crate::present::cells::{Choice, Chosen};
use crate::present::spoken::{Priority, Utterance};
use crate::scenes::door::Failure;
use crate::scenes::play::beginning::{self, Wanted};
use crate::scenes::play::keeping::Kept;
use crate::scenes::play::running::Running;
use crate::scenes::play::setup::Setup;
use crate::scenes::play::{Options, Passing};
use crate::table::Game;
use crate::words::{Answer, Lexicon, SeatWords, Texts, Wording, answer_word, filled, hear_answer};

use super::Seat;
use crate::scenes::place::Out;
use crate::scenes::place::Settings;

/// What is asked next.
enum Step {
    Resume(PathBuf),
    Colour,
    Time,
    Mode,
}

/// A game that is about to begin.
pub(super) struct Beginning {
    step: Step,
    setup: Setup,
    own: Color,
    time: String,
    settings: Settings,
    wanted: Wanted,
    passing: Passing,
    answers: Lexicon,
}

/// What an answer leads to.
pub(super) enum Next {
    /// Another question.
    Asks(Vec<Out>),
    /// The game.
    Plays(Box<Opened>),
}

/// A seat at a game that has been opened.
pub(super) struct Opened {
    pub(super) seat: Seat,
    pub(super) timepiece: Timepiece,
    pub(super) now: Moment,
    pub(super) out: Vec<Out>,
}

impl Beginning {
    /// The first question.
    pub(super) fn new(
        options: &Options,
        settings: Settings,
        passing: Passing,
    ) -> Result<(Beginning, Next), Failure> {
        let texts = Texts::new(settings.language);
        let mut setup = options.setup()?;
        let wanted = options.wanted(passing);
        let unfinished = match (&options.event, &wanted) {
            (None, Wanted::GamesFolder) => beginning::latest_unfinished(&texts).ok(),
            _ => None,
        };
        // An event file has answered all but the colour; without one, training is meant.
        if options.event.is_none() {
            let _ = setup.take("mode training");
        }
        let step = match unfinished {
            Some(path) => Step::Resume(path),
            None => Step::Colour,
        };
        let answers = Lexicon::of_every_language(Wording::default());
        let time = "90+30".to_owned();
        let mut beginning =
            Beginning { step, setup, own: Color::White, time, settings, wanted, passing, answers };
        let next = match &options.resume {
            Some(Some(path)) => beginning.resume(path)?,
            Some(None) => beginning.resume(&beginning::latest_unfinished(&texts)?)?,
            None => Next::Asks(vec![beginning.question()]),
        };
        Ok((beginning, next))
    }

    /// Takes an answer in.
    pub(super) fn take(&mut self, line: &str, options: &Options) -> Result<Next, Failure> {
        let words = SeatWords::of(self.settings.language);
        let line = line.trim();
        match &self.step {
            Step::Resume(path) => match self.yes(line) {
                Some(Answer::Yes) => return self.resume(&path.clone()),
                Some(Answer::No) => self.step = Step::Colour,
                None => return Ok(Next::Asks(vec![self.says(words.yes_or_no)])),
            },
            Step::Colour => match colour(line) {
                Some(own) => {
                    self.own = own;
                    self.step = Step::Time;
                    if options.event.is_some() {
                        return self.play();
                    }
                }
                None => {
                    let sentence = filled(words.colour_unclear, &[("text", line)]);
                    return Ok(Next::Asks(vec![self.says(&sentence)]));
                }
            },
            Step::Time => {
                let time = if line.is_empty() { "90+30" } else { line };
                match self.setup.try_time(time) {
                    Ok(()) => {
                        time.clone_into(&mut self.time);
                        self.step = Step::Mode;
                    }
                    Err(unreadable) => {
                        let texts = Texts::new(self.settings.language);
                        return Ok(Next::Asks(vec![self.says(&unreadable.sentence(&texts))]));
                    }
                }
            }
            Step::Mode => match mode(line) {
                Some(setting) => {
                    let _ = self.setup.take(setting);
                    return self.play();
                }
                None => {
                    let sentence = filled(words.mode_unclear, &[("text", line)]);
                    return Ok(Next::Asks(vec![self.says(&sentence)]));
                }
            },
        }
        Ok(Next::Asks(vec![self.question()]))
    }

    /// The usual answers, for somebody who cannot type.
    pub(super) fn choices(&self) -> Vec<Choice> {
        let words = SeatWords::of(self.settings.language);
        let answers = [Answer::Yes, Answer::No].map(|of| answer_word(of, self.settings.language));
        let lines: &[&str] = match &self.step {
            Step::Resume(_) => &answers,
            Step::Colour => &[words.plays_white, words.plays_black],
            Step::Time => &["90+30", "60+30", "25+10", "15+10", "5+3"],
            Step::Mode => &[words.training, words.tournament],
        };
        let choice = |line: &&str| Choice {
            label: (*line).to_owned(),
            chosen: Chosen::Line((*line).to_owned()),
        };
        lines.iter().map(choice).collect()
    }

    fn question(&self) -> Out {
        let words = SeatWords::of(self.settings.language);
        match &self.step {
            Step::Resume(path) => {
                let texts = Texts::new(self.settings.language);
                let game = crate::scenes::games::described_file(path, &texts);
                self.says(&filled(words.unfinished, &[("game", &game)]))
            }
            Step::Colour => self.says(words.which_colour),
            Step::Time => self.says(words.which_time),
            Step::Mode => self.says(words.which_mode),
        }
    }

    fn says(&self, sentence: &str) -> Out {
        Out::Say(Utterance::new(Priority::Answer, self.settings.language, sentence))
    }

    fn yes(&self, line: &str) -> Option<Answer> {
        if line.is_empty() { Some(Answer::Yes) } else { hear_answer(line, &self.answers).ok() }
    }

    fn play(&mut self) -> Result<Next, Failure> {
        let texts = Texts::new(self.settings.language);
        for side in [Color::White, Color::Black] {
            let name = side.fold_wb("white", "black");
            let sight = if side == self.own { "is blind" } else { "is sighted" };
            let _ = self.setup.take(&format!("{name} {sight}"));
            // Here nobody hears the opponent repeat or sees that score.
            if side != self.own {
                let _ = self.setup.take(&format!("{name} keeps the score elsewhere"));
            }
        }
        let setting =
            self.setup.finish().map_err(|error| Failure::Input(error.sentence(&texts)))?;
        let timepiece = Timepiece::started();
        let (keeper, kept) = beginning::keeper(&self.wanted, &self.setup, timepiece, &texts)?;
        let time = setting.event.time_control.text.clone();
        let running = Running::new(Game::new(setting), keeper, texts);
        let words = SeatWords::of(self.settings.language);
        let colour = self.own.fold_wb(words.plays_white, words.plays_black);
        let ready = filled(words.ready, &[("colour", colour), ("time", &time)]);
        let mut out = vec![self.says(&ready)];
        let number = self.setup.arbiter_number().to_owned();
        let mut seat = Seat::new(running, self.own, self.settings.clone(), number);
        if !matches!(kept, Kept::Safe) {
            out.extend(seat.tell(vec![crate::scenes::play::running::Told::OfRecord(kept)]));
        }
        Ok(Next::Plays(Box::new(Opened { seat, timepiece, now: Moment::ZERO, out })))
    }

    fn resume(&mut self, path: &std::path::Path) -> Result<Next, Failure> {
        let texts = Texts::new(self.settings.language);
        let taken_up = beginning::take_up(Some(path), self.passing, &texts)?;
        let number = taken_up.arbiter_number;
        let mut running = Running::new(taken_up.game, taken_up.keeper, texts);
        let told = running.take_in(taken_up.facts);
        // The seat is that of the blind player, as it was when the game began.
        let players = running.game.setting().players;
        let own = match players.black.sight {
            crate::table::Sight::Blind => Color::Black,
            crate::table::Sight::Sighted => Color::White,
        };
        let words = SeatWords::of(self.settings.language);
        let moves = running.game.plies().len().div_ceil(2).to_string();
        let mut out = vec![self.says(&filled(words.resumed, &[("moves", &moves)]))];
        let mut seat = Seat::new(running, own, self.settings.clone(), number);
        out.extend(seat.tell(told));
        let (timepiece, now) = (taken_up.timepiece, taken_up.now);
        Ok(Next::Plays(Box::new(Opened { seat, timepiece, now, out })))
    }
}

/// White or black in every language; Enter for white.
fn colour(line: &str) -> Option<Color> {
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
