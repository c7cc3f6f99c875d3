//! German, the language of announcements in Appendix D (D.2.1).

use crate::vocabulary::{
    CastlingWords, ColourOrder, Connectives, Noun, NumberAgreement, PieceWords, Time, Vocabulary,
    WordsAround, spelled, word, words,
};

pub(super) static VOCABULARY: Vocabulary = Vocabulary {
    ranks: [
        spelled("eins", &["ein"]),
        words("zwei", &["zwo"]),
        word("drei"),
        word("vier"),
        word("fünf"),
        word("sechs"),
        word("sieben"),
        word("acht"),
    ],
    pieces: PieceWords {
        pawn: spelled("Bauer", &["Bauern"]),
        knight: words("Springer", &["Pferd"]),
        bishop: word("Läufer"),
        rook: word("Turm"),
        queen: words("Dame", &["Königin"]),
        king: word("König"),
    },
    castling: CastlingWords {
        short: words(
            "Kurze Rochade",
            &[
                "kurz Rochade",
                "Rochade kurz",
                "kleine Rochade",
                "klein Rochade",
                "Rochade klein",
                "kurz rochiert",
                "rochiert kurz",
                "Rochade am Königsflügel",
            ],
        ),
        long: words(
            "Lange Rochade",
            &[
                "lang Rochade",
                "Rochade lang",
                "große Rochade",
                "groß Rochade",
                "Rochade groß",
                "lang rochiert",
                "rochiert lang",
                "Rochade am Damenflügel",
            ],
        ),
        sideless: &["Rochade", "rochiert"],
    },
    capture: words("schlägt", &["schlagen", "nimmt"]),
    en_passant: words("en passant", &["im Vorbeigehen", "im Vorübergehen"]),
    check: word("Schach"),
    mate: words("Matt", &["Schachmatt", "Schach matt", "Schach und matt"]),
    yes: words("ja", &["jawohl", "richtig", "stimmt"]),
    no: words("nein", &["falsch"]),
    colour: ColourOrder::BeforeThePiece,
    white: words("weiß", &["weißer", "weiße", "weißes", "weißen"]),
    black: words("schwarz", &["schwarzer", "schwarze", "schwarzes", "schwarzen"]),
    empty: words("leer", &["leere", "leeres"]),
    rank: words("Reihe", &["Rang"]),
    connectives: Connectives {
        from: &["von"],
        to: &["nach", "auf"],
        becomes: &["wird"],
        other: &[
            "zu", "zum", "zur", "in", "der", "die", "den", "das", "Feld", "zieht", "geht", "gleich",
        ],
    },
    time: Time {
        hours: Noun { one: "Stunde", many: "Stunden" },
        minutes: Noun { one: "Minute", many: "Minuten" },
        seconds: Noun { one: "Sekunde", many: "Sekunden" },
        left: WordsAround { before: "noch ", after: "" },
        singular: |number| number == 1,
    },
    number,
};

const UNITS: [&str; 20] = [
    "null",
    "eins",
    "zwei",
    "drei",
    "vier",
    "fünf",
    "sechs",
    "sieben",
    "acht",
    "neun",
    "zehn",
    "elf",
    "zwölf",
    "dreizehn",
    "vierzehn",
    "fünfzehn",
    "sechzehn",
    "siebzehn",
    "achtzehn",
    "neunzehn",
];

const TENS: [&str; 10] = [
    "", "zehn", "zwanzig", "dreißig", "vierzig", "fünfzig", "sechzig", "siebzig", "achtzig",
    "neunzig",
];

fn number(number: u16, agreement: NumberAgreement) -> String {
    let words = cardinal(usize::from(number));
    match (agreement, words.strip_suffix("eins")) {
        (NumberAgreement::Feminine, Some(stem)) => format!("{stem}eine"),
        _ => words,
    }
}

fn cardinal(number: usize) -> String {
    match number {
        0..20 => UNITS[number].to_owned(),
        20..100 => match number % 10 {
            0 => TENS[number / 10].to_owned(),
            unit => format!("{}und{}", joined(unit), TENS[number / 10]),
        },
        100..1000 => format!("{}hundert{}", joined(number / 100), rest(number % 100)),
        _ => format!("{}tausend{}", joined(number / 1000), rest(number % 1000)),
    }
}

/// Within a longer word, one is "ein": einundzwanzig, eintausend.
fn joined(number: usize) -> String {
    let words = cardinal(number);
    words.strip_suffix("eins").map_or(words.clone(), |stem| format!("{stem}ein"))
}

fn rest(number: usize) -> String {
    if number == 0 { String::new() } else { cardinal(number) }
}
