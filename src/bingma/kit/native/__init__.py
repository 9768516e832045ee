"""The rules as native code: the same source, written as C.

- `source`       what the native rules of a game are made from
- `entries`      the functions that are called from outside, and what their arguments must be
- `translate`    the C file of a game: types and functions
- `statements`, `expressions`   their bodies
- `types`        what the translator knows of a value
- `tables`       component data as native rules read it
- `door`         the C that lets Python in, and checks everything that comes from there
- `building`     finds a compiler, builds, and loads what was built
"""
