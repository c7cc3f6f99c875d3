//! Two scores in an answer: where they part, what D.2.9 does about exactly this case,
//! what stood there, and what the clock showed. Never decides what is the arbiter's.

use std::fmt::Write as _;
use std::time::Duration;

use shakmaty::Position as _;

use crate::chess::{ByColor, Color};
use crate::laws::Rule;
use crate::table::sync::{How, Parting, Which, part};
use crate::table::{Legality, Standing};
use crate::words::{capitalised, parts, tell_article, tell_refusal};

use super::boards::set_right;
use super::side::Pair;
use super::written_score::WrittenScore;
use super::{Agreement, Terms};

/// Compares two scores.
pub(super) fn compared(
    one: &WrittenScore,
    other: &WrittenScore,
    pair: &Pair,
    terms: &Terms,
) -> (String, Agreement) {
    let parting = part(&terms.start, &one.claims(), &other.claims());
    let report = Report { scores: [one, other], pair, terms, parting: &parting };
    let mut lines = vec![report.where_they_part()];
    lines.extend(report.illegal_moves());
    lines.extend(report.what_the_laws_do());
    lines.extend(report.clock());
    lines.extend(report.counters());
    let boards_are_right = report.boards().is_empty();
    let agree = matches!(parting.how, How::Never) && boards_are_right;
    (lines.join("\n") + "\n", if agree { Agreement::Agreed } else { Agreement::Parted })
}

struct Report<'a> {
    scores: [&'a WrittenScore; 2],
    pair: &'a Pair,
    terms: &'a Terms,
    parting: &'a Parting,
}

impl Report<'_> {
    fn where_they_part(&self) -> String {
        let agreed = self.parting.agreed;
        let texts = &self.terms.texts;
        let after = match agreed {
            0 => texts.at_the_first_move(),
            agreed => texts.after_move(&self.named(agreed - 1)),
        };
        let name = |which: Which| self.pair.name(index(which), texts);
        let plies = |count: usize| texts.plies_counted(count);
        match &self.parting.how {
            How::Never => texts.compared_scores_agree(&plies(agreed)),
            How::Ends { shorter, by } => texts.agree_as_far(
                &name(*shorter),
                &plies(agreed),
                &capitalised(&name(shorter.other())),
                &plies(*by),
                &self.written(shorter.other(), agreed, *by),
            ),
            How::Contradict(differing) => texts.scores_part(
                &after,
                &name(Which::First),
                &self.text(Which::First, agreed),
                &name(Which::Second),
                &self.text(Which::Second, agreed),
                &parts(differing, texts),
            ),
            How::Lacks { which, plies: missing, then } => texts.one_lacks(
                &capitalised(&name(*which)),
                &plies(*missing),
                &after,
                &self.written(which.other(), agreed, *missing),
                &plies(*then),
            ),
            How::Blank { which, contradiction } => {
                let later = match contradiction {
                    Some(ply) => texts.contradict_later(
                        &self.place(*ply),
                        &self.text(Which::First, *ply),
                        &self.text(Which::Second, *ply),
                    ),
                    None => texts.no_later_contradiction(),
                };
                let blank = texts.one_has_a_blank(&capitalised(&name(*which)), &after);
                format!("{blank} {later}")
            }
        }
    }

    fn what_the_laws_do(&self) -> Vec<String> {
        let texts = &self.terms.texts;
        let last_agreed = self.standing(self.parting.agreed);
        let position = texts.position_is(&last_agreed.to_fen());
        let boards = self.boards();
        let mut lines = Vec::new();
        match &self.parting.how {
            How::Never if boards.is_empty() => lines.push(position),
            How::Never => {
                lines.push(self.by(Rule::BoardsDiffer, &texts.boards_set_as_scores()));
                lines.extend(boards);
                lines.push(position);
            }
            How::Ends { by: 1, shorter } => {
                let shorter = self.pair.name(index(*shorter), texts);
                lines.push(texts.last_move_unwritten("(8.1.4)", &shorter));
                lines.push(format!("{} {position}", texts.up_to_there()));
                lines.extend(boards);
            }
            How::Contradict(_) | How::Blank { contradiction: Some(_), .. } => {
                let back = texts.back_to_what_both_have(last_agreed.turn());
                lines.push(self.by(Rule::BoardsDiffer, &back));
                lines.push(position);
                lines.extend(boards);
                lines.push(self.by(Rule::RestoredTimes, &texts.clocks_by_judgement()));
            }
            How::Ends { .. } | How::Lacks { .. } | How::Blank { contradiction: None, .. } => {
                let full = self.whole();
                lines.push(format!(
                    "{} {}",
                    texts.no_article_for_incomplete(),
                    self.by(Rule::Reconstruction, &texts.both_reconstruct())
                ));
                lines.push(texts.with_missing_moves(&full.to_fen()));
                let back = self.by(Rule::DisplacedFoundLater, &texts.back_if_they_disagree());
                lines.push(format!("{back} {position}"));
                lines.extend(self.set_right(&full));
            }
        }
        lines
    }

    /// What a rule says: "By article D.2.9 of 2023: back to the last position".
    fn by(&self, rule: Rule, what: &str) -> String {
        let (texts, edition) = (&self.terms.texts, self.terms.edition.to_string());
        let by = match rule.article(self.terms.edition) {
            Some(article) => texts.by_article_of(&tell_article(article, texts), &edition),
            None => texts.no_rule_for_this(&edition),
        };
        texts.what_follows(&by, what)
    }

    /// Moves that both have written and that are not legal (7.5 applies as well).
    fn illegal_moves(&self) -> Vec<String> {
        let mut standing = self.terms.start.clone();
        let mut lines = Vec::new();
        for ply in 0..self.parting.agreed {
            let Some(Some(written)) = self.scores[0].moves.get(ply) else { break };
            let legality = standing.judge(&written.claim);
            if let Legality::Illegal(refusal) = &legality {
                let texts = &self.terms.texts;
                let reason = tell_refusal(refusal, texts);
                let mut line = texts.illegal_in_both(&capitalised(&self.named(ply)), &reason);
                if let Some(article) = Rule::IllegalMove.article(self.terms.edition) {
                    let article = capitalised(&tell_article(article, texts));
                    let _ = write!(line, " {}", texts.applies_as_well(&article));
                }
                lines.push(line);
            }
            standing = standing.after(&written.claim, &legality);
        }
        lines
    }

    /// What the clock showed after the last agreed move, and what it shows at the end.
    fn clock(&self) -> Option<String> {
        let at = |plies: usize| -> ByColor<Option<Duration>> {
            let shown = |side: Color| {
                let own = |ply: &usize| self.mover(*ply) == side;
                (0..plies).rev().filter(own).find_map(|ply| {
                    self.scores.iter().find_map(|score| score.moves.get(ply)?.as_ref()?.left)
                })
            };
            ByColor { white: shown(Color::White), black: shown(Color::Black) }
        };
        let both = |times: ByColor<Option<Duration>>| {
            Some((Some(times.white?.into()), Some(times.black?.into())))
        };
        let texts = &self.terms.texts;
        let longest = self.scores[0].moves.len().max(self.scores[1].moves.len());
        let then = both(at(self.parting.agreed));
        let last = both(at(longest)).filter(|_| longest > self.parting.agreed);
        let told = [
            then.map(|(white, black)| texts.clock_after_agreed(white, black)),
            last.map(|(white, black)| texts.clock_at_the_end(white, black)),
        ];
        let line = told.into_iter().flatten().collect::<Vec<_>>().join(" ");
        (!line.is_empty()).then_some(line)
    }

    /// The counters of the clock against the moves that are written.
    fn counters(&self) -> Vec<String> {
        let Some(counters) = self.terms.counters else { return Vec::new() };
        let texts = &self.terms.texts;
        let mut lines = Vec::new();
        for side in [Color::White, Color::Black] {
            let counted = *counters.get(side);
            let written = self
                .scores
                .map(|score| (0..score.moves.len()).filter(|ply| self.mover(*ply) == side).count());
            let [one, other] = [0, 1].map(|which| self.pair.name(which, texts));
            let fits = written.map(|moves| u32::try_from(moves) == Ok(counted));
            lines.push(match fits {
                [true, true] => texts.clock_counts_as_both(counted, side),
                [true, false] => texts.clock_counts_as_one(counted, side, &one),
                [false, true] => texts.clock_counts_as_one(counted, side, &other),
                [false, false] => texts
                    .clock_counts_otherwise(counted, side, &one, written[0], &other, written[1]),
            });
        }
        lines
    }

    /// How the boards that were given are brought to the position that counts.
    fn boards(&self) -> Vec<String> {
        self.set_right(&self.standing(self.parting.agreed))
    }

    fn set_right(&self, right: &Standing) -> Vec<String> {
        (0..2)
            .filter_map(|side| {
                let board = self.pair.boards[side].as_ref()?;
                set_right(&self.pair.board_name(side, &self.terms.texts), board, right, self.terms)
            })
            .collect()
    }

    /// What stands after so many agreed plies.
    fn standing(&self, plies: usize) -> Standing {
        self.played(self.scores[0].moves.iter().take(plies).flatten().map(|written| &written.claim))
    }

    /// What stands if nothing that one score has alone was left out.
    fn whole(&self) -> Standing {
        let [one, other] = self.scores;
        let longest = one.moves.len().max(other.moves.len());
        let full = match self.parting.how {
            How::Lacks { which, .. } | How::Ends { shorter: which, .. } => {
                self.scores[index(which.other())]
            }
            _ => self.scores[0],
        };
        let moves = (0..longest).filter_map(|ply| {
            let of = |score: &'_ WrittenScore| score.moves.get(ply).cloned().flatten();
            of(full).or_else(|| of(one)).or_else(|| of(other))
        });
        let claims: Vec<_> = moves.map(|written| written.claim).collect();
        self.played(claims.iter())
    }

    fn played<'m>(&self, claims: impl Iterator<Item = &'m crate::chess::ClaimedMove>) -> Standing {
        claims.fold(self.terms.start.clone(), |standing, claim| {
            standing.after(claim, &standing.judge(claim))
        })
    }

    fn mover(&self, ply: usize) -> Color {
        let first = self.terms.start.turn();
        if ply.is_multiple_of(2) { first } else { !first }
    }

    /// "White's move 3".
    fn place(&self, ply: usize) -> String {
        let begins_with_black = usize::from(self.terms.start.turn() == Color::Black);
        let first =
            self.terms.start.position().map_or(1, |position| {
                usize::try_from(position.board().fullmoves().get()).unwrap_or(1)
            });
        let number = first + (ply + begins_with_black) / 2;
        self.terms.texts.move_of(self.mover(ply), number)
    }

    /// "White's move 3, Nf3".
    fn named(&self, ply: usize) -> String {
        self.terms.texts.move_with_words(&self.place(ply), &self.text(Which::First, ply))
    }

    fn text(&self, which: Which, ply: usize) -> String {
        let written = self.scores[index(which)].moves.get(ply).and_then(Option::as_ref);
        written.map_or_else(|| self.terms.texts.nothing_written(), |written| written.text.clone())
    }

    /// Some moves as they are written.
    fn written(&self, which: Which, from: usize, count: usize) -> String {
        const MOST: usize = 8;
        let mut words: Vec<String> =
            (from..from + count.min(MOST)).map(|ply| self.text(which, ply)).collect();
        if count > MOST {
            words.push(self.terms.texts.and_so_on());
        }
        words.join(", ")
    }
}

fn index(which: Which) -> usize {
    match which {
        Which::First => 0,
        Which::Second => 1,
    }
}
