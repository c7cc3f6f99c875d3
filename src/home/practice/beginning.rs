//! How a practice game begins: an unfinished game is offered first, otherwise the next one begins at once and is like
//! the last. A player who wants something else is asked for colour, opponent and time, each with an answer that Enter
//! gives. The result is returned as a value.

use std::path::PathBuf;
use std::time::Duration;

use crate::chess::notation::pgn::GameResult;
use crate::chess::{ByColor, Color, History, Position};
use crate::clock::{Moment, TimeControl};
use crate::present::cells::Choice;
use crate::present::conversation::{
    Alarm, AsksBefore, Out, QuestionsAsked, Settings, Tongue, before_game,
};
use crate::words::{
    Activity, Answer, Attention, Command, Language, Listening, Quoted, Readings, Wording,
    command_alone, is_left_to_chance, is_typed_as_any, side_named, tell_time_control, time_control,
};

use super::adversary::Adversary;
use super::blindfold::Blindfold;
use super::game::Practising;
use super::kept::{GameFile, KeptPractice};
use super::over::over_on_board;
use super::rival::{Rival, RivalOffer};

/// The open question.
enum PracticeQuestion {
    Resume(Box<(PathBuf, KeptPractice)>),
    Colour,
    Opponent,
    Clock,
    /// Which time control, if a clock is wanted.
    Time,
}

/// The time control as text, and the starting times. `None` for a game without a clock.
type WantedClock = Option<(String, ByColor<Duration>)>;

/// Used if the player wants a clock but names no time control.
const USUAL_TIME: &str = "15+10";
/// Answers for a game without a clock, besides no.
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
/// Answers for a game with a clock, besides yes.
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

/// Whether a program exists, by name or path.
pub type EngineIsThere = fn(&str) -> bool;

/// What the answers depend on besides the player.
pub struct PracticeMeans {
    pub engine_is_there: EngineIsThere,
    /// The colour for a player who leaves it to chance.
    pub drawn: Color,
    /// The last game, if there was one.
    pub last: Option<WantedGame>,
}

pub struct PracticeBeginning {
    asked: QuestionsAsked<PracticeQuestion>,
    means: PracticeMeans,
    wanted: GameWanted,
    own: Color,
    adversary: Option<Adversary>,
    tongue: Tongue,
    /// The game that was agreed on.
    pub agreed: Option<PracticeAgreed>,
}

/// The game of a newcomer: White against the usual level, without a clock.
fn first_game() -> Option<WantedGame> {
    let adversary = Adversary::read("", Language::English)?;
    Some(WantedGame { own: Color::White, adversary, blindfold: Blindfold::default(), clock: None })
}

/// The settings of a new game.
#[derive(Debug, Clone)]
pub struct WantedGame {
    own: Color,
    pub adversary: Adversary,
    blindfold: Blindfold,
    clock: WantedClock,
}

/// The opponent of a game, and its file.
pub struct RivalAndFile {
    pub rival: Box<dyn Rival>,
    pub file: Option<Box<dyn GameFile>>,
}

impl WantedGame {
    /// A game like another one, with full time again.
    pub fn like(other: &KeptPractice) -> WantedGame {
        let KeptPractice { own, adversary, blindfold, clock, .. } = other;
        let full = |control: &str| Some((control.to_owned(), openings(&control.parse().ok()?)));
        WantedGame {
            own: *own,
            adversary: adversary.clone(),
            blindfold: *blindfold,
            clock: clock.as_ref().and_then(|(control, _)| full(control)),
        }
    }

    /// The same game with colours reversed, and the sentence that it is ready.
    pub fn rematch(over: &Practising) -> (WantedGame, Out) {
        let wanted = WantedGame::like(&over.kept);
        let texts = &over.tongue.texts;
        let ready = texts.rematch_ready(!wanted.own, &wanted.adversary.told(texts));
        (WantedGame { own: !wanted.own, ..wanted }, over.tongue.answer(&ready))
    }

    /// Begins the game from its start, stores it at once, and returns the first sentences.
    pub fn begin(
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
            player: settings.own_name().to_owned(),
        };
        let now = Moment::ZERO;
        let mut game = Practising::new(kept, with.file, settings, with.rival, now);
        let out = game.keep(now);
        game.let_opponent_think(now);
        (game, out)
    }
}

/// Resumes a stored game where it stood, and returns the first sentences.
pub fn go_on(kept: KeptPractice, with: RivalAndFile, settings: Settings) -> (Practising, Vec<Out>) {
    let moves = kept.game.moves().len().div_ceil(2);
    let now = Moment::ZERO;
    let mut game = Practising::new(kept, with.file, settings, with.rival, now);
    let mut out = vec![game.tongue.answer(game.tongue.texts.practice_resumed(moves))];
    if moves > 0 {
        out.extend(game.tell_last());
    }
    match over_on_board(&game.kept.game) {
        // The file does not record this end.
        Some(over) => out.extend(game.ends(over, now)),
        None => game.let_opponent_think(now),
    }
    (game, out)
}

/// The starting times.
fn openings(control: &TimeControl) -> ByColor<Duration> {
    let left = |side| control.of(side).opening().map(Duration::from).unwrap_or_default();
    ByColor { white: left(Color::White), black: left(Color::Black) }
}

pub enum AfterPracticeAnswer {
    Asks(Vec<Out>),
    Agrees(PracticeAgreed),
}

/// The game that the answers led to.
pub enum PracticeAgreed {
    /// A new game, after these sentences.
    Plays(Box<WantedGame>, Vec<Out>),
    /// The game of a file.
    GoesOn(Box<(PathBuf, KeptPractice)>),
}

/// Which game is wanted if none is resumed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum GameWanted {
    /// One like the last.
    LikeTheLast,
    /// The same against this level or engine.
    Against(String),
    /// One with all questions asked.
    Asked,
}

impl PracticeBeginning {
    /// Asks the first question, which offers an unfinished game if there is one; or agrees on the wanted game.
    pub fn new(
        unfinished: Option<(PathBuf, KeptPractice)>,
        wanted: GameWanted,
        settings: Settings,
        means: PracticeMeans,
    ) -> (PracticeBeginning, AfterPracticeAnswer) {
        let first = match unfinished {
            Some(found) => PracticeQuestion::Resume(Box::new(found)),
            None => PracticeQuestion::Colour,
        };
        let offers = matches!(first, PracticeQuestion::Resume(_));
        let (asked, tongue) = (QuestionsAsked::first(first), Tongue::new(settings));
        let own = Color::White;
        let mut beginning =
            PracticeBeginning { asked, means, wanted, own, adversary: None, tongue, agreed: None };
        let first = match offers {
            true => AfterPracticeAnswer::Asks(vec![beginning.question()]),
            false => beginning.wanted_game(),
        };
        (beginning, first)
    }

    /// The wanted game, or the question about it.
    fn wanted_game(&mut self) -> AfterPracticeAnswer {
        let whom = match &self.wanted {
            GameWanted::Asked => return self.asks_for_colour(),
            GameWanted::LikeTheLast => None,
            GameWanted::Against(whom) => Some(whom.clone()),
        };
        let last = self.means.last.clone().or_else(first_game);
        let Some(mut game) = last else { return self.asks_for_colour() };
        if let Some(whom) = whom {
            match self.opponent_named(&whom) {
                Ok(adversary) => game.adversary = adversary,
                Err(unclear) => {
                    // Everything else stays as in the last game.
                    let told = self.tongue.answer(unclear);
                    self.own = game.own;
                    self.asked = QuestionsAsked::first(PracticeQuestion::Opponent);
                    return AfterPracticeAnswer::Asks(vec![told, self.question()]);
                }
            }
        }
        let told = self.begins(&game);
        AfterPracticeAnswer::Agrees(PracticeAgreed::Plays(Box::new(game), told))
    }

    fn asks_for_colour(&mut self) -> AfterPracticeAnswer {
        self.asked = QuestionsAsked::first(PracticeQuestion::Colour);
        AfterPracticeAnswer::Asks(vec![self.question()])
    }

    pub fn settings(&self) -> &Settings {
        &self.tongue.settings
    }

    /// Returns the sentences of an answer, or leaves with the agreed game.
    fn follow(&mut self, after: AfterPracticeAnswer) -> Vec<Out> {
        match after {
            AfterPracticeAnswer::Asks(asked) => asked,
            AfterPracticeAnswer::Agrees(agreed) => {
                self.agreed = Some(agreed);
                vec![Out::Leave]
            }
        }
    }

    fn answered(&mut self, line: &str) -> AfterPracticeAnswer {
        let next = match self.asked.question() {
            PracticeQuestion::Clock | PracticeQuestion::Time => return self.take_clock(line),
            PracticeQuestion::Resume(_) => {
                let answer = before_game::yes(line, &self.tongue);
                return answer.and_then(|answer| self.answered_by(answer)).unwrap_or_else(|| {
                    let told = self.tongue.refuse(self.tongue.texts.yes_or_no());
                    AfterPracticeAnswer::Asks(told.into_iter().chain([self.question()]).collect())
                });
            }
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
            Err(unclear) => self.asks_again_after(unclear),
        }
    }

    /// Takes a yes or no, if the question accepts one.
    fn answered_by(&mut self, answer: Answer) -> Option<AfterPracticeAnswer> {
        Some(match (self.asked.question(), answer) {
            (PracticeQuestion::Resume(found), Answer::Yes) => {
                AfterPracticeAnswer::Agrees(PracticeAgreed::GoesOn(found.clone()))
            }
            (PracticeQuestion::Resume(_), Answer::No) => self.wanted_game(),
            (PracticeQuestion::Clock | PracticeQuestion::Time, Answer::No) => self.play(None),
            (PracticeQuestion::Clock, Answer::Yes) => self.asks(PracticeQuestion::Time),
            (PracticeQuestion::Time, Answer::Yes) => {
                AfterPracticeAnswer::Asks(vec![self.question()])
            }
            (PracticeQuestion::Colour | PracticeQuestion::Opponent, _) => return None,
        })
    }

    fn asks_again_after(&self, unclear: String) -> AfterPracticeAnswer {
        AfterPracticeAnswer::Asks(vec![self.tongue.answer(unclear), self.question()])
    }

    fn asks(&mut self, next: PracticeQuestion) -> AfterPracticeAnswer {
        self.asked.goes_on(next);
        AfterPracticeAnswer::Asks(vec![self.question()])
    }

    fn colour_named(&self, line: &str) -> Option<Color> {
        side_named(line).or_else(|| is_left_to_chance(line).then_some(self.means.drawn))
    }

    /// The opponent that a line names, or why it cannot be used. A missing engine is reported here, before the game
    /// begins.
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

    /// Takes the answer about the clock and its time control.
    fn take_clock(&mut self, line: &str) -> AfterPracticeAnswer {
        let answer = match line {
            "" => None,
            line if is_typed_as_any(line, &NO_CLOCK) => Some(Answer::No),
            line if is_typed_as_any(line, &WITH_CLOCK) => Some(Answer::Yes),
            line => self.tongue.yes_or_no(line),
        };
        if let Some(after) = answer.and_then(|answer| self.answered_by(answer)) {
            return after;
        }
        let line = match self.asked.question() {
            PracticeQuestion::Time if line.is_empty() => USUAL_TIME,
            _ if line.is_empty() => return self.play(None),
            _ => line,
        };
        // Spoken or written.
        let said = time_control(line, self.tongue.settings.language);
        let text = said.as_deref().unwrap_or(line);
        match text.parse::<TimeControl>() {
            Ok(control) if !control.is_untimed() => {
                self.play(Some((text.to_owned(), openings(&control))))
            }
            Ok(_) => self.play(None),
            Err(error) => self.asks_again_after(tell_time_control(&error, &self.tongue.texts)),
        }
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
        }
    }

    /// Explains how to answer the open question.
    fn help(&self) -> String {
        let texts = &self.tongue.texts;
        match self.asked.question() {
            PracticeQuestion::Resume(_) => texts.help_resume(),
            PracticeQuestion::Colour => texts.help_colour_at_home(),
            PracticeQuestion::Opponent => texts.help_opponent(),
            PracticeQuestion::Clock | PracticeQuestion::Time => texts.help_time(),
        }
    }

    fn play(&self, clock: WantedClock) -> AfterPracticeAnswer {
        let first = self.means.last.clone().or_else(first_game);
        let adversary = self.adversary.clone().or(first.map(|game| game.adversary));
        let Some(adversary) = adversary else {
            return AfterPracticeAnswer::Asks(vec![self.question()]);
        };
        let wanted =
            WantedGame { own: self.own, adversary, blindfold: Blindfold::default(), clock };
        let told = self.begins(&wanted);
        AfterPracticeAnswer::Agrees(PracticeAgreed::Plays(Box::new(wanted), told))
    }

    /// What is told when a game begins.
    fn begins(&self, game: &WantedGame) -> Vec<Out> {
        let texts = &self.tongue.texts;
        let means = game
            .clock
            .as_ref()
            .and_then(|(control, _)| self.tongue.tell_control(&control.parse().ok()?));
        let opponent = game.adversary.told(texts);
        let ready = match game.own {
            Color::White => texts.practice_begins_with_white(&opponent),
            Color::Black => texts.practice_begins_with_black(&opponent),
        };
        means.into_iter().chain([self.tongue.answer(&ready)]).collect()
    }
}

impl AsksBefore for PracticeBeginning {
    const BEFORE: Activity = Activity::Practice;

    fn choices(&self) -> Vec<Choice> {
        let texts = &self.tongue.texts;
        let sides = [texts.side_of_white(), texts.side_of_black()];
        let [yes, no] = Choice::yes_and_no(self.tongue.settings.language);
        let by_chance = texts.random_colour();
        let (first, lines): (_, &[&str]) = match self.asked.question() {
            PracticeQuestion::Resume(_) => (vec![yes, no], &[]),
            PracticeQuestion::Colour => (Vec::new(), &[&sides[0], &sides[1], &by_chance]),
            PracticeQuestion::Opponent => {
                (Vec::new(), &["1", "2", "3", "4", "5", "6", "7", "8", "stockfish"])
            }
            PracticeQuestion::Clock => (vec![no], &["5+3", "15+10", "30", "90+30"]),
            PracticeQuestion::Time => (Vec::new(), &[USUAL_TIME, "5+3", "30", "90+30"]),
        };
        first.into_iter().chain(lines.iter().map(|line| Choice::line(line))).collect()
    }

    fn attention(&self) -> Option<Attention> {
        let listening = match self.asked.question() {
            PracticeQuestion::Resume(_) => vec![Listening::Answer],
            PracticeQuestion::Colour => vec![Listening::Colour],
            // A level is a number, like a time.
            PracticeQuestion::Opponent => vec![Listening::TimeControl],
            PracticeQuestion::Clock | PracticeQuestion::Time => {
                vec![Listening::TimeControl, Listening::Answer]
            }
        };
        Some(Attention {
            listening,
            wording: Wording::default(),
            language: self.tongue.settings.language,
            readings: Readings::Best,
        })
    }

    fn take_line(&mut self, line: &str) -> Vec<Out> {
        let beside = command_alone(line).and_then(|command| self.take_command(command));
        beside.unwrap_or_else(|| {
            let after = self.answered(line);
            self.follow(after)
        })
    }

    fn take_answer(&mut self, answer: Answer) -> Option<Vec<Out>> {
        self.answered_by(answer).map(|after| self.follow(after))
    }

    fn take_command(&mut self, command: Command) -> Option<Vec<Out>> {
        let help = self.help();
        let beside = self.asked.beside(command, &mut self.tongue, Self::BEFORE, &help)?;
        Some(beside.told(self.question()))
    }
}
