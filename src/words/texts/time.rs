//! What a time control means, why words are none, no times to tell, no keys of a clock. Names of texts
//! only.

use super::argument::texts;

texts! {
    pub fn:
    control_means(periods: &str);
    control_of_sides(white: &str, black: &str);
    period_then(first: &str, next: &str);
    period_of_moves(moves: usize, time: &str);
    period_for_the_rest(time: &str);
    period_with_bonus(period: &str, bonus: &str);
    period_with_delay(period: &str, delay: &str);
    control_not_understood(column: usize, read: &str, expected: &str);
    control_unknown(read: &str, expected: &str);
    control_cut_short(column: usize, expected: &str);
    control_impossible(column: usize, problem: &str);
    control_too_long(length: usize, most: usize, example: &str);
    control_without_period(word: &str);
    control_of_too_many_periods(most: usize);
    period_not_last(number: usize, example: &str);
    period_without_time(number: usize);
    period_too_long(number: usize);
    a_time();
    a_bonus();
    moves_at_least_one();
    a_number_of_moves();
    a_number_of_seconds();
    few_minutes_or_a_unit();
    what_goes_on(example: &str);
    black_with_its_time(word: &str);
    a_word_and_a_time(word: &str);
    this_word(word: &str);
    increment_delay_or_bronstein();
    a_unit();
    few_decimals();
    at_most_nine_digits();
    begins_at_the_first_move(word: &str);
    what_goes_on_in_a_tag();
    no_times_named(read: &str);
    not_a_key(name: &str);
    a_side_without_a_key();
    key_of_both_sides(name: &str);
    no_key_called(name: &str);
}
