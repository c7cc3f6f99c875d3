//! Keeps an engine: starts it, asks it, waits for its answers within limits, and restarts it once.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, TryRecvError};
use std::time::{Duration, Instant};

use super::process::Process;
use super::{EngineEvent, EngineFault, EngineLimit, EngineManner, EngineQuestion, EngineScore};

/// How long an engine may take to start, and to say that it is ready.
const START: Duration = Duration::from_secs(10);
/// How much longer than its time limit an engine may take.
const GRACE: Duration = Duration::from_secs(3);
/// How long it may take after it was told to stop.
const AFTER_STOP: Duration = Duration::from_secs(2);
/// The time limit for questions that are limited by positions. A slow engine then answers with what it has.
const LONGEST: Duration = Duration::from_secs(5);
/// How often to check for orders.
const SLICE: Duration = Duration::from_millis(20);
/// The most lines that an engine may write before an answer.
const MOST_LINES: usize = 50_000;
/// The most options of an engine. Only those that are wanted are kept.
const MOST_OPTIONS: usize = 1_000;
/// The longest name that is kept.
const LONGEST_NAME: usize = 60;

/// What the owner wants.
#[derive(Debug)]
pub(super) enum EngineOrder {
    Ask(EngineQuestion),
    Stop,
    Refuse,
    End,
}

/// How a wait ended.
enum Waited {
    Line(String),
    Order(EngineOrder),
}

/// How a question ended.
enum EngineAsked {
    Best(String, Option<EngineScore>),
    Order(EngineOrder),
}

pub(super) struct EngineKeeper {
    manner: EngineManner,
    tell: Box<dyn Fn(EngineEvent) + Send>,
    orders: Receiver<EngineOrder>,
    process: Option<Process>,
    failures: Failures,
    asked: Option<EngineQuestion>,
    /// Set when the owner is gone.
    ended: Arc<AtomicBool>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Failures {
    None,
    One,
}

impl EngineKeeper {
    pub(super) fn new(
        manner: EngineManner,
        tell: Box<dyn Fn(EngineEvent) + Send>,
        orders: Receiver<EngineOrder>,
        ended: Arc<AtomicBool>,
    ) -> EngineKeeper {
        let failures = Failures::None;
        EngineKeeper { manner, tell, orders, process: None, failures, asked: None, ended }
    }

    /// Runs until the owner is gone or the engine has failed twice.
    pub(super) fn keep(mut self) {
        let mut next = self.begin().map_or_else(|fault| self.fail(fault), |()| None);
        while !matches!(next, Some(EngineOrder::End)) {
            let order = match next.take() {
                Some(order) => order,
                None => match self.orders.recv() {
                    Ok(order) => order,
                    Err(_) => return,
                },
            };
            next = match order {
                EngineOrder::End => return,
                EngineOrder::Stop => None,
                EngineOrder::Refuse => self.fail(EngineFault::Refused),
                EngineOrder::Ask(question) => {
                    self.asked = Some(question);
                    self.answer()
                }
            };
        }
    }

    /// Asks the current question. Returns an order that came meanwhile.
    fn answer(&mut self) -> Option<EngineOrder> {
        let question = self.asked.clone()?;
        match self.ask(&question) {
            Ok(EngineAsked::Best(best, score)) => {
                (self.tell)(EngineEvent::Best { number: question.number, best, score });
                None
            }
            Ok(EngineAsked::Order(order)) => Some(order),
            Err(fault) => self.fail(fault),
        }
    }

    /// After the first failure the engine is restarted, after the second it is given up.
    fn fail(&mut self, fault: EngineFault) -> Option<EngineOrder> {
        self.process = None;
        let can_start = !matches!(fault, EngineFault::NotStarted { .. } | EngineFault::NoEngine);
        if self.ended.load(Ordering::Relaxed) {
            return Some(EngineOrder::End);
        }
        if self.failures == Failures::One || !can_start {
            (self.tell)(EngineEvent::Lost(fault));
            return Some(EngineOrder::End);
        }
        self.failures = Failures::One;
        (self.tell)(EngineEvent::Restarted(fault));
        match self.begin() {
            Ok(()) => self.answer(),
            Err(fault) => self.fail(fault),
        }
    }

    /// Starts the engine and sets its options.
    fn begin(&mut self) -> Result<(), EngineFault> {
        let mut process = Process::start(&self.manner.command)?;
        let until = Instant::now() + START;
        let options = &self.manner.options;
        let wanted: Vec<&str> = options.iter().map(|(option, _)| option.as_str()).collect();
        let Introduction { name, offered } =
            introduction(&mut process, &wanted, (until, &self.ended))?;
        let mut lacking = Vec::new();
        for (option, value) in &self.manner.options {
            if offered.contains(&option.as_str()) {
                process.write(&format!("setoption name {option} value {value}"))?;
            } else {
                lacking.push(option.clone());
            }
        }
        process.write("ucinewgame")?;
        process.write("isready")?;
        read_until(&mut process, "readyok", (until, &self.ended), |_| Ok(()))?;
        self.process = Some(process);
        if self.failures == Failures::None {
            (self.tell)(EngineEvent::Ready { name, lacking });
        }
        Ok(())
    }

    fn ask(&mut self, question: &EngineQuestion) -> Result<EngineAsked, EngineFault> {
        let process = self.process.as_mut().ok_or(EngineFault::Gone)?;
        let start = match &question.start {
            None => "startpos".to_owned(),
            Some(fen) => format!("fen {fen}"),
        };
        let moves = question.moves.join(" ");
        let moves = if moves.is_empty() { moves } else { format!(" moves {moves}") };
        process.write(&format!("position {start}{moves}"))?;
        process.write(&go(question.limit))?;
        let mut until = Instant::now() + patience(question.limit) + GRACE;
        let (mut stopped, mut score) = (false, None);
        for _ in 0..MOST_LINES {
            let line = match wait(process, &self.orders, until)? {
                Some(Waited::Order(EngineOrder::Stop)) => {
                    process.write("stop")?;
                    (until, stopped) = (Instant::now() + AFTER_STOP, true);
                    continue;
                }
                Some(Waited::Order(order)) => {
                    give_up(process)?;
                    return Ok(EngineAsked::Order(order));
                }
                Some(Waited::Line(line)) => line,
                None if stopped => return Err(EngineFault::Late),
                None => {
                    process.write("stop")?;
                    (until, stopped) = (Instant::now() + AFTER_STOP, true);
                    continue;
                }
            };
            let mut words = line.split_whitespace();
            match words.next() {
                Some("info") => score = score_in(words).or(score),
                Some("bestmove") => {
                    let best = words.next().unwrap_or_default();
                    return Ok(EngineAsked::Best(best.chars().take(LONGEST_NAME).collect(), score));
                }
                _ => {}
            }
        }
        Err(EngineFault::Endless)
    }
}

/// How an engine introduces itself.
pub(super) struct Introduction<'a> {
    pub(super) name: String,
    /// Which of the wanted options it knows.
    offered: Vec<&'a str>,
}

/// Asks a running program whether it is an engine, for its name, and which of these options it has.
pub(super) fn introduction<'a>(
    process: &mut Process,
    wanted: &[&'a str],
    (until, ended): (Instant, &AtomicBool),
) -> Result<Introduction<'a>, EngineFault> {
    process.write("uci").map_err(|_| EngineFault::NoEngine)?;
    let mut introduction = Introduction { name: String::new(), offered: Vec::new() };
    let mut options = 0;
    let read = read_until(process, "uciok", (until, ended), |line| {
        if let Some(told) = line.strip_prefix("id name ") {
            introduction.name = told.chars().take(LONGEST_NAME).collect();
        }
        if let Some(option) = line.strip_prefix("option name ") {
            options += 1;
            let name = option.split_once(" type ").map_or(option, |(name, _)| name).to_lowercase();
            let known = wanted.iter().find(|wanted| wanted.to_lowercase() == name);
            introduction
                .offered
                .extend(known.filter(|known| !introduction.offered.contains(known)));
        }
        if options > MOST_OPTIONS { Err(EngineFault::Endless) } else { Ok(()) }
    });
    match read {
        Ok(()) => Ok(introduction),
        Err(EngineFault::Late) => Err(EngineFault::Late),
        // It has begun as engines do, but does not come to an end.
        Err(EngineFault::Endless) if options > 0 => Err(EngineFault::Endless),
        // A program that ends at once or answers something else is not an engine.
        Err(_) => Err(EngineFault::NoEngine),
    }
}

/// Makes an engine stop thinking, and ignores its answer.
fn give_up(process: &mut Process) -> Result<(), EngineFault> {
    process.write("stop")?;
    let until = Instant::now() + AFTER_STOP;
    for _ in 0..MOST_LINES {
        let line = process.line(until)?.ok_or(EngineFault::Late)?;
        if line.starts_with("bestmove") {
            return Ok(());
        }
    }
    Err(EngineFault::Endless)
}

/// The next line or order. `None` at the time limit.
fn wait(
    process: &mut Process,
    orders: &Receiver<EngineOrder>,
    until: Instant,
) -> Result<Option<Waited>, EngineFault> {
    loop {
        match orders.try_recv() {
            Ok(order) => return Ok(Some(Waited::Order(order))),
            Err(TryRecvError::Disconnected) => return Ok(Some(Waited::Order(EngineOrder::End))),
            Err(TryRecvError::Empty) => {}
        }
        let slice = until.min(Instant::now() + SLICE);
        if let Some(line) = process.line(slice)? {
            return Ok(Some(Waited::Line(line)));
        }
        if Instant::now() >= until {
            return Ok(None);
        }
    }
}

fn read_until(
    process: &mut Process,
    word: &str,
    (until, ended): (Instant, &AtomicBool),
    mut each: impl FnMut(&str) -> Result<(), EngineFault>,
) -> Result<(), EngineFault> {
    let mut lines = 0;
    while lines < MOST_LINES {
        match process.line(until.min(Instant::now() + SLICE))? {
            Some(line) if line == word => return Ok(()),
            Some(line) => {
                each(&line)?;
                lines += 1;
            }
            None if Instant::now() >= until || ended.load(Ordering::Relaxed) => {
                return Err(EngineFault::Late);
            }
            None => {}
        }
    }
    Err(EngineFault::Endless)
}

/// The score of the best move in an `info` line.
fn score_in<'a>(mut words: impl Iterator<Item = &'a str>) -> Option<EngineScore> {
    let mut score = None;
    while let Some(word) = words.next() {
        match word {
            // Lines about other moves do not give the score of the position.
            "multipv" if words.next() != Some("1") => return None,
            // The rest is free text, or moves.
            "string" | "pv" => break,
            "score" => {
                let kind = words.next()?;
                let count = words.next()?.parse().ok()?;
                score = match kind {
                    "cp" => Some(EngineScore::Centipawns(count)),
                    "mate" => Some(EngineScore::Mate(count)),
                    _ => None,
                };
            }
            _ => {}
        }
    }
    score
}

fn go(limit: EngineLimit) -> String {
    match limit {
        EngineLimit::Time(time) => format!("go movetime {}", time.as_millis()),
        EngineLimit::Nodes(nodes) => format!("go nodes {nodes}"),
        EngineLimit::Clock { white, black, increment, .. } => {
            let [white, black] = [white, black].map(|time| time.as_millis().max(1));
            let increment = increment.as_millis();
            format!("go wtime {white} btime {black} winc {increment} binc {increment}")
        }
    }
}

fn patience(limit: EngineLimit) -> Duration {
    match limit {
        EngineLimit::Time(time) => time,
        EngineLimit::Nodes(_) => LONGEST,
        EngineLimit::Clock { most, .. } => most,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_score_is_read_among_other_words() {
        let of = |line: &str| score_in(line.split_whitespace());
        let usual = "depth 12 seldepth 18 multipv 1 score cp -35 nodes 9 pv e2e4";
        assert_eq!(of(usual), Some(EngineScore::Centipawns(-35)));
        assert_eq!(of("depth 3 score mate -2 nodes 5"), Some(EngineScore::Mate(-2)));
        assert_eq!(of("score cp 20 lowerbound time 3"), Some(EngineScore::Centipawns(20)));
        for none in ["", "depth 1", "score", "score cp", "score cp x", "score wdl 1 2 3"] {
            assert_eq!(of(none), None, "{none}");
        }
        assert_eq!(of("multipv 2 score cp 90"), None);
        assert_eq!(of("string score cp 90"), None);
    }
}
