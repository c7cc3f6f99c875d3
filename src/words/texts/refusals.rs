//! Why something was not taken, or cannot be played. Names of texts only.

use super::argument::texts;
use crate::chess::{CastlingSide, Role};

texts! {
    pub fn:
    say_both_squares();
    not_under_profile(duty: &str);
    game_over();
    game_adjourned();
    no_offer();
    no_such_case(case: u32);
    no_remedy(case: u32);
    no_such_remedy(case: u32, remedies: usize);
    no_such_ply(ply: usize);
    not_sealing();
    seal_lacks_from();
    seal_lacks_new_piece();
    seal_lacks_piece();
    not_sealed_yet(sees: &str);
    sealed_move_unseen(reads: &str);
    sealed_move_known();
    seal_stands();
    seal_void(resume: &str);
    at_rest(resume: &str);
    play_has_ended();
    nothing_to_verify();
    no_such_sanction(sanction: &str);
    only_in_tournament();
    device_stays_sealed();
    device_not_sealed();
    nothing_to_sign();
    players_own();
    impossible(reason: &str);
    nothing_there(square: &str);
    piece_not_yours(piece: Role, square: &str);
    other_piece_there(found: Role, named: Role, square: &str);
    no_such_piece(piece: Role);
    no_such_piece_on_file(piece: Role, file: &str);
    no_such_piece_on_rank(piece: Role, rank: &str);
    no_such_piece_on_square(piece: Role, square: &str);
    no_piece();
    no_piece_on_file(file: &str);
    no_piece_on_rank(rank: &str);
    no_piece_on_square(square: &str);
    several_can_go(square: &str, squares: &str);
    not_its_move(piece: Role, from: &str, to: &str);
    already_there(piece: Role, square: &str);
    none_reaches(piece: Role, square: &str);
    own_piece_there(square: &str);
    piece_in_the_way(square: &str);
    nothing_to_capture(square: &str);
    en_passant_gone(square: &str);
    king_attacked(square: &str, from: &str);
    king_captured(square: &str);
    promotion_missing(square: &str);
    promotion_impossible(piece: Role, square: &str);
    castling_lost(wing: CastlingSide);
    castling_blocked(wing: CastlingSide, square: &str);
    castling_attacked(wing: CastlingSide, square: &str, from: &str);
}
