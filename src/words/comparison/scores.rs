//! Two scores in a comparison: where they part, what D.2.9 says about this case, the position there, and the clock.
//! What the arbiter must decide stays open.

mod by_the_laws;

use std::fmt::Write as _;

use crate::chess::{ClaimedMove, Color, Refusal};
use crate::laws::Rule;
use crate::table::sync::{
    Common, How, Parting, Shift, Which, common, part, played_out, reflection_of_score,
};
use crate::table::{Legality, Standing};
use crate::{capitalised, parts, tell_article, tell_refusal};

use super::in_record::Play;
use super::side::{Pair, SideScore};
use super::written_score::{ScoreMove, WrittenScore};
use super::{CompareTerms, SidesAgreement, reflected};

pub fn compared(
    one: &SideScore,
    other: &SideScore,
    pair: &Pair,
    terms: &CompareTerms,
) -> (String, SidesAgreement) {
    let (first, second) = (one.score.claims(), other.score.claims());
    let parting = part(&terms.start, &first, &second);
    let common = common(&terms.start, &first, &second);
    let scores = [&one.score, &other.score];
    let report = ScoresReport { scores, pair, terms, parting: &parting, common: &common };
    let way = reflection_of_score(&first, &second, terms.start.turn());
    let mut lines = match way {
        Some(way) => {
            let [one, other] = [0, 1].map(|side| pair.name(side, &terms.texts));
            let plies = first.len().min(second.len());
            let mut lines = reflected::scores(&other, &one, way, plies, terms);
            // Boards are compared with the scores as written.
            if pair.boards.iter().any(Option::is_some) {
                lines.extend(report.whole_answer());
            }
            lines
        }
        None => report.whole_answer(),
    };
    lines.extend(report.results());
    for (side, score) in [one, other].into_iter().enumerate() {
        if let Some(options) = &score.reads_well_with {
            lines.push(terms.texts.score_reads_well_with(&pair.name(side, &terms.texts), options));
        }
    }
    if report.play() == Play::GoesOn {
        lines.extend(pair.move_under_way(&common.standing, terms));
    }
    lines.extend(pair.boards_not_read(&terms.texts));
    let boards_are_right = report.boards().is_empty();
    let results_agree = report.results().is_none();
    let agree = matches!(parting.how, How::Never) && boards_are_right && results_agree;
    (lines.join("\n") + "\n", if agree { SidesAgreement::Agreed } else { SidesAgreement::Parted })
}

pub(crate) struct ScoresReport<'a> {
    pub(crate) scores: [&'a WrittenScore; 2],
    pub(crate) pair: &'a Pair,
    pub(crate) terms: &'a CompareTerms,
    pub(crate) parting: &'a Parting,
    common: &'a Common,
}

impl ScoresReport<'_> {
    fn whole_answer(&self) -> Vec<String> {
        let mut lines = vec![self.where_they_part()];
        lines.extend(self.illegal_moves());
        lines.extend(self.what_the_laws_do());
        lines.extend(self.clock());
        lines.extend(self.counters());
        lines
    }

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
            How::Shifted(shift) => self.shifted(*shift, &after),
            How::Swapped { with, entries, then } => self.swapped(*with, *entries, *then, &after),
            How::Blank { which, contradiction } => {
                let later = match contradiction {
                    Some(ply) => texts.contradict_later(
                        &self.place(*ply),
                        &self.text(Which::First, *ply),
                        &self.text(Which::Second, *ply),
                    ),
                    None => texts.no_later_contradiction(),
                };
                let blank = if self.scores.iter().all(|score| is_blank_at(score, agreed)) {
                    texts.both_have_a_blank(&after)
                } else {
                    texts.one_has_a_blank(&capitalised(&name(*which)), &after)
                };
                format!("{blank} {later}")
            }
        }
    }

    /// The results in the scores, if they differ (8.7).
    fn results(&self) -> Option<String> {
        let [one, other] = self.scores.map(|score| score.result);
        let (one, other) = (one?, other?);
        let texts = &self.terms.texts;
        let [first, second] = [0, 1].map(|side| self.pair.name(side, texts));
        (one != other).then(|| texts.results_differ(&first, one, &second, other))
    }

    /// Moves in both scores that are not legal (7.5 applies too), or that fit several moves.
    fn illegal_moves(&self) -> Vec<String> {
        let mut standing = self.terms.start.clone();
        let mut lines = Vec::new();
        let texts = &self.terms.texts;
        for (ply, claim) in self.common.moves.iter().enumerate() {
            let legality = standing.judge(claim);
            match &legality {
                Legality::Illegal(Refusal::Ambiguous { candidates, .. }) => {
                    let squares: Vec<String> = candidates.iter().map(ToString::to_string).collect();
                    let place = capitalised(&self.named(ply));
                    lines.push(texts.unclear_in_both(&place, &texts.any_of(&squares)));
                }
                Legality::Illegal(refusal) => {
                    let reason = tell_refusal(refusal, texts);
                    let mut line = texts.illegal_in_both(&capitalised(&self.named(ply)), &reason);
                    let rule = match refusal {
                        Refusal::PromotionMissing { .. } => Rule::PawnNotReplaced,
                        _ => Rule::IllegalMove,
                    };
                    if let Some(article) = rule.article(self.terms.edition) {
                        let article = capitalised(&tell_article(article, texts));
                        let _ = write!(line, " {}", texts.applies_as_well(&article));
                    }
                    lines.push(line);
                }
                Legality::Legal(_) | Legality::AtOdds | Legality::CannotBeJudged => {}
            }
            standing = standing.after(claim, &legality);
        }
        lines
    }

    /// How to bring the boards to the position that counts.
    fn boards(&self) -> Vec<String> {
        self.set_right(&self.common.standing)
    }

    fn set_right(&self, right: &Standing) -> Vec<String> {
        self.pair.set_right(right, self.play(), self.terms)
    }

    /// Whether a board shows this position, or is in the middle of the move to it.
    fn board_shows(&self, side: usize, right: &Standing) -> bool {
        self.pair.set_board_right(side, right, Play::GoesOn, self.terms).is_none()
    }

    /// If the scores contradict each other, play does not continue from the boards.
    fn play(&self) -> Play {
        match self.parting.how {
            How::Contradict(_)
            | How::Swapped { .. }
            | How::Blank { contradiction: Some(_), .. } => Play::IsTakenBack,
            How::Never | How::Ends { .. } | How::Shifted(_) | How::Blank { .. } => Play::GoesOn,
        }
    }

    /// The score that can be played to its end, if only one can, and its position.
    fn playable(&self) -> Option<(Which, Standing)> {
        let [one, other] = self.scores.map(|score| played_out(&self.terms.start, &score.claims()));
        match (one, other) {
            (Some(right), None) => Some((Which::First, right)),
            (None, Some(right)) => Some((Which::Second, right)),
            _ => None,
        }
    }

    /// The position if entries in only one score were really played. `None` if both lack a ply.
    fn whole(&self) -> Option<Standing> {
        let [one, other] = self.scores;
        let longest = one.moves.len().max(other.moves.len());
        let full = match self.parting.how {
            How::Shifted(Shift { shorter, .. }) | How::Ends { shorter, .. } => {
                self.scores[index(shorter.other())]
            }
            _ => self.scores[0],
        };
        let moves = (0..longest).map(|ply| {
            let of = |score: &'_ WrittenScore| score.moves.get(ply).cloned().flatten();
            of(full).or_else(|| of(one)).or_else(|| of(other))
        });
        let moves = moves.collect::<Option<Vec<_>>>()?;
        Some(self.played(moves.iter()))
    }

    fn played<'m>(&self, moves: impl Iterator<Item = &'m ScoreMove>) -> Standing {
        let claims: Vec<_> = moves.map(|written| Some(written.claim)).collect();
        let after = |standing: Standing, claim: &ClaimedMove| standing.after_claim(claim);
        played_out(&self.terms.start, &claims)
            .unwrap_or_else(|| claims.iter().flatten().fold(self.terms.start.clone(), after))
    }

    pub(crate) fn mover(&self, ply: usize) -> Color {
        self.terms.mover(ply)
    }

    /// "White's move 3".
    fn place(&self, ply: usize) -> String {
        self.terms.place(ply)
    }

    /// "White's move 3, Nf3".
    fn named(&self, ply: usize) -> String {
        self.terms.texts.move_with_words(&self.place(ply), &self.text(Which::First, ply))
    }

    pub(crate) fn text(&self, which: Which, ply: usize) -> String {
        let written = self.scores[index(which)].moves.get(ply).and_then(Option::as_ref);
        written.map_or_else(|| self.terms.texts.nothing_written(), |written| written.text.clone())
    }

    /// Some moves as written.
    pub(super) fn written(&self, which: Which, from: usize, count: usize) -> String {
        const MOST: usize = 8;
        let mut words: Vec<String> =
            (from..from + count.min(MOST)).map(|ply| self.text(which, ply)).collect();
        if count > MOST {
            words.push(self.terms.texts.and_so_on());
        }
        words.join(", ")
    }
}

fn is_blank_at(score: &WrittenScore, ply: usize) -> bool {
    matches!(score.moves.get(ply), Some(None))
}

pub(crate) fn index(which: Which) -> usize {
    match which {
        Which::First => 0,
        Which::Second => 1,
    }
}
