//! What is told of the braille display and its keys. Names of texts only.

use super::argument::texts;

texts! {
    pub fn:
    display_gone();
    display_back();
    clock_pressed();
    learn_keys();
    keys_act_again();
    key_does(key: &str, does: &str);
    key_does_nothing();
    key_left();
    key_right();
    key_up();
    key_down();
    key_first_words();
    key_newest_words();
    key_last_move_and_turn();
    key_board();
    key_commands();
    key_section_up();
    key_section_down();
    key_over_cell(cell: usize);
    white_to_move();
    black_to_move();
    erase_line();
    braille_alone();
    braille_and_speech();
    braille_table(table: &str);
    no_such_braille_table(text: &str, tables: &str);
    long_texts_contracted(table: &str);
    long_texts_spelled_out();
}
