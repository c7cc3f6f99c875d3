//! The settings of an event line by line, for reading out to an arbiter, and why a settings file is refused.

use crate::clock::TimeControl;
use crate::control_times::times;
use crate::laws::provisions::LastTwoMinutes;
use crate::laws::{
    ArbiterPresence, Capability, DrawOffers, EachMove, Event, EventFileError, ExpectedSetting,
    FoundSetting, Mode, Pace, PeriodPolicy, Profile, QuickplayFinish, Regime, Rule, Supervision,
    TouchFacts,
};
use crate::texts::Texts;

use super::articles::article;
use super::rulings::tell_regime;

/// The settings, one per line.
#[must_use]
pub fn tell_event(event: &Event, texts: &Texts) -> Vec<String> {
    let mut lines = vec![
        texts.event_edition(&event.edition.to_string()),
        texts.event_time(&event.time_control.text),
        texts.event_pace(&tell_regime(event.regime, texts)),
        match event.default_time {
            Some(allowed) => texts.event_default_time(&texts.minutes_of(allowed.0.into())),
            None => texts.event_no_default_time(&event.edition.to_string()),
        },
        texts.event_period(&period(event.period_policy, texts)),
    ];
    let minutes = |count: u8| texts.minutes_of(count.into());
    let penalties = event.penalties;
    lines.extend(penalties.illegal_move.map(|count| texts.event_illegal_move(&minutes(count))));
    lines.extend(penalties.wrong_draw_claim.map(|count| texts.event_wrong_claim(&minutes(count))));
    let all_are_set = penalties.illegal_move.is_some() && penalties.wrong_draw_claim.is_some();
    if is_supervised_blitz(event) && !all_are_set {
        lines.push(texts.event_supervised_blitz(&minutes(penalties.supervised_blitz)));
    }
    lines.push(texts.event_draws(&draws(event.draw_offers, texts)));
    lines.push(texts.event_last_minutes(&last_minutes(event, texts)));
    if event.arbiter == ArbiterPresence::Absent {
        lines.push(texts.event_without_arbiter());
    }
    let (words, ranks) = (event.announcements.words, event.announcements.ranks);
    let [words, ranks] = [words, ranks].map(|language| texts.called(language.into()));
    lines.push(texts.event_announcements(&words, &ranks));
    lines.push(texts.event_mode(&match event.mode {
        Mode::Tournament => texts.mode_tournament(),
        Mode::Training => texts.mode_training(),
    }));
    lines.push(texts.event_device(&profile(event.profile, texts)));
    let capabilities = event.profile.capabilities();
    lines.extend(capabilities.iter().map(|does| format!("- {}", capability(*does, texts))));
    if event.touches == TouchFacts::ForTheArbiter {
        lines.push(texts.event_touches());
    }
    lines.extend(event.adaptations.iter().map(|adaptation| texts.event_adapted(adaptation)));
    lines
}

/// Whether the event has the blitz times with one arbiter for each game, which the edition does not regulate.
fn is_supervised_blitz(event: &Event) -> bool {
    let supervised = Regime { pace: Pace::Blitz, supervision: Supervision::EachGame };
    event.regime == supervised && event.edition.parameters().leaves_supervised_blitz_open()
}

fn period(policy: PeriodPolicy, texts: &Texts) -> String {
    match policy {
        PeriodPolicy::AtZero => texts.period_at_zero(),
        PeriodPolicy::AtZeroForBoth => texts.period_at_zero_for_both(),
        PeriodPolicy::ByMoveCounter => texts.period_by_moves(),
    }
}

fn draws(offers: DrawOffers, texts: &Texts) -> String {
    match offers {
        DrawOffers::Free => texts.draws_free(),
        DrawOffers::NotBefore(number) => texts.draws_not_before(number),
        DrawOffers::ThroughArbiter => texts.draws_through_arbiter(),
    }
}

/// The rules for the last two minutes. In 2009 they are law, announced or not, if all moves must be made in a limited
/// time (10.1, 10.2) and it is not blitz without supervision (B.3b).
fn last_minutes(event: &Event, texts: &Texts) -> String {
    let announced = event.quickplay_finish == QuickplayFinish::Announced;
    match event.edition.parameters().last_two_minutes {
        LastTwoMinutes::Absent => texts.no_such_rule(),
        LastTwoMinutes::Law => {
            let rule = Rule::LastTwoMinutes.article(event.edition);
            let article = rule.map(|found| article(found, texts)).unwrap_or_default();
            let control = event.time_control.text.parse::<TimeControl>();
            let brings_time =
                control.is_ok_and(|control| times(&control).each_move == EachMove::BringsTime);
            let is_short =
                event.regime.pace == Pace::Blitz && !event.regime.under_competition_rules();
            match brings_time || is_short {
                false => texts.law_of_last_minutes(&article),
                true => texts.no_law_of_last_minutes(&article),
            }
        }
        LastTwoMinutes::OptInAppendix | LastTwoMinutes::Guideline if announced => {
            texts.rules_announced()
        }
        LastTwoMinutes::OptInAppendix | LastTwoMinutes::Guideline => texts.rules_not_announced(),
    }
}

fn profile(profile: Profile, texts: &Texts) -> String {
    match profile {
        Profile::Recorder => texts.profile_recorder(),
        Profile::Clock => texts.profile_clock(),
        Profile::RecorderAndClock => texts.profile_recorder_and_clock(),
        Profile::FullAnnouncement => texts.profile_full(),
        Profile::Relay => texts.profile_relay(),
    }
}

fn capability(capability: Capability, texts: &Texts) -> String {
    match capability {
        Capability::KeepScore => texts.device_keeps_score(),
        Capability::ReadOwnScore => texts.device_reads_own_score(),
        Capability::RunClock => texts.device_runs_clock(),
        Capability::TellTimes => texts.device_tells_times(),
        Capability::TellMoves => texts.device_tells_moves(),
        Capability::HearAnnouncements => texts.device_hears(),
        Capability::CompareBoards => texts.device_compares(),
        Capability::RelayAnnouncements => texts.device_relays(),
    }
}

/// Why a settings file is refused.
#[must_use]
pub fn tell_event_file(error: &EventFileError, texts: &Texts) -> String {
    match error {
        EventFileError::Syntax { line, written } => texts.setting_not_toml(*line, written),
        EventFileError::UnknownKey { line, key, nearest: Some(nearest) } => {
            texts.setting_unknown(*line, key, nearest)
        }
        EventFileError::UnknownKey { line, key, nearest: None } => {
            texts.setting_unlike_any(*line, key, &texts.listed(EventFileError::KNOWN_KEYS))
        }
        EventFileError::Value { line, key, found: value, expected: wanted } => {
            texts.setting_cannot_be(*line, key, &found(value, texts), &expected(wanted, texts))
        }
        EventFileError::Missing { key, expected: wanted } => {
            texts.setting_missing(key, &expected(wanted, texts))
        }
    }
}

fn found(found: &FoundSetting, texts: &Texts) -> String {
    match found {
        FoundSetting::Written(text) => text.clone(),
        FoundSetting::LongText => texts.setting_long_text(),
        FoundSetting::Fraction => texts.setting_fraction(),
        FoundSetting::Date => texts.setting_date(),
        FoundSetting::List => texts.setting_list(),
        FoundSetting::Section => texts.setting_section(),
    }
}

fn expected(expected: &ExpectedSetting, texts: &Texts) -> String {
    let quoted = |word: &&str| format!("\"{word}\"");
    match expected {
        ExpectedSetting::OneOf(words) => {
            texts.any_of(&words.iter().map(quoted).collect::<Vec<_>>())
        }
        ExpectedSetting::TrueOrFalse => texts.expected_truth("true", "false"),
        ExpectedSetting::WholeNumber { most } => texts.expected_number_to(*most),
        ExpectedSetting::TimeControl => {
            texts.expected_time_control(&texts.any_of(&["\"90+30\"", "\"40/9000+30:1800+30\""]))
        }
        ExpectedSetting::Texts => texts.expected_texts(),
        ExpectedSetting::DefaultTime(edition) => texts.expected_default_time(&edition.to_string()),
        ExpectedSetting::NotBeside(other) => texts.expected_only_one(other),
        ExpectedSetting::Beside(beside) if beside.may_be.is_empty() => {
            texts.expected_left_out(beside.other, &beside.value)
        }
        ExpectedSetting::Beside(beside) => {
            texts.expected_beside(&texts.any_of(&beside.may_be), beside.other, &beside.value)
        }
        ExpectedSetting::LosesAtOnce(edition, regime) => {
            texts.expected_no_minutes(&edition.to_string(), &tell_regime(*regime, texts))
        }
        ExpectedSetting::SetByTheLaws(edition) => texts.expected_by_the_laws(&edition.to_string()),
        ExpectedSetting::OnlySupervisedBlitz(regime) => {
            texts.expected_in_supervised_blitz(&tell_regime(*regime, texts))
        }
    }
}
