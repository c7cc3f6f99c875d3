//! A first evening of a German, a French and an English player, with a voice and a braille display:
//! first start, a training game, a tournament game with an arbiter, practice, drill, review and the
//! end. `tests/evenings/` has them as they were played, line by line.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use hector::words::Language;
use hector::words::braille::{Dots, Table};

use crate::common::at_terminal::{AtTerminal, shell_line};
use crate::common::braille::{self, Brltty};
use crate::common::recording::Recording;
use crate::common::sound;

const LIMIT: Duration = Duration::from_secs(12);
/// After a key nobody presses another one sooner.
const HEARD_OUT: Duration = Duration::from_millis(500);

#[test]
#[ignore = "takes minutes: ./hector test evening"]
fn a_german_player_has_a_first_evening() {
    evening("a_german_player_has_a_first_evening", Language::German);
}

#[test]
#[ignore = "takes minutes: ./hector test evening"]
fn a_french_player_has_a_first_evening() {
    evening("a_french_player_has_a_first_evening", Language::French);
}

#[test]
#[ignore = "takes minutes: ./hector test evening"]
fn an_english_player_has_a_first_evening() {
    evening("an_english_player_has_a_first_evening", Language::English);
}

fn evening(test: &str, language: Language) {
    sound::in_a_private_world(module_path!(), test, |world| {
        if !braille::brltty_is_here() {
            return;
        }
        let file = format!("tests/evenings/{}.txt", language.code());
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(&file);
        let text = fs::read_to_string(path).expect("an evening");
        let home = sound::home();
        let _ = fs::remove_dir_all(&home);
        let mut evening = Evening {
            display: Brltty::with_display(40, 1),
            table: Table { language, dots: Dots::Eight },
            recording: world.record(),
            home,
            player: None,
            last_act: 0,
            begun: Instant::now(),
            key_at: Instant::now(),
            has_acted: false,
            has_moved: false,
        };
        for (number, line) in text.lines().enumerate() {
            println!("{file}:{} {line}", number + 1);
            evening.goes_on(line);
        }
    });
}

/// A player with the program, a display and a loudspeaker.
struct Evening {
    display: Brltty,
    table: Table,
    recording: Recording,
    home: PathBuf,
    player: Option<AtTerminal>,
    /// Where in the recording something was done last.
    last_act: usize,
    /// When the program was started last.
    begun: Instant,
    key_at: Instant,
    has_acted: bool,
    has_moved: bool,
}

impl Evening {
    /// Does, or waits for, what a line says.
    fn goes_on(&mut self, line: &str) {
        let Some((sign, rest)) = line.split_at_checked(1) else { return };
        let rest = rest.strip_prefix(' ').unwrap_or(rest);
        match sign {
            "#" => {}
            "$" => self.starts(rest),
            "<" => self.presses(&format!("{rest}\r")),
            "^" => {
                self.presses(key(rest));
                self.key_at = Instant::now();
            }
            ">" => self.sees(rest),
            ":" => self.feels(rest),
            "~" => self.hears(),
            "." => self.player().ends(),
            _ => panic!("no line of an evening: {line}"),
        }
    }

    fn player(&mut self) -> &mut AtTerminal {
        self.player.as_mut().expect("a line \"$\" comes first")
    }

    fn starts(&mut self, arguments: &str) {
        self.last_act = self.recording.now();
        self.begun = Instant::now();
        let hector = shell_line("", arguments);
        let environment = self.display.environment();
        self.player = Some(AtTerminal::begin_with("player", &self.home, "", &hector, &environment));
    }

    fn presses(&mut self, keys: &str) {
        // Enter right behind a letter belongs to it: who plays has heard what the letter did.
        std::thread::sleep(HEARD_OUT.saturating_sub(self.key_at.elapsed()));
        if !self.has_acted {
            self.has_acted = true;
            let shown = self.player().shown();
            let words = shown.split_whitespace().count();
            println!("{words} words and {:?} before the first key", self.begun.elapsed());
        }
        self.last_act = self.recording.now();
        self.player().presses(keys);
    }

    fn sees(&mut self, text: &str) {
        self.player().sees(text);
        let is_noted = ["Notiert", "Noté", "Noted"].iter().any(|noted| text.starts_with(noted));
        if is_noted && !self.has_moved {
            self.has_moved = true;
            println!("the first move was noted {:?} after the start", self.begun.elapsed());
        }
    }

    /// Something was said since the last key.
    fn hears(&mut self) {
        let heard = self.recording.wait_for_sound(self.last_act, LIMIT);
        assert!(heard.is_some(), "nothing is heard: {}", self.player().shown());
    }

    fn feels(&mut self, text: &str) {
        let table = &self.table;
        self.display.wait_for(text, |cells| braille::in_words(table, cells).contains(text));
    }
}

/// What a terminal sends for a key.
fn key(name: &str) -> &'static str {
    match name {
        "d" => "d",
        "e" => "e",
        "f" => "f",
        "Enter" => "\r",
        "Tab" => "\t",
        "Escape" => "\x1b",
        "Space" => " ",
        "F1" => "\x1bOP",
        "F5" => "\x1b[15~",
        _ => panic!("no key of an evening: {name}"),
    }
}
