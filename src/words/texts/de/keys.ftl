# Names of keys.

enter_key = Eingabetaste
tab_key = Tabulator
page_up_key = Bild auf
page_down_key = Bild ab
space_bar = Leertaste
arrow_left = Pfeil links
arrow_right = Pfeil rechts
arrow_up = Pfeil auf
arrow_down = Pfeil ab
control_arrow_left = Strg und Pfeil links
control_arrow_right = Strg und Pfeil rechts
home_key = Pos1
end_key = Ende
