"""Reads PGN from standard input and writes a line a game: how it ended by the rules, the
result that stands there, the number of half-moves, and what is wrong with it."""

import sys

import chess
import chess.pgn

while (game := chess.pgn.read_game(sys.stdin)) is not None:
    board = game.board()
    wrong = [str(error) for error in game.errors]
    plies = 0
    for move in game.mainline_moves():
        if board.outcome() is not None:
            wrong.append(f"a move after the end at half-move {plies}")
            break
        if move not in board.legal_moves:
            wrong.append(f"{move} is not legal in {board.fen()}")
            break
        board.push(move)
        plies += 1
    outcome = board.outcome()
    ended, result = ("-", "*") if outcome is None else (outcome.termination.name, outcome.result())
    print(ended, result, game.headers["Result"], plies, "; ".join(wrong) or "-", sep="\t")
