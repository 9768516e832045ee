"""Rules that do everything that C leaves open, or does differently."""

from typing import Any

from bingma.kit.layout import Row
from bingma.kit.rules import rule, table

THREE = 3
EIGHT = 8
MANY = 0x123456789AB
GRID = table("grid")  # 2 x 3
LONE = table("lone")  # a single number


@rule
def divided(a: int, b: int) -> int:
    """Rounded down, whatever the signs."""
    if b == 0:
        return a // THREE * 1000 + a % THREE
    return a // b * 1000 + a % b


@rule
def powers(a: int, b: int) -> int:
    """By powers of two, which become shifts."""
    return a // EIGHT * 100 + a % EIGHT + (a // 4) * (b % 4) + (b << 3) - (a >> 1)


@rule
def bits(a: int, b: int) -> int:
    """And, or, exclusive or, all bits turned, and the sign."""
    return (a & b) + (a | b) * 3 + (a ^ b) * 5 + ~a - -b + (MANY & (a * a))


@rule
def asked(a: int, b: int) -> int:
    """Questions as numbers, chains of them, and one inside another."""
    n = int(a < b) + 2 * int(a <= b <= 5) + 4 * int(not a) + 8 * int(a != b and (b > 0 or a == 1))
    return n + (16 if a else 0) + (32 if bool(b) and not bool(a) else 0)


@rule
def chosen(a: int, b: int) -> int:
    """The smaller, the larger, without sign."""
    return min(a, b, 3) * 10000 + max(a, b) * 100 + abs(a) + int(True)


@rule
def counted(a: int, b: int) -> int:
    """Ranges are found once; the counter keeps its last number."""
    total = 0
    last = 7
    for i in range(a, last):
        last = 2
        total = total * 2 + i
        if abs(total) > 1000:
            break
    for i in range(abs(b), -3, -2):
        if i == 3:
            continue
        total += i * 100
        i = 50
        total += i
    k = -1
    for k in range(a):
        total += k % 2
    return total * 100 + k


@rule
def looped(a: int, b: int) -> int:
    """While, with an end in the middle."""
    n = 0
    while n < abs(a) + 2 or b > n:
        n += 1
        if n > 40:
            return -n
        if n % 7 == 6:
            break
    else_taken = 0
    if a > b:
        else_taken = 1
    elif a == b:
        else_taken = 2
    elif noted_twice(a) > 4:
        else_taken = 3
    else:
        if b > 4:
            else_taken = 4
        else:
            else_taken = 5
    return n * 10 + else_taken


@rule
def noted_twice(a: int) -> int:
    """Only a number."""
    return a * 2


@rule
def take(row: Row) -> int:
    """Count up, and tell the number before."""
    row[0] += 1
    return row[0] - 1


@rule
def put(row: Row, value: int) -> int:
    """Change the first, and tell what it is now."""
    row[0] = value
    return value


@rule
def three(a: int, b: int, c: int) -> int:
    """Three numbers as one."""
    return (a * 100 + b) * 100 + c


@rule
def in_order(row: Row, rows: Any, a: int) -> int:
    """What one operand changes, another one reads."""
    n = three(take(row), row[0], take(row))
    n = n * 7 + take(row) - take(row) * 3
    n += row[0] * take(row)
    n += three(row[0], put(row, 1), row[0])
    rows[row[0]][1] = put(row, 0) + a
    row[1] += put(row, 2)
    row[0] += take(row)
    first = rows[take(row) % 2]
    first[0] = row[0]
    if take(row) + row[0] > a:
        n += 5
    elif row[0] - take(row) < a:
        n += 9
    smallest = min(row[0], put(row, 3), row[0])
    return n * 100 + smallest + last_of(rows[row[0] % 2], put(row, 4))


@rule
def last_of(row: Row, n: int) -> int:
    """A row that was found before the number was."""
    return row[1] + n


@rule
def narrow(s: Any, row: Row, a: int) -> int:
    """Small fields are computed with all bits, and keep only theirs."""
    s.heap = a
    wide = s.heap * s.heap * s.heap * s.heap
    s.heap -= 3
    s.legal[1] = s.heap
    s.legal[1] //= 2
    s.legal[2] = 5
    s.legal[2] <<= 2
    s.legal[2] ^= s.heap & 7
    made: int = wide + (s.heap << 40) + s.legal[1] + s.legal[2] + row[0] * s.legal[2]
    return made


@rule
def looked_up(a: int, b: int) -> int:
    """From tables, whole rows of them too."""
    row: Row = GRID[a % 2]
    lone: int = LONE
    cell: int = GRID[b % 2][a % 3]
    return row[b % 3] * 100 + cell + len(GRID) + len(GRID[0]) + lone + longest(row)


@rule
def longest(row: Row) -> int:
    """The length of a row."""
    return len(row)
