# Parties en braille qui ne peuvent être lues ni écrites, et fichiers qui ne peuvent être convertis.

on_page = Page { $page }, ligne { $line } : { $what }.
score_sign = { $sign } n'est pas un signe de { $script }
score_quoted_sign = « { $sign } »
score_sign_numbered = le signe de numéro { $number }
unicode_braille = braille Unicode
braille_ascii = braille ASCII américain
score_no_text = ces octets ne sont pas du texte
score_long_line = cette ligne a plus de { $most } signes, ce n'est donc pas une page de braille
score_columns = la ligne a un grand vide, comme entre deux colonnes ; une seule colonne était attendue
score_no_game = une partie était attendue, et elle commence par une ligne pleine des points 2 3 5 6
score_long_game = cette partie a plus de { $most } cellules
score_open_box = le cadre des balises n'est pas fermé par une ligne pleine des points 1 2 4 5
score_no_tag = « { $read } » n'est pas une balise. Un nom, un deux-points et une valeur étaient attendus
score_tag_twice = la balise { $name } apparaît deux fois
score_tag_name = le nom de balise « { $name } » ne peut pas être écrit. Attendu : lettres, chiffres et tirets bas
score_own_tag = la balise { $name } s'écrit d'après la partie elle-même
score_variant = la variante « { $variant } » est inconnue. Chess960 était attendu
score_spelling = les points { $dots } ne disent rien dans la table { $table }
score_number = le numéro { $read } est devant le coup { $expected } des { $side }
score_unreadable = les points { $dots } ne sont pas un coup : { $why }
score_unplayable = le coup des points { $dots } ne peut pas être joué : { $why }
score_open_comment = un commentaire n'est pas fermé
score_open_variation = une variante n'est pas fermée
score_no_variation = il y a une parenthèse fermante là où aucune variante n'est ouverte
score_misplaced_variation = il y a une variante là où aucun coup n'est à remplacer
score_variation_too_deep = cette variante est imbriquée trop profondément
score_glyph = « { $read } » n'est pas un signe d'appréciation. Un signe dollar, un nombre jusqu'à 255 et un coup devant eux étaient attendus
score_no_result = la partie finit sans résultat
score_after_result = il y a encore quelque chose après le résultat
cell_in_no_move = la cellule { $cell }, points { $dots }, ne veut rien dire dans un coup
cell_in_no_table = la cellule { $cell }, points { $dots }, ne dit rien dans la table { $table }
layout_width =
    { $cells ->
        [one] Une ligne de { $cells } cellule ne peut pas être écrite. Attendu : de { $least } à { $most } cellules.
       *[other] Une ligne de { $cells } cellules ne peut pas être écrite. Attendu : de { $least } à { $most } cellules.
    }
layout_height =
    { $lines ->
        [one] Une page de { $lines } ligne ne peut pas être écrite. Attendu : de { $least } à { $most } lignes.
       *[other] Une page de { $lines } lignes ne peut pas être écrite. Attendu : de { $least } à { $most } lignes.
    }
layout_dots = Les embosseuses ont six points, et { $table } en a huit. Attendu : un code à six points.
ranks_of_a_code_alone = Les rangées ne s'écrivent pas à part dans { $table }, qui épelle le texte. Attendu : un code d'échecs.
nothing_in_braille = Rien n'a été lu. Attendu : une partie en braille.
louis_missing = liblouis n'est pas installé : { $program } est introuvable. Sous Debian : { $command }.
louis_name = « { $name } » n'est pas le nom d'une table de liblouis. Attendu : lettres, chiffres, points et tirets.
louis_table = liblouis ne peut pas utiliser la table « { $table } ». Il répond : « { $reason } ».
louis_other_lines = liblouis ne peut pas utiliser la table « { $table } » : il a donné un autre nombre de lignes.
louis_late = liblouis n'a pas répondu en { $seconds } secondes.
louis_failed = liblouis a échoué : { $why }.
louis_no_braille = La table « { $table } » de liblouis n'a pas donné de braille pour « { $text } ».
louis_joins_moves = La table « { $table } » de liblouis confond des coups : { $one } revient comme « { $read } ». Attendu : une table qui les distingue, comme { $known }, ou une table à huit points.
louis_eight_dots = Les embosseuses ont six points, et cette table de liblouis en a huit. Attendu : une table à six points.
own_input = « { $path } » est le fichier qui est lu. Attendu : un autre après { $option }.
not_written = « { $path } » ne peut pas être écrit : { $why }.
not_read = « { $path } » ne peut pas être lu : { $why }.
long_for_a_game = Trop long pour une partie. Attendu : { $most } octets au plus, ou du PGN.
