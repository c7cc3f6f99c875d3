//! How a game at the seat begins: an unfinished one is offered first; otherwise three
//! questions, each with an answer that Enter gives. Never opens a device.

use std::path::{Path, PathBuf};

use crate::chess::Color;
use crate::clock::Moment;
use crate::devices::timepiece::{self, Timepiece};
use crate::laws::Mode;
use crate::present::cells::Choice;
use crate::present::conversation::{Out, Settings, Tongue};
use crate::record::ArbiterNumber;
use crate::scenes::arbiters_number::{self, LockHere};
use crate::scenes::before_game;
use crate::scenes::failure::Failure;
use crate::scenes::play::beginning::{self, RecordWanted};
use crate::scenes::play::setup::Setup;
use crate::scenes::play::this_machine::ThisMachine;
use crate::scenes::play::{SeatOptions, TimePassing, allow};
use crate::seat::number::{NewNumber, looks_like_number};
use crate::seat::player::{DeskAtTheSeat, GameModes, Seat};
use crate::seat::running::Running;
use crate::table::Game;
use crate::words::scripts::unreadable::UnreadableLine;
use crate::words::{
    Answer, Attention, Listening, Quoted, Readings, Texts, Wording, answer_word, is_typed_as_any,
    side_named, time_control,
};

use super::opened::{OpenedSeat, lacks_number, latest, ready, resumed};

/// The time for whoever names none.
const USUAL_TIME: &str = "90+30";

/// What is asked next.
enum SeatQuestion {
    Resume(PathBuf),
    Colour,
    Time,
    Mode,
    /// The language of announcements, which newcomers are asked for once.
    Words(NumberFor),
    /// A number of the arbiter's own, without which no tournament begins.
    Number(NewNumber, NumberFor),
}

/// What waits for the arbiter's number.
#[derive(Debug, Clone, PartialEq, Eq)]
enum NumberFor {
    /// A new game, whose mode was asked for and can be asked for again.
    ChosenTournament,
    /// A new game of an event.
    Event,
    /// The game of this record, which has none.
    Resumed(PathBuf),
}

/// A game that is about to begin.
pub(super) struct SeatBeginning {
    step: SeatQuestion,
    setup: Setup,
    own: Color,
    time: String,
    tongue: Tongue,
    wanted: RecordWanted,
    terms: SeatTerms,
}

/// What is settled about a game at a seat before anything is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct SeatTerms {
    /// Whether the opponent sits at another place.
    pub(super) opponent: OpponentsSeat,
    /// What the program lets its player play.
    pub(super) modes: GameModes,
    pub(super) passing: TimePassing,
}

/// Where the opponent sits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum OpponentsSeat {
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

impl AfterSeatAnswer {
    /// The same after something that is told first.
    fn after(self, mut told: Vec<Out>) -> AfterSeatAnswer {
        match self {
            AfterSeatAnswer::Asks(asked) => {
                told.extend(asked);
                AfterSeatAnswer::Asks(told)
            }
            AfterSeatAnswer::Plays(mut opened) => {
                opened.out.splice(0..0, told);
                AfterSeatAnswer::Plays(opened)
            }
        }
    }
}

impl SeatBeginning {
    /// The first question.
    pub(super) fn new(
        options: &SeatOptions,
        terms: SeatTerms,
        number: Option<&str>,
        settings: Settings,
    ) -> Result<(SeatBeginning, AfterSeatAnswer), Failure> {
        let tongue = Tongue::new(settings);
        let texts = &tongue.texts;
        let mut setup = options.setup(number, texts)?;
        let wanted = options.wanted(terms.passing);
        let unfinished = match (&options.event, &wanted) {
            (None, RecordWanted::GamesFolder) => beginning::latest_unfinished(texts).ok(),
            _ => None,
        };
        // An event file has answered all but the colour; without one, training is meant.
        match (&options.event, terms.modes) {
            (None, GameModes::All) => drop(setup.take("mode training", texts)),
            (None, GameModes::Tournament) => drop(setup.take("mode tournament", texts)),
            (Some(_), modes) => allow(modes, setup.mode(), texts)?,
        }
        let step = match unfinished {
            Some(path) => SeatQuestion::Resume(path),
            None => SeatQuestion::Colour,
        };
        let time = USUAL_TIME.to_owned();
        let mut beginning =
            SeatBeginning { step, setup, own: Color::White, time, tongue, wanted, terms };
        if options.event.is_none() {
            beginning.announce_in_chosen_words();
        }
        let next = match &options.resume {
            Some(path) => {
                let path = latest(path.as_deref(), &beginning.tongue.texts)?;
                beginning.resume(&path)?
            }
            None => AfterSeatAnswer::Asks(vec![beginning.question()]),
        };
        Ok((beginning, next))
    }

    /// Takes an answer in.
    pub(super) fn take(
        &mut self,
        line: &str,
        options: &SeatOptions,
    ) -> Result<AfterSeatAnswer, Failure> {
        let line = line.trim();
        if looks_like_number(line) && !self.is_secret() {
            let told = self.tongue.answer(self.tongue.texts.number_unasked());
            return Ok(AfterSeatAnswer::Asks(vec![told]));
        }
        if let Some(helped) = self.help(line) {
            return Ok(AfterSeatAnswer::Asks(helped));
        }
        match &mut self.step {
            SeatQuestion::Number(..) => return self.take_number(line),
            SeatQuestion::Words(wanted_for) => {
                let wanted_for = wanted_for.clone();
                let told = before_game::take_words(line, &mut self.tongue);
                if self.tongue.settings.ask_for_words() {
                    return Ok(AfterSeatAnswer::Asks(told));
                }
                self.announce_in_chosen_words();
                return Ok(self.play_with_number(wanted_for)?.after(told));
            }
            SeatQuestion::Resume(path) => match yes(line, &self.tongue) {
                Some(Answer::Yes) => {
                    let path = path.clone();
                    return self.resume(&path);
                }
                Some(Answer::No) => self.step = SeatQuestion::Colour,
                None => {
                    return Ok(AfterSeatAnswer::Asks(vec![
                        self.tongue.answer(self.tongue.texts.yes_or_no()),
                    ]));
                }
            },
            SeatQuestion::Colour => match side_named(line) {
                Some(own) => {
                    self.own = own;
                    self.step = SeatQuestion::Time;
                    if options.event.is_some() {
                        return self.play_with_number(NumberFor::Event);
                    }
                }
                None => {
                    let sentence = self.tongue.texts.colour_unclear(Quoted(line));
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
                        if self.terms.modes == GameModes::Tournament {
                            return self.play_in_words(NumberFor::Event);
                        }
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
                    let _ = self.setup.take(setting, &self.tongue.texts);
                    return self.play_in_words(NumberFor::ChosenTournament);
                }
                None => {
                    let sentence = self.tongue.texts.mode_unclear(Quoted(line));
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
            SeatQuestion::Words(_) => return before_game::words_choices(&self.tongue),
            SeatQuestion::Number(..) => &[],
        };
        lines.iter().map(|line| Choice::line(line)).collect()
    }

    /// What is listened for while the question is open.
    pub(super) fn attention(&self) -> Option<Attention> {
        let listening = match &self.step {
            SeatQuestion::Resume(_) => Listening::Answer,
            SeatQuestion::Colour => Listening::Colour,
            SeatQuestion::Time => Listening::TimeControl,
            SeatQuestion::Mode => Listening::Mode,
            // One is not said in a hall, and a language is typed once.
            SeatQuestion::Words(_) | SeatQuestion::Number(..) => return None,
        };
        Some(Attention {
            listening: vec![listening],
            wording: Wording::default(),
            language: self.tongue.settings.language,
            readings: Readings::Best,
        })
    }

    /// Whether nothing may be shown of the next line.
    pub(super) fn is_secret(&self) -> bool {
        matches!(self.step, SeatQuestion::Number(..))
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
            SeatQuestion::Words(_) => before_game::which_words(&self.tongue),
            SeatQuestion::Number(_, NumberFor::ChosenTournament) => {
                let asked = texts.arbiter_to_the_keyboard();
                self.tongue.answer(format!("{asked} {}", texts.enter_for_no_tournament()))
            }
            SeatQuestion::Number(..) => self.tongue.answer(texts.arbiter_to_the_keyboard()),
        }
    }

    /// Takes a line of the arbiter's number in.
    fn take_number(&mut self, line: &str) -> Result<AfterSeatAnswer, Failure> {
        let SeatQuestion::Number(number, wanted_for) = &mut self.step else {
            return Ok(AfterSeatAnswer::Asks(vec![self.question()]));
        };
        let texts = &self.tongue.texts;
        if line.is_empty() && *wanted_for == NumberFor::ChosenTournament {
            let refused = self.tongue.answer(texts.no_tournament_without_number());
            self.step = SeatQuestion::Mode;
            return Ok(AfterSeatAnswer::Asks(vec![refused, self.question()]));
        }
        let number = match number.take(line, texts) {
            Err(next) => return Ok(AfterSeatAnswer::Asks(vec![self.tongue.answer(next)])),
            Ok(number) => arbiters_number::kept(&number, None, texts).map_err(Failure::Input)?,
        };
        let set = self.tongue.answer(texts.arbiters_number_set());
        let opened = match wanted_for.clone() {
            NumberFor::Resumed(path) => self.resume_with(&path, Some(&number))?,
            NumberFor::Event | NumberFor::ChosenTournament => {
                self.setup.set_arbiter_number(number);
                self.play()?
            }
        };
        Ok(match opened {
            plays @ AfterSeatAnswer::Plays(_) => plays.after(vec![set]),
            asks @ AfterSeatAnswer::Asks(_) => asks,
        })
    }

    /// Help, if it is asked for where an answer may be seen.
    fn help(&self, line: &str) -> Option<Vec<Out>> {
        let secret = self.is_secret();
        before_game::help(line, &self.tongue, self.question()).filter(|_| !secret)
    }

    /// Has moves announced at the board in the language that the player has chosen.
    fn announce_in_chosen_words(&mut self) {
        if let Some(words) = self.tongue.settings.announcements {
            self.setup.announce_in(words);
        }
    }

    /// Begins to play, after a newcomer was asked how moves are announced.
    fn play_in_words(&mut self, wanted_for: NumberFor) -> Result<AfterSeatAnswer, Failure> {
        if !self.tongue.settings.ask_for_words() {
            return self.play_with_number(wanted_for);
        }
        self.step = SeatQuestion::Words(wanted_for);
        Ok(AfterSeatAnswer::Asks(vec![self.question()]))
    }

    fn ask_for_number(&mut self, wanted_for: NumberFor) -> Result<AfterSeatAnswer, Failure> {
        arbiters_number::keep_private(&self.tongue.texts).map_err(Failure::Input)?;
        self.step = SeatQuestion::Number(NewNumber::default(), wanted_for);
        Ok(AfterSeatAnswer::Asks(vec![self.question()]))
    }

    /// Begins to play, after the arbiter has set a number where it is a tournament.
    fn play_with_number(&mut self, wanted_for: NumberFor) -> Result<AfterSeatAnswer, Failure> {
        if self.setup.mode() == Mode::Training {
            return self.play();
        }
        if self.wanted == RecordWanted::No && self.terms.passing == TimePassing::ByItself {
            let sentence = self.tongue.texts.tournament_on_record("--no-record");
            return Err(Failure::Input(sentence));
        }
        if *self.setup.arbiter_number() != ArbiterNumber::None {
            return self.play();
        }
        self.ask_for_number(wanted_for)
    }

    fn play(&mut self) -> Result<AfterSeatAnswer, Failure> {
        let texts = Texts::new(self.tongue.settings.language);
        for side in [Color::White, Color::Black] {
            let name = side.fold_wb("white", "black");
            let sight = if side == self.own { "is blind" } else { "is sighted" };
            let _ = self.setup.take(&format!("{name} {sight}"), &texts);
            // Here nobody hears the opponent repeat or sees that score.
            if side != self.own && self.terms.opponent == OpponentsSeat::Here {
                let _ = self.setup.take(&format!("{name} keeps the score elsewhere"), &texts);
            }
        }
        if self.terms.opponent == OpponentsSeat::Elsewhere {
            let _ = self.setup.take("profile relay", &texts);
        }
        let unusable = |error: UnreadableLine| Failure::Input(error.sentence(&texts));
        let timepiece = Timepiece::started();
        let began = beginning::began(timepiece);
        let head = self.setup.head(began, timepiece::wall()).map_err(unusable)?;
        let (keeper, kept) = beginning::keeper(&self.wanted, &head, &texts)?;
        let ready = ready(self.own, &head.setting, &texts);
        let machine = ThisMachine::of(self.terms.passing);
        let game = Game::new(head.setting.clone());
        let running = Running::new(game, Box::new(keeper), machine, texts);
        let mut out = vec![self.tongue.answer(&ready)];
        out.push(Tongue::in_words(self.tongue.settings.clone(), running.wording).move_form());
        let desk = DeskAtTheSeat::new(self.setup.arbiter_number().clone(), 0, Box::new(LockHere));
        let mut seat = Seat::new(running, self.own, self.tongue.settings.clone(), desk);
        seat.modes = self.terms.modes;
        out.extend(seat.tell_kept(&kept));
        out.extend(seat.seals_itself());
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

    /// Goes on with the game of a record, after the arbiter has set a number where it is a
    /// tournament and has none.
    fn resume(&mut self, path: &Path) -> Result<AfterSeatAnswer, Failure> {
        if lacks_number(path) {
            return self.ask_for_number(NumberFor::Resumed(path.to_owned()));
        }
        self.resume_with(path, None)
    }

    fn resume_with(
        &self,
        path: &Path,
        number: Option<&ArbiterNumber>,
    ) -> Result<AfterSeatAnswer, Failure> {
        let mut opened = resumed(path, self.terms.passing, &self.tongue.settings, number)?;
        allow(self.terms.modes, opened.seat.running.game.mode(), &self.tongue.texts)?;
        opened.seat.modes = self.terms.modes;
        Ok(AfterSeatAnswer::Plays(Box::new(opened)))
    }
}

fn yes(line: &str, tongue: &Tongue) -> Option<Answer> {
    match line {
        "" => Some(Answer::Yes),
        line => tongue.yes_or_no(line),
    }
}

/// Training or tournament in every language; Enter for training.
fn mode(line: &str) -> Option<&'static str> {
    match line {
        "" => Some("mode training"),
        line if is_typed_as_any(line, &["training", "entraînement"]) => Some("mode training"),
        line if is_typed_as_any(line, &["tournament", "turnier", "tournoi"]) => {
            Some("mode tournament")
        }
        _ => None,
    }
}
