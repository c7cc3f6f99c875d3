//! A record that somebody else wrote: its first row, and rows of facts in any order.

use hector::clock::{Moment, Span};
use hector::laws::read_event;
use hector::record::{
    LifeSign, began_line, doubts, fact_line, paired_line, read_began, read_fact, read_head,
    read_moment, read_paired, write_head,
};
use hector::table::{Game, Notice, Player, Setting, due, tell};
use hector::words::{Language, Texts, Wording, tell_arbiter, tell_player};

/// So many rows are read of one input.
const MOST: usize = 200;

/// What is read of a record is written and read again the same; the game of any facts is
/// replayed, told and asked at any moment, whatever they say. The first row ends with a zero; it
/// may be left out.
pub fn record(input: &[u8]) {
    let text = String::from_utf8_lossy(input);
    let (first, rows) = text.split_once('\0').unwrap_or(("", &text));
    let setting = match read_head(first) {
        Ok(head) => {
            assert_eq!(read_head(&write_head(&head)).as_ref(), Ok(&head));
            head.setting
        }
        Err(_) => usual(),
    };
    let (mut facts, mut signs) = (Vec::new(), Vec::new());
    for row in rows.lines().take(MOST) {
        if let Ok(began) = read_began(row) {
            assert_eq!(read_began(&began_line(&began)), Ok(began));
        }
        if let Ok(pair) = read_paired(row) {
            assert_eq!(read_paired(&paired_line(&pair)), Ok(pair));
        }
        if let Ok(at) = read_moment(row) {
            let wall = i64::from_ne_bytes(at.as_micros().to_ne_bytes());
            signs.push(LifeSign { at, wall, starts: signs.len() % 2, facts: facts.len() });
        }
        if let Ok(fact) = read_fact(row) {
            assert_eq!(read_fact(&fact_line(&fact)).as_ref(), Ok(&fact), "{row}");
            facts.push(fact);
        }
    }
    let mut game = Game::new(setting.clone());
    for fact in &facts {
        game.apply(fact);
        for notice in tell(fact, &game) {
            let language = Language::ALL[facts.len() % Language::ALL.len()];
            is_told(&notice, &Texts::new(language));
        }
    }
    for at in [game.latest(), game.latest() + Span::from_seconds(1), Moment::MAX] {
        let _ = (due(&game, at), game.clock().reading(at));
    }
    assert_eq!(Game::replay(setting.clone(), &facts), game);
    let _ = doubts(setting, &facts, &signs);
}

fn is_told(notice: &Notice, texts: &Texts) {
    let told = match notice {
        Notice::ToPlayer(_, told) => tell_player(told, Wording::default(), texts),
        Notice::ToArbiter(told) => tell_arbiter(told, Wording::default(), texts),
    };
    assert!(!told.chars().any(char::is_control), "{told:?}");
}

fn usual() -> Setting {
    let event = read_event("[time]\ncontrol = \"5+3\"\n").expect("an event");
    Setting::new(event, hector::chess::ByColor { white: Player::SIGHTED, black: Player::BLIND })
        .expect("a time control")
}
