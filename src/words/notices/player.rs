//! The notices for a player, as sentences.

use crate::chess::Square;
use crate::commands::{Command, command_word};
use crate::laws::Mode;
use crate::table::{Entry, Help, PlayerTold, Spoken, WhoSealsMove};
use crate::texts::Texts;
use crate::{Wording, apart};

use super::agreement::{audited, coloured, parts};
use super::capabilities::capable;
use super::declined::declined;
use super::result;

/// The sentence of a notice, in the player's language. Moves and squares are in the words of announcements.
#[must_use]
pub fn tell_player(told: &PlayerTold, wording: Wording, texts: &Texts) -> String {
    match told {
        PlayerTold::Noted => texts.noted(),
        PlayerTold::Relayed { spoken: Spoken::Repeated, said } => {
            texts.relayed_repetition(&said.words)
        }
        PlayerTold::Relayed { spoken: Spoken::Corrected, said } => {
            texts.relayed_correction(&said.words)
        }
        PlayerTold::Relayed { said, .. } => said.words.clone(),
        PlayerTold::DrawOffered => texts.draw_offered(),
        PlayerTold::OffersRestricted(first) => texts.offers_restricted(first.unwrap_or(0)),
        PlayerTold::AgreementsRestricted(first) => texts.agreements_restricted(first.unwrap_or(0)),
        PlayerTold::AgreedBeforeBothMoved => texts.agreed_before_both_moved(),
        PlayerTold::AgreedBeforeBlacksThirtieth => texts.agreed_before_blacks_thirtieth(),
        PlayerTold::Times { own, opponent } => texts.times(*own, *opponent),
        PlayerTold::MovesCompleted { own, opponent } => texts.moves_completed(*own, *opponent),
        PlayerTold::OwnScore(entries) => score(entries, texts),
        PlayerTold::Capabilities(capabilities) => capable(capabilities, texts),
        PlayerTold::Result(points) => texts.result(&result(*points, texts)),
        PlayerTold::PressDue(_) => texts.press_due(),
        PlayerTold::PressCounts(_) => texts.press_counts(),
        PlayerTold::ToSeal(who) => {
            let seal = command_word(Command::Seal, texts.language());
            match who {
                WhoSealsMove::You => texts.to_seal_you(seal),
                WhoSealsMove::YouAsMade => texts.to_seal_as_made(seal),
                WhoSealsMove::YourOpponent => texts.to_seal_opponent(),
                WhoSealsMove::WhoeverIsOnMove => texts.to_seal_whoever(seal),
            }
        }
        PlayerTold::NobodySeals => texts.nobody_seals(),
        PlayerTold::SealVoid => texts.sealed_move_void(),
        PlayerTold::Adjourned => texts.adjourned(),
        PlayerTold::ResumptionSet(when) => texts.resumption_set(when),
        PlayerTold::TakenUp => texts.game_taken_up(),
        PlayerTold::ModeIs(Mode::Tournament) => texts.tournament_mode(),
        PlayerTold::ModeIs(Mode::Training) => texts.training_mode(),
        PlayerTold::DeviceSealed => texts.device_sealed(),
        PlayerTold::DeviceOpened => texts.device_opened(),
        PlayerTold::Declined(reason) => declined(reason, wording, texts),
        PlayerTold::Help(_, help) => helped(help, wording, texts),
    }
}

/// The player's own score as entered: the words, move by move.
fn score(entries: &[Option<Entry>], texts: &Texts) -> String {
    if entries.is_empty() {
        return texts.score_empty();
    }
    let said = |entry: &Option<Entry>| match entry {
        None => texts.score_missing(),
        Some(Entry { said, draw_offer: true }) => texts.with_draw_offer(&said.words),
        Some(Entry { said, draw_offer: false }) => said.words.clone(),
    };
    let moves: Vec<String> = entries
        .chunks(2)
        .enumerate()
        .map(|(index, pair)| {
            let plies: Vec<String> = pair.iter().map(said).collect();
            format!("{}. {}", index + 1, plies.join(", "))
        })
        .collect();
    texts.score(&apart(&moves, texts.language()))
}

fn helped(help: &Help, wording: Wording, texts: &Texts) -> String {
    let square = |at: Square| wording.say_square(at);
    match help {
        Help::Misheard(differing) => texts.repetition_differs(&parts(differing, texts)),
        Help::Check => texts.check(),
        Help::Position(fen) => format!("{fen}."),
        Help::OnSquare(at, None) => texts.square_empty(&square(*at)),
        Help::OnSquare(at, Some(piece)) => {
            texts.square_holds(&square(*at), &coloured(*piece, texts))
        }
        Help::MovesFrom(from, to) if to.is_empty() => texts.nothing_can_move(&square(*from)),
        Help::MovesFrom(from, to) => {
            let to: Vec<String> = to.iter().map(|at| square(*at)).collect();
            texts.can_move_to(&square(*from), &texts.listed(&to))
        }
        Help::Audited(next, finding) => audited(*next, finding, wording, texts),
        Help::MayClaim => texts.may_claim(),
        Help::MayNotClaim => texts.may_not_claim(),
    }
}
