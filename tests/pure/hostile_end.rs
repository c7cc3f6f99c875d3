//! An enemy at the other end of a game: a peer with a valid session, whose letters are drawn
//! from everything that a record can say, for both sides and in every order. Nothing that it
//! writes changes the local player's game but its own moves, repetitions, presses, offers
//! and clock. `HECTOR_GAMES=10000` plays more, `HECTOR_GAME=7` that one alone.

use crate::common::asked::{self, Games};
use crate::common::dice::Dice;
use crate::common::enemy::Enemy;
use crate::common::seats::{announce, press, repeat, said, setting};
use hector::chess::Color;
use hector::clock::{Clock, Moment, Span};
use hector::laws::{Mode, Profile};
use hector::record::{PlaceMessage, fact_line, read_fact, read_place_message};
use hector::table::{
    Act, ArbiterAct, Comparison, Correspondence, Fact, Game, Intent, Notice, Person, Phase,
    PlayerTold, Points, Proof, Recorded, Said, Setting, Taken, decide, due, tell,
};

/// How many games are played when nobody asks for more.
const GAMES: u64 = 300;
const LETTERS: usize = 60;

#[derive(Debug, Default)]
struct Tally {
    letters: usize,
    unreadable: usize,
    refused: usize,
    happened: usize,
    doubted: usize,
    parted: usize,
    over: usize,
}

/// The end that is attacked.
struct Place {
    seed: u64,
    own: Color,
    setting: Setting,
    game: Game,
    letters: Correspondence,
    recorded: Vec<Recorded>,
    now: Moment,
    /// How much more than its due the enemy's clock was believed since the own press.
    gained: Span,
    tally: Tally,
}

/// What of a game is the local player's and the arbiter's, and no peer's.
#[derive(Debug, PartialEq)]
struct Untouchable {
    moves: Vec<Said>,
    score: Vec<hector::chess::ClaimedMove>,
    mode: Mode,
    seal: hector::table::Seal,
    signature: hector::table::Signature,
    offences: usize,
}

impl Place {
    fn new(seed: u64, dice: &mut Dice) -> Place {
        let mode = if dice.one_in(4) { Mode::Training } else { Mode::Tournament };
        let mut setting = setting(mode);
        setting.event.profile = Profile::Relay;
        let own = dice.pick(&[Color::White, Color::Black]);
        Place {
            seed,
            own,
            game: Game::new(setting.clone()),
            setting,
            letters: Correspondence::new(own),
            recorded: Vec::new(),
            now: Moment::ZERO,
            gained: Span::ZERO,
            tally: Tally::default(),
        }
    }

    /// Facts change the game, and everybody is told what the Laws let them know.
    fn apply(&mut self, facts: Vec<Recorded>) {
        for fact in facts {
            assert_eq!(read_fact(&fact_line(&fact)).as_ref(), Ok(&fact), "game {}", self.seed);
            self.game.apply(&fact);
            for notice in tell(&fact, &self.game) {
                let is_help = matches!(notice, Notice::ToPlayer(_, PlayerTold::Help(..)));
                assert!(!is_help || self.game.mode() == Mode::Training, "game {}", self.seed);
            }
            self.recorded.push(fact);
        }
    }

    fn passes(&mut self, span: Span) {
        self.now = self.now + span;
        let passed = due(&self.game, self.now);
        self.apply(passed);
    }

    /// The local player, or the arbiter at this place, does something.
    fn does(&mut self, intent: &Intent) {
        let Ok(facts) = decide(&self.game, intent, self.now) else { return };
        self.apply(facts.clone());
        let left = self.game.clock().reading(self.now).of(self.own).remaining;
        for fact in &facts {
            let _ = self.letters.entered(fact, left);
            if matches!(fact.fact, Fact::Did { side, act: Act::Presses | Act::PressesLate, .. } if side == self.own)
            {
                self.gained = Span::ZERO;
            }
        }
    }

    /// The local player plays when it is time to.
    fn plays(&mut self, dice: &mut Dice) {
        if *self.game.phase() != Phase::Playing {
            return;
        }
        let turn = self.game.turn();
        let answers = turn.by == self.own || turn.made.is_some();
        let Some(position) = self.game.present().position().cloned() else {
            let back = self.game.plies().len().saturating_sub(1);
            return self.does(&Intent::Arbiter(ArbiterAct::Restores(back)));
        };
        let legal = position.legal_moves();
        if legal.is_empty() {
            return;
        }
        if !answers || position.turn() != self.own {
            // What the other end is said to play, by telephone.
            if dice.one_in(4) {
                self.does(&announce(!self.own, &said(&position, dice.pick(&legal))));
                self.does(&press(!self.own));
            }
            return;
        }
        let last = self.game.plies().last().filter(|ply| ply.by != self.own);
        if let Some(last) = last.map(|ply| ply.made.said.clone()) {
            self.does(&repeat(self.own, &last));
        }
        self.does(&announce(self.own, &said(&position, dice.pick(&legal))));
        if dice.one_in(6) {
            let (side, who) = (self.own, Person::Player(self.own));
            self.does(&Intent::Do { side, who, act: Act::OffersDraw });
        }
        self.does(&press(self.own));
    }

    fn untouchable(&self) -> Untouchable {
        let own = self.own;
        let plies = self.game.plies().iter().filter(|ply| ply.by == own);
        let turn = self.game.turn();
        let announced = turn.made.iter().filter(|_| turn.by == own).map(|made| made.said.clone());
        Untouchable {
            // An announced move is completed by the reply (1.3).
            moves: plies.map(|ply| ply.made.said.clone()).chain(announced).collect(),
            score: self.game.score(own).claims().into_iter().flatten().collect(),
            mode: self.game.mode(),
            seal: self.game.device_seal(),
            signature: self.game.signature(own),
            offences: self.game.offences(own).count(),
        }
    }

    fn time(&self, side: Color) -> Option<Span> {
        self.game.clock().reading(self.now).of(side).remaining
    }

    /// What the enemy writes is read, as the seat reads it.
    fn reads(&mut self, text: &str) {
        self.tally.letters += 1;
        let before = self.untouchable();
        let (own, theirs) = (self.time(self.own), self.time(!self.own));
        let result = self.game.result();
        let from = self.recorded.len();
        match read_place_message(text) {
            Err(_) => self.tally.unreadable += 1,
            Ok(PlaceMessage::Letter(letter)) => self.follows(&letter, Proof::Absent),
            Ok(PlaceMessage::Proven { letter, .. }) => self.follows(&letter, Proof::Wrong),
            Ok(PlaceMessage::View(view)) if self.letters.is_left_by(&view) => {
                self.tally.parted += 1;
                self.letters.followed(&Fact::PlacesParted);
                self.apply(vec![Recorded { at: self.now, fact: Fact::PlacesParted }]);
            }
            Ok(PlaceMessage::View(view)) => {
                let compared = self.letters.compare(&view, &self.game, self.now);
                if let Some(Comparison { shown: Some(fact), .. }) = compared {
                    self.apply(vec![Recorded { at: self.now, fact }]);
                }
            }
            Ok(
                PlaceMessage::Game { .. }
                | PlaceMessage::Witness { .. }
                | PlaceMessage::From(_)
                | PlaceMessage::Happened { .. }
                | PlaceMessage::Wish(_)
                | PlaceMessage::Ordered { .. },
            ) => {}
        }
        let told = format!("game {}, after {text}", self.seed);
        let after = self.untouchable();
        assert!(after == before, "{told}\n{}", differing(&before, &after));
        // A press gives the clock to the local player, and the bonus of a move that was owed.
        assert!(self.time(self.own) >= own, "{told}");
        let facts = self.recorded[from..].to_vec();
        facts.iter().for_each(|fact| self.is_the_enemys(&fact.fact, &told));
        self.gains_no_time(theirs, &facts, &told);
        if self.game.result() != result {
            self.ends_as_it_may(&facts, &told);
        }
    }

    fn follows(&mut self, letter: &hector::table::Letter, proof: Proof) {
        let (taken, facts) = self.letters.follow(letter, proof, &self.game, self.now);
        self.apply(facts);
        match taken {
            Taken::Refused(_) => self.tally.refused += 1,
            Taken::Happens(_) => self.tally.happened += 1,
            Taken::Parted { .. } => self.tally.parted += 1,
            Taken::Known | Taken::Missing => {}
        }
    }

    /// What goes on record of a letter is the enemy's own, or what is noted of it.
    fn is_the_enemys(&mut self, fact: &Fact, told: &str) {
        let theirs = !self.own;
        match fact {
            Fact::Spoke { side, who, .. } | Fact::Did { side, who, .. } => {
                assert_eq!((*side, who.side()), (theirs, Some(theirs)), "{told}");
            }
            Fact::Overstepped { side, .. } | Fact::ClockShown { side, .. } => {
                assert_eq!(*side, theirs, "{told}");
            }
            Fact::ClockDoubted { side, .. } => {
                assert_eq!(*side, theirs, "{told}");
                self.tally.doubted += 1;
            }
            Fact::Arbiter(ArbiterAct::Starts | ArbiterAct::StartsFor(_))
            | Fact::LetterTaken(_)
            | Fact::LetterRefused { .. }
            | Fact::PlacesParted => {}
            other => panic!("{told}: {other:?}"),
        }
    }

    /// Thirty seconds a move and what a way may take, and no more.
    fn gains_no_time(&mut self, before: Option<Span>, facts: &[Recorded], told: &str) {
        let (Some(before), Some(after)) = (before, self.time(!self.own)) else { return };
        let is_press = |act: &Act| {
            matches!(
                act,
                Act::Presses | Act::PressesLate | Act::PressesCrossed | Act::PressedUnaware
            )
        };
        let pressed =
            facts.iter().any(|fact| matches!(&fact.fact, Fact::Did { act, .. } if is_press(act)));
        let bonus = if pressed { Span::from_seconds(30) } else { Span::ZERO };
        self.gained = self.gained + (after - (before + bonus));
        assert!(self.gained <= Span::from_seconds(5), "{told}: {}", self.gained);
    }

    /// The enemy can resign, agree, and mate; nobody can lose by a letter otherwise.
    fn ends_as_it_may(&mut self, facts: &[Recorded], told: &str) {
        self.tally.over += 1;
        let is = |wanted: fn(&Act) -> bool| {
            facts.iter().any(|fact| matches!(&fact.fact, Fact::Did { act, .. } if wanted(act)))
        };
        match self.game.result() {
            Some(Points::Win(side)) if side == self.own => {}
            Some(Points::Win(_)) => {
                let position = self.game.standing().position().expect("a mate stands");
                assert!(position.is_check() && position.legal_moves().is_empty(), "{told}");
            }
            Some(Points::Draw) => {
                let agreed = is(|act| matches!(act, Act::AcceptsDraw | Act::Resigns));
                assert!(agreed || self.game.mode() == Mode::Training, "{told}");
            }
            other => panic!("{told}: {other:?}"),
        }
    }
}

/// The fields that are not as they were.
fn differing(before: &Untouchable, after: &Untouchable) -> String {
    let lines =
        |of: &Untouchable| format!("{of:#?}").lines().map(str::to_owned).collect::<Vec<_>>();
    let pairs = lines(before).into_iter().zip(lines(after));
    pairs.filter(|(one, other)| one != other).map(|(a, b)| format!("{a} now {b}\n")).collect()
}

fn plays_an_enemy(seed: u64) -> Tally {
    let mut dice = Dice::new(seed);
    let mut place = Place::new(seed, &mut dice);
    let mut enemy = Enemy::new(!place.own);
    if !dice.one_in(5) {
        place.does(&Intent::Arbiter(ArbiterAct::Starts));
    }
    for _ in 0..LETTERS {
        place.passes(Span::from_millis(dice.next() % 40_000));
        if dice.one_in(3) {
            place.plays(&mut dice);
        }
        if place.letters.course() == hector::table::LetterCourse::Parted && dice.one_in(3) {
            place.does(&Intent::Arbiter(ArbiterAct::Restores(place.game.plies().len())));
        }
        let text = enemy.writes(&mut dice, &place.letters, &place.game, place.now);
        place.reads(&text);
        if dice.one_in(20) {
            // The program dies, and goes on from its record.
            let own = place.own;
            assert_eq!(Game::replay(place.setting.clone(), &place.recorded), place.game);
            place.letters = Correspondence::of_record(own, &place.recorded);
            place.gained = Span::ZERO;
        }
    }
    assert_eq!(Game::replay(place.setting.clone(), &place.recorded), place.game, "game {seed}");
    let _: &Clock = place.game.clock();
    place.tally
}

#[test]
fn an_enemy_at_the_other_end_changes_nothing_but_its_own() {
    let games = match asked::games(GAMES) {
        Games::One(seed) => {
            println!("{:?}", plays_an_enemy(seed));
            return;
        }
        Games::Many(games) => games,
    };
    let mut all = Tally::default();
    for seed in 0..games {
        let Tally { letters, unreadable, refused, happened, doubted, parted, over } =
            plays_an_enemy(seed);
        all.letters += letters;
        all.unreadable += unreadable;
        all.refused += refused;
        all.happened += happened;
        all.doubted += doubted;
        all.parted += parted;
        all.over += over;
    }
    println!("{all:?}");
    // What is rare must happen, or nothing was tested.
    let enough = usize::try_from(games / 40).expect("not so many");
    let rare = [all.unreadable, all.refused, all.happened, all.doubted, all.parted, all.over];
    assert!(rare.iter().all(|count| *count >= enough), "{all:?}");
}
