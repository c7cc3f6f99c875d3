//! A clock for two people without a table: presses, questions, corrections.

pub mod keys;

use std::time::Duration;

use crate::chess::Color;
use crate::clock::{Clock, Face, Going, HappeningKind, Moment, PressOutcome, Span};
use crate::present::cells::{Choice, Chosen, Surroundings};
use crate::present::conversation::{
    Dialogue, GivenLine, LastLook, Out, Pending, Settings, TakesAnswers as _, TimesToTell, Tongue,
    key_called, talks_by,
};
use crate::present::editor::{Key, KeyEntry};
use crate::present::spoken::{Priority, Utterance};
use crate::present::tone::{Tone, Tones};
use crate::words::scripts::length;
use crate::words::{
    Answer, ClockCommand, Command, Listening, WhichProgram, capitalised, command, remaining,
    side_called, side_named,
};

use keys::ClockKeys;

/// Leaving the clock, which is confirmed first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LeavesClock {
    WithHector,
    ForMenu,
}

/// The clock and its settings.
pub struct TalkingClock {
    clock: Clock,
    keys: ClockKeys,
    tongue: Tongue,
    /// Off if the clock may only speak when asked.
    tones: Tones,
    times_to_tell: TimesToTell,
    last_look: LastLook,
    open: Pending<LeavesClock>,
    /// The latest key, if it was a letter: it may have begun a word.
    begun: Option<char>,
    told_by: WhichProgram,
}

impl TalkingClock {
    pub fn new(
        clock: Clock,
        keys: ClockKeys,
        settings: Settings,
        tones: Tones,
        times_to_tell: TimesToTell,
    ) -> TalkingClock {
        TalkingClock {
            clock,
            keys,
            tongue: Tongue::new(settings),
            tones,
            times_to_tell,
            last_look: LastLook::default(),
            open: Pending::default(),
            begun: None,
            told_by: WhichProgram::Hector,
        }
    }

    /// Sets the program that this clock belongs to.
    pub fn in_program(self, told_by: WhichProgram) -> TalkingClock {
        TalkingClock { told_by, ..self }
    }

    /// What the line editor passes on as keys.
    pub fn entry(&self) -> KeyEntry {
        self.keys.entry()
    }

    /// The first sentences.
    pub fn greeting(&self) -> Vec<Out> {
        let shown = self.clock.control();
        let times = [Color::White, Color::Black].map(|side| {
            shown.of(side).opening().map_or_else(
                || self.tongue.texts.without_limit(),
                |opening| self.told(opening.into()),
            )
        });
        let texts = &self.tongue.texts;
        let of = |side, time: &str| format!("{} {time}", texts.introduced(&self.name(side)));
        let time = match &times {
            [white, black] if white == black => white.clone(),
            [white, black] => format!("{}, {}", of(Color::White, white), of(Color::Black, black)),
        };
        let (left, right) = self.keys.told(&self.tongue.texts);
        let texts = &self.tongue.texts;
        // Explaining the time control already gives its times.
        match self.tongue.tell_control(&shown) {
            Some(meant) => vec![meant, self.answer(texts.clock_ready_as_told(&left, &right))],
            None => vec![self.answer(texts.clock_ready(&time, &left, &right))],
        }
    }

    fn told(&self, left: Duration) -> String {
        remaining(left, self.tongue.settings.precision, self.tongue.settings.language)
    }

    fn name(&self, side: Color) -> String {
        side_called(side, &self.tongue.texts)
    }

    fn press(&mut self, side: Color, now: Moment) -> Vec<Out> {
        let out = self.turn(side, now);
        self.last_look.begins(self.running_time(now));
        out
    }

    fn turn(&mut self, side: Color, now: Moment) -> Vec<Out> {
        // Before the game, Black starts White's clock.
        if self.clock.going() == Going::NotStarted && side == Color::Black {
            self.clock = self.clock.started(now);
            return self.pressed();
        }
        let (clock, outcome) = self.clock.pressed(side, now);
        self.clock = clock;
        match outcome {
            PressOutcome::Turned { .. } => self.pressed(),
            // As on a real clock, the lever is already down and nothing happens.
            PressOutcome::AlreadyPressed | PressOutcome::NotGoing => Vec::new(),
        }
    }

    /// Acknowledges a press: with a tone, and with a line for eyes and fingers.
    fn pressed(&self) -> Vec<Out> {
        let line = Out::Text(self.tongue.texts.clock_pressed());
        self.sound(Tone::Press).into_iter().chain([line]).collect()
    }

    /// Handles a word whose first letter was already taken as a key. That key may have done what the word asks for, or
    /// something else.
    fn take_begun_word(&mut self, line: &str, now: Moment) -> Option<Vec<Out>> {
        let begun = self.begun.take()?;
        let (meant, rest) = command(&format!("{begun}{line}"))?;
        // Two people ask for both times.
        let meant = if meant == Command::OwnTime { Command::Times } else { meant };
        let is_done = ClockKeys::command_of(Key::Character(begun)) == Some(meant);
        Some(if is_done { Vec::new() } else { self.obey(meant, &rest, now) })
    }

    fn sound(&self, tone: Tone) -> Option<Out> {
        (self.tones == Tones::On).then_some(Out::Sound(tone))
    }

    fn stop_or_go_on(&mut self, now: Moment) -> Vec<Out> {
        let sentence = match self.clock.going() {
            Going::Running(_) => {
                self.clock = self.clock.stopped(now);
                self.tongue.texts.clock_stopped()
            }
            Going::Stopped(side) => {
                self.clock = self.clock.resumed(side, now);
                self.tongue.texts.clock_goes_for(&self.name(side))
            }
            Going::NotStarted => {
                self.clock = self.clock.started(now);
                self.tongue.texts.clock_goes_for(&self.name(Color::White))
            }
        };
        self.last_look.begins(self.running_time(now));
        vec![self.answer(sentence)]
    }

    fn time_of(&self, side: Color, now: Moment) -> String {
        let face = *self.clock.reading(now).of(side);
        self.told_of(side, face)
    }

    fn told_of(&self, side: Color, face: Face) -> String {
        let time = match face.remaining {
            None => self.tongue.texts.without_limit(),
            Some(left) => self.told(left.into()),
        };
        let flag = face.flag.map(|_| self.tongue.texts.flag_of(&self.name(side)));
        let told = self.tongue.texts.time_of_side(&capitalised(&self.name(side)), &time);
        [Some(told), flag].into_iter().flatten().collect::<Vec<_>>().join(" ")
    }

    fn running_time(&self, now: Moment) -> Option<(Color, Span)> {
        let side = self.clock.running()?;
        Some((side, self.clock.reading(now).of(side).remaining?))
    }

    /// Tells the running time when a reminder is due.
    fn remind(&mut self, now: Moment) -> Vec<Out> {
        let running = self.running_time(now);
        let come = self.last_look.time_to_tell(running, &self.times_to_tell);
        let (Some((side, _)), Some(left)) = (running, come) else { return Vec::new() };
        let face = *self.clock.reading(now).of(side);
        let sentence = self.told_of(side, Face { remaining: Some(left), ..face });
        let language = self.tongue.settings.language;
        vec![
            Out::Sound(Tone::LowTime),
            Out::Say(Utterance::new(Priority::Telling, language, sentence)),
        ]
    }

    /// Reads "white 10 min": sets a time by hand.
    fn set(&mut self, line: &str, now: Moment) -> Option<()> {
        let (side, time) = line.split_once(' ')?;
        let side = side_named(side)?;
        let time = length::read(time.trim()).ok()?;
        self.clock = self.clock.with_time(side, time, now);
        Some(())
    }
}

impl Dialogue for TalkingClock {
    type Deed = LeavesClock;
    type Own = ClockCommand;

    talks_by!(tongue, open);

    fn help(&self) -> String {
        let (left, right) = self.keys.told(&self.tongue.texts);
        self.tongue.texts.clock_keys(&left, &right)
    }

    fn moment(&self) -> Vec<Out> {
        vec![self.answer(self.help())]
    }

    fn told_by(&self) -> WhichProgram {
        self.told_by
    }

    fn question(&self, leaves: &LeavesClock) -> String {
        match leaves {
            LeavesClock::WithHector => self.tongue.texts.sure_to_leave_clock(),
            LeavesClock::ForMenu => self.tongue.texts.sure_to_leave_clock_for_menu(),
        }
    }

    fn agreed(&mut self, leaves: LeavesClock, _: Moment) -> Vec<Out> {
        match leaves {
            LeavesClock::WithHector => vec![Out::Leave],
            LeavesClock::ForMenu => vec![Out::ToMenu],
        }
    }

    /// A clock that was never started can be left without a question.
    fn goes_to_menu(&mut self, _: Moment) -> Vec<Out> {
        match self.clock.going() {
            Going::NotStarted => vec![Out::ToMenu],
            Going::Running(_) | Going::Stopped(_) => self.ask(LeavesClock::ForMenu),
        }
    }

    fn is_lacked(&self, command: Command) -> bool {
        command == Command::Menu && self.told_by == WhichProgram::Recorder
    }

    /// Two people talk beside the clock, and not to Hector.
    fn listening(&self) -> Vec<Listening> {
        Vec::new()
    }

    fn hears_answers(&self) -> bool {
        false
    }

    fn wants_more(&self, _: &GivenLine) -> Option<Command> {
        None
    }

    fn obey_own(&mut self, command: ClockCommand, _: &str, now: Moment) -> Vec<Out> {
        let left = self.keys.left;
        match command {
            ClockCommand::Press(_) => self.press(left, now),
            ClockCommand::OpponentPress(_) => self.press(!left, now),
            ClockCommand::Stop(_) => self.stop_or_go_on(now),
            ClockCommand::OwnTime(_) => vec![self.answer(self.time_of(left, now))],
            ClockCommand::OpponentTime(_) => vec![self.answer(self.time_of(!left, now))],
            ClockCommand::Times(_) => {
                let both = [left, !left].map(|side| self.time_of(side, now));
                vec![self.answer(both.join(" "))]
            }
            ClockCommand::Moves(_) => {
                let reading = self.clock.reading(now);
                let [white, black] =
                    [Color::White, Color::Black].map(|side| reading.of(side).moves);
                vec![self.answer(self.tongue.texts.moves_of_both(white, black))]
            }
        }
    }

    /// The keys are all there is to explain.
    fn tell_help(&self, _: &str) -> Vec<Out> {
        self.moment()
    }

    fn tell_keys(&self) -> Vec<Out> {
        self.moment()
    }

    fn enter_alone(&mut self, _: Moment) -> Vec<Out> {
        self.refuse(self.tongue.texts.clock_line())
    }

    fn take_other(&mut self, line: &GivenLine, now: Moment) -> Vec<Out> {
        let line = line.text();
        match self.set(line, now) {
            Some(()) => {
                let times = [Color::White, Color::Black].map(|side| self.time_of(side, now));
                vec![self.answer(times.join(" "))]
            }
            None => match self.take_begun_word(line, now) {
                Some(told) => told,
                None => self.refuse(self.tongue.texts.clock_line()),
            },
        }
    }

    /// Presses a clock, whatever is asked. If leaving is being confirmed, the key that asked or the letter for yes
    /// confirms, and any other key declines.
    fn take_own_key(&mut self, key: Key, now: Moment) -> Option<Vec<Out>> {
        if let Some(asked) = self.open.asked.take() {
            // Two people hit these keys in haste: a press must not be lost, nor count as a yes.
            let presses = self.keys.side_of(key);
            let pressed = presses.map(|side| self.press(side, now)).unwrap_or_default();
            if !pressed.is_empty() {
                return Some(pressed);
            }
            let is_yes = presses.is_none()
                && (ClockKeys::command_of(key) == Some(Command::Quit)
                    || matches!(key, Key::Character('y' | 'j' | 'o')));
            let answer = if is_yes { Answer::Yes } else { Answer::No };
            return Some(self.settle(asked, answer, now));
        }
        self.begun = match key {
            Key::Character(letter) => Some(letter),
            _ => None,
        };
        match (self.keys.side_of(key), ClockKeys::command_of(key)) {
            (Some(side), _) => Some(self.press(side, now)),
            (None, Some(_)) => None,
            (None, None) => Some(self.sound(Tone::Error).into_iter().collect()),
        }
    }

    /// Without a tone if the clock may only speak when asked.
    fn refuse(&self, sentence: impl Into<String>) -> Vec<Out> {
        self.sound(Tone::Error).into_iter().chain([self.answer(sentence)]).collect()
    }

    /// The answers to an open question, the presses of both sides, then every other key with a letter.
    fn around(&self) -> Surroundings {
        let presses = [self.keys.left, !self.keys.left].into_iter().filter_map(|side| {
            let key = self.keys.press_of(side)?;
            Some(Choice { label: self.name(side), chosen: Chosen::Key(key) })
        });
        let letters = ClockKeys::letters().map(|key| Choice {
            label: key_called(key, &self.tongue.texts),
            chosen: Chosen::Key(key),
        });
        let answers = self.open.choices(&self.tongue.texts).into_iter();
        let choices = answers.chain(presses).chain(letters).collect();
        Surroundings { choices, ..Surroundings::default() }
    }

    fn leaves(&mut self) -> Vec<Out> {
        self.ask(LeavesClock::WithHector)
    }

    fn let_time_pass(&mut self, now: Moment) -> Vec<Out> {
        let (clock, happenings) = self.clock.advanced(now);
        self.clock = clock;
        let mut out = Vec::new();
        for happening in happenings.into_iter().filter(|_| self.tones == Tones::On) {
            let side = self.name(happening.side);
            let sentence = match happening.kind {
                HappeningKind::FlagFell => {
                    out.push(Out::Sound(Tone::Flag));
                    self.tongue.texts.flag_of(&side)
                }
                HappeningKind::PeriodBegan(period) => {
                    self.tongue.texts.period_began(&capitalised(&side), period)
                }
            };
            let language = self.tongue.settings.language;
            out.push(Out::Say(Utterance::new(Priority::Alarm, language, sentence)));
        }
        out.extend(self.remind(now));
        out
    }

    fn wake_at(&self, now: Moment) -> Option<Moment> {
        let reminder = self
            .running_time(now)
            .and_then(|(_, left)| self.times_to_tell.until_next(left).map(|wait| now + wait));
        [self.clock.wake_at(), reminder].into_iter().flatten().min()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::PeriodEnd;
    use crate::present::conversation::{Event, Session};
    use crate::words::{Language, Texts};
    use keys::{LEFT, RIGHT};

    fn clock(language: Language) -> TalkingClock {
        let texts = Texts::new(language);
        let keys = ClockKeys::new(LEFT, RIGHT, Color::White, &texts).expect("keys");
        let clock = Clock::new("3+0".parse().expect("a time"), PeriodEnd::AtZero);
        let settings = Settings::new(language);
        TalkingClock::new(clock, keys, settings, Tones::On, TimesToTell::NONE)
    }

    fn words(all: Vec<Out>) -> String {
        let word = |out: &Out| match out {
            Out::Say(utterance) => utterance.text(),
            Out::Sound(tone) => format!("{tone:?}"),
            Out::Leave => "leaves".to_owned(),
            _ => String::new(),
        };
        all.iter().map(word).filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn a_key_of_a_braille_display_is_answered_in_every_language() {
        for language in Language::ALL {
            let (mut clock, texts) = (clock(language), Texts::new(language));
            let mut given = |command, second| {
                words(
                    clock.take(Event::Command(command), Moment::ZERO + Span::from_seconds(second)),
                )
            };
            // Black's key starts White's clock.
            assert_eq!(given(Command::OpponentPress, 0), "Press");
            assert_eq!(given(Command::Press, 60), "Press");
            assert!(given(Command::Times, 60).starts_with(&capitalised(&texts.side_of_white())));
            assert_eq!(given(Command::Stop, 60), texts.clock_stopped());
            assert_eq!(given(Command::Resign, 60), format!("Error {}", texts.clock_line()));
            assert_eq!(given(Command::Quit, 60), texts.sure_to_leave_clock());
            assert!(given(Command::Times, 60).ends_with(&texts.sure_to_leave_clock()));
            let choices = Session::around(&clock).choices;
            assert_eq!(choices[..2], Choice::yes_and_no(language));
            assert_eq!(words(clock.take(Event::Answer(Answer::Yes), Moment::ZERO)), "leaves");
        }
    }
}
