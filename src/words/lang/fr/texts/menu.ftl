# Le menu : que faire.

menu_question = Entrée : jouer contre Hector. Ou : à l'échiquier, apprendre, écouter, autre chose ?
menu_unfinished = Inachevé : { $games } Entrée reprend le numéro 1, un nombre en reprend un autre, non pour autre chose.
menu_unfinished_one = Inachevé : { $game } Reprendre ? Entrée pour oui, non pour autre chose.
menu_unfinished_more = { $count } de plus : tout.
menu_elsewhere = Deux lieux, arbitre, salle, pendule ou outils ? Menu ramène au début.
menu_help = Jouer contre Hector : une partie à l'oreille, avec de l'aide quand vous la demandez. À l'échiquier : une partie contre quelqu'un qui voit, avec annonces, feuille et pendule. Apprendre : leçons et exercices, dès la première case. Écouter : des parties lues à voix haute, les vôtres ou celles d'un fichier. Autre chose : deux lieux, arbitre, salle, pendule et outils. Options demande la couleur, le niveau et la cadence. Touches apprend les touches. Quitter ferme Hector.
menu_help_unfinished = Entrée reprend ce que vous faisiez en dernier, un nombre reprend autre chose. Non, ou ce que vous voulez faire, comme apprendre, commence du nouveau ; ce qui est inachevé reste.
menu_help_elsewhere = Deux lieux : une partie contre quelqu'un qui est loin. Arbitre : le bureau de l'arbitre d'une partie. Salle : le bureau d'une salle de nombreuses tables. Pendule : une pendule parlante. Outils : vérifications, conversions et règles.
menu_unclear = Je ne connais pas « { $text } » ici.
menu_no_such_number = Il n'y a pas de { $text } ici.
menu_which = { $first } ou { $second } : lequel ?
menu_item_play = jouer contre Hector
menu_item_board = à l'échiquier
menu_item_learn = apprendre
menu_item_listen = écouter
menu_item_elsewhere = autre chose
menu_item_two_places = deux lieux
menu_item_arbiter = arbitre
menu_item_hall = salle
menu_item_clock = pendule
menu_item_tools = outils
menu_other_place = L'adresse de l'autre lieu ? Entrée attend ici votre adversaire.
menu_table = Quelle adresse la table annonce-t-elle ?
menu_event = Quel fichier contient les réglages de l'épreuve ?
menu_tool = Vérifier cet ordinateur, ou tous les outils ? Entrée vérifie.
menu_tool_check = vérifier cet ordinateur
menu_tool_all = tous les outils
menu_help_other_place = L'un de vous attend : Entrée, et Hector donne une adresse et un code. L'autre tape cette adresse, comme 192.168.1.5, puis le code. Menu ramène au début.
menu_help_table = La table vous ouvre sa porte par une adresse et un code. Tapez l'adresse, comme 192.168.1.5, puis le code. Menu ramène au début.
menu_help_event = Un fichier TOML dit comment on joue, comme open.toml. Menu ramène au début.
menu_help_tool = Vérifier : si la voix, le micro, la plage braille et les échiquiers marchent, et que faire sinon. Tous les outils : chacun en une ligne. Menu ramène au début.
menu_needs_a_terminal = Cela demande un terminal, et non des lignes d'un fichier ou d'un tube.
menu_nothing_unfinished = Rien n'est inachevé.
unfinished_practice = contre { $opponent }, vous avez les { $side }
unfinished_at_board = à l'échiquier, vous avez les { $side }
unfinished_elsewhere = en deux lieux, vous avez les { $side }
own_games = vos parties
unfinished_review = écoute : { $file }, partie { $game }, demi-coup { $ply }
unfinished_drills = { $count ->
        [one] un exercice est à revoir
       *[other] { $count } exercices sont à revoir
    }
unfinished_own_turn = à vous de jouer
unfinished_their_turn = à l'adversaire de jouer
unfinished_last_move = dernier coup { $words }
unfinished_no_move = pas encore de coup
