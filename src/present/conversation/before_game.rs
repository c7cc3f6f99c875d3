//! The questions before a game as a session, at the table and at home. Help, leaving, settings and the way back are
//! the same at each of them.

use super::{Event, KeyList, Out, Session, Tongue};
use crate::cells::{Choice, Surroundings};
use crate::clock::Moment;
use crate::editor::{Key, KeyEntry};
use crate::tone::Tone;
use crate::words::{Activity, Answer, Attention, Command, SettingCommand, Trust, command_word};

/// A series of questions before a game.
pub trait AsksBefore {
    /// The activity that the questions lead to.
    const BEFORE: Activity;
    /// The usual answers, for a person who cannot type.
    fn choices(&self) -> Vec<Choice>;
    /// What is listened for while the question is open.
    fn attention(&self) -> Option<Attention>;
    /// Takes an answer in words.
    fn take_line(&mut self, line: &str) -> Vec<Out>;
    /// Takes a yes or no, if the question has one.
    fn take_answer(&mut self, answer: Answer) -> Option<Vec<Out>>;
    /// Takes a command, if it answers the question.
    fn take_command(&mut self, command: Command) -> Option<Vec<Out>>;
}

/// Serves the questions as a session.
pub struct QuestionsBefore<A>(pub A);

impl<A: AsksBefore> Session for QuestionsBefore<A> {
    fn take(&mut self, event: Event, _: Moment) -> Vec<Out> {
        let asks = &mut self.0;
        let taken = match event {
            Event::Line(line) => Some(asks.take_line(line.trim())),
            Event::Key(Key::Enter) => Some(asks.take_line("")),
            Event::Key(Key::Character(' ')) => Some(vec![Out::Talk]),
            Event::Key(key) => {
                let command = KeyList::at(A::BEFORE).command_of(key);
                Some(command.and_then(|command| asks.take_command(command)).unwrap_or_default())
            }
            Event::Command(command) => asks.take_command(command),
            Event::Answer(answer) => asks.take_answer(answer),
            Event::Saying(saying) => match (saying.trust, saying.answer) {
                (Trust::Believed, Some(answer)) => {
                    asks.take_answer(answer).or_else(|| Some(asks.take_line(&saying.text)))
                }
                (Trust::Believed, None) => Some(asks.take_line(&saying.text)),
                _ => None,
            },
            Event::Leaving => Some(vec![Out::Leave]),
            _ => Some(Vec::new()),
        };
        taken.unwrap_or_else(|| vec![Out::Sound(Tone::Error)])
    }

    fn around(&self) -> Surroundings {
        Surroundings { choices: self.0.choices(), ..Surroundings::default() }
    }

    fn attention(&self) -> Option<Attention> {
        self.0.attention()
    }
}

/// The space bar talks, as in the game.
pub fn keys() -> KeyEntry {
    KeyEntry::Keys([' '].into())
}

/// The present question, and those answered before it.
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

    pub fn goes_on(&mut self, next: Q) {
        self.earlier.push(std::mem::replace(&mut self.question, next));
    }

    /// Asks an earlier question again, the latest of this kind.
    pub fn goes_back_to(&mut self, is_it: impl Fn(&Q) -> bool) {
        if let Some(place) = self.earlier.iter().rposition(is_it) {
            self.earlier.truncate(place + 1);
            self.goes_back();
        }
    }

    /// Asks the previous question again, if there was one.
    fn goes_back(&mut self) -> WayBack {
        match self.earlier.pop() {
            Some(before) => {
                self.question = before;
                WayBack::Gone
            }
            None => WayBack::None,
        }
    }

    /// Takes a command that is not an answer: help, which tells how to answer; a setting; the way back; or leaving.
    pub fn beside(
        &mut self,
        asked: Command,
        tongue: &mut Tongue,
        activity: Activity,
        help: &str,
    ) -> Option<BesideAnswers> {
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

/// Whether there was a previous question.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum WayBack {
    Gone,
    None,
}

/// The outcome of a command that is not an answer.
pub enum BesideAnswers {
    /// Tells this, then asks the question again.
    AsksAgain(Vec<Out>),
    Leaves,
    GoesToMenu,
}

impl BesideAnswers {
    /// What is told, followed by the present question.
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

/// Yes or no; Enter for yes.
pub fn yes(line: &str, tongue: &Tongue) -> Option<Answer> {
    match line {
        "" => Some(Answer::Yes),
        line => tongue.yes_or_no(line),
    }
}
