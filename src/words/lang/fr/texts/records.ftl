# Les parties enregistrées, leurs feuilles, et la preuve qu'aucune n'a été modifiée.

no_games_in = Il n'y a aucune partie dans { $path }.
game_on_record = { $date } : { $white } contre { $black }, { $moves }, { $ended }
numbered_game = { $number }. { $game }.
games_lie_in = Les parties sont dans { $path }.
own_games_latest_first = Vos parties, la dernière d'abord : { $games }
no_saved_game = Aucune partie de vous n'est encore enregistrée.
no_saved_game_of_number = Il n'y a pas de partie { $number }. Attendu : de 1 à { $count }.
practice_has_no_record = La partie { $number } est une partie d'entraînement, qui n'a pas d'enregistrement. Attendu : une partie à l'échiquier.
moves_counted =
    { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }
moves_by_clock = { $moves } d'après la pendule
moves_by_score = { $moves } d'après la feuille des { $side }
moves_not_announced = coups non annoncés
is_unfinished = inachevée
is_annulled = annulée
sheet_of = La feuille des { $player }.
side_with_name = { $side }, { $name }
sheet_is_empty = Rien n'a été noté.
sheet_is_elsewhere = Elle est tenue ailleurs et n'est pas dans cet enregistrement.
no_sheet_in_record = Les deux feuilles sont tenues ailleurs ; aucune n'est dans cet enregistrement.
sheet_line = { $name } : { $value }.
the_event = Tournoi
the_site = Lieu
the_round = Ronde
the_date = Date
the_arbiters_number = Empreinte du numéro de l'arbitre
sheet_lacks = rien
other_sheet_has = Les { $side } ont { $entry }
sheets_agree = Les feuilles concordent partout où les deux ont un coup.
sheets_differ_at = Elles diffèrent au coup { $number } des { $side }.
game_not_finished = La partie n'est pas terminée.
ended_with = Résultat : { $result }.
nobody_has_signed = Personne n'a signé.
signed_by = Signé par les { $sides }.
sheet_of_both = Feuille de partie : { $white } contre { $black }
sheet_columns = Les coups tels que chaque joueur les a notés, avec le temps restant après son propre coup
sheet_has_no_moves = Aucun coup n'a été noté.
column_of_numbers = Coup
column_of_differences = Différence
sheet_differs_here = Les feuilles diffèrent au coup des { $side }.
the_result = Résultat
the_signatures = Signatures des joueurs
has_signed = { $player } : feuille signée.
has_not_signed = { $player } : feuille non signée.
the_record = Enregistrement
unaltered =
    { $rows ->
        [one] Intact : { $rows } ligne.
       *[other] Intact : { $rows } lignes.
    }
last_hash_is = Dernière empreinte : { $hash }.
signed_with_key = Signé avec la clé { $key }.
was_silent = Rien n'a été enregistré pendant { $lasted } alors qu'une pendule marchait, { $from } après le début.
wall_set_forward = L'horloge de l'ordinateur a été avancée de { $by }, au plus tard { $at } après le début.
wall_set_back = L'horloge de l'ordinateur a été reculée de { $by }, au plus tard { $at } après le début.
arbiters_number_is = Le numéro de l'arbitre est celui qui est enregistré.
arbiters_number_on_record = Le numéro de l'arbitre est enregistré, salé. Empreinte : { $fingerprint }.
arbiters_number_unprotected = Le numéro de l'arbitre est en clair dans un enregistrement d'un ancien Hector : qui a l'enregistrement le connaît.
arbiters_number_is_not = Ce n'est pas le numéro de l'arbitre enregistré.
verify_cannot_know = Le fichier seul ne dit pas s'il a été réécrit avec une autre clé, coupé à la fin ou ramené en arrière. Comparez une empreinte notée pendant la partie.
other_place_had =
    { $rows ->
        [one] L'enregistrement de l'autre lieu avait { $rows } ligne, dernière empreinte { $hash }.
       *[other] L'enregistrement de l'autre lieu avait { $rows } lignes, dernière empreinte { $hash }.
    }
no_arbiters_number = Aucun numéro de l'arbitre n'est enregistré.
no_row_with_that_hash = Aucune ligne n'a cette empreinte : ce n'est pas l'enregistrement d'où elle vient.
hash_of_last_row = L'empreinte est celle de la dernière ligne, { $row }.
hash_of_row =
    { $since ->
        [one] L'empreinte est celle de la ligne { $row } ; { $since } ligne a été écrite depuis.
       *[other] L'empreinte est celle de la ligne { $row } ; { $since } lignes ont été écrites depuis.
    }
not_a_hash = « { $read } » n'est pas une empreinte. Attendu : 64 chiffres de 0 à f.
record_gives_another_game = Rejouée d'après son enregistrement, la partie est différente. C'est une erreur d'Hector : signalez-la avec l'enregistrement.
own_name_wanted = Votre nom pour la feuille de partie ? Entrée pour aucun.
own_name_is = Votre nom : { $name }.
own_name_unknown = Sans nom. Par exemple : { $command } Anna.
opponents_name_is = Votre adversaire : { $name }.
sheet_keeps_name = La feuille de partie garde le nom donné par la compétition : { $name }.
opponents_name_unknown = Le nom de l'adversaire manque. Par exemple : { $command } Max.
name_unfit = Ce n'est pas un nom : { $most } lettres au plus, sans chiffres.
help_with_name = Votre nom figure sur la feuille de partie et dans les parties enregistrées. Tapez-le, ou Entrée pour aucun. « { $command } » le change à tout moment.
