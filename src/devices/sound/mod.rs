//! Sound as the recogniser takes it: one channel at one rate, from files and from any
//! microphone's rate. Never opens a microphone and never plays.

mod resampling;
mod wav;

pub use resampling::{Resampling, SAMPLES_A_SECOND};
pub use wav::{UnreadableSound, WavFault, parse_wav, read_wav, to_wav, write_wav};
