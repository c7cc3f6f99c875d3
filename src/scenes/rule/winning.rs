//! `hector rule flag`, `resign` and `dead`: who gets what by who can still mate, for one
//! position or for every line of standard input. Sets the limits; decides nothing.

use std::io::Write as _;
use std::time::{Duration, Instant};

use serde::Serialize;

use crate::chess::unwinnable::{Budget, Reason, Solver, Winnability};
use crate::chess::{ByColor, Color, Move, Position};
use crate::laws::provisions::WithoutMatingChance;
use crate::laws::{
    Article, Edition, MateChance, Ruling, Terms, Verdict, dead_knowing, flag_knowing,
    resign_knowing,
};
use crate::scenes::failure::{Failure, Outcome};
use crate::scenes::spoken::{WordingOptions, answer_lines};
use crate::words::{Style, Texts, Wording, announce, tell_fen, tell_reason, tell_ruling};

/// How the question is asked and answered.
#[derive(clap::Args)]
pub(super) struct Asking {
    /// The position; if left out, positions are read from standard input, one a line
    #[arg(long)]
    fen: Option<String>,
    /// Give the moves to mate as well
    #[arg(long)]
    line: bool,
    /// Answer in JSON, one object a line
    #[arg(long)]
    json: bool,
    /// Only say what can be seen at once
    #[arg(long, conflicts_with = "within")]
    quick: bool,
    /// The longest time to think about a position, such as 200ms or 2s
    #[arg(long, value_name = "TIME")]
    within: Option<String>,
    #[command(flatten)]
    wording: WordingOptions,
}

/// What is asked of each position.
pub(super) enum WinningQuestion {
    Flag { terms: Terms, fallen: Color },
    Resignation { edition: Edition, by: Color },
    Dead(Edition),
}

/// How far a position is thought about.
#[derive(Clone, Copy)]
enum ThinkingLimit {
    AtOnce,
    Positions(u64),
    Time(Duration),
}

/// So many positions are looked at where no time is given: a second or two.
const POSITIONS: u64 = 1_000_000;

/// Answers for the position that is given, or for each of standard input.
pub(super) fn answer(asked: &WinningQuestion, asking: &Asking, texts: &Texts) -> Outcome {
    let limit = match &asking.within {
        _ if asking.quick => ThinkingLimit::AtOnce,
        None => ThinkingLimit::Positions(POSITIONS),
        Some(text) => ThinkingLimit::Time(
            duration(text).ok_or_else(|| Failure::Input(texts.no_waiting_time(text, "200ms")))?,
        ),
    };
    let mut desk = WinningDesk { asked, asking, limit, texts, solver: Solver::default() };
    match &asking.fen {
        Some(fen) => {
            let lines = desk.lines(fen).map_err(Failure::Input)?;
            writeln!(std::io::stdout().lock(), "{}", lines.join("\n"))?;
            Ok(())
        }
        None => answer_lines(texts, |line| Ok(desk.lines(line)?.join(" "))),
    }
}

/// What is needed for one answer after the other.
struct WinningDesk<'a> {
    asked: &'a WinningQuestion,
    asking: &'a Asking,
    limit: ThinkingLimit,
    texts: &'a Texts,
    solver: Solver,
}

/// What was found out about a position.
struct Findings {
    position: Position,
    /// What was asked of each side; nothing where it did not matter.
    sides: ByColor<Option<Winnability>>,
    /// Why a side that was not asked cannot mate either, where that is seen at once.
    beside: ByColor<Option<Reason>>,
    positions: u64,
    time: Duration,
}

impl WinningDesk<'_> {
    fn lines(&mut self, fen: &str) -> Result<Vec<String>, String> {
        let position = Position::from_fen(fen).map_err(|error| tell_fen(&error, self.texts))?;
        let findings = self.find(position);
        let ruling = self.ruling(&findings);
        if self.asking.json {
            let object = WinningAnswer::of(fen, &findings, &ruling, self.texts);
            return Ok(vec![serde_json::to_string(&object).map_err(|error| error.to_string())?]);
        }
        let mut lines = tell_ruling(&ruling, self.texts);
        if self.asking.line
            && let Some((_, line)) = findings.mate()
        {
            let moves = in_words(&findings.position, line, self.asking.wording.wording());
            lines.push(self.texts.mating_moves(&moves));
        }
        Ok(lines)
    }

    fn find(&mut self, position: Position) -> Findings {
        let begun = Instant::now();
        let mut findings = Findings {
            position,
            sides: ByColor::default(),
            beside: ByColor::default(),
            positions: 0,
            time: Duration::ZERO,
        };
        let sides = match self.asked {
            WinningQuestion::Flag { fallen, .. } => vec![!*fallen],
            // Where resigning loses whoever can mate, only a dead position is none (5.2.2):
            // it takes both sides to say that.
            WinningQuestion::Resignation { edition, by } => {
                match edition.parameters().resignation {
                    WithoutMatingChance::Draw => vec![!*by],
                    WithoutMatingChance::Loss | WithoutMatingChance::NotRegulated => {
                        vec![!*by, *by]
                    }
                }
            }
            WinningQuestion::Dead(_) => vec![Color::White, Color::Black],
        };
        for side in sides {
            let found = self.ask(&findings.position, side, begun, &mut findings.positions);
            let mates = matches!(found, Winnability::Winnable(_));
            *findings.sides.get_mut(side) = Some(found);
            if mates {
                break;
            }
        }
        // Where one side was asked and cannot mate, the game had ended before if the other
        // cannot either (5.2.2). The answer is about the first: the other is seen at once or
        // left open.
        if findings.sides.iter().flatten().all(|found| matches!(found, Winnability::Unwinnable(_)))
        {
            for side in Color::ALL {
                if findings.sides.get(side).is_none() {
                    *findings.beside.get_mut(side) = self.solver.quick(&findings.position, side);
                }
            }
        }
        findings.time = begun.elapsed();
        findings
    }

    fn ask(
        &mut self,
        position: &Position,
        side: Color,
        begun: Instant,
        positions: &mut u64,
    ) -> Winnability {
        let solver = &mut self.solver;
        let (most, time) = match self.limit {
            ThinkingLimit::AtOnce => {
                let reason = solver.quick(position, side);
                return reason.map_or(Winnability::Unknown, Winnability::Unwinnable);
            }
            ThinkingLimit::Positions(most) => (most, None),
            ThinkingLimit::Time(time) => (u64::MAX, Some(time)),
        };
        let mut go_on = || time.is_none_or(|time| begun.elapsed() < time);
        let mut budget = Budget::positions(most).while_asked(&mut go_on);
        let found = solver.solve(position, side, &mut budget);
        *positions += budget.spent();
        found
    }

    fn ruling(&self, findings: &Findings) -> Ruling {
        let position = &findings.position;
        let chance = |side: Color| match findings.sides.get(side) {
            Some(Winnability::Winnable(line)) => {
                MateChance::Possible(u32::try_from(line.len()).unwrap_or(u32::MAX))
            }
            Some(Winnability::Unwinnable(reason)) => MateChance::Impossible(*reason),
            Some(Winnability::Unknown) => MateChance::Unknown,
            None => findings.beside.get(side).map_or(MateChance::Unknown, MateChance::Impossible),
        };
        match self.asked {
            WinningQuestion::Flag { terms, fallen } => {
                flag_knowing(terms, position, *fallen, &chance)
            }
            WinningQuestion::Resignation { edition, by } => {
                resign_knowing(*edition, position, *by, &chance)
            }
            WinningQuestion::Dead(edition) => dead_knowing(*edition, position, &chance),
        }
    }
}

impl Findings {
    /// Who mates, and how.
    fn mate(&self) -> Option<(Color, &[Move])> {
        Color::ALL.into_iter().find_map(|side| match self.sides.get(side) {
            Some(Winnability::Winnable(line)) => Some((side, line.as_slice())),
            _ => None,
        })
    }
}

/// An answer for programs.
#[derive(Serialize)]
struct WinningAnswer<'a> {
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
    fn of(fen: &'a str, findings: &Findings, ruling: &Ruling, texts: &Texts) -> WinningAnswer<'a> {
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
            line: mate.map(|(_, line)| in_uci(&findings.position, line)),
            result: match ruling.verdict {
                Verdict::Win(side) => Some(side.fold_wb("1-0", "0-1")),
                Verdict::Draw => Some("1/2-1/2"),
                Verdict::GoesOn => Some("*"),
                _ => None,
            },
            article,
            reason: (verdict == "unwinnable").then(|| reasons.join(" ")),
            nodes: findings.positions,
            micros: u64::try_from(findings.time.as_micros()).unwrap_or(u64::MAX),
        }
    }
}

fn in_uci(start: &Position, line: &[Move]) -> Vec<String> {
    played(start, line).map(|(position, legal)| position.uci(legal)).collect()
}

fn in_words(start: &Position, line: &[Move], wording: Wording) -> String {
    let said: Vec<String> = played(start, line)
        .map(|(position, legal)| wording.say(&announce(&position, legal, Style::Full)))
        .collect();
    said.join(", ")
}

/// Each move with the position that it is made in.
fn played(start: &Position, line: &[Move]) -> impl Iterator<Item = (Position, Move)> {
    let mut position = start.clone();
    line.iter().map(move |legal| {
        let before = position.clone();
        position.play(*legal);
        (before, *legal)
    })
}

/// "200ms" or "2s".
fn duration(text: &str) -> Option<Duration> {
    let (number, unit) = text.split_at(text.find(|sign: char| !sign.is_ascii_digit())?);
    let number = number.parse::<u64>().ok()?;
    match unit.trim_start() {
        "ms" => Some(Duration::from_millis(number)),
        "s" => Some(Duration::from_secs(number)),
        _ => None,
    }
}
