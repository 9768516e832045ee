"""One HTML page that holds everything it shows: its style, its tables and its drawings.

Figures are drawn by matplotlib and put into the page as SVG. They are as wide as a phone, so that
their letters stay readable there, and keep the colours of the game.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape
from io import StringIO
from pathlib import Path
from typing import Any

INK = "#1B1512"
TEXT = "#3A2A1E"
PARCHMENT = "#F3E9D7"
EARTH = "#E3D2B4"
CLAY = "#C98B5E"
BRONZE = "#7A6A3A"
# Letters on something coloured, by day and by night.
ON_COLOUR = "#1C1613"
# Colours that stay apart for everybody, darkest first; always drawn with an outline of ink.
COLOURS = ("#49236E", "#F28314", "#91DEEA", "#186E55", "#A5362B", "#F6E326", "#063274", "#71AE92")

# Drawn with these, drawings change with the page between day and night.
CHANGING = {INK: "var(--ink)", TEXT: "var(--text)", EARTH: "var(--faint)", BRONZE: "var(--line)"}

WIDTH = 4.7  # inches of 72 pixels: what a phone of 360 pixels shows without shrinking

STYLE = f"""
:root {{ color-scheme: light dark; --page: {PARCHMENT}; --ink: {INK}; --text: {TEXT};
  --faint: {EARTH}; --line: {BRONZE}; --shade: #3A2A1E55; }}
@media (prefers-color-scheme: dark) {{
  :root {{ --page: #211C18; --ink: #F3E9D7; --text: #EFE3CD; --faint: #453A2F; --line: #BBA763;
    --shade: #000000AA; }}
}}
body {{ margin: 0; background: var(--page); color: var(--text);
  font: 1rem/1.5 system-ui, sans-serif; }}
main {{ margin: 0 auto; max-width: 72rem; padding: 1rem; }}
h1, h2 {{ font-family: Georgia, "Times New Roman", serif; font-weight: normal; color: var(--ink);
  line-height: 1.2; text-wrap: balance; }}
h1 {{ margin: 0.5rem 0; font-size: 2rem; }}
h2 {{ margin: 2.5rem 0 0.5rem; padding-top: 0.5rem; border-top: 3px double {CLAY}; }}
p, li {{ max-width: 44rem; }}
/* A shadow at the side where more of a wide table is to be seen. */
.wide {{ overflow-x: auto; max-width: 100%; background:
  linear-gradient(90deg, var(--page) 1rem, transparent 2rem) left / 3rem 100% local no-repeat,
  linear-gradient(270deg, var(--page) 1rem, transparent 2rem) right / 3rem 100% local no-repeat,
  linear-gradient(90deg, var(--shade), transparent) left / 0.75rem 100% scroll no-repeat,
  linear-gradient(270deg, var(--shade), transparent) right / 0.75rem 100% scroll no-repeat; }}
table {{ border-collapse: collapse; margin: 0.5rem 0; font-variant-numeric: tabular-nums; }}
th, td {{ padding: 0.25rem 0.75rem; text-align: right; white-space: nowrap;
  border-bottom: 1px solid var(--faint); }}
th {{ font-weight: normal; }}
thead th {{ border-bottom: 2px solid var(--line); font-weight: 600; vertical-align: bottom; }}
.word {{ text-align: left; }}
summary {{ padding: 0.5rem 0; cursor: pointer; }}
.figures {{ display: flex; flex-wrap: wrap; gap: 1rem; align-items: flex-start; }}
figure {{ margin: 0.5rem 0; flex: 0 1 22rem; min-width: 0; }}
figure svg {{ width: 100%; height: auto; display: block; }}
figcaption {{ font-family: Georgia, "Times New Roman", serif; color: var(--ink); }}
@media (max-width: 30rem) {{
  table {{ font-size: 0.8125rem; }}
  th, td {{ padding: 0.25rem 0.3rem; }}
  th:first-child, td:first-child {{ padding-left: 0; }}
  thead th, .word {{ white-space: normal; }}
  .word {{ min-width: 4.5rem; }}
}}
"""


def words(name: str) -> str:
    """A name of the data as words.

    >>> words("end_tile")
    'end tile'
    """
    return name.replace("_", " ")


def title(name: str) -> str:
    """Words that begin with a capital.

    >>> title("face of section A")
    'Face of section A'
    """
    return name[:1].upper() + name[1:]


def percent(share: float) -> str:
    """A share as people read it."""
    return f"{100 * share:.1f} %"


def between(low: float, high: float, percents: bool = True) -> str:
    """An interval as people read it."""
    if percents:
        return f"{100 * low:.1f}–{100 * high:.1f} %"
    return f"{low:z,.1f} to {high:z,.1f}"


def paragraph(text: str) -> str:
    """Some sentences."""
    return f"<p>{escape(text).replace(' %', '&nbsp;%')}</p>"


def table(head: Sequence[str], rows: Sequence[Sequence[str]], words: int = 1) -> str:
    """A table whose first columns, as many as `words`, are words; the others are numbers."""

    def line(cells: Sequence[str], is_head: bool) -> str:
        made = []
        for i, cell in enumerate(cells):
            tag, scope = "td", ""
            if is_head or i == 0:
                tag, scope = "th", f' scope="{"col" if is_head else "row"}"'
            word = ' class="word"' if i < words else ""
            made.append(f"<{tag}{scope}{word}>{_cell(cell)}</{tag}>")
        return f"<tr>{''.join(made)}</tr>"

    body = "\n".join(line(row, is_head=False) for row in rows)
    return (
        f'<div class="wide" tabindex="0"><table>\n<thead>{line(head, is_head=True)}</thead>\n'
        f"<tbody>\n{body}\n</tbody>\n</table></div>"
    )


def _cell(text: str) -> str:
    """The text of a cell; the long names of bots may be broken where their parts meet.

    >>> _cell("my.bot:Eager@500"), _cell("1.5 %")
    ('my.<wbr>bot:<wbr>Eager@<wbr>500', '1.5 %')
    """
    is_name = ":" in text or "@" in text
    return re.sub(r"([.:@])", r"\1<wbr>", escape(text)) if is_name else escape(text)


def unfolded(what: str, part: str) -> str:
    """A part that is shown when somebody asks for it."""
    return f"<details><summary>{escape(what)}</summary>\n{part}\n</details>"


def new_figure(height: float) -> tuple[Any, Any]:
    """A figure of the page's width and its axes, in the page's colours."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(WIDTH, height), layout="constrained")
    figure.patch.set_alpha(0)
    axes = figure.add_subplot()
    axes.set_facecolor("none")
    axes.spines[["top", "right"]].set_visible(False)
    for spine in axes.spines.values():
        spine.set_color(BRONZE)
    axes.tick_params(colors=TEXT)
    for axis in (axes.xaxis, axes.yaxis):
        axis.label.set_color(TEXT)
    return figure, axes


def drawn(figure: Any, caption: str) -> str:
    """A figure as a part of the page."""
    import matplotlib

    # Letters stay letters; a salt, so that the same page comes again.
    style: dict[Any, Any] = {
        "svg.fonttype": "none",
        "svg.hashsalt": caption,
        "font.family": "sans-serif",
    }
    out = StringIO()
    with matplotlib.rc_context(style):
        figure.savefig(
            out, format="svg", metadata=dict.fromkeys(("Creator", "Date", "Format", "Type"))
        )
    svg = out.getvalue()
    svg = svg[svg.index("<svg") :]
    # Inside HTML neither is needed, and the page names no address at all.
    svg = re.sub(r'\sxmlns(:\w+)?="[^"]*"', "", svg).replace("xlink:href", "href")
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    for colour, variable in CHANGING.items():
        svg = svg.replace(colour.lower(), variable)
    # Drawings of one page must not take each other's parts.
    name = re.sub(r"\W+", "-", caption)
    svg = re.sub(r'( id="|url\(#|href="#)', rf"\g<1>{name}-", svg)
    svg = svg.replace("<svg ", f'<svg role="img" aria-label="{escape(caption)}" ', 1)
    return f"<figure><figcaption>{escape(caption)}</figcaption>\n{svg}</figure>"


def figures(drawings: Sequence[str]) -> str:
    """Figures beside each other where there is room."""
    return f'<div class="figures">\n{"".join(drawings)}\n</div>'


def bars_with_intervals(
    labels: Sequence[str],
    values: Sequence[float],
    intervals: Sequence[tuple[float, float]],
    caption: str,
    unit: str = "",
    line_at: float | None = None,
    zero: bool = True,
) -> str:
    """A dot with its interval for each label, first on top, and a line at what is expected."""
    figure, axes = new_figure(0.6 + 0.28 * len(labels))
    at = list(range(len(labels)))
    if line_at is not None:
        axes.axvline(line_at, color=BRONZE, linestyle="--", linewidth=1)
    spread = [
        [value - low for value, (low, _) in zip(values, intervals, strict=True)],
        [high - value for value, (_, high) in zip(values, intervals, strict=True)],
    ]
    # An interval of resampled games may leave its middle out by a hair.
    spread = [[max(0.0, length) for length in side] for side in spread]
    axes.errorbar(values, at, xerr=spread, fmt="none", ecolor=INK, elinewidth=1.5, capsize=3)
    axes.scatter(values, at, s=42, color=CLAY, edgecolor=INK, zorder=3)
    axes.set_yticks(at, labels)
    axes.set_ylim(len(labels) - 0.4, -0.6)
    axes.grid(axis="x", color=EARTH)
    axes.set_axisbelow(True)
    if zero:
        axes.set_xlim(left=0)
    if unit:
        axes.set_xlabel(unit)
    return drawn(figure, caption)


def write_page(path: Path, title: str, parts: Sequence[str]) -> None:
    """The whole page."""
    head = (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n"
    )
    body = "\n".join((f"<h1>{escape(title)}</h1>", *parts))
    path.write_text(f"{head}<main>\n{body}\n</main>\n</body>\n</html>\n", encoding="utf-8")
