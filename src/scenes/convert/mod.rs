//! `hector convert`: converts games from one notation or format to another.

pub(super) mod braille;
mod game_file;
pub(super) mod liblouis;
mod writing;

use std::fs::Metadata;
use std::io::{self, BufRead, BufReader, BufWriter, IsTerminal as _, Read as _, Write};
use std::path::{Path, PathBuf};

use clap::ValueEnum;

use crate::chess::Playthrough;
use crate::chess::notation::Letters;
use crate::chess::notation::pgn::{GameResult, MoveText, PgnGame, Tags};
use crate::devices::whole;
use crate::words::braille::CellScript;
use crate::words::listed_game::{GameScript, ListedNotation, read_listed, written_in};
use crate::words::{Style, Texts};

use super::answering::Answering;
use super::failure::{Failure, Outcome};
use super::game_file::refuse_no_text;
use super::reasons::refused;
use super::spoken::{SpokenOptions, choice};
use braille::BrailleOptions;
use game_file::convert_games;
use writing::GameWriter;

/// The options of `hector convert`.
#[derive(clap::Args)]
pub(crate) struct ConvertOptions {
    /// The file to read; standard input if left out or a hyphen
    #[arg(value_name = "IN", default_value = "-")]
    input: PathBuf,
    /// The output format; braille is Unicode braille without pages, brf is braille ASCII on
    /// pages, for an embosser
    #[arg(long)]
    to: Target,
    /// The format of the file; auto recognises PGN by a tag at the start and braille by a
    /// braille sign at the start, and reads anything else as algebraic moves; braille is
    /// Unicode braille, brf is braille ASCII for embossers
    #[arg(long, default_value = "auto")]
    from: ConvertSource,
    /// The letters of the pieces in the file; they are never guessed
    #[arg(long, default_value = "en", value_parser = choice(Letters::ALL, Letters::code))]
    from_letters: Letters,
    /// Where to write; standard output if left out
    #[arg(long)]
    out: Option<PathBuf>,
    /// How detailed spoken sentences are
    #[arg(long, default_value = "full", value_parser = choice(Style::ALL, Style::code))]
    style: Style,
    #[command(flatten)]
    settings: SpokenOptions,
    #[command(flatten)]
    answering: Answering,
    #[command(flatten, next_help_heading = "Braille")]
    braille: BrailleOptions,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum ConvertSource {
    Auto,
    Pgn,
    Algebraic,
    Descriptive,
    Uci,
    Braille,
    Brf,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Target {
    Pgn,
    Algebraic,
    Long,
    Descriptive,
    Uci,
    Spoken,
    Fen,
    Braille,
    Brf,
}

pub(crate) fn convert(options: &ConvertOptions) -> Outcome {
    let texts = &options.answering.texts();
    let mut writer = GameWriter::of(options, texts)?;
    let mut input = open(&options.input, texts)?;
    let first = input.fill_buf().map_err(Failure::Reading)?;
    refuse_no_text(first, &options.input.display().to_string(), texts)?;
    if let Some(out) = &options.out {
        refuse_own_input(&options.input, out, texts)?;
    }
    let mut out: Box<dyn Write> = match &options.out {
        Some(path) => Box::new(BufWriter::new(whole::create(path).map_err(|error| {
            let why = refused(&error, texts);
            Failure::Input(texts.not_written(&path.display().to_string(), &why))
        })?)),
        None => Box::new(BufWriter::new(io::stdout().lock())),
    };
    let source = match options.from {
        ConvertSource::Auto => recognise(input.as_mut())?,
        named => named,
    };
    let outcome = match source {
        ConvertSource::Pgn | ConvertSource::Auto => {
            let moves = MoveText::Algebraic(options.from_letters);
            // Games on the screen show the progress themselves.
            let is_shown = options.out.is_none() && io::stdout().is_terminal();
            let bytes = if is_shown { None } else { length(&options.input) };
            convert_games(input, moves, &mut writer, out.as_mut(), bytes)
        }
        ConvertSource::Braille | ConvertSource::Brf => {
            let unicode = source == ConvertSource::Braille;
            let script = if unicode { CellScript::Unicode } else { CellScript::Brf };
            let reader = options.braille.reader(script, texts)?;
            braille::read_games(input.as_mut(), reader, texts, |game| {
                writer.write(game, out.as_mut())
            })
        }
        one_game => {
            let read = read_one(input.as_mut(), one_game, options, texts)?;
            let game = PgnGame::of_playthrough(&read, Tags::default(), GameResult::Open);
            writer.write(&game, out.as_mut())
        }
    };
    out.write_all(writer.finish().as_bytes())?;
    out.flush()?;
    outcome
}

/// Refuses to write over the file that is being read.
fn refuse_own_input(input: &Path, out: &Path, texts: &Texts) -> Result<(), Failure> {
    match (input.canonicalize(), out.canonicalize()) {
        (Ok(input), Ok(out)) if input == out => {
            Err(Failure::Input(texts.own_input(&out.display().to_string(), "--out")))
        }
        _ => Ok(()),
    }
}

/// Any input, for any thread.
type SomeInput = Box<dyn BufRead + Send>;

fn open(path: &Path, texts: &Texts) -> Result<SomeInput, Failure> {
    if path.as_os_str() == "-" {
        return Ok(Box::new(BufReader::with_capacity(PIECE, io::stdin())));
    }
    match whole::open(path) {
        Ok(file) => Ok(Box::new(BufReader::with_capacity(PIECE, file))),
        Err(error) => {
            let why = refused(&error, texts);
            Err(Failure::Input(texts.not_read(&path.display().to_string(), &why)))
        }
    }
}

/// The length of a file in bytes. `None` for anything but a file.
fn length(path: &Path) -> Option<u64> {
    path.metadata().ok().filter(Metadata::is_file).map(|found| found.len())
}

/// How much of a game file is read at a time.
const PIECE: usize = 1 << 16;

/// More text than any list of moves.
const MOST_BYTES: u64 = 4 << 20;

fn recognise(input: &mut dyn BufRead) -> Result<ConvertSource, Failure> {
    let beginning = input.fill_buf().map_err(Failure::Reading)?;
    Ok(match written_in(beginning) {
        GameScript::Pgn => ConvertSource::Pgn,
        GameScript::Braille => ConvertSource::Braille,
        GameScript::Moves => ConvertSource::Algebraic,
    })
}

/// Reads a text that holds one game without tags.
fn read_one(
    input: &mut dyn BufRead,
    source: ConvertSource,
    options: &ConvertOptions,
    texts: &Texts,
) -> Result<Playthrough, Failure> {
    let mut bytes = Vec::new();
    input.take(MOST_BYTES + 1).read_to_end(&mut bytes).map_err(Failure::Reading)?;
    if bytes.len() as u64 > MOST_BYTES {
        return Err(Failure::Input(texts.long_for_a_game(MOST_BYTES)));
    }
    let text = String::from_utf8(bytes).map_err(|_| Failure::Input(texts.line_no_text()))?;
    // An explicit `--from` allows a game without moves; an empty file whose format is guessed is not a game.
    if options.from == ConvertSource::Auto && text.trim().is_empty() {
        return Err(Failure::Input(texts.no_game_in_it(&options.input.display().to_string())));
    }
    let start = options.settings.start(texts)?;
    let notation = match source {
        ConvertSource::Uci => ListedNotation::Uci,
        ConvertSource::Descriptive => ListedNotation::Descriptive(options.from_letters),
        ConvertSource::Algebraic
        | ConvertSource::Auto
        | ConvertSource::Pgn
        | ConvertSource::Braille
        | ConvertSource::Brf => ListedNotation::Algebraic(options.from_letters),
    };
    Ok(read_listed(&text, notation, start, texts)?)
}
