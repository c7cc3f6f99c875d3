//! Spells words letter by letter, for a name that was not understood.

use super::{Priority, Segment, Utterance};
use crate::words::{Language, number};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Alphabet {
    /// By their names, in the language of the words.
    #[default]
    Letters,
    /// Alfa, Bravo, Charlie: the alphabet of pilots, in English.
    Nato,
}

const NATO: [&str; 26] = [
    "Alfa", "Bravo", "Charlie", "Delta", "Echo", "Foxtrot", "Golf", "Hotel", "India", "Juliett",
    "Kilo", "Lima", "Mike", "November", "Oscar", "Papa", "Quebec", "Romeo", "Sierra", "Tango",
    "Uniform", "Victor", "Whiskey", "X-ray", "Yankee", "Zulu",
];

/// Signs that a synthesizer skips, in German, French and English.
const SIGNS: [(char, [&str; 3]); 25] = [
    ('-', ["Strich", "tiret", "dash"]),
    ('.', ["Punkt", "point", "point"]),
    (',', ["Komma", "virgule", "comma"]),
    (':', ["Doppelpunkt", "deux points", "colon"]),
    (';', ["Strichpunkt", "point-virgule", "semicolon"]),
    ('!', ["Ausrufezeichen", "point d'exclamation", "exclamation mark"]),
    ('?', ["Fragezeichen", "point d'interrogation", "question mark"]),
    ('\'', ["Apostroph", "apostrophe", "apostrophe"]),
    ('’', ["Apostroph", "apostrophe", "apostrophe"]),
    ('/', ["Schrägstrich", "barre oblique", "slash"]),
    ('+', ["plus", "plus", "plus"]),
    ('=', ["gleich", "égale", "equals"]),
    ('#', ["Raute", "dièse", "hash"]),
    ('"', ["Anführungszeichen", "guillemet", "quote"]),
    ('„', ["Anführungszeichen", "guillemet", "quote"]),
    ('“', ["Anführungszeichen", "guillemet", "quote"]),
    ('”', ["Anführungszeichen", "guillemet", "quote"]),
    ('«', ["Anführungszeichen", "guillemet", "quote"]),
    ('»', ["Anführungszeichen", "guillemet", "quote"]),
    ('(', ["Klammer auf", "parenthèse ouvrante", "open parenthesis"]),
    (')', ["Klammer zu", "parenthèse fermante", "close parenthesis"]),
    ('_', ["Unterstrich", "tiret bas", "underscore"]),
    ('<', ["kleiner als", "inférieur à", "less than"]),
    ('>', ["größer als", "supérieur à", "greater than"]),
    ('…', ["Auslassungspunkte", "points de suspension", "ellipsis"]),
];

/// A text letter by letter: a comma between letters and a full stop between words, which a
/// voice makes into a short and a long pause.
#[must_use]
pub fn spell(text: &str, language: Language, alphabet: Alphabet) -> Segment {
    let spoken_in = match alphabet {
        Alphabet::Letters => language,
        Alphabet::Nato => Language::English,
    };
    let words: Vec<String> = text
        .split_whitespace()
        .map(|word| {
            let letters: Vec<String> =
                word.chars().map(|letter| name(letter, spoken_in, alphabet)).collect();
            letters.join(", ")
        })
        .collect();
    Segment::new(spoken_in, words.join(". "))
}

/// An utterance letter by letter, as an answer.
#[must_use]
pub fn spelled(utterance: &Utterance, alphabet: Alphabet) -> Utterance {
    let letters = |segment: &Segment| spell(&segment.text, segment.language, alphabet);
    let segments = utterance.segments.iter().map(letters).collect();
    Utterance { priority: Priority::Answer, segments }
}

fn name(letter: char, language: Language, alphabet: Alphabet) -> String {
    if let Some(digit) = letter.to_digit(10).and_then(|digit| u16::try_from(digit).ok()) {
        return number(digit, language);
    }
    if let Some((_, names)) = SIGNS.iter().find(|(sign, _)| *sign == letter) {
        let [german, french, english] = names;
        return match language {
            Language::German => german,
            Language::French => french,
            Language::English => english,
        }
        .to_string();
    }
    match alphabet {
        Alphabet::Letters => capital(letter),
        Alphabet::Nato => in_nato(letter),
    }
}

/// Every voice reads a capital as a letter; a lower-case letter may be read as a word.
fn capital(letter: char) -> String {
    let mut capitals = letter.to_uppercase();
    match (capitals.next(), capitals.next()) {
        (Some(capital), None) => capital.to_string(),
        _ => letter.to_string(),
    }
}

fn in_nato(letter: char) -> String {
    let plain = match letter.to_lowercase().next().unwrap_or(letter) {
        'ä' | 'æ' => "ae",
        'ö' | 'œ' => "oe",
        'ü' => "ue",
        'ß' => "ss",
        'à' | 'â' | 'á' => "a",
        'é' | 'è' | 'ê' | 'ë' => "e",
        'î' | 'ï' => "i",
        'ô' => "o",
        'ù' | 'û' => "u",
        'ç' => "c",
        lower => return nato_word(lower).map_or_else(|| capital(letter), str::to_owned),
    };
    let words: Vec<&str> = plain.chars().filter_map(nato_word).collect();
    words.join(" ")
}

fn nato_word(lower: char) -> Option<&'static str> {
    let place = u32::from(lower).checked_sub(u32::from('a'))?;
    NATO.get(usize::try_from(place).ok()?).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_spelled_by_letters_or_by_words() {
        let cases = [
            ("Eva vier", Language::German, Alphabet::Letters, "E, V, A. V, I, E, R"),
            ("Groß", Language::German, Alphabet::Letters, "G, R, O, ß"),
            ("e2-e4", Language::French, Alphabet::Letters, "E, deux, tiret, E, quatre"),
            ("Zoë", Language::French, Alphabet::Letters, "Z, O, Ë"),
            ("Rc3+", Language::English, Alphabet::Letters, "R, C, three, plus"),
            (
                "Jürg 7",
                Language::German,
                Alphabet::Nato,
                "Juliett, Uniform Echo, Romeo, Golf. seven",
            ),
            ("xß", Language::German, Alphabet::Nato, "X-ray, Sierra Sierra"),
            ("д{", Language::German, Alphabet::Nato, "Д, {"),
            (" \t ", Language::German, Alphabet::Nato, ""),
        ];
        for (text, language, alphabet, expected) in cases {
            assert_eq!(spell(text, language, alphabet).text, expected, "{text}");
        }
        assert_eq!(spell("e", Language::German, Alphabet::Nato).language, Language::English);
    }
}
