//! One game as text: PGN, moves in a notation, sentences, or the last position.

use super::language::Wording;
use super::say::{Style, announce};
use super::texts::Texts;
use crate::chess::notation::descriptive::{
    DescriptiveLanguage, DescriptiveStyle, write_playthrough,
};
use crate::chess::notation::pgn::{self, GameResult, PgnGame};
use crate::chess::notation::{Form, Letters, SignSet, WritingManner, turn_in_uci, write_turns};
use crate::chess::{MoveOrPass, Position};

/// How a game is written as text.
#[derive(Debug, Clone, Copy)]
pub struct GameManner {
    pub kind: TextKind,
    pub letters: Letters,
}

#[derive(Debug, Clone, Copy)]
pub enum TextKind {
    Pgn,
    Listed(Form),
    Descriptive(DescriptiveLanguage),
    Uci,
    Spoken(Wording, Style),
    Fen,
}

impl GameManner {
    /// Appends a game to the text.
    pub fn write(&self, game: &PgnGame, out: &mut String) {
        let played = || game.playthrough();
        let text = match self.kind {
            TextKind::Pgn => return pgn::export(game, self.letters, out),
            TextKind::Listed(form) => self.listed(game, form),
            TextKind::Descriptive(words) => {
                let style = DescriptiveStyle::Short;
                write_playthrough(&played(), words, style)
            }
            TextKind::Uci => {
                let played = played();
                let words = played.taken().map(|(at, turn)| turn_in_uci(at, turn));
                words.collect::<Vec<_>>().join(" ")
            }
            TextKind::Spoken(wording, style) => {
                let texts = Texts::new(wording.words);
                let said = |(at, turn): (&Position, MoveOrPass)| match turn {
                    MoveOrPass::Move(legal) => wording.say(&announce(at, legal, style)) + "\n",
                    MoveOrPass::Pass => texts.passes(at.turn()) + "\n",
                };
                played().taken().map(said).collect()
            }
            TextKind::Fen => played().position().to_fen(),
        };
        out.push_str(&text);
        out.push('\n');
    }

    /// The moves as a numbered list, with the result at its end if there is one.
    fn listed(&self, game: &PgnGame, form: Form) -> String {
        let manner = WritingManner { letters: self.letters, form, signs: SignSet::ScoreSheet };
        let moves = write_turns(&game.playthrough(), manner);
        match game.result {
            GameResult::Open => moves,
            ended => format!("{moves} {}", ended.sign()),
        }
    }
}

/// The language of descriptive notation for some letters.
pub fn descriptive_words(letters: Letters, texts: &Texts) -> Result<DescriptiveLanguage, String> {
    DescriptiveLanguage::with(letters).ok_or_else(|| {
        let known = [Letters::French, Letters::English, Letters::Spanish].map(Letters::code);
        texts.descriptive_unknown_in(&texts.listed(&known), letters.code())
    })
}
