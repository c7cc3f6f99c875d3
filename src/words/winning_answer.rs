//! The findings about which side can still mate, for programs, and the moves to mate in words.

use std::time::Duration;

use serde::Serialize;

use super::language::Wording;
use super::notices::tell_reason;
use super::say::{Style, announce};
use super::texts::Texts;
use crate::chess::notation::game_in_uci;
use crate::chess::unwinnable::Winnability;
use crate::chess::{History, Move, Position};
use crate::laws::winning::WinningFindings;
use crate::laws::{Article, Ruling, Verdict};

/// The effort behind an answer.
#[derive(Debug, Clone, Copy, Default)]
pub struct ThinkingEffort {
    pub positions: u64,
    pub time: Duration,
}

/// The moves to mate in words, if there is a mate.
pub fn mating_line(findings: &WinningFindings, wording: Wording, texts: &Texts) -> Option<String> {
    let (_, line) = findings.mate()?;
    let said: Vec<String> = game_of(&findings.position, line)
        .played()
        .map(|(position, legal)| wording.say(&announce(position, legal, Style::Full)))
        .collect();
    Some(texts.mating_moves(&said.join(", ")))
}

/// The answer for other programs.
#[derive(Serialize)]
pub struct WinningAnswer<'a> {
    fen: &'a str,
    verdict: &'static str,
    winner: Option<&'static str>,
    line: Option<Vec<String>>,
    result: Option<&'static str>,
    article: Option<String>,
    reason: Option<String>,
    nodes: u64,
    micros: u64,
}

impl<'a> WinningAnswer<'a> {
    pub fn of(
        fen: &'a str,
        findings: &WinningFindings,
        ruling: &Ruling,
        effort: ThinkingEffort,
        texts: &Texts,
    ) -> WinningAnswer<'a> {
        let asked: Vec<&Winnability> = findings.sides.iter().flatten().collect();
        let mate = findings.mate();
        let verdict = if mate.is_some() {
            "winnable"
        } else if asked.iter().all(|found| matches!(found, Winnability::Unwinnable(_))) {
            "unwinnable"
        } else {
            "unknown"
        };
        let mut reasons: Vec<String> = asked
            .iter()
            .filter_map(|found| match found {
                Winnability::Unwinnable(reason) => Some(tell_reason(*reason, texts)),
                _ => None,
            })
            .collect();
        reasons.dedup();
        let article = ruling.articles().into_iter().find_map(|(_, article)| match article {
            Article::Number(number) => Some(number.to_owned()),
            Article::Unverified => None,
        });
        WinningAnswer {
            fen,
            verdict,
            winner: mate.map(|(side, _)| side.fold_wb("white", "black")),
            line: mate.map(|(_, line)| game_in_uci(&game_of(&findings.position, line))),
            result: match ruling.verdict {
                Verdict::Win(side) => Some(side.fold_wb("1-0", "0-1")),
                Verdict::Draw => Some("1/2-1/2"),
                Verdict::GoesOn => Some("*"),
                _ => None,
            },
            article,
            reason: (verdict == "unwinnable").then(|| reasons.join(" ")),
            nodes: effort.positions,
            micros: u64::try_from(effort.time.as_micros()).unwrap_or(u64::MAX),
        }
    }
}

/// The game that ends in mate by these moves.
fn game_of(start: &Position, line: &[Move]) -> History {
    let mut game = History::new(start.clone());
    line.iter().for_each(|legal| game.play(*legal));
    game
}
