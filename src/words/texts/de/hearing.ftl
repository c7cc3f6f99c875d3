# Worte, die nicht verstanden wurden.

nothing_said = Nichts wurde gesagt. Erwartet: die Worte eines Zuges.
nothing_read = Nichts wurde gesagt. Erwartet: eine Reihe mit ihren acht Feldern oder ein Feld.
too_many_words = Zu viele Worte für einen Zug. Erwartet: höchstens { $most }, und ein Zug nach dem anderen.
unknown_word = „{ $word }“ ist kein bekanntes Wort. Erwartet: { $expected }.
did_you_mean = Ist „{ $nearest }“ gemeint?
lone_letter = „{ $letter }“ allein kann eine Linie oder eine Figur sein. Erwartet: das ganze Wort, oder ein Feld wie „{ $letter }4“.
cannot_stand_here = „{ $word }“ kann hier nicht stehen. Erwartet: { $expected }.
move_incomplete = Der Zug ist nicht vollständig. Erwartet: { $expected }.
reading_incomplete = Das Vorgelesene ist nicht vollständig. Erwartet: { $expected }.
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
expected_castling = eine Rochade mit ihrer Seite
expected_promotion = die Figur einer Umwandlung
expected_capture = das Wort für Schlagen
expected_remark = ein Wort wie Schach
expected_answer = ja oder nein
expected_colour = eine Farbe
expected_empty = das Wort für leer
expected_rank_word = das Wort für eine Reihe
