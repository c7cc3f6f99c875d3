//! The questions before somebody gives recordings: whether they agree, under which licence, and who speaks. Silence is
//! not consent.

use crate::clock::calendar::Stamp;
use crate::devices::timepiece;
use crate::present::conversation::Out;
use crate::present::spoken::{Priority, Utterance};
use crate::scenes::place::Place;
use crate::words::enrol::card::{AgeGroup, LONGEST_ANSWER, VoiceCard, VoiceLicence};
use crate::words::enrol::card::{answered, chosen};
use crate::words::{
    Answer, Command, Language, Lexicon, Texts, Wording, command_alone, hear_yes_or_no,
};

/// Asks for the card. `None` if the person does not agree, or leaves.
pub(super) fn ask_for_card(
    place: &mut Place,
    language: Language,
    wording: Wording,
) -> Option<VoiceCard> {
    let texts = Texts::new(language);
    let mut questions = CardQuestions { place, language, texts: &texts };
    questions.say(&texts.contribution_welcome());
    let consent = texts.contribution_consent();
    if !questions.agrees(&consent)? {
        return None;
    }
    Some(VoiceCard {
        consent,
        licence: questions.one_of(&texts.contribution_licence(), &VoiceLicence::ALL)?,
        age: questions.one_of(&texts.contribution_age(), &AgeGroup::ALL)?,
        mother_tongue: questions.line(&texts.contribution_mother_tongue())?,
        microphone: questions.line(&texts.contribution_microphone())?,
        wording,
        day: Stamp::of(timepiece::wall()).date(),
    })
}

struct CardQuestions<'a> {
    place: &'a mut Place,
    language: Language,
    texts: &'a Texts,
}

impl CardQuestions<'_> {
    fn say(&mut self, sentence: &str) {
        let said = Utterance::new(Priority::Telling, self.language, sentence);
        self.place.carry_out(vec![Out::Say(said)]);
    }

    /// Asks until there is a usable answer. `None` if the person leaves.
    fn ask<T>(
        &mut self,
        question: &str,
        remedy: &str,
        usable: impl Fn(&str) -> Option<T>,
    ) -> Option<T> {
        self.say(question);
        loop {
            let line = self.place.line()?;
            match command_alone(&line) {
                Some(Command::Quit) => return None,
                Some(Command::Repeat) => self.say(question),
                Some(Command::Help | Command::Keys) => {
                    self.say(remedy);
                    self.say(question);
                }
                _ => match usable(&line) {
                    Some(answer) => return Some(answer),
                    None => self.say(remedy),
                },
            }
        }
    }

    fn agrees(&mut self, question: &str) -> Option<bool> {
        let lexicon =
            Lexicon::of_every_language(Wording { words: self.language, ..Wording::default() });
        let language = self.language;
        let remedy = self.texts.contribution_yes_or_no();
        self.ask(question, &remedy, |line| {
            hear_yes_or_no(line.trim(), language, &lexicon).map(|answer| answer == Answer::Yes)
        })
    }

    fn one_of<T: Copy>(&mut self, question: &str, choices: &[T]) -> Option<T> {
        let remedy = self.texts.contribution_number(choices.len());
        self.ask(question, &remedy, |line| chosen(line, choices))
    }

    fn line(&mut self, question: &str) -> Option<String> {
        let remedy = self.texts.contribution_line(LONGEST_ANSWER);
        self.ask(question, &remedy, answered)
    }
}
