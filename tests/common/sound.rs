//! Private sound servers for a test: a PulseAudio with a silent sink, a speech-dispatcher with espeak-ng, and a
//! recorder at the sink. All are real, and all are stopped when the test is over.
//!
//! Programs find these servers by environment variables. So a test runs itself again in a process whose environment
//! names the private servers.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use super::itself;
use super::program::write_program;
use super::recording::{Recording, SAMPLES_A_SECOND};

/// Names the folder of the private servers, in the process that uses them.
const WORLD: &str = "HECTOR_SOUND_WORLD";
/// If set, these tests are skipped on a machine without the sound programs.
const WITHOUT: &str = "HECTOR_WITHOUT_SOUND";

const LIMIT: Duration = Duration::from_secs(10);

/// The needed programs, and their Debian packages.
const PROGRAMS: [(&str, &str); 4] = [
    ("pulseaudio", "pulseaudio"),
    ("parec", "pulseaudio-utils"),
    ("speech-dispatcher", "speech-dispatcher speech-dispatcher-espeak-ng"),
    ("espeak-ng", "espeak-ng"),
];

/// Only one at a time, because these tests measure time.
static TURN: Mutex<()> = Mutex::new(());

/// Runs the body of the test with this name with private sound servers. `module` is the `module_path!()` of its file.
pub(crate) fn in_a_private_world(module: &str, test: &str, body: impl FnOnce(&World)) {
    if let Some(folder) = std::env::var_os(WORLD) {
        body(&World { folder: folder.into() });
        return;
    }
    let _turn = TURN.lock().unwrap_or_else(PoisonError::into_inner);
    if !programs_are_here() {
        return;
    }
    let mut servers = Servers::start(test);
    let mut myself = itself::alone(module, test);
    servers.world.enter(&mut myself);
    let status = myself.stdin(Stdio::null()).status().expect("the test runs");
    servers.stop();
    assert!(status.success(), "{test} failed in its private world");
}

/// Hector's home in the private world.
pub(crate) fn home() -> PathBuf {
    Path::new(&std::env::var("HOME").expect("the home of the world")).join("hector")
}

/// Makes espeak-ng say something, at this many words a minute.
pub(crate) fn speak(voice: &str, speed: &str, text: &str) {
    let status = Command::new("espeak-ng")
        .args(["-v", voice, "-s", speed, text])
        .stderr(Stdio::null())
        .status()
        .expect("espeak-ng");
    assert!(status.success());
}

/// Checks how long a sound went on after it was silenced, three times. A busy machine delays one of three and not all
/// of them, and none goes on to its end.
#[track_caller]
pub(crate) fn assert_is_silent_at_once(sounded_on: [Duration; 3]) {
    let (soon, far_from_the_end) = (Duration::from_millis(150), Duration::from_secs(2));
    assert!(
        sounded_on.iter().any(|took| *took < soon)
            && sounded_on.iter().all(|took| *took < far_from_the_end),
        "it sounded on for {sounded_on:?}"
    );
}

/// Whether this process already uses private servers.
pub(crate) fn is_in_a_world() -> bool {
    std::env::var_os(WORLD).is_some()
}

fn programs_are_here() -> bool {
    let missing: Vec<&str> = PROGRAMS
        .iter()
        .filter(|(program, _)| Command::new(program).arg("--version").output().is_err())
        .map(|(_, package)| *package)
        .collect();
    if missing.is_empty() {
        return true;
    }
    let missing = missing.join(" ");
    let sentence = format!("This test needs sound. On Debian: apt-get install {missing}");
    assert!(std::env::var_os(WITHOUT).is_some(), "{sentence}, or set {WITHOUT} to pass it over.");
    println!("{sentence}. Passed over, because {WITHOUT} is set.");
    false
}

/// A server of this process, which ends with it.
pub(crate) struct Server(Child);

impl Server {
    fn stop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.stop();
    }
}

/// The servers, in the process that manages them.
struct Servers {
    world: World,
    pulse: Server,
    speech: Server,
}

impl Servers {
    fn start(test: &str) -> Servers {
        let folder = std::env::temp_dir().join(format!("hector-{}-{test}", std::process::id()));
        let world = World { folder };
        world.furnish();
        let pulse = world.start_pulse();
        let speech = world.start_speech();
        Servers { world, pulse, speech }
    }

    fn stop(&mut self) {
        // A server that was restarted in the test has left its number here.
        self.world.stop_speech();
        self.world.stop_pulse();
        self.speech.stop();
        self.pulse.stop();
        let _ = fs::remove_dir_all(&self.world.folder);
    }
}

impl Drop for Servers {
    fn drop(&mut self) {
        self.stop();
    }
}

/// The private servers, as the test sees them.
pub(crate) struct World {
    folder: PathBuf,
}

impl World {
    fn place(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }

    fn enter(&self, command: &mut Command) {
        command
            .env(WORLD, &self.folder)
            .env("HOME", &self.folder)
            .env("XDG_RUNTIME_DIR", &self.folder)
            .env("PULSE_SERVER", format!("unix:{}", self.place("pulse.socket").display()))
            .env(
                "SPEECHD_ADDRESS",
                format!("unix_socket:{}", self.place("speech.socket").display()),
            )
            // Only the test starts a speech-dispatcher, until it allows others to.
            .env("SPEECHD_CMD", self.place("start-speech"));
    }

    fn furnish(&self) {
        let _ = fs::remove_dir_all(&self.folder);
        fs::create_dir_all(self.place("speech")).expect("a folder");
        fs::create_dir_all(self.place("dumb")).expect("a folder");
        // The socket comes last: a program that can connect finds the sink.
        let sink = format!(
            "load-module module-null-sink sink_name=null rate={SAMPLES_A_SECOND}\n\
             set-default-sink null\nset-default-source null.monitor\n\
             load-module module-native-protocol-unix socket={} auth-anonymous=1\n",
            self.place("pulse.socket").display()
        );
        fs::write(self.place("pulse.pa"), sink).expect("a file");
        let common = "LogLevel 3\nAudioOutputMethod \"pulse\"\nDefaultVolume 100\n";
        let espeak = "AddModule \"espeak-ng\" \"sd_espeak-ng\" \"espeak-ng.conf\"\n\
                      DefaultModule espeak-ng\n";
        fs::write(self.place("speech/speechd.conf"), format!("{common}{espeak}")).expect("a file");
        let english = "AddModule \"english\" \"sd_generic\" \"english.conf\"\n\
                       DefaultModule english\n";
        fs::write(self.place("dumb/speechd.conf"), format!("{common}{english}")).expect("a file");
        let voices = "GenericExecuteSynth \"espeak-ng -v en \\'$DATA\\'\"\n\
                      AddVoice \"en\" \"MALE1\" \"en\"\nDefaultVoice \"en\"\n\
                      GenericLanguage \"en\" \"en\" \"utf-8\"\n";
        for folder in ["speech", "dumb"] {
            let modules = self.place(folder).join("modules");
            fs::create_dir_all(&modules).expect("a folder");
            fs::write(modules.join("espeak-ng.conf"), "EspeakSoundIconFolder \"/\"\n")
                .expect("a file");
            fs::write(modules.join("english.conf"), voices).expect("a file");
        }
    }

    fn server(&self, program: &str, arguments: &[&str], socket: &str, note: &str) -> Server {
        let _ = fs::remove_file(self.place(socket));
        let log = fs::File::create(self.place(&format!("{note}.log"))).expect("a file");
        let mut command = Command::new(program);
        self.enter(&mut command);
        let server = Server(
            command
                .args(arguments)
                .current_dir(&self.folder)
                .stdin(Stdio::null())
                .stdout(log.try_clone().expect("a file"))
                .stderr(log)
                .spawn()
                .expect("a server"),
        );
        fs::write(self.place(note), server.0.id().to_string()).expect("a file");
        let until = Instant::now() + LIMIT;
        while std::os::unix::net::UnixStream::connect(self.place(socket)).is_err() {
            assert!(
                Instant::now() < until,
                "{program} does not listen: {}",
                fs::read_to_string(self.place(&format!("{note}.log"))).unwrap_or_default()
            );
            std::thread::sleep(Duration::from_millis(2));
        }
        server
    }

    /// Starts PulseAudio. Returns when it accepts connections.
    pub(crate) fn start_pulse(&self) -> Server {
        let arguments =
            ["-n", "-F", "pulse.pa", "--exit-idle-time=-1", "--disallow-exit", "--use-pid-file=no"];
        self.server("pulseaudio", &arguments, "pulse.socket", "pulse.pid")
    }

    /// Starts speech-dispatcher with espeak-ng. Returns when it accepts connections.
    pub(crate) fn start_speech(&self) -> Server {
        self.start_speech_with("speech")
    }

    /// Starts speech-dispatcher with a single English voice. Returns when it accepts connections.
    pub(crate) fn start_speech_without_german(&self) -> Server {
        self.start_speech_with("dumb")
    }

    fn start_speech_with(&self, configuration: &str) -> Server {
        let arguments = [
            "-s",
            "-t",
            "0",
            "-c",
            "unix_socket",
            "-S",
            "speech.socket",
            "-P",
            "speechd.pid",
            "-L",
            ".",
            "-C",
            configuration,
        ];
        let arguments: Vec<String> = arguments
            .iter()
            .map(|argument| match *argument {
                "speech.socket" | "speechd.pid" | "." | "speech" | "dumb" => {
                    self.place(argument).display().to_string()
                }
                option => option.to_owned(),
            })
            .collect();
        let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
        self.server("speech-dispatcher", &arguments, "speech.socket", "speech.pid")
    }

    /// Allows a program that finds no speech-dispatcher to start one.
    pub(crate) fn let_speech_be_started(&self) {
        let start = format!(
            "exec speech-dispatcher -d -t 0 -c unix_socket -S {0}/speech.socket \
             -P {0}/speech.pid -L {0} -C {0}/speech",
            self.folder.display()
        );
        write_program(&self.place("start-speech"), &start);
    }

    /// Kills speech-dispatcher, as a crash would.
    pub(crate) fn stop_speech(&self) {
        self.kill("speech.pid");
    }

    /// Kills PulseAudio, as a crash would.
    pub(crate) fn stop_pulse(&self) {
        self.kill("pulse.pid");
    }

    fn kill(&self, note: &str) {
        let Ok(number) = fs::read_to_string(self.place(note)) else { return };
        let _ = fs::remove_file(self.place(note));
        // The modules of speech-dispatcher end by themselves when it is gone.
        let _ = Command::new("kill").args(["-KILL", number.trim()]).stderr(Stdio::null()).status();
        let until = Instant::now() + LIMIT;
        while is_alive(number.trim()) && Instant::now() < until {
            std::thread::sleep(Duration::from_millis(2));
        }
    }

    /// The number of the process in this file: "speech.pid" or "pulse.pid".
    pub(crate) fn process(&self, note: &str) -> u32 {
        let number = fs::read_to_string(self.place(note)).expect("it runs");
        number.trim().parse().expect("a number")
    }

    /// Suspends or resumes a server: "STOP" or "CONT".
    pub(crate) fn signal_speech(&self, signal: &str) {
        let number = fs::read_to_string(self.place("speech.pid")).expect("it runs");
        let status = Command::new("kill").args([&format!("-{signal}"), number.trim()]).status();
        assert!(status.expect("kill").success());
    }

    /// Starts to record the sound of the sink.
    pub(crate) fn record(&self) -> Recording {
        let mut recorder = Command::new("parec");
        self.enter(&mut recorder);
        Recording::start(&mut recorder)
    }
}

/// Whether any thread of the process still runs, even if its parent has not noticed the end.
///
/// The first thread of a killed process may have ended while others still hold its files, and with them the lock by
/// which speech-dispatcher knows that it already runs.
fn is_alive(number: &str) -> bool {
    let threads = fs::read_dir(Path::new("/proc").join(number).join("task"));
    threads.is_ok_and(|mut threads| threads.any(|thread| thread.is_ok_and(|it| runs(&it.path()))))
}

/// Whether the thread in this folder still runs.
fn runs(thread: &Path) -> bool {
    fs::read_to_string(thread.join("stat"))
        .is_ok_and(|stat| !stat.rsplit(')').next().unwrap_or("").trim_start().starts_with('Z'))
}
