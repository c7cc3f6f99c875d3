//! `hector rule flag`, `resign` and `dead`: the result by who can still mate, for one position or for every line of
//! standard input. It sets the limits of the search; `laws` decides.

use std::io::Write as _;
use std::time::{Duration, Instant};

use crate::chess::unwinnable::{Budget, Solver, Winnability};
use crate::chess::{Color, Position};
use crate::laws::winning::{WinningQuestion, WinningSearch};
use crate::scenes::failure::{Failure, Outcome};
use crate::scenes::game_file::read_position;
use crate::scenes::spoken::{WordingOptions, answer_lines};
use crate::words::winning_answer::{ThinkingEffort, WinningAnswer, mating_line};
use crate::words::{Texts, tell_ruling};

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

/// How far to search a position.
#[derive(Clone, Copy)]
enum ThinkingLimit {
    AtOnce,
    Positions(u64),
    Time(Duration),
}

/// How many positions are searched if no time is given: a second or two.
const POSITIONS: u64 = 1_000_000;

/// Answers for the given position, or for each one of standard input.
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
            let lines = desk.lines(fen)?;
            writeln!(std::io::stdout().lock(), "{}", lines.join("\n"))?;
            Ok(())
        }
        None => answer_lines(texts, |line| Ok(desk.lines(line)?.join(" "))),
    }
}

/// What all answers need.
struct WinningDesk<'a> {
    asked: &'a WinningQuestion,
    asking: &'a Asking,
    limit: ThinkingLimit,
    texts: &'a Texts,
    solver: Solver,
}

impl WinningDesk<'_> {
    fn lines(&mut self, fen: &str) -> Result<Vec<String>, String> {
        let position = read_position(fen, None, self.texts)?;
        let begun = Instant::now();
        let mut effort = ThinkingEffort::default();
        let asked = self.asked;
        let findings = asked.find(position, |position, side, search| match search {
            WinningSearch::Whole => self.ask(position, side, begun, &mut effort),
            WinningSearch::AtSight => self.seen_at_once(position, side),
        });
        effort.time = begun.elapsed();
        let ruling = self.asked.ruling(&findings);
        if self.asking.json {
            let object = WinningAnswer::of(fen, &findings, &ruling, effort, self.texts);
            return Ok(vec![serde_json::to_string(&object).map_err(|error| error.to_string())?]);
        }
        let mut lines = tell_ruling(&ruling, self.texts);
        if self.asking.line {
            lines.extend(mating_line(&findings, self.asking.wording.wording(), self.texts));
        }
        Ok(lines)
    }

    fn seen_at_once(&mut self, position: &Position, side: Color) -> Winnability {
        let reason = self.solver.quick(position, side);
        reason.map_or(Winnability::Unknown, Winnability::Unwinnable)
    }

    fn ask(
        &mut self,
        position: &Position,
        side: Color,
        begun: Instant,
        effort: &mut ThinkingEffort,
    ) -> Winnability {
        let (most, time) = match self.limit {
            ThinkingLimit::AtOnce => return self.seen_at_once(position, side),
            ThinkingLimit::Positions(most) => (most, None),
            ThinkingLimit::Time(time) => (u64::MAX, Some(time)),
        };
        let mut go_on = || time.is_none_or(|time| begun.elapsed() < time);
        let mut budget = Budget::positions(most).while_asked(&mut go_on);
        let found = self.solver.solve(position, side, &mut budget);
        effort.positions += budget.spent();
        found
    }
}

/// Reads "200ms" or "2s".
fn duration(text: &str) -> Option<Duration> {
    let (number, unit) = text.split_at(text.find(|sign: char| !sign.is_ascii_digit())?);
    let number = number.parse::<u64>().ok()?;
    match unit.trim_start() {
        "ms" => Some(Duration::from_millis(number)),
        "s" => Some(Duration::from_secs(number)),
        _ => None,
    }
}
