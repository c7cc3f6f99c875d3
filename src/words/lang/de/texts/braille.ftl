# Partien in Braille, die nicht zu lesen oder zu schreiben sind, und Dateien, die sich nicht umwandeln lassen.

on_page = Seite { $page }, Zeile { $line }: { $what }.
score_sign = { $sign } ist kein Zeichen in { $script }
score_quoted_sign = „{ $sign }“
score_sign_numbered = das Zeichen mit der Nummer { $number }
unicode_braille = Unicode-Braille
braille_ascii = Braille-ASCII
score_no_text = diese Bytes sind kein Text
score_long_line = diese Zeile hat mehr als { $most } Zeichen, das ist also keine Seite in Braille
score_columns = in der Zeile ist eine breite Lücke wie zwischen zwei Spalten; erwartet war eine Spalte
score_no_game = erwartet war eine Partie, und sie beginnt mit einer Zeile voll der Punkte 2 3 5 6
score_long_game = diese Partie ist länger als { $most } Zeichen
score_open_box = den Kasten der Kopfzeilen schließt keine Zeile voll der Punkte 1 2 4 5
score_no_tag = „{ $read }“ ist keine Kopfzeile. Erwartet waren ein Name, ein Doppelpunkt und ein Wert
score_tag_twice = die Kopfzeile { $name } steht zweimal da
score_tag_name = der Name „{ $name }“ einer Kopfzeile kann nicht geschrieben werden. Erwartet: Buchstaben, Ziffern und Unterstriche
score_own_tag = die Kopfzeile { $name } wird aus der Partie selbst geschrieben
score_variant = die Variante „{ $variant }“ ist unbekannt. Erwartet war Chess960
score_spelling = die Punkte { $dots } bedeuten in der Tabelle { $table } nichts
score_number = die Nummer { $read } steht vor Zug { $expected } von { $side }
score_unreadable = die Punkte { $dots } sind kein Zug: { $why }
score_unplayable = der Zug der Punkte { $dots } ist nicht spielbar: { $why }
score_open_comment = ein Kommentar ist nicht geschlossen
score_open_variation = eine Variante ist nicht geschlossen
score_no_variation = eine schließende Klammer steht, wo keine Variante offen ist
score_misplaced_variation = eine Variante steht, wo kein Zug ist, den sie ersetzen könnte
score_variation_too_deep = diese Variante ist zu tief verschachtelt
score_glyph = „{ $read }“ ist kein Bewertungszeichen eines Zuges. Erwartet waren ein Dollarzeichen, eine Zahl bis 255 und ein Zug davor
score_no_result = die Partie endet ohne Ergebnis
score_after_result = nach dem Ergebnis steht noch etwas
cell_in_no_move = Zeichen { $cell }, Punkte { $dots }, bedeutet in einem Zug nichts
cell_in_no_table = Zeichen { $cell }, Punkte { $dots }, bedeutet in der Tabelle { $table } nichts
layout_width = Eine Zeile von { $cells } Zeichen kann nicht geschrieben werden. Erwartet: von { $least } bis { $most } Zeichen.
layout_height =
    { $lines ->
        [one] Eine Seite von { $lines } Zeile kann nicht geschrieben werden. Erwartet: von { $least } bis { $most } Zeilen.
       *[other] Eine Seite von { $lines } Zeilen kann nicht geschrieben werden. Erwartet: von { $least } bis { $most } Zeilen.
    }
layout_dots = Brailledrucker haben sechs Punkte, und { $table } hat acht. Erwartet: eine Schrift mit sechs Punkten.
ranks_of_a_code_alone = Reihen werden in { $table } nicht eigens geschrieben, denn es buchstabiert Schwarzschrift. Erwartet: eine Schachschrift.
nothing_in_braille = Nichts wurde gelesen. Erwartet: eine Partie in Braille.
louis_missing = liblouis ist nicht installiert: { $program } wurde nicht gefunden. Unter Debian: { $command }.
louis_name = „{ $name }“ ist kein Name einer Tabelle von liblouis. Erwartet: Buchstaben, Ziffern, Punkte und Striche.
louis_table = liblouis kann die Tabelle „{ $table }“ nicht benutzen. Es sagt: „{ $reason }“.
louis_other_lines = liblouis kann die Tabelle „{ $table }“ nicht benutzen: Es gab eine andere Zahl von Zeilen.
louis_late = liblouis hat in { $seconds } Sekunden nicht geantwortet.
louis_failed = liblouis ist gescheitert: { $why }.
louis_no_braille = Die Tabelle „{ $table }“ von liblouis gab kein Braille für „{ $text }“.
louis_joins_moves = Die Tabelle „{ $table }“ von liblouis hält Züge nicht auseinander: { $one } kommt als „{ $read }“ zurück. Erwartet: eine, die es tut, wie { $known } oder eine mit acht Punkten.
louis_eight_dots = Brailledrucker haben sechs Punkte, und diese Tabelle von liblouis hat acht. Erwartet: eine Tabelle mit sechs Punkten.
own_input = „{ $path }“ ist die Datei, die gelesen wird. Erwartet: eine andere nach { $option }.
not_written = „{ $path }“ kann nicht geschrieben werden: { $why }.
not_read = „{ $path }“ ist nicht lesbar: { $why }.
long_for_a_game = Zu lang für eine Partie. Erwartet: höchstens { $most } Bytes, oder PGN.
