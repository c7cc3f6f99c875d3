# Chaque phrase que Hector dit pendant une partie, en français, dans les mots des Règles
# du jeu d'échecs de la FIDE. Une phrase tient sur une ligne, pour être dite d'un souffle.
# Les mots des annonces entrent tels quels ; les articles s'accordent avec eux.

## Échiquiers et feuilles de partie

white = Blancs
black = Noirs
without_limit = sans limite
and_last = { $first } et { $last }
or_last = { $first } ou { $last }
and_next = { $first } ; { $next }
white_piece =
    { $piece ->
        [Dame] Dame blanche
        [Queen] Queen blanche
        [Rook] Rook blanche
        [Tour] Tour blanche
        [Turm] Turm blanche
       *[other] { $piece } blanc
    }
black_piece =
    { $piece ->
        [Dame] Dame noire
        [Queen] Queen noire
        [Rook] Rook noire
        [Tour] Tour noire
        [Turm] Turm noire
       *[other] { $piece } noir
    }
move_piece =
    { $piece ->
        [Dame] prendre la Dame en { $from }, la poser en { $to }
        [Queen] prendre la Queen en { $from }, la poser en { $to }
        [Rook] prendre la Rook en { $from }, la poser en { $to }
        [Tour] prendre la Tour en { $from }, la poser en { $to }
        [Turm] prendre la Turm en { $from }, la poser en { $to }
       *[other] prendre le { $piece } en { $from }, le poser en { $to }
    }
take_off =
    { $piece ->
        [Dame] retirer de l'échiquier la Dame en { $from }
        [Queen] retirer de l'échiquier la Queen en { $from }
        [Rook] retirer de l'échiquier la Rook en { $from }
        [Tour] retirer de l'échiquier la Tour en { $from }
        [Turm] retirer de l'échiquier la Turm en { $from }
       *[other] retirer de l'échiquier le { $piece } en { $from }
    }
put_white_on =
    { $piece ->
        [Dame] poser une Dame blanche en { $to }
        [Queen] poser une Queen blanche en { $to }
        [Rook] poser une Rook blanche en { $to }
        [Tour] poser une Tour blanche en { $to }
        [Turm] poser une Turm blanche en { $to }
       *[other] poser un { $piece } blanc en { $to }
    }
put_black_on =
    { $piece ->
        [Dame] poser une Dame noire en { $to }
        [Queen] poser une Queen noire en { $to }
        [Rook] poser une Rook noire en { $to }
        [Tour] poser une Tour noire en { $to }
        [Turm] poser une Turm noire en { $to }
       *[other] poser un { $piece } noir en { $to }
    }
percent_sure = sûr à { $percent } pour cent
nothing_wrong_so_far = Rien de faux jusqu'ici, { $sure }.
nothing_wrong = Rien de faux, { $sure }.
likely_wrong = Faux. Probablement, { $sure } : { $corrections }.
wrong_unexplained = Faux, et aucune erreur probable ne l'explique. Faites lire tout l'échiquier.
what_stands_on = qu'y a-t-il en { $square } ? { $found }
no_more_questions = plus de questions. { $found }
scores_agree = les feuilles de partie concordent
scores_agree_for =
    { $plies ->
        [one] les feuilles de partie concordent pour { $plies } demi-coup
       *[other] les feuilles de partie concordent pour { $plies } demi-coups
    }
score_lacks =
    { $missing ->
        [one] il manque { $missing } demi-coup
       *[other] il manque { $missing } demi-coups
    } à la feuille des { $side } après { $plies ->
        [one] { $plies } qui concorde
       *[other] { $plies } qui concordent
    }
score_has_gap =
    { $plies ->
        [one] la feuille des { $side } a un trou après { $plies } demi-coup qui concorde
       *[other] la feuille des { $side } a un trou après { $plies } demi-coups qui concordent
    }
score_kept_elsewhere = la feuille des { $side } est tenue ailleurs : comparez-la à celle-ci ; l'endroit où elles divergent décide
part_castling = le roque
part_piece = la pièce
part_from_file = la première colonne
part_from_rank = la première rangée
part_to_file = la deuxième colonne
part_to_rank = la deuxième rangée
part_promotion = la promotion

## Joueurs

noted = Noté.
draw_offered = Nulle proposée.
times = Vous : { $own }. Adversaire : { $opponent }.
moves_completed = Coups achevés : vous { $own }, adversaire { $opponent }.
score_empty = Votre feuille de partie est vide.
score = Votre feuille de partie : { $moves }.
score_missing = manque
with_draw_offer = { $words } avec proposition de nulle
device_does = Cet appareil { $duties }. Rien d'autre.
does_keep_score = note les coups dictés
does_read_own_score = relit sur demande à un joueur sa propre feuille
does_run_clock = fait marcher les pendules
does_tell_times = dit les temps sur demande
does_tell_moves = dit le nombre de coups achevés sur demande
does_hear_announcements = entend les coups annoncés et répétés
does_compare_boards = compare pour l'arbitre seul les échiquiers et les feuilles
does_relay = transmet les annonces telles quelles
result = Résultat : { $points }.
white_wins = 1-0, les Blancs gagnent
black_wins = 0-1, les Noirs gagnent
draw = un demi-point chacun, nulle
both_lose = 0-0, les deux perdent
half_for_white = un demi-point aux Blancs, rien aux Noirs
half_for_black = un demi-point aux Noirs, rien aux Blancs
annulled = annulée, une nouvelle partie est jouée
adjourned = Partie ajournée.
tournament_mode = Mode tournoi : plus aucune aide.
training_mode = Mode entraînement : l'aide est donnée.
help = Aide : { $help }
repetition_differs = la répétition diffère : { $parts }.
check = échec.
square_empty = { $square } est vide.
square_holds = { $square } : { $piece }.
nothing_can_move = rien ne peut bouger en { $square }.
can_move_to = depuis { $square }, vers { $squares }.
may_claim = la nulle peut être demandée.
may_not_claim = la nulle ne peut pas être demandée.

## Ce qui n'est pas accepté, ou ne peut être joué

say_both_squares = Dites toujours les deux cases : le départ et l'arrivée.
not_under_profile = Pas dans ce tournoi. Il faudrait un appareil qui { $duty }.
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
play_has_ended = Une demande a mis fin au jeu. Attendu : la décision de l'arbitre désigné.
nothing_to_verify = Aucune demande n'attend votre vérification.
no_such_sanction = Les sanctions de cette édition ne comptent pas celle-ci : { $sanction }.
only_in_training = Seul l'entraînement y répond.
nothing_to_sign = Il n'y a pas encore de résultat à signer.
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
no_such_piece = vous n'avez pas de { $piece }
no_such_piece_on_file = vous n'avez pas de { $piece } sur la colonne { $file }
no_such_piece_on_rank = vous n'avez pas de { $piece } sur la rangée { $rank }
no_such_piece_on_square = vous n'avez pas de { $piece } en { $square }
no_piece = vous n'avez aucune pièce
no_piece_on_file = vous n'avez aucune pièce sur la colonne { $file }
no_piece_on_rank = vous n'avez aucune pièce sur la rangée { $rank }
no_piece_on_square = vous n'avez aucune pièce en { $square }
several_can_go = plusieurs pièces peuvent aller en { $square } : depuis { $squares }
not_its_move =
    { $piece ->
        [dame] une dame ne va pas de { $from } en { $to }
        [tour] une tour ne va pas de { $from } en { $to }
       *[other] un { $piece } ne va pas de { $from } en { $to }
    }
own_piece_there = une de vos pièces est en { $square }
piece_in_the_way = une pièce en { $square } barre le chemin
nothing_to_capture = un pion n'a rien à prendre en { $square }
en_passant_gone = la prise en passant en { $square } n'est pas possible maintenant
king_attacked = votre roi en { $square } serait attaqué depuis { $from }
promotion_missing = le pion qui atteint { $square } doit devenir dame, tour, fou ou cavalier
promotion_impossible =
    { $piece ->
        [dame] le coup en { $square } ne peut pas donner une dame
        [tour] le coup en { $square } ne peut pas donner une tour
       *[other] le coup en { $square } ne peut pas donner un { $piece }
    }
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

## L'arbitre

away = L'appareil s'est absenté, { $time }, et il est de retour. La pendule a continué.
was_off = L'appareil était éteint et il est de retour. La pendule est comme au dernier enregistrement.
not_taken_from = Refusé aux { $side } : { $reason }
case_is_open = Le cas { $case } est ouvert.
case_lost_ground = Le cas { $case } n'a plus d'objet.
misheard = Les { $side } ont répété « { $repeated } » pour « { $announced } ». Différence : { $parts }.
not_repeated = Les { $side } n'ont pas répété le coup des { $opponent }{ $article }.
corrected = Les { $side } ont corrigé à temps « { $before } » en « { $now } »{ $article }.
out_of_turn = Les { $side } ont dit « { $words } » hors de leur tour. C'est gardé et ne change rien.
offer_out_of_time = Les { $side } ont proposé la nulle à un autre moment qu'entre le coup et l'appui sur la pendule. La proposition tient{ $article }.
claim_accepted = Les { $side } acceptent la nulle. L'accord est restreint, la demande est donc vérifiée quand même{ $article }.
sheet_asked = Les { $side } demandent à voir la feuille de partie, { $times } fois sur { $most }.
sheet_asked_too_often = Les { $side } demandent à voir la feuille de partie, déjà { $times } fois. Plus de { $most } peut déranger{ $article }.
idle_press = Les { $side } ont appuyé, et la pendule n'a pas changé.
pressed_back = Les { $side } ont appuyé en retour, après un appui sans coup.
late_press = Les { $side } ont appuyé après la réponse{ $article }.
declined_by_touch = Les { $side } ont refusé la nulle en touchant une pièce{ $article }.
scores_differ =
    { $plies ->
        [one] Les feuilles de partie concordent pour { $plies } demi-coup
       *[other] Les feuilles de partie concordent pour { $plies } demi-coups
    } et diffèrent au suivant, bien que les échiquiers concordent{ $article }.
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
referred = Une demande sans arbitre a mis fin au jeu. Position finale { $position }. L'adversaire la vérifie, et l'arbitre désigné décide{ $article }.
verified = Les { $side } ont vérifié la position finale et ce qui est écrit{ $article }.
both_signed = Les deux joueurs ont signé : le résultat est acquis{ $article }.
nothing_changed = Rien n'a changé : il n'y avait rien à quoi l'appliquer.
challenge_counted = Défi des { $side } : cinquante coups sont comptés à partir d'ici{ $article }.
envelope = Enveloppe : coup des { $side }, numéro { $number }.
times_of_both = Blancs { $white }, Noirs { $black }.
resumption = Reprise : { $when }.
position = Position : { $fen }.
offer_waits = La proposition de nulle des { $side } attend.
resumption_not_set = pas encore fixée
assistant_unknown = Un assistant a agi pour les { $side }, qui n'en ont pas d'enregistré, article D.2.10.
assistant_of_the_sighted = L'assistant des { $side }, joueur voyant, a fait ce que { $article } n'accorde qu'à l'assistant d'un joueur aveugle ; article D.2.11.
assistant_not_needed = L'assistant des { $side }, joueur voyant, a agi alors que le joueur aveugle en a un, article D.2.11.
whites_clock_started = La pendule des Blancs est mise en marche.
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
restoring = Rétablissement en cours.
board_audited = L'échiquier des { $side } est vérifié.
board_set_right = L'échiquier des { $side } est remis en ordre.
case_settled = Le cas { $case } est réglé par la mesure { $remedy }.
case_dismissed = Le cas { $case } est écarté.
observed = Constaté : { $observation }.
asked_to_seal = Le joueur au trait est prié de mettre son coup sous enveloppe, directive I.1.1.
to_be_resumed = Reprise : { $when }.
taken_up = La partie est reprise : { $how }.
taken_up_opened = l'enveloppe est ouverte, directive I.9
taken_up_replier_runs = la pendule du joueur qui doit répondre marche, directive I.9
taken_up_reply_sealed = la réponse est mise sous enveloppe, directive I.9
taken_up_both_absent = la pendule du joueur qui doit répondre marche, directive I.11
taken_up_arrived = le joueur est arrivé et l'enveloppe est ouverte, directive I.9
taken_up_from_sealer = le joueur dit le coup qu'il avait mis sous enveloppe, directive I.12.1
taken_up_position_lost = la position est perdue, directive I.12.2
declared = Déclaré.
mode_is_tournament = Le mode est tournoi.
mode_is_training = Le mode est entraînement.
draw_consented = Vous consentez à une nulle.
plies_played = Demi-coups { $plies }.
completed = Achevés : Blancs { $white }, Noirs { $black }.
clock_shows = Blancs { $white }, Noirs { $black }, pendule { $clock }.
illegal_moves = Coups illégaux : Blancs { $white }, Noirs { $black }.
clock_not_started = pas en marche
clock_runs_for = en marche pour les { $side }
clock_stopped_for = arrêtée, elle marchait pour les { $side }
need_not_record = Dispensés de noter : { $sides }.
no_open_case = Aucun cas ouvert.
open_cases = Cas ouverts : { $cases }.

## Cas : l'affaire

case = Cas { $case } : { $matter }.
at_move = au coup { $number }
by_articles = Selon l'édition de { $edition } : { $articles }.
article = article { $number }
articles = articles { $numbers }
guideline = directive { $number }
paragraph = paragraphe { $number }
appendix = Annexe { $letter }
unverified_article = article non vérifié
remedy = Mesure : { $remedy }.
remedy_of_several = Mesure { $number } : { $remedy }.
your_judgement = À votre appréciation.
arbiters_judgement = À l'appréciation de l'arbitre.
then = { $first }, puis { $next }
illegal_move_completed = les { $side } ont achevé un coup illégal{ $at }
pawn_left = les { $side } ont laissé un pion en { $square }{ $at }
pressed_without_move = les { $side } ont appuyé sans jouer
not_announced = les { $side } ont appuyé sans avoir annoncé le coup{ $at }
hand_against_words = les { $side } ont annoncé un coup et en ont joué un autre{ $at }
touched_and_moved_otherwise = les { $side } ont touché une pièce et joué autrement{ $at }{ $article }
other_new_piece =
    { $piece ->
        [dame] les { $side } ont posé une nouvelle dame
        [tour] les { $side } ont posé une nouvelle tour
       *[other] les { $side } ont posé un nouveau { $piece }
    } et promu en une autre pièce{ $at }
gesture = les { $side } { $gesture } ; demandez si c'est un abandon
gesture_stopped_the_clock = ont arrêté la pendule sans un mot
gesture_laid_the_king_down = ont couché leur roi
gesture_offered_a_hand = ont tendu la main
scores_incomplete = les feuilles de partie sont à compléter : { $lacking }
lacks_moves =
    { $moves ->
        [one] il manque un coup aux { $side }
       *[other] il manque { $moves } coups aux { $side }
    }
times_lost = les temps depuis le dernier enregistrement sont perdus, et les deux pendules sont arrêtées
resumed_times = les { $side } disent que la pendule était mal réglée à la reprise
resumed_times_too_late = les { $side } disent que la pendule était mal réglée à la reprise, après un coup à eux, trop tard
written_move_not_played = les { $side } n'ont pas joué le coup écrit pour la demande{ $at }
boards_differ = les échiquiers diffèrent{ $at } : { $boards } ; { $scores }
board_wrong_on = l'échiquier des { $side } est faux en { $squares }
flag_down = le drapeau des { $side } est tombé
both_flags_down = les deux drapeaux sont tombés, celui des { $first } d'abord
assistant_missing = les { $side } n'ont pas d'assistant face à un joueur qui n'entend pas
moves_missing =
    { $completed ->
        [one] les { $side } ont achevé { $completed } coup
       *[other] les { $side } ont achevé { $completed } coups
    } sur { $required } dans les temps
claims_time = les { $side } réclament le gain au temps
claims_draw = les { $side } demandent la nulle
claims_draw_with_move = les { $side } demandent la nulle avec le coup écrit « { $words } »
claims_without_the_move = les { $side } demandent la nulle sans avoir le trait
claims_perpetual_check = les { $side } invoquent l'échec perpétuel
challenge_run_out = cinquante coups de chacun depuis le défi des { $side }, sans mat
agreement_not_allowed = une nulle a été convenue qui n'est pas encore permise
offer_not_allowed = les { $side } ont proposé une nulle que le tournoi ne permet pas
over_on_the_board = la partie est terminée sur l'échiquier
resigns = les { $side } abandonnent
asks_for_increment = les { $side } demandent cinq secondes par coup
claims_cannot_win = les { $side } demandent la nulle : les { $opponent } ne peuvent pas gagner par des moyens normaux
claims_no_effort = les { $side } demandent la nulle : les { $opponent } ne cherchent pas à gagner
calls_arbiter = les { $side } ont arrêté la pendule et vous appellent : { $reason }
reason_missing_piece = il manque une pièce pour la promotion
reason_disturbance = un dérangement
reason_illness = un malaise
reason_resumed_times = les temps de la pendule après la reprise
reason_boards = les échiquiers ne semblent pas concorder
reason_none = aucune raison donnée
protests = les { $side } protestent : { $complaint }
complaint_illegal_move = le coup était illégal
complaint_touched_piece = une pièce a été touchée et pas jouée
complaint_two_hands = deux mains ont servi
complaint_displaced = des pièces ont été déplacées
sealed_move_unplayable = le coup sous enveloppe des { $side }, « { $words } », ne peut pas être joué
seen_offence = { $side } : { $offence }
seen_displaced = les { $side } ont déplacé des pièces
seen_wrong_set_up = les pièces étaient mal placées au départ
seen_illegal_position = une position illégale qu'aucun joueur n'a signalée ; un coup de plus est attendu
seen_board_turned = l'échiquier était mal orienté
seen_colours_reversed = les couleurs sont inversées
seen_faulty_clock = la pendule est défectueuse
seen_late =
    { $minutes ->
        [one] les { $side } ont eu { $minutes } minute de retard
       *[other] les { $side } ont eu { $minutes } minutes de retard
    }
seen_nobody_records = aucun joueur ne note la partie
seen_forbidden_device = les { $side } ont un appareil interdit
offence_illegal_move = un coup illégal
offence_pawn_not_replaced = un pion laissé sur la dernière rangée
offence_two_hands = un coup joué à deux mains
offence_press_without_move = un appui sans coup
offence_wrong_draw_claim = une demande de nulle incorrecte
offence_increment_request = une demande de cinq secondes par coup
offence_last_minutes_rejected = une demande des deux dernières minutes, rejetée
offence_last_minutes_postponed = une demande des deux dernières minutes, remise à plus tard

## Cas : les mesures

restore_start = rétablir la position initiale
restore_position =
    { $plies ->
        [one] rétablir la position après { $plies } demi-coup
       *[other] rétablir la position après { $plies } demi-coups
    }
demand_nothing = ne rien exiger des { $side }
demand_move =
    { $count ->
        [one] exiger des { $side } de jouer ou de prendre avec la pièce en { $squares }, sans roquer
       *[other] exiger des { $side } de jouer ou de prendre avec les pièces en { $squares }, sans roquer
    }
has_sealed = retenir « { $words } » comme coup sous enveloppe des { $side }
has_sealed_from = retenir « { $words } », depuis { $square }, comme coup sous enveloppe des { $side }
put_right = corriger avant la mise en marche de la pendule
pawn_is_queen = remplacer le pion en { $square } par une dame
count_against = compter contre les { $side } { $offence }
give_time = donner { $time } aux { $side }
five_seconds = donner cinq secondes par coup aux deux
set_board_right = remettre en ordre l'échiquier des { $side }
set_board_right_by = remettre en ordre l'échiquier des { $side } : { $corrections }
must_play = faire jouer « { $words } » aux { $side }
game_annulled = annuler la partie et en jouer une nouvelle
declare = déclarer { $points }
clock_runs = remettre en marche la pendule des { $side }
postpone = remettre la décision à plus tard

## Ce que disent les Règles

verdict_wins = Les { $side } gagnent.
verdict_draw = Nulle.
verdict_goes_on = La partie continue.
verdict_unknown = Inconnu.
verdict_claim_correct = Demande correcte : nulle aussitôt.
verdict_claim_wrong =
    { $minutes ->
        [one] Demande incorrecte : { $minutes } minute de plus pour l'adversaire.
       *[other] Demande incorrecte : { $minutes } minutes de plus pour l'adversaire.
    }
verdict_claim_wrong_only = Demande incorrecte.
verdict_claim_lost = Pas de demande à ce coup.
verdict_extra_minutes =
    { $minutes ->
        [one] { $minutes } minute de plus pour l'adversaire.
       *[other] { $minutes } minutes de plus pour l'adversaire.
    }
verdict_increment =
    { $minutes ->
        [one] Cinq secondes de plus par coup pour les deux, et { $minutes } minute de plus pour l'adversaire.
       *[other] Cinq secondes de plus par coup pour les deux, et { $minutes } minutes de plus pour l'adversaire.
    }
verdict_offender_loses = Partie perdue pour le fautif.
verdict_loses_unless_no_mate = Partie perdue pour le fautif, ou nulle si l'adversaire ne peut pas mater.
verdict_move_stands = Le coup est maintenu.
verdict_nothing_due = Rien n'est dû : le coup n'est pas achevé.
verdict_forced_move = Pas de pénalité de temps : l'adversaire peut exiger un coup.
verdict_no_penalty_named = Interdit, mais aucune pénalité n'est prévue.
verdict_not_regulated = Pas réglé dans cette édition.
checkmated = Les { $side } sont échec et mat.
stalemated = Les { $side } n'ont aucun coup légal et ne sont pas en échec.
nobody_can_mate = Personne ne peut mater par aucune suite de coups légaux.
cannot_mate = Les { $side } ne peuvent mater par aucune suite de coups légaux.
can_mate =
    { $plies ->
        [one] Les { $side } peuvent mater : une suite de { $plies } demi-coup jusqu'au mat a été trouvée.
       *[other] Les { $side } peuvent mater : une suite de { $plies } demi-coups jusqu'au mat a été trouvée.
    }
mate_unknown = On ne sait pas si les { $side } peuvent encore mater : les pièces le permettent, mais aucun mat n'a été trouvé.
claiming_the_win = Réclamer le gain : { $how }.
win_claim_not_regulated = pas réglé
win_claim_stop_both = le demandeur doit arrêter les deux pendules, son drapeau encore levé
win_claim_stop_with_time = le demandeur doit arrêter la pendule et avoir encore du temps
win_claim_may_stop_with_time = le demandeur peut arrêter la pendule et doit avoir encore du temps
win_claim_may_stop = le demandeur peut arrêter la pendule, qu'il ait encore du temps ou non
calling_the_flag = L'arbitre signale la chute du drapeau : { $how }.
flag_call_not_regulated = pas réglé
flag_call_must_not = il ne doit pas, sauf si les deux sont tombés
flag_call_may = il peut
flag_call_shall = il doit
unverified = non vérifié
resignation_must_be_clear = Une pendule arrêtée, un roi couché ou une poignée de main seule n'est pas un abandon : l'arbitre demande.
intended_move_illegal = Le coup prévu { $words } n'est pas légal : { $reason }.
no_history = Les coups précédents ne sont pas connus, la répétition n'a donc pas été examinée.
flag_fallen = Le drapeau des { $side } est tombé.
has_resigned = Les { $side } ont abandonné.
repeated = La position après le demi-coup { $ply } s'est présentée { $times } fois, après les demi-coups { $plies }.
quiet = Sans prise ni coup de pion : { $moves }.
quiet_up_to = Jusqu'au demi-coup { $ply }, sans prise ni coup de pion : { $moves }.
claim_short = La position s'est présentée { $times } fois. Sans prise ni coup de pion : { $moves }.
moves_by_each =
    { $moves ->
        [one] { $moves } coup de chaque joueur
       *[other] { $moves } coups de chaque joueur
    }
moves_and_a_half_by_each =
    { $moves ->
        [one] { $moves } coup de chaque joueur et un demi-coup
       *[other] { $moves } coups de chaque joueur et un demi-coup
    }
ground_threefold = Motif : la même position pour la troisième fois au moins.
ground_fifty_moves = Motif : cinquante coups de chaque joueur sans prise ni coup de pion.
with_intended_move = Avec le coup prévu { $words }, écrit et non joué, et qui ne peut plus être changé.
written_move_not_known = Cette édition ne connaît pas de demande avec un coup seulement écrit.
claimant = Les { $side } ont le trait et font la demande.
opponent_can_mate = L'adversaire peut encore mater.
opponent_cannot_mate = L'adversaire ne peut mater par aucune suite de coups légaux.
sanctions_unverified = La liste des sanctions de cette édition n'est pas vérifiée.
number_of_player = Numéro { $count } de ce joueur dans cette partie.
opponent_has_replied = L'adversaire a joué le coup suivant.
only_on_claim = Seulement si l'adversaire le réclame avant de jouer le coup suivant.
clock_not_pressed = La pendule n'a pas été actionnée.
restored_and_touched = La position précédente est rétablie, et la règle du touché-joué vaut pour le nouveau coup.
pawn_becomes_queen = Le pion devient une dame.
intended_must_be_played = Le coup prévu doit être joué, s'il est légal.
claim_is_offer = La demande vaut aussi proposition de nulle, l'adversaire peut donc accepter aussitôt.
request_is_offer = La demande vaut aussi proposition de nulle.
checked_even_if_agreed = Les nulles par accord sont restreintes ici, la demande est donc vérifiée même si l'adversaire est d'accord.
set_by_event = Les minutes sont fixées par le tournoi.
minutes_not_stated = Le texte ne donne pas de minutes pour le blitz avec un arbitre par partie : à confirmer.
pace = Cadence : { $regime }.
only_if_announced = Seulement si le tournoi a annoncé cette règle.
not_at_this_pace = La règle ne vaut pas en { $pace }.
pace_standard = partie standard
pace_rapid = partie rapide
pace_blitz = blitz
each_game_supervised = { $pace }, chaque partie surveillée
not_every_game_supervised = { $pace }, pas chaque partie surveillée
board_came_first = La partie était déjà terminée sur l'échiquier.
sanction_warning = avertissement
sanction_more_time = plus de temps pour l'adversaire
sanction_less_time = moins de temps pour le fautif
sanction_more_points = plus de points pour l'adversaire, jusqu'au maximum
sanction_fewer_points = moins de points pour le fautif
sanction_loss = perte de la partie
sanction_fine = une amende annoncée à l'avance
sanction_exclusion = exclusion d'une ou de plusieurs rondes
sanction_expulsion = exclusion du tournoi

## Les mots qui n'ont pas été compris

nothing_said = Rien n'a été dit. Attendu : les mots d'un coup.
nothing_read = Rien n'a été dit. Attendu : une rangée avec ses huit cases, ou une case.
too_many_words = Trop de mots pour un coup. Attendu : { $most } au plus, et un coup à la fois.
unknown_word = « { $word } » n'est pas un mot connu. Attendu : { $expected }.
did_you_mean = Vouliez-vous dire « { $nearest } » ?
lone_letter = « { $letter } » seul peut être une colonne ou une pièce. Attendu : le mot entier, ou une case comme « { $letter }4 ».
cannot_stand_here = « { $word } » ne peut pas être ici. Attendu : { $expected }.
move_incomplete = Le coup n'est pas complet. Attendu : { $expected }.
reading_incomplete = La lecture n'est pas complète. Attendu : { $expected }.
squares_missing =
    { $squares ->
        [0] La rangée { $rank } n'a ici aucune case. Attendu : huit.
        [1] La rangée { $rank } n'a ici qu'une case. Attendu : huit.
       *[other] La rangée { $rank } n'a ici que { $squares } cases. Attendu : huit.
    }
expected_end = la fin
expected_piece = une pièce
expected_file = une colonne
expected_rank = une rangée
expected_castling = un roque avec son côté
expected_promotion = la pièce d'une promotion
expected_capture = le mot pour prendre
expected_remark = un mot comme échec
expected_answer = oui ou non
expected_colour = une couleur
expected_empty = le mot pour vide
expected_rank_word = le mot pour rangée

## L'enregistrement, et une ligne en cours de frappe

not_on_record = Pas enregistré. { $reason } La partie continue.
still_not_on_record = Pas enregistré.
on_record_again = De nouveau enregistré. Rien ne manque.
record_given_up = L'enregistrement est abandonné. La partie continue sans lui.
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
no_such_key = Pas de telle touche ici.
