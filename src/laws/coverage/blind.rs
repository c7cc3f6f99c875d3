//! How Hector handles Appendix D: blind players.

use super::articles;

articles! {
    "Appendix D (E of 2009): blind players" {
        "-" "E.1" "?" "D.1" "D.1" "D.1" Decided "two boards, and what the organiser may adapt" [Test("laws_event", "every_setting_of_a_full_file_arrives")];
        "-" "E.1" "?" "D.1.1" "D.1.1" "D.1.1" OutsideScope "the board is twenty centimetres wide" [];
        "-" "E.1" "?" "D.1.2" "D.1.2" "D.1.2" OutsideScope "its dark squares are raised" [];
        "-" "E.1" "?" "D.1.3" "D.1.3" "D.1.3" OutsideScope "each square has an aperture" [];
        "-" "E.1" "?" "D.1.4" "D.1.4" "D.1.4" OutsideScope "the pieces have pegs, the black ones a mark" [];
        "-" "E.2.1" "?" "D.2.1" "D.2.1" "D.2.1" Decided "moves are announced, repeated and executed, in these words" [];
        "-" "E.2.2" "?" "D.2.2" "D.2.2" "D.2.2" Decided "a piece taken out of its aperture is touched" [];
        "-" "E.2.3" "?" "D.2.3" "D.2.3" "D.2.3" ToldToArbiter "when a move is made" [];
        "-" "E.2.3" "?" "D.2.3.1" "D.2.3.1" "D.2.3.1" Decided "a captured piece is off the board" [];
        "-" "E.2.3" "?" "D.2.3.2" "D.2.3.2" "D.2.3.2" Decided "the piece is in another aperture" [Transcript("wrong-hand")];
        "-" "E.2.3" "?" "D.2.3.3" "D.2.3.3" "D.2.3.3" Decided "the move is announced" [];
        "-" "E.2.3" "?" "D.2.4" "D.2.4" "D.2.4" ToldToArbiter "only then the opponent's clock is started" [];
        "-" "E.2.3" "?" "D.2.5" "D.2.5" "D.2.5" Decided "for the sighted player the usual rules hold" [Test("table", "a_touched_piece_moves_or_is_captured")];
        "-" "E.2.4" "?" "D.2.6" "D.2.6" "D.2.6" Decided "the clock of a blind player" [];
        "-" "-" "?" "D.2.6.1" "D.2.6.1" "D.2.6.1" Decided "it speaks the time and the number of moves" [Transcript("profile-clock")];
        "-" "E.2.4" "?" "D.2.6.2" "D.2.6.2" "D.2.6.2" OutsideScope "or it is a clock to be felt" [];
        "-" "E.2.5" "?" "D.2.7" "D.2.7" "D.2.7" Decided "the score in braille, in longhand or on a device" [];
        "-" "E.2.6" "?" "D.2.8" "D.2.8" "D.2.8" Decided "a slip of the tongue is corrected at once" [];
        "-" "E.2.7" "?" "D.2.9" "D.2.9" "D.2.9" ToldToArbiter "the boards differ" [];
        "-" "E.2.8" "?" "D.2.9" "D.2.9" "D.2.9" ToldToArbiter "the scores differ too: back to where they agree" [Transcript("scores-differ")];
        "-" "E.2.9" "?" "D.2.10" "D.2.10" "D.2.10" Decided "the assistant of the blind player" [];
        "-" "E.2.9" "?" "D.2.10.1" "D.2.10.1" "D.2.10.1" Decided "makes moves on the other board" [Test("table", "a_blind_players_assistant_has_every_duty_and_a_sighted_ones_has_two")];
        "-" "E.2.9" "?" "D.2.10.2" "D.2.10.2" "D.2.10.2" Decided "announces moves" [];
        "-" "E.2.9" "?" "D.2.10.3" "D.2.10.3" "D.2.10.3" Decided "keeps the score and presses" [];
        "-" "E.2.9" "?" "D.2.10.4" "D.2.10.4" "D.2.10.4" Decided "says moves and times on request only" [Transcript("profile-clock"), Transcript("tournament-keeps-silent")];
        "-" "E.2.9" "?" "D.2.10.5" "D.2.10.5" "D.2.10.5" Decided "claims on time, tells the arbiter of a touched piece" [Transcript("flag-claimed-by-the-assistant")];
        "-" "E.2.9" "?" "D.2.10.6" "D.2.10.6" "D.2.10.6" Decided "does what an adjournment takes" [Test("table", "a_blind_players_assistant_has_every_duty_and_a_sighted_ones_has_two")];
        "-" "E.2.10" "?" "D.2.11" "D.2.11" "D.2.11" ToldToArbiter "the assistant of the sighted player; from 2017 one is a must against a deaf opponent" [];
    }
}
