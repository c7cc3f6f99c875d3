//! Game files in, exactly the export and the complaints that belong to them out. Set
//! `UPDATE=1` to write the answers anew, then read them by eye.

use crate::common::english::english;
use crate::common::golden;
use std::fs;
use std::path::{Path, PathBuf};

use hector::chess::notation::Letters;
use hector::chess::notation::pgn::{GameRead, MoveText, PgnError, Reader, export};
use hector::words::{tell_pgn_error, tell_pgn_remark};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/seeds/pgn");

#[test]
fn every_file_is_exported_as_written_down() {
    let files = files();
    assert!(files.len() >= 9, "only {} files", files.len());
    for file in files {
        let text = fs::read(&file).expect("a readable file");
        let found = told(&read_whole(&text));
        let written = file.with_extension("txt");
        golden::holds(&written, &found);
    }
}

#[test]
fn pieces_of_any_size_give_the_same_games() {
    for file in files() {
        let text = fs::read(&file).expect("a readable file");
        let whole = told(&read_whole(&text));
        for size in [1, 2, 3, 7, 64] {
            let mut reader = Reader::new(MoveText::default());
            let mut readings = Vec::new();
            for piece in text.chunks(size) {
                read_piece(&mut reader, piece, &mut readings);
            }
            readings.extend(reader.finish());
            same_lines(&told(&readings), &whole, &file);
        }
    }
}

#[test]
fn what_was_exported_is_read_back_the_same() {
    for file in files() {
        let text = fs::read(&file).expect("a readable file");
        for reading in read_whole(&text).into_iter().flatten() {
            let written = reading.game.to_string();
            assert!(written.lines().all(|line| line.chars().count() < 80 || line.contains(';')));
            let again = read_whole(written.as_bytes());
            let [Ok(again)] = &again[..] else { panic!("{written}{}", told(&again)) };
            assert_eq!(again.game, reading.game, "{written}");
            assert_eq!(again.game.to_string(), written);
            assert_eq!(again.remarks, [], "{written}");
        }
    }
}

#[test]
fn a_game_that_is_too_long_is_given_up_and_the_next_one_read() {
    let long = format!("[Event \"Long\"]\n\n1. e4 {{{}}} *\n", "words ".repeat(20));
    let short = "[Event \"Short\"]\n\n1. e4 *\n";
    let open = format!("[Event \"Open\"]\n\n1. e4 {{{}", "words\n".repeat(20));
    let text = [short, &long, short, &open, short, &long].concat();
    let mut told_first = None;
    for size in [1, 5, 50, text.len()] {
        let mut reader = Reader::with_most_bytes(MoveText::default(), 80);
        let mut readings = Vec::new();
        for piece in text.as_bytes().chunks(size) {
            read_piece(&mut reader, piece, &mut readings);
        }
        readings.extend(reader.finish());
        let good = readings.iter().filter(|reading| reading.is_ok()).count();
        assert_eq!((good, readings.len()), (3, 6), "in pieces of {size}");
        let complaints: Vec<String> =
            readings.iter().filter_map(|read| read.as_ref().err()).map(complaint).collect();
        assert_eq!(
            complaints[..2],
            [
                "Line 4, column 1: This game is too long. Expected 80 bytes at most.",
                "Line 10, column 1: This game is too long. Expected 80 bytes at most.",
            ]
        );
        assert_eq!(*told_first.get_or_insert(complaints.clone()), complaints);
    }
}

#[test]
fn variations_within_each_other_are_bounded() {
    let nested = |depth: usize| format!("1. e4 {}{} *", "(1. d4 ".repeat(depth), ")".repeat(depth));
    assert!(read_whole(nested(64).as_bytes()).iter().all(Result::is_ok));
    let refused = told(&read_whole(nested(65).as_bytes()));
    assert_eq!(
        refused,
        "! Line 1, column 455: This variation is nested too deeply. Expected 64 within each other at \
         most.\n"
    );
    assert!(read_whole(nested(100_000).as_bytes()).iter().all(Result::is_err));
}

fn files() -> Vec<PathBuf> {
    let entries = fs::read_dir(FOLDER).expect("the folder of game files");
    let mut files: Vec<PathBuf> = entries
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "pgn"))
        .collect();
    files.sort();
    files
}

type Readings = Vec<Result<GameRead, PgnError>>;

fn read_whole(text: &[u8]) -> Readings {
    let mut reader = Reader::new(MoveText::default());
    let mut readings = Vec::new();
    read_piece(&mut reader, text, &mut readings);
    readings.extend(reader.finish());
    readings
}

fn read_piece(reader: &mut Reader, mut piece: &[u8], readings: &mut Readings) {
    while let Some(reading) = reader.read(&mut piece) {
        readings.push(reading);
    }
    assert!(piece.is_empty());
}

fn complaint(error: &PgnError) -> String {
    english(|texts| tell_pgn_error(error, texts))
}

/// The games as they are exported, remarks before them, complaints in their place.
fn told(readings: &Readings) -> String {
    let mut told = String::new();
    for reading in readings {
        match reading {
            Ok(reading) => {
                for remark in &reading.remarks {
                    told += &format!("# {}\n", english(|texts| tell_pgn_remark(remark, texts)));
                }
                export(&reading.game, Letters::English, &mut told);
            }
            Err(error) => told += &format!("! {}\n", complaint(error)),
        }
    }
    told
}

fn same_lines(found: &str, expected: &str, file: &Path) {
    for (number, (found, expected)) in found.lines().zip(expected.lines()).enumerate() {
        assert_eq!(found, expected, "{}, line {}", file.display(), number + 1);
    }
    assert_eq!(found.len(), expected.len(), "{}", file.display());
}
