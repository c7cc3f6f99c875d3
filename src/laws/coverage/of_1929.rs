//! How Hector handles the paragraphs of 1929.

use super::articles;

articles! {
    "The paragraphs of 1929" {
        "par. 1" "-" "-" "-" "-" "-" Decided "the aim is to mate the opponent's king" [Test("chess", "positions_that_end_a_game_are_known")];
        "par. 2" "-" "-" "-" "-" "-" NotKnowable "the board of 64 squares, a light corner to each player's right; how it was put down no program sees" [];
        "par. 3" "-" "-" "-" "-" "-" Decided "sixteen pieces a side, the light ones White's" [Test("chess", "perft_finds_the_known_figures")];
        "par. 4" "-" "-" "-" "-" "-" Decided "the array, White's first move, and one move in turn" [Test("table_games", "lawful_games_agree_with_the_rules_of_movement")];
        "par. 5" "-" "-" "-" "-" "-" Decided "notation: descriptive and algebraic, with national names" [Test("descriptive", "words_find_the_move_that_the_rules_of_1929_mean")];
        "par. 6" "-" "-" "-" "-" "-" OutsideScope "customary words: a pin, a discovered and a double check, the exchange" [];
        "par. 7" "-" "-" "-" "-" "-" Decided "where a piece may go, what it takes, and that none but the knight and the castling rook jumps" [Test("chess", "every_refusal_names_its_reason_and_article")];
        "par. 8" "-" "-" "-" "-" "-" OutsideScope "announcing check is a custom" [];
        "par. 9" "-" "-" "-" "-" "-" ToldToArbiter "check is parried, with the touched piece if it can" [];
        "par. 10" "-" "-" "-" "-" "-" OutsideScope "a mate announced wrongly has no consequence" [];
        "par. 11" "-" "-" "-" "-" "-" ToldToArbiter "lot for colours, a wrong array, a turned board" [];
        "par. 12" "-" "-" "-" "-" "-" Decided "when a move is complete" [Test("table_games", "lawful_games_agree_with_the_rules_of_movement"), Transcript("flag-before-the-press-1929")];
        "par. 12d" "-" "-" "-" "-" "-" Decided "a promotion is complete when the new piece stands or is announced" [Transcript("promotion-announced-1929")];
        "par. 13" "-" "-" "-" "-" "-" ToldToArbiter "adjusting and knocking over" [];
        "par. 14" "-" "-" "-" "-" "-" ToldToArbiter "touched pieces" [];
        "par. 15" "-" "-" "-" "-" "-" ToldToArbiter "what makes a draw" [];
        "par. 15A" "-" "-" "-" "-" "-" Decided "stalemate" [];
        "par. 15B" "-" "-" "-" "-" "-" ToldToArbiter "perpetual check, if it is proven" [];
        "par. 15C" "-" "-" "-" "-" "-" ToldToArbiter "the same position for the third time, claimed on the spot" [];
        "par. 15D" "-" "-" "-" "-" "-" Decided "agreement after Black's thirtieth move" [Transcript("agreement-1929")];
        "par. 15E" "-" "-" "-" "-" "-" ToldToArbiter "fifty moves" [];
        "par. 15F" "-" "-" "-" "-" "-" ToldToArbiter "the challenge to mate in fifty moves" [];
        "par. 16" "-" "-" "-" "-" "-" ToldToArbiter "irregular moves: what the opponent may demand" [];
        "par. 16a" "-" "-" "-" "-" "-" ToldToArbiter "an irregular move that is no capture: that piece moves, after castling the king" [];
        "par. 16b" "-" "-" "-" "-" "-" ToldToArbiter "neither the piece nor the king can move: the opponent names the piece" [];
        "par. 16d" "-" "-" "-" "-" "-" ToldToArbiter "a sealed capture that cannot be made: the capture may be demanded too" [];
        "par. 16e" "-" "-" "-" "-" "-" ToldToArbiter "found only after a reply: the position is restored or the game annulled" [];
        "par. 16f" "-" "-" "-" "-" "-" ToldToArbiter "an envelope without a move, or with one that nobody can read, loses" [Transcript("adjournment-unreadable-1929")];
        "par. 16g" "-" "-" "-" "-" "-" ToldToArbiter "an ambiguous sealed move: the opponent chooses" [];
        "par. 17" "-" "-" "-" "-" "-" ToldToArbiter "how long a penalty may be demanded" [];
        "par. 18" "-" "-" "-" "-" "-" ToldToArbiter "time overstepped and other forced resignations" [];
        "par. 19" "-" "-" "-" "-" "-" NotKnowable "conduct at the board" [];
        "par. 20" "-" "-" "-" "-" "-" Decided "thirty moves in two hours, then fifteen an hour, or as the event says" [Test("clock_time_control", "the_moves_of_a_control_and_the_period_of_a_move_agree")];
        "par. 20b" "-" "-" "-" "-" "-" Decided "while a demand is considered, the clock of who demands runs" [];
        "par. 20c" "-" "-" "-" "-" "-" ToldToArbiter "time that was registered wrongly without negligence is put right" [];
        "par. 20d" "-" "-" "-" "-" "-" ToldToArbiter "nobody stops the clock before the move is complete, but where the paragraphs say so" [];
        "par. 21" "-" "-" "-" "-" "-" ToldToArbiter "adjournment" [];
        "par. 22" "-" "-" "-" "-" "-" Decided "odds" [Transcript("odds-of-the-pawn"), Transcript("odds-of-the-rook")];
        "par. 23" "-" "-" "-" "-" "-" Decided "the score and who hands it in" [NotYet];
        "par. 24" "-" "-" "-" "-" "-" ToldToArbiter "what the paragraphs do not cover: the arbiter or the committee decides, and play waits" [];
        "par. 24" "-" "-" "-" "-" "-" NotKnowable "a question of fact that both put to a spectator" [];
        "par. 25" "-" "-" "-" "-" "-" NotKnowable "notes and advice" [];
        "par. 26" "-" "-" "-" "-" "-" OutsideScope "what the paragraphs mean is for the bureau of the federation to say" [];
        "par. 27" "-" "-" "-" "-" "-" ToldToArbiter "advice to players: no remarks, no offers at the wrong time, a clock that runs unnoticed" [];
        "par. 27.3" "-" "-" "-" "-" "-" ToldToArbiter "no remark, resignation or offer goes with a sealed move" [];
        "par. 27.4" "-" "-" "-" "-" "-" OutsideScope "who sees the opponent's clock run unnoticed tells him" [];
    }
}
