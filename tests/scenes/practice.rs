//! Practice games by lines: every transcript in `tests/practice` with its exact answers, in
//! the language that its name begins with; games that are left and taken up again; engines
//! that fail. Set `UPDATE=1` to write the answers anew, then read them by eye.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use crate::common::at_home::{documents_in, home, told, without_file_names};
use crate::common::fed::fed;
#[cfg(unix)]
use crate::common::program::write_program;
#[cfg(unix)]
use crate::common::shell_engine::engine_that;
use crate::common::transcripts::Differing;

fn practise(home: &Path, options: &[&str], lines: &str) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_hector"));
    program
        .args(["practice", "--options"])
        .args(options)
        .env("HECTOR_HOME", home)
        .env("LC_ALL", "C");
    fed(&mut program, lines.as_bytes())
}

#[test]
fn every_transcript_is_what_the_player_hears() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/practice");
    let entries = fs::read_dir(folder).expect("the transcripts");
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("a file").path()).collect();
    paths.sort();
    let mut differing = Differing::default();
    paths.retain(|path| path.extension().is_some_and(|ending| ending == "txt"));
    for path in paths {
        let expected = fs::read_to_string(&path).expect("a transcript");
        let name = path.file_stem().and_then(|name| name.to_str()).expect("a name");
        let language = name.split('-').next().expect("a language");
        let home = home(&format!("practice-{name}"));
        // A game that was begun before lies beside its transcript.
        let begun = path.with_extension("pgn");
        if begun.exists() {
            fs::create_dir_all(home.join("practice")).expect("a folder");
            fs::copy(&begun, home.join("practice/begun.pgn")).expect("a game");
        }
        let options = ["--transcript", "--seed", "4711", "--language", language];
        let answered = told(practise(&home, &options, &expected));
        let answered = without_file_names(&answered);
        differing.hold(&path, &expected, &answered);
    }
    differing.is_nothing();
}

/// The one file of the practice folder.
fn kept(home: &Path) -> String {
    let mut files = fs::read_dir(home.join("practice")).expect("the folder");
    let file = files.next().expect("a game").expect("a file").path();
    assert!(files.next().is_none(), "one game is one file");
    fs::read_to_string(file).expect("a game")
}

#[test]
fn a_line_that_is_none_costs_a_sentence() {
    let home = home("practice-odd-lines");
    let long = "e4 ".repeat(2_000);
    let mut program = Command::new(env!("CARGO_BIN_EXE_hector"));
    program.args(["practice", "--options", "--language", "en"]).env("HECTOR_HOME", &home);
    let input = [b"white\n\xff\xfe\n".as_slice(), long.as_bytes(), b"\nblack\n"].concat();
    let told = told(fed(&mut program, &input));
    let expected = "Expected text in UTF-8 of 4096 bytes at most.";
    assert_eq!(told.matches(expected).count(), 2, "{told}");
    assert!(told.contains("Against whom?"), "{told}");
}

#[test]
fn a_game_that_was_left_is_offered_first_and_goes_on_where_it_stood() {
    let home = home("practice-left");
    let options = ["--language", "en", "--seed", "3"];
    let first = told(practise(&home, &options, "black\n4\n\ne7e5\nblindfold 1\nhint\nquit\nyes\n"));
    assert!(first.ends_with("hector practice continues it.\n"), "{first}");
    let pgn = kept(&home);
    assert!(pgn.contains("[Black \"?\"]") && pgn.contains("[White \"Hector, level 4\"]"), "{pgn}");
    let again = told(practise(&home, &options, "\nscore\nblindfold\nresign\nyes\n"));
    let offer = "There is an unfinished practice game: Black against Hector at level 4, ";
    assert!(again.contains(offer), "{again}");
    assert!(again.contains("hector: The game continues after 2 moves.\n"), "{again}");
    assert!(again.contains("Blindfold 1."), "{again}");
    assert!(again.contains("hector: Black resigns."), "{again}");
    assert!(kept(&home).trim_end().ends_with("1-0"));
    let third = told(practise(&home, &options, ""));
    assert!(third.starts_with("hector: Your colour?"), "{third}");
}

#[test]
fn an_older_game_that_was_left_is_named() {
    let home = home("practice-older");
    let left = |options: &[&str]| {
        let options = [&["--language", "en", "--seed", "3"], options].concat();
        told(practise(&home, &options, "white\n1\n\ne4\nquit\nyes\n"))
    };
    left(&["--new"]);
    let first = fs::read_dir(home.join("practice")).expect("the folder").next().expect("a game");
    let first = first.expect("a file").path();
    let told_next = left(&["--new"]);
    assert!(told_next.ends_with("hector practice continues it.\n"), "{told_next}");
    let file = first.to_str().expect("a name");
    let options = ["--language", "en", "--seed", "3", file];
    let again = told(practise(&home, &options, "quit\nyes\n"));
    assert!(again.ends_with(&format!("hector practice {file} continues it.\n")), "{again}");
}

#[test]
fn a_game_that_cannot_be_saved_is_not_said_to_be() {
    let home = home("practice-unsaved");
    fs::create_dir_all(&home).expect("a home");
    fs::write(home.join("practice"), "in the way").expect("a file");
    let options = ["--language", "en", "--seed", "3"];
    let left = told(practise(&home, &options, "white\n1\n\ne2e4\nquit\nyes\n"));
    assert_eq!(left.matches("The game cannot be saved: ").count(), 1, "{left}");
    assert!(left.contains("hector: Leave? The game is not being recorded"), "{left}");
    assert!(left.ends_with("hector: The game is not saved.\n"), "{left}");
    let over = told(practise(&home, &options, "white\n1\n\nresign\nyes\n"));
    assert!(over.contains("hector: The game is not saved.\n"), "{over}");
    assert!(!over.contains(".pgn"), "{over}");
}

#[test]
fn a_game_that_is_over_is_listened_to_and_written_where_it_can_be_sent_from() {
    let home = home("practice-sent");
    let lines = "white\n1\n\ne2e4\nsend\nresign\nyes\nreview\nnext\nquit\nyes\nsend\nsend\nrematch\nd7d5\n\
                 resign\nyes\nsend\noptions\n";
    let send = |documents: (&str, PathBuf)| {
        let mut program = Command::new(env!("CARGO_BIN_EXE_hector"));
        program.args(["practice", "--language", "en", "--seed", "1", "--new", "--options"]);
        program.env("HECTOR_HOME", &home).env("HOME", &home).env("LC_ALL", "C");
        program.env(documents.0, documents.1);
        told(fed(&mut program, lines.as_bytes()))
    };
    let (folder, named) = documents_in(home.join("My documents"));
    let heard = send(named);
    assert!(heard.contains("hector: 1. Eva two Eva four.\n"), "{heard}");
    assert!(heard.contains("hector: Back at the game that is over.\n"), "{heard}");
    assert!(
        heard.contains("hector: Rematch. You play Black against Hector at level 1.\n"),
        "{heard}"
    );
    assert!(heard.ends_with("hector: Your colour? White or black; Enter for white.\n"), "{heard}");
    // The game as it stood, the game that was over, sent twice, and the rematch.
    let names: Vec<&str> =
        heard.lines().filter_map(|line| line.split("to send: ").nth(1)).collect();
    assert_eq!(names.len(), 4, "{heard}");
    assert_eq!(names[1], names[2], "the same game is one file");
    let called = folder.file_name().and_then(|name| name.to_str()).expect("a name");
    let end = format!(", in your folder {called}.");
    assert!(names.iter().all(|name| name.ends_with(&end)), "{heard}");
    let mut files: Vec<PathBuf> = fs::read_dir(folder)
        .expect("the documents")
        .map(|file| file.expect("a file").path())
        .collect();
    files.sort();
    assert_eq!(files.len(), 3, "{files:?}");
    let text = |place: usize| fs::read_to_string(&files[place]).expect("a game");
    let (second, third, first) = (text(0), text(1), text(2));
    for (game, end) in [(&first, "*"), (&second, "0-1"), (&third, "1-0")] {
        assert!(game.trim_end().ends_with(end) && !game.contains("[Hector"), "{game}");
    }
    // Where it cannot be written that is said, and nothing is lost.
    let (folder, named) = documents_in(home.join("full"));
    fs::create_dir_all(folder.parent().expect("a folder")).expect("a folder");
    fs::write(&folder, "a file").expect("a file");
    let refused = send(named);
    assert!(refused.contains("hector: The game cannot be written: "), "{refused}");
}

#[test]
fn a_game_is_kept_after_every_move_so_that_a_crash_costs_none() {
    let home = home("practice-kept");
    let options = ["--language", "en", "--seed", "3"];
    // The lines end, as when the program is killed: nobody said quit.
    told(practise(&home, &options, "white\n3\n\ne2e4\ng1f3\n"));
    let pgn = kept(&home);
    assert!(pgn.contains("1. e4 ") && pgn.contains("2. Nf3 "), "{pgn}");
    assert!(pgn.trim_end().ends_with('*'), "{pgn}");
}

#[test]
fn a_game_comes_back_with_its_times_and_what_was_counted() {
    let options = ["--language", "en", "--seed", "3"];
    // Left in order, and where the lines end as when a terminal is closed.
    for leaving in ["quit\nyes\n", ""] {
        let home = home("practice-times");
        let lines = "white\n1\n3+2\nalarm 1\nhint\ne2e4\nhint\nwait 20 s\n";
        told(practise(&home, &options, &format!("{lines}{leaving}")));
        let again = told(practise(&home, &options, "\nmy time\nalarm\nresign\nyes\nsaved\n"));
        assert!(again.contains("hector: Yours: two minutes, forty-four seconds left."), "{again}");
        assert!(again.contains("hector: Alarm at one minute left on your clock."), "{again}");
        assert!(again.contains("Hints: 2."), "{again}");
    }
}

/// A game in the home, as somebody left it.
fn left(home: &Path, tags: &str, moves: &str) -> PathBuf {
    let file = home.join("left.pgn");
    let own = "[HectorSide \"white\"]\n[HectorOpponent \"1\"]\n[HectorSeed \"3\"]\n";
    fs::write(&file, format!("{own}{tags}\n{moves} *\n")).expect("a game");
    file
}

#[test]
fn a_clock_that_comes_back_knows_how_many_moves_were_made() {
    let home = home("practice-periods");
    let clock = "[HectorTimeControl \"2/5, 10\"]\n[HectorWhiteLeft \"5000\"]\n\
                 [HectorBlackLeft \"300000\"]\n";
    let file = left(&home, clock, "1. e4 e5 2. Nf3 Nc6");
    let options = [file.to_str().expect("a name"), "--language", "en"];
    let lines = "wait 10 s\nmy time\nb1c3\nquit\nyes\n";
    let first = told(practise(&home, &options, lines));
    assert!(first.contains("hector: Yours: nine minutes, fifty-five seconds left."), "{first}");
    assert!(fs::read_to_string(&file).expect("it").contains("[HectorWhitePeriod \"2\"]"));
    // The period that has begun begins only once.
    let second = told(practise(&home, &options, "wait 596 s\n"));
    assert!(second.contains("hector: White's flag has fallen."), "{second}");
}

#[test]
fn a_draw_that_was_offered_is_still_offered() {
    let home = home("practice-offer");
    let file = left(&home, "[HectorDrawOffer \"stands\"]\n", "1. e4 e5");
    let options = [file.to_str().expect("a name"), "--language", "en"];
    let again = told(practise(&home, &options, "quit\nyes\n"));
    assert!(again.contains("The opponent offers a draw."), "{again}");
    let again = told(practise(&home, &options, "accept\nyes\n"));
    assert!(again.contains("hector: Draw by agreement."), "{again}");
}

#[test]
fn a_game_from_another_hand_is_gone_on_with() {
    let home = home("practice-by-hand");
    let at = |fen: &str| format!("[SetUp \"1\"]\n[FEN \"{fen}\"]\n");
    // The opponent has made the only move, so there is none to take back.
    let file = left(&home, &at("6k1/5ppp/8/8/8/8/5PPP/3Q1RK1 b - - 0 30"), "30... h6");
    let options = [file.to_str().expect("a name"), "--language", "en"];
    let told_back = told(practise(&home, &options, "take back\n"));
    assert!(told_back.ends_with("hector: You have no move to take back.\n"), "{told_back}");
    // What is over on the board is over, though the file does not say so.
    let file = left(&home, &at("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1"), "");
    let options = [file.to_str().expect("a name"), "--language", "en"];
    let over = told(practise(&home, &options, "hint\n"));
    assert!(over.contains("hector: Mate. White wins."), "{over}");
}

#[test]
fn a_file_that_is_no_practice_game_costs_a_sentence() {
    let home = home("practice-file");
    fs::create_dir_all(home.join("practice")).expect("a folder");
    for (name, text) in [("a.pgn", "1. e4 e5 *\n"), ("b.pgn", "\0\0"), ("c.pgn", "")] {
        let file = home.join("practice").join(name);
        fs::write(&file, text).expect("a file");
        let output = practise(&home, &[file.to_str().expect("a name")], "");
        assert_eq!(output.status.code(), Some(2), "{name}");
    }
    let plain = told(practise(&home, &["--language", "en"], ""));
    assert!(plain.starts_with("hector: Your colour?"), "{plain}");
}

/// An engine in shell that does this when it is asked.
#[cfg(unix)]
fn engine(home: &Path, name: &str, deed: &str) -> String {
    let path = home.join(name);
    write_program(&path, &engine_that(name, deed));
    path.display().to_string()
}

#[cfg(unix)]
#[test]
fn an_engine_that_fails_is_set_aside_and_hector_goes_on() {
    let cases = [
        ("exit 1", "it has stopped by itself"),
        ("echo bestmove e7e4", "its move is not legal"),
        ("echo bestmove", "its move is not legal"),
    ];
    for (deed, reason) in cases {
        let home = home("practice-engine");
        let program = engine(&home, "stranger", deed);
        let lines = format!("white\n{program}\n\ne2e4\nyes\nlast moves\nopponent\n");
        let told = told(practise(&home, &["--language", "en", "--seed", "1"], &lines));
        let again = format!("hector: The engine failed: {reason}. It was restarted.\n");
        assert!(told.contains(&again), "{told}");
        let aside =
            format!("hector: The engine is no longer used: {reason}. Continue against Hector");
        assert!(told.contains(&aside), "{told}");
        assert!(told.ends_with("hector: Hector at level 3.\n"), "{told}");
        assert!(told.contains("hector: 1. Eva two Eva four. "), "{told}");
    }
}

#[test]
fn an_engine_that_has_gone_since_its_game_began_is_told_at_once() {
    let home = home("practice-none");
    let game = include_str!("../practice/de-gegner-gibt-auf.pgn")
        .replace("HectorOpponent \"5\"", "HectorOpponent \"/no/such/engine\"");
    let file = home.join("begun.pgn");
    fs::write(&file, game).expect("a game");
    let options = [file.to_str().expect("a name"), "--language", "en"];
    let told = told(practise(&home, &options, "h2h3\nno\n"));
    // In the user's language, and not in the system's.
    assert!(told.contains("/no/such/engine cannot be started: it does not exist"), "{told}");
}

#[cfg(unix)]
#[test]
fn a_game_against_stockfish_is_played_and_told() {
    let home = home("practice-stockfish");
    let lines = "white\nengine 1500\n\ne2e4\nd2d4\nopponent\ntake back\nlast moves\n";
    let told = told(practise(&home, &["--language", "en"], lines));
    assert!(told.contains("hector: The engine is Stockfish"), "{told}");
    assert!(told.contains("hector: stockfish 1500.\n"), "{told}");
    assert!(told.contains("hector: Taken back.\n"), "{told}");
}

#[cfg(unix)]
#[test]
fn an_engine_resigns_by_what_it_thinks_itself() {
    let home = home("practice-engine-resigns");
    // Its king goes to and fro, and it says how bad that is.
    let deed = "n=$((n+1)); echo \"info depth 9 score cp -900 pv g8f8\"; \
                if [ $((n%2)) = 1 ]; then echo bestmove g8f8; else echo bestmove f8g8; fi";
    let program = engine(&home, "loser", deed);
    let game = include_str!("../practice/de-gegner-gibt-auf.pgn")
        .replace("HectorOpponent \"5\"", &format!("HectorOpponent \"{program}\""));
    let file = home.join("begun.pgn");
    fs::write(&file, game).expect("a game");
    let options = [file.to_str().expect("a name"), "--language", "en"];
    let told = told(practise(&home, &options, "h2h3\nh3h4\ng2g3\ng3g4\ng4g5\n"));
    assert!(told.contains("hector: Gustav three Gustav four.\nhector: Black resigns."), "{told}");
    assert!(told.ends_with("hector: The game is over. Type quit to leave.\n"), "{told}");
}
