# The headings of the help, and command lines that are not understood.

# $usage (&str)
help_usage = Usage: { $usage }
help_options_in_usage = OPTIONS
help_command_in_usage = COMMAND
help_commands = Commands
help_options = Options
help_arguments = Arguments
help_for_itself = Show this help
help_for_version = Show the version
# $text (&str), $value (&str)
help_default = { $text }. Default: { $value }
# $text (&str), $values (&str)
help_values = { $text }. Possible values: { $values }
# $about (&str), $name (&str)
help_also_called = { $about }. Also called { $name }
help_examples = For example
# $options (&str)
help_options_named = Options: { $options }.
help_whole = --help all
# $command (&str)
help_all_at = { $command } explains them.
# $why (&str), $command (&str)
see_help = { $why } See { $command }.
# $read (&str), $option (&str), $known (&str)
value_not_offered = "{ $read }" is not a value of { $option }. Expected { $known }.
# $read (&str), $option (&str)
value_unfit = "{ $read }" is not a valid value for { $option }.
# $read (&str), $option (&str)
value_no_number = "{ $read }" is not a valid value for { $option }. Expected a whole number.
# $read (&str), $option (&str)
value_nought = "{ $read }" is not a valid value for { $option }. Expected a number from 1.
# $option (&str)
value_missing = A value is missing after { $option }.
# $read (&str), $option (&str)
value_unwanted = "{ $read }" is one value too many for { $option }.
# $read (&str)
option_unknown = "{ $read }" is not known here.
# $read (&str), $nearest (&str)
option_unknown_but = "{ $read }" is not known here. Did you mean { $nearest }?
# $option (&str)
option_twice = { $option } is given twice. Expected it once.
# $one (&str), $other (&str)
options_conflict = { $one } and { $other } cannot be combined.
# $options (&str)
option_missing = Something is missing: { $options }.
# $known (&str)
command_missing = A command is missing. Expected { $known }.
command_line_unreadable = The command line cannot be read.
# $read (u32), $most (u32)
no_depth = { $read } plies are too many to look ahead. Expected { $most } at most.
# $read (&str), $known (&str)
no_keys_of = "{ $read }" has no keys. Expected { $known }.
