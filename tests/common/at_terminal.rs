//! The whole program at a terminal of its own, made by `script`: types, and checks the output.

use std::fs;
use std::io::{Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

const LIMIT: Duration = Duration::from_secs(20);

/// A shell command that starts the program, through another command if one is given. The shell is needed because
/// `script` stops itself when its own child is stopped.
pub(crate) fn shell_line(by_way_of: &str, arguments: &str) -> String {
    format!("{by_way_of} '{}' {arguments}; exit $?", env!("CARGO_BIN_EXE_hector"))
}

pub(crate) struct AtTerminal {
    name: String,
    terminal: Child,
    typing: ChildStdin,
    shown: Arc<Mutex<String>>,
    /// How much of the output was checked.
    seen: usize,
}

impl AtTerminal {
    /// Starts it with these settings, as for a user who has been here before. Without settings it is a first start.
    pub(crate) fn begin(name: &str, home: &Path, settings: &str, arguments: &str) -> AtTerminal {
        AtTerminal::begin_with(name, home, settings, &shell_line("", arguments), &[])
    }

    /// Starts any shell command, with these environment variables.
    pub(crate) fn begin_with(
        name: &str,
        home: &Path,
        settings: &str,
        command: &str,
        environment: &[(&str, String)],
    ) -> AtTerminal {
        fs::create_dir_all(home).expect("a folder");
        if !settings.is_empty() {
            fs::write(home.join("settings.txt"), settings).expect("a file");
        }
        let mut terminal = Command::new("script")
            .args(["-qec", command, "/dev/null"])
            .envs(environment.iter().cloned())
            .env("HECTOR_HOME", home)
            .env("TERM", "dumb")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("script, of bsdutils, which every Debian has");
        let typing = terminal.stdin.take().expect("an input");
        let mut output = terminal.stdout.take().expect("an output");
        let shown = Arc::new(Mutex::new(String::new()));
        let screen = Arc::clone(&shown);
        std::thread::spawn(move || {
            let mut piece = [0; 4096];
            while let Ok(length @ 1..) = output.read(&mut piece) {
                let text = String::from_utf8_lossy(&piece[..length]).into_owned();
                screen.lock().expect("the screen").push_str(&text);
            }
        });
        AtTerminal { name: name.to_owned(), terminal, typing, shown, seen: 0 }
    }

    pub(crate) fn types(&mut self, line: &str) {
        self.presses(&format!("{line}\r"));
    }

    /// Answers each question when it comes.
    pub(crate) fn answers(&mut self, questions: &[(&str, &str)]) {
        for (question, answer) in questions {
            self.sees(question);
            self.types(answer);
        }
    }

    /// Presses keys, or types without ending the line.
    pub(crate) fn presses(&mut self, keys: &str) {
        self.presses_bytes(keys.as_bytes());
    }

    /// Sends the bytes of a terminal.
    pub(crate) fn presses_bytes(&mut self, bytes: &[u8]) {
        self.typing.write_all(bytes).expect("pressed");
        self.typing.flush().expect("pressed");
    }

    /// Waits until this text is shown after what was checked before. Returns everything up to its end.
    pub(crate) fn sees(&mut self, text: &str) -> String {
        self.sees_one_of(&[text]).1
    }

    /// Like `sees`, with another limit.
    pub(crate) fn sees_within(&mut self, text: &str, limit: Duration) -> String {
        let until = Instant::now() + limit;
        while !self.unseen().contains(text) && Instant::now() < until {
            std::thread::sleep(Duration::from_millis(50));
        }
        self.sees(text)
    }

    /// Waits until one of these texts is shown. Returns which came first, and everything up to its end.
    pub(crate) fn sees_one_of(&mut self, texts: &[&str]) -> (usize, String) {
        self.sees_one_of_within(texts, LIMIT)
    }

    /// Like `sees_one_of`, with another limit.
    pub(crate) fn sees_one_of_within(
        &mut self,
        texts: &[&str],
        limit: Duration,
    ) -> (usize, String) {
        let until = Instant::now() + limit;
        loop {
            let new = self.unseen();
            let found = texts.iter().enumerate().filter_map(|(number, text)| {
                let at = new.find(text)?;
                Some((at + text.len(), number))
            });
            if let Some((end, number)) = found.min() {
                self.seen += end;
                return (number, new[..end].to_owned());
            }
            assert!(
                Instant::now() < until,
                "{}: none of {texts:?} in:\n{}",
                self.name,
                self.shown()
            );
            std::thread::sleep(Duration::from_millis(10));
        }
    }

    /// Waits until all of these texts are shown, in any order.
    pub(crate) fn sees_all(&mut self, texts: &[&str], limit: Duration) {
        let mut texts = texts.to_vec();
        while !texts.is_empty() {
            let (seen, _) = self.sees_one_of_within(&texts, limit);
            texts.remove(seen);
        }
    }

    /// Skips everything that is shown now.
    pub(crate) fn passes_over(&mut self) {
        self.seen += self.unseen().len();
    }

    /// Output that was not checked yet.
    pub(crate) fn unseen(&self) -> String {
        self.shown()[self.seen..].to_owned()
    }

    /// The whole output so far.
    pub(crate) fn shown(&self) -> String {
        with_spaces(&self.shown.lock().expect("the screen"))
    }

    /// The number of the program's process: the last in the chain of processes of the terminal.
    pub(crate) fn program(&self) -> u32 {
        let mut process = self.terminal.id();
        while let Some(child) = children(process, process).first().copied() {
            process = child;
        }
        process
    }

    /// The processes that it has started, from any of its threads.
    pub(crate) fn started(&self) -> Vec<u32> {
        let program = self.program();
        let threads = fs::read_dir(format!("/proc/{program}/task")).into_iter().flatten().flatten();
        let numbers = threads.filter_map(|thread| thread.file_name().to_str()?.parse().ok());
        numbers.flat_map(|thread| children(program, thread)).collect()
    }

    /// Waits until it ends by itself.
    pub(crate) fn ends(&mut self) {
        let until = Instant::now() + LIMIT;
        while self.terminal.try_wait().is_ok_and(|ended| ended.is_none()) {
            assert!(Instant::now() < until, "{} goes on:\n{}", self.name, self.shown());
            std::thread::sleep(Duration::from_millis(10));
        }
    }

    /// Kills its terminal. Returns whether the program then ended.
    pub(crate) fn ends_with_its_terminal(&mut self) -> bool {
        let program = PathBuf::from(format!("/proc/{}/exe", self.program()));
        let _ = self.terminal.kill();
        let _ = self.terminal.wait();
        let until = Instant::now() + LIMIT;
        while program.exists() && Instant::now() < until {
            std::thread::sleep(Duration::from_millis(10));
        }
        !program.exists()
    }
}

/// Kills the terminal, and waits for the program, so that its port and record are free again.
impl Drop for AtTerminal {
    fn drop(&mut self) {
        let _ = self.ends_with_its_terminal();
    }
}

/// The text with spaces for each move of the cursor to the right, which Wine uses, and without other escape sequences.
fn with_spaces(shown: &str) -> String {
    let mut parts = shown.split("\u{1b}[");
    let mut plain = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let Some(end) = part.find(|sign: char| sign.is_ascii_alphabetic()) else { continue };
        if part[end..].starts_with('C') {
            plain.push_str(&" ".repeat(part[..end].parse().unwrap_or(1)));
        }
        plain.push_str(&part[end + 1..]);
    }
    plain
}

/// The processes that a thread of a process has started.
fn children(process: u32, thread: u32) -> Vec<u32> {
    let place = format!("/proc/{process}/task/{thread}/children");
    let children = fs::read_to_string(place).unwrap_or_default();
    children.split_whitespace().filter_map(|child| child.parse().ok()).collect()
}
