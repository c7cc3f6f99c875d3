# Recordings of a voice are given.

contribution_welcome = You can record your voice, so that Hector learns to understand more people. It takes about six minutes. Nothing is sent: the recordings become one file on this machine, and you decide who gets it.
contribution_consent = Your voice is recorded, your age group, your mother tongue and your microphone, but not your name. People who know you may recognize your voice, and what has been passed on cannot be taken back everywhere. Are you 18 or older, and do you agree? Yes or no.
contribution_yes_or_no = Please type yes or no.
contribution_licence = What may the recordings be used for? 1: anything, by anyone. 2: anything, by anyone who says where they come from. 3: only to train and test the speech recognition of Hector. Type the number.
contribution_age = How old are you? 1: 18 to 29. 2: 30 to 49. 3: 50 to 69. 4: 70 or older. 5: I would rather not say.
contribution_mother_tongue = What is your mother tongue?
contribution_microphone = What microphone is it? For example: headset, laptop.
# $most (usize)
contribution_number = Please type a number from 1 to { $most }.
# $most (usize)
contribution_line = Please type one to { $most } letters.
contribution_declined = Nothing was recorded.
# $announcements (usize), $sentences (usize)
contribution_begins = You hear { $announcements } announcements and { $sentences } sentences, and say each of them as you say it at the board.
# $file (&str), $folder (&str)
contribution_written = The recordings are in { $file } in your folder { $folder }. Nothing was sent. Give the file to whoever asked you for it.
contribution_removed = The recordings are deleted.
nothing_to_remove = There are no recordings, so there was nothing to delete.
