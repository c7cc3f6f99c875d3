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
