"""What the server offers around a game: hints, replay, the lesson, pictures, proofs of the shuffle, board data."""
