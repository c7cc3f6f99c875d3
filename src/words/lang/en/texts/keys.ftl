# Names of keys.

enter_key = Enter
tab_key = Tab
page_up_key = Page up
page_down_key = Page down
space_bar = space bar
arrow_left = left arrow
arrow_right = right arrow
arrow_up = up arrow
arrow_down = down arrow
control_arrow_left = Control and left arrow
control_arrow_right = Control and right arrow
home_key = Home
end_key = End
question_mark_key = question mark
full_stop_key = full stop
comma_key = comma
equals_key = equals sign
plus_key = plus
minus_key = minus
asterisk_key = asterisk
less_than_key = less-than sign
slash_key = slash
semicolon_key = semicolon
exclamation_mark_key = exclamation mark
