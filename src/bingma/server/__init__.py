"""Tables for people and bots: stored games, seats, live updates. See `docs/server.md`.

The server knows no rule: it talks to `bingma.play` and the games contract only.
"""
