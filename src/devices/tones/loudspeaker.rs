//! The connection to the sound system, in a thread of its own because a call may never return. It is open while tones
//! play and a little longer.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, SyncSender};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use cpal::traits::{DeviceTrait as _, HostTrait as _, StreamTrait as _};
use cpal::{BufferSize, ErrorKind, Stream, StreamConfig};

use super::super::sound_system;
use super::wave::Wave;
use super::{FRESH, LoudspeakerNumber, LoudspeakerReport, Melody, Silent, ToneInput};

/// The buffer size is fixed because ALSA's default can delay sound by a second. With half of this size tones stuttered
/// on two cores.
const SOUND: StreamConfig = StreamConfig {
    channels: 1,
    sample_rate: Wave::SAMPLES_A_SECOND,
    buffer_size: BufferSize::Fixed(1024),
};
const OPENING_LIMIT: Duration = Duration::from_secs(3);
/// How long silence is played after a tone, so that tones in a row do not stutter. The stream is not kept open longer:
/// with a fixed buffer size PulseAudio wakes two thousand times a second as long as the stream exists, paused or not,
/// and opening it takes only 2 ms.
const LINGER: Duration = Duration::from_secs(2);

enum ToneOrder {
    Play(u64, Melody),
    Hush,
}

/// What goes to the thread of the sound system.
enum Cue {
    Play(u64, Wave),
    Fade,
}

/// The keeper's handle.
pub(super) struct Loudspeaker {
    pub(super) generation: LoudspeakerNumber,
    orders: SyncSender<ToneOrder>,
    thread: JoinHandle<()>,
}

/// The loudspeaker is gone, or hangs.
pub(super) struct ToneNotTaken;

impl Loudspeaker {
    const MOST_ORDERS: usize = 16;

    pub(super) fn start(
        generation: LoudspeakerNumber,
        keeper: SyncSender<ToneInput>,
    ) -> std::io::Result<Loudspeaker> {
        let (orders, taken) = mpsc::sync_channel(Loudspeaker::MOST_ORDERS);
        let thread =
            std::thread::Builder::new().name("loudspeaker".to_owned()).spawn(move || {
                if let Err(silent) = serve(generation, &taken, &keeper) {
                    let _ = keeper
                        .send(ToneInput::Reported(generation, LoudspeakerReport::Failed(silent)));
                }
            })?;
        Ok(Loudspeaker { generation, orders, thread })
    }

    pub(super) fn play(&self, number: u64, melody: Melody) -> Result<(), ToneNotTaken> {
        self.orders.try_send(ToneOrder::Play(number, melody)).map_err(|_| ToneNotTaken)
    }

    pub(super) fn hush(&self) -> Result<(), ToneNotTaken> {
        self.orders.try_send(ToneOrder::Hush).map_err(|_| ToneNotTaken)
    }

    /// Gives it up: its thread ends as soon as the sound system returns.
    pub(super) fn dismiss(self) -> JoinHandle<()> {
        self.thread
    }
}

/// Runs in the thread until the keeper drops its handle.
fn serve(
    generation: LoudspeakerNumber,
    orders: &Receiver<ToneOrder>,
    keeper: &SyncSender<ToneInput>,
) -> Result<(), Silent> {
    let report = |report| drop(keeper.send(ToneInput::Reported(generation, report)));
    // Opened once to find out whether it works.
    drop(Feed::open(generation, keeper)?);
    report(LoudspeakerReport::Opened);
    let mut feed: Option<Feed> = None;
    let mut next: Option<ToneOrder> = None;
    loop {
        let order = match (next.take(), &feed) {
            (Some(order), _) => Ok(order),
            (None, Some(_)) => orders.recv_timeout(LINGER),
            (None, None) => orders.recv().map_err(|_| RecvTimeoutError::Disconnected),
        };
        match (order, &mut feed) {
            (Ok(ToneOrder::Play(number, melody)), Some(feed)) => feed.play(number, &melody),
            (Ok(ToneOrder::Play(number, melody)), None) => {
                let begun = Instant::now();
                let opened = feed.insert(Feed::open(generation, keeper)?);
                // The sound system takes a whole tone at once when the stream starts. So a tone that has been silenced
                // meanwhile must not start.
                next = orders.try_recv().ok();
                if begun.elapsed() < FRESH && !matches!(next, Some(ToneOrder::Hush)) {
                    opened.play(number, &melody);
                } else {
                    report(LoudspeakerReport::Over(number));
                }
                opened.stream.play().map_err(failed)?;
            }
            (Ok(ToneOrder::Hush), Some(feed)) => drop(feed.cues.try_send(Cue::Fade)),
            (Ok(ToneOrder::Hush), None) => {}
            (Err(RecvTimeoutError::Timeout), _) => feed = None,
            (Err(RecvTimeoutError::Disconnected), _) => return Ok(()),
        }
    }
}

/// The open stream and its queue.
struct Feed {
    stream: Stream,
    cues: SyncSender<Cue>,
    is_closing: Arc<AtomicBool>,
}

/// Later complaints of the sound system only say that the stream is gone: a thread of the library may still use it.
impl Drop for Feed {
    fn drop(&mut self) {
        self.is_closing.store(true, Ordering::SeqCst);
    }
}

impl Feed {
    fn open(generation: LoudspeakerNumber, keeper: &SyncSender<ToneInput>) -> Result<Feed, Silent> {
        let (cues, taken) = mpsc::sync_channel(Loudspeaker::MOST_ORDERS);
        let is_closing = Arc::new(AtomicBool::new(false));
        let stream = open(generation, taken, keeper, Arc::clone(&is_closing))?;
        Ok(Feed { stream, cues, is_closing })
    }

    fn play(&self, number: u64, melody: &Melody) {
        let _ = self.cues.try_send(Cue::Play(number, Wave::of(melody)));
    }
}

/// Opens the default output. Only opening it shows whether it works: without a sound card the sound system still names
/// one.
fn open(
    generation: LoudspeakerNumber,
    cues: Receiver<Cue>,
    keeper: &SyncSender<ToneInput>,
    is_closing: Arc<AtomicBool>,
) -> Result<Stream, Silent> {
    let _complaints = sound_system::without_complaints();
    let loudspeaker = sound_system::host().default_output_device().ok_or(Silent::NoLoudspeaker)?;
    let report = |keeper: SyncSender<ToneInput>| {
        // Called by threads of the sound system, which must not wait.
        move |report| drop(keeper.try_send(ToneInput::Reported(generation, report)))
    };
    let over = report(keeper.clone());
    let fail = report(keeper.clone());
    let mut sounding: Option<(u64, Wave)> = None;
    let stream = loudspeaker
        .build_output_stream(
            SOUND,
            move |samples: &mut [i16], _: &_| {
                while let Ok(cue) = cues.try_recv() {
                    match (cue, &mut sounding) {
                        (Cue::Play(number, wave), _) => sounding = Some((number, wave)),
                        (Cue::Fade, Some((_, wave))) => wave.fade(),
                        (Cue::Fade, None) => {}
                    }
                }
                for sample in samples.iter_mut() {
                    *sample = sounding.as_mut().and_then(|(_, wave)| wave.next()).unwrap_or(0);
                }
                if let Some((number, _)) = sounding.take_if(|(_, wave)| wave.is_over()) {
                    over(LoudspeakerReport::Over(number));
                }
            },
            move |error| {
                let passes = matches!(
                    error.kind(),
                    ErrorKind::Xrun | ErrorKind::RealtimeDenied | ErrorKind::DeviceChanged
                );
                if !passes && !is_closing.load(Ordering::SeqCst) {
                    fail(LoudspeakerReport::Failed(failed(error)));
                }
            },
            Some(OPENING_LIMIT),
        )
        .map_err(failed)?;
    Ok(stream)
}

fn failed(error: cpal::Error) -> Silent {
    Silent::Failed(error.to_string().trim_end_matches('.').to_owned())
}
