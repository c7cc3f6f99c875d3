//! One open microphone, in a thread of its own that may wait forever. It does not wait for the consumer of the sound:
//! a piece that finds no room is lost, and the loss shows in the numbers of the samples.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{self, Receiver, SyncSender};
use std::time::Duration;

use cpal::traits::{DeviceTrait as _, HostTrait as _, StreamTrait as _};
use cpal::{
    BufferSize, Device, ErrorKind, FromSample, InputCallbackInfo, SampleFormat, SizedSample,
    Stream, StreamConfig, SupportedBufferSize,
};

use crate::sound::{Resampling, SAMPLES_A_SECOND};
use crate::sound_system;
use crate::timepiece::Timepiece;

/// How long the first samples may take. A stream takes 0.3 to 0.9 seconds to start.
const FIRST_SAMPLES_LIMIT: Duration = Duration::from_secs(3);
/// The longest plausible delay between a sound and its arrival. More means a wrong clock.
const LONGEST_WAY: Duration = Duration::from_millis(500);
/// How many pieces may wait: half a minute of sound.
pub(super) const MOST_PIECES: usize = 512;

/// The form that the recogniser needs. The size is fixed because ALSA's default loses what is said while the stream
/// starts. Pieces are 60 ms: each costs the same, and shorter ones would take more than 1 % of a processor.
const SPEECH: StreamConfig = StreamConfig {
    channels: 1,
    sample_rate: SAMPLES_A_SECOND,
    buffer_size: BufferSize::Fixed(960),
};

/// Why nothing can be heard.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("no microphone: {self:?}")]
pub enum Deaf {
    /// No microphone, or none that the sound system shows.
    NoMicrophone,
    /// The requested microphone was not found.
    NotThere {
        /// The name that was asked for, or a part of it.
        wanted: String,
        /// The names of the microphones that were found.
        there: Vec<String>,
    },
    /// The microphone has a name, but does not open.
    Closed {
        /// Its name in the sound system.
        name: String,
        /// The reason.
        why: SoundFault,
    },
    /// It opens, but no sample comes.
    Silent {
        /// Its name in the sound system.
        name: String,
    },
    /// It worked, and is gone.
    Gone(SoundFault),
}

/// The sound system's reason for a failure.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SoundFault {
    /// Another program has it.
    Busy,
    /// It is no longer connected.
    Unplugged,
    /// The sound system is not running.
    NoSystem,
    /// This user or program may not record.
    Denied,
    /// It has no usable sound format.
    NoForm,
    /// It is open, but gives no more sound.
    Ended,
    /// Anything else, in the sound system's own words.
    Other(String),
}

impl From<cpal::Error> for SoundFault {
    fn from(error: cpal::Error) -> SoundFault {
        match error.kind() {
            ErrorKind::DeviceBusy => SoundFault::Busy,
            ErrorKind::DeviceNotAvailable => SoundFault::Unplugged,
            ErrorKind::HostUnavailable => SoundFault::NoSystem,
            ErrorKind::PermissionDenied => SoundFault::Denied,
            ErrorKind::UnsupportedConfig | ErrorKind::UnsupportedOperation => SoundFault::NoForm,
            _ => SoundFault::Other(error.to_string().trim_end_matches('.').to_owned()),
        }
    }
}

/// A piece of sound of one channel, at the rate of the microphone.
pub(super) struct SoundPiece {
    pub(super) samples: Vec<f32>,
    /// How many samples of this microphone came before, including lost ones.
    pub(super) place: u64,
    pub(super) rate: u32,
    /// When its last sample sounded.
    pub(super) ended: Duration,
}

pub(super) enum MicrophoneReport {
    /// It has opened; its name.
    Opened(String),
    Sound(SoundPiece),
    Failed(Deaf),
}

/// Takes reports. Returns false if there was no room.
pub(super) type TellReport = Arc<dyn Fn(MicrophoneReport) -> bool + Send + Sync>;

/// The names of all microphones, the user's default first.
#[must_use]
pub fn microphones() -> Vec<String> {
    let _complaints = sound_system::without_complaints();
    let host = sound_system::host();
    let users = host.default_input_device().into_iter();
    let all = host.input_devices().map(Iterator::collect).unwrap_or_else(|_| Vec::new());
    let mut names: Vec<String> = Vec::new();
    for name in users.chain(all).map(|device| called(&device)) {
        if !names.contains(&name) {
            names.push(name);
        }
    }
    names
}

/// Records for a while and returns the name of the microphone and the sound, one channel at the recogniser's rate.
/// Opening is the only test: without a sound card the sound system still names a microphone.
///
/// # Errors
/// If nothing is heard, not even noise.
pub fn try_microphone(wanted: Option<&str>, long: Duration) -> Result<(String, Vec<f32>), Deaf> {
    let (told, reports) = mpsc::sync_channel(MOST_PIECES);
    let tell: TellReport = Arc::new(move |report| told.try_send(report).is_ok());
    let (_open, closing) = mpsc::sync_channel(0);
    let wanted = wanted.map(str::to_owned);
    // Left behind if the sound system hangs. The program that tries it ends soon.
    let _thread = std::thread::Builder::new()
        .name("microphone".to_owned())
        .spawn(move || serve(wanted.as_deref(), Timepiece::started(), &tell, &closing))
        .map_err(|error| Deaf::Gone(SoundFault::Other(error.to_string())))?;
    let mut name = "the microphone".to_owned();
    let mut heard = Vec::new();
    let mut resampling = None;
    let enough = (SAMPLES_A_SECOND as f32 * long.as_secs_f32()) as usize;
    while heard.len() < enough.max(1) {
        match reports.recv_timeout(FIRST_SAMPLES_LIMIT) {
            Ok(MicrophoneReport::Opened(opened)) => name = opened,
            Ok(MicrophoneReport::Failed(deaf)) => return Err(deaf),
            Ok(MicrophoneReport::Sound(piece)) => {
                let resampling =
                    resampling.get_or_insert_with(|| Resampling::from_rate(piece.rate));
                if let Some(resampling) = resampling {
                    resampling.take(piece.samples.into_iter(), &mut heard);
                }
            }
            Err(_) => return Err(Deaf::Silent { name }),
        }
    }
    Ok((name, heard))
}

/// The body of the thread. It ends when the other end of `closing` is dropped.
pub(super) fn serve(
    wanted: Option<&str>,
    watch: Timepiece,
    tell: &TellReport,
    closing: &Receiver<()>,
) {
    match open(wanted, watch, tell) {
        Ok((name, _stream)) => {
            tell(MicrophoneReport::Opened(name));
            let _ = closing.recv();
        }
        Err(deaf) => {
            tell(MicrophoneReport::Failed(deaf));
        }
    }
}

fn open(
    wanted: Option<&str>,
    watch: Timepiece,
    tell: &TellReport,
) -> Result<(String, Stream), Deaf> {
    let _complaints = sound_system::without_complaints();
    let device = find(wanted)?;
    let name = called(&device);
    let closed = |error: cpal::Error| Deaf::Closed { name: name.clone(), why: error.into() };
    let stream = match build::<i16>(&device, SPEECH, watch, tell) {
        Ok(stream) => stream,
        Err(_) => as_it_is(&device, watch, tell).map_err(closed)?,
    };
    stream.play().map_err(closed)?;
    Ok((name, stream))
}

fn find(wanted: Option<&str>) -> Result<Device, Deaf> {
    let host = sound_system::host();
    let Some(wanted) = wanted else {
        return host.default_input_device().ok_or(Deaf::NoMicrophone);
    };
    let folded = wanted.to_lowercase();
    let mut all =
        host.input_devices().map(Iterator::collect::<Vec<_>>).unwrap_or_default().into_iter();
    all.find(|device| called(device).to_lowercase().contains(&folded))
        .ok_or_else(|| Deaf::NotThere { wanted: wanted.to_owned(), there: microphones() })
}

fn called(device: &Device) -> String {
    device
        .description()
        .map_or_else(|_| "the microphone".to_owned(), |description| description.name().to_owned())
}

/// Opens the microphone in its own default format, if it does not support the one for speech.
fn as_it_is(device: &Device, watch: Timepiece, tell: &TellReport) -> Result<Stream, cpal::Error> {
    let usual = device.default_input_config()?;
    // A fiftieth of a second.
    let frames = usual.sample_rate() / 50;
    let frames = match usual.buffer_size() {
        SupportedBufferSize::Range { min, max } => frames.clamp(*min, (*max).max(*min)),
        SupportedBufferSize::Unknown => frames,
    };
    let config = StreamConfig { buffer_size: BufferSize::Fixed(frames), ..usual.config() };
    match usual.sample_format() {
        SampleFormat::I8 => build::<i8>(device, config, watch, tell),
        SampleFormat::U8 => build::<u8>(device, config, watch, tell),
        SampleFormat::U16 => build::<u16>(device, config, watch, tell),
        SampleFormat::I24 => build::<cpal::I24>(device, config, watch, tell),
        SampleFormat::I32 => build::<i32>(device, config, watch, tell),
        SampleFormat::F32 => build::<f32>(device, config, watch, tell),
        SampleFormat::F64 => build::<f64>(device, config, watch, tell),
        _ => build::<i16>(device, config, watch, tell),
    }
}

fn build<T>(
    device: &Device,
    config: StreamConfig,
    watch: Timepiece,
    tell: &TellReport,
) -> Result<Stream, cpal::Error>
where
    T: SizedSample + Send + 'static,
    f32: FromSample<T>,
{
    let (heard, failed) = (Arc::clone(tell), Arc::clone(tell));
    let mut cutter =
        SoundCutter { channels: usize::from(config.channels).max(1), config, place: 0 };
    device.build_input_stream(
        config,
        move |samples: &[T], info: &InputCallbackInfo| {
            cutter.cut(samples, info, watch.elapsed(), &heard);
        },
        move |error| {
            let passes = matches!(
                error.kind(),
                ErrorKind::Xrun | ErrorKind::RealtimeDenied | ErrorKind::DeviceChanged
            );
            if !passes {
                failed(MicrophoneReport::Failed(Deaf::Gone(error.into())));
            }
        },
        Some(FIRST_SAMPLES_LIMIT),
    )
}

/// Cuts the sound of a microphone into pieces of one channel.
struct SoundCutter {
    channels: usize,
    config: StreamConfig,
    place: u64,
}

impl SoundCutter {
    fn cut<T>(&mut self, samples: &[T], info: &InputCallbackInfo, now: Duration, tell: &TellReport)
    where
        T: SizedSample,
        f32: FromSample<T>,
    {
        let rate = self.config.sample_rate;
        let stamps = info.timestamp();
        let way = stamps.callback.duration_since(stamps.capture);
        let frames = samples.len() / self.channels;
        let long = Duration::from_secs_f64(frames as f64 / f64::from(rate.max(1)));
        // The sound system gives the delay of the first sample. If that is not plausible, assume that the piece has
        // just arrived.
        let since = Some(way).filter(|way| *way >= long && *way <= LONGEST_WAY).unwrap_or(long);
        let mixed = samples.chunks_exact(self.channels).map(|frame| {
            let sum: f32 = frame.iter().map(|sample| f32::from_sample_(*sample)).sum();
            sum / self.channels as f32
        });
        let (place, samples) = (self.place, mixed.collect());
        self.place += frames as u64;
        let ended = now.saturating_sub(since) + long;
        tell(MicrophoneReport::Sound(SoundPiece { samples, place, rate, ended }));
    }
}

/// Counts the pieces in a channel that is shared with orders, so that there is always room for orders.
#[derive(Debug, Clone, Default)]
pub(super) struct Room(Arc<AtomicUsize>);

impl Room {
    /// Sends a piece if there is room.
    pub(super) fn send<I>(&self, to: &SyncSender<I>, piece: I) -> bool {
        if self.0.fetch_add(1, Ordering::AcqRel) >= MOST_PIECES || to.try_send(piece).is_err() {
            self.0.fetch_sub(1, Ordering::AcqRel);
            return false;
        }
        true
    }

    /// Call this when a piece was taken out.
    pub(super) fn taken(&self) {
        self.0.fetch_sub(1, Ordering::AcqRel);
    }
}
