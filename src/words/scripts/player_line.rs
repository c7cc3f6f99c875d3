//! Reads what a player or an assistant says and does from a line.

use shakmaty::Board;

use crate::chess::{Color, Piece, Role};
use crate::table::{Act, CallReason, Complaint, Gesture, Ground, Intent, Person, Question, Speech};
use crate::{Lexicon, Texts, hear_board};

use super::unreadable::{NotUnderstood, UnreadableLine, said, square};

/// Acts that are a whole line.
const ACTS: [(&str, Act); 22] = [
    ("presses", Act::Presses),
    ("adjusts", Act::Adjusts),
    ("copies", Act::Copies),
    ("offers a draw", Act::OffersDraw),
    ("accepts the draw", Act::AcceptsDraw),
    ("declines the draw", Act::DeclinesDraw),
    ("claims a draw", Act::ClaimsDraw { intended: None }),
    ("claims the win on time", Act::ClaimsTime),
    ("claims perpetual check", Act::ClaimsPerpetualCheck),
    ("claims that the opponent cannot win", Act::ClaimsLastTwoMinutes(Ground::CannotWin)),
    ("claims that the opponent does not try", Act::ClaimsLastTwoMinutes(Ground::NoEffort)),
    ("asks for five seconds a move", Act::AsksForIncrement),
    ("asks to see the sheet", Act::AsksForSheet),
    ("asks for an audit", Act::AsksForAudit),
    ("challenges", Act::Challenges),
    ("resigns", Act::Resigns),
    ("signs", Act::Signs),
    ("verifies", Act::Verifies),
    ("stops the clock", Act::Gestures(Gesture::StopsTheClock)),
    ("lays the king down", Act::Gestures(Gesture::LaysTheKingDown)),
    ("offers a hand", Act::Gestures(Gesture::OffersAHand)),
    ("calls the arbiter", Act::CallsArbiter(CallReason::Other)),
];

/// Complaints that are a whole line.
const COMPLAINTS: [(&str, Complaint); 4] = [
    ("protests against an illegal move", Complaint::IllegalMove),
    ("protests against a touched piece", Complaint::TouchedPiece),
    ("protests against two hands", Complaint::TwoHands),
    ("protests against displaced pieces", Complaint::Displaced),
];

const REASONS: [(&str, CallReason); 5] = [
    ("calls the arbiter for a missing piece", CallReason::MissingPiece),
    ("calls the arbiter for the boards", CallReason::Boards),
    ("calls the arbiter for the resumed times", CallReason::ResumedTimes),
    ("calls the arbiter for a disturbance", CallReason::Disturbance),
    ("calls the arbiter for illness", CallReason::Illness),
];

const QUESTIONS: [(&str, Question); 6] = [
    ("asks the time", Question::Times),
    ("asks the moves", Question::Moves),
    ("asks the score", Question::OwnScore),
    ("asks the device", Question::Capabilities),
    ("asks the position", Question::Position),
    ("asks for a claim", Question::MayClaim),
];

const SPEECH: [(&str, Speech); 4] = [
    ("says", Speech::Says),
    ("announces", Speech::Announces),
    ("repeats", Speech::Repeats),
    ("corrects", Speech::Corrects),
];

/// Reads a person's act. An assistant may speak for the other side: "announces for white" (D.2.10.2).
pub(crate) fn read(
    side: Color,
    who: Person,
    text: &str,
    lexicon: &Lexicon,
) -> Result<Intent, NotUnderstood> {
    let (verb, words) = text.split_once(' ').unwrap_or((text, ""));
    if let Some(speech) = find(&SPEECH, verb) {
        let (side, words) = for_whom(side, who, words.trim());
        return Ok(Intent::Speak { side, who, speech, said: said(words, lexicon)? });
    }
    let named = |(name, act): &(&str, Act)| (*name == text).then(|| act.clone());
    let fixed = ACTS
        .iter()
        .find_map(named)
        .or_else(|| find(&COMPLAINTS, text).map(Act::Protests))
        .or_else(|| find(&REASONS, text).map(Act::CallsArbiter));
    if let Some(act) = fixed {
        return Ok(Intent::Do { side, who, act });
    }
    if let Some(question) = find(&QUESTIONS, text) {
        return Ok(Intent::Ask { side, who, question });
    }
    let (side, rest) = for_whom(side, who, words.trim());
    if verb == "asks" {
        return Ok(Intent::Ask { side, who, question: question(rest)? });
    }
    Ok(Intent::Do { side, who, act: act(verb, rest, lexicon)? })
}

fn find<T: Copy>(table: &[(&str, T)], text: &str) -> Option<T> {
    table.iter().find(|(name, _)| *name == text).map(|(_, value)| *value)
}

fn for_whom(side: Color, who: Person, text: &str) -> (Color, &str) {
    let Person::Assistant(_) = who else { return (side, text) };
    for other in [Color::White, Color::Black] {
        let prefix = other.fold_wb("for white", "for black");
        if let Some(rest) = text.strip_prefix(prefix) {
            return (other, rest.trim_start());
        }
    }
    (side, text)
}

fn question(text: &str) -> Result<Question, UnreadableLine> {
    if let Some(name) = text.strip_prefix("square ") {
        return Ok(Question::OnSquare(square(name)?));
    }
    if let Some(name) = text.strip_prefix("moves from ") {
        return Ok(Question::MovesFrom(square(name)?));
    }
    Err(UnreadableLine::told(text, Texts::what_is_asked))
}

fn act(verb: &str, rest: &str, lexicon: &Lexicon) -> Result<Act, NotUnderstood> {
    Ok(match verb {
        // An assistant may press for a player: "presses for black".
        "presses" if rest.is_empty() => Act::Presses,
        "copies" if rest.is_empty() => Act::Copies,
        "touches" => Act::Feels(square(rest)?),
        "lifts" => Act::Touches(square(rest)?),
        "sets" => sets_down(rest)?,
        "moves" => Act::Moves(said(rest, lexicon)?),
        "removes" => Act::Removes(square(rest)?),
        "puts" => puts(rest)?,
        "reads" => reads(rest, lexicon)?,
        "writes" => writes(rest, lexicon)?,
        "seals" if rest == "on paper" => Act::SealsUnseen,
        "seals" => Act::Seals(said(rest, lexicon)?),
        "claims" => match rest.strip_prefix("a draw with ") {
            Some(words) => Act::ClaimsDraw { intended: Some(said(words, lexicon)?) },
            None => return Err(UnreadableLine::told(rest, Texts::what_is_claimed).into()),
        },
        _ => {
            return Err(UnreadableLine::told(
                format!("{verb} {rest}").trim_end(),
                Texts::what_a_player_does,
            )
            .into());
        }
    })
}

/// "puts a white knight on f3".
fn puts(text: &str) -> Result<Act, UnreadableLine> {
    let unreadable = || UnreadableLine::told(text, Texts::a_piece_and_a_square);
    let words: Vec<&str> = text.split_whitespace().filter(|w| !["a", "on"].contains(w)).collect();
    let [color, role, at] = words.as_slice() else { return Err(unreadable()) };
    let color = match *color {
        "white" => Color::White,
        "black" => Color::Black,
        _ => return Err(unreadable()),
    };
    let role = role_named(role).ok_or_else(unreadable)?;
    Ok(Act::Puts(square(at)?, Piece { color, role }))
}

/// "sets down a new queen" (4.4.4).
fn sets_down(text: &str) -> Result<Act, UnreadableLine> {
    let role = text.strip_prefix("down a new ").and_then(role_named);
    role.map(Act::SetsDownNew).ok_or_else(|| UnreadableLine::told(text, Texts::a_new_piece))
}

/// A piece by its English name.
pub fn role_named(name: &str) -> Option<Role> {
    Some(match name {
        "king" => Role::King,
        "queen" => Role::Queen,
        "rook" => Role::Rook,
        "bishop" => Role::Bishop,
        "knight" => Role::Knight,
        "pawn" => Role::Pawn,
        _ => return None,
    })
}

/// "reads the board rnbqkbnr/…": the first field of a FEN. Or the contents of a rank or of squares, in the words of the
/// event.
fn reads(text: &str, lexicon: &Lexicon) -> Result<Act, NotUnderstood> {
    let Some(placement) = text.strip_prefix("the board ") else {
        return Ok(Act::ReadsSquares(hear_board(text, lexicon)?));
    };
    let board = Board::from_ascii_board_fen(placement.as_bytes())
        .map_err(|_| UnreadableLine::told(text, Texts::a_board_of_a_fen))?;
    Ok(Act::ReadsBoard(board))
}

/// "writes Eva zwei Eva vier", or "writes ply 3 …" over the old entry.
fn writes(text: &str, lexicon: &Lexicon) -> Result<Act, NotUnderstood> {
    let Some(rest) = text.strip_prefix("ply ") else {
        return Ok(Act::Writes { ply: None, said: said(text, lexicon)? });
    };
    let unreadable = || UnreadableLine::told(rest, Texts::a_ply_and_a_move);
    let (number, words) = rest.split_once(' ').ok_or_else(unreadable)?;
    let ply = number.parse().map_err(|_| unreadable())?;
    Ok(Act::Writes { ply: Some(ply), said: said(words, lexicon)? })
}
