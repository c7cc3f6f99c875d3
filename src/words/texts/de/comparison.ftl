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
agree_as_far = Die Mitschriften stimmen überein, so weit { $shorter } reicht, { $plies }. { $longer } hat mehr, { $more }: { $moves }.
at_the_first_move = vom ersten Zug an
after_move = nach { $place }
move_of = Zug { $number } von { $side }
move_with_words = { $place }, { $words }
scores_part = Die Mitschriften gehen auseinander { $after }: { $one } hat „{ $first }“, { $other } hat „{ $second }“. Der Unterschied: { $parts }.
one_lacks = { $score } ist unvollständig { $after }. Was fehlt, { $missing }: { $moves }. Dann gehen beide gleich weiter, { $then }.
one_has_a_blank = { $score } hat eine Lücke { $after }.
contradict_later = Später, bei { $place }, widersprechen sie einander: „{ $first }“ und „{ $second }“.
no_later_contradiction = Kein späterer Zug widerspricht.
nothing_written = nichts
and_so_on = und so weiter
by_article_of = Nach { $article } von { $edition }
no_rule_for_this = Die Ausgabe von { $edition } hat dafür keine Regel
what_follows = { $by }: { $what }
boards_set_as_scores = Die Mitschriften stimmen überein, also wird jedes Brett nach ihnen gestellt, was auch gezogen wurde. Nichts wird zurückgenommen, und die Uhren bleiben.
last_move_unwritten = Der letzte Zug ist vielleicht noch nicht geschrieben { $article }. Fragen Sie, wer schreibt: { $score }.
up_to_there = Bis dahin stimmen sie überein.
back_to_what_both_have = Zurück zur letzten Stellung, die beide haben. Sie wird auf beiden Brettern aufgebaut, und { $side } ist am Zug.
clocks_by_judgement = Der Schiedsrichter stellt die Uhren und ihre Zähler nach bestem Ermessen oder lässt sie.
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
    }; { $one } hat { $first }, { $other } hat { $second }. Ein Drücken ohne Zug, oder ein Zug ohne Drücken oder nicht geschrieben.
compared_boards_agree = Die Bretter stimmen überein.
compared_boards_differ = Die Bretter sind verschieden auf { $squares }.
to_make_like = Damit { $one } wird wie { $other }: { $corrections }.
scores_tell_which = Welches recht hat, sagen die Mitschriften. Vergleichen Sie auch die: { $command }.
held_before_the_gap =
    { $plies ->
        [one] Die Mitschrift hat eine Lücke nach 1 Halbzug, also wird das Brett mit der Stellung davor verglichen.
       *[other] Die Mitschrift hat eine Lücke nach { $plies } Halbzügen, also wird das Brett mit der Stellung davor verglichen.
    }
board_as_score_says = Das Brett ist, wie die Mitschrift sagt.
board_to_set_right = { $board } ist falsch auf { $squares }. Berichtigung: { $corrections }.
the_two_differ = Die beiden stimmen nicht überein.
no_pair_of_counters = „{ $read }“ sind keine zwei Zähler. Erwartet: der von Weiß und der von Schwarz, etwa { $example }.
no_move_in_it = „{ $name }“ enthält keinen Zug. Erwartet: eine Mitschrift wie 1. e4 e5, oder ein Brett.
score_instead_of_board = „{ $name }“ ist eine Mitschrift. Erwartet: ein Brett, als FEN oder als acht vorgelesene Reihen.
nothing_to_compare_with = „{ $name }“ hat nichts zum Vergleich. Erwartet: zwei Mitschriften oder Bretter, oder eine Aufzeichnung von Hector.
board_beside_a_board = Ein Brett neben einem Brett. Erwartet: das Brett eines Spielers, dessen Mitschrift gegeben ist.
scores_begin_differently = Die Mitschriften beginnen mit verschiedenen Stellungen. Erwartet: zwei Mitschriften einer Partie.
score_begins_elsewhere = Die Mitschrift beginnt mit einer anderen Stellung als { $option }. Erwartet: eine von beiden.
file_unreadable = Nicht zu lesen ist die Datei „{ $path }“, { $kind }: { $why }.
file_too_long = Die Datei „{ $path }“, { $kind }, ist zu lang. Erwartet: höchstens { $most } Bytes.
kind_score_or_board = Mitschrift oder Brett
kind_game = Partie
kind_settings = Turniereinstellungen
no_game_in_it = Die Partiedatei „{ $name }“ enthält keine Partie. Erwartet: Züge wie 1. e4 e5.
