"""Makes one source of rules run two ways: interpreted at once, compiled for millions of games.

See `docs/architecture.md` for the reasons. The parts:

- `layout`   one list of fields makes the interpreted object and the compiled record
- `rules`    the marks `@rule` and `table()`, and the few functions with two bodies
- `random`   the generator that draws the same numbers however it is run
- `loops`    what is done with whole games: play-outs, batches, a small look-ahead
- `engine`   binds rules to data and, on demand, compiles them
"""
