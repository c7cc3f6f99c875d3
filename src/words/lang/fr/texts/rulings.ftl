# Ce que disent les Règles.

verdict_wins = Les { $side } gagnent.
verdict_draw = Partie nulle.
verdict_both_lose = Les deux joueurs perdent.
verdict_goes_on = La partie continue.
verdict_unknown = Inconnu.
verdict_claim_correct = Demande correcte : partie nulle aussitôt.
verdict_claim_wrong =
    { $minutes ->
        [one] Demande incorrecte : { $minutes } minute de plus pour l'adversaire.
       *[other] Demande incorrecte : { $minutes } minutes de plus pour l'adversaire.
    }
verdict_claim_wrong_only = Demande incorrecte.
verdict_claim_lost = Trop tard : à ce coup, la nulle ne peut plus être demandée.
verdict_extra_minutes =
    { $minutes ->
        [one] { $minutes } minute de plus pour l'adversaire.
       *[other] { $minutes } minutes de plus pour l'adversaire.
    }
verdict_increment =
    { $minutes ->
        [one] Cinq secondes de plus par coup pour les deux joueurs et { $minutes } minute de plus pour l'adversaire.
       *[other] Cinq secondes de plus par coup pour les deux joueurs et { $minutes } minutes de plus pour l'adversaire.
    }
verdict_offender_loses = Partie perdue pour le joueur fautif.
verdict_loses_unless_no_mate = Partie perdue pour le joueur fautif, ou nulle si l'adversaire ne peut pas mater.
verdict_move_stands = Le coup est maintenu.
verdict_nothing_due = Aucune conséquence : le coup n'est pas achevé.
verdict_forced_move = Pas de pénalité de temps : l'adversaire peut exiger un coup.
verdict_no_penalty_named = Interdit, mais aucune pénalité n'est prévue.
verdict_not_regulated = Non réglementé dans cette édition.
verdict_does_not_apply = La règle ne s'applique pas ici.
verdict_only_on_request = Seulement si un joueur le demande.
verdict_protest_lost = Trop tard pour protester.
verdict_arbiter_acts = L'arbitre intervient, si possible.
verdict_arbiter_decides = L'arbitre décide.
verdict_no_adjustment = La pendule n'est pas ajustée.
verdict_new_game = Une nouvelle partie est jouée.
checkmated = Les { $side } sont échec et mat.
stalemated = Les { $side } n'ont aucun coup légal et ne sont pas en échec.
nobody_can_mate = Aucun joueur ne peut mater, quelle que soit la suite de coups légaux.
cannot_mate = Les { $side } ne peuvent mater par aucune suite de coups légaux.
why_over = Il ne reste aucun coup légal.
why_bare_king = Pour mater, il ne reste que le roi.
why_lone_knight = Pour mater, il ne reste qu'un cavalier, et rien qui puisse bloquer l'autre roi.
why_light_bishops = Pour mater, il ne reste que des fous de cases blanches, et rien qui puisse bloquer l'autre roi.
why_dark_bishops = Pour mater, il ne reste que des fous de cases noires, et rien qui puisse bloquer l'autre roi.
why_no_visitor = Aucune pièce ne pourra jamais attaquer une case où l'autre roi peut aller.
why_only_light_bishops = Seuls des fous de cases blanches pourront attaquer les cases où l'autre roi peut aller, et il lui reste toujours une case.
why_only_dark_bishops = Seuls des fous de cases noires pourront attaquer les cases où l'autre roi peut aller, et il lui reste toujours une case.
why_always_escape = Où que l'autre roi puisse être en échec, ses cases ne seront jamais toutes attaquées ou bloquées.
why_kings_apart = Les rois ne peuvent jamais se placer comme un mat l'exigerait.
why_last_man = La dernière pièce à côté du roi est prise partout où elle prendrait pour ouvrir la voie.
why_only_stalemate = Tout ce qui ouvrirait la voie au mat prive d'abord l'autre camp de tout coup légal, sans être mat.
why_either_way = Qu'une pièce qui barre la route soit prise là où elle se trouve ou non, il ne peut pas y avoir mat.
why_forced = Il ne reste que quelques coups forcés, et tous mènent là où plus aucun mat n'est possible.
why_exhausted = Toutes les positions encore possibles ont été examinées, { $positions } en tout : aucune ne mène au mat.
mating_moves = Les coups : { $moves }.
no_waiting_time = « { $text } » n'est pas un temps de réflexion. Écrivez un nombre et ms ou s, par exemple { $example }.
can_mate =
    { $plies ->
        [one] Les { $side } peuvent mater : une suite de { $plies } demi-coup jusqu'au mat a été trouvée.
       *[other] Les { $side } peuvent mater : une suite de { $plies } demi-coups jusqu'au mat a été trouvée.
    }
mate_unknown = On ne sait pas si les { $side } peuvent encore mater : les pièces le permettent, mais aucun mat n'a été trouvé.
claiming_the_win = Réclamer le gain au temps : { $how }.
win_claim_stop_both = le demandeur doit arrêter les deux pendules, son drapeau encore levé
win_claim_stop_with_time = le demandeur doit arrêter la pendule et avoir encore du temps
win_claim_may_stop_with_time = le demandeur peut arrêter la pendule et doit avoir encore du temps
win_claim_may_stop = le demandeur peut arrêter la pendule, qu'il ait encore du temps ou non
calling_the_flag = L'arbitre signale la chute du drapeau : { $how }.
flag_call_must_not = il ne doit pas, sauf si les deux sont tombés
flag_call_may = il peut
flag_call_shall = il doit
unverified = non vérifié
resignation_must_be_clear = Une pendule arrêtée, un roi couché ou une poignée de main ne suffit pas pour abandonner : l'arbitre demande au joueur.
intended_move_illegal = Le coup prévu { $words } n'est pas légal : { $reason }.
moves_not_heard = Aucun coup n'a été annoncé à cet appareil : il ne sait ni ce qui a été joué, ni ce qui est sur l'échiquier.
time_ran_for = Le temps des { $side } s'écoulait.
clock_counts = Les compteurs de la pendule : Blancs { $white }, Noirs { $black }.
score_says = La feuille des { $side }, qui n'est pas la partie elle-même, dit :
nobody_must_record = En rapide et en blitz, personne n'est tenu de noter les coups, et aucune demande n'en est perdue.
no_history = Les coups précédents ne sont pas connus, les répétitions n'ont donc pas été examinées.
flag_fallen = Le drapeau des { $side } est tombé.
moves_of_period = Les { $side } ont achevé { $completed } des { $required } coups que demande la période.
counter_shows = Le compteur des { $side } indique { $moves }, mais il compte les appuis, qui peuvent être oubliés ou doublés.
claim_postponed = La décision sur la demande de nulle des { $side } avait été remise à plus tard : il reste à la prendre.
has_resigned = Les { $side } ont abandonné.
repeated =
    { $times ->
        [one] La position après le demi-coup { $ply } s'est présentée une fois.
       *[other] La position après le demi-coup { $ply } s'est présentée { $times } fois, après les demi-coups { $plies }.
    }
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
with_intended_move = Avec le coup prévu { $words }, noté, non joué, et qui ne peut plus être changé.
written_move_not_known = Cette édition ne prévoit pas de demande avec un coup seulement noté.
claimant = Les { $side } ont le trait et font la demande.
opponent_can_mate = L'adversaire peut encore mater.
opponent_cannot_mate = L'adversaire ne peut mater par aucune suite de coups légaux.
sanctions_unverified = La liste des sanctions de cette édition n'est pas vérifiée.
number_of_player = Infraction numéro { $count } de ce joueur dans cette partie.
opponent_has_replied = L'adversaire a joué le coup suivant.
only_on_claim = Seulement si l'adversaire le réclame avant de jouer son coup suivant.
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
only_if_rejected = Seulement si vous rejetez la demande.
not_at_this_pace = Pas en { $pace }.
not_announced_rule = Le tournoi n'a pas annoncé cette règle.
has_not_the_move = Les { $side } n'ont pas le trait.
not_in_last_two_minutes = Il reste encore deux minutes ou plus aux { $side }.
each_move_brings_time = Chaque coup ajoute du temps.
not_the_last_period = Un nombre de coups est encore exigé : ce n'est pas la dernière période.
order_of_flags_unknown = Personne ne sait quel drapeau est tombé le premier.
flag_fell_first = Le drapeau des { $side } est tombé le premier.
claimed_without_stopping = Les { $side } ont réclamé le gain sans arrêter la pendule, puis leur propre drapeau est tombé avant que le résultat soit fixé.
draw_in_the_last_period = Dans la dernière période, la partie est nulle ; dans toute autre, elle continue.
no_move_yet = Le joueur n'a pas encore joué le coup.
only_with_two_pieces = Ce n'est un coup illégal qu'en cas de roque, de prise ou de promotion.
loss_only_if_completed = Quand les parties ne sont pas toutes surveillées, seul un coup illégal achevé fait perdre, et la pendule n'a pas été actionnée. Les Règles ne disent pas ce qui s'applique.
counted_with_this_move = Une autre faute à ce coup a déjà été comptée, et les deux comptent pour une seule.
has_replied = Les { $side } ont joué le coup suivant.
has_touched = Les { $side } ont touché une pièce depuis.
arbiter_acts_unasked = L'arbitre intervient sans réclamation.
one_more_move = L'arbitre attend encore un coup, puis la partie est nulle.
still_illegal = Un coup de plus a été achevé, et la position est toujours illégale.
is_disabled = Les { $side } ont un handicap.
sealed_move_stands = Un coup sous enveloppe qui termine la partie reste valable.
allowed_to_be_late =
    { $minutes ->
        [0] Aucun retard n'est permis.
        [one] { $minutes } minute de retard est permise.
       *[other] { $minutes } minutes de retard sont permises.
    }
pace_standard = partie standard
pace_rapid = partie rapide
pace_blitz = blitz
each_game_supervised = { $pace }, chaque partie surveillée
not_every_game_supervised = { $pace }, parties pas toutes surveillées
no_default_time = Le tournoi n'indique aucun retard permis, et cette édition n'en fixe pas.
board_came_first = La partie était déjà terminée sur l'échiquier.
put_back_on_own_time = Le joueur qui a déplacé des pièces les remet en place, sur son propre temps.
committee_puts_back = La pendule est arrêtée pendant que le comité remet les pièces en place.
found_during_the_game = On s'en est aperçu pendant la partie.
whenever_found = Cela compte à tout moment, même après la partie.
only_the_board_is_wrong = Seul l'échiquier est mal placé, la position reste valable.
before_blacks_fourth = Les Noirs n'ont pas encore achevé leur quatrième coup.
after_blacks_fourth = Les Noirs ont achevé leur quatrième coup.
fewer_than_ten_moves = Aucun joueur n'a joué dix coups.
ten_moves_made = Un joueur a joué dix coups.
arbiter_may_rule_otherwise = L'arbitre peut en décider autrement.
set_up_settled = Chaque joueur a joué { $moves } coups, la mise en place ne peut plus être contestée.
clock_counts_unless_faulty = Ce que montre la pendule fait foi, sauf défaut évident : alors l'arbitre la remplace et fixe les temps.
play_waits_for_the_decision = La partie ne reprend qu'après la décision de l'arbitre ou du comité.
registered_time_put_right = S'il est prouvé que le temps a été mal enregistré, sans négligence de personne, l'erreur est rectifiée.
clocks_stand_for_the_sheets = Les pendules sont arrêtées, et les deux joueurs complètent leur feuille d'après celle de l'arbitre ou de l'adversaire.
sheet_on_the_own_time = La pendule n'est pas arrêtée : le joueur complète sa feuille avant de jouer une pièce.
illegal_position_is = Une position est illégale si aucune suite de coups légaux n'y mène.
last_identifiable_position = Aucun coup illégal n'est connu ici : le jeu reprend à la dernière position identifiable.
kings_in_check_or_pawn_left = Seulement si les deux rois sont en échec, ou si une promotion n'est pas achevée.
sanction_warning = avertissement
sanction_more_time = plus de temps pour l'adversaire
sanction_less_time = moins de temps pour le joueur fautif
sanction_more_points = plus de points pour l'adversaire, jusqu'au maximum
sanction_fewer_points = moins de points pour le joueur fautif
sanction_loss = perte de la partie
sanction_fine = une amende annoncée à l'avance
sanction_exclusion = exclusion d'une ou de plusieurs rondes
sanction_expulsion = exclusion du tournoi

ruling_article = { $article } de { $edition } : { $about }.
left_to_arbiter = Laissé à l'arbitre :
left_to_opponent = Laissé à l'adversaire :
choice_give =
    { $minutes ->
        [one] { $minutes } minute de plus pour l'adversaire
       *[other] { $minutes } minutes de plus pour l'adversaire
    }
choice_give_nothing = aucun temps supplémentaire
choice_lost = perte de la partie pour le joueur fautif
choice_drawn = nulle
choice_won = gain pour les { $side }
choice_go_on = la partie continue
choice_postpone = remettre la décision à plus tard, même jusqu'à la chute d'un drapeau
choice_own_judgement = ce que l'arbitre juge équitable
choice_move_of_piece = la même pièce joue un coup légal
choice_capture = la pièce est prise légalement
choice_no_consequence = aucune conséquence, si ni l'un ni l'autre n'est possible
no_rapid_or_blitz = Non réglementé : l'édition de { $edition } ne connaît ni le jeu rapide ni le blitz.
pace_of_sixty_moves = { $pace } : { $time } pour 60 coups.
blacks = Noirs : { $sentence }
minutes_of =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
minutes_and_seconds =
    { $seconds ->
        [one] { $minutes } { $seconds } seconde
       *[other] { $minutes } { $seconds } secondes
    }
blitz = Blitz, partie éclair
rapid = Partie rapide
standard = Partie standard
by_article_bounds = Selon l'édition de { $edition }, { $article } : { $bounds }.
blitz_below = blitz en dessous de { $minutes } minutes, rapide de { $minutes } à moins de 60
blitz_up_to = blitz jusqu'à { $minutes } minutes, rapide au-dessus de { $minutes } et à moins de 60
rated_as = Classée comme { $pace }.
not_rated_too_fast = Non classée : un joueur classé { $rating } a besoin de { $minutes } minutes pour 60 coups.
not_rated_unequal = Non classée : blitz à temps inégaux.
not_rated_hourglass = Non classée : sablier.
hourglass_has_no_pace = Pas de temps fixe : avec un sablier, une partie n'est ni standard, ni rapide, ni blitz.
not_rated_early = Non classée : le premier contrôle est au coup { $moves }. Attendu : 30 coups au moins.
not_rated_below_blitz = Non classée : trop rapide même pour la liste de blitz.
by_rating_rules = Selon le règlement du classement de { $rules }.
name_the_ratings = Indiquez les classements pour le savoir pour des joueurs plus forts.
norm_enough = Assez de temps pour une norme de titre.
norm_for_disabled_only = Pas de norme de titre sans incrément de 30 secondes, sauf pour les joueurs handicapés.
norm_too_little = Trop peu de temps pour une norme de titre.
no_limit_no_pace = « { $read } » n'a pas de limite, donc pas de catégorie. Attendu : une cadence comme { $example }.
no_rating = « { $read } » n'est pas un classement. Attendu : un nombre comme 2150.
norm_rounds_a_day = deux rondes par jour au plus
norm_score = 35 pour cent des points au moins
norm_players = 8 joueurs au moins dans un tournoi à titres
norm_federations = des joueurs de cinq fédérations, ou une fédération pour trois joueurs
norm_met = Rempli : { $rule }.
norm_not_met = Non rempli : { $rule }.
norm_asked_for = Demandé : { $rule }.
by_title_rules = Selon le règlement des titres de 2017.
arbiter_facts_follow = Arbitres, règles de 2017, qui ont pu changer depuis :
arbiter_fact_age = Un arbitre national a 16 ans au moins.
arbiter_fact_fide = Normes d'un arbitre FIDE : des tournois de 7 rondes au moins, l'un d'eux peut en avoir 5 ou 6.
arbiter_fact_international = Normes d'un arbitre international : des tournois de 9 rondes au moins, l'un d'eux peut en avoir 7 ou 8.
arbiter_fact_seminar = Un séminaire dure 16 heures au moins.
no_count = « { $read } » n'est pas un nombre. Attendu : un nombre entier comme 9.
no_score = « { $read } » n'est pas un score. Attendu : points et parties, par exemple { $example }.
rule_in_edition = { $name } : { $place } de { $edition }. { $about }.
number_unverified = numéro non vérifié
no_such_rule = pas de règle de ce genre
no_side = Aucun camp ne s'appelle « { $read } ». Attendu : « white » ou « black ».
no_count_of_moves = « { $read } » n'est pas un nombre de coups illégaux. Attendu : un nombre à partir de 1.
no_ply_of_game = « { $read } » n'est pas un demi-coup de cette partie. Attendu : un nombre de 0 à { $most }.
no_move = « { $read } » n'est pas un coup. Attendu : un coup comme Nf3 ou g1f3.
no_edition = Aucune édition des Règles ne s'appelle « { $read } ». Attendu : { $known }.
no_pace = Aucune catégorie de cadence ne s'appelle « { $read } ». Attendu : { $known }.
no_offence = Aucune infraction ne s'appelle « { $read } ». Attendu : { $known }.
no_rating_rules = Aucun règlement du classement ne s'appelle « { $read } ». Attendu : { $known }.
no_rule = Aucune règle ne s'appelle « { $read } ». Les règles ont des noms comme { $names }.
no_rule_but = Aucune règle ne s'appelle « { $read } ». La plus proche est { $nearest }. Les règles ont des noms comme { $names }.
