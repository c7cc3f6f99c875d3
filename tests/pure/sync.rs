//! Two boards brought together by hand, two scores held against each other, and audits
//! that look for slips where slips are likely.

use crate::common::dice::Dice;
use crate::common::games::random_game;
use hector::chess::{ClaimedMove, ClaimedStep, Color, History, Move, Role, Square, Variant};
use hector::table::Standing;
use hector::table::sync::{
    Audit, Certainty, Correction, Finding, How, Shift, Which, corrections, differing, part,
};
use shakmaty::{Board, Position as _};

/// Carries corrections out as hands would; a square must be free before a piece comes.
fn carried_out(board: &Board, by_hand: &[Correction]) -> Board {
    let mut board = board.clone();
    for correction in by_hand {
        match correction {
            Correction::Move { piece, from, to } => {
                assert_eq!(board.remove_piece_at(*from), Some(*piece), "{correction:?}");
                assert_eq!(board.piece_at(*to), None, "{correction:?}");
                board.set_piece_at(*to, *piece);
            }
            Correction::TakeOff { piece, from } => {
                assert_eq!(board.remove_piece_at(*from), Some(*piece), "{correction:?}");
            }
            Correction::PutOn { piece, to } => {
                assert_eq!(board.piece_at(*to), None, "{correction:?}");
                board.set_piece_at(*to, *piece);
            }
        }
    }
    board
}

#[test]
fn hands_can_follow_every_correction_and_never_do_more_than_needed() {
    let mut dice = Dice::new(4);
    for number in 0..300 {
        let one = random_game(Variant::Standard, number);
        let other = random_game(Variant::Standard, 1_000 + number);
        let pick = |dice: &mut Dice, game: &History| {
            let positions = game.positions();
            positions[dice.below(positions.len())].board().board().clone()
        };
        let (board, right) = (pick(&mut dice, &one), pick(&mut dice, &other));
        let by_hand = corrections(&board, &right);
        assert_eq!(carried_out(&board, &by_hand), right);
        // Every wrong piece is lifted once and every missing one put down once; only a
        // ring of pieces on each other's squares costs one thing more.
        let wrong = differing(&board, &right);
        let lifted = wrong.iter().filter(|at| board.piece_at(**at).is_some()).count();
        let missing = wrong.iter().filter(|at| right.piece_at(**at).is_some()).count();
        assert!(by_hand.len() <= lifted + missing);
        let taken_off =
            by_hand.iter().filter(|one| matches!(one, Correction::TakeOff { .. })).count();
        let moved = by_hand.iter().filter(|one| matches!(one, Correction::Move { .. })).count();
        assert_eq!(taken_off + moved, lifted, "a piece was lifted twice");
    }
}

#[test]
fn boards_that_agree_need_no_hand() {
    let start = Board::default();
    assert!(corrections(&start, &start).is_empty());
}

fn claim_of(legal: Move) -> ClaimedMove {
    match legal {
        Move::Castle { .. } => {
            ClaimedMove::Castle(legal.castling_side().expect("castling has a side"))
        }
        _ => ClaimedMove::Step(ClaimedStep {
            role: Some(legal.role()),
            from: legal.from().expect("a piece comes from somewhere").into(),
            to: legal.to(),
            promotion: legal.promotion(),
        }),
    }
}

fn claims(game: &History) -> Vec<(Color, ClaimedMove)> {
    game.positions()
        .iter()
        .zip(game.moves())
        .map(|(position, legal)| (position.turn(), claim_of(*legal)))
        .collect()
}

#[test]
fn a_score_that_lacks_plies_or_differs_is_found_wherever_it_does() {
    let mut dice = Dice::new(9);
    for number in 0..200 {
        let game = random_game(Variant::Standard, number);
        let start = Standing::Regular(game.start().clone());
        let whole: Vec<Option<ClaimedMove>> =
            claims(&game).into_iter().map(|(_, claim)| Some(claim)).collect();
        assert_eq!(part(&start, &whole, &whole).how, How::Never);
        let at = dice.below(whole.len());
        let mut blank = whole.clone();
        blank[at] = None;
        let parting = part(&start, &whole, &blank);
        assert_eq!(parting.agreed, at);
        assert_eq!(parting.how, How::Blank { which: Which::Second, contradiction: None });
        let parting = part(&start, &whole[..at], &whole);
        assert_eq!(parting.agreed, at);
        let by = whole.len() - at;
        assert_eq!(parting.how, How::Ends { shorter: Which::First, by });
        // Another legal move in its place.
        let others: Vec<Move> = game.positions()[at].legal_moves().into_iter().collect();
        let other = claim_of(dice.pick(&others));
        if Some(other) != whole[at] {
            let mut slipped = whole.clone();
            slipped[at] = Some(other);
            let parting = part(&start, &whole, &slipped);
            assert_eq!(parting.agreed, at);
            assert!(matches!(parting.how, How::Contradict(_)), "{:?}", parting.how);
        }
    }
}

#[test]
fn a_ply_that_was_left_out_is_told_from_a_contradiction() {
    let mut told = 0;
    for number in 0..200 {
        let game = random_game(Variant::Standard, number);
        let start = Standing::Regular(game.start().clone());
        let whole: Vec<Option<ClaimedMove>> =
            claims(&game).into_iter().map(|(_, claim)| Some(claim)).collect();
        if whole.len() < 20 {
            continue;
        }
        let mut lacking = whole.clone();
        lacking.drain(8..10);
        let parting = part(&start, &lacking, &whole);
        if let How::Shifted(Shift { shorter: Which::First, .. }) = parting.how {
            told += 1;
            assert!(parting.agreed >= 8);
        }
    }
    assert!(told > 150, "only {told} of 200 gaps were understood");
}

/// What a hand does to a board instead of the move, by a chance of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Slip {
    Beside,
    Forgotten,
    RookForgotten,
    PawnLeft,
    KnockedOver,
}

/// Carries a move out as its squares say; what is not there cannot be moved.
fn by_squares(board: &mut Board, legal: Move) {
    match legal {
        Move::Castle { king, rook } => {
            let side = legal.castling_side().expect("castling");
            let (king_piece, rook_piece) =
                (board.remove_piece_at(king), board.remove_piece_at(rook));
            let at = |file| Square::from_coords(file, king.rank());
            if let Some(piece) = king_piece {
                board.set_piece_at(at(side.king_to_file()), piece);
            }
            if let Some(piece) = rook_piece {
                board.set_piece_at(at(side.rook_to_file()), piece);
            }
        }
        _ => {
            let from = legal.from().expect("a piece comes from somewhere");
            if let Some(mut piece) = board.remove_piece_at(from) {
                if let Move::EnPassant { from, to } = legal {
                    board.discard_piece_at(Square::from_coords(to.file(), from.rank()));
                }
                piece.role = legal.promotion().unwrap_or(piece.role);
                board.set_piece_at(legal.to(), piece);
            }
        }
    }
}

fn slipped(dice: &mut Dice, board: &mut Board, legal: Move) -> Slip {
    let right = {
        let mut right = board.clone();
        by_squares(&mut right, legal);
        right
    };
    match (legal, dice.below(6)) {
        (Move::Castle { rook, .. }, 0..=4) => {
            let piece = board.piece_at(rook).expect("a rook");
            let side = legal.castling_side().expect("castling");
            *board = right;
            board.discard_piece_at(Square::from_coords(side.rook_to_file(), rook.rank()));
            board.set_piece_at(rook, piece);
            Slip::RookForgotten
        }
        (Move::EnPassant { from, to }, 0..=4) => {
            let at = Square::from_coords(to.file(), from.rank());
            let piece = board.piece_at(at).expect("a pawn");
            *board = right;
            board.set_piece_at(at, piece);
            Slip::PawnLeft
        }
        (Move::Normal { from, to, .. }, 0..=2) => {
            let beside: Vec<Square> = Square::ALL
                .into_iter()
                .filter(|at| at.distance(to) == 1 && *at != from && board.piece_at(*at).is_none())
                .collect();
            let Some(piece) = board.piece_at(from).filter(|_| !beside.is_empty()) else {
                return Slip::Forgotten;
            };
            board.discard_piece_at(from);
            board.set_piece_at(dice.pick(&beside), piece);
            Slip::Beside
        }
        (_, 5) => {
            *board = right;
            let pieces: Vec<Square> = board.occupied().into_iter().collect();
            let free: Vec<Square> = (!board.occupied()).into_iter().collect();
            let (from, to) = (dice.pick(&pieces), dice.pick(&free));
            let piece = board.remove_piece_at(from).expect("a piece");
            board.set_piece_at(to, piece);
            Slip::KnockedOver
        }
        _ => Slip::Forgotten,
    }
}

/// Questions until a wrong square was asked about, in an order.
fn questions(order: impl Iterator<Item = Square>, wrong: &[Square]) -> usize {
    1 + order.take_while(|at| !wrong.contains(at)).count()
}

#[test]
fn an_audit_finds_slips_in_a_fraction_of_the_questions_that_reading_out_needs() {
    let mut dice = Dice::new(77);
    let mut audited = Vec::new();
    let mut read_out = Vec::new();
    let (mut named, mut likely_slips) = (0, 0);
    for number in 0..600 {
        let game = random_game(Variant::Standard, number);
        let positions = game.positions();
        let later = dice.below(6);
        if game.moves().len() < later + 13 {
            continue;
        }
        let at = 12 + dice.below(game.moves().len() - later - 12);
        let mut board = positions[at].board().board().clone();
        let slip = slipped(&mut dice, &mut board, game.moves()[at]);
        for legal in &game.moves()[at + 1..=at + later] {
            by_squares(&mut board, *legal);
        }
        let first = (at + later + 1).saturating_sub(12);
        let moves: Vec<_> = claims(&game)[first..=at + later].to_vec();
        let start = Standing::Regular(positions[first].clone());
        let mut audit = Audit::new(&start, &moves);
        let wrong = differing(&board, audit.right());
        if wrong.is_empty() {
            continue;
        }
        let right = audit.right().clone();
        let mut asked = 0;
        while let Some(square) = audit.next() {
            asked += 1;
            audit.answer(square, board.piece_at(square));
            if !matches!(audit.finding(), Finding::NothingWrong(_)) {
                break;
            }
        }
        if slip != Slip::KnockedOver {
            likely_slips += 1;
            audited.push(asked);
            read_out.push(questions(Square::ALL.into_iter().rev(), &wrong));
            while let Some(square) = audit.next() {
                audit.answer(square, board.piece_at(square));
            }
            if let Finding::Likely(by_hand, _) = audit.finding()
                && by_hand == corrections(&board, &right)
            {
                named += 1;
            }
        }
    }
    let mean = |counts: &[usize]| counts.iter().sum::<usize>() as f64 / counts.len() as f64;
    let (audited, read_out) = (mean(&audited), mean(&read_out));
    println!(
        "{likely_slips} slips: {audited:.1} questions by audit, {read_out:.1} by reading out; {named} named"
    );
    assert!(likely_slips > 300);
    assert!(audited * 3.0 < read_out, "{audited} against {read_out}");
    assert!(named * 10 > likely_slips * 8, "{named} of {likely_slips}");
}

#[test]
fn an_audit_of_a_right_board_grows_surer_with_every_answer_and_is_sure_at_the_end() {
    let game = random_game(Variant::Standard, 3);
    let start = Standing::Regular(game.start().clone());
    let mut audit = Audit::new(&start, &claims(&game));
    let board = audit.right().clone();
    let mut sure = Certainty(0);
    let mut asked = 0;
    while let Some(square) = audit.next() {
        audit.answer(square, board.piece_at(square));
        asked += 1;
        let Finding::NothingWrong(now) = audit.finding() else { panic!("{:?}", audit.finding()) };
        assert!(now >= sure);
        sure = now;
    }
    assert_eq!((sure, asked), (Certainty::FULL, 64));
}

#[test]
fn an_audit_whose_answers_no_mistake_explains_says_so() {
    let mut audit = Audit::new(&Standing::Regular(hector::chess::Position::initial()), &[]);
    for square in [Square::A1, Square::H8, Square::E1] {
        audit.answer(square, Some(Color::White.pawn()));
    }
    assert_eq!(audit.finding(), Finding::Unexplained);
    assert_eq!(audit.right().piece_at(Square::A1).map(|piece| piece.role), Some(Role::Rook));
}
