//! Boards in a comparison: where two differ, where one contradicts a score, and how to correct it by hand.

use std::fmt::Write as _;

use shakmaty::Board;

use crate::chess::Color;
use crate::scene_names::opened_in_hector;
use crate::table::sync::{corrections, differing, reflection_of_board};
use crate::table::{Game, Standing};
use crate::{capitalised, corrections as in_words};

use super::side::Pair;
use super::written_score::WrittenScore;
use super::{CompareTerms, SidesAgreement, reflected};

/// The game that judges a player's board.
#[derive(Clone, Copy)]
pub(crate) struct BoardJudge<'g> {
    pub(super) game: &'g Game,
    pub(super) side: Color,
}

/// Compares two boards without a score to say which is right.
pub fn compared(
    one: &Board,
    other: &Board,
    pair: &Pair,
    terms: &CompareTerms,
) -> (String, SidesAgreement) {
    let wrong = differing(one, other);
    if wrong.is_empty() {
        return (terms.texts.compared_boards_agree() + "\n", SidesAgreement::Agreed);
    }
    let texts = &terms.texts;
    let [first, second] = [0, 1].map(|side| pair.name(side, texts));
    if let Some(way) = reflection_of_board(one, other) {
        let lines = reflected::boards(&second, &first, way, terms);
        return (lines.join("\n") + "\n", SidesAgreement::Parted);
    }
    let squares: Vec<String> = wrong.iter().map(|at| terms.wording.say_square(*at)).collect();
    let lines = [
        texts.compared_boards_differ(&squares.join(", ")),
        texts.to_make_like(&first, &second, &by_hand(one, other, terms)),
        texts.to_make_like(&second, &first, &by_hand(other, one, terms)),
        texts.scores_tell_which(&opened_in_hector("compare", "", texts.language())),
    ];
    (lines.join("\n") + "\n", SidesAgreement::Parted)
}

/// Compares a board with the position after the moves of a score.
pub fn held_against(
    score: &WrittenScore,
    board: &Board,
    board_side: usize,
    pair: &Pair,
    terms: &CompareTerms,
) -> (String, SidesAgreement) {
    let (standing, played) = played(score, &terms.start);
    let mut text = String::new();
    if played < score.moves.len() {
        let _ = writeln!(text, "{}", terms.texts.held_before_the_gap(played));
    }
    let name = pair.name(board_side, &terms.texts);
    if let Some(way) = reflection_of_board(&standing.board(), board) {
        let right = terms.texts.board_of_the_score();
        text += &(reflected::boards(&name, &right, way, terms).join("\n") + "\n");
        return (text, SidesAgreement::Parted);
    }
    let sentence = set_right(&name, board, &standing, None, terms);
    let agree = sentence.is_none();
    let _ = match sentence {
        Some(sentence) => writeln!(text, "{sentence}"),
        None => writeln!(text, "{}", terms.texts.board_as_score_says()),
    };
    (text, if agree { SidesAgreement::Agreed } else { SidesAgreement::Parted })
}

/// The position after the moves of a score, and the number of moves that could be followed.
fn played(score: &WrittenScore, start: &Standing) -> (Standing, usize) {
    let mut standing = start.clone();
    for (ply, written) in score.moves.iter().enumerate() {
        let Some(written) = written else { return (standing, ply) };
        standing = standing.after(&written.claim, &standing.judge(&written.claim));
    }
    (standing, score.moves.len())
}

/// How to correct a board, if it is wrong. A game judges its own players' boards as at the table.
pub(crate) fn set_right(
    name: &str,
    board: &Board,
    right: &Standing,
    judge: Option<BoardJudge<'_>>,
    terms: &CompareTerms,
) -> Option<String> {
    let (right, wrong, by_hand) = match judge {
        Some(BoardJudge { game, side }) => {
            (game.standing().board(), game.wrong_on(side, board), game.corrections_on(side, board))
        }
        None => {
            let right = right.board();
            (right.clone(), differing(board, &right), corrections(board, &right))
        }
    };
    if wrong.is_empty() {
        return None;
    }
    if let Some(way) = reflection_of_board(&right, board) {
        let as_scores = terms.texts.board_of_the_score();
        return Some(reflected::boards(name, &as_scores, way, terms).join(" "));
    }
    let squares: Vec<String> = wrong.iter().map(|at| terms.wording.say_square(*at)).collect();
    Some(terms.texts.board_to_set_right(
        &capitalised(name),
        &squares.join(", "),
        &in_words(&by_hand, terms.wording, &terms.texts),
    ))
}

/// The steps by hand from one board to the other.
fn by_hand(from: &Board, to: &Board, terms: &CompareTerms) -> String {
    in_words(&corrections(from, to), terms.wording, &terms.texts)
}
