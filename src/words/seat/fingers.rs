//! What Hector says of the braille display. Words only.

use crate::words::language::Language;

/// The sentences of one language. A name in braces stands for what is put there.
#[allow(missing_docs, reason = "each sentence is named by what it says")]
pub struct BrailleWords {
    /// The display comes and goes.
    pub lost: &'static str,
    pub back: &'static str,
    /// Either clock was pressed, which nobody feels by itself.
    pub pressed: &'static str,
    /// Learning the keys; `{key}`, `{does}`.
    pub learn: &'static str,
    pub learned: &'static str,
    pub key_does: &'static str,
    pub nothing: &'static str,
    /// What keys do, by ways over the page.
    pub left: &'static str,
    pub right: &'static str,
    pub up: &'static str,
    pub down: &'static str,
    pub first_words: &'static str,
    pub newest_words: &'static str,
    pub standing: &'static str,
    pub board: &'static str,
    pub commands: &'static str,
    pub section_up: &'static str,
    pub section_down: &'static str,
    /// The key over a cell: `{cell}`.
    pub over: &'static str,
    /// Whose turn it is.
    pub white_moves: &'static str,
    pub black_moves: &'static str,
    /// A choice that takes back what was typed.
    pub erase: &'static str,
    /// Braille alone, and speech again.
    pub alone: &'static str,
    pub together: &'static str,
    /// The table: `{table}`, `{tables}`, `{text}`.
    pub table: &'static str,
    pub no_such_table: &'static str,
    /// Long texts are contracted with `{table}`, or not.
    pub contracted: &'static str,
    pub spelled_out: &'static str,
}

impl BrailleWords {
    /// The sentences of a language.
    #[must_use]
    pub fn of(language: Language) -> &'static BrailleWords {
        match language {
            Language::English => &ENGLISH,
            Language::German => &GERMAN,
            Language::French => &FRENCH,
        }
    }
}

static ENGLISH: BrailleWords = BrailleWords {
    lost: "The braille display is gone. It is sought until it is back.",
    back: "The braille display is back.",
    pressed: "Clock pressed.",
    learn: "Press keys, and each is named. The same key twice ends it.",
    learned: "Keys act again.",
    key_does: "{key}: {does}.",
    nothing: "nothing here",
    left: "what lies to the left",
    right: "what lies to the right",
    up: "the line above",
    down: "the line below",
    first_words: "the first words",
    newest_words: "the newest words, or back",
    standing: "the last move and whose turn it is",
    board: "the board; again, by files and diagonals",
    commands: "the commands",
    section_up: "the part of the page above",
    section_down: "the part of the page below",
    over: "over cell {cell}",
    white_moves: "White to move",
    black_moves: "Black to move",
    erase: "erase the line",
    alone: "Braille alone.",
    together: "Braille and speech.",
    table: "Braille table {table}.",
    no_such_table: "\"{text}\" is no braille table. Expected {tables}.",
    contracted: "Long texts are contracted with {table}. Moves never are.",
    spelled_out: "Long texts are spelled out.",
};

static GERMAN: BrailleWords = BrailleWords {
    lost: "Die Braillezeile ist weg. Sie wird gesucht, bis sie wieder da ist.",
    back: "Die Braillezeile ist wieder da.",
    pressed: "Uhr gedrückt.",
    learn: "Drücken Sie Tasten; jede wird genannt. Dieselbe zweimal beendet es.",
    learned: "Die Tasten wirken wieder.",
    key_does: "{key}: {does}.",
    nothing: "hier nichts",
    left: "was links liegt",
    right: "was rechts liegt",
    up: "die Zeile darüber",
    down: "die Zeile darunter",
    first_words: "die ersten Worte",
    newest_words: "die neuesten Worte, oder zurück",
    standing: "der letzte Zug und wer am Zug ist",
    board: "das Brett; noch einmal: nach Linien und Diagonalen",
    commands: "die Befehle",
    section_up: "der Teil der Seite darüber",
    section_down: "der Teil der Seite darunter",
    over: "über Zelle {cell}",
    white_moves: "Weiß am Zug",
    black_moves: "Schwarz am Zug",
    erase: "zeile löschen",
    alone: "Braille allein.",
    together: "Braille und Sprache.",
    table: "Brailletabelle {table}.",
    no_such_table: "\"{text}\" ist keine Brailletabelle. Erwartet wird {tables}.",
    contracted: "Lange Texte stehen in Kurzschrift mit {table}. Züge nie.",
    spelled_out: "Lange Texte sind ausgeschrieben.",
};

static FRENCH: BrailleWords = BrailleWords {
    lost: "La plage braille a disparu. Elle est cherchée jusqu'à son retour.",
    back: "La plage braille est revenue.",
    pressed: "Pendule appuyée.",
    learn: "Appuyez sur des touches ; chacune est nommée. La même deux fois y met fin.",
    learned: "Les touches agissent de nouveau.",
    key_does: "{key} : {does}.",
    nothing: "rien ici",
    left: "ce qui est à gauche",
    right: "ce qui est à droite",
    up: "la ligne au-dessus",
    down: "la ligne au-dessous",
    first_words: "les premiers mots",
    newest_words: "les derniers mots, ou retour",
    standing: "le dernier coup et le trait",
    board: "l'échiquier ; encore : par colonnes et diagonales",
    commands: "les commandes",
    section_up: "la partie de la page au-dessus",
    section_down: "la partie de la page au-dessous",
    over: "au-dessus de la cellule {cell}",
    white_moves: "Trait aux Blancs",
    black_moves: "Trait aux Noirs",
    erase: "effacer la ligne",
    alone: "Braille seul.",
    together: "Braille et parole.",
    table: "Table braille {table}.",
    no_such_table: "« {text} » n'est pas une table braille. Il faut {tables}.",
    contracted: "Les longs textes sont abrégés avec {table}. Les coups jamais.",
    spelled_out: "Les longs textes sont en toutes lettres.",
};
