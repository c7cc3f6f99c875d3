//! Questions about a claim or an offence, in the words of the command line. They are read here and decided by the laws.

use super::language::Wording;
use super::lexicon::Lexicon;
use super::move_reader::MoveReader;
use super::option_values;
use super::texts::Texts;
use crate::chess::History;
use crate::chess::notation::Letters;
use crate::laws::{
    Charge, Claim, ClaimantTouch, Edition, Effort, MadeWith, MateChance, OpponentReply, Press,
    Regime, Restriction, Ruling, Supervision, Terms, claim, mate_chance, penalty,
};

/// The terms of a game by the name of its pace.
pub fn terms(
    edition: Edition,
    pace: &str,
    supervision: Supervision,
    texts: &Texts,
) -> Result<Terms, String> {
    let regime = Regime { pace: option_values::pace(pace, texts)?, supervision };
    Ok(Terms { edition, regime, ..Terms::default() })
}

pub struct AskedOffence<'a> {
    pub offence: &'a str,
    /// The number of this offence among the player's.
    pub nth: &'a str,
    pub press: Press,
    pub reply: OpponentReply,
    /// The position, and the side that committed the offence.
    pub position: Option<(&'a str, &'a str)>,
}

/// The penalty for an offence.
pub fn cost(terms: &Terms, asked: &AskedOffence<'_>, texts: &Texts) -> Result<Ruling, String> {
    let offence = option_values::offence(asked.offence, texts)?;
    let nth = match asked.nth.parse::<u32>() {
        Ok(nth) if nth >= 1 => nth,
        _ => return Err(texts.no_count_of_moves(asked.nth)),
    };
    let opponent = match asked.position {
        Some((fen, by)) => {
            let position = option_values::position(fen, texts)?;
            mate_chance(&position, !option_values::side(by, texts)?, Effort::default())
        }
        None => MateChance::Unknown,
    };
    let AskedOffence { press, reply, .. } = *asked;
    let made_with = MadeWith::Unknown;
    Ok(penalty(terms, &Charge { offence, nth, press, reply, opponent, made_with }))
}

pub struct AskedClaim<'a> {
    pub game: History,
    /// The plies before the claim. Default: the end of the game.
    pub ply: Option<&'a str>,
    /// The intended move, written down but not played.
    pub intended: Option<&'a str>,
    pub touch: ClaimantTouch,
    pub agreement: Restriction,
}

/// Whether a claim is correct.
pub fn draw_claim(terms: &Terms, asked: AskedClaim<'_>, texts: &Texts) -> Result<Ruling, String> {
    let AskedClaim { mut game, ply, intended, touch, agreement } = asked;
    let plies = game.moves().len();
    if let Some(text) = ply {
        match text.parse::<usize>() {
            Ok(ply) if ply <= plies => game.truncate(ply),
            _ => return Err(texts.no_ply_of_game(text, plies)),
        }
    }
    let lexicon = Lexicon::of_every_language(Wording::default());
    let moves = MoveReader::of_letters(Letters::English, &lexicon);
    let intended = match intended {
        None => None,
        Some(text) => {
            let given = moves.read(text).map_err(|_| texts.no_move(text))?;
            Some((given.claim(), text))
        }
    };
    let intended = intended.as_ref().map(|(claimed, words)| (claimed, *words));
    let last = Press::Pressed;
    Ok(claim(terms, &Claim { history: &game, intended, touch, agreement, last }))
}
