//! Random games at the table: lawful ones, in which everything must agree with the
//! rules of movement, and wild ones, in which anybody does anything at any time.

use crate::common::dice::Dice;
use crate::common::seats::{announce, press, repeat, said, setting};
use hector::chess::{
    CastlingSide, ClaimedMove, ClaimedStep, Color, Origin, Position, Role, Square,
};
use hector::clock::{Moment, Span};
use hector::laws::Mode;
use hector::table::{
    Act, ArbiterAct, CallReason, Case, Complaint, Fact, Game, Ground, Intent, Matter, Notice,
    Observation, Person, PlayerTold, Points, Question, Recorded, Said, Setting, Speech, TakingUp,
    decide, due, tell,
};

/// Everything that an intent brings about: the facts on record and the notices.
fn happen(game: &mut Game, intent: &Intent, at: Moment) -> (Vec<Recorded>, Vec<Notice>) {
    let mut facts = due(game, at);
    let mut notices = Vec::new();
    for fact in &facts {
        game.apply(fact);
        notices.extend(tell(fact, game));
    }
    if let Ok(decided) = decide(game, intent, at) {
        for fact in &decided {
            game.apply(fact);
            notices.extend(tell(fact, game));
        }
        facts.extend(decided);
    }
    (facts, notices)
}

#[test]
fn lawful_games_agree_with_the_rules_of_movement() {
    for seed in 0..60 {
        let mut dice = Dice::new(seed);
        let mut game = Game::new(setting(Mode::Tournament));
        let mut position = Position::initial();
        let mut record = Vec::new();
        happen(&mut game, &Intent::Arbiter(ArbiterAct::Starts), Moment::ZERO);
        for ply in 0..120_u64 {
            let legal = position.legal_moves();
            if legal.is_empty() {
                break;
            }
            let chosen = dice.pick(&legal);
            let side = position.turn();
            let claim = said(&position, chosen);
            let at = Moment::from_micros(ply * 1_000_000);
            for intent in [announce(side, &claim), repeat(!side, &claim), press(side)] {
                record.extend(happen(&mut game, &intent, at).0);
            }
            position.play(chosen);
            assert_eq!(game.standing().to_fen(), position.to_fen(), "seed {seed}");
            let is_over = |case: &Case| case.matter == Matter::GameOver;
            if game.cases().iter().any(is_over) {
                break;
            }
            assert_eq!(game.cases(), [], "seed {seed}");
            for side in [Color::White, Color::Black] {
                assert_eq!(*game.board(side).pieces(), game.standing().board(), "seed {seed}");
            }
        }
        let plies = game.plies().len();
        assert!(plies > 0);
        assert_eq!(game.score(Color::White), game.score(Color::Black));
        let completed = game.completed(Color::White) + game.completed(Color::Black);
        assert_eq!(completed as usize, plies);
    }
}

#[test]
fn whatever_anybody_does_a_replay_gives_the_same_game() {
    let mut recorded = 0;
    for seed in 0..400 {
        let mode = if seed % 4 == 0 { Mode::Training } else { Mode::Tournament };
        let mut dice = Dice::new(seed);
        let mut game = Game::new(setting(mode));
        let mut record: Vec<Recorded> = Vec::new();
        let mut at = Moment::ZERO;
        for _ in 0..150 {
            at = at + Span::from_millis(dice.next() % 90_000);
            let intent = anything(&game, &mut dice);
            let (facts, notices) = happen(&mut game, &intent, at);
            if game.mode() == Mode::Tournament {
                no_help_is_told(&notices);
                receipts_are_constant(&facts, &notices);
            }
            record.extend(facts);
        }
        recorded += record.len();
        assert_eq!(Game::replay(game.setting().clone(), &record), game, "seed {seed}");
        let half = record.len() / 2;
        let mut again = Game::replay(game.setting().clone(), &record[..half]);
        record[half..].iter().for_each(|fact| again.apply(fact));
        assert_eq!(again, game, "seed {seed}");
    }
    assert!(recorded > 20_000, "only {recorded} facts");
}

#[test]
fn a_press_is_always_taken() {
    for seed in 0..200 {
        let mut dice = Dice::new(seed);
        let mut game = Game::new(setting(Mode::Tournament));
        let mut at = Moment::ZERO;
        for _ in 0..60 {
            at = at + Span::from_seconds(1);
            let intent = anything(&game, &mut dice);
            happen(&mut game, &intent, at);
            let side = dice.pick(&[Color::White, Color::Black]);
            if game.is_played() {
                let taken = decide(&game, &press(side), at);
                assert!(taken.is_ok(), "seed {seed}: {taken:?}");
            }
        }
    }
}

fn no_help_is_told(notices: &[Notice]) {
    for notice in notices {
        assert!(!matches!(notice, Notice::ToPlayer(_, PlayerTold::Help(..))), "{notice:?}");
    }
}

/// Whatever was spoken, the speaker hears one word of receipt, and the opponent nothing: but for who is to seal,
/// where a reply that comes before the press begins the turn of whoever was asked to.
fn receipts_are_constant(facts: &[Recorded], notices: &[Notice]) {
    let [Recorded { fact: Fact::Spoke { side, .. }, .. }] = facts else { return };
    let is_receipt = |notice: &&Notice| match notice {
        Notice::ToPlayer(_, told) => !matches!(told, PlayerTold::ToSeal(_)),
        Notice::ToArbiter(_) => false,
    };
    let heard: Vec<&Notice> = notices.iter().filter(is_receipt).collect();
    assert_eq!(heard, [&Notice::ToPlayer(*side, PlayerTold::Noted)]);
}

/// Something that somebody does, likely or not.
fn anything(game: &Game, dice: &mut Dice) -> Intent {
    let side = dice.pick(&[Color::White, Color::Black]);
    let who = if dice.one_in(6) { Person::Assistant(side) } else { Person::Player(side) };
    match dice.below(10) {
        0..=4 => {
            let speeches = [Speech::Says, Speech::Announces, Speech::Repeats, Speech::Corrects];
            let speech = dice.pick(&speeches);
            Intent::Speak { side, who, speech, said: some_move(game, dice) }
        }
        5 | 6 => Intent::Do { side, who, act: Act::Presses },
        7 => Intent::Do { side, who, act: some_act(game, dice) },
        8 => Intent::Ask { side, who, question: some_question(dice) },
        _ => Intent::Arbiter(some_arbitration(game, dice)),
    }
}

/// Mostly a legal move or the opponent's last, sometimes any move at all.
fn some_move(game: &Game, dice: &mut Dice) -> Said {
    if dice.one_in(3)
        && let Some(announced) = game.turn().announced()
    {
        return announced.clone();
    }
    if dice.one_in(3)
        && let Some(last) = game.plies().last()
    {
        return last.made.said.clone();
    }
    if !dice.one_in(5)
        && let Some(position) = game.present().position()
    {
        let legal = position.legal_moves();
        if !legal.is_empty() {
            return said(position, dice.pick(&legal));
        }
    }
    let claim = match dice.below(8) {
        0 => ClaimedMove::Castle(CastlingSide::KingSide),
        1 => ClaimedMove::Castle(CastlingSide::QueenSide),
        _ => ClaimedMove::Step(ClaimedStep {
            role: dice.pick(&[None, Some(Role::Pawn), Some(Role::Knight), Some(Role::King)]),
            from: if dice.one_in(5) { Origin::default() } else { Origin::from(square(dice)) },
            to: square(dice),
            promotion: dice.pick(&[None, None, Some(Role::Queen)]),
        }),
    };
    Said { words: "words".to_owned(), claim }
}

fn square(dice: &mut Dice) -> Square {
    dice.pick(&Square::ALL)
}

fn some_act(game: &Game, dice: &mut Dice) -> Act {
    let piece = Color::White.knight();
    match dice.below(22) {
        0 | 1 => Act::Touches(square(dice)),
        2 => Act::Copies,
        3 => Act::Moves(some_move(game, dice)),
        4 => Act::Removes(square(dice)),
        5 => Act::Puts(square(dice), piece),
        6 => {
            Act::Writes { ply: dice.pick(&[None, Some(1), Some(900)]), said: some_move(game, dice) }
        }
        7 => Act::OffersDraw,
        8 => Act::AcceptsDraw,
        9 => Act::DeclinesDraw,
        10 => Act::ClaimsDraw { intended: None },
        11 => Act::ClaimsDraw { intended: Some(some_move(game, dice)) },
        12 => Act::ClaimsTime,
        13 => Act::AsksForIncrement,
        14 => Act::ClaimsLastTwoMinutes(dice.pick(&[Ground::CannotWin, Ground::NoEffort])),
        15 => Act::CallsArbiter(dice.pick(&[CallReason::MissingPiece, CallReason::Boards])),
        16 => Act::Protests(dice.pick(&[Complaint::IllegalMove, Complaint::TwoHands])),
        17 if dice.one_in(3) => Act::SealsUnseen,
        17 => Act::Seals(some_move(game, dice)),
        18 => Act::Challenges,
        19 => Act::ReadsBoard(game.standing().board()),
        20 if dice.one_in(8) => Act::Resigns,
        _ => Act::Adjusts,
    }
}

fn some_question(dice: &mut Dice) -> Question {
    dice.pick(&[
        Question::Times,
        Question::Moves,
        Question::OwnScore,
        Question::Capabilities,
        Question::Position,
        Question::OnSquare(Square::E4),
        Question::MovesFrom(Square::E2),
        Question::MayClaim,
    ])
}

fn some_arbitration(game: &Game, dice: &mut Dice) -> ArbiterAct {
    let side = dice.pick(&[Color::White, Color::Black]);
    let cases = u32::try_from(game.cases().len()).expect("few cases");
    match dice.below(20) {
        0 | 1 => ArbiterAct::Starts,
        2 => ArbiterAct::Stops,
        3..=5 => ArbiterAct::Resumes(dice.pick(&[None, Some(side)])),
        6 => ArbiterAct::SetsTime(side, Span::from_seconds(dice.next() % 4000)),
        7 => ArbiterAct::Gives(side, Span::from_minutes(2)),
        8 => ArbiterAct::Takes(side, Span::from_minutes(20)),
        9 => ArbiterAct::Restores(dice.below(game.plies().len() + 3)),
        10 => ArbiterAct::CorrectsBoard(side),
        11..=13 => ArbiterAct::Settles { case: cases, remedy: 1 + dice.below(3) },
        14 => ArbiterAct::Dismisses(cases),
        15 => ArbiterAct::Observes(Observation::Displaced(side)),
        16 if dice.one_in(4) => ArbiterAct::AsksNoLongerToSeal,
        16 => ArbiterAct::AsksToSeal,
        17 => ArbiterAct::TakesUp(
            dice.pick(&[
                &TakingUp::ReplierPresent,
                &TakingUp::ReplierAbsent,
                &TakingUp::ReplierArrives,
                &TakingUp::WithoutSeal,
            ])
            .clone(),
        ),
        18 if dice.one_in(2) => ArbiterAct::SeesEnvelope(side),
        18 if dice.one_in(2) => ArbiterAct::ReadsSealedMove(some_move(game, dice)),
        18 => ArbiterAct::AsksForReport,
        _ if dice.one_in(20) => ArbiterAct::Declares(Points::Draw),
        _ => ArbiterAct::ConsentsToDraw,
    }
}

#[test]
fn a_setting_that_the_clock_cannot_read_is_refused() {
    let mut event = setting(Mode::Tournament).event;
    event.time_control.text = "soon".to_owned();
    let players = setting(Mode::Tournament).players;
    assert!(Setting::new(event, players).is_err());
}
