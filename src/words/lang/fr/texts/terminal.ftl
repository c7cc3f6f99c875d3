# L'enregistrement, une ligne en cours de frappe, et l'avancement d'un long travail.

not_on_record = Non enregistré. { $reason } La partie continue.
still_not_on_record = Non enregistré.
on_record_again = De nouveau enregistré. Rien ne manque.
record_anew = L'enregistrement a été supprimé ou modifié. Il est réécrit en entier, sous « { $path } ».
record_given_up = L'enregistrement est arrêté. La partie continue sans lui.
machine_slept = L'appareil a été en veille pendant { $time }. La pendule a continué.
wall_goes_forward = L'horloge de l'ordinateur a été avancée de { $by }. La pendule ne la suit pas.
wall_goes_back = L'horloge de l'ordinateur a été reculée de { $by }. La pendule ne la suit pas.
record_ends_with =
    { $rows ->
        [one] Enregistrement : { $rows } ligne. Dernière empreinte : { $hash }.
       *[other] Enregistrement : { $rows } lignes. Dernière empreinte : { $hash }.
    }
no_record_kept = Rien n'est enregistré.
line_full = La ligne est pleine.
line_start = Début de la ligne.
line_end = Fin de la ligne.
no_earlier_line = Pas de ligne plus ancienne.
no_later_line = Pas de ligne plus récente.
nothing_erased = Rien n'a été effacé.
no_such_key = Cette touche ne fait rien ici.
share_done = { $percent } pour cent.
share_done_and_left = { $percent } pour cent. Encore { $left } environ.
