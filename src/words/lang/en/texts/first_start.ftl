# The first start.

first_keys = Five keys. Press each one after its name; Escape skips.
# $key (&str), $does (&str)
first_key = { $key }: { $does }.
# $key (&str), $does (&str)
first_wrong = That was another key. { $key }: { $does }.
first_done = All set. Everything can be changed at any time while playing.
