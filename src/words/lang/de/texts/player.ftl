# Spieler.

noted = Notiert.
relayed_repetition = Wiederholt: { $words }
relayed_correction = Korrigiert: { $words }
offers_restricted =
    { $number ->
        [0] Bei diesem Turnier darf ohne Zustimmung des Schiedsrichters kein Remis angeboten oder vereinbart werden.
       *[other] Bei diesem Turnier darf vor Zug { $number } ohne Zustimmung des Schiedsrichters kein Remis angeboten oder vereinbart werden.
    }
agreements_restricted =
    { $number ->
        [0] Bei diesem Turnier darf ohne Zustimmung des Schiedsrichters kein Remis vereinbart werden.
       *[other] Bei diesem Turnier darf vor Zug { $number } ohne Zustimmung des Schiedsrichters kein Remis vereinbart werden.
    }
agreed_before_both_moved = Remis kann erst vereinbart werden, wenn beide gezogen haben.
agreed_before_blacks_thirtieth = Remis kann erst nach dem dreißigsten Zug von Schwarz vereinbart werden.
draw_offered = Remis angeboten.
times = Ihre Zeit: { $own }. Zeit des Gegners: { $opponent }.
moves_completed = Abgeschlossene Züge: Sie { $own }, Gegner { $opponent }.
score_empty = Ihre Mitschrift ist leer.
score = Ihre Mitschrift: { $moves }.
score_missing = fehlt
with_draw_offer = { $words } mit Remisangebot
device_does = Dieses Gerät { $duties }. Sonst tut es nichts.
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
press_due = Ihre Uhr läuft: Ihr Zug ist noch nicht gedrückt.
press_counts = Auch der Gegner hatte gedrückt. Ihr Druck zählt, und die Uhr des Gegners läuft.
to_seal_you = Sie sollen Ihren Zug abgeben. Tippen Sie { $seal } und den Zug; sagen Sie ihn nicht laut.
to_seal_as_made = Sie sollen abgeben, und zwar den Zug, den Sie gemacht haben. Tippen Sie { $seal } und diesen Zug; erst dann hält die Uhr an.
to_seal_opponent = Ihr Gegner soll seinen Zug abgeben.
to_seal_whoever = Der Spieler am Zug soll den Abgabezug abgeben. Wenn Sie es sind, tippen Sie { $seal } und den Zug; sagen Sie ihn nicht laut.
nobody_seals = Niemand soll jetzt einen Zug abgeben. Die Partie geht weiter.
sealed_move_void = Eine frühere Stellung ist wiederhergestellt. Der Abgabezug gilt nicht mehr.
adjourned = Abgebrochen, Hängepartie.
resumption_set = Die Partie wird fortgesetzt: { $when }.
game_taken_up = Der Schiedsrichter nimmt die Partie wieder auf.
tournament_mode = Turniermodus: ab jetzt keine Hilfe.
training_mode = Trainingsmodus: Hilfe ist erlaubt.
device_sealed = Das Gerät ist für diese Partie versiegelt.
device_opened = Das Gerät ist wieder offen.
repetition_differs = Die Wiederholung weicht ab: { $parts }.
check = Schach.
square_empty = { $square } ist leer.
square_holds = { $square }: { $piece }.
nothing_can_move = Auf { $square } kann nichts ziehen.
can_move_to = Von { $square } nach { $squares }.
may_claim = Remis kann beantragt werden.
may_not_claim = Remis kann nicht beantragt werden.
