# L'arbitre.

away = L'appareil a été indisponible pendant { $time } et il est de retour.
was_off = L'appareil était éteint et il est de retour.
letter_refused = Refusé, venant du lieu des { $side } : { $reason }.
overreach_other_side = le message agit pour l'autre camp
overreach_other_person = le message agit pour quelqu'un qui n'est pas là-bas
overreach_no_deed = le message annonce ce que seul cet appareil peut constater
overreach_no_proof = le message agit comme arbitre, sans preuve
overreach_wrong_proof = le message agit comme arbitre, avec une fausse preuve
overreach_after_result = la partie est finie
overreach_clock_too_high = sa pendule montre plus que le possible
seal_vanished = Le scellé de cet appareil a été enlevé. Il est remis.
seal_came_back = Le scellé de cet appareil a été enlevé ou échangé. Il est remis.
seal_other_home = Hector a été lancé sur cet appareil scellé avec un autre dossier de données.
seal_runs_apart = Un second Hector tourne sur cet appareil scellé dans son propre espace de noms, où le scellé peut ne pas valoir.
seal_other_use = Autre chose que la partie a été demandé à l'appareil scellé, et refusé.
seal_other_homes = Hector a été lancé { $times } fois sur cet appareil scellé avec un autre dossier de données.
seal_other_uses = Autre chose que la partie a été demandé { $times } fois à l'appareil scellé, et refusé.
game_abandoned = Les { $side } ont mis fin à la partie : personne ne l'avait reprise en 24 heures.
number_tried = Mauvais numéro : quelqu'un a essayé d'ouvrir votre bureau.
was_off_for = L'appareil était éteint et il est de retour. D'après l'horloge de l'ordinateur, cela a duré { $time }.
away_disputed = D'après l'horloge de l'ordinateur, c'était { $wall } : elle a été changée entre-temps.
away_while_the_clock_stood = L'appareil a été indisponible pendant que la pendule était arrêtée, et il est de retour.
was_suspended = Le programme a été suspendu pendant { $time } et reprend.
the_clock_went_on = La pendule a continué.
the_chess_clock_went_on = La pendule a continué.
the_clock_is_as_recorded = La pendule montre ce qui a été enregistré en dernier.
the_chess_clock_is_as_recorded = La pendule montre ce qui a été enregistré en dernier.
not_taken_from = Refusé, venant des { $side } : { $reason }
case_is_open = Le cas { $case } est ouvert.
case_undone = Le cas { $case } est clos : la position d'avant est rétablie.
case_ended_with_the_game = Le cas { $case } est clos : la partie est terminée.
case_ended_on_the_board = Le cas { $case } est clos : la partie est terminée sur l'échiquier.
case_move_stands = Le cas { $case } est clos : l'adversaire a joué le coup suivant, ce qui a été fait reste acquis{ $article }.
case_right_lost = Le cas { $case } est clos : l'adversaire a touché une pièce ou joué depuis{ $article }.
case_narrowed = Le cas { $case } a changé : l'adversaire a touché une pièce ou joué depuis, plus rien ne peut être exigé{ $article }.
case_boards_agree = Le cas { $case } est clos : les échiquiers concordent de nouveau.
case_legal_again = Le cas { $case } est clos : la position est de nouveau légale{ $article }.
case_clock_runs = Le cas { $case } est clos : la pendule marche de nouveau.
case_time_set = Le cas { $case } est clos : le temps a été réglé, le drapeau est relevé.
case_both_late = Le cas { $case } est clos : l'autre joueur est arrivé trop tard aussi{ $article }.
case_played_on = Le cas { $case } est clos : le jeu a continué.
case_both_flags = Le cas { $case } est clos : l'autre drapeau est tombé aussi{ $article }.
misheard = Les { $side } ont répété « { $repeated } » au lieu de « { $announced } ». Différence : { $parts }.
not_repeated = Les { $side } n'ont pas répété le coup des { $opponent }{ $article }.
corrected = Les { $side } ont corrigé à temps « { $before } » en « { $now } »{ $article }.
out_of_turn = Les { $side } ont dit « { $words } » sans avoir le trait. C'est noté et ne change rien.
offer_out_of_time = Les { $side } ont proposé la nulle à un autre moment qu'entre le coup et l'appui sur la pendule. La proposition tient{ $article }.
offers_often = Les { $side } proposent encore la nulle, { $times } fois de suite. Trop souvent, cela peut gêner l'adversaire{ $article }.
claim_accepted = Les { $side } acceptent la nulle. Les accords sont restreints, la demande est donc vérifiée quand même{ $article }.
sheet_asked = Les { $side } demandent à voir la feuille de partie, demande { $times } sur { $most } au plus.
sheet_asked_too_often = Les { $side } demandent à voir la feuille de partie, déjà { $times } fois. Plus de { $most } fois peut déranger{ $article }.
adjusted_out_of_turn = Les { $side } ont recentré des pièces sans avoir le trait{ $article }.
assistant_pressed_for_opponent = L'assistant des { $side } a appuyé sur la pendule pour l'adversaire, ce qui n'est pas de ses tâches{ $article }.
sheet_asked_out_of_turn = Les { $side } n'ont pas le trait et ne peuvent pas demander la feuille de partie maintenant{ $article }.
times_used = Temps utilisé : Blancs { $white }, Noirs { $black }.
idle_press = Les { $side } ont appuyé sur la pendule, et elle n'a pas changé.
pressed_back = Les { $side } ont appuyé sur la pendule en retour, après un appui sans coup.
gave_the_clock_back = Les { $side } ont rendu la pendule : le trait est aux { $opponent }.
recorded_in_advance = Les { $side } ont noté le demi-coup { $ply } avant qu'il soit joué, ce que seules une demande ou une mise sous enveloppe permettent{ $article }.
late_press = Les { $side } ont appuyé sur la pendule seulement après la réponse{ $article }.
declined_by_touch = Les { $side } ont refusé la nulle en touchant une pièce{ $article }.
scores_differ =
    { $plies ->
        [one] Les feuilles de partie concordent pour { $plies } demi-coup
       *[other] Les feuilles de partie concordent pour { $plies } demi-coups
    } et diffèrent au suivant, bien que les échiquiers concordent{ $article }.
scores_differ_boards_unknown =
    { $plies ->
        [one] Les feuilles de partie concordent pour { $plies } demi-coup
       *[other] Les feuilles de partie concordent pour { $plies } demi-coups
    } et diffèrent au suivant. On ne sait pas si les échiquiers concordent{ $article }.
counter_differs =
    { $counted ->
        [one] La pendule des { $side } compte { $counted } coup
       *[other] La pendule des { $side } compte { $counted } coups
    }, { $completed ->
        [one] et { $completed } est achevé
       *[other] et { $completed } sont achevés
    }{ $article }.
audit_of = Vérification, échiquier des { $side } : { $audit }
start_restored = La position initiale est rétablie sur les deux échiquiers. À vous de régler temps et compteurs{ $article }.
position_restored =
    { $plies ->
        [one] La position après { $plies } demi-coup
       *[other] La position après { $plies } demi-coups
    } est rétablie sur les deux échiquiers. À vous de régler temps et compteurs{ $article }.
has_more_time = Les { $side } ont { $time } de plus.
envelope_opened = L'enveloppe est ouverte. Coup sous enveloppe : « { $words } ».
referred_unheard = Une demande sans arbitre a mis fin au jeu. Aucun coup n'a été annoncé à cet appareil : les joueurs notent la position finale. L'adversaire la vérifie, et l'arbitre désigné décide{ $article }.
referred = Une demande sans arbitre a mis fin au jeu. Position finale { $position }. L'adversaire la vérifie, et l'arbitre désigné décide{ $article }.
verified = Les { $side } ont vérifié la position finale et ce qui est écrit{ $article }.
both_signed = Les deux joueurs ont signé : le résultat est acquis{ $article }.
nothing_changed = Rien n'a changé : il n'y avait rien à quoi l'appliquer.
after_the_end = Les { $side } ont fait une réclamation, une demande ou un geste alors que la partie est finie sur l'échiquier. Cela ne change rien.
challenge_uncounted = Défi des { $side } : cinquante coups à partir d'ici. Aucun coup n'est annoncé à cet appareil, ce sont donc les joueurs qui les comptent{ $article }.
challenge_counted = Défi des { $side } : cinquante coups sont comptés à partir d'ici{ $article }.
envelope_unnumbered = Enveloppe : coup des { $side }. Ajoutez le numéro du coup et la position : aucun coup n'a été annoncé à cet appareil.
envelope = Enveloppe : coup des { $side }, numéro { $number }.
envelope_unseen = Le coup n'est pas connu ici.
sealed_move_read = Lu dans l'enveloppe : « { $words } ».
times_of_both = Blancs { $white }, Noirs { $black }.
resumption = Reprise : { $when }.
position = Position : { $fen }.
offer_waits = La proposition de nulle des { $side } attend une réponse.
resumption_not_set = pas encore fixée
assistant_unknown = Un assistant a agi pour les { $side }, qui n'en ont pas d'enregistré{ $article }.
assistant_of_the_sighted = L'assistant des { $side }, joueur voyant, a fait ce qui est réservé à l'assistant d'un joueur non-voyant, { $article } et article { $limit }.
assistant_of_the_sighted_only = L'assistant des { $side }, joueur voyant, a fait ce qui est réservé à l'assistant d'un joueur non-voyant.
assistant_not_needed = L'assistant des { $side }, joueur voyant, a agi alors que le joueur non-voyant en a un{ $article }.
assistant_for_the_player = { $what } par l'assistant des { $side } ne compte pas : cela revient au joueur seul{ $article }.
own_resignation = L'abandon
own_draw_offer = Une proposition de nulle
own_answer_to_an_offer = La réponse à une proposition de nulle
own_draw_claim = Une demande de nulle
own_perpetual_check_claim = Une demande de nulle par échec perpétuel
own_challenge = Un défi
own_increment_request = Une demande de cinq secondes par coup
own_last_minutes_claim = Une demande des deux dernières minutes
own_gesture = Un geste
own_verification = Une vérification
own_signature = Une signature
clock_started = La pendule des { $side } est mise en marche.
clocks_stopped = Les deux pendules sont arrêtées.
clock_runs_again = La pendule repart.
time_set = Temps des { $side } réglé : { $time }.
moves_set = Le compteur de coups des { $side } est réglé sur { $moves }.
time_given = Temps accordé.
time_taken = Les { $side } perdent { $time }.
sanctioned = { $side } : { $sanction }.
reconstructed =
    { $moves ->
        [one] { $moves } coup est reconstitué.
       *[other] { $moves } coups sont reconstitués.
    } Les compteurs repartent de la période suivante, ou de là si c'est davantage.
restoring = La position est en cours de rétablissement.
board_audited = L'échiquier des { $side } est vérifié.
board_set_right = L'échiquier des { $side } est corrigé.
case_settled = Le cas { $case } est réglé par la mesure { $remedy }.
case_dismissed = Le cas { $case } est écarté.
observed = Constaté : { $observation }.
moved_instead_of_sealing = Les { $side } doivent mettre leur coup sous enveloppe, mais ont joué et appuyé : la pendule continue jusqu'à ce que ce coup soit sous enveloppe{ $article }.
asked_to_seal = Le joueur au trait est prié de mettre son coup sous enveloppe{ $article }.
black_asked_to_seal = Les Noirs sont priés de mettre leur coup sous enveloppe{ $article }.
black_to_seal_after_white = Les Blancs jouent, puis les Noirs sont priés de mettre leur coup sous enveloppe{ $article }.
no_longer_asked_to_seal = Personne n'a plus de coup à mettre sous enveloppe. La partie continue.
seal_is_void = Le coup sous enveloppe des { $side } ne compte plus, car une position antérieure est rétablie. L'enveloppe reste fermée.
adjourned_early = Les { $side } ajournent { $time } avant la fin de la séance et ont utilisé ce temps{ $article }.
offer_at_the_seal = Les { $side } ont proposé la nulle pendant qu'un coup est sous enveloppe. La proposition tient jusqu'à la réponse{ $article }.
offer_not_with_the_seal = Les { $side } ont proposé la nulle avec le coup sous enveloppe, que rien ne peut accompagner. La proposition tient{ $article }.
to_be_resumed = Reprise : { $when }.
taken_up = La partie est reprise : { $how }.
taken_up_opened = l'enveloppe est ouverte{ $article }
taken_up_replier_runs = la pendule du joueur qui doit répondre marche{ $article }
taken_up_reply_sealed = la réponse est mise sous enveloppe{ $article }
taken_up_both_absent = la pendule du joueur qui doit répondre marche{ $article }
taken_up_arrived = le joueur est arrivé et l'enveloppe est ouverte{ $article }
taken_up_from_sealer = le joueur dit le coup qu'il avait mis sous enveloppe{ $article }
taken_up_without_seal = elle continue depuis la position rétablie, et la pendule du joueur au trait marche
taken_up_position_lost = la position est perdue{ $article }
declared = Le résultat est déclaré.
mode_is_tournament = Le mode tournoi est en vigueur.
mode_is_training = Le mode entraînement est en vigueur.
device_is_sealed = L'appareil est scellé et ne fait rien d'autre que cette partie, jusqu'à ce que vous l'ouvriez.
device_opened_away =
    L'appareil est ouvert. { $times ->
        [0] Il n'a jamais été indisponible depuis la mise sous scellés.
        [one] Il a été indisponible une fois depuis la mise sous scellés.
       *[other] Il a été indisponible { $times } fois depuis la mise sous scellés.
    }
draw_consented = Vous consentez à une nulle.
position_not_known = Aucun coup n'est annoncé à cet appareil : la position et les coups ne sont pas connus ici.
plies_played = Demi-coups { $plies }.
completed = Achevés : Blancs { $white }, Noirs { $black }.
clock_shows = Blancs { $white }, Noirs { $black }, pendule { $clock }.
illegal_moves = Coups illégaux : Blancs { $white }, Noirs { $black }.
clock_not_started = pas encore en marche
clock_runs_for = en marche pour les { $side }
clock_stopped_for = arrêtée, elle marchait pour les { $side }
need_not_record = Dispensés de noter : { $sides }.
no_open_case = Aucun cas ouvert.
open_cases = Cas ouverts : { $cases }.
