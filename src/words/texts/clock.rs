//! What the talking clock alone says. Names of texts only.

use super::argument::texts;

texts! {
    pub fn:
    clock_ready(time: &str, left: &str, right: &str);
    time_of_side(side: &str, time: &str);
    moves_of_both(white: u32, black: u32);
    clock_stopped();
    clock_goes_for(side: &str);
    flag_of(side: &str);
    period_began(side: &str, period: u32);
    clock_line();
    clock_keys(left: &str, right: &str);
    sure_to_leave_clock();
    sure_to_leave_clock_for_menu();
    clock_ready_as_told(left: &str, right: &str);
}
