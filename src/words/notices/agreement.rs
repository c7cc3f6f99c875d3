//! What hands do to bring boards together, what an audit asks and found, and how scores
//! part, as sentences. Squares and pieces are said in the words of the announcements.

use crate::chess::{Piece, Square};
use crate::table::Part;
use crate::table::sync::{Certainty, Correction, Finding, How, Parting, Which};
use crate::words::Wording;

use super::player::part;
use super::{listed, name, plies_of};

/// "take the Springer from Gustav eins, put it on Felix drei".
#[must_use]
pub fn correction(correction: &Correction, wording: Wording) -> String {
    let square = |at: Square| wording.say_square(at);
    match correction {
        Correction::Move { piece, from, to } => format!(
            "take the {} from {}, put it on {}",
            wording.say_piece(piece.role),
            square(*from),
            square(*to)
        ),
        Correction::TakeOff { piece, from } => {
            format!(
                "take the {} from {} off the board",
                wording.say_piece(piece.role),
                square(*from)
            )
        }
        Correction::PutOn { piece, to } => {
            format!("put a {} on {}", coloured(*piece, wording), square(*to))
        }
    }
}

/// Several corrections, in their order.
#[must_use]
pub fn corrections(all: &[Correction], wording: Wording) -> String {
    let each: Vec<String> = all.iter().map(|one| correction(one, wording)).collect();
    each.join("; ")
}

/// "white Springer".
pub(super) fn coloured(piece: Piece, wording: Wording) -> String {
    format!("{} {}", name(piece.color).to_lowercase(), wording.say_piece(piece.role))
}

/// What an audit asks next and has found.
pub(super) fn audited(next: Option<Square>, finding: &Finding, wording: Wording) -> String {
    let found = match finding {
        Finding::NothingWrong(sure) => {
            let so_far = if next.is_some() { " so far" } else { "" };
            format!("Nothing wrong{so_far}, {}.", percent(*sure))
        }
        Finding::Likely(by_hand, sure) => {
            format!("Wrong. Likely, {}: {}.", percent(*sure), corrections(by_hand, wording))
        }
        Finding::Unexplained => {
            "Wrong, and no likely mistake explains it. Have the whole board read out.".to_owned()
        }
    };
    match next {
        Some(at) => format!("what stands on {}? {found}", wording.say_square(at)),
        None => format!("no more questions. {found}"),
    }
}

fn percent(sure: Certainty) -> String {
    format!("{} percent sure", sure.0 / 10)
}

/// How two scores part; the names are those of their writers.
#[must_use]
pub fn parted(parting: &Parting, names: [&str; 2]) -> String {
    let called = |which: Which| match which {
        Which::First => names[0],
        Which::Second => names[1],
    };
    let agreed = plies_of(parting.agreed);
    match &parting.how {
        How::Never | How::Ends { .. } => "the scores agree".to_owned(),
        How::Contradict(_) => format!("the scores agree for {agreed}"),
        How::Lacks { which, plies, .. } => {
            format!("{} score lacks {} after {agreed} that agree", called(*which), plies_of(*plies))
        }
        How::Blank { which, .. } => {
            format!("{} score has a gap after {agreed} that agree", called(*which))
        }
    }
}

/// The parts in which two moves differ, listed: "the first file and the piece".
#[must_use]
pub fn parts(all: &[Part]) -> String {
    listed(&all.iter().map(part).collect::<Vec<_>>())
}
