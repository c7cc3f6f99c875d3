# Zeilen, die nichts sagen, was getan werden kann.

at_the_desk = Schiedsrichter: { $told }
new_arbiters_number = Die Nummer des Schiedsrichters bitte: sechs Ziffern oder mehr, zweimal. Nichts davon wird gezeigt.
new_arbiters_number_again = Dieselbe Nummer noch einmal.
arbiters_number_unfit = Keine Nummer für einen Schiedsrichter. Erwartet: sechs bis zweiunddreißig Ziffern und sonst nichts.
arbiters_numbers_differ = Die beiden sind nicht gleich. Die Nummer von vorn, zweimal.
arbiters_number_wanted = Die Nummer des Schiedsrichters bitte. Sie wird nicht gezeigt.
arbiters_number_wrong = Falsche Nummer.
arbiters_number_wait =
    { $seconds ->
        [one] Eine Sekunde warten bis zum nächsten Versuch.
       *[other] { $seconds } Sekunden warten bis zum nächsten Versuch.
    }
number_not_kept = Die Nummer des Schiedsrichters lässt sich nicht aufbewahren: { $reason }
not_readable_here = „{ $read }“ ist hier nicht zu lesen. Erwartet: { $expected }.
what_the_arbiter_does = was der Schiedsrichter tut, etwa { $words }
a_length_of_time = eine Zeitdauer, etwa 20 s, 1 min 30 s oder 2 h, höchstens ein Jahr
moves_to_reconstruct = die Zahl der Züge, etwa „rekonstruiert 37 züge“
a_ply_and_a_number = „halbzug“ und eine Zahl
how_early_to_seal = „nach dem Abgabezug“, eine Zeit wie 20 min und „früher“
until_when_and_where = „bis“, dann wann und wo
number_of_a_case = die Nummer eines Falles
one_side_and_no_more = „weiß“ oder „schwarz“ und sonst nichts
time_or_moves = „zeit“ und eine Zeitdauer, oder „züge“ und eine Zahl
case_and_remedy = die Nummer eines Falles, und „mit“ und die Nummer einer Maßnahme, wenn es mehrere sind
what_was_seen = was gesehen wurde, etwa { $words }
a_square = ein Feld wie e4
a_line_of_text = Text in UTF-8, höchstens { $most } Bytes
no_address = „{ $read }“ ist keine Adresse. Erwartet: ein Name oder eine Nummer und ein Port, etwa { $example }.
no_door = Bei { $address } kann niemand herein: { $why }.
no_code = Das System gibt keine Zufallszahlen, darum kann kein Code gemacht werden.
no_game_at_two_places = „{ $path }“ ist keine Partie an zwei Orten. Erwartet: eine, die { $command } begonnen hat.
no_table_known = Kein Tisch ist hier bekannt. Erwartet: ein erster Besuch mit dem Code, den er sagt, ohne { $option }.
letter_unreadable = Ein Brief vom anderen Ort ist nicht zu lesen: { $why }.
game_there_unreadable = Die Partie vom anderen Ort ist nicht zu lesen. { $why }
letter_too_long = Ein Brief von { $length } Bytes. Erwartet: höchstens { $most }.
played_at_a_terminal = Eine Partie mit einem anderen Ort wird an einem Terminal gespielt. Erwartet: jemand, der tippt.
