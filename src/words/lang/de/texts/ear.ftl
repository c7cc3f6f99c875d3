# The microphone and what it hears.

ear_off = Mikrofon aus.
ear_by_key = Mikrofon auf Tastendruck: Leertaste, dann sprechen.
ear_open = Mikrofon offen.
ear_by_name = Mikrofon offen für alles nach dem Wort Hector.
heard_right = Richtig gehört? Ja oder nein.
listening_on = Ich höre.
not_heard = Nicht verstanden.
too_loud = Nicht verstanden: zu laut. Sprechen Sie leiser oder weiter vom Mikrofon.
too_quiet = Nicht verstanden: zu leise. Sprechen Sie lauter oder näher am Mikrofon.
microphone_silent = Das Mikrofon liefert nur Stille. Vielleicht ist es abgeschaltet.
no_microphone = Kein Mikrofon. Hector sucht weiter; { $doctor } sagt, was hilft.
microphone_back = Das Mikrofon ist wieder da.
microphone_not_ready = Das Mikrofon ist noch nicht bereit.
microphone_ready = Das Mikrofon ist bereit.
recording_not_kept = Die Aufnahme konnte nicht gespeichert werden.
