//! Two scores in an answer: where they part, what D.2.9 does about exactly this case,
//! what stood there, and what the clock showed. Never decides what is the arbiter's.

use std::fmt::Write as _;
use std::time::Duration;

use shakmaty::Position as _;

use crate::chess::{ByColor, Color};
use crate::laws::Rule;
use crate::table::sync::{How, Parting, Which, part};
use crate::table::{Legality, Standing};
use crate::words::{Language, Precision, capitalised, duration, parts};

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
        let after = match agreed {
            0 => "from the first move on".to_owned(),
            agreed => format!("after {}", self.named(agreed - 1)),
        };
        let name = |which: Which| self.pair.name(index(which));
        match &self.parting.how {
            How::Never => format!("The scores agree: {}.", plies(agreed)),
            How::Ends { shorter, by } => format!(
                "The scores agree as far as {} goes, {}. {} has {} more: {}.",
                name(*shorter),
                plies(agreed),
                capitalised(name(shorter.other())),
                plies(*by),
                self.written(shorter.other(), agreed, *by)
            ),
            How::Contradict(differing) => format!(
                "The scores part {after}: {} has \"{}\", {} has \"{}\". They differ in {}.",
                name(Which::First),
                self.text(Which::First, agreed),
                name(Which::Second),
                self.text(Which::Second, agreed),
                parts(differing, &self.terms.texts)
            ),
            How::Lacks { which, plies: missing, then } => format!(
                "{} lacks {} {after}: {}. Then both go on alike for {}.",
                capitalised(name(*which)),
                plies(*missing),
                self.written(which.other(), agreed, *missing),
                plies(*then)
            ),
            How::Blank { which, contradiction } => {
                let later = match contradiction {
                    Some(ply) => format!(
                        " Later, at {}, they contradict each other: \"{}\" and \"{}\".",
                        self.place(*ply),
                        self.text(Which::First, *ply),
                        self.text(Which::Second, *ply)
                    ),
                    None => " No later move contradicts.".to_owned(),
                };
                format!("{} has a blank {after}.{later}", capitalised(name(*which)))
            }
        }
    }

    fn what_the_laws_do(&self) -> Vec<String> {
        let edition = self.terms.edition;
        let by = |rule: Rule| match rule.article(edition) {
            Some(article) => format!("By {article} of {edition}"),
            None => format!("The edition of {edition} has no rule for this"),
        };
        let last_agreed = self.standing(self.parting.agreed);
        let position = format!("Position: {}.", last_agreed.to_fen());
        let boards = self.boards();
        let mut lines = Vec::new();
        match &self.parting.how {
            How::Never if boards.is_empty() => lines.push(position),
            How::Never => {
                lines.push(format!(
                    "{}: the scores agree, so each board is set as they say, whatever was moved. Nothing is retraced, and the clocks stay.",
                    by(Rule::BoardsDiffer)
                ));
                lines.extend(boards);
                lines.push(position);
            }
            How::Ends { by: 1, shorter } => {
                lines.push(format!(
                    "The last move may not be written yet (8.1.4). Ask {}'s writer.",
                    self.pair.name(index(*shorter))
                ));
                lines.push(format!("Up to there they agree. {position}"));
                lines.extend(boards);
            }
            How::Contradict(_) | How::Blank { contradiction: Some(_), .. } => {
                let turn = last_agreed.turn().fold_wb("White", "Black");
                lines.push(format!(
                    "{}: back to the last position that both have. It is set on both boards, and {turn} has the move.",
                    by(Rule::BoardsDiffer)
                ));
                lines.push(position);
                lines.extend(boards);
                lines.push(format!("{}: the arbiter sets the clocks and their counters by best judgement, or leaves them.", by(Rule::RestoredTimes)));
            }
            How::Ends { .. } | How::Lacks { .. } | How::Blank { contradiction: None, .. } => {
                let full = self.whole();
                lines.push(format!(
                    "No article says what to do when one score is incomplete. {}: both reconstruct the moves on another board.",
                    by(Rule::Reconstruction)
                ));
                lines.push(format!("With the missing moves: {}.", full.to_fen()));
                lines.push(format!("{}: if they cannot agree, back to the last position that can be told. {position}", by(Rule::DisplacedFoundLater)));
                lines.extend(self.set_right(&full));
            }
        }
        lines
    }

    /// Moves that both have written and that are not legal (7.5 applies as well).
    fn illegal_moves(&self) -> Vec<String> {
        let mut standing = self.terms.start.clone();
        let mut lines = Vec::new();
        for ply in 0..self.parting.agreed {
            let Some(Some(written)) = self.scores[0].moves.get(ply) else { break };
            let legality = standing.judge(&written.claim);
            if let Legality::Illegal(refusal) = &legality {
                let article = Rule::IllegalMove.article(self.terms.edition);
                let article =
                    article.map(|a| format!(" {} applies as well.", capitalised(&a.to_string())));
                lines.push(format!(
                    "{} in both scores is not legal: {refusal}.{}",
                    self.named(ply),
                    article.unwrap_or_default()
                ));
            }
            standing = standing.after(&written.claim, &legality);
        }
        lines
    }

    /// What the clock showed after the last agreed move, and what it shows at the end.
    fn clock(&self) -> Option<String> {
        let at = |plies: usize| -> ByColor<Option<Duration>> {
            let shown = |side: Color| {
                let own = |ply: &usize| self.by(*ply) == side;
                (0..plies).rev().filter(own).find_map(|ply| {
                    self.scores.iter().find_map(|score| score.moves.get(ply)?.as_ref()?.left)
                })
            };
            ByColor { white: shown(Color::White), black: shown(Color::Black) }
        };
        let said = |times: ByColor<Option<Duration>>| match (times.white, times.black) {
            (Some(white), Some(black)) => {
                Some(format!("White {}, Black {}", spoken(white), spoken(black)))
            }
            _ => None,
        };
        let longest = self.scores[0].moves.len().max(self.scores[1].moves.len());
        let then = said(at(self.parting.agreed));
        let last = said(at(longest)).filter(|_| longest > self.parting.agreed);
        let mut line = String::new();
        if let Some(then) = then {
            let _ = write!(line, "Clock after the last agreed move: {then}.");
        }
        if let Some(last) = last {
            let _ = write!(line, " Clock at the end: {last}.");
        }
        (!line.is_empty()).then(|| line.trim().to_owned())
    }

    /// The counters of the clock against the moves that are written.
    fn counters(&self) -> Vec<String> {
        let Some(counters) = self.terms.counters else { return Vec::new() };
        let mut lines = Vec::new();
        for side in [Color::White, Color::Black] {
            let counted = *counters.get(side);
            let written = self
                .scores
                .map(|score| (0..score.moves.len()).filter(|ply| self.by(*ply) == side).count());
            let fits: Vec<&str> = (0..2)
                .filter(|which| u32::try_from(written[*which]) == Ok(counted))
                .map(|which| self.pair.name(which))
                .collect();
            let name = side.fold_wb("White", "Black");
            lines.push(match fits.as_slice() {
                [_, _] => format!("The clock counts {counted} moves of {name}, as both scores do."),
                [one] => format!("The clock counts {counted} moves of {name}, as {one} does."),
                _ => format!(
                    "The clock counts {counted} moves of {name}; {} has {}, {} has {}. A press without a move, or a move without a press or unwritten.",
                    self.pair.name(0), written[0], self.pair.name(1), written[1]
                ),
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
                set_right(self.pair.board_name(side), board, right, self.terms)
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

    fn by(&self, ply: usize) -> Color {
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
        format!("{}'s move {number}", self.by(ply).fold_wb("White", "Black"))
    }

    /// "White's move 3, Nf3".
    fn named(&self, ply: usize) -> String {
        format!("{}, {}", self.place(ply), self.text(Which::First, ply))
    }

    fn text(&self, which: Which, ply: usize) -> &str {
        let written = self.scores[index(which)].moves.get(ply).and_then(Option::as_ref);
        written.map_or("nothing", |written| written.text.as_str())
    }

    /// Some moves as they are written.
    fn written(&self, which: Which, from: usize, count: usize) -> String {
        const MOST: usize = 8;
        let mut words: Vec<&str> =
            (from..from + count.min(MOST)).map(|ply| self.text(which, ply)).collect();
        if count > MOST {
            words.push("and so on");
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

fn plies(count: usize) -> String {
    format!("{count} {}", if count == 1 { "ply" } else { "plies" })
}

fn spoken(left: Duration) -> String {
    duration(left, Precision::Seconds, Language::English)
}
