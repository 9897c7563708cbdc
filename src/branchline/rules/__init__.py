"""Rules engine: pure compiled functions on one flat state record, independent of text, files, time and network."""
