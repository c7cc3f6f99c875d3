//! What the questions before a game have in common, at the table and at home: help, leaving, settings and
//! the way back at any of them.
//! Never begins a game.

use super::{Out, Tongue};
use crate::words::{Activity, Answer, Command, SettingCommand, command_alone, command_word};

/// The question that is asked, and those that were answered before it.
pub struct QuestionsAsked<Q> {
    question: Q,
    earlier: Vec<Q>,
}

impl<Q> QuestionsAsked<Q> {
    pub fn first(question: Q) -> QuestionsAsked<Q> {
        QuestionsAsked { question, earlier: Vec::new() }
    }

    pub fn question(&self) -> &Q {
        &self.question
    }

    pub fn question_mut(&mut self) -> &mut Q {
        &mut self.question
    }

    /// Asks the next one.
    pub fn goes_on(&mut self, next: Q) {
        self.earlier.push(std::mem::replace(&mut self.question, next));
    }

    /// Asks an earlier one once more, the latest of this kind.
    pub fn goes_back_to(&mut self, is_it: impl Fn(&Q) -> bool) {
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
    pub fn beside(
        &mut self,
        line: &str,
        tongue: &mut Tongue,
        activity: Activity,
        help: &str,
    ) -> Option<BesideAnswers> {
        let asked = command_alone(line)?;
        let told = match taken(asked, activity)? {
            AtQuestion::Leaving => return Some(BesideAnswers::Leaves),
            AtQuestion::Menu => return Some(BesideAnswers::GoesToMenu),
            AtQuestion::Help => {
                let back = command_word(Command::Back, tongue.settings.language);
                vec![tongue.answer(help), tongue.answer(tongue.texts.help_with_question(back))]
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

/// What comes of what was typed beside an answer.
pub enum BesideAnswers {
    /// What is asked now is asked again after this.
    AsksAgain(Vec<Out>),
    Leaves,
    GoesToMenu,
}

impl BesideAnswers {
    /// What is told, with the question that is asked now.
    pub fn told(self, question: Out) -> Vec<Out> {
        match self {
            BesideAnswers::AsksAgain(told) => told.into_iter().chain([question]).collect(),
            BesideAnswers::Leaves => vec![Out::Leave],
            BesideAnswers::GoesToMenu => vec![Out::ToMenu],
        }
    }
}

/// What a command does at the questions before a game.
enum AtQuestion {
    Help,
    Repeat,
    Back,
    Leaving,
    Menu,
    Setting(SettingCommand),
}

fn taken(asked: Command, activity: Activity) -> Option<AtQuestion> {
    Some(match asked {
        Command::Help | Command::Keys => AtQuestion::Help,
        Command::Repeat => AtQuestion::Repeat,
        Command::Back => AtQuestion::Back,
        Command::Quit => AtQuestion::Leaving,
        Command::Menu if activity != Activity::Clock => AtQuestion::Menu,
        other if other.is_given_in(activity) => AtQuestion::Setting(SettingCommand::of(other)?),
        _ => return None,
    })
}

/// Whether a command is taken at the questions before this.
pub fn is_taken(asked: Command, activity: Activity) -> bool {
    taken(asked, activity).is_some()
}

/// Yes or no; Enter for yes.
pub fn yes(line: &str, tongue: &Tongue) -> Option<Answer> {
    match line {
        "" => Some(Answer::Yes),
        line => tongue.yes_or_no(line),
    }
}
