//! Hector, the chess companion of a player who cannot see the board.
//!
//! The house has eleven rooms. Each but `scenes` is a crate of its own, so that an arrow between them runs one
//! way only:
//! `scenes -> devices`, `scenes -> home, seat -> present -> words -> table -> laws, clock -> chess`
//! and `scenes, seat -> record -> table`.
//!
//! - [`chess`]: what is on a board. Positions, moves as claimed and legal moves,
//!   endings, and every notation for them. Knows no clock, no player and no
//!   spoken word.
//! - [`laws`]: what the Laws say, edition by edition, as tables with article numbers.
//!   Answers questions; decides no game.
//! - [`clock`]: how time passes. Moments are arguments: it reads no clock.
//! - [`table`]: one game between two people: the turn, two boards, two scores, and
//!   whether they agree. Returns facts and notices.
//! - [`record`]: what happened, as lines of text that last. Opens no file.
//! - [`words`]: what can be said and heard, one file for each language. How words reach
//!   a person is in `present`.
//! - [`present`]: how words reach a person: spoken segments, braille cells, lines.
//! - [`home`]: what a player does alone, as values: practice, drills, listening to games. Files and
//!   opponents are arguments.
//! - [`seat`]: one person's place at a table: the player, the other place of a game, the arbiter's
//!   desk. Opens no device; the record, the machine and the connections are arguments.
//! - [`devices`]: everything that touches the world. Knows no chess.
//! - [`hall_protocol`]: not a room, but the values that a hall, its tables and its desks send each other.
//! - [`scenes`]: what a person sits down to do. Connects the other rooms and decides nothing.
//!
//! # Features
//!
//! All are on by default. Without them Hector is a program of text and keyboard that links
//! to no library of the system; it needs only a C compiler, for the SQLite in its source.
//!
//! - `voice`: speaks by speech-dispatcher and sounds tones. Needs libspeechd and, on Linux, ALSA
//!   to build.
//! - `ear`: hears by a microphone and the recogniser Vosk. Needs ALSA to build; libvosk is loaded
//!   when the ear is first used, and a sentence says so if it is missing.
//! - `braille`: writes to and reads from a braille display, by BRLTTY. Needs libbrlapi and liblouis to
//!   build.
//! - `hall`: reports a table to a hall of many tables, or opens one. Needs nothing more to build, and the
//!   program nats-server to open a hall.
//! - `boards`: reads electronic boards at serial ports. Needs nothing more to build.
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
