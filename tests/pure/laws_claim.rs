//! Claims of a draw and draws that need no claim, over whole games, edition by
//! edition.

use hector::chess::{ClaimedMove, History, Position, Square, judge};
use hector::laws::{
    Claim, ClaimantTouch, Edition, Effort, Press, Restriction, Ruling, Terms, Verdict, claim, over,
};
use hector::words::{Language, Texts, tell_ruling};

/// Knights out and home again: four plies that bring the position back.
const SHUFFLE: [&str; 4] = ["g1f3", "g8f6", "f3g1", "f6g8"];

fn squares(text: &str) -> ClaimedMove {
    let square = |text: &str| text.parse::<Square>().expect("a square");
    ClaimedMove::between(square(&text[..2]), square(&text[2..4]))
}

fn game<'a>(start: Position, moves: impl IntoIterator<Item = &'a str>) -> History {
    let mut history = History::new(start);
    for text in moves {
        let legal = judge(history.position(), &squares(text)).expect("a legal move");
        history.play(legal);
    }
    history
}

/// The lines of a ruling in English.
fn told(ruling: &Ruling) -> String {
    let lines = tell_ruling(ruling, &Texts::new(Language::English));
    lines.iter().map(|line| format!("{line}\n")).collect()
}

fn ask(edition: Edition, history: &History, intended: Option<&str>) -> String {
    let claimed = intended.map(squares);
    let made = Claim {
        history,
        intended: claimed.as_ref().zip(intended),
        touch: ClaimantTouch::Untouched,
        agreement: Restriction::Free,
        last: Press::Pressed,
    };
    told(&claim(&Terms { edition, ..Terms::default() }, &made))
}

#[test]
fn a_third_appearance_is_claimed_in_both_forms() {
    let twice = game(Position::initial(), SHUFFLE.iter().copied().cycle().take(7));
    assert_eq!(
        ask(Edition::Of2023, &twice, Some("f6g8")),
        "Correct claim: draw at once.\n\
         Article 9.2.1 of 2023: A position about to appear for the third time.\n\
         Article 9.2.3 of 2023: What makes positions the same.\n\
         Article 9.5.2 of 2023: A correct claim draws at once.\n\
         Black has the move and claims.\n\
         With the intended move f6g8: written down, not played, and not to be changed any more.\n\
         The claim is an offer of a draw too, so the opponent may accept at once.\n\
         Ground: the same position for at least the third time.\n\
         The position after ply 8 occurred 3 times, after plies 0, 4, 8.\n"
    );
    let thrice = game(Position::initial(), SHUFFLE.iter().copied().cycle().take(8));
    assert!(ask(Edition::Of2017, &thrice, None).contains("Article 9.2.1.2 of 2017"));
    assert_eq!(
        ask(Edition::Of2009, &thrice, Some("e2e4")),
        "Incorrect claim: 3 minutes more for the opponent.\n\
         Article 9.5b of 2009: An incorrect claim.\n\
         White has the move and claims.\n\
         With the intended move e2e4: written down, not played, and not to be changed any more.\n\
         The claim is an offer of a draw too, so the opponent may accept at once.\n\
         The position occurred once, with 0 moves by each player without a capture or a pawn move.\n\
         The intended move must be played, if it is legal.\n\
         Pace: standard.\n"
    );
}

#[test]
fn an_illegal_intended_move_makes_the_claim_wrong() {
    let thrice = game(Position::initial(), SHUFFLE.iter().copied().cycle().take(8));
    assert_eq!(
        ask(Edition::Of2023, &thrice, Some("e2e5")),
        "Incorrect claim: 2 minutes more for the opponent.\n\
         Article 9.5.3 of 2023: An incorrect claim.\n\
         White has the move and claims.\n\
         The intended move e2e5 is not legal: a pawn does not go from e2 to e5.\n\
         Pace: standard.\n"
    );
}

#[test]
fn in_1929_rights_do_not_tell_positions_apart() {
    // The king goes away and comes back: castling is lost, the pieces stand the same.
    let start = Position::from_fen("4k3/8/8/8/8/8/8/4K2R w K - 0 1").expect("a FEN");
    let moves = ["e1e2", "e8e7", "e2e1", "e7e8"];
    let thrice = game(start, moves.iter().copied().cycle().take(8));
    let verdict = |edition| ask(edition, &thrice, None);
    assert!(verdict(Edition::Of1929).starts_with("Correct claim"), "1929");
    assert!(verdict(Edition::Of2023).starts_with("Incorrect claim"), "2023");
}

#[test]
fn a_touched_piece_loses_the_claim_and_a_restriction_keeps_the_check() {
    let thrice = game(Position::initial(), SHUFFLE.iter().copied().cycle().take(8));
    let made = |touch, agreement| {
        let last = Press::Pressed;
        let made = Claim { history: &thrice, intended: None, touch, agreement, last };
        told(&claim(&Terms::default(), &made))
    };
    assert_eq!(
        made(ClaimantTouch::Touched, Restriction::Free),
        "Too late: no draw can be claimed on this move any more.\n\
         Article 9.4 of 2023: Touching a piece loses the claim on that move.\n\
         White has the move and claims.\n"
    );
    assert!(made(ClaimantTouch::Untouched, Restriction::Restricted).contains(
        "Draws by agreement are restricted here, so the claim is checked even if the opponent agrees."
    ));
}

#[test]
fn fifty_moves_are_claimed_and_seventy_five_end_the_game() {
    let at = |halfmoves: u32| {
        let fen = format!("4k3/8/8/8/8/8/8/R3K3 w - - {halfmoves} 80");
        History::new(Position::from_fen(&fen).expect("a FEN"))
    };
    assert!(ask(Edition::Of2023, &at(100), None).contains("Article 9.3.2 of 2023"));
    assert!(ask(Edition::Of2023, &at(99), None).starts_with("Incorrect claim"));
    // What nobody has pressed is made and not completed.
    let unpressed = |plies: u32| {
        let (history, touch) = (&at(plies), ClaimantTouch::Untouched);
        let (agreement, last) = (Restriction::Free, Press::NotPressed);
        told(&claim(&Terms::default(), &Claim { history, intended: None, touch, agreement, last }))
    };
    assert!(unpressed(100).starts_with("Unknown.\nArticle 9.3.2"), "{}", unpressed(100));
    assert!(unpressed(101).starts_with("Correct claim"), "{}", unpressed(101));
    assert!(unpressed(99).starts_with("Incorrect claim"), "{}", unpressed(99));
    assert!(ask(Edition::Of2023, &at(99), Some("a1a2")).contains("Article 9.3.1 of 2023"));
    assert!(ask(Edition::Of1929, &at(100), None).contains("Paragraph 15E of 1929"));
    // 1929 knows no claim with a move that was only written.
    assert!(ask(Edition::Of1929, &at(99), Some("a1a2")).starts_with("Incorrect claim.\n"));

    let verdict = |edition, history: &History| over(edition, history, Effort::default()).verdict;
    assert_eq!(verdict(Edition::Of2023, &at(149)), Verdict::GoesOn);
    assert_eq!(verdict(Edition::Of2023, &at(150)), Verdict::Draw);
    assert_eq!(verdict(Edition::Of2009, &at(150)), Verdict::GoesOn);

    // A pawn move after seventy-five moves: any series counts since 2017.
    let start = Position::from_fen("4k3/8/8/8/8/8/P7/R3K3 w - - 150 80").expect("a FEN");
    let late = game(start, ["a2a3"]);
    assert_eq!(verdict(Edition::Of2017, &late), Verdict::Draw);
    assert_eq!(verdict(Edition::Of2014, &late), Verdict::GoesOn);

    // Mate by the last of the seventy-five moves prevails.
    let start = Position::from_fen("6k1/5ppp/8/8/8/8/8/R3K3 w - - 149 80").expect("a FEN");
    let mate = game(start, ["a1a8"]);
    assert_eq!(verdict(Edition::Of2023, &mate), Verdict::Win(hector::chess::Color::White));
}

#[test]
fn five_appearances_end_the_game_in_consecutive_turns_or_anywhere() {
    let verdict = |edition, history: &History| over(edition, history, Effort::default()).verdict;
    let five = game(Position::initial(), SHUFFLE.iter().copied().cycle().take(16));
    assert_eq!(verdict(Edition::Of2014, &five), Verdict::Draw);
    assert_eq!(verdict(Edition::Of2023, &five), Verdict::Draw);
    assert_eq!(verdict(Edition::Of2009, &five), Verdict::GoesOn);
    let four = game(Position::initial(), SHUFFLE.iter().copied().cycle().take(15));
    assert_eq!(verdict(Edition::Of2023, &four), Verdict::GoesOn);

    // Another tour between: five times, but not in consecutive turns.
    let tour = ["b1c3", "b8c6", "c3b1", "c6b8"];
    let detour = ["g1f3", "g8f6", "b1c3", "b8c6", "f3g1", "f6g8", "c3b1", "c6b8"];
    let moves = SHUFFLE.iter().chain(&tour).chain(&detour).chain(&SHUFFLE).copied();
    let scattered = game(Position::initial(), moves);
    assert_eq!(verdict(Edition::Of2014, &scattered), Verdict::GoesOn);
    assert_eq!(verdict(Edition::Of2023, &scattered), Verdict::Draw);
}
