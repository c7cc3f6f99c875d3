# A game at two places, and the arbiter's desk far from the table.

place_listens = L'autre lieu trouve celui-ci à { $address }. Le code : { $code }.
table_listens_for_desk = Le bureau de l'arbitre trouve cet échiquier à { $address }. Le code : { $code }.
desk_ready = Connecté à l'échiquier. Coups joués : { $moves }.
desk_help = Tapez ce que vous faites, par exemple : arrête, reprend, tranche 1, donne noirs 2 min, rétablit 10, demande un rapport. quitter ferme le bureau.
desk_cut_off = Pas de connexion à l'échiquier. Ce que vous faites doit attendre son retour.
sure_to_leave_desk = Quitter le bureau ? La partie continue. Oui ou non.
which_code = Le code que donne l'autre lieu : quatre cases.
code_unclear = « { $text } » n'est pas un code. Attendu : quatre cases, par exemple Eva vier, Anna eins, Hector acht, David fünf, ou e4 a1 h8 d5.
going_there = Connexion à { $address } en cours.
nobody_answers = Personne ne répond encore là-bas. Hector continue d'essayer.
place_is_there = L'autre lieu est connecté.
place_cut_off = La connexion avec l'autre lieu est coupée. Ici la partie continue ; ce qui manque sera rattrapé.
wrong_code_tried = Quelqu'un a essayé un mauvais code. Essais manqués jusqu'ici : { $tried }. Les suivants doivent attendre de plus en plus longtemps.
no_hector_there = Aucun Hector ne répond là-bas. Attendu : l'adresse que donne l'autre lieu. Hector continue d'essayer.
wrong_code = Le code a échoué cinq fois : il est faux, ou quelqu'un d'autre répond là-bas. Redemandez le code.
not_known_there = L'autre lieu ne connaît pas celui-ci. Hector continue d'essayer. Si cela dure, recommencez avec un nouveau code.
nobody_new_there = L'autre lieu n'admet personne de nouveau : son code a déjà servi.
no_code_now = Trop de mauvais codes ont été essayés là-bas. Le vôtre doit attendre. Hector continue d'essayer.
call_the_arbiter = Appelez l'arbitre.
places_part = Les deux lieux divergent. Saisi ici : { $here }. Annoncé là-bas : { $there }. Selon D.2.9, la dernière position commune est rétablie dans les deux lieux.
places_differ_in_counters = Les deux lieux diffèrent par le nombre de coups.
places_differ_in_position = Les deux lieux diffèrent par la position.
places_differ_in_white_score = Les deux lieux diffèrent par la feuille des Blancs.
places_differ_in_black_score = Les deux lieux diffèrent par la feuille des Noirs.
places_differ_in_clock = Les deux lieux ne s'accordent pas : la pendule qui marche n'est pas la même.
places_parted_there = L'autre lieu a un autre coup que celui qui a été annoncé ici, et ne reprend plus rien d'ici. Selon D.2.9, la dernière position commune est rétablie dans les deux lieux.
