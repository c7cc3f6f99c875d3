//! The drill on the colours of squares, without a board to look at.

use crate::chess::{Color, Square};
use crate::present::cells::Choice;
use crate::present::spoken::Segment;
use crate::words::{Listening, Subject, shade};

use super::question::{AnswerTaken, DrillQuestion};
use crate::present::conversation::Tongue;

pub(crate) struct Colour {
    square: Square,
}

impl Colour {
    pub(crate) fn new(square: Square) -> Colour {
        Colour { square }
    }

    /// The answer in words.
    fn told(square: Square, tongue: &Tongue) -> Vec<Segment> {
        let texts = &tongue.texts;
        let colour = if square.is_light() { texts.is_light() } else { texts.is_dark() };
        vec![tongue.said(tongue.wording.say_square(square)), tongue.plain(colour)]
    }
}

impl DrillQuestion for Colour {
    fn asks(&self, tongue: &Tongue) -> Vec<Segment> {
        let name = tongue.wording.say_square(self.square);
        vec![tongue.said(format!("{name}.")), tongue.plain(tongue.texts.light_or_dark())]
    }

    fn take(&mut self, line: &str, tongue: &Tongue) -> AnswerTaken {
        // Speech input also accepts white and black, which are the words it recognises.
        let by_colour = match tongue.subject(line) {
            Some(Subject { colour, file: None, rank: None, role: None, owner: None }) => colour,
            _ => None,
        };
        let is_light = shade(line).or(by_colour).map(|colour| colour == Color::White);
        match is_light {
            None => AnswerTaken::NoAnswer(tongue.texts.expected_light_or_dark()),
            Some(answer) if answer == self.square.is_light() => AnswerTaken::Right(Vec::new()),
            Some(_) => AnswerTaken::Wrong(self.solution(tongue)),
        }
    }

    /// A well-known square on the same rank.
    fn hint(&self, tongue: &Tongue) -> Vec<Segment> {
        let corner = Square::from_coords(shakmaty::File::A, self.square.rank());
        Colour::told(corner, tongue)
    }

    fn solution(&self, tongue: &Tongue) -> Vec<Segment> {
        Colour::told(self.square, tongue)
    }

    fn listening(&self) -> Vec<Listening> {
        vec![Listening::Shades]
    }

    fn choices(&self, tongue: &Tongue) -> Vec<Choice> {
        [tongue.texts.light(), tongue.texts.dark()].map(|word| Choice::line(&word)).to_vec()
    }
}
