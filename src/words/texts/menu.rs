//! What is told at the menu. Names of texts only.

use super::argument::{Quoted, texts};
use crate::chess::Color;

texts! {
    pub fn:
    menu_question();
    menu_unfinished(games: &str);
    menu_unfinished_one(game: &str);
    menu_unfinished_more(count: usize);
    menu_elsewhere();
    menu_help();
    menu_help_unfinished();
    menu_help_elsewhere();
    menu_unclear(text: Quoted<'_>);
    menu_no_such_number(text: Quoted<'_>);
    menu_which(first: &str, second: &str);
    menu_item_play();
    menu_item_board();
    menu_item_learn();
    menu_item_listen();
    menu_item_elsewhere();
    menu_item_two_places();
    menu_item_arbiter();
    menu_item_hall();
    menu_item_clock();
    menu_item_tools();
    menu_other_place();
    menu_table();
    menu_event();
    menu_tool();
    menu_tool_check();
    menu_tool_all();
    menu_help_other_place();
    menu_help_table();
    menu_help_event();
    menu_help_tool();
    menu_needs_a_terminal();
    menu_nothing_unfinished();
    unfinished_practice(opponent: &str, side: Color);
    unfinished_at_board(side: Color);
    unfinished_elsewhere(side: Color);
    own_games();
    unfinished_review(file: &str, game: u64, ply: usize);
    unfinished_drills(count: usize);
    unfinished_own_turn();
    unfinished_their_turn();
    unfinished_last_move(words: &str);
    unfinished_no_move();
}
