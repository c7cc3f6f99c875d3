//! How Hector handles Article 6: the clock.

use super::articles;

articles! {
    "Article 6: the clock" {
        "-" "6.1" "?" "6.1" "6.1" "6.1" Decided "two displays of which one runs, each with a flag" [Test("clock_model", "the_clock_agrees_with_one_that_ticks_every_millisecond")];
        "-" "6.1" "?" "6.1" "6.1" "6.1.1" Decided "what the fall of a flag is" [Test("clock", "a_press_and_a_fall_are_decided_to_the_microsecond")];
        "-" "6.7a" "6.2a" "6.2.1" "6.2.1" "6.2.1" Decided "the press completes the move" [];
        "-" "6.7a" "6.2a" "6.2.1.1" "6.2.1.1" "6.2.1.1" Decided "a move that ends the game is complete without it" [];
        "-" "-" "6.2a" "6.2.1.2" "6.2.1.2" "6.2.1.2" Decided "the next move completes one that was not pressed" [];
        "-" "6.7a" "?" "6.2.2" "6.2.2" "6.2.2" Decided "a late press is allowed, even after the reply" [Transcript("late-press-on-both-sides"), Transcript("comment-6-2-2-pressed-after-the-reply")];
        "-" "6.7b" "?" "6.2.3" "6.2.3" "6.2.3" ToldToArbiter "the hand that moves presses; the arbiter enters what was seen" [];
        "-" "6.7c" "?" "6.2.4" "6.2.4" "6.2.4" ToldToArbiter "proper handling of the clock; the arbiter enters what was seen" [];
        "-" "4.2" "?" "6.2.5" "6.2.5" "6.2.5" NotKnowable "only the player whose clock runs adjusts pieces" [];
        "-" "6.7d" "?" "6.2.6" "6.2.6" "6.2.6" ToldToArbiter "an assistant for the clock, and the adjustment that a disabled player is spared" [];
        "-" "6.2a" "?" "6.3.1" "6.3.1" "6.3.1" Decided "moves in periods, with or without added time" [Test("clock_time_control", "the_moves_of_a_control_and_the_period_of_a_move_agree")];
        "-" "6.2b" "?" "6.3.2" "6.3.2" "6.3.2" Decided "time saved is kept; how increment and delay count" [Transcript("bronstein-figures"), Transcript("delay-figures")];
        "-" "6.3" "?" "6.4" "6.4" "6.4" ToldToArbiter "a fallen flag: the required moves are checked" [];
        "-" "6.4" "?" "6.5" "6.5" "6.5" OutsideScope "where the clock is put" [];
        "-" "6.5" "?" "6.6" "6.6" "6.6" Decided "White's clock is started" [];
        "-" "6.6a" "?" "6.7.1" "6.7.1" "6.7.1" ToldToArbiter "the default time, and who comes after it" [];
        "-" "6.6b" "?" "6.7.2" "6.7.2" "6.7.2" Decided "both absent: White's time runs" [];
        "-" "6.8" "6.8" "6.8" "6.8" "6.8" ToldToArbiter "a flag has fallen when it is seen or claimed" [];
        "-" "6.9" "6.9" "6.9" "6.9" "6.9" ToldToArbiter "time overstepped loses, unless the opponent cannot mate" [];
        "-" "6.10a" "6.10" "6.10.1" "6.10.1" "6.10.1" ToldToArbiter "a faulty clock" [];
        "-" "6.10b" "6.10" "6.10.2" "6.10.2" "6.10.2" ToldToArbiter "a wrong setting" [];
        "-" "6.12a" "?" "6.11.1" "6.11.1" "6.11.1" ToldToArbiter "the arbiter stops the clock" [];
        "-" "6.12b" "?" "6.11.2" "6.11.2" "6.11.2" ToldToArbiter "a player stops the clock only to fetch the arbiter" [];
        "-" "6.12c" "?" "6.11.3" "6.11.3" "6.11.3" ToldToArbiter "the arbiter decides when play goes on" [];
        "-" "6.12d" "?" "6.11.4" "6.11.4" "6.11.4" ToldToArbiter "a stop without a good reason; the arbiter enters it" [];
        "-" "6.14" "?" "6.12.1" "6.12.1" "6.12.1" OutsideScope "screens and clocks that show moves are allowed in the hall" [];
        "-" "6.14" "?" "6.12.2" "6.12.2" "6.12.2" NotKnowable "no claim rests on such a screen alone" [];
    }
}
