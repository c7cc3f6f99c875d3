# The first start.

first_ready = Enter to begin, H for help.
first_help = Help: K teaches the five keys that a game needs. Later, the word help tells more. Enter begins.
first_help_heard = Help: plus and minus change how fast I speak. K teaches the five keys that a game needs. Later, the word help tells more. Enter begins.
first_keys = Five keys. Press each one after its name; Escape skips one.
first_key = { $key }: { $does }.
first_wrong = That was another key. { $key }: { $does }.
first_done = All set. Everything can be changed at any time while playing.
