//! A player's seat at a real terminal: tmux presses the keys and shows the screen.

use std::fs;

use crate::common::screen::Screen;
use crate::common::somebody::{home, start, start_as_chosen};

#[test]
fn a_game_is_played_by_keys_and_goes_on_after_the_terminal_was_lost() {
    let home = home("seat-at-lost");
    let screen = Screen::with_shell("lost-seat");
    start(&screen, &home, "play");
    screen.shows("Your colour?");
    screen.press(&["Enter"]);
    screen.shows("Which time control?");
    screen.press(&["Enter"]);
    screen.shows("Training or tournament?");
    screen.press(&["Enter"]);
    screen.shows("Ready. You play White");
    screen.press(&["Enter"]);
    screen.shows("White's clock runs.");
    screen.enter("eva vier");
    // How a move is typed is told before the first.
    screen.shows("Noted: Eva two Eva four.");
    screen.press(&["Enter"]);
    screen.enter("e7e5");
    screen.press(&["Tab", "F7"]);
    screen.shows("Moves completed: yours 1, opponent's 1.");
    screen.type_text("?");
    screen.shows("Tab: the opponent presses");
    // A line under way is not harmed by what is told meanwhile.
    screen.type_text("sg1f");
    screen.press(&["F5"]);
    screen.shows("sg1f");
    screen.enter("3");
    screen.shows("sg1f3\nNoted: Knight Gustav one Felix three.");
    drop(screen);
    let screen = Screen::with_shell("found-seat");
    start(&screen, &home, "play");
    screen.shows("There is an unfinished game:");
    screen.press(&["Enter"]);
    screen.shows("The game continues. Moves made: 1.");
    screen.press(&["F8"]);
    screen.shows("Springer Gustav eins Felix drei.");
    screen.press(&["C-c"]);
    screen.shows("Leave?");
    screen.enter("n");
    screen.shows("No. Nothing changes.");
    screen.enter("resign");
    screen.enter("yes");
    screen.shows("wins.");
    screen.press(&["C-c"]);
    screen.shows("$");
    drop(screen);
}

#[test]
fn who_comes_for_the_first_time_is_guided_once() {
    let home = home("seat-at-first");
    fs::remove_file(home.join("settings.txt")).expect("a file");
    let screen = Screen::with_shell("first-start");
    start_as_chosen(&screen, &home, "play");
    screen.shows("Hector. English: E. Deutsch: D. Français : F.");
    screen.type_text("x");
    screen.press(&["BSpace"]);
    screen.type_text("d");
    screen.shows("Ihre Farbe?");
    screen.press(&["C-c"]);
    screen.shows("$");
    let kept = fs::read_to_string(home.join("settings.txt")).expect("the settings");
    assert!(kept.starts_with("language = de\nannouncements = ask\nrate = 0\n"), "{kept}");
    drop(screen);
}

#[test]
fn who_names_a_language_at_the_first_start_is_not_asked_for_one() {
    for (language, asked) in [
        ("en", "Enter plays against Hector."),
        ("de", "Eingabetaste: Spiel gegen Hector."),
        ("fr", "Entrée : jouer contre Hector."),
    ] {
        let home = home(&format!("seat-first-{language}"));
        fs::remove_file(home.join("settings.txt")).expect("a file");
        let screen = Screen::with_shell(&format!("first-{language}"));
        start_as_chosen(&screen, &home, &format!("--language {language}"));
        screen.shows(asked);
        drop(screen);
        let kept = fs::read_to_string(home.join("settings.txt")).expect("the settings");
        assert!(kept.starts_with(&format!("language = {language}\n")), "{kept}");
    }
}

/// Where nobody speaks, what was told is shown again, and spelled, as it would be said.
#[test]
fn what_was_told_last_is_shown_again_where_nobody_speaks() {
    let home = home("seat-again");
    let screen = Screen::with_shell("again");
    start(&screen, &home, "practice --seed 11");
    screen.shows("White against Hector at level 3.");
    screen.enter("whose turn is it");
    screen.shows("Your move.");
    screen.enter("repeat");
    screen.shows("repeat\nYour move.");
    screen.press(&["F3"]);
    screen.shows("Y, O, U, R. M, O, V, E, point");
    drop(screen);
}

/// How the line being typed is shown: an option counts before the system, and that before the
/// settings.
#[test]
fn nothing_is_written_over_where_an_option_the_system_or_the_settings_ask_for_it() {
    let append = "screen = append\n";
    for (name, settings, accessible, option, appends) in [
        ("none", "", "", "", false),
        ("settings", append, "", "", true),
        ("system", "screen = in-place\n", "1", "", true),
        ("system-off", append, "0", "", true),
        ("system-not", "", "no", "", false),
        ("option", "", "", "--screen append", true),
        ("option-off", append, "1", "--screen in-place", false),
    ] {
        let home = home(&format!("seat-screen-{name}"));
        let file = home.join("settings.txt");
        fs::write(&file, format!("language = en\n{settings}")).expect("a file");
        let screen = Screen::with_shell(name);
        screen.run(&format!("ACCESSIBLE={accessible}; export ACCESSIBLE"));
        start(&screen, &home, &format!("play {option}"));
        screen.shows("Your colour?");
        screen.note_what_is_written();
        screen.type_text("whi");
        screen.press(&["Left", "BSpace", "End"]);
        screen.type_text("t");
        screen.shows("\nwit");
        let written = screen.written_up_to("t");
        let is_written_over = written.contains("i \x08\x08");
        assert_eq!(is_written_over, !appends, "{name}: {written:?}");
        assert_eq!(written.contains("i\r\nwi"), appends, "{name}: {written:?}");
        drop(screen);
    }
}

#[test]
fn the_clock_alone_is_pressed_by_keys_far_apart() {
    let home = home("seat-at-clock");
    let screen = Screen::with_shell("clock");
    start(&screen, &home, "clock 3+0");
    screen.shows("Ready: three minutes");
    screen.press(&["Enter", "Tab"]);
    screen.type_text("m");
    screen.shows("Moves: White 1, Black 0.");
    screen.enter("white 5 min");
    screen.shows("White: five minutes left.");
    screen.type_text("s");
    screen.shows("Stopped.");
    screen.type_text("q");
    screen.shows("Leave the clock? Press q again");
    screen.type_text("y");
    screen.shows("No. Nothing changes.");
    screen.type_text("q");
    screen.shows("Leave the clock?");
    screen.type_text("q");
    screen.shows("$");
    drop(screen);
}
