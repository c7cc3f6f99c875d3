//! One open way to the sound system, in a thread of its own that may wait for ever.
//! Never decides what sounds.

use std::sync::mpsc::{self, Receiver, RecvTimeoutError, SyncSender};
use std::thread::JoinHandle;
use std::time::Duration;

use cpal::traits::{DeviceTrait as _, HostTrait as _, StreamTrait as _};
use cpal::{BufferSize, ErrorKind, Stream, StreamConfig};

use super::super::sound_system;
use super::wave::Wave;
use super::{Generation, Input, Melody, Report, Silent};

/// The size is fixed because ALSA's own default can hold a second of sound back. With half of
/// it tones tore on two cores.
const SOUND: StreamConfig = StreamConfig {
    channels: 1,
    sample_rate: Wave::SAMPLES_A_SECOND,
    buffer_size: BufferSize::Fixed(1024),
};
const OPENING_LIMIT: Duration = Duration::from_secs(3);
/// How long the sound system is fed silence after a tone, so that the next one starts at once.
const LINGER: Duration = Duration::from_secs(2);

enum Order {
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
    pub(super) generation: Generation,
    orders: SyncSender<Order>,
    thread: JoinHandle<()>,
}

/// The loudspeaker is gone, or hangs.
pub(super) struct NotTaken;

impl Loudspeaker {
    const MOST_ORDERS: usize = 16;

    pub(super) fn start(
        generation: Generation,
        keeper: SyncSender<Input>,
    ) -> std::io::Result<Loudspeaker> {
        let (orders, taken) = mpsc::sync_channel(Loudspeaker::MOST_ORDERS);
        let thread =
            std::thread::Builder::new().name("loudspeaker".to_owned()).spawn(move || {
                if let Err(silent) = serve(generation, &taken, &keeper) {
                    let _ = keeper.send(Input::Reported(generation, Report::Failed(silent)));
                }
            })?;
        Ok(Loudspeaker { generation, orders, thread })
    }

    pub(super) fn play(&self, number: u64, melody: Melody) -> Result<(), NotTaken> {
        self.orders.try_send(Order::Play(number, melody)).map_err(|_| NotTaken)
    }

    pub(super) fn hush(&self) -> Result<(), NotTaken> {
        self.orders.try_send(Order::Hush).map_err(|_| NotTaken)
    }

    /// Sends it away: it ends as soon as the sound system lets it.
    pub(super) fn dismiss(self) -> JoinHandle<()> {
        self.thread
    }
}

/// The life of the thread.
fn serve(
    generation: Generation,
    orders: &Receiver<Order>,
    keeper: &SyncSender<Input>,
) -> Result<(), Silent> {
    let (cues, taken) = mpsc::sync_channel(Loudspeaker::MOST_ORDERS);
    let stream = open(generation, taken, keeper)?;
    let _ = keeper.send(Input::Reported(generation, Report::Opened));
    let mut is_fed = false;
    loop {
        let order = if is_fed {
            orders.recv_timeout(LINGER)
        } else {
            orders.recv().map_err(|_| RecvTimeoutError::Disconnected)
        };
        match order {
            Ok(Order::Play(number, melody)) => {
                let _ = cues.try_send(Cue::Play(number, Wave::of(&melody)));
                if !is_fed {
                    stream.play().map_err(failed)?;
                    is_fed = true;
                }
            }
            Ok(Order::Hush) => {
                let _ = cues.try_send(Cue::Fade);
            }
            Err(RecvTimeoutError::Timeout) => {
                stream.pause().map_err(failed)?;
                is_fed = false;
            }
            Err(RecvTimeoutError::Disconnected) => return Ok(()),
        }
    }
}

/// Opens the user's loudspeaker. Opening is the only test: without a sound card the sound
/// system still names one.
fn open(
    generation: Generation,
    cues: Receiver<Cue>,
    keeper: &SyncSender<Input>,
) -> Result<Stream, Silent> {
    // Or ALSA complains on the terminal, which a screen reader would read aloud.
    let _complaints = alsa::Output::local_error_handler();
    let loudspeaker = sound_system::host().default_output_device().ok_or(Silent::NoLoudspeaker)?;
    let report = |keeper: SyncSender<Input>| {
        // The sound system's own threads call this, and must not wait.
        move |report| drop(keeper.try_send(Input::Reported(generation, report)))
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
                    over(Report::Over(number));
                }
            },
            move |error| {
                let passes = matches!(
                    error.kind(),
                    ErrorKind::Xrun | ErrorKind::RealtimeDenied | ErrorKind::DeviceChanged
                );
                if !passes {
                    fail(Report::Failed(failed(error)));
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
