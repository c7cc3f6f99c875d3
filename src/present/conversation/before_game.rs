//! What the questions before a game have in common, at the table and at home: help, leaving, settings and
//! the way back at any of them, and the language of announcements, which newcomers are asked for once.
//! Never begins a game.

use super::{Out, Tongue};
use crate::present::cells::Choice;
use crate::words::{Activity, Answer, Command, SettingCommand, command_alone, command_word};

/// The question that is asked, and those that were answered before it.
pub(crate) struct QuestionsAsked<Q> {
    question: Q,
    earlier: Vec<Q>,
}

impl<Q> QuestionsAsked<Q> {
    pub(crate) fn first(question: Q) -> QuestionsAsked<Q> {
        QuestionsAsked { question, earlier: Vec::new() }
    }

    pub(crate) fn question(&self) -> &Q {
        &self.question
    }

    pub(crate) fn question_mut(&mut self) -> &mut Q {
        &mut self.question
    }

    /// Asks the next one.
    pub(crate) fn goes_on(&mut self, next: Q) {
        self.earlier.push(std::mem::replace(&mut self.question, next));
    }

    /// Asks an earlier one once more, the latest of this kind.
    pub(crate) fn goes_back_to(&mut self, is_it: impl Fn(&Q) -> bool) {
        if let Some(place) = self.earlier.iter().rposition(is_it) {
            self.earlier.truncate(place + 1);
            self.goes_back();
        }
    }

    /// Asks the one before once more, if there was one.
    fn goes_back(&mut self) -> WayBack {
        match self.earlier.pop() {
            Some(before) => {
                self.question = before;
                WayBack::Gone
            }
            None => WayBack::None,
        }
    }

    /// Takes what was typed beside an answer: help, which tells how one is answered; a setting; the way
    /// back; or leaving.
    pub(crate) fn beside(
        &mut self,
        line: &str,
        tongue: &mut Tongue,
        activity: Activity,
        named: LanguageNamed,
    ) -> Option<BesideAnswers> {
        let asked = command_alone(line)?;
        if named == LanguageNamed::Answer && asked.language().is_some() {
            return None;
        }
        let told = match taken(asked, activity)? {
            AtQuestion::Leaving => return Some(BesideAnswers::Leaves),
            AtQuestion::Help => {
                let back = command_word(Command::Back, tongue.settings.language);
                vec![tongue.answer(tongue.texts.help_with_question(back))]
            }
            AtQuestion::Repeat => Vec::new(),
            AtQuestion::Back => match self.goes_back() {
                WayBack::Gone => Vec::new(),
                WayBack::None => vec![tongue.answer(tongue.texts.first_question())],
            },
            AtQuestion::Setting(setting) => tongue.change(setting),
        };
        Some(BesideAnswers::AsksAgain(told))
    }
}

/// Whether a question was asked before.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum WayBack {
    Gone,
    None,
}

/// What naming a language is at a question.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum LanguageNamed {
    Setting,
    Answer,
}

/// What comes of what was typed beside an answer.
pub(crate) enum BesideAnswers {
    /// What is asked now is asked again after this.
    AsksAgain(Vec<Out>),
    Leaves,
}

impl BesideAnswers {
    /// What is told, with the question that is asked now.
    pub(crate) fn told(self, question: Out) -> Vec<Out> {
        match self {
            BesideAnswers::AsksAgain(told) => told.into_iter().chain([question]).collect(),
            BesideAnswers::Leaves => vec![Out::Leave],
        }
    }
}

/// What a command does at the questions before a game.
enum AtQuestion {
    Help,
    Repeat,
    Back,
    Leaving,
    Setting(SettingCommand),
}

fn taken(asked: Command, activity: Activity) -> Option<AtQuestion> {
    Some(match asked {
        Command::Help | Command::Keys => AtQuestion::Help,
        Command::Repeat => AtQuestion::Repeat,
        Command::Back => AtQuestion::Back,
        Command::Quit => AtQuestion::Leaving,
        other if other.is_given_in(activity) => AtQuestion::Setting(SettingCommand::of(other)?),
        _ => return None,
    })
}

/// Whether a command is taken at the questions before this.
pub(crate) fn is_taken(asked: Command, activity: Activity) -> bool {
    taken(asked, activity).is_some()
}

/// Yes or no; Enter for yes.
pub(crate) fn yes(line: &str, tongue: &Tongue) -> Option<Answer> {
    match line {
        "" => Some(Answer::Yes),
        line => tongue.yes_or_no(line),
    }
}

/// The question for the language of announcements.
pub(crate) fn which_words(tongue: &Tongue) -> Out {
    tongue.answer(tongue.texts.which_announcement_words())
}

/// Takes the answer in: an empty line leaves what is usual. Whether it was understood can be
/// asked of the settings.
pub(crate) fn take_words(line: &str, tongue: &mut Tongue) -> Vec<Out> {
    match line {
        "" => tongue.settings.keep_usual_words(),
        named => {
            let mut told = tongue.take_announcement_words(named);
            // The game that begins shows by its first example what was chosen.
            if !tongue.settings.ask_for_words() {
                told.retain(|out| matches!(out, Out::Set(_)));
            }
            told
        }
    }
}

/// The languages of announcements, for somebody who cannot type.
pub(crate) fn words_choices(tongue: &Tongue) -> Vec<Choice> {
    let languages = [Command::SpeakGerman, Command::SpeakFrench, Command::SpeakEnglish];
    let word = |command| command_word(command, tongue.settings.language);
    languages.into_iter().map(|command| Choice::line(word(command))).collect()
}
