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
nothing_more_due = Nichts mehr ist fällig.
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
one_level = Diese Übung hat nur eine Stufe.
level_of_which_drill = Eine Stufe gehört zu einer Übung. Wählen Sie zuerst eine Übung.
no_answer = „{ $text }“ ist hier keine Antwort und kein Befehl. { $expected }
drill_summary = Richtig: { $right }. Falsch: { $wrong }.
no_board_here = Hier wird kein Brett gezeigt. Behalten Sie es im Kopf.
not_in_drills = Das gehört zu einer Partie. Hier werden Fragen beantwortet.
only_in_drills = Das gibt es nur in { $command }.
drill_help = Antworten Sie in Worten oder in Notation. weiter geht zur nächsten Frage, tipp hilft, lösung nennt die Antwort, stopp beendet die Übung.
does_ask_again = die Frage noch einmal
does_help = ein Tipp; die Frage kommt dann eher wieder
does_stop_drill = diese Übung beenden
does_leave_drills = die Übungen verlassen
progress_of = { $drill }: richtig { $right }, falsch { $wrong }, zur Wiederholung { $kept }.
progress_at = { $drill }, Stufe { $level }: richtig { $right }, falsch { $wrong }, zur Wiederholung { $kept }.
no_progress_yet = Sie haben noch keine Übung gemacht.
picture_of_progress = Fortschritt bei den Übungen, { $date }
picture_row = { $drill }: { $percent } Prozent richtig, { $right } von { $all }
picture_level = { $drill }, Stufe { $level }
picture_kept = Zur Wiederholung: { $kept }, die nächste am { $date }
picture_nothing_kept = Nichts zur Wiederholung
progress_written = Der Fortschritt steht in { $path }.
nowhere_to_keep_progress = Der Fortschritt kann nicht gespeichert werden: Es ist kein eigener Ordner bekannt. Nennen Sie mit der Option file einen anderen Ort.
progress_not_kept = Der Fortschritt kann nicht gespeichert werden: { $reason }.
progress_damaged = Zeile { $line } gehört in keine Datei mit Fortschritten: „{ $text }“.
progress_newer = Ein neuerer Hector hat diese Datei geschrieben. Nehmen Sie diesen, oder eine andere Datei.
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
drill_expects_words = Erwartet: die Worte einer Ansage, zum Beispiel { $example }.
alphabet_files_are = Damit man sich nicht verhört, hat bei Ansagen jede Linie von a bis h einen Namen:
alphabet_ranks_are = Die Reihen von 1 bis 8 heißen:
both_squares = Sagen Sie beide Felder, wie im Turnier.
begins_with = Es beginnt mit { $letters }.
light_or_dark = Hell oder dunkel?
is_light = ist hell.
is_dark = ist dunkel.
light = hell
dark = dunkel
expected_light_or_dark = Erwartet: hell oder dunkel, oder weiß oder schwarz.
knight_in_two = Kommt ein Springer in genau zwei Zügen dorthin? Ja oder nein.
knight_how_many = Wie viele Züge braucht ein Springer?
knight_which_route = Ein kürzester Weg für den Springer, Feld für Feld?
no_knight_move = das ist kein Springerzug.
route_ends_on = Das endet auf
route_too_long =
    { $least ->
        [one] Das sind { $moves } Züge, und einer genügt.
       *[other] Das sind { $moves } Züge, und { $least } genügen.
    }
knight_moves =
    { $moves ->
        [one] 1 Zug:
       *[other] { $moves } Züge:
    }
expected_count_or_route = Erwartet: eine Zahl von Zügen, oder die Felder eines Weges.
expected_route = Erwartet: die Felder eines Weges, zum Beispiel f3 e5.
route_begins_with = Er kann beginnen mit
same_colour_even = Beide Felder haben dieselbe Farbe: eine gerade Zahl von Zügen.
other_colour_odd = Die Felder haben verschiedene Farben: eine ungerade Zahl von Zügen.
same_diagonal = Dieselbe Diagonale? Ja oder nein.
diagonal_goes_over = Zum zweiten Feld hin geht die Diagonale über
diagonal_at_the_edge = Zum zweiten Feld hin gibt es keine Diagonale: Das erste liegt am Rand.
one_diagonal = Dieselbe Diagonale:
two_diagonals = Nicht dieselbe Diagonale.
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
mistake_was_made = Zug { $number } einer Ihrer Partien. Sie hatten { $side } und spielten:
mistake_was_made_in = Zug { $number } { $game }. Sie hatten { $side } und spielten:
game_of_day = Ihrer Partie vom { $date }
game_of_day_against = Ihrer Partie vom { $date } gegen { $opponent }
mistake_cost =
    { $pawns ->
        [one] Das kostete etwa so viel wie einen Bauern.
       *[other] Das kostete etwa so viel wie { $pawns } Bauern.
    }
mistake_cost_the_game = Das kostete die Partie.
mistake_board = Das Wort brett liest die Stellung vor.
mistake_better = Was ist besser?
mistake_again = Das haben Sie in der Partie gespielt.
best_was = Am besten ist:
no_mistake_so_far = Bis hierher wurde kein Fehler in Ihren Partien gefunden. Die Übung fehler sucht weiter.
no_game_for_mistakes = Es gibt noch keine Partie von Ihnen. Spielen Sie eine mit { $command }.
no_mistake_left = In Ihren Partien wurde kein weiterer Fehler gefunden. Neue Partien spielen Sie mit { $command }.
this_piece_moves = Ziehen Sie diese Figur:
solution_is = Lösung:
mate_them = Sie haben Weiß und setzen matt.
take_the_pawn_home = Sie haben Weiß und bringen den Bauern durch.
hold_against_the_pawn = Sie haben Schwarz, sind am Zug und halten remis.
mate_after =
    { $moves ->
        [one] Matt in 1 Zug
       *[other] Matt in { $moves } Zügen
    }; möglich war es in { $fewest }.
pawn_is_home = Der Bauer ist durch.
held = Das Remis ist gehalten.
that_is_stalemate = Das ist patt.
win_thrown_away = Das vergibt den Gewinn.
draw_thrown_away = Das verliert.
fifty_moves_without_mate = Fünfzig Züge ohne Matt sind remis.
expected_choice = Erwartet: die Nummer einer Antwort, 1 bis { $most }, oder Worte daraus.
look_there = Die Antwort steht in { $article }.
by_article = { $because } Siehe { $article }.
lesson_of = Lektion { $number } von { $count }.
lesson_board = Das Brett hat acht Linien, a bis h, von links nach rechts, wie Weiß sie sieht, und acht Reihen, 1 bis 8, von Weiß zu Schwarz. Ein Feld heißt nach seiner Linie und seiner Reihe: Links unten, bei Weiß, liegt a1, und es ist dunkel. Darüber liegt a2, rechts daneben b1.
lesson_names = Damit man sich nicht verhört, hat jede Linie von a bis h einen Namen:
lesson_names_example = g3 heißt:
lesson_start = Am Anfang stehen auf der ersten Reihe, von a bis h, die weißen Figuren: Turm, Springer, Läufer, Dame, König, Läufer, Springer, Turm. Davor, auf der zweiten Reihe, stehen acht Bauern. Die schwarzen stehen ihnen gegenüber, auf der achten und der siebten Reihe. Weiß beginnt.
lesson_stalemate = Steht wer am Zug ist nicht im Schach, kann aber nicht ziehen, so ist es patt, und die Partie ist remis.
exercise_board = Welches Feld liegt rechts unten, bei Weiß? Tippen Sie es, etwa a2.
exercise_names = Tippen Sie dieses Feld, etwa g3:
exercise_start = Auf welchem Feld steht am Anfang der schwarze König?
exercise_stalemate = Sie sind am Zug, mit Weiß: Setzen Sie patt.
hint_board = Die letzte Linie und die erste Reihe.
hint_names = Der erste Buchstabe des Namens ist die Linie.
hint_start = Er steht dem weißen König gegenüber, und der steht auf e1.
lesson_rook = Der Turm zieht gerade auf seiner Reihe oder Linie, so weit der Weg frei ist. Er schlägt eine gegnerische Figur, indem er auf ihr Feld zieht.
lesson_bishop = Der Läufer zieht auf den Diagonalen, so weit der Weg frei ist. Er bleibt immer auf Feldern einer Farbe.
lesson_queen = Die Dame zieht wie ein Turm oder wie ein Läufer: auf Reihen, Linien und Diagonalen.
lesson_knight = Der Springer zieht zwei Felder gerade und dann eines zur Seite. Nur er springt über andere Figuren.
lesson_king = Der König zieht ein Feld in jede Richtung, nie auf ein Feld, das eine gegnerische Figur angreift.
lesson_pawn = Der Bauer zieht ein Feld vorwärts, bei seinem ersten Zug auch zwei. Er schlägt schräg vorwärts, ein Feld weit, und nur so.
lesson_check = Ein König, der angegriffen ist, steht im Schach.
lesson_out_of_check = Wer im Schach steht, muss es sofort beenden: Der König zieht weg, der Angreifer wird geschlagen, oder eine Figur zieht dazwischen.
lesson_mate = Beendet kein Zug das Schach, so ist es matt, und die Partie ist gewonnen.
lesson_castling = Die Rochade zieht König und Turm zugleich: Der König zieht zwei Felder auf den Turm zu, und der Turm auf das Feld, das der König überschritten hat. Beide dürfen noch nicht gezogen haben, nichts darf zwischen ihnen stehen, und der König darf nicht im Schach stehen und kein angegriffenes Feld überschreiten oder erreichen.
lesson_en_passant = Ein Bauer, der gerade zwei Felder gezogen ist, darf von einem Bauern neben ihm geschlagen werden, als wäre er eines gezogen: mit dem nächsten Zug und nicht später. Das heißt en passant.
lesson_promotion = Ein Bauer, der die letzte Reihe erreicht, wird sofort Dame, Turm, Läufer oder Springer. Nennen Sie die Figur nach dem Feld.
exercise_capture = Sie sind am Zug, mit Weiß: Schlagen Sie die schwarze Figur, die nicht der König ist.
exercise_check = Sie sind am Zug, mit Weiß: Geben Sie Schach.
exercise_out_of_check = Sie sind am Zug, mit Weiß: Bringen Sie Ihren König aus dem Schach.
exercise_mate = Sie sind am Zug, mit Weiß: Setzen Sie mit einem Zug matt.
exercise_castling = Sie sind am Zug, mit Weiß: Rochieren Sie, nach welcher Seite Sie wollen.
exercise_en_passant = Schwarz hat den Bauern neben Ihrem gerade zwei Felder gezogen. Sie sind am Zug, mit Weiß: Schlagen Sie ihn en passant.
exercise_promotion = Sie sind am Zug, mit Weiß: Wandeln Sie den Bauern um.
drills_leave = Verlassen? Was Sie getan haben, ist gespeichert. Ja oder nein.
