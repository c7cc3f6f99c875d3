//! Why moves and games in a file cannot be read, and what was repaired, as sentences with their place. For algebraic,
//! descriptive and PGN; `scores` is for braille.

use crate::chess::notation::is_harmful;
use shakmaty::CastlingSide;

use crate::chess::Color;
use crate::chess::notation::descriptive::{self, DescriptiveError, GameError, GameFault};
use crate::chess::notation::pgn::{
    DEEPEST_VARIATION, LetterSign, PgnError, Problem, Remark, RemarkKind, TextPlace,
};
use crate::chess::notation::{MoveListError, MoveListFault, UciError, Unresolved, Warning};
use crate::texts::Texts;

use super::fen::{tell_fen, tell_fen_remark};
use super::refusals::refused;
use super::unclear::tell_unread_move;

/// Why a game of a PGN file cannot be read.
#[must_use]
pub fn tell_pgn_error(error: &PgnError, texts: &Texts) -> String {
    texts.at_place(&place(error.place, texts), &problem(&error.problem, texts))
}

/// What was repaired in a game of a PGN file.
#[must_use]
pub fn tell_pgn_remark(remark: &Remark, texts: &Texts) -> String {
    texts.at_place(&place(remark.place, texts), &repaired(&remark.kind, texts))
}

/// Why a list of moves cannot be played.
#[must_use]
pub fn tell_move_list(error: &MoveListError, texts: &Texts) -> String {
    let why = match &error.reason {
        MoveListFault::Unreadable(error) => tell_unread_move(error, texts),
        MoveListFault::AfterResult(word) => texts.listed_after_result(word),
        MoveListFault::PassInCheck(side) => sentence(&texts.no_pass_in_check(*side)),
        MoveListFault::Unplayable { text, why } => {
            texts.listed_unplayable(text, &tell_unresolved(why, texts))
        }
    };
    at_move((error.line, error.column), error.player, error.number, &why, texts)
}

/// Why a text is not a move in UCI notation.
#[must_use]
pub fn tell_uci(error: &UciError, texts: &Texts) -> String {
    texts.uci_unread(&error.read, "g1f3", "e7e8q")
}

/// Why the rest of a game in descriptive notation cannot be read.
#[must_use]
pub fn tell_descriptive_game(error: &GameError, texts: &Texts) -> String {
    let why = match &error.fault {
        GameFault::Unreadable(error) => tell_descriptive_move(error, texts),
        GameFault::Unresolved(error) => format!("{}.", tell_descriptive_unresolved(error, texts)),
        GameFault::PassInCheck => sentence(&texts.no_pass_in_check(error.player)),
        GameFault::AfterResult => texts.descriptive_after_result(),
    };
    at_move((error.line, error.column), error.player, error.number, &why, texts)
}

/// Why a written move cannot be played.
#[must_use]
pub fn tell_unresolved(why: &Unresolved, texts: &Texts) -> String {
    match why {
        Unresolved::Refused(refusal) => refused(refusal, texts),
        Unresolved::FalseSign(sign) => tell_warning(*sign, texts),
    }
}

/// What is wrong with a sign.
#[must_use]
pub fn tell_warning(warning: Warning, texts: &Texts) -> String {
    match warning {
        Warning::PawnLetter => texts.warning_pawn_letter(),
        Warning::DoublePlus => texts.warning_double_plus(),
        Warning::NoCheck => texts.warning_no_check(),
        Warning::NoMate => texts.warning_no_mate(),
        Warning::NoCapture => texts.warning_no_capture(),
        Warning::NotEnPassant => texts.warning_not_en_passant(),
    }
}

fn place(place: TextPlace, texts: &Texts) -> String {
    texts.place_in_text(place.line, place.column)
}

fn at_move(
    (line, column): (usize, usize),
    player: Color,
    number: u32,
    why: &str,
    texts: &Texts,
) -> String {
    let counted = |count: usize| u64::try_from(count).unwrap_or(u64::MAX);
    let place = texts.place_in_text(counted(line), counted(column));
    texts.at_place(&texts.place_of_move(&place, player, number), why)
}

/// The start of a word, without control characters that a terminal would obey.
fn shown(word: &str, texts: &Texts) -> String {
    const LONGEST: usize = 40;
    let harmless = |sign: char| if is_harmful(sign) { char::REPLACEMENT_CHARACTER } else { sign };
    let beginning: String = word.chars().take(LONGEST).map(harmless).collect();
    match word.chars().nth(LONGEST) {
        None => beginning,
        Some(_) => texts.word_cut_short(&beginning),
    }
}

fn problem(problem: &Problem, texts: &Texts) -> String {
    match problem {
        Problem::NotAMove(word) => texts.pgn_no_move(&shown(word, texts)),
        Problem::NotAlgebraic(error) => tell_unread_move(error, texts),
        Problem::NotUci(error) => tell_uci(error, texts),
        Problem::PassInCheck(side) => sentence(&texts.no_pass_in_check(*side)),
        Problem::Illegal { word, number, mover, refusal } => {
            texts.pgn_illegal(*mover, *number, &shown(word, texts), &refused(refusal, texts))
        }
        Problem::AfterResult(word) => texts.pgn_after_result(&shown(word, texts)),
        Problem::Start(error) => tell_fen(error, texts),
        Problem::OtherGame(variant) => texts.pgn_other_game(&shown(variant, texts)),
        Problem::TagValue(name) => texts.pgn_tag_value(&shown(name, texts)),
        Problem::TooDeep => texts.pgn_too_deep(DEEPEST_VARIATION),
        Problem::TooLong(most) => texts.pgn_too_long(*most),
    }
}

/// A clause as a sentence.
fn sentence(clause: &str) -> String {
    let mut letters = clause.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).chain(['.']).collect()
}

fn repaired(kind: &RemarkKind, texts: &Texts) -> String {
    match kind {
        RemarkKind::Latin1 => texts.remark_latin1(),
        RemarkKind::BareQuote => texts.remark_bare_quote(),
        RemarkKind::BareBackslash => texts.remark_bare_backslash(),
        RemarkKind::OpenTag => texts.remark_open_tag(),
        RemarkKind::TagTwice(name) => texts.remark_tag_twice(&shown(name, texts)),
        RemarkKind::CommentBeforeTag => texts.remark_comment_before_tag(),
        RemarkKind::OtherResult { tag, end, counts } => {
            texts.remark_other_result(end, &shown(tag, texts), counts)
        }
        RemarkKind::NoResult => texts.remark_no_result(),
        RemarkKind::ResultInVariation => texts.remark_result_in_variation(),
        RemarkKind::CutVariation(why) => texts.remark_cut_variation(&problem(why, texts)),
        RemarkKind::OddSpace => texts.remark_odd_space(),
        RemarkKind::OddResult { word, result } => {
            texts.remark_odd_result(&shown(word, texts), result)
        }
        RemarkKind::LetterForSign { word, sign: LetterSign::Novelty } => {
            texts.remark_letter_for_novelty(word)
        }
        RemarkKind::LetterForSign { word, sign: LetterSign::Diagram } => {
            texts.remark_letter_for_diagram(word)
        }
        RemarkKind::StrayWord(word) => texts.remark_stray_word(&shown(word, texts)),
        RemarkKind::StrayBracket(bracket) => texts.remark_stray_bracket(bracket),
        RemarkKind::OpenComment => texts.remark_open_comment(),
        RemarkKind::OpenVariation => texts.remark_open_variation(),
        RemarkKind::NothingToReplace => texts.remark_nothing_to_replace(),
        RemarkKind::BareTag(name) => texts.remark_bare_tag(&shown(name, texts)),
        RemarkKind::TagName(name) => texts.remark_tag_name(&shown(name, texts)),
        RemarkKind::Start(remark) => tell_fen_remark(*remark, texts),
        RemarkKind::StrayGlyph => texts.remark_stray_glyph(),
        RemarkKind::UnknownGlyph(number) => texts.remark_unknown_glyph(&shown(number, texts)),
        RemarkKind::Forgiven { word, warning } => {
            texts.remark_forgiven(&shown(word, texts), &tell_warning(*warning, texts))
        }
        RemarkKind::AndMore => texts.remark_and_more(),
    }
}

/// What a move in descriptive notation lacks. The caller adds its place.
#[must_use]
pub fn tell_descriptive_move(error: &DescriptiveError, texts: &Texts) -> String {
    use descriptive::ExpectedToken;

    let language = error.language;
    let choices = texts.any_of(language.choices(error.expected));
    let square = language.example_square();
    let expected = match error.expected {
        ExpectedToken::Piece => texts.descriptive_piece(&choices),
        ExpectedToken::SquareOrTakes => {
            texts.descriptive_square_or_takes(square, language.word_for_taking())
        }
        ExpectedToken::Rank => texts.descriptive_rank(),
        ExpectedToken::File => texts.descriptive_file(&choices),
        ExpectedToken::Start => texts.descriptive_start(),
        ExpectedToken::Victim => texts.descriptive_victim(&choices, square),
        ExpectedToken::CastlingSide => texts.descriptive_castling_side(&choices),
        ExpectedToken::Promotion => texts.descriptive_promotion(&choices),
        ExpectedToken::ClosingBracket => texts.closing_bracket(),
        ExpectedToken::End => texts.descriptive_end(),
    };
    match &error.found {
        Some(found) => texts.descriptive_found(&expected, &shown(found, texts)),
        None => texts.descriptive_ends(&expected),
    }
}

/// Why words in descriptive notation do not mean exactly one legal move.
#[must_use]
pub fn tell_descriptive_unresolved(error: &descriptive::UnresolvedWords, texts: &Texts) -> String {
    use descriptive::UnresolvedWords;

    let any_of = |squares: &[shakmaty::Square]| {
        texts.any_of(&squares.iter().map(shakmaty::Square::to_string).collect::<Vec<_>>())
    };
    match error {
        UnresolvedWords::Ambiguous(moves) => {
            let ways = moves.iter().filter_map(|way| Some((way.from()?, way.to())));
            let ways: Vec<String> = ways
                .map(|(from, to)| texts.way_of_squares(&from.to_string(), &to.to_string()))
                .collect();
            texts.several_moves_fit(&texts.any_of(&ways))
        }
        UnresolvedWords::Refused(refusal) => refused(refusal, texts),
        UnresolvedWords::NothingToTake { victim: Some(victim) } => {
            texts.no_such_victim(&named(*victim, texts))
        }
        UnresolvedWords::NothingToTake { victim: None } => texts.no_victim(),
        UnresolvedWords::CannotTake { mover, squares } => {
            texts.no_own_piece_takes(&named(*mover, texts), &any_of(squares))
        }
        UnresolvedWords::CannotGo { mover, squares } => {
            texts.no_own_piece_goes(&named(*mover, texts), &any_of(squares))
        }
    }
}

/// "king's rook", "queen's bishop's pawn".
fn named(piece: descriptive::NamedPiece, texts: &Texts) -> String {
    use descriptive::WhichPiece;

    let own = texts.piece_of_any_kind(piece.role);
    let (wing, named) = match piece.which {
        WhichPiece::Any => (None, own),
        WhichPiece::Wing(side) => (Some(side), own),
        WhichPiece::File(file) => {
            (file.wing(), texts.pawn_of_piece(&texts.piece_of_any_kind(file.piece()), &own))
        }
    };
    match wing {
        None => named,
        Some(CastlingSide::KingSide) => texts.piece_of_king(&named),
        Some(CastlingSide::QueenSide) => texts.piece_of_queen(&named),
    }
}
