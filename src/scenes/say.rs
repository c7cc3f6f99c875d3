//! `hector say`: moves as they are typed, said in the words of an announcement, one
//! a line. Without moves it follows a game line after line of standard input.

use std::io::Write as _;

use crate::chess::Position;
use crate::words::{Style, announce};

use super::door::{Failure, Outcome};
use super::spoken::{Settings, answer_lines, choice};
use super::typed_move;

/// The options of `hector say`.
#[derive(clap::Args)]
pub(crate) struct Options {
    /// The moves, in order, such as e4 Nf3 g1f3 O-O; read from standard input if
    /// left out, one a line
    moves: Vec<String>,
    /// How much is said: full names both squares, always; short only what tells the
    /// move from the others; literate adds capture, check and mate
    #[arg(long, default_value = "full", value_parser = choice(Style::ALL, Style::code))]
    style: Style,
    /// Speak each answer as well as print it
    #[arg(long)]
    aloud: bool,
    #[command(flatten)]
    settings: Settings,
}

/// Says the moves.
pub(crate) fn say(options: &Options) -> Outcome {
    let mut position = options.settings.start()?;
    let mut voice = if options.aloud { Some(Voice::open(options)?) } else { None };
    if options.moves.is_empty() {
        return answer_lines(|line| {
            let said = sentence(options, &mut position, line)?;
            voice.as_mut().map_or(Ok(()), |voice| voice.say(&said))?;
            Ok(said)
        });
    }
    let mut out = std::io::stdout().lock();
    for typed in &options.moves {
        let said = sentence(options, &mut position, typed).map_err(Failure::Input)?;
        writeln!(out, "{said}")?;
        if let Some(voice) = &mut voice {
            out.flush()?;
            voice.say(&said).map_err(Failure::Input)?;
        }
    }
    Ok(())
}

/// The user's own speech system, where this Hector was built with a voice.
#[cfg(feature = "voice")]
struct Voice {
    aloud: super::voice::Aloud,
    language: &'static str,
}

#[cfg(feature = "voice")]
impl Voice {
    fn open(options: &Options) -> Result<Voice, Failure> {
        let aloud = super::voice::Aloud::open()
            .map_err(|mute| Failure::Input(format!("{mute} See hector doctor.")))?;
        Ok(Voice { aloud, language: options.settings.wording().words.code() })
    }

    fn say(&mut self, line: &str) -> Result<(), String> {
        self.aloud.say(self.language, line).map_err(|mute| mute.to_string())
    }
}

#[cfg(not(feature = "voice"))]
struct Voice(std::convert::Infallible);

#[cfg(not(feature = "voice"))]
impl Voice {
    fn open(_: &Options) -> Result<Voice, Failure> {
        Err(Failure::Input("This Hector was built without a voice. Start it by ./hector.".into()))
    }

    fn say(&mut self, _: &str) -> Result<(), String> {
        match self.0 {}
    }
}

/// The sentence of a move, which is then played.
fn sentence(options: &Options, position: &mut Position, typed: &str) -> Result<String, String> {
    let legal = typed_move::read(typed, options.settings.letters(), position)?;
    let said = options.settings.wording().say(&announce(position, legal, options.style));
    position.play(legal);
    Ok(said)
}
