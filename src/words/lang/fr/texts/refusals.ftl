# Ce qui n'est pas accepté, ou ne peut être joué.

say_both_squares = Dites toujours les deux cases : le départ et l'arrivée.
not_under_profile = Pas prévu dans ce tournoi : il faudrait un appareil qui { $duty }.
game_over = La partie est terminée.
game_adjourned = La partie est ajournée. Attendu : que l'arbitre la reprenne.
no_offer = Aucune proposition de nulle n'attend de réponse.
no_such_case = Le cas { $case } n'est pas ouvert.
no_remedy = Le cas { $case } n'a pas de mesure à choisir. Écartez-le, ou agissez de vous-même.
no_such_remedy =
    { $remedies ->
        [one] Le cas { $case } n'a que la mesure 1. Attendue : celle-là.
       *[other] Le cas { $case } a les mesures 1 à { $remedies }. Attendue : l'une d'elles.
    }
no_such_ply = Il n'y a pas de demi-coup { $ply }. Attendu : un demi-coup joué.
not_sealing = Aucun coup n'est sous enveloppe ni à y mettre, il n'y a donc rien à faire.
seal_lacks_from = Un coup sous pli nomme les deux cases : le départ et l'arrivée. Rien n'est encore sous pli.
seal_lacks_new_piece = Un coup sous pli dit ce que devient le pion. Rien n'est encore sous pli.
seal_lacks_piece = Un coup sous pli vers la dernière rangée dit quelle pièce se déplace ou, si c'est un pion, ce qu'il devient. Rien n'est encore sous pli.
not_sealed_yet = Le coup est demandé et n'est pas encore sous pli. S'il est sur papier dans l'enveloppe, tapez : { $sees }.
sealed_move_unseen = Le contenu de l'enveloppe n'est pas connu ici : il est sur papier ou dans l'autre lieu. Reprenez la partie là où le coup a été mis sous pli, ou ouvrez l'enveloppe et tapez d'abord : { $reads } et le coup.
sealed_move_known = Le coup de l'enveloppe est déjà connu ici.
seal_stands = Un coup est déjà dans l'enveloppe, et il compte. Reprenez la partie avec lui.
seal_void = Une position antérieure a été rétablie, et le coup sous pli ne compte plus. Attendu : { $resume }.
at_rest = La partie est ajournée, et aucune pendule ne marche. Pour continuer, tapez : { $resume }.
play_has_ended = Une demande a mis fin au jeu. Attendu : la décision de l'arbitre désigné.
nothing_to_verify = Aucune demande n'attend votre vérification.
no_such_sanction = Cette sanction n'existe pas dans cette édition : { $sanction }.
only_in_tournament = On ne scelle qu'en mode tournoi.
device_stays_sealed = L'appareil est scellé. L'arbitre l'ouvre.
device_not_sealed = L'appareil n'est pas scellé.
nothing_to_sign = Il n'y a pas encore de résultat à signer.
players_own = Refusé : seul le joueur peut le dire, pas un assistant.
impossible = Impossible : { $reason }.
nothing_there = aucune pièce en { $square }
piece_not_yours =
    { $piece ->
        [dame] la dame en { $square } est à l'adversaire
        [tour] la tour en { $square } est à l'adversaire
       *[other] le { $piece } en { $square } est à l'adversaire
    }
other_piece_there =
    { $found ->
        [dame] il y a une dame en { $square }
        [tour] il y a une tour en { $square }
       *[other] il y a un { $found } en { $square }
    }, { $named ->
        [dame] pas une dame
        [tour] pas une tour
       *[other] pas un { $named }
    }
no_such_piece = le camp au trait n'a pas de { $piece }
no_such_piece_on_file = le camp au trait n'a pas de { $piece } sur la colonne { $file }
no_such_piece_on_rank = le camp au trait n'a pas de { $piece } sur la rangée { $rank }
no_such_piece_on_square = le camp au trait n'a pas de { $piece } en { $square }
no_piece = le camp au trait n'a aucune pièce
no_piece_on_file = le camp au trait n'a aucune pièce sur la colonne { $file }
no_piece_on_rank = le camp au trait n'a aucune pièce sur la rangée { $rank }
no_piece_on_square = le camp au trait n'a aucune pièce en { $square }
several_can_go = plusieurs pièces peuvent aller en { $square } : depuis { $squares }
not_its_move =
    { $piece ->
        [dame] une dame ne va pas de { $from } en { $to }
        [tour] une tour ne va pas de { $from } en { $to }
       *[other] un { $piece } ne va pas de { $from } en { $to }
    }
already_there =
    { $piece ->
        [dame] la dame est déjà en { $square }
        [tour] la tour est déjà en { $square }
       *[other] le { $piece } est déjà en { $square }
    }
none_reaches =
    { $piece ->
        [dame] aucune dame ne va en { $square }
        [tour] aucune tour ne va en { $square }
       *[other] aucun { $piece } ne va en { $square }
    }
own_piece_there = une pièce du même camp est en { $square }
piece_in_the_way = une pièce en { $square } barre le chemin
nothing_to_capture = un pion n'a rien à prendre en { $square }
en_passant_gone = la prise en passant en { $square } n'est pas possible maintenant
king_attacked = le roi en { $square } serait attaqué depuis { $from }
king_captured = le roi en { $square } ne se prend jamais
promotion_missing = le pion qui atteint { $square } doit devenir dame, tour, fou ou cavalier
promotion_impossible = une promotion en { $piece } est impossible en { $square }
castling_lost =
    { $wing ->
        [short] le droit au petit roque est perdu ou n'a jamais existé
       *[long] le droit au grand roque est perdu ou n'a jamais existé
    }
castling_blocked =
    { $wing ->
        [short] le petit roque est empêché : il y a une pièce en { $square }
       *[long] le grand roque est empêché : il y a une pièce en { $square }
    }
castling_attacked =
    { $wing ->
        [short] le petit roque est empêché : { $square } est attaquée depuis { $from }
       *[long] le grand roque est empêché : { $square } est attaquée depuis { $from }
    }
