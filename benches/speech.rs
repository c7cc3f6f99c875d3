//! How soon Hector is heard and how soon it falls silent, compared with spd-say on the same machine in the same run;
//! and what the voice costs while nobody speaks.
//! `cargo bench --bench speech`
//!
//! Last measured on 2026-11-24: order to first sample 24.6 ms beside 28.6 of spd-say, hush to silence 30 ms beside 40;
//! idle 0.05 per cent of a processor without the ear, 0.95 with an open microphone.

#![allow(clippy::expect_used, clippy::panic, reason = "a benchmark fails by panicking")]

#[path = "../tests/common/at_terminal.rs"]
#[allow(dead_code, reason = "written for more than this benchmark")]
mod at_terminal;
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

use std::fs;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::thread::sleep;
use std::time::{Duration, Instant};

use at_terminal::AtTerminal;
use hector::devices::speaker;
use hector::present::spoken::{Priority, Utterance, VoiceSettings};
use hector::present::tone::Tones;
use hector::scenes::voice::{SpeechAndTones, ToldInText, VoiceDeviceSignal};
use hector::words::Language;
use recording::{Recording, time};
use sound::{World, home, in_a_private_world};

const RUNS: usize = 21;
const LIMIT: Duration = Duration::from_secs(10);
const QUIET: Duration = Duration::from_millis(500);
const WORDS: &str = "Springer Gustav eins Felix drei";
/// The longest allowed time, as a multiple of spd-say's.
const GOAL: f64 = 1.2;
const FIRST_WORD_GOAL: Duration = Duration::from_secs(1);
const IDLE: Duration = Duration::from_secs(20);
/// How long the last words before a measurement may take.
const SETTLING: Duration = Duration::from_secs(12);
/// In per cent of a processor.
const IDLE_GOAL: f64 = 1.0;

fn main() {
    // This program runs again within the sound world.
    in_a_private_world(module_path!(), "speech", |world| {
        let mut recording = world.record();
        let mut speech = Speech::open();
        // A first utterance warms each of them up.
        measure(&mut recording, &mut speech);
        let mut spd_say = SpdSay::default();
        measure(&mut recording, &mut spd_say);
        let (mut ours, mut theirs) = (Vec::new(), Vec::new());
        for _ in 0..RUNS {
            ours.push(measure(&mut recording, &mut speech));
            theirs.push(measure(&mut recording, &mut spd_say));
        }
        let heard = |times: &[(Duration, Duration)]| median(times.iter().map(|times| times.0));
        let silent = |times: &[(Duration, Duration)]| median(times.iter().map(|times| times.1));
        compare("order to first sample", heard(&ours), heard(&theirs));
        compare("hush to silence", silent(&ours), silent(&theirs));
        first_word(&mut recording);
        // Idle means without the recorder and without another voice.
        drop((recording, speech, spd_say));
        idle(world);
    });
}

trait Speaks {
    fn speak(&mut self);
    fn hush(&mut self);
    fn settle(&mut self);
}

struct Speech {
    voice: SpeechAndTones,
    signals: Receiver<VoiceDeviceSignal>,
}

impl Speech {
    fn open() -> Speech {
        let (sender, signals) = mpsc::sync_channel(64);
        let voice =
            SpeechAndTones::open(&VoiceSettings::default(), Tones::On, &sender).expect("a thread");
        let mut speech = Speech { voice, signals };
        while !speech.next().contains(&ToldInText::Back) {}
        speech
    }

    fn next(&mut self) -> Vec<ToldInText> {
        self.voice.settle(self.signals.recv_timeout(LIMIT).expect("a signal"))
    }
}

impl Speaks for Speech {
    fn speak(&mut self) {
        self.voice.say(Utterance::new(Priority::Answer, Language::German, WORDS));
    }

    fn hush(&mut self) {
        self.voice.hush();
    }

    fn settle(&mut self) {
        loop {
            let signal = self.signals.recv_timeout(LIMIT).expect("a signal");
            let is_over =
                matches!(signal, VoiceDeviceSignal::Speaker(speaker::SpeakerEvent::Cancelled(_)));
            self.voice.settle(signal);
            if is_over {
                return;
            }
        }
    }
}

#[derive(Default)]
struct SpdSay {
    processes: Vec<Child>,
}

impl SpdSay {
    fn run(&mut self, arguments: &[&str]) {
        let process = Command::new("spd-say").args(arguments).stdout(Stdio::null()).spawn();
        self.processes.push(process.expect("spd-say"));
    }
}

impl Speaks for SpdSay {
    fn speak(&mut self) {
        self.run(&["-l", "de", "-P", "important", WORDS]);
    }

    fn hush(&mut self) {
        self.run(&["-C"]);
    }

    fn settle(&mut self) {
        for mut process in self.processes.drain(..) {
            process.wait().expect("spd-say ends");
        }
    }
}

/// From the order to the first sample, and from the hush to the last.
fn measure(recording: &mut Recording, speaks: &mut dyn Speaks) -> (Duration, Duration) {
    let ordered = recording.now();
    speaks.speak();
    let heard = recording.wait_for_first_sample(ordered, LIMIT).expect("words");
    let until = heard + recording::samples(Duration::from_millis(500));
    while recording.now() < until {}
    let hushed = recording.now();
    speaks.hush();
    let silent = recording.wait_for_silence(hushed, QUIET);
    speaks.settle();
    (time(heard - ordered), time(silent - hushed))
}

/// From the start of the program to its first word.
fn first_word(recording: &mut Recording) {
    let times = (0..5).map(|_| {
        let started = recording.now();
        let mut hector = Command::new(env!("CARGO_BIN_EXE_hector"))
            .args(["say", "--aloud", "e4"])
            .stdout(Stdio::null())
            .spawn()
            .expect("the program starts");
        let heard = recording.wait_for_first_sample(started, LIMIT).expect("words");
        assert!(hector.wait().expect("it ends").success());
        let now = recording.now();
        recording.wait_for_silence(now, QUIET);
        time(heard - started)
    });
    let time = median(times);
    let verdict = if time < FIRST_WORD_GOAL { "below" } else { "ABOVE" };
    println!("start to first word: {} ms, {verdict} the 1,000 ms it may take", time.as_millis());
}

/// The cost of voice and tones alone, and of the whole program while a game waits: with and without the ear, and after
/// all sound is gone. Each is measured while nobody speaks.
fn idle(world: &World) {
    let speech = Speech::open();
    tell_idle("voice and tones alone", "self");
    drop(speech);
    idle_program("without the ear", "off", "");
    // The monitor of a sink delivers as often as the most demanding player of the sink wants, unlike a microphone.
    pactl(&["load-module", "module-null-source", "source_name=microphone"]);
    pactl(&["set-default-source", "microphone"]);
    idle_program("with the ear at a key", "key", "");
    idle_program("with the ear open", "open", "");
    idle_program("silent", "off", "--silent");
    world.stop_speech();
    world.stop_pulse();
    idle_program("where all sound is gone", "key", "");
}

fn pactl(arguments: &[&str]) {
    let told = Command::new("pactl").args(arguments).stdout(Stdio::null()).status();
    assert!(told.expect("pactl, of pulseaudio-utils").success(), "{arguments:?}");
}

/// A game in which White is to move, and does not.
fn idle_program(how: &str, ear: &str, options: &str) {
    let settings = format!("language = en\near = {ear}\n");
    let home = home().join(how);
    let mut game = AtTerminal::begin(how, &home, &settings, &format!("play {options}"));
    for question in ["Your colour?", "Which time control?", "Training or tournament?"] {
        game.sees(question);
        game.types("");
    }
    game.sees("Ready");
    game.types("");
    tell_idle(&format!("the whole program, {how}"), &game.program().to_string());
}

/// Waits until a process has finished speaking, then measures it.
fn tell_idle(what: &str, process: &str) {
    sleep(SETTLING);
    let (begun, from) = (Instant::now(), ticks(process));
    sleep(IDLE);
    // A tick is a hundredth of a second on every Linux.
    let share = (ticks(process) - from) as f64 / begun.elapsed().as_secs_f64();
    let verdict = if share < IDLE_GOAL { "below" } else { "ABOVE" };
    let memory = memory(process);
    println!("idle, {what}: {share:.2} percent of a processor, {verdict} {IDLE_GOAL}; {memory}");
}

fn ticks(process: &str) -> u64 {
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).expect("Linux");
    let fields: Vec<&str> = stat.rsplit(')').next().unwrap_or("").split_whitespace().collect();
    // utime and stime are the fourteenth and fifteenth field.
    [fields[11], fields[12]].iter().map(|ticks| ticks.parse::<u64>().expect("a number")).sum()
}

fn memory(process: &str) -> String {
    let status = fs::read_to_string(format!("/proc/{process}/status")).expect("Linux");
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    format!("memory at most {}", peak.unwrap_or("unknown").trim())
}

fn compare(what: &str, ours: Duration, theirs: Duration) {
    let ratio = ours.as_secs_f64() / theirs.as_secs_f64();
    let verdict = if ratio <= GOAL { "within" } else { "ABOVE" };
    println!(
        "{what}: hector {:.1} ms, spd-say {:.1} ms, ratio {ratio:.2}, {verdict} {GOAL}",
        ours.as_secs_f64() * 1_000.0,
        theirs.as_secs_f64() * 1_000.0
    );
}

fn median(times: impl Iterator<Item = Duration>) -> Duration {
    let mut times: Vec<Duration> = times.collect();
    times.sort_unstable();
    times[times.len() / 2]
}
