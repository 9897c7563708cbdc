"""The table on the network: people, tables, acts, clocks, bots; see docs/decisions/server.md."""
