# Names of keys.

enter_key = Enter
tab_key = Tab
page_up_key = Page up
page_down_key = Page down
space_bar = space bar
arrow_left = arrow left
arrow_right = arrow right
arrow_up = arrow up
arrow_down = arrow down
control_arrow_left = Control and arrow left
control_arrow_right = Control and arrow right
home_key = Home
end_key = End
