//! The ear: the microphone and the recogniser. Never knows which words mean what.

use std::sync::mpsc;
use std::time::Duration;

use cpal::traits::{DeviceTrait as _, HostTrait as _, StreamTrait as _};
use cpal::{BufferSize, StreamConfig};

use super::sound_system;

/// A stream takes 0.3 to 0.9 seconds to start.
const FIRST_SAMPLES_LIMIT: Duration = Duration::from_secs(3);

/// What the recogniser wants to hear: one channel, 16,000 samples a second. The size is
/// fixed because ALSA's own default loses what is said while the stream starts.
const SPEECH: StreamConfig =
    StreamConfig { channels: 1, sample_rate: 16_000, buffer_size: BufferSize::Fixed(512) };

/// Why nothing can be heard.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Deaf {
    /// There is no microphone, or the sound system shows none.
    #[error("No microphone: the sound system names none.")]
    NoMicrophone,
    /// The microphone is named, and does not open.
    #[error("No microphone: {name} does not open: {why}.")]
    Closed {
        /// What the sound system calls it.
        name: String,
        /// The sound system's own words.
        why: String,
    },
    /// It opens, and not one sample comes.
    #[error("No microphone: {name} opens and stays silent, without even noise.")]
    Silent {
        /// What the sound system calls it.
        name: String,
    },
}

/// Opens the user's microphone, waits for the first samples and closes it. Opening is
/// the only test: without a sound card the sound system still names a microphone.
/// Returns its name.
pub fn try_microphone() -> Result<String, Deaf> {
    let microphone = sound_system::host().default_input_device().ok_or(Deaf::NoMicrophone)?;
    let name = microphone
        .description()
        .map_or_else(|_| "the microphone".to_owned(), |description| description.name().to_owned());
    let closed = |error: cpal::Error| Deaf::Closed {
        name: name.clone(),
        why: error.to_string().trim_end_matches('.').to_owned(),
    };
    let (heard, first_samples) = mpsc::sync_channel(1);
    let stream = microphone
        .build_input_stream(
            SPEECH,
            move |_: &[i16], _: &_| {
                let _ = heard.try_send(());
            },
            |_| {},
            Some(FIRST_SAMPLES_LIMIT),
        )
        .map_err(closed)?;
    stream.play().map_err(closed)?;
    match first_samples.recv_timeout(FIRST_SAMPLES_LIMIT) {
        Ok(()) => Ok(name),
        Err(_) => Err(Deaf::Silent { name }),
    }
}

/// Asks the recogniser for a model that is nowhere; true if it says so.
#[must_use]
pub fn recogniser_answers() -> bool {
    vosk::set_log_level(vosk::LogLevel::Error);
    vosk::Model::new("").is_none()
}
