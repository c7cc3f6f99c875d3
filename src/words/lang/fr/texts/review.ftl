# Parties qu'on écoute.

only_in_review = Cela n'existe que dans { $command }.
review_help = Entrée dit le coup suivant. Tapez par exemple retour, coup 12, variante 1, lecture, cherche, devine, ou demandez comme à l'entraînement : case e4, qui attaque e4.
review_where = Partie { $game }, après le coup { $number } des { $side }.
review_at_start = Partie { $game }, au début.
review_left = Votre place est enregistrée. { $command } avec ce fichier continue à cet endroit.
review_leave = Quitter ? Oui ou non.
not_in_review = Cela appartient à une partie que l'on joue. Ici, on écoute des parties.
review_unfinished = Vous en étiez au coup { $number } de la partie { $game }. Continuer à cet endroit ? Oui ou non ; Entrée pour oui.
indexing = Les parties de ce fichier sont comptées, cette fois seulement.
index_damaged = L'index de ce fichier est endommagé. Il est reconstruit.
index_outdated = Le fichier a changé. Ses parties sont comptées de nouveau.
index_failed = Les parties ne peuvent pas être comptées : { $why }.
still_busy = Pas encore : c'est en cours.
games_counted =
    { $count ->
        [one] 1 partie.
       *[other] { $count } parties.
    }
file_is_packed = « { $path } » est compressé. On attend un fichier de parties : décompressez-le d'abord.
file_is_no_game_file = « { $path } » n'est pas un fichier de parties. On attend des parties en PGN.
file_is_utf_16 = « { $path } » est enregistré en UTF-16. On attend de l'UTF-8 : ouvrez-le dans un éditeur de texte et enregistrez-le avec l'encodage UTF-8.
input_is_packed = L'entrée standard est compressée. On attend des parties : décompressez-les d'abord.
input_is_no_game_file = L'entrée standard n'est pas un fichier de parties. On attend des parties en PGN.
input_is_utf_16 = L'entrée standard est en UTF-16. On attend de l'UTF-8 : enregistrez le fichier en UTF-8, ou convertissez-le avec { $command }.
file_has_changed = Le fichier a changé entre-temps. Quittez et ouvrez-le de nouveau.
file_fails = Le fichier ne peut pas être lu : { $why }.
game_broken = La partie { $number } est défectueuse. { $why }
game_headed = Partie { $number } sur { $count } : { $white } contre { $black }.
game_headed_without_names = Partie { $number } sur { $count }.
game_listed = Partie { $number } : { $white } contre { $black }.
game_listed_without_names = Partie { $number }.
somebody = quelqu'un
practice_event = Partie d'entraînement
you_as_player = vous
game_won_by = Les { $side } gagnent.
game_drawn = Nulle.
game_open = Pas de résultat.
month_told =
    { $month ->
        [1] Janvier { $year }.
        [2] Février { $year }.
        [3] Mars { $year }.
        [4] Avril { $year }.
        [5] Mai { $year }.
        [6] Juin { $year }.
        [7] Juillet { $year }.
        [8] Août { $year }.
        [9] Septembre { $year }.
        [10] Octobre { $year }.
        [11] Novembre { $year }.
       *[12] Décembre { $year }.
    }
date_told =
    { $day ->
        [1] 1er
       *[other] { $day }
    } { $month ->
        [1] janvier { $year }.
        [2] février { $year }.
        [3] mars { $year }.
        [4] avril { $year }.
        [5] mai { $year }.
        [6] juin { $year }.
        [7] juillet { $year }.
        [8] août { $year }.
        [9] septembre { $year }.
        [10] octobre { $year }.
        [11] novembre { $year }.
       *[12] décembre { $year }.
    }
move_of_black = { $number }, Noirs :
game_starts = Début.
set_up_start = La partie ne part pas de la position initiale. Le trait est aux { $side }.
line_ends = La variante se termine ici.
game_ends = Fin. { $result }
at_the_start = Il n'y a rien avant.
branches_here =
    { $count ->
        [one] Une variante.
       *[other] { $count } variantes.
    }
branch_begins = Variante { $number } :
no_branch_here = Pas de variante ici.
which_branch =
    { $count ->
        [one] Il n'y a pas de variante « { $text } ». Il n'y a ici que la variante 1.
       *[other] Il n'y a pas de variante « { $text } ». On attend 1 à { $count }.
    }
not_in_branch = C'est la ligne principale.
branch_left = Retour :
no_comment = Pas de commentaire ici.
no_arrows = Rien n'est dessiné ici.
drawn_here = Dessiné :
arrow_to = vers
no_recorded_worth = Le fichier n'a pas d'évaluation ici.
recorded_worth = Le fichier : les { $side } mènent de { $pawns }.
recorded_level = Le fichier : égalité.
recorded_mate =
    Le fichier : { $moves ->
        [one] les { $side } matent en { $moves } coup.
       *[other] les { $side } matent en { $moves } coups.
    }
clock_left = { $side } : { $time }.
move_took = Le coup a pris { $time }.
no_clock_here = Le fichier n'a pas de temps ici.
no_comment_that_way = Plus de commentaire dans ce sens.
no_mistake_that_way = Le fichier n'indique plus d'erreur dans ce sens.
which_move = « { $text } » n'est pas un coup de cette partie. On attend un numéro de { $first } à { $last }, par exemple { $first } ou { $first } noir.
move_by_its_number = À quel coup ? On attend un numéro de { $first } à { $last }, par exemple { $first } ou { $first } noir.
game_without_moves = Cette partie n'a pas de coups.
how_many = « { $text } » n'est pas un nombre de coups. On attend par exemple 5.
move_not_in_file = Le fichier a un autre coup ici. Tapez devine pour deviner.
plays_by_itself =
    Lecture. Silence entre les coups : { $seconds ->
        [one] 1 seconde
       *[other] { $seconds } secondes
    }. Toute touche arrête.
stopped = Arrêté.
pace_is =
    Silence entre les coups : { $seconds ->
        [one] 1 seconde
       *[other] { $seconds } secondes
    }.
pace_unclear = « { $text } » n'est pas un rythme. On attend 0 à 60 secondes.
which_game =
    { $count ->
        [one] Il n'y a pas de partie « { $text } ». Le fichier n'a que la partie 1.
       *[other] Il n'y a pas de partie « { $text } ». On attend 1 à { $count }.
    }
no_game_of_number =
    { $count ->
        [one] Il n'y a pas de partie { $number } dans « { $name } ». Le fichier n'a qu'une partie.
       *[other] Il n'y a pas de partie { $number } dans « { $name } ». On attend 1 à { $count }.
    }
no_next_game = Il n'y a plus de partie.
no_previous_game = Il n'y a pas de partie précédente.
seek_what = Chercher quoi ? Par exemple cherche carlsen, cherche joueur tal résultat 1-0, cherche ouverture B90, cherche position, cherche pions, cherche matériel RTPRT.
sought_year_unclear = « { $text } » n'est pas une année. Attendu par exemple 1999.
sought_result_unclear = « { $text } » n'est pas un résultat. On attend blanc, noir ou nulle.
sought_material_unclear = « { $text } » ne nomme pas deux camps. Attendu par exemple RTPRT, ou tour et pion contre tour.
found_none = Rien n'a été trouvé.
found_games =
    { $count ->
        [one] 1 partie trouvée.
       *[other] { $count } parties trouvées.
    } partie suivante y mène, toutes les parties finit la recherche.
nothing_sought = Rien n'a été cherché.
all_games_again = Toutes les parties.
positions_first = Pour la première recherche de ce genre, tous les coups sont lus une fois.
position_in_branch = La position est dans une variante.
game_breaks_off = La partie s'interrompt ici. { $error }
breaks_off_after = Elle s'interrompt après le coup { $number } des { $side }.
breaks_off_at_once = Elle s'interrompt avant le premier coup.
branches_cut =
    { $count ->
        [one] Une variante contient un coup impossible : elle s'arrête avant.
       *[other] { $count } variantes contiennent un coup impossible : elles s'arrêtent avant.
    }
more_repaired =
    { $count ->
        [one] Une autre correction a été faite.
       *[other] { $count } autres corrections ont été faites.
    }
variation_breaks_off = La variante s'interrompt ici. { $error }
position_not_here = Finalement, la position n'apparaît pas ici.
bookmark_set = Signet { $number }.
bookmark_is =
    { $number } : { $word } partie { $game }, { $place ->
        [0] début
       *[other] coup { $place }
    }.
no_bookmarks = Pas de signets.
which_bookmark = Il n'y a pas de signet « { $text } ».
bookmark_removed = Signet { $number } supprimé.
bookmark_elsewhere = Le fichier a maintenant une autre partie là.
too_many_bookmarks = Il n'y a de place que pour { $most } signets. Supprimez-en un d'abord.
places_not_kept = Vos places ne sont pas enregistrées : { $why }.
places_unread = Vos signets de ce fichier ne sont pas tous lisibles. Ceux qui le sont restent.
guess_begins = Devinez les coups des { $side }. indice aide, montre dit le coup, arrête termine.
your_guess = Votre coup ?
guess_right = Juste.
guess_good = Bon aussi. La partie a continué :
guess_wrong = Non. C'est plus faible.
guess_hint_piece = Cette pièce a joué : { $piece }.
guess_hint_square = Vers { $square }.
guess_counts = Coups justes : { $right }. Aussi bons : { $good }. Erreurs : { $wrong }. Montrés : { $shown }. Indices : { $hints }.
guess_over = Il n'y a plus rien à deviner.
not_guessing = Vous ne devinez pas en ce moment. Tapez devine pour commencer.
stop_guessing_first = Cela révélerait le coup. montre le dit, arrête termine le jeu.
glyph_told =
    { $number ->
        [0] Aucune remarque.
        [1] Bon coup.
        [2] Erreur.
        [3] Coup brillant.
        [4] Gaffe.
        [5] Coup intéressant.
        [6] Coup douteux.
        [7] Coup forcé.
        [8] Le seul coup.
        [9] Le pire coup.
        [10] Égal.
        [11] Égal et calme.
        [12] Égal et vif.
        [13] Peu clair.
        [140] Avec l'idée :
        [141] Dirigé contre :
        [142] Meilleur :
        [143] Moins bon :
        [144] Aussi bon :
        [145] Remarque de l'éditeur.
        [146] Nouveauté.
        [147] Point faible.
        [148] Finale.
        [149] Colonne.
        [150] Diagonale ouverte.
        [151] Les Blancs ont la paire de fous.
        [152] Les Noirs ont la paire de fous.
        [153] Fous de couleurs opposées.
        [154] Fous de même couleur.
        [220] Diagramme.
        [221] Diagramme, vu des Noirs.
       *[other] Signe inconnu { $number }.
    }
glyph_of_side =
    { $side } : { $number ->
        [14] légèrement mieux
        [16] nettement mieux
        [18] position gagnante
        [20] position écrasante ; l'autre camp devrait abandonner
        [22] en zugzwang
        [24] un peu plus d'espace
        [26] nettement plus d'espace
        [28] avantage d'espace décisif
        [30] un peu en avance de développement
        [32] nettement en avance de développement
        [34] avance de développement décisive
        [36] ont l'initiative
        [38] ont une initiative durable
        [40] attaquent
        [42] compensation insuffisante
        [44] compensation suffisante
        [46] compensation plus que suffisante
        [48] un peu plus forts au centre
        [50] nettement plus forts au centre
        [52] avantage décisif au centre
        [54] un peu plus forts à l'aile roi
        [56] nettement plus forts à l'aile roi
        [58] avantage décisif à l'aile roi
        [60] un peu plus forts à l'aile dame
        [62] nettement plus forts à l'aile dame
        [64] avantage décisif à l'aile dame
        [66] première rangée faible
        [68] première rangée sûre
        [70] roi exposé
        [72] roi en sécurité
        [74] roi mal placé
        [76] roi bien placé
        [78] pions très faibles
        [80] pions faibles
        [82] pions forts
        [84] pions très forts
        [86] cavaliers mal placés
        [88] cavaliers bien placés
        [90] fous mal placés
        [92] fous bien placés
        [94] tours mal placées
        [96] tours bien placées
        [98] dame mal placée
        [100] dame bien placée
        [102] pièces mal coordonnées
        [104] pièces bien coordonnées
        [106] ont très mal joué l'ouverture
        [108] ont mal joué l'ouverture
        [110] ont bien joué l'ouverture
        [112] ont très bien joué l'ouverture
        [114] ont très mal joué le milieu de partie
        [116] ont mal joué le milieu de partie
        [118] ont bien joué le milieu de partie
        [120] ont très bien joué le milieu de partie
        [122] ont très mal joué la finale
        [124] ont mal joué la finale
        [126] ont bien joué la finale
        [128] ont très bien joué la finale
        [130] un peu de contre-jeu
        [132] contre-jeu net
        [134] contre-jeu décisif
        [136] en zeitnot
        [138] en grand zeitnot
       *[other] { $number }
    }.
decimal = { $whole },{ $decimals }
does_tell_recorded_times = les deux temps, d'après le fichier
does_tell_place = où vous êtes
does_tell_moves_heard = les coups jusqu'ici
does_tell_latest = encore le dernier coup
does_hint_guess = un indice, pendant que vous devinez
index_damaged_now = L'index de ce fichier est endommagé. Quittez et ouvrez-le de nouveau.
