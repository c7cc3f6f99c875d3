# La preuve qu'un appareil ne dit à un joueur rien de ce que les Règles interdisent.

sealed_program = Ceci est { $program }, version { $version }.
sealed_recorder = Ce programme ne fait qu'enregistrer : il ne contient ni moteur d'échecs, ni évaluation de positions, ni entraînement, ni exercices, ni relecture de parties. Personne ne peut le joindre par le réseau ; seules sa voix ou sa plage braille peuvent se trouver sur une autre machine, si son utilisateur l'a réglé ainsi.
sealed_mode = Scellé : ce que cet appareil dit à un joueur en mode tournoi, dans ce tournoi.
sealed_asked = À un joueur qui demande :
sealed_unasked = De lui-même, dans chaque situation :
sealed_situation = { $situation } : { $told }
sealed_holds = Vérification réussie : dans les { $count } situations, rien d'autre n'a été dit aux joueurs.
sealed_broken =
    { $faults ->
        [one] La vérification échoue : 1 avis qu'aucun joueur ne doit recevoir.
       *[other] La vérification échoue : { $faults } avis qu'aucun joueur ne doit recevoir.
    }
sealed_do_not_use = Cet appareil ne doit pas servir à une table de tournoi.
sealed_nothing = rien
sealed_ordinary = un coup ordinaire
sealed_illegal = un coup illégal, achevé
sealed_misheard = un coup mal répété
sealed_capture = une prise
sealed_check = un échec, et un autre non paré
sealed_mate = mat
sealed_stalemate = pat
sealed_dead = une position morte
sealed_repetition = une position pour la cinquième fois
sealed_last_rank = un pion laissé sur la dernière rangée
sealed_flag = un drapeau tombé
sealed_boards = des échiquiers différents
