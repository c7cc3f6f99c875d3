# Die Übungen: was gefragt und was zu einer Antwort gesagt wird.

which_drill =
    { $due ->
        [one] Welche Übung? { $drills }. 1 Frage ist fällig; die Eingabetaste nimmt sie.
       *[other] Welche Übung? { $drills }. { $due } Fragen sind fällig; die Eingabetaste nimmt sie.
    }
which_drill_nothing_due = Welche Übung? { $drills }. Nichts ist fällig; Eingabetaste für { $first }.
expected_drill = Erwartet: eine Übung mit Namen oder Nummer.
no_such_drill = Keine Übung heißt „{ $text }“. Erwartet: { $drills }.
drill_begins = Übung: { $drill }.
drill_begins_at = Übung: { $drill }, Stufe { $level }.
what_is_due_begins = Was fällig ist.
nothing_more_due = Nichts ist mehr fällig.
nothing_due = Nichts ist fällig.
due_are = Fällig: { $drills }.
due_in_days =
    { $days ->
        [one] Bis morgen ist nichts fällig.
       *[other] In den nächsten { $days } Tagen ist nichts fällig.
    }
right = Richtig.
wrong = Falsch.
skipped = Übersprungen.
level_is = Stufe { $level }.
no_such_level = „{ $text }“ ist keine Stufe dieser Übung. Erwartet: 1 bis { $most }.
one_level = Diese Übung hat eine Stufe.
level_of_which_drill = Eine Stufe gehört zu einer Übung. Wählen Sie zuerst eine Übung.
no_answer = „{ $text }“ ist hier keine Antwort und kein Befehl. { $expected }
drill_summary = Richtig: { $right }. Falsch: { $wrong }.
no_board_here = Hier wird kein Brett gezeigt. Behalten Sie es im Kopf.
not_in_drills = Das gehört zu einer Partie. Hier werden Fragen beantwortet.
only_in_drills = Das gehört zu hector drill.
drill_help = Antworten Sie in Worten oder Zeichen. weiter führt weiter, tipp hilft, lösung nennt die Antwort, stopp beendet die Übung.
does_ask_again = die Frage noch einmal
does_help = ein Tipp; die Frage kommt dann eher wieder
does_stop_drill = diese Übung beenden
does_leave_drills = die Übungen verlassen
progress_of = { $drill }: richtig { $right }, falsch { $wrong }, zur Wiederholung { $kept }.
progress_at = { $drill }, Stufe { $level }: richtig { $right }, falsch { $wrong }, zur Wiederholung { $kept }.
no_progress_yet = Noch keine Übung wurde gemacht.
nowhere_to_keep_progress = Der Fortschritt lässt sich nicht aufbewahren: Kein eigener Ordner ist bekannt. Die Option file nennt einen anderen Ort.
progress_not_kept = Der Fortschritt lässt sich nicht aufbewahren: { $reason }.
progress_damaged = Zeile { $line } gehört in keine Datei mit Fortschritten: „{ $text }“.
progress_newer = Ein neuerer Hector hat diese Datei geschrieben. Nehmen Sie jenen, oder eine andere Datei.
progress_set_aside = Sie bleibt als { $file } erhalten, und der Fortschritt beginnt von vorn.
which_file_is = Welche Linie?
which_rank_is = Welche Reihe?
which_square_is = Welches Feld?
which_move_is = Welcher Zug?
in_words = In Worten: { $signs }
drill_expects_file = Erwartet: eine Linie, zum Beispiel g.
drill_expects_rank = Erwartet: eine Reihe, zum Beispiel 3.
drill_expects_square = Erwartet: ein Feld, zum Beispiel g3.
drill_expects_move = Erwartet: ein Zug, zum Beispiel g1f3.
drill_expects_words = Erwartet: die Worte einer Ansage, zum Beispiel Gustav drei.
drill_expects_words_of_move = Erwartet: die Worte einer Ansage, zum Beispiel Springer Gustav eins Felix drei.
both_squares = Sagen Sie beide Felder, wie im Turnier.
begins_with = Es beginnt mit { $letters }.
light_or_dark = Hell oder dunkel?
light = hell
dark = dunkel
expected_light_or_dark = Erwartet: hell oder dunkel, oder weiß oder schwarz.
knight_in_two = Kommt ein Springer in genau zwei Zügen dorthin? Ja oder nein.
knight_how_many = Wie viele Züge braucht ein Springer?
knight_which_route = Ein kürzester Weg eines Springers, Feld für Feld?
no_knight_move = das ist kein Springerzug.
route_ends_on = Das endet auf
route_too_long = Das sind { $moves } Züge, und { $least } genügen.
knight_moves =
    { $moves ->
        [one] 1 Zug:
       *[other] { $moves } Züge:
    }
expected_count_or_route = Erwartet: eine Zahl von Zügen, oder die Felder eines Weges.
expected_route = Erwartet: die Felder eines Weges, zum Beispiel f3 e5.
route_begins_with = Er kann beginnen mit
same_colour_even = Beide Felder haben eine Farbe: eine gerade Zahl von Zügen.
other_colour_odd = Die Felder haben zwei Farben: eine ungerade Zahl von Zügen.
same_diagonal = Eine Diagonale? Ja oder nein.
diagonal_goes_over = Zum zweiten Feld hin geht die Diagonale über
diagonal_at_the_edge = Zum zweiten Feld hin gibt es keine Diagonale: Das erste liegt am Rand.
one_diagonal = Eine Diagonale:
two_diagonals = Nicht eine Diagonale.
they_cross_on = Ein Läufer geht über
ask_what_stands_on = Was steht auf
where_stands = Wo:
expected_contents = Erwartet: Farbe und Figur, zum Beispiel weißer Springer, oder leer.
expected_squares = Erwartet: Felder, zum Beispiel b1 g1.
so_many_squares =
    { $squares ->
        [one] 1 Feld.
       *[other] { $squares } Felder.
    }
moved_away_or_never_there = Dort steht nichts mehr.
a_piece_of = Eine Figur von { $side }.
white_mates_in =
    { $moves ->
        [one] Weiß setzt in 1 Zug matt.
       *[other] Weiß setzt in { $moves } Zügen matt.
    }
mate_in =
    { $moves ->
        [one] Matt in 1 Zug.
       *[other] Matt in { $moves } Zügen.
    }
mate = Matt.
no_mate = Das ist nicht matt.
black_escapes_by = Schwarz entkommt:
this_piece_moves = Es zieht:
solution_is = Lösung:
mate_them = Sie haben Weiß und setzen matt.
take_the_pawn_home = Sie haben Weiß und bringen den Bauern durch.
hold_against_the_pawn = Sie haben Schwarz, sind am Zug und halten remis.
mate_after = Matt nach { $moves } Zügen; die wenigsten waren { $fewest }.
pawn_is_home = Der Bauer ist durch.
held = Das Remis ist gehalten.
that_is_stalemate = Das ist patt.
win_thrown_away = Das vergibt den Gewinn.
draw_thrown_away = Das verliert.
fifty_moves_without_mate = Fünfzig Züge ohne Matt sind remis.
expected_choice = Erwartet: die Nummer einer Antwort, 1 bis { $most }, oder Worte aus ihr.
look_there = Die Antwort gibt { $article }.
by_article = { $because } Siehe { $article }.
