# Names of keys.

enter_key = Entrée
tab_key = Tabulation
page_up_key = Page précédente
page_down_key = Page suivante
space_bar = barre d'espace
arrow_left = flèche gauche
arrow_right = flèche droite
arrow_up = flèche haut
arrow_down = flèche bas
control_arrow_left = Ctrl et flèche gauche
control_arrow_right = Ctrl et flèche droite
home_key = Début
end_key = Fin
question_mark_key = point d'interrogation
full_stop_key = point
comma_key = virgule
equals_key = signe égal
plus_key = signe plus
minus_key = signe moins
asterisk_key = astérisque
less_than_key = signe inférieur
slash_key = barre oblique
semicolon_key = point-virgule
exclamation_mark_key = point d'exclamation
