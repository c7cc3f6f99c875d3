# Zeilen, die nichts sagen, was getan werden kann.

at_the_desk = Schiedsrichter: { $told }
desk_next_for_case = Zu Fall { $case } tippen Sie: { $settle } oder { $dismiss }.
desk_nothing_new = Nichts Neues für den Schiedsrichter. Auf das Wort { $arbiter } folgt, was er tut, zum Beispiel { $example }.
new_arbiters_number = Die Nummer des Schiedsrichters bitte: sechs Ziffern oder mehr, zweimal. Sie wird nicht angezeigt.
arbiter_to_the_keyboard = Turnier: jetzt bitte der Schiedsrichter an die Tastatur. Wählen Sie eine Nummer mit sechs oder mehr Ziffern, drücken Sie die Eingabetaste und geben Sie dieselbe Nummer noch einmal ein. Nichts davon wird angezeigt, gesprochen oder in Braille ausgegeben.
enter_for_no_tournament = Eingabetaste allein: kein Turnier.
arbiters_number_set = Die Nummer des Schiedsrichters ist festgelegt. Jetzt bitte wieder der Spieler an die Tastatur.
number_unasked = Das war eine Nummer, nach der niemand gefragt hat. Sie wird nicht wiederholt.
program_is_watched = Ein anderes Programm beobachtet Hector und könnte die Nummer mitlesen. Erwartet: Hector allein, ohne Debugger.
new_arbiters_number_again = Dieselbe Nummer noch einmal.
arbiters_number_unfit = Das ist keine Nummer für einen Schiedsrichter. Erwartet: sechs bis zweiunddreißig Ziffern und sonst nichts.
help_with_new_number = Sechs bis zweiunddreißig Ziffern und die Eingabetaste, dann dieselben Ziffern noch einmal. Nichts davon wird angezeigt, gesprochen oder in Braille ausgegeben.
quit_leaves = { $quit } verlässt Hector.
help_with_number = Die Nummer, die der Schiedsrichter festgelegt hat, und die Eingabetaste. Nichts davon wird angezeigt, gesprochen oder in Braille ausgegeben.
enter_leaves_all = Die Eingabetaste allein lässt alles, wie es war.
arbiters_numbers_differ = Die beiden Nummern sind nicht gleich. Bitte von vorn: dieselbe Nummer zweimal.
arbiters_number_wanted = Die Nummer des Schiedsrichters bitte. Sie wird nicht angezeigt.
arbiters_number_wrong = Falsche Nummer. Noch einmal bitte. Die Eingabetaste allein lässt alles, wie es war.
arbiters_number_not_right = Falsche Nummer. Nichts ist geschehen.
arbiters_number_wait =
    { $seconds ->
        [one] Warten Sie eine Sekunde bis zum nächsten Versuch.
       *[other] Warten Sie { $seconds } Sekunden bis zum nächsten Versuch.
    }
number_not_kept = Die Nummer des Schiedsrichters kann nicht gespeichert werden: { $reason }
not_readable_here = „{ $read }“ ist hier nicht verständlich. Erwartet: { $expected }.
missing_here = Hier fehlt etwas. Erwartet: { $expected }.
what_the_arbiter_does = was der Schiedsrichter tut, etwa { $words }; hilfe sagt mehr
a_length_of_time = eine Zeitdauer, etwa 20 s, 1 min 30 s oder 2 h, höchstens ein Jahr
moves_to_reconstruct = die Zahl der Züge, etwa „rekonstruiert 37 züge“
a_ply_and_a_number = „halbzug“ und eine Zahl
the_sealed_move_and_which = „den Abgabezug“ und der Zug
how_early_to_seal = „nach dem Abgabezug“, eine Zeit wie 20 min und „früher“
until_when_and_where = „bis“, dann wann und wo
number_of_a_case = die Nummer eines Falles
one_side_and_no_more = „weiß“ oder „schwarz“ und sonst nichts
time_or_moves = „zeit“ und eine Zeitdauer, oder „züge“ und eine Zahl
case_and_remedy = die Nummer eines Falles, und „mit“ und die Nummer einer Maßnahme, wenn es mehrere sind
what_was_seen = was gesehen wurde, etwa { $words }
a_square = ein Feld wie e4
moves_in_a_row = Züge wie e4 e5
line_unreadable = Diese Zeile ist nicht lesbar. Erwartet: Text in UTF-8, höchstens { $most } Bytes.
no_address = „{ $read }“ ist keine Adresse. Erwartet: ein Name oder eine Nummer und ein Port, etwa { $example }.
no_door = Bei { $address } kann sich niemand verbinden: { $why }.
no_code = Das System liefert keine Zufallszahlen, darum gibt es keinen Code.
no_game_at_two_places = „{ $path }“ ist keine Partie an zwei Orten. Erwartet: eine, die { $command } begonnen hat.
no_table_known = Hier ist kein Tisch bekannt. Verbinden Sie sich beim ersten Mal mit seinem Code, ohne { $option }.
letter_unreadable = Eine Nachricht vom anderen Ort ist nicht lesbar: { $why }.
game_there_unreadable = Die Partie vom anderen Ort ist nicht lesbar. { $why }
letter_too_long = Eine Nachricht von { $length } Bytes. Erwartet: höchstens { $most }.
played_at_a_terminal = Eine Partie mit einem anderen Ort braucht ein Terminal, keine Zeilen aus einer Datei oder Pipe.
tournament_alone = Dieses Programm spielt nur im Turniermodus. Für das Training gibt es hector.
recorder_at_a_terminal = Eine Partie wird an einem Terminal aufgezeichnet. Erwartet: jemand, der tippt, oder --seat.
