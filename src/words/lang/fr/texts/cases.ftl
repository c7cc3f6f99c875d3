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
legal_on_a_wrong_board = Sur son propre échiquier, mal recopié avant, le coup était légal.
legal_on_a_wrong_board_of_case = Sur son propre échiquier, mal recopié avant, le coup était légal : voir le cas { $case }.
goes_after = Le cas { $case } était ouvert avant, à temps, et ce qui en résulte passe d'abord.
pawn_left = les { $side } ont laissé un pion en { $square }{ $at }
pressed_without_move = les { $side } ont appuyé sur la pendule sans jouer
not_announced = les { $side } ont appuyé sur la pendule sans annoncer leur coup{ $at }
hand_against_words = les { $side } ont annoncé un coup et en ont joué un autre{ $at }
touched_and_moved_otherwise = les { $side } ont touché une pièce et joué un autre coup{ $at }{ $article }
demand_not_met = les { $side } n'ont pas joué le coup exigé{ $at }
other_new_piece =
    { $piece ->
        [dame] les { $side } ont posé une nouvelle dame
        [tour] les { $side } ont posé une nouvelle tour
       *[other] les { $side } ont posé un nouveau { $piece }
    } et promu en une autre pièce{ $at }
announced_other_new_piece =
    { $piece ->
        [dame] les { $side } ont annoncé une nouvelle dame
        [tour] les { $side } ont annoncé une nouvelle tour
       *[other] les { $side } ont annoncé un nouveau { $piece }
    } et promu en une autre pièce{ $at }
gesture = les { $side } { $gesture } ; demandez si c'est un abandon
gesture_stopped_the_clock = ont arrêté la pendule sans un mot
gesture_laid_the_king_down = ont couché leur roi
gesture_offered_a_hand = ont tendu la main
gesture_signed_the_sheet = ont signé leur feuille de partie
scores_incomplete = les feuilles de partie sont à compléter : { $lacking }
lacks_moves =
    { $moves ->
        [one] il manque un coup aux { $side }
       *[other] il manque { $moves } coups aux { $side }
    }
times_lost = les temps depuis le dernier enregistrement sont perdus, et les deux pendules sont arrêtées
clock_doubted = la pendule des { $side } montrerait { $shown } à l'autre lieu, ici elle montre { $known }
resumed_times = les { $side } disent que la pendule était mal réglée à la reprise
resumed_times_too_late = les { $side } disent que la pendule était mal réglée à la reprise, mais après avoir joué un coup, donc trop tard : l'erreur n'est pas corrigée, à moins que vous n'en jugiez les conséquences trop graves
resumed_times_after_press = les { $side } disent que la pendule était mal réglée à la reprise, mais après avoir appuyé dessus. Aucun coup n'est annoncé à cet appareil : qui a joué un coup depuis le dit trop tard, et l'erreur n'est pas corrigée, à moins que vous n'en jugiez les conséquences trop graves
resumed_times_unheard = les { $side } disent que la pendule était mal réglée à la reprise. Aucun coup n'est annoncé à cet appareil : veuillez établir si les { $side } ont joué un coup depuis, auquel cas il est trop tard et l'erreur n'est pas corrigée, à moins que vous n'en jugiez les conséquences trop graves
written_move_not_played = les { $side } n'ont pas joué le coup noté pour la demande{ $at }
boards_differ = les échiquiers diffèrent{ $at } : { $boards } ; { $scores }
boards_alike = les deux échiquiers montrent la même position{ $at }, et non celle des coups : ils sont faux en { $squares } ; c'est l'annonce qui compte ; { $scores }
board_wrong_on = l'échiquier des { $side } est faux en { $squares }
flag_down = le drapeau des { $side } est tombé
both_flags_down = les deux drapeaux sont tombés, celui des { $first } d'abord
assistant_missing = les { $side } n'ont pas d'assistant, alors que l'adversaire est sourd
moves_missing =
    { $completed ->
        [one] les { $side } ont achevé { $completed } coup
       *[other] les { $side } ont achevé { $completed } coups
    } sur { $required } dans les temps
claims_time = les { $side } réclament le gain au temps
claims_draw = les { $side } demandent la nulle
claims_draw_with_move = les { $side } demandent la nulle avec le coup noté « { $words } »
claims_without_the_move = les { $side } demandent la nulle sans avoir le trait
claims_perpetual_check = les { $side } demandent la nulle par échec perpétuel
challenge_run_out = cinquante coups de chacun depuis le défi des { $side }, sans mat
agreement_unclear = une nulle a été convenue ; c'est à l'arbitre d'établir si on a assez joué pour cela
agreement_not_allowed = une nulle a été convenue, ce qui n'est pas encore permis
agreement_after = une nulle a été convenue
both_late = les deux joueurs sont arrivés trop tard, les Blancs de { $white } minutes, les Noirs de { $black }
offer_unclear = les { $side } ont proposé la nulle ; c'est à l'arbitre d'établir si le tournoi le permet à ce coup
offer_not_allowed = les { $side } ont proposé la nulle, ce que le tournoi ne permet pas
over_on_the_board = la partie est terminée sur l'échiquier
resigns = les { $side } abandonnent
asks_for_increment = les { $side } demandent cinq secondes par coup
claims_cannot_win = les { $side } demandent la nulle : les { $opponent } ne peuvent pas gagner par des moyens normaux
claims_no_effort = les { $side } demandent la nulle : les { $opponent } ne cherchent pas à gagner
calls_arbiter = les { $side } ont arrêté la pendule et vous appellent : { $reason }
reason_missing_piece = il manque une pièce pour la promotion
reason_disturbance = une gêne
reason_illness = un malaise
reason_resumed_times = les temps de la pendule après la reprise
reason_boards = les échiquiers ne semblent pas concorder
reason_none = aucune raison donnée
protests = les { $side } protestent : { $complaint }
complaint_illegal_move = le coup était illégal
complaint_touched_piece = une pièce a été touchée et pas jouée
complaint_two_hands = les deux mains ont été utilisées
complaint_displaced = des pièces ont été déplacées
other_move_sealed = les { $side } ont mis sous enveloppe un autre coup que « { $words } », joué sur l'échiquier après la demande
seal_unreadable = l'enveloppe des { $side } est vide ou illisible
late_at_resumption = les { $side } ont { $time } de retard à la reprise
sealed_move_unplayable = le coup sous enveloppe des { $side }, « { $words } », ne peut pas être joué
seen_offence = { $side } : { $offence }
seen_displaced = les { $side } ont déplacé des pièces
both_flags_seen = les deux drapeaux sont tombés
seen_wrong_hand = les { $side } ont appuyé de l'autre main ou gardé un doigt sur le bouton
seen_clock_mishandled = les { $side } ont manipulé la pendule incorrectement
seen_unjustified_stop = les { $side } ont arrêté la pendule sans bonne raison
seen_clock_assistant = un assistant s'occupe de la pendule pour les { $side }
seen_score_assistant = un assistant note la partie pour les { $side }
seen_late_at_resumption =
    { $minutes ->
        [one] les { $side } ont eu { $minutes } minute de retard à la reprise
       *[other] les { $side } ont eu { $minutes } minutes de retard à la reprise
    }
seen_wrong_set_up = les pièces étaient mal placées au départ
seen_illegal_position = une position illégale qu'aucun joueur n'a signalée
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
demand_move = exiger des { $side } de jouer ou de prendre avec la pièce en { $square }, sans roquer
demand_capture = exiger des { $side } de prendre la pièce en { $square }
demand_capture_with = exiger des { $side } de prendre la pièce en { $square } avec la pièce en { $piece }
has_sealed = retenir « { $words } » comme coup sous enveloppe des { $side }
has_sealed_promoting = retenir « { $words } », avec promotion en { $piece }, comme coup sous enveloppe des { $side }
has_sealed_from = retenir « { $words } », depuis { $square }, comme coup sous enveloppe des { $side }
mirror = inverser la position et les deux feuilles sur un échiquier bien orienté, a pour h
put_right = corriger avant la mise en marche de la pendule
pawn_is_queen = remplacer le pion en { $square } par une dame
count_against = compter contre les { $side } { $offence }
give_time = donner { $time } aux { $side }
next_period = donner aux { $side } le temps de la période suivante
five_seconds = donner cinq secondes par coup aux deux joueurs
set_board_right = corriger l'échiquier des { $side }
set_board_right_by = corriger l'échiquier des { $side } : { $corrections }
must_play = faire jouer « { $words } » aux { $side }
game_annulled = annuler la partie et en jouer une nouvelle
declare = déclarer le résultat : { $points }
let_play_go_on = laisser le jeu continuer
restore_by_hand = rétablir la position d'avant sur les échiquiers et sur la feuille
clock_runs = remettre en marche la pendule des { $side }
postpone = remettre la décision à plus tard
warn_both = avertir les deux joueurs
warn = avertir les { $side }
take_time = retirer { $time } aux { $side }
transfer = transférer la position sur un échiquier bien orienté
as_the_event_says = ce que le règlement du tournoi prévoit
consent = y consentir
