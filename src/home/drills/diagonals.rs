//! The drill on whether two squares lie on one diagonal, without a board to look at.

use shakmaty::Bitboard;
use shakmaty::attacks::bishop_attacks;

use crate::chess::Square;
use crate::chess::drills::share_diagonal;
use crate::present::cells::Choice;
use crate::present::spoken::Segment;
use crate::words::{Answer, Listening, hear_yes_or_no};

use super::question::{AnswerTaken, DrillQuestion};
use crate::present::conversation::Tongue;

/// Two squares of the same colour.
pub(crate) struct Diagonal {
    one: Square,
    other: Square,
}

impl Diagonal {
    pub(crate) fn new(one: Square, other: Square) -> Diagonal {
        Diagonal { one, other }
    }

    /// The square where a bishop turns on its way from one square to the other, if there is one.
    fn crossing(&self) -> Option<Square> {
        let of = |at: Square| bishop_attacks(at, Bitboard::EMPTY);
        (of(self.one) & of(self.other)).first()
    }
}

impl DrillQuestion for Diagonal {
    fn asks(&self, tongue: &Tongue) -> Vec<Segment> {
        let name = |at: Square| tongue.wording.say_square(at);
        let squares = format!("{}, {}.", name(self.one), name(self.other));
        vec![tongue.said(squares), tongue.plain(tongue.texts.same_diagonal())]
    }

    fn take(&mut self, line: &str, tongue: &Tongue) -> AnswerTaken {
        let shares = share_diagonal(self.one, self.other);
        match hear_yes_or_no(line, tongue.settings.language, &tongue.lexicon) {
            None => AnswerTaken::NoAnswer(tongue.texts.yes_or_no()),
            Some(answer) if (answer == Answer::Yes) == shares => AnswerTaken::Right(Vec::new()),
            Some(_) => AnswerTaken::Wrong(self.solution(tongue)),
        }
    }

    /// The next square towards the other file.
    fn hint(&self, tongue: &Tongue) -> Vec<Segment> {
        let across = if self.other.file() > self.one.file() { 1 } else { -1 };
        let up = if self.other.rank() > self.one.rank() { 1 } else { -1 };
        let next = self.one.file().offset(across).zip(self.one.rank().offset(up));
        match next {
            Some((file, rank)) => {
                let next = Square::from_coords(file, rank);
                vec![tongue.plain(tongue.texts.diagonal_goes_over()), tongue.listed(&[next])]
            }
            None => vec![tongue.plain(tongue.texts.diagonal_at_the_edge())],
        }
    }

    fn solution(&self, tongue: &Tongue) -> Vec<Segment> {
        if share_diagonal(self.one, self.other) {
            let between = shakmaty::attacks::between(self.one, self.other);
            let mut way: Vec<Square> = between.into_iter().collect();
            if self.one > self.other {
                way.reverse();
            }
            let way: Vec<Square> =
                std::iter::once(self.one).chain(way).chain([self.other]).collect();
            return vec![tongue.plain(tongue.texts.one_diagonal()), tongue.listed(&way)];
        }
        let mut told = vec![tongue.plain(tongue.texts.two_diagonals())];
        if let Some(crossing) = self.crossing() {
            told.push(tongue.plain(tongue.texts.they_cross_on()));
            told.push(tongue.listed(&[crossing]));
        }
        told
    }

    fn listening(&self) -> Vec<Listening> {
        vec![Listening::Answer]
    }

    fn choices(&self, tongue: &Tongue) -> Vec<Choice> {
        Choice::yes_and_no(tongue.settings.language).to_vec()
    }
}
