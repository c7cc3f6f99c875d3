//! Hector beside the programs of the field, over games with every oddity that docs/FORMATS.md lists: what they read
//! of what Hector writes, and Hector of what they write. Fetches nothing: a program that is missing fails the test,
//! with a sentence that says how to install it.
//!
//! `./hector test field` runs it; `HECTOR_GAMES=5000` takes more games of each kind.

use std::path::Path;
use std::process::Command;

use hector::chess::notation::pgn::{
    Comment, GameBuilder, GameResult, Glyph, PgnGame, Tags, TakesMoves as _,
};
use hector::chess::{Color, Variant};

use crate::common::asked;
use crate::common::dice::Dice;
use crate::common::fed::fed;
use crate::common::games::random_game;
use crate::common::installed::needed;
use crate::common::{liblouis, stranger};

/// A way in which files of other programs depart from what Hector writes.
struct Oddity {
    name: &'static str,
    /// The text of a game as Hector writes it, with the oddity.
    written: fn(&str) -> String,
    /// What Hector makes of it, where that is not the game as it was.
    meant: fn(&str) -> String,
    /// Whether python-chess reads the same moves.
    python: PythonReads,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum PythonReads {
    TheSame,
    Less,
}

use PythonReads::{Less, TheSame};

const ODDITIES: [Oddity; 24] = [
    odd("as Hector writes it", str::to_owned, TheSame),
    odd(
        "no-break spaces",
        |text| among_moves(text, |moves| moves.replace(". ", ".\u{a0}")),
        TheSame,
    ),
    odd(
        "no spaces behind numbers",
        |text| among_moves(text, |moves| moves.replace(". ", ".")),
        TheSame,
    ),
    odd(
        "signs without width",
        |text| among_moves(text, |moves| moves.replace(' ', " \u{200b}")),
        TheSame,
    ),
    odd(
        "an ellipsis behind numbers",
        |text| among_moves(text, |moves| moves.replace("... ", "… ")),
        TheSame,
    ),
    odd("Z0", |text| among_moves(text, |moves| moves.replace("--", "Z0")), TheSame),
    odd("@@@@", |text| among_moves(text, |moves| moves.replace("--", "@@@@")), TheSame),
    odd("0000", |text| among_moves(text, |moves| moves.replace("--", "0000")), TheSame),
    odd("null", |text| among_moves(text, |moves| moves.replace("--", "null")), Less),
    odd("(null)", |text| among_moves(text, |moves| moves.replace("--", "(null)")), Less),
    odd("castling with zeros", |text| among_moves(text, |moves| moves.replace('O', "0")), TheSame),
    odd("promotion without a sign", |text| promoted(text, ""), TheSame),
    odd("promotion behind a stroke", |text| promoted(text, "/"), Less),
    odd("no check signs", |text| among_moves(text, |moves| moves.replace(['+', '#'], "")), TheSame),
    odd("a long dash in the result", |text| with_end(text, "1–0", "0–1", "½–½"), TheSame),
    odd("a colon in the result", |text| with_end(text, "1:0", "0:1", "½:½"), TheSame),
    odd("blanks in the result", |text| with_end(text, "1 - 0", "0 - 1", "1/2"), TheSame),
    odd("a bracket too many", |text| with_end(text, ") 1-0", "} 0-1", "] 1/2-1/2"), TheSame),
    odd(
        "a word before the result",
        |text| with_end(text, "resigns 1-0", "matt 0-1", "nulle 1/2-1/2"),
        TheSame,
    ),
    Oddity {
        name: "N behind the last move",
        written: |text| with_end(text, "N 1-0", "N 0-1", "N 1/2-1/2"),
        meant: |text| with_end(text, "$146 1-0", "$146 0-1", "$146 1/2-1/2"),
        python: Less,
    },
    odd("ends of lines with carriage returns", |text| text.replace('\n', "\r\n"), TheSame),
    odd("a mark at the start", |text| format!("\u{feff}{text}"), TheSame),
    odd(
        "lines that are taken out",
        |text| among_moves(text, |moves| moves.replace('\n', "\n% 1. a4 a5\n")),
        TheSame,
    ),
    odd(
        "Variant Regular",
        |text| text.replacen("[Result", "[Variant \"Regular\"]\n[Result", 1),
        Less,
    ),
];

const fn odd(name: &'static str, written: fn(&str) -> String, python: PythonReads) -> Oddity {
    Oddity { name, written, meant: str::to_owned, python }
}

/// The text with something done to its moves, which begin after the first empty line; comments have no blank and no
/// sign in these games, so that nothing is done to them.
fn among_moves(text: &str, change: impl Fn(&str) -> String) -> String {
    let (tags, moves) = text.split_once("\n\n").expect("tags and moves");
    let moves = moves.trim_end();
    format!("{tags}\n\n{}\n\n", change(moves))
}

fn promoted(text: &str, sign: &str) -> String {
    among_moves(text, |moves| {
        ["Q", "R", "B", "N"].iter().fold(moves.to_owned(), |moves, role| {
            moves.replace(&format!("={role}"), &format!("{sign}{role}"))
        })
    })
}

/// The text with another result at its end.
fn with_end(text: &str, white: &str, black: &str, drawn: &str) -> String {
    let trimmed = text.trim_end();
    for (sign, odd) in [("1/2-1/2", drawn), ("1-0", white), ("0-1", black)] {
        if let Some(moves) = trimmed.strip_suffix(sign) {
            return format!("{moves}{odd}\n\n");
        }
    }
    text.to_owned()
}

/// Where a side may pass.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Passes {
    Anywhere,
    InVariations,
}

/// A game with branches, passes, a comment here and there of one word, and glyphs.
fn annotated(number: u64, passes: Passes) -> PgnGame {
    let history = random_game(Variant::Standard, number);
    let mut dice = Dice::new(number ^ 0xf1e1d);
    let mut builder = GameBuilder::new(history.start().clone());
    for legal in history.moves() {
        if passes == Passes::Anywhere && dice.one_in(30) && !builder.position().is_check() {
            builder.pass();
            // After it the game goes on as it may.
            break;
        }
        builder.play(*legal);
        beside(&mut dice, &mut builder);
        if dice.one_in(10) {
            branch(&mut dice, 1, &mut builder);
        }
    }
    for _ in 0..dice.below(8) {
        let moves = builder.position().legal_moves();
        if moves.is_empty() {
            break;
        }
        builder.play(dice.pick(&moves));
    }
    let mut tags = Tags::default();
    tags.set("Event", &format!("Field {number}")).expect("a tag");
    let position = builder.position();
    let result = match (position.legal_moves().is_empty(), position.is_check()) {
        (true, true) => GameResult::Won(!position.turn()),
        (true, false) => GameResult::Drawn,
        (false, _) => {
            dice.pick(&[GameResult::Drawn, GameResult::Open, GameResult::Won(Color::White)])
        }
    };
    builder.finish(tags, result)
}

fn branch(dice: &mut Dice, depth: usize, builder: &mut GameBuilder) {
    builder.open_variation().expect("there is a move to replace");
    for number in 0..1 + dice.below(5) {
        let moves = builder.position().legal_moves();
        if moves.is_empty() {
            break;
        }
        match dice.one_in(5) && !builder.position().is_check() {
            true => builder.pass(),
            false => builder.play(dice.pick(&moves)),
        }
        beside(dice, builder);
        // A branch of the first move is the same as one of the move that it replaces.
        if number > 0 && depth < 3 && dice.one_in(6) {
            branch(dice, depth + 1, builder);
        }
    }
    builder.close_variation().expect("one is open");
}

fn beside(dice: &mut Dice, builder: &mut GameBuilder) {
    if dice.one_in(10) {
        let _ = builder.glyph(Glyph(1 + u8::try_from(dice.below(6)).expect("a glyph")));
    }
    if dice.one_in(12) {
        builder.comment(Comment::read(dice.pick(&["word", "Größe", "coup"])));
    }
}

fn games_asked() -> u64 {
    asked::number("HECTOR_GAMES").unwrap_or(40)
}

/// What Hector makes of a file; nothing may be lost.
fn hector(arguments: &[&str], text: &str) -> String {
    let output = fed(stranger::hector().arg("convert").args(arguments), text.as_bytes());
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{told}{text}");
    String::from_utf8(output.stdout).expect("text")
}

/// What python-chess reads, each game as it writes it, and on a line before it how many errors it found.
fn python(text: &str) -> String {
    const SCRIPT: &str = "import sys, io, chess.pgn\n\
        text = sys.stdin.buffer.read().decode('utf-8-sig')\n\
        file = io.StringIO(text, newline=None)\n\
        while True:\n    game = chess.pgn.read_game(file)\n    if game is None: break\n\
        \x20   for error in game.errors: sys.stderr.write(repr(error) + '\\n')\n\
        \x20   sys.stdout.buffer.write((str(game) + '\\n\\n').encode())\n";
    let interpreter = std::env::var("HECTOR_PYTHON").unwrap_or_else(|_| "python3".to_owned());
    let mut python = Command::new(&interpreter);
    let library = Path::new(env!("CARGO_MANIFEST_DIR")).join(".libraries/chess-1.11.2");
    if std::env::var_os("PYTHONPATH").is_none() && library.exists() {
        python.env("PYTHONPATH", library);
    }
    let output = fed(python.args(["-c", SCRIPT]), text.as_bytes());
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(
        output.status.success(),
        "python-chess is missing. Install it with pip: pip install chess==1.11.2. {told}"
    );
    assert_eq!(told, "", "python-chess finds errors in {text}");
    String::from_utf8(output.stdout).expect("text")
}

/// As Hector writes it, whoever wrote it: order of tags and width of lines are nobody's oddity.
fn as_hector(text: &str) -> String {
    hector(&["--to", "pgn"], text)
}

fn whole(passes: Passes) -> Vec<String> {
    (0..games_asked()).map(|number| annotated(number, passes).to_string()).collect()
}

#[test]
#[ignore = "needs python-chess: ./hector test field"]
fn every_oddity_is_read_as_meant_and_as_python_chess_reads_it() {
    let games = whole(Passes::Anywhere);
    for Oddity { name, written, meant, python: reads } in ODDITIES {
        let odd: String = games.iter().map(|game| written(game)).collect();
        let expected: String = games.iter().map(|game| as_hector(&meant(game))).collect();
        let read = as_hector(&odd);
        for (read, expected) in read.split("[Event ").zip(expected.split("[Event ")) {
            assert_eq!(read, expected, "{name}");
        }
        assert_eq!(read.len(), expected.len(), "{name}");
        // Hector reads what python-chess writes of what Hector wrote, and it is the same.
        assert_eq!(as_hector(&python(&read)), expected, "{name}");
        if reads == TheSame {
            assert_eq!(
                as_hector(&python(&odd)),
                expected,
                "python-chess reads another game: {name}"
            );
        }
    }
}

#[test]
#[ignore = "needs pgn-extract: ./hector test field"]
fn pgn_extract_reads_what_hector_writes_and_hector_what_it_writes() {
    let program = needed("pgn-extract", "pgn-extract");
    // It takes no pass but in a variation.
    let written: String = whole(Passes::InVariations).concat();
    let output = fed(Command::new(&program).arg("-s"), written.as_bytes());
    assert_eq!(String::from_utf8_lossy(&output.stderr), "", "pgn-extract finds errors");
    assert_eq!(as_hector(&String::from_utf8_lossy(&output.stdout)), written);
    let output =
        fed(Command::new(&program).args(["-s", "-Wuci", "-C", "-N", "-V"]), written.as_bytes());
    let told = String::from_utf8_lossy(&output.stdout).into_owned();
    let moves = told.lines().filter(|line| !line.starts_with('[') && !line.is_empty());
    let ends = ["*", "1-0", "0-1", "1/2-1/2"];
    let moves: Vec<&str> =
        moves.flat_map(str::split_whitespace).filter(|word| !ends.contains(word)).collect();
    // It writes promotions with capitals.
    let moves: Vec<String> = moves.iter().map(|word| word.to_lowercase()).collect();
    let own = hector(&["--to", "uci"], &written);
    assert_eq!(moves, own.split_whitespace().collect::<Vec<_>>());
}

#[test]
#[ignore = "needs stockfish: ./hector test field"]
fn stockfish_finds_as_many_moves_in_corrected_positions_and_after_passes() {
    let program = needed("stockfish", "stockfish");
    let mut positions: Vec<String> = [
        "4k3/8/8/8/8/8/8/4K2R w KQkq - 0 1",
        "r3k3/8/8/8/8/8/8/4K2R w KQkq e6 0 1",
        "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1",
        "r3k2r/8/8/8/8/8/8/1R2K2R w KQkq - 0 1",
    ]
    .map(|fen| hector(&["--to", "fen", "--from", "uci", "--fen", fen], ""))
    .to_vec();
    let games: String = whole(Passes::Anywhere).concat();
    positions.extend(hector(&["--to", "fen"], &games).lines().map(str::to_owned));
    for fen in positions {
        let fen = fen.trim();
        let asked = format!("position fen {fen}\ngo perft 2\nquit\n");
        let answer = fed(&mut Command::new(&program), asked.as_bytes());
        let answer = String::from_utf8_lossy(&answer.stdout).into_owned();
        let nodes = answer.lines().find_map(|line| line.strip_prefix("Nodes searched: "));
        let own = stranger::hector().args(["perft", "2", "--fen", fen]).output().expect("Hector");
        let own = String::from_utf8_lossy(&own.stdout).into_owned();
        let count = |text: &str| text.split_whitespace().last().map(str::to_owned);
        assert_eq!(nodes.and_then(count), count(&own), "{fen}: {answer}{own}");
    }
}

#[test]
#[ignore = "needs liblouis: ./hector test field"]
fn liblouis_reads_the_moves_that_hector_writes_in_its_tables() {
    assert!(
        liblouis::is_here(),
        "lou_translate is missing. Install it with your packages: apt-get install liblouis-bin"
    );
    for (code, table) in [("en-comp8", "en-us-comp8-ext.utb"), ("de-comp8", "de-de-comp8.ctb")] {
        let text = "1. e4 -- 2. Nf3 O-O 3. exd5 e8=Q+ 4. -- Qxf7#";
        let back = liblouis::backward(table, &liblouis::forward(table, &[text.to_owned()]));
        assert_eq!(back, [text], "{code}");
    }
    let games: String = whole(Passes::Anywhere).concat();
    for code in ["de-chess", "en-chess", "fr-chess", "de-comp8", "en-comp8", "fr-comp8"] {
        let dots = hector(&["--to", "braille", "--braille", code], &games);
        let back = hector(&["--from", "braille", "--from-braille", code, "--to", "pgn"], &dots);
        assert_eq!(back, games, "{code}");
    }
}
