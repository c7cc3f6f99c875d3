# Modèles de parole.

no_folder_for_models = Il n'y a pas de dossier pour les modèles. Définissez { $name }.
model_list_unreadable = La ligne { $line } de { $path } n'est pas un modèle. Attendu, avec des espaces entre : un nom ; de, fr ou en ; dynamic ou fixed ; octets ; licence ; SHA-256 ; adresse. Un trait d'union là où rien n'est connu.
model_own =
    { $megabytes ->
        [one] { $name } : fourni avec Hector. { $languages }. { $megabytes } mégaoctet. Licence { $licence }.
       *[other] { $name } : fourni avec Hector. { $languages }. { $megabytes } mégaoctets. Licence { $licence }.
    }
model_here =
    { $megabytes ->
        [one] { $name } : sur cet ordinateur. { $language }. { $megabytes } mégaoctet. Licence { $licence }.
       *[other] { $name } : sur cet ordinateur. { $language }. { $megabytes } mégaoctets. Licence { $licence }.
    }
model_of_the_user =
    { $megabytes ->
        [one] { $name } : sur cet ordinateur, mis là par vous. { $megabytes } mégaoctet.
       *[other] { $name } : sur cet ordinateur, mis là par vous. { $megabytes } mégaoctets.
    }
model_in_use = Utilisé.
model_not_usable = { $name } : inutilisable. { $why }
model_fetchable =
    { $megabytes ->
        [one] { $name } : peut être téléchargé. { $language }. { $megabytes } mégaoctet. Licence { $licence }.
       *[other] { $name } : peut être téléchargé. { $language }. { $megabytes } mégaoctets. Licence { $licence }.
    }
model_fetchable_of_any_size = { $name } : peut être téléchargé. { $language }. Licence { $licence }.
model_of_no_use = { $name } : ne sert pas à Hector, car on ne peut pas lui dire ce qu'il doit écouter. { $language }.
models_how = Télécharger : { $fetch }. Choisir : { $select }. Comparer : { $compare }.
model_not_there = Il n'y a pas de modèle « { $name } » sur cet ordinateur. Attendu : { $known }.
model_none_here = Il n'y a pas de modèle « { $name } » sur cet ordinateur, ni aucun autre. { $command } en télécharge un.
model_used_now = Hector écoute maintenant avec { $name }.
voice_before_models = Hector écoute avec la voix apprise { $voice }. Elle passe avant tout modèle.
model_use_by = Pour écouter avec le nouveau : { $command }.
model_own_stays = Le modèle d'Hector lui-même ne peut pas être supprimé.
model_remove_asked =
    { $megabytes ->
        [one] Supprimer { $name } et libérer { $megabytes } mégaoctet ? Oui ou non.
       *[other] Supprimer { $name } et libérer { $megabytes } mégaoctets ? Oui ou non.
    }
model_remove_by = Rien n'est supprimé : personne ne peut répondre. Pour supprimer sans question : { $command }.
model_removed = { $name } est supprimé.
model_stays = { $name } reste.
model_unknown = Il n'y a pas de modèle « { $name } » à télécharger. Attendu : { $known }.
model_fixed_unfetched = On ne peut pas dire à { $name } ce qu'il doit écouter ; Hector ne pourrait pas s'en servir. Rien n'a été téléchargé. Attendu : { $known }.
model_already_there = { $name } est déjà sur cet ordinateur. Pour le télécharger encore, supprimez-le d'abord : { $command }.
model_fetched_elsewhere = Un autre Hector télécharge { $name } en ce moment.
fetch_begins =
    { $megabytes ->
        [one] Téléchargement de { $name }, { $megabytes } mégaoctet, depuis { $address }.
       *[other] Téléchargement de { $name }, { $megabytes } mégaoctets, depuis { $address }.
    }
fetch_begins_of_any_size = Téléchargement de { $name } depuis { $address }.
fetch_goes_on =
    { $megabytes ->
        [one] Le téléchargement de { $name } continue : { $megabytes } mégaoctet est déjà là.
       *[other] Le téléchargement de { $name } continue : { $megabytes } mégaoctets sont déjà là.
    }
fetch_no_room = Pas assez de place pour { $folder }. Mégaoctets nécessaires : { $needed } ; libres : { $left }.
fetch_no_curl = Le programme { $program } manque. Windows 10 et macOS le fournissent ; sous Debian, installez-le ainsi : { $command }.
fetch_not_started = Le programme { $program } ne démarre pas : { $why }.
fetch_refused = Le serveur ne fournit pas le fichier à { $address } : réponse { $number }. Attendu : le fichier. Réessayez plus tard.
fetch_elsewhere = Le serveur à { $address } renvoie ailleurs : { $other }. Rien n'a été téléchargé de là.
fetch_unreached = Pas de connexion à { $address } : { $why }. Vérifiez la connexion à internet et réessayez.
fetch_late = Rien n'est venu pendant { $seconds } secondes. Ce qui est là est gardé. Pour continuer : { $command }.
fetch_cut =
    { $megabytes ->
        [one] Le téléchargement s'est interrompu. { $megabytes } mégaoctet est là et reste gardé. Pour continuer : { $command }.
       *[other] Le téléchargement s'est interrompu. { $megabytes } mégaoctets sont là et restent gardés. Pour continuer : { $command }.
    }
fetch_other_size = Pas enregistré : le fichier n'a pas la bonne taille. Attendu : { $expected } octets. Trouvé : { $found }.
fetch_no_size = Le serveur à { $address } ne dit pas la taille du fichier, ou celui-ci est plus grand que tout modèle. Rien n'a été téléchargé.
fetch_other_sum = { $name } n'est pas enregistré : la somme de contrôle est fausse, ce n'est donc pas le fichier de la liste. Attendu : { $expected }. Trouvé : { $found }.
sum_is_none = « { $written } » n'est pas une somme de contrôle. Attendu : un SHA-256 de 64 chiffres et lettres de a à f.
sum_was_unknown = La liste n'a pas de somme de contrôle pour { $name }. Le fichier a { $bytes } octets et le SHA-256 { $sum }.
sum_asked = Est-ce le bon fichier, et voulez-vous le garder ? Oui ou non.
sum_confirmed_by = Pas décompressé : personne ne peut répondre. Si la somme est bonne : { $command }.
fetch_declined = { $name } n'est pas enregistré.
model_fetched = { $name } est là et fonctionne.
try_set_missing = Il n'y a pas d'enregistrements à côté de cet Hector. Nommez un dossier avec --recordings.
try_list_missing = Il n'y a pas de liste dans { $folder }. Attendu : { $list } ou { $other }.
try_list_unreadable = La ligne { $line } de { $list } est « { $read } ». Attendu : le nom d'un fichier WAV du même dossier, une tabulation, de, fr ou en, une tabulation et les mots, s'il y en a.
try_list_empty = Il n'y a aucun enregistrement dans { $path }.
try_lacks_more = Autres choses à écouter qui manquent au modèle : { $more }.
try_begins = Modèle { $name }. Enregistrements : { $recordings }.
try_of_language = { $language } : { $figures }
try_figures = Entendus en entier : { $whole } sur { $of }. Pris correctement : { $right }. Pris à tort : { $wrong }.
try_time = Temps pour chaque seconde de son, en centièmes de seconde : { $hundredths }.
archive_unreadable = Le fichier téléchargé est illisible : { $why }.
archive_is_none = Pas décompressé : le fichier téléchargé n'est pas une archive ZIP, ou il est incomplet.
archive_damaged = Pas décompressé : l'archive est endommagée.
archive_too_large = Pas décompressé : l'archive annonce plus que ce que contient aucun modèle.
archive_locked = Pas décompressé : « { $file } » dans l'archive est protégé par un mot de passe.
archive_odd_name = Pas décompressé : « { $file } » dans l'archive n'est pas un nom de fichier de modèle. Attendu : des fichiers dans un dossier.
archive_no_file = Pas décompressé : « { $file } » dans l'archive n'est pas un fichier ordinaire.
archive_twice = Pas décompressé : « { $file } » est deux fois dans l'archive.
archive_odd_packing = Pas décompressé : « { $file } » dans l'archive est comprimé d'une façon inconnue.
archive_odd_contents = Pas décompressé : « { $file } » dans l'archive ne contient pas ce que dit l'archive.
archive_unwritable = Pas décompressé : les fichiers ne peuvent pas être écrits : { $why }. L'archive est gardée.
