# Le bureau de l'arbitre dans une salle, et ce qu'une table apprend de sa salle.

hall_found = La salle est connectée.
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
hall_result = Résultat : { $result }.
hall_result_line = { $white } contre { $black } : { $result }.
hall_open_cases =
    { $count ->
        [one] Un cas ouvert.
       *[other] { $count } cas ouverts.
    }
hall_is_silent = Plus rien ne vient de cette table depuis un moment.
hall_is_heard = De nouveau connectée.
hall_game_begins = Une partie commence.
hall_row_unreadable = L'entrée { $row } de l'enregistrement n'est pas lisible par cette version.
hall_row_altered = L'entrée { $row } ne correspond pas à l'enregistrement et a été refusée. La table elle-même a la vraie.
hall_row_foreign = Quelque chose qui n'appartient à aucun enregistrement est venu au nom de cette table et a été refusé.
hall_server_away = La connexion avec toutes les tables est perdue. Elles continuent à jouer et transmettront plus tard.
hall_server_back = Les tables sont de nouveau joignables.
hall_not_kept = Ce que les tables transmettent ne peut pas être sauvegardé : { $reason }. Elles le gardent jusque-là.
hall_kept_again = Ce que les tables transmettent est de nouveau sauvegardé.
hall_no_cases = Aucun cas ouvert.
hall_no_results = Pas encore de résultats.
hall_no_such_table = Il n'y a pas de table { $table }. Attendu : un nombre de 1 à { $most }.
hall_at_no_table = Aucune table n'est ouverte.
hall_leaves_table = La table { $table } est refermée.
hall_not_understood = « { $read } » n'est pas compris ici. Attendu : « toutes », « cas », « résultats », ou « table » et un nombre ; puis ce que fait l'arbitre à cette table.
hall_order_sent = Envoyé à la table { $table }.
hall_sure_to_close = Fermer la salle ? Les parties continuent à leurs tables.
hall_help = « toutes » dit toutes les tables, « cas » ce qui est ouvert, « résultats » les résultats, « table » et un nombre ouvre une table. Tapez-y ce que vous décidez, par exemple « tranche 1 » ; « retour » la referme.
hall_needs_server = Le programme nats-server manque. Solution : { $remedy }.
hall_server_ended = Le serveur de la salle s'est arrêté aussitôt : { $reason }
hall_server_silent = Le serveur de la salle ne répond pas.
hall_cannot_open = La salle ne peut pas être ouverte dans { $folder } : { $reason }
hall_bad_address = « { $read } » n'est pas une adresse pour une salle. Attendu : un nom ou un numéro et un port inférieur à 65535, par exemple { $example }.
hall_too_many_tables = Attendu : 1 à { $most } tables.
hall_order_waits = Trop d'ordres attendent. Veuillez donner celui-ci encore une fois.
hall_clocks = Blancs { $white }, Noirs { $black }.
