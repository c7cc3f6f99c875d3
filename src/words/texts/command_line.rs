//! The headings of the help, and why a command line is not understood. Names of texts only.

use super::argument::texts;

texts! {
    pub fn:
    help_usage(usage: &str);
    help_options_in_usage();
    help_command_in_usage();
    help_commands();
    help_options();
    help_arguments();
    help_for_itself();
    help_for_version();
    help_default(text: &str, value: &str);
    help_values(text: &str, values: &str);
    help_also_called(about: &str, name: &str);
    help_examples();
    help_options_named(options: &str);
    help_whole();
    help_all_at(command: &str);
    see_help(why: &str, command: &str);
    value_not_offered(read: &str, option: &str, known: &str);
    value_unfit(read: &str, option: &str);
    value_no_number(read: &str, option: &str);
    value_nought(read: &str, option: &str);
    value_missing(option: &str);
    value_unwanted(read: &str, option: &str);
    option_unknown(read: &str);
    option_unknown_but(read: &str, nearest: &str);
    option_twice(option: &str);
    options_conflict(one: &str, other: &str);
    option_missing(options: &str);
    command_missing(known: &str);
    command_line_unreadable();
    no_keys_of(read: &str, known: &str);
    no_depth(read: u32, most: u32);
}
