//! Two ends of a game and a bad post between them: letters late, twice, out of order and
//! lost, a way that is cut for whole moves, ends that are started again, and moves that are
//! told by telephone meanwhile, rightly or wrongly. Whatever happens, both ends have the
//! same game in the end, or one of them has called the arbiter.

use std::collections::VecDeque;

use crate::common::dice::Dice;
use crate::common::games::random_game;
use crate::common::seats::{announce, press, repeat, said, setting};
use hector::chess::{ByColor, Color, Variant};
use hector::clock::{Going, Moment, Span};
use hector::laws::{Mode, Profile};
use hector::record::{PlaceMessage, read_place_message, write_place_message};
use hector::table::{
    Act, ArbiterAct, Comparison, Correspondence, Declined, Difference, Fact, Game, Intent, Letter,
    LetterCourse as Letters, OwnClock, Person, Proof, Recorded, Said, Sealing, Setting, Taken,
    TakingUp, decide, due,
};

const GAMES: u64 = 1_000;

/// What the arbiter does has the arbiter's proof with it.
fn write_letter(letter: Letter) -> String {
    write_place_message(&match letter.recorded.fact {
        Fact::Arbiter(_) => PlaceMessage::Proven { proof: "arbiter".to_owned(), letter },
        _ => PlaceMessage::Letter(letter),
    })
}

/// One end.
struct End {
    own: Color,
    game: Game,
    letters: Correspondence,
    recorded: Vec<Recorded>,
    inbox: VecDeque<String>,
    has_parted: bool,
}

impl End {
    fn new(own: Color, setting: &Setting) -> End {
        End {
            own,
            game: Game::new(setting.clone()),
            letters: Correspondence::new(own),
            recorded: Vec::new(),
            inbox: VecDeque::new(),
            has_parted: false,
        }
    }

    fn apply(&mut self, facts: &[Recorded]) {
        for fact in facts {
            self.game.apply(fact);
            self.recorded.push(fact.clone());
        }
    }

    /// Something happens here, and is written to the other end.
    fn happens(&mut self, intent: &Intent, now: Moment) -> Vec<String> {
        let passed = due(&self.game, now);
        self.apply(&passed);
        let facts = decide(&self.game, intent, now).expect("it is taken");
        self.apply(&facts);
        let left = self.game.clock().reading(now).of(self.own).remaining;
        let letters = facts.iter().flat_map(|fact| self.letters.entered(fact, left).to_vec());
        letters.map(write_letter).collect()
    }

    /// Reads one letter; gives what it answers.
    fn reads(&mut self, text: &str, now: Moment) -> Vec<String> {
        match read_place_message(text).expect("a letter of ours") {
            PlaceMessage::Game { .. }
            | PlaceMessage::Witness { .. }
            | PlaceMessage::Happened { .. }
            | PlaceMessage::Wish(_)
            | PlaceMessage::Ordered { .. } => Vec::new(),
            PlaceMessage::View(view) => {
                let compared = self.letters.compare(&view, &self.game, now);
                let Some(Comparison { shown, clock, .. }) = compared else { return Vec::new() };
                let shown: Vec<Recorded> =
                    shown.into_iter().map(|fact| Recorded { at: now, fact }).collect();
                self.apply(&shown);
                let must_show = clock == OwnClock::ToBeShown;
                must_show.then(|| self.view(now)).into_iter().collect()
            }
            PlaceMessage::From(number) => {
                let letters = self.letters.letters_from(number).iter().cloned();
                letters.map(write_letter).collect()
            }
            PlaceMessage::Letter(letter) => self.reads_letter(&letter, Proof::Absent, now),
            // Both ends know the arbiter.
            PlaceMessage::Proven { letter, .. } => self.reads_letter(&letter, Proof::Given, now),
        }
    }

    fn reads_letter(&mut self, letter: &Letter, proof: Proof, now: Moment) -> Vec<String> {
        let passed = due(&self.game, now);
        self.apply(&passed);
        let (taken, facts) = self.letters.follow(letter, proof, &self.game, now);
        self.apply(&facts);
        match taken {
            Taken::Missing => vec![write_place_message(&PlaceMessage::From(self.letters.taken()))],
            Taken::Refused(why) => panic!("{why:?}"),
            Taken::Parted { .. } => {
                self.has_parted = true;
                Vec::new()
            }
            Taken::Happens(_) | Taken::Known => Vec::new(),
        }
    }

    fn view(&self, now: Moment) -> String {
        write_place_message(&PlaceMessage::View(self.letters.view(&self.game, now)))
    }

    /// Is killed, and goes on from its record.
    fn starts_again(&mut self, setting: &Setting) {
        assert_eq!(Game::replay(setting.clone(), &self.recorded), self.game);
        self.letters = Correspondence::of_record(self.own, &self.recorded);
    }
}

/// Whether letters get through.
struct Way {
    is_open: bool,
    was_cut: bool,
    /// It was cut while a press was on its way that somebody had replied to.
    was_cut_at_a_quick_reply: bool,
}

/// A game between two ends, and what befalls it.
struct Course {
    dice: Dice,
    setting: Setting,
    ends: ByColor<End>,
    way: Way,
    now: Moment,
}

impl Course {
    fn new(seed: u64) -> Course {
        let mut setting = setting(Mode::Tournament);
        setting.event.profile = Profile::Relay;
        let end = |own| End::new(own, &setting);
        let ends = ByColor { white: end(Color::White), black: end(Color::Black) };
        Course {
            dice: Dice::new(seed),
            ends,
            setting,
            way: Way { is_open: true, was_cut: false, was_cut_at_a_quick_reply: false },
            now: Moment::ZERO,
        }
    }

    /// Something happens at an end, where the clock is started first if it was not.
    fn happens(&mut self, at: Color, intent: &Intent) {
        if self.ends.get(at).game.clock().going() == Going::NotStarted
            && *intent != Intent::Arbiter(ArbiterAct::Starts)
        {
            self.happens(at, &Intent::Arbiter(ArbiterAct::Starts));
        }
        self.now = self.now + Span::from_millis(700);
        let written = self.ends.get_mut(at).happens(intent, self.now);
        if self.way.is_open {
            self.ends.get_mut(!at).inbox.extend(written);
        }
    }

    /// The way is open: each end asks for what it has not had.
    fn opens(&mut self) {
        self.way.is_open = true;
        let cut = self.now.since(Moment::ZERO);
        self.ends.white.letters.was_cut(cut);
        self.ends.black.letters.was_cut(cut);
        for side in [Color::White, Color::Black] {
            let from =
                write_place_message(&PlaceMessage::From(self.ends.get(side).letters.taken()));
            self.ends.get_mut(!side).inbox.push_back(from);
        }
    }

    /// While nothing was cut or misheard, no arbiter is called.
    fn ends_agree(&self) {
        let ByColor { white, black } = &self.ends;
        if self.way.was_cut || white.has_parted || black.has_parted {
            return;
        }
        for (one, other) in [(white, black), (black, white)] {
            let view = other.letters.view(&other.game, self.now);
            let compared = one.letters.clone().compare(&view, &one.game, self.now);
            assert_eq!(compared.and_then(|compared| compared.difference), None);
        }
    }

    /// Each end shows what it knows.
    fn show_views(&mut self) {
        for side in [Color::White, Color::Black] {
            let view = self.ends.get(side).view(self.now);
            self.ends.get_mut(!side).inbox.push_back(view);
        }
        self.delivers();
    }

    fn is_cut(&mut self) {
        self.way.is_open = false;
        self.way.was_cut = true;
        let ByColor { white, black } = &self.ends;
        self.way.was_cut_at_a_quick_reply |= !(white.inbox.is_empty() && black.inbox.is_empty());
        for side in [Color::White, Color::Black] {
            self.ends.get_mut(side).inbox.clear();
        }
    }

    /// Delivers until nothing is on its way, badly.
    fn delivers(&mut self) {
        for _ in 0..10_000 {
            let side = self.dice.pick(&[Color::White, Color::Black]);
            let mut side = side;
            if self.ends.get(side).inbox.is_empty() {
                side = !side;
            }
            let inbox = &mut self.ends.get_mut(side).inbox;
            let Some(letter) = inbox.pop_front() else { return };
            if self.dice.one_in(12) {
                inbox.push_back(letter.clone());
            }
            if self.dice.one_in(12) {
                inbox.push_back(letter);
                continue;
            }
            let answers = self.ends.get_mut(side).reads(&letter, self.now);
            self.ends.get_mut(!side).inbox.extend(answers);
        }
        panic!("the post never comes to rest");
    }

    fn plays(&mut self, by: Color, made: &Said, misheard: Option<&Said>) {
        if self.dice.one_in(10) {
            if self.way.is_open { self.is_cut() } else { self.opens() }
        }
        if self.dice.one_in(15) {
            let side = self.dice.pick(&[Color::White, Color::Black]);
            let setting = self.setting.clone();
            self.ends.get_mut(side).starts_again(&setting);
        }
        self.happens(by, &announce(by, made));
        let is_heard = self.way.is_open && self.dice.one_in(2);
        if is_heard {
            self.delivers();
            self.ends_agree();
            self.happens(!by, &repeat(!by, made));
        }
        self.happens(by, &press(by));
        if self.way.is_open {
            // A quick reply is made before the press has come.
            if !is_heard || !self.dice.one_in(4) {
                self.delivers();
            }
        } else {
            let told = misheard.unwrap_or(made);
            self.happens(!by, &announce(by, told));
            self.happens(!by, &press(by));
        }
    }
}

/// However often an end that parted is started again, it takes nothing until the arbiter
/// has restored a position, and then both go on together.
fn stays_parted(course: &mut Course, seed: u64) {
    for side in [Color::White, Color::Black] {
        let setting = course.setting.clone();
        let parted = course.ends.get(side).letters.course();
        course.ends.get_mut(side).starts_again(&setting);
        assert_eq!(course.ends.get(side).letters.course(), parted, "game {seed}");
    }
    for side in [Color::White, Color::Black] {
        let (now, other) = (course.now, course.ends.get(!side));
        let view = other.letters.view(&other.game, now);
        let end = course.ends.get_mut(side);
        if end.letters.is_left_by(&view) {
            end.letters.followed(&Fact::PlacesParted);
            end.apply(&[Recorded { at: now, fact: Fact::PlacesParted }]);
        }
        assert_eq!(end.letters.course(), Letters::Parted, "game {seed}");
    }
    let plies = course.ends.as_ref().map(|end| end.game.plies().len());
    for side in [Color::White, Color::Black] {
        course.happens(side, &press(side));
    }
    course.delivers();
    for side in [Color::White, Color::Black] {
        let taken_there = course.ends.get(side).game.plies().len() - plies.get(side);
        assert!(taken_there <= 1, "game {seed}: a letter was followed");
    }
    course.happens(Color::White, &Intent::Arbiter(ArbiterAct::Restores(0)));
    course.delivers();
    let ByColor { white, black } = &course.ends;
    assert_eq!(white.game.standing(), black.game.standing(), "game {seed}");
    for end in [white, black] {
        assert_eq!(end.letters.course(), Letters::Common, "game {seed}");
    }
}

#[test]
fn both_ends_have_the_same_game_or_the_arbiter_is_called() {
    let (mut cut, mut parted, mut differing) = (0, 0, 0);
    for seed in 0..GAMES {
        let history = random_game(Variant::Standard, seed);
        let mut course = Course::new(seed);
        course.happens(Color::White, &Intent::Arbiter(ArbiterAct::Starts));
        let mut is_misheard = false;
        let mut position = hector::chess::Position::initial();
        if history.start() != &position {
            continue;
        }
        for legal in history.moves().iter().take(60) {
            let by = position.turn();
            let made = said(&position, *legal);
            // Another move of the same position, misheard by telephone.
            let other = position.legal_moves().into_iter().find(|other| other != legal);
            let misheard = other
                .filter(|_| !course.way.is_open && course.dice.one_in(12))
                .map(|other| said(&position, other));
            let was_open = course.way.is_open;
            course.plays(by, &made, misheard.as_ref());
            position.play(*legal);
            cut += u32::from(was_open && !course.way.is_open);
            // Between the question and the answer the way may have opened again.
            if misheard.is_some() && !course.way.is_open {
                is_misheard = true;
                break;
            }
        }
        course.opens();
        course.delivers();
        course.opens();
        course.delivers();
        course.show_views();
        let ByColor { white, black } = &course.ends;
        let has_parted = white.has_parted || black.has_parted;
        assert_eq!(has_parted, is_misheard, "game {seed}");
        if is_misheard {
            parted += 1;
            stays_parted(&mut course, seed);
            continue;
        }
        let ByColor { white, black } = &course.ends;
        assert_eq!(white.game.standing(), black.game.standing(), "game {seed}");
        for (one, other) in [(white, black), (black, white)] {
            let view = other.letters.view(&other.game, course.now);
            let compared = one.letters.clone().compare(&view, &one.game, course.now);
            let (difference, shown) =
                compared.map_or((None, None), |compared| (compared.difference, compared.shown));
            // Then a move may be pressed at one end and completed by the next one at the other:
            // the number of moves differs, and the arbiter is called.
            if difference == Some(Difference::Counters) && course.way.was_cut_at_a_quick_reply {
                differing += 1;
                continue;
            }
            assert_eq!(difference, None, "game {seed}");
            assert_eq!(shown, None, "game {seed}");
        }
    }
    println!("{cut} cuts, {parted} games parted, {differing} ends differing");
    assert!(differing < 10, "{differing} ends differing");
    assert!(cut > 100 && parted > 5, "{cut} cuts, {parted} games parted");
}

/// A game that is adjourned between two places after one move of each, White having sealed; and everything that
/// White's place has written to the other by then.
fn sealed_at(seed: u64, sealed: &Said) -> (Course, Vec<String>) {
    let mut course = Course::new(seed);
    let mut position = hector::chess::Position::initial();
    course.happens(Color::White, &Intent::Arbiter(ArbiterAct::Starts));
    for uci in ["e2e4", "e7e5"] {
        let legal =
            position.legal_moves().into_iter().find(|legal| position.uci(*legal) == uci).unwrap();
        let by = position.turn();
        let made = said(&position, legal);
        course.happens(by, &announce(by, &made));
        course.happens(by, &press(by));
        course.delivers();
        position.play(legal);
    }
    // The arbiter sits at the other place.
    course.happens(Color::Black, &Intent::Arbiter(ArbiterAct::AsksToSeal));
    course.delivers();
    let written_before = course.ends.white.letters.letters_from(0).len();
    course.happens(Color::White, &does(Color::White, Act::Seals(sealed.clone())));
    course.happens(
        Color::White,
        &Intent::Arbiter(ArbiterAct::Adjourns { resumption: "Sunday".to_owned() }),
    );
    let letters = course.ends.white.letters.letters_from(written_before).iter().cloned();
    let mut written: Vec<String> = letters.map(write_letter).collect();
    written.push(course.ends.white.view(course.now));
    course.delivers();
    (course, written)
}

fn does(side: Color, act: Act) -> Intent {
    Intent::Do { side, who: Person::Player(side), act }
}

#[test]
fn a_sealed_move_leaves_its_place_when_the_envelope_is_opened_and_not_before() {
    let start = hector::chess::Position::initial();
    let knight = start.legal_moves().into_iter().find(|legal| start.uci(*legal) == "g1f3").unwrap();
    let pawn = start.legal_moves().into_iter().find(|legal| start.uci(*legal) == "a2a3").unwrap();
    let [knight, pawn] = [knight, pawn].map(|legal| said(&start, legal));
    // Every byte is the same, whatever is sealed.
    let (mut course, written) = sealed_at(1, &knight);
    assert_eq!(written, sealed_at(1, &pawn).1);
    assert!(written[0].contains("seals-unseen"), "{written:?}");
    // Nothing of it is in what the other place keeps.
    let is_told =
        |end: &End| end.recorded.iter().any(|recorded| format!("{recorded:?}").contains("g1f3"));
    assert!(is_told(&course.ends.white) && !is_told(&course.ends.black));
    for end in [&course.ends.white, &course.ends.black] {
        assert!(end.game.is_at_rest());
    }
    // Both places are started again on another day, and each has the same letters as before.
    for side in Color::ALL {
        let setting = course.setting.clone();
        let facts = |end: &End| -> Vec<Recorded> {
            let letters = end.letters.letters_from(0).iter();
            letters.map(|letter| letter.recorded.clone()).collect()
        };
        let before = facts(course.ends.get(side));
        course.ends.get_mut(side).starts_again(&setting);
        assert_eq!(facts(course.ends.get(side)), before);
    }
    course.ends_agree();
    let takes_up = Intent::Arbiter(ArbiterAct::TakesUp(TakingUp::ReplierPresent));
    // Where the move is not known the game cannot be taken up.
    let refused = decide(&course.ends.black.game, &takes_up, course.now);
    assert_eq!(refused, Err(Declined::SealedMoveUnseen));
    course.happens(Color::White, &takes_up);
    course.delivers();
    assert!(is_told(&course.ends.black));
    let ByColor { white, black } = &course.ends;
    assert_eq!((white.game.plies().len(), black.game.plies().len()), (3, 3));
    assert_eq!(white.game.clock().running(), Some(Color::Black));
    assert_eq!(white.game.standing(), black.game.standing());
    course.show_views();
    course.ends_agree();
}

#[test]
fn a_move_that_is_read_from_paper_at_one_place_is_told_the_other_with_the_opening() {
    let start = hector::chess::Position::initial();
    let legal = start.legal_moves().into_iter().find(|legal| start.uci(*legal) == "g1f3").unwrap();
    let sealed = said(&start, legal);
    let mut course = Course::new(2);
    course.happens(Color::White, &Intent::Arbiter(ArbiterAct::Starts));
    course.happens(Color::White, &Intent::Arbiter(ArbiterAct::AsksToSeal));
    course.happens(Color::White, &Intent::Arbiter(ArbiterAct::SeesEnvelope(Color::White)));
    course.happens(Color::White, &Intent::Arbiter(ArbiterAct::ReadsSealedMove(sealed)));
    course.delivers();
    let is_known =
        |end: &End| end.game.envelope().is_some_and(hector::table::Envelope::is_known_here);
    assert!(is_known(&course.ends.white) && !is_known(&course.ends.black));
    course.happens(Color::White, &Intent::Arbiter(ArbiterAct::TakesUp(TakingUp::ReplierPresent)));
    course.delivers();
    let ByColor { white, black } = &course.ends;
    assert_eq!(white.game.standing(), black.game.standing());
    assert_eq!(black.game.plies().len(), 1);
}

#[test]
fn a_request_to_seal_that_crosses_a_move_asks_the_same_player_at_both_places() {
    let start = hector::chess::Position::initial();
    let legal = start.legal_moves().into_iter().find(|legal| start.uci(*legal) == "e2e4").unwrap();
    let made = said(&start, legal);
    for pressed in [false, true] {
        let mut course = Course::new(3);
        course.happens(Color::White, &Intent::Arbiter(ArbiterAct::Starts));
        course.delivers();
        course.happens(Color::White, &announce(Color::White, &made));
        if pressed {
            course.happens(Color::White, &press(Color::White));
        }
        // Black's place has heard nothing of it yet.
        course.happens(Color::Black, &Intent::Arbiter(ArbiterAct::AsksToSeal));
        course.delivers();
        if !pressed {
            course.happens(Color::White, &press(Color::White));
            course.delivers();
        }
        for end in [&course.ends.white, &course.ends.black] {
            assert_eq!(end.game.asked_to_seal(), Some(Sealing::By(Color::Black)), "{pressed}");
        }
    }
}

#[test]
fn who_has_heard_the_request_to_seal_presses_out_of_it_at_neither_place() {
    let start = hector::chess::Position::initial();
    let legal = start.legal_moves().into_iter().find(|legal| start.uci(*legal) == "e2e4").unwrap();
    let made = said(&start, legal);
    for heard_by in Color::ALL {
        let mut course = Course::new(3);
        course.happens(Color::White, &Intent::Arbiter(ArbiterAct::Starts));
        course.happens(heard_by, &Intent::Arbiter(ArbiterAct::AsksToSeal));
        course.delivers();
        course.happens(Color::White, &announce(Color::White, &made));
        course.happens(Color::White, &press(Color::White));
        course.delivers();
        for end in [&course.ends.white, &course.ends.black] {
            assert_eq!(end.game.asked_to_seal(), Some(Sealing::By(Color::White)));
            assert_eq!(end.game.clock().running(), Some(Color::White));
        }
        course.show_views();
        course.ends_agree();
    }
}

#[test]
fn a_sealed_move_that_counts_no_more_leaves_its_place_never() {
    let start = hector::chess::Position::initial();
    let knight = start.legal_moves().into_iter().find(|legal| start.uci(*legal) == "g1f3").unwrap();
    let (mut course, _) = sealed_at(4, &said(&start, knight));
    let arbiter = |act: ArbiterAct| Intent::Arbiter(act);
    course.happens(Color::Black, &arbiter(ArbiterAct::Restores(1)));
    course.delivers();
    course.happens(Color::White, &arbiter(ArbiterAct::TakesUp(TakingUp::WithoutSeal)));
    course.delivers();
    // What lay in the first envelope is not read from the second, which is of paper.
    course.happens(Color::White, &arbiter(ArbiterAct::AsksToSeal));
    course.delivers();
    course.happens(Color::Black, &does(Color::Black, Act::SealsUnseen));
    course.delivers();
    let position = course.ends.black.game.standing().position().expect("a position").clone();
    let reply = said(&position, position.legal_moves()[0]);
    course.happens(Color::Black, &arbiter(ArbiterAct::ReadsSealedMove(reply.clone())));
    course.happens(Color::Black, &arbiter(ArbiterAct::TakesUp(TakingUp::ReplierPresent)));
    course.delivers();
    for end in [&course.ends.white, &course.ends.black] {
        let plies = end.game.plies();
        assert_eq!(plies.len(), 2);
        assert_eq!(plies.last().map(|ply| &ply.made.said), Some(&reply));
    }
    let black = &course.ends.black;
    assert!(!black.recorded.iter().any(|recorded| format!("{recorded:?}").contains("g1f3")));
    course.show_views();
    course.ends_agree();
}
