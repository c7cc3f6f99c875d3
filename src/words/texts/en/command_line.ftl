# The headings of the help, and command lines that are not understood.

help_usage = Usage: { $usage }
help_options_in_usage = OPTIONS
help_command_in_usage = COMMAND
help_commands = Commands
help_options = Options
help_arguments = Arguments
help_for_itself = Show this help
help_for_version = Show the version
help_default = { $text }. Default: { $value }
help_values = { $text }. Possible values: { $values }
help_also_called = { $about }. Also called { $name }
see_help = { $why } See { $command }.
value_not_offered = "{ $read }" is not a value of { $option }. Expected { $known }.
value_unfit = "{ $read }" is not a valid value for { $option }.
value_no_number = "{ $read }" is not a valid value for { $option }. Expected a whole number.
value_nought = "{ $read }" is not a valid value for { $option }. Expected a number from 1.
value_missing = A value is missing after { $option }.
value_unwanted = "{ $read }" is one value too many for { $option }.
option_unknown = "{ $read }" is not known here.
option_unknown_but = "{ $read }" is not known here. Did you mean { $nearest }?
option_twice = { $option } is given twice. Expected it once.
options_conflict = { $one } and { $other } cannot be combined.
option_missing = Something is missing: { $options }.
command_missing = A command is missing. Expected { $known }.
command_line_unreadable = The command line cannot be read.
no_depth = { $read } plies are too many to look ahead. Expected { $most } at most.
