//! Everything that is said and understood in play, as typed tables, one folder for each language.
//! How words reach a person is the task of `devices`.
//!
//! A move passes through this room in both directions: [`announce`] turns a legal
//! move into an [`Announcement`], and [`Wording::say`] turns that into a sentence; [`hear`] turns
//! a text into an [`Announcement`], and [`resolve`] finds the legal move that it means.
//!
//! ```
//! use hector_chess::Position;
//! use hector_words::{Lexicon, Style, Wording, announce, hear, resolve};
//!
//! let start = Position::initial();
//! let wording = Wording::default();
//! let heard = hear("Springer Felix drei", &Lexicon::of(wording)).expect("words of a move");
//! let legal = resolve(&heard, &start).expect("a legal move");
//! let sentence = wording.say(&announce(&start, legal, Style::Full));
//! assert_eq!(sentence, "Springer Gustav eins Felix drei");
//! ```

#![forbid(unsafe_code)]

pub mod alike;
use hector_chess as chess;
use hector_clock as clock;
use hector_laws as laws;
use hector_table as table;

mod announcement;
mod at_hand;
mod board_reading;
pub mod braille;
mod called_board;
mod commands;
pub mod comparison;
pub mod control_times;
mod control_told;
mod date_told;
mod desk;
pub mod diagnosis;
mod drills;
mod duration;
pub mod enrol;
pub mod event_text;
mod files;
mod grammar;
mod hear;
mod help;
pub mod how_far;
mod in_a_command;
mod lang;
mod language;
mod lettered_move;
mod lexicon;
pub mod listed_game;
mod loose_move;
mod material;
mod menu_items;
mod move_reader;
pub mod norms_told;
mod notices;
mod opening_codes;
mod openings;
mod opinion;
pub mod option_values;
pub mod pace_told;
pub mod pages;
mod patience;
mod procedures;
mod questions;
pub mod remedies;
mod resolve;
pub mod rule_questions;
pub mod rule_tables;
mod say;
pub mod scene_names;
pub mod scripts;
mod sentence;
mod side;
mod sought;
mod spelling;
mod squares_told;
mod subject;
mod texts;
mod trust;
mod unclear;
mod vocabulary;
mod weighing;
mod which_move;
mod which_program;
pub mod winning_answer;
pub mod written_game;

pub use announcement::{Announced, AnnouncedStep, Announcement, Capture, Threat};
pub use at_hand::{ANOTHERS_SOFTER, median_loudness};
pub use board_reading::{UnclearBoard, hear_board};
pub use called_board::{BoardOf, CalledBoard};
pub use commands::command_alone;
pub use commands::{
    Activity, BoardCommand, ClockCommand, Command, CommandEntry as CommandRow, CommandTable,
    CommandWords, DeskCommand, DrillCommand, GivenCommand, HelpWanted, MenuCommand, OwnCommand,
    PracticeCommand, ReviewCommand, SettingCommand, TableCommand, TalkCommand, Topic, command,
    command_word, words,
};
pub use control_told::control_told;
pub use date_told::{date_in_words, date_written};
pub use desk::{DeskLine, desk_examples, desk_word, desk_words};
pub use drills::{drill_names, shade};
pub use duration::{Precision, duration, remaining};
pub use files::FileNames;
pub use grammar::{Attention, Grammar, Listening, Missing, Readings, time_control};
pub use hear::{hear, hear_answer, hear_yes_or_no};
pub use help::LanguageHelp;
pub use help::examples;
pub use in_a_command::in_a_command;
pub use language::{Language, Wording, number};
pub use language::{apart, with_sign};
pub use lexicon::{Answer, Lexicon, answer_word};
pub use material::men_named;
pub use menu_items::{
    FIRST, MenuAnswer, MenuItem, MenuTool, is_rest_of_a_language, menu_answer, tool_named,
};
pub use move_reader::{
    DrawSign, GivenMove, MeantOnBoard, MoveReader, NoLegalMove, NoMove, Unplayed, meant_on,
};
pub use notices::{
    corrections, parts, tell_arbiter, tell_article, tell_bounds, tell_descriptive_game,
    tell_descriptive_move, tell_descriptive_unresolved, tell_event, tell_event_file, tell_fen,
    tell_layout, tell_looks, tell_misread, tell_move_list, tell_pace, tell_pgn_error,
    tell_pgn_remark, tell_player, tell_reason, tell_refusal, tell_regime, tell_ruling,
    tell_score_error, tell_table, tell_time_control, tell_uci, tell_unclear, tell_unclear_board,
    tell_unplayable, tell_unread_move, tell_unresolved, tell_warning,
};
pub use opening_codes::{CODED_PLIES, opening_code};
pub use openings::{OPENING_PLIES, opening, opening_named, opening_number, openings_called};
pub use opinion::{Opinion, chosen_hearing, is_certain};
pub use patience::patience;
pub use procedures::{ProcedureQuestion, ProcedureWording, Procedures};
pub use questions::typed_command;
pub use resolve::{Unplayable, resolve};
pub use say::{Style, announce, announce_with_all};
pub use side::{is_left_to_chance, side_called, side_named};
pub use sought::{Sought, sought};
pub use spelling::after_with;
pub use spelling::typed_plainly;
pub use spelling::{
    capitalised, fold, fold_to_digraphs, is_typed_as, is_typed_as_any, typed_forms, words_apart,
};
pub use squares_told::squares_told;
pub use subject::{PieceOwner, Subject, subject};
pub use texts::{NamedSide, Quoted};
pub use texts::{Text, Texts, WhichBoard};
pub use trust::{Expectation, Recognised, Trust};
pub use unclear::{Expected, Unclear};
pub use weighing::{WeighedMove, likelier};
pub use which_move::{WhichAnswer, WhichMove};
pub use which_program::{SharedScene, WhichProgram};
