# The first start.

first_ready = Mit der Eingabetaste geht es los, mit H kommt Hilfe.
first_help = Hilfe: T lehrt die fünf Tasten, die man beim Spielen braucht. Später sagt das Wort Hilfe mehr. Mit der Eingabetaste geht es los.
first_help_heard = Hilfe: Plus und Minus ändern das Sprechtempo. T lehrt die fünf Tasten, die man beim Spielen braucht. Später sagt das Wort Hilfe mehr. Mit der Eingabetaste geht es los.
first_keys = Fünf Tasten. Drücken Sie jede nach ihrem Namen; Escape überspringt eine.
first_key = { $key }: { $does }.
first_wrong = Das war eine andere Taste. { $key }: { $does }.
first_done = Fertig. Alles lässt sich jederzeit beim Spielen ändern.
