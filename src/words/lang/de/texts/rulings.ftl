# Was die Regeln sagen.

verdict_wins = { $side } gewinnt.
verdict_draw = Remis.
verdict_both_lose = Beide Spieler verlieren.
verdict_goes_on = Die Partie geht weiter.
verdict_unknown = Unbekannt.
verdict_claim_correct = Berechtigter Antrag: sofort remis.
verdict_claim_wrong =
    { $minutes ->
        [one] Unberechtigter Antrag: 1 Minute mehr für den Gegner.
       *[other] Unberechtigter Antrag: { $minutes } Minuten mehr für den Gegner.
    }
verdict_claim_wrong_only = Unberechtigter Antrag.
verdict_claim_lost = Zu spät: Bei diesem Zug ist kein Antrag mehr möglich.
verdict_extra_minutes =
    { $minutes ->
        [one] 1 Minute mehr für den Gegner.
       *[other] { $minutes } Minuten mehr für den Gegner.
    }
verdict_increment =
    { $minutes ->
        [one] Fünf Sekunden mehr je Zug für beide und 1 Minute mehr für den Gegner.
       *[other] Fünf Sekunden mehr je Zug für beide und { $minutes } Minuten mehr für den Gegner.
    }
verdict_offender_loses = Partieverlust für den Spieler, der den Verstoß beging.
verdict_loses_unless_no_mate = Partieverlust für den Spieler, der den Verstoß beging, oder remis, wenn der Gegner nicht mattsetzen kann.
verdict_move_stands = Der Zug gilt.
verdict_nothing_due = Keine Folge: Der Zug ist nicht abgeschlossen.
verdict_forced_move = Keine Zeitstrafe: Der Gegner darf einen Zug verlangen.
verdict_no_penalty_named = Verboten, aber es ist keine Strafe genannt.
verdict_not_regulated = In dieser Ausgabe nicht geregelt.
verdict_does_not_apply = Die Regel gilt hier nicht.
verdict_only_on_request = Nur wenn ein Spieler es verlangt.
verdict_protest_lost = Zu spät für einen Protest.
verdict_arbiter_acts = Der Schiedsrichter greift ein, wenn möglich.
verdict_arbiter_decides = Der Schiedsrichter entscheidet.
verdict_no_adjustment = Die Uhr wird nicht angepasst.
verdict_new_game = Es wird eine neue Partie gespielt.
checkmated = { $side } ist matt.
stalemated = { $side } hat keinen regelgemäßen Zug und steht nicht im Schach.
nobody_can_mate = Kein Spieler kann durch irgendeine Folge regelgemäßer Züge mattsetzen.
cannot_mate = { $side } kann durch keine Folge regelgemäßer Züge mattsetzen.
why_over = Kein regelgemäßer Zug ist mehr möglich.
why_bare_king = Zum Mattsetzen ist nur noch der König da.
why_lone_knight = Zum Mattsetzen ist nur noch ein Springer da, und keine Figur, die den anderen König einsperren könnte.
why_light_bishops = Zum Mattsetzen sind nur noch weißfeldrige Läufer da, und keine Figur, die den anderen König einsperren könnte.
why_dark_bishops = Zum Mattsetzen sind nur noch schwarzfeldrige Läufer da, und keine Figur, die den anderen König einsperren könnte.
why_no_visitor = Keine Figur kann je ein Feld angreifen, auf das der andere König kommen kann.
why_only_light_bishops = Nur weißfeldrige Läufer können je die Felder angreifen, auf die der andere König kommen kann, und ein Feld bleibt ihm immer.
why_only_dark_bishops = Nur schwarzfeldrige Läufer können je die Felder angreifen, auf die der andere König kommen kann, und ein Feld bleibt ihm immer.
why_always_escape = Wo auch immer der andere König im Schach stehen könnte: Nie sind alle seine Felder angegriffen oder verstellt.
why_kings_apart = Die Könige können nie so zueinander stehen, wie es für ein Matt nötig wäre.
why_last_man = Die letzte Figur neben dem König wird geschlagen, wo immer sie selbst schlägt, um den Weg zu öffnen.
why_only_stalemate = Alles, was den Weg zum Matt öffnen würde, lässt der anderen Seite schon vorher keinen regelgemäßen Zug und ist selbst kein Matt.
why_either_way = Ob eine Figur, die den Weg versperrt, dort geschlagen wird, wo sie steht, oder nicht: Zum Matt kann es nicht kommen.
why_forced = Es bleiben nur wenige erzwungene Züge, und alle führen dahin, wo kein Matt mehr kommen kann.
why_exhausted = Alle Stellungen, die noch entstehen können, wurden geprüft, zusammen { $positions }: Keine führt zum Matt.
mating_moves = Die Züge: { $moves }.
no_waiting_time = „{ $text }“ ist keine Zeitdauer. Schreiben Sie eine Zahl und ms oder s, etwa { $example }.
can_mate =
    { $plies ->
        [one] { $side } kann mattsetzen: Eine Folge von 1 Halbzug zum Matt wurde gefunden.
       *[other] { $side } kann mattsetzen: Eine Folge von { $plies } Halbzügen zum Matt wurde gefunden.
    }
mate_unknown = Ob { $side } noch mattsetzen kann, ist unbekannt: Die Figuren erlauben es, aber kein Matt wurde gefunden.
claiming_the_win = Gewinn durch Zeitüberschreitung: { $how }.
win_claim_stop_both = Wer reklamiert, muss beide Uhren anhalten, und das eigene Fallblättchen darf nicht gefallen sein
win_claim_stop_with_time = Wer reklamiert, muss die Uhr anhalten und noch Zeit haben
win_claim_may_stop_with_time = Wer reklamiert, darf die Uhr anhalten und muss noch Zeit haben
win_claim_may_stop = Wer reklamiert, darf die Uhr anhalten, ob noch Zeit bleibt oder nicht
calling_the_flag = Den Fall eines Fallblättchens anzeigen: Der Schiedsrichter { $how }.
flag_call_must_not = darf nicht, außer wenn beide gefallen sind
flag_call_may = darf
flag_call_shall = muss
unverified = ungeprüft
resignation_must_be_clear = Eine angehaltene Uhr, ein umgelegter König oder ein Händedruck allein ist keine Aufgabe: Der Schiedsrichter fragt nach.
intended_move_illegal = Der beabsichtigte Zug { $words } ist regelwidrig: { $reason }.
moves_not_heard = Diesem Gerät wurden keine Züge angesagt: Es weiß weder, was gespielt wurde, noch, was auf dem Brett steht.
time_ran_for = Die Zeit von { $side } lief.
clock_counts = Die Zähler der Uhr: Weiß { $white }, Schwarz { $black }.
score_says = Die Mitschrift von { $side }, die nicht die Partie selbst ist, sagt:
nobody_must_record = Im Schnell- und Blitzschach muss niemand mitschreiben, und kein Antrag geht dadurch verloren.
no_history = Die Züge davor sind nicht bekannt, darum wurde nicht auf Wiederholung geprüft.
flag_fallen = Das Fallblättchen von { $side } ist gefallen.
moves_of_period = { $side } hat { $completed } der { $required } Züge vollendet, die der Zeitabschnitt verlangt.
counter_shows = Der Zugzähler von { $side } zeigt { $moves }, aber er zählt nur, wie oft gedrückt wurde: Das wird vergessen oder geschieht doppelt.
claim_postponed = Die Entscheidung über den Remisantrag von { $side } war aufgeschoben und steht noch aus.
has_resigned = { $side } hat aufgegeben.
repeated =
    { $times ->
        [one] Die Stellung nach Halbzug { $ply } kam einmal vor.
       *[other] Die Stellung nach Halbzug { $ply } kam { $times } Mal vor, nach den Halbzügen { $plies }.
    }
quiet = Ohne Schlagen und Bauernzug: { $moves }.
quiet_up_to = Bis Halbzug { $ply } ohne Schlagen und Bauernzug: { $moves }.
claim_short =
    { $times ->
        [one] Die Stellung kam einmal vor. Ohne Schlagen und Bauernzug: { $moves }.
       *[other] Die Stellung kam { $times } Mal vor. Ohne Schlagen und Bauernzug: { $moves }.
    }
moves_by_each =
    { $moves ->
        [one] 1 Zug von jedem Spieler
       *[other] { $moves } Züge von jedem Spieler
    }
moves_and_a_half_by_each =
    { $moves ->
        [one] 1 Zug von jedem Spieler und ein Halbzug
       *[other] { $moves } Züge von jedem Spieler und ein Halbzug
    }
ground_threefold = Grund: dieselbe Stellung mindestens zum dritten Mal.
ground_fifty_moves = Grund: fünfzig Züge von jedem Spieler ohne Schlagen und Bauernzug.
with_intended_move = Mit dem beabsichtigten Zug { $words }: aufgeschrieben, nicht gespielt und nicht mehr zu ändern.
written_move_not_known = Diese Ausgabe kennt keinen Antrag mit einem nur aufgeschriebenen Zug.
claimant = { $side } ist am Zug und stellt den Antrag.
opponent_can_mate = Der Gegner kann noch mattsetzen.
opponent_cannot_mate = Der Gegner kann durch keine Folge regelgemäßer Züge mattsetzen.
sanctions_unverified = Die Liste der Strafen dieser Ausgabe ist ungeprüft.
number_of_player = Verstoß Nummer { $count } dieses Spielers in dieser Partie.
opponent_has_replied = Der Gegner hat den nächsten Zug ausgeführt.
only_on_claim = Nur wenn der Gegner es vor seinem nächsten Zug reklamiert.
clock_not_pressed = Die Uhr wurde nicht gedrückt.
restored_and_touched = Die Stellung davor wird wiederhergestellt, und für den neuen Zug gilt berührt-geführt.
pawn_becomes_queen = Der Bauer wird eine Dame.
intended_must_be_played = Der beabsichtigte Zug muss gespielt werden, wenn er regelgemäß ist.
claim_is_offer = Der Antrag ist auch ein Remisangebot, also darf der Gegner sofort annehmen.
request_is_offer = Der Antrag ist auch ein Remisangebot.
checked_even_if_agreed = Remisvereinbarungen sind hier eingeschränkt, also wird der Antrag geprüft, auch wenn der Gegner zustimmt.
set_by_event = Die Minuten legt das Turnier fest.
minutes_not_stated = Der Text nennt keine Minuten für Blitzschach mit einem Schiedsrichter je Partie: zu bestätigen.
pace = Bedenkzeit: { $regime }.
only_if_announced = Nur wenn das Turnier diese Regel angekündigt hat.
only_if_rejected = Nur wenn Sie den Antrag ablehnen.
not_at_this_pace = Nicht im { $pace }.
not_announced_rule = Das Turnier hat diese Regel nicht angekündigt.
has_not_the_move = { $side } ist nicht am Zug.
not_in_last_two_minutes = { $side } hat noch zwei Minuten oder mehr.
each_move_brings_time = Mit jedem Zug kommt Zeit dazu.
not_the_last_period = Eine Zahl von Zügen ist noch verlangt: Dies ist nicht die letzte Zeitperiode.
order_of_flags_unknown = Niemand weiß, welches Fallblättchen zuerst fiel.
flag_fell_first = Das Fallblättchen von { $side } fiel zuerst.
claimed_without_stopping = { $side } beantragte den Gewinn, ohne die Uhr anzuhalten, und dann fiel das eigene Fallblättchen, bevor das Ergebnis feststand.
draw_in_the_last_period = In der letzten Zeitperiode ist die Partie remis, in jeder anderen geht sie weiter.
no_move_yet = Der Spieler hat den Zug noch nicht ausgeführt.
only_with_two_pieces = Regelwidrig ist das nur bei Rochade, Schlagen oder Umwandlung.
loss_only_if_completed = Wo nicht jede Partie beaufsichtigt ist, verliert nur ein abgeschlossener regelwidriger Zug, und die Uhr ist noch nicht gedrückt. Was hier gilt, sagen die Regeln nicht.
counted_with_this_move = Ein anderer Verstoß bei diesem Zug wurde schon gezählt, und zwei zählen als einer.
has_replied = { $side } hat den nächsten Zug ausgeführt.
has_touched = { $side } hat seitdem eine Figur berührt.
arbiter_acts_unasked = Der Schiedsrichter greift ohne Reklamation ein.
one_more_move = Der Schiedsrichter wartet noch einen Zug ab, dann ist die Partie remis.
still_illegal = Ein weiterer Zug ist ausgeführt, und die Stellung ist immer noch regelwidrig.
is_disabled = { $side } hat eine Behinderung.
sealed_move_stands = Ein Abgabezug, der die Partie beendet, gilt.
allowed_to_be_late =
    { $minutes ->
        [0] Verspätung ist nicht erlaubt.
        [one] 1 Minute Verspätung ist erlaubt.
       *[other] { $minutes } Minuten Verspätung sind erlaubt.
    }
pace_standard = Standardschach
pace_rapid = Schnellschach
pace_blitz = Blitzschach
each_game_supervised = { $pace }, jede Partie beaufsichtigt
not_every_game_supervised = { $pace }, nicht jede Partie beaufsichtigt
no_default_time = Das Turnier nennt keine Karenzzeit, und diese Ausgabe der Regeln hat keine eigene.
board_came_first = Die Partie war schon vorher auf dem Brett beendet.
put_back_on_own_time = Wer Figuren verschoben hat, stellt sie auf eigene Zeit zurück.
committee_puts_back = Die Uhr wird angehalten, während die Turnierleitung die Figuren zurückstellt.
found_during_the_game = Es wurde während der Partie bemerkt.
whenever_found = Es zählt, wann immer es bemerkt wird, auch nach der Partie.
only_the_board_is_wrong = Nur das Brett liegt falsch, die Stellung darauf gilt.
before_blacks_fourth = Schwarz hat den vierten Zug noch nicht abgeschlossen.
after_blacks_fourth = Schwarz hat den vierten Zug abgeschlossen.
fewer_than_ten_moves = Kein Spieler hat zehn Züge gemacht.
ten_moves_made = Ein Spieler hat zehn Züge gemacht.
arbiter_may_rule_otherwise = Der Schiedsrichter kann anders entscheiden.
set_up_settled = Jeder Spieler hat { $moves } Züge gemacht, die Aufstellung kann nicht mehr beanstandet werden.
clock_counts_unless_faulty = Was die Uhr zeigt, gilt, außer bei einem offensichtlichen Fehler: Dann ersetzt sie der Schiedsrichter und bestimmt die Zeiten.
play_waits_for_the_decision = Gespielt wird erst weiter, wenn der Schiedsrichter oder das Komitee entschieden hat.
registered_time_put_right = Ist bewiesen, dass die Zeit falsch festgehalten wurde, und war niemand nachlässig, so wird der Fehler berichtigt.
clocks_stand_for_the_sheets = Die Uhren werden angehalten, und beide ergänzen ihre Mitschrift nach der des Schiedsrichters oder des Gegners.
sheet_on_the_own_time = Die Uhr wird nicht angehalten: Der Spieler ergänzt seine Mitschrift, bevor er eine Figur zieht.
illegal_position_is = Regelwidrig ist eine Stellung, zu der keine Folge regelgemäßer Züge führt.
last_identifiable_position = Hier ist kein regelwidriger Zug bekannt: Gespielt wird von der letzten Stellung aus, die sich feststellen lässt.
kings_in_check_or_pawn_left = Nur wenn beide Könige im Schach stehen oder eine Umwandlung nicht abgeschlossen ist.
sanction_warning = Verwarnung
sanction_more_time = mehr Zeit für den Gegner
sanction_less_time = weniger Zeit für den Spieler, der den Verstoß beging
sanction_more_points = mehr Punkte für den Gegner, bis zur Höchstzahl
sanction_fewer_points = weniger Punkte für den Spieler, der den Verstoß beging
sanction_loss = Partieverlust
sanction_fine = eine vorher angekündigte Geldstrafe
sanction_exclusion = Ausschluss von einer oder mehreren Runden
sanction_expulsion = Ausschluss vom Turnier

ruling_article = { $article } von { $edition }: { $about }.
left_to_arbiter = Das entscheidet der Schiedsrichter:
left_to_opponent = Das wählt der Gegner:
choice_give =
    { $minutes ->
        [one] 1 Minute mehr für den Gegner
       *[other] { $minutes } Minuten mehr für den Gegner
    }
choice_give_nothing = keine zusätzliche Zeit
choice_lost = Partieverlust für den Spieler, der den Verstoß beging
choice_drawn = remis
choice_won = Gewinn für { $side }
choice_go_on = die Partie geht weiter
choice_postpone = die Entscheidung aufschieben, auch bis ein Fallblättchen gefallen ist
choice_own_judgement = was der Schiedsrichter für gerecht hält
choice_move_of_piece = dieselbe Figur macht einen regelgemäßen Zug
choice_capture = die Figur wird regelgemäß geschlagen
choice_no_consequence = keine Folge, wenn keines von beiden möglich ist
no_rapid_or_blitz = Nicht geregelt: Die Ausgabe von { $edition } kennt weder Schnellschach noch Blitzschach.
pace_of_sixty_moves = { $pace }: { $time } für 60 Züge.
blacks = Schwarz: { $sentence }
minutes_of =
    { $minutes ->
        [one] 1 Minute
       *[other] { $minutes } Minuten
    }
minutes_and_seconds =
    { $seconds ->
        [one] { $minutes } 1 Sekunde
       *[other] { $minutes } { $seconds } Sekunden
    }
blitz = Blitzschach
rapid = Schnellschach
standard = Standardschach
by_article_bounds = Nach { $article } von { $edition }: { $bounds }.
blitz_below = Blitzschach unter { $minutes } Minuten, Schnellschach von { $minutes } bis unter 60
blitz_up_to = Blitzschach bis { $minutes } Minuten, Schnellschach über { $minutes } bis unter 60
rated_as = Gewertet als { $pace }.
not_rated_too_fast = Nicht gewertet: Ein Spieler mit { $rating } braucht { $minutes } Minuten für 60 Züge.
not_rated_unequal = Nicht gewertet: Blitzschach mit ungleichen Zeiten.
not_rated_hourglass = Nicht gewertet: Sanduhr.
hourglass_has_no_pace = Keine feste Zeit: Mit einer Sanduhr ist es weder Standard- noch Schnell- noch Blitzschach.
not_rated_early = Nicht gewertet: Die erste Zeitkontrolle ist bei Zug { $moves }. Erwartet: mindestens 30 Züge.
not_rated_below_blitz = Nicht gewertet: zu schnell selbst für die Blitzliste.
by_rating_rules = Nach der Wertungsordnung von { $rules }.
name_the_ratings = Nennen Sie die Wertungszahlen, wenn Sie es für stärkere Spieler wissen wollen.
norm_enough = Genug Zeit für eine Titelnorm.
norm_for_disabled_only = Keine Titelnorm ohne Zuschlag von 30 Sekunden, außer für Spieler mit Behinderung.
norm_too_little = Zu wenig Zeit für eine Titelnorm.
no_limit_no_pace = „{ $read }“ ist unbegrenzt, hat also keine Klasse. Erwartet: eine Bedenkzeit wie { $example }.
no_rating = „{ $read }“ ist keine Wertungszahl. Erwartet: eine Zahl wie 2150.
norm_rounds_a_day = höchstens zwei Runden am Tag
norm_score = mindestens 35 Prozent der Punkte
norm_players = mindestens 8 Spieler in einem Titelturnier
norm_federations = Spieler aus fünf Föderationen, oder eine Föderation je drei Spieler
norm_met = Erfüllt: { $rule }.
norm_not_met = Nicht erfüllt: { $rule }.
norm_asked_for = Verlangt: { $rule }.
by_title_rules = Nach der Titelordnung von 2017.
arbiter_facts_follow = Schiedsrichter, Stand 2017, kann sich seitdem geändert haben:
arbiter_fact_age = Ein nationaler Schiedsrichter ist mindestens 16 Jahre alt.
arbiter_fact_fide = Normen eines FIDE-Schiedsrichters: Turniere mit mindestens 7 Runden, eines darf 5 oder 6 haben.
arbiter_fact_international = Normen eines internationalen Schiedsrichters: Turniere mit mindestens 9 Runden, eines darf 7 oder 8 haben.
arbiter_fact_seminar = Ein Seminar dauert mindestens 16 Stunden.
no_count = „{ $read }“ ist keine Anzahl. Erwartet: eine ganze Zahl wie 9.
no_score = „{ $read }“ ist kein Ergebnis. Erwartet: Punkte und Partien, etwa { $example }.
rule_in_edition = { $name }: { $place } von { $edition }. { $about }.
number_unverified = Nummer ungeprüft
no_such_rule = keine solche Regel
no_side = Keine Seite heißt „{ $read }“. Erwartet: „white“ oder „black“.
no_count_of_moves = „{ $read }“ ist keine Anzahl regelwidriger Züge. Erwartet: eine Zahl ab 1.
no_ply_of_game = „{ $read }“ ist kein Halbzug dieser Partie. Erwartet: eine Zahl von 0 bis { $most }.
no_move = „{ $read }“ ist kein Zug. Erwartet: einer wie Nf3 oder g1f3.
no_edition = Keine Ausgabe der Regeln heißt „{ $read }“. Erwartet: { $known }.
no_pace = Keine Bedenkzeitklasse heißt „{ $read }“. Erwartet: { $known }.
no_offence = Kein Verstoß heißt „{ $read }“. Erwartet: { $known }.
no_rating_rules = Keine Wertungsordnung heißt „{ $read }“. Erwartet: { $known }.
no_rule = Keine Regel heißt „{ $read }“. Regeln haben Namen wie { $names }.
no_rule_but = Keine Regel heißt „{ $read }“. Am nächsten kommt { $nearest }. Regeln haben Namen wie { $names }.
