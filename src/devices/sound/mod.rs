//! Sound in the form that the recogniser takes: one channel at one rate, from files and from microphones of any rate.
//! Recording and playing are elsewhere.

mod resampling;
mod wav;

pub use resampling::{Resampling, SAMPLES_A_SECOND};
pub use wav::{UnreadableSound, WavFault, parse_wav, read_wav, to_wav, write_wav};
