//! Names of the best-known openings, in every language. A game takes the name of the longest line that it follows.

use super::language::Language;
use super::spelling::{phrase, typed_forms};
use crate::chess::{History, Position};

/// A line from the start, two squares for each move, and its name in English, German, French.
type OpeningLine = (&'static str, [&'static str; 3]);

/// The name of a game's opening, if it is one of these.
#[must_use]
pub fn opening(game: &History, language: Language) -> Option<&'static str> {
    opening_number(game).and_then(|number| opening_named(number, language))
}

/// The number of a game's opening, from 1 on.
#[must_use]
pub fn opening_number(game: &History) -> Option<u16> {
    if *game.start() != Position::initial() {
        return None;
    }
    let played = game.played().map(|(at, legal)| at.uci(legal));
    let played: Vec<String> = played.take(OPENING_PLIES).collect();
    let follows = |line: &str| {
        let mut moves = line.split(' ');
        let mut played = played.iter();
        moves.all(|uci| played.next().is_some_and(|found| found == uci))
    };
    let lines = OPENINGS.iter().zip(1..).filter(|((line, _), _)| follows(line));
    lines.max_by_key(|((line, _), _)| line.len()).map(|(_, number)| number)
}

/// The name of the opening of this number.
#[must_use]
pub fn opening_named(number: u16, language: Language) -> Option<&'static str> {
    let (_, names) = OPENINGS.get(usize::from(number).checked_sub(1)?)?;
    Some(match language {
        Language::English => names[0],
        Language::German => names[1],
        Language::French => names[2],
    })
}

/// The numbers of the openings that have these words in their name in any language.
#[must_use]
pub fn openings_called(words: &str) -> Vec<u16> {
    let words = phrase(words);
    let is_called = |names: &[&str; 3]| {
        names.iter().flat_map(|name| typed_forms(name)).any(|name| name.contains(&words))
    };
    let all = OPENINGS.iter().zip(1..).filter(|((_, names), _)| is_called(names));
    all.map(|(_, number)| number).collect()
}

/// The longest line here, in moves of both sides.
pub const OPENING_PLIES: usize = 10;

const OPENINGS: [OpeningLine; 41] = [
    ("e2e4", ["King's Pawn Game", "Königsbauernspiel", "Partie du pion roi"]),
    ("d2d4", ["Queen's Pawn Game", "Damenbauernspiel", "Partie du pion dame"]),
    ("c2c4", ["English Opening", "Englische Eröffnung", "Partie anglaise"]),
    ("g1f3", ["Réti Opening", "Réti-Eröffnung", "Début Réti"]),
    ("f2f4", ["Bird's Opening", "Bird-Eröffnung", "Début Bird"]),
    ("b2b3", ["Larsen's Opening", "Larsen-Eröffnung", "Début Larsen"]),
    ("e2e4 e7e5", ["Open Game", "Offenes Spiel", "Partie ouverte"]),
    ("e2e4 c7c5", ["Sicilian Defence", "Sizilianische Verteidigung", "Défense sicilienne"]),
    ("e2e4 e7e6", ["French Defence", "Französische Verteidigung", "Défense française"]),
    ("e2e4 c7c6", ["Caro-Kann Defence", "Caro-Kann-Verteidigung", "Défense Caro-Kann"]),
    ("e2e4 d7d5", ["Scandinavian Defence", "Skandinavische Verteidigung", "Défense scandinave"]),
    ("e2e4 g8f6", ["Alekhine's Defence", "Aljechin-Verteidigung", "Défense Alekhine"]),
    ("e2e4 d7d6", ["Pirc Defence", "Pirc-Verteidigung", "Défense Pirc"]),
    ("e2e4 g7g6", ["Modern Defence", "Moderne Verteidigung", "Défense moderne"]),
    ("e2e4 e7e5 f2f4", ["King's Gambit", "Königsgambit", "Gambit du roi"]),
    ("e2e4 e7e5 b1c3", ["Vienna Game", "Wiener Partie", "Partie viennoise"]),
    ("e2e4 e7e5 f1c4", ["Bishop's Opening", "Läuferspiel", "Début du fou"]),
    ("e2e4 e7e5 g1f3 g8f6", ["Petrov's Defence", "Russische Verteidigung", "Défense russe"]),
    ("e2e4 e7e5 g1f3 d7d6", ["Philidor Defence", "Philidor-Verteidigung", "Défense Philidor"]),
    ("e2e4 e7e5 g1f3 b8c6 d2d4", ["Scotch Game", "Schottische Partie", "Partie écossaise"]),
    ("e2e4 e7e5 g1f3 b8c6 f1b5", ["Ruy Lopez", "Spanische Partie", "Partie espagnole"]),
    ("e2e4 e7e5 g1f3 b8c6 f1c4", ["Italian Game", "Italienische Partie", "Partie italienne"]),
    (
        "e2e4 e7e5 g1f3 b8c6 f1c4 g8f6",
        ["Two Knights Defence", "Zweispringerspiel im Nachzug", "Défense des deux cavaliers"],
    ),
    (
        "e2e4 e7e5 g1f3 b8c6 b1c3 g8f6",
        ["Four Knights Game", "Vierspringerspiel", "Partie des quatre cavaliers"],
    ),
    (
        "e2e4 c7c5 g1f3 d7d6 d2d4 c5d4 f3d4 g8f6 b1c3 a7a6",
        ["Sicilian, Najdorf Variation", "Sizilianisch, Najdorf-Variante", "Sicilienne Najdorf"],
    ),
    (
        "e2e4 c7c5 g1f3 d7d6 d2d4 c5d4 f3d4 g8f6 b1c3 g7g6",
        ["Sicilian, Dragon Variation", "Sizilianisch, Drachenvariante", "Sicilienne Dragon"],
    ),
    ("e2e4 c7c5 c2c3", ["Sicilian, Alapin Variation", "Sizilianisch, Alapin", "Sicilienne Alapin"]),
    (
        "e2e4 e7e6 d2d4 d7d5 e4e5",
        ["French, Advance Variation", "Französisch, Vorstoßvariante", "Française, avance"],
    ),
    (
        "e2e4 c7c6 d2d4 d7d5 e4e5",
        ["Caro-Kann, Advance Variation", "Caro-Kann, Vorstoßvariante", "Caro-Kann, avance"],
    ),
    ("d2d4 d7d5", ["Closed Game", "Geschlossenes Spiel", "Partie fermée"]),
    ("d2d4 d7d5 c2c4", ["Queen's Gambit", "Damengambit", "Gambit dame"]),
    (
        "d2d4 d7d5 c2c4 e7e6",
        ["Queen's Gambit Declined", "Abgelehntes Damengambit", "Gambit dame refusé"],
    ),
    (
        "d2d4 d7d5 c2c4 d5c4",
        ["Queen's Gambit Accepted", "Angenommenes Damengambit", "Gambit dame accepté"],
    ),
    ("d2d4 d7d5 c2c4 c7c6", ["Slav Defence", "Slawische Verteidigung", "Défense slave"]),
    ("d2d4 d7d5 c1f4", ["London System", "Londoner System", "Système de Londres"]),
    ("d2d4 f7f5", ["Dutch Defence", "Holländische Verteidigung", "Défense hollandaise"]),
    ("d2d4 g8f6", ["Indian Game", "Indisches Spiel", "Partie indienne"]),
    (
        "d2d4 g8f6 c2c4 g7g6",
        ["King's Indian Defence", "Königsindische Verteidigung", "Défense est-indienne"],
    ),
    (
        "d2d4 g8f6 c2c4 g7g6 b1c3 d7d5",
        ["Grünfeld Defence", "Grünfeld-Verteidigung", "Défense Grünfeld"],
    ),
    (
        "d2d4 g8f6 c2c4 e7e6 b1c3 f8b4",
        ["Nimzo-Indian Defence", "Nimzowitsch-Indische Verteidigung", "Défense nimzo-indienne"],
    ),
    (
        "d2d4 g8f6 c2c4 e7e6 g1f3 b7b6",
        ["Queen's Indian Defence", "Damenindische Verteidigung", "Défense ouest-indienne"],
    ),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::notation::legal_in_uci;

    #[test]
    fn every_line_is_a_game_and_has_its_own_name() {
        for (line, names) in OPENINGS {
            let mut game = History::new(Position::initial());
            for uci in line.split(' ') {
                let legal = legal_in_uci(game.position(), uci);
                game.play(legal.unwrap_or_else(|| panic!("{uci} in {line}")));
            }
            assert!(game.moves().len() <= OPENING_PLIES, "{line}");
            assert_eq!(opening(&game, Language::English), Some(names[0]), "{line}");
        }
    }
}
