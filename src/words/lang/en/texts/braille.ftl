# Games in braille that cannot be read or written, and files that cannot be converted.

# $page (usize), $line (usize), $what (&str)
on_page = Page { $page }, line { $line }: { $what }.
# $sign (&str), $script (&str)
score_sign = { $sign } is not a sign of { $script }
# $sign (&str)
score_quoted_sign = "{ $sign }"
# $number (u32)
score_sign_numbered = the sign with the number { $number }
unicode_braille = Unicode braille
braille_ascii = braille ASCII
score_no_text = these bytes are not text
# $most (usize)
score_long_line = this line has more than { $most } signs, so this is not a page of braille
score_columns = there is a wide gap in the line, as between two columns; one column was expected
score_no_game = a game was expected, and it begins with a line full of dots 2 3 5 6
# $most (usize)
score_long_game = this game is longer than { $most } cells
score_open_box = the box of tags is not closed by a line full of dots 1 2 4 5
# $read (&str)
score_no_tag = "{ $read }" is not a tag. A name, a colon and a value were expected
# $name (&str)
score_tag_twice = the tag { $name } is there twice
# $name (&str)
score_tag_name = the tag name "{ $name }" cannot be written. Expected letters, digits and underscores
# $name (&str)
score_own_tag = the tag { $name } is written from the game itself
# $variant (&str)
score_variant = the variant "{ $variant }" is not known. Chess960 was expected
# $dots (&str), $table (&str)
score_spelling = the dots { $dots } spell nothing in the table { $table }
# $read (u32), $expected (u32), $side (Color)
score_number = number { $read } stands before move { $expected } of { $side }
# $dots (&str), $why (&str)
score_unreadable = the dots { $dots } are not a move: { $why }
# $dots (&str), $why (&str)
score_unplayable = the move of the dots { $dots } cannot be played: { $why }
score_open_comment = a comment is not closed
score_open_variation = a variation is not closed
score_no_variation = a closing bracket stands where no variation is open
score_misplaced_variation = a variation stands where there is no move that it could replace
score_variation_too_deep = this variation is nested too deeply
# $read (&str)
score_glyph = "{ $read }" is not a glyph of a move. A dollar sign, a number up to 255 and a move before them were expected
score_no_result = the game ends without a result
score_after_result = there is more after the result
# $cell (usize), $dots (&str)
cell_in_no_move = cell { $cell }, dots { $dots }, stands for nothing in a move
# $cell (usize), $dots (&str), $table (&str)
cell_in_no_table = cell { $cell }, dots { $dots }, spells nothing in the table { $table }
# $cells (usize), $least (usize), $most (usize)
layout_width =
    { $cells ->
        [one] A line of { $cells } cell cannot be written. Expected from { $least } to { $most } cells.
       *[other] A line of { $cells } cells cannot be written. Expected from { $least } to { $most } cells.
    }
# $lines (usize), $least (usize), $most (usize)
layout_height =
    { $lines ->
        [one] A page of { $lines } line cannot be written. Expected from { $least } to { $most } lines.
       *[other] A page of { $lines } lines cannot be written. Expected from { $least } to { $most } lines.
    }
# $table (&str)
layout_dots = Embossers have six dots, and { $table } has eight. Expected a code of six dots.
# $table (&str)
ranks_of_a_code_alone = Ranks are not written apart in { $table }, which spells print. Expected a chess code.
nothing_in_braille = Nothing was read. Expected a game in braille.
# $program (&str), $command (&str)
louis_missing = liblouis is not installed: { $program } was not found. On Debian: { $command }.
# $name (&str)
louis_name = "{ $name }" is not a name of a liblouis table. Expected letters, digits, dots and hyphens.
# $table (&str), $reason (&str)
louis_table = liblouis cannot use the table "{ $table }". It says: "{ $reason }".
# $table (&str)
louis_other_lines = liblouis cannot use the table "{ $table }": it gave another number of lines.
# $seconds (u64)
louis_late = liblouis did not answer within { $seconds } seconds.
# $why (&str)
louis_failed = liblouis failed: { $why }.
# $table (&str), $text (&str)
louis_no_braille = The liblouis table "{ $table }" gave no braille for "{ $text }".
# $table (&str), $one (&str), $read (&str), $known (&str)
louis_joins_moves = The liblouis table "{ $table }" does not keep moves apart: { $one } comes back as "{ $read }". Expected one that does, such as { $known }, or a table of eight dots.
louis_eight_dots = Embossers have six dots, and this table of liblouis has eight. Expected a table of six dots.
# $path (&str), $option (&str)
own_input = "{ $path }" is the file that is read. Expected another one after { $option }.
# $path (&str), $why (&str)
not_written = "{ $path }" cannot be written: { $why }.
# $path (&str), $why (&str)
not_read = "{ $path }" cannot be read: { $why }.
# $most (u64)
long_for_a_game = Too long for one game. Expected { $most } bytes at most, or PGN.
