"""Makes one source of rules run two ways: interpreted at once, compiled for millions of games.

See `docs/architecture.md` for the reasons. The parts:

- `layout`   one list of fields makes the interpreted object and the compiled record
- `rules`    the marks `@rule` and `table()`, and the few functions with two bodies
- `game`     what all games have in common: fields, rules, limits
- `random`   the generator that draws the same numbers however it is run
- `loops`    what is done with whole games: play-outs, batches, a small look-ahead
- `search`   tree search for bots, and `tree`, its memory
- `learning` games for learners, many side by side
- `engine`   binds rules to data and, on demand, compiles them
"""
