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
menu_two_places = Verlassen Sie Hector mit Ende. Einer von beiden tippt dann { $listens } mit einer Adresse dieses Rechners und gibt dem anderen den Code. Der andere tippt { $relays } und diese Adresse.
menu_arbiter = Verlassen Sie Hector mit Ende und tippen Sie { $command } und die Adresse, die der Tisch nennt.
menu_hall = Verlassen Sie Hector mit Ende und tippen Sie { $command }: Das zeigt, wie man einen Saal eröffnet.
menu_tools = Verlassen Sie Hector mit Ende und tippen Sie { $doctor }, um den Rechner zu prüfen, oder { $help } für alle Werkzeuge, jedes mit einem Beispiel.
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
