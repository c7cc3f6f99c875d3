//! A position from the player's own game and the move that was played: the player finds a better one. Any move about as
//! good as the best is right.

use crate::chess::{Color, History, Move, Position};
use crate::present::spoken::Segment;
use crate::words::{Listening, NoLegalMove, Texts, date_in_words};

use super::judge::{Care, SharedJudge, StillThinks};
use super::mate::{piece_of, said_with_check};
use super::mistakes::{MistakeMade, OwnGame};
use super::question::{AnswerTaken, DrillQuestion};
use crate::present::conversation::Tongue;

/// How much worse than the best a right move may be, in hundredths of a pawn.
const AS_GOOD: i32 = 50;
/// With more pieces than this, the position is not told until the player asks.
const FEW_MEN: usize = 8;

pub(crate) struct Mistake {
    game: History,
    played: Move,
    best: Move,
    worth: i32,
    /// How much worse the move was, in hundredths of a pawn.
    cost: i32,
    /// The date and the opponent, if known.
    made_in: Option<(String, String)>,
    judge: SharedJudge,
}

/// A loss of value that costs the game, in hundredths of a pawn.
const THE_GAME: i32 = 1_500;

impl Mistake {
    /// Returns `None` if the move is not legal in the position.
    pub(crate) fn new(
        made: &MistakeMade,
        made_in: Option<&OwnGame>,
        judge: &SharedJudge,
    ) -> Result<Option<Mistake>, StillThinks> {
        let Ok(position) = Position::from_fen(&made.fen) else { return Ok(None) };
        let mut moves = position.legal_moves().into_iter();
        let Some(played) = moves.find(|one| position.uci(*one) == made.played) else {
            return Ok(None);
        };
        let game = History::new(position);
        let Some(best) = judge.borrow_mut().best(&game, Care::Carefully)? else { return Ok(None) };
        let worth = judge.borrow_mut().worth_after(&game, best, Care::Carefully)?;
        let after = judge.borrow_mut().worth_after(&game, played, Care::Carefully)?;
        let made_in = made_in.map(|own| (own.date.clone(), own.opponent.clone()));
        let (cost, judge) = (worth.saturating_sub(after), SharedJudge::clone(judge));
        Ok(Some(Mistake { game, played, best, worth, cost, made_in, judge }))
    }

    fn position(&self) -> &Position {
        self.game.position()
    }

    fn told(&self, legal: Move, tongue: &Tongue) -> Segment {
        tongue.said(said_with_check(self.position(), legal, tongue))
    }

    fn cost_told(&self, texts: &Texts) -> String {
        match self.cost {
            cost if cost >= THE_GAME => texts.mistake_cost_the_game(),
            cost => texts.mistake_cost(u32::try_from((cost + 50) / 100).unwrap_or(1).max(1)),
        }
    }

    fn take_move(&self, legal: Move, tongue: &Tongue) -> AnswerTaken {
        if legal == self.best {
            return AnswerTaken::Right(Vec::new());
        }
        if legal == self.played {
            let mut told = vec![tongue.plain(tongue.texts.mistake_again())];
            told.extend(self.solution(tongue));
            return AnswerTaken::Wrong(told);
        }
        match self.judge.borrow_mut().worth_after(&self.game, legal, Care::Carefully) {
            Err(StillThinks) => AnswerTaken::StillJudged,
            Ok(worth) if worth >= self.worth - AS_GOOD => AnswerTaken::Right(self.solution(tongue)),
            Ok(_) => AnswerTaken::Wrong(self.solution(tongue)),
        }
    }
}

impl DrillQuestion for Mistake {
    fn asks(&self, tongue: &Tongue) -> Vec<Segment> {
        let (texts, position) = (&tongue.texts, self.position());
        let number = position.move_number();
        let date = self.made_in.as_ref().and_then(|(date, _)| date_in_words(date, texts));
        let which = match (&self.made_in, date) {
            (Some((_, opponent)), Some(date)) => {
                let date = date.trim_end_matches('.');
                let of = match opponent.as_str() {
                    "" => texts.game_of_day(date),
                    opponent => texts.game_of_day_against(date, opponent),
                };
                texts.mistake_was_made_in(number, &of, position.turn())
            }
            _ => texts.mistake_was_made(number, position.turn()),
        };
        let mut segments = vec![
            tongue.plain(which),
            self.told(self.played, tongue),
            tongue.plain(self.cost_told(texts)),
        ];
        match shakmaty::Position::board(position.board()).occupied().count() <= FEW_MEN {
            true => segments.extend(tongue.men(position)),
            false => segments.push(tongue.plain(texts.mistake_board())),
        }
        segments.push(tongue.plain(texts.mistake_better()));
        segments
    }

    fn take(&mut self, line: &str, tongue: &Tongue) -> AnswerTaken {
        match tongue.moves().legal(line, self.position(), &tongue.texts) {
            Ok(legal) => self.take_move(legal, tongue),
            Err(NoLegalMove::NotUnderstood(reason)) => AnswerTaken::NoAnswer(reason),
            Err(NoLegalMove::NotPlayable(reason)) => AnswerTaken::Refused(reason),
            Err(NoLegalMove::Several(which)) => AnswerTaken::Several(which),
        }
    }

    /// The piece that moves.
    fn hint(&self, tongue: &Tongue) -> Vec<Segment> {
        let piece = piece_of(self.position(), self.best, tongue);
        vec![tongue.plain(tongue.texts.this_piece_moves()), tongue.said(piece)]
    }

    fn solution(&self, tongue: &Tongue) -> Vec<Segment> {
        vec![tongue.plain(tongue.texts.best_was()), self.told(self.best, tongue)]
    }

    fn listening(&self) -> Vec<Listening> {
        vec![Listening::Announcement, Listening::Practice]
    }

    fn board(&self) -> Option<(&Position, Color)> {
        Some((self.position(), self.position().turn()))
    }
}
