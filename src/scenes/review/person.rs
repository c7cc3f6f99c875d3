//! What a listener types, says and presses becomes what is told. Never opens a device.

use crate::chess::Square;
use crate::clock::Moment;
use crate::laws::Mode;
use crate::present::cells::Surroundings;
use crate::present::conversation::{Heard, Out, Question, Saying, Session, VoiceOffer, VoiceWish};
use crate::present::editor::Key;
use crate::present::spoken::Alphabet;
use crate::present::tone::Tone;
use crate::scenes::board_answers::{cut_short, names_a_square};
use crate::table::Permit;
use crate::words::{
    Answer, Attention, Command, Listening, Readings, command, command_word, hear_yes_or_no,
    likelier, review_commands, time_control,
};

use super::keys;
use super::listening::{Deed, Reviewing};
use crate::home::review::course::Course;

impl Reviewing {
    pub(super) fn obey(&mut self, command: Command, rest: &str, now: Moment) -> Vec<Out> {
        match command {
            Command::Keys => self.tell_keys(),
            Command::Help => self.tell_help(),
            Command::Repeat => vec![Out::Repeat],
            Command::Spell => vec![Out::Spell(Alphabet::Letters)],
            Command::SpellByNames => vec![Out::Spell(Alphabet::Nato)],
            Command::Hush => vec![Out::Hush],
            Command::Talk => vec![Out::Talk],
            Command::Quit => self.interrupted(),
            Command::Voice | Command::Voices => {
                VoiceWish::ask(command, rest, &mut self.settings, &mut self.voice_wished)
            }
            Command::BrailleTable => self.settings.take_braille_table(rest, &self.texts),
            Command::Find => self.find(rest),
            Command::Found => self.tell_found(rest),
            Command::AllGames => self.all_games(),
            Command::Game => self.game_named(rest),
            Command::NextGame => self.next_game(),
            Command::PreviousGame => self.previous_game(),
            Command::Header => self.tell_header(),
            Command::Bookmarks => self.tell_bookmarks(),
            Command::ToBookmark => self.go_to_bookmark(rest),
            Command::RemoveBookmark => self.remove_bookmark(rest),
            Command::Pace => self.set_pace(rest),
            command if command.is_for_the_table() || command.is_for_playing() => {
                self.refuse(&self.texts.not_in_review())
            }
            command if would_tell_the_move(command) && self.guessing.is_some() => {
                self.refuse(&self.texts.stop_guessing_first())
            }
            command => self.obey_in_game(command, rest, now),
        }
    }

    /// What can be asked and done where a game is open.
    fn obey_in_game(&mut self, command: Command, rest: &str, now: Moment) -> Vec<Out> {
        match command {
            Command::Forward => self.steps(rest, Reviewing::forward),
            Command::Back => self.steps(rest, Reviewing::back),
            Command::ToStart => self.jump(Course::rewind),
            Command::ToEnd => self.jump(|course| course.go_to(usize::MAX)),
            Command::GoTo => self.go_to(rest),
            Command::Play => self.play(now),
            Command::Stop => self.stop(),
            Command::Branch => self.enter(rest),
            Command::LeaveBranch => self.leave(),
            Command::LastMove => self.tell_latest(),
            Command::Moves => self.tell_place(),
            Command::Bookmark => self.set_bookmark(rest),
            Command::Guess => self.guess(rest),
            Command::Show => self.show_move(),
            Command::Hint => self.hint(),
            Command::Walk => self.walk(rest),
            // As in lichess.
            Command::Board if names_a_square(rest, &self.lexicon) => self.walk(rest),
            _ => match &self.course {
                _ if is_setting(command) => self.change(command),
                Some(course) => self.ask(course, command, rest),
                None => self.refuse(&self.trouble),
            },
        }
    }

    /// A number as digits, or as it is said.
    pub(super) fn number_said(&self, text: &str) -> Option<usize> {
        let said = time_control(text, self.settings.language);
        said.as_deref().unwrap_or(text).parse().ok()
    }

    fn answered(&mut self, deed: Deed, line: &str) -> Vec<Out> {
        // Enter goes on where one stopped, and leaves nothing by accident.
        let usual = matches!(deed, Deed::Resume(_)).then_some(Answer::Yes);
        let answer = match line {
            "" => usual,
            line => hear_yes_or_no(line, self.settings.language, &self.lexicon),
        };
        match (answer, deed) {
            (Some(Answer::Yes), Deed::Resume(place)) => self.go_to_place(&place),
            (Some(Answer::No), Deed::Resume(_)) => self.open_game(0),
            (Some(Answer::Yes), Deed::Leave) => self.leave_file(),
            (Some(Answer::Yes), Deed::Hears(text, said_at)) => self.take_line(&text, said_at),
            (Some(Answer::No), _) => vec![self.answer(&self.texts.all_as_it_was())],
            (None, deed) => {
                self.asked = Some(deed);
                self.refuse(&self.texts.yes_or_no())
            }
        }
    }

    fn leave_file(&mut self) -> Vec<Out> {
        let mut out = self.keep_place();
        out.push(self.answer(&self.texts.review_left()));
        out.push(Out::Leave);
        out
    }

    fn tell_help(&self) -> Vec<Out> {
        let language = self.settings.language;
        let commands = review_commands().map(|command| {
            let does = keys::does(command, &self.texts);
            Out::Text(format!("{}: {does}", command_word(command, language)))
        });
        std::iter::once(self.answer(&self.texts.review_help())).chain(commands).collect()
    }

    fn tell_keys(&self) -> Vec<Out> {
        let does = |command| keys::does(command, &self.texts);
        self.tell_place().into_iter().chain(keys::KEYS.told(&self.texts, does)).collect()
    }

    /// Changes how Hector speaks.
    fn change(&mut self, command: Command) -> Vec<Out> {
        self.settings.change_and_tell(command, &mut self.texts)
    }

    /// What may have been meant instead of what was understood, the position weighing in.
    fn likelier(&self, saying: &Saying) -> Option<String> {
        let permit = Permit::in_mode(Mode::Training)?;
        let position = self.course.as_ref()?.position();
        likelier(&saying.text, &saying.alternatives, position, &self.lexicon, permit)
            .map(str::to_owned)
    }

    /// Waits until the work beside is done, for who has lines and no keys.
    pub(super) fn wait_for_work(&mut self) -> Vec<Out> {
        let mut out = Vec::new();
        while let Some(done) = self.work.as_ref().map(|work| work.next_done()) {
            out.extend(self.take_work(done));
        }
        out
    }
}

/// What tells the move that is to be guessed.
fn would_tell_the_move(command: Command) -> bool {
    matches!(
        command,
        Command::Forward
            | Command::Back
            | Command::ToEnd
            | Command::ToStart
            | Command::GoTo
            | Command::Play
            | Command::Branch
    )
}

/// What changes how Hector speaks and listens.
fn is_setting(command: Command) -> bool {
    matches!(
        command,
        Command::Faster
            | Command::Slower
            | Command::Louder
            | Command::Softer
            | Command::Higher
            | Command::Lower
            | Command::Verbosity
            | Command::Precision
            | Command::BrailleAlone
            | Command::Speak(_)
            | Command::Ear
    )
}

impl Session for Reviewing {
    fn take_line(&mut self, line: &str, now: Moment) -> Vec<Out> {
        let line = line.trim();
        // What was begun by voice does not go on with what is typed.
        self.goes_on = None;
        let mut out = self.let_time_pass(now);
        // Whoever types has heard enough for now.
        let played = self.playing.take();
        out.extend(match (self.asked.take(), command(line)) {
            (Some(deed), _) => self.answered(deed, line),
            (None, _) if line.is_empty() && played.is_some() => {
                vec![self.answer(&self.texts.stopped())]
            }
            (None, _) if line.is_empty() => self.obey(Command::Forward, "", now),
            (None, _) if line == "?" => self.obey(Command::Keys, "", now),
            (None, Some((Command::Stop, _))) if played.is_some() => {
                vec![self.answer(&self.texts.stopped())]
            }
            (None, Some((command, rest))) => self.obey(command, &rest, now),
            (None, None) => self.take_move(line),
        });
        out
    }

    fn take_key(&mut self, key: Key, now: Moment) -> Vec<Out> {
        let mut out = self.let_time_pass(now);
        let talks =
            self.settings.ear.is_by_key() && keys::KEYS.command_of(key) == Some(Command::Talk);
        if self.playing.take().is_some() {
            out.push(Out::Hush);
            // No word of ours comes into the microphone of whoever wants to talk now.
            out.push(if talks { Out::Talk } else { self.answer(&self.texts.stopped()) });
            return out;
        }
        if let Some(told) = self.take_stride(key, now) {
            out.extend(told);
            return out;
        }
        out.extend(match keys::KEYS.command_of(key) {
            Some(Command::Talk) => vec![Out::Talk],
            Some(_) if key == Key::Enter => self.take_line("", now),
            Some(command) if self.asked.is_none() => self.obey(command, "", now),
            Some(_) => vec![self.answer(&self.texts.yes_or_no())],
            None => vec![Out::Sound(Tone::Error)],
        });
        out
    }

    fn take_saying(&mut self, saying: &Saying, now: Moment) -> Vec<Out> {
        let begun = self.goes_on.take();
        let question = if self.asked.is_some() { Question::Open } else { Question::Closed };
        let likelier = |saying: &Saying| self.likelier(saying);
        match saying.weighed(begun, question, self.settings.language, likelier, wants_more) {
            Heard::Noise => self.refuse(&self.texts.not_heard()),
            Heard::NoAnswer => vec![self.answer(&self.texts.yes_or_no())],
            Heard::AskedBack(text) => {
                let asked =
                    vec![self.said(&format!("{text}:")), self.plain(&self.texts.heard_right())];
                self.asked = Some(Deed::Hears(text, now));
                vec![self.says(asked)]
            }
            Heard::GoesOn(begun) => {
                self.goes_on = Some(begun);
                vec![self.answer(&self.texts.listening_on())]
            }
            Heard::Line(text) => self.take_line(&text, now),
        }
    }

    fn attention(&self) -> Option<Attention> {
        let listening = match (&self.asked, self.goes_on) {
            (Some(_), _) => vec![Listening::Answer],
            (None, Some(_)) => {
                vec![Listening::Announcement, Listening::Promotion, Listening::Review]
            }
            (None, None) => vec![Listening::Announcement, Listening::Review],
        };
        Some(Attention {
            listening,
            wording: self.wording,
            language: self.settings.language,
            readings: Readings::Several,
        })
    }

    fn interrupted(&mut self) -> Vec<Out> {
        self.playing = None;
        if self.course.is_none() {
            return vec![Out::Leave];
        }
        self.asked = Some(Deed::Leave);
        vec![self.answer(&self.texts.review_leave())]
    }

    fn take_table(&mut self, found: Result<String, String>) -> Vec<Out> {
        self.settings.take_table(found, &self.texts)
    }

    fn take_voices(&mut self, offers: &[VoiceOffer]) -> Vec<Out> {
        let wish = self.voice_wished.take();
        wish.map(|wish| wish.among(offers, &mut self.settings)).unwrap_or_default()
    }

    /// Looks what the work beside has brought, and whether the next move is due.
    fn let_time_pass(&mut self, now: Moment) -> Vec<Out> {
        let mut out = Vec::new();
        while let Some(done) = self.work.as_ref().and_then(|work| work.done()) {
            out.extend(self.take_work(done));
        }
        out.extend(self.play_on(now));
        out
    }

    fn wake_at(&self, _: Moment) -> Option<Moment> {
        self.playing
    }

    fn around(&self) -> Surroundings {
        self.surroundings()
    }

    fn look(&mut self, at: Square, now: Moment) -> Vec<Out> {
        let mut out = self.let_time_pass(now);
        if let Some(course) = &self.course {
            let board = self.board(course);
            out.push(board.says(board.contents(at, ".")));
        }
        out
    }
}

/// What was said alone, and goes on with what is said next.
fn wants_more(text: &str) -> Option<Command> {
    let goes_to = || command(text).filter(|(of, rest)| *of == Command::GoTo && rest.is_empty());
    cut_short(text).or_else(|| goes_to().map(|(command, _)| command))
}
