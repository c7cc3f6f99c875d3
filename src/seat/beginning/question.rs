//! The questions before a game at the seat: their sentences, usual answers and what is listened for. Answers are read
//! in the parent module.

use super::{NumberFor, SeatBeginning, SeatQuestion, USUAL_TIME};
use crate::present::cells::Choice;
use crate::present::conversation::{AsksBefore, Out};
use crate::words::{
    Activity, Answer, Attention, Command, Listening, Readings, Wording, command_alone,
};

impl SeatBeginning {
    /// Explains how to answer the open question.
    pub(super) fn help(&self) -> String {
        let texts = &self.tongue.texts;
        match self.asked.question() {
            SeatQuestion::Resume(_) => texts.help_resume(),
            SeatQuestion::Colour => texts.help_colour(),
            SeatQuestion::Time => texts.help_time(),
            SeatQuestion::Mode => texts.help_mode(),
            SeatQuestion::Number(..) => texts.help_with_new_number(),
        }
    }

    pub(super) fn question(&self) -> Out {
        let texts = &self.tongue.texts;
        match self.asked.question() {
            SeatQuestion::Resume(game) => {
                self.tongue.answer(texts.unfinished_game(&game.described))
            }
            SeatQuestion::Colour => self.tongue.answer(texts.which_colour()),
            SeatQuestion::Time => self.tongue.answer(texts.which_time(USUAL_TIME, "15+10")),
            SeatQuestion::Mode => self.tongue.answer(texts.which_mode()),
            SeatQuestion::Number(_, NumberFor::ChosenTournament) => {
                let asked = texts.arbiter_to_the_keyboard();
                self.tongue.answer(format!("{asked} {}", texts.enter_for_no_tournament()))
            }
            SeatQuestion::Number(..) => self.tongue.answer(texts.arbiter_to_the_keyboard()),
        }
    }
}

impl AsksBefore for SeatBeginning {
    const BEFORE: Activity = Activity::Table;

    fn choices(&self) -> Vec<Choice> {
        let texts = &self.tongue.texts;
        let sides = [texts.side_of_white(), texts.side_of_black()];
        let modes = [texts.training(), texts.tournament()];
        let lines: &[&str] = match self.asked.question() {
            SeatQuestion::Resume(_) => {
                return Choice::yes_and_no(self.tongue.settings.language).into();
            }
            SeatQuestion::Colour => &[&sides[0], &sides[1]],
            SeatQuestion::Time => &[USUAL_TIME, "60+30", "25+10", "15+10", "5+3"],
            SeatQuestion::Mode => &[&modes[0], &modes[1]],
            SeatQuestion::Number(..) => &[],
        };
        lines.iter().map(|line| Choice::line(line)).collect()
    }

    fn attention(&self) -> Option<Attention> {
        let listening = match self.asked.question() {
            SeatQuestion::Resume(_) => Listening::Answer,
            SeatQuestion::Colour => Listening::Colour,
            SeatQuestion::Time => Listening::TimeControl,
            SeatQuestion::Mode => Listening::Mode,
            // A PIN is not spoken aloud in a playing hall.
            SeatQuestion::Number(..) => return None,
        };
        Some(Attention {
            listening: vec![listening],
            wording: Wording::default(),
            language: self.tongue.settings.language,
            readings: Readings::Best,
        })
    }

    fn take_line(&mut self, line: &str) -> Vec<Out> {
        let beside = command_alone(line).and_then(|command| self.take_command(command));
        beside.unwrap_or_else(|| {
            let after = self.answered(line);
            self.follow(after)
        })
    }

    fn take_answer(&mut self, answer: Answer) -> Option<Vec<Out>> {
        self.answered_by(answer).map(|after| self.follow(after))
    }

    fn take_command(&mut self, command: Command) -> Option<Vec<Out>> {
        if matches!(self.asked.question(), SeatQuestion::Number(..)) {
            return None;
        }
        let help = self.help();
        let beside = self.asked.beside(command, &mut self.tongue, Self::BEFORE, &help)?;
        Some(beside.told(self.question()))
    }
}
