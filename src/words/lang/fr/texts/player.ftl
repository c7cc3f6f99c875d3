# Joueurs.

noted = Noté.
relayed_repetition = Répété : { $words }
relayed_correction = Corrigé : { $words }
offers_restricted =
    { $number ->
        [0] Dans ce tournoi, aucune nulle ne peut être proposée ni conclue sans le consentement de l'arbitre.
       *[other] Dans ce tournoi, aucune nulle ne peut être proposée ni conclue avant le coup { $number } sans le consentement de l'arbitre.
    }
agreements_restricted =
    { $number ->
        [0] Dans ce tournoi, aucune nulle ne peut être conclue sans le consentement de l'arbitre.
       *[other] Dans ce tournoi, aucune nulle ne peut être conclue avant le coup { $number } sans le consentement de l'arbitre.
    }
agreed_before_both_moved = Une nulle ne peut être conclue qu'après un coup de chaque joueur.
agreed_before_blacks_thirtieth = Une nulle ne peut être conclue qu'après le trentième coup des Noirs.
draw_offered = Nulle proposée.
times = Vous : { $own }. Adversaire : { $opponent }.
moves_completed = Coups achevés : vous { $own }, adversaire { $opponent }.
score_empty = Votre feuille de partie est vide.
score = Votre feuille de partie : { $moves }.
score_missing = manque
with_draw_offer = { $words } avec proposition de nulle
device_does = Cet appareil { $duties }. Il ne fait rien d'autre.
does_keep_score = note les coups dictés
does_read_own_score = relit sur demande à un joueur sa propre feuille
does_run_clock = tient les pendules
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
press_due = Votre pendule marche : vous n'avez pas encore appuyé après votre coup.
press_counts = L'adversaire avait appuyé aussi. Votre appui compte, et sa pendule marche.
to_seal_you = Vous devez mettre votre coup sous pli. Tapez { $seal } et le coup ; ne le dites pas à haute voix.
to_seal_as_made = Vous devez mettre sous pli le coup que vous avez joué. Tapez { $seal } et ce coup ; la pendule ne s'arrête qu'ensuite.
to_seal_opponent = Votre adversaire doit mettre son coup sous pli.
to_seal_whoever = Le joueur au trait doit mettre son coup sous pli. Si c'est vous, tapez { $seal } et le coup ; ne le dites pas à haute voix.
nobody_seals = Personne n'a plus de coup à mettre sous pli. La partie continue.
sealed_move_void = Une position antérieure est rétablie. Le coup sous pli ne compte plus.
adjourned = Partie ajournée.
resumption_set = Reprise de la partie : { $when }.
game_taken_up = L'arbitre reprend la partie.
tournament_mode = Mode tournoi : plus aucune aide.
training_mode = Mode entraînement : l'aide est permise.
device_sealed = L'appareil est scellé pour cette partie.
device_opened = L'appareil est de nouveau ouvert.
repetition_differs = La répétition diffère : { $parts }.
check = Échec.
square_empty = { $square } est vide.
square_holds = { $square } : { $piece }.
nothing_can_move = Rien ne peut bouger en { $square }.
can_move_to = Depuis { $square }, vers { $squares }.
may_claim = La nulle peut être demandée.
may_not_claim = La nulle ne peut pas être demandée.
