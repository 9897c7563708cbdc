"""The game server: people, tables, commands, clocks and bots; see docs/decisions/server.md."""

PORT = 8421  # the default: where a server listens unless another port is given
