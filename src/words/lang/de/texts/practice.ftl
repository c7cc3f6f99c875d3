# Eine Partie gegen Hector oder ein Schachprogramm.

random_colour = zufällig
practice_colour_unclear = „{ $text }“ ist keine Farbe. Erwartet wird Weiß, Schwarz oder zufällig.
which_opponent = Gegen wen? Eine Stufe von 1 für Anfänger bis 8, oder ein Schachprogramm mit Namen; Eingabetaste für Stufe 3.
opponent_unclear = Kein Gegner heißt „{ $text }“. Erwartet: eine Stufe von 1 bis 8, zum Beispiel 3, stockfish oder der Pfad eines Schachprogramms.
opponent_not_there = Ein Schachprogramm namens „{ $program }“ gibt es hier nicht. Erwartet: eine Stufe von 1 bis 8, zum Beispiel 3, oder Name oder Pfad eines installierten Schachprogramms.
which_practice_clock = Mit Uhr? Zum Beispiel fünfzehn plus zehn; Eingabetaste für keine Uhr.
practice_unfinished = Es gibt eine angefangene Übungspartie: { $game }. Weiterspielen? Ja oder nein; Eingabetaste für Ja.
no_such_practice = „{ $name }“ ist keine angefangene Übungspartie. { $alone } allein bietet die letzte an und fragt bei einer neuen nach dem Gegner.
practice_described =
    { $side } gegen { $opponent }, { $moves ->
        [one] 1 Zug
       *[other] { $moves } Züge
    }
practice_begins_with_white = Weiß gegen { $opponent }. Ihr Zug, etwa e4.
practice_begins_with_black = Schwarz gegen { $opponent }. Der Gegner beginnt.
help_colour_at_home = Weiß zieht zuerst. Mit Schwarz beginnt Hector; Zufall lost aus.
help_opponent = Stufe 1 ist für Anfänger, Stufe 8 für starke Spieler. Ein Schachprogramm auf diesem Rechner nennen Sie mit seinem Namen, etwa stockfish, und einer Wertungszahl, etwa stockfish 1500.
practice_resumed =
    { $moves ->
        [one] Die Partie geht nach 1 Zug weiter.
       *[other] Die Partie geht nach { $moves } Zügen weiter.
    }
opponent_is_level = Hector auf Stufe { $level }
level_of_opponent = Die Stufe gilt für die ganze Partie. Für die nächste: optionen.
moves_stay = Am Brett bleibt ein Zug stehen. Nach einem Versprecher: korrigiere und der richtige Zug, bevor Sie die Uhr drücken.
no_check = Kein Schach.
your_move = Sie sind am Zug.
opponent_thinks = Der Gegner denkt nach.
opponent_to_move = Der Gegner ist am Zug.
engine_ready = Das Schachprogramm ist { $name }.
engine_is_ready = Das Schachprogramm ist bereit.
engine_lacks = Das Schachprogramm kennt nicht: { $options }.
engine_not_started = { $program } lässt sich nicht starten: { $reason }
engine_speaks_no_uci = es spricht kein UCI
engine_gone = es hat sich selbst beendet
engine_late = es antwortet nicht
engine_endless = es hört nicht auf zu schreiben
engine_illegal = sein Zug ist regelwidrig
engine_restarted = Das Schachprogramm hatte einen Fehler: { $reason }. Es wurde neu gestartet.
engine_says_no_worth = es bewertet keine Stellungen
engine_judges = Ihre Züge beurteilt { $name }.
engine_judges_no_more = Das Schachprogramm wird nicht mehr benutzt: { $reason }. Jetzt urteilt Hector.
judge_still_thinks = Das Schachprogramm denkt noch.
judge_is_silent = Das Schachprogramm antwortet noch nicht. Hector wartet darauf. stopp beendet die Übung.
engine_set_aside = Das Schachprogramm wird nicht mehr benutzt: { $reason }. Gegen Hector auf Stufe { $level } weiterspielen? Ja oder nein.
taken_back = Zurückgenommen.
nothing_to_take_back = Sie haben keinen Zug, den Sie zurücknehmen könnten.
no_time_comes_back = Ein Blättchen ist gefallen, und ein zurückgenommener Zug bringt keine Zeit zurück.
blindfold_withholds = Auf Blindspielstufe { $level } nicht erlaubt.
blindfold_none = Blindspiel 0. Alle Hilfe ist erlaubt.
blindfold_no_advice = Blindspiel 1. Keine Tipps, keine Bewertung, keine Angriffe.
blindfold_no_board = Blindspiel 2. Nur einzelne Felder, sonst nichts vom Brett.
blindfold_no_squares = Blindspiel 3. Keine Felder. Züge werden auf Wunsch wiederholt.
blindfold_moves_alone = Blindspiel 4. Nur der letzte Zug, die Zeiten und das Ende.
blindfold_unclear = „{ $text }“ ist keine Blindspielstufe. Erwartet: 0 bis 4.
hint_is = Tipp:
attacked_own = Eigene, bedroht:
attacked_theirs = Die des Gegners, bedroht:
attacked_of = { $side }, bedroht:
nothing_attacked = Nichts ist bedroht.
attack_it = Angreifer:
defend_it = Verteidiger:
nobody_attacks = Keine Angreifer.
nobody_defends = Keine Verteidiger.
nothing_on_lines = Dort steht nichts.
takes_nothing = Nichts kann geschlagen werden.
takes_nothing_last = Der letzte Zug hat nichts geschlagen.
can_take = Kann schlagen:
can_go = Kann ziehen nach:
cannot_go = Von dort kann nichts ziehen.
changed_to = Jetzt:
nothing_changed_yet = Noch hat sich nichts geändert.
moves_so_far =
    { $moves ->
        [0] Noch kein Zug gespielt.
        [one] Ein Zug gespielt.
       *[other] { $moves } Züge gespielt.
    }
opponent_has_not_moved = Der Gegner hat noch nicht gezogen.
how_to_castle = Am Königsflügel tippen Sie 0-0 oder { $short }, am Damenflügel 0-0-0 oder { $long }.
castling_possible_now = Jetzt möglich: { $sides }.
castling_not_possible_now = Jetzt nicht möglich.
no_legal_move = Kein Zug ist möglich.
no_moves_yet = Es wurde noch kein Zug gemacht.
material_of = { $side }: { $pieces }.
material_equal = Das Material ist gleich.
worth_equal = Die Stellung ist ausgeglichen.
worth_slight = { $side } steht etwas besser.
worth_clear = { $side } steht klar besser.
worth_winning = { $side } steht auf Gewinn.
worth_mate =
    { $moves ->
        [one] { $side } setzt in 1 Zug matt.
       *[other] { $side } setzt in { $moves } Zügen matt.
    }
opening_is = Eröffnung: { $name }.
opening_unknown = Für diese Eröffnung kennt Hector keinen Namen.
which_square = Welches Feld? Zum Beispiel { $example } oder e4.
which_piece = Welche Figuren? Zum Beispiel Springer oder weiße Springer, oder ein Buchstabe: S für weiße, s für schwarze.
walk_begins = Rundgang über das Brett. Die Pfeiltasten gehen weiter, I beendet.
walk_ends = Sie können wieder Züge tippen.
walk_arrows = Pfeiltasten
walk_goes_on = ein Feld weiter
walk_corners = eckige Klammern und Schrägstriche
walk_goes_aslant = ein Feld schräg weiter
walk_digits = 1 bis 8
walk_to_rank = auf dieser Linie zu der Reihe
walk_signs = Umschalt und 1 bis 8
walk_to_file = auf dieser Reihe zu der Linie
walk_to_piece = zum nächsten König, zur Dame, zum Turm, Läufer, Springer, Bauern; mit Umschalt zum vorigen
walk_tells_square = was hier steht
walk_tells_moves = wohin die Figur hier ziehen kann; mit Umschalt, was sie schlagen kann
walk_tells_attackers = wer dieses Feld angreift; wer es deckt
walk_tells_diagonals = die nächste Diagonale; mit Umschalt die vorige
walk_tells_lines = die nächste Reihe oder Linie; mit Umschalt die vorige
walk_tells_steps = was einen Springerschritt entfernt steht; mit Umschalt einen Königsschritt
walk_tells_last = der letzte Zug; was zuletzt geschlagen wurde
walk_turns_back = die Stellung einen Zug früher; einen Zug später
walk_tab_key = i, Tabulator
walk_goes_to_typing = wieder Züge tippen
walk_no_such_piece = Es gibt keine.
no_pawns = Es gibt keine Bauern.
files_without_pawns = Keine Bauern:
introduced = { $words }:
towards = Richtung
no_later_position = Danach kommt nichts.
edge_of_board = Brettrand.
over_by_mate = Matt. { $side } gewinnt.
over_by_stalemate = Patt. Remis.
over_by_dead_position = Niemand kann mattsetzen. Remis.
over_by_repetition = Stellungswiederholung. Remis.
over_by_fifty_moves = Zu viele Züge ohne Schlagen und ohne Bauernzug. Remis.
over_by_agreement = Remis durch Vereinbarung.
over_by_resignation = { $side } gibt auf.
over_by_resignation_drawn = { $side } gibt auf, und der Gegner kann nicht mattsetzen. Remis.
over_by_flag = Das Fallblättchen von { $side } ist gefallen. Die Partie ist verloren.
over_by_flag_drawn = Das Fallblättchen von { $side } ist gefallen, und der Gegner kann nicht mattsetzen. Remis.
practice_summary = Züge: { $moves }. Zurückgenommen: { $takebacks }. Tipps: { $hints }.
game_is_over = Die Partie ist zu Ende. Mit ende verlassen Sie sie.
draw_accepted = Der Gegner nimmt an.
draw_declined = Der Gegner lehnt ab.
opponent_offers_draw = Der Gegner bietet Remis an.
no_draw_offered = Es ist kein Remis angeboten.
offer_declined = Abgelehnt.
opponent_may_end = Der Gegner darf aufgeben und Remis anbieten.
opponent_plays_on = Der Gegner spielt bis zum Ende. Er gibt nicht auf und bietet kein Remis an.
no_draw_to_claim = Hier kann kein Remis beantragt werden.
no_draw_to_claim_with = Mit { $words } kann kein Remis beantragt werden.
practice_left = Die Partie ist gespeichert. { $command } setzt sie fort.
practice_lost = Die Partie ist nicht gespeichert.
not_in_practice = Das gehört zu einer Partie am Brett. Hier werden Züge getippt, und der Gegner antwortet.
only_in_practice = Das gibt es nur in { $command }.
not_in_the_recorder = Das hat dieses Programm nicht; es zeichnet nur auf.
game_goes_on = Die Partie ist nicht beendet: { $resign } beendet sie, { $quit } lässt sie für später stehen.
what_next = Wie weiter? { $commands }.
rematch_ready = Revanche. Sie spielen { $side } gegen { $opponent }.
game_written = Die Partie ist zum Verschicken gespeichert: { $file }, in Ihrem Ordner { $folder }.
game_not_written = Die Partie kann nicht geschrieben werden: { $reason }.
no_documents_folder = kein Ordner für Dokumente ist bekannt
back_from_review = Zurück bei der beendeten Partie.
practice_help = Tippen Sie einen Zug, zum Beispiel springer gustav eins felix drei, sg1f3 oder g1f3. Oder fragen Sie, zum Beispiel feld e4, wo sind die springer, wer greift e4 an, tipp.
practice_kept_again = Die Partie ist wieder gespeichert.
practice_not_kept = Die Partie kann nicht gespeichert werden: { $reason }.
no_practice_game = Dort gibt es keine angefangene Übungspartie.
does_read_board = das Brett vorlesen; „brett nach reihen“: Reihe für Reihe
does_find_pieces = wo Figuren stehen, nach Namen, Farbe oder Buchstabe
does_scan = was auf einer Reihe oder Linie steht
does_look = was auf einem Feld steht
does_find_moves = wohin die Figur auf einem Feld ziehen kann
