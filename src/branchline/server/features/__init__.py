"""Server features around a game: hints, replay, uploaded records and their verification, tutorial, pictures, boards."""
