//! What files of moves and games say of themselves in English, when they cannot be read, is
//! what the texts tell, and the texts tell it in German and French too.

use std::fmt::Display;

use hector::chess::notation::descriptive::{self, FileName, GameError, GameFault, NamedPiece};
use hector::chess::notation::pgn::{
    MoveText, PgnError, Place, Problem, Reader, Remark, RemarkKind, TagError,
};
use hector::chess::notation::{
    AlgebraicError, ExpectedSign, Letters, MoveListError, MoveListFault, Reading, Unresolved,
    Warning, read_moves, read_uci,
};
use hector::chess::{CastlingSide, Color, File, Position, Refusal, Role, Square};
use hector::words::braille::{
    Cell, Dots, Fault, LayoutError, ScoreError, Script, Table, Unreadable, Unspellable,
};
use hector::words::{
    Language, Texts, tell_descriptive_game, tell_layout, tell_move_list, tell_pgn_error,
    tell_pgn_remark, tell_score_error, tell_uci,
};

/// Holds what is told in English against what the value says of itself, and sees that
/// German and French tell something of their own.
fn check<T: Display>(value: &T, tell: impl Fn(&T, &Texts) -> String) {
    let english = tell(value, &Texts::new(Language::English));
    assert_eq!(english, value.to_string());
    for language in [Language::German, Language::French] {
        let told = tell(value, &Texts::new(language));
        let is_own = !told.trim().is_empty() && told != english && !told.contains(['_', '{']);
        assert!(is_own, "{language:?}: {told:?} for {english:?}");
    }
}

const WARNINGS: [Warning; 6] = [
    Warning::PawnLetter,
    Warning::DoublePlus,
    Warning::NoCheck,
    Warning::NoMate,
    Warning::NoCapture,
    Warning::NotEnPassant,
];

fn refusal() -> Refusal {
    Refusal::NothingThere { at: Square::E2 }
}

fn algebraic() -> AlgebraicError {
    AlgebraicError { read: "Qx".to_owned(), column: 3, expected: ExpectedSign::File }
}

#[test]
fn every_fault_of_a_game_file() {
    let word = || "Nd9".to_owned();
    let fen = Position::from_fen("8/8/8/8/8/8/8/8 w - - 0 1").expect_err("an empty board");
    let uci = read_uci("e2e9").expect_err("no square");
    for problem in [
        Problem::NotAMove(word()),
        Problem::NotAMove("long ".repeat(20)),
        Problem::NotAMove("\u{7}".to_owned()),
        Problem::NotAlgebraic(algebraic()),
        Problem::NotUci(uci),
        Problem::NullMove("--".to_owned()),
        Problem::Illegal { word: word(), number: 4, mover: Color::Black, refusal: refusal() },
        Problem::AfterResult(word()),
        Problem::Start(Box::new(fen)),
        Problem::OtherGame("Atomic".to_owned()),
        Problem::TagName("a b".to_owned()),
        Problem::TagValue("Event".to_owned()),
        Problem::OpenComment,
        Problem::OpenVariation,
        Problem::NoVariation,
        Problem::NothingToReplace,
        Problem::TooDeep,
        Problem::TooLong(4_000),
    ] {
        check(&PgnError { place: Place::new(3, 7), problem }, tell_pgn_error);
    }
}

#[test]
fn everything_mended_in_a_game_file() {
    let word = || "Nd9".to_owned();
    let mut kinds = vec![
        RemarkKind::Latin1,
        RemarkKind::BareQuote,
        RemarkKind::BareBackslash,
        RemarkKind::OpenTag,
        RemarkKind::TagTwice("Event".to_owned()),
        RemarkKind::CommentBeforeTag,
        RemarkKind::OtherResult { tag: "1-0".to_owned(), end: "0-1", counts: "0-1" },
        RemarkKind::NoResult,
        RemarkKind::ResultInVariation,
        RemarkKind::NullMoveInVariation("--".to_owned()),
        RemarkKind::StrayGlyph,
        RemarkKind::UnknownGlyph("300".to_owned()),
        RemarkKind::AndMore,
    ];
    kinds.extend(WARNINGS.map(|warning| RemarkKind::Forgiven { word: word(), warning }));
    for kind in kinds {
        check(&Remark { place: Place::new(1, 1), kind }, tell_pgn_remark);
    }
}

#[test]
fn every_fault_of_a_list_of_moves() {
    for reason in [
        MoveListFault::Unreadable(algebraic()),
        MoveListFault::AfterResult("e5".to_owned()),
        MoveListFault::Unplayable { text: "Ke3".to_owned(), why: Unresolved::Refused(refusal()) },
        MoveListFault::Unplayable {
            text: "e4#".to_owned(),
            why: Unresolved::FalseSign(Warning::NoMate),
        },
    ] {
        let error = MoveListError { line: 2, column: 5, number: 9, player: Color::White, reason };
        check(&error, tell_move_list);
    }
    check(&read_uci("Nf3").expect_err("no two squares"), tell_uci);
    let found =
        read_moves("1. e4 e5 2. Ke3", Letters::English, Reading::Strict, Position::initial());
    check(&found.expect_err("no such move"), tell_move_list);
}

#[test]
fn every_fault_of_a_descriptive_game() {
    use descriptive::{Expected, Unresolved};

    let squares = vec![Square::E4, Square::E5];
    let pawn = NamedPiece::pawn_of(FileName::whole(File::C));
    let rook =
        NamedPiece { role: Role::Rook, which: descriptive::Which::Wing(CastlingSide::KingSide) };
    let mut faults = vec![
        GameFault::AfterResult,
        GameFault::Unresolved(Unresolved::Refused(refusal())),
        GameFault::Unresolved(Unresolved::NothingToTake { victim: None }),
        GameFault::Unresolved(Unresolved::NothingToTake { victim: Some(pawn) }),
        GameFault::Unresolved(Unresolved::CannotTake { mover: rook, squares: squares.clone() }),
        GameFault::Unresolved(Unresolved::CannotGo { mover: rook, squares }),
    ];
    for language in descriptive::Language::ALL {
        for expected in [
            Expected::Piece,
            Expected::SquareOrTakes,
            Expected::Rank,
            Expected::File,
            Expected::Start,
            Expected::Victim,
            Expected::CastlingSide,
            Expected::Promotion,
            Expected::ClosingBracket,
            Expected::End,
        ] {
            for found in [None, Some("x".to_owned())] {
                faults.push(GameFault::Unreadable(descriptive::DescriptiveError {
                    line: 1,
                    column: 2,
                    found,
                    expected,
                    language,
                }));
            }
        }
    }
    for fault in faults {
        let error = GameError { line: 1, column: 2, number: 3, player: Color::Black, fault };
        check(&error, tell_descriptive_game);
    }
}

#[test]
fn every_fault_of_a_game_in_braille() {
    let (word, dots) = ("odd".to_owned(), "135 24".to_owned());
    let cell = Cell::of_unicode('⠿').expect("a cell");
    let table = Table { language: Language::German, dots: Dots::Six };
    let spelling = || Unspellable { place: 3, cell, table };
    let fen = Position::from_fen("not a fen").expect_err("no position");
    let unreadable = |why| Fault::Unreadable { dots: "135 24".to_owned(), why };
    for fault in [
        Fault::Sign { sign: 'é', script: Script::Brf },
        Fault::NotText,
        Fault::LongLine(1_000),
        Fault::Columns,
        Fault::NoGame,
        Fault::LongGame(9_000),
        Fault::OpenBox,
        Fault::NoTag(word.clone()),
        Fault::TagTwice("Event".to_owned()),
        Fault::Variant(word.clone()),
        Fault::Start(Box::new(fen)),
        Fault::Spelling(spelling()),
        Fault::Number { read: 3, expected: 4, mover: Color::White },
        unreadable(Unreadable::Cell { place: 0, cell }),
        unreadable(Unreadable::Spelling(spelling())),
        Fault::Unplayable { dots, why: Unresolved::Refused(refusal()) },
        Fault::OpenComment,
        Fault::OpenVariation,
        Fault::NoVariation,
        Fault::MisplacedVariation,
        Fault::VariationTooDeep,
        Fault::Glyph("$300".to_owned()),
        Fault::NoResult,
        Fault::AfterResult,
    ] {
        check(&ScoreError { page: 1, line: 2, fault }, tell_score_error);
    }
    let eight = Table { language: Language::French, dots: Dots::Eight };
    for error in [LayoutError::Width(3), LayoutError::Height(900), LayoutError::Dots(eight)] {
        check(&error, |error, texts| tell_layout(*error, texts));
    }
    // Tags say more to a programmer than to a reader.
    for tag in [TagError::Name("a b".to_owned()), TagError::ItsOwn("FEN")] {
        let error = ScoreError { page: 1, line: 2, fault: Fault::Tag(tag) };
        let told = Language::ALL.map(|language| tell_score_error(&error, &Texts::new(language)));
        assert!(told[0] != told[1] && told[1] != told[2] && told[0] != told[2], "{told:?}");
    }
}

#[test]
fn every_broken_game_of_the_seeds_is_told() {
    let mut rest = include_bytes!("../seeds/pgn/broken.pgn").as_slice();
    let mut reader = Reader::new(MoveText::default());
    let mut told = 0;
    while let Some(read) = reader.read(&mut rest).or_else(|| reader.finish()) {
        match read {
            Err(error) => check(&error, tell_pgn_error),
            Ok(read) => read.remarks.iter().for_each(|remark| check(remark, tell_pgn_remark)),
        }
        told += 1;
    }
    assert!(told >= 12, "{told}");
}
