//! A tmux screen with a program on it. Waits for what should be shown, not for a fixed time.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// Longer than anything takes on a busy machine.
const LIMIT: Duration = Duration::from_secs(20);
const LOOK_AGAIN: Duration = Duration::from_millis(10);

/// The program for typing.
pub(crate) fn example() -> String {
    let test = std::env::current_exe().expect("this test");
    let built = test.parent().and_then(|folder| folder.parent()).expect("a folder of builds");
    let example = built.join("examples/typing");
    assert!(example.exists(), "The example is not built. Run: cargo build --example typing");
    example.to_str().expect("a name in UTF-8").to_owned()
}

/// A private tmux, and a folder for its files.
pub(crate) struct Screen {
    socket: String,
    folder: PathBuf,
}

impl Screen {
    /// Starts the example after these words, and waits until it accepts keys. Its exit status goes to the file `ended`,
    /// whatever happens to the terminal.
    pub(crate) fn with_program(name: &str, start: &str) -> Screen {
        let screen = Screen::new(name);
        let program = example();
        let command = match start {
            "exec" => format!("exec {program}"),
            _ => format!("trap '' HUP; {start} {program}; echo $? >ended.new; mv ended.new ended"),
        };
        screen.open(&command);
        screen.shows("Type a line.");
        screen
    }

    /// Starts a shell that can stop and resume programs.
    pub(crate) fn with_shell(name: &str) -> Screen {
        let screen = Screen::new(name);
        screen.open("PS1='$ ' ENV= exec sh -i");
        screen.shows("$");
        screen
    }

    fn new(name: &str) -> Screen {
        let socket = format!("hector-{}-{name}", std::process::id());
        let folder = std::env::temp_dir().join(&socket);
        fs::create_dir_all(&folder).expect("a folder");
        Screen { socket, folder }
    }

    fn open(&self, command: &str) {
        let folder = self.folder.to_str().expect("a name in UTF-8");
        let size = ["-x", "60", "-y", "24", "-c", folder];
        let opened = self.tmux(&[&["-u", "new-session", "-d"][..], &size, &[command]].concat());
        assert!(opened.status.success(), "{}", String::from_utf8_lossy(&opened.stderr));
    }

    /// Types characters one after another.
    pub(crate) fn type_text(&self, text: &str) {
        if !text.is_empty() {
            self.tmux(&["send-keys", "-l", text]);
        }
    }

    /// Sends a text at once, as keys.
    pub(crate) fn paste(&self, text: &str) {
        self.paste_by(text, &["paste-buffer"]);
    }

    /// Sends a text at once, marked as a paste if the program has asked for that.
    pub(crate) fn paste_marked(&self, text: &str) {
        self.paste_by(text, &["paste-buffer", "-p"]);
    }

    fn paste_by(&self, text: &str, order: &[&str]) {
        let file = self.folder.join("pasted");
        fs::write(&file, text).expect("a file");
        self.tmux(&["load-buffer", file.to_str().expect("a name in UTF-8")]);
        self.tmux(order);
    }

    /// Presses keys by tmux's names for them.
    pub(crate) fn press(&self, keys: &[&str]) {
        self.tmux(&[&["send-keys"], keys].concat());
    }

    /// Types a line and presses Enter.
    pub(crate) fn enter(&self, line: &str) {
        self.type_text(line);
        self.press(&["Enter"]);
    }

    /// Makes the shell run a command, after the previous program has left the terminal: keys typed while a program
    /// closes are lost with it.
    pub(crate) fn run(&self, command: &str) {
        self.waits_for("the shell", |screen| screen.lines().last() == Some("$"));
        self.enter(command);
    }

    pub(crate) fn resize(&self, columns: u16) {
        self.tmux(&["resize-window", "-x", &columns.to_string()]);
    }

    /// Sends a signal to the program that the shell has started.
    pub(crate) fn signal(&self, signal: &str) {
        let kill = format!("kill -{signal} {}", self.program());
        let sent = Command::new("sh").args(["-c", &kill]).status().expect("sh");
        assert!(sent.success(), "{kill}");
    }

    /// The processor time of the program.
    pub(crate) fn processor_time(&self) -> Duration {
        let program = self.program();
        let told = fs::read_to_string(format!("/proc/{program}/stat")).expect("the program");
        // The program's name in brackets may contain spaces; eleven other fields follow it.
        let (_, fields) = told.rsplit_once(')').expect("a name");
        let ticks = fields.split_whitespace().skip(11).take(2);
        let hundredths: u64 = ticks.map(|ticks| ticks.parse::<u64>().expect("a number")).sum();
        Duration::from_millis(10 * hundredths)
    }

    /// The process that the shell has started.
    fn program(&self) -> String {
        self.started().expect("what the shell has started").trim().to_owned()
    }

    fn started(&self) -> io::Result<String> {
        let shell = self.of_pane("#{pane_pid}");
        fs::read_to_string(format!("/proc/{shell}/task/{shell}/children"))
    }

    /// Sets the terminal as a shell does when it gets it back.
    pub(crate) fn set_sane(&self) {
        let terminal = self.of_pane("#{pane_tty}");
        let set = Command::new("stty").args(["-F", &terminal, "sane"]).status().expect("stty");
        assert!(set.success());
    }

    fn of_pane(&self, what: &str) -> String {
        let told = self.tmux(&["display-message", "-p", what]);
        String::from_utf8(told.stdout).expect("UTF-8").trim().to_owned()
    }

    /// Starts to copy everything that is written to the screen.
    pub(crate) fn note_what_is_written(&self) {
        let file = self.folder.join("written");
        self.tmux(&["pipe-pane", "-o", &format!("cat >'{}'", file.display())]);
    }

    /// The copied output, once it contains this text.
    pub(crate) fn written_up_to(&self, last: &str) -> String {
        let mut written = String::new();
        let complete = wait_until(|| {
            let bytes = fs::read(self.folder.join("written")).unwrap_or_default();
            written = String::from_utf8_lossy(&bytes).into_owned();
            written.contains(last)
        });
        assert!(complete, "\"{last}\" was never written: {written}");
        written
    }

    /// Waits until these lines are on the screen, one below the other.
    pub(crate) fn shows(&self, lines: &str) {
        self.waits_for(lines, |screen| screen.contains(lines));
    }

    /// The text on the screen now.
    pub(crate) fn text_shown(&self) -> String {
        String::from_utf8_lossy(&self.tmux(&["capture-pane", "-p"]).stdout).into_owned()
    }

    /// Waits until the screen is as wanted.
    fn waits_for(&self, what: &str, is_there: impl Fn(&str) -> bool) {
        let mut seen = String::new();
        let shown = wait_until(|| {
            let output = self.tmux(&["capture-pane", "-p"]);
            let screen = String::from_utf8_lossy(&output.stdout);
            let trimmed: Vec<&str> = screen.lines().map(str::trim_end).collect();
            seen = trimmed.join("\n").trim_end().to_owned();
            is_there(&seen)
        });
        assert!(shown, "\"{what}\" never came. The screen:\n{seen}");
    }

    /// Waits until the program has ended with this status.
    pub(crate) fn ends(&self, status: &str) {
        let file = self.folder.join("ended");
        assert!(wait_until(|| file.exists()), "the program never ended");
        assert_eq!(fs::read_to_string(file).expect("a status").trim(), status);
    }

    /// The terminal disappears.
    pub(crate) fn kill_server(&mut self) {
        self.tmux(&["kill-server"]);
    }

    fn tmux(&self, arguments: &[&str]) -> Output {
        Command::new("tmux")
            .args(["-L", &self.socket, "-f", "/dev/null"])
            .args(arguments)
            .output()
            .expect("tmux presses the keys of this test. ./hector test installs it")
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        let started = self.started().unwrap_or_default();
        self.tmux(&["kill-server"]);
        // A program that lost its terminal saves its game before the home of the test is removed.
        let is_gone = |program: &str| !Path::new(&format!("/proc/{program}/exe")).exists();
        wait_until(|| started.split_whitespace().all(is_gone));
        let _ = fs::remove_dir_all(&self.folder);
    }
}

fn wait_until(mut happened: impl FnMut() -> bool) -> bool {
    let started = Instant::now();
    while started.elapsed() < LIMIT {
        if happened() {
            return true;
        }
        sleep(LOOK_AGAIN);
    }
    false
}
