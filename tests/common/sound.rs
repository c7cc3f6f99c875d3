//! A private sound world for a test: a PulseAudio with a sink that nobody hears, a
//! speech-dispatcher with espeak-ng, and a recorder at the sink. All are real, and all are
//! stopped when the test is over.
//!
//! Both find their servers by the environment of the process. So a test runs itself once more
//! in a process whose environment names the private servers.

use std::fs;
use std::io::Read as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Names the folder of the private world, in the process that lives in it.
const WORLD: &str = "HECTOR_SOUND_WORLD";
/// Set, it lets a machine without the programs of sound pass over these tests.
const WITHOUT: &str = "HECTOR_WITHOUT_SOUND";

const SAMPLES_A_SECOND: usize = 48_000;
/// What is loud enough to be heard, as the middle of squares of a hundredth of a second.
const AUDIBLE: f64 = 60.0;
const WINDOW: usize = SAMPLES_A_SECOND / 100;
const LIMIT: Duration = Duration::from_secs(10);

/// Needed, and where Debian has them from.
const PROGRAMS: [(&str, &str); 4] = [
    ("pulseaudio", "pulseaudio"),
    ("parec", "pulseaudio-utils"),
    ("speech-dispatcher", "speech-dispatcher speech-dispatcher-espeak-ng"),
    ("espeak-ng", "espeak-ng"),
];

/// One world after the other: what is measured here is time.
static TURN: Mutex<()> = Mutex::new(());

/// Runs the body of the test with this name in a private sound world.
pub(crate) fn in_a_private_world(test: &str, body: impl FnOnce(&World)) {
    if let Some(folder) = std::env::var_os(WORLD) {
        body(&World { folder: folder.into() });
        return;
    }
    let _turn = TURN.lock().unwrap_or_else(PoisonError::into_inner);
    if !programs_are_here() {
        return;
    }
    let mut servers = Servers::start(test);
    let mut myself = Command::new(std::env::current_exe().expect("this program"));
    myself.args([test, "--exact", "--nocapture", "--test-threads=1"]);
    servers.world.enter(&mut myself);
    let status = myself.stdin(Stdio::null()).status().expect("the test runs");
    servers.stop();
    assert!(status.success(), "{test} failed in its private world");
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

/// The servers, in the process that looks after them.
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
        // Whoever restarted a server in the test left its number here.
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

/// The private world, as the test sees it.
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
            // The library starts no speech-dispatcher of its own: the test does.
            .env("SPEECHD_CMD", "/bin/false");
    }

    fn furnish(&self) {
        let _ = fs::remove_dir_all(&self.folder);
        fs::create_dir_all(self.place("speech")).expect("a folder");
        fs::create_dir_all(self.place("dumb")).expect("a folder");
        let sink = format!(
            "load-module module-native-protocol-unix socket={} auth-anonymous=1\n\
             load-module module-null-sink sink_name=null rate={SAMPLES_A_SECOND}\n\
             set-default-sink null\nset-default-source null.monitor\n",
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
            assert!(Instant::now() < until, "{program} does not listen");
            std::thread::sleep(Duration::from_millis(2));
        }
        server
    }

    /// Starts PulseAudio, and returns when it listens.
    pub(crate) fn start_pulse(&self) -> Server {
        let arguments =
            ["-n", "-F", "pulse.pa", "--exit-idle-time=-1", "--disallow-exit", "--use-pid-file=no"];
        self.server("pulseaudio", &arguments, "pulse.socket", "pulse.pid")
    }

    /// Starts speech-dispatcher with espeak-ng, and returns when it listens.
    pub(crate) fn start_speech(&self) -> Server {
        self.start_speech_with("speech")
    }

    /// Starts speech-dispatcher with a single English voice, and returns when it listens.
    #[allow(dead_code, reason = "not every test needs it")]
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

    /// Stops a server in its tracks, or lets it go on: "STOP" or "CONT".
    #[allow(dead_code, reason = "not every test needs it")]
    pub(crate) fn signal_speech(&self, signal: &str) {
        let number = fs::read_to_string(self.place("speech.pid")).expect("it runs");
        let status = Command::new("kill").args([&format!("-{signal}"), number.trim()]).status();
        assert!(status.expect("kill").success());
    }

    /// Begins to record what comes out of the sink.
    pub(crate) fn record(&self) -> Recording {
        Recording::start(self)
    }
}

/// True until the process has ended, whether or not its parent knows.
fn is_alive(number: &str) -> bool {
    fs::read_to_string(Path::new("/proc").join(number).join("stat"))
        .is_ok_and(|stat| !stat.rsplit(')').next().unwrap_or("").trim_start().starts_with('Z'))
}

/// What came out of the sink so far.
pub(crate) struct Recording {
    recorder: Child,
    pieces: Receiver<Vec<u8>>,
    samples: Vec<f64>,
    odd: Option<u8>,
}

/// A stretch in which something was heard, in samples from the beginning of the recording.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Stretch {
    pub(crate) from: usize,
    pub(crate) to: usize,
}

impl Recording {
    fn start(world: &World) -> Recording {
        let mut command = Command::new("parec");
        world.enter(&mut command);
        let rate = format!("--rate={SAMPLES_A_SECOND}");
        let mut recorder = command
            .args(["--raw", "-d", "null.monitor", "--format=s16le", "--channels=1"])
            .args([&rate, "--latency-msec=10"])
            .stdout(Stdio::piped())
            .spawn()
            .expect("a recorder");
        let mut sound = recorder.stdout.take().expect("its sound");
        // As much as a minute, in pieces of a hundredth of a second.
        let (sender, pieces) = mpsc::sync_channel(6_000);
        std::thread::spawn(move || {
            let mut piece = [0; 960];
            while let Ok(length @ 1..) = sound.read(&mut piece) {
                if sender.send(piece.iter().take(length).copied().collect()).is_err() {
                    return;
                }
            }
        });
        let mut recording = Recording { recorder, pieces, samples: Vec::new(), odd: None };
        assert!(recording.listen(LIMIT), "the recorder records nothing");
        recording
    }

    /// Takes in what came next; false if nothing did.
    fn listen(&mut self, limit: Duration) -> bool {
        match self.pieces.recv_timeout(limit) {
            Ok(piece) => {
                let bytes: Vec<u8> = self.odd.take().into_iter().chain(piece).collect();
                let mut pairs = bytes.chunks_exact(2);
                for pair in &mut pairs {
                    self.samples.push(f64::from(i16::from_le_bytes([pair[0], pair[1]])));
                }
                self.odd = pairs.remainder().first().copied();
                true
            }
            Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => false,
        }
    }

    /// How much was recorded so far, in samples: the present moment of the recording.
    pub(crate) fn now(&mut self) -> usize {
        while self.listen(Duration::ZERO) {}
        self.samples.len()
    }

    /// Waits until something is heard after a moment, and returns when it began.
    pub(crate) fn wait_for_sound(&mut self, after: usize, limit: Duration) -> Option<usize> {
        let until = Instant::now() + limit;
        let mut window = after;
        loop {
            while window + WINDOW <= self.samples.len() {
                if loudness(&self.samples[window..window + WINDOW]) > AUDIBLE {
                    return Some(window);
                }
                window += WINDOW;
            }
            let left = until.saturating_duration_since(Instant::now());
            if left.is_zero() || !self.listen(left) {
                return None;
            }
        }
    }

    /// Waits until nothing was heard for so long after a moment, and returns when the silence
    /// began.
    pub(crate) fn wait_for_silence(&mut self, after: usize, length: Duration) -> usize {
        let wanted = samples(length);
        let until = Instant::now() + Duration::from_secs(30);
        let mut silent_from = after;
        let mut window = after;
        loop {
            while window + WINDOW <= self.samples.len() {
                if loudness(&self.samples[window..window + WINDOW]) > AUDIBLE {
                    silent_from = window + WINDOW;
                }
                window += WINDOW;
                if window - silent_from >= wanted {
                    return silent_from;
                }
            }
            assert!(Instant::now() < until, "it never was silent");
            assert!(self.listen(LIMIT), "the recorder stopped");
        }
    }

    /// Records for so long, and returns the stretches with sound since a moment. Silence
    /// shorter than `gap` does not part two of them.
    pub(crate) fn stretches(&self, since: usize, gap: Duration) -> Vec<Stretch> {
        let mut stretches: Vec<Stretch> = Vec::new();
        for from in (since..self.samples.len().saturating_sub(WINDOW)).step_by(WINDOW) {
            let to = from + WINDOW;
            if loudness(&self.samples[from..to]) <= AUDIBLE {
                continue;
            }
            match stretches.last_mut() {
                Some(last) if from - last.to < samples(gap) => last.to = to,
                _ => stretches.push(Stretch { from, to }),
            }
        }
        stretches
    }

    /// How strong a frequency is in a stretch, by Goertzel's way, against the whole of it.
    #[allow(dead_code, reason = "only tones have a frequency")]
    pub(crate) fn share_of(&self, frequency: f64, stretch: Stretch) -> f64 {
        let sound = &self.samples[stretch.from..stretch.to];
        let turn = std::f64::consts::TAU * frequency / SAMPLES_A_SECOND as f64;
        let (mut before, mut last) = (0.0, 0.0);
        for sample in sound {
            (before, last) = (last, sample + 2.0 * turn.cos() * last - before);
        }
        let power = before * before + last * last - 2.0 * turn.cos() * before * last;
        let whole: f64 = sound.iter().map(|sample| sample * sample).sum();
        2.0 * power / (whole * sound.len() as f64)
    }
}

impl Drop for Recording {
    fn drop(&mut self) {
        let _ = self.recorder.kill();
        let _ = self.recorder.wait();
    }
}

/// A length of time in samples.
pub(crate) fn samples(length: Duration) -> usize {
    (length.as_secs_f64() * SAMPLES_A_SECOND as f64) as usize
}

/// A number of samples as a length of time.
pub(crate) fn time(samples: usize) -> Duration {
    Duration::from_secs_f64(samples as f64 / SAMPLES_A_SECOND as f64)
}

fn loudness(sound: &[f64]) -> f64 {
    (sound.iter().map(|sample| sample * sample).sum::<f64>() / sound.len() as f64).sqrt()
}
