//! Serves a dialogue as a session: a line, a key, a saying or a choice goes to the open question, or becomes a
//! command.

use std::path::PathBuf;

use super::pending::Asked;
use super::{
    Dialogue, Event, GivenLine, Heard, KeyList, OpenQuestion, Out, Saying, Session,
    TakesAnswers as _, Tongue,
};
use crate::cells::Surroundings;
use crate::clock::Moment;
use crate::editor::Key;
use crate::tone::Tone;
use crate::words::{Answer, Attention, Command, Listening};

impl<C: Dialogue> Session for C {
    fn take(&mut self, event: Event, now: Moment) -> Vec<Out> {
        match event {
            Event::Line(line) => self.take_line(&line, None, now),
            Event::Key(key) => self.take_key(key, now),
            Event::Saying(saying) => self.take_saying(&saying, now),
            Event::Command(command) => self.take_command(command, now),
            Event::Answer(answer) => self.take_choice(answer, now),
            Event::Look(at) => {
                let mut out = self.let_time_pass(now);
                out.extend(self.look(at, now));
                out
            }
            Event::Leaving => self.leaves(),
            Event::TimePasses => self.let_time_pass(now),
            Event::Suspended(away) => self.take_suspension(away, now),
            Event::Voices(offers) => {
                let wish = self.open_mut().voice_wished.take();
                let settings = &mut self.tongue_mut().settings;
                wish.map(|wish| wish.among(&offers, settings)).unwrap_or_default()
            }
            Event::BrailleTable(found) => {
                let Tongue { settings, texts, .. } = self.tongue_mut();
                settings.take_table(found, texts)
            }
            news => self.take_news(news, now),
        }
    }

    fn wake_at(&self, now: Moment) -> Option<Moment> {
        Dialogue::wake_at(self, now)
    }

    fn around(&self) -> Surroundings {
        Dialogue::around(self)
    }

    fn sound_file(&self, now: Moment) -> Option<PathBuf> {
        Dialogue::sound_file(self, now)
    }

    fn attention(&self) -> Option<Attention> {
        let listening = match self.open().asked {
            Some(_) if !self.hears_answers() => return None,
            Some(Asked::Which(_)) => {
                vec![Listening::Answer, Listening::Announcement, Listening::Promotion]
            }
            Some(_) => vec![Listening::Answer],
            None => self.listening(),
        };
        if listening.is_empty() {
            return None;
        }
        let Tongue { settings, wording, .. } = self.tongue();
        // A question in other words than those of announcements is answered in its words.
        let wording = match &self.open().asked {
            Some(Asked::Which(asked)) => asked.which.wording(),
            _ => *wording,
        };
        let language = settings.language;
        Some(Attention { listening, wording, language, readings: self.readings() })
    }
}

trait TakesEvents: Dialogue {
    /// A line was typed, or an answer spoken, which may already be understood.
    fn take_line(&mut self, line: &str, answer: Option<Answer>, now: Moment) -> Vec<Out> {
        // A spoken beginning is not continued by a typed line.
        self.open_mut().goes_on = None;
        let mut out = self.let_time_pass(now);
        out.extend(self.take_now(line.trim(), answer, now));
        out.extend(self.follows(now));
        out
    }

    fn take_key(&mut self, key: Key, now: Moment) -> Vec<Out> {
        let mut out = self.let_time_pass(now);
        if let Some(told) = self.take_own_key(key, now).or_else(|| self.strides(key, now)) {
            out.extend(told);
            out.extend(self.let_walk_wait());
            return out;
        }
        out.extend(match KeyList::at(Self::ACTIVITY).command_of(key) {
            Some(Command::Talk) => vec![Out::Talk],
            // In every scene Enter ends the empty line.
            Some(_) if key == Key::Enter => self.take_now("", None, now),
            Some(command) => self.take_bare_command(command, now),
            None => vec![Out::Sound(Tone::Error)],
        });
        out.extend(self.follows(now));
        out
    }

    fn take_command(&mut self, command: Command, now: Moment) -> Vec<Out> {
        self.open_mut().goes_on = None;
        let mut out = self.let_time_pass(now);
        if self.open().asked.is_none() {
            self.interrupts();
        }
        out.extend(self.take_bare_command(command, now));
        out.extend(self.follows(now));
        out
    }

    fn take_choice(&mut self, answer: Answer, now: Moment) -> Vec<Out> {
        let mut out = self.let_time_pass(now);
        if let Some(asked) = self.open_mut().asked.take() {
            out.extend(self.settle(asked, answer, now));
        }
        out.extend(self.follows(now));
        out
    }

    fn take_saying(&mut self, saying: &Saying, now: Moment) -> Vec<Out> {
        if !self.hears_answers() {
            return self.asks_in_full();
        }
        let now = self.said_at(now);
        let begun = self.open_mut().goes_on.take();
        let question = match self.open().asked {
            Some(_) => OpenQuestion::Open,
            None => OpenQuestion::Closed,
        };
        let weighed = |saying: &Saying| self.weighed_as_move(saying);
        let wants_more = |line: &GivenLine| self.wants_more(line);
        match saying.weighed(begun, question, weighed, wants_more) {
            Heard::Noise => self.refuse(self.tongue().texts.not_heard()),
            Heard::NoAnswer => self.asks_in_full(),
            Heard::AskedBack(given) => {
                let asked = self.asks_whether_heard(&given);
                self.open_mut().asked = Some(Asked::Heard(given, now));
                self.let_walk_wait().into_iter().chain([asked]).collect()
            }
            Heard::GoesOn(begun) => {
                self.open_mut().goes_on = Some(begun);
                vec![self.answer(self.tongue().texts.listening_on())]
            }
            Heard::Answer(text, answer) => self.take_line(&text, answer, now),
            Heard::Given(given) => {
                let mut out = self.let_time_pass(now);
                self.interrupts();
                out.extend(self.take_given(given, now));
                out.extend(self.follows(now));
                out
            }
        }
    }
}

impl<C: Dialogue> TakesEvents for C {}
