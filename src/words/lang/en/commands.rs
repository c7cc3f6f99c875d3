//! The English words of the commands: first those that Hector says and hears, then others that may be typed. They
//! include the letters of other chess programs for blind players.

use crate::commands::{CommandWords, words};
use crate::{Command, Topic};

pub(super) fn command(command: Command) -> CommandWords {
    match command {
        Command::Keys => words("keys"),
        Command::Help => words("help, h"),
        Command::OwnTime => words("my time, time").typed("time please, what time is it"),
        Command::OpponentTime => words("opponent time, opponent's time"),
        Command::Times => words("clock, c, times"),
        Command::Moves => words("moves, completed moves"),
        Command::WhoseTurn => words("whose turn, whose turn is it").typed("turn, am i to move"),
        Command::Score => words("score"),
        Command::LastMove => words("last, l, last move"),
        Command::OpponentMove => words("opponent's last move"),
        Command::HowToCastle => words("how to castle"),
        Command::Repeat => words("repeat, again").typed("say that again"),
        Command::Spell => words("spell"),
        Command::SpellByNames => words("spell nato, spell names"),
        Command::Hush => words("quiet, hush"),
        Command::Press => words("press"),
        Command::OpponentPress => words("opponent presses"),
        Command::Start => words("start"),
        Command::Correct => words("correct, no"),
        Command::Reads => words("read"),
        Command::OfferDraw => words("draw, offer draw")
            .typed("offer a draw, i offer a draw, i offer draw, draw offer"),
        Command::OpponentOffersDraw => words("opponent offers draw")
            .typed("opponent offers a draw, the opponent offers a draw"),
        Command::OpponentAcceptsDraw => words("opponent accepts draw, opponent accepts").typed(
            "opponent accepts the draw, the opponent accepts, the opponent accepts the draw",
        ),
        Command::OpponentDeclinesDraw => words("opponent declines draw, opponent declines").typed(
            "opponent declines the draw, the opponent declines, the opponent declines the \
                 draw",
        ),
        Command::AcceptDraw => {
            words("accept, accept draw").typed("accept the draw, i accept, i accept the draw")
        }
        Command::DeclineDraw => {
            words("decline, decline draw").typed("decline the draw, i decline, i decline the draw")
        }
        Command::ClaimDraw => words("claim draw").typed(
            "claim a draw, claim the draw, i claim a draw, i claim the draw, i claim draw, \
                 draw claim",
        ),
        Command::ClaimTime => words("claim time, flag"),
        Command::Resign => words("resign").typed("i resign, to resign"),
        Command::Seal => words("seal").typed("seal move, seal my move"),
        Command::OpponentSeals => {
            words("opponent has sealed, opponent seals").typed("the opponent has sealed")
        }
        Command::OpponentResigns => words("opponent resigns").typed("the opponent resigns"),
        Command::CallArbiter => words("call arbiter").typed("call the arbiter"),
        Command::Sign => words("sign"),
        Command::Device => words("device"),
        Command::Code => words("code, the code"),
        Command::Board => words("board, b, read the board"),
        Command::Pieces => words("pieces, p, where is, where is the, where are, where are the"),
        Command::Scan => words("scan, s, rank, file"),
        Command::Pawns => words("pawns, pawns by file"),
        Command::Square => words("square, what is on"),
        Command::MovesFrom => words("moves from, m"),
        Command::LegalMoves => words("legal moves, possible moves"),
        Command::Audit => words("audit"),
        Command::Faster => words("faster"),
        Command::Slower => words("slower"),
        Command::Louder => words("louder"),
        Command::Softer => words("softer"),
        Command::Higher => words("higher"),
        Command::Lower => words("lower"),
        Command::Talk => words("talk"),
        Command::Ear => words("microphone, ear"),
        Command::Verbosity => words("verbosity"),
        Command::ReadBack => words("read back"),
        Command::Precision => words("precision"),
        Command::Voice => words("voice"),
        Command::Voices => words("voices"),
        Command::TimesToTell => words("remind"),
        Command::BrailleAlone => words("braille alone"),
        Command::BrailleTable => words("braille table"),
        Command::AnnouncementWords => words("announcements"),
        Command::MyName => words("my name is, name").typed("name is, my name's, call me"),
        Command::OpponentName => words("opponent is, opponent is called")
            .typed("the opponent is, the opponent is called, opponent's name is, my opponent is"),
        Command::TellSettings => words("settings"),
        Command::SpeakEnglish => words("english"),
        Command::Arbiter => words("arbiter"),
        Command::Quit => words("quit, q, exit"),
        Command::Menu => words("menu"),
        Command::SpeakGerman => words("german"),
        Command::SpeakFrench => words("french"),
        Command::TakeBack => words("take back, takeback, undo"),
        Command::Hint => words("hint"),
        Command::Attacked => words("attacked, what is attacked"),
        Command::Attackers => words("who attacks, attackers"),
        Command::Defenders => words("who defends, defenders"),
        Command::Diagonals => words("diagonals, x"),
        Command::Lines => words("lines"),
        Command::KnightSteps => words("knight lines"),
        Command::KingSteps => words("king lines"),
        Command::Captures => words("captures"),
        Command::Changed => words("what changed, changed"),
        Command::LastMoves => words("last moves"),
        Command::Material => words("material"),
        Command::Evaluation => words("evaluation, who is better"),
        Command::Opening => words("opening"),
        Command::Blindfold => words("blindfold"),
        Command::Opponent => words("opponent, o"),
        Command::PlayOn => words("play on"),
        Command::Alarm => words("alarm"),
        Command::NewGame => words("new game, play again"),
        Command::Rematch => words("rematch"),
        Command::Options => words("options"),
        Command::ReviewGame => words("review, review this game, play the moves"),
        Command::SendGame => words("send, send it, send this game"),
        Command::WhereSaved => words("where is it saved, saved")
            .typed("where is the game saved, where is the game, where was it saved, which file"),
        Command::Walk => words("walk, i"),
        Command::Forward => words("next, forward, n, on"),
        Command::Back => words("back, previous"),
        Command::ToStart => words("to the start, beginning"),
        Command::ToEnd => words("to the end, end"),
        Command::ToLineEnd => words("end of line, end of variation"),
        Command::NextComment => words("next comment"),
        Command::PreviousComment => words("previous comment"),
        Command::NextMistake => words("next mistake"),
        Command::PreviousMistake => words("previous mistake"),
        Command::GoTo => words("go to, move"),
        Command::Play => words("play"),
        Command::Stop => words("stop"),
        Command::Pace => words("pace"),
        Command::Branches => words("branches, variations"),
        Command::Branch => words("branch, variation"),
        Command::LeaveBranch => words("leave branch, main line"),
        Command::Comment => words("comment"),
        Command::RecordedWorth => words("recorded evaluation, eval"),
        Command::Arrows => words("arrows, marks"),
        Command::Header => words("which game, header"),
        Command::Result => words("result"),
        Command::Game => words("game"),
        Command::NextGame => words("next game"),
        Command::PreviousGame => words("previous game"),
        Command::Find => words("find, search"),
        Command::Found => words("found"),
        Command::AllGames => words("all games"),
        Command::Bookmark => words("bookmark"),
        Command::Bookmarks => words("bookmarks"),
        Command::ToBookmark => words("to bookmark"),
        Command::RemoveBookmark => words("remove bookmark").typed("delete bookmark"),
        Command::Guess => words("guess"),
        Command::Show => words("show"),
        Command::Skip => words("skip"),
        Command::Solution => {
            words("solution").typed("i don't know, don't know, no idea, i give up")
        }
        Command::Due => words("what is due, due"),
        Command::Progress => words("progress"),
        Command::Level => words("level"),
    }
}

pub(super) fn topic(topic: Topic) -> &'static str {
    match topic {
        Topic::Moves => "moves",
        Topic::Board => "board",
        Topic::Clock => "clock",
        Topic::Ending => "end of the game",
        Topic::Arbiter => "arbiter",
        Topic::Games => "games",
        Topic::Questions => "questions",
        Topic::Voice => "voice",
        Topic::Braille => "braille",
        Topic::Program => "program",
    }
}
