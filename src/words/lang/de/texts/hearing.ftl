# Worte, die nicht verstanden wurden.

nothing_said = Keine Worte gefunden. Erwartet: die Worte eines Zuges.
nothing_read = Keine Worte gefunden. Erwartet: eine Reihe mit ihren acht Feldern oder ein Feld.
too_many_words = Zu viele Worte für einen Zug. Erwartet: höchstens { $most }, und ein Zug nach dem anderen.
understood_with = Mit { $option } wird es verstanden.
several_moves = Das sind mehrere Züge. Erwartet wird einer nach dem anderen.
unknown_word = „{ $word }“ ist kein bekanntes Wort. Erwartet: { $expected }.
move_such_as = Ein Zug wird getippt wie { $example }; hilfe sagt, was sonst geht.
question_such_as = Fragen Sie zum Beispiel: wo ist meine Dame; hilfe sagt, was sonst geht.
did_you_mean = Meinten Sie „{ $nearest }“?
lone_letter = „{ $letter }“ allein kann eine Linie oder eine Figur sein. Erwartet: das ganze Wort, oder ein Feld wie „{ $letter }4“.
cannot_stand_here = „{ $word }“ passt hier nicht. Erwartet: { $expected }.
move_incomplete = Der Zug ist unvollständig. Erwartet: { $expected }.
reading_incomplete = Das Vorgelesene ist unvollständig. Erwartet: { $expected }.
squares_missing =
    { $squares ->
        [0] Reihe { $rank } hat hier kein Feld. Erwartet: acht.
        [1] Reihe { $rank } hat hier ein Feld. Erwartet: acht.
       *[other] Reihe { $rank } hat hier { $squares } Felder. Erwartet: acht.
    }
expected_end = das Ende
expected_piece = eine Figur
expected_file = eine Linie
expected_rank = eine Reihe
expected_castling = eine Rochade mit ihrer Seite, kurz oder lang
expected_promotion = die Figur einer Umwandlung
expected_capture = das Wort für Schlagen
expected_remark = ein Wort wie Schach
expected_answer = ja oder nein
expected_colour = eine Farbe
expected_empty = das Wort für leer
expected_rank_word = das Wort für eine Reihe
unread_move = „{ $word }“ ist kein Zug. Erwartet an Stelle { $column }: { $expected }.
one_single_move = ein einzelner Zug
no_letter_for_a_pawn = kein Buchstabe für einen Bauern
piece_letter_or_file = ein Figurenbuchstabe oder eine Linie von a bis h
rank_number = eine Reihe von 1 bis 8
rank_number_perhaps_one = eine Reihe von 1 bis 8, vielleicht die Ziffer 1
file_letter = eine Linie von a bis h
file_letter_perhaps_g = eine Linie von a bis h, vielleicht der Buchstabe g
letter_of_promotion = der Buchstabe der Figur, die der Bauer wird
closing_bracket = eine schließende Klammer
end_or_sign = das Ende des Zuges oder ein Zeichen wie { $signs }
moves_or_blank = Erwartet: Züge wie e4, oder { $blank }, wo einer fehlt.
how_moves_are_written = Ein Zug wird geschrieben wie e4, { $knight }f3, g1f3 oder O-O.
typed_ambiguous = „{ $typed }“ ist nicht eindeutig: { $why }.
typed_impossible = „{ $typed }“ ist nicht möglich: { $why }.
ambiguous_say_which = Nicht eindeutig. Sagen Sie, welcher: { $choices }.
or_rather = { $first }, oder { $next }
nothing_to_take = Auf { $square } gibt es nichts zu schlagen. Sagen Sie den Zug ohne Schlagen.
another_piece_there = Auf { $square } steht eine andere Figur: { $found }, nicht { $named }.
ordinary_move = Nicht en passant: Der Zug nach { $square } ist ein gewöhnlicher Zug.
piece_named = { $piece }
what_does_it_become = Was wird er? { $pieces }.
which_of_these =
    { $piece ->
        [Dame] Welche Dame, { $squares }?
       *[other] Welcher { $piece }, { $squares }?
    }
which_piece_moves = { $pieces }?
where_does_it_go = { $piece } wohin?
help_where_to = Sagen Sie das Feld, auf das die Figur ziehen soll, oder einen anderen Zug. „{ $back }“ macht keinen Zug.
castling_which_side = Kurz oder lang?
castling_short = kurz
castling_long = lang
help_which_move = Ihr Zug kann mehreres heißen. Sagen Sie eines der Worte aus der Frage, oder einen anderen Zug. „{ $back }“ macht keinen Zug.
stands_so_already = Steht schon so: { $words }.
