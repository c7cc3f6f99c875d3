//! Who is told what of a fact. In tournament mode a player hears only a constant acknowledgement and the answers to
//! own questions.

use crate::chess::{ByColor, Color};
use crate::laws::provisions::{DrawAgreement, EventMayForbid};
use crate::laws::{self, Capability, DrawOffers, Mode, Rule};

use super::case::Case;
use super::declined::Declined;
use super::envelope::Sealing;
use super::fact::{Fact, Recorded, Spoken};
use super::game::{Game, Phase};
use super::intent::{Act, ArbiterAct, Gesture, Question};
use super::matter::Matter;
use super::news::News;
use super::notice::{ArbiterTold, HeardOfGame, Help, Notice, PlayerTold, Report, WhoSealsMove};
use super::permit::Permit;
use super::person::Duty;

/// The notices about the latest fact, which the game has already taken in.
#[must_use]
pub fn tell(recorded: &Recorded, game: &Game) -> Vec<Notice> {
    let mut notices = Vec::new();
    match &recorded.fact {
        Fact::Clock(_)
        | Fact::LetterTaken(_)
        | Fact::ClockShown { .. }
        | Fact::ClockDoubted { .. }
        | Fact::Witnessed { .. }
        | Fact::Warranted(_)
        | Fact::FoundDead(_)
        | Fact::PlacesParted => {}
        Fact::Spoke { side, spoken, said, .. } => {
            notices.push(Notice::ToPlayer(*side, PlayerTold::Noted));
            let passes_on = game.setting().allows(Capability::RelayAnnouncements);
            if passes_on && *spoken != Spoken::OutOfTurn {
                notices.push(Notice::ToPlayer(
                    !*side,
                    PlayerTold::Relayed { spoken: *spoken, said: said.clone() },
                ));
            }
        }
        Fact::Did { side, act, .. } => notices.extend(told_of_act(*side, act, game)),
        Fact::Asked { side, question, .. } => {
            notices.extend(answer(*side, *question, recorded, game));
        }
        Fact::Overstepped { side, duty, how } => {
            let edition = game.setting().edition();
            let (side, duty, how) = (*side, *duty, *how);
            if let Duty::PlayersOwn(_) = duty {
                let declined = PlayerTold::Declined(Declined::PlayersOwn);
                notices.push(Notice::ToPlayer(side, declined));
            }
            notices.push(to_arbiter(ArbiterTold::Overstepped { side, duty, how, edition }));
        }
        Fact::Arbiter(act) => notices.extend(told_of_arbiter(act, recorded, game)),
        Fact::LetterRefused { from, why } => {
            notices.push(to_arbiter(ArbiterTold::LetterRefused { from: *from, why: *why }));
        }
        Fact::SealedItself => {
            notices.extend(told_of_arbiter(&ArbiterAct::SealsDevice, recorded, game));
        }
        Fact::SealDoubted(doubt) => notices.push(to_arbiter(ArbiterTold::SealDoubted(*doubt))),
        Fact::Abandoned(side) => notices.push(to_arbiter(ArbiterTold::Abandoned(*side))),
        Fact::TouchesFelt { side, before, touched } => {
            let (side, before, touched) = (*side, *before, touched.clone());
            notices.push(to_arbiter(ArbiterTold::TouchesFelt { side, before, touched }));
        }
        Fact::SquareDistrusted { side, square } => {
            let (side, square) = (*side, *square);
            notices.push(to_arbiter(ArbiterTold::SquareDistrusted { side, square }));
        }
        Fact::NumberTried => notices.push(to_arbiter(ArbiterTold::NumberTried)),
        // In an adjourned game an absence is normal.
        Fact::Returned(_) if game.is_at_rest() => {}
        Fact::Returned(absence) => {
            let told = ArbiterTold::Returned(*absence, game.clock_meanwhile());
            notices.push(to_arbiter(told));
        }
    }
    notices.extend(told_of_news(game));
    if let Fact::Did { act: Act::OffersDraw | Act::AcceptsDraw, .. } = &recorded.fact {
        notices.extend(told_of_restriction(game));
        notices.extend(told_of_early_agreement(game));
    }
    notices.extend(help(recorded, game));
    notices
}

fn to_arbiter(told: ArbiterTold) -> Notice {
    Notice::ToArbiter(Box::new(told))
}

fn told_of_act(side: Color, act: &Act, game: &Game) -> Vec<Notice> {
    let noted = Notice::ToPlayer(side, PlayerTold::Noted);
    match act {
        // A player who replied and pressed in vain has to know whether to press again; in a tournament only the clock
        // tells (12.6).
        Act::PressesLate | Act::PressedUnaware if has_to_press(!side, game) => {
            let due = |permit| Notice::ToPlayer(!side, PlayerTold::PressDue(permit));
            Permit::in_mode(game.mode()).map(due).into_iter().collect()
        }
        Act::PressesCrossed if game.clock().running() == Some(side) => {
            let counts = |permit| Notice::ToPlayer(!side, PlayerTold::PressCounts(permit));
            Permit::in_mode(game.mode()).map(counts).into_iter().collect()
        }
        // A clock is silent; hands are not acknowledged either.
        Act::Gestures(Gesture::SignsTheSheet) => vec![noted],
        Act::Presses
        | Act::PressesLate
        | Act::PressesCrossed
        | Act::PressedUnaware
        | Act::Touches(_)
        | Act::Feels(_)
        | Act::SetsDownNew(_)
        | Act::Gestures(_)
        | Act::Adjusts
        | Act::Copies
        | Act::Moves(_)
        | Act::Removes(_)
        | Act::Puts(..) => Vec::new(),
        // The first question is the answer.
        Act::AsksForAudit => Vec::new(),
        Act::OffersDraw if game.setting().allows(Capability::RelayAnnouncements) => {
            vec![noted, Notice::ToPlayer(!side, PlayerTold::DrawOffered)]
        }
        Act::Seals(_) | Act::SealsUnseen if game.envelope().is_some() => vec![
            noted,
            Notice::ToPlayer(side, PlayerTold::Adjourned),
            Notice::ToPlayer(!side, PlayerTold::Adjourned),
        ],
        _ => vec![noted],
    }
}

/// Whether a side's clock runs after its move.
fn has_to_press(side: Color, game: &Game) -> bool {
    let turn = game.turn();
    game.clock().running() == Some(side) && turn.by == side && turn.made.is_some()
}

fn told_of_arbiter(act: &ArbiterAct, recorded: &Recorded, game: &Game) -> Vec<Notice> {
    match act {
        ArbiterAct::AsksForCapabilities => {
            let all = game.setting().event.profile.capabilities();
            vec![to_arbiter(ArbiterTold::Capabilities(all))]
        }
        ArbiterAct::AsksForReport => {
            vec![to_arbiter(ArbiterTold::Report(Box::new(report(recorded, game))))]
        }
        ArbiterAct::SwitchesMode(mode) => {
            let mut notices = vec![to_arbiter(ArbiterTold::Done(act.clone()))];
            notices.extend(to_both(&PlayerTold::ModeIs(*mode)));
            notices
        }
        // The opening reports how often it was away.
        ArbiterAct::OpensDevice => to_both(&PlayerTold::DeviceOpened).to_vec(),
        ArbiterAct::SealsDevice => {
            let mut notices = vec![to_arbiter(ArbiterTold::Done(act.clone()))];
            notices.extend(to_both(&PlayerTold::DeviceSealed));
            notices
        }
        // The first question is the answer.
        ArbiterAct::Audits(_) => Vec::new(),
        ArbiterAct::SeesEnvelope(_) => to_both(&PlayerTold::Adjourned).to_vec(),
        ArbiterAct::Adjourns { resumption } => {
            let mut notices = vec![to_arbiter(ArbiterTold::Done(act.clone()))];
            notices.extend(to_both(&PlayerTold::ResumptionSet(resumption.clone())));
            notices
        }
        // The consequences are told by the articles of the edition.
        ArbiterAct::AsksToSeal | ArbiterAct::AsksToSealEarly(_) => Vec::new(),
        ArbiterAct::TakesUp(_) if game.result().is_some() => Vec::new(),
        ArbiterAct::TakesUp(_) => to_both(&PlayerTold::TakenUp).to_vec(),
        // The case that it opens tells what was seen.
        ArbiterAct::Observes(_) if opens_a_case(game) => Vec::new(),
        _ => vec![to_arbiter(ArbiterTold::Done(act.clone()))],
    }
}

fn opens_a_case(game: &Game) -> bool {
    game.news().iter().any(|news| matches!(news, News::CaseOpened(_)))
}

fn report(recorded: &Recorded, game: &Game) -> Report {
    let of_each =
        |of: &dyn Fn(Color) -> u32| ByColor { white: of(Color::White), black: of(Color::Black) };
    Report {
        heard: game.fen_known().map(|position| HeardOfGame { position, plies: game.plies().len() }),
        completed: of_each(&|side| game.completed(side)),
        times: game.runs_clock().then(|| game.clock().reading(recorded.at)),
        open_cases: game.cases().iter().filter(|case| case.is_open()).map(|c| c.number).collect(),
        offences: ByColor {
            white: game.offences(Color::White).count(),
            black: game.offences(Color::Black).count(),
        },
        need_not_record: ByColor {
            white: game.need_not_record(Color::White),
            black: game.need_not_record(Color::Black),
        },
    }
}

fn told_of_news(game: &Game) -> Vec<Notice> {
    let mut notices = Vec::new();
    for news in game.news() {
        match news {
            News::CaseOpened(number) => {
                let case = game.cases().iter().find(|case| case.number == *number);
                notices.extend(
                    case.cloned().map(|case| to_arbiter(ArbiterTold::Case(Box::new(case)))),
                );
            }
            News::Ended(points) => {
                notices.push(to_arbiter(ArbiterTold::News(news.clone(), game.setting().edition())));
                let told = PlayerTold::Result(*points);
                notices.push(Notice::ToPlayer(Color::White, told.clone()));
                notices.push(Notice::ToPlayer(Color::Black, told));
            }
            // The arbiter asked and needs no notice.
            News::ToSeal(sealing) => notices.extend(told_to_seal(*sealing)),
            News::MovedInsteadOfSealing(side) => {
                notices.push(to_arbiter(ArbiterTold::News(news.clone(), game.setting().edition())));
                let told = PlayerTold::ToSeal(WhoSealsMove::YouAsMade);
                notices.push(Notice::ToPlayer(*side, told));
            }
            News::NobodySeals => notices.extend(to_both(&PlayerTold::NobodySeals)),
            News::SealVoid(_) => {
                notices.push(to_arbiter(ArbiterTold::News(news.clone(), game.setting().edition())));
                notices.extend(to_both(&PlayerTold::SealVoid));
            }
            News::Opened { by, said } => {
                notices.push(to_arbiter(ArbiterTold::News(news.clone(), game.setting().edition())));
                // A relay passes the sealed move on, as it does announcements.
                if game.setting().allows(Capability::RelayAnnouncements) {
                    let said = said.clone();
                    let told = PlayerTold::Relayed { spoken: Spoken::Announced, said };
                    notices.push(Notice::ToPlayer(!*by, told));
                }
            }
            _ => {
                notices.push(to_arbiter(ArbiterTold::News(news.clone(), game.setting().edition())))
            }
        }
    }
    notices
}

fn to_both(told: &PlayerTold) -> [Notice; 2] {
    Color::ALL.map(|side| Notice::ToPlayer(side, told.clone()))
}

/// Tells both players who is to seal: at a table the opponent sees it.
fn told_to_seal(sealing: Sealing) -> [Notice; 2] {
    Color::ALL.map(|side| {
        let who = WhoSealsMove::seen_by(side, sealing);
        Notice::ToPlayer(side, PlayerTold::ToSeal(who))
    })
}

/// Tells both players of the restriction when an offer or an agreement meets it.
fn told_of_restriction(game: &Game) -> Vec<Notice> {
    let is_met = has_opened(game, |case| case.rules.contains(&Rule::DrawRestriction))
        || game.news().iter().any(|news| matches!(news, News::ClaimAccepted(_)));
    let first = match game.setting().event.draw_offers {
        _ if !is_met => return Vec::new(),
        DrawOffers::Free => return Vec::new(),
        DrawOffers::NotBefore(first) => Some(first),
        DrawOffers::ThroughArbiter => None,
    };
    let told = match game.setting().edition().parameters().event_may_forbid {
        EventMayForbid::OfferingOrAgreeing => PlayerTold::OffersRestricted(first),
        _ => PlayerTold::AgreementsRestricted(first),
    };
    to_both(&told).to_vec()
}

/// Tells both players from when they may agree on a draw, if they did so earlier: otherwise they would not know
/// whether the game is over.
fn told_of_early_agreement(game: &Game) -> Vec<Notice> {
    let is_early = |case: &Case| {
        case.matter == Matter::AgreementNotAllowed && case.rules.contains(&Rule::Agreement)
    };
    let told = match game.setting().edition().parameters().agreement {
        _ if !has_opened(game, is_early) => return Vec::new(),
        DrawAgreement::AnyTime => return Vec::new(),
        DrawAgreement::EachHasMoved => PlayerTold::AgreedBeforeBothMoved,
        DrawAgreement::AfterBlacksThirtieth => PlayerTold::AgreedBeforeBlacksThirtieth,
    };
    to_both(&told).to_vec()
}

/// Whether the latest fact opened such a case.
fn has_opened(game: &Game, is_such: impl Fn(&Case) -> bool) -> bool {
    let opened =
        |number: u32| game.cases().iter().any(|case| case.number == number && is_such(case));
    game.news().iter().any(|news| matches!(news, News::CaseOpened(number) if opened(*number)))
}

fn answer(side: Color, question: Question, recorded: &Recorded, game: &Game) -> Vec<Notice> {
    let told = match question {
        Question::Times => {
            let reading = game.clock().reading(recorded.at);
            PlayerTold::Times {
                own: reading.of(side).remaining,
                opponent: reading.of(!side).remaining,
            }
        }
        Question::Moves => PlayerTold::MovesCompleted {
            own: game.completed(side),
            opponent: game.completed(!side),
        },
        Question::OwnScore => PlayerTold::OwnScore(game.score(side).entries().to_vec()),
        Question::Capabilities => {
            PlayerTold::Capabilities(game.setting().event.profile.capabilities())
        }
        Question::Position
        | Question::OnSquare(_)
        | Question::MovesFrom(_)
        | Question::MayClaim => {
            let Some(permit) = Permit::in_mode(game.mode()) else { return Vec::new() };
            PlayerTold::Help(permit, helpful_answer(question, game))
        }
    };
    vec![Notice::ToPlayer(side, told)]
}

fn helpful_answer(question: Question, game: &Game) -> Help {
    let standing = game.present();
    match question {
        Question::OnSquare(square) => Help::OnSquare(square, standing.board().piece_at(square)),
        Question::MovesFrom(square) => {
            let legal = standing.position().map(|position| position.legal_moves());
            let mut squares: Vec<_> = legal
                .into_iter()
                .flatten()
                .filter(|legal| legal.from() == Some(square))
                .map(|legal| legal.to())
                .collect();
            squares.dedup();
            Help::MovesFrom(square, squares)
        }
        Question::MayClaim => {
            let edition = game.setting().edition();
            let claim = game.history().and_then(|history| laws::claimable(edition, history));
            if claim.is_some() { Help::MayClaim } else { Help::MayNotClaim }
        }
        _ => Help::Position(standing.to_fen()),
    }
}

/// Help in training: a wrong repetition and a check are told at once.
fn help(recorded: &Recorded, game: &Game) -> Vec<Notice> {
    let Some(permit) = Permit::in_mode(game.mode()) else { return Vec::new() };
    let mut notices = Vec::new();
    for news in game.news() {
        if let News::Misheard(mishearing) = news {
            let help = Help::Misheard(mishearing.parts.clone());
            notices.push(Notice::ToPlayer(mishearing.by, PlayerTold::Help(permit, help)));
        }
        if let News::Audited { side, next, finding } = news {
            let help = Help::Audited(*next, finding.clone());
            notices.push(Notice::ToPlayer(*side, PlayerTold::Help(permit, help)));
        }
    }
    let own_move =
        matches!(recorded.fact, Fact::Spoke { spoken: Spoken::Announced | Spoken::Corrected, .. });
    let checked = game.present().position().filter(|position| position.is_check());
    if let Some(position) = checked.filter(|_| own_move && *game.phase() == Phase::Playing) {
        for side in [!position.turn(), position.turn()] {
            notices.push(Notice::ToPlayer(side, PlayerTold::Help(permit, Help::Check)));
        }
    }
    debug_assert!(game.mode() == Mode::Training);
    notices
}
