//! Hector, the chess companion of a player who cannot see the board.
//!
//! The house has eleven rooms. Each but `scenes` is a crate of its own, so that an arrow between them runs one
//! way only:
//! `scenes -> devices`, `scenes -> home, seat -> present -> words -> table -> laws, clock -> chess`
//! and `scenes, seat -> record -> table`.
//!
//! - [`chess`]: what stands on a board. Positions, moves as claimed and moves as
//!   legal, endings, and every notation they are written in. Never knows a clock,
//!   a player or a spoken word.
//! - [`laws`]: what the Laws say, edition by edition, as tables with article numbers.
//!   Never decides a game; it answers questions.
//! - [`clock`]: how time passes. Never reads a clock: moments are arguments.
//! - [`table`]: one game between two people: the turn, two boards, two scores, and
//!   whether they agree. Never speaks; it returns facts and notices.
//! - [`record`]: what happened, as lines of text that last. Never opens a file.
//! - [`words`]: what can be said and heard, one file a language. Never knows how
//!   words reach a person.
//! - [`present`]: how words reach a person: spoken segments, braille cells, lines.
//! - [`home`]: what is done alone, as values: practice, drills, listening to games. Never
//!   opens a file and starts no opponent; they are handed in.
//! - [`seat`]: one person's place at a table: the player, the other place of a game, the arbiter's
//!   desk. Never opens a device; the record, the machine and the ways elsewhere are handed in.
//! - [`devices`]: everything that touches the world. Never knows chess.
//! - [`hall_protocol`]: no room, but the values in which a hall, its tables and its desks tell each other something.
//! - [`scenes`]: what a person sits down to do. Translates and routes; never decides.
//!
//! # Features
//!
//! All are on by default. Without them Hector is a program of text and keyboard that links
//! to no library of the system; only a C compiler is needed, for the SQLite that comes along.
//!
//! - `voice`: speaks by speech-dispatcher and sounds tones. Needs libspeechd and, on Linux, ALSA
//!   to build.
//! - `ear`: hears by a microphone and the recogniser Vosk. Needs ALSA to build; libvosk is loaded
//!   when the ear is first used, and missed in a sentence where it is not there.
//! - `braille`: shows and reads at a braille display, by BRLTTY. Needs libbrlapi and liblouis to
//!   build.
//! - `hall`: reports a table to a hall with many, and opens one. Needs nothing more to build, and the
//!   program nats-server to open a hall.
//! - `boards`: feels electronic boards at serial ports. Needs nothing more to build.
//!
//! # Purity
//!
//! All rooms but `devices` and `scenes` are pure: no clock read, no file, no thread,
//! no randomness. `src/clippy.toml` lists what they must not touch.

#![forbid(unsafe_code)]
#![warn(rustdoc::all)]

pub use hector_chess as chess;
pub use hector_clock as clock;
pub use hector_devices as devices;
pub use hector_hall_protocol as hall_protocol;
pub use hector_home as home;
pub use hector_laws as laws;
pub use hector_present as present;
pub use hector_record as record;
pub mod scenes;
pub use hector_seat as seat;
pub use hector_table as table;
pub use hector_words as words;
