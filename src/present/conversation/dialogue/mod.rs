//! What every talk with one person has in common: a line, a key or a saying becomes an answer to
//! the question that is open, a command, or what is the scene's own; help, voices and settings are
//! the same everywhere. Never knows what a command of one scene does.

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

/// The two fields by which a conversation talks, each named once: its tongue and what is open.
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

/// Of a conversation in which nothing is asked about before it is done, nobody is listened to and no command is its
/// own: what is not there.
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

/// Whoever talks with one person; what only a scene knows is asked of it.
pub trait Dialogue {
    /// What is asked about before it is done.
    type Deed;
    /// The commands that it carries out by itself.
    type Own: OwnCommand;

    /// What the person is doing, which says what commands may be given.
    const ACTIVITY: Activity = Self::Own::ACTIVITY;

    /// How it talks.
    fn tongue(&self) -> &Tongue;
    /// The same, where something is chosen.
    fn tongue_mut(&mut self) -> &mut Tongue;
    /// What is open.
    fn open(&self) -> &Pending<Self::Deed>;
    /// The same, where something is opened or closed.
    fn open_mut(&mut self) -> &mut Pending<Self::Deed>;

    /// Somebody wants to leave.
    fn leaves(&mut self) -> Vec<Out>;
    /// Time has passed.
    fn let_time_pass(&mut self, _: Moment) -> Vec<Out> {
        Vec::new()
    }
    /// The program was suspended for so long, and goes on.
    fn take_suspension(&mut self, _: Span, now: Moment) -> Vec<Out> {
        self.let_time_pass(now)
    }
    /// When time is to be looked at again though nobody does anything.
    fn wake_at(&self, _: Moment) -> Option<Moment> {
        None
    }
    /// What there is for the fingers besides words.
    fn around(&self) -> Surroundings {
        Surroundings::default()
    }
    /// A square of the board was felt for, at a moment to which time has passed.
    fn look(&mut self, _: Square, _: Moment) -> Vec<Out> {
        Vec::new()
    }
    /// Where the sound of what is said now is kept, if the user wants that.
    fn sound_file(&self, _: Moment) -> Option<PathBuf> {
        None
    }
    /// What comes from elsewhere: another place, a desk, a hall, a board, a page. Most hear of none.
    fn take_news(&mut self, _: Event, _: Moment) -> Vec<Out> {
        Vec::new()
    }

    /// The program in which it talks.
    fn told_by(&self) -> WhichProgram {
        WhichProgram::Hector
    }

    /// What help begins with.
    fn help(&self) -> String;
    /// What there is to do at this moment.
    fn moment(&self) -> Vec<Out>;

    /// The question whether something shall be done.
    fn question(&self, deed: &Self::Deed) -> String;
    /// The answer was yes.
    fn agreed(&mut self, deed: Self::Deed, now: Moment) -> Vec<Out>;
    /// The answer was no.
    fn declined(&mut self, _: Self::Deed, _: Moment) -> Vec<Out> {
        vec![self.answer(self.tongue().texts.all_as_it_was())]
    }
    /// What Enter alone answers, if anything.
    fn usual_answer(&self, _: &Self::Deed) -> Option<Answer> {
        None
    }
    /// Whether the question that is open wants the arbiter's number, and not yes or no.
    fn asks_for_number(&self) -> bool {
        false
    }
    /// For what else than its answers a question is given up.
    fn lets_go_for(&self, _: &Self::Deed) -> LetsGo {
        LetsGo::Nothing
    }
    /// Whether a question may be left without an answer, so that everything is as it was.
    fn may_be_left(&self, _: &Self::Deed) -> bool {
        true
    }
    /// What help says of a question, where that is more than how it is answered.
    fn help_on(&self, _: &Self::Deed) -> Option<String> {
        None
    }
    /// The question that is open, whole.
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
    /// The same after what is no answer to it.
    fn refuses_in_full(&self) -> Vec<Out> {
        std::iter::once(Out::Sound(Tone::Error)).chain(self.asks_in_full()).collect()
    }
    /// Whether this was said.
    fn asks_whether_heard(&self, given: &Given) -> Out {
        let texts = &self.tongue().texts;
        let words = given.words(self.tongue().settings.language);
        let right = self.plain(texts.heard_right());
        self.says(vec![self.said(texts.introduced(&words)), right])
    }
    /// Whether what is asked may be answered aloud.
    fn hears_answers(&self) -> bool {
        true
    }

    /// What is listened for where no question is open.
    fn listening(&self) -> Vec<Listening>;
    /// How many ways to understand something are looked at.
    fn readings(&self) -> Readings {
        Readings::Several
    }
    /// A command that was said alone, and goes on with what is said next.
    fn wants_more(&self, line: &GivenLine) -> Option<Command>;
    /// What was understood, weighed as a move, where it may be one.
    fn weighed_as_move(&self, _: &Saying) -> Option<WeighedMove> {
        None
    }
    /// When something was said that began then: not before what is on record.
    fn said_at(&self, began: Moment) -> Moment {
        began
    }

    /// Does what a command of the scene's own wants.
    fn obey_own(&mut self, command: Self::Own, rest: &str, now: Moment) -> Vec<Out>;
    /// Enter alone.
    fn enter_alone(&mut self, now: Moment) -> Vec<Out>;
    /// Whether a line that begins with the words of a command is one; where it is not, it is
    /// another line.
    fn takes_as_command(&self, _: Command) -> bool {
        true
    }
    /// Whether what a command wants is done here; the keys and commands that are told are those of what is.
    fn is_provided(&self, _: Command) -> bool {
        true
    }
    /// Whether the program that tells never does what a command of this talk wants.
    fn is_lacked(&self, _: Command) -> bool {
        false
    }
    /// Whether a yes or a no is more here than an answer, though Hector has asked nothing.
    fn takes_unasked(&self, _: Answer) -> bool {
        false
    }
    /// What a yes or a no answers that somebody else has asked, if anything.
    fn answers_another(&mut self, _: Answer, _: Moment) -> Option<Vec<Out>> {
        None
    }
    /// A line that is no command.
    fn take_other(&mut self, line: &GivenLine, now: Moment) -> Vec<Out>;
    /// Whether somebody walks over a board, where letters are keys.
    fn walks(&self) -> bool {
        false
    }
    /// A key of that walk, if it is one.
    fn take_stride(&mut self, _: Key, _: Moment) -> Option<Vec<Out>> {
        None
    }
    /// A key that is more here than a command, if it is.
    fn take_own_key(&mut self, _: Key, _: Moment) -> Option<Vec<Out>> {
        None
    }
    /// Somebody acts: what goes on by itself stops.
    fn interrupts(&mut self) {}
    /// What follows from whatever somebody did.
    fn afterwards(&mut self, _: Moment) -> Vec<Out> {
        Vec::new()
    }

    /// A sentence that answers.
    fn answer(&self, sentence: impl Into<String>) -> Out {
        self.tongue().answer(sentence)
    }

    /// The same where what somebody wants is not done.
    fn refuse(&self, sentence: impl Into<String>) -> Vec<Out> {
        self.tongue().refuse(sentence)
    }

    /// A sentence that matters so much.
    fn utter(&self, priority: Priority, sentence: impl Into<String>) -> Out {
        self.tongue().utter(priority, sentence)
    }

    /// A sentence that waits until what is said is over.
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

    /// A line that is no command and nothing else that is taken here, and why: perhaps a command was
    /// meant.
    fn not_taken(&mut self, line: &str, reason: &str) -> Vec<Out> {
        let reason = self.command_meant(line).unwrap_or_else(|| reason.to_owned());
        self.refuse(self.tongue().texts.not_understood(Quoted(line), &reason))
    }

    /// Which command somebody may have meant who typed this, as a question to which the next line may
    /// answer.
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

    /// Takes a key of a walk, but while a question is open.
    fn strides(&mut self, key: Key, now: Moment) -> Option<Vec<Out>> {
        match self.open().asked {
            Some(_) => None,
            None => self.take_stride(key, now),
        }
    }

    /// What follows from whatever somebody did, in this scene and for a walk.
    fn follows(&mut self, now: Moment) -> Vec<Out> {
        let mut out = self.afterwards(now);
        out.extend(self.let_walk_wait());
        out
    }

    /// Lets letters go into the line while a question is open, and be the keys of a walk again when it
    /// is answered.
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

    /// Asks whether something shall be done.
    fn ask(&mut self, deed: Self::Deed) -> Vec<Out> {
        let asked = self.answer(self.question(&deed));
        self.open_mut().asks(deed);
        // Who leaves or hears of a trouble is asked outside any line.
        self.let_walk_wait().into_iter().chain([asked]).collect()
    }

    /// Takes the answer to what was asked.
    fn take_answer(&mut self, asked: Asked<Self::Deed>, line: &str, now: Moment) -> Vec<Out> {
        self.take_reply(asked, line, now)
    }

    /// Does what was given.
    fn take_given(&mut self, given: Given, now: Moment) -> Vec<Out> {
        match given {
            Given::Line(line) => self.take_words(&line, now),
            Given::Command(command, rest) => self.obey(command, &rest, now),
        }
    }

    /// Takes a line where no question is open.
    fn take_words(&mut self, line: &GivenLine, now: Moment) -> Vec<Out> {
        let command = line.command().filter(|(command, _)| self.takes_as_command(*command));
        // "N f3" is no command of another scene where it is a move here.
        let command = command.filter(|(command, rest)| {
            let is_of_this_scene = command.meant_in(Self::ACTIVITY).is_given_in(Self::ACTIVITY);
            is_of_this_scene || rest.is_empty() || line.read_move(&self.tongue().moves()).is_err()
        });
        let answer = self.tongue().yes_or_no(line.text());
        // "No" alone is a command too, but where nothing is to be corrected it answers.
        let is_answer = command.is_none_or(|(command, _)| command == Command::Correct);
        match (line.text(), command) {
            ("", _) => self.enter_alone(now),
            ("?", _) => self.obey(Command::Keys, "", now),
            _ if is_answer && answer.is_some_and(|answer| !self.takes_unasked(answer)) => {
                let answered = answer.and_then(|answer| self.answers_another(answer, now));
                answered.unwrap_or_else(|| self.refuse(self.tongue().texts.nothing_was_asked()))
            }
            // Where there is nothing to correct at all it is what "yes" is.
            (_, Some((Command::Correct, _)))
                if answer.is_some() && !Command::Correct.is_given_in(Self::ACTIVITY) =>
            {
                self.take_other(line, now)
            }
            (_, Some((command, rest))) => self.obey(command, rest, now),
            (_, None) => self.take_other(line, now),
        }
    }

    /// Takes a line at a moment to which time has passed.
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

    /// Does what a command wants.
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

    /// Does what every talk does alike.
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

    /// The last words again.
    fn repeats(&mut self) -> Vec<Out> {
        vec![Out::Repeat]
    }

    /// The program is left, or what somebody does in it.
    fn quits(&mut self) -> Vec<Out> {
        self.leaves()
    }

    /// What somebody does is left for the menu.
    fn goes_to_menu(&mut self, _: Moment) -> Vec<Out> {
        vec![Out::ToMenu]
    }

    /// Chooses a voice, or lists those that there are.
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

    /// What there is to do, then every key; on a walk the keys of the walk.
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
