# Elektronische Bretter.

board_here = { $board } antwortet: { $kind }.
board_ready = { $board } steht wie die Partie.
board_agrees_again = { $board } steht wieder wie die Partie.
board_shows = { $board } zeigt: { $words }.
board_shows_take = { $board } zeigt: { $words }. Übernehmen? Ja oder nein.
board_shows_one_of = { $board } zeigt einen von diesen Zügen: { $words }. Sagen Sie, welchen.
board_taken_back =
    { $board ->
        [mine] Auf Ihrem Brett
        [opponent] Auf dem Brett des Gegners
       *[only] Auf dem Brett
    } zurückgenommen: { $words }.
board_differs_call = { $board } zeigt nicht die Partie. Rufen Sie den Schiedsrichter.
board_differs_on = Das Brett von { $side } weicht von der Partie ab auf { $squares }.
board_differs_since = Das Brett von { $side } weicht seit Zug { $number } von der Partie ab, auf { $squares }.
board_square_not_believed =
    Dem Feld { $square } { $board ->
        [mine] Ihres Bretts
        [opponent] auf dem Brett des Gegners
       *[only] des Bretts
    } wird nicht mehr geglaubt: Es hängt oder flackert, oder dort steht etwas anderes als in der Partie. Sehen Sie nach. Hector macht ohne dieses Feld weiter; ein Zug dorthin muss gesagt werden.
board_one_square_not_believed =
    Einem Feld { $board ->
        [mine] Ihres Bretts
        [opponent] auf dem Brett des Gegners
       *[only] des Bretts
    } wird nicht mehr geglaubt. Hector macht ohne dieses Feld weiter; ein Zug dorthin muss gesagt werden.
boards_square_not_believed = Auf dem Brett von { $side } wird dem Feld { $square } nicht mehr geglaubt: Es hängt oder flackert, oder dort steht etwas anderes als in der Partie. Was dieses Brett darüber sagt, zählt nicht.
boards_show_otherwise = Ihr Brett zeigt: { $own }. Das Brett des Gegners zeigt: { $opponents }. Sagen Sie den Zug, der angesagt wurde.
boards_show_otherwise_say = Die Bretter zeigen nicht denselben Zug. Sagen Sie den Zug, der angesagt wurde.
boards_show_two_moves = Das Brett von Weiß zeigt: { $white }. Das Brett von Schwarz zeigt: { $black }. Noch ist keiner von beiden Zügen angesagt.
boards_alike_differ_on = Beide Bretter stehen gleich und weichen von der Partie ab auf { $squares }. Maßgeblich ist der angesagte Zug.
boards_alike_differ_since = Beide Bretter stehen gleich und weichen seit Zug { $number } von der Partie ab, auf { $squares }. Maßgeblich ist der angesagte Zug.
boards_differ_call = Keines der beiden Bretter zeigt die Partie. Rufen Sie den Schiedsrichter.
own_board_differs_on = Ihr Brett weicht von der Partie ab auf { $squares }.
electronic_board_of = Das Brett von { $side }
electronic_board = Das Brett
own_electronic_board = Ihr Brett
opponents_electronic_board = Das Brett des Gegners
board_is_empty = { $board } ist leer: Darauf ist keine Figur zu fühlen.
board_is_overfull = { $board } trägt mehr Figuren, als eine Partie hat.
board_is_mirrored = { $board } steht wie die Partie im Spiegel. Vertauschen Sie die Seiten.
board_is_turned_by_a_quarter = { $board } steht wie die Partie, um ein Viertel gedreht. Drehen Sie es.
board_shows_another_position = { $board } zeigt eine ganz andere Stellung als die Partie.
board_touched = Auf dem Brett von { $side } wurden vor dem Zug diese Figuren berührt, in dieser Reihenfolge: { $pieces }. Ob das bindet, entscheiden Sie nach 4.2 und 4.3.
board_touched_before_asking = Auf dem Brett von { $side } wurden in diesem Zug diese Figuren berührt, bevor Remis beantragt, protestiert oder ein Remisangebot angenommen wurde, in dieser Reihenfolge: { $pieces }. Ob das Recht dazu verloren ist, entscheiden Sie nach 9.4, 4.8 und 9.1.2.1.
board_no_port = { $board } ist nicht da: Seinen Anschluss gibt es nicht. Stecken Sie es an oder schalten Sie es ein; Hector sucht weiter.
board_not_allowed = { $board } geht nicht: Sie dürfen seinen Anschluss nicht öffnen. Treten Sie der Gruppe dialout bei und melden Sie sich neu an.
board_device_not_allowed = { $board } geht nicht: Sie dürfen sein Gerät nicht öffnen. Mit welcher Zeile Sie es erlauben, steht im Kapitel über elektronische Bretter.
board_taken_by_brltty = { $board } geht nicht: BRLTTY hat seinen Anschluss, weil es dort Braillezeilen sucht. Nennen Sie Ihre hinter braille-device in brltty.conf und starten Sie BRLTTY neu.
board_taken_by = { $board } geht nicht: { $program } hat seinen Anschluss. Beenden Sie es; Hector sucht weiter.
board_taken_by_another = { $board } geht nicht: Ein anderes Programm hat seinen Anschluss. Beenden Sie es; Hector sucht weiter.
board_no_answer =
    Am Anschluss { $board ->
        [mine] Ihres Bretts
        [opponent] vom Brett des Gegners
       *[only] des Bretts
    } antwortet nichts, das Hector kennt. Ist es eingeschaltet? Hector sucht weiter.
board_none_at_cables =
    { $board ->
        [mine] Ihr Brett ist nicht über USB angeschlossen, oder Hector kennt es nicht.
        [opponent] Das Brett des Gegners ist nicht über USB angeschlossen, oder Hector kennt es nicht.
       *[only] Über USB ist kein Brett angeschlossen, das Hector kennt.
    } Stecken Sie es an und schalten Sie es ein; Hector sucht weiter.
board_several_at_cables = Über USB sind { $count } Bretter angeschlossen, und Hector nimmt keines auf gut Glück. Beginnen Sie noch einmal mit dem gemeinten, etwa { $example }; { $doctor } nennt sie.
board_gone = { $board } ist verloren: { $why }. Hector sucht weiter.
board_no_bluetooth = { $board } ist nicht erreichbar: Dieser Rechner hat kein Bluetooth, oder es ist aus. Schalten Sie es ein; Hector sucht weiter.
board_none_in_the_air =
    { $board ->
        [mine] Ihr Brett ist per Bluetooth nicht zu finden, oder Hector kennt es nicht.
        [opponent] Das Brett des Gegners ist per Bluetooth nicht zu finden, oder Hector kennt es nicht.
       *[only] Per Bluetooth ist kein Brett zu finden, das Hector kennt.
    } Schalten Sie es ein, und trennen Sie das Programm oder Telefon, das es hat; Hector sucht weiter.
board_is_the_others = { $board } ist per Bluetooth nicht zu finden: Das einzige, das es sein könnte, dient schon als das des anderen Spielers. Schalten Sie es ein, oder beginnen Sie noch einmal und nennen Sie jedes Brett mit seiner Adresse, etwa { $example }. Hector sucht weiter.
board_locked = { $board } sagt nichts: Es will einen Schlüssel, den sein Hersteller gibt. Nennen Sie ihn so: { $example }.
board_plays_no_chess960 = { $board } kennt diese Art Schach nicht, etwa Chess960. Spielen Sie ohne dieses Brett weiter.
bluetooth_not_built_in = Dieser Hector wurde ohne Bluetooth Low Energy gebaut.
board_address_unreadable = „{ $read }“ nennt kein Brett. Erwartet: ein Anschluss, usb oder bluetooth, mit oder ohne eine Familie von Brettern davor, etwa { $example }.
board_of_nobody = „{ $owner }“ ist niemand, dem ein Brett gehört. Erwartet: opponent für das des Gegners oder mine für das eigene, etwa { $example }.
boards_of_one_owner = Zwei Bretter sind für denselben Spieler genannt. Erwartet: höchstens eines vom Gegner und eines von Ihnen, etwa { $example }.
boards_without_owner = Von zwei Brettern ist zu sagen, wem jedes gehört. Erwartet etwa: { $example }.
board_owner_said_twice = Wem das Brett gehört, ist vor seinem Anschluss schon gesagt. Lassen Sie { $option } weg, etwa { $example }.
boards_at_one_place = „{ $one }“ und „{ $other }“ können dasselbe Brett sein. Erwartet: für jedes ein eigener Anschluss, eine eigene Nummer oder ein eigener Name, etwa { $example }.
one_board_here = Hier gibt es ein Brett, das eigene, und { $count } sind genannt. Nennen Sie eines.
only_your_board_here = Hier gibt es ein Brett, das eigene, und genannt ist das des Gegners. Nennen Sie nur den Anschluss.
boards_not_built_in = Dieser Hector wurde ohne elektronische Bretter gebaut.
the_board = elektronische Bretter
ports_for_boards = Elektronische Bretter: Eines kann an { $ports } sein.
boards_in_the_air = Elektronische Bretter per Bluetooth: { $boards }.
boards_at_cables = Elektronische Bretter über USB: { $boards }.
port_is_brlttys = den BRLTTY belegt hat
no_port_for_boards = Elektronische Bretter: Keines ist verbunden. Eine Partie braucht keines.
fix_by_connecting_board = eines verbinden und die Partie mit der Option --board beginnen.
board_needs_terminal = Auf einem Brett wird an einem Terminal gespielt. Starten Sie Hector dort, ohne Zeilen aus einer Datei oder einer Pipe.
