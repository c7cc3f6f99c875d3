//! The effect of a line, a key or a choice while a question is open: it answers, asks something else, drops the
//! question, or is refused and the question is asked again.

use super::Dialogue;
use crate::clock::Moment;
use crate::conversation::{Asked, GivenLine, LetsGo, MoveAsked, Out, Tongue};
use crate::words::{
    Answer, Command, DrawSign, SettingCommand, TalkCommand, WhichAnswer, command_word,
};

/// Takes answers for a dialogue.
pub trait TakesAnswers: Dialogue {
    /// Takes yes or no, or which move was meant; anything else leaves the question open.
    fn take_reply(&mut self, asked: Asked<Self::Deed>, line: &str, now: Moment) -> Vec<Out> {
        let answer = match (line, &asked) {
            (_, Asked::Which(which)) => match self.tongue().moves().answered(&which.which, line) {
                WhichAnswer::Move(words) => {
                    return self.take_whole_move(&words, which.clone(), now);
                }
                WhichAnswer::Narrower(narrower) => {
                    return self.ask_which(MoveAsked { which: narrower, ..which.clone() });
                }
                WhichAnswer::None => {
                    let answer = self.tongue().yes_or_no(line);
                    answer.filter(|answer| *answer == Answer::No)
                }
            },
            ("", Asked::Deed(deed)) => self.usual_answer(deed),
            _ => self.tongue().yes_or_no(line),
        };
        match answer {
            Some(answer) => self.settle(asked, answer, now),
            None => self.take_beside(asked, line, now),
        }
    }

    /// Takes a yes or no that was understood as spoken. It does not answer which move was meant.
    fn take_yes_or_no(
        &mut self,
        asked: Asked<Self::Deed>,
        answer: Answer,
        now: Moment,
    ) -> Vec<Out> {
        match (&asked, answer) {
            (Asked::Which(_), Answer::Yes) => {
                self.open_mut().asked = Some(asked);
                self.refuses_in_full()
            }
            _ => self.settle(asked, answer, now),
        }
    }

    /// Does what was asked, or not.
    fn settle(&mut self, asked: Asked<Self::Deed>, answer: Answer, now: Moment) -> Vec<Out> {
        match (answer, asked) {
            (Answer::Yes, Asked::Deed(deed)) => self.agreed(deed, now),
            (Answer::Yes, Asked::Heard(given, began)) => self.take_given(given, began),
            (Answer::No, Asked::Deed(deed)) => self.declined(deed, now),
            (Answer::No, Asked::Heard(..) | Asked::Which(_)) => {
                vec![self.answer(self.tongue().texts.all_as_it_was())]
            }
            (Answer::Yes, Asked::Which(asked)) => self.ask_which(asked),
        }
    }

    /// Takes a move, completed with the missing part, as if it had been said whole.
    fn take_whole_move(&mut self, words: &str, asked: MoveAsked, now: Moment) -> Vec<Out> {
        let line = match asked.draw {
            DrawSign::Written => format!("{words} (=)"),
            DrawSign::Absent => words.to_owned(),
        };
        match asked.behind {
            Some(command) => self.obey(command, &line, now),
            None => self.take_words(&GivenLine::read(&line), now),
        }
    }

    fn ask_which(&mut self, asked: MoveAsked) -> Vec<Out> {
        self.open_mut().asked = Some(Asked::Which(asked));
        self.let_walk_wait().into_iter().chain(self.asks_in_full()).collect()
    }

    /// Takes something other than an answer to the open question: help about it, the way back, a question, a setting,
    /// a correction, or a move if that is also an answer. The question stays open, unless something else was done.
    fn take_beside(&mut self, asked: Asked<Self::Deed>, line: &str, now: Moment) -> Vec<Out> {
        let given = GivenLine::typed(line, Self::ACTIVITY);
        let lets_go = match &asked {
            Asked::Deed(deed) => self.lets_go_for(deed),
            Asked::Heard(..) => LetsGo::Moves,
            Asked::Which(_) => LetsGo::MovesAndCommands,
        };
        let command = given.command().map(|(command, rest)| (command, rest.to_owned()));
        let command = command.filter(|(command, _)| self.takes_as_command(*command));
        match command {
            Some((command, rest)) if self.is_harmless(command) => {
                self.obey_beside(asked, command, &rest, now)
            }
            Some((Command::Back | Command::TakeBack, rest)) if rest.is_empty() => {
                self.leave_question(asked)
            }
            Some((Command::Correct, rest))
                if !rest.is_empty() && Command::Correct.is_given_in(Self::ACTIVITY) =>
            {
                let out = self.obey(Command::Correct, &rest, now);
                self.asks_again_where_refused(asked, out)
            }
            // The question is dropped with its subject.
            Some((leaves @ (Command::Quit | Command::Menu), rest)) if rest.is_empty() => {
                self.obey(leaves, "", now)
            }
            Some(_) if lets_go == LetsGo::MovesAndCommands => {
                let out = self.take_words(&given, now);
                self.asks_again_where_refused(asked, out)
            }
            None if lets_go != LetsGo::Nothing && self.tongue().moves().read(line).is_ok() => {
                let out = self.take_words(&given, now);
                self.asks_again_where_refused(asked, out)
            }
            _ => {
                self.open_mut().asked = Some(asked);
                self.refuses_in_full()
            }
        }
    }

    /// Closes the question after something other than an answer, unless that was refused.
    fn asks_again_where_refused(
        &mut self,
        asked: Asked<Self::Deed>,
        mut out: Vec<Out>,
    ) -> Vec<Out> {
        if self.open().asked.is_none() && out.iter().any(Out::is_refusal) {
            self.open_mut().asked = Some(asked);
            out.extend(self.asks_in_full());
        }
        out
    }

    /// Whether a command only asks something, or changes how Hector talks, so that a question may stay open.
    fn is_harmless(&self, command: Command) -> bool {
        let command = command.meant_in(Self::ACTIVITY);
        let asks = Command::table().row(command).is_some_and(|row| row.is_a_question());
        let leaves = matches!(command, Command::Quit | Command::Menu);
        let is_talk = TalkCommand::of(command).is_some() && !leaves;
        command.is_given_in(Self::ACTIVITY)
            && self.is_provided(command)
            && (asks || is_talk || SettingCommand::of(command).is_some())
    }

    /// Runs such a command, and asks again; spelling and silencing refer to the last words told.
    fn obey_beside(
        &mut self,
        asked: Asked<Self::Deed>,
        command: Command,
        rest: &str,
        now: Moment,
    ) -> Vec<Out> {
        let is_about_the_question =
            matches!(command, Command::Help | Command::Keys) && rest.is_empty();
        let helped = is_about_the_question.then(|| self.answer(self.help_on_question(&asked)));
        self.open_mut().asked = Some(asked);
        let told = match helped {
            Some(help) => vec![help],
            None if command == Command::Repeat => Vec::new(),
            None => self.obey(command, rest, now),
        };
        let again = if command.is_about_what_was_said() { Vec::new() } else { self.asks_in_full() };
        told.into_iter().chain(again).collect()
    }

    /// Takes a command given by a key or a choice. While a question is open, a command that acts waits for its
    /// answer.
    fn take_bare_command(&mut self, command: Command, now: Moment) -> Vec<Out> {
        if self.open().asked.is_none() {
            return self.obey(command, "", now);
        }
        if self.asks_for_number() || !self.is_harmless(command) {
            return self.asks_in_full();
        }
        match self.open_mut().asked.take() {
            Some(asked) => self.obey_beside(asked, command, "", now),
            None => Vec::new(),
        }
    }

    /// How to answer the open question.
    fn help_on_question(&self, asked: &Asked<Self::Deed>) -> String {
        let Tongue { texts, settings, .. } = self.tongue();
        let back = command_word(Command::Back, settings.language);
        match asked {
            Asked::Which(asked) if asked.which.asks_where_to() => texts.help_where_to(back),
            Asked::Which(_) => texts.help_which_move(back),
            Asked::Heard(..) => texts.help_yes_or_no(back),
            Asked::Deed(deed) => {
                let help = texts.help_yes_or_no(back);
                self.help_on(deed).map_or(help.clone(), |about| format!("{about} {help}"))
            }
        }
    }

    fn leave_question(&mut self, asked: Asked<Self::Deed>) -> Vec<Out> {
        match &asked {
            Asked::Deed(deed) if !self.may_be_left(deed) => {
                self.open_mut().asked = Some(asked);
                self.refuses_in_full()
            }
            _ => vec![self.answer(self.tongue().texts.question_left())],
        }
    }
}

impl<C: Dialogue + ?Sized> TakesAnswers for C {}
