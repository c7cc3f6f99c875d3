# The braille display.

display_gone = The braille display is gone. Hector keeps looking for it.
display_back = The braille display is back.
clock_pressed = Clock pressed.
learn_keys = Press keys, and each is named. Press the same key twice to end.
keys_act_again = Keys work again.
# $key (&str), $does (&str)
key_does = { $key }: { $does }.
key_does_nothing = does nothing here
key_left = what is to the left
key_right = what is to the right
key_up = the line above
key_down = the line below
key_first_words = the first words
key_newest_words = the newest words, or back
key_last_move_and_turn = the last move and whose turn it is
key_board = the board; again, by files and diagonals
key_commands = the commands
key_section_up = the part of the page above
key_section_down = the part of the page below
# $cell (usize)
key_over_cell = over cell { $cell }
white_to_move = White to move
black_to_move = Black to move
erase_line = erase the line
braille_alone = Braille alone.
braille_and_speech = Braille and speech.
# $table (&str)
braille_table = Braille table { $table }.
# $text (&str), $tables (&str)
no_such_braille_table = "{ $text }" is not a braille table. Expected { $tables }.
# $table (&str)
long_texts_contracted = Long texts are contracted with { $table }. Moves never are.
long_texts_spelled_out = Long texts are spelled out.
