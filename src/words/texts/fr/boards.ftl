# Les échiquiers électroniques.

board_here = L'échiquier répond : { $kind }.
board_ready = L'échiquier montre la position de la partie.
board_agrees_again = L'échiquier montre de nouveau la position de la partie.
board_shows = L'échiquier montre : { $words }.
board_shows_take = L'échiquier montre : { $words }. Le prendre ? Oui ou non.
board_shows_one_of = L'échiquier montre un de ces coups : { $words }. Dites lequel.
board_taken_back = Repris sur l'échiquier : { $words }.
board_differs_call = L'échiquier ne montre pas la partie. Appelez l'arbitre.
board_differs_on = L'échiquier des { $side } diffère de la partie en { $squares }.
board_differs_since = L'échiquier des { $side } diffère de la partie depuis le coup { $number }, en { $squares }.
board_touched = Sur l'échiquier des { $side }, ces pièces ont été touchées avant le coup, dans cet ordre : { $pieces }. À vous de décider si cela oblige (4.2, 4.3).
board_no_port = L'échiquier n'est pas là : son port n'existe pas. Branchez-le ou allumez-le ; Hector continue à chercher.
board_not_allowed = L'échiquier ne peut pas servir : vous n'avez pas le droit d'ouvrir son port. Entrez dans le groupe dialout, puis reconnectez-vous.
board_taken_by_brltty = L'échiquier ne peut pas servir : BRLTTY a pris son port, car il y cherche des plages braille. Nommez la vôtre après braille-device dans brltty.conf, puis redémarrez BRLTTY.
board_taken_by = L'échiquier ne peut pas servir : { $program } a pris son port. Quittez-le ; Hector continue à chercher.
board_taken_by_another = L'échiquier ne peut pas servir : un autre programme a pris son port. Quittez-le ; Hector continue à chercher.
board_no_answer = Au port de l'échiquier, rien ne répond que Hector connaisse. Est-il allumé ? Hector continue à chercher.
board_gone = L'échiquier est perdu : { $why }. Hector continue à chercher.
board_address_unreadable = « { $read } » n'est pas le port d'un échiquier. Attendu : un port, ou une famille d'échiquiers et un port, par exemple { $example }.
boards_not_built_in = Ce Hector a été construit sans échiquiers électroniques.
the_board = les échiquiers électroniques
ports_for_boards = Échiquiers électroniques : il peut y en avoir un sur { $ports }.
port_is_brlttys = que BRLTTY a pris
no_port_for_boards = Échiquiers électroniques : aucun n'est branché. Une partie n'en demande pas.
fix_by_plugging_board = branchez-en un, et commencez la partie avec l'option --board.
