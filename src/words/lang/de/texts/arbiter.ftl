# Der Schiedsrichter.

away = Das Gerät war { $time } lang nicht da und ist wieder da.
was_off = Das Gerät war aus und ist wieder da.
letter_refused = Nicht angenommen vom Ort von { $side }: { $reason }.
overreach_other_side = die Nachricht handelt für die andere Seite
overreach_other_person = die Nachricht handelt für jemanden, der dort nicht sitzt
overreach_no_deed = die Nachricht meldet, was nur dieses Gerät feststellen kann
overreach_no_proof = die Nachricht handelt als Schiedsrichter, ohne Nachweis
overreach_wrong_proof = die Nachricht handelt als Schiedsrichter, mit falschem Nachweis
overreach_after_result = die Partie ist beendet
overreach_clock_too_high = ihre Uhr zeigt mehr, als möglich ist
seal_vanished = Die Versiegelung dieses Geräts wurde entfernt. Sie ist erneuert.
seal_came_back = Die Versiegelung dieses Geräts war entfernt oder ausgetauscht. Sie ist erneuert.
seal_other_home = Hector wurde auf diesem versiegelten Gerät mit einem anderen Datenordner gestartet.
seal_runs_apart = Ein zweiter Hector läuft auf diesem versiegelten Gerät abgeschirmt, in einem eigenen Namensraum. Dort gilt das Siegel vielleicht nicht.
seal_other_use = Vom versiegelten Gerät wurde etwas anderes als die Partie verlangt; es wurde verweigert.
seal_other_homes = Hector wurde auf diesem versiegelten Gerät { $times }-mal mit einem anderen Datenordner gestartet.
seal_other_uses = Vom versiegelten Gerät wurde { $times }-mal etwas anderes als die Partie verlangt; es wurde verweigert.
game_abandoned = { $side } hat die Partie beendet: 24 Stunden lang hat sie niemand fortgesetzt.
number_tried = Falsche Nummer: Jemand wollte Ihren Schiedsrichtertisch öffnen.
was_off_for = Das Gerät war aus und ist wieder da. Nach der Uhr des Computers dauerte das { $time }.
away_disputed = Nach der Uhr des Computers waren es { $wall }: Sie wurde inzwischen verstellt.
away_while_the_clock_stood = Das Gerät war nicht da, während die Uhr stand, und ist wieder da.
was_suspended = Das Programm war { $time } lang angehalten und läuft wieder.
the_clock_went_on = Die Schachuhr lief weiter.
the_chess_clock_went_on = Die Schachuhr lief weiter.
the_clock_is_as_recorded = Die Schachuhr zeigt, was zuletzt aufgezeichnet war.
the_chess_clock_is_as_recorded = Die Schachuhr zeigt, was zuletzt aufgezeichnet war.
not_taken_from = Nicht angenommen von { $side }: { $reason }
case_is_open = Fall { $case } ist offen.
case_undone = Fall { $case } ist beendet: Die Stellung davor ist wiederhergestellt.
case_ended_with_the_game = Fall { $case } ist beendet: Die Partie ist zu Ende.
case_ended_on_the_board = Fall { $case } ist beendet: Die Partie ist auf dem Brett zu Ende.
case_move_stands = Fall { $case } ist beendet: Der Gegner hat den nächsten Zug gemacht, das Geschehene gilt{ $article }.
case_right_lost = Fall { $case } ist beendet: Der Gegner hat seither eine Figur berührt oder gezogen{ $article }.
case_narrowed = Fall { $case } hat sich geändert: Der Gegner hat seither eine Figur berührt oder gezogen, verlangt werden kann nichts mehr{ $article }.
case_boards_agree = Fall { $case } ist beendet: Die Bretter stimmen wieder überein.
case_legal_again = Fall { $case } ist beendet: Die Stellung ist wieder regelgemäß{ $article }.
case_clock_runs = Fall { $case } ist beendet: Die Uhr läuft wieder.
case_time_set = Fall { $case } ist beendet: Die Zeit ist neu gestellt, das Fallblättchen ist wieder oben.
case_both_late = Fall { $case } ist beendet: Auch der andere Spieler kam zu spät{ $article }.
case_played_on = Fall { $case } ist beendet: Es wurde weitergespielt.
case_both_flags = Fall { $case } ist beendet: Auch das andere Fallblättchen ist gefallen{ $article }.
misheard = { $side } hat „{ $repeated }“ statt „{ $announced }“ wiederholt. Unterschied: { $parts }.
not_repeated = { $side } hat den Zug von { $opponent } nicht wiederholt{ $article }.
corrected = { $side } hat „{ $before }“ rechtzeitig berichtigt zu „{ $now }“{ $article }.
out_of_turn = { $side } hat außer der Reihe gesagt: „{ $words }“. Es wird festgehalten und ändert nichts.
offer_out_of_time = { $side } hat Remis nicht zwischen Zug und Drücken der Uhr angeboten. Das Angebot gilt{ $article }.
offers_often = { $side } bietet zum { $times }. Mal nacheinander Remis an. Wer das zu oft tut, kann den Gegner stören{ $article }.
claim_accepted = { $side } nimmt das Remis an. Vereinbarungen sind eingeschränkt, der Antrag wird dennoch geprüft{ $article }.
sheet_asked = { $side } möchte das Partieformular sehen, zum { $times }. Mal von höchstens { $most }.
sheet_asked_too_often = { $side } möchte das Partieformular sehen, schon zum { $times }. Mal. Mehr als { $most } Mal kann stören{ $article }.
adjusted_out_of_turn = { $side } hat Figuren zurechtgerückt, ohne am Zug zu sein{ $article }.
assistant_pressed_for_opponent = Die Assistenz von { $side } hat die Uhr für den Gegner gedrückt, was nicht zu ihren Aufgaben gehört{ $article }.
sheet_asked_out_of_turn = { $side } ist nicht am Zug und darf das Partieformular jetzt nicht verlangen{ $article }.
times_used = Verbrauchte Zeit: Weiß { $white }, Schwarz { $black }.
idle_press = { $side } hat die Uhr gedrückt, und sie blieb, wie sie war.
pressed_back = { $side } hat die Uhr nach einem Drücken ohne Zug zurückgedrückt.
gave_the_clock_back = { $side } hat die Uhr zurückgegeben: { $opponent } ist am Zug.
recorded_in_advance = { $side } hat Halbzug { $ply } aufgeschrieben, bevor er gemacht war; nur Antrag oder Abgabe erlauben es{ $article }.
late_press = { $side } hat die Uhr erst nach der Antwort gedrückt{ $article }.
declined_by_touch = { $side } hat das Remis durch Berühren einer Figur abgelehnt{ $article }.
scores_differ =
    { $plies ->
        [one] Die Mitschriften stimmen 1 Halbzug lang überein
       *[other] Die Mitschriften stimmen { $plies } Halbzüge lang überein
    } und weichen im nächsten ab, obwohl die Bretter gleich sind{ $article }.
scores_differ_boards_unknown =
    { $plies ->
        [one] Die Mitschriften stimmen 1 Halbzug lang überein
       *[other] Die Mitschriften stimmen { $plies } Halbzüge lang überein
    } und weichen im nächsten ab. Ob die Bretter gleich sind, ist nicht bekannt{ $article }.
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
referred_unheard = Ein Antrag ohne Schiedsrichter hat das Spiel beendet. Diesem Gerät wurden keine Züge angesagt: Die Spieler schreiben die Schlussstellung auf. Der Gegner bestätigt sie, und der benannte Schiedsrichter entscheidet{ $article }.
referred = Ein Antrag ohne Schiedsrichter hat das Spiel beendet. Schlussstellung { $position }. Der Gegner bestätigt sie, und der benannte Schiedsrichter entscheidet{ $article }.
verified = { $side } hat die Schlussstellung und das Geschriebene bestätigt{ $article }.
both_signed = Beide Spieler haben unterschrieben: Das Ergebnis steht fest{ $article }.
nothing_changed = Nichts geändert: Es gab nichts, worauf sich das auswirken könnte.
after_the_end = { $side } hat noch reklamiert, um etwas gebeten oder eine Geste gemacht, obwohl die Partie auf dem Brett zu Ende ist. Das ändert nichts.
challenge_uncounted = Aufforderung von { $side }: fünfzig Züge ab hier. Diesem Gerät werden keine Züge angesagt, also zählen die Spieler selbst{ $article }.
challenge_counted = Aufforderung von { $side }: Ab hier werden fünfzig Züge gezählt{ $article }.
envelope_unnumbered = Umschlag: abgegeben von { $side }. Ergänzen Sie die Nummer des Zuges und die Stellung: Diesem Gerät wurden keine Züge angesagt.
envelope = Umschlag: abgegeben von { $side }, Zug { $number }.
envelope_unseen = Der Zug ist hier nicht bekannt.
sealed_move_read = Aus dem Umschlag gelesen: „{ $words }“.
times_of_both = Weiß { $white }, Schwarz { $black }.
resumption = Wiederaufnahme: { $when }.
position = Stellung { $fen }.
offer_waits = Das Remisangebot von { $side } wartet.
resumption_not_set = noch nicht festgelegt
assistant_unknown = Ein Assistent hat für { $side } gehandelt, aber es ist keiner angemeldet{ $article }.
assistant_of_the_sighted = Der Assistent von { $side }, sehend, hat getan, was { $article } nur dem Assistenten eines blinden Spielers erlaubt; Artikel { $limit }.
assistant_of_the_sighted_only = Der Assistent von { $side }, sehend, hat getan, was nur der Assistent eines blinden Spielers darf.
assistant_not_needed = Der Assistent von { $side }, sehend, hat gehandelt, obwohl der blinde Spieler einen hat{ $article }.
assistant_for_the_player = { $what } durch den Assistenten von { $side } gilt nicht: Das ist allein Sache des Spielers{ $article }.
own_resignation = Die Aufgabe der Partie
own_draw_offer = Ein Remisangebot
own_answer_to_an_offer = Die Antwort auf ein Remisangebot
own_draw_claim = Ein Remisantrag
own_perpetual_check_claim = Die Reklamation von Dauerschach
own_challenge = Eine Aufforderung zum Matt
own_increment_request = Die Bitte um fünf Sekunden je Zug
own_last_minutes_claim = Ein Antrag der letzten zwei Minuten
own_gesture = Eine Geste
own_verification = Eine Bestätigung
own_signature = Eine Unterschrift
clock_started = Die Uhr von { $side } ist gestartet.
clocks_stopped = Beide Uhren sind angehalten.
clock_runs_again = Die Uhr läuft wieder.
time_set = Die Zeit von { $side } ist gestellt: { $time }.
moves_set = Der Zugzähler von { $side } steht auf { $moves }.
time_given = Zeit gutgeschrieben.
time_taken = { $side } verliert { $time }.
sanctioned = { $side }: { $sanction }.
reconstructed =
    { $moves ->
        [one] 1 Zug ist rekonstruiert.
       *[other] { $moves } Züge sind rekonstruiert.
    } Die Zähler gehen mit der nächsten Zeitperiode weiter, oder von dort, wenn es mehr ist.
restoring = Die Stellung wird wiederhergestellt.
board_audited = Das Brett von { $side } wird geprüft.
board_set_right = Das Brett von { $side } ist berichtigt.
case_settled = Fall { $case } ist mit Maßnahme { $remedy } erledigt.
case_dismissed = Fall { $case } ist abgewiesen.
observed = Gesehen: { $observation }.
moved_instead_of_sealing = { $side } soll abgeben, hat stattdessen gezogen und gedrückt: Die Uhr läuft weiter, bis dieser Zug abgegeben ist{ $article }.
asked_to_seal = Der Spieler am Zug soll den Abgabezug aufschreiben{ $article }.
black_asked_to_seal = Schwarz soll den Abgabezug aufschreiben{ $article }.
black_to_seal_after_white = Weiß zieht, dann soll Schwarz den Abgabezug aufschreiben{ $article }.
no_longer_asked_to_seal = Niemand soll mehr einen Zug abgeben. Die Partie geht weiter.
seal_is_void = Der Abgabezug von { $side } gilt nicht mehr, denn eine frühere Stellung ist wiederhergestellt. Der Umschlag bleibt zu.
adjourned_early = { $side } bricht { $time } vor dem Ende der Sitzung ab und hat diese Zeit verbraucht{ $article }.
offer_at_the_seal = { $side } hat Remis angeboten, während ein Zug abgegeben ist. Das Angebot gilt, bis es beantwortet ist{ $article }.
offer_not_with_the_seal = { $side } hat mit dem Abgabezug Remis angeboten, obwohl ihn nichts begleiten darf. Das Angebot gilt{ $article }.
to_be_resumed = Wiederaufnahme: { $when }.
taken_up = Die Partie wird wieder aufgenommen: { $how }.
taken_up_opened = Der Umschlag wird geöffnet{ $article }
taken_up_replier_runs = Die Uhr des Spielers läuft, der antworten muss{ $article }
taken_up_reply_sealed = Die Antwort wird in einen Umschlag gegeben{ $article }
taken_up_both_absent = Die Uhr des Spielers läuft, der antworten muss{ $article }
taken_up_arrived = Der Spieler ist da, und der Umschlag wird geöffnet{ $article }
taken_up_from_sealer = Wer den Zug abgegeben hat, sagt ihn{ $article }
taken_up_without_seal = Sie geht von der wiederhergestellten Stellung aus weiter, und die Uhr des Spielers am Zug läuft
taken_up_position_lost = Die Stellung ist verloren gegangen{ $article }
declared = Das Ergebnis ist erklärt.
mode_is_tournament = Jetzt gilt der Turniermodus.
mode_is_training = Jetzt gilt der Trainingsmodus.
device_is_sealed = Das Gerät ist versiegelt und tut nichts als diese Partie, bis Sie es öffnen.
device_opened_away = Das Gerät ist offen. { $times ->
    [0] Es war nie weg, seit es versiegelt wurde.
    [one] Es war einmal weg, seit es versiegelt wurde.
   *[other] Es war { $times } Mal weg, seit es versiegelt wurde.
 }
draw_consented = Sie stimmen einem Remis zu.
position_not_known = Diesem Gerät werden keine Züge angesagt: Stellung und Züge sind hier nicht bekannt.
plies_played = Halbzüge { $plies }.
completed = Abgeschlossen: Weiß { $white }, Schwarz { $black }.
clock_shows = Weiß { $white }, Schwarz { $black }, Uhr { $clock }.
illegal_moves = Regelwidrige Züge: Weiß { $white }, Schwarz { $black }.
clock_not_started = nicht gestartet
clock_runs_for = läuft für { $side }
clock_stopped_for = angehalten, lief für { $side }
need_not_record = Nicht mitschreiben muss: { $sides }.
no_open_case = Kein offener Fall.
open_cases = Offene Fälle: { $cases }.
