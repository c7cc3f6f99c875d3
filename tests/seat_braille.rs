//! A player's seat under the fingers: the whole program with a real BRLTTY and its virtual
//! display. Nobody types at the terminal; every key is one of the display.

#![cfg(feature = "braille")]
#![allow(clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

#[path = "common/braille.rs"]
mod braille;
#[path = "common/dice.rs"]
mod dice;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};

use braille::{Brltty, brltty_is_here, cell};
use hector::words::Language;
use hector::words::braille::{Cell, Dots, Table};

/// The program at a terminal that `script` gives it, and the display it finds.
struct Player {
    terminal: Child,
    /// Kept open, because its end would be that of the terminal.
    _typing: ChildStdin,
    brltty: Brltty,
    table: Table,
    home: PathBuf,
}

impl Player {
    /// Sits down with a display of this size, in an empty home.
    fn sit_down(name: &str, columns: usize, rows: usize) -> Player {
        let brltty = Brltty::with_display(columns, rows);
        let home =
            std::env::temp_dir().join(format!("hector-fingers-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&home);
        fs::create_dir_all(&home).expect("a folder");
        // Somebody who has been here before.
        fs::write(home.join("settings.txt"), "language = de\n").expect("a file");
        let (terminal, typing) = open(&brltty, &home);
        let table = Table { language: Language::German, dots: Dots::Eight };
        Player { terminal, _typing: typing, brltty, table, home }
    }

    /// What the display says; signs that are no letters are full stops in the middle.
    fn read(&self, cells: &[u8]) -> String {
        let sign =
            |bits: &u8| self.table.read(&[Cell::of_bits(*bits)]).unwrap_or_else(|_| "·".to_owned());
        cells.iter().map(sign).collect()
    }

    /// Waits until the display begins with these words.
    fn shows(&self, words: &str) {
        self.brltty.wait_for(&format!("\"{words}\""), |cells| self.read(cells).starts_with(words));
    }

    /// Waits until exactly these dots are shown, and blanks after them.
    fn shows_dots(&self, dots: &str) {
        let expected: Vec<u8> = dots.split(' ').map(cell).collect();
        self.brltty.wait_for(dots, |cells| {
            cells.starts_with(&expected) && cells.iter().skip(expected.len()).all(|cell| *cell == 0)
        });
    }

    fn press(&mut self, command: &str) {
        self.brltty.press(command);
    }

    /// Types a text with dots.
    fn types(&mut self, text: &str) {
        for cell in self.table.spell(text) {
            self.brltty.dots(&cell.to_string());
        }
    }

    /// Types a line and ends it.
    fn enters(&mut self, text: &str) {
        self.types(text);
        self.shows(text);
        self.press("KEY_ENTER");
    }
}

fn open(brltty: &Brltty, home: &Path) -> (Child, ChildStdin) {
    let hector = env!("CARGO_BIN_EXE_hector");
    let mut terminal = Command::new("script")
        .args(["-qec", &format!("'{hector}' play --language de --silent"), "/dev/null"])
        .env("HECTOR_HOME", home)
        .envs(brltty.environment())
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .spawn()
        .expect("script, of bsdutils, which every Debian has");
    let typing = terminal.stdin.take().expect("an input");
    (terminal, typing)
}

impl Drop for Player {
    fn drop(&mut self) {
        let _ = self.terminal.kill();
        let _ = self.terminal.wait();
        let _ = fs::remove_dir_all(&self.home);
    }
}

#[test]
fn a_game_begins_and_a_move_is_typed_in_dots() {
    if !brltty_is_here() {
        return;
    }
    let mut player = Player::sit_down("begins", 40, 1);
    player.shows("Ihre Farbe? Weiß oder Schwarz;");
    player.press("FWINRT");
    player.shows("Eingabetaste für Weiß.");
    player.press("KEY_ENTER");
    player.shows("Die Bedenkzeit?");
    player.press("KEY_ENTER");
    player.shows("Training oder Turnier?");
    player.press("KEY_ENTER");
    player.shows("Bereit. Sie spielen Weiß");
    player.press("KEY_ENTER");
    player.shows_dots("1457 24 15 0 1367 125 1235 0 1236 135 1345 0 24567 15 24 34568 0 123 3458 136 124 2345 3 0 78");
    player.types("e2e4");
    // The cursor stands after the last letter.
    player.shows_dots("15 126 15 1456 78");
    player.press("KEY_ENTER");
    player.shows("Notiert.");
}
