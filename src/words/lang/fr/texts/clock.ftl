# The talking clock alone.

clock_ready = Prêt : { $time }. À gauche : { $left }. À droite : { $right }. La touche des Noirs met en marche la pendule des Blancs. Un point d'interrogation énumère les touches.
time_of_side = { $side } : { $time }.
moves_of_both = Coups : Blancs { $white }, Noirs { $black }.
clock_stopped = Pendule arrêtée.
clock_goes_for = La pendule marche pour { $side }.
flag_of = Drapeau tombé : { $side }.
period_began = { $side } : période { $period }.
clock_line = Attendu : blancs ou noirs et un temps, par exemple blancs 10 min.
clock_keys = { $left } : le joueur de gauche appuie. { $right } : le joueur de droite appuie. S : arrêter ou reprendre. T : les deux temps. F5 : temps à gauche. F6 : temps à droite. M ou F7 : coups. F2 : répéter. Flèche haut ou bas : plus ou moins vite. Page précédente ou suivante : plus ou moins fort. Échap : interrompre la parole. Q : quitter. Blancs 10 min : régler un temps.
sure_to_leave_clock = Quitter la pendule ? Appuyez encore sur q pour quitter, sur une autre touche pour rester.
sure_to_leave_clock_for_menu = Quitter la pendule pour le menu ? Appuyez sur q pour quitter, sur une autre touche pour rester.
clock_ready_as_told = Prêt. À gauche : { $left }. À droite : { $right }. La touche des Noirs met en marche la pendule des Blancs. Un point d'interrogation énumère les touches.
