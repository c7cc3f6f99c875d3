//! What a braille display shows besides words in a practice game: the last move and the turn, the board if the
//! blindfold level permits, and everything that can be chosen.

use crate::chess::Move;
use crate::chess::notation::{WritingManner, write};
use crate::present::board::answers::felt;
use crate::present::cells::{Choice, ShownBoard, Surroundings};
use crate::words::{Activity, Command};

use super::Practising;
use super::after::AFTER_GAME;
use crate::practice::rival::RivalOffer;

impl Practising {
    /// Everything that is not words.
    pub(crate) fn felt_around(&self) -> Surroundings {
        let pieces = felt(self.position()).filter(|_| self.kept.blindfold.shows_board());
        Surroundings {
            standing: self.standing(),
            board: Some(ShownBoard { from: self.kept.own, pieces }),
            choices: self.choices(),
        }
    }

    /// The last move in its shortest form, and whose turn it is.
    fn standing(&self) -> Vec<String> {
        let texts = &self.tongue.texts;
        let game = &self.kept.game;
        let turn = self.position().turn().fold_wb(texts.white_to_move(), texts.black_to_move());
        let written = |legal: &Move| {
            let before = game.positions().get(game.moves().len() - 1)?;
            let number = game.moves().len().div_ceil(2);
            // Black's moves are marked with dots, which every braille table can show.
            let dots = before.turn().fold_wb(".", "...");
            let letters = self.tongue.settings.language.letters();
            let manner = WritingManner { letters, ..WritingManner::GAME_FILE };
            Some(format!("{number}{dots}{}", write(before, *legal, manner)))
        };
        let last = game.moves().last().and_then(written);
        last.into_iter().chain([turn]).collect()
    }

    fn choices(&self) -> Vec<Choice> {
        let language = self.tongue.settings.language;
        let answers = self.open.choices(&self.tongue.texts).into_iter();
        let commands = Choice::commands(Command::table(), Activity::Practice, language);
        let to_offer: &[Command] = match self.kept.offer {
            RivalOffer::Stands => &[Command::AcceptDraw, Command::DeclineDraw],
            RivalOffer::None => &[],
        };
        let to_offer = to_offer.iter().filter_map(|command| Choice::command(*command, language));
        let next = self.over.iter().flat_map(|_| AFTER_GAME);
        let next = next.filter_map(|command| Choice::command(command, language));
        answers.chain(to_offer).chain(next).chain(commands).collect()
    }
}
