//! French: for announcements if the arbiter allows it, and for the user.

use crate::vocabulary::{
    CastlingWords, ColourOrder, Connectives, Noun, NumberAgreement, PieceWords, Time, Vocabulary,
    WordsAround, spelled, word, words, words_spelled,
};

pub(super) static VOCABULARY: Vocabulary = Vocabulary {
    ranks: [
        spelled("un", &["une"]),
        word("deux"),
        word("trois"),
        word("quatre"),
        word("cinq"),
        word("six"),
        word("sept"),
        word("huit"),
    ],
    pieces: PieceWords {
        pawn: spelled("Pion", &["Pions"]),
        knight: words("Cavalier", &["Cheval"]),
        bishop: word("Fou"),
        rook: word("Tour"),
        queen: words("Dame", &["Reine"]),
        king: word("Roi"),
    },
    castling: CastlingWords {
        short: words_spelled(
            "Petit roque",
            &["roque petit", "roque court", "roque côté roi", "je roque petit"],
            &["petit roc"],
        ),
        long: words_spelled(
            "Grand roque",
            &["roque grand", "roque long", "roque côté dame", "je roque grand"],
            &["grand roc"],
        ),
        sideless: &["roque", "je roque"],
    },
    capture: words_spelled("prend", &["capture", "mange"], &["prends"]),
    en_passant: words("en passant", &["prise en passant", "au passage"]),
    check: words("échec", &["échec au roi"]),
    mate: words("échec et mat", &["mat", "échec mat"]),
    yes: words("oui", &["d'accord", "exact"]),
    no: words("non", &["faux"]),
    colour: ColourOrder::AfterThePiece,
    white: words_spelled("blanc", &["blanche"], &["blancs", "blanches"]),
    black: spelled("noir", &["noire", "noirs", "noires"]),
    empty: spelled("vide", &["vides"]),
    rank: words("rangée", &["traverse"]),
    connectives: Connectives {
        from: &["de"],
        to: &["à", "en"],
        becomes: &["devient"],
        other: &["du", "au", "vers", "sur", "la", "le", "case", "joue", "va", "égale"],
    },
    time: Time {
        hours: Noun { one: "heure", many: "heures" },
        minutes: Noun { one: "minute", many: "minutes" },
        seconds: Noun { one: "seconde", many: "secondes" },
        left: WordsAround { before: "encore ", after: "" },
        singular: |number| number < 2,
    },
    number,
};

const UNITS: [&str; 20] = [
    "zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze",
    "douze", "treize", "quatorze", "quinze", "seize", "dix-sept", "dix-huit", "dix-neuf",
];

const TENS: [&str; 7] = ["", "dix", "vingt", "trente", "quarante", "cinquante", "soixante"];

fn number(number: u16, agreement: NumberAgreement) -> String {
    let mut words = cardinal(usize::from(number));
    // Onze, soixante et onze and quatre-vingt-onze have no feminine form.
    let ends_in_one = words == "un" || words.ends_with(" un") || words.ends_with("-un");
    if agreement == NumberAgreement::Feminine && ends_in_one {
        words.push('e');
    }
    words
}

fn cardinal(number: usize) -> String {
    match number {
        0..20 => UNITS[number].to_owned(),
        20..70 => above_ten(TENS[number / 10], number % 10),
        70..80 => above_ten("soixante", number - 60),
        80 => "quatre-vingts".to_owned(),
        81..100 => format!("quatre-vingt-{}", cardinal(number - 80)),
        100..1000 => hundreds(number / 100, number % 100),
        // A u16 has at most 65 thousands, so "quatre-vingts" never comes before "mille".
        1000..2000 => format!("mille{}", rest(number - 1000)),
        _ => format!("{} mille{}", cardinal(number / 1000), rest(number % 1000)),
    }
}

fn above_ten(ten: &str, beyond: usize) -> String {
    match beyond {
        0 => ten.to_owned(),
        1 | 11 => format!("{ten} et {}", cardinal(beyond)),
        _ => format!("{ten}-{}", cardinal(beyond)),
    }
}

fn hundreds(hundreds: usize, beyond: usize) -> String {
    match (hundreds, beyond) {
        (1, _) => format!("cent{}", rest(beyond)),
        (_, 0) => format!("{} cents", cardinal(hundreds)),
        _ => format!("{} cent{}", cardinal(hundreds), rest(beyond)),
    }
}

fn rest(number: usize) -> String {
    if number == 0 { String::new() } else { format!(" {}", cardinal(number)) }
}
