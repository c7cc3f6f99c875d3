//! Two people at the clock: presses, questions, corrections. Never opens a device.

use std::time::Duration;

use crate::chess::Color;
use crate::clock::{Clock, Going, HappeningKind, Moment, PressOutcome, Span};
use crate::present::cells::{Choice, Chosen, Surroundings};
use crate::present::conversation::{
    LastLook, Leaving, Out, Session, Settings, TimesToTell, Tongue, key_called,
};
use crate::present::editor::{Key, KeyEntry};
use crate::present::spoken::{Priority, Utterance};
use crate::present::tone::{Tone, Tones};
use crate::scenes::play::side_called;
use crate::words::scripts::length;
use crate::words::{Answer, Command, remaining};

use super::keys::Keys;

/// The clock and what was chosen for it.
pub(super) struct AtTheClock {
    clock: Clock,
    keys: Keys,
    tongue: Tongue,
    /// Off where nothing may be said that nobody asked for.
    tones: Tones,
    times_to_tell: TimesToTell,
    last_look: LastLook,
    leaving: Leaving,
}

impl AtTheClock {
    pub(super) fn new(
        clock: Clock,
        keys: Keys,
        settings: Settings,
        tones: Tones,
        times_to_tell: TimesToTell,
    ) -> AtTheClock {
        AtTheClock {
            clock,
            keys,
            tongue: Tongue::new(settings),
            tones,
            times_to_tell,
            last_look: LastLook::default(),
            leaving: Leaving::NotAsked,
        }
    }

    /// What the line editor hands on as keys.
    pub(super) fn entry(&self) -> KeyEntry {
        self.keys.entry()
    }

    /// The first words.
    pub(super) fn greeting(&self) -> Vec<Out> {
        let shown = self.clock.control();
        let times = [Color::White, Color::Black].map(|side| {
            shown.of(side).opening().map_or_else(
                || self.tongue.texts.without_limit(),
                |opening| self.told(opening.into()),
            )
        });
        let time = if times[0] == times[1] { times[0].clone() } else { times.join(", ") };
        let (left, right) = (self.keys.left_named.as_str(), self.keys.right_named.as_str());
        vec![self.answer(&self.tongue.texts.clock_ready(&time, left, right))]
    }

    fn answer(&self, sentence: &str) -> Out {
        self.tongue.answer(sentence)
    }

    fn told(&self, left: Duration) -> String {
        remaining(left, self.tongue.settings.precision, self.tongue.settings.language)
    }

    fn name(&self, side: Color) -> String {
        side_called(side, &self.tongue.texts)
    }

    fn press(&mut self, side: Color, now: Moment) -> Vec<Out> {
        // On a clock that stands before the game, Black starts White's time.
        if self.clock.going() == Going::NotStarted && side == Color::Black {
            self.clock = self.clock.started(now);
            return vec![self.sound(Tone::Press)].into_iter().flatten().collect();
        }
        let (clock, outcome) = self.clock.pressed(side, now);
        self.clock = clock;
        match outcome {
            PressOutcome::Turned { .. } => self.sound(Tone::Press).into_iter().collect(),
            // As on a real clock, the lever is down already and nothing happens.
            PressOutcome::AlreadyPressed | PressOutcome::NotGoing => Vec::new(),
        }
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
        vec![self.answer(&sentence)]
    }

    fn time_of(&self, side: Color, now: Moment) -> String {
        let face = *self.clock.reading(now).of(side);
        let time = match face.remaining {
            None => self.tongue.texts.without_limit(),
            Some(left) => self.told(left.into()),
        };
        let flag = face.flag.map(|_| self.tongue.texts.flag_of(&self.name(side)));
        let told = self.tongue.texts.time_of_side(&self.name(side), &time);
        [Some(told), flag].into_iter().flatten().collect::<Vec<_>>().join(" ")
    }

    fn obey(&mut self, command: Command, now: Moment) -> Vec<Out> {
        let left = self.keys.left;
        match command {
            Command::Stop => self.stop_or_go_on(now),
            Command::OwnTime => vec![self.answer(&self.time_of(left, now))],
            Command::OpponentTime => vec![self.answer(&self.time_of(!left, now))],
            Command::Times => {
                let both = [left, !left].map(|side| self.time_of(side, now));
                vec![self.answer(&both.join(" "))]
            }
            Command::Moves => {
                let reading = self.clock.reading(now);
                let [white, black] =
                    [Color::White, Color::Black].map(|side| reading.of(side).moves);
                vec![self.answer(&self.tongue.texts.moves_of_both(white, black))]
            }
            Command::Repeat => vec![Out::Repeat],
            Command::Keys => {
                let (left, right) = (self.keys.left_named.as_str(), self.keys.right_named.as_str());
                vec![self.answer(&self.tongue.texts.clock_keys(left, right))]
            }
            Command::Hush => vec![Out::Hush],
            Command::Quit => self.interrupted(),
            setting => self.tongue.change(setting),
        }
    }

    fn running_time(&self, now: Moment) -> Option<(Color, Span)> {
        let side = self.clock.running()?;
        Some((side, self.clock.reading(now).of(side).remaining?))
    }

    /// Tells the running time where one that is to be told has come.
    fn remind(&mut self, now: Moment) -> Vec<Out> {
        let running = self.running_time(now);
        let passes = self.last_look.passes(running, &self.times_to_tell);
        let Some((side, _)) = running.filter(|_| passes) else { return Vec::new() };
        let (sentence, language) = (self.time_of(side, now), self.tongue.settings.language);
        vec![
            Out::Sound(Tone::LowTime),
            Out::Say(Utterance::new(Priority::Telling, language, sentence)),
        ]
    }

    /// "white 10 min": a time is set by hand.
    fn set(&mut self, line: &str, now: Moment) -> Option<()> {
        let (side, time) = line.split_once(' ')?;
        let side = match side.to_lowercase().as_str() {
            "white" | "weiß" | "blancs" => Color::White,
            "black" | "schwarz" | "noirs" => Color::Black,
            _ => return None,
        };
        let time = length::read(time.trim()).ok()?;
        self.clock = self.clock.with_time(side, time, now);
        Some(())
    }
}

impl Session for AtTheClock {
    fn take_line(&mut self, line: &str, now: Moment) -> Vec<Out> {
        let line = line.trim();
        let mut out = self.let_time_pass(now);
        if self.leaving == Leaving::Asked {
            self.leaving = Leaving::NotAsked;
            out.push(match self.tongue.yes_or_no(line) {
                Some(Answer::Yes) => Out::Leave,
                _ => self.answer(&self.tongue.texts.all_as_it_was()),
            });
            return out;
        }
        match self.set(line, now) {
            Some(()) => {
                let times = [Color::White, Color::Black].map(|side| self.time_of(side, now));
                out.push(self.answer(&times.join(" ")));
            }
            None => {
                out.extend(self.sound(Tone::Error));
                out.push(self.answer(&self.tongue.texts.clock_line()));
            }
        }
        out
    }

    fn take_key(&mut self, key: Key, now: Moment) -> Vec<Out> {
        let mut out = self.let_time_pass(now);
        if self.leaving == Leaving::Asked {
            // A single key answers too: its letter, or any other for no.
            let letter = match key {
                Key::Character(letter) => letter.to_string(),
                _ => String::new(),
            };
            self.leaving = Leaving::NotAsked;
            let is_yes = ["y", "j", "o"].contains(&letter.as_str());
            out.push(if is_yes {
                Out::Leave
            } else {
                self.answer(&self.tongue.texts.all_as_it_was())
            });
            return out;
        }
        match (self.keys.side_of(key), Keys::command_of(key)) {
            (Some(side), _) => out.extend(self.press(side, now)),
            (None, Some(command)) => out.extend(self.obey(command, now)),
            (None, None) => out.extend(self.sound(Tone::Error)),
        }
        self.last_look.begins(self.running_time(now));
        out
    }

    /// The presses of both sides, then every other key that has a letter.
    fn around(&self) -> Surroundings {
        let presses = [self.keys.left, !self.keys.left].into_iter().filter_map(|side| {
            let key = self.keys.press_of(side)?;
            Some(Choice { label: self.name(side), chosen: Chosen::Key(key) })
        });
        let letters = Keys::letters().map(|key| Choice {
            label: key_called(key, &self.tongue.texts),
            chosen: Chosen::Key(key),
        });
        Surroundings { choices: presses.chain(letters).collect(), ..Surroundings::default() }
    }

    fn interrupted(&mut self) -> Vec<Out> {
        self.leaving = Leaving::Asked;
        vec![self.answer(&self.tongue.texts.sure_to_leave_clock())]
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
                HappeningKind::PeriodBegan(period) => self.tongue.texts.period_began(&side, period),
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
