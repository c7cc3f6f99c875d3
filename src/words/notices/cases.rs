//! A case as the arbiter hears it: what is the matter, by which articles, what the Laws
//! say, and what may be done.

use crate::chess::{Color, Role, Square};
use crate::laws::{Article, Judgement, Offence, Ruling};
use crate::table::sync::Parting;
use crate::table::{
    Case, Complaint, Effect, Gesture, Ground, Matter, Observation, Points, Reason, Remedy,
    Timeliness,
};

use super::agreement::{corrections, parted};
use super::player::opponent;
use super::{listed, name, plies_of, result, span};
use crate::words::Wording;

pub(super) fn case(case: &Case, wording: Wording) -> String {
    let mut sentences = vec![format!("Case {}: {}.", case.number, matter(case))];
    let articles: Vec<Article> = case
        .rules
        .iter()
        .filter_map(|rule| rule.article(case.edition))
        .filter(|article| *article != Article::Unverified)
        .collect();
    if !articles.is_empty() {
        sentences.push(format!("By {} of {}.", numbered(&articles), case.edition));
    }
    sentences.extend(case.ruling.iter().flat_map(ruling));
    let several = case.remedies.len() > 1;
    for (index, remedy) in case.remedies.iter().enumerate() {
        let label = if several { format!("Remedy {}", index + 1) } else { "Remedy".to_owned() };
        sentences.push(format!("{label}: {}.", remedied(remedy, wording)));
    }
    if case.remedies.is_empty() {
        sentences.push("Left to your judgement.".to_owned());
    }
    sentences.join(" ")
}

/// "article 4.3", "articles 7.5.1 and 7.5.3": the word said once.
fn numbered(articles: &[Article]) -> String {
    let mut articles: Vec<String> = articles.iter().map(Article::to_string).collect();
    articles.dedup();
    let bare: Option<Vec<&str>> =
        articles.iter().map(|article| article.strip_prefix("article ")).collect();
    match bare {
        Some(bare) if bare.len() > 1 => format!("articles {}", listed(&bare)),
        _ => listed(&articles),
    }
}

fn ruling(ruling: &Ruling) -> Vec<String> {
    let mut sentences = vec![ruling.verdict.to_string()];
    sentences.extend(ruling.facts.iter().map(ToString::to_string));
    if let Judgement::Arbiter(_) = ruling.judgement {
        sentences.push("Left to the arbiter.".to_owned());
    }
    sentences
}

fn matter(case: &Case) -> String {
    let at = || case.move_number.map(|number| format!(" at move {number}")).unwrap_or_default();
    match &case.matter {
        Matter::IllegalMove { by, .. } => {
            format!("{} completed an illegal move{}", name(*by), at())
        }
        Matter::PawnNotReplaced { by, at: square, .. } => {
            format!("{} left a pawn on {square}{}", name(*by), at())
        }
        Matter::PressWithoutMove(by) => format!("{} pressed without a move", name(*by)),
        Matter::NotAnnounced { by, .. } => {
            format!("{} pressed and had not announced the move{}", name(*by), at())
        }
        Matter::HandAgainstWords { by, .. } => {
            format!("{} announced one move and made another{}", name(*by), at())
        }
        Matter::TouchedPiece { by, article, .. } => {
            let article = article.map(|article| format!(", {article}")).unwrap_or_default();
            format!("{} touched a piece and moved otherwise{}{article}", name(*by), at())
        }
        Matter::OtherNewPiece { by, touched, .. } => format!(
            "{} set a new {} down and promoted to another piece{}",
            name(*by),
            piece(*touched),
            at()
        ),
        Matter::Gesture(by, gesture) => {
            format!("{} {}; ask whether it means a resignation", name(*by), gestured(*gesture))
        }
        Matter::ScoresIncomplete(missing) => {
            let of = |side: Color| match missing.get(side) {
                0 => None,
                1 => Some(format!("{} lacks one move", name(side))),
                count => Some(format!("{} lacks {count} moves", name(side))),
            };
            let lacking: Vec<String> =
                [Color::White, Color::Black].into_iter().filter_map(of).collect();
            format!("the scores are to be completed: {}", lacking.join("; "))
        }
        Matter::TimesLost => {
            "the times since the last record are lost, and both clocks stand".to_owned()
        }
        Matter::ResumedTimes(by, timeliness) => {
            let late = match timeliness {
                Timeliness::InTime => "",
                Timeliness::TooLate => ", after a move of its own, too late",
            };
            format!("{} says that the clock was set wrongly at the resumption{late}", name(*by))
        }
        Matter::WrittenMoveNotPlayed { by, .. } => {
            format!("{} did not play the move written for the claim{}", name(*by), at())
        }
        Matter::BoardsDiffer { white, black, scores, .. } => boards(white, black, scores, &at()),
        Matter::FlagDown(side) => format!("{}'s flag is down", name(*side)),
        Matter::BothFlagsDown { first } => {
            format!("both flags are down, {}'s fell first", name(*first))
        }
        Matter::AssistantMissing(side) => {
            format!("{} has no assistant against a player who does not hear", name(*side))
        }
        Matter::MovesMissing { side, completed, required } => {
            format!("{} completed {completed} moves of {required} in time", name(*side))
        }
        Matter::TimeClaim(by) => format!("{} claims a win on time", name(*by)),
        Matter::DrawClaim { by, intended: None } => format!("{} claims a draw", name(*by)),
        Matter::DrawClaim { by, intended: Some(said) } => {
            format!("{} claims a draw with the written move \"{}\"", name(*by), said.words)
        }
        Matter::ClaimWithoutTheMove(by) => {
            format!("{} claims a draw without having the move", name(*by))
        }
        Matter::PerpetualCheckClaim(by) => format!("{} claims perpetual check", name(*by)),
        Matter::ChallengeRunOut(by) => {
            format!("fifty moves by each since {}'s challenge, without mate", name(*by))
        }
        Matter::AgreementNotAllowed => "a draw was agreed that is not allowed yet".to_owned(),
        Matter::OfferNotAllowed(side) => {
            format!("{} offered a draw that the event does not allow", name(*side))
        }
        Matter::GameOver => "the game is over on the board".to_owned(),
        Matter::Resignation(by) => format!("{} resigns", name(*by)),
        Matter::IncrementRequest(by) => format!("{} asks for five seconds a move", name(*by)),
        Matter::LastTwoMinutes(by, Ground::CannotWin) => {
            format!("{} claims that {} cannot win by normal means", name(*by), opponent(*by))
        }
        Matter::LastTwoMinutes(by, Ground::NoEffort) => {
            format!("{} claims that {} makes no effort to win", name(*by), opponent(*by))
        }
        Matter::ArbiterCalled(by, reason) => {
            format!("{} stopped the clock and calls you: {}", name(*by), called_for(*reason))
        }
        Matter::Protest(by, complaint) => {
            format!("{} protests: {}", name(*by), complained_of(*complaint))
        }
        Matter::Observed(observation) => observed(*observation),
        Matter::SealedMove { by, said } => {
            format!("{}'s sealed move \"{}\" cannot be played", name(*by), said.words)
        }
    }
}

fn boards(white: &[Square], black: &[Square], scores: &Parting, at: &str) -> String {
    let wrong = |side: Color, squares: &[Square]| {
        let squares: Vec<String> = squares.iter().map(ToString::to_string).collect();
        (!squares.is_empty())
            .then(|| format!("{}'s board is wrong on {}", name(side), listed(&squares)))
    };
    let wrong: Vec<String> =
        [wrong(Color::White, white), wrong(Color::Black, black)].into_iter().flatten().collect();
    let scores = parted(scores, ["White's", "Black's"]);
    format!("the boards differ{at}: {}; {scores}", wrong.join("; "))
}

fn called_for(reason: Reason) -> &'static str {
    match reason {
        Reason::MissingPiece => "a piece to promote to is missing",
        Reason::Disturbance => "a disturbance",
        Reason::Illness => "illness",
        Reason::ResumedTimes => "the clock times after the resumption",
        Reason::Boards => "the boards do not seem to agree",
        Reason::Other => "no reason given",
    }
}

fn piece(role: Role) -> &'static str {
    match role {
        Role::Pawn => "pawn",
        Role::Knight => "knight",
        Role::Bishop => "bishop",
        Role::Rook => "rook",
        Role::Queen => "queen",
        Role::King => "king",
    }
}

fn gestured(gesture: Gesture) -> &'static str {
    match gesture {
        Gesture::StopsTheClock => "stopped the clock without a word",
        Gesture::LaysTheKingDown => "laid the king down",
        Gesture::OffersAHand => "offered a hand",
    }
}

fn complained_of(complaint: Complaint) -> &'static str {
    match complaint {
        Complaint::IllegalMove => "the move was illegal",
        Complaint::TouchedPiece => "a piece was touched and not moved",
        Complaint::TwoHands => "two hands were used",
        Complaint::Displaced => "pieces were displaced",
    }
}

pub(super) fn observed(observation: Observation) -> String {
    match observation {
        Observation::Offence(side, offence) => format!("{}: {}", name(side), offended(offence)),
        Observation::Displaced(side) => format!("{} displaced pieces", name(side)),
        Observation::Flag(side) => format!("{}'s flag is down", name(side)),
        Observation::WrongSetUp => "the pieces were set up wrongly".to_owned(),
        Observation::IllegalPosition => {
            "an illegal position that neither player has claimed; one more move is waited for"
                .to_owned()
        }
        Observation::BoardTurned => "the board was put down the wrong way".to_owned(),
        Observation::ColoursReversed => "the colours are reversed".to_owned(),
        Observation::FaultyClock => "the clock is faulty".to_owned(),
        Observation::Late(side, minutes) => format!("{} came {minutes} minutes late", name(side)),
        Observation::NobodyRecords => "neither player keeps score".to_owned(),
        Observation::ForbiddenDevice(side) => format!("{} has a forbidden device", name(side)),
    }
}

fn offended(offence: Offence) -> &'static str {
    match offence {
        Offence::IllegalMove => "an illegal move",
        Offence::PawnNotReplaced => "a pawn left on the last rank",
        Offence::TwoHands => "one move made with two hands",
        Offence::PressWithoutMove => "a press without a move",
        Offence::WrongDrawClaim => "a wrong claim of a draw",
        Offence::IncrementRequestGranted => "a request for five seconds a move",
        Offence::LastTwoMinutesRejected => "a claim of the last two minutes, rejected",
        Offence::LastTwoMinutesPostponed => "a claim of the last two minutes, postponed",
    }
}

fn remedied(remedy: &Remedy, wording: Wording) -> String {
    let effects: Vec<String> = remedy.effects.iter().map(|done| effect(done, wording)).collect();
    effects.join(", then ")
}

fn effect(effect: &Effect, wording: Wording) -> String {
    match effect {
        Effect::Restore(0) => "restore the initial position".to_owned(),
        Effect::Restore(plies) => format!("restore the position after {}", plies_of(*plies)),
        Effect::Demand(side, squares) if squares.is_empty() => {
            format!("nothing is demanded of {}", name(*side))
        }
        Effect::Demand(side, squares) => {
            let squares: Vec<String> = squares.iter().map(ToString::to_string).collect();
            let pieces = if squares.len() == 1 { "the piece on" } else { "the pieces on" };
            format!(
                "{} must move or capture with {pieces} {}, without castling",
                name(*side),
                listed(&squares)
            )
        }
        Effect::PlaySealed(side, words) => {
            format!("{} has sealed \"{}\"", name(*side), words.words)
        }
        Effect::PutRight => "it is put right before the clock starts".to_owned(),
        Effect::Queen(square) => format!("the pawn on {square} is a queen"),
        Effect::Count { against, offence, .. } => {
            format!("count {} against {}", offended(*offence), name(*against))
        }
        Effect::Give(side, time) => format!("give {} {}", name(*side), span(*time)),
        Effect::FiveSeconds => "five seconds a move for both".to_owned(),
        Effect::CorrectBoard(side, by_hand) if by_hand.is_empty() => {
            format!("set {}'s board right", name(*side))
        }
        Effect::CorrectBoard(side, by_hand) => {
            format!("set {}'s board right: {}", name(*side), corrections(by_hand, wording))
        }
        Effect::MustPlay(side, said) => format!("{} must play \"{}\"", name(*side), said.words),
        Effect::End(points @ Points::Annulled) => format!("the game is {}", result(*points)),
        Effect::End(points) => format!("declare {}", result(*points)),
        Effect::Resume(side) => format!("{}'s clock runs", name(*side)),
        Effect::Postpone => "postpone the decision".to_owned(),
    }
}
