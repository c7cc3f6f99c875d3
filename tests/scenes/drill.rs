//! The drills by lines: every transcript in `tests/drill` with its exact answers, in the
//! language and the drill that its name begins with; progress that is kept, told and written
//! out; files that are damaged. Set `UPDATE=1` to write the answers anew, then read them by
//! eye.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use crate::common::at_home::{home, told};
#[cfg(unix)]
use crate::common::at_terminal::AtTerminal;
use crate::common::fed::fed;
use crate::common::own_folder::OwnFolder;
#[cfg(unix)]
use crate::common::program::write_program;
#[cfg(unix)]
use crate::common::shell_engine::engine_that;
use crate::common::transcripts::Differing;

fn drill(home: &Path, options: &[&str], lines: &str) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_hector"));
    program.arg("drill").args(options).env("HECTOR_HOME", home).env("LC_ALL", "C");
    fed(&mut program, lines.as_bytes())
}

fn keep(home: &Path, text: &str) {
    fs::create_dir_all(home.join("drills")).expect("a folder");
    fs::write(home.join("drills").join("progress.txt"), text).expect("a file");
}

fn kept(home: &Path) -> String {
    fs::read_to_string(home.join("drills").join("progress.txt")).expect("progress")
}

#[test]
fn every_english_transcript_is_what_the_player_hears() {
    hold_transcripts("en");
}

#[test]
fn every_german_transcript_is_what_the_player_hears() {
    hold_transcripts("de");
}

#[test]
fn every_french_transcript_is_what_the_player_hears() {
    hold_transcripts("fr");
}

fn hold_transcripts(of: &str) {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/drill");
    let entries = fs::read_dir(folder).expect("the transcripts");
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("a file").path()).collect();
    paths.retain(|path| path.extension().is_some_and(|ending| ending == "txt"));
    paths.sort();
    let mut differing = Differing::default();
    for path in paths {
        let expected = fs::read_to_string(&path).expect("a transcript");
        let name = path.file_stem().and_then(|name| name.to_str()).expect("a name");
        let (language, drills) = name.split_once('-').expect("a language");
        if language != of {
            continue;
        }
        let home = home(&format!("drill-{name}"));
        // A game that was played before lies beside its transcript.
        let played = path.with_extension("pgn");
        if played.exists() {
            fs::create_dir_all(home.join("practice")).expect("a folder");
            fs::copy(&played, home.join("practice/played.pgn")).expect("a game");
        }
        let mut options = vec!["--transcript", "--seed", "4711", "--language", language];
        // A transcript of all drills begins with the choice.
        options.extend((drills != "all").then_some(drills));
        let answered = told(drill(&home, &options, &expected));
        differing.hold(&path, &expected, &answered);
    }
    differing.is_nothing();
}

/// Where a game with a mistake was played, and an engine is named in the settings.
#[cfg(unix)]
fn home_with_engine(name: &str, engine: &str) -> OwnFolder {
    let home = home(name);
    let game = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/drill/en-mistakes.pgn");
    fs::create_dir_all(home.join("practice")).expect("a folder");
    fs::copy(game, home.join("practice/played.pgn")).expect("a game");
    fs::write(home.join("settings.txt"), format!("engine = {engine}\n")).expect("settings");
    home
}

#[cfg(unix)]
#[test]
fn where_there_is_no_game_no_mistake_was_sought() {
    let home = home("drill-no-game");
    for (language, drill, sentence) in [
        ("en", "mistakes", "There is no game of yours yet. Play one with hector practice."),
        ("de", "fehler", "Es gibt noch keine Partie von Ihnen. Spielen Sie eine mit hector üben."),
        (
            "fr",
            "erreurs",
            "Il n'y a encore aucune partie de vous. Jouez-en une avec hector entraînement.",
        ),
    ] {
        let told = told(self::drill(&home, &["--language", language, drill], ""));
        assert!(told.contains(sentence), "{told}");
    }
}

#[cfg(unix)]
const OWN_MISTAKES: [&str; 3] = ["--language", "en", "mistakes"];
#[cfg(unix)]
const NO_MISTAKE: &str =
    "No more mistakes were found in your games. Play new games with hector practice.";
#[cfg(unix)]
const QUEEN_LOST: &str = "You were White and played: Queen Eva two Anna six.";

/// An engine that would have played every move of that game, and holds every position for equal.
#[cfg(unix)]
const CONTENT: &str = "while read -r line; do case $line in
    uci) echo 'id name Content'; echo uciok ;;
    isready) echo readyok ;;
    position*e7e5) best=g1f3 ;;
    position*b8c6) best=d1e2 ;;
    position*g8f6) best=e2a6 ;;
    position*b7a6) best=d2d3 ;;
    position*) best=e2e4 ;;
    go*) echo 'info depth 1 score cp 0'; echo \"bestmove $best\" ;;
    quit) exit ;;
    esac; done";

#[cfg(unix)]
#[test]
fn the_engine_of_the_settings_judges_ones_own_moves() {
    let home = home("drill-engine");
    let program = home.join("content");
    write_program(&program, CONTENT);
    let content = home_with_engine("drill-content", &program.display().to_string());
    let judged = told(drill(&content, &OWN_MISTAKES, ""));
    assert!(judged.contains("Your moves are judged by Content.\n"), "{judged}");
    assert!(judged.contains(NO_MISTAKE) && !judged.contains(QUEEN_LOST), "{judged}");
}

#[cfg(unix)]
#[test]
fn stockfish_finds_the_mistake_and_takes_a_move_that_is_as_good_as_its_own() {
    let home = home_with_engine("drill-stockfish", "stockfish");
    let judged = told(drill(&home, &OWN_MISTAKES, "d2d3\n"));
    assert!(judged.contains("Your moves are judged by Stockfish"), "{judged}");
    assert!(judged.contains(QUEEN_LOST) && judged.contains("hector: Right. "), "{judged}");
}

/// Whoever waits for an engine that hangs is served, hears of it, and can leave.
#[cfg(unix)]
#[test]
fn an_engine_that_hangs_keeps_nobody_at_the_drills() {
    let home = home("drill-hangs");
    let program = home.join("hangs");
    write_program(&program, &engine_that("hangs", "sleep 3600"));
    let hung = home_with_engine("drill-hung", &program.display().to_string());
    let settings = format!("engine = {}\n", program.display());
    let mut screen =
        AtTerminal::begin("drill-hangs", &hung, &settings, "drill --language en mistakes");
    screen.sees("The engine does not answer yet.");
    screen.types("d2d3");
    screen.sees("The engine is still thinking.");
    screen.types("progress");
    screen.sees("You have not done a drill yet.");
    screen.types("stop");
    screen.sees("Right: 0. Wrong: 0.");
    screen.sees("Which drill?");
    screen.types("quit");
    screen.ends();
}

#[cfg(unix)]
#[test]
fn an_engine_that_cannot_judge_is_told_of_and_hector_judges() {
    for (deed, reason) in [
        ("exit 1", "it has stopped by itself"),
        ("echo bestmove e7e4", "its move is not legal"),
        ("echo bestmove e2e4", "it gives no evaluation"),
    ] {
        let home = home("drill-failing");
        let program = home.join("failing");
        write_program(&program, &engine_that("failing", deed));
        let failing = home_with_engine("drill-failed", &program.display().to_string());
        let judged = told(drill(&failing, &OWN_MISTAKES, ""));
        let told_of = format!("The engine is no longer used: {reason}. Hector judges now.\n");
        assert!(judged.contains(&told_of) && judged.contains(QUEEN_LOST), "{judged}");
    }
    let home = home_with_engine("drill-no-engine", "/no/such/engine");
    let judged = told(drill(&home, &OWN_MISTAKES, ""));
    assert!(judged.contains("/no/such/engine cannot be started"), "{judged}");
    assert!(judged.contains("Hector judges now.\n") && judged.contains(QUEEN_LOST), "{judged}");
}

#[test]
fn what_is_due_comes_first_and_goes_on_to_its_next_box() {
    let home = home("drill-due");
    let lines = "hector drills 1\n\
        drill colours: level 1, right 2, wrong 1\n\
        colours e4: box 2, due 2000-01-01, right 2, wrong 1\n\
        procedure touched: box 1, due 2001-01-01, right 0, wrong 1\n\
        procedure a-question-of-another-day: box 1, due 2002-01-01, right 0, wrong 1\n\
        colours a1: box 3, due 9000-01-01, right 2, wrong 0\n";
    keep(&home, lines);
    let options = ["--language", "en", "--seed", "1"];
    let told = told(drill(&home, &options, "\nlight\naperture\nstop\n"));
    assert!(told.contains("3 questions are due; Enter takes them."), "{told}");
    assert!(told.contains("hector: Eva four. Light or dark?\nhector: Right.\n"), "{told}");
    assert!(told.contains("hector: Right. Fingers may read the board"), "{told}");
    assert!(told.contains("hector: Nothing more is due.\n"), "{told}");
    let kept = kept(&home);
    assert!(kept.contains("drill colours: level 1, right 3, wrong 1\n"), "{kept}");
    assert!(kept.contains("colours e4: box 3, due 20"), "{kept}");
    assert!(kept.contains("procedure touched: box 2, due 20"), "{kept}");
    assert!(kept.contains("colours a1: box 3, due 9000-01-01, right 2, wrong 0\n"), "{kept}");
    // What this Hector cannot ask is kept for one that can.
    assert!(kept.contains("procedure a-question-of-another-day: box 1, due 2002"), "{kept}");
}

#[test]
fn what_was_missed_comes_back_after_three_others() {
    let home = home("drill-missed");
    let options = ["colours", "--language", "en", "--seed", "1"];
    let told = told(drill(&home, &options, "solution\nskip\nskip\nskip\n"));
    let asked: Vec<&str> = told.lines().filter(|line| line.ends_with("Light or dark?")).collect();
    assert_eq!(asked.len(), 5, "{told}");
    assert_eq!(asked[0], asked[4], "{told}");
    assert!(asked[1..4].iter().all(|line| *line != asked[0]), "{told}");
}

#[test]
fn whoever_has_chosen_a_drill_is_asked_nothing_of_another() {
    let home = home("drill-of-one");
    let options = ["--language", "en", "--seed", "4711"];
    let lines = format!("lessons\nsolution\nstop\ncolours\n{}", "skip\n".repeat(8));
    let told = told(drill(&home, &options, &lines));
    let (_, colours) = told.split_once("Drill: colours.").expect("the second drill");
    assert_eq!(colours.matches("Light or dark?").count(), 9, "{told}");
    assert!(!colours.contains("Your turn"), "{told}");
}

#[test]
fn who_does_not_know_is_told_the_solution_and_a_slip_is_asked_about() {
    for (language, drill_name, unknown, slip, meant) in [
        ("en", "colours", "I don't know", "solutoin", "\"solution\""),
        ("de", "farben", "Ich weiß nicht", "überspringn", "„überspringen“"),
        ("de", "springer", "weiß nicht", "überspringn", "„überspringen“"),
        ("fr", "couleurs", "je ne sais pas", "soultion", "« solution »"),
    ] {
        let home = home(&format!("drill-unknown-{language}-{drill_name}"));
        let options = [drill_name, "--language", language, "--seed", "5"];
        let told = told(drill(&home, &options, &format!("{slip}\n{unknown}\n")));
        assert!(told.contains(meant), "{slip}: {told}");
        // The solution counts as a miss, and the next question follows.
        let progress = kept(&home);
        assert!(progress.contains("wrong 1"), "{unknown}: {progress}\n{told}");
    }
}

#[test]
fn no_is_no_command_where_it_does_not_answer() {
    for (language, drill_name, no) in
        [("de", "farben", "nein"), ("fr", "couleurs", "non"), ("en", "colours", "no")]
    {
        let home = home(&format!("drill-no-{language}"));
        let told = told(drill(&home, &[drill_name, "--language", language], &format!("{no}\n")));
        let quoted = [format!("„{no}“"), format!("« {no} »"), format!("\"{no}\"")];
        assert!(quoted.iter().any(|quoted| told.contains(quoted.as_str())), "{told}");
    }
}

#[test]
fn progress_is_a_picture_with_the_same_words() {
    let home = home("drill-picture");
    keep(
        &home,
        "hector drills 1\n\
         drill knight: level 1, right 0, wrong 0\n\
         drill mate: level 2, right 12, wrong 4\n\
         mate 2 4711: box 1, due 2000-01-01, right 0, wrong 1\n",
    );
    let in_words = "Knight, level 1: right 0, wrong 0, to be repeated 0. \
                    Mate, level 2: right 12, wrong 4, to be repeated 1. Due: mate 1.";
    let file = home.join("picture.svg");
    let options = ["--language", "en", "--picture", file.to_str().expect("a name")];
    let written = format!("Your progress is in {}.\n", file.display());
    assert_eq!(told(drill(&home, &options, "")), written);
    let picture = fs::read_to_string(&file).expect("a picture");
    assert!(
        picture.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\""),
        "{picture}"
    );
    assert!(picture.contains(&format!("<desc id=\"desc\">{in_words}</desc>")), "{picture}");
    assert!(picture.contains(">Knight, level 1: 0 percent right, 0 of 0</text>"), "{picture}");
    assert!(picture.contains(">Mate, level 2: 75 percent right, 12 of 16</text>"), "{picture}");
    assert!(picture.contains(">To be repeated: 1, the next on 2000-01-01</text>"), "{picture}");
    assert!(picture.contains("width=\"504\" height=\"20\""), "three quarters of 672: {picture}");
    let german = told(drill(&home, &["--language", "de", "--picture", "-"], ""));
    assert!(german.contains("lang=\"de\"") && german.contains("75 Prozent richtig"), "{german}");
}

#[test]
fn progress_is_told_and_written_as_a_table() {
    let home = home("drill-table");
    let none = told(drill(&home, &["--progress", "--language", "en"], ""));
    assert_eq!(none, "You have not done a drill yet.\nNothing is due.\n");
    keep(
        &home,
        "hector drills 1\n\
         drill mate: level 2, right 12, wrong 3\n\
         mate 2 4711: box 1, due 2000-01-01, right 0, wrong 1\n",
    );
    let in_words = told(drill(&home, &["--progress", "--language", "en"], ""));
    assert_eq!(in_words, "Mate, level 2: right 12, wrong 3, to be repeated 1.\nDue: mate 1.\n");
    let table = "drill,task,level,box,due,right,wrong\n\
        mate,,2,,,12,3\n\
        mate,2 4711,,1,2000-01-01,0,1\n";
    assert_eq!(told(drill(&home, &["--export", "-"], "")), table);
    let file = home.join("mine.csv");
    let named = file.to_str().expect("a name");
    assert_eq!(told(drill(&home, &["--export", named], "")), "");
    assert_eq!(fs::read_to_string(&file).expect("the table"), table);
}

#[test]
fn a_damaged_file_is_set_aside_and_never_lost() {
    let home = home("drill-damaged");
    let damaged = "hector drills 1\ncolours e9: box 1\n";
    keep(&home, damaged);
    let output = drill(&home, &["--progress", "--language", "en"], "");
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(kept(&home), damaged, "telling changes nothing");
    let told = told(drill(&home, &["colours", "--language", "en"], "solution\n"));
    let sentence =
        "progress.txt\": Line 2 does not belong in a progress file: \"colours e9: box 1\".";
    assert!(told.contains(sentence), "{told}");
    assert!(told.contains("and progress starts again from zero."), "{told}");
    assert!(kept(&home).starts_with("hector drills 1\ndrill colours: level 1, right 0, wrong 1\n"));
    let aside = fs::read_dir(home.join("drills"))
        .expect("the folder")
        .map(|entry| entry.expect("a file").path())
        .find(|path| path.display().to_string().contains("unreadable"));
    assert_eq!(fs::read_to_string(aside.expect("the file")).expect("text"), damaged);
}

#[test]
fn a_file_of_a_later_hector_is_left_alone() {
    let home = home("drill-newer");
    keep(&home, "hector drills 2\nsomething else\n");
    let output = drill(&home, &["colours", "--language", "en"], "solution\n");
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(kept(&home), "hector drills 2\nsomething else\n");
}

#[test]
fn five_right_answers_lead_a_level_up_and_three_wrong_ones_down() {
    let home = home("drill-level");
    let options = ["mate", "--language", "en", "--seed", "1"];
    let down = "level 2\nsolution\nsolution\nsolution\nstop\nstop\n";
    let told = told(drill(&home, &options, down));
    assert!(told.contains("hector: Level 2.\nhector: White mates in 2 moves."), "{told}");
    assert!(told.contains("hector: Level 1.\nhector: White mates in 1 move."), "{told}");
    assert!(kept(&home).contains("drill mate: level 1, right 0, wrong 3\n"));
}

#[test]
fn two_programs_at_one_file_keep_the_answers_of_both() {
    let home = home("drill-two");
    let one = |seed: &str, home: &Path| {
        let options = ["colours", "--language", "en", "--seed", seed];
        told(drill(home, &options, &"solution\n".repeat(40)));
    };
    std::thread::scope(|scope| {
        for seed in ["1", "2", "3"] {
            let home = &home;
            scope.spawn(move || one(seed, home));
        }
    });
    let kept = kept(&home);
    assert!(kept.contains("drill colours: level 1, right 0, wrong 120\n"), "{kept}");
    let missed = kept.lines().filter(|line| line.starts_with("colours "));
    let count = |line: &str| line.rsplit(' ').next().and_then(|count| count.parse::<u32>().ok());
    assert_eq!(missed.filter_map(count).sum::<u32>(), 120, "{kept}");
    // Nothing is left beside the file but the lock and the name of the drill.
    let mut files: Vec<_> = fs::read_dir(home.join("drills"))
        .expect("the folder")
        .map(|entry| entry.expect("a file").file_name())
        .collect();
    files.sort();
    assert_eq!(files, ["progress.last", "progress.lock", "progress.txt"]);
}
