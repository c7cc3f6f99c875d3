//! The words of the arbiter's desk in every language of the user, each beside the English
//! ones that a line of the desk is read by. Never knows what they do.

use super::language::Language;
use super::spelling::{is_typed_as, is_typed_as_any};

/// A phrase in English, German and French.
type Phrase = [&'static str; 3];

/// What begins something that is no word of the desk: a time and a place, a move.
const BEFORE_OTHER_WORDS: [&str; 4] = [
    "adjourns until",
    "reads the sealed move",
    "takes up with the envelope missing,",
    "takes up with the sealer absent,",
];

/// A line of an arbiter in any language: the words that it is read by, and what was typed for each of
/// them, so that whoever is told of a fault is told their own words.
pub struct DeskLine {
    words: String,
    parts: Vec<DeskPart>,
}

/// A phrase of the desk, or a word that is none.
struct DeskPart {
    typed: String,
    read: String,
}

impl DeskLine {
    /// Reads a line. What is no word of the desk stays as it is.
    #[must_use]
    pub fn of(line: &str) -> DeskLine {
        let parts = replaced(line, |phrase| &phrase[..], |phrase| phrase[0]);
        DeskLine { words: joined(parts.iter().map(|part| part.read.as_str())), parts }
    }

    /// The words that it is read by.
    #[must_use]
    pub fn words(&self) -> &str {
        &self.words
    }

    /// What was typed for some of these words; the words themselves where they are none of them.
    #[must_use]
    pub fn typed_for(&self, words: &str) -> String {
        let wanted: Vec<&str> = words.split_whitespace().collect();
        let own: Vec<(&str, &DeskPart)> = self
            .parts
            .iter()
            .flat_map(|part| part.read.split(' ').map(move |word| (word, part)))
            .collect();
        let is_wanted =
            |own: &&[(&str, &DeskPart)]| own.iter().map(|(word, _)| word).eq(wanted.iter());
        // What is not understood is mostly the rest of a line.
        let found = match wanted.len() {
            0 => None,
            length => own.windows(length).rev().find(is_wanted),
        };
        let Some(found) = found else { return words.to_owned() };
        let mut parts: Vec<&DeskPart> = found.iter().map(|(_, part)| *part).collect();
        parts.dedup_by(|one, other| std::ptr::eq(*one, *other));
        joined(parts.into_iter().map(|part| part.typed.as_str()))
    }
}

/// The line of an arbiter in any language, in the words that it is read by. What is no word
/// of the desk stays as it is.
#[must_use]
pub fn desk_words(line: &str) -> String {
    DeskLine::of(line).words
}

/// Words that a line is read by, in a language.
#[must_use]
pub fn desk_word(words: &str, language: Language) -> String {
    match language {
        Language::English => words.to_owned(),
        Language::German => told(words, |phrase| phrase[1]),
        Language::French => told(words, |phrase| phrase[2]),
    }
}

/// What the arbiter does, by what it is about: the names of that in every language, and lines as they are
/// typed.
const TOPICS: [([&str; 3], &[&str]); 5] = [
    (
        ["clock", "uhr", "pendule"],
        &[
            "starts",
            "stops",
            "resumes",
            "gives black 2 minutes",
            "takes white 1 minutes",
            "sets white time 10 minutes",
        ],
    ),
    (["cases", "fälle", "cas"], &["settles 1", "dismisses 1"]),
    (["penalties", "strafen", "sanctions"], &["warns white", "fines white", "excludes white"]),
    (["result", "ergebnis", "résultat"], &["declares white wins", "declares a draw"]),
    (
        ["device", "gerät", "appareil"],
        &[
            "asks for a report",
            "asks the device",
            "seals the device",
            "opens the device",
            "restores 10",
        ],
    ),
];

/// What an arbiter types about something that is named in any language, as lines in a language.
#[must_use]
pub fn desk_examples(about: &str, language: Language) -> Option<Vec<String>> {
    let (_, lines) = TOPICS.iter().find(|(names, _)| is_typed_as_any(about, names))?;
    Some(lines.iter().map(|line| desk_word(line, language)).collect())
}

/// English words of the desk in other words.
fn told(words: &str, to: fn(&Phrase) -> &'static str) -> String {
    let parts = replaced(words, |phrase| &phrase[..1], to);
    joined(parts.iter().map(|part| part.read.as_str()))
}

fn joined<'a>(words: impl Iterator<Item = &'a str>) -> String {
    words.collect::<Vec<_>>().join(" ")
}

/// A line with each phrase, the longest first, put into other words.
fn replaced(
    line: &str,
    from: fn(&Phrase) -> &[&'static str],
    to: fn(&Phrase) -> &'static str,
) -> Vec<DeskPart> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let as_typed = |word: &&str| DeskPart { typed: (*word).to_owned(), read: (*word).to_owned() };
    let mut told: Vec<DeskPart> = Vec::new();
    let mut at = 0;
    while let Some(word) = words.get(at) {
        let rest = &words[at..];
        let found = PHRASES
            .iter()
            .flat_map(|phrase| from(phrase).iter().map(move |own| (phrase, own)))
            .filter_map(|(phrase, own)| Some((phrase, length_at(own, rest)?)))
            .max_by_key(|(_, length)| *length);
        let Some((phrase, length)) = found else {
            told.push(as_typed(word));
            at += 1;
            continue;
        };
        let typed = joined(rest.iter().take(length).copied());
        told.push(DeskPart { typed, read: to(phrase).to_owned() });
        at += length;
        if BEFORE_OTHER_WORDS.contains(&phrase[0]) {
            told.extend(words.get(at..).unwrap_or_default().iter().map(as_typed));
            break;
        }
    }
    told
}

/// How many words a phrase has, if these begin with it.
fn length_at(phrase: &str, words: &[&str]) -> Option<usize> {
    let length = phrase.split(' ').count();
    let beginning = words.get(..length)?;
    let is_same = phrase.split(' ').zip(beginning).all(|(own, word)| is_typed_as(word, own));
    is_same.then_some(length)
}

const PHRASES: [Phrase; 89] = [
    ["starts", "startet", "commence"],
    ["stops", "hält an", "arrête"],
    ["resumes", "fährt fort", "reprend"],
    ["sets", "stellt", "règle"],
    ["gives", "gibt", "donne"],
    ["takes", "nimmt", "retire"],
    ["warns", "verwarnt", "avertit"],
    ["fines", "büßt", "met à l'amende"],
    ["fines", "verhängt eine geldbuße gegen", "met à l'amende"],
    ["excludes", "sperrt", "exclut"],
    ["expels", "verweist", "expulse"],
    ["reconstructs", "rekonstruiert", "reconstitue"],
    ["audits", "prüft", "examine"],
    ["restores", "stellt wieder her", "rétablit"],
    ["restores the start", "stellt den anfang wieder her", "rétablit le début"],
    ["corrects", "berichtigt", "corrige"],
    ["white's board", "das brett von weiß", "l'échiquier des blancs"],
    ["black's board", "das brett von schwarz", "l'échiquier des noirs"],
    ["settles", "erledigt", "tranche"],
    ["dismisses", "verwirft", "rejette"],
    ["sees", "sieht", "voit"],
    ["declares", "erklärt", "déclare"],
    ["switches", "wechselt", "passe"],
    ["to training", "zum training", "à l'entraînement"],
    ["to tournament", "zum turnier", "au tournoi"],
    ["asks", "fragt", "demande"],
    ["asks to seal", "fragt nach dem abgabezug", "demande le coup sous pli"],
    [
        "no longer asks to seal",
        "fragt nicht mehr nach dem abgabezug",
        "ne demande plus le coup sous pli",
    ],
    ["early", "früher", "plus tôt"],
    ["asks the device", "fragt das gerät", "demande à l'appareil"],
    ["asks for a report", "fragt nach einem bericht", "demande un rapport"],
    ["asks for the record", "fragt nach der aufzeichnung", "demande l'enregistrement"],
    ["seals the device", "versiegelt das gerät", "scelle l'appareil"],
    ["opens the device", "öffnet das gerät", "ouvre l'appareil"],
    ["adjourns until", "vertagt bis", "ajourne jusqu'à"],
    ["reads", "liest", "lit"],
    ["reads the sealed move", "liest den abgabezug", "lit le coup sous pli"],
    ["takes up", "nimmt auf", "rouvre"],
    ["consents", "stimmt zu", "consent"],
    ["consents to a draw", "stimmt remis zu", "consent à la nulle"],
    ["white", "weiß", "blancs"],
    ["black", "schwarz", "noirs"],
    ["time", "zeit", "temps"],
    ["moves", "züge", "coups"],
    ["minutes", "minuten", "minutes"],
    ["ply", "halbzug", "demi-coup"],
    ["with", "mit", "avec"],
    ["white wins", "weiß gewinnt", "gain des blancs"],
    ["black wins", "schwarz gewinnt", "gain des noirs"],
    ["a draw", "remis", "nulle"],
    ["both lose", "beide verlieren", "les deux perdent"],
    ["half for white", "ein halber punkt für weiß", "un demi-point aux blancs"],
    ["half for black", "ein halber punkt für schwarz", "un demi-point aux noirs"],
    ["the game annulled", "die partie annulliert", "la partie annulée"],
    ["a wrong set-up", "eine falsche aufstellung", "une mauvaise mise en place"],
    ["an illegal position", "eine regelwidrige stellung", "une position illégale"],
    ["a turned board", "ein falsch liegendes brett", "un échiquier mal orienté"],
    ["colours reversed", "vertauschte farben", "couleurs inversées"],
    ["a faulty clock", "eine defekte uhr", "une pendule défectueuse"],
    ["nobody recording", "niemand schreibt", "personne ne note"],
    ["white's flag", "das blättchen von weiß", "le drapeau des blancs"],
    ["black's flag", "das blättchen von schwarz", "le drapeau des noirs"],
    ["white's envelope", "den umschlag von weiß", "le pli des blancs"],
    ["black's envelope", "den umschlag von schwarz", "le pli des noirs"],
    ["two hands by", "zwei hände von", "deux mains des"],
    ["a press without a move by", "drücken ohne zug von", "un appui sans coup des"],
    ["an illegal move by", "einen regelwidrigen zug von", "un coup illégal des"],
    ["displaced pieces by", "verschobene figuren von", "pièces déplacées par les"],
    ["a forbidden device of", "ein verbotenes gerät von", "un appareil interdit des"],
    [
        "the wrong hand on the clock by",
        "die falsche hand an der uhr von",
        "la mauvaise main sur la pendule des",
    ],
    ["a mishandled clock by", "falschen umgang mit der uhr von", "une pendule mal maniée par les"],
    ["an unjustified stop by", "grundloses anhalten von", "un arrêt sans raison des"],
    [
        "an assistant for the clock of",
        "einen assistenten für die uhr von",
        "un assistant pour la pendule des",
    ],
    [
        "an assistant for the score of",
        "einen assistenten für die mitschrift von",
        "un assistant pour la feuille des",
    ],
    ["both flags", "beide blättchen", "les deux drapeaux"],
    ["late by", "zu spät um", "en retard de"],
    ["to the resumption", "zur wiederaufnahme", "à la reprise"],
    ["with both present", "mit beiden anwesend", "avec les deux présents"],
    ["with the replier absent", "ohne den spieler am zug", "sans le joueur au trait"],
    ["with both absent", "ohne beide", "sans les deux"],
    ["as the replier arrives", "bei ankunft des spielers am zug", "à l'arrivée du joueur au trait"],
    ["without the sealed move", "ohne den abgabezug", "sans le coup sous pli"],
    ["with the position lost", "ohne die stellung", "sans la position"],
    ["with the envelope unreadable", "mit unlesbarem umschlag", "avec le pli illisible"],
    ["with the envelope missing, and a move", "ohne umschlag, und ein zug", "sans pli, et un coup"],
    [
        "with the sealer absent, and a move",
        "ohne den spieler des abgabezugs, und ein zug",
        "sans le joueur du coup sous pli, et un coup",
    ],
    ["takes up with the envelope missing,", "nimmt auf ohne umschlag,", "rouvre sans pli,"],
    [
        "takes up with the sealer absent,",
        "nimmt auf ohne den spieler des abgabezugs,",
        "rouvre sans le joueur du coup sous pli,",
    ],
    ["and a move", "und ein zug", "et un coup"],
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::spelling::typed_plainly;

    #[test]
    fn the_words_of_the_desk_are_read_without_umlauts_and_accents() {
        for phrase in &PHRASES {
            for own in phrase {
                for typed in typed_plainly(own) {
                    assert_eq!(desk_words(&typed), phrase[0], "{typed}");
                }
            }
        }
    }

    #[test]
    fn what_is_no_word_of_the_desk_stays_as_it_was_typed() {
        assert_eq!(desk_words("Schwarz büsst"), "black fines");
        assert_eq!(desk_words("adjourns until Ärger um 9"), "adjourns until Ärger um 9");
    }

    #[test]
    fn what_was_typed_is_known_for_the_words_that_a_line_is_read_by() {
        for (line, read, typed) in [
            ("tanzt mit Weiß", "tanzt with white", "tanzt mit Weiß"),
            ("verwarnt weiß weiß", "white", "weiß"),
            ("Fragt nach der Aufzeichnung", "for the record", "Fragt nach der Aufzeichnung"),
            ("erklärt   gain des blancs bald", "white wins bald", "gain des blancs bald"),
            ("erledigt 1 mit zwei", "zwei", "zwei"),
            ("erledigt", "", ""),
            ("erledigt", "something else", "something else"),
        ] {
            assert_eq!(DeskLine::of(line).typed_for(read), typed, "{line}");
        }
    }
}
