## Fälle: worum es geht

case = Fall { $case }: { $matter }.
at_move = in Zug { $number }
by_articles = Nach { $articles } von { $edition }.
article = Artikel { $number }
articles = Artikel { $numbers }
guideline = Richtlinie { $number }
paragraph = Paragraph { $number }
appendix = Anhang { $letter }
unverified_article = ungeprüfter Artikel
remedy = Maßnahme: { $remedy }.
remedy_of_several = Maßnahme { $number }: { $remedy }.
your_judgement = In Ihrem Ermessen.
arbiters_judgement = Im Ermessen des Schiedsrichters.
then = { $first }, dann { $next }
illegal_move_completed = { $side } hat{ $at } einen regelwidrigen Zug abgeschlossen
legal_on_a_wrong_board = Auf dem eigenen Brett, das vorher falsch geführt wurde, war der Zug regelgemäß.
legal_on_a_wrong_board_of_case = Auf dem eigenen Brett, das vorher falsch geführt wurde, war der Zug regelgemäß: siehe Fall { $case }.
goes_after = Fall { $case } war vorher rechtzeitig offen, und was er ergibt, geht vor.
pawn_left = { $side } hat{ $at } einen Bauern auf { $square } stehen lassen
pressed_without_move = { $side } hat die Uhr gedrückt, ohne zu ziehen
not_announced = { $side } hat{ $at } die Uhr gedrückt, ohne den Zug anzusagen
hand_against_words = { $side } hat{ $at } einen Zug angesagt und einen anderen ausgeführt
touched_and_moved_otherwise = { $side } hat{ $at } eine Figur berührt und einen anderen Zug gemacht{ $article }
demand_not_met = { $side } hat{ $at } nicht den verlangten Zug gemacht
other_new_piece =
    { $piece ->
        [Bauer] { $side } hat{ $at } einen neuen Bauern hingestellt
        [Dame] { $side } hat{ $at } eine neue Dame hingestellt
       *[other] { $side } hat{ $at } einen neuen { $piece } hingestellt
    } und in eine andere Figur umgewandelt
announced_other_new_piece =
    { $piece ->
        [Dame] { $side } hat{ $at } eine neue Dame angesagt
       *[other] { $side } hat{ $at } einen neuen { $piece } angesagt
    } und in eine andere Figur umgewandelt
gesture = { $side } hat { $gesture }; fragen Sie, ob das Aufgabe bedeutet
gesture_stopped_the_clock = wortlos die Uhr angehalten
gesture_laid_the_king_down = den König umgelegt
gesture_offered_a_hand = die Hand angeboten
gesture_signed_the_sheet = die Mitschrift unterschrieben
scores_incomplete = Die Mitschriften sind zu ergänzen: { $lacking }
lacks_moves =
    { $moves ->
        [one] { $side } fehlt ein Zug
       *[other] { $side } fehlen { $moves } Züge
    }
times_lost = Die Zeiten seit der letzten Aufzeichnung sind verloren, und beide Uhren stehen
clock_doubted = Die Uhr von { $side } soll am anderen Ort { $shown } zeigen, hier sind es { $known }
resumed_times = { $side } sagt, dass die Uhr bei der Wiederaufnahme falsch gestellt war
resumed_times_too_late = { $side } sagt, dass die Uhr bei der Wiederaufnahme falsch gestellt war, aber erst nach einem eigenen Zug und damit zu spät: Der Fehler bleibt, es sei denn, Sie finden die Folgen zu schwer
resumed_times_after_press = { $side } sagt, dass die Uhr bei der Wiederaufnahme falsch gestellt war, aber erst, nachdem { $side } sie gedrückt hatte. Diesem Gerät werden keine Züge angesagt: Wer seitdem gezogen hat, kommt damit zu spät, und der Fehler bleibt, es sei denn, Sie finden die Folgen zu schwer
resumed_times_unheard = { $side } sagt, dass die Uhr bei der Wiederaufnahme falsch gestellt war. Diesem Gerät werden keine Züge angesagt: Bitte stellen Sie fest, ob { $side } seitdem gezogen hat und damit zu spät kommt: Dann bleibt der Fehler, es sei denn, Sie finden die Folgen zu schwer
written_move_not_played = { $side } hat{ $at } den für den Antrag notierten Zug nicht gespielt
boards_differ = Die Bretter sind{ $at } verschieden: { $boards }; { $scores }
boards_alike = Beide Bretter stehen{ $at } gleich und nicht wie die Züge: Sie sind falsch auf { $squares }; maßgeblich ist, was angesagt wurde; { $scores }
board_wrong_on = das Brett von { $side } ist falsch auf { $squares }
flag_down = Das Fallblättchen von { $side } ist gefallen
both_flags_down = Beide Fallblättchen sind gefallen, das von { $first } zuerst
assistant_missing = { $side } hat keinen Assistenten, obwohl der Gegner gehörlos ist
moves_missing = { $side } hat { $completed } von { $required } Zügen rechtzeitig abgeschlossen
claims_time = { $side } reklamiert Gewinn durch Zeitüberschreitung
claims_draw = { $side } beantragt Remis
claims_draw_with_move = { $side } beantragt Remis mit dem notierten Zug „{ $words }“
claims_without_the_move = { $side } beantragt Remis, ohne am Zug zu sein
claims_perpetual_check = { $side } reklamiert Dauerschach
challenge_run_out = Fünfzig Züge von jedem seit der Aufforderung von { $side }, ohne Matt
agreement_unclear = Ein Remis wurde vereinbart; ob dafür genug gespielt ist, stellt der Schiedsrichter fest
agreement_not_allowed = Ein Remis wurde vereinbart, das noch nicht erlaubt ist
agreement_after = Ein Remis wurde vereinbart
both_late = Beide Spieler kamen zu spät, Weiß { $white } Minuten, Schwarz { $black }
offer_unclear = { $side } hat Remis angeboten; ob das Turnier es bei diesem Zug erlaubt, stellt der Schiedsrichter fest
offer_not_allowed = { $side } hat Remis angeboten, was das Turnier nicht erlaubt
over_on_the_board = Die Partie ist auf dem Brett beendet
resigns = { $side } gibt auf
asks_for_increment = { $side } verlangt fünf Sekunden je Zug
claims_cannot_win = { $side } beantragt Remis: { $opponent } kann mit normalen Mitteln nicht gewinnen
claims_no_effort = { $side } beantragt Remis: { $opponent } versucht nicht zu gewinnen
calls_arbiter = { $side } hat die Uhr angehalten und ruft Sie: { $reason }
reason_missing_piece = eine Figur zur Umwandlung fehlt
reason_disturbance = eine Störung
reason_illness = Unwohlsein
reason_resumed_times = die Zeiten der Uhr nach der Wiederaufnahme
reason_boards = die Bretter scheinen nicht gleich zu sein
reason_none = kein Grund genannt
protests = { $side } protestiert: { $complaint }
complaint_illegal_move = Der Zug war regelwidrig
complaint_touched_piece = Eine Figur wurde berührt und nicht gezogen
complaint_two_hands = Zwei Hände wurden benutzt
complaint_displaced = Figuren wurden verschoben
other_move_sealed = { $side } hat einen anderen Zug abgegeben als „{ $words }“, der nach der Aufforderung auf dem Brett ausgeführt wurde
seal_unreadable = Der Umschlag von { $side } ist leer oder nicht zu lesen
late_at_resumption = { $side } kam { $time } zu spät zur Wiederaufnahme
sealed_move_unplayable = Der Abgabezug „{ $words }“ von { $side } ist nicht spielbar
seen_offence = { $side }: { $offence }
seen_displaced = { $side } hat Figuren verschoben
both_flags_seen = Beide Fallblättchen sind gefallen
seen_wrong_hand = { $side } hat mit der anderen Hand gedrückt oder einen Finger auf dem Knopf gelassen
seen_clock_mishandled = { $side } ist mit der Uhr nicht richtig umgegangen
seen_unjustified_stop = { $side } hat die Uhr ohne guten Grund angehalten
seen_clock_assistant = Ein Assistent bedient die Uhr für { $side }
seen_score_assistant = Ein Assistent schreibt für { $side } mit
seen_late_at_resumption =
    { $minutes ->
        [one] { $side } kam 1 Minute zu spät zur Wiederaufnahme
       *[other] { $side } kam { $minutes } Minuten zu spät zur Wiederaufnahme
    }
seen_wrong_set_up = Die Figuren waren falsch aufgestellt
seen_illegal_position = Eine regelwidrige Stellung, die kein Spieler reklamiert hat
seen_board_turned = Das Brett lag falsch
seen_colours_reversed = Die Farben sind vertauscht
seen_faulty_clock = Die Uhr ist defekt
seen_late =
    { $minutes ->
        [one] { $side } kam 1 Minute zu spät
       *[other] { $side } kam { $minutes } Minuten zu spät
    }
seen_nobody_records = Kein Spieler schreibt mit
seen_forbidden_device = { $side } hat ein verbotenes Gerät
offence_illegal_move = regelwidriger Zug
offence_pawn_not_replaced = nicht umgewandelter Bauer auf der letzten Reihe
offence_two_hands = Zug mit zwei Händen
offence_press_without_move = Drücken der Uhr ohne Zug
offence_wrong_draw_claim = unberechtigter Remisantrag
offence_increment_request = Antrag auf fünf Sekunden je Zug
offence_last_minutes_rejected = abgelehnter Antrag in den letzten zwei Minuten
offence_last_minutes_postponed = aufgeschobener Antrag in den letzten zwei Minuten

## Fälle: was zu tun ist

restore_start = die Anfangsstellung wiederherstellen
restore_position =
    { $plies ->
        [one] die Stellung nach 1 Halbzug wiederherstellen
       *[other] die Stellung nach { $plies } Halbzügen wiederherstellen
    }
demand_nothing = von { $side } nichts verlangen
demand_move = von { $side } verlangen: mit der Figur auf { $square } ziehen oder schlagen, ohne Rochade
demand_capture = von { $side } verlangen: die Figur auf { $square } schlagen
demand_capture_with = von { $side } verlangen: die Figur auf { $square } mit der Figur auf { $piece } schlagen
has_sealed = „{ $words }“ als Abgabezug von { $side } nehmen
has_sealed_promoting = „{ $words }“ mit der neuen Figur { $piece } als Abgabezug von { $side } nehmen
has_sealed_from = „{ $words }“ von { $square } als Abgabezug von { $side } nehmen
mirror = Stellung und beide Mitschriften auf ein richtig liegendes Brett spiegeln, a für h
put_right = vor dem Start der Uhr berichtigen
pawn_is_queen = den Bauern auf { $square } durch eine Dame ersetzen
count_against = gegen { $side } zählen: { $offence }
give_time = { $side } { $time } geben
next_period = { $side } die Zeit des nächsten Zeitabschnitts geben
five_seconds = beiden Spielern fünf Sekunden je Zug geben
set_board_right = das Brett von { $side } berichtigen
set_board_right_by = das Brett von { $side } berichtigen: { $corrections }
must_play = { $side } „{ $words }“ spielen lassen
game_annulled = die Partie annullieren und neu spielen lassen
declare = das Ergebnis erklären: { $points }
let_play_go_on = weiterspielen lassen
restore_by_hand = die Stellung davor auf den Brettern und in der Mitschrift wiederherstellen
clock_runs = die Uhr von { $side } laufen lassen
postpone = die Entscheidung aufschieben
warn_both = beide Spieler verwarnen
warn = { $side } verwarnen
take_time = { $side } { $time } abziehen
transfer = die Stellung auf ein richtig liegendes Brett übertragen
as_the_event_says = was die Turnierordnung dafür vorsieht
consent = zustimmen
