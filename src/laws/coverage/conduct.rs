//! How Hector handles Articles 11 and 12: conduct and the arbiter.

use super::articles;

articles! {
    "Article 11 (12 of 2009): the conduct of the players" {
        "-" "12.1" "?" "?" "11.1" "11.1" OutsideScope "nothing that brings the game into disrepute" [];
        "-" "12.2" "?" "11.2" "11.2" "11.2" OutsideScope "the venue, the playing area and who may leave or enter them" [];
        "-" "12.3a" "11.3" "11.3.1" "11.3.1" "11.3.1" Decided "no notes, no advice, no other board: Hector gives none in tournament mode" [];
        "-" "12.3b" "11.3" "11.3.2.1" "11.3.2.1" "11.3.2" NotKnowable "no electronic device that the arbiter has not approved" [];
        "-" "12.3b" "11.3" "?" "?" "11.3.2.1" OutsideScope "devices in a bag, switched off, where the event allows it" [];
        "-" "12.3b" "11.3" "11.3.2.2" "11.3.2.2" "11.3.2.2" NotKnowable "a device found on a player loses" [];
        "-" "-" "?" "?" "11.3.3" "11.3.3" OutsideScope "inspection of clothes and bags" [];
        "-" "12.3c" "?" "?" "11.3.4" "11.3.4" OutsideScope "where smoking is allowed" [];
        "-" "12.5" "?" "11.4" "11.4" "11.4" OutsideScope "who has finished is a spectator" [];
        "-" "12.6" "11.5" "11.5" "11.5" "11.5" ToldToArbiter "no distracting, no unreasonable claims and offers" [];
        "-" "12.7" "?" "11.6" "11.6" "11.6" ToldToArbiter "what offences against 11.1 to 11.5 lead to" [];
        "-" "12.8" "11.7" "11.7" "11.7" "11.7" ToldToArbiter "persistent refusal loses, and the arbiter gives the other a score" [];
        "-" "12.9" "11.8" "11.8" "11.8" "11.8" ToldToArbiter "both refuse: both lose" [];
        "-" "-" "?" "11.9" "11.9" "11.9" Decided "a player may have the Laws explained" [Test("laws_rule", "every_question_is_answered_as_written_down")];
        "-" "12.10" "?" "11.10" "11.10" "11.10" OutsideScope "appeals" [];
        "-" "-" "?" "11.11" "11.11" "11.11" NotKnowable "both players help to reconstruct the game" [];
        "-" "-" "?" "11.12" "11.12" "11.12" Decided "checking a claim is the players' duty: Hector counts for none of them" [Test("sealed", "a_sealed_device_proves_it_in_every_language")];
    }

    "Article 12 (13 of 2009): the arbiter" {
        "-" "13.1" "?" "?" "12.1" "12.1" OutsideScope "the arbiter sees that the Laws are kept" [];
        "-" "13.2" "?" "12.2" "12.2" "12.2" OutsideScope "fair play, good conditions, no disturbance, progress" [];
        "-" "-" "?" "12.2.6" "12.2.6" "12.2.6" OutsideScope "special measures for disabled players" [];
        "-" "-" "?" "12.2.7" "12.2.7" "12.2.7" OutsideScope "the rules against cheating" [];
        "-" "13.3" "?" "?" "12.3" "12.3" OutsideScope "the arbiter observes, enforces and penalises" [];
        "-" "-" "?" "?" "12.4" "12.4" OutsideScope "assistants of the arbiter" [];
        "-" "13.5" "12.5" "12.5" "12.5" "12.5" ToldToArbiter "time for a disturbance from outside" [];
        "-" "13.6" "12.6" "12.6" "12.6" "12.6" Decided "what the arbiter does not say, and Hector neither" [];
        "-" "13.7a" "?" "12.7" "12.7" "12.7" Decided "an irregularity is told to the arbiter alone" [];
        "-" "13.7b" "?" "12.8" "12.8" "12.8" OutsideScope "telephones in the venue" [];
        "-" "13.4" "12.9" "12.9" "12.9" "12.9" ToldToArbiter "the list of sanctions" [];
        "-" "14.1" "?" "-" "-" "-" OutsideScope "the federation answers questions about the Laws" [];
    }
}
