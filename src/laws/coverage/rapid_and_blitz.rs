//! How Hector handles Appendices A and B: rapid and blitz.

use super::articles;

articles! {
    "Appendix A: rapid" {
        "-" "A.1" "A.1" "A.1" "A.1" "A.1" Decided "what rapid is" [Test("laws", "time_controls_fall_into_their_classes")];
        "-" "A.2" "?" "A.2" "A.2" "A.2" Decided "no duty to record, no claim lost by it, a sheet on request" [Transcript("sheet-in-rapid"), Transcript("nobody-records-in-rapid")];
        "-" "-" "-" "-" "-" "A.3" ToldToArbiter "one minute instead of two" [];
        "-" "A.3" "A.3" "A.3" "A.3.1" "A.4" Decided "the competition rules where each game is supervised and recorded" [Test("laws", "every_offence_costs_what_the_table_says")];
        "-" "A.3" "?" "A.3.1.1" "A.3.1.1" "A.4.1" NotKnowable "one arbiter for three games" [];
        "-" "-" "?" "A.3.1.2" "A.3.1.2" "A.4.2" NotKnowable "each game recorded by the arbiter" [];
        "-" "-" "?" "A.3.2" "A.3.2" "A.4.3" Decided "the arbiter's sheet is shown five times on request" [];
        "-" "A.4" "?" "A.4" "A.4" "A.5" Decided "otherwise these rules" [Test("laws", "every_offence_costs_what_the_table_says")];
        "-" "A.4a" "A.4a" "A.4.1.1" "A.4.1.1" "A.5.1.1" NotKnowable "after ten moves, in 2009 three, no change of the clock setting" [];
        "-" "A.4a" "A.4a" "A.4.1.2" "A.4.1.2" "A.5.1.2" ToldToArbiter "after them no claim on the set-up" [];
        "-" "A.4b" "?" "-" "-" "-" NotKnowable "the arbiter rules on touched pieces only when asked" [];
        "-" "A.4c" "A.4b" "A.4.2" "A.4.2" "A.5.2" ToldToArbiter "an illegal move" [];
        "-" "A.4d" "?" "A.4.3" "A.4.3" "A.5.3" ToldToArbiter "a win on time is claimed" [];
        "-" "A.4c" "?" "A.4.4" "A.4.4" "A.5.4" ToldToArbiter "both kings in check, or a pawn on the last rank" [];
        "-" "A.4d" "-" "A.4.5" "A.4.5" "A.5.5" ToldToArbiter "the arbiter calls the flag" [];
        "-" "-" "?" "A.5" "A.5" "A.6" Decided "the event says which of the two holds for all its games" [Test("laws_event", "every_setting_of_a_full_file_arrives")];
    }

    "Appendix B: blitz" {
        "-" "B.1" "B.1" "B.1" "B.1" "B.1" Decided "what blitz is" [];
        "-" "-" "B.2" "B.2" "B.2" "-" ToldToArbiter "one minute instead of two" [];
        "-" "B.2" "B.3" "B.3" "B.3.1" "B.2" Decided "the competition rules where one arbiter has one game" [];
        "-" "B.2" "?" "B.3.1.1" "B.3.1.1" "B.2.1" NotKnowable "one arbiter for one game" [];
        "-" "-" "?" "B.3.1.2" "B.3.1.2" "B.2.2" NotKnowable "each game recorded by the arbiter" [];
        "-" "B.2" "?" "B.3.2" "B.3.2" "B.2.3" Decided "the arbiter's sheet is shown five times on request" [Transcript("sheet-in-blitz")];
        "-" "B.3a" "?" "B.4" "B.4" "B.3" ToldToArbiter "otherwise the rules of rapid" [];
        "-" "B.3b" "?" "-" "-" "-" ToldToArbiter "the last two minutes and A.4c do not hold in blitz" [];
        "-" "B.3c" "?" "-" "-" "-" ToldToArbiter "an illegal move: the opponent claims the win before his move" [];
        "-" "-" "?" "B.5" "B.5" "B.4" Decided "the event says which of the two holds for all its games" [Test("laws_event", "every_setting_of_a_full_file_arrives")];
    }
}
