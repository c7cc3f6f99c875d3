//! What keys are called. Names of texts only.

use super::argument::texts;

texts! {
    pub fn:
    enter_key();
    tab_key();
    page_up_key();
    page_down_key();
    space_bar();
    arrow_left();
    arrow_right();
    arrow_up();
    arrow_down();
    control_arrow_left();
    control_arrow_right();
    home_key();
    end_key();
    question_mark_key();
    full_stop_key();
    comma_key();
    equals_key();
    plus_key();
    minus_key();
    asterisk_key();
    less_than_key();
    slash_key();
    semicolon_key();
    exclamation_mark_key();
}
