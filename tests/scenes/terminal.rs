//! Typing at a real terminal: tmux presses the keys and shows the screen.

use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use crate::common::at_terminal::AtTerminal;
use crate::common::names;
use crate::common::own_folder::OwnFolder;
use crate::common::screen::{Screen, example};

/// Says "as found", and does not look so where it is only typed.
const SAME: &str = "echo \"as\" found";

#[test]
fn umlauts_and_changes_in_the_middle_are_typed() {
    let screen = Screen::with_program("middle", "");
    screen.type_text("König schlägt");
    screen.shows("König schlägt");
    screen.press(&["C-a", "C-Right"]);
    screen.shows("Moved(Some(\"schlägt\"))\nKönig schlägt");
    screen.type_text("ä ");
    screen.press(&["Home", "DC"]);
    screen.shows("Erased(\"K\")\nönig ä schlägt");
    screen.press(&["Enter"]);
    screen.shows("önig ä schlägt\nLine: önig ä schlägt");
    screen.press(&["Up"]);
    screen.shows("Recalled(\"önig ä schlägt\")\nönig ä schlägt");
    screen.press(&["C-u", "BSpace", "F5"]);
    screen.shows("Refused(AtStart)\nKey(Function(5))");
    screen.press(&["Escape"]);
    screen.shows("Key(Function(5))\nKey(Escape)");
}

#[test]
fn a_line_printed_meanwhile_leaves_the_line_being_typed_as_it_was() {
    let screen = Screen::with_program("meanwhile", "");
    screen.enter("later Weiß am Zug.");
    screen.type_text("Eva zwei");
    screen.shows("Weiß am Zug.\nEva zwei");
    screen.press(&["C-Left"]);
    screen.enter("und ");
    screen.shows("Eva und zwei\nLine: Eva und zwei");
}

#[test]
fn nothing_of_what_is_pasted_is_lost() {
    let screen = Screen::with_program("pasted", "");
    screen.note_what_is_written();
    let lines: Vec<String> = (1..=800).map(|number| format!("Zug {number}")).collect();
    screen.paste(&lines.join("\n"));
    screen.press(&["Enter"]);
    screen.shows("Zug 800\nLine: Zug 800");
    screen.enter("end");
    screen.ends("0");
    let written = screen.written_up_to("Line: Zug 800");
    let read = written.lines().filter_map(|line| line.strip_prefix("Line: "));
    assert!(read.eq(&lines), "{written}");
}

/// No keyboard is as fast: a braille display that sends its memory, a paste without marks, a stuck key.
#[test]
fn ten_thousand_keys_at_once_are_all_taken_and_then_nothing_turns_in_a_circle() {
    let screen = Screen::with_program("flood", "");
    screen.note_what_is_written();
    let lines: Vec<String> = (1..=1000).map(|number| format!("Zug {number:05}")).collect();
    let keys = lines.join("\n") + "\n";
    assert_eq!(keys.chars().count(), 10_000);
    screen.paste(&keys);
    let written = screen.written_up_to("Line: Zug 01000");
    let read = written.lines().filter_map(|line| line.strip_prefix("Line: "));
    assert!(read.eq(&lines), "{written}");
    // A loop would take what a processor has left for it, a tenth on the fullest machine, and never stop.
    let until = Instant::now() + Duration::from_secs(10);
    loop {
        let before = screen.processor_time();
        std::thread::sleep(Duration::from_millis(300));
        let spent = screen.processor_time() - before;
        if spent <= Duration::from_millis(10) {
            break;
        }
        assert!(Instant::now() < until, "{spent:?} of a third of a second in which nothing came");
    }
    screen.enter("end");
    screen.ends("0");
}

#[test]
fn what_is_pasted_is_one_line_where_the_terminal_tells() {
    let screen = Screen::with_program("one-line", "");
    screen.type_text("c");
    screen.paste_marked("Springer\nGustav eins\n");
    screen.shows("Pasted(\"Springer Gustav eins\")\ncSpringer Gustav eins");
    screen.press(&["Home", "Delete", "Enter"]);
    screen.shows("\nLine: Springer Gustav eins");
}

#[test]
fn what_terminals_send_is_known_as_keys() {
    let home = OwnFolder::new("bytes");
    let mut terminal = AtTerminal::begin_with("bytes", &home, "", &example(), &[]);
    terminal.types("keys");
    terminal.sees("keys\r\n");
    for line in include_str!("../seeds/terminal/bytes.txt").lines() {
        let Some((bytes, expected)) = line.split_once(" => ") else { continue };
        terminal.presses_bytes(&names::bytes_of(bytes));
        terminal.presses("\x1b[20~");
        let shown = terminal.sees("Key(Function(9))");
        let keys: Vec<&str> = shown.lines().filter(|line| line.starts_with("Key(")).collect();
        let expected = expected.split_whitespace().chain(["F9"]).map(names::key_named);
        let expected: Vec<String> = expected.map(|key| format!("Key({key:?})")).collect();
        assert_eq!(keys, expected, "{line}");
    }
}

#[test]
fn single_keys_are_handed_on_and_a_space_begins_a_line() {
    let screen = Screen::with_program("keys", "");
    screen.type_text("keys");
    screen.press(&["Enter", "c", "Left"]);
    screen.shows("keys\nKey(Character('c'))\nKey(Left)");
    screen.type_text(" c4");
    screen.press(&["Enter", "l"]);
    screen.shows(" c4\nLine:  c4\nKey(Character('l'))");
}

#[test]
fn nothing_is_written_but_lines_on_the_dumbest_terminal() {
    let screen = Screen::with_program("dumb", "TERM=dumb");
    screen.note_what_is_written();
    screen.type_text("Eva zwei");
    screen.press(&["Home", "DC", "C-Right", "C-w", "End", "C-l", "Up"]);
    screen.shows("Refused(NoneEarlier)\nzwei");
    screen.press(&["C-c"]);
    screen.shows("zwei\nInterrupt");
    screen.enter("end");
    screen.ends("0");
    let written = screen.written_up_to("Interrupt");
    let control = written.chars().find(|sign| sign.is_control() && !"\r\n\x08".contains(*sign));
    assert_eq!(control, None, "{}", written.escape_debug());
}

#[test]
fn a_screen_that_does_not_say_its_size_is_typed_on() {
    let screen = Screen::with_shell("nosize");
    screen.run(&format!("stty cols 0 rows 0; {}", example()));
    screen.shows("Type a line.");
    screen.enter("Eva");
    screen.shows("Eva\nLine: Eva");
}

#[test]
fn the_program_stops_and_goes_on_with_the_line() {
    let screen = Screen::with_shell("stop");
    screen.run(&format!("stty -g >before; {}", example()));
    screen.shows("Type a line.");
    screen.type_text("Eva zwei");
    screen.press(&["C-Left"]);
    screen.shows("Moved(Some(\"zwei\"))\nEva zwei");
    screen.press(&["C-z"]);
    screen.shows("Eva zwei\n[1]");
    screen.run(&format!("stty -g >after; jobs; cmp before after && {SAME}"));
    screen.shows("Stopped");
    screen.shows("as found");
    screen.run("fg");
    screen.shows(&format!("{}\nEva zwei", example()));
    screen.enter("und ");
    screen.shows("Eva und zwei\nLine: Eva und zwei");
}

#[test]
fn stopped_by_somebody_else_it_takes_the_terminal_again() {
    let screen = Screen::with_program("stopped", "");
    screen.type_text("Gustav");
    screen.shows("Gustav");
    screen.signal("STOP");
    screen.set_sane();
    screen.signal("CONT");
    screen.shows("Gustav\nGustav");
    screen.press(&["C-a"]);
    screen.shows("Moved(Some(\"G\"))\nGustav");
}

#[test]
fn where_nobody_could_take_it_up_it_does_not_stop() {
    let screen = Screen::with_program("orphan", "exec");
    screen.type_text("Eva");
    screen.press(&["C-z"]);
    screen.shows("Eva\nEva");
    screen.press(&["Enter"]);
    screen.shows("Line: Eva");
}

#[test]
fn a_narrower_screen_shows_the_line_again() {
    let screen = Screen::with_program("resize", "");
    screen.type_text("Anna Bella Cäsar David Eva Felix");
    screen.shows("Felix");
    screen.resize(20);
    screen.enter("!");
    screen.shows("\nid Eva Felix!\nLine: Anna Bella Cäs\nar David Eva Felix!");
}

#[test]
fn the_terminal_is_as_it_was_after_an_end_of_any_kind() {
    for (how, status) in [("end", 0), ("panic", 101), ("TERM", 0), ("INT", 0), ("HUP", 0)] {
        let screen = Screen::with_shell(how);
        screen.run(&format!(
            "stty -g >before; {}; echo ended $?; stty -g >after; cmp before after && {SAME}",
            example()
        ));
        screen.shows("Type a line.");
        match how {
            "TERM" | "INT" | "HUP" => screen.signal(how),
            _ => screen.enter(how),
        }
        screen.shows(&format!("ended {status}"));
        screen.shows("as found");
    }
}

#[test]
fn a_lost_terminal_ends_the_program_in_order() {
    // No signal reaches the program: once it is not the first of its session, once the
    // terminal is not that of its session.
    for (name, start) in [("hangup", ""), ("failing", "setsid -w")] {
        let mut screen = Screen::with_program(name, start);
        screen.type_text("Eva");
        screen.shows("Eva");
        screen.kill_server();
        screen.ends("0");
    }
}

#[test]
fn without_a_terminal_there_is_none() {
    let output = Command::new(example()).stdin(Stdio::null()).output().expect("started");
    assert!(!output.status.success());
    assert_eq!(String::from_utf8_lossy(&output.stderr), "no terminal: Input\n");
    assert!(output.stdout.is_empty());
}

/// A clock waits for nobody: not for who types, letter after letter, and never ends the line.
#[test]
fn time_that_is_to_be_told_is_told_to_who_types() {
    let home = OwnFolder::new("reminder");
    let settings = "language = en\n";
    let mut player = AtTerminal::begin("reminder", &home, settings, "play --silent --language en");
    player.answers(&[
        ("Your colour?", ""),
        ("Which time control?", "1 min"),
        ("Training or tournament?", ""),
    ]);
    player.sees("Ready");
    player.types("");
    player.sees("clock runs");
    player.types("remind 50 s");
    player.sees("told at: fifty seconds");
    let is_told = (0..100).any(|_| {
        player.presses("n");
        std::thread::sleep(Duration::from_millis(200));
        player.unseen().contains("left")
    });
    assert!(is_told, "{}", player.shown());
}
