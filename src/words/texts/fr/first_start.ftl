# The first start.

first_ready = Entrée pour commencer, H pour l'aide.
first_help = Aide : T enseigne les cinq touches dont on a besoin pour jouer. Plus tard, le mot aide en dit davantage. Entrée pour commencer.
first_help_heard = Aide : plus et moins changent le débit de la voix. T enseigne les cinq touches dont on a besoin pour jouer. Plus tard, le mot aide en dit davantage. Entrée pour commencer.
first_keys = Cinq touches. Appuyez sur chacune après son nom ; Échap en passe une.
first_key = { $key } : { $does }.
first_wrong = C'était une autre touche. { $key } : { $does }.
first_done = Prêt. Tout peut être changé à tout moment pendant la partie.
