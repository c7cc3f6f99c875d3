# Une partie contre Hector ou un programme.

random_colour = au hasard
practice_colour_unclear = « { $text } » n'est pas une couleur. Attendu : blancs, noirs ou au hasard.
which_opponent = Contre qui ? Un niveau de 1, débutant, à 8, ou un programme d'échecs par son nom ; Entrée pour le niveau 3.
opponent_unclear = Aucun adversaire ne s'appelle « { $text } ». Attendu : un niveau de 1 à 8, par exemple 3, stockfish, ou le chemin d'un programme.
opponent_not_there = Aucun programme d'échecs ne s'appelle « { $program } » ici. Attendu : un niveau de 1 à 8, par exemple 3, ou le nom ou le chemin d'un programme installé.
which_practice_clock = Avec une pendule ? Par exemple quinze plus dix ; Entrée pour jouer sans pendule.
practice_unfinished = Il y a une partie d'entraînement inachevée : { $game }. La reprendre ? Oui ou non ; Entrée pour oui.
no_such_practice = « { $name } » n'est pas une partie commencée. { $alone } tout court propose la dernière, et demande l'adversaire d'une nouvelle.
practice_described =
    { $side } contre { $opponent }, { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }
practice_begins_with_white = Blancs contre { $opponent }. Votre coup, comme e4.
practice_begins_with_black = Noirs contre { $opponent }. L'adversaire commence.
help_colour_at_home = Les Blancs jouent les premiers. Avec les Noirs, Hector commence ; hasard tire au sort.
help_opponent = Le niveau 1 est pour les débutants, le niveau 8 pour les forts joueurs. Un programme d'échecs de cet ordinateur se nomme par son nom, comme stockfish, et un classement, comme stockfish 1500.
practice_resumed =
    { $moves ->
        [one] La partie reprend après { $moves } coup.
       *[other] La partie reprend après { $moves } coups.
    }
opponent_is_level = Hector au niveau { $level }
level_of_opponent = Le niveau vaut pour toute la partie. Pour la suivante : options.
moves_stay = À l'échiquier, un coup joué reste. Après un lapsus, tapez corrige et le bon coup, avant d'appuyer sur la pendule.
no_check = Pas d'échec.
your_move = À vous de jouer.
opponent_thinks = L'adversaire réfléchit.
opponent_to_move = C'est à l'adversaire de jouer.
engine_ready = Le programme d'échecs est { $name }.
engine_is_ready = Le programme d'échecs est prêt.
engine_lacks = Le programme d'échecs ne connaît pas : { $options }.
engine_not_started = { $program } ne peut pas être lancé : { $reason }
engine_speaks_no_uci = il ne parle pas UCI
engine_gone = il s'est fermé tout seul
engine_late = il ne répond pas
engine_endless = il n'arrête pas d'écrire
engine_illegal = son coup est illégal
engine_restarted = Le programme d'échecs a eu une panne : { $reason }. Il a été relancé.
engine_says_no_worth = il n'évalue pas les positions
engine_judges = Vos coups sont jugés par { $name }.
engine_judges_no_more = Le programme n'est plus utilisé : { $reason }. C'est Hector qui juge maintenant.
judge_still_thinks = Le programme réfléchit encore.
judge_is_silent = Le programme ne répond pas encore. Hector l'attend. Dites arrête pour finir l'exercice.
engine_set_aside = Le programme n'est plus utilisé : { $reason }. Continuer contre Hector au niveau { $level } ? Oui ou non.
taken_back = Coup repris.
nothing_to_take_back = Vous n'avez aucun coup à reprendre.
no_time_comes_back = Un drapeau est tombé, et reprendre un coup ne rend pas de temps.
blindfold_withholds = Pas permis au jeu à l'aveugle { $level }.
blindfold_none = Jeu à l'aveugle 0. Toute aide est permise.
blindfold_no_advice = Jeu à l'aveugle 1. Ni indice, ni évaluation, ni attaques.
blindfold_no_board = Jeu à l'aveugle 2. Les cases une à une, et rien d'autre de l'échiquier.
blindfold_no_squares = Jeu à l'aveugle 3. Aucune case. Les coups sont répétés sur demande.
blindfold_moves_alone = Jeu à l'aveugle 4. Seulement le dernier coup, les temps et la fin.
blindfold_unclear = « { $text } » n'est pas un niveau de jeu à l'aveugle. Attendu : de 0 à 4.
hint_is = Indice :
attacked_own = Les vôtres, attaquées :
attacked_theirs = Celles de l'adversaire, attaquées :
attacked_of = { $side }, pièces attaquées :
nothing_attacked = Rien n'est attaqué.
attack_it = Attaquants :
defend_it = Défenseurs :
nobody_attacks = Aucun attaquant.
nobody_defends = Aucun défenseur.
nothing_on_lines = Il n'y a rien là.
takes_nothing = Rien ne peut être pris.
takes_nothing_last = Le dernier coup n'a rien pris.
can_take = Peut prendre :
can_go = Peut aller en :
cannot_go = Rien ne peut partir de là.
changed_to = Maintenant :
nothing_changed_yet = Rien n'a encore changé.
moves_so_far =
    { $moves ->
        [0] Aucun coup n'a encore été joué.
        [one] Un coup joué.
       *[other] { $moves } coups joués.
    }
opponent_has_not_moved = L'adversaire n'a pas encore joué.
how_to_castle = Côté roi, tapez 0-0 ou { $short } ; côté dame, 0-0-0 ou { $long }.
castling_possible_now = Possible maintenant : { $sides }.
castling_not_possible_now = Impossible maintenant.
no_legal_move = Aucun coup n'est possible.
no_moves_yet = Aucun coup n'a été joué.
material_of = { $side } : { $pieces }.
material_equal = Le matériel est égal.
worth_equal = La position est égale.
worth_slight = Léger avantage aux { $side }.
worth_clear = Net avantage aux { $side }.
worth_winning = Position gagnante pour les { $side }.
worth_mate =
    { $moves ->
        [one] Les { $side } matent en { $moves } coup.
       *[other] Les { $side } matent en { $moves } coups.
    }
opening_is = Ouverture : { $name }.
opening_unknown = Hector ne connaît pas le nom de cette ouverture.
which_square = Quelle case ? Par exemple { $example }, ou e4.
which_piece = Quelles pièces ? Par exemple cavaliers ou cavaliers blancs, ou une lettre : C pour les Blancs, c pour les Noirs.
walk_begins = Parcours de l'échiquier. Déplacez-vous avec les flèches ; I termine.
walk_ends = Vous pouvez de nouveau taper des coups.
walk_arrows = flèches
walk_goes_on = une case plus loin
walk_corners = crochets et barres obliques
walk_goes_aslant = une case plus loin en diagonale
walk_digits = 1 à 8
walk_to_rank = vers cette rangée, sur la même colonne
walk_signs = Maj et 1 à 8
walk_to_file = vers cette colonne, sur la même rangée
walk_to_piece = vers le roi, la dame, la tour, le fou, le cavalier ou le pion suivant ; avec Maj, le précédent
walk_tells_square = ce qu'il y a ici
walk_tells_moves = où la pièce peut aller ; avec Maj, ce qu'elle peut prendre
walk_tells_attackers = qui attaque cette case ; qui la défend
walk_tells_diagonals = la diagonale suivante ; avec Maj, la précédente
walk_tells_lines = la rangée ou la colonne suivante ; avec Maj, la précédente
walk_tells_steps = ce qui se trouve à un pas de cavalier ; avec Maj, à un pas de roi
walk_tells_last = le dernier coup ; ce qui a été pris en dernier
walk_turns_back = la position un coup plus tôt ; un coup plus tard
walk_tab_key = i, tabulation
walk_goes_to_typing = retaper des coups
walk_no_such_piece = Il n'y en a pas.
no_pawns = Il n'y a pas de pions.
files_without_pawns = Sans pion :
introduced = { $words } :
towards = Vers
no_later_position = Il n'y a rien après.
edge_of_board = Bord de l'échiquier.
over_by_mate = Mat. Les { $side } gagnent.
over_by_stalemate = Pat. Partie nulle.
over_by_dead_position = Personne ne peut mater. Partie nulle.
over_by_repetition = Répétition de la position. Partie nulle.
over_by_fifty_moves = Trop de coups sans prise ni coup de pion. Partie nulle.
over_by_agreement = Partie nulle par accord.
over_by_resignation = Les { $side } abandonnent.
over_by_resignation_drawn = Les { $side } abandonnent, et l'adversaire ne peut pas mater. Partie nulle.
over_by_flag = Le drapeau des { $side } est tombé. La partie est perdue.
over_by_flag_drawn = Le drapeau des { $side } est tombé, et l'adversaire ne peut pas mater. Partie nulle.
practice_summary = Coups : { $moves }. Repris : { $takebacks }. Indices : { $hints }.
game_is_over = La partie est terminée. Tapez quitter pour sortir.
draw_accepted = L'adversaire accepte.
draw_declined = L'adversaire refuse.
opponent_offers_draw = L'adversaire propose nulle.
no_draw_offered = Aucune nulle n'est proposée.
offer_declined = Refusé.
opponent_may_end = L'adversaire peut abandonner et proposer nulle.
opponent_plays_on = L'adversaire joue jusqu'à la fin. Il n'abandonne pas et ne propose pas nulle.
no_draw_to_claim = La nulle ne peut pas être demandée ici.
no_draw_to_claim_with = Avec { $words }, la nulle ne peut pas être demandée.
practice_left = La partie est enregistrée. { $command } la reprend.
practice_lost = La partie n'est pas enregistrée.
not_in_practice = Cela appartient à une partie jouée sur un échiquier. Ici on tape les coups, et l'adversaire répond.
only_in_practice = Cela n'existe que dans { $command }.
not_in_the_recorder = Ce programme n'a pas cela ; il ne fait qu'enregistrer.
game_goes_on = La partie n'est pas finie : { $resign } la termine, { $quit } la laisse pour plus tard.
what_next = Et maintenant ? { $commands }.
rematch_ready = Revanche. Vous avez les { $side } contre { $opponent }.
game_written = La partie est prête à envoyer : { $file }, dans votre dossier { $folder }.
game_not_written = La partie ne peut pas être écrite : { $reason }.
no_documents_folder = aucun dossier de documents n'est connu
back_from_review = Retour à la partie terminée.
practice_help = Tapez un coup, par exemple cavalier gustav un felix trois, cg1f3 ou g1f3. Ou demandez, par exemple case e4, où sont les cavaliers, qui attaque e4, indice.
practice_kept_again = La partie est de nouveau enregistrée.
practice_not_kept = La partie ne peut pas être enregistrée : { $reason }.
no_practice_game = Il n'y a là aucune partie d'entraînement inachevée.
does_read_board = lire l'échiquier ; « échiquier par rangées » : rangée par rangée
does_find_pieces = où sont des pièces, par nom, couleur ou lettre
does_scan = ce qui se trouve sur une rangée ou une colonne
does_look = ce qui se trouve sur une case
does_find_moves = où peut aller la pièce d'une case
