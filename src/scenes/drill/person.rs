//! What a player types, says and presses at the drills becomes answers and orders. Never opens
//! a device.

use crate::chess::Square;
use crate::clock::Moment;
use crate::present::cells::Surroundings;
use crate::present::conversation::{
    Heard, Out, Question as Asked, Saying, Session, VoiceOffer, VoiceWish,
};
use crate::present::editor::Key;
use crate::present::spoken::Alphabet;
use crate::present::tone::Tone;
use crate::scenes::board_answers::cut_short;
use crate::words::{
    Answer, Attention, Command, Listening, Readings, command, command_word, drill_commands,
    hear_yes_or_no,
};

use super::drilling::{Course, Drilling};
use super::keys;
use super::question::Taken;
use crate::home::drills::task::Drill;

impl Drilling {
    fn obey(&mut self, command: Command, rest: &str) -> Vec<Out> {
        match command {
            Command::Keys => self.tell_keys(),
            Command::Help => self.tell_help(),
            Command::Repeat => self.ask_again(),
            Command::Spell => vec![Out::Spell(Alphabet::Letters)],
            Command::SpellByNames => vec![Out::Spell(Alphabet::Nato)],
            Command::Hush => vec![Out::Hush],
            Command::Talk => vec![Out::Talk],
            Command::Hint => self.hint(),
            // The next move of a game is the next question here.
            Command::Skip | Command::Forward => self.skip(),
            // Whoever gives up wants to know.
            Command::Solution | Command::Show | Command::Resign => self.solve(),
            Command::Due => vec![self.answer(&self.what_is_due())],
            Command::Progress => self.tell_progress(),
            Command::Level => self.take_level(rest),
            Command::Stop => self.stop(),
            Command::Quit => self.leave(),
            Command::Voice | Command::Voices => {
                VoiceWish::ask(command, rest, &mut self.tongue.settings, &mut self.voice_wished)
            }
            Command::BrailleTable => {
                self.tongue.settings.take_braille_table(rest, &self.tongue.texts)
            }
            Command::Board
            | Command::Pieces
            | Command::Scan
            | Command::Square
            | Command::MovesFrom
            | Command::Captures
            | Command::Attackers
            | Command::Defenders
            | Command::Diagonals
            | Command::Lines
            | Command::KnightSteps
            | Command::KingSteps => self.look_at(command, rest),
            command if drill_commands().any(|known| known == command) => self.change(command),
            _ => self.refuse(&self.tongue.texts.not_in_drills()),
        }
    }

    /// What stands on the board, where the question is not whether that was kept in mind.
    fn look_at(&self, command: Command, rest: &str) -> Vec<Out> {
        match self.open.as_ref().and_then(|open| open.question.board()) {
            Some((position, own)) => self.tongue.asked_of(position, own).look_at(command, rest),
            None => self.refuse(&self.tongue.texts.no_board_here()),
        }
    }

    /// The level of this drill, or another one.
    fn take_level(&mut self, rest: &str) -> Vec<Out> {
        let Course::One(drill) = self.course else {
            return self.refuse(&self.tongue.texts.level_of_which_drill());
        };
        if drill.levels() == 1 {
            return vec![self.answer(&self.tongue.texts.one_level())];
        }
        let level = self.progress.record(drill).level;
        if rest.trim().is_empty() {
            return vec![self.answer(&self.tongue.texts.level_is(level))];
        }
        let wanted = self.tongue.number(rest).and_then(|number| u8::try_from(number).ok());
        match wanted.filter(|level| (1..=drill.levels()).contains(level)) {
            Some(level) => self.set_level(drill, level),
            None => self.refuse(&self.tongue.texts.no_such_level(rest, drill.levels())),
        }
    }

    /// Changes how Hector speaks.
    fn change(&mut self, command: Command) -> Vec<Out> {
        self.tongue.settings.change_and_tell(command, &mut self.tongue.texts)
    }

    /// A drill by its number or its name; Enter takes what is due.
    fn choose(&mut self, line: &str) -> Option<Vec<Out>> {
        if line.is_empty() {
            let is_due = !self.progress.due(self.today, None).is_empty();
            let course = if is_due { Course::Due } else { Course::One(Drill::Alphabet) };
            return Some(self.begin(course));
        }
        let numbered = self.tongue.number(line).and_then(|number| number.checked_sub(1));
        let drill = numbered.and_then(|place| Drill::ALL.get(place).copied());
        let drill = drill.or_else(|| Drill::named(line))?;
        Some(self.begin(Course::One(drill)))
    }

    fn answered(&mut self, heard: String, line: &str) -> Vec<Out> {
        match hear_yes_or_no(line, self.tongue.settings.language, &self.tongue.lexicon) {
            Some(Answer::Yes) => self.take(&heard),
            Some(Answer::No) => vec![self.answer(&self.tongue.texts.all_as_it_was())],
            None => {
                self.heard = Some(heard);
                self.refuse(&self.tongue.texts.yes_or_no())
            }
        }
    }

    /// A line is an answer if the question takes it for one, and else an order.
    fn take(&mut self, line: &str) -> Vec<Out> {
        let asks_the_board = self.asks_the_board(line);
        let expected = match (self.course, &mut self.open) {
            (Course::Choosing, _) | (_, None) => match self.choose(line) {
                Some(out) => return out,
                None => self.tongue.texts.expected_drill(),
            },
            (_, Some(_)) if line.is_empty() => return self.ask_again(),
            (_, Some(_)) if asks_the_board => String::new(),
            (_, Some(open)) => match open.question.take(line, &self.tongue) {
                Taken::NoAnswer(expected) => expected,
                taken => return self.settle(taken),
            },
        };
        match command(line) {
            _ if line == "?" => self.obey(Command::Keys, ""),
            Some((command, rest)) => self.obey(command, &rest),
            None => {
                let words = self.tongue.texts.no_answer(line, &expected);
                self.refuse(&words)
            }
        }
    }

    /// Whether a line asks what stands on the board, in words: "square Eva vier" names a
    /// square and is no pawn's move. A letter alone may begin a move.
    fn asks_the_board(&self, line: &str) -> bool {
        let shows_board = self.open.as_ref().is_some_and(|open| open.question.board().is_some());
        let is_word = line.split(' ').next().is_some_and(|word| word.chars().count() > 1);
        let asked = command(line);
        shows_board && is_word && asked.is_some_and(|(command, _)| command.is_about_a_board())
    }

    fn tell_keys(&self) -> Vec<Out> {
        let does = |command| keys::does(command, &self.tongue.texts);
        let keys = keys::KEYS.told(&self.tongue.texts, does);
        self.ask_again().into_iter().chain(keys).collect()
    }

    fn tell_help(&self) -> Vec<Out> {
        let language = self.tongue.settings.language;
        let commands = drill_commands().map(|command| {
            let does = keys::does(command, &self.tongue.texts);
            Out::Text(format!("{}: {does}", command_word(command, language)))
        });
        let help = self.answer(&self.tongue.texts.drill_help());
        std::iter::once(help).chain(commands).collect()
    }
}

impl Session for Drilling {
    fn take_line(&mut self, line: &str, _: Moment) -> Vec<Out> {
        let line = line.trim();
        self.goes_on = None;
        match self.heard.take() {
            Some(heard) => self.answered(heard, line),
            None => self.take(line),
        }
    }

    fn take_key(&mut self, key: Key, _: Moment) -> Vec<Out> {
        match keys::KEYS.command_of(key) {
            Some(Command::Talk) => vec![Out::Talk],
            Some(_) if self.heard.is_some() => vec![self.answer(&self.tongue.texts.yes_or_no())],
            // Enter takes what is due, or asks again.
            Some(Command::Repeat) if key == Key::Enter => self.take(""),
            Some(command) => self.obey(command, ""),
            None => vec![Out::Sound(Tone::Error)],
        }
    }

    fn take_saying(&mut self, saying: &Saying, now: Moment) -> Vec<Out> {
        let question = if self.heard.is_some() { Asked::Open } else { Asked::Closed };
        let language = self.tongue.settings.language;
        let begun = self.goes_on.take();
        // Where no board may be looked at, nothing is waited for.
        let shows_board = self.open.as_ref().is_some_and(|open| open.question.board().is_some());
        let wants_more = |text: &str| cut_short(text).filter(|_| shows_board);
        match saying.weighed(begun, question, language, |_| None, wants_more) {
            Heard::Noise => self.refuse(&self.tongue.texts.not_heard()),
            Heard::GoesOn(begun) => {
                self.goes_on = Some(begun);
                vec![self.answer(&self.tongue.texts.listening_on())]
            }
            Heard::NoAnswer => vec![self.answer(&self.tongue.texts.yes_or_no())],
            Heard::AskedBack(text) => {
                let asked = vec![
                    self.tongue.said(format!("{text}:")),
                    self.tongue.plain(self.tongue.texts.heard_right()),
                ];
                self.heard = Some(text);
                vec![self.says(asked)]
            }
            Heard::Line(text) => self.take_line(&text, now),
        }
    }

    fn attention(&self) -> Option<Attention> {
        let mut listening = match (&self.heard, &self.open) {
            (Some(_), _) => vec![Listening::Answer],
            (None, None) => vec![Listening::Numbers],
            (None, Some(open)) => open.question.listening(),
        };
        if self.heard.is_none() {
            listening.push(Listening::Drill);
        }
        // A piece alone is named as one is promoted to.
        if self.goes_on.is_some() {
            listening.push(Listening::Promotion);
        }
        Some(Attention {
            listening,
            wording: self.tongue.wording,
            language: self.tongue.settings.language,
            readings: Readings::Best,
        })
    }

    fn interrupted(&mut self) -> Vec<Out> {
        self.heard = None;
        self.stop()
    }

    fn take_table(&mut self, found: Result<String, String>) -> Vec<Out> {
        self.tongue.settings.take_table(found, &self.tongue.texts)
    }

    fn take_voices(&mut self, offers: &[VoiceOffer]) -> Vec<Out> {
        let wish = self.voice_wished.take();
        wish.map(|wish| wish.among(offers, &mut self.tongue.settings)).unwrap_or_default()
    }

    fn let_time_pass(&mut self, _: Moment) -> Vec<Out> {
        Vec::new()
    }

    fn wake_at(&self, _: Moment) -> Option<Moment> {
        None
    }

    fn around(&self) -> Surroundings {
        self.surroundings()
    }

    /// Tells what stands there where the board may be looked at, and else the name of the
    /// square, which can be an answer.
    fn look(&mut self, at: Square, _: Moment) -> Vec<Out> {
        let board = self.open.as_ref().and_then(|open| open.question.board());
        let segments = match board {
            Some((position, own)) => self.tongue.asked_of(position, own).contents(at, "."),
            None => vec![self.tongue.listed(&[at])],
        };
        vec![self.says(segments)]
    }
}
