//! A player with only a braille display: the whole program at a terminal without a keyboard, and a real BRLTTY.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::time::{Duration, Instant};

use hector::words::Language;
use hector::words::braille::{Dots, Table};
use shakmaty::Square;

use super::braille::{Brltty, cell, in_words};

const LIMIT: Duration = Duration::from_secs(20);
/// No page takes longer to turn.
const TURNED: Duration = Duration::from_millis(700);

/// The program at a terminal made by `script`, and its display.
pub(crate) struct Player {
    terminal: Child,
    /// Kept open, because closing it would end the terminal.
    _typing: ChildStdin,
    pub(crate) brltty: Brltty,
    columns: usize,
    rows: usize,
    table: Table,
    home: PathBuf,
    /// On the board page, the position in displays from its top.
    page: Option<usize>,
}

impl Player {
    /// Starts with a display of this size, in an empty home.
    pub(crate) fn sit_down(
        name: &str,
        columns: usize,
        rows: usize,
        language: &str,
        options: &[&str],
    ) -> Player {
        Player::sit_down_with(name, (columns, rows), language, options, &[])
    }

    /// Starts with these files in the home.
    pub(crate) fn sit_down_with(
        name: &str,
        (columns, rows): (usize, usize),
        language: &str,
        options: &[&str],
        files: &[(&str, &str)],
    ) -> Player {
        let brltty = Brltty::with_display(columns, rows);
        let home =
            std::env::temp_dir().join(format!("hector-fingers-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&home);
        fs::create_dir_all(&home).expect("a folder");
        // The settings of a user who has been here before.
        fs::write(home.join("settings.txt"), format!("language = {language}\n")).expect("a file");
        for (file, text) in files {
            fs::write(home.join(file), text).expect("a file");
        }
        let (terminal, typing) = open(&brltty, &home, options);
        let table =
            Table { language: Language::coded(language).expect("a language"), dots: Dots::Eight };
        Player { terminal, _typing: typing, brltty, columns, rows, table, home, page: None }
    }

    /// The text of some cells.
    pub(crate) fn read(&self, cells: &[u8]) -> String {
        in_words(&self.table, cells)
    }

    /// The text on the display.
    pub(crate) fn says(&self) -> String {
        self.read(&self.brltty.cells())
    }

    /// Waits until the display begins with these words.
    pub(crate) fn shows(&self, words: &str) {
        self.brltty.wait_for(&format!("\"{words}\""), |cells| self.read(cells).starts_with(words));
    }

    /// Waits until exactly these dots are shown, followed by blanks.
    pub(crate) fn shows_dots(&self, dots: &str) {
        let expected: Vec<u8> = dots.split_whitespace().map(cell).collect();
        self.brltty.wait_for(dots, |cells| {
            cells.starts_with(&expected) && cells.iter().skip(expected.len()).all(|cell| *cell == 0)
        });
    }

    pub(crate) fn press(&mut self, command: &str) {
        self.brltty.press(command);
    }

    /// Presses a key, and waits until something else is shown.
    pub(crate) fn turns(&mut self, command: &str) {
        let before = self.brltty.cells();
        self.press(command);
        self.brltty.wait_for(&format!("anything after {command}"), |cells| cells != before);
    }

    /// Types a text as chords of dots.
    pub(crate) fn types(&mut self, text: &str) {
        for cell in self.table.spell(text) {
            self.brltty.dots(&cell.to_string());
        }
    }

    /// Types a line, waits until it is shown, and ends it.
    pub(crate) fn enters(&mut self, text: &str) {
        self.types(text);
        let end = text.chars().count().min(self.columns - 1);
        self.shows(&text.chars().take(end).collect::<String>());
        self.press("KEY_ENTER");
    }

    /// Pans on until the display begins with these words. Starts again at the first words if the page ends before.
    pub(crate) fn finds(&mut self, words: &str) {
        let until = Instant::now() + LIMIT;
        loop {
            let before = self.brltty.cells();
            if self.read(&before).starts_with(words) {
                return;
            }
            assert!(Instant::now() < until, "\"{words}\" was not found");
            self.press("FWINRT");
            if self.brltty.comes(TURNED, |cells| cells != before).is_err() {
                self.press("TOP");
                let _ = self.brltty.comes(TURNED, |cells| cells != before);
            }
        }
    }

    /// Pans on until these words were read, row by row.
    pub(crate) fn reads(&mut self, words: &str) {
        let until = Instant::now() + LIMIT;
        let mut read = String::new();
        loop {
            // The last cell may hold a sign that there is more.
            let row = self.says();
            read = format!("{read} {}", row.trim_end_matches('·').trim());
            if read.contains(words) {
                return;
            }
            assert!(Instant::now() < until, "\"{words}\" was not read in {read:?}");
            self.turns("FWINRT");
        }
    }

    /// Finds a command on the display, and chooses it with the key over it. A change of the display may be a late
    /// answer and not the page that was asked for, so the commands are searched again if they end before it was seen.
    pub(crate) fn chooses(&mut self, label: &str) {
        self.page = None;
        let until = Instant::now() + LIMIT;
        self.goes_to("BOT");
        loop {
            let row = self.brltty.cells();
            if let Some(cell) = self.lies_at(label, &row) {
                self.brltty.route(cell);
                let _ = self.brltty.comes(TURNED, |cells| cells != row);
                return;
            }
            assert!(Instant::now() < until, "\"{label}\" cannot be chosen");
            if !self.goes_to("FWINRT") {
                self.goes_to("BOT");
            }
        }
    }

    /// Presses a key. Returns whether something else was shown soon.
    fn goes_to(&mut self, command: &str) -> bool {
        let before = self.brltty.cells();
        self.press(command);
        self.brltty.comes(TURNED, |cells| cells != before).is_ok()
    }

    /// The cell for choosing a command in a row: its second cell if it is the first command.
    fn lies_at(&self, label: &str, row: &[u8]) -> Option<usize> {
        let row = format!("{}  ", self.read(row));
        let wanted = format!("{label}  ");
        if row.starts_with(&wanted) {
            return Some(1);
        }
        let place = row.find(&format!("  {wanted}"))?;
        Some(row[..place].chars().count() + 2)
    }

    /// Chooses a square of the board with the key over it: the first press reads it, the second chooses it.
    pub(crate) fn selects(&mut self, name: &str) {
        let at: Square = name.parse().expect("a square");
        let abreast = [8, 4, 2, 1]
            .into_iter()
            .find(|abreast| {
                abreast * 10 <= self.columns && (*abreast == 1 || abreast * self.rows <= 8)
            })
            .expect("ten cells");
        let step = abreast * self.rows;
        let line = 7 - usize::from(at.rank());
        let goal = line / step;
        let is_first = self.page.is_none();
        let mut page = match self.page {
            Some(page) => page,
            None => {
                self.press("DISPMD");
                self.shows("8 ");
                0
            }
        };
        while page != goal {
            let (key, next) = if page < goal { ("LNDN", page + 1) } else { ("LNUP", page - 1) };
            self.press(key);
            page = next;
            self.shows(&format!("{} ", 8 - page * step));
        }
        let within = line % step;
        let place =
            within / abreast * self.columns + within % abreast * 10 + 2 + usize::from(at.file());
        self.brltty.route(place);
        self.shows(name);
        self.brltty.route(place);
        if is_first {
            self.brltty.wait_for("the chosen square", |cells| cells.get(place) == Some(&0xff));
        }
        self.page = is_first.then_some(page);
    }

    /// Ends the line, or presses the clock, with the key over the cursor.
    pub(crate) fn routes_over_the_cursor(&mut self) {
        let cursor = cell("78");
        let cells = self.brltty.wait_for("a cursor", |cells| cells.contains(&cursor));
        let place = cells.iter().position(|cell| *cell == cursor).expect("a cursor");
        self.brltty.route(place);
    }

    /// BRLTTY dies and is started again, and shows the same as before.
    pub(crate) fn survives_a_death(&mut self) {
        let before = self.brltty.cells();
        self.brltty.restart();
        self.brltty.wait_for("what was shown before BRLTTY died", |cells| cells == before);
    }

    /// Waits until the program has ended.
    pub(crate) fn ends(&mut self) {
        let until = Instant::now() + LIMIT;
        while self.terminal.try_wait().expect("a child").is_none() {
            assert!(Instant::now() < until, "the program goes on");
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// The moves of the saved game.
    pub(crate) fn game(&self) -> String {
        let until = Instant::now() + LIMIT;
        loop {
            let saved = fs::read_dir(self.home.join("games"))
                .into_iter()
                .flatten()
                .filter_map(|entry| Some(entry.ok()?.path()))
                .find(|path| path.extension().is_some_and(|ending| ending == "pgn"));
            if let Some(text) = saved.and_then(|path| fs::read_to_string(path).ok())
                && text.ends_with('\n')
            {
                return moves_of(&text);
            }
            assert!(Instant::now() < until, "no game was saved");
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}

/// The moves of a PGN, without tags, comments and result.
fn moves_of(pgn: &str) -> String {
    let lines = pgn.lines().filter(|line| !line.starts_with('['));
    let text = lines.collect::<Vec<_>>().join(" ");
    let mut bare = String::new();
    for (index, part) in text.split(['{', '}']).enumerate() {
        if index % 2 == 0 {
            bare += part;
        }
    }
    let words = bare.split_whitespace().filter(|word| !word.ends_with("..."));
    let words: Vec<&str> =
        words.filter(|word| !["1-0", "0-1", "1/2-1/2", "*"].contains(word)).collect();
    words.join(" ")
}

fn open(brltty: &Brltty, home: &Path, options: &[&str]) -> (Child, ChildStdin) {
    let hector = env!("CARGO_BIN_EXE_hector");
    // The scene comes first, if it is not a game at the table; so does another program.
    let (program, scene, options) = match options {
        [scene @ ("practice" | "drill" | "review"), options @ ..] => (hector, *scene, options),
        ["hector-recorder", options @ ..] => {
            (env!("CARGO_BIN_EXE_hector-recorder"), "play", options)
        }
        options => (hector, "play", options),
    };
    let command = format!("'{program}' {scene} --silent {}", options.join(" "));
    let mut terminal = Command::new("script")
        .args(["-qec", &command, "/dev/null"])
        .env("HECTOR_HOME", home)
        // A tournament seals this folder, and not the machine on which other tests run.
        .env("HECTOR_WITNESS", home.join("witness"))
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
