//! What the ear understands of recordings, how soon, and at what cost, as one table. It uses the same code as
//! `hector transcribe` and the seat.
//! `./hector bench ear`, or `HECTOR_RECORDINGS=FOLDER ./hector bench ear` with a folder of recordings and their
//! expected.tsv, whose lines have a set, a file and its words, separated by tabs. Each recording is heard at a moment
//! of a game that listens for its words, among everything else of that moment. A recording without words, or with words
//! that no moment listens for, should be rejected.

#![allow(clippy::expect_used, clippy::panic, reason = "a benchmark fails by panicking")]

#[path = "../tests/common/itself.rs"]
mod itself;
#[path = "../tests/common/program.rs"]
#[allow(dead_code, reason = "written for more than this benchmark")]
mod program;
#[path = "../tests/common/recording.rs"]
#[allow(dead_code, reason = "written for more than this benchmark")]
mod recording;
#[path = "../tests/common/sound.rs"]
#[allow(dead_code, reason = "written for more than this benchmark")]
mod sound;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver};
use std::time::Duration;

use hector::devices::ear::{
    Ear, EarEvent, EarManner, ExpectedWords, Model, ModelFolder, Trial, Trigger, usual_model,
};
use hector::devices::sound::read_wav;
use hector::devices::timepiece::Timepiece;
use hector::scenes::ear::{Scales, Transcriber, Understood, WakeWord, grammar};
use hector::words::{
    Attention, Expectation, FileNames, Language, Listening, Readings, Trust, Wording, words_apart,
};
use sound::in_a_private_world;

const LIMIT: Duration = Duration::from_secs(10);
/// The announcements for measuring times, and the number of runs.
const ANNOUNCEMENTS: [&str; 4] = [
    "Springer Gustav eins Felix drei",
    "Eva zwei Eva vier",
    "Kurze Rochade",
    "Dame David eins Hector fünf",
];
const ROUNDS: usize = 3;

fn main() {
    let model = usual_model().expect("a model");
    // This program runs again within the sound world.
    if !sound::is_in_a_world() {
        println!("model: {}", model.display());
        let recordings = std::env::var_os("HECTOR_RECORDINGS").map(PathBuf::from);
        costs(&model, recordings.as_deref());
    }
    in_a_private_world(module_path!(), "ear", |_| {
        times("push-to-talk", &model, Trigger::Key, Duration::from_millis(150));
        times("open microphone", &model, Trigger::Voice, Duration::from_millis(600));
    });
}

/// Everything that needs no microphone.
fn costs(folder: &Path, recordings: Option<&Path>) {
    let before = memory();
    let checked = ModelFolder::check(folder).expect("a whole model");
    let model = Model::load(checked, &Trial::None).expect("a model");
    let mut ear = Transcriber::new(&model, &at_the_table()).expect("an ear").0;
    let _ = ear.hear(&[0.0; 16_000]);
    if let Some(recordings) = recordings {
        let (heard, spent) = table(&model, recordings);
        println!("real-time factor on one core: {:.4}, goal 0.05", spent / heard);
    }
    println!("memory added at most: {} megabytes, goal 80", (memory() - before) / 1024);
}

/// The results for one set of recordings.
#[derive(Default)]
struct Tally {
    recordings: usize,
    /// Recordings whose words are listened for.
    meant: usize,
    right: usize,
    words: usize,
    wrong_words: usize,
    /// Taken without a question if every word is certain. The others always cause a question.
    takable: usize,
    /// Believed and right.
    taken: usize,
    /// Believed but wrong: a line for each.
    mistaken: Vec<String>,
}

/// Prints the table. Returns the seconds of sound, and the seconds of processor time for them.
fn table(model: &Model, folder: &Path) -> (f64, f64) {
    let list = fs::read_to_string(folder.join("expected.tsv")).expect("a list of recordings");
    let mut sets: BTreeMap<&str, Vec<(PathBuf, &str)>> = BTreeMap::new();
    for line in list.lines() {
        let mut fields = line.split('\t');
        let (Some(set), Some(file)) = (fields.next(), fields.next()) else { continue };
        let words = fields.next().unwrap_or_default();
        sets.entry(set).or_default().push((folder.join(file), words));
    }
    let (mut heard, mut spent) = (0.0, 0.0);
    println!(
        "set, recordings, listened for, whole right, words right, taken right, of what may be taken, \
         taken wrong; whole, taken right and wrong in numbers"
    );
    for (set, recordings) in sets {
        let mut moments = Moment::all(model, wording(set));
        let mut tally = Tally::default();
        for (file, spoken) in recordings {
            let samples = read_wav(&file).expect("a recording");
            heard += samples.len() as f64 / 16_000.0;
            // The parts of a compound are listened for separately.
            let spoken = spoken.replace('-', " ");
            let named = moments.iter().position(|moment| moment.listens_for(&spoken));
            let said = if named.is_some() { &spoken } else { "" };
            let ear = &mut moments[named.unwrap_or(0)].ear;
            let begun = processor_time();
            let transcript = ear.hear(&samples);
            spent += processor_time() - begun;
            let may_be_taken = named.is_some_and(|named| moments[named].takes(said));
            tally.add(said, may_be_taken, &transcript);
            if transcript.trust == Trust::Believed && said != transcript.text {
                let whether = if named.is_some() { "" } else { ", which is not listened for" };
                let taken = with_confidences(&transcript);
                let file = file.display();
                tally.mistaken.push(format!("{file}: said \"{spoken}\"{whether}, taken {taken}"));
            }
        }
        tally.print(set);
    }
    (heard, spent)
}

/// A moment of a game, with what it listens for.
struct Moment {
    attention: Attention,
    expected: Expectation,
    phrases: Vec<String>,
    ear: Transcriber,
}

impl Moment {
    /// The table comes first: it also hears recordings that no moment listens for.
    fn all(model: &Model, wording: Wording) -> Vec<Moment> {
        let moments: [&[Listening]; 8] = [
            &[Listening::Announcement, Listening::Commands, Listening::Questions],
            &[Listening::Announcement, Listening::Practice],
            &[Listening::Announcement, Listening::Review],
            &[Listening::Announcement, Listening::Drill],
            &[Listening::Answer],
            &[Listening::TimeControl],
            &[Listening::Colour],
            &[Listening::Mode],
        ];
        moments
            .into_iter()
            .map(|listening| {
                let attention = attention(listening.to_vec(), wording);
                let expected = Expectation::of(attention.wording, attention.language);
                let ear = Transcriber::new(model, &attention).expect("an ear").0;
                let phrases = attention.grammar().phrases().to_vec();
                Moment { attention, expected, phrases, ear }
            })
            .collect()
    }

    /// Whether this is taken without a question if every word is certain.
    fn takes(&self, said: &str) -> bool {
        self.expected.believes(&self.attention.listening, said)
    }

    /// Announcements are listened for in pairs of words, everything else in whole phrases.
    fn listens_for(&self, said: &str) -> bool {
        let announces = self.attention.listening.contains(&Listening::Announcement)
            && self.expected.has(Listening::Announcement, said);
        announces || self.phrases.iter().any(|phrase| phrase == said)
    }
}

impl Tally {
    fn add(&mut self, said: &str, may_be_taken: bool, transcript: &Understood) {
        let heard = &transcript.text;
        self.recordings += 1;
        self.meant += usize::from(!said.is_empty());
        self.takable += usize::from(may_be_taken);
        self.right += usize::from(said == heard && !said.is_empty());
        self.words += said.split_whitespace().count();
        if !said.is_empty() {
            self.wrong_words += words_apart(said, heard);
        }
        self.taken += usize::from(transcript.trust == Trust::Believed && said == heard);
    }

    fn print(&self, set: &str) {
        let part = |count: usize, of: usize| match of {
            0 => "-".to_owned(),
            of => format!("{:.3}", count as f64 / of as f64),
        };
        println!(
            "{set}, {}, {}, {}, {}, {}, {}, {}; {} of {}, {} of {}, {} of {}",
            self.recordings,
            self.meant,
            part(self.right, self.meant),
            part(self.words.saturating_sub(self.wrong_words), self.words),
            part(self.taken, self.meant),
            part(self.taken, self.takable),
            part(self.mistaken.len(), self.recordings),
            self.right,
            self.meant,
            self.taken,
            self.takable,
            self.mistaken.len(),
            self.recordings
        );
        for mistake in &self.mistaken {
            println!("  {mistake}");
        }
    }
}

/// Every word that was understood, with the recogniser's confidence.
fn with_confidences(transcript: &Understood) -> String {
    let words = transcript.words.iter();
    let words: Vec<String> =
        words.map(|word| format!("{} {:.2}", word.text, word.confidence)).collect();
    words.join(", ")
}

/// The wording of a set, by its name: `english-nato-…`.
fn wording(set: &str) -> Wording {
    let mut parts = set.split('-');
    let words = match parts.next() {
        Some("french") => Language::French,
        Some("english") => Language::English,
        _ => Language::German,
    };
    let files = if parts.next() == Some("nato") { FileNames::Nato } else { FileNames::Anna };
    Wording { words, ranks: words, files }
}

/// Announcements, commands and questions, in German.
fn at_the_table() -> Attention {
    let listening = vec![Listening::Announcement, Listening::Commands, Listening::Questions];
    attention(listening, Wording::default())
}

fn attention(listening: Vec<Listening>, wording: Wording) -> Attention {
    Attention { listening, wording, language: wording.words, readings: Readings::Best }
}

/// From the last sound of an announcement until it is understood.
fn times(what: &str, model: &Path, trigger: Trigger, goal: Duration) {
    let (sender, events) = mpsc::sync_channel(64);
    let watch = Timepiece::started();
    let manner =
        EarManner { microphone: None, model: model.to_owned(), trigger, trial: Trial::None };
    let ear = Ear::open(manner, watch, sender).expect("a thread");
    let scales = Scales::of(&at_the_table(), WakeWord::NotNeeded);
    let mut expected = expected(model, &scales);
    if trigger == Trigger::Key {
        // Only the key ends an utterance.
        expected.patience = Arc::new(|_: &str| LIMIT);
    }
    ear.listen_for(expected);
    assert!(matches!(events.recv_timeout(LIMIT), Ok(EarEvent::Back(_))), "no microphone");
    let mut all = Vec::new();
    let mut right = 0;
    for text in ANNOUNCEMENTS.iter().cycle().take(ANNOUNCEMENTS.len() * ROUNDS) {
        if trigger == Trigger::Key {
            ear.begin();
        }
        let speaker = Command::new("espeak-ng").args(["-v", "de", text]).status();
        assert!(speaker.expect("espeak-ng").success());
        let released = watch.elapsed();
        if trigger == Trigger::Key {
            ear.end();
        }
        let (heard, ended) = next(&events, &scales);
        // The key is released at the end of speech; an open microphone has to detect the end.
        let from = if trigger == Trigger::Key { released } else { ended };
        all.push(watch.elapsed().saturating_sub(from));
        right += usize::from(heard == text.to_lowercase());
    }
    all.sort_unstable();
    let (median, worst) = (all[all.len() / 2], all[all.len() - 1]);
    println!(
        "{what}: understood after {} milliseconds in the median, {} at worst, goal {}; {right} of {} right",
        median.as_millis(),
        worst.as_millis(),
        goal.as_millis(),
        all.len()
    );
}

fn next(events: &Receiver<EarEvent>, scales: &Scales) -> (String, Duration) {
    loop {
        if let EarEvent::Heard(heard) = events.recv_timeout(LIMIT).expect("something is heard") {
            return (scales.weigh(&heard.hearings, &heard.samples).text, heard.ended);
        }
    }
}

/// Announcements, commands and questions, as at the table.
fn expected(model: &Path, scales: &Scales) -> ExpectedWords {
    let model = ModelFolder::check(model).expect("a whole model");
    let (grammar, _) = grammar(&at_the_table(), &model).expect("its words");
    scales.expecting(&grammar, 0)
}

/// The processor time of this program, in seconds.
fn processor_time() -> f64 {
    let now = rustix::time::clock_gettime(rustix::time::ClockId::ProcessCPUTime);
    now.tv_sec as f64 + now.tv_nsec as f64 / 1e9
}

/// The peak memory of this program, in kilobytes.
fn memory() -> usize {
    let status = fs::read_to_string("/proc/self/status").expect("Linux");
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap_or_default();
    peak.trim().trim_end_matches(" kB").parse().unwrap_or(0)
}
