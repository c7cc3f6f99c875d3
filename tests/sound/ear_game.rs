//! A game taken by voice, with nothing in the place of anything: espeak-ng speaks into a sink
//! that nobody hears, Hector hears its monitor, understands with the starter model, records
//! the moves and reads them back, and what it reads is heard again.

use crate::common::sound;
use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

use crate::common::at_terminal::AtTerminal;
use crate::common::sound::{World, home, in_a_private_world};
use hector::chess::Position;
use hector::chess::notation::{self, Letters, Strictness};
use hector::devices::ear::{Model, ModelFolder, Trial};
use hector::devices::sound::Resampling;
use hector::scenes::ear::Transcriber;
use hector::words::{Attention, Language, Listening, Readings, Style, Wording, announce};

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

/// In so many moves the name of a piece may be lost or another, and so many may have to be said again.
const MOST_OTHERWISE: usize = 2;
const MOST_SAID_AGAIN: usize = 10;

/// A player who talks.
struct Player(AtTerminal);

impl Player {
    fn sit_down(settings: &str) -> Player {
        Player(AtTerminal::begin("player", &home(), settings, "play --language de"))
    }

    /// Announces a move until it is noted, answers where Hector asks back, and tells how often it had
    /// to be said again.
    fn announces(&mut self, said: &str, voice: &str) -> usize {
        let heard = said.to_lowercase();
        for again in 0..TRIES {
            self.says(said, voice);
            match self.0.sees_one_of(&[
                "Notiert",
                "Richtig gehört",
                "Nicht verstanden",
                // Half of it was lost.
                "beide Felder",
            ]) {
                (0, _) => return again,
                (1, before) if asks_about(&before, &heard) => {
                    self.0.types("ja");
                    self.0.sees("Notiert");
                    return again;
                }
                (1, _) => {
                    self.0.types("nein");
                    self.0.sees("Es bleibt, wie es war");
                }
                _ => {}
            }
        }
        panic!("{said} was not understood in {TRIES} tries: {}", self.0.shown());
    }

    /// Ends the game and the program, which opens the device again.
    fn resigns(&mut self) {
        self.0.types("gebe auf");
        self.0.sees("Ja oder nein");
        self.0.types("ja");
        self.0.sees("Schwarz gewinnt");
        self.0.types("ende");
        self.0.ends();
    }

    /// Asks for the last move until it is heard as it was said. On a busy machine nothing may sound, or
    /// with gaps in it, and a recogniser takes the rest for other words: then it is asked for once more, as
    /// people do.
    fn reads_back(&mut self, world: &World, said: &str) {
        let expected = without_pieces(said).to_lowercase();
        let mut heard = Vec::new();
        for _ in 0..TRIES {
            // A new recorder has nothing from before in its way.
            let mut recording = world.record();
            let from = recording.now();
            self.0.presses("\u{1b}[19~");
            self.0.sees(&format!("{}.", without_pieces(said)));
            let Some(begun) = recording.wait_for_sound(from, LIMIT) else {
                heard.push("nothing".to_owned());
                continue;
            };
            let end = recording.wait_for_silence(begun, Duration::from_millis(700));
            let again = heard_again(&recording.sound(begun, end));
            if again.ends_with(&expected) {
                return;
            }
            heard.push(again);
        }
        panic!("{said} was read back as {heard:?}");
    }

    /// Says a word until the next question comes: on a busy machine the microphone may
    /// not be there at first.
    fn chooses(&mut self, word: &str, next: &str) {
        for _ in 0..TRIES {
            self.says(word, "de");
            let heard =
                self.0.sees_one_of(&[next, "Nicht verstanden", "Das Mikrofon ist wieder da"]);
            if heard.0 == 0 {
                return;
            }
        }
        panic!("{word} was not understood in {TRIES} tries");
    }

    /// Presses the key to talk, draws breath, says something, and presses it again.
    fn says(&mut self, text: &str, voice: &str) {
        self.0.presses(" ");
        thread::sleep(BREATH);
        speak(text, voice);
        self.0.presses(" ");
    }
}

/// How long people take to begin after a key. What Hector was saying has fallen silent by then:
/// a busy sound system needs a moment for that, and the first word would drown in it.
const BREATH: Duration = Duration::from_millis(250);
/// Words a minute, as one speaks at the board.
const SPEED: &str = "130";

/// As Germans say it: espeak-ng says a K at the beginning of Cesar.
fn speak(text: &str, voice: &str) {
    sound::speak(voice, SPEED, &text.replace("Cesar", "Zesar"));
}

/// The game in the words of its announcements.
fn announcements() -> Vec<String> {
    let wording = Wording::default();
    let mut position = Position::initial();
    let said = |written: &str| {
        let read = notation::read(written, Letters::English, Strictness::Strict).expect("a move");
        let (legal, _) =
            notation::resolve(&position, &read, Strictness::Strict).expect("a legal move");
        let said = wording.say(&announce(&position, legal, Style::Full));
        position.play(legal);
        said
    };
    GAME.split_whitespace().map(said).collect()
}

#[test]
fn a_game_is_taken_by_voice() {
    in_a_private_world(module_path!(), "a_game_is_taken_by_voice", |world| {
        let game = announcements();
        let mut recording = world.record();
        let begun = recording.now();
        let mut player =
            Player::sit_down("language = de\nrate = -40\near = key\nrecordings = on\n");
        player.0.sees("Ihre Farbe?");
        // When the question is over, the microphone has long been open.
        let asked = recording.wait_for_sound(begun, LIMIT).expect("the first question");
        recording.wait_for_silence(asked, Duration::from_millis(700));
        player.chooses("weiß", "Bedenkzeit");
        player.0.types("");
        player.0.sees("Training oder Turnier?");
        player.0.types("turnier");
        player.0.sees("jetzt bitte der Schiedsrichter");
        player.0.types("471100");
        player.0.sees("Dieselbe Nummer noch einmal.");
        player.0.types("471100");
        player.0.sees("Bereit");
        player.0.types("");
        player.0.sees("läuft");
        let mut said_again = 0;
        for (ply, said) in game.iter().enumerate() {
            // Both players have a voice of their own.
            let again = player.announces(said, if ply % 2 == 0 { "de" } else { "de+f2" });
            said_again += usize::from(again > 0);
            if ply % READ_BACK == 0 {
                player.reads_back(world, said);
            }
            let (key, told) =
                if ply % 2 == 0 { ("\r", "Uhr gedrückt") } else { ("\t", "Notiert") };
            player.0.presses(key);
            player.0.sees(told);
        }
        player.0.types("mitschrift");
        let numbered =
            game.chunks(2).zip(1..).map(|(both, number)| format!("{number}. {}", both.join(", ")));
        let expected = numbered.collect::<Vec<_>>().join(", ") + ".";
        let last = without_pieces(game.last().expect("a move"));
        player.0.sees("1. Eva zwei");
        let rest = player.0.sees(&format!("{last}.\r\n"));
        let score = format!("1. Eva zwei{}", rest.trim_end());
        // Every move is right, from square to square.
        assert_eq!(without_pieces(&score), without_pieces(&expected));
        let otherwise =
            expected.split(", ").zip(score.split(", ")).filter(|(one, other)| one != other);
        let otherwise = otherwise.count();
        println!("{otherwise} names of pieces lost or others in {} moves: {score}", game.len());
        println!("{said_again} moves had to be said again");
        assert!(otherwise <= MOST_OTHERWISE, "{otherwise} of the moves: {score}");
        // Whoever presses the key to talk is not talked over, though nobody draws breath after a press.
        assert!(said_again <= MOST_SAID_AGAIN, "{said_again} of the moves");
        player.resigns();
        a_voice_is_learned_from_the_game();
    });
}

/// What the player announced was kept with the game and is learned from; nobody reads anything aloud. What
/// comes of learning is tried without a sound system.
fn a_voice_is_learned_from_the_game() {
    let mut learning = Command::new(env!("CARGO_BIN_EXE_hector"))
        .args(["enrol", "anna", "--from-games", "--language", "de"])
        .env("HECTOR_HOME", home())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut told = String::new();
    let begun = learning.stdout.take().map(|out| BufReader::new(out).read_line(&mut told));
    learning.kill().expect("it is running");
    learning.wait().expect("it ends");
    assert!(matches!(begun, Some(Ok(1..))), "nothing was told");
    // Twenty announcements are the player's own, and as many were said for an opponent who sees; of the
    // twenty some are kept to be tried.
    let mut numbers = told.split(|letter: char| !letter.is_ascii_digit());
    let teaching = numbers.find_map(|number| number.parse::<usize>().ok());
    assert!(teaching.is_some_and(|count| (12..=20).contains(&count)), "{told}");
}

const PIECES: [&str; 5] = ["König ", "Dame ", "Turm ", "Läufer ", "Springer "];

/// Whether it is asked about what was said and no more: not about a pawn's move behind the name
/// of a piece that noise put there.
fn asks_about(question: &str, said: &str) -> bool {
    let asks = |words: &str| question.contains(&format!("{words}:"));
    asks(said) && !PIECES.iter().any(|piece| asks(&format!("{}{said}", piece.to_lowercase())))
}

/// Moves from square to square.
fn without_pieces(said: &str) -> String {
    PIECES.iter().fold(said.to_owned(), |said, piece| said.replace(piece, ""))
}

/// What the ear understands of a recording of the sink.
fn heard_again(sound: &[f32]) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("models/starter");
    let model = Model::load(ModelFolder::check(&folder).expect("a whole model"), &Trial::None)
        .expect("a model");
    let attention = Attention {
        listening: vec![Listening::Announcement],
        wording: Wording::default(),
        language: Language::German,
        readings: Readings::Best,
    };
    let (mut ear, _) = Transcriber::new(&model, &attention).expect("an ear");
    let mut resampling = Resampling::from_rate(48_000).expect("a rate");
    let mut samples = Vec::new();
    resampling.take(sound.iter().copied(), &mut samples);
    ear.hear(&samples).text
}
