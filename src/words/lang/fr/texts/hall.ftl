# Le bureau de l'arbitre dans une salle, et ce qu'une table apprend de sa salle.

hall_found = La salle est connectée.
hall_pair_here = Ronde { $round }, table { $table } : vous avez { $side } contre { $opponent }. D'après les appariements, vous êtes { $player }.
hall_is_away = La salle est injoignable. La partie continue, et la salle recevra tout plus tard.
hall_is_another = Ce qui répond là ne connaît pas le code de cette table. La partie continue sans la salle.
hall_code_doubled = Quelqu'un d'autre transmet cette partie à la salle avec le code de cette table. Veuillez prévenir l'arbitre.
hall_differs = La salle a un autre enregistrement de cette partie que cette table. Veuillez prévenir l'arbitre.
hall_code_unreadable = « { $read } » n'est ni le code d'une table ni un fichier qui en contient un. Attendu : adresse, table et cases, par exemple { $example }.
hall_not_built_in = Cet Hector a été construit sans la salle. Attendu : un programme construit avec l'option « hall ».
hall_ready =
    { $tables ->
        [one] La salle est ouverte, avec une table.
       *[other] La salle est ouverte, avec { $tables } tables.
    } { $games ->
        [0] Aucune partie n'a commencé.
        [one] Une partie est enregistrée.
       *[other] { $games } parties sont enregistrées.
    }
hall_code = Table { $table } : { $command }
hall_codes_in = Le code de chaque table se trouve dans un fichier à part, dans { $folder }.
hall_of_table = Table { $table } : { $told }
hall_table_line = Table { $table } : { $white } contre { $black }, { $moves }.
hall_table_without_game = Table { $table } : pas encore de partie.
hall_table_paired = Table { $table } : { $white } contre { $black }, pas encore de partie.
hall_pairing = Table { $table } : { $white } contre { $black }.
hall_pairings_read =
    { $pairs ->
        [one] Ronde { $round } : un appariement lu
       *[other] Ronde { $round } : { $pairs } appariements lus
    } dans { $file }. « appariements » les donne.
hall_no_pairings = Aucun appariement n'a été lu. Attendu : { $option } à l'ouverture de la salle.
hall_result = Résultat : { $result }.
hall_result_line = { $white } contre { $black } : { $result }.
hall_open_cases =
    { $count ->
        [one] Un cas ouvert.
       *[other] { $count } cas ouverts.
    }
hall_not_begun = Pas encore commencée.
hall_is_silent = Plus rien ne vient de cette table depuis un moment.
hall_is_heard = De nouveau connectée.
hall_game_begins = Une partie commence.
hall_row_unreadable = L'entrée { $row } de l'enregistrement n'est pas lisible par cette version.
hall_row_altered = L'entrée { $row } ne correspond pas à l'enregistrement et a été refusée. La table elle-même a la vraie.
hall_row_foreign = Quelque chose qui n'appartient à aucun enregistrement est venu au nom de cette table et a été refusé.
hall_two_games = Deux appareils transmettent au nom de cette table, chacun une autre partie. Un seul doit avoir son code ; un nouveau code exclut l'autre.
hall_too_much = Il vient de cette table bien plus qu'une partie n'en demande. Elle n'est plus entendue pendant un moment, les autres continuent. Un nouveau code exclut qui détient l'ancien.
hall_unsealed = Des messages sont venus qu'aucun code de cette salle n'a scellés. Ils ont été refusés, et les parties continuent. Quelqu'un d'autre écrit peut-être sur le serveur.
hall_clock_ahead = L'horloge de l'ordinateur à cette table avance de { $span }. La pendule d'échecs n'en dépend pas.
hall_clock_behind = L'horloge de l'ordinateur à cette table retarde de { $span }. La pendule d'échecs n'en dépend pas.
hall_clock_right = L'horloge de l'ordinateur à cette table est de nouveau juste.
hall_server_away = La connexion avec toutes les tables est perdue. Elles continuent à jouer et transmettront plus tard.
hall_server_back = Les tables sont de nouveau joignables.
hall_no_room = Le disque de la salle est plein : ce que les tables transmettent ne peut pas être sauvegardé. Elles le gardent. Faites de la place, et la salle reprendra d'elle-même.
hall_not_kept = Ce que les tables transmettent ne peut pas être sauvegardé : { $reason }. Elles le gardent jusque-là.
hall_stream_repaired = Quelqu'un a changé les réglages du serveur de la salle. Ils sont rétablis. Vérifiez qui a accès à cet ordinateur.
hall_kept_again = Ce que les tables transmettent est de nouveau sauvegardé.
hall_no_cases = Aucun cas ouvert.
hall_no_results = Pas encore de résultats.
hall_no_such_table = Il n'y a pas de table { $table }. Attendu : un nombre de 1 à { $most }.
hall_at_no_table = Aucune table n'est ouverte.
hall_leaves_table = La table { $table } est refermée.
hall_not_understood = « { $read } » n'est pas compris ici. Attendu : « toutes », « cas », « ronde », « résultats », ou « table » et un nombre ; puis ce que fait l'arbitre à cette table.
hall_order_sent = Envoyé à la table { $table }.
hall_nothing_done = Un ordre n'a rien changé : la partie avait déjà continué quand il est arrivé à la table. Veuillez revoir la table.
hall_sure_to_close = Fermer la salle ? Les parties continuent à leurs tables.
hall_help = « toutes » dit toutes les tables, « cas » ce qui demande un arbitre, « table 3 » ouvre une table, « retour » la referme. « aide tables », « aide cas » et « aide entendre » en disent plus.
hall_help_tables = « mes tables » dit les vôtres, « appariements » qui joue contre qui, « ronde » où en est la ronde, « résultats » les résultats ; « parties » écrit toutes les parties dans un fichier. Les tables d'une sorte : « en cours », « ajournées », « terminées », « en attente », « drapeaux », « divergences », « irréguliers », « mortes », « réclamations », « appels », « muettes », « peu de temps ».
hall_help_cases = À une table, « prends 1 » pour qu'aucun autre ne prenne ce cas, « rends 1 » pour le rendre, puis ce que vous décidez, par exemple « tranche 1 ». « arrête », « reprend » et « donne noirs 2 minutes » y valent aussi.
hall_help_hearing = Avec « entendre toutes », vous entendez parler de chaque table, avec « entendre les miennes », seulement des vôtres.
hall_needs_server = Le programme nats-server manque. Solution : { $remedy }.
hall_server_ended = Le serveur de la salle s'est arrêté aussitôt : { $reason }
hall_server_silent = Le serveur de la salle ne répond pas.
hall_cannot_open = La salle ne peut pas être ouverte dans { $folder } : { $reason }
hall_bad_address = « { $read } » n'est pas une adresse pour une salle. Attendu : un nom ou un numéro et un port inférieur à 65535, par exemple { $example }.
hall_too_many_tables = Attendu : 1 à { $most } tables.
hall_order_waits = Trop d'ordres attendent. Veuillez donner celui-ci encore une fois.
hall_clocks = Blancs { $white }, Noirs { $black }.
hall_desk_of = Vous êtes { $name }. Vos tables : { $sections }.
hall_desk_of_all = Vous êtes { $name }. Toutes les tables sont à vous.
hall_away_from_desk = La salle est injoignable d'ici. Les parties continuent, et ce bureau la cherche.
hall_desk_unknown = Ce qui répond là ne connaît pas le code de ce bureau. Demandez le bon, s'il vous plaît.
hall_own_desk = Arbitre principal
hall_arbiter_code = { $name } : { $command }
hall_case_taken = { $arbiter } a pris le cas { $case }.
hall_case_is_free = Le cas { $case } est de nouveau libre.
hall_case_is_yours = Le cas { $case } de la table { $table } est à vous.
hall_case_is_anothers = { $arbiter } a le cas { $case }.
hall_case_is_nobodys = Personne n'a pris le cas { $case }.
hall_no_such_case = Il n'y a pas de cas { $case } ouvert à cette table.
hall_taken_by = { $arbiter } s'en occupe.
hall_taken_by_you = Il est à vous.
hall_done_by = Par { $arbiter } : { $told }
hall_other_game = Une autre partie a commencé à la table { $table }. Rien n'a été fait.
hall_act_not_kept = Rien n'a été fait : la salle ne peut pas le sauvegarder. { $reason }
hall_act_not_sent = Rien n'a été fait : la salle est injoignable. Recommencez dès que la connexion est là.
hall_act_unanswered = La salle n'a pas répondu. Regardez si c'est fait avant de recommencer.
hall_sure_to_leave_desk = Quitter le bureau ? La salle et ses parties continuent.
hall_sure_against = { $arbiter } a le cas { $case }. Le trancher quand même ?
hall_hears_all = Ce qui se passe à toutes les tables est dit ici.
hall_hears_own = Ce qui se passe à vos tables est dit ici : { $sections }.
hall_no_such_tables = Aucune table.
hall_round =
    { $going ->
        [0] Aucune partie en cours
        [one] Une partie en cours
       *[other] { $going } parties en cours
    }, { $over ->
        [0] aucune terminée
        [one] une terminée
       *[other] { $over } terminées
    }, { $waiting ->
        [0] toutes ont commencé
        [one] une n'a pas commencé
       *[other] { $waiting } n'ont pas commencé
    }. { $cases ->
        [0] Aucun cas ouvert.
        [one] Un cas ouvert.
       *[other] { $cases } cas ouverts.
    }
hall_silent_tables =
    { $count ->
        [one] Une table ne répond plus.
       *[other] { $count } tables ne répondent plus.
    }
hall_adjourned_games =
    { $count ->
        [one] Une partie est ajournée.
       *[other] { $count } parties sont ajournées.
    }
hall_of_earlier_round = C'est une partie d'une ronde précédente, et non celle de l'appariement de cette table.
hall_clock_low = Il reste peu de temps aux { $side } : { $left }.
hall_clock_is_low = Peu de temps.
hall_code_of_a_desk = C'est le code du bureau d'un arbitre, et non celui d'une table. Attendu : { $command }
hall_code_of_a_table = C'est le code d'une table, et non celui du bureau d'un arbitre. Attendu : { $command }
hall_bad_arbiter = « { $read } » n'est pas un arbitre avec des tables. Attendu : un nom, puis ses tables après un signe égal, ou le nom seul pour toutes les tables, par exemple { $example }.
hall_bad_member = « { $read } » n'est ni le numéro d'une table ni le nom d'un arbitre de cette salle.
hall_of_another_version = La salle de { $folder } a été créée par une autre version d'Hector. Attendu : cette version, ou un fichier de tournoi d'un autre nom pour une nouvelle salle.
hall_desk_code_unreadable = « { $read } » n'est ni le code du bureau d'un arbitre ni un fichier qui en contient un. Attendu : adresse, bureau et cases, par exemple { $example }.
hall_name_taken = « { $name } » est déjà le nom de la personne qui tient la salle. Attendu : un autre nom pour cet arbitre.
hall_other_names = Les noms donnés à cette table ne sont pas ceux de l'appariement de cette ronde : { $white } a les Blancs contre { $black }.
hall_played_unknown = On ne sait pas ici si les deux joueurs ont joué un coup : aucun n'est annoncé à l'appareil. Le rapport compte la partie comme jouée ; si quelqu'un n'est pas venu, corrigez-le dans votre logiciel d'appariement.
hall_scores =
    { $games ->
        [one] Une partie est écrite dans { $path }.
       *[other] { $games } parties sont écrites dans { $path }.
    }
hall_scores_elsewhere = Les parties sont écrites à la table de la salle elle-même. À saisir là-bas.
hall_no_scores = Pas encore de parties.
hall_not_published = Non publié : { $reason } Un nouvel essai suivra.
hall_written_again = Les fichiers sont de nouveau écrits.
hall_broadcast_again = Le serveur de retransmission accepte de nouveau les parties.
hall_broadcast_refused = Le serveur de retransmission refuse les parties, avec le code { $number }.
hall_broadcast_unreached = Le serveur de retransmission est injoignable : { $words }.
hall_broadcast_late = Le serveur de retransmission n'a pas répondu à temps.
hall_broadcast_needs_delay = Les parties sont transmises à un serveur avec le retard que veut le tournoi. Attendu : { $option }, ou { $key } dans le tournoi.
hall_broadcast_unreadable = « { $path } » n'est pas compris. Attendu : deux lignes, une adresse comme { $example } et le jeton qui y donne accès.
hall_file_unusable = « { $path } » est inutilisable. { $reason }
report_no_players = Aucune ligne de joueur. Attendu : un rapport de tournoi au format de la FIDE, TRF, dont ces lignes commencent par 001.
report_no_round = Aucune ronde n'y est appariée et encore sans résultats. Attendu : --round et son numéro.
report_bad_rank = Ligne { $line } : « { $read } » n'est pas un rang de départ. Attendu : un nombre de 1 à 9999 dans les colonnes 5 à 8.
report_bad_points = Ligne { $line } : « { $read } » n'est pas un nombre de points. Attendu : des points comme 2.5 dans les colonnes 81 à 84.
report_bad_opponent = Ligne { $line } : « { $read } » n'est pas un adversaire. Attendu : son rang de départ, ou 0000.
report_bad_color = Ligne { $line } : « { $read } » n'est pas une couleur. Attendu : w ou b pour un joueur qui a un adversaire.
report_bad_result = Ligne { $line } : « { $read } » n'est pas un résultat. Attendu : un de ceux du format, comme 1, 0 ou H, ou une espace.
report_rank_twice = Ligne { $line } : le rang de départ { $rank } figure deux fois. Attendu : un rang différent pour chaque joueur.
report_unknown_opponent = Ligne { $line } : il n'y a pas de joueur au rang de départ { $opponent }. Attendu : le rang de départ d'un joueur du rapport.
report_one_sided = Ligne { $line } : le joueur { $player } rencontre { $opponent }, mais la ligne de { $opponent } ne dit pas la même chose avec l'autre couleur. Attendu : que les deux lignes se nomment l'une l'autre, l'une avec w et l'autre avec b.
report_nobody_paired = Personne n'est apparié à la ronde { $round }. Attendu : --round et le numéro d'une ronde appariée.
pair_list_bad_pair = Ligne { $line } : « { $read } » n'est pas un appariement. Attendu : deux rangs de départ, les Blancs d'abord, avec 0 pour qui n'a pas d'adversaire.
pair_list_bad_count = Ligne { $line } : « { $read } » n'est pas le nombre d'appariements qui suivent. Attendu : un nombre.
pair_list_count = Ligne 1 : « { $told } » appariements, mais il en suit { $found }. Attendu : autant que la première ligne en annonce.
pair_list_twice = Ligne { $line } : le joueur au rang de départ { $rank } est dans deux appariements. Attendu : chaque joueur une seule fois.
hall_not_configured = Les serveurs ne connaissent pas encore tout le monde de cette salle. Lancez { $command } avec les mêmes tables et arbitres, mettez chaque dossier sur son ordinateur et redémarrez-y le serveur.
hall_number_of_servers = Un groupe de { $count } serveurs n'est pas configuré. Attendu : un serveur, trois ou cinq.
hall_bad_venue = « { $read } » n'est pas un lieu de jeu d'une salle. Attendu : un nom fait de lettres et de chiffres, l'adresse de son serveur et ses tables, par exemple { $example }.
hall_folder_of_server = Pour un ordinateur : { $folder }
hall_servers_next = Mettez chaque dossier sur son ordinateur et lancez-y, dans le dossier : { $start }. Ouvrez ensuite la salle : { $open }
