//! The sentences for the arbiter: first the matter, then the articles, the ruling and the remedies.

use crate::Wording;
use crate::chess::Color;
use crate::clock::{Going, Span};
use crate::laws::provisions::{OfferAtTheSeal, ProvisionText};
use crate::laws::{Article, Edition, Mode, Rule};
use crate::table::{
    Absence, Agreement, ArbiterAct, ArbiterTold, AskedToSeal, ClockMeanwhile, Duty, Envelope,
    EnvelopePlace, News, Overreach, Overstepping, PlayersOwn, Report, SealDoubt, TakingUp,
    TouchedBefore, TouchedMan,
};
use crate::texts::Texts;

use super::agreement::{audited, parts};
use super::articles::{by_article, by_rule, by_rules};
use super::capabilities::capable;
use super::cases::{case, ended, observed};
use super::declined::declined;
use super::offences::sanctioned;
use super::result;

/// How often a player may ask for the arbiter's sheet in rapid and blitz.
const MOST_SHEETS: u32 = 5;

/// The sentences of a notice to the arbiter, on one line, in the arbiter's language.
#[must_use]
pub fn tell_arbiter(told: &ArbiterTold, wording: Wording, texts: &Texts) -> String {
    match told {
        ArbiterTold::Case(opened) => case(opened, wording, texts),
        ArbiterTold::News(item, edition) => news(item, *edition, wording, texts),
        ArbiterTold::Overstepped { side, duty, how, edition } => {
            overstepped(*side, *duty, *how, *edition, texts)
        }
        ArbiterTold::LetterRefused { from, why } => {
            texts.letter_refused(*from, &overreached(*why, texts))
        }
        ArbiterTold::TouchesFelt { side, before, touched } => {
            let name = |man: &TouchedMan| {
                format!("{} {}", wording.say_piece(man.piece.role), wording.say_square(man.square))
            };
            let pieces = touched.iter().map(name).collect::<Vec<_>>().join(", ");
            match before {
                TouchedBefore::AnotherMove => texts.board_touched(*side, &pieces),
                TouchedBefore::Asking => texts.board_touched_before_asking(*side, &pieces),
            }
        }
        ArbiterTold::SquareDistrusted { side, square } => {
            texts.boards_square_not_believed(*side, &wording.say_square(*square))
        }
        ArbiterTold::NumberTried => texts.number_tried(),
        ArbiterTold::SealDoubted(doubt) => doubted(*doubt, texts),
        ArbiterTold::Abandoned(side) => texts.game_abandoned(*side),
        ArbiterTold::Returned(absence, clock) => returned(*absence, *clock, texts),
        ArbiterTold::Done(act) => done(act, texts),
        ArbiterTold::Capabilities(capabilities) => capable(capabilities, texts),
        ArbiterTold::Report(state) => report(state, texts),
        ArbiterTold::Declined(reason) => declined(reason, wording, texts),
        ArbiterTold::PlayerDeclined(side, reason) => {
            texts.not_taken_from(*side, &declined(reason, wording, texts))
        }
    }
}

/// How long a sealed device was away, and what happened to the game's clock. If the clock stood, it does not show how
/// long the device was present.
fn returned(absence: Absence, clock: ClockMeanwhile, texts: &Texts) -> String {
    let told = match absence {
        Absence::Measured(_) | Absence::Disputed { .. } if clock == ClockMeanwhile::Stood => {
            return texts.away_while_the_clock_stood();
        }
        Absence::Measured(away) => texts.away(away),
        Absence::Unmeasured => texts.was_off(),
        Absence::ByTheWall(away) => texts.was_off_for(away),
        Absence::Disputed { measured, .. } => texts.away(measured),
        Absence::Suspended(away) => texts.was_suspended(away),
    };
    // Next to the computer's clock, the chess clock must be named.
    let names_both = matches!(absence, Absence::ByTheWall(_) | Absence::Disputed { .. });
    let clock = match (clock, names_both) {
        (ClockMeanwhile::Ran, false) => Some(texts.the_clock_went_on()),
        (ClockMeanwhile::Ran, true) => Some(texts.the_chess_clock_went_on()),
        (ClockMeanwhile::Stood, false) => Some(texts.the_clock_is_as_recorded()),
        (ClockMeanwhile::Stood, true) => Some(texts.the_chess_clock_is_as_recorded()),
        (ClockMeanwhile::NotHere, _) => None,
    };
    let wall = match absence {
        Absence::Disputed { wall, .. } => Some(texts.away_disputed(wall)),
        _ => None,
    };
    [Some(told), clock, wall].into_iter().flatten().collect::<Vec<String>>().join(" ")
}

fn doubted(doubt: SealDoubt, texts: &Texts) -> String {
    match doubt {
        SealDoubt::Vanished => texts.seal_vanished(),
        SealDoubt::CameBack => texts.seal_came_back(),
        SealDoubt::OtherHome => texts.seal_other_home(),
        SealDoubt::OtherUse => texts.seal_other_use(),
        SealDoubt::OtherHomes(times) => texts.seal_other_homes(times),
        SealDoubt::OtherUses(times) => texts.seal_other_uses(times),
        SealDoubt::RunsApart => texts.seal_runs_apart(),
        SealDoubt::WallSetBack(by) => texts.wall_goes_back(by),
        SealDoubt::WallSetForward(by) => texts.wall_goes_forward(by),
    }
}

fn news(news: &News, edition: Edition, wording: Wording, texts: &Texts) -> String {
    let by = |rule: Rule| by_rule(rule, edition, texts);
    match news {
        News::CaseOpened(number) => texts.case_is_open(*number),
        News::CaseEnded(number, why) => ended(*number, *why, edition, texts),
        News::CaseNarrowed(number, rule) => texts.case_narrowed(*number, &by(*rule)),
        News::Misheard(mishearing) => texts.misheard(
            mishearing.by,
            &mishearing.repeated.words,
            &mishearing.announced.words,
            &parts(&mishearing.parts, texts),
        ),
        News::NotRepeated(side) => texts.not_repeated(*side, !*side, &by(Rule::Announcement)),
        News::Corrected { by: side, before, now } => {
            texts.corrected(*side, &before.words, &now.words, &by(Rule::SlipOfTheTongue))
        }
        News::OutOfTurn { side, said } => texts.out_of_turn(*side, &said.words),
        News::OfferOutOfTime(side) => {
            let articles = by_rules(&[Rule::DrawOffer, Rule::Distraction], edition, texts);
            texts.offer_out_of_time(*side, &articles)
        }
        News::OffersOften { side, times } => {
            texts.offers_often(*side, *times, &by(Rule::Distraction))
        }
        News::ClaimAccepted(side) => texts.claim_accepted(*side, &by(Rule::DrawRestriction)),
        News::SheetAsked(side, times) if *times > MOST_SHEETS => {
            texts.sheet_asked_too_often(*side, *times, MOST_SHEETS, &by(Rule::Distraction))
        }
        News::SheetAsked(side, times) => texts.sheet_asked(*side, *times, MOST_SHEETS),
        News::AdjustedOutOfTurn(side) => texts.adjusted_out_of_turn(*side, &by(Rule::Adjusting)),
        News::SheetAskedOutOfTurn(side, rule) => texts.sheet_asked_out_of_turn(*side, &by(*rule)),
        News::IdlePress(side) => texts.idle_press(*side),
        News::PressedBack(side) => texts.pressed_back(*side),
        News::GaveTheClockBack(side) => texts.gave_the_clock_back(*side, !*side),
        News::DeviceOpened { away } => texts.device_opened_away(*away),
        News::RecordedInAdvance { side, ply } => {
            texts.recorded_in_advance(*side, *ply, &by(Rule::RecordingInAdvance))
        }
        News::LatePress(side) => texts.late_press(*side, &by(Rule::LatePress)),
        News::OfferDeclinedByTouch(side) => texts.declined_by_touch(*side, &by(Rule::DrawOffer)),
        // D.2.9 is for boards that differ. If they are equal, only the scores are corrected.
        News::ScoresDiffer { plies, boards: Agreement::Known } => {
            texts.scores_differ(*plies, &by(Rule::Recording))
        }
        News::ScoresDiffer { plies, boards: Agreement::NotKnown } => {
            texts.scores_differ_boards_unknown(*plies, &by(Rule::ScoresDiffer))
        }
        News::CounterDiffers { side, counted, completed } => {
            texts.counter_differs(*side, *counted, *completed, &by(Rule::WrongClockSetting))
        }
        News::Audited { side, next, finding } => {
            texts.audit_of(*side, &audited(*next, finding, wording, texts))
        }
        News::Restored { ply: 0 } => texts.start_restored(&by(Rule::RestoredTimes)),
        News::Restored { ply } => texts.position_restored(*ply, &by(Rule::RestoredTimes)),
        News::TimeGiven(side, time) => texts.has_more_time(*side, *time),
        News::AskedToSeal(AskedToSeal::OnMove) => texts.asked_to_seal(&by(Rule::Adjournment)),
        News::AskedToSeal(AskedToSeal::Black) => texts.black_asked_to_seal(&by(Rule::BlackSeals)),
        News::AskedToSeal(AskedToSeal::BlackAfterWhitesMove) => {
            texts.black_to_seal_after_white(&by(Rule::BlackSeals))
        }
        News::MovedInsteadOfSealing(side) => {
            texts.moved_instead_of_sealing(*side, &by(Rule::Adjournment))
        }
        // Told to the players.
        News::ToSeal(_) | News::NobodySeals => String::new(),
        News::SealVoid(side) => texts.seal_is_void(*side),
        News::AdjournedEarly(side, early) => {
            texts.adjourned_early(*side, *early, &by(Rule::EarlyAdjournment))
        }
        News::OfferAtTheSeal(side) => offered_at_the_seal(*side, edition, texts),
        News::TakenUp(how) => texts.taken_up(&taken_up(how, edition, texts)),
        News::Sealed(envelope) => sealed(envelope, texts),
        News::Opened { said, .. } => texts.envelope_opened(&said.words),
        News::Ended(points) => texts.result(&result(*points, texts)),
        News::Referred { position: Some(fen) } => texts.referred(fen, &by(Rule::NoArbiterPresent)),
        News::Referred { position: None } => texts.referred_unheard(&by(Rule::NoArbiterPresent)),
        News::ChallengeUncounted(side) => texts.challenge_uncounted(*side, &by(Rule::Challenge)),
        News::Verified(side) => texts.verified(*side, &by(Rule::NoArbiterPresent)),
        News::SignedByBoth => texts.both_signed(&by(Rule::SignedResult)),
        News::NothingChanged => texts.nothing_changed(),
        News::AfterTheEnd(side) => texts.after_the_end(*side),
        News::ChallengeCounted(side) => texts.challenge_counted(*side, &by(Rule::Challenge)),
    }
}

/// The fields of the envelope (I.2), except the names and the move.
fn sealed(envelope: &Envelope, texts: &Texts) -> String {
    let time = |side: Color| -> Option<Span> { envelope.times.of(side).remaining };
    let mut sentences = vec![
        match &envelope.place {
            Some(EnvelopePlace { move_number, .. }) => {
                texts.envelope(envelope.sealed_by, *move_number)
            }
            None => texts.envelope_unnumbered(envelope.sealed_by),
        },
        texts.times_of_both(time(Color::White), time(Color::Black)),
        texts
            .times_used(envelope.times.of(Color::White).used, envelope.times.of(Color::Black).used),
    ];
    sentences.extend((!envelope.is_known_here()).then(|| texts.envelope_unseen()));
    let waits = |side: &Color| envelope.offers.get(*side).is_some();
    sentences.extend(Color::ALL.into_iter().filter(waits).map(|side| texts.offer_waits(side)));
    let resumption = envelope.resumption.clone().unwrap_or_else(|| texts.resumption_not_set());
    sentences.push(texts.resumption(&resumption));
    sentences.extend(envelope.place.iter().map(|place| texts.position(&place.position)));
    sentences.join(" ")
}

fn overstepped(
    side: Color,
    duty: Duty,
    how: Overstepping,
    edition: Edition,
    texts: &Texts,
) -> String {
    let by = |rule: Rule| by_rule(rule, edition, texts);
    let who = match how {
        Overstepping::NoSuchAssistant => {
            Some(texts.assistant_unknown(side, &by(Rule::BlindAssistant)))
        }
        Overstepping::NotForSighted(_) => {
            let number = |article: Article| article.place().map(|(_, number)| number);
            let given = duty.article(edition).and_then(number);
            let limited = Rule::OpponentsAssistant.article(edition).and_then(number);
            Some(match (given, limited) {
                (Some(given), Some(limited)) => {
                    texts.assistant_of_the_sighted(side, given, limited)
                }
                _ => texts.assistant_of_the_sighted_only(side),
            })
        }
        Overstepping::OpponentHasOne => {
            Some(texts.assistant_not_needed(side, &by(Rule::OpponentsAssistant)))
        }
        Overstepping::NoDuty => None,
    };
    let what = match duty {
        Duty::Press if how == Overstepping::NoDuty => {
            let article = duty.article(edition).map(|article| by_article(article, texts));
            Some(texts.assistant_pressed_for_opponent(side, &article.unwrap_or_default()))
        }
        Duty::PlayersOwn(own) => Some(texts.assistant_for_the_player(
            &players_own(own, texts),
            side,
            &by(Rule::BlindAssistant),
        )),
        _ => None,
    };
    who.into_iter().chain(what).collect::<Vec<_>>().join(" ")
}

fn players_own(own: PlayersOwn, texts: &Texts) -> String {
    match own {
        PlayersOwn::Resigns => texts.own_resignation(),
        PlayersOwn::OffersDraw => texts.own_draw_offer(),
        PlayersOwn::AnswersOffer => texts.own_answer_to_an_offer(),
        PlayersOwn::ClaimsDraw => texts.own_draw_claim(),
        PlayersOwn::ClaimsPerpetualCheck => texts.own_perpetual_check_claim(),
        PlayersOwn::Challenges => texts.own_challenge(),
        PlayersOwn::AsksForIncrement => texts.own_increment_request(),
        PlayersOwn::ClaimsLastTwoMinutes => texts.own_last_minutes_claim(),
        PlayersOwn::Gestures => texts.own_gesture(),
        PlayersOwn::Verifies => texts.own_verification(),
        PlayersOwn::Signs => texts.own_signature(),
    }
}

fn overreached(why: Overreach, texts: &Texts) -> String {
    match why {
        Overreach::OtherSide => texts.overreach_other_side(),
        Overreach::OtherPerson => texts.overreach_other_person(),
        Overreach::NoDeed => texts.overreach_no_deed(),
        Overreach::NoProof => texts.overreach_no_proof(),
        Overreach::WrongProof => texts.overreach_wrong_proof(),
        Overreach::AfterResult => texts.overreach_after_result(),
        Overreach::ClockTooHigh => texts.overreach_clock_too_high(),
    }
}

fn done(act: &ArbiterAct, texts: &Texts) -> String {
    match act {
        ArbiterAct::Starts => texts.clock_started(Color::White),
        ArbiterAct::StartsFor(side) => texts.clock_started(*side),
        ArbiterAct::Stops => texts.clocks_stopped(),
        ArbiterAct::Resumes(_) => texts.clock_runs_again(),
        ArbiterAct::SetsTime(side, time) => texts.time_set(*side, *time),
        ArbiterAct::SetsMoves(side, moves) => texts.moves_set(*side, *moves),
        ArbiterAct::Gives(..) => texts.time_given(),
        ArbiterAct::Takes(side, time) => texts.time_taken(*side, *time),
        ArbiterAct::Sanctions(side, sanction) => {
            texts.sanctioned(*side, &sanctioned(*sanction, texts))
        }
        ArbiterAct::Reconstructs(moves) => texts.reconstructed(*moves),
        ArbiterAct::Restores(_) => texts.restoring(),
        ArbiterAct::Audits(side) => texts.board_audited(*side),
        ArbiterAct::CorrectsBoard(side) => texts.board_set_right(*side),
        ArbiterAct::Settles { case, remedy } => texts.case_settled(*case, *remedy),
        ArbiterAct::Dismisses(case) => texts.case_dismissed(*case),
        ArbiterAct::Observes(observation) => texts.observed(&observed(*observation, texts)),
        ArbiterAct::AsksNoLongerToSeal => texts.no_longer_asked_to_seal(),
        ArbiterAct::Adjourns { resumption } => texts.to_be_resumed(resumption),
        ArbiterAct::ReadsSealedMove(said) => texts.sealed_move_read(&said.words),
        ArbiterAct::Declares(_) => texts.declared(),
        ArbiterAct::SwitchesMode(Mode::Tournament) => texts.mode_is_tournament(),
        ArbiterAct::SwitchesMode(Mode::Training) => texts.mode_is_training(),
        ArbiterAct::SealsDevice => texts.device_is_sealed(),
        ArbiterAct::ConsentsToDraw => texts.draw_consented(),
        // Told as news.
        ArbiterAct::AsksForCapabilities
        | ArbiterAct::AsksForReport
        | ArbiterAct::AsksToSeal
        | ArbiterAct::AsksToSealEarly(_)
        | ArbiterAct::SeesEnvelope(_)
        | ArbiterAct::TakesUp(_)
        | ArbiterAct::OpensDevice => String::new(),
    }
}

fn taken_up(how: &TakingUp, edition: Edition, texts: &Texts) -> String {
    let by = |rule: Rule| by_rule(rule, edition, texts);
    match how {
        TakingUp::ReplierPresent => texts.taken_up_opened(&by(Rule::Resumption)),
        TakingUp::ReplierAbsent => texts.taken_up_replier_runs(&by(Rule::Resumption)),
        TakingUp::SealerAbsent(_) => texts.taken_up_reply_sealed(&by(Rule::Resumption)),
        TakingUp::BothAbsent => texts.taken_up_both_absent(&by(Rule::BothAbsentAtResumption)),
        TakingUp::ReplierArrives => texts.taken_up_arrived(&by(Rule::Resumption)),
        TakingUp::EnvelopeMissing(_) => texts.taken_up_from_sealer(&by(Rule::EnvelopeMissing)),
        TakingUp::EnvelopeUnreadable => texts.taken_up_opened(&by(Rule::Resumption)),
        TakingUp::WithoutSeal => texts.taken_up_without_seal(),
        TakingUp::PositionLost => texts.taken_up_position_lost(&by(Rule::PositionLost)),
    }
}

fn offered_at_the_seal(side: Color, edition: Edition, texts: &Texts) -> String {
    let article = by_rule(Rule::OfferAtTheSeal, edition, texts);
    match edition.parameters().offer_at_the_seal {
        ProvisionText::Verified(OfferAtTheSeal::Alone) => {
            texts.offer_not_with_the_seal(side, &article)
        }
        ProvisionText::Verified(OfferAtTheSeal::Valid) | ProvisionText::Unverified => {
            texts.offer_at_the_seal(side, &article)
        }
    }
}

fn report(report: &Report, texts: &Texts) -> String {
    let suspended: Vec<String> = [Color::White, Color::Black]
        .into_iter()
        .filter(|side| *report.need_not_record.get(*side))
        .map(|side| side.fold_wb(texts.white(), texts.black()))
        .collect();
    let open: Vec<String> = report.open_cases.iter().map(u32::to_string).collect();
    let mut sentences = Vec::new();
    sentences.extend(report.heard.iter().map(|heard| texts.plies_played(heard.plies)));
    if let Some(times) = &report.times {
        let time = |side: Color| -> Option<Span> { times.of(side).remaining };
        let clock = match times.going {
            Going::NotStarted => texts.clock_not_started(),
            Going::Running(side) => texts.clock_runs_for(side),
            Going::Stopped(side) => texts.clock_stopped_for(side),
        };
        sentences.push(texts.completed(report.completed.white, report.completed.black));
        sentences.push(texts.clock_shows(time(Color::White), time(Color::Black), &clock));
    }
    sentences.push(texts.illegal_moves(report.offences.white, report.offences.black));
    if !suspended.is_empty() {
        sentences.push(texts.need_not_record(&texts.listed(&suspended)));
    }
    sentences.push(match open.as_slice() {
        [] => texts.no_open_case(),
        open => texts.open_cases(&open.join(", ")),
    });
    sentences.push(match &report.heard {
        Some(heard) => texts.position(&heard.position),
        None => texts.position_not_known(),
    });
    sentences.join(" ")
}
