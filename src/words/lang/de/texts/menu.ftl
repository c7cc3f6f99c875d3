# Das Menü: was man tun will.

menu_question = Eingabetaste: Spiel gegen Hector. Oder: am Brett, lernen, anhören, etwas anderes?
menu_unfinished = Angefangen: { $games } Die Eingabetaste setzt Nummer 1 fort, eine Zahl eine andere; nein für etwas Neues.
menu_unfinished_one = Angefangen: { $game } Fortsetzen? Eingabetaste für ja, nein für etwas Neues.
menu_unfinished_more = { $count } weitere: alle.
menu_elsewhere = Zwei Orte, Schiedsrichter, Saal, Uhr oder Werkzeuge? Menü führt zurück.
menu_help = Spiel gegen Hector: eine Partie nach Gehör, mit Hilfe, wann immer Sie fragen. Am Brett: eine Partie gegen jemanden, der sieht, mit Ansagen, Mitschrift und Uhr. Lernen: Lektionen und Aufgaben, vom ersten Feld an. Anhören: Partien vorgelesen, eigene oder die einer Datei. Etwas anderes: zwei Orte, Schiedsrichter, Saal, Uhr und Werkzeuge. Optionen fragt nach Farbe, Stufe und Bedenkzeit. Tasten lehrt die Tasten. Ende beendet Hector.
menu_help_unfinished = Die Eingabetaste setzt fort, was Sie zuletzt getan haben, eine Zahl etwas anderes. Nein, oder was Sie sonst tun wollen, etwa lernen, beginnt etwas Neues; Angefangenes bleibt.
menu_help_elsewhere = Zwei Orte: eine Partie gegen jemanden, der weit weg ist. Schiedsrichter: der Tisch des Schiedsrichters einer Partie. Saal: der Tisch eines Saals mit vielen Partien. Uhr: eine sprechende Schachuhr. Werkzeuge: Prüfungen, Umwandlungen und die Regeln.
menu_unclear = „{ $text }“ kenne ich hier nicht.
menu_no_such_number = Eine { $text } gibt es hier nicht.
menu_which = { $first } oder { $second }: was davon?
menu_item_play = Spiel gegen Hector
menu_item_board = am Brett
menu_item_learn = lernen
menu_item_listen = anhören
menu_item_elsewhere = etwas anderes
menu_item_two_places = zwei Orte
menu_item_arbiter = Schiedsrichter
menu_item_hall = Saal
menu_item_clock = Uhr
menu_item_tools = Werkzeuge
menu_other_place = Die Adresse des anderen Ortes? Die Eingabetaste wartet hier auf den Gegner.
menu_table = Welche Adresse nennt der Tisch?
menu_event = Welche Datei hat die Einstellungen der Veranstaltung?
menu_tool = Diesen Rechner prüfen, oder alle Werkzeuge? Die Eingabetaste prüft.
menu_tool_check = diesen Rechner prüfen
menu_tool_all = alle Werkzeuge
menu_help_other_place = Einer von beiden wartet: Eingabetaste, und Hector nennt eine Adresse und einen Code. Der andere tippt diese Adresse, etwa 192.168.1.5, und dann den Code. Menü führt zurück.
menu_help_table = Der Tisch öffnet sich Ihnen mit einer Adresse und einem Code. Tippen Sie die Adresse, etwa 192.168.1.5, und dann den Code. Menü führt zurück.
menu_help_event = Eine TOML-Datei sagt, wie gespielt wird, etwa open.toml. Menü führt zurück.
menu_help_tool = Prüfen: ob Stimme, Mikrofon, Braillezeile und Bretter gehen, und was sonst zu tun ist. Alle Werkzeuge: jedes in einer Zeile. Menü führt zurück.
menu_needs_a_terminal = Das braucht ein Terminal, keine Zeilen aus einer Datei oder Pipe.
menu_nothing_unfinished = Nichts ist angefangen.
unfinished_practice = gegen { $opponent }, Sie haben { $side }
unfinished_at_board = am Brett, Sie haben { $side }
unfinished_elsewhere = an zwei Orten, Sie haben { $side }
own_games = Ihre Partien
unfinished_review = Anhören: { $file }, Partie { $game }, Halbzug { $ply }
unfinished_drills = { $count ->
        [one] eine Aufgabe ist fällig
       *[other] { $count } Aufgaben sind fällig
    }
unfinished_own_turn = Sie sind am Zug
unfinished_their_turn = der Gegner ist am Zug
unfinished_last_move = zuletzt { $words }
unfinished_no_move = noch kein Zug
