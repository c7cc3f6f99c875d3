# Wo zwei Mitschriften oder Bretter auseinandergehen, und was die Regeln dazu sagen.

the_first_score = die erste Mitschrift
the_second_score = die zweite Mitschrift
the_first_board = das erste Brett
the_second_board = das zweite Brett
score_of = die Mitschrift von { $side }
board_of = das Brett von { $side }
plies_counted =
    { $plies ->
        [one] 1 Halbzug
       *[other] { $plies } Halbzüge
    }
compared_scores_agree = Die Mitschriften stimmen überein: { $plies }.
agree_as_far = Die Mitschriften stimmen überein, soweit { $shorter } reicht, { $plies }. { $longer } hat danach noch { $more }: { $moves }.
at_the_first_move = vom ersten Zug an
after_move = nach { $place }
move_of = Zug { $number } von { $side }
move_with_words = { $place }, { $words }
scores_part = Die Mitschriften gehen auseinander { $after }: { $one } hat „{ $first }“, { $other } hat „{ $second }“. Der Unterschied: { $parts }.
one_lacks = { $score } ist unvollständig { $after }. Was fehlt, { $missing }: { $moves }. Danach gehen beide gleich weiter, { $then } lang.
one_wrote_twice = { $score } hat etwas doppelt { $after }, { $extra }: { $moves }. Danach gehen beide gleich weiter, { $then } lang.
one_has_too_many = { $score } hat etwas zu viel { $after }, { $extra }: { $moves }. Das lässt sich dort nicht spielen. Danach gehen beide gleich weiter, { $then } lang.
one_has_more = { $score } hat mehr { $after }, { $extra }: { $moves }. Das wiederholt, was davor steht, und lässt sich spielen: Es ist doppelt geschrieben, oder es fehlt in der anderen Mitschrift. Danach gehen beide gleich weiter, { $then } lang.
column_shifted = Nur die Spalte von { $side } ist verschoben; die andere stimmt.
entries_swapped = Zwei Einträge stehen in umgekehrter Reihenfolge { $after }: „{ $first }“ und „{ $second }“.
pairs_swapped = Zwei Zugpaare stehen in umgekehrter Reihenfolge { $after }: „{ $first }“ und „{ $second }“.
only_so_playable = Spielen lassen sie sich nur in der Reihenfolge, die { $score } hat.
then_alike = Danach gehen beide gleich weiter, { $then } lang.
both_have_a_blank = Beide Mitschriften haben eine Lücke { $after }.
scores_lead_alike = Beide Mitschriften führen zur selben Stellung.
boards_show_alike = Beide Bretter zeigen dieselbe Stellung.
article_is_for_others = { $article } von { $edition } gilt hier nicht, sondern nur bei verschiedenen Stellungen.
scores_put_right = Die Mitschriften werden berichtigt. Nichts wird zurückgenommen, und die Uhren bleiben, wie sie sind.
rights_differ = Die Figuren stehen gleich, aber das Recht zur Rochade oder zum Schlagen en passant ist nicht dasselbe. Entscheidend sind die Züge, wie sie gespielt wurden.
strike_out = Gestrichen wird, was { $score } zu viel hat.
without_the_entries = Ohne das: { $position }.
boards_unlike_scores = Die Mitschriften ergeben eine andere Stellung. Der Schiedsrichter stellt fest, ob die Bretter oder die Mitschriften falsch sind.
unclear_in_both = { $place }, steht in beiden Mitschriften und kann mehr als einen Zug bedeuten: von { $squares }. Fragen Sie die Spieler, welcher gemeint ist.
reads_well_with = Lesbar ist es mit { $options }.
score_reads_well_with = So gelesen, hat { $score } einen Eintrag, der kein regelgemäßer Zug ist. Mit { $options } hat sie keinen.
record_has_its_edition = „{ $name }“ ist eine Aufzeichnung nach der Ausgabe von { $edition }. Erwartet: keine andere { $option }.
record_stands_alone = „{ $name }“ ist eine Aufzeichnung von Hector und enthält beide Mitschriften. Erwartet: nur diese Datei.
no_text_in_it = „{ $name }“ ist kein Text. Erwartet: eine Mitschrift oder ein Brett, als einfacher Text gespeichert.
more_after_result = „{ $word }“ folgt auf das Ergebnis, mit dem die Mitschrift endet. Erwartet: eine Partie.
score_seen_otherwise = { $score } ist { $other }, { $ways }. So stimmen sie überein, { $plies }.
board_seen_otherwise = { $board } ist { $other }, { $ways }.
board_of_the_score = das Brett nach der Mitschrift
way_turned = um 180 Grad gedreht
way_ranks_reversed = mit den Reihen von der anderen Seite gezählt
way_files_reversed = mit den Linien von der anderen Seite gezählt
way_colours_exchanged = mit vertauschten Farben
way_columns_exchanged = mit vertauschten Spalten von Weiß und Schwarz
turned_goes_on = Die Partie geht weiter, und die Stellung wird auf ein richtig liegendes Brett gesetzt.
turned_starts_again = Die Partie beginnt neu, wenn es vor dem vierten Zug von Schwarz bemerkt wurde, und geht sonst weiter.
colours_start_again = Eine neue Partie, wenn jeder weniger als zehn Züge gemacht hat, sonst geht diese weiter.
colours_go_on = Die Partie geht weiter, wenn der Schiedsrichter nicht anders entscheidet.
arbiter_decides = Der Schiedsrichter entscheidet.
if_only_written_so = Wenn es nur so geschrieben wurde, wird die Mitschrift berichtigt nach { $article }.
results_differ = Die Ergebnisse sind verschieden: { $one } hat { $first }, { $other } hat { $second }.
one_has_a_blank = { $score } hat eine Lücke { $after }.
contradict_later = Später, bei { $place }, widersprechen sie einander: „{ $first }“ und „{ $second }“.
no_later_contradiction = Kein späterer Zug spricht dagegen.
nothing_written = nichts
and_so_on = und so weiter
by_article_of = Nach { $article } von { $edition }
no_rule_for_this = Die Ausgabe von { $edition } hat dafür keine Regel
what_follows = { $by }: { $what }
boards_set_as_scores = Die Mitschriften stimmen überein, also wird jedes Brett nach ihnen gestellt, was auch gezogen wurde. Nichts wird zurückgenommen, und die Uhren bleiben, wie sie sind.
last_move_unwritten = Der letzte Zug ist vielleicht noch nicht aufgeschrieben{ $article }. Fragen Sie den Spieler, der { $score } führt.
up_to_there = Bis dahin stimmen sie überein.
back_to_what_both_have = Zurück zur letzten Stellung, die beide haben. Sie wird auf beiden Brettern aufgebaut, und { $side } ist am Zug.
clocks_by_judgement = Der Schiedsrichter stellt die Uhren und ihre Zähler nach bestem Ermessen oder lässt sie, wie sie sind.
no_article_for_incomplete = Kein Artikel sagt, was bei einer unvollständigen Mitschrift zu tun ist.
both_reconstruct = Beide rekonstruieren die Züge auf einem anderen Brett.
with_missing_moves = Mit den fehlenden Zügen: { $position }.
back_if_they_disagree = Wenn sie sich nicht einigen, zurück zur letzten Stellung, die sich feststellen lässt.
position_is = Stellung: { $position }.
illegal_in_both = { $place }, steht in beiden Mitschriften und ist regelwidrig: { $reason }.
applies_as_well = { $article } gilt ebenfalls.
clock_after_agreed = Uhr nach dem letzten gemeinsamen Zug: Weiß { $white }, Schwarz { $black }.
clock_at_the_end = Uhr am Ende: Weiß { $white }, Schwarz { $black }.
clock_counts_as_both =
    { $counted ->
        [one] Die Uhr zählt 1 Zug von { $side }, wie beide Mitschriften.
       *[other] Die Uhr zählt { $counted } Züge von { $side }, wie beide Mitschriften.
    }
clock_counts_as_one =
    { $counted ->
        [one] Die Uhr zählt 1 Zug von { $side }, wie { $score }.
       *[other] Die Uhr zählt { $counted } Züge von { $side }, wie { $score }.
    }
clock_counts_otherwise =
    { $counted ->
        [one] Die Uhr zählt 1 Zug von { $side }
       *[other] Die Uhr zählt { $counted } Züge von { $side }
    }; { $one } hat { $first }, { $other } hat { $second }. Jemand hat ohne Zug gedrückt, oder ein Zug wurde nicht gedrückt oder nicht aufgeschrieben.
compared_boards_agree = Die Bretter stimmen überein.
compared_boards_differ = Die Bretter sind verschieden auf { $squares }.
to_make_like = Damit { $one } wird wie { $other }: { $corrections }.
board_not_read = Niemand hat { $board } gelesen: Was dort wirklich steht, ist nicht bekannt.
one_score_in_record = In dieser Aufzeichnung ist nur die Mitschrift von { $here }; die von { $elsewhere } wird anderswo geführt.
no_score_in_record = Beide Spieler schreiben anderswo mit. Diese Aufzeichnung enthält die Züge, wie sie angesagt wurden: { $plies }.
nothing_in_record = „{ $name }“ enthält nichts zum Vergleichen: Beide Mitschriften werden anderswo geführt, und angesagt wurde hier kein Zug. Erwartet: eine Aufzeichnung mit einer Mitschrift oder mit Zügen.
score_has = { $score } hat { $plies }.
score_as_announced = { $score } ist so, wie die Züge angesagt wurden: { $plies }.
score_not_as_announced = { $score } ist nicht so, wie die Züge angesagt wurden. Erster Unterschied, { $place }: Geschrieben ist „{ $written }“, angesagt wurde „{ $announced }“.
move_still_made = Ein Zug wird noch ausgeführt: { $place }. So lange darf ein Brett ihn schon zeigen oder noch nicht.
move_still_copied = Ein Zug wird auf dem Brett von { $side } noch nachgezogen: { $place }. So lange darf es ihn schon zeigen oder noch nicht.
scores_tell_which = Welches stimmt, sagen die Mitschriften. Vergleichen Sie auch die: { $command } MITSCHRIFT MITSCHRIFT.
held_before_the_gap =
    { $plies ->
        [one] Die Mitschrift hat eine Lücke nach 1 Halbzug, also wird das Brett mit der Stellung davor verglichen.
       *[other] Die Mitschrift hat eine Lücke nach { $plies } Halbzügen, also wird das Brett mit der Stellung davor verglichen.
    }
board_as_score_says = Das Brett stimmt mit der Mitschrift überein.
board_to_set_right = { $board } ist falsch auf { $squares }. Berichtigung: { $corrections }.
the_two_differ = Die beiden stimmen nicht überein.
no_pair_of_counters = „{ $read }“ sind keine zwei Zähler. Erwartet: der von Weiß und der von Schwarz, etwa { $example }.
too_many_moves = „{ $name }“ hat zu viele Züge für eine Partie. Erwartet: höchstens { $most }, die von Weiß und Schwarz zusammen.
word_too_long = „{ $name }“ hat ein Wort, das für einen Zug zu lang ist. Erwartet: höchstens { $most } Bytes.
no_move_in_it = „{ $name }“ enthält keinen Zug. Erwartet: eine Mitschrift wie 1. e4 e5, oder ein Brett.
score_instead_of_board = „{ $name }“ ist eine Mitschrift. Erwartet: ein Brett, als FEN oder als acht vorgelesene Reihen.
nothing_to_compare_with = Zu „{ $name }“ fehlt etwas zum Vergleichen. Erwartet: zwei Mitschriften oder Bretter, oder eine Aufzeichnung von Hector.
board_beside_a_board = Ein Brett neben einem Brett. Erwartet: das Brett eines Spielers, dessen Mitschrift gegeben ist.
scores_begin_differently = Die Mitschriften beginnen mit verschiedenen Stellungen. Erwartet: zwei Mitschriften einer Partie.
score_begins_elsewhere = Die Mitschrift beginnt mit einer anderen Stellung als { $option }. Erwartet: eine von beiden.
file_unreadable = Die Datei „{ $path }“ lässt sich nicht als { $kind } lesen: { $why }.
file_too_long = Die Datei „{ $path }“ ist zu lang, um sie als { $kind } zu lesen. Erwartet: höchstens { $most } Bytes.
kind_score_or_board = Mitschrift oder Brett
kind_game = Partie
kind_settings = Turniereinstellungen
no_game_in_it = Die Partiedatei „{ $name }“ enthält keine Partie. Erwartet: Züge wie 1. e4 e5.
