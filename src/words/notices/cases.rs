//! A case in the arbiter's words: the matter, the articles, what the Laws say, and the remedies.

use crate::Wording;
use crate::chess::{Color, Square};
use crate::laws::{Article, Edition, Judgement, Rule, Ruling, Verdict};
use crate::table::{
    CallReason, Case, CaseEnd, Cause, ChosenBy, Complaint, Gesture, Ground, Matter, Observation,
    Scores, Timeliness,
};
use crate::texts::Texts;

use super::agreement::{parted, squares_listed};
use super::articles::{articles, by_article, by_rule};
use super::offences::offended;
use super::remedies::remedies;
use super::rulings::ruling;

pub(super) fn case(case: &Case, wording: Wording, texts: &Texts) -> String {
    let mut sentences = vec![texts.case(case.number, &matter(case, texts))];
    match case.cause {
        Cause::Itself => {}
        Cause::WrongBoard { case: None } => sentences.push(texts.legal_on_a_wrong_board()),
        Cause::WrongBoard { case: Some(number) } => {
            sentences.push(texts.legal_on_a_wrong_board_of_case(number));
        }
        Cause::After { case: number } => sentences.push(texts.goes_after(number)),
    }
    let rests_on: Vec<Article> = case
        .rules
        .iter()
        .filter_map(|rule| rule.article(case.edition))
        .filter(|article| *article != Article::Unverified)
        .collect();
    if !rests_on.is_empty() {
        sentences.push(texts.by_articles(&articles(&rests_on, texts), case.edition.name()));
    }
    // A fallen flag is mentioned only once.
    let said = match case.matter {
        Matter::FlagDown(side) => Some(texts.flag_fallen(side)),
        _ => None,
    };
    let ruled = case.ruling.iter().flat_map(|ruled| ruling(ruled, texts));
    sentences.extend(ruled.filter(|sentence| said.as_ref() != Some(sentence)));
    // The ruling already says that the arbiter decides, or that there is nothing to decide.
    let says_it_all =
        |ruled: &Ruling| ruled.judgement != Judgement::Settled || ruled.verdict == Verdict::GoesOn;
    if !case.remedies.is_empty() || !case.ruling.as_ref().is_some_and(says_it_all) {
        sentences.extend(remedies(&case.remedies, wording, texts));
    }
    sentences.join(" ")
}

fn matter(case: &Case, texts: &Texts) -> String {
    let at =
        || case.move_number.map(|number| format!(" {}", texts.at_move(number))).unwrap_or_default();
    match &case.matter {
        Matter::IllegalMove { by, .. } => texts.illegal_move_completed(*by, &at()),
        Matter::PawnNotReplaced { by, at: square, .. } => {
            texts.pawn_left(*by, &square.to_string(), &at())
        }
        Matter::PressWithoutMove(by) => texts.pressed_without_move(*by),
        Matter::NotAnnounced { by, .. } => texts.not_announced(*by, &at()),
        Matter::HandAgainstWords { by, .. } => texts.hand_against_words(*by, &at()),
        Matter::TouchedPiece { by, article, .. } => {
            let article = article.map(|article| by_article(article, texts)).unwrap_or_default();
            texts.touched_and_moved_otherwise(*by, &at(), &article)
        }
        Matter::DemandNotMet { by, .. } => texts.demand_not_met(*by, &at()),
        Matter::OtherNewPiece { by, first, chosen: ChosenBy::SettingItDown, .. } => {
            texts.other_new_piece(*by, *first, &at())
        }
        Matter::OtherNewPiece { by, first, chosen: ChosenBy::Announcing, .. } => {
            texts.announced_other_new_piece(*by, *first, &at())
        }
        Matter::Gesture(by, gesture) => texts.gesture(*by, &gestured(*gesture, texts)),
        Matter::ScoresIncomplete(missing) => {
            let lacking: Vec<String> = [Color::White, Color::Black]
                .into_iter()
                .filter(|side| *missing.get(*side) > 0)
                .map(|side| texts.lacks_moves(side, *missing.get(side)))
                .collect();
            texts.scores_incomplete(&texts.in_turn(&lacking))
        }
        Matter::TimesLost => texts.times_lost(),
        Matter::ClockDoubted { side, shown, known } => texts.clock_doubted(*side, *shown, *known),
        Matter::ResumedTimes(by, Timeliness::InTime) => texts.resumed_times(*by),
        Matter::ResumedTimes(by, Timeliness::TooLate) => texts.resumed_times_too_late(*by),
        Matter::ResumedTimes(by, Timeliness::AfterPress) => texts.resumed_times_after_press(*by),
        Matter::ResumedTimes(by, Timeliness::NotKnown) => texts.resumed_times_unheard(*by),
        Matter::WrittenMoveNotPlayed { by, .. } => texts.written_move_not_played(*by, &at()),
        Matter::BoardsDiffer { white, black, scores, .. } => {
            boards(white, black, scores, &at(), texts)
        }
        Matter::BoardsAlike { squares, scores, .. } => texts.boards_alike(
            &at(),
            &squares_listed(squares, texts),
            &scores_compared(scores, texts),
        ),
        Matter::FlagDown(side) => texts.flag_down(*side),
        Matter::BothFlagsDown { first: Some(first) } => texts.both_flags_down(*first),
        Matter::BothFlagsDown { first: None } => texts.both_flags_seen(),
        Matter::AssistantMissing(side) => texts.assistant_missing(*side),
        Matter::MovesMissing { side, completed, required } => {
            texts.moves_missing(*side, *completed, *required)
        }
        Matter::TimeClaim(by) => texts.claims_time(*by),
        Matter::DrawClaim { by, intended: None } => texts.claims_draw(*by),
        Matter::DrawClaim { by, intended: Some(said) } => {
            texts.claims_draw_with_move(*by, &said.words)
        }
        Matter::ClaimWithoutTheMove(by) => texts.claims_without_the_move(*by),
        Matter::PerpetualCheckClaim(by) => texts.claims_perpetual_check(*by),
        Matter::ChallengeRunOut(by) => texts.challenge_run_out(*by),
        Matter::AgreementNotAllowed => texts.agreement_not_allowed(),
        Matter::AgreementAfter => texts.agreement_after(),
        Matter::BothLate(minutes) => texts.both_late(minutes.white, minutes.black),
        Matter::AgreementUnclear => texts.agreement_unclear(),
        Matter::OfferUnclear(side) => texts.offer_unclear(*side),
        Matter::OfferNotAllowed(side) => texts.offer_not_allowed(*side),
        Matter::GameOver => texts.over_on_the_board(),
        Matter::Resignation(by) => texts.resigns(*by),
        Matter::IncrementRequest(by) => texts.asks_for_increment(*by),
        Matter::LastTwoMinutes(by, Ground::CannotWin) => texts.claims_cannot_win(*by, !*by),
        Matter::LastTwoMinutes(by, Ground::NoEffort) => texts.claims_no_effort(*by, !*by),
        Matter::ArbiterCalled(by, reason) => texts.calls_arbiter(*by, &called_for(*reason, texts)),
        Matter::Protest(by, complaint) => texts.protests(*by, &complained_of(*complaint, texts)),
        Matter::Observed(observation) => observed(*observation, texts),
        Matter::OtherMoveSealed { by, made } => texts.other_move_sealed(*by, &made.words),
        Matter::SealUnreadable(by) => texts.seal_unreadable(*by),
        Matter::LateAtResumption { side, late } => texts.late_at_resumption(*side, *late),
        Matter::SealedMove { by, said } => texts.sealed_move_unplayable(*by, &said.words),
    }
}

/// Why a case ended without being settled.
pub(super) fn ended(number: u32, why: CaseEnd, edition: Edition, texts: &Texts) -> String {
    let by = |rule: Rule| by_rule(rule, edition, texts);
    match why {
        CaseEnd::Undone => texts.case_undone(number),
        CaseEnd::WithTheGame => texts.case_ended_with_the_game(number),
        CaseEnd::OnTheBoard => texts.case_ended_on_the_board(number),
        CaseEnd::MoveStands(rule) => texts.case_move_stands(number, &by(rule)),
        CaseEnd::RightLost => texts.case_right_lost(number, &by(Rule::ProtestLost)),
        CaseEnd::BoardsAgree => texts.case_boards_agree(number),
        CaseEnd::LegalAgain => texts.case_legal_again(number, &by(Rule::IllegalPositionSeen)),
        CaseEnd::ClockRuns => texts.case_clock_runs(number),
        CaseEnd::TimeSet => texts.case_time_set(number),
        CaseEnd::PlayedOn => texts.case_played_on(number),
        CaseEnd::BothLate(rule) => texts.case_both_late(number, &by(rule)),
        CaseEnd::BothFlags(rule) => texts.case_both_flags(number, &by(rule)),
    }
}

fn boards(white: &[Square], black: &[Square], scores: &Scores, at: &str, texts: &Texts) -> String {
    let wrong: Vec<String> = [(Color::White, white), (Color::Black, black)]
        .into_iter()
        .filter(|(_, squares)| !squares.is_empty())
        .map(|(side, squares)| texts.board_wrong_on(side, &squares_listed(squares, texts)))
        .collect();
    texts.boards_differ(at, &texts.in_turn(&wrong), &scores_compared(scores, texts))
}

fn scores_compared(scores: &Scores, texts: &Texts) -> String {
    match scores {
        Scores::Compared(parting) => parted(parting, texts),
        Scores::KeptElsewhere(side) => texts.score_kept_elsewhere(*side),
    }
}

fn called_for(reason: CallReason, texts: &Texts) -> String {
    match reason {
        CallReason::MissingPiece => texts.reason_missing_piece(),
        CallReason::Disturbance => texts.reason_disturbance(),
        CallReason::Illness => texts.reason_illness(),
        CallReason::ResumedTimes => texts.reason_resumed_times(),
        CallReason::Boards => texts.reason_boards(),
        CallReason::Other => texts.reason_none(),
    }
}

fn gestured(gesture: Gesture, texts: &Texts) -> String {
    match gesture {
        Gesture::StopsTheClock => texts.gesture_stopped_the_clock(),
        Gesture::LaysTheKingDown => texts.gesture_laid_the_king_down(),
        Gesture::OffersAHand => texts.gesture_offered_a_hand(),
        Gesture::SignsTheSheet => texts.gesture_signed_the_sheet(),
    }
}

fn complained_of(complaint: Complaint, texts: &Texts) -> String {
    match complaint {
        Complaint::IllegalMove => texts.complaint_illegal_move(),
        Complaint::TouchedPiece => texts.complaint_touched_piece(),
        Complaint::TwoHands => texts.complaint_two_hands(),
        Complaint::Displaced => texts.complaint_displaced(),
    }
}

pub(super) fn observed(observation: Observation, texts: &Texts) -> String {
    match observation {
        Observation::Offence(side, offence) => texts.seen_offence(side, &offended(offence, texts)),
        Observation::Displaced(side) => texts.seen_displaced(side),
        Observation::Flag(side) => texts.flag_down(side),
        Observation::BothFlags => texts.both_flags_seen(),
        Observation::WrongHand(side) => texts.seen_wrong_hand(side),
        Observation::ClockMishandled(side) => texts.seen_clock_mishandled(side),
        Observation::UnjustifiedStop(side) => texts.seen_unjustified_stop(side),
        Observation::ClockAssistant(side) => texts.seen_clock_assistant(side),
        Observation::ScoreAssistant(side) => texts.seen_score_assistant(side),
        Observation::LateAtResumption(side, minutes) => {
            texts.seen_late_at_resumption(side, minutes)
        }
        Observation::WrongSetUp => texts.seen_wrong_set_up(),
        Observation::IllegalPosition => texts.seen_illegal_position(),
        Observation::BoardTurned => texts.seen_board_turned(),
        Observation::ColoursReversed => texts.seen_colours_reversed(),
        Observation::FaultyClock => texts.seen_faulty_clock(),
        Observation::Late(side, minutes) => texts.seen_late(side, minutes),
        Observation::NobodyRecords => texts.seen_nobody_records(),
        Observation::ForbiddenDevice(side) => texts.seen_forbidden_device(side),
    }
}
