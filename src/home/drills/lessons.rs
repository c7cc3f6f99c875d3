//! A first lesson by ear: an explanation of a piece or a word, then a small position in which to do it. Any legal move
//! that does it is right.

use crate::chess::{Color, File, Position, Square};
use crate::present::spoken::Segment;
use crate::words::{Listening, NoLegalMove, Texts};

use super::lesson::Lesson;
use super::mate::{piece_of, said_with_check};
use super::question::{AnswerTaken, DrillQuestion};
use crate::present::conversation::Tongue;

pub(crate) struct LessonQuestion {
    lesson: Lesson,
    position: Position,
}

impl LessonQuestion {
    pub(crate) fn new(lesson: Lesson) -> LessonQuestion {
        LessonQuestion { lesson, position: lesson.position() }
    }

    /// The explanation.
    fn explained(&self, texts: &Texts) -> String {
        match self.lesson {
            Lesson::Board => texts.lesson_board(),
            Lesson::Names => texts.lesson_names(),
            Lesson::Start => texts.lesson_start(),
            Lesson::Stalemate => texts.lesson_stalemate(),
            Lesson::Rook => texts.lesson_rook(),
            Lesson::Bishop => texts.lesson_bishop(),
            Lesson::Queen => texts.lesson_queen(),
            Lesson::Knight => texts.lesson_knight(),
            Lesson::King => texts.lesson_king(),
            Lesson::Pawn => texts.lesson_pawn(),
            Lesson::Check => texts.lesson_check(),
            Lesson::OutOfCheck => texts.lesson_out_of_check(),
            Lesson::Mate => texts.lesson_mate(),
            Lesson::Castling => texts.lesson_castling(),
            Lesson::EnPassant => texts.lesson_en_passant(),
            Lesson::Promotion => texts.lesson_promotion(),
        }
    }

    /// The exercise.
    fn wanted(&self, texts: &Texts) -> String {
        match self.lesson {
            Lesson::Board => texts.exercise_board(),
            Lesson::Names => texts.exercise_names(),
            Lesson::Start => texts.exercise_start(),
            Lesson::Stalemate => texts.exercise_stalemate(),
            Lesson::Check => texts.exercise_check(),
            Lesson::OutOfCheck => texts.exercise_out_of_check(),
            Lesson::Mate => texts.exercise_mate(),
            Lesson::Castling => texts.exercise_castling(),
            Lesson::EnPassant => texts.exercise_en_passant(),
            Lesson::Promotion => texts.exercise_promotion(),
            _ => texts.exercise_capture(),
        }
    }
}

impl DrillQuestion for LessonQuestion {
    fn asks(&self, tongue: &Tongue) -> Vec<Segment> {
        let (texts, lesson) = (&tongue.texts, self.lesson);
        let of = texts.lesson_of(lesson.number(), Lesson::ALL.len());
        let mut segments = vec![tongue.plain(of), tongue.plain(self.explained(texts))];
        match lesson {
            Lesson::Board | Lesson::Start => {}
            Lesson::Names => {
                let files = File::ALL.map(|file| tongue.wording.say_file(file)).join(", ");
                let example = tongue.wording.say_square(Square::G3);
                segments.push(tongue.said(format!("{files}.")));
                segments.push(tongue.plain(texts.lesson_names_example()));
                segments.push(tongue.said(format!("{example}.")));
            }
            _ => segments.extend(tongue.men(&self.position)),
        }
        segments.push(tongue.plain(self.wanted(texts)));
        if lesson == Lesson::Names {
            segments.extend(lesson.square().map(|square| tongue.listed(&[square])));
        }
        segments
    }

    fn take(&mut self, line: &str, tongue: &Tongue) -> AnswerTaken {
        if let Some(wanted) = self.lesson.square() {
            return match tongue.squares(line).as_deref() {
                Some([square]) if *square == wanted => AnswerTaken::Right(Vec::new()),
                Some([_]) => AnswerTaken::Wrong(self.solution(tongue)),
                _ => AnswerTaken::NoAnswer(tongue.texts.drill_expects_square()),
            };
        }
        match tongue.moves().legal(line, &self.position, &tongue.texts) {
            Ok(legal) if self.lesson.is_done_by(&self.position, legal) => {
                AnswerTaken::Right(Vec::new())
            }
            Ok(_) => AnswerTaken::Wrong(self.solution(tongue)),
            Err(NoLegalMove::NotUnderstood(reason)) => AnswerTaken::NoAnswer(reason),
            Err(NoLegalMove::NotPlayable(reason)) => AnswerTaken::Refused(reason),
            Err(NoLegalMove::Several(which)) => AnswerTaken::Several(which),
        }
    }

    /// The piece that moves.
    fn hint(&self, tongue: &Tongue) -> Vec<Segment> {
        match self.lesson {
            Lesson::Board => return vec![tongue.plain(tongue.texts.hint_board())],
            Lesson::Names => return vec![tongue.plain(tongue.texts.hint_names())],
            Lesson::Start => return vec![tongue.plain(tongue.texts.hint_start())],
            _ => {}
        }
        let found = self.lesson.solution(&self.position);
        let piece = found.map(|legal| piece_of(&self.position, legal, tongue)).unwrap_or_default();
        vec![tongue.plain(tongue.texts.this_piece_moves()), tongue.said(piece)]
    }

    fn solution(&self, tongue: &Tongue) -> Vec<Segment> {
        if let Some(square) = self.lesson.square() {
            let signs = tongue.plain(format!("{square},"));
            let told = [tongue.plain(tongue.texts.solution_is()), signs, tongue.listed(&[square])];
            return told.into();
        }
        let found = self.lesson.solution(&self.position);
        let words = found.map(|legal| said_with_check(&self.position, legal, tongue));
        let told = words.map(|words| tongue.said(words));
        std::iter::once(tongue.plain(tongue.texts.solution_is())).chain(told).collect()
    }

    fn listening(&self) -> Vec<Listening> {
        vec![Listening::Announcement, Listening::Practice]
    }

    fn board(&self) -> Option<(&Position, Color)> {
        Some((&self.position, Color::White))
    }
}
