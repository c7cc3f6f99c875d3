//! The people at the table and what a touched piece obliges them to, held against the
//! articles.

use crate::common::seats as table;
use hector::chess::{ClaimedMove, ClaimedStep, Color, Origin, Position, Square};
use hector::clock::Moment;
use hector::laws::Mode;
use hector::table::{
    Absence, Act, ArbiterAct, ArbiterTold, Assistance, Duty, Fact, Game, Hearing, News, Notice,
    Obligation, Overstepping, Permit, Person, Player, PlayerTold, PlayersOwn, Recorded, Said,
    Spoken, assistant_may, obligation, tell,
};

/// The moves a touch obliges to, in UCI and sorted, with the article; or "free".
fn obliged(fen: &str, touched: &[&str]) -> String {
    let position = Position::from_fen(fen).expect("a test's own FEN");
    let squares: Vec<Square> =
        touched.iter().map(|square| square.parse().expect("a square")).collect();
    match obligation(&position, &squares) {
        Obligation::Free => "free".to_owned(),
        Obligation::OneOf { moves, article } => {
            let mut words: Vec<String> = moves.iter().map(|m| position.uci(*m)).collect();
            words.sort();
            format!("{article}: {}", words.join(" "))
        }
    }
}

#[test]
fn a_touched_piece_moves_or_is_captured() {
    let fen = "4k3/8/8/3p4/4P3/8/8/4K2N w - - 0 1";
    assert_eq!(obliged(fen, &[]), "free");
    assert_eq!(obliged(fen, &["h1"]), "4.3.1: h1f2 h1g3");
    assert_eq!(obliged(fen, &["h1", "e4"]), "4.3.1: h1f2 h1g3");
    assert_eq!(obliged(fen, &["d5"]), "4.3.2: e4d5");
    assert_eq!(obliged(fen, &["e4", "d5"]), "4.3.3: e4d5");
    // The knight cannot take the pawn: the first touched that can move or be captured.
    assert_eq!(obliged(fen, &["h1", "d5"]), "4.3.3: h1f2 h1g3");
    assert_eq!(obliged(fen, &["d5", "h1"]), "4.3.3: e4d5");
    assert_eq!(obliged(fen, &["e8"]), "free");
}

#[test]
fn what_cannot_move_obliges_to_nothing() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    assert_eq!(obliged(start, &["a1"]), "free");
    assert_eq!(obliged(start, &["a1", "g1"]), "4.3.1: g1f3 g1h3");
}

#[test]
fn the_order_of_king_and_rook_decides_about_castling() {
    let fen = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    assert_eq!(obliged(fen, &["e1", "h1"]), "4.4.1: e1g1");
    assert!(obliged(fen, &["h1", "e1"]).starts_with("4.4.2: h1f1 h1g1 h1h2"));
    assert!(!obliged(fen, &["h1", "e1"]).contains("e1g1"));
    // Castling is prevented: another move with the king, the rook's own file shut.
    let checked = "4k3/8/8/8/4r3/8/8/4K2R w K - 0 1";
    assert_eq!(obliged(checked, &["e1", "h1"]), "4.4.3: e1d1 e1d2 e1f1 e1f2");
}

#[test]
fn a_blind_players_assistant_has_every_duty_and_a_sighted_ones_has_two() {
    let alone = Player::SIGHTED;
    let assisted = |player: Player| Player { assistance: Assistance::Assisted, ..player };
    let duties = [
        Duty::MoveOnOtherBoard,
        Duty::Announce,
        Duty::KeepScore,
        Duty::Press,
        Duty::TellTimes,
        Duty::Claim,
        Duty::Adjourn,
    ];
    for duty in duties {
        assert_eq!(assistant_may(duty, assisted(Player::BLIND), alone), Ok(()), "{duty:?}");
        let expected = match duty {
            Duty::MoveOnOtherBoard | Duty::Announce => Ok(()),
            other => Err(Overstepping::NotForSighted(other)),
        };
        assert_eq!(assistant_may(duty, assisted(alone), Player::BLIND), expected, "{duty:?}");
        assert_eq!(
            assistant_may(duty, Player::BLIND, alone),
            Err(Overstepping::NoSuchAssistant),
            "{duty:?}"
        );
    }
}

#[test]
fn what_only_a_player_says_is_no_assistants_duty() {
    let assisted = |player: Player| Player { assistance: Assistance::Assisted, ..player };
    let resigns = Duty::PlayersOwn(PlayersOwn::Resigns);
    let blind = assisted(Player::BLIND);
    assert_eq!(assistant_may(resigns, blind, Player::SIGHTED), Err(Overstepping::NoDuty));
    let sighted = assisted(Player::SIGHTED);
    assert_eq!(assistant_may(resigns, sighted, Player::BLIND), Err(Overstepping::NoDuty));
}

#[test]
fn a_sighted_player_has_an_assistant_only_if_the_blind_one_has_none() {
    let assisted = |player: Player| Player { assistance: Assistance::Assisted, ..player };
    let (sighted, blind) = (assisted(Player::SIGHTED), assisted(Player::BLIND));
    assert_eq!(assistant_may(Duty::Announce, sighted, blind), Err(Overstepping::OpponentHasOne));
    // For a deaf player an assistant is compulsory (D.2.11).
    let deaf = Player { hearing: Hearing::Deaf, ..sighted };
    assert_eq!(assistant_may(Duty::Announce, deaf, blind), Ok(()));
}

/// A game in which White has pressed so after Black's reply, and that press.
fn pressed_after_the_reply(mode: Mode, act: Act) -> (Game, Recorded) {
    let setting = table::setting(mode);
    let did = |at, fact| Recorded { at: Moment::from_micros(at), fact };
    let says = |side, words: &str, from: Square, to: Square| {
        let step = ClaimedStep { role: None, from: Origin::from(from), to, promotion: None };
        let said = Said { words: words.to_owned(), claim: ClaimedMove::Step(step) };
        Fact::Spoke { side, who: Person::Player(side), spoken: Spoken::Announced, said }
    };
    let side = Color::White;
    let facts = [
        did(0, Fact::Arbiter(ArbiterAct::Starts)),
        did(1, says(Color::White, "Eva zwei Eva vier", Square::E2, Square::E4)),
        did(2, says(Color::Black, "Eva sieben Eva fünf", Square::E7, Square::E5)),
        did(3, Fact::Did { side, who: Person::Player(side), act }),
    ];
    let [.., press] = facts.clone();
    (Game::replay(setting, &facts), press)
}

/// The plies whose turn is over then.
fn plies_after_a_late_press(act: Act) -> usize {
    pressed_after_the_reply(Mode::Tournament, act).0.plies().len()
}

#[test]
fn whoever_replied_before_the_press_is_told_in_training_alone_whether_to_press_again() {
    let told = |mode, act| {
        let (game, press) = pressed_after_the_reply(mode, act);
        tell(&press, &game).into_iter().find_map(|notice| match notice {
            Notice::ToPlayer(Color::Black, told) => Some(told),
            _ => None,
        })
    };
    let permit = Permit::in_mode(Mode::Training).expect("training permits");
    let due = Some(PlayerTold::PressDue(permit));
    assert_eq!(told(Mode::Training, Act::PressesLate), due);
    assert_eq!(told(Mode::Training, Act::PressedUnaware), due);
    assert_eq!(told(Mode::Training, Act::PressesCrossed), Some(PlayerTold::PressCounts(permit)));
    // 12.6: no player of a tournament is told of a press, nor that it lacks.
    for act in [Act::PressesLate, Act::PressedUnaware, Act::PressesCrossed] {
        assert_eq!(told(Mode::Tournament, act), None);
    }
}

#[test]
fn a_late_press_means_in_old_records_what_it_meant_when_they_were_written() {
    assert_eq!(plies_after_a_late_press(Act::Presses), 2);
    assert_eq!(plies_after_a_late_press(Act::PressesCrossed), 2);
    // 6.2.2: the reply waits for a press of its own.
    assert_eq!(plies_after_a_late_press(Act::PressesLate), 1);
    assert_eq!(plies_after_a_late_press(Act::PressedUnaware), 1);
}

#[test]
fn whoever_leaves_an_adjourned_game_is_not_away() {
    let mut game = Game::new(table::setting(Mode::Tournament));
    let start = Position::initial();
    let sealed = table::said(&start, start.legal_moves()[0]);
    let white = |act| Fact::Did { side: Color::White, who: Person::Player(Color::White), act };
    let mut happens = |fact: Fact| {
        let recorded = Recorded { at: Moment::ZERO, fact };
        game.apply(&recorded);
        tell(&recorded, &game)
    };
    happens(Fact::SealedItself);
    happens(Fact::Arbiter(ArbiterAct::Starts));
    happens(Fact::Arbiter(ArbiterAct::AsksToSeal));
    // The clock runs until the move is in the envelope.
    assert!(!happens(Fact::Returned(Absence::Unmeasured)).is_empty());
    happens(white(Act::Seals(sealed)));
    assert!(happens(Fact::Returned(Absence::Unmeasured)).is_empty());
    assert!(happens(Fact::Returned(Absence::Unmeasured)).is_empty());
    let told = happens(Fact::Arbiter(ArbiterAct::OpensDevice));
    let away = told.iter().find_map(|notice| match notice {
        Notice::ToArbiter(told) => match **told {
            ArbiterTold::News(News::DeviceOpened { away }, _) => Some(away),
            _ => None,
        },
        Notice::ToPlayer(..) => None,
    });
    assert_eq!(away, Some(1));
}
