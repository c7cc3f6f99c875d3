# Jeder Satz, den Hector in einer Partie sagt, auf Deutsch, in den Worten der deutschen
# FIDE-Regeln. Ein Satz steht in einer Zeile, damit er in einem Atem gesagt wird. Die
# Worte der Ansagen kommen hinein, wie sie sind; nach ihnen richten sich die Artikel.

## Bretter und Mitschriften

white = Weiß
black = Schwarz
without_limit = unbegrenzt
and_last = { $first } und { $last }
or_last = { $first } oder { $last }
and_next = { $first }; { $next }
white_piece =
    { $piece ->
        [Dame] weiße Dame
        [Queen] weiße Queen
        [Tour] weiße Tour
       *[other] weißer { $piece }
    }
black_piece =
    { $piece ->
        [Dame] schwarze Dame
        [Queen] schwarze Queen
        [Tour] schwarze Tour
       *[other] schwarzer { $piece }
    }
move_piece =
    { $piece ->
        [Bauer] den Bauern von { $from } nehmen, auf { $to } setzen
        [Dame] die Dame von { $from } nehmen, auf { $to } setzen
        [Queen] die Queen von { $from } nehmen, auf { $to } setzen
        [Tour] die Tour von { $from } nehmen, auf { $to } setzen
       *[other] den { $piece } von { $from } nehmen, auf { $to } setzen
    }
take_off =
    { $piece ->
        [Bauer] den Bauern von { $from } vom Brett nehmen
        [Dame] die Dame von { $from } vom Brett nehmen
        [Queen] die Queen von { $from } vom Brett nehmen
        [Tour] die Tour von { $from } vom Brett nehmen
       *[other] den { $piece } von { $from } vom Brett nehmen
    }
put_white_on =
    { $piece ->
        [Bauer] einen weißen Bauern auf { $to } setzen
        [Dame] eine weiße Dame auf { $to } setzen
        [Queen] eine weiße Queen auf { $to } setzen
        [Tour] eine weiße Tour auf { $to } setzen
       *[other] einen weißen { $piece } auf { $to } setzen
    }
put_black_on =
    { $piece ->
        [Bauer] einen schwarzen Bauern auf { $to } setzen
        [Dame] eine schwarze Dame auf { $to } setzen
        [Queen] eine schwarze Queen auf { $to } setzen
        [Tour] eine schwarze Tour auf { $to } setzen
       *[other] einen schwarzen { $piece } auf { $to } setzen
    }
percent_sure = zu { $percent } Prozent sicher
nothing_wrong_so_far = Bisher kein Fehler, { $sure }.
nothing_wrong = Kein Fehler, { $sure }.
likely_wrong = Falsch. Wahrscheinlich, { $sure }: { $corrections }.
wrong_unexplained = Falsch, und kein naheliegendes Versehen erklärt es. Das ganze Brett vorlesen lassen.
what_stands_on = Was steht auf { $square }? { $found }
no_more_questions = Keine Fragen mehr. { $found }
scores_agree = die Mitschriften stimmen überein
scores_agree_for =
    { $plies ->
        [one] die Mitschriften stimmen 1 Halbzug lang überein
       *[other] die Mitschriften stimmen { $plies } Halbzüge lang überein
    }
score_lacks =
    { $missing ->
        [one] in der Mitschrift von { $side } fehlt 1 Halbzug
       *[other] in der Mitschrift von { $side } fehlen { $missing } Halbzüge
    } nach { $plies ->
        [one] 1 übereinstimmenden
       *[other] { $plies } übereinstimmenden
    }
score_has_gap =
    { $plies ->
        [one] die Mitschrift von { $side } hat eine Lücke nach 1 übereinstimmenden Halbzug
       *[other] die Mitschrift von { $side } hat eine Lücke nach { $plies } übereinstimmenden Halbzügen
    }
score_kept_elsewhere = die Mitschrift von { $side } wird anderswo geführt: Halten Sie sie gegen diese; wo sie auseinandergehen, entscheidet
part_castling = die Rochade
part_piece = die Figur
part_from_file = die erste Linie
part_from_rank = die erste Reihe
part_to_file = die zweite Linie
part_to_rank = die zweite Reihe
part_promotion = die Umwandlung

## Spieler

noted = Notiert.
draw_offered = Remis angeboten.
times = Ihre Zeit: { $own }. Zeit des Gegners: { $opponent }.
moves_completed = Abgeschlossene Züge: Sie { $own }, Gegner { $opponent }.
score_empty = Ihre Mitschrift ist leer.
score = Ihre Mitschrift: { $moves }.
score_missing = fehlt
with_draw_offer = { $words } mit Remisangebot
device_does = Dieses Gerät { $duties }. Sonst nichts.
does_keep_score = schreibt diktierte Züge mit
does_read_own_score = liest auf Wunsch die eigene Mitschrift vor
does_run_clock = führt die Uhren
does_tell_times = sagt auf Wunsch die Zeiten
does_tell_moves = sagt auf Wunsch die Zahl der abgeschlossenen Züge
does_hear_announcements = hört angesagte und wiederholte Züge
does_compare_boards = vergleicht nur für den Schiedsrichter Bretter und Mitschriften
does_relay = gibt Ansagen wörtlich weiter
result = Ergebnis: { $points }.
white_wins = 1-0, Weiß gewinnt
black_wins = 0-1, Schwarz gewinnt
draw = je ein halber Punkt, remis
both_lose = 0-0, beide verlieren
half_for_white = ein halber Punkt für Weiß, keiner für Schwarz
half_for_black = ein halber Punkt für Schwarz, keiner für Weiß
annulled = annulliert, es wird neu gespielt
adjourned = Abgebrochen, Hängepartie.
tournament_mode = Turniermodus: ab jetzt keine Hilfe.
training_mode = Trainingsmodus: Hilfe wird gegeben.
help = Hilfe: { $help }
repetition_differs = Die Wiederholung weicht ab: { $parts }.
check = Schach.
square_empty = { $square } ist leer.
square_holds = { $square }: { $piece }.
nothing_can_move = Auf { $square } kann nichts ziehen.
can_move_to = Von { $square } nach { $squares }.
may_claim = Remis kann beantragt werden.
may_not_claim = Remis kann nicht beantragt werden.

## Was nicht angenommen wird oder nicht spielbar ist

say_both_squares = Beide Felder sagen, immer: von wo und nach wo.
not_under_profile = Bei diesem Turnier nicht vorgesehen: Das Gerät { $duty }.
game_over = Die Partie ist beendet.
game_adjourned = Die Partie ist abgebrochen. Erwartet: Der Schiedsrichter nimmt sie wieder auf.
no_offer = Kein Remisangebot, auf das zu antworten wäre.
no_such_case = Fall { $case } ist nicht offen.
no_remedy = Fall { $case } hat keine Maßnahme zur Wahl. Abweisen, oder von sich aus handeln.
no_such_remedy =
    { $remedies ->
        [one] Fall { $case } hat nur Maßnahme 1. Erwartet: diese.
       *[other] Fall { $case } hat die Maßnahmen 1 bis { $remedies }. Erwartet: eine davon.
    }
no_such_ply = Halbzug { $ply } gibt es nicht. Erwartet: einer, der gespielt wurde.
not_sealing = Kein Zug ist abgegeben oder abzugeben, also ist nichts zu tun.
play_has_ended = Ein Antrag hat das Spiel beendet. Erwartet: Der benannte Schiedsrichter entscheidet.
nothing_to_verify = Kein Antrag wartet auf Ihre Bestätigung.
no_such_sanction = Diese Ausgabe der Regeln kennt die Strafe nicht: { $sanction }.
only_in_training = Das gibt es nur im Training.
nothing_to_sign = Noch kein Ergebnis zu unterschreiben.
impossible = Unmöglich: { $reason }.
nothing_there = auf { $square } steht keine Figur
piece_not_yours =
    { $piece ->
        [Dame] die Dame auf { $square } gehört dem Gegner
       *[other] der { $piece } auf { $square } gehört dem Gegner
    }
other_piece_there =
    { $found ->
        [Dame] auf { $square } steht eine Dame
       *[other] auf { $square } steht ein { $found }
    }, { $named ->
        [Dame] keine Dame
       *[other] kein { $named }
    }
no_such_piece =
    { $piece ->
        [Dame] keine eigene Dame ist da
       *[other] kein eigener { $piece } ist da
    }
no_such_piece_on_file =
    { $piece ->
        [Dame] keine eigene Dame steht auf der { $file }-Linie
       *[other] kein eigener { $piece } steht auf der { $file }-Linie
    }
no_such_piece_on_rank =
    { $piece ->
        [Dame] keine eigene Dame steht auf Reihe { $rank }
       *[other] kein eigener { $piece } steht auf Reihe { $rank }
    }
no_such_piece_on_square =
    { $piece ->
        [Dame] keine eigene Dame steht auf { $square }
       *[other] kein eigener { $piece } steht auf { $square }
    }
no_piece = keine eigene Figur ist da
no_piece_on_file = keine eigene Figur steht auf der { $file }-Linie
no_piece_on_rank = keine eigene Figur steht auf Reihe { $rank }
no_piece_on_square = keine eigene Figur steht auf { $square }
several_can_go = mehrere Figuren können nach { $square } ziehen: von { $squares }
not_its_move =
    { $piece ->
        [Dame] eine Dame zieht nicht von { $from } nach { $to }
       *[other] ein { $piece } zieht nicht von { $from } nach { $to }
    }
own_piece_there = auf { $square } steht eine eigene Figur
piece_in_the_way = auf { $square } steht eine Figur im Weg
nothing_to_capture = auf { $square } hat ein Bauer nichts zu schlagen
en_passant_gone = en passant auf { $square } zu schlagen ist jetzt nicht möglich
king_attacked = der eigene König auf { $square } würde von { $from } angegriffen
promotion_missing = der Bauer, der { $square } erreicht, muss Dame, Turm, Läufer oder Springer werden
promotion_impossible =
    { $piece ->
        [Dame] aus dem Zug nach { $square } wird keine Dame
       *[other] aus dem Zug nach { $square } wird kein { $piece }
    }
castling_lost =
    { $wing ->
        [short] das Recht auf die kurze Rochade ist verloren oder bestand nie
       *[long] das Recht auf die lange Rochade ist verloren oder bestand nie
    }
castling_blocked =
    { $wing ->
        [short] die kurze Rochade ist verhindert: auf { $square } steht eine Figur
       *[long] die lange Rochade ist verhindert: auf { $square } steht eine Figur
    }
castling_attacked =
    { $wing ->
        [short] die kurze Rochade ist verhindert: { $square } ist von { $from } angegriffen
       *[long] die lange Rochade ist verhindert: { $square } ist von { $from } angegriffen
    }

## Der Schiedsrichter

away = Das Gerät war weg, { $time }, und ist wieder da. Die Uhr lief weiter.
was_off = Das Gerät war aus und ist wieder da. Die Uhr steht, wie sie zuletzt aufgezeichnet war.
not_taken_from = Nicht angenommen von { $side }: { $reason }
case_is_open = Fall { $case } ist offen.
case_lost_ground = Fall { $case } ist hinfällig.
misheard = { $side } hat „{ $repeated }“ statt „{ $announced }“ wiederholt. Unterschied: { $parts }.
not_repeated = { $side } hat den Zug von { $opponent } nicht wiederholt{ $article }.
corrected = { $side } hat „{ $before }“ rechtzeitig berichtigt zu „{ $now }“{ $article }.
out_of_turn = { $side } hat außer der Reihe gesagt: „{ $words }“. Es wird festgehalten und ändert nichts.
offer_out_of_time = { $side } hat Remis nicht zwischen Zug und Drücken der Uhr angeboten. Das Angebot gilt{ $article }.
claim_accepted = { $side } nimmt das Remis an. Vereinbarungen sind eingeschränkt, der Antrag wird dennoch geprüft{ $article }.
sheet_asked = { $side } möchte das Partieformular sehen, Mal { $times } von { $most }.
sheet_asked_too_often = { $side } möchte das Partieformular sehen, schon { $times } Mal. Mehr als { $most } Mal kann stören{ $article }.
idle_press = { $side } hat gedrückt, und die Uhr blieb, wie sie war.
pressed_back = { $side } hat die Uhr nach einem Drücken ohne Zug zurückgedrückt.
late_press = { $side } hat erst nach der Antwort gedrückt{ $article }.
declined_by_touch = { $side } hat das Remis durch Berühren einer Figur abgelehnt{ $article }.
scores_differ =
    { $plies ->
        [one] Die Mitschriften stimmen 1 Halbzug lang überein
       *[other] Die Mitschriften stimmen { $plies } Halbzüge lang überein
    } und weichen im nächsten ab, obwohl die Bretter gleich sind{ $article }.
counter_differs =
    { $counted ->
        [one] Die Uhr von { $side } zählt 1 Zug
       *[other] Die Uhr von { $side } zählt { $counted } Züge
    }, { $completed ->
        [one] und 1 ist abgeschlossen
       *[other] und { $completed } sind abgeschlossen
    }{ $article }.
audit_of = Prüfung, Brett von { $side }: { $audit }
start_restored = Die Anfangsstellung ist auf beiden Brettern wiederhergestellt. Zeiten und Zähler stellen Sie{ $article }.
position_restored =
    { $plies ->
        [one] Die Stellung nach 1 Halbzug
       *[other] Die Stellung nach { $plies } Halbzügen
    } ist auf beiden Brettern wiederhergestellt. Zeiten und Zähler stellen Sie{ $article }.
has_more_time = { $side } hat { $time } mehr.
envelope_opened = Der Umschlag ist geöffnet. Abgabezug: „{ $words }“.
referred = Ein Antrag ohne Schiedsrichter hat das Spiel beendet. Schlussstellung { $position }. Der Gegner bestätigt sie, und der benannte Schiedsrichter entscheidet{ $article }.
verified = { $side } hat die Schlussstellung und das Geschriebene bestätigt{ $article }.
both_signed = Beide Spieler haben unterschrieben: Das Ergebnis steht fest{ $article }.
nothing_changed = Nichts geändert: Es gab nichts, worauf es wirken könnte.
challenge_counted = Aufforderung von { $side }: Ab hier werden fünfzig Züge gezählt{ $article }.
envelope = Umschlag: abgegeben von { $side }, Zug { $number }.
times_of_both = Weiß { $white }, Schwarz { $black }.
resumption = Wiederaufnahme: { $when }.
position = Stellung { $fen }.
offer_waits = Das Remisangebot von { $side } wartet.
resumption_not_set = noch nicht festgelegt
assistant_unknown = Ein Assistent hat für { $side } gehandelt, und keiner ist angemeldet, Artikel D.2.10.
assistant_of_the_sighted = Der Assistent von { $side }, sehend, hat getan, was { $article } nur dem Assistenten eines blinden Spielers gibt; Artikel D.2.11.
assistant_not_needed = Der Assistent von { $side }, sehend, hat gehandelt, obwohl der blinde Spieler einen hat, Artikel D.2.11.
whites_clock_started = Die Uhr von Weiß ist in Gang gesetzt.
clocks_stopped = Beide Uhren sind angehalten.
clock_runs_again = Die Uhr läuft wieder.
time_set = Die Zeit von { $side } ist gestellt: { $time }.
moves_set = Der Zugzähler von { $side } steht auf { $moves }.
time_given = Zeit ist gegeben.
time_taken = { $side } verliert { $time }.
sanctioned = { $side }: { $sanction }.
reconstructed =
    { $moves ->
        [one] 1 Zug ist rekonstruiert.
       *[other] { $moves } Züge sind rekonstruiert.
    } Die Zähler gehen mit der nächsten Zeitperiode weiter, oder von dort, wenn es mehr ist.
restoring = Es wird wiederhergestellt.
board_audited = Das Brett von { $side } wird geprüft.
board_set_right = Das Brett von { $side } ist berichtigt.
case_settled = Fall { $case } ist mit Maßnahme { $remedy } erledigt.
case_dismissed = Fall { $case } ist abgewiesen.
observed = Gesehen: { $observation }.
asked_to_seal = Der Spieler am Zug soll den Abgabezug schreiben, Richtlinie I.1.1.
to_be_resumed = Wiederaufnahme: { $when }.
taken_up = Die Partie wird wieder aufgenommen: { $how }.
taken_up_opened = Der Umschlag wird geöffnet, Richtlinie I.9
taken_up_replier_runs = Die Uhr des Spielers läuft, der antworten muss, Richtlinie I.9
taken_up_reply_sealed = Die Antwort wird in einen Umschlag gegeben, Richtlinie I.9
taken_up_both_absent = Die Uhr des Spielers läuft, der antworten muss, Richtlinie I.11
taken_up_arrived = Der Spieler ist da, und der Umschlag wird geöffnet, Richtlinie I.9
taken_up_from_sealer = Wer den Zug abgegeben hat, sagt ihn, Richtlinie I.12.1
taken_up_position_lost = Die Stellung ist verloren gegangen, Richtlinie I.12.2
declared = Erklärt.
mode_is_tournament = Der Modus ist Turnier.
mode_is_training = Der Modus ist Training.
draw_consented = Sie stimmen einem Remis zu.
plies_played = Halbzüge { $plies }.
completed = Abgeschlossen: Weiß { $white }, Schwarz { $black }.
clock_shows = Weiß { $white }, Schwarz { $black }, Uhr { $clock }.
illegal_moves = Regelwidrige Züge: Weiß { $white }, Schwarz { $black }.
clock_not_started = nicht in Gang
clock_runs_for = läuft für { $side }
clock_stopped_for = angehalten, lief für { $side }
need_not_record = Nicht mitschreiben muss: { $sides }.
no_open_case = Kein offener Fall.
open_cases = Offene Fälle: { $cases }.

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
pawn_left = { $side } hat{ $at } einen Bauern auf { $square } stehen lassen
pressed_without_move = { $side } hat ohne Zug gedrückt
not_announced = { $side } hat{ $at } gedrückt und den Zug nicht angesagt
hand_against_words = { $side } hat{ $at } einen Zug angesagt und einen anderen ausgeführt
touched_and_moved_otherwise = { $side } hat{ $at } eine Figur berührt und anders gezogen{ $article }
other_new_piece =
    { $piece ->
        [Bauer] { $side } hat{ $at } einen neuen Bauern hingestellt
        [Dame] { $side } hat{ $at } eine neue Dame hingestellt
       *[other] { $side } hat{ $at } einen neuen { $piece } hingestellt
    } und in eine andere Figur umgewandelt
gesture = { $side } hat { $gesture }; nachfragen, ob das Aufgabe bedeutet
gesture_stopped_the_clock = wortlos die Uhr angehalten
gesture_laid_the_king_down = den König umgelegt
gesture_offered_a_hand = die Hand angeboten
scores_incomplete = Die Mitschriften sind zu ergänzen: { $lacking }
lacks_moves =
    { $moves ->
        [one] { $side } fehlt ein Zug
       *[other] { $side } fehlen { $moves } Züge
    }
times_lost = Die Zeiten seit der letzten Aufzeichnung sind verloren, und beide Uhren stehen
resumed_times = { $side } sagt, dass die Uhr bei der Wiederaufnahme falsch gestellt war
resumed_times_too_late = { $side } sagt, dass die Uhr bei der Wiederaufnahme falsch gestellt war, nach einem eigenen Zug, zu spät
written_move_not_played = { $side } hat{ $at } den für den Antrag geschriebenen Zug nicht gespielt
boards_differ = Die Bretter sind{ $at } verschieden: { $boards }; { $scores }
board_wrong_on = das Brett von { $side } ist falsch auf { $squares }
flag_down = Das Blättchen von { $side } ist gefallen
both_flags_down = Beide Blättchen sind gefallen, das von { $first } zuerst
assistant_missing = { $side } hat keinen Assistenten gegen einen Spieler, der nicht hört
moves_missing = { $side } hat { $completed } von { $required } Zügen rechtzeitig abgeschlossen
claims_time = { $side } reklamiert Gewinn durch Zeitüberschreitung
claims_draw = { $side } beantragt Remis
claims_draw_with_move = { $side } beantragt Remis mit dem geschriebenen Zug „{ $words }“
claims_without_the_move = { $side } beantragt Remis, ohne am Zug zu sein
claims_perpetual_check = { $side } reklamiert Dauerschach
challenge_run_out = Fünfzig Züge von jedem seit der Aufforderung von { $side }, ohne Matt
agreement_not_allowed = Ein Remis wurde vereinbart, das noch nicht erlaubt ist
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
sealed_move_unplayable = Der Abgabezug „{ $words }“ von { $side } ist nicht spielbar
seen_offence = { $side }: { $offence }
seen_displaced = { $side } hat Figuren verschoben
seen_wrong_set_up = Die Figuren waren falsch aufgestellt
seen_illegal_position = Eine regelwidrige Stellung, die kein Spieler reklamiert hat; ein weiterer Zug wird abgewartet
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
offence_wrong_draw_claim = falscher Remisantrag
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
demand_move =
    { $count ->
        [one] von { $side } verlangen: mit der Figur auf { $squares } ziehen oder schlagen, ohne Rochade
       *[other] von { $side } verlangen: mit den Figuren auf { $squares } ziehen oder schlagen, ohne Rochade
    }
has_sealed = „{ $words }“ als Abgabezug von { $side } nehmen
has_sealed_from = „{ $words }“ von { $square } als Abgabezug von { $side } nehmen
put_right = vor dem Start der Uhr berichtigen
pawn_is_queen = den Bauern auf { $square } durch eine Dame ersetzen
count_against = gegen { $side } zählen: { $offence }
give_time = { $side } { $time } geben
five_seconds = beiden fünf Sekunden je Zug geben
set_board_right = das Brett von { $side } berichtigen
set_board_right_by = das Brett von { $side } berichtigen: { $corrections }
must_play = { $side } „{ $words }“ spielen lassen
game_annulled = die Partie annullieren und neu spielen lassen
declare = erklären: { $points }
clock_runs = die Uhr von { $side } laufen lassen
postpone = die Entscheidung aufschieben

## Was die Regeln sagen

verdict_wins = { $side } gewinnt.
verdict_draw = Remis.
verdict_goes_on = Die Partie geht weiter.
verdict_unknown = Unbekannt.
verdict_claim_correct = Antrag richtig: sofort remis.
verdict_claim_wrong =
    { $minutes ->
        [one] Antrag falsch: 1 Minute mehr für den Gegner.
       *[other] Antrag falsch: { $minutes } Minuten mehr für den Gegner.
    }
verdict_claim_wrong_only = Antrag falsch.
verdict_claim_lost = Kein Antrag in diesem Zug.
verdict_extra_minutes =
    { $minutes ->
        [one] 1 Minute mehr für den Gegner.
       *[other] { $minutes } Minuten mehr für den Gegner.
    }
verdict_increment =
    { $minutes ->
        [one] Fünf Sekunden mehr je Zug für beide, und 1 Minute mehr für den Gegner.
       *[other] Fünf Sekunden mehr je Zug für beide, und { $minutes } Minuten mehr für den Gegner.
    }
verdict_offender_loses = Partieverlust für den fehlbaren Spieler.
verdict_loses_unless_no_mate = Partieverlust für den fehlbaren Spieler, oder remis, wenn der Gegner nicht mattsetzen kann.
verdict_move_stands = Der Zug gilt.
verdict_nothing_due = Nichts ist fällig: Der Zug ist nicht abgeschlossen.
verdict_forced_move = Keine Zeitstrafe: Der Gegner darf einen Zug verlangen.
verdict_no_penalty_named = Verboten, aber keine Strafe ist genannt.
verdict_not_regulated = In dieser Ausgabe nicht geregelt.
checkmated = { $side } ist matt.
stalemated = { $side } hat keinen regelgemäßen Zug und steht nicht im Schach.
nobody_can_mate = Niemand kann durch irgendeine Folge regelgemäßer Züge mattsetzen.
cannot_mate = { $side } kann durch keine Folge regelgemäßer Züge mattsetzen.
can_mate =
    { $plies ->
        [one] { $side } kann mattsetzen: Eine Folge von 1 Halbzug zum Matt wurde gefunden.
       *[other] { $side } kann mattsetzen: Eine Folge von { $plies } Halbzügen zum Matt wurde gefunden.
    }
mate_unknown = Ob { $side } noch mattsetzen kann, ist unbekannt: Die Figuren erlauben es, aber kein Matt wurde gefunden.
claiming_the_win = Den Gewinn reklamieren: { $how }.
win_claim_not_regulated = nicht geregelt
win_claim_stop_both = Wer reklamiert, muss beide Uhren anhalten, und das eigene Blättchen darf nicht gefallen sein
win_claim_stop_with_time = Wer reklamiert, muss die Uhr anhalten und noch Zeit haben
win_claim_may_stop_with_time = Wer reklamiert, darf die Uhr anhalten und muss noch Zeit haben
win_claim_may_stop = Wer reklamiert, darf die Uhr anhalten, ob noch Zeit bleibt oder nicht
calling_the_flag = Der Schiedsrichter zeigt den Fall des Blättchens an: { $how }.
flag_call_not_regulated = nicht geregelt
flag_call_must_not = darf nicht, außer wenn beide gefallen sind
flag_call_may = darf
flag_call_shall = muss
unverified = ungeprüft
resignation_must_be_clear = Eine angehaltene Uhr, ein umgelegter König oder ein Händedruck allein ist keine Aufgabe: Der Schiedsrichter fragt nach.
intended_move_illegal = Der beabsichtigte Zug { $words } ist regelwidrig: { $reason }.
no_history = Die Züge davor sind nicht bekannt, darum wurde nicht auf Wiederholung geprüft.
flag_fallen = Das Blättchen von { $side } ist gefallen.
has_resigned = { $side } hat aufgegeben.
repeated = Die Stellung nach Halbzug { $ply } stand { $times } Mal da, nach den Halbzügen { $plies }.
quiet = Ohne Schlagen und Bauernzug: { $moves }.
quiet_up_to = Bis Halbzug { $ply } ohne Schlagen und Bauernzug: { $moves }.
claim_short = Die Stellung stand { $times } Mal da. Ohne Schlagen und Bauernzug: { $moves }.
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
with_intended_move = Mit dem beabsichtigten Zug { $words }, geschrieben und nicht gespielt, und nicht mehr zu ändern.
written_move_not_known = Diese Ausgabe kennt keinen Antrag mit einem nur geschriebenen Zug.
claimant = { $side } ist am Zug und stellt den Antrag.
opponent_can_mate = Der Gegner kann noch mattsetzen.
opponent_cannot_mate = Der Gegner kann durch keine Folge regelgemäßer Züge mattsetzen.
sanctions_unverified = Die Liste der Strafen dieser Ausgabe ist ungeprüft.
number_of_player = Nummer { $count } dieses Spielers in dieser Partie.
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
not_at_this_pace = Die Regel gilt nicht im { $pace }.
pace_standard = Standardschach
pace_rapid = Schnellschach
pace_blitz = Blitzschach
each_game_supervised = { $pace }, jede Partie beaufsichtigt
not_every_game_supervised = { $pace }, nicht jede Partie beaufsichtigt
board_came_first = Die Partie war schon vorher auf dem Brett beendet.
sanction_warning = Verwarnung
sanction_more_time = mehr Zeit für den Gegner
sanction_less_time = weniger Zeit für den fehlbaren Spieler
sanction_more_points = mehr Punkte für den Gegner, bis zum Höchsten
sanction_fewer_points = weniger Punkte für den fehlbaren Spieler
sanction_loss = Partieverlust
sanction_fine = eine vorher angekündigte Geldstrafe
sanction_exclusion = Ausschluss von einer oder mehreren Runden
sanction_expulsion = Ausschluss vom Turnier

## Worte, die nicht verstanden wurden

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

## Die Aufzeichnung, und eine Zeile beim Tippen

not_on_record = Nicht aufgezeichnet. { $reason } Die Partie geht weiter.
still_not_on_record = Nicht aufgezeichnet.
on_record_again = Wieder aufgezeichnet. Nichts fehlt.
record_given_up = Die Aufzeichnung ist aufgegeben. Die Partie geht ohne sie weiter.
record_ends_with =
    { $rows ->
        [one] Aufzeichnung: 1 Zeile. Letzte Prüfsumme: { $hash }.
       *[other] Aufzeichnung: { $rows } Zeilen. Letzte Prüfsumme: { $hash }.
    }
no_record_kept = Nichts wird aufgezeichnet.
line_full = Die Zeile ist voll.
line_start = Anfang der Zeile.
line_end = Ende der Zeile.
no_earlier_line = Keine frühere Zeile.
no_later_line = Keine spätere Zeile.
nothing_erased = Nichts wurde gelöscht.
no_such_key = Diese Taste gibt es hier nicht.
