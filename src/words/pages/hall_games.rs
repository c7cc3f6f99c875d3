//! The spectators' pages: all games of a hall, and one game with its moves in words and its board. Everything comes in
//! as text.

use std::fmt::Write as _;

use super::escaped;
use super::hall_frame::{HallFrame, Refreshed, table};
use crate::texts::Texts;

pub struct GamesPage {
    pub title: String,
    pub rows: Vec<GameRow>,
    /// Remarks before the games.
    pub remarks: Vec<String>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameRow {
    pub board: u32,
    pub white: String,
    pub black: String,
    pub moves: String,
    pub clocks: [String; 2],
    pub result: String,
}

impl GamesPage {
    pub fn html(&self, texts: &Texts) -> String {
        let code = texts.language().code();
        let mut own = String::new();
        for remark in &self.remarks {
            let _ = writeln!(own, "<p>{}</p>", escaped(remark));
        }
        if !self.rows.is_empty() {
            let columns = [
                texts.web_board(),
                texts.white(),
                texts.black(),
                texts.web_moves(),
                texts.web_clock_white(),
                texts.web_clock_black(),
                texts.web_result(),
            ];
            let row = |row: &GameRow| {
                let board = row.board;
                let way = format!(
                    "<a href=\"/{code}/game/{board}\">{}</a>",
                    escaped(&texts.web_board_number(board))
                );
                let cells = [
                    &row.white,
                    &row.black,
                    &row.moves,
                    &row.clocks[0],
                    &row.clocks[1],
                    &row.result,
                ];
                std::iter::once(way).chain(cells.map(|cell| escaped(cell))).collect()
            };
            let rows: Vec<Vec<String>> = self.rows.iter().map(row).collect();
            own += &table(&texts.web_games(), &columns, &rows);
        }
        let frame = HallFrame {
            title: &self.title,
            path: "/",
            ways: &[],
            refreshed: Refreshed::ByTheReader,
            told_in: None,
        };
        frame.around(&own, texts)
    }
}

pub struct GamePage {
    pub board: u32,
    pub title: String,
    /// The event, the clocks, the result: names and values.
    pub particulars: Vec<(String, String)>,
    /// A row for each move, White's and Black's in words, with the time left after it.
    pub moves: Vec<[String; 2]>,
    pub first_number: usize,
    /// The board from the eighth rank down, with the content of each square in words. `None` if it is unknown.
    pub squares: Option<[[String; 8]; 8]>,
    /// Where the moves and the board come from.
    pub remark: Option<String>,
}

impl GamePage {
    pub fn html(&self, texts: &Texts) -> String {
        let mut own = String::from("<dl>\n");
        for (name, value) in &self.particulars {
            let _ = writeln!(own, "<dt>{}</dt>\n<dd>{}</dd>", escaped(name), escaped(value));
        }
        let _ = writeln!(
            own,
            "</dl>\n<p><a href=\"/game/{}.pgn\" download>{}</a></p>",
            self.board,
            escaped(&texts.web_game_file()),
        );
        if let Some(remark) = &self.remark {
            let _ = writeln!(own, "<p>{}</p>", escaped(remark));
        }
        if let Some(squares) = &self.squares {
            let _ = writeln!(own, "<h2>{}</h2>", escaped(&texts.web_board_now()));
            own += &board(squares, texts);
            own += &self.moves(texts);
        }
        let path = format!("/game/{}", self.board);
        let frame = HallFrame {
            title: &self.title,
            path: &path,
            ways: &[("/".to_owned(), texts.web_games())],
            refreshed: Refreshed::ByTheReader,
            told_in: None,
        };
        frame.around(&own, texts)
    }

    fn moves(&self, texts: &Texts) -> String {
        let heading = format!("<h2>{}</h2>\n", escaped(&texts.web_moves()));
        if self.moves.is_empty() {
            return format!("{heading}<p>{}</p>\n", escaped(&texts.web_no_moves()));
        }
        let columns = [texts.web_number(), texts.white(), texts.black()];
        let rows: Vec<Vec<String>> = (self.first_number..)
            .zip(&self.moves)
            .map(|(number, [white, black])| {
                vec![number.to_string(), escaped(white), escaped(black)]
            })
            .collect();
        heading + &table(&texts.web_moves_in_words(), &columns, &rows)
    }
}

fn board(squares: &[[String; 8]; 8], texts: &Texts) -> String {
    let caption = escaped(&texts.web_board_now());
    let mut board = format!(
        "<div class=\"wide\" role=\"region\" tabindex=\"0\" aria-label=\"{caption}\">\n<table class=\"board\">\n\
         <caption>{}</caption>\n<thead>\n<tr>\n<th scope=\"col\">{}</th>\n",
        escaped(&texts.web_board_caption()),
        escaped(&texts.web_rank())
    );
    for file in 'a'..='h' {
        let _ = writeln!(board, "<th scope=\"col\">{file}</th>");
    }
    board += "</tr>\n</thead>\n<tbody>\n";
    for (place, rank) in squares.iter().enumerate() {
        let _ = writeln!(board, "<tr>\n<th scope=\"row\">{}</th>", 8 - place);
        for (file, square) in rank.iter().enumerate() {
            let class = if (place + file) % 2 == 1 { " class=\"dark\"" } else { "" };
            let _ = writeln!(board, "<td{class}>{}</td>", escaped(square));
        }
        board += "</tr>\n";
    }
    board + "</tbody>\n</table>\n</div>\n"
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    #[test]
    fn a_game_is_read_by_headings_rows_and_columns_whatever_a_player_is_called() {
        let mut squares = <[[String; 8]; 8]>::default();
        squares[7][4] = "white king".to_owned();
        let page = GamePage {
            board: 3,
            title: "Board 3: <script>alert(1)</script> against B".to_owned(),
            particulars: vec![("Event".to_owned(), "\"Open\"".to_owned())],
            moves: vec![["pawn Eva four".to_owned(), String::new()]],
            first_number: 1,
            squares: Some(squares),
            remark: None,
        };
        let html = page.html(&Texts::new(Language::English));
        for part in [
            "<html lang=\"en\">",
            "<a class=\"skip\" href=\"#main\">",
            "<h1>Board 3: &lt;script&gt;alert(1)&lt;/script&gt; against B</h1>",
            "<dd>&quot;Open&quot;</dd>",
            "<caption>",
            "<th scope=\"col\">e</th>",
            "<th scope=\"row\">1</th>\n<td>pawn Eva four</td>\n<td></td>",
            "<td class=\"dark\">white king</td>",
            "<a href=\"/de/game/3\" lang=\"de\"",
            "<a href=\"/game/3.pgn\" download>",
        ] {
            assert!(html.contains(part), "{part}: {html}");
        }
        assert!(!html.contains("<script") && !html.contains("style=\""), "{html}");
    }
}
