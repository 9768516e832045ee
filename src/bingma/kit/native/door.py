"""The C that lets Python in: an extension module around the rules of a game.

It is written for Python's stable ABI, so one build serves every Python from 3.11 on, and declares
the few functions of it that it needs itself, so that building it needs no headers of Python.

Rules believe what they get. So everything that comes from Python is checked here: the number of
arguments, dimensions, widths and kinds of arrays, whether they are contiguous and can be written,
lengths, and what `entries` says besides. Of a state the fields that all games have are checked; the
others are believed, and must come from the rules.

The module has one function, `bind(tables, examples)`: it returns the entry points by name, for the
tables of a component file (whole numbers of 64 bits as bytes, in the order of their names). The
examples are an array of states and one of each of `TYPES`.
"""

from __future__ import annotations

import re

from bingma.kit.loops import STREAMS_PER_GAME
from bingma.kit.native.entries import Argument, Entry
from bingma.kit.native.source import Game
from bingma.kit.native.tables import TYPES
from bingma.kit.native.translate import Rule, Translator
from bingma.kit.native.types import NUMBER, POOL, STATE, WIDTHS, Array, safe

# The letters by which the buffer protocol names the elements of arrays.
LETTERS = {"i8": "bB?", "i16": "h", "word": "ql", "f32": "f"}

# What the elements of the examples are.
KINDS = ("State", *TYPES.values())

BEFORE = """\
#include <setjmp.h>
#ifdef _WIN32
#define PYTHON __declspec(dllimport)
#define EXPORT __declspec(dllexport)
#define MARK(place) setjmp(place)
#define GO_BACK(place) longjmp(place, 1)
#else
#define PYTHON extern
#define EXPORT __attribute__((visibility("default")))
#define MARK(place) _setjmp(place)
#define GO_BACK(place) _longjmp(place, 1)
#endif
#define ENTRY static

/* Where a bad subscript leads back to, and what is said about it. */
static _Thread_local struct {
    jmp_buf place;
    const char *file;
    int line;
    long long index, length;
} fault;

__attribute__((noinline, noreturn, cold)) static void
go_back(const char *file, int line, long long index, long long length) {
    fault.file = file;
    fault.line = line;
    fault.index = index;
    fault.length = length;
    GO_BACK(fault.place);
}
#define FAULT(file, line, index, length) go_back(file, line, index, length)
"""

AFTER = """\
/* Of Python's stable ABI. */
typedef __INTPTR_TYPE__ size;
typedef struct object object;
typedef struct {
    void *buf;
    object *obj;
    size len, itemsize;
    int readonly, ndim;
    char *format;
    size *shape, *strides, *suboffsets;
    void *internal;
} buffer;
typedef struct {
    const char *name;
    void *function;
    int flags;
    const char *text;
} method;
typedef struct {
    size count;
    void *type, *init;
    size index;
    void *copy;
    const char *name, *text;
    size bytes;
    method *methods;
    void *slots, *traverse, *clear, *free;
} module;
enum { FASTCALL = 0x80, WRITABLE = 1, WITH_FORMAT = 4, CONTIGUOUS = 0x38, EQUAL = 2 };

/* An array of NumPy, as far as its interface for C shows it. */
typedef struct {
    size references;
    void *type, *data;
    int ndim;
    size *shape, *strides;
    object *base, *dtype;
    int flags;
} array;
enum { AS_WANTED = 0x1 | 0x100 | 0x400 }; /* without gaps, aligned, can be written */

PYTHON int PyObject_GetBuffer(object *, buffer *, int);
PYTHON void PyBuffer_Release(buffer *);
PYTHON object *PyObject_GetAttrString(object *, const char *);
PYTHON int PyObject_RichCompareBool(object *, object *, int);
PYTHON long long PyLong_AsLongLong(object *);
PYTHON object *PyLong_FromLongLong(long long);
PYTHON int PyBytes_AsStringAndSize(object *, char **, size *);
PYTHON object *PyTuple_Pack(size, ...);
PYTHON object *PyTuple_GetItem(object *, size);
PYTHON object *PyDict_New(void);
PYTHON int PyDict_SetItemString(object *, const char *, object *);
PYTHON object *PyCFunction_NewEx(method *, object *, object *);
PYTHON object *Py_BuildValue(const char *, ...);
PYTHON object *PyModuleDef_Init(module *);
PYTHON object *PyErr_Format(object *, const char *, ...);
PYTHON object *PyErr_Occurred(void);
PYTHON void PyErr_Clear(void);
PYTHON void Py_IncRef(object *);
PYTHON void Py_DecRef(object *);
PYTHON void *PyEval_SaveThread(void);
PYTHON void PyEval_RestoreThread(void *);
PYTHON object *PyExc_TypeError, *PyExc_ValueError, *PyExc_IndexError;

/* What comes from Python. */
typedef struct {
    const char *entry;
    object *self; /* tables, and the record type of states */
    int taken;
    buffer views[16];
} visit;

static const Tables *tables_of(object *self) {
    char *bytes = 0;
    size length = 0;
    PyBytes_AsStringAndSize(PyTuple_GetItem(self, 0), &bytes, &length);
    return (const Tables *)bytes;
}

static int is_number(visit *v, object *given, const char *name, num *number) {
    *number = PyLong_AsLongLong(given);
    if (*number != -1 || !PyErr_Occurred()) return 1;
    PyErr_Clear();
    PyErr_Format(PyExc_TypeError, "%s: '%s' must be a whole number of 64 bits", v->entry, name);
    return 0;
}

/* Asking an array of NumPy for a buffer takes longer than a step of a game. So the usual ones are
   read directly: the class and the types of the examples, where those showed that this works. */
static struct {
    void *class;
    object *dtypes[KINDS];
} known;

static int is_read_directly(const array *given, buffer *view, int dims, int kind) {
    if (given->type != known.class || given->ndim != dims) return 0;
    if (given->dtype != known.dtypes[kind] || (given->flags & AS_WANTED) != AS_WANTED) return 0;
    view->obj = 0;
    view->buf = given->data;
    view->shape = given->shape;
    return 1;
}

static int is_of_kind(const buffer *view, int kind) {
    if (view->itemsize != kinds[kind].width) return 0;
    if (!kinds[kind].letters) return 1;
    if (!view->format || !view->format[0] || view->format[1]) return 0;
    for (const char *letter = kinds[kind].letters; *letter; letter++)
        if (view->format[0] == *letter) return 1;
    return 0;
}

static buffer *is_array(visit *v, object *given, const char *name, int dims, int kind) {
    buffer *view = &v->views[v->taken];
    if (is_read_directly((const array *)given, view, dims, kind)) {
        v->taken++;
        return view;
    }
    int flags = WRITABLE | CONTIGUOUS | (kinds[kind].letters ? WITH_FORMAT : 0);
    if (PyObject_GetBuffer(given, view, flags) < 0) {
        PyErr_Clear();
        PyErr_Format(PyExc_TypeError,
                     "%s: '%s' must be an array without gaps that can be written", v->entry, name);
        return 0;
    }
    v->taken++;
    if (view->ndim == dims && is_of_kind(view, kind)) return view;
    PyErr_Format(PyExc_TypeError,
                 "%s: '%s' must be an array of %d dimensions with elements of %lld bytes, of the "
                 "right kind, and has %d dimensions with %zd bytes",
                 v->entry, name, dims, kinds[kind].width, view->ndim, view->itemsize);
    return 0;
}

static buffer *is_pool(visit *v, object *given, const char *name) {
    buffer *view = is_array(v, given, name, 1, KIND_State);
    if (!view || !view->obj) return view;
    object *dtype = PyObject_GetAttrString(given, "dtype");
    int same = dtype && PyObject_RichCompareBool(dtype, PyTuple_GetItem(v->self, 1), EQUAL) == 1;
    if (dtype) Py_DecRef(dtype);
    if (same) return view;
    PyErr_Clear();
    PyErr_Format(PyExc_TypeError, "%s: '%s' must be states of this game", v->entry, name);
    return 0;
}

static int is_long_enough(visit *v, const char *name, num length, num least) {
    if (length >= least) return 1;
    PyErr_Format(PyExc_ValueError, "%s: '%s' must have a length of %lld at least, not %lld",
                 v->entry, name, least, length);
    return 0;
}

static int is_true(visit *v, int truth, const char *problem) {
    if (!truth) PyErr_Format(PyExc_ValueError, "%s: %s", v->entry, problem);
    return truth;
}

static object *wrong_count(const char *entry, int wanted, size given) {
    return PyErr_Format(PyExc_TypeError, "%s takes %d arguments, not %zd", entry, wanted, given);
}

static object *out_of_bounds(void) {
    if (fault.length == 0)
        return PyErr_Format(PyExc_IndexError, "%s:%d: nothing there to divide by, or to take from",
                            fault.file, fault.line);
    return PyErr_Format(PyExc_IndexError, "%s:%d: place %lld of %lld", fault.file, fault.line,
                        fault.index, fault.length);
}

static object *leave(visit *v, object *result) {
    while (v->taken > 0)
        if (v->views[--v->taken].obj) PyBuffer_Release(&v->views[v->taken]);
    return result;
}

/* What rules may believe of a state, a list of actions, a tree. */
static int is_state(const State *s) {
    return s->players >= 1 && s->players <= SEATS && s->seat >= -1 && s->seat < s->players &&
           s->legal_n >= 0 && s->legal_n <= LONGEST;
}

/* Its legal actions become places in a mask. */
static int is_listed(const State *s) {
    if (!is_state(s)) return 0;
    int good = 1;
    for (int k = 0; k < s->legal_n; k++) good &= s->legal[k] >= 0 && s->legal[k] < ACTIONS;
    return good;
}

static int are_listed(const State *states, num n) {
    for (num i = 0; i < n; i++)
        if (!is_listed(states + i)) return 0;
    return 1;
}

static int is_legal(const State *s, num action) {
    if (s->over != 0 || action < 0 || action >= ACTIONS) return 0;
    for (int k = 0; k < s->legal_n; k++)
        if (s->legal[k] == action) return 1;
    return 0;
}

static int all_legal(const State *states, num n, const word *actions) {
    for (num i = 0; i < n; i++)
        if (!is_state(states + i) || !is_legal(states + i, actions[i])) return 0;
    return 1;
}

/* Games to advance: a new game (-1) may stand in place of anything, a finished one needs a seat. */
static int can_advance(const State *states, const word *actions, const word *seats, num first,
                       num last, num of) {
    for (num i = first; i < last; i++) {
        if (seats && (seats[i] < 0 || seats[i] >= of)) return 0;
        if (actions[i] == -1) continue;
        if (!is_listed(states + i) || states[i].players > of) return 0;
    }
    return 1;
}

static int is_tree(num nodes, num edges, const word *used) {
    return used[0] >= 0 && used[0] <= nodes && used[1] >= 0 && used[1] <= edges;
}
"""

BIND = """\
static method methods[] = {
%s
    {0, 0, 0, 0}
};

/* What an example shows: the type of its elements, and whether arrays can be read directly. The
   first ones are remembered as long as the program runs; others are read all the same. */
static object *learned(object *example, int kind) {
    buffer view;
    if (PyObject_GetBuffer(example, &view, CONTIGUOUS) < 0) return 0;
    object *dtype = PyObject_GetAttrString(example, "dtype");
    const array *a = (const array *)example;
    int fits = dtype && view.ndim == 1 && view.itemsize == kinds[kind].width;
    if (fits && !known.dtypes[kind] && a->data == view.buf && a->ndim == 1 && a->dtype == dtype &&
        a->shape[0] == view.shape[0] && (a->flags & AS_WANTED) == AS_WANTED) {
        known.class = a->type;
        Py_IncRef(dtype);
        known.dtypes[kind] = dtype;
    }
    PyBuffer_Release(&view);
    if (fits || !dtype) return dtype;
    Py_DecRef(dtype);
    return PyErr_Format(PyExc_ValueError, "an example must be a row of elements of %%lld bytes",
                        kinds[kind].width);
}

static object *bind(object *self, object *const *given, size n) {
    if (n != 2) return wrong_count("bind", 2, n);
    char *bytes = 0;
    size length = 0;
    if (PyBytes_AsStringAndSize(given[0], &bytes, &length) < 0) return 0;
    if (length != (size)sizeof(Tables))
        return PyErr_Format(PyExc_ValueError, "the tables must have %%zd bytes, not %%zd",
                            (size)sizeof(Tables), length);
    object *kept = 0;
    for (int kind = 0; kind < KINDS; kind++) {
        object *example = PyTuple_GetItem(given[1], kind);
        object *dtype = example ? learned(example, kind) : 0;
        if (dtype && kind == 0) kept = PyTuple_Pack(2, given[0], dtype);
        if (dtype) Py_DecRef(dtype);
        if (!dtype) {
            if (kept) Py_DecRef(kept);
            return 0;
        }
    }
    object *made = PyDict_New();
    for (method *m = methods; kept && made && m->name; m++) {
        object *function = PyCFunction_NewEx(m, kept, 0);
        if (!function || PyDict_SetItemString(made, m->name, function) < 0) {
            Py_DecRef(made);
            made = 0;
        }
        if (function) Py_DecRef(function);
    }
    if (kept) Py_DecRef(kept);
    return made;
}

static method ways_in[] = {{"bind", bind, FASTCALL, 0}, {0, 0, 0, 0}};
static module definition = {.count = 1, .name = "%s", .methods = ways_in};

EXPORT object *PyInit_%s(void) { return PyModuleDef_Init(&definition); }
"""


def python_functions() -> list[str]:
    """The names of Python's stable ABI that the door uses, with DATA behind those of objects."""
    functions = re.findall(r"^PYTHON .*?(Py\w+)\(", AFTER, re.MULTILINE)
    objects = re.findall(r"\*(PyExc_\w+)[,;]", AFTER)
    return [*functions, *(f"{name} DATA" for name in objects)]


def door(game: Game, module: str, checked: bool = False) -> str:
    """The C of the extension module of a game: the rules, and the way to them."""
    translator = Translator(game, checked)
    rules = translator.text()
    entries = translator.entries
    methods = [f'    {{"{name}", py_{name}, FASTCALL, 0}},' for name in entries]
    wrappers = [_wrapper(translator.rules[name], entry) for name, entry in entries.items()]
    bound = BIND % ("\n".join(methods), module, module)
    return "\n".join([BEFORE, rules, _limits(game), AFTER, *wrappers, bound])


def _limits(game: Game) -> str:
    kinds = [f'{{{WIDTHS[name]}, "{LETTERS[name]}"}}' for name in KINDS[1:]]
    numbers = {
        "KINDS": len(KINDS),
        "LEAST_PLAYERS": min(game.seats),
        "MOST_PLAYERS": max(game.seats),
        "SEATS": max(game.seats.values()),
        "LONGEST": game.state.fields["legal"].shape[0],
        "ACTIONS": game.actions,
        "OPTIONS": game.options,
        "OBSERVATION": game.observation,
        "STREAMS": STREAMS_PER_GAME,
    }
    lines = [f"#define {name} {number}" for name, number in numbers.items()]
    seats = ", ".join(str(game.seats.get(n, 0)) for n in range(max(game.seats) + 1))
    return "\n".join(
        [
            '#line 1 "door"',
            *lines,
            f"enum {{ {', '.join(f'KIND_{name}' for name in KINDS)} }};",
            "static const struct { long long width; const char *letters; } kinds[] =",
            f"    {{{{STATE_BYTES, 0}}, {', '.join(kinds)}}};",
            f"static const num seats_of[] = {{{seats}}};",
            "#define SEATS_OF(n) ((n) < LEAST_PLAYERS || (n) > MOST_PLAYERS ? SEATS : seats_of[n])",
        ]
    )


def _wrapper(rule: Rule, entry: Entry) -> str:
    """The function that Python calls: it looks at everything, then calls the rule."""
    count = len(entry.arguments)
    name = rule.name
    given = list(zip(rule.arguments, entry.arguments, strict=True))
    lines = [
        f"static object *py_{name}(object *self, object *const *given, size n) {{",
        f'    if (n != {count}) return wrong_count("{name}", {count}, n);',
        "    visit v;",
        f'    v.entry = "{name}", v.self = self, v.taken = 0;',
    ]
    passed = ["tables_of(self)"]
    for i, (argument, kind) in enumerate(given):
        lines += _take(i, argument, kind)
        passed += [safe(argument), *(f"{argument}_{d}" for d in range(len(kind.least)))]
    for argument, kind in given:
        for d, least in enumerate(kind.least):
            length = f'is_long_enough(&v, "{argument}", {argument}_{d}, {least})'
            lines.append(f"    if (!{length}) return leave(&v, 0);")
    for truth, problem in entry.checks:
        lines.append(f'    if (!is_true(&v, {truth}, "{problem}")) return leave(&v, 0);')
    call = f"entry_{name}({', '.join(passed)});"
    if rule.returns != "None":
        lines.append("    num answer = 0;")
        call = f"answer = {call}"
    lines.append("    int well = 0;")
    if entry.long:
        lines.append("    void *thread = PyEval_SaveThread();")
    lines += ["    if (MARK(fault.place) == 0) {", f"        {call}", "        well = 1;", "    }"]
    if entry.long:
        lines.append("    PyEval_RestoreThread(thread);")
    result = 'Py_BuildValue("")' if rule.returns == "None" else "PyLong_FromLongLong(answer)"
    lines += [f"    return leave(&v, well ? {result} : out_of_bounds());", "}", ""]
    return "\n".join(lines)


def _take(i: int, argument: str, kind: Argument) -> list[str]:
    """The lines that take one argument from Python."""
    name = safe(argument)
    if kind.type is NUMBER:
        return [
            f"    num {name};",
            f'    if (!is_number(&v, given[{i}], "{argument}", &{name})) return leave(&v, 0);',
        ]
    view = f"view_{i}"
    if kind.type in (POOL, STATE):
        element, taken = "State", f'is_pool(&v, given[{i}], "{argument}")'
    else:
        assert isinstance(kind.type, Array)
        element, dims = kind.type.element, kind.type.dims
        taken = f'is_array(&v, given[{i}], "{argument}", {dims}, KIND_{element})'
    lines = [
        f"    buffer *{view} = {taken};",
        f"    if (!{view}) return leave(&v, 0);",
        f"    {element} *{name} = {view}->buf;",
    ]
    for d in range(len(kind.least)):
        lines.append(f"    num {argument}_{d} = {view}->shape[{d}];")
    if kind.type is STATE:
        lines.append(
            f'    if (!is_long_enough(&v, "{argument}", {view}->shape[0], 1)) return leave(&v, 0);'
        )
    return lines
