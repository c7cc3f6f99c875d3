//! English: for announcements if the arbiter allows it, and for the user.

use crate::vocabulary::{
    CastlingWords, ColourOrder, Connectives, Noun, NumberAgreement, PieceWords, Time, Vocabulary,
    WordsAround, spelled, word, words, words_spelled,
};

pub(super) static VOCABULARY: Vocabulary = Vocabulary {
    // "to" does not mean two: between two squares it is a connective, and a wrong rank would move the wrong pawn.
    ranks: [
        spelled("one", &["won"]),
        spelled("two", &["too"]),
        spelled("three", &["tree"]),
        spelled("four", &["for", "fore"]),
        spelled("five", &["fife"]),
        word("six"),
        word("seven"),
        spelled("eight", &["ate"]),
    ],
    pieces: PieceWords {
        pawn: spelled("Pawn", &["pawns"]),
        knight: words_spelled("Knight", &["horse"], &["night"]),
        bishop: word("Bishop"),
        // "Castle" alone is the rook, as many players say. With a side it is castling.
        rook: words("Rook", &["castle"]),
        queen: word("Queen"),
        king: word("King"),
    },
    castling: CastlingWords {
        short: words_spelled(
            "Castling short",
            &[
                "short castling",
                "castle short",
                "castles short",
                "short castle",
                "castling king side",
                "castle king side",
                "castles king side",
                "king side castling",
                "king side castle",
            ],
            &[
                "castling kingside",
                "castle kingside",
                "castles kingside",
                "kingside castling",
                "kingside castle",
                "castling king's side",
                "king's side castling",
                "castle king's side",
                "castles king's side",
            ],
        ),
        long: words_spelled(
            "Castling long",
            &[
                "long castling",
                "castle long",
                "castles long",
                "long castle",
                "castling queen side",
                "castle queen side",
                "castles queen side",
                "queen side castling",
                "queen side castle",
            ],
            &[
                "castling queenside",
                "castle queenside",
                "castles queenside",
                "queenside castling",
                "queenside castle",
                "castling queen's side",
                "queen's side castling",
                "castle queen's side",
                "castles queen's side",
            ],
        ),
        sideless: &["castling", "castles"],
    },
    capture: words("takes", &["take", "captures", "capture"]),
    en_passant: words("en passant", &["in passing"]),
    check: word("check"),
    mate: words("checkmate", &["mate", "check mate", "check and mate"]),
    yes: words("yes", &["right", "correct"]),
    no: words("no", &["wrong"]),
    colour: ColourOrder::BeforeThePiece,
    white: word("white"),
    black: word("black"),
    empty: word("empty"),
    rank: words("rank", &["row"]),
    connectives: Connectives {
        from: &["from"],
        to: &["to"],
        becomes: &["becomes"],
        other: &["on", "at", "the", "square", "goes", "moves", "equals", "promotes"],
    },
    time: Time {
        hours: Noun { one: "hour", many: "hours" },
        minutes: Noun { one: "minute", many: "minutes" },
        seconds: Noun { one: "second", many: "seconds" },
        left: WordsAround { before: "", after: " left" },
        singular: |number| number == 1,
    },
    number,
};

const UNITS: [&str; 20] = [
    "zero",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "thirteen",
    "fourteen",
    "fifteen",
    "sixteen",
    "seventeen",
    "eighteen",
    "nineteen",
];

const TENS: [&str; 10] =
    ["", "ten", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];

fn number(number: u16, _agreement: NumberAgreement) -> String {
    cardinal(usize::from(number))
}

fn cardinal(number: usize) -> String {
    match number {
        0..20 => UNITS[number].to_owned(),
        20..100 => match number % 10 {
            0 => TENS[number / 10].to_owned(),
            unit => format!("{}-{}", TENS[number / 10], UNITS[unit]),
        },
        100..1000 => format!("{} hundred{}", UNITS[number / 100], rest(number % 100)),
        _ => format!("{} thousand{}", cardinal(number / 1000), rest(number % 1000)),
    }
}

fn rest(number: usize) -> String {
    match number {
        0 => String::new(),
        1..100 => format!(" and {}", cardinal(number)),
        _ => format!(" {}", cardinal(number)),
    }
}
