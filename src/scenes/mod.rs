//! What a person sits down to do, one file for each scene. Scenes connect devices and the pure rooms; they make no
//! decisions.

mod answering;
mod arbiters_number;
mod compare;
mod contribute;
mod convert;
mod counted_tries;
mod cut_games;
mod doctor;
mod door;
mod drill;
#[cfg(feature = "ear")]
pub mod ear;
mod engine_at_work;
mod enrol;
mod failure;
mod first_start;
mod game_file;
mod games;
mod hall;
mod hear;
pub mod hector;
mod help;
mod in_lines;
mod keyboard;
mod keys;
mod menu;
mod model;
mod named_board;
mod perft;
mod place;
mod play;
pub mod practice;
mod program;
mod reading_aloud;
mod reasons;
mod record_error;
mod record_file;
pub mod recorder;
mod review;
mod rule;
mod saved_games;
mod say;
mod sealing;
mod sending;
mod set_aside;
mod settings_file;
mod shared_scenes;
mod sitting;
mod spoken;
mod talking_clock;
mod told_progress;
mod transcribe;
pub mod typing;
mod unfinished;
mod verify;
#[cfg(feature = "voice")]
pub mod voice;
#[cfg(not(feature = "ear"))]
mod without_ear;
