//! `hector say`: says typed moves in the words of an announcement, one on each line. Without moves it follows a game,
//! one line of standard input after the other.

use std::io;
#[cfg(feature = "voice")]
use std::io::IsTerminal as _;

use crate::chess::Position;
#[cfg(feature = "voice")]
use crate::devices::speaker::SpokenBy;
use crate::words::{Language, Lexicon, MoveReader, Style, Texts, announce};

use super::answering::Answering;
use super::failure::{Failure, Outcome};
#[cfg(feature = "voice")]
use super::reasons;
use super::spoken::{SpokenOptions, choice, walk_lines, write_answer};
use crate::words::scene_names;

/// The options of `hector say`.
#[derive(clap::Args)]
pub(crate) struct SayOptions {
    /// The moves, in order, such as e4 Nf3 g1f3 O-O; read from standard input if
    /// left out, one a line
    moves: Vec<String>,
    /// How detailed: full always names both squares, short only what is needed, literate also
    /// captures, checks and mate
    #[arg(long, default_value = "full", value_parser = choice(Style::ALL, Style::code))]
    style: Style,
    /// Also speak each answer
    #[arg(long)]
    aloud: bool,
    #[command(flatten)]
    settings: SpokenOptions,
    #[command(flatten)]
    answering: Answering,
}

pub(crate) fn say(options: &SayOptions) -> Outcome {
    let texts = &options.answering.texts();
    let mut position = options.settings.start(texts)?;
    let wording = options.settings.wording();
    let lexicon = Lexicon::of_every_language(wording);
    let moves = options.settings.move_reader(&lexicon, texts);
    let spoken_in = wording.words;
    let mut voice = if options.aloud { Some(SayVoice::open(spoken_in, texts)?) } else { None };
    if options.moves.is_empty() {
        return walk_lines(texts, |line| {
            match sentence(options, moves, &mut position, line, texts) {
                Ok(said) => give(&said, voice.as_mut(), texts),
                Err(why) => Ok(Err(why)),
            }
        });
    }
    for typed in &options.moves {
        let said = sentence(options, moves, &mut position, typed, texts)?;
        give(&said, voice.as_mut(), texts)??;
    }
    Ok(())
}

/// Writes a line and speaks it if the user wants that. Returns why it was not spoken. If a screen reader speaks for
/// Hector, it would read the line from the window a second time, so the line is written only if it was not spoken.
fn give(said: &str, voice: Option<&mut SayVoice>, texts: &Texts) -> io::Result<Result<(), String>> {
    let Some(voice) = voice else { return write_answer(said).map(Ok) };
    if !voice.is_read_in_the_window() {
        write_answer(said)?;
        return Ok(voice.say(said, texts));
    }
    let spoken = voice.say(said, texts);
    if spoken.is_err() {
        write_answer(said)?;
    }
    Ok(spoken)
}

/// Why nothing is spoken, and the command that says more.
fn see_doctor(why: &str, texts: &Texts) -> String {
    texts.see_doctor(why, &scene_names::opened_in_hector("doctor", "", texts.language()))
}

/// The user's own speech system, if this Hector was built with a voice.
#[cfg(feature = "voice")]
struct SayVoice {
    aloud: super::voice::Aloud,
    language: &'static str,
}

#[cfg(feature = "voice")]
impl SayVoice {
    fn open(spoken_in: Language, texts: &Texts) -> Result<SayVoice, Failure> {
        let aloud = super::voice::Aloud::open(super::settings_file::chosen(None).0.voice.system)
            .map_err(|mute| Failure::Input(see_doctor(&reasons::mute(mute, texts), texts)))?;
        Ok(SayVoice { aloud, language: spoken_in.code() })
    }

    /// Whether the speaking screen reader also reads the output. It reads a window, but no file.
    fn is_read_in_the_window(&self) -> bool {
        self.aloud.spoken_by() == Some(SpokenBy::Nvda) && io::stdout().is_terminal()
    }

    fn say(&mut self, line: &str, texts: &Texts) -> Result<(), String> {
        self.aloud.say(self.language, line).map_err(|mute| reasons::mute(mute, texts))
    }
}

#[cfg(not(feature = "voice"))]
struct SayVoice(std::convert::Infallible);

#[cfg(not(feature = "voice"))]
impl SayVoice {
    fn open(_: Language, texts: &Texts) -> Result<SayVoice, Failure> {
        let why = texts.not_built_in(&texts.the_voice());
        Err(Failure::Input(see_doctor(&why, texts)))
    }

    fn is_read_in_the_window(&self) -> bool {
        match self.0 {}
    }

    fn say(&mut self, _: &str, _: &Texts) -> Result<(), String> {
        match self.0 {}
    }
}

/// Says a move, and plays it.
fn sentence(
    options: &SayOptions,
    moves: MoveReader<'_>,
    position: &mut Position,
    typed: &str,
    texts: &Texts,
) -> Result<String, String> {
    let legal = options.settings.legal(typed, moves, position, texts)?;
    let wording = moves.lexicon().wording();
    let said = wording.say(&announce(position, legal, options.style));
    position.play(legal);
    Ok(said)
}
