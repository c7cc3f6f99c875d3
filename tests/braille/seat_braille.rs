//! A player's seat under the fingers: the whole program with a real BRLTTY and its virtual
//! display. Nobody types at the terminal; every key is one of the display.

use crate::common::braille;
use crate::common::braille::brltty_is_here;
use crate::common::braille_player::Player;
use crate::common::dice::Dice;
use crate::common::liblouis;
use hector::words::braille::Cell;

/// Four moves that end in mate: own and opponent's, one after the other.
const GAME: [&str; 7] = ["e2e4", "e7e5", "f1c4", "b8c6", "d1h5", "g8f6", "h5f7"];
const AS_PGN: &str = "1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7#";

#[test]
fn what_is_asked_said_and_typed_is_under_the_fingers_dot_by_dot() {
    if !brltty_is_here() {
        return;
    }
    let mut player = Player::sit_down("dots", 40, 1, "de", &[]);
    player.shows("Ihre Farbe? Weiß oder Schwarz;");
    player.press("FWINRT");
    player.shows("Eingabetaste für Weiß.");
    player.press("KEY_ENTER");
    player.shows("Welche Bedenkzeit?");
    player.press("KEY_ENTER");
    player.shows("Training oder Turnier?");
    player.press("KEY_ENTER");
    player.shows("Bereit. Sie spielen Weiß");
    player.press("KEY_ENTER");
    // Die Uhr von Weiß läuft, and the cursor.
    player.shows_dots(
        "1457 24 15 0 1367 125 1235 0 1236 135 1345 0 24567 15 24 34568 0 123 3458 136 124 2345 3 0 78",
    );
    player.types("e2e4");
    player.shows_dots("15 126 15 1456 78");
    player.press("KEY_CURSOR_LEFT");
    player.shows_dots("15 126 15 145678");
    player.press("KEY_ENTER");
    player.shows("Notiert: Eva zwei Eva vier.");
    player.press("INFO");
    // 1.e2-e4  Schwarz am Zug: the pawn has no letter.
    player.shows_dots(
        "16 3 15 126 36 15 1456 0 0 2347 14 125 2456 1 1235 1356 0 1 134 0 13567 136 1245",
    );
    player.press("DISPMD");
    // Black's men above, White's with dot 7, dark squares with dot 8.
    player.shows_dots(
        "1256 0 2345 2348 123 1458 13 1238 234 23458 12456 0 128 12 128 12 128 12 128 12 \
         1246 0 0 8 0 8 0 8 0 8 156 0 8 0 8 0 8 0 8",
    );
    player.press("LNDN");
    player.shows_dots(
        "1456 0 0 8 0 8 127 8 0 8 146 0 8 0 8 0 8 0 8 0 \
         126 0 127 1278 127 1278 0 1278 127 1278 \
         16 0 234578 2347 12378 1457 1378 1237 23478 23457",
    );
}

#[test]
fn a_game_is_played_with_routing_keys_alone_through_ten_deaths_of_brltty() {
    if !brltty_is_here() {
        return;
    }
    let mut player = Player::sit_down("routing", 40, 1, "de", &[]);
    player.shows("Ihre Farbe?");
    for answer in ["Weiß", "90+30", "training"] {
        player.chooses(answer);
    }
    player.shows("Bereit.");
    player.chooses("Eingabetaste");
    player.shows("Die Uhr von Weiß läuft.");
    let mut dice = Dice::new(20_261_121);
    let mut deaths: Vec<usize> = (0..10).map(|_| dice.below(GAME.len() * 4)).collect();
    let mut die_at = |player: &mut Player, moment: usize| {
        for _ in deaths.iter().filter(|death| **death == moment) {
            player.survives_a_death();
        }
        deaths.retain(|death| *death != moment);
    };
    for (ply, made) in GAME.iter().enumerate() {
        let (from, to) = made.split_at(2);
        die_at(&mut player, ply * 4);
        player.selects(from);
        die_at(&mut player, ply * 4 + 1);
        player.selects(to);
        player.shows(made);
        die_at(&mut player, ply * 4 + 2);
        player.routes_over_the_cursor();
        player.shows("Notiert");
        die_at(&mut player, ply * 4 + 3);
        player.chooses(if ply % 2 == 0 { "drücke" } else { "gegner drückt" });
        if ply + 1 < GAME.len() {
            player.shows(if ply % 2 == 0 { "Uhr gedrückt." } else { "Die Uhr des Gegners" });
        }
    }
    player.finds("Matt.");
    assert!(deaths.is_empty(), "ten deaths");
    assert_eq!(player.game(), AS_PGN);
}

/// Begins a game with the usual answers; the program that only records does not ask for a mode.
fn begins(player: &mut Player, mode: &str) {
    let questions = ["Your co", "Which t", "Trainin"];
    let asked = if mode == "recorder" { &questions[..2] } else { &questions[..] };
    for question in asked.iter().copied() {
        player.shows(question);
        if question == "Trainin" && !mode.is_empty() {
            player.enters(mode);
        } else {
            player.press("KEY_ENTER");
        }
    }
    if mode == "tournament" || mode == "recorder" {
        // Of what the arbiter types nothing comes under the fingers.
        for asked in ["Tournam", "The sam"] {
            player.shows(asked);
            player.types("471100");
            player.shows(asked);
            player.press("KEY_ENTER");
        }
    } else {
        player.shows("Ready");
    }
    player.press("KEY_ENTER");
    player.shows("White's");
}

fn plays_in_dots(columns: usize, rows: usize, deaths: usize) {
    if !brltty_is_here() {
        return;
    }
    let name = format!("dots-{columns}-{rows}");
    let mut player = Player::sit_down(&name, columns, rows, "en", &[]);
    begins(&mut player, "");
    let mut dice = Dice::new(columns as u64);
    let deaths: Vec<usize> = (0..deaths).map(|_| dice.below(GAME.len())).collect();
    for (ply, made) in GAME.iter().enumerate() {
        player.types(made);
        player.shows(made);
        for _ in deaths.iter().filter(|death| **death == ply) {
            player.survives_a_death();
        }
        player.press("KEY_ENTER");
        player.shows("Noted");
        player.press(if ply % 2 == 0 { "KEY_ENTER" } else { "KEY_TAB" });
        player.shows(if ply % 2 == 0 { "Clock" } else { "The" });
    }
    player.finds("Mate.");
    assert_eq!(player.game(), AS_PGN);
}

#[test]
fn a_game_is_played_in_dots_on_twelve_cells() {
    plays_in_dots(12, 1, 0);
}

#[test]
fn a_game_is_played_in_dots_on_twenty_cells_through_ten_deaths_of_brltty() {
    plays_in_dots(20, 1, 10);
}

#[test]
fn a_game_is_played_in_dots_on_eighty_cells() {
    plays_in_dots(80, 1, 0);
}

#[test]
fn two_rows_show_what_was_asked_above_what_is_typed() {
    if !brltty_is_here() {
        return;
    }
    let mut player = Player::sit_down("rows", 20, 2, "en", &[]);
    player.shows("Your colour? White  or black; Enter for");
    player.types("black");
    player.brltty.wait_for("the answer below the question", |cells| {
        player.read(cells).starts_with("Your colour? White  black")
            && cells[25] == braille::cell("78")
    });
    // The eighth cell of the second row is after the last letter, too.
    player.press("KEY_ENTER");
    player.shows("Which time control?");
}

#[test]
fn a_single_cell_is_enough_to_read_and_to_answer() {
    if !brltty_is_here() {
        return;
    }
    let mut player = Player::sit_down("cell", 1, 1, "en", &[]);
    // Y, o, u, r; dots 7 and 8 say that there is more.
    for dots in ["1345678", "13578", "13678", "123578"] {
        player.shows_dots(dots);
        player.press("FWINRT");
    }
    player.types("black");
    player.shows_dots("78");
    player.press("KEY_ENTER");
    // W of the next question.
    player.shows_dots("245678");
}

#[test]
fn a_tournament_shows_squares_alone_and_the_own_score() {
    if !brltty_is_here() {
        return;
    }
    let mut player = Player::sit_down("tournament", 40, 1, "en", &[]);
    begins(&mut player, "tournament");
    player.press("DISPMD");
    player.brltty.wait_for("empty squares", |cells| {
        cells.iter().enumerate().all(|(at, cell)| at % 10 == 0 || [0, 0x80].contains(cell))
            && cells[3] == 0x80
    });
    player.brltty.route(12);
    player.shows("Anna sieben");
    player.press("FWINRT");
    // In the British chess code: a pawn from e2 to e4.
    player.press("HOME");
    for dots in ["15", "23", "15", "256"] {
        player.brltty.dots(dots);
    }
    player.press("KEY_ENTER");
    player.shows("Noted");
    player.press("INFO");
    player.shows("1.e2-e4  Black to move");
}

#[test]
fn the_recorder_is_played_with_a_braille_display_alone() {
    if !brltty_is_here() {
        return;
    }
    let mut player = Player::sit_down("recorder", 40, 1, "en", &["hector-recorder"]);
    begins(&mut player, "recorder");
    player.press("DISPMD");
    player.brltty.wait_for("empty squares", |cells| {
        cells.iter().enumerate().all(|(at, cell)| at % 10 == 0 || [0, 0x80].contains(cell))
            && cells[3] == 0x80
    });
    player.press("HOME");
    player.enters("e2e4");
    player.shows("Noted");
    player.press("INFO");
    player.shows("1.e2-e4  Black to move");
    player.enters("what is on e4");
    player.shows("This program does not have that; it onl");
    player.enters("practice");
    player.shows("Not understood: \"practice\". A move is");
}

#[test]
fn keys_name_themselves_and_speech_can_be_left_out() {
    if !brltty_is_here() {
        return;
    }
    let mut player = Player::sit_down("learn", 40, 1, "en", &[]);
    begins(&mut player, "");
    player.press("LEARN");
    player.shows("Press keys, and each is named.");
    player.press("LNUP");
    player.shows("LNUP: the line above.");
    player.press("TIME");
    player.shows("TIME: both times.");
    player.brltty.route(6);
    player.shows("over cell 7: over cell 7.");
    player.brltty.dots("1");
    player.shows("1: a.");
    player.brltty.dots("1");
    player.shows("Keys work again.");
    player.press("TIME");
    player.shows("Yours: one hour, ");
    player.chooses("braille alone");
    player.shows("Braille alone.");
    player.enters("braille table en-ueb-g1");
    player.shows_dots(
        "6 12 1235 1 24 123 123 15 0 2345 1 12 123 15 0 15 1345 36 136 15 12 36 1245 3456 1 256 0 78",
    );
}

#[test]
fn a_player_has_keys_of_the_own_and_hears_of_a_file_that_holds_none() {
    if !brltty_is_here() {
        return;
    }
    let keys = "# my keys\n[means]\nLNUP = \"board\"\nINFO = \"moves\"\n";
    let files = [("keys.toml", keys)];
    let mut player = Player::sit_down_with("own-keys", (40, 1), "de", &[], &files);
    player.shows("Ihre Farbe?");
    for answer in ["Weiß", "90+30", "training"] {
        player.chooses(answer);
    }
    player.shows("Bereit.");
    player.press("LNUP");
    // Black's men above, as far as forty cells go.
    player.shows_dots(
        "1256 0 2345 2348 123 1458 13 1238 234 23458 12456 0 128 12 128 12 128 12 128 12 \
         1246 0 0 8 0 8 0 8 0 8 156 0 8 0 8 0 8 0 8",
    );
    player.press("INFO");
    player.shows("Abgeschlossene Züge:");
    drop(player);
    let files = [("keys.toml", "[means]\nLNUP = \"fly\"\n")];
    let mut player = Player::sit_down_with("bad-keys", (40, 1), "de", &[], &files);
    player.shows("Ihre Farbe?");
    player.turns("TOP");
    player.reads("bei LNUP ist keine Bedeutung einer Taste.");
}

#[test]
fn long_texts_are_contracted_where_asked_and_moves_never() {
    if !brltty_is_here() || !liblouis::is_here() {
        return;
    }
    let contracted = |text: &str| {
        let braille = liblouis::forward("de-g2.ctb", &[text.to_owned()]).remove(0);
        braille.chars().map(|sign| Cell::of_liblouis(sign).expect("a cell").bits()).collect()
    };
    let begins_with = |player: &Player, what: &str, cells: Vec<u8>| {
        player.brltty.wait_for(what, |shown| shown.starts_with(&cells));
    };
    let mut player = Player::sit_down("contracted", 40, 1, "de", &[]);
    player.shows("Ihre Farbe?");
    for answer in ["Weiß", "90+30", "training"] {
        player.chooses(answer);
    }
    player.shows("Bereit.");
    player.press("KEY_ENTER");
    player.shows("Die Uhr von Weiß läuft.");
    player.enters("brailletabelle kurz nirgends");
    player.shows("liblouis kann die Tabelle");
    player.enters("brailletabelle kurz de-g2");
    player.shows("Lange Texte stehen in Kurzschrift mit");
    player.enters("brailletabelle kurz");
    // Longer than the display, and so contracted itself, but for the name of the table.
    begins_with(&player, "contracted words", contracted("Lange Texte stehen in Kurzschrift mit"));
    player.enters("e2e4");
    // Notiert, which fits, and the move, in the table of eight dots.
    player.shows("Notiert");
    player.press("INFO");
    player.shows_dots(
        "16 3 15 126 36 15 1456 0 0 2347 14 125 2456 1 1235 1356 0 1 134 0 13567 136 1245",
    );
    player.enters("brailletabelle kurz aus");
    player.shows("Lange Texte sind ausgeschrieben.");
}
