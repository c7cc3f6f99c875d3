//! How Hector handles Articles 7 and 8: irregularities and the score.

use super::articles;

articles! {
    "Article 7: irregularities" {
        "-" "6.13" "7.1" "7.1" "7.1" "7.1" ToldToArbiter "clock times after a position is restored" [];
        "-" "7.1a" "7.2" "7.2.1" "7.2.1" "7.2.1" ToldToArbiter "a wrong first position: a new game" [];
        "-" "7.1b" "7.2" "7.2.2" "7.2.2" "7.2.2" ToldToArbiter "a turned board: the position is carried over" [];
        "-" "7.2" "7.3" "7.3" "7.3" "7.3" ToldToArbiter "colours reversed: a new game before the tenth move, in 2009 and 2014 as the arbiter rules" [];
        "-" "7.3" "7.4" "7.4.1" "7.4.1" "7.4.1" ToldToArbiter "who knocks pieces over puts them back on his own time" [];
        "-" "7.3" "7.4" "7.4.2" "7.4.2" "7.4.2" ToldToArbiter "the clock is stopped for it if need be" [];
        "-" "7.3" "7.4" "7.4.3" "7.4.3" "7.4.3" ToldToArbiter "the arbiter may penalise it" [];
        "-" "7.4a" "7.5" "7.5.1" "7.5.1" "7.5.1" ToldToArbiter "a completed illegal move is undone" [];
        "-" "7.4a" "7.5" "7.5.2" "7.5.2" "7.5.2" ToldToArbiter "a pawn left on the last rank; a queen from 2014" [];
        "-" "-" "-" "7.8.1" "7.5.3" "7.5.3" ToldToArbiter "a press without a move" [];
        "-" "-" "-" "7.7.1" "7.5.4" "7.5.4" ToldToArbiter "a move with two hands" [];
        "-" "7.4b" "7.5" "7.5.3" "7.5.5" "7.5.5" ToldToArbiter "what an illegal move costs" [];
        "-" "-" "-" "7.7.2" "-" "-" ToldToArbiter "what two hands cost" [];
        "-" "-" "-" "7.8.2" "-" "-" ToldToArbiter "what a press without a move costs" [];
        "-" "7.5" "7.6" "7.6" "7.6" "7.6" ToldToArbiter "displaced pieces found later" [];
    }

    "Article 8: the score" {
        "-" "8.1" "8.1" "8.1.1" "8.1.1" "8.1.1" Decided "each player records all moves" [Transcript("made-released-and-recorded"), Transcript("own-score")];
        "-" "8.1" "8.1" "-" "-" "8.1.1.1" Decided "on paper, in algebraic notation" [Test("notation", "each_written_move_means_what_the_table_says")];
        "-" "-" "-" "-" "-" "8.1.1.2" OutsideScope "on a certified electronic score sheet, which Hector is not" [];
        "-" "8.1" "8.1" "8.1.2" "8.1.2" "8.1.2" ToldToArbiter "no move is written in advance, but for a claim or a seal" [];
        "-" "8.1" "8.1" "8.1.4" "8.1.3" "8.1.3" Decided "a reply may come before the record, one move back" [NotYet];
        "-" "12.4" "?" "8.1.3" "8.1.4" "8.1.4" NotKnowable "nothing else stands on the sheet" [];
        "-" "8.1" "8.1" "8.1.5" "8.1.5" "8.1.5" Decided "both note the offer of a draw" [];
        "-" "8.1" "8.1" "8.1.6" "8.1.6" "8.1.6" ToldToArbiter "an assistant for the score, and the adjustment that a disabled player is spared" [];
        "-" "8.2" "?" "8.2" "8.2" "8.2" Decided "the sheet is visible: the arbiter can have both scores printed" [Test("games_library", "the_library_lists_exports_and_proves")];
        "-" "8.3" "?" "8.3" "8.3" "8.3" OutsideScope "the sheets belong to the organiser" [];
        "-" "8.4" "8.4" "8.4" "8.4" "8.4" Decided "no duty to record under five minutes without thirty seconds a move" [];
        "-" "8.5a" "8.5a" "8.5.1" "8.5.1" "8.5.1" ToldToArbiter "nobody recorded: sheets are completed when a flag falls" [];
        "-" "8.5b" "8.5b" "8.5.2" "8.5.2" "8.5.2" ToldToArbiter "one did not record: he completes his sheet" [];
        "-" "8.5c" "8.5c" "8.5.3" "8.5.3" "8.5.3" ToldToArbiter "the game is reconstructed on a second board" [];
        "-" "8.6" "8.6" "8.6" "8.6" "8.6" ToldToArbiter "the next move is the first of the new period" [];
        "-" "8.7" "8.7" "8.7" "8.7" "8.7" Decided "a signed result stands" [];
    }
}
