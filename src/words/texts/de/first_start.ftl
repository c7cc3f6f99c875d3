# The first start.

first_rate = Das Tempo: Plus für schneller, Minus für langsamer, Eingabetaste, wenn es recht ist.
first_works = { $device }: geht.
first_missing = { $device }: fehlt; hector doctor sagt, was hilft.
first_keys = Fünf Tasten. Drücken Sie jede nach ihrem Namen; Escape überspringt.
first_key = { $key }: { $does }.
first_wrong = Das war eine andere Taste. { $key }: { $does }.
first_done = Fertig. Alles lässt sich jederzeit während des Spiels ändern.
your_voice = Stimme
your_microphone = Mikrofon
your_recogniser = Spracherkennung
your_display = Braillezeile
