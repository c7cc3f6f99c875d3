# Les exercices : ce qui est demandé et ce qui est dit d'une réponse.

which_drill =
    { $due ->
        [one] Quel exercice ? { $drills }. 1 question est à revoir ; Entrée la prend.
       *[other] Quel exercice ? { $drills }. { $due } questions sont à revoir ; Entrée les prend.
    }
which_drill_nothing_due = Quel exercice ? { $drills }. Rien n'est à revoir ; Entrée pour { $first }.
expected_drill = Attendu : un exercice par son nom ou son numéro.
no_such_drill = Aucun exercice ne s'appelle « { $text } ». Attendu : { $drills }.
drill_begins = Exercice : { $drill }.
drill_begins_at = Exercice : { $drill }, niveau { $level }.
what_is_due_begins = Ce qui est à revoir.
nothing_more_due = Plus rien n'est à revoir.
nothing_due = Rien n'est à revoir.
due_are = À revoir : { $drills }.
due_in_days =
    { $days ->
        [one] Rien n'est à revoir avant demain.
       *[other] Rien n'est à revoir avant { $days } jours.
    }
right = Juste.
wrong = Faux.
skipped = Question passée.
level_is = Niveau { $level }.
no_such_level = « { $text } » n'est pas un niveau de cet exercice. Attendu : 1 à { $most }.
one_level = Cet exercice n'a qu'un niveau.
level_of_which_drill = Un niveau appartient à un exercice. Choisissez d'abord un exercice.
no_answer = « { $text } » n'est ici ni une réponse ni une commande. { $expected }
drill_summary = Bonnes réponses : { $right } ; erreurs : { $wrong }.
no_board_here = Aucun échiquier n'est montré ici. Gardez-le en tête.
not_in_drills = Cela appartient à une partie. Ici on répond à des questions.
only_in_drills = Cela n'existe que dans { $command }.
drill_help = Répondez en mots ou en notation. passe va à la question suivante, indice aide, solution donne la réponse, arrête termine l'exercice.
does_ask_again = la question encore une fois
does_help = un indice ; la question revient alors plus tôt
does_stop_drill = terminer cet exercice
does_leave_drills = quitter les exercices
progress_of = { $drill } : bonnes réponses { $right }, erreurs { $wrong }, à répéter { $kept }.
progress_at = { $drill }, niveau { $level } : bonnes réponses { $right }, erreurs { $wrong }, à répéter { $kept }.
no_progress_yet = Vous n'avez encore fait aucun exercice.
picture_of_progress = Progrès aux exercices, { $date }
picture_row = { $drill } : { $percent } pour cent de bonnes réponses, { $right } sur { $all }
picture_level = { $drill }, niveau { $level }
picture_kept = À répéter : { $kept }, la prochaine le { $date }
picture_nothing_kept = Rien à répéter
progress_written = Vos progrès sont dans { $path }.
nowhere_to_keep_progress = Les progrès ne peuvent pas être enregistrés : aucun dossier personnel n'est connu. Indiquez un autre endroit avec l'option file.
progress_not_kept = Les progrès ne peuvent pas être enregistrés : { $reason }.
progress_damaged = La ligne { $line } n'appartient pas à un fichier de progrès : « { $text } ».
progress_newer = Un Hector plus récent a écrit ce fichier. Utilisez-le, ou un autre fichier.
progress_set_aside = Il est conservé sous { $file }, et les progrès repartent de zéro.
which_file_is = Quelle colonne ?
which_rank_is = Quelle rangée ?
which_square_is = Quelle case ?
which_move_is = Quel coup ?
in_words = En mots : { $signs }
drill_expects_file = Attendu : une colonne, par exemple g.
drill_expects_rank = Attendu : une rangée, par exemple 3.
drill_expects_square = Attendu : une case, par exemple g3.
drill_expects_move = Attendu : un coup, par exemple g1f3.
drill_expects_words = Attendu : les mots d'une annonce, par exemple { $example }.
alphabet_files_are = Pour qu'on ne les confonde pas, chaque colonne de a à h a un nom dans les annonces :
alphabet_ranks_are = Les rangées de 1 à 8 s'appellent :
both_squares = Dites les deux cases, comme en tournoi.
begins_with = Cela commence par { $letters }.
light_or_dark = Claire ou foncée ?
is_light = est claire.
is_dark = est foncée.
light = claire
dark = foncée
expected_light_or_dark = Attendu : claire ou foncée, ou blanc ou noir.
knight_in_two = Un cavalier y va-t-il en deux coups exactement ? Oui ou non.
knight_how_many = Combien de coups faut-il à un cavalier ?
knight_which_route = Un plus court chemin pour le cavalier, case par case ?
no_knight_move = ce n'est pas un coup de cavalier.
route_ends_on = Cela finit sur
route_too_long =
    { $least ->
        [one] Cela fait { $moves } coups, et un seul suffit.
       *[other] Cela fait { $moves } coups, et { $least } suffisent.
    }
knight_moves =
    { $moves ->
        [one] 1 coup :
       *[other] { $moves } coups :
    }
expected_count_or_route = Attendu : un nombre de coups, ou les cases d'un chemin.
expected_route = Attendu : les cases d'un chemin, par exemple f3 e5.
route_begins_with = Il peut commencer par
same_colour_even = Les deux cases ont la même couleur : un nombre pair de coups.
other_colour_odd = Les cases sont de couleurs différentes : un nombre impair de coups.
same_diagonal = Une même diagonale ? Oui ou non.
diagonal_goes_over = Vers la seconde case, la diagonale passe par
diagonal_at_the_edge = Vers la seconde case il n'y a pas de diagonale : la première est au bord.
one_diagonal = Une même diagonale :
two_diagonals = Pas la même diagonale.
they_cross_on = Un fou passe par
ask_what_stands_on = Qu'y a-t-il sur
where_stands = Où :
expected_contents = Attendu : une pièce et sa couleur, par exemple cavalier blanc, ou vide.
expected_squares = Attendu : des cases, par exemple b1 g1.
so_many_squares =
    { $squares ->
        [one] 1 case.
       *[other] { $squares } cases.
    }
moved_away_or_never_there = Il n'y a plus rien là.
a_piece_of = Une pièce des { $side }.
white_mates_in =
    { $moves ->
        [one] Les Blancs matent en 1 coup.
       *[other] Les Blancs matent en { $moves } coups.
    }
mate_in =
    { $moves ->
        [one] Mat en 1 coup.
       *[other] Mat en { $moves } coups.
    }
mate = Mat.
no_mate = Ce n'est pas mat.
black_escapes_by = Les Noirs s'échappent :
mistake_was_made = Coup { $number } d'une de vos parties. Vous aviez les { $side } et vous avez joué :
mistake_was_made_in = Coup { $number } de { $game }. Vous aviez les { $side } et vous avez joué :
game_of_day = votre partie du { $date }
game_of_day_against = votre partie du { $date } contre { $opponent }
mistake_cost =
    { $pawns ->
        [one] Cela a coûté à peu près un pion.
       *[other] Cela a coûté à peu près { $pawns } pions.
    }
mistake_cost_the_game = Cela a coûté la partie.
mistake_board = Le mot échiquier lit la position.
mistake_better = Quel coup est le meilleur ?
mistake_again = C'est ce que vous avez joué dans la partie.
best_was = Le meilleur coup :
no_mistake_so_far = Aucune erreur trouvée jusqu'ici dans vos parties. L'exercice erreurs continue à chercher.
no_game_for_mistakes = Il n'y a encore aucune partie de vous. Jouez-en une avec { $command }.
no_mistake_left = Plus aucune erreur trouvée dans vos parties. Jouez-en de nouvelles avec { $command }.
this_piece_moves = Jouez cette pièce :
solution_is = Solution :
mate_them = Vous avez les Blancs. Matez.
take_the_pawn_home = Vous avez les Blancs. Menez le pion à promotion.
hold_against_the_pawn = Vous avez les Noirs et le trait. Tenez la nulle.
mate_after =
    { $moves ->
        [one] Mat en { $moves } coup
       *[other] Mat en { $moves } coups
    } ; c'était possible en { $fewest }.
pawn_is_home = Le pion arrive à promotion.
held = La nulle est tenue.
that_is_stalemate = C'est pat.
win_thrown_away = Cela laisse échapper le gain.
draw_thrown_away = Cela perd.
fifty_moves_without_mate = Cinquante coups sans mat font nulle.
expected_choice = Attendu : le numéro d'une réponse, 1 à { $most }, ou des mots de celle-ci.
look_there = Réponse : { $article }.
by_article = { $because } Voir { $article }.
lesson_of = Leçon { $number } sur { $count }.
lesson_board = L'échiquier a huit colonnes, de a à h, de gauche à droite pour les Blancs, et huit rangées, de 1 à 8, des Blancs vers les Noirs. Une case porte le nom de sa colonne et de sa rangée : en bas à gauche, du côté des Blancs, se trouve a1, qui est foncée. Au-dessus se trouve a2, et à sa droite b1.
lesson_names = Pour qu'on ne les confonde pas, chaque colonne de a à h a un nom :
lesson_names_example = g3 s'appelle :
lesson_start = Au début, les pièces blanches sont sur la première rangée, de a à h : tour, cavalier, fou, dame, roi, fou, cavalier, tour. Devant elles, sur la deuxième rangée, il y a huit pions. Les noires sont en face, sur la huitième et la septième rangée. Les Blancs commencent.
lesson_stalemate = Si le camp qui a le trait n'est pas en échec mais n'a aucun coup légal, c'est pat, et la partie est nulle.
exercise_board = Quelle case se trouve en bas à droite, du côté des Blancs ? Tapez-la, par exemple a2.
exercise_names = Tapez cette case, par exemple g3 :
exercise_start = Sur quelle case se trouve le roi noir au début ?
exercise_stalemate = À vous, avec les Blancs : faites pat.
hint_board = La dernière colonne et la première rangée.
hint_names = La première lettre du nom est la colonne.
hint_start = Il est en face du roi blanc, qui est en e1.
lesson_rook = La tour va tout droit sur sa rangée ou sa colonne, aussi loin que la voie est libre. Elle prend une pièce adverse en allant sur sa case.
lesson_bishop = Le fou va sur les diagonales, aussi loin que la voie est libre. Il reste toujours sur les cases d'une couleur.
lesson_queen = La dame va comme une tour ou comme un fou : sur les rangées, les colonnes et les diagonales.
lesson_knight = Le cavalier va de deux cases tout droit, puis d'une de côté. Lui seul saute par-dessus les autres pièces.
lesson_king = Le roi va d'une case dans toutes les directions, jamais sur une case qu'une pièce adverse attaque.
lesson_pawn = Le pion avance d'une case, ou de deux à son premier coup. Il prend d'une case en diagonale vers l'avant, et seulement ainsi.
lesson_check = Un roi attaqué est en échec.
lesson_out_of_check = Qui est en échec doit y mettre fin aussitôt : le roi s'en va, l'attaquant est pris, ou une pièce s'interpose.
lesson_mate = Si aucun coup ne met fin à l'échec, c'est échec et mat, et la partie est gagnée.
lesson_castling = Le roque déplace le roi et la tour à la fois : le roi va de deux cases vers la tour, et la tour sur la case que le roi a franchie. Aucun des deux ne doit avoir joué, rien ne doit se trouver entre eux, et le roi ne doit pas être en échec, ni franchir ou atteindre une case attaquée.
lesson_en_passant = Un pion qui vient d'avancer de deux cases peut être pris par un pion à côté de lui comme s'il n'avait avancé que d'une : au coup suivant, et pas plus tard. C'est la prise en passant.
lesson_promotion = Un pion qui atteint la dernière rangée devient aussitôt dame, tour, fou ou cavalier. Nommez la pièce après la case.
exercise_capture = À vous, avec les Blancs : prenez la pièce noire qui n'est pas le roi.
exercise_check = À vous, avec les Blancs : donnez échec.
exercise_out_of_check = À vous, avec les Blancs : sortez votre roi de l'échec.
exercise_mate = À vous, avec les Blancs : matez en un coup.
exercise_castling = À vous, avec les Blancs : roquez, du côté que vous voulez.
exercise_en_passant = Les Noirs viennent d'avancer de deux cases le pion à côté du vôtre. À vous, avec les Blancs : prenez-le en passant.
exercise_promotion = À vous, avec les Blancs : faites la promotion du pion.
drills_leave = Quitter ? Ce que vous avez fait est enregistré. Oui ou non.
