//! Random games, always the same for the same number, in which rare events are frequent: castling, promotions, en
//! passant, repetitions, long shuffles, mates, stalemates, bare kings. All moves are legal and without skill.

use super::dice::Dice;
use hector::chess::{
    Chess960Start, Color, File, History, Move, Piece, Position, Rank, Role, Square, Variant,
};
use shakmaty::{CastlingMode, Chess, Position as _, Setup};

/// The game with this number. Chess960 uses all 960 starts in turn.
pub(crate) fn random_game(variant: Variant, number: u64) -> History {
    let salt = match variant {
        Variant::Standard => 0x51,
        Variant::Chess960 => 0x960,
    };
    let mut dice = Dice::new(number.wrapping_mul(0x1_0001).wrapping_add(salt));
    let start = random_start(&mut dice, variant, number);
    let mut game = History::new(start);
    let plies = match dice.below(8) {
        0 => 10 + dice.below(30),
        1 => 150 + dice.below(100),
        _ => 30 + dice.below(75),
    };
    let mut mood = Mood::any(&mut dice);
    while game.moves().len() < plies {
        if dice.one_in(25) {
            mood = Mood::any(&mut dice);
        }
        let Some(legal) = choose(&mut dice, mood, &game) else { break };
        game.play(legal);
    }
    game
}

/// What a player aims at for the moment.
#[derive(Clone, Copy)]
enum Mood {
    Wander,
    Capture,
    Check,
    Castle,
    Advance,
    Shuffle,
    Wait,
}

impl Mood {
    fn any(dice: &mut Dice) -> Mood {
        dice.pick(&[
            Mood::Wander,
            Mood::Wander,
            Mood::Capture,
            Mood::Check,
            Mood::Castle,
            Mood::Advance,
            Mood::Shuffle,
            Mood::Shuffle,
            Mood::Wait,
            Mood::Wait,
        ])
    }

    /// The mood decides three times out of four, if it can.
    fn likes(self, game: &History, candidate: Move) -> bool {
        match self {
            Mood::Wander => true,
            Mood::Capture => candidate.is_capture(),
            Mood::Check => game.position().after(candidate).is_check(),
            Mood::Castle => candidate.is_castle() || clears_the_back_rank(game, candidate),
            Mood::Advance => {
                candidate.role() == Role::Pawn
                    || candidate.is_en_passant()
                    || candidate.is_promotion()
            }
            Mood::Shuffle => takes_back(game, candidate),
            Mood::Wait => !candidate.is_zeroing(),
        }
    }
}

fn choose(dice: &mut Dice, mood: Mood, game: &History) -> Option<Move> {
    let legal = game.position().legal_moves();
    if legal.is_empty() {
        return None;
    }
    // Rare moves are played whenever the dice allow it, in any mood.
    if dice.one_in(2) {
        let rare = |m: &&Move| m.is_en_passant() || (m.is_castle() && !matches!(mood, Mood::Wait));
        if let Some(rare) = legal.iter().find(rare) {
            return Some(*rare);
        }
    }
    let eager = match mood {
        Mood::Wait => !dice.one_in(60),
        _ => !dice.one_in(4),
    };
    let liked: Vec<Move> = if eager {
        legal.iter().copied().filter(|candidate| mood.likes(game, *candidate)).collect()
    } else {
        Vec::new()
    };
    Some(if liked.is_empty() { dice.pick(&legal) } else { dice.pick(&liked) })
}

fn clears_the_back_rank(game: &History, candidate: Move) -> bool {
    let home = game.position().turn().fold_wb(Rank::First, Rank::Eighth);
    !matches!(candidate.role(), Role::King | Role::Rook)
        && candidate.from().is_some_and(|from| from.rank() == home)
}

/// Whether this move reverses the player's own last move.
fn takes_back(game: &History, candidate: Move) -> bool {
    let moves = game.moves();
    let own_last = moves.len().checked_sub(2).and_then(|ply| moves.get(ply));
    own_last.is_some_and(|last| {
        !last.is_castle()
            && !candidate.is_castle()
            && Some(candidate.to()) == last.from()
            && candidate.from() == Some(last.to())
    })
}

fn random_start(dice: &mut Dice, variant: Variant, number: u64) -> Position {
    let array = match variant {
        Variant::Standard => Chess960Start::ORTHODOX,
        Variant::Chess960 => {
            let index = u16::try_from(number % 960).expect("below 960");
            Chess960Start::new(index).expect("below 960")
        }
    };
    let full = match variant {
        Variant::Standard => Position::initial(),
        Variant::Chess960 => array.position(),
    };
    match dice.below(10) {
        0..=4 => full,
        5 => thinned(dice, &full, variant),
        6 => until_legal(dice, variant, en_passant_scene),
        _ => until_legal(dice, variant, few_pieces),
    }
}

/// The initial position without some of the pieces that prevent castling.
fn thinned(dice: &mut Dice, full: &Position, variant: Variant) -> Position {
    let mut setup = full.board().to_setup(shakmaty::EnPassantMode::Legal);
    for square in Square::ALL {
        let Some(piece) = full.piece_at(square) else { continue };
        let keeps = match piece.role {
            Role::King | Role::Rook => true,
            Role::Pawn => !dice.one_in(4),
            _ => dice.one_in(4),
        };
        if !keeps {
            setup.board.discard_piece_at(square);
        }
    }
    legal(setup, variant).unwrap_or_else(|| full.clone())
}

fn until_legal(dice: &mut Dice, variant: Variant, scene: fn(&mut Dice) -> Setup) -> Position {
    loop {
        let setup = scene(dice);
        if let Some(position) = legal(setup, variant) {
            return position;
        }
    }
}

fn legal(setup: Setup, variant: Variant) -> Option<Position> {
    let mode = match variant {
        Variant::Standard => CastlingMode::Standard,
        Variant::Chess960 => CastlingMode::Chess960,
    };
    let board = setup.position::<Chess>(mode).ok()?;
    Some(Position::new(board, variant))
}

/// Two kings and one to six pieces anywhere; the move counter is sometimes near fifty moves.
fn few_pieces(dice: &mut Dice) -> Setup {
    let mut setup = Setup::empty();
    setup.turn = any_color(dice);
    put_kings(dice, &mut setup);
    for _ in 0..=dice.below(6) {
        let role = dice.pick(&[
            Role::Pawn,
            Role::Pawn,
            Role::Knight,
            Role::Bishop,
            Role::Rook,
            Role::Queen,
        ]);
        let piece = role.of(any_color(dice));
        put_somewhere(dice, &mut setup, piece);
    }
    setup.halfmoves = dice.pick(&[0, 0, 0, 60, 90, 140]);
    setup
}

/// A pawn about to pass another, with line pieces that may pin the capturing pawn.
fn en_passant_scene(dice: &mut Dice) -> Setup {
    let mut setup = Setup::empty();
    let mover = any_color(dice);
    setup.turn = mover;
    let (home, beside) = mover.fold_wb((Rank::Second, Rank::Fourth), (Rank::Seventh, Rank::Fifth));
    let file = File::new(u32::try_from(dice.below(7)).expect("a file"));
    let next = File::new(u32::from(file) + 1);
    let (passing, capturing) = if dice.one_in(2) { (file, next) } else { (next, file) };
    setup.board.set_piece_at(Square::from_coords(passing, home), Role::Pawn.of(mover));
    setup.board.set_piece_at(Square::from_coords(capturing, beside), Role::Pawn.of(!mover));
    put_kings(dice, &mut setup);
    for _ in 0..=dice.below(3) {
        let piece = dice.pick(&[Role::Queen, Role::Rook, Role::Bishop]).of(mover);
        put_somewhere(dice, &mut setup, piece);
    }
    setup
}

fn put_kings(dice: &mut Dice, setup: &mut Setup) {
    for color in Color::ALL {
        put_somewhere(dice, setup, Role::King.of(color));
    }
}

/// Puts a piece on an empty square; pawns not on the first and last rank.
fn put_somewhere(dice: &mut Dice, setup: &mut Setup, piece: Piece) {
    loop {
        let square = dice.pick(&Square::ALL);
        let edge = matches!(square.rank(), Rank::First | Rank::Eighth);
        let free = setup.board.piece_at(square).is_none();
        if free && !(edge && piece.role == Role::Pawn) {
            setup.board.set_piece_at(square, piece);
            return;
        }
    }
}

fn any_color(dice: &mut Dice) -> Color {
    if dice.one_in(2) { Color::White } else { Color::Black }
}
