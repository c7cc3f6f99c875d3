# Fichiers, enregistrements et réglages qui ne peuvent servir.

why_not_there = introuvable
why_not_allowed = accès refusé
why_no_room = plus de place
why_folder = un dossier
why_too_large = trop gros
why_no_text = ce n'est pas du texte en UTF-8
system_says = le système répond « { $words } »
settings_file_unreadable = Vos réglages dans { $path } ne peuvent pas être lus : { $why }. Les réglages habituels s'appliquent.
settings_unreadable =
    { $count ->
        [one] { $lines } dans { $path } est illisible et n'est pas utilisé. Attendu par exemple : { $example }.
       *[other] { $lines } dans { $path } sont illisibles et ne sont pas utilisés. Attendu par exemple : { $example }.
    }
quoted = « { $text } »
settings_not_kept = Vos réglages ne peuvent pas être enregistrés dans { $path } : { $why }.
folder_unreadable = Le dossier « { $path } » ne peut pas être lu : { $why }.
no_folder_known = Aucun dossier pour les enregistrements n'est connu. Donnez une valeur à { $names }.
record_exists = L'enregistrement « { $path } » existe déjà. Attendu : un nouveau nom.
record_exists_or_resume = L'enregistrement « { $path } » existe déjà. Attendu : un nouveau nom, ou { $option } pour le continuer.
no_record_there = Il n'y a pas d'enregistrement « { $path } ». La commande parties montre ceux qui existent.
record_not_opened = L'enregistrement « { $path } » ne peut être ni ouvert ni créé. Attendu : un dossier où vous pouvez écrire.
record_not_writable = L'enregistrement « { $path } » ne peut pas être écrit. Attendu : un dossier et un fichier où vous pouvez écrire.
disk_full = Le disque est plein, « { $path } » n'est donc pas écrit. Faites de la place, et ce qui manque sera écrit.
record_gone = L'enregistrement « { $path } » a été effacé ou déplacé pendant qu'il était écrit.
record_too_large = « { $path } » est trop gros pour un enregistrement d'Hector. Attendu : { $most } mégaoctets au plus.
record_in_use = L'enregistrement « { $path } » est en train d'être écrit par un autre Hector.
not_a_record = « { $path } » n'est pas un enregistrement d'Hector.
record_cut = L'enregistrement « { $path } » est tronqué : la fin manque. Attendu : une copie complète.
record_damaged = L'enregistrement « { $path } » est endommagé et illisible. Attendu : une copie intacte.
record_not_readable = L'enregistrement « { $path } » ne peut pas être ouvert. Attendu : un fichier que vous avez le droit de lire.
record_newer = « { $path } » a été écrit par un Hector plus récent. Attendu : des tables de version { $most } au plus ; trouvé : { $found }.
record_altered = « { $path } » a été modifié : { $how }
record_unproven = La fin de « { $path } » n'est pas prouvée : à partir de la ligne { $row }, rien n'est signé. Un Hector antérieur a pu écrire ces lignes, mais n'importe qui d'autre aussi.
signed_by_another_key = « { $path } » est signé avec une autre clé, cet Hector ne peut donc pas le continuer.
key_file_broken = « { $path } » n'est pas une clé. Attendu : 32 octets. Déplacez le fichier pour qu'une nouvelle clé soit créée.
key_unusable = La clé « { $path } » ne peut être ni lue ni créée : { $why }.
no_random_numbers = Le système ne fournit pas de nombres aléatoires, aucune clé ne peut donc être créée.
record_not_copied = « { $path } » ne peut pas être copié pour être lu : { $why }.
record_fails = L'enregistrement « { $path } » est inutilisable : { $why }.
row_missing = la ligne { $row } manque.
row_unlike_its_hash = la ligne { $row } ne correspond pas à son empreinte.
row_of_wrong_kind = la ligne { $row } est d'une sorte qui n'a pas sa place là.
row_unsigned = la ligne { $row } n'a pas sa signature.
row_unlike_its_signature = la ligne { $row }, ou une autre depuis la dernière ligne signée, ne correspond pas à la signature.
alive_unlike_its_signature = le dernier signe de vie ne correspond pas à sa signature.
tables_unlike_a_record = ses tables ne sont pas celles d'un enregistrement.
no_first_row = Ce n'est pas la première ligne d'un enregistrement.
record_format_newer = Cet enregistrement a le format { $found } ; cet Hector lit les formats jusqu'à { $most }.
first_row_line = La ligne { $line } de l'en-tête ne peut pas être lue : { $why }.
row_unreadable = la ligne { $row } ne peut pas être lue : { $why }.
about_file = « { $path } » : { $why }
game_in_record_is_over = La partie dans « { $path } » est terminée.
sealed_for = Cet appareil est scellé pour la partie dans « { $path } ». On attend { $option }, ou l'arbitre qui l'ouvre.
seal_not_kept = Le sceau ne tient que tant que le programme tourne : { $error }.
sealed_until_opened = L'appareil est scellé. Vous pourrez le quitter quand la partie aura un résultat, quand l'arbitre l'ouvrira, ou après 24 heures sans que personne ne joue.
no_unfinished_game = Il n'y a aucune partie inachevée dans « { $path } ». Attendu : une telle partie, ou le fichier d'un enregistrement après { $option }.
reading_failed = L'entrée n'a pas pu être lue : { $why }.
writing_failed = La réponse n'a pas pu être écrite : { $why }.
line_numbered = Ligne { $number } : { $why }
line_too_long = Trop long. Attendu : { $most } octets au plus.
line_no_text = Ce n'est pas du texte. Attendu : UTF-8.
row_word_unlike = « { $found } » est là où la forme a « { $expected } »
row_ends = la ligne finit là où la forme a « { $expected } »
row_goes_on = « { $found } » suit la fin
row_begins_otherwise = elle ne commence pas par « { $expected } »
first_row_says = Ligne { $line } de l'en-tête : { $why }
