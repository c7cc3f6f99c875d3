//! How the work grows with the number of men, which positions are hardest, and how soon a search stops after it is told
//! to.

use std::time::{Duration, Instant};

use hector::chess::unwinnable::{Budget, Solver};
use shakmaty::Position as _;

use super::{POSITIONS, Question};

/// The cost of one question.
pub(crate) struct Cost {
    pub(crate) positions: u64,
    pub(crate) time: Duration,
}

/// How many of the hardest positions are listed.
const HARDEST: usize = 10;

/// How many positions make a search long enough for stopping it.
const LONG: u64 = 10_000;

/// When a search is told to stop.
const STOP: Duration = Duration::from_millis(3);

/// Prints how the work grows with the number of men, and of men that can move.
pub(crate) fn tell(questions: &[(&Question, Cost)]) {
    println!("growth: positions looked at and time for each question");
    group(questions, "men", |question| question.position.board().board().occupied().count());
    group(questions, "men that can move", |question| mobile(question.position.board()));
    let mut hardest: Vec<&(&Question, Cost)> = questions.iter().collect();
    hardest.sort_by_key(|(_, cost)| std::cmp::Reverse(cost.positions));
    for (question, cost) in hardest.into_iter().take(HARDEST) {
        let can = if question.can { "can" } else { "cannot" };
        let Cost { positions, time } = cost;
        println!("  {positions} positions, {time:.0?}: {} {can} {}", question.winner, question.fen);
    }
}

fn group(questions: &[(&Question, Cost)], what: &str, count: impl Fn(&Question) -> usize) {
    for (least, most) in [(0, 4), (5, 8), (9, 12), (13, 16), (17, 32)] {
        let mut costs: Vec<&Cost> = questions
            .iter()
            .filter(|(question, _)| (least..=most).contains(&count(question)))
            .map(|(_, cost)| cost)
            .collect();
        costs.sort_by_key(|cost| cost.positions);
        let Some(last) = costs.last() else { continue };
        let number = u32::try_from(costs.len()).expect("not so many");
        let time: Duration = costs.iter().map(|cost| cost.time).sum();
        let positions: u64 = costs.iter().map(|cost| cost.positions).sum();
        println!(
            "  {least} to {most} {what}: {number} questions, {} positions each, median {}, most {}; \
             {:.1?} each",
            positions / u64::from(number),
            costs[costs.len() / 2].positions,
            last.positions,
            time / number,
        );
    }
}

/// How many men of both sides could move, if it were their turn.
fn mobile(position: &shakmaty::Chess) -> usize {
    let movers = |position: &shakmaty::Chess| {
        let moves = position.legal_moves();
        moves.iter().filter_map(|legal| legal.from()).collect::<shakmaty::Bitboard>()
    };
    let other = position.clone().swap_turn().map(|other| movers(&other));
    (movers(position) | other.unwrap_or_default()).count()
}

/// Stops every long search shortly after its start, and prints how much longer each ran.
pub(crate) fn tell_stops(solver: &mut Solver, questions: &[(&Question, Cost)]) {
    let mut late: Vec<Duration> = questions
        .iter()
        .filter(|(_, cost)| cost.positions >= LONG && cost.time > STOP * 2)
        .map(|(question, _)| {
            let begun = Instant::now();
            let mut go_on = || begun.elapsed() < STOP;
            let mut budget = Budget::positions(POSITIONS).while_asked(&mut go_on);
            solver.solve(&question.position, question.winner, &mut budget);
            begun.elapsed().saturating_sub(STOP)
        })
        .collect();
    late.sort_unstable();
    if let (Some(middle), Some(worst)) = (late.get(late.len() / 2), late.last()) {
        println!(
            "  {} long searches stopped: {middle:.1?} late in the middle, {worst:.1?} at worst",
            late.len()
        );
    }
}
