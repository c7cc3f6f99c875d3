# The voice and its settings.

voice_lost = Vorerst keine Stimme. Alles wird als Text gezeigt.
voice_back = Die Stimme ist wieder da.
no_voice_for = Keine Stimme für { $language }. sudo apt install espeak-ng-data speech-dispatcher-espeak-ng bringt eine.
no_tones = Keine Töne: Kein Lautsprecher ist verfügbar.
reads_moves_back = Das Training liest vor, was es notiert.
reads_no_moves_back = Das Training notiert, ohne vorzulesen.
chosen_voice_is = Stimme für { $language }: { $name }. stimme und ein Name wählt eine andere, stimmen nennt sie, stimme egal nimmt irgendeine.
whichever_voice = irgendeine
voice_whichever = Irgendeine Stimme.
voice_chosen = Stimme { $name }.
no_list_of_voices = Das Sprachsystem sagt nicht, welche Stimmen es hat. Nichts geändert.
no_voice_called = Keine Stimme für { $language } hat { $name } im Namen. stimmen nennt sie. Nichts geändert.
voices_are =
    { $count ->
        [one] 1 Stimme
       *[other] { $count } Stimmen
    } für { $language }: { $names }.
voices_begin = { $count } Stimmen für { $language }. Die ersten: { $names }. Ein Teil eines Namens nach stimmen findet andere.
voice_speaks = Etwa { $words } Wörter in der Minute.
voice_faster = Schneller: etwa { $words } Wörter in der Minute.
voice_fastest = Schneller geht es nicht: etwa { $words } Wörter in der Minute.
voice_slower = Langsamer: etwa { $words } Wörter in der Minute.
voice_slowest = Langsamer geht es nicht: etwa { $words } Wörter in der Minute.
volume_is = Lautstärke { $level }.
pitch_is = Tonhöhe { $level }.
few_words = Wenige Worte.
usual_words = Übliche Worte.
all_words = Alle Worte.
times_in_minutes = Minuten.
times_in_minutes_and_seconds = Minuten und Sekunden.
times_in_seconds = Nur Sekunden.
language_is = Deutsch.
times_to_tell = Im Training wird die Zeit gesagt bei: { $times }.
no_time_to_tell = Die Zeit wird nicht von selbst gesagt.
times_to_tell_unclear = „{ $text }“ nennt keine Zeiten. Erwartet: zum Beispiel erinnere 10 min, 1 min, 30 s oder erinnere nie.
announcements_in = Züge werden auf { $language } angesagt. Am Brett gilt das ab der nächsten Partie.
announcements_in_own_language = Zu Hause werden Züge in Ihrer eigenen Sprache angesagt, am Brett auf Deutsch, wie in Anhang D.
announcement_words_unclear = „{ $text }“ ist keine Sprache für Ansagen. Erwartet: deutsch, französisch, englisch oder eigene.
alarm_is_at = Wecker bei { $time } Restzeit auf Ihrer Uhr.
alarm_is_off = Kein Wecker ist gestellt.
alarm_goes_off = Wecker: Sie haben { $time }.
alarm_unclear = „{ $text }“ nennt keine Zeit. Erwartet: Minuten, etwa wecker 5, eine Zeit, etwa wecker 90 s, oder wecker aus.
alarm_too_late = Sie haben nur noch { $left }.
alarm_without_clock = Ihre Partie hat keine Uhr, also gibt es keinen Wecker.
you_have_left = Sie haben { $time }.
opponent_has_left = Der Gegner hat { $time }.
