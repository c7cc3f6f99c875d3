//! The common part of all conversations with one person: a line, a key or a saying becomes an answer to the open
//! question, a command, or something for the scene; help, voices and settings are the same everywhere.

mod answers;

use std::path::PathBuf;

pub use answers::TakesAnswers;

use super::voice_choice::VoicePurpose;
use super::{
    Asked, Event, Given, GivenLine, KeyList, LetsGo, Out, Pending, Saying, Tongue, VoiceWish,
    help_steps, walk_keys,
};
use crate::board::walk;
use crate::cells::Surroundings;
use crate::chess::Square;
use crate::clock::{Moment, Span};
use crate::editor::Key;
use crate::spoken::{Alphabet, Priority, Segment};
use crate::tone::Tone;
use crate::words::{
    Activity, Answer, Command, GivenCommand, Listening, OwnCommand, Quoted, Readings, TalkCommand,
    WeighedMove, WhichProgram, command_alone,
};

/// Implements access to the two fields of a dialogue: its tongue and what is pending.
#[macro_export]
macro_rules! talks_by {
    ($tongue:ident, $open:ident) => {
        fn tongue(&self) -> &$crate::conversation::Tongue {
            &self.$tongue
        }

        fn tongue_mut(&mut self) -> &mut $crate::conversation::Tongue {
            &mut self.$tongue
        }

        fn open(&self) -> &$crate::conversation::Pending<Self::Deed> {
            &self.$open
        }

        fn open_mut(&mut self) -> &mut $crate::conversation::Pending<Self::Deed> {
            &mut self.$open
        }
    };
}
pub use talks_by;

/// The defaults for a dialogue that never asks for confirmation, does not listen and has no commands of its own.
#[macro_export]
macro_rules! asks_about_nothing {
    () => {
        type Deed = std::convert::Infallible;
        type Own = hector_words::MenuCommand;

        fn question(&self, deed: &Self::Deed) -> String {
            match *deed {}
        }

        fn agreed(&mut self, deed: Self::Deed, _: hector_clock::Moment) -> Vec<Out> {
            match deed {}
        }

        fn listening(&self) -> Vec<hector_words::Listening> {
            Vec::new()
        }

        fn wants_more(&self, _: &GivenLine) -> Option<Command> {
            None
        }

        fn obey_own(&mut self, command: Self::Own, _: &str, _: hector_clock::Moment) -> Vec<Out> {
            match command {}
        }
    };
}
pub use asks_about_nothing;

/// A conversation with one person; the required methods are what only a scene knows.
pub trait Dialogue {
    /// An act that needs confirmation.
    type Deed;
    /// The commands that the scene carries out itself.
    type Own: OwnCommand;

    /// The person's activity, which decides what commands are available.
    const ACTIVITY: Activity = Self::Own::ACTIVITY;

    /// The language and wording.
    fn tongue(&self) -> &Tongue;
    fn tongue_mut(&mut self) -> &mut Tongue;
    /// The open question and other unfinished business.
    fn open(&self) -> &Pending<Self::Deed>;
    fn open_mut(&mut self) -> &mut Pending<Self::Deed>;

    /// The person wants to leave.
    fn leaves(&mut self) -> Vec<Out>;
    fn let_time_pass(&mut self, _: Moment) -> Vec<Out> {
        Vec::new()
    }
    /// The program continues after being suspended this long.
    fn take_suspension(&mut self, _: Span, now: Moment) -> Vec<Out> {
        self.let_time_pass(now)
    }
    /// When time has to be checked again without any event.
    fn wake_at(&self, _: Moment) -> Option<Moment> {
        None
    }
    /// What a braille display shows besides words.
    fn around(&self) -> Surroundings {
        Surroundings::default()
    }
    /// A square of the board was touched on the display; time has passed up to this moment.
    fn look(&mut self, _: Square, _: Moment) -> Vec<Out> {
        Vec::new()
    }
    /// The file for the sound of what is said now, if the user wants it kept.
    fn sound_file(&self, _: Moment) -> Option<PathBuf> {
        None
    }
    /// Takes an event from elsewhere: another place, a desk, a hall, a board, a page. Most scenes get none.
    fn take_news(&mut self, _: Event, _: Moment) -> Vec<Out> {
        Vec::new()
    }

    /// The program in which the dialogue runs.
    fn told_by(&self) -> WhichProgram {
        WhichProgram::Hector
    }

    /// The beginning of help.
    fn help(&self) -> String;
    /// What the person can do now.
    fn moment(&self) -> Vec<Out>;

    /// The question that asks for confirmation.
    fn question(&self, deed: &Self::Deed) -> String;
    fn agreed(&mut self, deed: Self::Deed, now: Moment) -> Vec<Out>;
    fn declined(&mut self, _: Self::Deed, _: Moment) -> Vec<Out> {
        vec![self.answer(self.tongue().texts.all_as_it_was())]
    }
    /// The answer that Enter alone gives, if any.
    fn usual_answer(&self, _: &Self::Deed) -> Option<Answer> {
        None
    }
    /// Whether the open question asks for the arbiter's PIN, not for yes or no.
    fn asks_for_number(&self) -> bool {
        false
    }
    /// What drops a question besides its answers.
    fn lets_go_for(&self, _: &Self::Deed) -> LetsGo {
        LetsGo::Nothing
    }
    /// Whether a question may be left without an answer, with nothing changed.
    fn may_be_left(&self, _: &Self::Deed) -> bool {
        true
    }
    /// Help on a question, beyond how to answer it.
    fn help_on(&self, _: &Self::Deed) -> Option<String> {
        None
    }
    /// The full text of the open question.
    fn asks_in_full(&self) -> Vec<Out> {
        let texts = &self.tongue().texts;
        match &self.open().asked {
            _ if self.asks_for_number() => vec![self.answer(texts.arbiters_number_wanted())],
            Some(Asked::Deed(deed)) => vec![self.answer(self.question(deed))],
            Some(Asked::Heard(given, _)) => vec![self.asks_whether_heard(given)],
            Some(Asked::Which(asked)) => vec![self.answer(asked.which.question(texts))],
            None => Vec::new(),
        }
    }
    /// As above, after something that does not answer it.
    fn refuses_in_full(&self) -> Vec<Out> {
        std::iter::once(Out::Sound(Tone::Error)).chain(self.asks_in_full()).collect()
    }
    /// The question whether this was said.
    fn asks_whether_heard(&self, given: &Given) -> Out {
        let texts = &self.tongue().texts;
        let words = given.words(self.tongue().settings.language);
        let right = self.plain(texts.heard_right());
        self.says(vec![self.said(texts.introduced(&words)), right])
    }
    /// Whether the question may be answered aloud.
    fn hears_answers(&self) -> bool {
        true
    }

    /// What is listened for without an open question.
    fn listening(&self) -> Vec<Listening>;
    /// How many readings of a spoken line are considered.
    fn readings(&self) -> Readings {
        Readings::Several
    }
    /// A command that was said alone and continues with the next words.
    fn wants_more(&self, line: &GivenLine) -> Option<Command>;
    /// The spoken words weighed as a move, if they may be one.
    fn weighed_as_move(&self, _: &Saying) -> Option<WeighedMove> {
        None
    }
    /// The time of something said from that moment on: not before the latest record.
    fn said_at(&self, began: Moment) -> Moment {
        began
    }

    /// Runs a command of the scene's own.
    fn obey_own(&mut self, command: Self::Own, rest: &str, now: Moment) -> Vec<Out>;
    fn enter_alone(&mut self, now: Moment) -> Vec<Out>;
    /// Whether a line that begins with the words of a command is that command; otherwise it is an ordinary line.
    fn takes_as_command(&self, _: Command) -> bool {
        true
    }
    /// Whether a command works here; only such keys and commands are told.
    fn is_provided(&self, _: Command) -> bool {
        true
    }
    /// Whether the program that tells lacks a command of this dialogue altogether.
    fn is_lacked(&self, _: Command) -> bool {
        false
    }
    /// Whether a yes or no has a meaning here although Hector has not asked.
    fn takes_unasked(&self, _: Answer) -> bool {
        false
    }
    /// Takes a yes or no as the answer to someone else's question, if there is one.
    fn answers_another(&mut self, _: Answer, _: Moment) -> Option<Vec<Out>> {
        None
    }
    /// A line that is not a command.
    fn take_other(&mut self, line: &GivenLine, now: Moment) -> Vec<Out>;
    /// Whether the person walks over a board, where letters are keys.
    fn walks(&self) -> bool {
        false
    }
    /// A key of that walk, if it is one.
    fn take_stride(&mut self, _: Key, _: Moment) -> Option<Vec<Out>> {
        None
    }
    /// A key with a meaning of its own here, if it has one.
    fn take_own_key(&mut self, _: Key, _: Moment) -> Option<Vec<Out>> {
        None
    }
    /// The person acts: stops what goes on by itself.
    fn interrupts(&mut self) {}
    /// The consequences of any act of the person.
    fn afterwards(&mut self, _: Moment) -> Vec<Out> {
        Vec::new()
    }

    /// A sentence as an answer.
    fn answer(&self, sentence: impl Into<String>) -> Out {
        self.tongue().answer(sentence)
    }

    /// The same for something that is refused.
    fn refuse(&self, sentence: impl Into<String>) -> Vec<Out> {
        self.tongue().refuse(sentence)
    }

    /// A sentence with this priority.
    fn utter(&self, priority: Priority, sentence: impl Into<String>) -> Out {
        self.tongue().utter(priority, sentence)
    }

    /// A sentence that waits until the present one is over.
    fn tells(&self, sentence: impl Into<String>) -> Out {
        self.utter(Priority::Telling, sentence)
    }

    /// An answer in several languages.
    fn says(&self, segments: Vec<Segment>) -> Out {
        self.tongue().says(segments)
    }

    /// Words in the language of announcements.
    fn said(&self, text: impl Into<String>) -> Segment {
        self.tongue().said(text)
    }

    /// Words in the language of the user.
    fn plain(&self, text: impl Into<String>) -> Segment {
        self.tongue().plain(text)
    }

    /// Refuses a line that is neither a command nor anything else expected, with the reason: perhaps a command was
    /// meant.
    fn not_taken(&mut self, line: &str, reason: &str) -> Vec<Out> {
        let reason = self.command_meant(line).unwrap_or_else(|| reason.to_owned());
        self.refuse(self.tongue().texts.not_understood(Quoted(line), &reason))
    }

    /// The command that may have been meant by this line, as a question that the next line may answer.
    fn command_meant(&mut self, line: &str) -> Option<String> {
        let language = self.tongue().texts.language();
        let is_told = |command: Command| self.is_provided(command);
        let (nearest, rest) = Command::table().nearest(line, Self::ACTIVITY, language, is_told)?;
        self.open_mut().meant = Some(format!("{nearest} {rest}").trim_end().to_owned());
        Some(self.tongue().texts.did_you_mean(nearest))
    }

    /// Takes the answer to such a question, if it is one.
    fn take_meant(&mut self, meant: &str, line: &str, now: Moment) -> Option<Vec<Out>> {
        let answer = self.tongue().yes_or_no(line)?;
        match answer {
            _ if self.takes_unasked(answer) => None,
            Answer::Yes => Some(self.take_words(&GivenLine::typed(meant, Self::ACTIVITY), now)),
            Answer::No => Some(vec![self.answer(self.tongue().texts.all_as_it_was())]),
        }
    }

    /// Takes a key of a walk, unless a question is open.
    fn strides(&mut self, key: Key, now: Moment) -> Option<Vec<Out>> {
        match self.open().asked {
            Some(_) => None,
            None => self.take_stride(key, now),
        }
    }

    /// The consequences of any act of the person, in this scene and for a walk.
    fn follows(&mut self, now: Moment) -> Vec<Out> {
        let mut out = self.afterwards(now);
        out.extend(self.let_walk_wait());
        out
    }

    /// Lets letters be typed while a question is open, and makes them the keys of the walk again afterwards.
    fn let_walk_wait(&mut self) -> Option<Out> {
        let walks = self.walks();
        let waits = walks && self.open().asked.is_some();
        let waited = std::mem::replace(&mut self.open_mut().walk_waits, waits);
        match (waited, waits) {
            (false, true) => Some(Out::Keys(KeyList::at(Self::ACTIVITY).entry())),
            (true, false) if walks => Some(Out::Keys(walk::entry())),
            _ => None,
        }
    }

    /// Asks for confirmation.
    fn ask(&mut self, deed: Self::Deed) -> Vec<Out> {
        let asked = self.answer(self.question(&deed));
        self.open_mut().asks(deed);
        // The question about leaving or a problem can come up outside any line.
        self.let_walk_wait().into_iter().chain([asked]).collect()
    }

    fn take_answer(&mut self, asked: Asked<Self::Deed>, line: &str, now: Moment) -> Vec<Out> {
        self.take_reply(asked, line, now)
    }

    fn take_given(&mut self, given: Given, now: Moment) -> Vec<Out> {
        match given {
            Given::Line(line) => self.take_words(&line, now),
            Given::Command(command, rest) => self.obey(command, &rest, now),
        }
    }

    /// Takes a line without an open question.
    fn take_words(&mut self, line: &GivenLine, now: Moment) -> Vec<Out> {
        let command = line.command().filter(|(command, _)| self.takes_as_command(*command));
        // "N f3" is not a command of another scene if it is a move here.
        let command = command.filter(|(command, rest)| {
            let is_of_this_scene = command.meant_in(Self::ACTIVITY).is_given_in(Self::ACTIVITY);
            is_of_this_scene || rest.is_empty() || line.read_move(&self.tongue().moves()).is_err()
        });
        let answer = self.tongue().yes_or_no(line.text());
        // "No" alone is also a command, but it answers if there is nothing to correct.
        let is_answer = command.is_none_or(|(command, _)| command == Command::Correct);
        match (line.text(), command) {
            ("", _) => self.enter_alone(now),
            ("?", _) => self.obey(Command::Keys, "", now),
            _ if is_answer && answer.is_some_and(|answer| !self.takes_unasked(answer)) => {
                let answered = answer.and_then(|answer| self.answers_another(answer, now));
                answered.unwrap_or_else(|| self.refuse(self.tongue().texts.nothing_was_asked()))
            }
            // If nothing can be corrected at all, it works like "yes".
            (_, Some((Command::Correct, _)))
                if answer.is_some() && !Command::Correct.is_given_in(Self::ACTIVITY) =>
            {
                self.take_other(line, now)
            }
            (_, Some((command, rest))) => self.obey(command, rest, now),
            (_, None) => self.take_other(line, now),
        }
    }

    /// Takes a line at a moment up to which time has passed.
    fn take_now(&mut self, line: &str, answer: Option<Answer>, now: Moment) -> Vec<Out> {
        self.interrupts();
        let again = answer.is_none() && command_alone(line) == Some(Command::Repeat);
        if again && self.open().asked.is_some() && !self.asks_for_number() {
            return self.asks_in_full();
        }
        let meant = self.open_mut().meant.take();
        match (self.open_mut().asked.take(), answer) {
            (Some(asked), Some(answer)) => self.take_yes_or_no(asked, answer, now),
            (Some(asked), None) => self.take_answer(asked, line, now),
            (None, _) => meant
                .and_then(|meant| self.take_meant(&meant, line, now))
                .unwrap_or_else(|| self.take_words(&GivenLine::typed(line, Self::ACTIVITY), now)),
        }
    }

    fn obey(&mut self, command: Command, rest: &str, now: Moment) -> Vec<Out> {
        let command = command.meant_in(Self::ACTIVITY);
        if self.is_lacked(command) {
            return self.refuse(self.tongue().texts.not_in_the_recorder());
        }
        match Self::Own::given(command) {
            Some(GivenCommand::Own(own)) => self.obey_own(own, rest, now),
            Some(GivenCommand::Setting(setting)) => self.tongue_mut().change(setting),
            Some(GivenCommand::Talk(TalkCommand::Menu(_))) => self.goes_to_menu(now),
            Some(GivenCommand::Talk(talk)) => self.obey_in_talk(talk, rest),
            None => {
                let texts = &self.tongue().texts;
                let elsewhere =
                    Command::table().misplaced(command, Self::ACTIVITY, self.told_by(), texts);
                elsewhere.map(|sentence| self.refuse(sentence)).unwrap_or_default()
            }
        }
    }

    /// Runs a command that is common to all dialogues.
    fn obey_in_talk(&mut self, command: TalkCommand, rest: &str) -> Vec<Out> {
        match command {
            TalkCommand::Keys(_) => self.tell_keys(),
            TalkCommand::Help(_) => self.tell_help(rest),
            TalkCommand::Repeat(_) => self.repeats(),
            TalkCommand::Spell(_) => vec![Out::Spell(Alphabet::Letters)],
            TalkCommand::SpellByNames(_) => vec![Out::Spell(Alphabet::Nato)],
            TalkCommand::Hush(_) => vec![Out::Hush],
            TalkCommand::Talk(_) => vec![Out::Talk],
            TalkCommand::Menu(_) => vec![Out::ToMenu],
            TalkCommand::Quit(_) => self.quits(),
            TalkCommand::Voice(_) => self.take_voice_wish(VoicePurpose::Choose, rest),
            TalkCommand::Voices(_) => self.take_voice_wish(VoicePurpose::List, rest),
            TalkCommand::MyName(_) => self.tongue_mut().take_name(rest),
            TalkCommand::AnnouncementWords(_) => self.tongue_mut().take_announcement_words(rest),
            TalkCommand::BrailleTable(_) => self.tongue_mut().take_braille_table(rest),
            TalkCommand::TellSettings(_) => vec![self.tongue().settings_told()],
            TalkCommand::TimesToTell(_) => {
                let Tongue { settings, texts, .. } = self.tongue_mut();
                settings.take_times_to_tell(rest, texts)
            }
        }
    }

    fn repeats(&mut self) -> Vec<Out> {
        vec![Out::Repeat]
    }

    /// Leaves the program, or the person's present activity.
    fn quits(&mut self) -> Vec<Out> {
        self.leaves()
    }

    /// Leaves the present activity for the menu.
    fn goes_to_menu(&mut self, _: Moment) -> Vec<Out> {
        vec![Out::ToMenu]
    }

    /// Chooses a voice, or lists the available ones.
    fn take_voice_wish(&mut self, purpose: VoicePurpose, rest: &str) -> Vec<Out> {
        let (out, waits) = VoiceWish::ask(purpose, rest, &mut self.tongue_mut().settings);
        self.open_mut().voice_wished = waits;
        out
    }

    /// Help in steps.
    fn tell_help(&self, about: &str) -> Vec<Out> {
        let is_told = |command: Command| self.is_provided(command);
        help_steps::told(about, Self::ACTIVITY, self.tongue(), is_told, || self.help())
    }

    /// What the person can do, then every key; on a walk, its keys.
    fn tell_keys(&self) -> Vec<Out> {
        let texts = &self.tongue().texts;
        if self.walks() && self.open().asked.is_none() {
            return walk_keys::told(texts);
        }
        let does = |command: Command| command.does_in(Self::ACTIVITY, texts);
        let is_told = |command: Command| self.is_provided(command);
        let keys = KeyList::at(Self::ACTIVITY).told(texts, is_told, does);
        self.moment().into_iter().chain(keys).collect()
    }
}
