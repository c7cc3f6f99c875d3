# Les échiquiers électroniques.

board_here = { $board } répond : { $kind }.
board_ready = { $board } montre la position de la partie.
board_agrees_again = { $board } montre de nouveau la position de la partie.
board_shows = { $board } montre : { $words }.
board_shows_take = { $board } montre : { $words }. Accepter ce coup ? Oui ou non.
board_shows_one_of = { $board } montre un de ces coups : { $words }. Dites lequel.
board_taken_back =
    Repris sur { $board ->
        [mine] votre échiquier
        [opponent] l'échiquier de l'adversaire
       *[only] l'échiquier
    } : { $words }.
board_differs_call = { $board } ne montre pas la partie. Appelez l'arbitre.
board_differs_on = L'échiquier des { $side } diffère de la partie en { $squares }.
board_differs_since = L'échiquier des { $side } diffère de la partie depuis le coup { $number }, en { $squares }.
board_square_not_believed =
    La case { $square } de { $board ->
        [mine] votre échiquier
        [opponent] l'échiquier de l'adversaire
       *[only] l'échiquier
    } n'est plus crue : elle reste bloquée ou vacille, ou il s'y trouve autre chose que dans la partie. Regardez-la. Hector continue sans elle ; un coup vers elle doit être dit.
board_one_square_not_believed =
    Une case de { $board ->
        [mine] votre échiquier
        [opponent] l'échiquier de l'adversaire
       *[only] l'échiquier
    } n'est plus crue. Hector continue sans elle ; un coup vers elle doit être dit.
boards_square_not_believed = Sur l'échiquier des { $side }, la case { $square } n'est plus crue : elle reste bloquée ou vacille, ou il s'y trouve autre chose que dans la partie. Ce que cet échiquier en dit ne compte pas.
boards_show_otherwise = Votre échiquier montre : { $own }. L'échiquier de l'adversaire montre : { $opponents }. Dites le coup annoncé.
boards_show_otherwise_say = Les échiquiers ne montrent pas le même coup. Dites le coup annoncé.
boards_show_two_moves = L'échiquier des Blancs montre : { $white }. L'échiquier des Noirs montre : { $black }. Aucun des deux coups n'est encore annoncé.
boards_alike_differ_on = Les deux échiquiers montrent la même position et diffèrent de la partie en { $squares }. C'est le coup annoncé qui compte.
boards_alike_differ_since = Les deux échiquiers montrent la même position et diffèrent de la partie depuis le coup { $number }, en { $squares }. C'est le coup annoncé qui compte.
boards_differ_call = Aucun des deux échiquiers ne montre la partie. Appelez l'arbitre.
own_board_differs_on = Votre échiquier diffère de la partie en { $squares }.
electronic_board_of = L'échiquier des { $side }
electronic_board = L'échiquier
own_electronic_board = Votre échiquier
opponents_electronic_board = L'échiquier de l'adversaire
board_is_empty = { $board } est vide : aucune pièce ne s'y trouve.
board_is_overfull = { $board } porte plus de pièces qu'une partie n'en a.
board_is_mirrored = { $board } montre la partie comme dans un miroir. Inversez les côtés.
board_is_turned_by_a_quarter = { $board } montre la partie, tourné d'un quart de tour. Tournez-le.
board_shows_another_position = { $board } montre une tout autre position que la partie.
board_touched = Sur l'échiquier des { $side }, ces pièces ont été touchées avant le coup, dans cet ordre : { $pieces }. À vous de décider si cela oblige, selon 4.2 et 4.3.
board_touched_before_asking = Sur l'échiquier des { $side }, ces pièces ont été touchées pendant ce coup avant une demande de nulle, une protestation ou l'acceptation d'une proposition, dans cet ordre : { $pieces }. À vous de décider si ce droit est perdu, selon 9.4, 4.8 et 9.1.2.1.
board_no_port = { $board } n'est pas là : son port n'existe pas. Branchez-le ou allumez-le ; Hector continue à chercher.
board_not_allowed = { $board } ne peut pas servir : vous n'avez pas le droit d'ouvrir son port. Entrez dans le groupe dialout, puis reconnectez-vous.
board_device_not_allowed = { $board } ne peut pas servir : vous n'avez pas le droit d'ouvrir son appareil. Le chapitre sur les échiquiers électroniques dit par quelle ligne le permettre.
board_taken_by_brltty = { $board } ne peut pas servir : BRLTTY a pris son port, car il y cherche des plages braille. Nommez la vôtre après braille-device dans brltty.conf, puis redémarrez BRLTTY.
board_taken_by = { $board } ne peut pas servir : { $program } a pris son port. Quittez-le ; Hector continue à chercher.
board_taken_by_another = { $board } ne peut pas servir : un autre programme a pris son port. Quittez-le ; Hector continue à chercher.
board_no_answer =
    Au port de { $board ->
        [mine] votre échiquier
        [opponent] l'échiquier de l'adversaire
       *[only] l'échiquier
    }, rien ne répond qu'Hector connaisse. Est-il allumé ? Hector continue à chercher.
board_none_at_cables =
    { $board ->
        [mine] Votre échiquier n'est pas branché par USB, ou Hector ne le connaît pas.
        [opponent] L'échiquier de l'adversaire n'est pas branché par USB, ou Hector ne le connaît pas.
       *[only] Aucun échiquier que Hector connaisse n'est branché par USB.
    } Branchez-le et allumez-le ; Hector continue à chercher.
board_several_at_cables = { $count } échiquiers sont branchés par USB, et Hector n'en prend aucun au hasard. Recommencez avec celui qu'il faut, par exemple { $example } ; { $doctor } les nomme.
board_gone = { $board } est perdu : { $why }. Hector continue à chercher.
board_no_bluetooth = { $board } est hors d'atteinte : cette machine n'a pas de Bluetooth, ou il est éteint. Allumez-le ; Hector continue à chercher.
board_none_in_the_air =
    { $board ->
        [mine] Votre échiquier est introuvable par Bluetooth, ou Hector ne le connaît pas.
        [opponent] L'échiquier de l'adversaire est introuvable par Bluetooth, ou Hector ne le connaît pas.
       *[only] Hector ne trouve par Bluetooth aucun échiquier qu'il connaisse.
    } Allumez-le, et déconnectez le programme ou le téléphone qui l'a pris ; Hector continue à chercher.
board_is_the_others = { $board } est introuvable par Bluetooth : le seul qui pourrait l'être sert déjà à l'autre joueur. Allumez-le, ou recommencez en nommant chaque échiquier par son adresse, par exemple { $example }. Hector continue à chercher.
board_locked = { $board } ne dit rien : il veut une clé, que donne son fabricant. Nommez-la ainsi : { $example }.
board_plays_no_chess960 = { $board } ne connaît pas cette sorte d'échecs, comme Chess960. Continuez sans lui.
bluetooth_not_built_in = Cet Hector a été construit sans Bluetooth Low Energy.
board_address_unreadable = « { $read } » ne nomme aucun échiquier. Attendu : un port, usb ou bluetooth, avec ou sans une famille d'échiquiers devant, par exemple { $example }.
board_of_nobody = « { $owner } » ne désigne personne à qui serait l'échiquier. Attendu : opponent pour celui de l'adversaire ou mine pour le vôtre, par exemple { $example }.
boards_of_one_owner = Deux échiquiers sont nommés pour le même joueur. Attendu : au plus celui de l'adversaire et le vôtre, par exemple { $example }.
boards_without_owner = De deux échiquiers, il faut dire à qui est chacun. Attendu, par exemple : { $example }.
board_owner_said_twice = À qui est l'échiquier est déjà dit devant son port. Omettez { $option }, par exemple { $example }.
boards_at_one_place = « { $one } » et « { $other } » peuvent être le même échiquier. Attendu : pour chacun son propre port, numéro ou nom, par exemple { $example }.
one_board_here = Ici il y a un échiquier, le vôtre, et { $count } sont nommés. Nommez-en un.
only_your_board_here = Ici il y a un échiquier, le vôtre, et celui de l'adversaire est nommé. Nommez seulement le port.
boards_not_built_in = Cet Hector a été construit sans échiquiers électroniques.
the_board = les échiquiers électroniques
ports_for_boards = Échiquiers électroniques : il peut y en avoir un sur { $ports }.
boards_in_the_air = Échiquiers électroniques par Bluetooth : { $boards }.
boards_at_cables = Échiquiers électroniques par USB : { $boards }.
port_is_brlttys = que BRLTTY a pris
no_port_for_boards = Échiquiers électroniques : aucun n'est connecté. Une partie n'en demande pas.
fix_by_connecting_board = connectez-en un, et commencez la partie avec l'option --board.
board_needs_terminal = On joue sur un échiquier à un terminal. Démarrez Hector là, sans lignes d'un fichier ou d'un tube.
