//! Sentences about an unusable tournament report.

use crate::words::Texts;

use super::fault::{ReportFault, ReportField};

pub fn told_report_fault(fault: &ReportFault, texts: &Texts) -> String {
    match fault {
        ReportFault::NoPlayers => texts.report_no_players(),
        ReportFault::Field { line, field, read } => told_field(*line, *field, read, texts),
        ReportFault::RankTwice { line, rank } => texts.report_rank_twice(*line, &rank.to_string()),
        ReportFault::UnknownOpponent { line, opponent } => {
            texts.report_unknown_opponent(*line, &opponent.to_string())
        }
        ReportFault::OneSided { line, player, opponent } => {
            texts.report_one_sided(*line, &player.to_string(), &opponent.to_string())
        }
        ReportFault::NobodyPaired { round } => texts.report_nobody_paired(*round),
        ReportFault::PairCount { told, found } => texts.pair_list_count(*told, *found),
        ReportFault::PairedTwice { line, rank } => texts.pair_list_twice(*line, &rank.to_string()),
    }
}

fn told_field(line: usize, field: ReportField, read: &str, texts: &Texts) -> String {
    match field {
        ReportField::StartingRank => texts.report_bad_rank(line, read),
        ReportField::Points => texts.report_bad_points(line, read),
        ReportField::Opponent => texts.report_bad_opponent(line, read),
        ReportField::Colour => texts.report_bad_color(line, read),
        ReportField::Result => texts.report_bad_result(line, read),
        ReportField::Pair => texts.pair_list_bad_pair(line, read),
        ReportField::PairCount => texts.pair_list_bad_count(line, read),
    }
}
