//! How Hector handles Articles 1 to 5: the game, the moves, touching, the end.

use super::articles;

articles! {
    "Article 1: what the game is" {
        "-" "1.1" "?" "1.1" "1.1" "1.1" OutsideScope "two players move on one board" [];
        "-" "1.1" "?" "1.2" "1.2" "1.2" Decided "White begins, then the players take turns" [Test("table_games", "lawful_games_agree_with_the_rules_of_movement")];
        "-" "1.1" "?" "1.3" "1.3" "1.3" Decided "a player has the move as soon as the opponent's is made, pressed or not" [];
        "-" "1.2" "?" "1.4" "1.4" "1.4" Decided "the aim is an attack on the king that no legal move answers" [Test("chess", "positions_that_end_a_game_are_known")];
        "-" "1.2" "?" "1.4.1" "1.4.1" "1.4.1" Decided "mate wins; no king may be left or put under attack, and none is captured" [Test("chess", "every_refusal_names_its_reason_and_article")];
        "-" "1.2" "?" "1.4.2" "1.4.2" "1.4.2" Decided "whose king is mated has lost" [Test("chess", "positions_that_end_a_game_are_known")];
        "-" "1.3" "?" "1.5" "1.5" "1.5" Decided "a position that nobody can win is a draw" [Test("unwinnable", "every_idea_is_seen_and_every_line_ends_in_mate")];
    }

    "Article 2: the board and the first position" {
        "-" "2.1" "?" "2.1" "2.1" "2.1" NotKnowable "the board of 64 squares, a light corner to each player's right; how it was put down no program sees" [];
        "-" "2.2" "?" "2.2" "2.2" "2.2" Decided "sixteen pieces a side" [Test("chess", "perft_finds_the_known_figures")];
        "-" "2.3" "?" "2.3" "2.3" "2.3" Decided "where the pieces begin" [Test("chess", "there_are_960_different_starts_and_518_is_the_orthodox_one")];
        "-" "2.4" "?" "2.4" "2.4" "2.4" Decided "files, ranks and diagonals" [Test("words_round_trip", "what_is_said_is_heard")];
    }

    "Article 3: how the pieces move" {
        "-" "3.1" "?" "3.1" "3.1" "3.1" Decided "no piece goes to a square of its own side" [Test("chess", "every_refusal_names_its_reason_and_article")];
        "-" "3.1" "?" "3.1.1" "3.1.1" "3.1.1" Decided "a captured piece leaves the board in the same move" [Test("chess", "perft_finds_the_known_figures")];
        "-" "3.1" "?" "3.1.2" "3.1.2" "3.1.2" Decided "a piece attacks what it could capture" [Test("chess", "perft_finds_the_known_figures")];
        "-" "3.1" "?" "3.1.3" "3.1.3" "3.1.3" Decided "a pinned piece attacks all the same" [Test("chess", "perft_finds_the_known_figures")];
        "-" "3.2" "?" "3.2" "3.2" "3.2" Decided "the bishop" [Test("chess", "every_refusal_names_its_reason_and_article")];
        "-" "3.3" "?" "3.3" "3.3" "3.3" Decided "the rook" [Test("chess", "every_refusal_names_its_reason_and_article")];
        "-" "3.4" "?" "3.4" "3.4" "3.4" Decided "the queen" [Test("chess", "every_refusal_names_its_reason_and_article")];
        "-" "3.5" "?" "3.5" "3.5" "3.5" Decided "bishop, rook and queen jump over nothing" [Test("chess", "every_refusal_names_its_reason_and_article")];
        "-" "3.6" "?" "3.6" "3.6" "3.6" Decided "the knight" [Test("chess", "every_refusal_names_its_reason_and_article")];
        "-" "3.7a" "?" "3.7.1" "3.7.1" "3.7.1" Decided "a pawn goes one square forward" [Test("chess", "every_refusal_names_its_reason_and_article")];
        "-" "3.7b" "?" "3.7.2" "3.7.2" "3.7.2" Decided "a pawn goes two squares from where it began" [Test("chess", "every_refusal_names_its_reason_and_article")];
        "-" "3.7c" "?" "3.7.3" "3.7.3" "3.7.3" Decided "a pawn captures to the side" [Test("chess", "every_refusal_names_its_reason_and_article")];
        "-" "3.7d" "?" "3.7.4.1" "3.7.4.1" "3.7.3.1" Decided "en passant: which pawn may be captured so" [Test("chess", "perft_finds_the_known_figures")];
        "-" "3.7d" "?" "3.7.4.2" "3.7.4.2" "3.7.3.2" Decided "en passant only at once" [Test("chess", "a_position_repeats_only_with_the_same_rights_and_a_legal_en_passant")];
        "-" "3.7e" "?" "3.7.5.1" "3.7.5.1" "3.7.3.3" Decided "a pawn that arrives becomes another piece in the same move" [Test("chess", "a_named_promotion_tells_the_pawn_from_the_pieces_that_go_there_too")];
        "-" "3.7e" "?" "3.7.5.2" "3.7.5.2" "3.7.3.4" Decided "the choice does not depend on what was captured" [Test("chess", "perft_finds_the_known_figures")];
        "-" "3.7e" "?" "3.7.5.3" "3.7.5.3" "3.7.3.5" Decided "the new piece works at once" [Test("chess", "perft_finds_the_known_figures")];
        "-" "3.8" "?" "3.8.1" "3.8.1" "3.8.1" Decided "the king goes to the next square" [Test("chess", "every_refusal_names_its_reason_and_article")];
        "-" "3.8" "?" "3.8.2" "3.8.2" "3.8.2" Decided "castling and how it is made" [Test("chess", "perft_finds_the_known_figures")];
        "-" "3.8" "?" "3.8.2.1" "3.8.2.1" "3.8.2.1" Decided "the right to castle is lost when king or rook has moved" [Test("chess", "every_refusal_names_its_reason_and_article")];
        "-" "3.8" "?" "3.8.2.2" "3.8.2.2" "3.8.2.2" Decided "castling is prevented for a time by an attack or a piece between" [Test("chess", "every_refusal_names_its_reason_and_article")];
        "-" "3.9" "?" "3.9.1" "3.9.1" "3.9.1" Decided "what check is" [Test("chess", "perft_finds_the_known_figures")];
        "-" "3.9" "?" "3.9.2" "3.9.2" "3.9.2" Decided "no move leaves the own king in check" [Test("chess", "every_refusal_names_its_reason_and_article")];
        "-" "4.6" "?" "3.10.1" "3.10.1" "3.10.1" Decided "when a move is legal (the text of 2018 that was seen changes places with the next)" [Test("table_games", "lawful_games_agree_with_the_rules_of_movement")];
        "-" "4.6" "?" "3.10.2" "3.10.2" "3.10.2" Decided "when a move is illegal" [Test("chess", "every_refusal_names_its_reason_and_article")];
        "-" "-" "?" "3.10.3" "3.10.3" "3.10.3" Decided "when a position is illegal: no game reaches it" [Test("chess", "a_wrong_fen_is_refused_with_a_sentence")];
    }

    "Article 4: touching and moving" {
        "-" "4.1" "4.1" "4.1" "4.1" "4.1" NotKnowable "one hand makes the move; whose hand it was, the arbiter or a player enters" [];
        "-" "4.2" "4.2" "4.2.1" "4.2.1" "4.2.1" Decided "adjusting after a word, by the player on move" [];
        "-" "4.2" "4.2" "4.2.2" "4.2.2" "4.2.2" NotKnowable "any other touch counts as meant; what a hand touched is known where a person enters it" [];
        "-" "4.3" "4.3" "4.3" "4.3" "4.3" ToldToArbiter "a touched piece is moved or captured" [];
        "-" "4.3a" "4.3" "4.3.1" "4.3.1" "4.3.1" ToldToArbiter "own pieces: the first that can move" [];
        "-" "4.3b" "4.3" "4.3.2" "4.3.2" "4.3.2" ToldToArbiter "the opponent's pieces: the first that can be captured" [];
        "-" "4.3c" "4.3" "4.3.3" "4.3.3" "4.3.3" ToldToArbiter "pieces of both sides: captured with the first touched, the own first where it is unclear" [Test("table", "a_touched_piece_moves_or_is_captured")];
        "-" "4.4" "4.4" "4.4" "4.4" "4.4" ToldToArbiter "touching for castling and promotion" [Transcript("castling-touched"), Transcript("promotion-piece-touched")];
        "-" "4.4a" "4.4" "4.4.1" "4.4.1" "4.4.1" ToldToArbiter "king and rook: castle on that side" [];
        "-" "4.4b" "4.4" "4.4.2" "4.4.2" "4.4.2" ToldToArbiter "rook first: no castling on that side" [];
        "-" "4.4c" "4.4" "4.4.3" "4.4.3" "4.4.3" ToldToArbiter "castling that is illegal: another move of the king" [Test("table", "the_order_of_king_and_rook_decides_about_castling")];
        "-" "4.4d" "4.4d" "4.4.4" "4.4.4" "4.4.4" ToldToArbiter "the new piece is chosen when it touches the square" [];
        "-" "4.5" "4.5" "4.5" "4.5" "4.5" Decided "nothing touched can move: any legal move" [];
        "-" "-" "?" "4.6" "4.6" "4.6" Decided "promotion may be performed in any order" [Test("table_games", "lawful_games_agree_with_the_rules_of_movement")];
        "-" "-" "?" "?" "4.6.1" "4.6.1" Decided "the pawn need not reach the square" [Test("table_games", "lawful_games_agree_with_the_rules_of_movement")];
        "-" "-" "?" "?" "4.6.2" "4.6.2" Decided "pawn off and piece on in either order" [Test("table_games", "lawful_games_agree_with_the_rules_of_movement")];
        "-" "-" "?" "?" "4.6.3" "4.6.3" Decided "what stands there is captured" [Test("chess", "perft_finds_the_known_figures")];
        "-" "4.6" "?" "4.7" "4.7" "4.7" Decided "a released piece stays, and when the move is made" [];
        "-" "4.6a" "?" "?" "4.7.1" "4.7.1" Decided "a capture is made when both pieces are where they belong" [];
        "-" "4.6b" "?" "4.7.2" "4.7.2" "4.7.2" Decided "castling is made when the rook is released; the released king allows nothing else" [Test("table", "the_order_of_king_and_rook_decides_about_castling")];
        "-" "4.6c" "?" "?" "4.7.3" "4.7.3" Decided "a promotion is made when the new piece stands and the pawn is gone" [Test("table_games", "lawful_games_agree_with_the_rules_of_movement")];
        "-" "4.7" "?" "4.8" "4.8" "4.8" ToldToArbiter "touching a piece loses the protest" [];
        "-" "-" "?" "?" "4.9" "4.9" OutsideScope "an assistant moves the pieces of a player who cannot" [];
    }

    "Article 5: the end of the game" {
        "-" "5.1a" "5.1a" "5.1.1" "5.1.1" "5.1.1" Decided "mate ends the game" [];
        "-" "5.1b" "5.1b" "5.1.2" "5.1.2" "5.1.2" Decided "resignation, and what a gesture is worth" [];
        "-" "5.2a" "5.2a" "5.2.1" "5.2.1" "5.2.1" Decided "stalemate" [];
        "-" "5.2b" "5.2b" "5.2.2" "5.2.2" "5.2.2" ToldToArbiter "a dead position" [];
        "-" "5.2c" "5.2c" "5.2.3" "5.2.3" "5.2.3" Decided "a draw agreed, from 2017 once both have moved" [];
        "-" "5.2d" "?" "-" "-" "-" Decided "the game may be drawn by threefold repetition (from 2017 only in 9.2)" [Test("laws_claim", "a_third_appearance_is_claimed_in_both_forms")];
        "-" "5.2e" "?" "-" "-" "-" Decided "the game may be drawn by fifty moves (from 2017 only in 9.3)" [Test("laws_claim", "fifty_moves_are_claimed_and_seventy_five_end_the_game")];
    }
}
