"""The rules of a game as WebAssembly: the bots' search, for a page in a browser.

The module imports nothing and holds everything itself: tables, the state that is known, the tree.
Whoever uses it writes two blocks of bytes and calls a few functions with small numbers; it knows no
layout of a tree. `ziglang` builds it; nothing else here makes WebAssembly.
"""

from __future__ import annotations

from pathlib import Path

from bingma.kit import search, tree
from bingma.kit.native.building import (
    NoCompiler,
    NotNative,
    compile_with,
    identity,
    module_name,
    zig_command,
)
from bingma.kit.native.entries import ENTRIES
from bingma.kit.native.source import Game
from bingma.kit.native.translate import translate
from bingma.kit.native.types import NotTranslated

FLAGS = (
    "--target=wasm32-freestanding",
    "-std=gnu11",
    "-O3",
    "-fwrapv",
    "-fvisibility=hidden",
    "-w",
    "-nostdlib",
    "-s",
    "-Wl,--no-entry",
    "-Wl,--export-dynamic",
)

# The largest search that there is room for: a second of thought in a browser.
MOST_ITERATIONS = 20_000

# The random games are for measuring.
EXPORTED = ("search", "seed_random", "random_games")

BEFORE = """\
#define ENTRY static
#define COPY_STATE(to, from) __builtin_memcpy(to, from, STATE_BYTES)
"""

AFTER = """\
#define OUT __attribute__((visibility("default"), used))
enum {{ MOST = {most}, EDGES_PER_NODE = {edges_per_node}, SPARE_EDGES = {spare_edges} }};
static Tables tables;
static State states[4];
static word nodes[MOST + 1][{node_columns}];
static word edges[EDGES_PER_NODE * (MOST + 1) + SPARE_EDGES][{edge_columns}];
static word used[{used}], path[{longest_path}][2], rewards[3 * {max_seats}];
static word legal[{longest_list}], how[{settings}], rng[4];
static num thinker, budget;

OUT char *tables_at(void) {{ return (char *)&tables; }}
OUT int tables_bytes(void) {{ return sizeof tables; }}
OUT char *state_at(void) {{ return (char *)&states[0]; }}
OUT int state_bytes(void) {{ return STATE_BYTES; }}
OUT int most_iterations(void) {{ return MOST; }}

/* How to search: the settings by number. */
OUT void set(int which, int value) {{
    if (0 <= which && which < {settings}) how[which] = value;
}}

/* Forget everything, to search for a seat within so many iterations. */
OUT void begin(int seat, int seed, int iterations) {{
    thinker = seat;
    budget = iterations < 1 ? 1 : iterations > MOST ? MOST : iterations;
    used[{nodes}] = 0;
    entry_seed_random(&tables, rng, 4, seed, 0);
}}

/* Search on; the action tried most. */
OUT int think(int iterations) {{
    num n = budget + 1;
    return (int)entry_search(
        &tables, states, 4, thinker, iterations, budget, &nodes[0][0], n, {node_columns},
        &edges[0][0], EDGES_PER_NODE * n + SPARE_EDGES, {edge_columns}, used, {used},
        &path[0][0], {longest_path}, 2, rewards, 3 * {max_seats}, legal, {longest_list},
        how, {settings}, rng, 4);
}}

OUT int iterations(void) {{ return (int)used[{iterations}]; }}
OUT int is_settled(void) {{ return used[{settled}] != 0 || used[{iterations}] >= budget; }}

/* The edge that so many others are ahead of; -1 if there are not so many. */
static num ranked(int rank) {{
    if (used[{nodes}] == 0) return -1;
    for (num edge = nodes[0][{first}]; edge != {no}; edge = edges[edge][{next}]) {{
        int ahead = 0;
        for (num other = nodes[0][{first}]; other != {no}; other = edges[other][{next}]) {{
            if (r_is_ahead_of(&tables, edges[other], {edge_columns}, edges[edge], {edge_columns}) ||
                (other > edge && !r_is_ahead_of(&tables, edges[edge], {edge_columns}, edges[other],
                                                {edge_columns})))
                ahead++;
        }}
        if (ahead == rank) return edge;
    }}
    return -1;
}}
OUT int action_of(int rank) {{
    num edge = ranked(rank);
    return edge < 0 ? -1 : (int)(edges[edge][{key}] % {seat_key});
}}
OUT int visits_of(int rank) {{
    num edge = ranked(rank);
    return edge < 0 ? 0 : (int)edges[edge][{visits}];
}}
/* Of a thousand games, how many are won; and hundredths of a point at the end. */
OUT int wins_of(int rank) {{
    num edge = ranked(rank);
    if (edge < 0 || edges[edge][{visits}] == 0) return 0;
    return (int)(edges[edge][{wins}] * 1000 / {one} / edges[edge][{visits}]);
}}
OUT int score_of(int rank) {{
    num edge = ranked(rank);
    if (edge < 0 || edges[edge][{visits}] == 0) return 0;
    return (int)(edges[edge][{score}] * 100 / {point} / edges[edge][{visits}]);
}}

/* For measuring: random games from a stream, and how many decisions they took. */
OUT int random_decisions(int seed, int players, int games) {{
    word totals[2] = {{0, 0}};
    entry_seed_random(&tables, rng, 4, seed, 0);
    entry_random_games(&tables, states, 4, rng, 4, players, 0, games, totals, 2);
    return (int)totals[1];
}}
"""


def source(game: Game) -> str:
    """The C of the module; raises NotNative where a rule has no translation."""
    try:
        rules = translate(game, entries={name: ENTRIES[name] for name in EXPORTED})
    except NotTranslated as error:
        raise NotNative(str(error)) from None
    after = AFTER.format(
        most=MOST_ITERATIONS,
        edges_per_node=tree.EDGES_PER_NODE,
        spare_edges=tree.SPARE_EDGES,
        longest_path=tree.LONGEST_PATH,
        node_columns=search.NODE_COLUMNS,
        edge_columns=search.EDGE_COLUMNS,
        used=search.USED,
        max_seats=search.MAX_SEATS,
        longest_list=search.LONGEST_LIST,
        settings=search.SETTINGS,
        nodes=search.NODES,
        iterations=search.ITERATIONS,
        settled=search.SETTLED,
        first=search.FIRST,
        next=search.NEXT,
        no=search.NO,
        key=search.KEY,
        seat_key=search.SEAT_KEY,
        visits=search.VISITS,
        wins=search.WINS,
        score=search.SCORE,
        one=search.ONE,
        point=search.POINT,
    )
    return "\n".join((BEFORE, rules, after))


def file_name(game: Game) -> str:
    """The name of the module: with a hash of everything that it is made from."""
    return f"{module_name(game)}-{identity(game)}.wasm"


def build(game: Game, folder: Path) -> Path:
    """Build the module of a game into a folder, if it is not there; raises NotNative."""
    path = folder / file_name(game)
    if not path.is_file():
        zig = zig_command()
        if zig is None:
            raise NoCompiler("WebAssembly is built by the package ziglang, which is not installed")
        folder.mkdir(parents=True, exist_ok=True)
        if said := compile_with([*zig, "cc", *FLAGS], source(game), path):
            raise NotNative(said)
    return path
