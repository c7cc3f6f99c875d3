//! Reads the tags above the moves of a game, and repairs common mistakes in them.

use crate::{Chess960Start, Position, Variant};

use super::cursor::{GameCursor, is_blank};
use super::problem::{PgnError, Problem, RemarkKind};
use super::tags::{TagError, Tags};

/// What comes before the moves.
pub(super) struct GameHeading<'t> {
    pub(super) tags: Tags,
    pub(super) start: Position,
    /// The value of the Result tag.
    pub(super) result: Option<String>,
    /// Whether there was any tag.
    pub(super) has_tags: bool,
    /// Comments after the tags, before the first move.
    pub(super) introduction: Vec<&'t str>,
}

/// The tags that become fields of the game, as they are read.
#[derive(Default)]
struct OwnTags {
    start: Option<Tag>,
    set_up: Option<Tag>,
    variant: Option<Tag>,
    result: Option<Tag>,
}

struct Tag {
    at: usize,
    value: String,
}

impl<'t> GameHeading<'t> {
    pub(super) fn read(cursor: &mut GameCursor<'t>) -> Result<GameHeading<'t>, PgnError> {
        let mut tags = Tags::default();
        let mut own = OwnTags::default();
        let mut comments = Vec::new();
        let mut has_tags = false;
        loop {
            cursor.skip_blanks();
            let at = cursor.at();
            if let Some(comment) = cursor.comment() {
                comments.push((at, comment));
            } else if cursor.byte() == Some(b'[') {
                has_tags = true;
                for (at, _) in comments.drain(..) {
                    cursor.remark(at, RemarkKind::CommentBeforeTag);
                }
                read_tag(cursor, &mut tags, &mut own)?;
            } else {
                break;
            }
        }
        let start = start(cursor, &own)?;
        let introduction = comments.into_iter().map(|(_, comment)| comment).collect();
        let result = own.result.map(|tag| tag.value);
        Ok(GameHeading { tags, start, result, has_tags, introduction })
    }
}

fn read_tag(cursor: &mut GameCursor, tags: &mut Tags, own: &mut OwnTags) -> Result<(), PgnError> {
    cursor.skip(1);
    cursor.take_while(is_space);
    let at = cursor.at();
    let name = cursor.take_while(|byte| !is_blank(byte) && !matches!(byte, b'"' | b']'));
    cursor.take_while(is_space);
    let value = read_value(cursor, name, at)?;
    let slot = match name {
        "FEN" => &mut own.start,
        "SetUp" => &mut own.set_up,
        "Variant" => &mut own.variant,
        "Result" => &mut own.result,
        _ if tags.get(name).is_some() => {
            cursor.remark(at, RemarkKind::TagTwice(name.to_owned()));
            return Ok(());
        }
        _ => {
            if let Err(TagError::Name(name)) = tags.set(name, &value) {
                cursor.remark(at, RemarkKind::TagName(name));
            }
            return Ok(());
        }
    };
    if slot.is_some() {
        cursor.remark(at, RemarkKind::TagTwice(name.to_owned()));
    } else {
        *slot = Some(Tag { at, value });
    }
    Ok(())
}

/// Takes the value of a tag with its quotation marks, and the closing bracket.
fn read_value(cursor: &mut GameCursor, name: &str, at: usize) -> Result<String, PgnError> {
    let opened = cursor.at();
    if cursor.byte() != Some(b'"') {
        let bare = bare_value(cursor).filter(|_| Tags::can_be_named(name));
        let bare = bare.ok_or_else(|| cursor.error(opened, Problem::TagValue(name.to_owned())))?;
        cursor.remark(at, RemarkKind::BareTag(name.to_owned()));
        return Ok(bare.to_owned());
    }
    cursor.skip(1);
    let mut value = String::new();
    loop {
        value += cursor.take_while(|byte| !matches!(byte, b'"' | b'\\' | b'\n' | b'\r'));
        let at = cursor.at();
        match (cursor.byte(), cursor.byte_after(1)) {
            // An escaped sign, unless the tag would then have no end.
            (Some(b'\\'), _) if ends_escaped(cursor) => {
                cursor.remark(at, RemarkKind::BareBackslash);
                cursor.skip(1);
                value.push('\\');
            }
            (Some(b'\\'), Some(escaped @ (b'"' | b'\\'))) => {
                cursor.skip(2);
                value.push(char::from(escaped));
            }
            (Some(b'\\'), _) => {
                cursor.remark(at, RemarkKind::BareBackslash);
                cursor.skip(1);
                value.push('\\');
            }
            (Some(b'"'), _) if closes(cursor) => {
                cursor.skip(1);
                cursor.take_while(is_space);
                cursor.skip(1);
                return Ok(value);
            }
            (Some(b'"'), after) if !matches!(after, None | Some(b'\n' | b'\r')) => {
                cursor.remark(at, RemarkKind::BareQuote);
                cursor.skip(1);
                value.push('"');
            }
            // The end of the line, with or without a quotation mark.
            _ => {
                cursor.remark(at, RemarkKind::OpenTag);
                cursor.rest_of_line();
                let bare = value.trim_end();
                return Ok(bare.strip_suffix(']').unwrap_or(bare).to_owned());
            }
        }
    }
}

/// Takes a value without quotation marks, and the closing bracket of its tag in the same line.
fn bare_value<'t>(cursor: &mut GameCursor<'t>) -> Option<&'t str> {
    let line = cursor.ahead().lines().next()?;
    let value = line.get(..line.rfind(']')?)?;
    cursor.skip(value.len() + 1);
    Some(value.trim_end().trim_matches(['\'', '“', '”', '„', '«', '»']))
}

/// Whether a closing bracket follows this quotation mark.
fn closes(cursor: &GameCursor) -> bool {
    let mut after = cursor.ahead().bytes().skip(1).skip_while(|byte| is_space(*byte));
    after.next() == Some(b']')
}

/// Whether only an escaped quotation mark and the bracket are left in the line.
fn ends_escaped(cursor: &GameCursor) -> bool {
    let Some(after) = cursor.ahead().strip_prefix("\\\"") else { return false };
    let mut after = after.bytes().skip_while(|byte| is_space(*byte));
    after.next() == Some(b']')
        && matches!(after.find(|byte| !is_space(*byte)), None | Some(b'\n' | b'\r'))
}

fn is_space(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t')
}

/// The start position that the tags give.
fn start(cursor: &mut GameCursor, own: &OwnTags) -> Result<Position, PgnError> {
    let variant = own.variant.as_ref().map(|tag| variant(cursor, tag)).transpose()?;
    let variant = variant.unwrap_or(None);
    let not_set_up = own.set_up.as_ref().is_some_and(|tag| tag.value.trim() == "0");
    let Some(fen) = own.start.as_ref().filter(|_| !not_set_up) else {
        return Ok(match variant {
            Some(Variant::Chess960) => Chess960Start::ORTHODOX.position(),
            Some(Variant::Standard) | None => Position::initial(),
        });
    };
    let (start, remarks) = Position::read_fen(&fen.value, variant)
        .map_err(|error| cursor.error(fen.at, Problem::Start(Box::new(error))))?;
    for remark in remarks {
        cursor.remark(fen.at, RemarkKind::Start(remark));
    }
    Ok(start)
}

/// The variant of a Variant tag. `None` if the tag only says how the game began.
fn variant(cursor: &GameCursor, tag: &Tag) -> Result<Option<Variant>, PgnError> {
    let letters = tag.value.chars().filter(|letter| letter.is_alphanumeric());
    let name: String = letters.flat_map(char::to_lowercase).collect();
    match name.as_str() {
        "" | "chess" | "fromposition" | "setup" => Ok(None),
        "standard" | "normal" | "regular" | "orthodox" | "classical" | "standardchess"
        | "normalchess" | "regularchess" | "orthodoxchess" => Ok(Some(Variant::Standard)),
        "chess960" | "960" | "fischerandom" | "fischerrandom" | "fischerandomchess"
        | "fischerrandomchess" | "frc" => Ok(Some(Variant::Chess960)),
        _ => Err(cursor.error(tag.at, Problem::OtherGame(tag.value.clone()))),
    }
}
