//! How Hector talks with somebody: the words of announcements in their own language, all else
//! in the language of the user. Never knows what is talked about.

use super::{Out, Settings};
use crate::present::spoken::{Priority, Segment, Utterance};
use crate::words::{
    Answer, Command, Lexicon, MoveReader, Subject, Texts, Wording, hear_yes_or_no, subject,
    time_control,
};

/// The languages of a user, and what the user has chosen.
pub(crate) struct Tongue {
    pub(crate) settings: Settings,
    pub(crate) texts: Texts,
    pub(crate) wording: Wording,
    /// The words of every language.
    pub(crate) lexicon: Lexicon,
    /// The words of announcements alone.
    pub(crate) announcements: Lexicon,
}

impl Tongue {
    /// With the usual words of announcements.
    pub(crate) fn new(settings: Settings) -> Tongue {
        Tongue::in_words(settings, Wording::default())
    }

    /// With these words of announcements.
    pub(crate) fn in_words(settings: Settings, wording: Wording) -> Tongue {
        Tongue {
            texts: Texts::new(settings.language),
            settings,
            wording,
            lexicon: Lexicon::of_every_language(wording),
            announcements: Lexicon::of(wording),
        }
    }

    /// Words in the language of announcements.
    pub(crate) fn said(&self, text: impl Into<String>) -> Segment {
        Segment::new(self.wording.words, text)
    }

    /// Words in the language of the user.
    pub(crate) fn plain(&self, text: impl Into<String>) -> Segment {
        Segment::new(self.settings.language, text)
    }

    /// A sentence that answers.
    pub(crate) fn answer(&self, sentence: impl Into<String>) -> Out {
        Out::answer(self.settings.language, sentence)
    }

    /// The same where what somebody wants is not done.
    pub(crate) fn refuse(&self, sentence: impl Into<String>) -> Vec<Out> {
        Out::refusal(self.settings.language, sentence)
    }

    /// A sentence that matters so much.
    pub(crate) fn utter(&self, priority: Priority, sentence: impl Into<String>) -> Out {
        Out::Say(Utterance::new(priority, self.settings.language, sentence))
    }

    /// An answer in several languages.
    pub(crate) fn says(&self, segments: Vec<Segment>) -> Out {
        Out::Say(Utterance { priority: Priority::Answer, segments })
    }

    /// Reads the moves of the user.
    pub(crate) fn moves(&self) -> MoveReader<'_> {
        self.settings.move_reader(&self.lexicon)
    }

    /// What was named: "e4", "Eva vier", "white knights".
    pub(crate) fn subject(&self, text: &str) -> Option<Subject> {
        subject(text, &self.lexicon)
    }

    /// A number in digits, or as it is said.
    pub(crate) fn number(&self, text: &str) -> Option<usize> {
        let text = text.trim().to_lowercase();
        let said = time_control(&text, self.settings.language);
        said.as_deref().unwrap_or(&text).parse().ok()
    }

    /// Yes or no, in any language.
    pub(crate) fn yes_or_no(&self, line: &str) -> Option<Answer> {
        hear_yes_or_no(line, self.settings.language, &self.lexicon)
    }

    /// Changes how Hector speaks, keeps it, and says what it is now.
    pub(crate) fn change(&mut self, command: Command) -> Vec<Out> {
        self.settings.change_and_tell(command, &mut self.texts)
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
