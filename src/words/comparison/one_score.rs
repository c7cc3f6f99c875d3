//! A record with only one score, because a player keeps the other elsewhere. Compares the score with the announced
//! moves, and both boards with those. The score kept elsewhere is unknown here.

use crate::capitalised;
use crate::table::Standing;
use crate::table::sync::{How, part, played_out};

use super::in_record::Play;
use super::side::{AnnouncedMoves, Pair, RecordedMoves};
use super::written_score::WrittenScore;
use super::{CompareTerms, SidesAgreement};

pub fn compared(
    recorded: &RecordedMoves,
    pair: &Pair,
    terms: &CompareTerms,
) -> (String, SidesAgreement) {
    let texts = &terms.texts;
    let (mut lines, right, mut agrees) = match recorded {
        RecordedMoves::Announced(AnnouncedMoves { moves, standing }) => {
            let plies = texts.plies_counted(moves.moves.len());
            (vec![texts.no_score_in_record(&plies)], Some(standing.clone()), true)
        }
        RecordedMoves::OneScore { of, score, announced } => {
            let name = capitalised(&texts.score_of(*of));
            let (line, right, agrees) = match announced {
                Some(announced) => beside_the_moves(&name, score, announced, terms),
                None => {
                    let plies = texts.plies_counted(score.moves.len());
                    let end = played_out(&terms.start, &score.claims());
                    (texts.score_has(&name, &plies), end, true)
                }
            };
            (vec![texts.one_score_in_record(*of, !*of), line], right, agrees)
        }
    };
    if let Some(right) = right {
        let wrong = pair.set_right(&right, Play::GoesOn, terms);
        agrees &= wrong.is_empty();
        lines.extend(wrong);
        lines.push(texts.position_is(&right.to_fen()));
        lines.extend(pair.move_under_way(&right, terms));
    }
    lines.extend(pair.boards_not_read(texts));
    (lines.join("\n") + "\n", if agrees { SidesAgreement::Agreed } else { SidesAgreement::Parted })
}

/// Compares a score with the announced moves, which count (D.2.1).
fn beside_the_moves(
    name: &str,
    score: &WrittenScore,
    AnnouncedMoves { moves, standing }: &AnnouncedMoves,
    terms: &CompareTerms,
) -> (String, Option<Standing>, bool) {
    let texts = &terms.texts;
    let parting = part(&terms.start, &score.claims(), &moves.claims());
    let agrees = matches!(parting.how, How::Never);
    let line = if agrees {
        texts.score_as_announced(name, &texts.plies_counted(parting.agreed))
    } else {
        let text = |score: &WrittenScore| {
            let entry = score.moves.get(parting.agreed).and_then(Option::as_ref);
            entry.map_or_else(|| texts.nothing_written(), |entry| entry.text.clone())
        };
        let place = terms.place(parting.agreed);
        texts.score_not_as_announced(name, &place, &text(score), &text(moves))
    };
    (line, Some(standing.clone()), agrees)
}
