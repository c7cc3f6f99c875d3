//! Compares two scores, two boards, or a score and a board, in words: where they part, and what the Laws say about this
//! case (D.2.9). Which side is right remains open.

pub mod boards;
mod clocks;
mod in_record;
pub mod one_score;
mod pieces;
mod reflected;
pub mod scores;
pub mod side;
mod slips;
pub mod written_score;

use shakmaty::Position as _;

use crate::chess::{ByColor, Color};
use crate::laws::{Edition, Rule};
use crate::table::Standing;
use crate::{Texts, Wording, tell_article};

/// The terms of a comparison.
pub struct CompareTerms {
    pub edition: Edition,
    pub wording: Wording,
    pub start: Standing,
    pub counters: Option<ByColor<u32>>,
    /// The sentences around the words of announcements.
    pub texts: Texts,
}

impl CompareTerms {
    /// The side that makes a ply, counted from 0.
    fn mover(&self, ply: usize) -> Color {
        let first = self.start.turn();
        if ply.is_multiple_of(2) { first } else { !first }
    }

    /// "White's move 3".
    fn place(&self, ply: usize) -> String {
        let begins_with_black = usize::from(self.start.turn() == Color::Black);
        let first = self
            .start
            .position()
            .map_or(1, |position| usize::try_from(position.board().fullmoves().get()).unwrap_or(1));
        let number = first + (ply + begins_with_black) / 2;
        self.texts.move_of(self.mover(ply), number)
    }
}

/// The consequence of a rule, with its article: "By article D.2.9 of 2023: back to the last position".
pub(crate) fn by(rule: Rule, what: &str, terms: &CompareTerms) -> String {
    let (texts, edition) = (&terms.texts, terms.edition.to_string());
    let by = match rule.article(terms.edition) {
        Some(article) => texts.by_article_of(&tell_article(article, texts), &edition),
        None => texts.no_rule_for_this(&edition),
    };
    texts.what_follows(&by, what)
}

/// Whether two sides agree.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SidesAgreement {
    Agreed,
    Parted,
}

/// "12/11": White's and Black's.
pub fn counters(text: &str, texts: &Texts) -> Result<ByColor<u32>, String> {
    let read = |number: &str| number.trim().parse().ok();
    text.split_once('/')
        .and_then(|(white, black)| Some(ByColor { white: read(white)?, black: read(black)? }))
        .ok_or_else(|| texts.no_pair_of_counters(text, "12/11"))
}
