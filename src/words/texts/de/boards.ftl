# Elektronische Bretter.

board_here = Das Brett antwortet: { $kind }.
board_ready = Das Brett steht wie die Partie.
board_agrees_again = Das Brett steht wieder wie die Partie.
board_shows = Das Brett zeigt: { $words }.
board_shows_take = Das Brett zeigt: { $words }. Übernehmen? Ja oder nein.
board_shows_one_of = Das Brett zeigt einen von diesen Zügen: { $words }. Sagen Sie, welchen.
board_taken_back = Auf dem Brett zurückgenommen: { $words }.
board_differs_call = Das Brett zeigt nicht die Partie. Rufen Sie den Schiedsrichter.
board_differs_on = Das Brett von { $side } weicht von der Partie ab auf { $squares }.
board_differs_since = Das Brett von { $side } weicht seit Zug { $number } von der Partie ab, auf { $squares }.
board_touched = Auf dem Brett von { $side } wurden vor dem Zug diese Figuren berührt, in dieser Reihenfolge: { $pieces }. Ob das bindet, entscheiden Sie (4.2, 4.3).
board_no_port = Das Brett ist nicht da: Seinen Anschluss gibt es nicht. Stecken Sie es an oder schalten Sie es ein; Hector sucht weiter.
board_not_allowed = Das Brett geht nicht: Sie dürfen seinen Anschluss nicht öffnen. Treten Sie der Gruppe dialout bei und melden Sie sich neu an.
board_taken_by_brltty = Das Brett geht nicht: BRLTTY hat seinen Anschluss, weil es dort Braillezeilen sucht. Nennen Sie Ihre hinter braille-device in brltty.conf und starten Sie BRLTTY neu.
board_taken_by = Das Brett geht nicht: { $program } hat seinen Anschluss. Beenden Sie es; Hector sucht weiter.
board_taken_by_another = Das Brett geht nicht: Ein anderes Programm hat seinen Anschluss. Beenden Sie es; Hector sucht weiter.
board_no_answer = Am Anschluss des Bretts antwortet nichts, das Hector kennt. Ist es eingeschaltet? Hector sucht weiter.
board_gone = Das Brett ist verloren: { $why }. Hector sucht weiter.
board_address_unreadable = „{ $read }“ ist kein Anschluss eines Bretts. Erwartet: ein Anschluss oder eine Familie von Brettern und ein Anschluss, etwa { $example }.
boards_not_built_in = Dieser Hector wurde ohne elektronische Bretter gebaut.
the_board = elektronische Bretter
ports_for_boards = Elektronische Bretter: Eines kann an { $ports } sein.
port_is_brlttys = den BRLTTY belegt hat
no_port_for_boards = Elektronische Bretter: Keines ist mit einem Kabel angeschlossen. Eine Partie braucht keines.
fix_by_plugging_board = eines anschließen und die Partie mit der Option --board beginnen.
