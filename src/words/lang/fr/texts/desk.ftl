# Lignes qui ne disent rien qui puisse se faire.

at_the_desk = Arbitre : { $told }
desk_next_for_case = Pour le cas { $case }, tapez : { $settle } ou { $dismiss }.
desk_nothing_new = Rien de nouveau pour l'arbitre. Après le mot { $arbiter } vient ce que fait l'arbitre, par exemple { $example }.
new_arbiters_number = Le numéro de l'arbitre, s'il vous plaît : six chiffres ou plus, deux fois. Il ne s'affiche pas.
arbiter_to_the_keyboard = Tournoi : l'arbitre, au clavier s'il vous plaît. Choisissez un numéro de six chiffres ou plus, appuyez sur Entrée, puis tapez-le encore une fois. Rien n'est affiché, prononcé ni transmis en braille.
enter_for_no_tournament = Entrée seule : pas de tournoi.
arbiters_number_set = Le numéro de l'arbitre est choisi. Le joueur peut reprendre le clavier.
number_unasked = C'était un numéro que personne n'a demandé. Il n'est pas répété.
program_is_watched = Un autre programme observe Hector et pourrait lire le numéro. Attendu : Hector seul, sans débogueur.
new_arbiters_number_again = Le même numéro encore une fois.
arbiters_number_unfit = Ce n'est pas un numéro d'arbitre. Attendu : de six à trente-deux chiffres et rien d'autre.
help_with_new_number = De six à trente-deux chiffres et Entrée, puis les mêmes chiffres encore une fois. Rien n'est affiché, prononcé ni transmis en braille.
quit_leaves = { $quit } ferme Hector.
help_with_number = Le numéro que l'arbitre a choisi, puis Entrée. Rien n'est affiché, prononcé ni transmis en braille.
enter_leaves_all = Entrée seule laisse tout comme avant.
arbiters_numbers_differ = Les deux numéros ne sont pas les mêmes. Recommencez : deux fois le même numéro.
arbiters_number_wanted = Le numéro de l'arbitre, s'il vous plaît. Il ne s'affiche pas.
arbiters_number_wrong = Mauvais numéro. Encore une fois, s'il vous plaît. Entrée seule laisse tout comme avant.
arbiters_number_not_right = Mauvais numéro. Rien n'a été fait.
arbiters_number_wait =
    { $seconds ->
        [one] Attendez une seconde avant le prochain essai.
       *[other] Attendez { $seconds } secondes avant le prochain essai.
    }
number_not_kept = Le numéro de l'arbitre ne peut pas être enregistré : { $reason }
not_readable_here = « { $read } » n'est pas compris ici. Attendu : { $expected }.
missing_here = Il manque quelque chose ici. Attendu : { $expected }.
what_the_arbiter_does = ce que fait l'arbitre, par exemple { $words } ; aide en dit plus
a_length_of_time = une durée, par exemple 20 s, 1 min 30 s ou 2 h, un an au plus
moves_to_reconstruct = le nombre de coups, par exemple « reconstitue 37 coups »
a_ply_and_a_number = « demi-coup » et un nombre
the_sealed_move_and_which = « le coup sous pli » et le coup
how_early_to_seal = « le coup sous pli », un temps comme 20 min et « plus tôt »
until_when_and_where = « jusqu'à », puis quand et où
number_of_a_case = le numéro d'un cas
one_side_and_no_more = « blancs » ou « noirs » et rien de plus
time_or_moves = « temps » et une durée, ou « coups » et un nombre
case_and_remedy = le numéro d'un cas, et « avec » et le numéro d'une mesure s'il y en a plusieurs
what_was_seen = ce qui a été vu, par exemple { $words }
a_square = une case comme e4
moves_in_a_row = des coups comme e4 e5
line_unreadable = Cette ligne est illisible. Attendu : du texte en UTF-8, { $most } octets au plus.
no_address = « { $read } » n'est pas une adresse. Attendu : un nom ou un numéro et un port, par exemple { $example }.
no_door = Personne ne peut se connecter à { $address } : { $why }.
no_code = Le système ne fournit pas de nombres aléatoires, il n'y a donc pas de code.
no_game_at_two_places = « { $path } » n'est pas une partie à deux endroits. Attendu : une partie commencée par { $command }.
no_table_known = Aucune table n'est connue ici. La première fois, connectez-vous avec son code, sans { $option }.
letter_unreadable = Un message de l'autre lieu est illisible : { $why }.
game_there_unreadable = La partie de l'autre lieu est illisible. { $why }
letter_too_long = Un message de { $length } octets. Attendu : { $most } au plus.
played_at_a_terminal = Une partie à distance se joue dans un terminal, et non par des lignes d'un fichier ou d'un tube.
tournament_alone = Ce programme ne joue qu'en mode tournoi. Pour l'entraînement, il y a hector.
recorder_at_a_terminal = Une partie s'enregistre à un terminal. Attendu : quelqu'un qui tape, ou --seat.
