//! Everything that touches the world: sound, speech, braille, files, the terminal. Knows samples, text, cells and
//! bytes; chess belongs to other rooms.

pub mod acoustics;
pub mod answer;
pub mod begun;
#[cfg(feature = "boards")]
pub mod boards;
#[cfg(feature = "braille")]
pub mod braille;
pub mod crew;
#[cfg(any(feature = "voice", feature = "braille", feature = "hall", feature = "boards"))]
mod deliver;
#[cfg(feature = "ear")]
pub mod ear;
pub mod engine;
pub mod fetching;
pub mod file_limit;
pub mod folders;
mod fourier;
mod greetings;
#[cfg(feature = "hall")]
pub mod hall;
use hector_hall_protocol as hall_protocol;

mod hex;
pub mod journal;
pub mod liblouis;
pub mod library;
pub mod link;
mod manifest;
mod neighbourhood;
#[cfg(any(feature = "voice", feature = "braille"))]
pub mod nvda;
pub mod own_address;
#[cfg(any(feature = "hall", feature = "boards"))]
mod owner;
pub mod parting;
#[cfg(any(feature = "voice", feature = "ear"))]
mod presence;
#[cfg(feature = "hall")]
pub mod press;
pub mod privacy;
mod process_group;
pub mod salted;
pub mod sound;
#[cfg(any(feature = "voice", feature = "ear"))]
mod sound_system;
#[cfg(feature = "voice")]
pub mod speaker;
pub mod system;
pub mod terminal;
pub mod thinker;
pub mod timepiece;
#[cfg(feature = "voice")]
pub mod tones;
pub mod unpacking;
#[cfg(feature = "web")]
pub mod web;
pub mod whole;
pub mod witness;
pub mod zip;
