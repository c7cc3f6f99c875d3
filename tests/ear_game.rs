//! A game taken by voice, with nothing in the place of anything: espeak-ng speaks into a sink
//! that nobody hears, Hector hears its monitor, understands with the starter model, records
//! the moves and reads them back, and what it reads is heard again.

#![cfg(all(feature = "voice", feature = "ear"))]
#![allow(clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

#[path = "common/sound.rs"]
mod sound;

use std::io::{Read as _, Write as _};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::time::{Duration, Instant};

use hector::chess::Position;
use hector::chess::notation::{self, Letters, Reading};
use hector::devices::ear::{Model, ModelFolder, Resampling};
use hector::scenes::ear::Transcriber;
use hector::words::{Attention, Language, Listening, Readings, Style, Wording, announce};
use sound::in_a_private_world;

const LIMIT: Duration = Duration::from_secs(15);
/// How often a move is said again that was not understood.
const TRIES: usize = 4;

/// The first twenty moves of Capablanca against Marshall, New York 1918: castling on both
/// sides, captures, disambiguation by the first square alone.
const GAME: &str = "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 O-O c3 d5 exd5 Nxd5 Nxe5 Nxe5 \
                    Rxe5 Nf6 Re1 Bd6 h3 Ng4 Qf3 Qh4 d4 Nxf2 Re2 Bg4 hxg4 Bh2+ Kf1 Bg3 Rxf2 Qh1+ \
                    Ke2 Bxf2";
/// After so many moves of both, Hector reads its last move back.
const READ_BACK: usize = 8;

/// The program at a terminal that `script` gives it.
struct Player {
    terminal: Child,
    typing: ChildStdin,
    shown: Receiver<String>,
    seen: String,
    /// What was shown up to the text that was waited for last, that included.
    before: String,
}

impl Player {
    fn sit_down(settings: &str) -> Player {
        let hector = env!("CARGO_BIN_EXE_hector");
        let home = std::env::var("HOME").expect("the home of the world");
        let home = format!("{home}/hector");
        std::fs::create_dir_all(&home).expect("a folder");
        std::fs::write(format!("{home}/settings.txt"), settings).expect("a file");
        let mut terminal = Command::new("script")
            .args(["-qec", &format!("'{hector}' play --language de"), "/dev/null"])
            .env("HECTOR_HOME", home)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("script, of bsdutils, which every Debian has");
        let typing = terminal.stdin.take().expect("an input");
        let mut screen = terminal.stdout.take().expect("a screen");
        let (sender, shown) = mpsc::sync_channel(10_000);
        std::thread::spawn(move || {
            let mut part = [0; 4096];
            while let Ok(length @ 1..) = screen.read(&mut part) {
                let text = String::from_utf8_lossy(&part[..length]).into_owned();
                if sender.send(text).is_err() {
                    return;
                }
            }
        });
        Player { terminal, typing, shown, seen: String::new(), before: String::new() }
    }

    fn types(&mut self, text: &str) {
        self.typing.write_all(text.as_bytes()).expect("typed");
        self.typing.flush().expect("typed");
    }

    /// Waits until a text is shown.
    fn waits_for(&mut self, text: &str) {
        self.waits_for_one_of(&[text]);
    }

    /// Waits until one of some texts is shown, and says which.
    fn waits_for_one_of(&mut self, texts: &[&str]) -> usize {
        let until = Instant::now() + LIMIT;
        loop {
            let found = texts.iter().position(|text| self.seen.contains(text));
            if let Some(found) = found {
                let end = self.seen.find(texts[found]).expect("it is there") + texts[found].len();
                self.before = self.seen.drain(..end).collect();
                return found;
            }
            let left = until.saturating_duration_since(Instant::now());
            match self.shown.recv_timeout(left) {
                Ok(more) => self.seen.push_str(&more),
                Err(_) => panic!("none of {texts:?} in {:?}", self.seen),
            }
        }
    }

    /// Announces a move until it is noted, and answers where Hector asks back.
    fn announces(&mut self, said: &str, voice: &str) {
        let heard = said.to_lowercase();
        for _ in 0..TRIES {
            self.says(said, voice);
            match self.waits_for_one_of(&["Notiert", "Richtig gehört", "Nicht verstanden"]) {
                0 => return,
                1 if self.before.contains(&format!("{heard}:")) => {
                    self.types("ja\r");
                    self.waits_for("Notiert");
                    return;
                }
                1 => {
                    self.types("nein\r");
                    self.waits_for("Nichts geändert");
                }
                _ => {}
            }
        }
        panic!("{said} was not understood in {TRIES} tries");
    }

    /// Presses the key to talk, says something, and presses it again.
    fn says(&mut self, text: &str, voice: &str) {
        self.types(" ");
        speak(text, voice);
        self.types(" ");
    }
}

impl Drop for Player {
    fn drop(&mut self) {
        let _ = self.terminal.kill();
        let _ = self.terminal.wait();
    }
}

/// Words a minute, as one speaks at the board.
const SPEED: &str = "130";

/// As Germans say it: espeak-ng says a K at the beginning of Cesar.
fn speak(text: &str, voice: &str) {
    let status = Command::new("espeak-ng")
        .args(["-v", voice, "-s", SPEED, &text.replace("Cesar", "Zesar")])
        .stderr(Stdio::null())
        .status()
        .expect("espeak-ng");
    assert!(status.success());
}

/// The game in the words of its announcements.
fn announcements() -> Vec<String> {
    let wording = Wording::default();
    let mut position = Position::initial();
    let said = |written: &str| {
        let read = notation::read(written, Letters::English, Reading::Strict).expect("a move");
        let (legal, _) =
            notation::resolve(&position, &read, Reading::Strict).expect("a legal move");
        let said = wording.say(&announce(&position, legal, Style::Full));
        position.play(legal);
        said
    };
    GAME.split_whitespace().map(said).collect()
}

#[test]
fn a_game_is_taken_by_voice() {
    in_a_private_world("a_game_is_taken_by_voice", |world| {
        let game = announcements();
        let mut recording = world.record();
        let begun = recording.now();
        let mut player = Player::sit_down("language = de\nrate = -40\near = key\n");
        player.waits_for("Ihre Farbe?");
        // When the question is over, the microphone has long been open.
        let asked = recording.wait_for_sound(begun, LIMIT).expect("the first question");
        recording.wait_for_silence(asked, Duration::from_millis(700));
        player.says("weiß", "de");
        player.waits_for("Bedenkzeit");
        player.types("\r");
        player.waits_for("Training oder Turnier?");
        player.types("turnier\r");
        player.waits_for("Bereit");
        player.types("\r");
        player.waits_for("läuft");
        for (ply, said) in game.iter().enumerate() {
            // Both players have a voice of their own.
            player.announces(said, if ply % 2 == 0 { "de" } else { "de+f2" });
            if ply % READ_BACK == 0 {
                // A new recorder has nothing from before in its way.
                let mut recording = world.record();
                let from = recording.now();
                player.types("\u{1b}[19~");
                player.waits_for(&format!("{}.", without_pieces(said)));
                let begun = recording.wait_for_sound(from, LIMIT).expect("the move is read back");
                let end = recording.wait_for_silence(begun, Duration::from_millis(700));
                let heard = heard_again(&recording.sound(begun, end));
                assert!(heard.ends_with(&without_pieces(said).to_lowercase()), "{said}: {heard}");
            }
            player.types(if ply % 2 == 0 { "\r" } else { "\t" });
        }
        player.types("mitschrift\r");
        let numbered =
            game.chunks(2).zip(1..).map(|(both, number)| format!("{number}. {}", both.join(", ")));
        let expected = numbered.collect::<Vec<_>>().join(", ") + ".";
        let last = without_pieces(game.last().expect("a move"));
        player.waits_for("1. Eva zwei");
        player.waits_for(&format!("{last}.\r\n"));
        let score = format!("1. Eva zwei{}", player.before.trim_end());
        // Every move is right, from square to square. The name of a piece may have been lost
        // in the noise; what is left names the same move.
        assert_eq!(without_pieces(&score), without_pieces(&expected));
        let lost = expected.split_whitespace().count() - score.split_whitespace().count();
        println!("{lost} names of pieces lost in {} moves", game.len());
        assert!(lost <= 2, "{lost} names of pieces lost: {score}");
    });
}

/// Moves from square to square.
fn without_pieces(said: &str) -> String {
    ["König ", "Dame ", "Turm ", "Läufer ", "Springer "]
        .iter()
        .fold(said.to_owned(), |said, piece| said.replace(piece, ""))
}

/// What the ear understands of a recording of the sink.
fn heard_again(sound: &[f32]) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("models/starter");
    let model = Model::load(ModelFolder::check(&folder).expect("a whole model")).expect("a model");
    let attention = Attention {
        listening: vec![Listening::Announcement],
        wording: Wording::default(),
        language: Language::German,
        readings: Readings::Best,
    };
    let (mut ear, _) = Transcriber::new(&model, attention).expect("an ear");
    let mut resampling = Resampling::from_rate(48_000).expect("a rate");
    let mut samples = Vec::new();
    resampling.take(sound.iter().copied(), &mut samples);
    ear.hear(&samples).text
}
