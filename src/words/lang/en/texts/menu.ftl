# The menu: what to do.

menu_question = Enter plays against Hector. Or: at the board, learn, listen, something else?
# $games (&str)
menu_unfinished = Unfinished: { $games } Enter continues number 1; a number continues another; no for something new.
# $game (&str)
menu_unfinished_one = Unfinished: { $game } Continue? Enter for yes, no for something new.
# $count (usize)
menu_unfinished_more = { $count } more: all.
menu_elsewhere = Two places, arbiter, hall, clock, or tools? Menu goes back.
menu_help = Play against Hector: a game by ear, with help whenever you ask. At the board: a game with a sighted opponent, with announcements, score and clock. Learn: lessons and exercises, from the first square on. Listen: games read aloud, your own or those of a file. Something else: two places, arbiter, hall, clock and tools. Options asks for colour, level and time. Keys teaches the keys. Quit leaves.
menu_help_unfinished = Enter continues what you were doing last, a number continues another. No, or anything else you want to do, such as learn, starts something new; what is unfinished stays.
menu_help_elsewhere = Two places: a game with an opponent far away. Arbiter: the desk of a game's arbiter. Hall: the desk of a hall with many tables. Clock: a talking chess clock. Tools: checks, conversions and the Laws.
# $text (Quoted)
menu_unclear = I do not know "{ $text }" here.
# $text (Quoted)
menu_no_such_number = There is no { $text } here.
# $first (&str), $second (&str)
menu_which = { $first } or { $second }: which one?
menu_item_play = Play against Hector
menu_item_board = at the board
menu_item_learn = learn
menu_item_listen = listen
menu_item_elsewhere = something else
menu_item_two_places = two places
menu_item_arbiter = arbiter
menu_item_hall = hall
menu_item_clock = clock
menu_item_tools = tools
menu_other_place = The address of the other place? Enter waits here for your opponent.
menu_table = The address that the table tells?
menu_event = The file with the settings of the event?
menu_tool = Check this computer, or all tools? Enter checks.
menu_tool_check = check this computer
menu_tool_all = all tools
menu_help_other_place = One of you waits: Enter, and Hector tells an address and a code. The other types that address, such as 192.168.1.5, and then the code. Menu goes back.
menu_help_table = The table opens its door for you with an address and a code. Type the address, such as 192.168.1.5, and then the code. Menu goes back.
menu_help_event = A TOML file says how the event is played, such as open.toml. Menu goes back.
menu_help_tool = Check: whether voice, microphone, braille and boards work, and how to fix what does not. All tools: each in one line. Menu goes back.
menu_needs_a_terminal = That needs a terminal, not lines from a file or a pipe.
menu_nothing_unfinished = Nothing is unfinished.
# $opponent (&str), $side (Color)
unfinished_practice = against { $opponent }, you have { $side }
# $side (Color)
unfinished_at_board = at the board, you have { $side }
# $side (Color)
unfinished_elsewhere = at two places, you have { $side }
own_games = your games
# $file (&str), $game (u64), $ply (usize)
unfinished_review = listening to { $file }, game { $game }, half-move { $ply }
# $count (usize)
unfinished_drills = { $count ->
        [one] one exercise is due
       *[other] { $count } exercises are due
    }
unfinished_own_turn = your move
unfinished_their_turn = the opponent to move
# $words (&str)
unfinished_last_move = last { $words }
unfinished_no_move = no move yet
