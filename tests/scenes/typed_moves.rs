//! Every form in which a move is typed, read by the one reader, and by every place where a move
//! can be typed: the command line, a seat at the table, practice, review, a script, a score that
//! is compared, a claim.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use crate::common::at_home::{home, told};
use crate::common::fed::fed;
use hector::chess::notation::{Letters, WritingManner, write};
use hector::chess::{Color, Move, Position};
use hector::words::braille::{Dots, Notation, Table};
use hector::words::{
    Language, Lexicon, MoveReader, NoLegalMove, Style, Texts, WhichAnswer, Wording, announce,
    announce_with_all, command,
};

/// Who types a form: whoever speaks a language.
const ALL: &[Language] = &Language::ALL;

/// Forms of a move, and for whom they mean it.
type Forms = &'static [(&'static str, &'static [Language])];

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
/// Only a pawn takes on c6, and there is a bishop.
const A_PAWN: &str = "4k3/8/2p5/1P6/B7/8/8/4K3 w - - 0 1";
/// Only a bishop goes to c6.
const A_BISHOP: &str = "4k3/8/2p5/1B6/8/8/8/4K3 w - - 0 1";
/// A king and a rook that may castle.
const CASTLING: &str = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
/// A pawn becomes a piece.
const PROMOTION: &str = "4k3/1P6/8/8/8/8/8/4K3 w - - 0 1";
/// A king and a rook that can both go to b1.
const KING_AND_ROOK: &str = "4k3/8/8/8/8/8/8/K6R w - - 0 1";
/// A pawn passes another.
const PASSING: &str = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";

const FORMS: [(&str, &str, Forms); 6] = [
    (
        START,
        "g1f3",
        &[
            ("Springer Gustav eins Felix drei", ALL),
            ("springer felix drei", ALL),
            ("Springer f3", ALL),
            ("g1f3", ALL),
            ("g1-f3", ALL),
            ("Nf3", ALL),
            ("nf3", ALL),
            ("Ng1f3", ALL),
            ("N f3", ALL),
            ("n f3", ALL),
            ("n g1 f3", ALL),
            ("\u{2658}f3", ALL),
            ("Sf3", ALL),
            ("s f3", ALL),
            ("Cf3", ALL),
            ("c g1 f3", ALL),
            ("knight g1 to f3", ALL),
            ("cavalier g1 f3", ALL),
            ("N g1-f3", ALL),
            ("s g1-f3", ALL),
            ("SG1F3", ALL),
            ("SG1-F3", ALL),
            ("NF3", ALL),
            ("CG1F3", ALL),
        ],
    ),
    (
        A_PAWN,
        "b5c6",
        &[
            ("Bella schlägt Cesar sechs", ALL),
            ("bxc6", ALL),
            ("bc6", ALL),
            ("b5xc6", ALL),
            ("b5 x c6", ALL),
            ("b takes c6", ALL),
            ("b schlägt c6", ALL),
            ("b prend c6", ALL),
        ],
    ),
    (
        A_BISHOP,
        "b5c6",
        &[
            ("Läufer schlägt Cesar sechs", ALL),
            ("Bxc6", ALL),
            ("bxc6", ALL),
            ("b takes c6", ALL),
            ("B takes c6", ALL),
            ("b c6", ALL),
            ("l c6", ALL),
            ("L b5 schlägt c6", ALL),
            ("f prend c6", ALL),
        ],
    ),
    (
        PASSING,
        "e5d6",
        &[
            ("Eva schlägt David sechs", ALL),
            ("exd6", ALL),
            ("exd6 e.p.", ALL),
            ("e takes d6 en passant", ALL),
            ("e prend d6", ALL),
        ],
    ),
    (
        CASTLING,
        "e1g1",
        &[
            ("O-O", ALL),
            ("0-0", ALL),
            ("short castle", ALL),
            ("castles short", ALL),
            ("petit roque", ALL),
            ("kurze Rochade", ALL),
        ],
    ),
    (
        PROMOTION,
        "b7b8q",
        &[("b8Q", ALL), ("b8D", ALL), ("b8=D", ALL), ("b7-b8 queen", ALL), ("b8 Dame", ALL)],
    ),
];

fn table(language: Language) -> Table {
    Table { language, dots: Dots::Eight }
}

/// The move that a text means in a position.
fn meant(moves: MoveReader<'_>, text: &str, fen: &str) -> Result<String, NoLegalMove> {
    let position = Position::from_fen(fen).expect("a position");
    let legal = moves.legal(text, &position, &Texts::new(Language::English))?;
    Ok(position.uci(legal))
}

#[test]
fn every_form_of_a_move_is_read_for_everybody() {
    let lexicon = Lexicon::of_every_language(Wording::default());
    for (fen, uci, forms) in FORMS {
        for (form, languages) in forms {
            for language in *languages {
                let person = MoveReader::of_person(*language, table(*language), &lexicon);
                let given = meant(person, form, fen);
                assert_eq!(given.as_deref(), Ok(uci), "{form}, {language:?}");
                assert_eq!(command(form), None, "{form}");
            }
        }
    }
}

#[test]
fn a_command_line_and_a_script_read_the_same_in_their_letters() {
    let lexicon = Lexicon::of_every_language(Wording::default());
    for (fen, uci, forms) in FORMS {
        for (form, _) in forms {
            let read_in = |letters| meant(MoveReader::of_letters(letters, &lexicon), form, fen);
            let of_a_setting = [Letters::English, Letters::German, Letters::French];
            let understood =
                of_a_setting.map(|letters| read_in(letters).ok() == Some(uci.to_string()));
            assert!(understood.contains(&true), "{form}");
            if understood[0] {
                let script = MoveReader::of_script(&lexicon);
                assert_eq!(meant(script, form, fen).as_deref(), Ok(uci), "{form}");
            }
        }
    }
}

#[test]
fn a_letter_of_the_own_set_never_means_a_piece_of_another() {
    let lexicon = Lexicon::of_every_language(Wording::default());
    let read = |language, text| {
        let person = MoveReader::of_person(language, table(language), &lexicon);
        meant(person, text, KING_AND_ROOK)
    };
    // A French R is the king, whatever else could go there; only where a set has no R, it is a rook.
    assert_eq!(read(Language::French, "Rb1").as_deref(), Ok("a1b1"));
    assert_eq!(read(Language::English, "Rb1").as_deref(), Ok("h1b1"));
    assert_eq!(read(Language::German, "Rb1").as_deref(), Ok("h1b1"));
    assert_eq!(read(Language::French, "Kb1").as_deref(), Ok("a1b1"));
    assert!(read(Language::French, "Rg1").is_err());
    assert_eq!(read(Language::German, "Th1-g1").as_deref(), Ok("h1g1"));
    assert_eq!(read(Language::English, "Th1-g1").as_deref(), Ok("h1g1"));
}

/// What is asked of an English speaker, and what each answer comes to.
#[test]
fn of_several_moves_it_is_asked_which() {
    let seeds = include_str!("../seeds/typed_moves/several.txt");
    let texts = Texts::new(Language::English);
    let mut wrong = Vec::new();
    for line in seeds.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let [code, fen, typed, asked, answers] = line.split(" | ").collect::<Vec<_>>()[..] else {
            panic!("{line}");
        };
        let language = Language::ALL.into_iter().find(|language| language.code() == code);
        let language = language.expect(line);
        let lexicon = Lexicon::of_every_language(Wording::in_one_language(language));
        let texts_of = Texts::new(language);
        let person = MoveReader::of_person(language, table(language), &lexicon);
        let position = Position::from_fen(fen).expect(line);
        let given = person.legal(typed, &position, &texts_of);
        let Err(NoLegalMove::Several(which)) = given else {
            wrong.push(format!("{line}: {given:?}"));
            continue;
        };
        let question = which.question(&texts_of);
        if question != asked {
            wrong.push(format!("{line}: {question}"));
        }
        for answer in answers.split("; ") {
            let (said, uci) = answer.split_once(" = ").expect(line);
            let mut which = which.clone();
            let mut come_to = String::new();
            for part in said.split(" then ") {
                match person.answered(&which, part) {
                    WhichAnswer::Move(words) => {
                        let legal = person.legal(&words, &position, &texts);
                        come_to = legal.map_or(words, |legal| position.uci(legal));
                    }
                    WhichAnswer::Narrower(narrower) => which = narrower,
                    WhichAnswer::None => come_to = "none".to_owned(),
                }
            }
            if come_to != uci {
                wrong.push(format!("{line}: {said} is {come_to}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_move_in_the_chess_code_of_a_country_is_read_as_its_braille_display_spells_it() {
    let lexicon = Lexicon::of(Wording::default());
    let position = Position::initial();
    for language in Language::ALL {
        let person = MoveReader::of_person(language, table(language), &lexicon);
        for legal in position.legal_moves() {
            let cells = Notation::chess(language).write(&position, legal);
            let Ok(typed) = table(language).read(&cells) else { continue };
            let given = meant(person, &typed, START);
            assert_eq!(given, Ok(position.uci(legal)), "{typed}, {language:?}");
        }
    }
}

#[test]
fn of_two_readings_the_board_chooses_and_without_a_board_the_first_counts() {
    let lexicon = Lexicon::of(Wording::default());
    let person = MoveReader::of_person(Language::English, table(Language::English), &lexicon);
    let given = person.read("b takes c6").expect("a move");
    assert_eq!(given.words(Wording::default()), "Bella Cesar sechs");
    assert_eq!(meant(person, "b takes c6", A_BISHOP).as_deref(), Ok("b5c6"));
}

/// Somebody who types at a place of the program.
struct Typed<'a> {
    home: &'a Path,
    language: &'a str,
    before: &'a [&'a str],
    form: &'a str,
    /// The move in the words of announcements.
    said: &'a str,
    /// The move as it is told at home, in the language of the user.
    told_at_home: &'a str,
}

impl Typed<'_> {
    fn run(&self, arguments: &[&str], lines: &str) -> Output {
        let mut program = Command::new(env!("CARGO_BIN_EXE_hector"));
        program.args(arguments).env("HECTOR_HOME", self.home).env("LC_ALL", "C");
        fed(&mut program, lines.as_bytes())
    }

    fn tells(&self, arguments: &[&str], lines: &str) -> bool {
        let told = told(self.run(arguments, lines));
        // At home the capture is told with the move.
        let told = [" schlägt", " takes", " prend"]
            .iter()
            .fold(told, |told, takes| told.replace(takes, ""));
        let words = if arguments[0] == "say" { self.said } else { self.told_at_home };
        told.contains(words)
    }

    fn file(&self, name: &str, text: &str) -> String {
        let path = self.home.join(name);
        fs::write(&path, text).expect("a file");
        path.display().to_string()
    }

    fn moves(&self) -> String {
        self.before.iter().map(|typed| format!("{typed}\n")).collect()
    }

    fn at_the_command_line(&self) -> bool {
        let lines = format!("{}{}\n", self.moves(), self.form);
        self.tells(&["say", "--language", self.language], &lines)
    }

    fn heard_at_the_command_line(&self) -> bool {
        let lines = format!("{}{}\n", self.moves(), self.form);
        let told = told(self.run(&["hear", "--language", self.language], &lines));
        let squares = if self.before.is_empty() { "g1f3\t" } else { "e4d5\t" };
        told.lines().last().is_some_and(|heard| heard.starts_with(squares))
    }

    fn at_the_table(&self) -> bool {
        let pressed: Vec<String> =
            self.before.iter().map(|typed| format!("{typed}\nkey Enter\n")).collect();
        let pressed = match pressed.as_slice() {
            [white, black] => white.clone() + &black.replace("key Enter", "key Tab"),
            _ => String::new(),
        };
        let white = match self.language {
            "de" => "weiß",
            "fr" => "blanc",
            _ => "white",
        };
        let arguments = ["play", "--seat", "--transcript", "--language", self.language];
        let lines = format!("{white}\n15+10\n\nstart\n{pressed}{}\nlast\n", self.form);
        let told = told(self.run(&arguments, &lines));
        let last = told.split("\nlast\n").nth(1).unwrap_or_default().to_owned();
        last.contains(self.said.rsplit_once("Felix").map_or("David fünf", |_| "Felix drei"))
    }

    /// A position is set up by a game that was begun.
    fn in_practice(&self) -> bool {
        let folder = self.home.join("practice");
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).expect("a folder");
        let moves = if self.before.is_empty() { "*" } else { "1. e4 d5 *" };
        let text = format!(
            "[Event \"Practice with Hector\"]\n[White \"?\"]\n[Black \"Hector, level 1\"]\n\
             [Result \"*\"]\n[HectorSide \"white\"]\n[HectorOpponent \"1\"]\n\
             [HectorSeed \"1\"]\n[HectorBlindfold \"0\"]\n\n{moves}\n"
        );
        fs::write(folder.join("begun.pgn"), text).expect("a game");
        let arguments = ["practice", "--transcript", "--seed", "1", "--language", self.language];
        self.tells(&arguments, &format!("\n{}\n", self.form))
    }

    fn in_review(&self) -> bool {
        let moves = if self.before.is_empty() { "1. Nf3 *" } else { "1. e4 d5 2. exd5 *" };
        // Another file for each, so that nothing is taken up again.
        let name = format!("{}-{}.pgn", self.language, self.form);
        let file = self.file(&name, &format!("[Event \"?\"]\n\n{moves}\n"));
        let arguments = ["review", &file, "--transcript", "--language", self.language];
        self.tells(&arguments, &format!("{}{}\n", self.moves(), self.form))
    }

    fn in_a_script(&self) -> bool {
        let before = if self.before.is_empty() { "" } else { "moves e4 d5\n" };
        let script = format!("arbiter starts\n{before}white says {}\n", self.form);
        // In a tournament both squares are asked for, once it is understood.
        let told = told(self.run(&["play"], &script));
        ["Noted", "Always say both squares"].iter().any(|answer| told.contains(answer))
    }

    fn in_a_score(&self) -> bool {
        let score = self.file("score.txt", &format!("{}{}\n", self.moves(), self.form));
        let other = self.file(
            "other.txt",
            &format!("{}{}\n", self.moves(), if self.before.is_empty() { "g1f3" } else { "e4xd5" }),
        );
        let output = self.run(&["compare", &score, &other], "");
        !String::from_utf8_lossy(&output.stderr).contains("expected") && output.stderr.is_empty()
    }

    fn in_a_claim(&self) -> bool {
        let moves = if self.before.is_empty() { "*" } else { "1. e4 d5 *" };
        let game = self.file("claimed.pgn", &format!("{moves}\n"));
        let output = self.run(
            &["rule", "--language", self.language, "claim", &game, "--intended", self.form],
            "",
        );
        output.stderr.is_empty() && !output.stdout.is_empty()
    }
}

#[test]
fn what_one_place_understands_every_place_does() {
    let home = home("typed-moves");
    let knight = "Springer Gustav eins Felix drei";
    let capture = "Eva vier David fünf";
    let typed: [(&str, &str, &[&str], &str); 6] = [
        ("en", "n f3", &[], knight),
        ("de", "Springer f3", &[], knight),
        ("fr", "Nf3", &[], knight),
        ("en", "e takes d5", &["e4", "d5"], capture),
        ("de", "e schlägt d5", &["e4", "d5"], capture),
        ("fr", "Eva schlägt David fünf", &["e4", "d5"], capture),
    ];
    let mut missed = Vec::new();
    for (language, form, before, said) in typed {
        let told_at_home = match (language, said == knight) {
            ("en", true) => "Knight Gustav one Felix three",
            ("en", false) => "Eva four David five",
            ("fr", true) => "Cavalier Gustav un Felix trois",
            ("fr", false) => "Eva quatre David cinq",
            _ => said,
        };
        let typed = Typed { home: &home, language, before, form, said, told_at_home };
        let places: [(&str, bool); 8] = [
            ("command line", typed.at_the_command_line()),
            ("heard", typed.heard_at_the_command_line()),
            ("table", typed.at_the_table()),
            ("practice", typed.in_practice()),
            ("review", typed.in_review()),
            ("script", typed.in_a_script()),
            ("score", typed.in_a_score()),
            ("claim", typed.in_a_claim()),
        ];
        let lacking = places.iter().filter(|(_, understands)| !understands);
        missed.extend(lacking.map(|(place, _)| format!("{place}: {form}")));
    }
    assert!(missed.is_empty(), "{}", missed.join("\n"));
}

/// A line of the seeds: who types, the moves before, what is typed, and the move.
struct OneReading {
    language: Language,
    before: Vec<Move>,
    positions: Vec<Position>,
    typed: String,
    legal: Move,
}

fn one_readings() -> Vec<OneReading> {
    let seeds = include_str!("../seeds/typed_moves/one_reading.txt");
    let lines = seeds.lines().filter(|line| !line.starts_with('#'));
    let read = |line: &str| {
        let [code, before, typed, uci] = line.split(" | ").collect::<Vec<_>>()[..] else {
            panic!("{line}");
        };
        let mut positions = vec![Position::initial()];
        let found = |position: &Position, uci: &str| {
            let mut legal = position.legal_moves().into_iter();
            legal.find(|legal| position.uci(*legal) == uci).expect(line)
        };
        let mut made = Vec::new();
        for uci in before.split(' ') {
            let position = positions.last().expect("a position").clone();
            let legal = found(&position, uci);
            made.push(legal);
            positions.push(position.after(legal));
        }
        let legal = found(positions.last().expect("a position"), uci);
        let language = Language::ALL.into_iter().find(|language| language.code() == code);
        OneReading {
            language: language.expect("a language"),
            before: made,
            positions,
            typed: typed.to_owned(),
            legal,
        }
    };
    lines.map(read).collect()
}

impl OneReading {
    fn position(&self) -> &Position {
        self.positions.last().expect("a position")
    }

    /// The move as a scene tells it that has taken it.
    fn told_in(&self, wording: Wording) -> String {
        wording.say(&announce_with_all(self.position(), self.legal))
    }

    fn uci(&self, ply: usize) -> String {
        self.positions[ply].uci(self.before[ply])
    }

    fn run(&self, home: &Path, arguments: &[&str], lines: &str) -> String {
        let mut program = Command::new(env!("CARGO_BIN_EXE_hector"));
        program.args(arguments).args(["--transcript", "--language", self.language.code()]);
        program.env("HECTOR_HOME", home).env("LC_ALL", "C");
        told(fed(&mut program, lines.as_bytes()))
    }

    /// A game that was begun comes back where the move is to be made.
    fn is_taken_in_practice(&self, home: &Path) -> bool {
        let folder = home.join("practice");
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).expect("a folder");
        let side = self.position().turn().fold_wb("white", "black");
        let letters = WritingManner::GAME_FILE;
        let written = (0..self.before.len()).map(|ply| {
            let number = if ply % 2 == 0 { format!("{}. ", ply / 2 + 1) } else { String::new() };
            number + &write(&self.positions[ply], self.before[ply], letters)
        });
        let moves = written.collect::<Vec<_>>().join(" ");
        let text = format!(
            "[Event \"Practice with Hector\"]\n[White \"?\"]\n[Black \"Hector, level 1\"]\n\
             [Result \"*\"]\n[HectorSide \"{side}\"]\n[HectorOpponent \"1\"]\n\
             [HectorSeed \"1\"]\n[HectorBlindfold \"0\"]\n\n{moves} *\n"
        );
        fs::write(folder.join("begun.pgn"), text).expect("a game");
        let heard = self.run(home, &["practice", "--seed", "1"], &format!("\n{}\n", self.typed));
        heard
            .contains(&format!("hector: {}", self.told_in(Wording::in_one_language(self.language))))
    }

    /// Said and heard at the command line, after the moves before.
    fn is_taken_at_the_command_line(&self, home: &Path, scene: &str, answer: &str) -> bool {
        let before = (0..self.before.len()).map(|ply| self.uci(ply) + "\n").collect::<String>();
        let mut program = Command::new(env!("CARGO_BIN_EXE_hector"));
        program.args([scene, "--language", self.language.code()]);
        program.env("HECTOR_HOME", home).env("LC_ALL", "C");
        let output = fed(&mut program, format!("{before}{}\n", self.typed).as_bytes());
        let told = String::from_utf8_lossy(&output.stdout);
        told.lines().last().is_some_and(|last| last.starts_with(answer))
    }

    fn is_said(&self, home: &Path) -> bool {
        let wording = Wording::in_one_language(Language::German);
        let said = wording.say(&announce(self.position(), self.legal, Style::Full));
        self.is_taken_at_the_command_line(home, "say", &said)
    }

    fn is_heard(&self, home: &Path) -> bool {
        let squares = self.position().uci(self.legal);
        self.is_taken_at_the_command_line(home, "hear", &format!("{squares}\t"))
    }

    fn is_taken_at_the_board(&self, home: &Path) -> bool {
        let own = self.position().turn();
        let colour = match (self.language, own) {
            (Language::German, Color::White) => "weiß",
            (Language::German, Color::Black) => "schwarz",
            (Language::French, Color::White) => "blancs",
            (Language::French, Color::Black) => "noirs",
            (Language::English, Color::White) => "white",
            (Language::English, Color::Black) => "black",
        };
        let mut lines = format!("{colour}\n15+10\n\nstart\n");
        for ply in 0..self.before.len() {
            let by = self.positions[ply].turn();
            let key = if by == own { "key Enter" } else { "key Tab" };
            lines += &format!("{}\n{key}\n", self.uci(ply));
        }
        lines += &format!("{}\n", self.typed);
        let heard = self.run(home, &["play", "--seat"], &lines);
        let answer = heard.rsplit_once(&format!("\n{}\n", self.typed));
        answer.is_some_and(|(_, answer)| {
            let wording = Wording::in_one_language(self.language);
            answer.contains(&format!(": {}.", self.told_in(wording)))
        })
    }
}

#[test]
fn what_has_one_reading_is_that_move_at_home_at_the_board_and_at_the_command_line() {
    let home = home("one-reading");
    let readings = one_readings();
    let mut missed = Vec::new();
    for one in &readings {
        let name = format!("{}, {}", one.language.code(), one.typed);
        let taken = [
            ("practice", one.is_taken_in_practice(&home)),
            ("the board", one.is_taken_at_the_board(&home)),
            ("say", one.is_said(&home)),
            ("hear", one.is_heard(&home)),
        ];
        missed.extend(
            taken.iter().filter(|(_, taken)| !taken).map(|(at, _)| format!("{at}: {name}")),
        );
    }
    let count = readings.len();
    assert!(missed.is_empty(), "{} of {count} missed twice:\n{}", missed.len(), missed.join("\n"));
}
