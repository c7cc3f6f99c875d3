"""Replays games in python-chess and tells what it knows of every position.

Reads one game a line: "standard" or "chess960", the start as FEN, and the moves in
UCI, with tabs between the three. A move that ends in "*" asks for the long answer.
Writes one line for the start and one after every move: SAN, FEN, how often the
position has stood, what is true of it, and the legal moves; a long answer is one
line more. Compares nothing: that is the test's part.
"""

import sys

import chess

ROLES = {chess.PAWN: "", chess.KNIGHT: "n", chess.BISHOP: "b", chess.ROOK: "r", chess.QUEEN: "q"}


def position_line(board, san, times, intended):
    legal = sorted(move.uci() for move in board.generate_legal_moves())
    facts = ""
    if board.is_check():
        facts += "+" if legal else "#"
    elif not legal:
        facts += "="
    if board.has_insufficient_material(chess.WHITE):
        facts += "w"
    if board.has_insufficient_material(chess.BLACK):
        facts += "b"
    if times >= 3:
        facts += "3"
    if times >= 5:
        facts += "5"
    if board.halfmove_clock >= 100 and board.is_fifty_moves():
        facts += "f"
    if board.halfmove_clock >= 150 and board.is_seventyfive_moves():
        facts += "s"
    return "\t".join((san, board.fen(), str(times), facts + intended, " ".join(legal)))


def long_line(board):
    """Every SAN, every legal pair of squares, castling, the claims at large, and the
    position in another dialect of FEN: rooks by their files, en passant always."""
    moves = list(board.generate_legal_moves())
    sans = sorted(move.uci() + "=" + board.san(move) for move in moves)
    pairs = [
        chess.SQUARE_NAMES[start] + chess.SQUARE_NAMES[end]
        for start in chess.SQUARES
        for end in chess.SQUARES
        if start != end
        and (
            board.is_legal(chess.Move(start, end))
            or board.is_legal(chess.Move(start, end, chess.QUEEN))
        )
    ]
    facts = ""
    if any(board.is_kingside_castling(move) for move in moves):
        facts += "k"
    if any(board.is_queenside_castling(move) for move in moves):
        facts += "q"
    if board.is_insufficient_material():
        facts += "d"
    if board.is_repetition(3):
        facts += "3"
    if board.is_fivefold_repetition():
        facts += "5"
    if board.can_claim_threefold_repetition():
        facts += "T"
    if board.can_claim_fifty_moves():
        facts += "F"
    dialect = board.shredder_fen(en_passant="fen")
    return "\t".join((" ".join(sans), " ".join(sorted(pairs)), facts, dialect))


def replay(variant, fen, moves):
    board = chess.Board(fen, chess960=variant == "chess960")
    key = board._transposition_key()
    seen = {key: 1}
    lines = [position_line(board, "-", 1, "")]
    for text in moves.split():
        asked = text.endswith("*")
        move = chess.Move.from_uci(text.rstrip("*"))
        assert board.is_legal(move), f"{text} in {board.fen()}"
        san = board.san_and_push(move)
        key = board._transposition_key()
        seen[key] = times = seen.get(key, 0) + 1
        # What the mover could have claimed with this move in mind.
        intended = ("T" if times >= 3 else "") + ("F" if board.halfmove_clock >= 100 else "")
        lines.append(position_line(board, san, times, intended))
        if asked:
            lines.append(long_line(board))
    return lines


def main():
    for line in sys.stdin:
        variant, fen, moves = line.rstrip("\n").split("\t")
        sys.stdout.write("\n".join(replay(variant, fen, moves)) + "\n")
    sys.stdout.flush()


main()
