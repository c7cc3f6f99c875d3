//! How Hector handles Articles 9 and 10: draws and points.

use super::articles;

articles! {
    "Article 9: the drawn game" {
        "-" "9.1a" "9.1" "9.1.1" "9.1.1" "9.1.1" ToldToArbiter "an event may restrict draws by agreement" [];
        "-" "9.1b" "9.1" "9.1.2" "9.1.2" "9.1.2" Decided "where it does not, this holds" [];
        "-" "9.1b" "9.1" "9.1.2.1" "9.1.2.1" "9.1.2.1" Decided "when and how a draw is offered, and how long the offer lasts" [];
        "-" "9.1b" "9.1" "9.1.2.2" "9.1.2.2" "9.1.2.2" Decided "each notes the offer on his sheet" [];
        "-" "9.1b" "9.1" "9.1.2.3" "9.1.2.3" "9.1.2.3" Decided "a claim is an offer too" [];
        "-" "9.2" "9.2" "9.2" "9.2" "9.2" ToldToArbiter "the same position for the third time, claimed by the player on move" [];
        "-" "9.2a" "9.2a" "9.2.1.1" "9.2.1.1" "9.2.1" ToldToArbiter "about to appear: the move is written and not played" [];
        "-" "9.2b" "9.2b" "9.2.1.2" "9.2.1.2" "9.2.2" ToldToArbiter "has just appeared" [];
        "-" "9.2" "9.2" "9.2.2" "9.2.2" "9.2.3" ToldToArbiter "what makes positions the same" [];
        "-" "9.2" "9.2" "9.2.2.1" "9.2.2.1" "9.2.3.1" Decided "another position if a pawn could be captured en passant" [Test("repetition", "the_same_position_is_the_same_pieces_rights_and_possible_moves")];
        "-" "9.2" "9.2" "9.2.2.2" "9.2.2.2" "9.2.3.2" Decided "another position if a right to castle was lost" [Test("repetition", "the_same_position_is_the_same_pieces_rights_and_possible_moves")];
        "-" "9.3" "?" "9.3" "9.3" "9.3" ToldToArbiter "fifty moves, claimed by the player on move" [];
        "-" "9.3a" "9.3a" "9.3.1" "9.3.1" "9.3.1" ToldToArbiter "about to be complete: the move is written and not played" [];
        "-" "9.3b" "9.3b" "9.3.2" "9.3.2" "9.3.2" ToldToArbiter "completed" [];
        "-" "9.4" "9.4" "9.4" "9.4" "9.4" ToldToArbiter "a touched piece loses the claim on that move" [];
        "-" "9.5" "9.5" "9.5.1" "9.5.1" "9.5.1" ToldToArbiter "the clock is stopped, and no claim is taken back" [];
        "-" "9.5a" "9.5a" "9.5.2" "9.5.2" "9.5.2" ToldToArbiter "a correct claim draws" [];
        "-" "9.5b" "9.5b" "9.5.3" "9.5.3" "9.5.3" ToldToArbiter "a wrong claim costs minutes" [];
        "-" "-" "?" "9.6" "9.6" "9.6" ToldToArbiter "draws that nobody has to claim" [Transcript("fivefold"), Transcript("seventy-five-moves")];
        "-" "-" "9.6a" "9.6.1" "9.6.1" "9.6.1" ToldToArbiter "the same position five times" [];
        "-" "-" "9.6b" "9.6.2" "9.6.2" "9.6.2" ToldToArbiter "seventy-five moves" [];
        "-" "9.6" "?" "-" "-" "-" ToldToArbiter "a position in which no mate can come is drawn at once (from 2017 only 5.2.2)" [];
    }

    "Article 10 of 2009: the last two minutes" {
        "-" "10.1" "-" "-" "-" "-" Decided "what a quickplay finish is" [];
        "-" "10.2" "-" "-" "-" "-" ToldToArbiter "the claim in the last two minutes, and what the arbiter may answer" [];
    }

    "Article 10 (11 of 2009): points" {
        "-" "11.1" "10.1" "10.1" "10.1" "10.1" Decided "one point, half a point, none" [];
        "-" "-" "?" "10.2" "10.2" "10.2" Decided "no other division of the points" [];
    }
}
