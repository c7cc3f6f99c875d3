//! The menu at a real terminal: from the first start to the first move, and back from everywhere.

use std::fs;
use std::time::Duration;

use crate::common::at_terminal::AtTerminal;
use crate::common::screen::Screen;
use crate::common::somebody::{home, start, start_as_chosen};

/// A language, Enter, a move: nothing else is asked, and at most 30 words are told before the move.
#[test]
fn somebody_new_plays_with_five_keys() {
    for (letter, begins, plays) in [
        ("e", "Enter plays against Hector.", "White against Hector at level 3."),
        ("d", "Eingabetaste: Spiel gegen Hector.", "Weiß gegen Hector auf Stufe 3."),
        ("f", "Entrée : jouer contre Hector.", "Blancs contre Hector au niveau 3."),
    ] {
        let home = home(&format!("menu-new-{letter}"));
        fs::remove_file(home.join("settings.txt")).expect("a file");
        let screen = Screen::with_shell(&format!("menu-new-{letter}"));
        start_as_chosen(&screen, &home, "");
        screen.shows("Hector. English: E. Deutsch: D. Français : F.");
        screen.type_text(letter);
        screen.shows(begins);
        // One that comes right behind the letter belongs to the letter.
        let mut told = screen.text_shown();
        while !told.contains(plays) {
            screen.press(&["Enter"]);
            told = screen.text_shown();
        }
        let told = told.split_once("Hector. English").map_or("", |(_, told)| told);
        let told = told.split_once("e4.").map_or(told, |(told, _)| told);
        let is_word = |word: &&str| word.chars().any(char::is_alphanumeric);
        let words = 3 + told.split_whitespace().filter(is_word).count();
        assert!(words <= 30, "{words} words: {told}");
        screen.type_text("e4");
        screen.press(&["Enter"]);
        screen.shows("e4\n");
        drop(screen);
    }
}

#[test]
fn what_was_begun_is_offered_and_menu_leads_back_from_everywhere() {
    let home = home("menu-back");
    let screen = Screen::with_shell("menu-back");
    start(&screen, &home, "");
    screen.shows("Enter plays against Hector.");
    screen.press(&["Enter"]);
    screen.shows("White against Hector at level 3.");
    screen.enter("e4");
    screen.enter("menu");
    screen.shows("Unfinished: against Hector at level 3, you have White");
    screen.enter("no");
    screen.enter("board");
    screen.shows("Your colour?");
    screen.enter("menu");
    screen.shows("Unfinished: against Hector at level 3, you have White");
    screen.enter("at the board");
    screen.shows("Your colour?");
    screen.press(&["Enter"]);
    screen.shows("Which time control?");
    screen.press(&["Enter"]);
    screen.shows("Training or tournament?");
    screen.press(&["Enter"]);
    screen.shows("Ready. You play White");
    screen.press(&["Enter"]);
    screen.enter("e2e4");
    screen.shows("Noted");
    screen.enter("menu");
    screen.shows("Leave?");
    screen.enter("yes");
    screen.shows("1: at the board, you have White");
    screen.shows("2: against Hector at level 3");
    screen.enter("1");
    screen.shows("The game continues.");
    screen.enter("resign");
    screen.enter("yes");
    screen.shows("Your name for the score sheet?");
    screen.enter("Anna");
    screen.shows("What next?");
    screen.enter("menu");
    screen.shows("Unfinished: against Hector at level 3");
    screen.enter("quit");
    screen.shows("$");
    drop(screen);
}

/// A window that is closed leaves no program behind, however many scenes were opened one from the other.
#[test]
fn the_program_ends_with_its_terminal_wherever_somebody_is() {
    let after_a_game = ["resign", "Yes or no.", "yes", "What next?", "review", "Game 1 of 1"];
    let named = ["resign", "Yes or no.", "yes", "Your name", "Anna", "What next?"];
    let at_the_board = ["board", "Your colour?", "", "control?", "", "Training", "", "Ready.", ""];
    let practice = ["", "Your move"];
    for (name, steps) in [
        ("first", vec![]),
        ("review-after-practice", [&practice[..], &["e4", "Black:"], &after_a_game].concat()),
        (
            "review-after-board",
            [&at_the_board[..], &["clock runs"], &named, &after_a_game[4..]].concat(),
        ),
        ("drill", vec!["learn", "Which drill?", "1", "Drill: alphabet"]),
        ("clock", vec!["clock", "Ready: fifteen minutes"]),
        ("leave", [&at_the_board[..], &["clock runs", "quit", "Leave?"]].concat()),
    ] {
        let home = home(&format!("menu-lost-{name}"));
        let mut player = AtTerminal::begin(name, &home, "language = en\n", "--silent");
        player.sees("Enter plays against Hector.");
        for step in steps.chunks(2) {
            player.types(step[0]);
            player.sees(step[1]);
        }
        assert!(player.ends_with_its_terminal(), "{name}: {}", player.shown());
    }
}

#[test]
fn what_stands_behind_something_else_opens_and_leads_back() {
    for (language, menu, elsewhere, tools, all, table, event, opened) in [
        (
            "en",
            ("Enter plays against Hector.", "something else"),
            "Two places, arbiter, hall, clock, or tools?",
            ("tools", "Check this computer, or all tools?"),
            "all",
            ("arbiter", "The address that the table tells?"),
            ("hall", "The file with the settings of the event?"),
            "--version",
        ),
        (
            "de",
            ("Eingabetaste: Spiel gegen Hector.", "etwas anderes"),
            "Zwei Orte, Schiedsrichter, Saal, Uhr oder Werkzeuge?",
            ("werkzeuge", "Diesen Rechner prüfen, oder alle Werkzeuge?"),
            "alle",
            ("schiedsrichter", "Welche Adresse nennt der Tisch?"),
            ("saal", "Welche Datei hat die Einstellungen der Veranstaltung?"),
            "--version",
        ),
        (
            "fr",
            ("Entrée : jouer contre Hector.", "autre chose"),
            "Deux lieux, arbitre, salle, pendule ou outils ?",
            ("outils", "Vérifier cet ordinateur, ou tous les outils ?"),
            "tous",
            ("arbitre", "Quelle adresse la table annonce-t-elle ?"),
            ("salle", "Quel fichier contient les réglages de l'épreuve ?"),
            "--version",
        ),
    ] {
        let home = home(&format!("menu-else-{language}"));
        let settings = format!("language = {language}\n");
        let mut seat = AtTerminal::begin("menu", &home, &settings, "menu --silent");
        seat.answers(&[(menu.0, menu.1), (elsewhere, tools.0), (tools.1, all)]);
        seat.sees(opened);
        seat.answers(&[(menu.0, menu.1), (elsewhere, table.0), (table.1, "no.such.table.invalid")]);
        seat.sees("no.such.table.invalid");
        seat.answers(&[(menu.0, menu.1), (elsewhere, event.0), (event.1, "no-such-event.toml")]);
        seat.sees("hector: ");
        seat.answers(&[(menu.0, menu.1), (elsewhere, tools.0), (tools.1, "")]);
        seat.sees_within(menu.0, Duration::from_secs(40));
        drop(seat);
    }
}
