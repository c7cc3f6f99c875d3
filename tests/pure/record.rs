//! The format of records: every word of it stands in a readable file, is read and
//! written as it stands there, and whatever is spoiled is refused with a reason.

use std::fs;

use hector::chess::ByColor;
use hector::laws::{
    ArbiterPresence, DrawOffers, Event, Mode, PeriodPolicy, Profile, QuickplayFinish, TouchFacts,
    read_event,
};
use hector::record::{
    HeadError, PairOfRound, fact_line, paired_line, read_fact, read_head, read_paired, vocabulary,
    write_head,
};

fn seed(name: &str) -> String {
    let path = format!("{}/tests/seeds/record/{name}", env!("CARGO_MANIFEST_DIR"));
    fs::read_to_string(path).expect("a seed")
}

#[test]
fn every_fact_is_read_and_written_as_it_stands_in_the_file() {
    let text = seed("format-1.txt");
    for line in text.lines() {
        let fact = read_fact(line).unwrap_or_else(|error| panic!("{line}: {error}"));
        assert_eq!(fact_line(&fact), line);
    }
}

#[test]
fn every_word_of_the_format_stands_in_a_file() {
    let text = seed("format-1.txt") + &seed("head-1.txt") + &seed("head-2.txt");
    let words: Vec<&str> = text.split_whitespace().collect();
    for (kind, known) in vocabulary() {
        assert!(!known.is_empty(), "{kind} has no words");
        for word in known {
            assert!(words.contains(word), "no line shows the {kind} \"{word}\"");
        }
    }
}

#[test]
fn heads_are_read_and_written_as_they_stand_in_the_files() {
    for name in ["head-1.txt", "head-2.txt", "head-3.txt", "head-4.txt", "head-5.txt"] {
        let text = seed(name);
        let head = read_head(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(write_head(&head), text.trim_end(), "{name}");
    }
}

#[test]
fn a_later_format_is_named_and_not_guessed_at() {
    let later = seed("head-1.txt").replacen("hector-record 1", "hector-record 2", 1);
    assert_eq!(read_head(&later), Err(HeadError::Newer { found: 2 }));
    assert_eq!(read_head("something else"), Err(HeadError::NoHead));
}

#[test]
fn spoiled_lines_are_refused_or_read_as_what_they_say() {
    let mut refused = 0;
    for line in seed("format-1.txt").lines() {
        for (at, _) in line.char_indices() {
            for spoil in ["", " ", "\"", "\\", "é", "9", "\u{0}"] {
                let spoiled = format!("{}{spoil}{}", &line[..at], &line[at..]);
                let cut = format!("{}{spoil}", &line[..at]);
                for text in [spoiled, cut] {
                    match read_fact(&text) {
                        Ok(fact) => assert_eq!(read_fact(&fact_line(&fact)).unwrap(), fact),
                        Err(_) => refused += 1,
                    }
                }
            }
        }
    }
    assert!(refused > 10_000, "{refused}");
}

/// What was said at the table is not changed by what a hall says later.
#[test]
fn a_pair_that_a_hall_tells_fills_in_what_nobody_said() {
    let pair = PairOfRound {
        round: "2".to_owned(),
        names: ByColor { white: "Carter, \"Will\"".to_owned(), black: "Müller, Jörg".to_owned() },
    };
    let line = paired_line(&pair);
    assert_eq!(line, r#""2" "Carter, \"Will\"" "Müller, Jörg""#);
    assert_eq!(read_paired(&line).unwrap(), pair);
    for (at, _) in line.char_indices() {
        assert!(read_paired(&line[..at]).is_err(), "{at}");
    }
    let mut head = read_head(&seed("head-1.txt")).unwrap();
    head.names = ByColor { white: "Will".to_owned(), black: String::new() };
    head.occasion.round = String::new();
    head.take_pair(&pair);
    assert_eq!((head.names.white.as_str(), head.names.black.as_str()), ("Will", "Müller, Jörg"));
    assert_eq!(head.occasion.round, "2");
}

#[test]
fn spoiled_heads_are_refused_or_read_as_what_they_say() {
    let text = seed("head-1.txt");
    for (at, _) in text.char_indices() {
        let cut = &text[..at];
        let holed = format!("{cut}{}", text[at..].chars().skip(1).collect::<String>());
        for text in [cut, &holed] {
            if let Ok(head) = read_head(text) {
                assert_eq!(read_head(&write_head(&head)).unwrap(), head);
            }
        }
    }
}

#[test]
fn every_event_comes_back_from_its_own_settings() {
    let plain = read_event("[time]\ncontrol = \"90+30\"\n").unwrap();
    let mut events = vec![plain.clone()];
    let mut add = |change: &dyn Fn(&mut Event)| {
        let mut event = plain.clone();
        change(&mut event);
        events.push(event);
    };
    for (_, profile) in Profile::NAMES {
        add(&|event| event.profile = profile);
    }
    for (_, mode) in Mode::NAMES {
        add(&|event| event.mode = mode);
    }
    for (_, policy) in PeriodPolicy::NAMES {
        add(&|event| event.period_policy = policy);
    }
    for (_, touches) in TouchFacts::NAMES {
        add(&|event| event.touches = touches);
    }
    for draws in [DrawOffers::NotBefore(30), DrawOffers::ThroughArbiter] {
        add(&|event| event.draw_offers = draws);
    }
    add(&|event| event.arbiter = ArbiterPresence::Absent);
    add(&|event| event.quickplay_finish = QuickplayFinish::Announced);
    add(&|event| event.adaptations = vec!["a \"b\"\\ß".to_owned(), String::new()]);
    for event in events {
        let read = read_event(&event.to_toml()).unwrap();
        // The line of the time control is where it stands in this text.
        let line = read.time_control.line;
        let mut expected = event;
        expected.time_control.line = line;
        assert_eq!(read, expected);
    }
}
