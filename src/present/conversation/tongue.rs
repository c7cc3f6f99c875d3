//! How Hector talks with a person: moves, squares and pieces in the words of an event, or at home in the user's
//! language; everything else in the user's language.

use super::{Out, Settings};
use crate::chess::{CastlingSide, ClaimedMove, Role, Square};
use crate::clock::TimeControl;
use crate::spoken::{Priority, Segment, Utterance, Verbosity};
use crate::words::{
    Announced, AnnouncedStep, Announcement, Answer, Command, Lexicon, MoveReader, SettingCommand,
    Subject, Texts, Wording, command_word, control_told, hear_yes_or_no, subject, time_control,
};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum WordsChosenBy {
    User,
    Event,
}

/// The languages and settings of a user.
pub struct Tongue {
    pub settings: Settings,
    pub texts: Texts,
    /// The words of moves, squares and pieces.
    pub wording: Wording,
    chosen_by: WordsChosenBy,
    /// The words of announcements at an event, which are learned at home.
    pub announced: Wording,
    pub lexicon: Lexicon,
    /// Only the words of announcements at an event.
    pub announcements: Lexicon,
}

impl Tongue {
    /// At home: in the user's language or in the words that the user has chosen.
    pub fn new(settings: Settings) -> Tongue {
        let (wording, announced) = (settings.wording_at_home(), settings.announced_wording());
        Tongue::worded(settings, wording, announced, WordsChosenBy::User)
    }

    pub fn in_words(settings: Settings, wording: Wording) -> Tongue {
        Tongue::worded(settings, wording, wording, WordsChosenBy::Event)
    }

    fn worded(
        settings: Settings,
        wording: Wording,
        announced: Wording,
        chosen_by: WordsChosenBy,
    ) -> Tongue {
        Tongue {
            texts: Texts::new(settings.language),
            settings,
            wording,
            chosen_by,
            announced,
            lexicon: Lexicon::of_every_language(wording),
            announcements: Lexicon::of(announced),
        }
    }

    /// Switches to the words that the user has chosen now, unless an event has chosen them.
    fn choose_words_again(&mut self) {
        if self.chosen_by == WordsChosenBy::User {
            self.wording = self.settings.wording_at_home();
            self.announced = self.settings.announced_wording();
            self.lexicon = Lexicon::of_every_language(self.wording);
            self.announcements = Lexicon::of(self.announced);
        }
    }

    /// Words in the language of announcements.
    pub fn said(&self, text: impl Into<String>) -> Segment {
        Segment::new(self.wording.words, text)
    }

    /// Words in the language of announcements at an event.
    pub fn announced(&self, text: impl Into<String>) -> Segment {
        Segment::new(self.announced.words, text)
    }

    /// Words in the language of the user.
    pub fn plain(&self, text: impl Into<String>) -> Segment {
        Segment::new(self.settings.language, text)
    }

    /// A sentence as an answer.
    pub fn answer(&self, sentence: impl Into<String>) -> Out {
        Out::answer(self.settings.language, sentence)
    }

    /// A sentence that refuses something.
    pub fn refuse(&self, sentence: impl Into<String>) -> Vec<Out> {
        Out::refusal(self.settings.language, sentence)
    }

    /// A sentence with this priority.
    pub fn utter(&self, priority: Priority, sentence: impl Into<String>) -> Out {
        Out::Say(Utterance::new(priority, self.settings.language, sentence))
    }

    /// An answer in several languages.
    pub(crate) fn says(&self, segments: Vec<Segment>) -> Out {
        Out::Say(Utterance { priority: Priority::Answer, segments })
    }

    /// How to type a move, for a person who wants more than few words.
    pub fn move_form(&self, wording: Wording) -> Out {
        let step = AnnouncedStep {
            piece: Some(Role::Knight),
            from: Square::G1.into(),
            capture: None,
            to: Square::F3,
            promotion: None,
        };
        let announcement = Announcement { announced: Announced::Step(step), threat: None };
        let said = wording.say(&announcement);
        let form = self.plain(self.texts.move_form(&said, "g1f3"));
        let segments = vec![form.from_verbosity(Verbosity::Normal)];
        Out::Say(Utterance { priority: Priority::Telling, segments })
    }

    /// Asks which square is meant, in the words for squares used here.
    pub fn which_square(&self) -> String {
        self.texts.which_square(&self.wording.say_square(Square::E4))
    }

    /// All settings.
    pub(crate) fn settings_told(&self) -> Out {
        self.answer(self.settings.all_told(&self.texts))
    }

    pub fn how_to_castle(&self) -> Out {
        let said = |side| self.wording.say_claim(&ClaimedMove::Castle(side));
        let (short, long) = (said(CastlingSide::KingSide), said(CastlingSide::QueenSide));
        self.answer(self.texts.how_to_castle(&short, &long))
    }

    /// The reader for the user's moves.
    pub fn moves(&self) -> MoveReader<'_> {
        self.settings.move_reader(&self.lexicon)
    }

    /// A named subject: "e4", "Eva vier", "white knights".
    pub fn subject(&self, text: &str) -> Option<Subject> {
        subject(text, &self.lexicon)
    }

    /// A number in digits or as spoken.
    pub fn number(&self, text: &str) -> Option<usize> {
        let text = text.trim().to_lowercase();
        let said = time_control(&text, self.settings.language);
        said.as_deref().unwrap_or(&text).parse().ok()
    }

    /// The number wanted, at least one; the usual number if the text is empty.
    pub fn count(&self, text: &str, usual: usize) -> Result<usize, Vec<Out>> {
        if text.trim().is_empty() {
            return Ok(usual);
        }
        let count = self.number(text).filter(|count| *count > 0);
        count.ok_or_else(|| self.refuse(self.texts.how_many(text)))
    }

    /// Tells that something follows after the game, and how to end or leave it.
    pub fn game_goes_on(&self) -> String {
        let word = |command| command_word(command, self.settings.language);
        self.texts.game_goes_on(word(Command::Resign), word(Command::Quit))
    }

    pub fn yes_or_no(&self, line: &str) -> Option<Answer> {
        hear_yes_or_no(line, self.settings.language, &self.lexicon)
    }

    /// Changes a voice setting, keeps it, and says the new value.
    pub(crate) fn change(&mut self, setting: SettingCommand) -> Vec<Out> {
        let out = self.settings.change_and_tell(setting, &mut self.texts);
        self.choose_words_again();
        out
    }

    /// The meaning of a time control that is easily misread.
    pub fn tell_control(&self, control: &TimeControl) -> Option<Out> {
        let told = control_told(control, &self.texts, self.settings.language)?;
        Some(self.answer(told))
    }

    /// Sets the words of announcements, or tells them.
    pub(crate) fn take_announcement_words(&mut self, named: &str) -> Vec<Out> {
        let out = self.settings.take_announcement_words(named, &self.texts);
        self.choose_words_again();
        out
    }

    /// Takes the user's name, or tells it.
    pub(crate) fn take_name(&mut self, given: &str) -> Vec<Out> {
        self.settings.take_name(given, &self.texts)
    }

    /// Sets the braille table, or tells it.
    pub(crate) fn take_braille_table(&mut self, named: &str) -> Vec<Out> {
        self.settings.take_braille_table(named, &self.texts)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Language;

    #[test]
    fn a_number_is_heard_however_it_is_written() {
        let tongue = Tongue::new(Settings::new(Language::German));
        for (text, number) in
            [("4", Some(4)), (" Vier ", Some(4)), ("VIER", Some(4)), ("viele", None), ("", None)]
        {
            assert_eq!(tongue.number(text), number, "{text}");
        }
    }
}
