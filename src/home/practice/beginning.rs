//! How a practice game begins: an unfinished one is offered first; otherwise three
//! questions, each with an answer that Enter gives. Never finds a file or an opponent: what is to be
//! played comes out as a value.

use std::path::PathBuf;
use std::time::Duration;

use crate::chess::notation::pgn::GameResult;
use crate::chess::{ByColor, Color, History, Position};
use crate::clock::{Moment, TimeControl};
use crate::present::cells::Choice;
use crate::present::conversation::before_game::{self, LanguageNamed, QuestionsAsked};
use crate::present::conversation::{Alarm, Out, Settings, Tongue};
use crate::words::{
    Activity, Answer, Attention, Language, Listening, Quoted, Readings, Wording, answer_word,
    is_left_to_chance, is_typed_as_any, side_named, tell_time_control, time_control,
};

use super::adversary::Adversary;
use super::blindfold::Blindfold;
use super::game::Practising;
use super::kept::{GameFile, KeptPractice};
use super::over::over_on_board;
use super::rival::{Rival, RivalOffer};

/// What is asked next.
enum PracticeQuestion {
    Resume(Box<(PathBuf, KeptPractice)>),
    Colour,
    Opponent,
    Clock,
    /// Which time, for whoever wants a clock.
    Time,
    /// The language of announcements, which newcomers are asked for once.
    Words(WantedClock),
}

/// The time control as text, and what both begin with; none for a game without a clock.
type WantedClock = Option<(String, ByColor<Duration>)>;

/// The time for whoever wants a clock and names none.
const USUAL_TIME: &str = "15+10";
/// How people say that they want no clock, beside no.
const NO_CLOCK: [&str; 14] = [
    "no clock",
    "none",
    "without",
    "without clock",
    "without a clock",
    "ohne",
    "ohne uhr",
    "keine",
    "keine uhr",
    "sans",
    "sans pendule",
    "aucune",
    "aucune pendule",
    "pas de pendule",
];
/// How people say that they want one, beside yes.
const WITH_CLOCK: [&str; 10] = [
    "clock",
    "a clock",
    "with clock",
    "with a clock",
    "uhr",
    "mit uhr",
    "mit einer uhr",
    "pendule",
    "avec pendule",
    "avec une pendule",
];

/// Whether a program is there, by its name or its path.
pub(crate) type EngineIsThere = fn(&str) -> bool;

/// What the questions of a practice game are answered with, besides what is typed.
pub(crate) struct PracticeMeans {
    pub(crate) engine_is_there: EngineIsThere,
    /// The colour of whoever leaves it to chance.
    pub(crate) drawn: Color,
}

/// A practice game that is about to begin.
pub(crate) struct PracticeBeginning {
    asked: QuestionsAsked<PracticeQuestion>,
    means: PracticeMeans,
    own: Color,
    adversary: Option<Adversary>,
    tongue: Tongue,
}

/// What a new game is played with.
pub(crate) struct WantedGame {
    own: Color,
    pub(crate) adversary: Adversary,
    blindfold: Blindfold,
    clock: WantedClock,
}

/// What a game is played against and kept in.
pub(crate) struct RivalAndFile {
    pub(crate) rival: Box<dyn Rival>,
    pub(crate) file: Option<Box<dyn GameFile>>,
}

impl WantedGame {
    /// The same game with colours changed, with all the time again; and that it is ready.
    pub(crate) fn rematch(over: &Practising) -> (WantedGame, Out) {
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
        (wanted, over.tongue.answer(&ready))
    }

    /// The game from its first position, kept at once, and what there is to say of that.
    pub(crate) fn begin(
        self,
        with: RivalAndFile,
        seed: u64,
        date: String,
        settings: Settings,
    ) -> (Practising, Vec<Out>) {
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
            periods: ByColor { white: 1, black: 1 },
            alarm: Alarm::default(),
            offer: RivalOffer::None,
            date,
        };
        let now = Moment::ZERO;
        let mut game = Practising::new(kept, with.file, settings, with.rival, now);
        let out = game.keep(now);
        game.let_opponent_think(now);
        (game, out)
    }
}

/// A game that was kept, from where it stands, and what there is to say of that.
pub(crate) fn go_on(
    kept: KeptPractice,
    with: RivalAndFile,
    settings: Settings,
) -> (Practising, Vec<Out>) {
    let moves = kept.game.moves().len().div_ceil(2);
    let now = Moment::ZERO;
    let mut game = Practising::new(kept, with.file, settings, with.rival, now);
    let mut out = vec![game.tongue.answer(game.tongue.texts.practice_resumed(moves))];
    if moves > 0 {
        out.extend(game.tell_last());
    }
    match over_on_board(&game.kept.game) {
        // Nobody wrote so in the file.
        Some(over) => out.extend(game.ends(over, now)),
        None => game.let_opponent_think(now),
    }
    (game, out)
}

/// What both sides begin with.
fn openings(control: &TimeControl) -> ByColor<Duration> {
    let left = |side| control.of(side).opening().map(Duration::from).unwrap_or_default();
    ByColor { white: left(Color::White), black: left(Color::Black) }
}

/// What an answer leads to.
pub(crate) enum AfterPracticeAnswer {
    Asks(Vec<Out>),
    /// A new game, after what is told first.
    Plays(Box<WantedGame>, Vec<Out>),
    /// The game of a file.
    GoesOn(Box<(PathBuf, KeptPractice)>),
}

impl PracticeBeginning {
    /// The first question, which offers an unfinished game if there is one.
    pub(crate) fn new(
        unfinished: Option<(PathBuf, KeptPractice)>,
        settings: Settings,
        means: PracticeMeans,
    ) -> (PracticeBeginning, AfterPracticeAnswer) {
        let first = match unfinished {
            Some(found) => PracticeQuestion::Resume(Box::new(found)),
            None => PracticeQuestion::Colour,
        };
        let (asked, tongue) = (QuestionsAsked::first(first), Tongue::new(settings));
        let own = Color::White;
        let beginning = PracticeBeginning { asked, means, own, adversary: None, tongue };
        let first = AfterPracticeAnswer::Asks(vec![beginning.question()]);
        (beginning, first)
    }

    /// What was chosen by now.
    pub(crate) fn settings(&self) -> &Settings {
        &self.tongue.settings
    }

    /// Takes an answer in.
    pub(crate) fn take(&mut self, line: &str) -> AfterPracticeAnswer {
        let line = line.trim();
        if let Some(beside) = self.beside(line) {
            return AfterPracticeAnswer::Asks(beside);
        }
        let next = match self.asked.question() {
            PracticeQuestion::Words(clock) => {
                let clock = clock.clone();
                return self.take_words(line, clock);
            }
            PracticeQuestion::Clock | PracticeQuestion::Time => return self.take_clock(line),
            PracticeQuestion::Resume(found) => match before_game::yes(line, &self.tongue) {
                Some(Answer::Yes) => return AfterPracticeAnswer::GoesOn(found.clone()),
                Some(Answer::No) => Ok(PracticeQuestion::Colour),
                None => Err(self.tongue.texts.yes_or_no()),
            },
            PracticeQuestion::Colour => match self.colour_named(line) {
                Some(own) => {
                    self.own = own;
                    Ok(PracticeQuestion::Opponent)
                }
                None => Err(self.tongue.texts.practice_colour_unclear(Quoted(line))),
            },
            PracticeQuestion::Opponent => self.opponent_named(line).map(|adversary| {
                self.adversary = Some(adversary);
                PracticeQuestion::Clock
            }),
        };
        match next {
            Ok(next) => self.asks(next),
            Err(unclear) => AfterPracticeAnswer::Asks(vec![self.tongue.answer(unclear)]),
        }
    }

    /// Asks something else.
    fn asks(&mut self, next: PracticeQuestion) -> AfterPracticeAnswer {
        self.asked.goes_on(next);
        AfterPracticeAnswer::Asks(vec![self.question()])
    }

    /// What is done with what was typed beside an answer.
    fn beside(&mut self, line: &str) -> Option<Vec<Out>> {
        let named = match self.asked.question() {
            PracticeQuestion::Words(_) => LanguageNamed::Answer,
            _ => LanguageNamed::Setting,
        };
        let beside = self.asked.beside(line, &mut self.tongue, Activity::Practice, named)?;
        Some(beside.told(self.question()))
    }

    fn colour_named(&self, line: &str) -> Option<Color> {
        side_named(line).or_else(|| is_left_to_chance(line).then_some(self.means.drawn))
    }

    /// Takes the language of announcements in, and plays once there is one.
    fn take_words(&mut self, line: &str, clock: WantedClock) -> AfterPracticeAnswer {
        let told = before_game::take_words(line, &mut self.tongue);
        if self.tongue.settings.ask_for_words() {
            return AfterPracticeAnswer::Asks(told);
        }
        match self.play(clock) {
            AfterPracticeAnswer::Plays(game, out) => {
                AfterPracticeAnswer::Plays(game, told.into_iter().chain(out).collect())
            }
            other => other,
        }
    }

    /// The opponent that somebody names, or why there is none: an engine that is not on this machine is
    /// missed here, and not when the game has begun.
    fn opponent_named(&self, line: &str) -> Result<Adversary, String> {
        let texts = &self.tongue.texts;
        match Adversary::named(line, &self.tongue.settings) {
            None => Err(texts.opponent_unclear(Quoted(line))),
            Some(Adversary::Engine { program, .. }) if !(self.means.engine_is_there)(&program) => {
                Err(texts.opponent_not_there(Quoted(&program)))
            }
            Some(adversary) => Ok(adversary),
        }
    }

    /// Takes in whether there is a clock, and which time.
    fn take_clock(&mut self, line: &str) -> AfterPracticeAnswer {
        let answer = match line {
            "" => None,
            line if is_typed_as_any(line, &NO_CLOCK) => Some(Answer::No),
            line if is_typed_as_any(line, &WITH_CLOCK) => Some(Answer::Yes),
            line => self.tongue.yes_or_no(line),
        };
        let line = match (answer, self.asked.question()) {
            (Some(Answer::No), _) => return self.play_in_words(None),
            (Some(Answer::Yes), PracticeQuestion::Time) => {
                return AfterPracticeAnswer::Asks(vec![self.question()]);
            }
            (Some(Answer::Yes), _) => return self.asks(PracticeQuestion::Time),
            (None, PracticeQuestion::Time) if line.is_empty() => USUAL_TIME,
            (None, _) if line.is_empty() => return self.play_in_words(None),
            (None, _) => line,
        };
        // As it is said, or as it is written.
        let said = time_control(line, self.tongue.settings.language);
        let text = said.as_deref().unwrap_or(line);
        match text.parse::<TimeControl>() {
            Ok(control) if !control.is_untimed() => {
                self.play_in_words(Some((text.to_owned(), openings(&control))))
            }
            Ok(_) => self.play_in_words(None),
            Err(error) => AfterPracticeAnswer::Asks(vec![
                self.tongue.answer(tell_time_control(&error, &self.tongue.texts)),
            ]),
        }
    }

    /// The usual answers, for somebody who cannot type.
    pub(crate) fn choices(&self) -> Vec<Choice> {
        let texts = &self.tongue.texts;
        let sides = [texts.side_of_white(), texts.side_of_black()];
        let answers =
            [Answer::Yes, Answer::No].map(|of| answer_word(of, self.tongue.settings.language));
        let by_chance = texts.random_colour();
        let lines: &[&str] = match self.asked.question() {
            PracticeQuestion::Resume(_) => &answers,
            PracticeQuestion::Colour => &[&sides[0], &sides[1], &by_chance],
            PracticeQuestion::Opponent => &["1", "2", "3", "4", "5", "6", "7", "8", "stockfish"],
            PracticeQuestion::Words(_) => return before_game::words_choices(&self.tongue),
            PracticeQuestion::Clock => &[answers[1], "5+3", "15+10", "30", "90+30"],
            PracticeQuestion::Time => &[USUAL_TIME, "5+3", "30", "90+30"],
        };
        lines.iter().map(|line| Choice::line(line)).collect()
    }

    /// What is listened for while the question is open.
    pub(crate) fn attention(&self) -> Option<Attention> {
        let listening = match self.asked.question() {
            PracticeQuestion::Resume(_) => vec![Listening::Answer],
            PracticeQuestion::Colour => vec![Listening::Colour],
            // A level is a number, as a time is.
            PracticeQuestion::Opponent => vec![Listening::TimeControl],
            PracticeQuestion::Clock | PracticeQuestion::Time => {
                vec![Listening::TimeControl, Listening::Answer]
            }
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
        match self.asked.question() {
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
            PracticeQuestion::Time => self.tongue.answer(texts.which_time(USUAL_TIME, "5+3")),
            PracticeQuestion::Words(_) => before_game::which_words(&self.tongue),
        }
    }

    /// Begins to play, after a newcomer was asked how moves are announced.
    fn play_in_words(&mut self, clock: WantedClock) -> AfterPracticeAnswer {
        if !self.tongue.settings.ask_for_words() {
            return self.play(clock);
        }
        self.asks(PracticeQuestion::Words(clock))
    }

    fn play(&self, clock: WantedClock) -> AfterPracticeAnswer {
        let adversary = self.adversary.clone().or_else(|| Adversary::read("", Language::English));
        let Some(adversary) = adversary else {
            return AfterPracticeAnswer::Asks(vec![self.question()]);
        };
        let opponent = adversary.told(&self.tongue.texts);
        let ready = self.tongue.texts.practice_ready(self.own, &opponent);
        let wanted =
            WantedGame { own: self.own, adversary, blindfold: Blindfold::default(), clock };
        let means = wanted
            .clock
            .as_ref()
            .and_then(|(control, _)| self.tongue.tell_control(&control.parse().ok()?));
        let mut told: Vec<Out> = means.into_iter().collect();
        told.extend([self.tongue.answer(&ready), self.tongue.move_form()]);
        AfterPracticeAnswer::Plays(Box::new(wanted), told)
    }
}
