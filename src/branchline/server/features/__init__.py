"""Server features around a game: hints, replay, tutorial, pictures, commit-reveal verification, board data."""
