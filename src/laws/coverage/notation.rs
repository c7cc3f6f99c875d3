//! How Hector handles Appendix C: notation.

use super::articles;

articles! {
    "Appendix C: notation" {
        "-" "Appendix C" "Appendix C" "Appendix C" "Appendix C" "Appendix C" Decided "other notations are no evidence: Hector reads them and says which it read" [Test("descriptive", "words_find_the_move_that_the_rules_of_1929_mean")];
        "-" "C.1" "?" "?" "C.1" "C.1" OutsideScope "a piece here is no pawn" [];
        "-" "C.2" "?" "?" "C.2" "C.2" Decided "each piece has its letter" [Test("notation", "each_written_move_means_what_the_table_says")];
        "-" "C.3" "?" "?" "C.3" "C.3" Decided "each player the letters of his country" [Test("notation", "every_legal_move_is_written_and_read_back_in_every_manner")];
        "-" "C.4" "?" "C.4" "C.4" "C.4" Decided "pawns have no letter" [Test("notation", "each_written_move_means_what_the_table_says")];
        "-" "C.5" "?" "?" "C.5" "C.5" Decided "files a to h" [Test("notation", "each_written_move_means_what_the_table_says")];
        "-" "C.6" "?" "?" "C.6" "C.6" Decided "ranks 1 to 8" [Test("notation", "each_written_move_means_what_the_table_says")];
        "-" "C.7" "?" "?" "C.7" "C.7" Decided "each square has one name" [Test("notation", "every_legal_move_is_written_and_read_back_in_every_manner")];
        "-" "C.8" "?" "C.8" "C.8" "C.8" Decided "letter and square; from 2017 the long form too" [Test("notation", "the_games_of_the_laws_end_where_they_should")];
        "-" "C.9" "?" "?" "C.9" "C.9" Decided "captures" [Test("notation", "each_written_move_means_what_the_table_says")];
        "-" "C.10" "?" "C.10" "C.10" "C.10" Decided "two like pieces are told apart" [Test("notation", "each_written_move_means_what_the_table_says")];
        "-" "C.11" "?" "-" "-" "-" Decided "two pawns are told apart" [Test("notation", "each_written_move_means_what_the_table_says")];
        "-" "C.12" "?" "?" "C.11" "C.11" Decided "promotion" [Test("notation", "each_written_move_means_what_the_table_says")];
        "-" "C.13" "?" "?" "C.12" "C.12" Decided "the offer of a draw" [Test("notation", "the_games_of_the_laws_end_where_they_should")];
        "-" "C.13" "?" "?" "C.13" "C.13" Decided "the signs for castling, capture, check, mate and en passant" [Test("notation", "each_written_move_means_what_the_table_says")];
    }
}
