//! The tables of the six editions, the classes of time controls and the penalties,
//! held against readable tables. Set `UPDATE=1` to write the tables anew, then read
//! them by eye.

use crate::common::golden;
use hector::chess::{Color, Position};
use hector::laws::{
    Charge, Development, Edition, Effort, Judgement, MateChance, Offence, OffencePool, Pace,
    RatingRules, Regime, Rule, Supervision, Terms, TimeForSixtyMoves, Title, TitleList,
    mate_chance, penalty,
};
use hector::words::{Language, Texts, tell_article, tell_regime, tell_ruling, tell_table};

/// Compares a text with a golden file, or writes the file when asked to.
fn check(file: &str, found: &str) {
    let path = format!("{}/tests/seeds/laws/{file}", env!("CARGO_MANIFEST_DIR"));
    golden::holds(path, found);
}

#[test]
fn every_row_of_every_edition_reads_as_in_the_table() {
    let tables = Edition::ALL.map(|edition| tell_table(edition, &Texts::new(Language::English)));
    let mut text = String::new();
    for row in 0..tables[0].len() {
        text += &format!("{}\n", tables[0][row].0);
        for (edition, table) in Edition::ALL.iter().zip(&tables) {
            text += &format!("  {edition}  {}\n", table[row].1);
        }
    }
    check("parameters.txt", &text);
}

#[test]
fn every_rule_has_its_number_in_every_edition_that_knows_it() {
    let texts = Texts::new(Language::English);
    let mut text = String::new();
    for rule in Rule::ALL {
        text += &format!("{}: {}\n", rule.name(), texts.rule(*rule));
        for edition in Edition::ALL {
            let article =
                rule.article(edition).map_or("none".to_owned(), |a| tell_article(a, &texts));
            text += &format!("  {edition}  {article}\n");
        }
    }
    check("articles.txt", &text);
}

#[test]
fn time_controls_fall_into_their_classes() {
    let mut checked = 0;
    for line in include_str!("../seeds/laws/classes.txt").lines() {
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let [edition, minutes, seconds, class] = line.split_whitespace().collect::<Vec<_>>()[..]
        else {
            panic!("four columns expected: {line}");
        };
        let time =
            TimeForSixtyMoves::new(minutes.parse::<u32>().unwrap() * 60, seconds.parse().unwrap());
        let found = time.pace(edition.parse().unwrap()).map_or("none".into(), |p| p.to_string());
        assert_eq!(found, class, "{line}");
        checked += 1;
    }
    assert!(checked >= 20, "only {checked} cases were read");
}

#[test]
fn every_offence_costs_what_the_table_says() {
    let texts = Texts::new(Language::English);
    let mut text = String::new();
    for offence in Offence::ALL {
        for edition in Edition::ALL {
            for (pace, supervision) in [
                (Pace::Standard, Supervision::EachGame),
                (Pace::Rapid, Supervision::EachGame),
                (Pace::Rapid, Supervision::Otherwise),
                (Pace::Blitz, Supervision::EachGame),
                (Pace::Blitz, Supervision::Otherwise),
            ] {
                let regime = Regime { pace, supervision };
                let terms = Terms { edition, regime, ..Terms::default() };
                text += &format!("{offence:?} {edition} {}\n", tell_regime(regime, &texts));
                for nth in 1..=3 {
                    let ruling = penalty(&terms, &Charge::completed(offence, nth));
                    let articles = ruling.articles().into_iter();
                    let articles: Vec<String> =
                        articles.map(|(_, article)| tell_article(article, &texts)).collect();
                    let verdict = &tell_ruling(&ruling, &texts)[0];
                    let open = match ruling.judgement {
                        Judgement::Settled => "",
                        Judgement::Arbiter(_) => ", left to the arbiter",
                        Judgement::Opponent(_) => ", left to the opponent",
                    };
                    let line = format!("  {nth}: {verdict} {}", articles.join(", "));
                    text += &format!("{}{open}\n", line.trim_end());
                }
            }
        }
    }
    check("penalties.txt", &text);
}

#[test]
fn illegal_moves_two_hands_and_empty_presses_fill_one_pool() {
    let mut pool = OffencePool::default();
    // A bishop moved like a knight, later castling with two hands: the second loses.
    assert_eq!(pool.add(Edition::Of2017, Offence::IllegalMove, 14), Some(1));
    assert_eq!(pool.add(Edition::Of2017, Offence::TwoHands, 40), Some(2));

    // Illegal castling, done with two hands, counts once.
    let mut pool = OffencePool::default();
    assert_eq!(pool.add(Edition::Of2023, Offence::IllegalMove, 14), Some(1));
    assert_eq!(pool.add(Edition::Of2023, Offence::TwoHands, 14), Some(1));
    assert_eq!(pool.count(), 1);

    // 2014 forbids two hands without counting them.
    let mut pool = OffencePool::default();
    assert_eq!(pool.add(Edition::Of2014, Offence::TwoHands, 14), None);
    assert_eq!(pool.add(Edition::Of2014, Offence::WrongDrawClaim, 16), None);
    assert_eq!(pool.count(), 0);
}

#[test]
fn the_coefficient_times_the_games_never_passes_seven_hundred() {
    let cases = [
        (Development::New, 17, 40),
        (Development::New, 18, 38),
        (Development::Junior, 20, 35),
        (Development::Settled, 35, 20),
        (Development::Settled, 36, 19),
        (Development::Reached2400, 70, 10),
        (Development::Reached2400, 71, 9),
        (Development::Settled, 0, 20),
    ];
    for (development, games, expected) in cases {
        assert_eq!(development.coefficient_for(games), expected, "{development:?} {games}");
    }
}

#[test]
fn standard_games_need_more_time_the_stronger_the_players() {
    for (rules, rating, minutes) in [
        (RatingRules::Of2017, 2200, 120),
        (RatingRules::Of2017, 2199, 90),
        (RatingRules::Of2017, 1600, 90),
        (RatingRules::Of2017, 1599, 60),
        (RatingRules::Of2024, 2400, 120),
        (RatingRules::Of2024, 2399, 90),
        (RatingRules::Of2024, 1800, 90),
        (RatingRules::Of2024, 1799, 60),
    ] {
        assert_eq!(rules.standard_minutes(rating), minutes, "{rules} {rating}");
    }
    let standard = |rating| RatingRules::Of2024.counted_difference(500, Pace::Standard, rating);
    assert_eq!((standard(2649), standard(2650)), (400, 500));
    assert_eq!(RatingRules::Of2024.counted_difference(500, Pace::Rapid, 2700), 400);
    assert_eq!(RatingRules::Of2017.counted_difference(500, Pace::Standard, 2000), 500);
    assert_eq!(Title::Master.by_rating(TitleList::Women), Some(2100));
    assert_eq!(Title::CandidateMaster.direct_floor(TitleList::Women), 1800);
}

#[test]
fn a_side_is_said_to_mate_or_not_to_mate_only_where_that_was_shown() {
    let mut checked = 0;
    for line in include_str!("../seeds/laws/mating.txt").lines() {
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let (expected, fen) = line.split_once(' ').expect("a verdict and a FEN");
        let position = Position::from_fen(fen).expect("a test's own FEN");
        let found: String = [Color::White, Color::Black]
            .map(|side| match mate_chance(&position, side, Effort::default()) {
                MateChance::Possible(_) => '+',
                MateChance::Impossible(_) => '-',
                MateChance::Unknown => '?',
            })
            .iter()
            .collect();
        assert_eq!(found, expected, "{line}");
        checked += 1;
    }
    assert!(checked >= 15, "only {checked} positions were read");
    // Without effort nothing is claimed that material does not decide.
    let start = Position::initial();
    assert_eq!(mate_chance(&start, Color::White, Effort(0)), MateChance::Unknown);
}
