"""What may happen: pure compiled functions on one flat state. Knows nothing of text, files, time or network."""
