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
question_mark_key = Fragezeichen
full_stop_key = Punkt
comma_key = Komma
equals_key = Gleichheitszeichen
plus_key = Plus
minus_key = Minus
asterisk_key = Stern
less_than_key = Kleiner-als-Zeichen
slash_key = Schrägstrich
semicolon_key = Strichpunkt
exclamation_mark_key = Ausrufezeichen
