# The first start.

first_keys = Cinq touches. Appuyez sur chacune après son nom ; Échap passe à la suite.
first_key = { $key } : { $does }.
first_wrong = C'était une autre touche. { $key } : { $does }.
first_done = Prêt. Tout peut être changé à tout moment pendant la partie.
