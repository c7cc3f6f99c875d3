//! Reads the first game of a file: PGN, or moves alone, in English letters or as pairs of squares. Also reads a
//! position from the command line. Moves that are typed are read elsewhere.

use std::io::{self, Read as _, Write as _};
use std::path::Path;

use crate::chess::notation::pgn::{GameRead, MoveText, PgnError, Reader};
use crate::chess::{History, Position, Variant};

use crate::devices::whole;
use crate::words::option_values;
use crate::words::{Texts, tell_pgn_error, tell_pgn_remark};

use super::failure::Failure;
use super::reasons::refused;

/// More text than any game on paper.
const MOST_BYTES: u64 = 16 << 20;

/// Reads the first game of a file, or of standard input if the path is a hyphen. Repairs are told on standard error.
pub(super) fn read_game(path: &str, texts: &Texts) -> Result<History, Failure> {
    let bytes = read_bytes(path, &texts.kind_game(), texts)?;
    refuse_no_text(&bytes, path, texts)?;
    match first_game(&bytes) {
        None => Err(Failure::Input(texts.no_game_in_it(path))),
        Some(Err(error)) => Err(Failure::Input(tell_pgn_error(&error, texts))),
        Some(Ok(reading)) => {
            for remark in &reading.remarks {
                let _ = writeln!(io::stderr(), "hector: {}", tell_pgn_remark(remark, texts));
            }
            let played = reading.game.playthrough();
            played.history().ok_or_else(|| {
                let at = played.first_pass().unwrap_or(played.position());
                Failure::Input(texts.game_with_a_pass(at.turn(), at.move_number()))
            })
        }
    }
}

fn first_game(mut text: &[u8]) -> Option<Result<GameRead, PgnError>> {
    let mut reader = Reader::new(MoveText::default());
    reader.read(&mut text).or_else(|| reader.finish())
}

/// Reads a position from a FEN of the command line. What was ignored is told on standard error.
pub(super) fn read_position(
    fen: &str,
    variant: Option<Variant>,
    texts: &Texts,
) -> Result<Position, String> {
    let (position, remarks) = option_values::foreign_position(fen, variant, texts)?;
    for remark in remarks {
        let _ = writeln!(io::stderr(), "hector: {remark}");
    }
    Ok(position)
}

/// How packed files begin: gzip, zip, bzip2, xz, zstandard, 7z.
const PACKED: [&[u8]; 6] =
    [&[0x1f, 0x8b], b"PK\x03\x04", b"BZh", b"\xfd7zXZ", b"\x28\xb5\x2f\xfd", b"7z\xbc\xaf"];
/// How many bytes are searched for a zero, which no text has.
pub(super) const LOOKED_AT: usize = 4096;

/// Refuses a file whose first bytes show that it is not text, or is packed or UTF-16. A hyphen means standard input,
/// which has no name.
pub(super) fn refuse_no_text(first: &[u8], name: &str, texts: &Texts) -> Result<(), Failure> {
    let is_file = name != "-";
    let sentence = match no_text(first) {
        None => return Ok(()),
        Some(NoText::Packed) if is_file => texts.file_is_packed(name),
        Some(NoText::Packed) => texts.input_is_packed(),
        Some(NoText::Utf16) if is_file => texts.file_is_utf_16(name),
        Some(NoText::Utf16) => texts.input_is_utf_16("iconv -f UTF-16 -t UTF-8"),
        Some(NoText::Binary) if is_file => texts.file_is_no_game_file(name),
        Some(NoText::Binary) => texts.input_is_no_game_file(),
    };
    Err(Failure::Input(sentence))
}

/// Why the bytes are not text with games.
enum NoText {
    /// It must be unpacked first.
    Packed,
    /// Text with two bytes for each letter.
    Utf16,
    /// Not text.
    Binary,
}

fn no_text(first: &[u8]) -> Option<NoText> {
    if PACKED.iter().any(|sign| first.starts_with(sign)) {
        Some(NoText::Packed)
    } else if is_utf_16(first) {
        Some(NoText::Utf16)
    } else {
        first.iter().take(LOOKED_AT).any(|byte| *byte == 0).then_some(NoText::Binary)
    }
}

/// Whether a text is UTF-16: by its byte order mark, or by a zero in each pair of the first bytes.
fn is_utf_16(first: &[u8]) -> bool {
    let (pairs, _) = first.as_chunks::<2>();
    let letters = pairs.get(..pairs.len().min(32)).unwrap_or_default();
    let is_wide = |zero: fn(&[u8; 2]) -> (u8, u8)| {
        letters.len() > 1 && letters.iter().map(zero).all(|(zero, other)| zero == 0 && other != 0)
    };
    matches!(first, [0xff, 0xfe, ..] | [0xfe, 0xff, ..])
        || is_wide(|[low, high]| (*high, *low))
        || is_wide(|[high, low]| (*high, *low))
}

/// Reads a text file, or standard input if the path is a hyphen. Bytes that are not UTF-8 become U+FFFD, which no
/// reader accepts.
pub(super) fn read_text(path: &str, kind: &str, texts: &Texts) -> Result<String, Failure> {
    read_bytes(path, kind, texts).map(|bytes| String::from_utf8_lossy(&bytes).into_owned())
}

/// Reads the bytes of a file, or of standard input if the path is a hyphen.
pub(super) fn read_bytes(path: &str, kind: &str, texts: &Texts) -> Result<Vec<u8>, Failure> {
    let mut bytes = Vec::new();
    let read = if path == "-" {
        io::stdin().lock().take(MOST_BYTES + 1).read_to_end(&mut bytes)
    } else {
        whole::open(Path::new(path))
            .and_then(|file| file.take(MOST_BYTES + 1).read_to_end(&mut bytes))
    };
    match read {
        Ok(_) if bytes.len() as u64 > MOST_BYTES => {
            Err(Failure::Input(texts.file_too_long(kind, path, MOST_BYTES)))
        }
        Ok(_) => Ok(bytes),
        Err(error) => {
            Err(Failure::Input(texts.file_unreadable(kind, path, &refused(&error, texts))))
        }
    }
}
