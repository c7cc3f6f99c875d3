//! The way to the sound system, in a thread of its own that may wait for ever. It is open
//! while tones sound and a little longer. Never decides what sounds.

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

/// The size is fixed because ALSA's own default can hold a second of sound back. With half of
/// it tones tore on two cores.
const SOUND: StreamConfig = StreamConfig {
    channels: 1,
    sample_rate: Wave::SAMPLES_A_SECOND,
    buffer_size: BufferSize::Fixed(1024),
};
const OPENING_LIMIT: Duration = Duration::from_secs(3);
/// How long the sound system is fed silence after a tone, so that tones that follow one another
/// do not tear. Longer it is not kept open: a stream of a fixed size has PulseAudio wake two
/// thousand times a second as long as it is there, paused or not, and opening takes 2 ms.
const LINGER: Duration = Duration::from_secs(2);

enum ToneOrder {
    Play(u64, Melody),
    Hush,
}

/// What goes to the sound system's own thread.
enum Cue {
    Play(u64, Wave),
    Fade,
}

/// The keeper's end.
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

    /// Sends it away: it ends as soon as the sound system lets it.
    pub(super) fn dismiss(self) -> JoinHandle<()> {
        self.thread
    }
}

/// The life of the thread.
fn serve(
    generation: LoudspeakerNumber,
    orders: &Receiver<ToneOrder>,
    keeper: &SyncSender<ToneInput>,
) -> Result<(), Silent> {
    let report = |report| drop(keeper.send(ToneInput::Reported(generation, report)));
    // Opened once, to say whether it can be.
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
                // The sound system takes all of a tone at once when it begins, so that a tone which
                // shall be silent by now must not begin.
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

/// What feeds the sound system while it is open.
struct Feed {
    stream: Stream,
    cues: SyncSender<Cue>,
    is_closing: Arc<AtomicBool>,
}

/// What the sound system complains of from now on is that the stream is gone: a thread of the
/// library may still ask about it.
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

/// Opens the user's loudspeaker. Opening is the only test: without a sound card the sound
/// system still names one.
fn open(
    generation: LoudspeakerNumber,
    cues: Receiver<Cue>,
    keeper: &SyncSender<ToneInput>,
    is_closing: Arc<AtomicBool>,
) -> Result<Stream, Silent> {
    let _complaints = sound_system::without_complaints();
    let loudspeaker = sound_system::host().default_output_device().ok_or(Silent::NoLoudspeaker)?;
    let report = |keeper: SyncSender<ToneInput>| {
        // The sound system's own threads call this, and must not wait.
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
