//! Practice, drills and review by voice alone: a synthetic voice speaks, Hector hears, answers
//! and plays. Everything is real.

use std::fs;
use std::path::Path;

use crate::common::at_terminal::AtTerminal;
use crate::common::sound::{World, home, in_a_private_world};
use crate::common::talk::Talk;

const SETTINGS: &str = "language = de\near = key\n";

/// Somebody who talks with the program in one of its scenes.
fn talk(world: &World, scene: &str) -> Talk {
    Talk::with(AtTerminal::begin("player", &home(), SETTINGS, scene), world)
}

#[test]
fn a_practice_game_is_played_by_voice_from_the_first_question_to_the_end() {
    in_a_private_world(
        module_path!(),
        "a_practice_game_is_played_by_voice_from_the_first_question_to_the_end",
        |world| {
            let mut talk = talk(world, "practice --options --language de --seed 3");
            talk.player.sees("Ihre Farbe?");
            for (said, answer) in [
                ("Weiß", "Gegen wen?"),
                ("drei", "Mit Uhr?"),
                ("nein", "Weiß gegen Hector"),
                ("Eva zwei Eva vier", "Eva zwei Eva vier."),
                ("Feld Eva vier", "e4 weißer Bauer."),
                ("Figuren Springer", "Weiß: Springer b1"),
                ("Züge von Bella eins", "Kann ziehen nach:"),
                ("Reihe zwei", "a2"),
                ("Linie Anna", "a1 weißer Turm"),
                ("Brett", "Weiß: König e1"),
                ("Zurück", "Zurückgenommen."),
                ("Gebe auf", "Aufgeben?"),
                ("ja", "Weiß gibt auf."),
            ] {
                talk.says(said, answer);
            }
        },
    );
}

#[test]
fn drills_are_chosen_answered_and_left_by_voice() {
    in_a_private_world(module_path!(), "drills_are_chosen_answered_and_left_by_voice", |world| {
        let mut talk = talk(world, "drill --language de --seed 4711");
        talk.player.sees("Welche Übung?");
        for (said, answer) in [
            ("zwei", "David vier. Hell oder dunkel?"),
            ("dunkel", "Richtig."),
            ("hell", "Falsch. Eva sieben ist dunkel."),
            ("Tipp", "Anna zwei ist hell."),
            ("schwarz", "Richtig."),
            ("Fortschritt", "richtig 2, falsch 1"),
            ("Überspringen", "Übersprungen."),
            ("Lösung", "Cesar sechs ist hell."),
            ("Stopp", "Richtig: 2. Falsch: 2."),
        ] {
            talk.says(said, answer);
        }
    });
}

#[test]
fn games_are_reviewed_by_voice() {
    in_a_private_world(module_path!(), "games_are_reviewed_by_voice", |world| {
        let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/review/games.pgn");
        let file = home().join("games.pgn");
        fs::create_dir_all(home()).expect("a folder");
        fs::copy(games, &file).expect("a copy");
        let mut talk = talk(world, &format!("review --language de '{}'", file.display()));
        talk.player.sees("Partie 1 von 5");
        for (said, answer) in [
            ("weiter", "1. Eva zwei Eva vier."),
            ("weiter", "Eva sieben Eva fünf."),
            ("gehe zu zwei schwarz", "2, Schwarz: Springer Bella acht Cesar sechs."),
            ("Variante", "2, Schwarz: David sieben David sechs."),
            ("Hauptvariante", "Zurück:"),
            ("ans Ende", "Ende. Weiß gewinnt."),
            ("Wo sind die Springer", "Weiß: Springer"),
            ("Partie zwei", "Partie 2 von 5"),
            ("vorige Partie", "Partie 1 von 5"),
            ("zum Anfang", "Anfang."),
            ("spiele ab", "Abspielen."),
            ("welche Partie", "Partie 1 von 5"),
            ("Ende", "Verlassen?"),
            ("ja", "Ihre Stelle ist gespeichert."),
        ] {
            talk.says(said, answer);
        }
    });
}
