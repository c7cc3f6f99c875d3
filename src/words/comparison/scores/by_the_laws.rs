//! What the Laws say when two scores part: D.2.9 for this case, and how to correct the boards and scores.

use super::super::by;
use super::super::side::BoardRead;
use super::{ScoresReport, index};
use crate::laws::{Article, Rule};
use crate::notices::by_rule;
use crate::table::Standing;
use crate::table::sync::{How, Shift, Slip, Which, played_out};
use crate::{capitalised, tell_article};

/// Evidence that both positions are the same.
enum Same {
    /// Both boards, which were given.
    Boards,
    /// Both scores, with or without the same rights.
    Scores(Standing, Rights),
}

/// Whether castling and en passant rights are equal in two positions.
enum Rights {
    Same,
    Differ,
}

impl ScoresReport<'_> {
    pub(super) fn what_the_laws_do(&self) -> Vec<String> {
        let texts = &self.terms.texts;
        let last_agreed = &self.common.standing;
        let position = texts.position_is(&last_agreed.to_fen());
        let boards = self.boards();
        let mut lines = Vec::new();
        let same = self.same_positions();
        match &self.parting.how {
            How::Never if boards.is_empty() => lines.push(position),
            How::Never if matches!(same, Some(Same::Boards)) => {
                lines.extend(self.nothing_to_retrace(&Same::Boards));
                lines.push(texts.boards_unlike_scores());
                lines.extend(boards);
                lines.push(position);
            }
            How::Never => {
                lines.push(by(Rule::BoardsDiffer, &texts.boards_set_as_scores(), self.terms));
                lines.extend(boards);
                lines.push(position);
            }
            How::Ends { by: 1, shorter } => {
                let shorter = self.pair.name(index(*shorter), texts);
                let by = by_rule(Rule::RecordingAfterReply, self.terms.edition, texts);
                lines.push(texts.last_move_unwritten(&by, &shorter));
                lines.push(format!("{} {position}", texts.up_to_there()));
                lines.extend(boards);
            }
            how => match (same, how) {
                (Some(same), _) => lines.extend(self.nothing_to_retrace(&same)),
                (None, How::Swapped { .. }) if let Some((which, right)) = self.playable() => {
                    lines.push(texts.only_so_playable(&self.pair.name(index(which), texts)));
                    lines.push(by(Rule::Recording, &texts.scores_put_right(), self.terms));
                    lines.push(texts.position_is(&right.to_fen()));
                    lines.extend(self.set_right(&right));
                }
                (
                    None,
                    How::Contradict(_)
                    | How::Swapped { .. }
                    | How::Blank { contradiction: Some(_), .. },
                ) => {
                    let back = texts.back_to_what_both_have(last_agreed.turn());
                    lines.push(by(Rule::ScoresDiffer, &back, self.terms));
                    lines.push(position);
                    lines.extend(boards);
                    let clocks = texts.clocks_by_judgement();
                    lines.push(by(Rule::RestoredTimes, &clocks, self.terms));
                }
                (
                    None,
                    How::Shifted(Shift {
                        shorter, slip: Slip::WrittenTwice | Slip::TooMany, ..
                    }),
                ) => {
                    lines.extend(self.struck_out(*shorter, &position));
                }
                (None, _) => lines.extend(self.incomplete(&position)),
            },
        }
        lines
    }

    /// One score has more than can have been played. D.2.9 does not cover this case either.
    fn struck_out(&self, shorter: Which, position: &str) -> Vec<String> {
        let (texts, terms) = (&self.terms.texts, self.terms);
        let fuller = self.pair.name(index(shorter.other()), texts);
        let right = self.played(self.scores[index(shorter)].moves.iter().flatten());
        let back = by(Rule::DisplacedFoundLater, &texts.back_if_they_disagree(), terms);
        let mut lines = vec![
            by(Rule::Recording, &texts.strike_out(&fuller), terms),
            texts.without_the_entries(&right.to_fen()),
            format!("{back} {position}"),
        ];
        lines.extend(self.set_right(&right));
        lines
    }

    /// One score has less than was played.
    fn incomplete(&self, position: &str) -> Vec<String> {
        let (texts, terms) = (&self.terms.texts, self.terms);
        let reconstruct = by(Rule::Reconstruction, &texts.both_reconstruct(), terms);
        let back = by(Rule::DisplacedFoundLater, &texts.back_if_they_disagree(), terms);
        let mut lines = vec![format!("{} {reconstruct}", texts.no_article_for_incomplete())];
        let full = self.whole();
        lines.extend(full.as_ref().map(|full| texts.with_missing_moves(&full.to_fen())));
        lines.push(format!("{back} {position}"));
        match full {
            Some(full) => lines.extend(self.set_right(&full)),
            None => lines.extend(self.boards()),
        }
        lines
    }

    /// The positions are the same, so only the scores are corrected (8.1).
    fn nothing_to_retrace(&self, same: &Same) -> Vec<String> {
        let (texts, terms) = (&self.terms.texts, self.terms);
        let mut lines = vec![match same {
            Same::Boards => texts.boards_show_alike(),
            Same::Scores(..) => texts.scores_lead_alike(),
        }];
        if let Some(article @ Article::Number(_)) = Rule::BoardsDiffer.article(terms.edition) {
            let article = capitalised(&tell_article(article, texts));
            lines.push(texts.article_is_for_others(&article, &terms.edition.to_string()));
        }
        if !matches!(self.parting.how, How::Never) {
            lines.push(by(Rule::Recording, &texts.scores_put_right(), terms));
        }
        if let Same::Scores(standing, rights) = same {
            if matches!(rights, Rights::Differ) {
                lines.push(texts.rights_differ());
            }
            lines.push(texts.position_is(&standing.to_fen()));
        }
        lines
    }

    /// The position of both, if it is known to be the same: from the boards if they were given, else from the scores.
    fn same_positions(&self) -> Option<Same> {
        // A board known only by words does not show what is on it.
        let read = [0, 1].map(|side| {
            let is_read = self.pair.read[side] == BoardRead::Read;
            self.pair.boards[side].as_ref().filter(|_| is_read)
        });
        if let [Some(one), Some(other)] = read {
            return (one == other).then_some(Same::Boards);
        }
        let [one, other] = self.scores.map(|score| played_out(&self.terms.start, &score.claims()));
        let (one, other) = (one?, other?);
        let as_given = (0..2).all(|side| read[side].is_none() || self.board_shows(side, &one));
        let alike = one.board() == other.board() && one.turn() == other.turn();
        let rights = if one.position() == other.position() { Rights::Same } else { Rights::Differ };
        (as_given && alike).then_some(Same::Scores(one, rights))
    }
}
