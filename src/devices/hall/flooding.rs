//! Tests with a real hall: a table with a valid code sends as fast as it can while another table plays.

#![allow(clippy::expect_used, reason = "a test fails by panicking")]

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::mpsc::{Receiver, sync_channel};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use async_nats::Client;
use async_nats::connection::State;
use tokio::time::{sleep, timeout};

use super::trespass_by_answer::{TriedHall, WrittenForAHall, signed_in_at, until};
use super::{HallMember, Outbox, TableEnd, TableNews, subjects};
use crate::hall_protocol::{HallNews, NotOfTheRecord};
use crate::journal::RowKind;

/// The kind of letters that are sent without end.
#[derive(Debug, Clone, Copy)]
enum Poured {
    SmallRows,
    LargeRows,
    SmallAsked,
    LargeAsked,
    /// Requests that the server itself answers.
    LastRows,
    All,
}

impl Poured {
    /// The letter of this number.
    fn letter(self, number: u64) -> (String, Vec<u8>) {
        let (large, small) = (vec![b'x'; 100_000], b"x".to_vec());
        let game = format!("{:016x}", number % 50);
        match (self, number % 8) {
            (Poured::SmallRows, _) | (Poured::All, 0..=2) => (subjects::rows(1, &game), small),
            (Poured::LargeRows, _) | (Poured::All, 3) => (subjects::rows(1, &game), large),
            (Poured::SmallAsked, _) | (Poured::All, 4..=5) => (subjects::asked(1), small),
            (Poured::LargeAsked, _) => (subjects::asked(1), large),
            (Poured::LastRows | Poured::All, _) => (subjects::last_row(1, &game), Vec::new()),
        }
    }
}

/// An attacker with the code of table 1, on two connections.
struct Flood {
    is_over: Arc<AtomicBool>,
    letters: Arc<AtomicU64>,
    threads: Vec<JoinHandle<()>>,
}

impl Flood {
    fn begin(tried: &TriedHall, poured: Poured) -> Flood {
        let is_over = Arc::new(AtomicBool::new(false));
        let letters = Arc::new(AtomicU64::new(0));
        let keys = tried.codes[0].secret.keys(HallMember::Table(1)).expect("keys");
        let one = |_| {
            let (is_over, letters) = (is_over.clone(), letters.clone());
            let (folder, port, seed) = (tried.folder.clone(), tried.port(), keys.seed.clone());
            let mut runtime = tokio::runtime::Builder::new_current_thread();
            let runtime = runtime.enable_all().build().expect("a runtime");
            thread::spawn(move || {
                runtime.block_on(async {
                    // A table that is shut out connects again and again.
                    while !is_over.load(Relaxed) {
                        match signed_in_at(&folder, port, &seed).await {
                            Ok(enemy) => while pours(&enemy, poured, &is_over, &letters).await {},
                            Err(_) => sleep(Duration::from_millis(20)).await,
                        }
                    }
                });
            })
        };
        let threads = (0..2).map(one).collect();
        Flood { is_over, letters, threads }
    }

    fn ends(self) -> u64 {
        self.is_over.store(true, Relaxed);
        self.threads.into_iter().for_each(|thread| thread.join().expect("a flood"));
        self.letters.load(Relaxed)
    }
}

/// Sends a few hundred letters. Returns whether the connection takes more.
async fn pours(enemy: &Client, poured: Poured, is_over: &AtomicBool, letters: &AtomicU64) -> bool {
    let reply = format!("_INBOX.{}.x", HallMember::Table(1));
    for number in 0..200 {
        let (subject, payload) = poured.letter(number);
        let put = enemy.publish_with_reply(subject, reply.clone(), payload.into());
        if !matches!(timeout(Duration::from_secs(1), put).await, Ok(Ok(()))) {
            return false;
        }
        letters.fetch_add(1, Relaxed);
    }
    let flushed = timeout(Duration::from_secs(1), enemy.flush()).await;
    let is_open = matches!(flushed, Ok(Ok(()))) && enemy.connection_state() == State::Connected;
    is_open && !is_over.load(Relaxed)
}

/// A table that plays.
struct Playing {
    record: WrittenForAHall,
    outbox: Outbox,
    told: Receiver<TableNews>,
    _table: TableEnd,
}

impl Playing {
    fn at(tried: &TriedHall, number: u32, head: &str) -> Playing {
        let mut record = WrittenForAHall::begin(&tried.folder.join(format!("at {number}")));
        let outbox = Outbox::default();
        outbox.take(vec![record.row(RowKind::Head, head)]);
        let (tell, told) = sync_channel(1024);
        let code = if number == 1 { &tried.codes[0] } else { &tried.codes[1] };
        let table = TableEnd::join(code, outbox.clone(), 0, |news| news, tell).expect("a table");
        until(&tried.told, |news| matches!(news, HallNews::Row(row) if row.table == number));
        // If it was alone before the stream was made, that news comes first.
        let _ = told.try_iter().count();
        Playing { record, outbox, told, _table: table }
    }

    /// Writes a row and waits until the hall has it. Returns the news meanwhile.
    fn plays(&mut self, tried: &TriedHall, body: &str) -> Vec<HallNews> {
        self.outbox.take(vec![self.record.row(RowKind::Fact, body)]);
        until(&tried.told, |news| matches!(news, HallNews::Row(row) if row.body == body))
    }
}

/// The peak memory of a process, in kilobytes.
fn most_memory(process: u32) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).expect("a process");
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).expect("a line");
    line.trim().trim_end_matches(" kB").parse().expect("a number")
}

/// Floods for a while as the other table plays. Every row of that table arrives, and the flood is reported once.
fn floods(poured: Poured, lasts: Duration) {
    let tried = TriedHall::open();
    let mut second = Playing::at(&tried, 2, "a game beside a flood");
    let server = tried.hall.server_process().expect("a server");
    let memory = || (most_memory(std::process::id()), most_memory(server));
    let before = memory();
    let flood = Flood::begin(&tried, poured);
    let (began, mut told, mut waits) = (Instant::now(), Vec::new(), Vec::new());
    while began.elapsed() < lasts {
        let put = Instant::now();
        told.extend(second.plays(&tried, &format!("row {}", waits.len())));
        waits.push(put.elapsed());
        thread::sleep(Duration::from_millis(50));
    }
    let letters = flood.ends();
    let after = memory();
    let late = waits.iter().filter(|wait| **wait >= Duration::from_secs(1)).count();
    waits.sort();
    let alone = second.told.try_iter().filter(|news| *news == TableNews::Alone).count();
    println!(
        "{poured:?}: {letters} letters, {} rows, median {:?}, latest {:?}, {late} after more than a second, {alone} times alone; memory in kB before {before:?}, after {after:?}",
        waits.len(),
        waits[waits.len() / 2],
        waits[waits.len() - 1]
    );
    // The same code, used at a normal pace, is accepted again.
    let mut first = Playing::at(&tried, 1, "a game after the flood");
    told.extend(first.plays(&tried, "the first row after the flood"));
    let too_much = HallNews::Foreign { table: 1, why: NotOfTheRecord::TooMuch };
    assert_eq!(told.iter().filter(|news| **news == too_much).count(), 1, "told once");
    drop((first, second));
    let began = Instant::now();
    let tried = tried.opens_again();
    until(&tried.told, |news| *news == HallNews::Together);
    let mut second = Playing::at(&tried, 2, "a game at the hall that was opened again");
    second.plays(&tried, "after the hall was opened again");
    println!("opened again after {:?}", began.elapsed());
    drop(second);
    tried.ends();
}

#[test]
fn every_row_of_a_table_arrives_while_another_floods_the_hall_with_everything() {
    floods(Poured::All, Duration::from_secs(22));
}

#[test]
fn every_row_of_a_table_arrives_whatever_another_floods_the_hall_with() {
    for poured in [
        Poured::SmallRows,
        Poured::LargeRows,
        Poured::SmallAsked,
        Poured::LargeAsked,
        Poured::LastRows,
    ] {
        floods(poured, Duration::from_secs(4));
    }
}
