# The first start.

first_keys = Fünf Tasten. Drücken Sie jede nach ihrem Namen; Escape überspringt.
first_key = { $key }: { $does }.
first_wrong = Das war eine andere Taste. { $key }: { $does }.
first_done = Fertig. Alles lässt sich jederzeit beim Spielen ändern.
