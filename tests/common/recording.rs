//! Analyses recorded sound from a sink: when something is heard, for how long, and at which pitch. The servers are
//! started in `sound`.

use std::io::Read as _;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

pub(crate) const SAMPLES_A_SECOND: usize = 48_000;
/// The level from which sound is audible: the root mean square of a hundredth of a second.
const AUDIBLE: f64 = 60.0;
const WINDOW: usize = SAMPLES_A_SECOND / 100;
const LIMIT: Duration = Duration::from_secs(10);

/// The sound of the sink so far.
pub(crate) struct Recording {
    recorder: Child,
    pieces: Receiver<Vec<u8>>,
    samples: Vec<f64>,
    odd: Option<u8>,
}

/// A stretch with sound, in samples from the start of the recording.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Stretch {
    pub(crate) from: usize,
    pub(crate) to: usize,
}

impl Recording {
    /// Records with parec.
    pub(crate) fn start(parec: &mut Command) -> Recording {
        let rate = format!("--rate={SAMPLES_A_SECOND}");
        let mut recorder = parec
            .args(["--raw", "-d", "null.monitor", "--format=s16le", "--channels=1"])
            .args([&rate, "--latency-msec=10"])
            .stdout(Stdio::piped())
            .spawn()
            .expect("a recorder");
        let mut sound = recorder.stdout.take().expect("its sound");
        // Up to a minute, in pieces of a hundredth of a second.
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

    /// Takes the next piece. Returns false if none comes.
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

    /// The samples recorded so far, which is the present moment of the recording.
    pub(crate) fn now(&mut self) -> usize {
        while self.listen(Duration::ZERO) {}
        self.samples.len()
    }

    /// The sound between two moments, between -1 and 1.
    pub(crate) fn sound(&self, from: usize, to: usize) -> Vec<f32> {
        let between = self.samples.get(from..to.min(self.samples.len())).unwrap_or_default();
        between.iter().map(|sample| (*sample / 32_768.0) as f32).collect()
    }

    /// Waits until something is heard after a moment. Returns when it began.
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

    /// Waits until something is heard after a moment. Returns its first loud sample.
    pub(crate) fn wait_for_first_sample(&mut self, after: usize, limit: Duration) -> Option<usize> {
        let window = self.wait_for_sound(after, limit)?;
        let first = self.samples.iter().skip(window).position(|sample| sample.abs() > AUDIBLE)?;
        Some(window + first)
    }

    /// Waits for a silence of this length after a moment. Returns when it began.
    pub(crate) fn wait_for_silence(&mut self, after: usize, length: Duration) -> usize {
        let wanted = samples(length);
        // Reading a whole board takes half a minute.
        let until = Instant::now() + Duration::from_secs(90);
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

    /// The stretches with sound since a moment. Silence shorter than `gap` does not separate two of them.
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

    /// The strength of a frequency in a stretch relative to the whole, by Goertzel's algorithm.
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

/// A duration in samples.
pub(crate) fn samples(length: Duration) -> usize {
    (length.as_secs_f64() * SAMPLES_A_SECOND as f64) as usize
}

/// A number of samples as a duration.
pub(crate) fn time(samples: usize) -> Duration {
    Duration::from_secs_f64(samples as f64 / SAMPLES_A_SECOND as f64)
}

fn loudness(sound: &[f64]) -> f64 {
    (sound.iter().map(|sample| sample * sample).sum::<f64>() / sound.len() as f64).sqrt()
}
