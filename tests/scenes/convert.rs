//! `hector convert` as a user meets it: a text in, the same games written another way
//! out, and a sentence with exit status 2 for what cannot be read.

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::Stdio;

use crate::common::liblouis;
use crate::common::stranger;

use crate::common::fed::fed;

/// Runs the scene over a text; gives what it wrote, what it said of it, and its status.
fn convert(arguments: &[&str], text: &str) -> (String, String, i32) {
    let mut hector = stranger::hector();
    let output = fed(hector.arg("convert").args(arguments), text.as_bytes());
    (
        String::from_utf8(output.stdout).expect("text"),
        String::from_utf8(output.stderr).expect("text"),
        output.status.code().expect("an exit status"),
    )
}

fn converted(arguments: &[&str], text: &str) -> String {
    let (out, err, status) = convert(arguments, text);
    assert_eq!((err.as_str(), status), ("", 0), "{arguments:?}");
    out
}

const FRENCH: &str = "1. e4 e5 2. Cf3 Cc6 3. Fb5 Cf6 4. 0-0";

#[test]
fn a_list_of_moves_is_written_every_other_way() {
    let french = |to: &str, letters: &str| {
        converted(&["--from-letters", "fr", "--to", to, "--letters", letters], FRENCH)
    };
    assert_eq!(french("algebraic", "de"), "1. e4 e5 2. Sf3 Sc6 3. Lb5 Sf6 4. 0-0\n");
    assert_eq!(french("long", "en"), "1. e2-e4 e7-e5 2. Ng1-f3 Nb8-c6 3. Bf1-b5 Ng8-f6 4. 0-0\n");
    assert_eq!(french("uci", "en"), "e2e4 e7e5 g1f3 b8c6 f1b5 g8f6 e1g1\n");
    assert_eq!(
        french("fen", "en"),
        "r1bqkb1r/pppp1ppp/2n2n2/1B2p3/4P3/5N2/PPPP1PPP/RNBQ1RK1 b kq - 5 4\n"
    );
    assert_eq!(
        french("spoken", "en"),
        "Eva zwei Eva vier\nEva sieben Eva fünf\nSpringer Gustav eins Felix drei\n\
         Springer Bella acht Cesar sechs\nLäufer Felix eins Bella fünf\n\
         Springer Gustav acht Felix sechs\nKurze Rochade\n\n"
    );
    let pgn = french("pgn", "en");
    assert!(pgn.ends_with("\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 Nf6 4. O-O *\n\n"), "{pgn}");
}

#[test]
fn what_was_written_is_read_back_the_same() {
    let moves = "e2e4 e7e5 g1f3 b8c6 f1b5 g8f6 e1g1\n";
    for (to, letters) in
        [("algebraic", "fr"), ("long", "ru"), ("descriptive", "fr"), ("descriptive", "en")]
    {
        let there = converted(&["--from", "uci", "--to", to, "--letters", letters], moves);
        let from = if to == "descriptive" { "descriptive" } else { "algebraic" };
        let back = converted(&["--from", from, "--from-letters", letters, "--to", "uci"], &there);
        assert_eq!(back, moves, "{there}");
    }
    for letters in ["en", "de", "ru"] {
        let pgn = converted(&["--from", "uci", "--to", "pgn", "--letters", letters], moves);
        let back = converted(&["--to", "uci", "--from-letters", letters], &pgn);
        assert_eq!(back, moves, "{pgn}");
    }
}

/// A side that passes does so in every way of writing that is read back; braille in every code.
#[test]
fn a_pass_is_kept_in_every_way_of_writing() {
    let moves = "e2e4 0000 d2d4 d7d5 0000 d5e4\n";
    for (to, letters, from) in [
        ("algebraic", "fr", "algebraic"),
        ("long", "ru", "algebraic"),
        ("descriptive", "fr", "descriptive"),
        ("descriptive", "en", "descriptive"),
        ("descriptive", "es", "descriptive"),
    ] {
        let there = converted(&["--from", "uci", "--to", to, "--letters", letters], moves);
        let back = ["--from", from, "--from-letters", letters, "--to", "uci"];
        assert_eq!(converted(&back, &there), moves, "{there}");
        for pass in ["Z0", "null", "0000", "pass", "(null)", "@@@@"] {
            let other = there.replace("--", pass);
            assert_eq!(converted(&back, &other), moves, "{other}");
        }
    }
    let pgn = converted(&["--from", "uci", "--to", "pgn"], moves);
    assert!(pgn.ends_with("\n\n1. e4 -- 2. d4 d5 3. -- dxe4 *\n\n"), "{pgn}");
    assert_eq!(converted(&["--to", "uci"], &pgn), moves);
    let tree = "[Event \"?\"]\n\n1. e4 -- $6 {why} 2. d4 (2. -- $1 e5 (2... --)) 2... -- *\n";
    let pgn = converted(&["--to", "pgn"], tree);
    for code in ["de-chess", "en-chess", "fr-chess", "de-comp8", "en-comp8", "fr-comp8"] {
        let dots = converted(&["--to", "braille", "--braille", code], &pgn);
        let back = converted(&["--from", "braille", "--from-braille", code, "--to", "pgn"], &dots);
        assert_eq!(back, pgn, "{code}: {dots}");
    }
    let columns = converted(&["--to", "descriptive", "--letters", "en"], tree);
    assert!(columns.contains("P-K4") && columns.contains("--"), "{columns}");
    assert!(converted(&["--to", "fen"], tree).starts_with("rnbqkbnr/pppppppp/8/8/3PP3/8/"));
    for (words, told) in
        [("de", "Schwarz setzt aus."), ("en", "Black passes."), ("fr", "Les Noirs passent.")]
    {
        let said = converted(&["--to", "spoken", "--words", words], tree);
        assert_eq!(said.matches(told).count(), 2, "{said}");
    }
}

#[test]
fn who_is_in_check_cannot_pass() {
    for (language, told) in [
        ("en", "Black is in check and cannot pass."),
        ("de", "Schwarz steht im Schach und kann nicht aussetzen."),
        ("fr", "Les Noirs sont en échec et ne peuvent pas passer."),
    ] {
        let game = "[Event \"?\"]\n\n1. e4 f6 2. Qh5+ -- 3. Nf3 *\n";
        for (from, text) in [
            ("pgn", game),
            ("algebraic", "1. e4 f6 2. Qh5+ -- 3. Nf3"),
            ("uci", "e2e4 f7f6 d1h5 0000 g1f3"),
            ("descriptive", "1. P-K4 P-KB3 2. Q-R5 -- 3. N-KB3"),
        ] {
            let arguments = ["--from", from, "--to", "fen", "--language", language];
            let (out, err, status) = convert(&arguments, text);
            assert_eq!((out.as_str(), status), ("", 2), "{from}");
            assert!(err.to_lowercase().contains(&told.to_lowercase()), "{err}");
        }
    }
}

/// What the FEN of somebody else says falsely is left out, and what is no FEN is refused with its place.
#[test]
fn a_fen_that_does_not_fit_is_corrected_or_refused() {
    let wrong = ["--to", "fen", "--from", "uci", "--fen"];
    for (language, castling, passed, row) in [
        (
            "en",
            "The castling rights do not fit king and rooks.",
            "The en passant square does not fit the pawns.",
            "Rank 7 of the FEN \"4k3/17/8/8/8/8/8/4K3 w - - 0 1\": the digits 17",
        ),
        (
            "de",
            "Die Rochaderechte passen nicht zu König und Türmen.",
            "Das Feld für en passant passt nicht zu den Bauern.",
            "Reihe 7 der FEN „4k3/17/8/8/8/8/8/4K3 w - - 0 1“: Die Ziffern 17",
        ),
        (
            "fr",
            "Les droits de roque ne correspondent pas au roi et aux tours.",
            "La case en passant ne correspond pas aux pions.",
            "Rangée 7 du FEN « 4k3/17/8/8/8/8/8/4K3 w - - 0 1 » : les chiffres 17",
        ),
    ] {
        let asked = |fen| convert(&[&wrong[..], &[fen, "--language", language]].concat(), "");
        let (out, err, status) = asked("4k3/8/8/8/8/8/8/4K2R w KQkq e6 0 1");
        assert_eq!((out.as_str(), status), ("4k3/8/8/8/8/8/8/4K2R w K - 0 1\n", 0), "{err}");
        assert!(err.contains(castling) && err.contains(passed), "{err}");
        let (out, err, status) = asked("4k3/17/8/8/8/8/8/4K3 w - - 0 1");
        assert_eq!((out.as_str(), status), ("", 2));
        assert!(err.contains(row), "{err}");
    }
}

#[test]
fn a_game_with_a_broken_variation_is_kept_and_what_was_left_out_is_told() {
    let games = "[White \"A\"]\n\n1. e4 e5 (1... d5 2. Ke3 dxe4) 2. Nf3 Nc6 *\n";
    for (language, told) in [
        (
            "en",
            "White's move 2, Ke3, is not legal: a king does not go from e1 to e3. The rest of the variation was left out.",
        ),
        (
            "de",
            "Zug 2 von Weiß, Ke3, ist regelwidrig: ein König zieht nicht von e1 nach e3. Der Rest der Variante wurde weggelassen.",
        ),
        (
            "fr",
            "Le coup 2 des Blancs, Ke3, n'est pas légal : un roi ne va pas de e1 en e3. Le reste de la variante est laissé de côté.",
        ),
    ] {
        let (out, err, status) = convert(&["--to", "pgn", "--language", language], games);
        assert!(out.contains("1. e4 e5 (1... d5) 2. Nf3 Nc6 *"), "{out}");
        assert!(err.contains(told), "{err}");
        assert_eq!(status, 0);
    }
}

#[test]
fn a_broken_game_costs_a_sentence_and_the_next_one_is_converted() {
    let games = "[White \"A\"]\n\n1. e4 Ke5 *\n\n[White \"B\"]\n\n1. d4 d5 *\n";
    let (out, err, status) = convert(&["--to", "uci"], games);
    assert_eq!(out, "d2d4 d7d5\n");
    assert_eq!(status, 2);
    assert!(err.contains("line 3") || err.contains("Line 3"), "{err}");
    assert_eq!(err.lines().count(), 1, "{err}");
}

#[test]
fn a_long_file_keeps_its_order_whoever_of_several_reads_it() {
    let opening = |number: usize| ["e4", "d4", "c4", "Nf3", "g3", "Ke5", "b3"][number % 7];
    let game = |number: usize| format!("[Round \"{number}\"]\n\n1. {} *\n\n", opening(number));
    let count = 6000;
    let file: String = (0..count).map(game).collect();
    let (out, err, status) = convert(&["--to", "algebraic"], &file);
    assert_eq!(status, 2);
    let good = (0..count).map(opening).filter(|opening| *opening != "Ke5");
    let written = good.map(|opening| format!("1. {opening}\n")).collect::<String>();
    assert!(out == written, "not in the order of the file: {} lines", out.lines().count());
    let lines = err.lines().map(|line| {
        let digits = line.split(|sign: char| !sign.is_ascii_digit()).find(|part| !part.is_empty());
        digits.and_then(|digits| digits.parse::<usize>().ok()).expect("the number of a line")
    });
    // Each game has four lines, and its move stands in the third.
    let broken = (0..count).filter(|number| opening(*number) == "Ke5");
    assert!(lines.eq(broken.map(|number| 4 * number + 3)), "{err}");
}

#[test]
fn a_game_that_comes_slowly_waits_for_no_other() {
    let mut hector = stranger::hector();
    hector.args(["convert", "--to", "uci"]);
    hector.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut hector = hector.spawn().expect("it starts");
    let mut input = hector.stdin.take().expect("an input");
    let mut told = BufReader::new(hector.stderr.take().expect("what it says"));
    input.write_all(b"[Round \"1\"]\n\n1. Ke5 *\n\n[Round \"2\"]\n\n").expect("it reads");
    let mut sentence = String::new();
    // The second game has not come yet, and will not before the first is told of.
    told.read_line(&mut sentence).expect("a sentence");
    assert!(sentence.contains("ine 3"), "{sentence}");
    input.write_all(b"1. d4 *\n").expect("it reads");
    drop(input);
    let output = hector.wait_with_output().expect("it ends");
    assert_eq!(output.stdout, b"d2d4\n");
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn what_cannot_be_read_is_refused_with_what_was_expected() {
    let refused = |arguments: &[&str], text: &str| {
        let (out, err, status) = convert(arguments, text);
        assert_eq!((out.as_str(), status), ("", 2));
        err
    };
    // The letters are never guessed: C is no English piece.
    assert_eq!(
        refused(&["--to", "uci"], "1. e4 e5 2. Cf3"),
        "hector: Line 1, column 13, White's move 2: \"Cf3\" is not a move: expected a piece letter or a \
         file from a to h at character 1.\n"
    );
    assert_eq!(
        refused(&["--to", "descriptive", "--letters", "de"], "1. e4"),
        "hector: Descriptive notation is known in fr, en and es, not in de.\n"
    );
    assert_eq!(
        refused(&["--from", "uci", "--to", "fen"], "e2e4 e7e4"),
        "hector: e7e4 cannot be played: a pawn does not go from e7 to e4.\n"
    );
    assert!(refused(&["/no/such/file", "--to", "fen"], "").contains("cannot be read"));
}

#[test]
fn a_file_is_never_written_over_while_it_is_read() {
    let file = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("own-input.txt");
    std::fs::write(&file, "1. e4 e5").expect("room for a line");
    let path = file.to_str().expect("a name in UTF-8");
    let (_, err, status) = convert(&[path, "--to", "fen", "--out", path], "");
    assert_eq!(status, 2);
    assert!(err.contains("is the file that is read"), "{err}");
    assert_eq!(std::fs::read_to_string(&file).expect("still there"), "1. e4 e5");
}

#[test]
fn a_game_goes_into_braille_and_back_in_every_code() {
    let pgn = converted(&["--from-letters", "fr", "--to", "pgn"], FRENCH);
    for code in [
        "de-chess",
        "fr-chess",
        "en-chess",
        "de-comp6",
        "de-comp8",
        "fr-comp6",
        "en-comp8",
        "en-ueb-g1",
    ] {
        let dots = converted(&["--to", "braille", "--braille", code], &pgn);
        let back = converted(&["--from", "braille", "--from-braille", code, "--to", "pgn"], &dots);
        assert_eq!(back, pgn, "{dots}");
    }
    let british = converted(&["--to", "braille"], &pgn);
    assert_eq!(converted(&["--to", "pgn"], &british), pgn, "{british}");
    let upper = ["--braille", "fr-chess", "--braille-ranks", "upper"];
    let brf = converted(&[&["--to", "brf"], &upper[..]].concat(), &pgn);
    assert!(brf.contains(",% .FB#E"), "{brf}");
    let back = ["--from", "brf", "--from-braille", "fr-chess", "--from-braille-ranks", "upper"];
    assert_eq!(converted(&[&back[..], &["--to", "pgn"]].concat(), &brf), pgn);
}

#[test]
fn games_without_tags_are_embossed_on_the_paper_that_was_asked_for() {
    let paper = ["--line-length", "20", "--page-length", "6", "--page-numbers", "bottom"];
    let brf = converted(&[&["--from-letters", "fr", "--to", "brf"], &paper[..]].concat(), FRENCH);
    let page = |number: &str| format!("{}{number}\r\n\u{c}", " ".repeat(18));
    assert_eq!(
        brf,
        [
            "77777777777777777777\r\nGGGGGGGGGGGGGGGGGGGG\r\n1 E4 E5\r\n2 SF3 SC6\r\n3 LB5 SF6\r\n",
            &page("#A"),
            "4 O-O\r\n\"9\r\n\r\n\r\n\r\n",
            &page("#B"),
        ]
        .concat()
    );
}

#[test]
fn braille_that_cannot_be_written_or_read_is_refused_with_a_sentence() {
    let refused = |arguments: &[&str], text: &str| {
        let (out, err, status) = convert(arguments, text);
        assert_eq!((out.as_str(), status), ("", 2), "{arguments:?}");
        err
    };
    assert_eq!(
        refused(&["--to", "brf", "--braille", "de-comp8"], FRENCH),
        "hector: Embossers have six dots, and de-comp8 has eight. Expected a code of six dots.\n"
    );
    assert_eq!(
        refused(&["--to", "brf", "--line-length", "12"], FRENCH),
        "hector: A line of 12 cells cannot be written. Expected from 20 to 200 cells.\n"
    );
    assert_eq!(
        refused(&["--to", "brf", "--page-length", "1"], FRENCH),
        "hector: A page of 1 line cannot be written. Expected from 6 to 200 lines.\n"
    );
    assert_eq!(
        refused(&["--to", "braille", "--braille", "de-comp6", "--braille-ranks", "upper"], FRENCH),
        "hector: Ranks are not written apart in de-comp6, which spells print. Expected a chess code.\n"
    );
    assert_eq!(
        refused(&["--from", "brf", "--to", "pgn"], ""),
        "hector: Nothing was read. Expected a game in braille.\n"
    );
    assert_eq!(
        refused(&["--from", "braille", "--to", "pgn"], "1. e4 e5"),
        "hector: Page 1, line 1: \"1\" is not a sign of Unicode braille.\n"
    );
    assert!(
        refused(&["--to", "braille", "--braille", "de-g2"], "")
            .contains("is not a value of --braille. Expected de-chess, ")
    );
}

#[test]
fn a_table_of_liblouis_that_loses_a_move_is_refused_by_name() {
    if !liblouis::is_here() {
        return;
    }
    let refused = |table: &str, letters: &str| {
        let arguments = ["--to", "brf", "--liblouis", table, "--letters", letters];
        let (out, err, status) = convert(&arguments, "1. Nf3");
        assert_eq!((out.as_str(), status), ("", 2), "{table}");
        err
    };
    for (table, letters) in [
        ("de-g0", "de"),
        ("de-g1", "de"),
        ("de-g2", "de"),
        ("fr-bfu-g2", "fr"),
        ("en-ueb-g2", "en"),
        ("en-us-g2.ctb", "en"),
    ] {
        let err = refused(table, letters);
        assert!(err.contains(table) && err.contains("does not keep moves apart"), "{err}");
        assert!(err.contains("Expected one that does, such as de-g0-detailed"), "{err}");
    }
    assert_eq!(
        refused("no-such.utb", "en"),
        "hector: liblouis cannot use the table \"no-such.utb\". It says: \"Cannot resolve table 'no-such.utb'\".\n"
    );
    assert_eq!(
        refused("../passwd", "en"),
        "hector: \"../passwd\" is not a name of a liblouis table. Expected letters, digits, dots and hyphens.\n"
    );
    assert_eq!(
        refused("de-de-comp8", "de"),
        "hector: Embossers have six dots, and this table of liblouis has eight. Expected a table \
         of six dots.\n"
    );
}

#[test]
fn a_table_of_liblouis_that_keeps_every_move_spells_print() {
    if !liblouis::is_here() {
        return;
    }
    for (table, letters) in [
        ("de-g0-detailed", "de"),
        ("de-comp6", "de"),
        ("de-de-comp8", "de"),
        ("fr-bfu-comp6", "fr"),
        ("fr-bfu-comp8", "fr"),
        ("en-ueb-g1", "en"),
        ("en-us-comp8", "en"),
        ("Es-Es-G0.utb", "es"),
    ] {
        converted(&["--to", "braille", "--liblouis", table, "--letters", letters], "1. e4 e5");
    }
    let german = ["--to", "braille", "--liblouis", "de-g0-detailed", "--letters", "de"];
    let game = "[White \"Anna\"]\n\n1. e4 e5 2. Nf3 {Der Zug ist gut.} *\n";
    let dots = converted(&german, game);
    let lines: Vec<&str> = dots.lines().collect();
    assert_eq!(lines[1], "⠨⠺⠓⠊⠞⠑⠒⠀⠨⠁⠝⠝⠁");
    assert_eq!(lines[3..5], ["⠼⠁⠄⠀⠑⠼⠙⠀⠑⠼⠑", "⠼⠃⠄⠀⠨⠎⠋⠼⠉"]);
    let contracted =
        converted(&["--to", "braille", "--braille", "de-chess", "--comments", "de-g2"], game);
    let lines: Vec<&str> = contracted.lines().collect();
    assert_eq!(lines[4], "⠼⠆⠀⠨⠎⠋⠒");
    let full = converted(&["--to", "braille", "--braille", "de-chess"], game);
    assert!(lines[5].chars().count() < full.lines().nth(5).expect("a comment").chars().count());
}

#[test]
fn where_liblouis_is_missing_a_sentence_says_how_to_get_it() {
    let mut hector = stranger::hector();
    hector.args(["convert", "--to", "braille", "--liblouis", "de-comp6"]).env("PATH", "/nowhere");
    let output = fed(&mut hector, b"1. e4");
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(
        String::from_utf8(output.stderr).expect("text"),
        "hector: liblouis is not installed: lou_translate was not found. On Debian: sudo apt-get \
         install liblouis-bin.\n"
    );
}
