//! How a practice game begins: an unfinished one is offered first; otherwise three
//! questions, each with an answer that Enter gives. Never opens a device.

use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::chess::notation::pgn::GameResult;
use crate::chess::opponent::Seed;
use crate::chess::{ByColor, Color, History, Position};
use crate::clock::{Moment, TimeControl};
use crate::home::practice::adversary::Adversary;
use crate::home::practice::blindfold::Blindfold;
use crate::home::practice::game::Practising;
use crate::home::practice::kept::{GameFile, KeptPractice};
use crate::present::cells::Choice;
use crate::present::conversation::{Out, Settings, Tongue};
use crate::scenes::before_game;
use crate::scenes::failure::Failure;
use crate::scenes::reasons::refused;
use crate::words::{
    Answer, Attention, Language, Listening, Quoted, Readings, Wording, answer_word, side_named,
    tell_time_control, time_control,
};

use super::PracticeOptions;
use super::keeping::{self, GameOnDisk};
use super::rival::{Opponent, RivalWaker};

/// What is asked next.
enum PracticeQuestion {
    Resume(Box<(PathBuf, KeptPractice)>),
    Colour,
    Opponent,
    Clock,
    /// The language of announcements, which newcomers are asked for once.
    Words(WantedClock),
}

/// The time control as text, and what both begin with; none for a game without a clock.
type WantedClock = Option<(String, ByColor<Duration>)>;

/// A practice game that is about to begin.
pub(super) struct PracticeBeginning {
    step: PracticeQuestion,
    own: Color,
    adversary: Option<Adversary>,
    tongue: Tongue,
    seed: u64,
}

/// What a new game is played with.
struct WantedGame {
    own: Color,
    adversary: Adversary,
    blindfold: Blindfold,
    clock: WantedClock,
}

impl WantedGame {
    /// The game from its first position, kept at once, and what there is to say of that.
    fn begin(self, seed: u64, settings: Settings, call: &RivalWaker) -> (Practising, Vec<Out>) {
        let (file, date) = keeping::new_file().unzip();
        let kept = KeptPractice {
            game: History::new(Position::initial()),
            result: GameResult::Open,
            own: self.own,
            adversary: self.adversary,
            seed,
            blindfold: self.blindfold,
            takebacks: 0,
            hints: 0,
            clock: self.clock,
            date: date.unwrap_or_default(),
        };
        let now = Moment::ZERO;
        let rival = Opponent::new(&kept.adversary, Seed(kept.seed), call.clone());
        let file = file.map(|file| Box::new(GameOnDisk(file)) as Box<dyn GameFile>);
        let mut game = Practising::new(kept, file, settings, Box::new(rival), now);
        let out = game.keep(now);
        game.let_opponent_think(now);
        (game, out)
    }
}

/// The same game with colours changed, with all the time again.
pub(super) fn rematch(over: &Practising, seed: u64, call: &RivalWaker) -> (Practising, Vec<Out>) {
    let KeptPractice { own, adversary, blindfold, clock, .. } = &over.kept;
    let texts = &over.tongue.texts;
    let ready = texts.rematch_ready(!*own, &adversary.told(texts));
    let full = |control: &str| Some((control.to_owned(), openings(&control.parse().ok()?)));
    let wanted = WantedGame {
        own: !*own,
        adversary: adversary.clone(),
        blindfold: *blindfold,
        clock: clock.as_ref().and_then(|(control, _)| full(control)),
    };
    let (game, mut out) = wanted.begin(seed, over.tongue.settings.clone(), call);
    out.insert(0, game.tongue.answer(&ready));
    (game, out)
}

/// What both sides begin with.
fn openings(control: &TimeControl) -> ByColor<Duration> {
    let left = |side| control.of(side).opening().map(Duration::from).unwrap_or_default();
    ByColor { white: left(Color::White), black: left(Color::Black) }
}

/// What an answer leads to.
pub(super) enum AfterPracticeAnswer {
    Asks(Vec<Out>),
    Plays(Box<Practising>, Vec<Out>),
}

impl PracticeBeginning {
    /// The first question; or the game, where a file is named.
    pub(super) fn new(
        options: &PracticeOptions,
        settings: Settings,
        seed: u64,
        call: &RivalWaker,
    ) -> Result<(PracticeBeginning, AfterPracticeAnswer), Failure> {
        let tongue = Tongue::new(settings);
        let unfinished = if options.new { None } else { keeping::latest_unfinished() };
        let step = match unfinished {
            Some(found) => PracticeQuestion::Resume(Box::new(found)),
            None => PracticeQuestion::Colour,
        };
        let own = Color::White;
        let beginning = PracticeBeginning { step, own, adversary: None, tongue, seed };
        let next = match &options.game {
            Some(file) => beginning.of_file(file, call)?,
            None => AfterPracticeAnswer::Asks(vec![beginning.question()]),
        };
        Ok((beginning, next))
    }

    fn of_file(&self, file: &Path, call: &RivalWaker) -> Result<AfterPracticeAnswer, Failure> {
        let name = file.display().to_string();
        let kept = keeping::open(file).map_err(|error| {
            let reason = refused(&error, &self.tongue.texts);
            Failure::Input(self.tongue.texts.about_file(&name, &format!("{reason}.")))
        })?;
        if kept.result != GameResult::Open {
            let sentence = self.tongue.texts.no_practice_game();
            return Err(Failure::Input(self.tongue.texts.about_file(&name, &sentence)));
        }
        Ok(self.resume(file.to_owned(), kept, call))
    }

    /// Takes an answer in.
    pub(super) fn take(&mut self, line: &str, call: &RivalWaker) -> AfterPracticeAnswer {
        let line = line.trim();
        if let Some(helped) = before_game::help(line, &self.tongue, self.question()) {
            return AfterPracticeAnswer::Asks(helped);
        }
        match &self.step {
            PracticeQuestion::Words(clock) => {
                let clock = clock.clone();
                let told = before_game::take_words(line, &mut self.tongue);
                if self.tongue.settings.ask_for_words() {
                    return AfterPracticeAnswer::Asks(told);
                }
                return match self.play(clock, call) {
                    AfterPracticeAnswer::Plays(game, out) => {
                        AfterPracticeAnswer::Plays(game, told.into_iter().chain(out).collect())
                    }
                    asks @ AfterPracticeAnswer::Asks(_) => asks,
                };
            }
            PracticeQuestion::Resume(found) => match self.yes(line) {
                Some(Answer::Yes) => {
                    let (file, kept) = (**found).clone();
                    return self.resume(file, kept, call);
                }
                Some(Answer::No) => self.step = PracticeQuestion::Colour,
                None => {
                    return AfterPracticeAnswer::Asks(vec![
                        self.tongue.answer(self.tongue.texts.yes_or_no()),
                    ]);
                }
            },
            PracticeQuestion::Colour => match side_named(line) {
                Some(own) => (self.own, self.step) = (own, PracticeQuestion::Opponent),
                None => {
                    let sentence = self.tongue.texts.colour_unclear(Quoted(line));
                    return AfterPracticeAnswer::Asks(vec![self.tongue.answer(&sentence)]);
                }
            },
            PracticeQuestion::Opponent => match Adversary::named(line, &self.tongue.settings) {
                Some(adversary) => {
                    (self.adversary, self.step) = (Some(adversary), PracticeQuestion::Clock);
                }
                None => {
                    return AfterPracticeAnswer::Asks(vec![
                        self.tongue.answer(self.tongue.texts.opponent_unclear(line)),
                    ]);
                }
            },
            PracticeQuestion::Clock => return self.take_clock(line, call),
        }
        AfterPracticeAnswer::Asks(vec![self.question()])
    }

    fn take_clock(&mut self, line: &str, call: &RivalWaker) -> AfterPracticeAnswer {
        if self.yes(line) == Some(Answer::No) || line.is_empty() {
            return self.play_in_words(None, call);
        }
        // As it is said, or as it is written.
        let said = time_control(line, self.tongue.settings.language);
        let text = said.as_deref().unwrap_or(line);
        match text.parse::<TimeControl>() {
            Ok(control) if !control.is_untimed() => {
                self.play_in_words(Some((text.to_owned(), openings(&control))), call)
            }
            Ok(_) => self.play_in_words(None, call),
            Err(error) => AfterPracticeAnswer::Asks(vec![
                self.tongue.answer(tell_time_control(&error, &self.tongue.texts)),
            ]),
        }
    }

    /// The usual answers, for somebody who cannot type.
    pub(super) fn choices(&self) -> Vec<Choice> {
        let texts = &self.tongue.texts;
        let sides = [texts.side_of_white(), texts.side_of_black()];
        let answers =
            [Answer::Yes, Answer::No].map(|of| answer_word(of, self.tongue.settings.language));
        let lines: &[&str] = match &self.step {
            PracticeQuestion::Resume(_) => &answers,
            PracticeQuestion::Colour => &[&sides[0], &sides[1]],
            PracticeQuestion::Opponent => &["1", "2", "3", "4", "5", "6", "7", "8", "stockfish"],
            PracticeQuestion::Words(_) => return before_game::words_choices(&self.tongue),
            PracticeQuestion::Clock => &[answers[1], "5+3", "15+10", "30", "90+30"],
        };
        lines.iter().map(|line| Choice::line(line)).collect()
    }

    /// What is listened for while the question is open.
    pub(super) fn attention(&self) -> Option<Attention> {
        let listening = match &self.step {
            PracticeQuestion::Resume(_) => vec![Listening::Answer],
            PracticeQuestion::Colour => vec![Listening::Colour],
            // A level is a number, as a time is.
            PracticeQuestion::Opponent => vec![Listening::TimeControl],
            PracticeQuestion::Clock => vec![Listening::TimeControl, Listening::Answer],
            // A language is typed once.
            PracticeQuestion::Words(_) => return None,
        };
        Some(Attention {
            listening,
            wording: Wording::default(),
            language: self.tongue.settings.language,
            readings: Readings::Best,
        })
    }

    fn question(&self) -> Out {
        let texts = &self.tongue.texts;
        match &self.step {
            PracticeQuestion::Resume(found) => {
                let kept = &found.1;
                let opponent = kept.adversary.told(&self.tongue.texts);
                let moves = kept.game.moves().len().div_ceil(2);
                let game = self.tongue.texts.practice_described(kept.own, &opponent, moves);
                self.tongue.answer(self.tongue.texts.practice_unfinished(&game))
            }
            PracticeQuestion::Colour => self.tongue.answer(texts.which_colour()),
            PracticeQuestion::Opponent => self.tongue.answer(self.tongue.texts.which_opponent()),
            PracticeQuestion::Clock => self.tongue.answer(self.tongue.texts.which_practice_clock()),
            PracticeQuestion::Words(_) => before_game::which_words(&self.tongue),
        }
    }

    fn yes(&self, line: &str) -> Option<Answer> {
        match line {
            "" => Some(Answer::Yes),
            line => self.tongue.yes_or_no(line),
        }
    }

    /// Begins to play, after a newcomer was asked how moves are announced.
    fn play_in_words(&mut self, clock: WantedClock, call: &RivalWaker) -> AfterPracticeAnswer {
        if !self.tongue.settings.ask_for_words() {
            return self.play(clock, call);
        }
        self.step = PracticeQuestion::Words(clock);
        AfterPracticeAnswer::Asks(vec![self.question()])
    }

    fn play(&self, clock: WantedClock, call: &RivalWaker) -> AfterPracticeAnswer {
        let adversary = self.adversary.clone().or_else(|| Adversary::read("", Language::English));
        let Some(adversary) = adversary else {
            return AfterPracticeAnswer::Asks(vec![self.question()]);
        };
        let opponent = adversary.told(&self.tongue.texts);
        let ready = self.tongue.texts.practice_ready(self.own, &opponent);
        let wanted =
            WantedGame { own: self.own, adversary, blindfold: Blindfold::default(), clock };
        let (game, mut out) = wanted.begin(self.seed, self.tongue.settings.clone(), call);
        out.splice(0..0, [self.tongue.answer(&ready), self.tongue.move_form()]);
        AfterPracticeAnswer::Plays(Box::new(game), out)
    }

    fn resume(&self, file: PathBuf, kept: KeptPractice, call: &RivalWaker) -> AfterPracticeAnswer {
        let moves = kept.game.moves().len().div_ceil(2);
        let now = Moment::ZERO;
        let settings = self.tongue.settings.clone();
        let rival = Opponent::new(&kept.adversary, Seed(kept.seed), call.clone());
        let file = Some(Box::new(GameOnDisk(file)) as Box<dyn GameFile>);
        let mut game = Practising::new(kept, file, settings, Box::new(rival), now);
        let mut out = vec![self.tongue.answer(self.tongue.texts.practice_resumed(moves))];
        if moves > 0 {
            out.extend(game.tell_last());
        }
        game.let_opponent_think(now);
        AfterPracticeAnswer::Plays(Box::new(game), out)
    }
}
