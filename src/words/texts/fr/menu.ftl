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
menu_two_places = Fermez Hector par quitter. L'un de vous tape alors { $listens } avec une adresse de cet ordinateur et donne le code à l'autre. L'autre tape { $relays } et cette adresse.
menu_arbiter = Fermez Hector par quitter, puis tapez { $command } et l'adresse que la table annonce.
menu_hall = Fermez Hector par quitter, puis tapez { $command } : cela montre comment on ouvre une salle.
menu_tools = Fermez Hector par quitter, puis tapez { $doctor } pour vérifier cet ordinateur, ou { $help } pour tous les outils, chacun avec un exemple.
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
