//! Every command, one row each: its activities, its topic, its sentence, what carries it out, what may follow it, its
//! keys, and how it is heard. A new command needs a row here, its words in `lang/*/commands.rs`, its sentence in
//! `lang/*/texts/commands.ftl`, and an arm where it is carried out. The compiler names whatever is missing. The file is
//! long because all commands are in one table, in the order of help.

use super::OwnCommand;
use super::activity::Activity::{self, Clock, Desk, Drills, Practice, Review, Table};
use super::activity::{
    AT_HOME, BUT_AT_THE_CLOCK, EVERYWHERE, IN_GAMES, IN_PLAY, WITH_A_MENU, WITH_A_VOICE,
};
use super::kinds::{InVariant, IsOfKind, Obeyer, commands, is_one_of, kinds};
use super::row::CommandEntry;
use super::row::Takes::{
    Colour, Count, Line, Move, Number, PerhapsSquare, Piece, Square, Squares, Topics, Typed,
};
use super::topic::Topic;
use crate::texts::Texts;

commands! {
    /// The keys of the moment.
    Keys: EVERYWHERE, Program, does_keys, Talk
        .asked() .keys(BUT_AT_THE_CLOCK, "F1 ?")
        .keys(&[Clock], "? F1");
    /// Help in the context.
    Help: EVERYWHERE, Program, does_tell_help, Talk
        .takes(Topics) .asked();
    /// The own time.
    OwnTime: &[Table, Practice, Clock], Clock, does_own_time, Scene
        .asked() .keys(IN_PLAY, "F5")
        .does_in(&[Clock], Texts::does_left_time)
        .keys(&[Clock], "F5");
    /// The opponent's time.
    OpponentTime: &[Table, Practice, Clock], Clock, does_opponent_time, Scene
        .asked() .keys(IN_PLAY, "F6")
        .does_in(&[Clock], Texts::does_right_time)
        .keys(&[Clock], "F6");
    /// Both times.
    Times: &[Table, Practice, Review, Clock], Clock, does_times, Scene
        .asked()
        .does_in(&[Review], Texts::does_tell_recorded_times)
        .keys(&[Review], "F5")
        .braille("TIME")
        .keys(&[Clock], "t");
    /// How many moves are completed.
    Moves: &[Table, Practice, Review, Clock], Moves, does_moves, Scene
        .asked() .does_in(&[Review], Texts::does_tell_place) .keys(IN_GAMES, "F7")
        .keys(&[Clock], "m F7");
    /// Whose turn it is.
    WhoseTurn: IN_GAMES, Moves, does_whose_turn, Scene
        .never_heard();
    /// The own score.
    Score: IN_GAMES, Moves, does_score, Scene
        .asked() .does_in(&[Review], Texts::does_tell_moves_heard);
    /// The last move of the own score.
    LastMove: IN_GAMES, Moves, does_last_move, Scene
        .asked()
        .does_in(&[Review], Texts::does_tell_latest)
        .keys(&[Table, Review], "F8")
        .keys(&[Practice], "F8 Enter");
    /// The last move of the opponent.
    OpponentMove: IN_PLAY, Moves, does_opponent_move, Scene
        .never_heard().means(Review, Command::LastMove);
    /// How castling is given, and whether it is possible now.
    HowToCastle: &[Practice, Table], Moves, does_tell_castling, Scene
        .never_heard();
    /// The last words again.
    Repeat: EVERYWHERE, Voice, does_repeat, Talk
        .asked()
        .does_in(&[Drills], Texts::does_ask_again)
        .keys(IN_GAMES, "F2 .")
        .keys(&[Drills], "Enter F2 .")
        .braille("SAY_LINE SPEAK_CURR_LINE")
        .keys(&[Clock, Desk], "F2");
    /// The last words, letter by letter.
    Spell: EVERYWHERE, Voice, does_spell, Talk
        .asked() .keys(BUT_AT_THE_CLOCK, "F3");
    /// The last words, letter by letter, each by the name of its letter.
    SpellByNames: EVERYWHERE, Voice, does_spell_by_names, Talk
        .asked() .keys(BUT_AT_THE_CLOCK, "F4");
    /// Silence.
    Hush: EVERYWHERE, Voice, does_hush, Talk
        .keys(BUT_AT_THE_CLOCK, "Escape") .braille("MUTE")
        .keys(&[Clock], "Escape");
    /// The own press of the clock.
    Press: &[Table, Clock], Moves, does_press, Scene
        .keys(&[Table], "Enter");
    /// The opponent's press.
    OpponentPress: &[Table, Clock], Moves, does_opponent_press, Scene
        .keys(&[Table], "Tab");
    /// White's clock is started.
    Start: &[Table], Moves, does_start, Scene .means(Review, Command::ToStart);
    /// A slip of the tongue is corrected; the move follows.
    Correct: &[Table], Moves, does_correct, Scene
        .takes(Move);
    /// What the own board shows; the squares follow.
    Reads: &[Table], Moves, does_reads, Scene
        .takes(Squares);
    /// A draw is offered.
    OfferDraw: IN_PLAY, Ending, does_offer_draw, Scene
        .keys(IN_PLAY, "=");
    /// The opponent offers a draw.
    OpponentOffersDraw: &[Table], Ending, does_opponent_offers_draw, Scene;
    /// The opponent accepts the draw that the player offered.
    OpponentAcceptsDraw: &[Table], Ending, does_opponent_accepts_draw, Scene
        .never_heard();
    /// The opponent declines the draw that the player offered.
    OpponentDeclinesDraw: &[Table], Ending, does_opponent_declines_draw, Scene
        .never_heard();
    /// The draw is accepted.
    AcceptDraw: IN_PLAY, Ending, does_accept_draw, Scene;
    /// The draw is declined.
    DeclineDraw: IN_PLAY, Ending, does_decline_draw, Scene;
    /// A draw is claimed; the intended move may follow.
    ClaimDraw: IN_PLAY, Ending, does_claim_draw, Scene
        .takes(Move);
    /// A win on time is claimed.
    ClaimTime: &[Table], Ending, does_claim_time, Scene;
    /// The player resigns.
    Resign: IN_PLAY, Ending, does_resign, Scene
        .means(Drills, Command::Solution);
    /// The move that the player is asked to seal goes into the envelope; it follows.
    Seal: &[Table], Ending, does_seal, Scene .takes(Move) .never_heard();
    /// The opponent has sealed a move on paper.
    OpponentSeals: &[Table], Ending, does_opponent_seals, Scene .never_heard();
    /// The opponent resigns.
    OpponentResigns: &[Table], Ending, does_opponent_resigns, Scene;
    /// The clock is stopped to call the arbiter.
    CallArbiter: &[Table], Arbiter, does_call_arbiter, Scene;
    /// The result is signed.
    Sign: &[Table], Ending, does_sign, Scene;
    /// What the device does here.
    Device: &[Table], Arbiter, does_device, Scene
        .asked();
    /// The code by which somebody elsewhere comes to this table.
    Code: &[Table], Arbiter, does_tell_code, Scene
        .never_heard();
    /// The board, drawn.
    Board: WITH_A_VOICE, Board, does_board, Board
        .takes(Typed) .asked() .does_in(AT_HOME, Texts::does_read_board);
    /// The pieces of a kind; which may follow.
    Pieces: WITH_A_VOICE, Board, does_pieces, Board
        .takes(Piece) .asked() .does_in(AT_HOME, Texts::does_find_pieces);
    /// A rank or file; which follows.
    Scan: WITH_A_VOICE, Board, does_scan_in_training, Board
        .takes(Line) .asked() .does_in(AT_HOME, Texts::does_scan);
    /// The pawns, file by file.
    Pawns: WITH_A_VOICE, Board, does_pawns_in_training, Board
        .asked() .does_in(AT_HOME, Texts::does_pawns);
    /// What stands on a square, which follows.
    Square: WITH_A_VOICE, Board, does_square, Board
        .takes(Square) .asked() .does_in(AT_HOME, Texts::does_look);
    /// Where the piece on a square can go.
    MovesFrom: WITH_A_VOICE, Board, does_moves_from, Board
        .takes(Square) .asked() .does_in(AT_HOME, Texts::does_find_moves);
    /// Every move that can be made.
    LegalMoves: AT_HOME, Board, does_legal_moves, Board
        .never_heard();
    /// An audit of the own board.
    Audit: &[Table], Board, does_audit, Scene
        .asked();
    /// Faster speech.
    Faster: EVERYWHERE, Voice, does_faster, Settings
        .keys(BUT_AT_THE_CLOCK, "+") .braille("SAY_FASTER")
        .keys(&[Clock], "Up");
    /// Slower speech.
    Slower: EVERYWHERE, Voice, does_slower, Settings
        .keys(BUT_AT_THE_CLOCK, "-") .braille("SAY_SLOWER")
        .keys(&[Clock], "Down");
    /// Louder.
    Louder: EVERYWHERE, Voice, does_louder, Settings
        .keys(BUT_AT_THE_CLOCK, "PageUp") .braille("SAY_LOUDER")
        .keys(&[Clock], "PageUp");
    /// Softer.
    Softer: EVERYWHERE, Voice, does_softer, Settings
        .keys(BUT_AT_THE_CLOCK, "PageDown") .braille("SAY_SOFTER")
        .keys(&[Clock], "PageDown");
    /// A higher voice.
    Higher: EVERYWHERE, Voice, does_higher, Settings
        .braille("SAY_HIGHER");
    /// A lower voice.
    Lower: EVERYWHERE, Voice, does_lower, Settings
        .braille("SAY_LOWER");
    /// The player talks to Hector.
    Talk: &[Table, Practice, Review, Drills, Clock], Voice, does_talk, Talk
        .keys(WITH_A_VOICE, "Space");
    /// Hector listens at other times.
    Ear: &[Table, Practice, Review, Drills, Clock], Voice, does_ear, Settings
        .keys(WITH_A_VOICE, "F10");
    /// More or fewer words.
    Verbosity: EVERYWHERE, Voice, does_verbosity, Settings
        .keys(BUT_AT_THE_CLOCK, "F9");
    /// Whether training reads back what was noted.
    ReadBack: &[Table], Moves, does_read_back, Settings;
    /// Times told more or less exactly.
    Precision: &[Table, Practice, Review, Clock], Clock, does_precision, Settings;
    /// Which voice speaks a language; a name may follow.
    Voice: EVERYWHERE, Voice, does_voice, Talk
        .takes(Typed);
    /// The voices there are; a part of a name may follow.
    Voices: EVERYWHERE, Voice, does_voices, Talk
        .takes(Typed);
    /// At which times the clock is told by itself; they may follow.
    TimesToTell: IN_PLAY, Clock, does_times_to_tell, Talk
        .takes(Typed);
    /// Braille without speech, or with it again.
    BrailleAlone: EVERYWHERE, Braille, does_braille_alone, Settings;
    /// The table that braille is spelled with; its name may follow.
    BrailleTable: EVERYWHERE, Braille, does_braille_table, Talk
        .takes(Typed);
    /// In which language moves are announced; its name may follow.
    AnnouncementWords: &[Table, Practice, Review, Drills, Clock], Voice, does_announcement_words, Talk
        .takes(Typed) .never_heard();
    /// The own name, for score sheets.
    MyName: EVERYWHERE, Program, does_my_name, Talk
        .takes(Typed) .never_heard();
    /// The opponent's name, for the score sheet.
    OpponentName: &[Table], Ending, does_opponent_name, Scene
        .takes(Typed) .never_heard();
    /// The settings that hold now.
    TellSettings: BUT_AT_THE_CLOCK, Program, does_tell_settings, Talk
        .never_heard();
    /// Hector speaks English.
    SpeakEnglish: EVERYWHERE, Program, does_speak_english, Settings;
    /// Something for the arbiter's desk follows.
    Arbiter: &[Table], Arbiter, does_arbiter, Scene
        .takes(Typed) .never_heard();
    /// An end of the program.
    Quit: EVERYWHERE, Program, does_quit, Talk
        .does_in(&[Drills], Texts::does_leave_drills)
        .keys(&[Clock], "q");
    /// Back to the question what to do.
    Menu: WITH_A_MENU, Program, does_menu, Talk
        .never_heard();
    /// Hector speaks German.
    SpeakGerman: EVERYWHERE, Program, does_speak_german, Settings;
    /// Hector speaks French.
    SpeakFrench: EVERYWHERE, Program, does_speak_french, Settings;
    /// The last own move is taken back, in practice.
    TakeBack: &[Practice], Moves, does_take_back, Scene
        .refused_in(Table, Texts::moves_stay);
    /// A hint, in practice.
    Hint: AT_HOME, Moves, does_hint, Scene
        .does_in(&[Review], Texts::does_hint_guess)
        .does_in(&[Drills], Texts::does_help)
        .keys(AT_HOME, "F11");
    /// Which pieces are attacked.
    Attacked: &[Practice, Review], Board, does_attacked, Scene;
    /// Who attacks a square, which follows.
    Attackers: AT_HOME, Board, does_attackers, Board
        .takes(Square);
    /// Who defends a square, which follows.
    Defenders: AT_HOME, Board, does_defenders, Board
        .takes(Square);
    /// What stands on the diagonals of a square, which follows.
    Diagonals: AT_HOME, Board, does_diagonals, Board
        .takes(Square);
    /// What stands on rank and file from a square on, which follows.
    Lines: AT_HOME, Board, does_lines, Board
        .takes(Square);
    /// What stands a knight's step from a square, which follows.
    KnightSteps: AT_HOME, Board, does_knight_steps, Board
        .takes(Square);
    /// What stands around a square, which follows.
    KingSteps: AT_HOME, Board, does_king_steps, Board
        .takes(Square);
    /// What the piece on a square can take; the square follows, or all is meant.
    Captures: AT_HOME, Board, does_captures, Board
        .takes(PerhapsSquare);
    /// What the last move has changed.
    Changed: &[Practice, Review], Board, does_changed, Scene;
    /// The last moves; how many may follow.
    LastMoves: &[Practice, Review], Moves, does_last_moves, Scene
        .takes(Number(2..=8));
    /// The material of both sides.
    Material: &[Practice, Review], Board, does_material, Scene;
    /// Who stands better.
    Evaluation: &[Practice, Review], Board, does_evaluation, Scene
        .means(Drills, Command::Progress);
    /// The name of the opening.
    Opening: &[Practice, Review], Board, does_opening, Scene;
    /// How much help is withheld; a level may follow.
    Blindfold: &[Practice], Moves, does_blindfold, Scene
        .takes(Number(0..=4));
    /// Against whom is played.
    Opponent: &[Practice], Moves, does_opponent, Scene;
    /// Whether the opponent plays on to the end, or may resign and offer draws.
    PlayOn: &[Practice], Ending, does_play_on, Scene;
    /// An alarm at a time left; the time may follow.
    Alarm: &[Practice, Table], Clock, does_alarm, Scene
        .takes(Count(1..=60));
    /// Another game.
    NewGame: &[Practice, Table], Ending, does_new_game, Scene;
    /// Another game with colours changed.
    Rematch: &[Practice], Ending, does_rematch, Scene;
    /// Colour, opponent and time of the next game are asked for.
    Options: &[Practice], Ending, does_options, Scene
        .never_heard();
    /// The game that is over is listened to.
    ReviewGame: &[Practice, Table], Ending, does_review_game, Scene;
    /// The game goes where it can be sent from.
    SendGame: &[Practice, Table], Ending, does_send_game, Scene;
    /// Where the game is kept.
    WhereSaved: &[Practice, Table], Ending, does_where_saved, Scene
        .never_heard();
    /// The board is walked over by keys, or no longer.
    Walk: &[Practice, Review], Board, does_walk, Scene
        .takes(PerhapsSquare) .keys(&[Practice, Review], "Tab");
    /// The next move of a game that is listened to; how many may follow.
    Forward: &[Review], Games, does_forward, Scene
        .takes(Count(2..=8)) .keys(&[Review], "Enter Right") .means(Drills, Command::Skip);
    /// The move before; how many may follow.
    Back: &[Review], Games, does_back, Scene
        .takes(Typed) .keys(&[Review], "Left") .means(Practice, Command::TakeBack);
    /// The start of the game.
    ToStart: &[Review], Games, does_to_start, Scene
        .keys(&[Review], "Home");
    /// The end of the game.
    ToEnd: &[Review], Games, does_to_end, Scene
        .keys(&[Review], "End");
    /// The end of the line that is heard, of a branch too.
    ToLineEnd: &[Review], Games, does_to_line_end, Scene
        .never_heard();
    /// The next move with a comment.
    NextComment: &[Review], Games, does_next_comment, Scene
        .never_heard() .keys(&[Review], ";");
    /// The move before with a comment.
    PreviousComment: &[Review], Games, does_previous_comment, Scene
        .never_heard();
    /// The next move that the file calls a mistake.
    NextMistake: &[Review], Games, does_next_mistake, Scene
        .never_heard() .keys(&[Review], "!");
    /// The move before that the file calls a mistake.
    PreviousMistake: &[Review], Games, does_previous_mistake, Scene
        .never_heard();
    /// A move by its number, which follows.
    GoTo: &[Review], Games, does_go_to, Scene
        .takes(Count(1..=60));
    /// The moves by themselves, one after the other.
    Play: &[Review], Games, does_play, Scene
        .keys(&[Review], "F12");
    /// No more moves by themselves, or no more guessing.
    Stop: &[Review, Drills, Clock], Games, does_stop, Scene
        .does_in(&[Drills], Texts::does_stop_drill)
        .does_in(&[Clock], Texts::does_stop_or_go_on)
        .keys(&[Clock], "s");
    /// How long it is silent between moves; seconds may follow.
    Pace: &[Review], Games, does_pace, Scene
        .takes(Count(0..=9));
    /// Which other moves the file has here.
    Branches: &[Review], Games, does_branches, Scene;
    /// One of them is listened to; which may follow.
    Branch: &[Review], Games, does_branch, Scene
        .takes(Count(1..=9)) .keys(&[Review], "Down");
    /// Back to the line that the branch left.
    LeaveBranch: &[Review], Games, does_leave_branch, Scene
        .keys(&[Review], "Up");
    /// The comments here.
    Comment: &[Review], Games, does_comment, Scene
        .keys(&[Review], ",");
    /// Who stands better, as the file has it.
    RecordedWorth: &[Review], Games, does_recorded_worth, Scene
        .keys(&[Review], "F6") .means(Practice, Command::Evaluation);
    /// Squares and arrows that are drawn here.
    Arrows: &[Review], Games, does_arrows, Scene;
    /// Which game this is.
    Header: &[Review], Games, does_header, Scene;
    /// How the game ended.
    Result: &[Review], Games, does_result, Scene;
    /// A game by its number, which follows.
    Game: &[Review], Games, does_game, Scene
        .takes(Count(1..=60));
    /// The next game.
    NextGame: &[Review], Games, does_next_game, Scene
        .keys(&[Review], "Control+Right");
    /// The game before.
    PreviousGame: &[Review], Games, does_previous_game, Scene
        .keys(&[Review], "Control+Left");
    /// Games are sought; what of follows.
    Find: &[Review], Games, does_find, Scene
        .takes(Typed);
    /// The games that were found; from which on may follow.
    Found: &[Review], Games, does_found, Scene
        .takes(Typed);
    /// All games again.
    AllGames: &[Review], Games, does_all_games, Scene;
    /// A bookmark is put here; a word may follow.
    Bookmark: &[Review], Games, does_bookmark, Scene
        .takes(Typed) .keys(&[Review], "*");
    /// The bookmarks.
    Bookmarks: &[Review], Games, does_bookmarks, Scene;
    /// The place of a bookmark, which follows.
    ToBookmark: &[Review], Games, does_to_bookmark, Scene
        .takes(Count(1..=9));
    /// A bookmark, which follows, is removed.
    RemoveBookmark: &[Review], Games, does_remove_bookmark, Scene
        .takes(Count(1..=9));
    /// The moves of a side are guessed; the side may follow.
    Guess: &[Review], Games, does_guess, Scene
        .takes(Colour);
    /// The move that is to be guessed.
    Show: &[Review], Games, does_show, Scene
        .means(Drills, Command::Solution);
    /// The next question of a drill, this one unanswered.
    Skip: &[Drills], Questions, does_skip, Scene
        .keys(&[Drills], "Tab");
    /// The solution of a question of a drill.
    Solution: &[Drills], Questions, does_solution, Scene
        .keys(&[Drills], "F7");
    /// What is due in the drills.
    Due: &[Drills], Questions, does_due, Scene
        .keys(&[Drills], "F5");
    /// What was done in the drills.
    Progress: &[Drills], Questions, does_progress, Scene
        .keys(&[Drills], "F6");
    /// The level of a drill; a number may follow.
    Level: &[Drills], Questions, does_level, Scene
        .takes(Number(1..=4)) .keys(&[Drills], "F8")
        .refused_in(Practice, Texts::level_of_opponent);
}
