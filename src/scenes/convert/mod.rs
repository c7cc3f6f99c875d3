//! `hector convert`: games from one way of writing to another. Game files go through
//! one game at a time, so a file may be larger than memory.

pub(super) mod braille;
pub(super) mod liblouis;

use std::fs::File;
use std::io::{self, BufRead, BufReader, BufWriter, Read as _, Write};
use std::path::{Path, PathBuf};

use clap::ValueEnum;

use crate::chess::notation::pgn::{self, GameResult, MoveText, PgnGame, Reader, Tags};
use crate::chess::notation::{
    Form, Letters, SignSet, Strictness, WritingManner, descriptive, read_moves, read_uci,
    write_moves,
};
use crate::chess::{History, judge};
use crate::words::braille::CellScript;
use crate::words::{
    Style, Texts, announce, tell_descriptive_game, tell_move_list, tell_pgn_error, tell_pgn_remark,
    tell_refusal, tell_uci,
};

use super::answering::Answering;
use super::failure::{Failure, Outcome};
use super::reasons::refused;
use super::spoken::{SpokenOptions, choice};
use braille::{BrailleOptions, BraillePages};

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

/// Reads games and writes them the other way.
pub(crate) fn convert(options: &ConvertOptions) -> Outcome {
    let texts = &options.answering.texts();
    let mut answer = GameWriter::of(options, texts)?;
    let mut input = open(&options.input, texts)?;
    if let Some(out) = &options.out {
        refuse_own_input(&options.input, out, texts)?;
    }
    let mut out: Box<dyn Write> = match &options.out {
        Some(path) => Box::new(BufWriter::new(File::create(path).map_err(|error| {
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
            convert_games(input.as_mut(), &mut answer, out.as_mut())
        }
        ConvertSource::Braille | ConvertSource::Brf => {
            let unicode = source == ConvertSource::Braille;
            let script = if unicode { CellScript::Unicode } else { CellScript::Brf };
            let reader = options.braille.reader(script, texts)?;
            braille::read_games(input.as_mut(), reader, texts, |game| {
                write_game(game, &mut answer, out.as_mut())
            })
        }
        one_game => {
            let history = read_one(input.as_mut(), one_game, options, texts)?;
            let game = PgnGame::of(&history, Tags::default(), GameResult::Open);
            write_game(&game, &mut answer, out.as_mut())
        }
    };
    if let Some(sheets) = answer.sheets {
        out.write_all(sheets.finish().as_bytes())?;
    }
    out.flush()?;
    outcome
}

/// How every game of a run is written.
struct GameWriter<'options> {
    target: Target,
    letters: Letters,
    words: descriptive::DescriptiveLanguage,
    /// The pages of braille, if it is that.
    sheets: Option<BraillePages<'options>>,
    options: &'options ConvertOptions,
    texts: &'options Texts,
}

impl GameWriter<'_> {
    fn of<'options>(
        options: &'options ConvertOptions,
        texts: &'options Texts,
    ) -> Result<GameWriter<'options>, Failure> {
        let letters = options.settings.letters();
        let words = if options.to == Target::Descriptive {
            descriptive_words(letters, texts)?
        } else {
            descriptive::DescriptiveLanguage::French
        };
        let sheets = match options.to {
            Target::Braille => {
                Some(options.braille.written.sheets(CellScript::Unicode, letters, texts)?)
            }
            Target::Brf => Some(options.braille.written.sheets(CellScript::Brf, letters, texts)?),
            _ => None,
        };
        Ok(GameWriter { target: options.to, letters, words, sheets, options, texts })
    }
}

/// The language of descriptive notation that goes with some letters.
pub(super) fn descriptive_words(
    letters: Letters,
    texts: &Texts,
) -> Result<descriptive::DescriptiveLanguage, Failure> {
    descriptive::DescriptiveLanguage::with(letters).ok_or_else(|| {
        let known = [Letters::French, Letters::English, Letters::Spanish].map(Letters::code);
        Failure::Input(texts.descriptive_unknown_in(&texts.listed(&known), letters.code()))
    })
}

/// Writing over the file that is being read would lose it.
fn refuse_own_input(input: &Path, out: &Path, texts: &Texts) -> Result<(), Failure> {
    match (input.canonicalize(), out.canonicalize()) {
        (Ok(input), Ok(out)) if input == out => {
            Err(Failure::Input(texts.own_input(&out.display().to_string(), "--out")))
        }
        _ => Ok(()),
    }
}

fn open(path: &PathBuf, texts: &Texts) -> Result<Box<dyn BufRead>, Failure> {
    if path.as_os_str() == "-" {
        return Ok(Box::new(BufReader::new(io::stdin().lock())));
    }
    match File::open(path) {
        Ok(file) => Ok(Box::new(BufReader::with_capacity(PIECE, file))),
        Err(error) => {
            let why = refused(&error, texts);
            Err(Failure::Input(texts.not_read(&path.display().to_string(), &why)))
        }
    }
}

/// How much of a game file is read at a time.
const PIECE: usize = 1 << 16;

/// More text than a list of moves ever had.
const MOST_BYTES: u64 = 4 << 20;

fn recognise(input: &mut dyn BufRead) -> Result<ConvertSource, Failure> {
    let beginning = input.fill_buf().map_err(Failure::Reading)?;
    let text = beginning.strip_prefix(b"\xef\xbb\xbf").unwrap_or(beginning);
    Ok(match text.trim_ascii_start().first() {
        Some(b'[' | b'%') => ConvertSource::Pgn,
        // The first of the braille signs of Unicode, in UTF-8.
        Some(0xe2) if matches!(text.trim_ascii_start().get(1), Some(0xa0..=0xa3)) => {
            ConvertSource::Braille
        }
        _ => ConvertSource::Algebraic,
    })
}

/// Converts one game after the other. A game that cannot be read costs a sentence, and
/// the next is read all the same.
fn convert_games(
    input: &mut dyn BufRead,
    answer: &mut GameWriter<'_>,
    out: &mut dyn Write,
) -> Outcome {
    let texts = answer.texts;
    let mut reader = Reader::new(MoveText::Algebraic(answer.options.from_letters));
    let mut all_read = Ok(());
    let mut take = |read: Result<pgn::GameRead, pgn::PgnError>| -> Outcome {
        match read {
            Ok(reading) => {
                for remark in &reading.remarks {
                    let _ = writeln!(io::stderr(), "hector: {}", tell_pgn_remark(remark, texts));
                }
                write_game(&reading.game, answer, out)
            }
            Err(error) => {
                let _ = writeln!(io::stderr(), "hector: {}", tell_pgn_error(&error, texts));
                all_read = Err(Failure::Told);
                Ok(())
            }
        }
    };
    loop {
        let piece = input.fill_buf().map_err(Failure::Reading)?;
        let length = piece.len();
        if length == 0 {
            break;
        }
        let mut rest = piece;
        while let Some(read) = reader.read(&mut rest) {
            take(read)?;
        }
        input.consume(length);
    }
    if let Some(read) = reader.finish() {
        take(read)?;
    }
    all_read
}

/// Reads a text that holds one game without tags.
fn read_one(
    input: &mut dyn BufRead,
    source: ConvertSource,
    options: &ConvertOptions,
    texts: &Texts,
) -> Result<History, Failure> {
    let mut bytes = Vec::new();
    input.take(MOST_BYTES + 1).read_to_end(&mut bytes).map_err(Failure::Reading)?;
    if bytes.len() as u64 > MOST_BYTES {
        return Err(Failure::Input(texts.long_for_a_game(MOST_BYTES)));
    }
    let text = String::from_utf8(bytes).map_err(|_| Failure::Input(texts.line_no_text()))?;
    let start = options.settings.start(texts)?;
    match source {
        ConvertSource::Uci => {
            let mut history = History::new(start);
            for word in text.split_whitespace() {
                let claim =
                    read_uci(word).map_err(|error| Failure::Input(tell_uci(&error, texts)))?;
                let legal = judge(history.position(), &claim)
                    .map_err(|refusal| {
                        texts.listed_unplayable(word, &tell_refusal(&refusal, texts))
                    })
                    .map_err(Failure::Input)?;
                history.play(legal);
            }
            Ok(history)
        }
        ConvertSource::Descriptive => {
            let words = descriptive_words(options.from_letters, texts)?;
            descriptive::read_game(start, &text, words)
                .map_err(|error| Failure::Input(tell_descriptive_game(&error, texts)))
        }
        ConvertSource::Algebraic
        | ConvertSource::Auto
        | ConvertSource::Pgn
        | ConvertSource::Braille
        | ConvertSource::Brf => {
            read_moves(&text, options.from_letters, Strictness::Tolerant, start)
                .map_err(|error| Failure::Input(tell_move_list(&error, texts)))
        }
    }
}

fn write_game(game: &PgnGame, answer: &mut GameWriter<'_>, out: &mut dyn Write) -> Outcome {
    if let Some(sheets) = &mut answer.sheets {
        out.write_all(sheets.add(game)?.as_bytes())?;
        return Ok(());
    }
    let sheet = |form| WritingManner { letters: answer.letters, form, signs: SignSet::ScoreSheet };
    match answer.target {
        Target::Pgn => {
            let mut text = String::new();
            pgn::export(game, answer.letters, &mut text);
            out.write_all(text.as_bytes())?;
        }
        Target::Algebraic => writeln!(out, "{}", listed(game, sheet(Form::Short)))?,
        Target::Long => writeln!(out, "{}", listed(game, sheet(Form::Long)))?,
        Target::Descriptive => {
            let style = descriptive::DescriptiveStyle::Short;
            writeln!(out, "{}", descriptive::write_game(&game.history(), answer.words, style))?;
        }
        Target::Uci => {
            let history = game.history();
            let moves = history.positions().iter().zip(history.moves());
            let words: Vec<String> = moves.map(|(position, m)| position.uci(*m)).collect();
            writeln!(out, "{}", words.join(" "))?;
        }
        Target::Spoken => {
            let history = game.history();
            let wording = answer.options.settings.wording();
            for (position, legal) in history.positions().iter().zip(history.moves()) {
                let said = announce(position, *legal, answer.options.style);
                writeln!(out, "{}", wording.say(&said))?;
            }
            writeln!(out)?;
        }
        // Those have pages.
        Target::Braille | Target::Brf => {}
        Target::Fen => writeln!(out, "{}", game.history().position().to_fen())?,
    }
    Ok(())
}

/// The moves as a numbered list, the result at its end where there is one.
fn listed(game: &PgnGame, manner: WritingManner) -> String {
    let moves = write_moves(&game.history(), manner);
    match game.result {
        GameResult::Open => moves,
        ended => format!("{moves} {}", ended.sign()),
    }
}
