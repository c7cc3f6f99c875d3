//! Completed moves against presses: random games in which presses are forgotten, doubled, late and made by
//! the wrong hand. What the game says is completed, and what a fallen flag is ruled, is held against a count of
//! another kind, written from 6.2.1 alone, which knows neither boards nor cases.
//! `HECTOR_GAMES=5000` plays more.

use hector::chess::{ByColor, Color};
use hector::clock::{Moment, Span};
use hector::laws::{Edition, RulingFact, Verdict, read_event};
use hector::table::{
    ArbiterAct, Case, Game, Intent, Matter, Player, Recorded, Setting, decide, due,
};

use crate::common::asked::{self, Games};
use crate::common::dice::Dice;
use crate::common::seats::{announce, press, repeat, said};

/// How many games are played when nobody asks for more.
const GAMES: u64 = 400;

/// Moves and minutes of each period; the last asks for no moves.
const PERIODS: [(u32, u64); 2] = [(5, 2), (5, 2)];
const LAST_MINUTES: u64 = 3;
const CONTROL: &str = "5/2 then 5/2 then 3";

/// The count. A move is made, a press that starts the opponent's clock completes what its player has made,
/// and so does the player's next move (6.2.1, 6.2.1.2).
#[derive(Debug, Clone)]
struct Count {
    edition: Edition,
    made: ByColor<u32>,
    completed: ByColor<u32>,
    used: ByColor<Span>,
    running: Color,
    /// The moves that were completed when a flag fell.
    fallen_at: ByColor<Option<u32>>,
}

impl Count {
    fn new(edition: Edition) -> Count {
        Count {
            edition,
            made: ByColor::default(),
            completed: ByColor::default(),
            used: ByColor::default(),
            running: Color::White,
            fallen_at: ByColor::default(),
        }
    }

    fn moves(&mut self, side: Color) {
        // 2009 has no such rule.
        if self.edition != Edition::Of2009 {
            *self.completed.get_mut(side) = *self.made.get(side);
        }
        *self.made.get_mut(side) += 1;
    }

    fn presses(&mut self, side: Color) {
        if self.running == side {
            *self.completed.get_mut(side) = *self.made.get(side);
            self.running = !side;
        }
    }

    fn passes(&mut self, time: Span) {
        let used = self.used.get_mut(self.running);
        *used = *used + time;
        if *self.used.get(self.running) >= self.allotted(self.running) {
            let completed = *self.completed.get(self.running);
            self.fallen_at.get_mut(self.running).get_or_insert(completed);
        }
    }

    /// All the time that the moves completed have brought a side (6.3.1, 6.3.2).
    fn allotted(&self, side: Color) -> Span {
        let (mut minutes, mut needed) = (0, 0);
        for (moves, base) in PERIODS {
            minutes += base;
            needed += moves;
            if *self.completed.get(side) < needed {
                return Span::from_minutes(minutes);
            }
        }
        Span::from_minutes(minutes + LAST_MINUTES)
    }
}

/// What came up, so that the test can see that it did.
#[derive(Debug, Default)]
struct Tally {
    forgotten: usize,
    doubled: usize,
    late: usize,
    by_the_wrong_hand: usize,
    flags: usize,
    flags_where_the_counter_lies: usize,
    periods: usize,
}

struct Play {
    game: Game,
    at: Moment,
    count: Count,
    facts: Vec<Recorded>,
}

impl Play {
    fn new(edition: Edition) -> Play {
        let text =
            format!("[time]\ncontrol = \"{CONTROL}\"\n[device]\nprofile = \"full announcement\"\n");
        let mut event = read_event(&text).expect("an event");
        event.edition = edition;
        event.regime.pace = hector::laws::Pace::Standard;
        let players = ByColor { white: Player::SIGHTED, black: Player::SIGHTED };
        let setting = Setting::new(event, players).expect("a time control");
        let mut play = Play {
            game: Game::new(setting),
            at: Moment::ZERO,
            count: Count::new(edition),
            facts: Vec::new(),
        };
        play.intend(&Intent::Arbiter(ArbiterAct::Starts));
        play
    }

    fn intend(&mut self, intent: &Intent) {
        self.wakes();
        for fact in decide(&self.game, intent, self.at).expect("it is taken") {
            self.game.apply(&fact);
            self.facts.push(fact);
        }
    }

    fn wakes(&mut self) {
        for fact in due(&self.game, self.at) {
            self.game.apply(&fact);
            self.facts.push(fact);
        }
    }

    fn waits(&mut self, time: Span) {
        self.at = self.at + time;
        self.count.passes(time);
        self.wakes();
    }

    fn presses(&mut self, side: Color) {
        self.intend(&press(side));
        self.count.presses(side);
    }

    fn flag_case(&self) -> Option<&Case> {
        let is_flag = |case: &&Case| matches!(case.matter, Matter::FlagDown(_));
        self.game.cases().iter().find(is_flag)
    }
}

fn holds(play: &Play, told: &dyn Fn() -> String) {
    for side in Color::ALL {
        assert_eq!(
            play.game.completed(side),
            *play.count.completed.get(side),
            "completed by {side:?}: {}",
            told()
        );
        let flag = play.game.clock().reading(play.at).of(side).flag.is_some();
        assert_eq!(
            flag,
            play.count.fallen_at.get(side).is_some(),
            "the flag of {side:?}: {}",
            told()
        );
    }
    assert_eq!(play.game.clock().running(), Some(play.count.running), "{}", told());
}

/// The ruling of a flag is what the count says.
fn is_ruled_by_the_count(play: &Play, case: &Case, tally: &mut Tally, told: &dyn Fn() -> String) {
    let Matter::FlagDown(side) = case.matter else { return };
    tally.flags += 1;
    let ruling = case.ruling.as_ref().expect("a ruling");
    let completed = play.count.fallen_at.get(side).expect("it fell by the count too");
    let needed: u32 = PERIODS.iter().map(|(moves, _)| moves).sum();
    assert_ne!(ruling.verdict, Verdict::GoesOn, "{}", told());
    let of_period = ruling.facts.iter().find_map(|fact| match fact {
        RulingFact::MovesOfPeriod { side: of, completed, required } if *of == side => {
            Some((*completed, *required))
        }
        _ => None,
    });
    match of_period {
        Some((said, required)) => {
            assert_eq!(said, completed, "{}", told());
            assert!(u64::from(completed) < required, "{}", told());
        }
        None => assert!(completed >= needed, "the moves are not told: {}", told()),
    }
    let counter = ruling.facts.iter().find_map(|fact| match fact {
        RulingFact::CounterShows(of, counter) if *of == side => Some(*counter),
        _ => None,
    });
    assert_ne!(counter, Some(completed), "a counter that agrees: {}", told());
    tally.flags_where_the_counter_lies += usize::from(counter.is_some());
}

fn plays(seed: u64, tally: &mut Tally) {
    let mut dice = Dice::new(seed);
    let edition = dice.pick(&[
        Edition::Of2009,
        Edition::Of2014,
        Edition::Of2017,
        Edition::Of2018,
        Edition::Of2023,
    ]);
    let mut play = Play::new(edition);
    for _ in 0..60 {
        let told = |play: &Play| format!("{seed} {edition:?} {:?} {:#?}", play.count, play.facts);
        let mover = match play.game.turn().made {
            Some(_) => !play.game.turn().by,
            None => play.game.turn().by,
        };
        play.waits(Span::from_seconds(1 + dice.next() % 24));
        let Some(position) = play.game.present().position().cloned() else { break };
        let legal = position.legal_moves();
        if legal.is_empty() || play.flag_case().is_some() {
            break;
        }
        // What the opponent of whoever presses late has still to do goes first: a late press.
        if play.game.has_been_replied_to(!play.game.turn().by) && dice.one_in(2) {
            play.presses(!play.game.turn().by);
            tally.late += 1;
            holds(&play, &|| told(&play));
            continue;
        }
        let words = said(&position, dice.pick(&legal));
        play.intend(&announce(mover, &words));
        play.count.moves(mover);
        if play.game.cases().iter().any(|case| case.matter == Matter::GameOver) {
            break;
        }
        holds(&play, &|| told(&play));
        if dice.one_in(2) {
            play.intend(&repeat(!mover, &words));
            if play.game.cases().iter().any(|case| case.matter == Matter::GameOver) {
                break;
            }
        }
        play.waits(Span::from_seconds(dice.next() % 6));
        match dice.below(10) {
            0 | 1 => tally.forgotten += 1,
            2 => {
                play.presses(mover);
                play.presses(mover);
                tally.doubled += 1;
            }
            3 => {
                play.presses(!mover);
                play.presses(mover);
                tally.by_the_wrong_hand += 1;
            }
            _ => play.presses(mover),
        }
        holds(&play, &|| told(&play));
    }
    if *play.count.completed.get(Color::White) >= PERIODS[0].0 {
        tally.periods += 1;
    }
    let told = || format!("{seed} {edition:?} {:?} {:#?}", play.count, play.facts);
    if let Some(case) = play.flag_case() {
        is_ruled_by_the_count(&play, case, tally, &told);
    }
}

#[test]
fn flags_are_ruled_by_the_moves_that_6_2_1_says_are_completed() {
    let mut tally = Tally::default();
    match asked::games(GAMES) {
        Games::One(seed) => plays(seed, &mut tally),
        Games::Many(games) => {
            for seed in 0..games {
                plays(seed, &mut tally);
            }
            let Tally { forgotten, doubled, late, by_the_wrong_hand, flags, .. } = tally;
            let rare = [forgotten, doubled, late, by_the_wrong_hand, flags, tally.periods];
            assert!(rare.iter().all(|count| *count >= 40), "{tally:?}");
            assert!(tally.flags_where_the_counter_lies >= 20, "{tally:?}");
        }
    }
}
