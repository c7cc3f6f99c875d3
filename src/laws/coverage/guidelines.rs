//! How Hector handles Guidelines I to III.

use super::articles;

articles! {
    "Guidelines I: adjourned games (guidelines without a letter in 2009)" {
        "-" "guideline 1a" "?" "I.1.1" "I.1.1" "I.1.1" ToldToArbiter "sealing a move" [];
        "-" "guideline 1b" "?" "I.1.2" "I.1.2" "I.1.2" ToldToArbiter "sealing before the session ends" [];
        "-" "guideline 2" "?" "I.2" "I.2" "I.2" ToldToArbiter "what stands on the envelope" [Transcript("adjournment")];
        "-" "guideline 3" "?" "I.3" "I.3" "I.3" NotKnowable "the arbiter checks and keeps the envelope" [];
        "-" "guideline 4" "?" "I.4" "I.4" "I.4" Decided "an offer after the seal" [Transcript("adjournment-draw-offer")];
        "-" "guideline 5" "?" "I.5" "I.5" "I.5" ToldToArbiter "position and times are set up again" [];
        "-" "guideline 6" "?" "I.6" "I.6" "I.6" Decided "agreed or resigned before it resumes" [];
        "-" "guideline 7" "?" "I.7" "I.7" "I.7" ToldToArbiter "who must be there when it is opened" [];
        "-" "guideline 8" "?" "I.8" "I.8" "I.8" ToldToArbiter "a sealed move that is unclear or illegal" [];
        "-" "guideline 9" "?" "I.9" "I.9" "I.9" ToldToArbiter "who is there when it resumes, and who is not" [];
        "-" "guideline 10" "?" "I.10" "I.10" "I.10" ToldToArbiter "too late for the resumption" [Transcript("adjournment-replier-late")];
        "-" "-" "?" "I.11" "I.11" "I.11" Decided "both absent: the time of the player who must reply runs" [];
        "-" "guideline 11a" "?" "I.12.1" "I.12.1" "I.12.1" ToldToArbiter "the envelope is missing" [];
        "-" "guideline 11b" "?" "I.12.2" "I.12.2" "I.12.2" ToldToArbiter "the position is lost" [];
        "-" "guideline 12" "?" "I.13" "I.13" "I.13" ToldToArbiter "wrong times at the resumption" [];
        "-" "guideline 13" "?" "I.14" "I.14" "I.14" OutsideScope "the length of the session" [];
    }

    "Guidelines II: Chess960 (appendix F of 2009)" {
        "-" "Appendix F" "?" "II.1" "II.1" "II.1" Decided "the game is as usual from another start" [];
        "-" "Appendix F" "?" "II.2" "II.2" "II.2" Decided "which starts there are" [Test("chess", "there_are_960_different_starts_and_518_is_the_orthodox_one")];
        "-" "Appendix F" "?" "II.3.1" "II.3.1" "II.3.1" Decided "castling once, with king and rook" [];
        "-" "Appendix F" "?" "II.3.2" "II.3.2" "II.3.2" Decided "the four ways to castle, what must be empty, where both arrive" [];
    }

    "Guidelines III: the last two minutes" {
        "-" "10.1" "?" "III.1" "III.1" "III.1" Decided "what a quickplay finish is" [];
        "-" "-" "?" "III.2.1" "III.2.1" "III.2.1" Decided "only where the event announced it" [];
        "-" "-" "?" "III.2.2" "III.2.2" "III.2.2" Decided "only in standard and rapid without added time" [Test("laws_rule", "every_question_is_answered_as_written_down")];
        "-" "6.11" "?" "III.3.1" "III.3.1" "III.3.1" ToldToArbiter "both flags down" [];
        "-" "6.11a" "?" "III.3.1.1" "III.3.1.1" "III.3.1.1" ToldToArbiter "before the last period the game goes on" [NotYet];
        "-" "6.11b" "?" "III.3.1.2" "III.3.1.2" "III.3.1.2" ToldToArbiter "in the last period it is drawn" [NotYet];
        "-" "-" "?" "III.4" "III.4" "III.4" ToldToArbiter "a request for five seconds a move" [];
        "-" "10.2" "Appendix G" "III.5" "III.5" "III.5" ToldToArbiter "the claim in the last two minutes" [];
        "-" "10.2a" "?" "III.5.1" "III.5.1" "III.5.1" ToldToArbiter "the arbiter agrees: a draw" [Transcript("claim-of-the-last-two-minutes")];
        "-" "10.2b" "?" "III.5.2" "III.5.2" "III.5.2" ToldToArbiter "the arbiter postpones" [Transcript("claim-of-the-last-two-minutes")];
        "-" "10.2c" "?" "III.5.3" "III.5.3" "III.5.3" ToldToArbiter "the arbiter rejects" [Transcript("claim-of-the-last-two-minutes")];
        "-" "10.2d" "?" "-" "-" "-" OutsideScope "the decision is final" [];
        "-" "Appendix D" "?" "III.6" "III.6" "III.6" ToldToArbiter "no arbiter is there: the claim ends the game" [];
    }
}
