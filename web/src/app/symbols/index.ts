/** The drawn things of the shell, and the hidden sheet that shows all of them, a game's too. */
import "./figures";
import "./marks";
import "./portraits";
import { S } from "./sheet";

const FIRED_EARTH =
  '<linearGradient id="fired" x1="0" y1="0" x2=".35" y2="1"><stop offset="0" stop-color="#DDA374"/>' +
  '<stop offset="1" stop-color="#BD7E52"/></linearGradient>';

const added = new Set<string>();

/** Put into the page what is drawn and not there yet. */
export function addSymbols(): void {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("class", "symbols");
  svg.setAttribute("aria-hidden", "true");
  const fresh = Object.entries(S).filter(([name]) => !added.has(name));
  const symbols = fresh.map(([name, [viewBox, body]]) => `<symbol id="${name}" viewBox="${viewBox}">${body}</symbol>`);
  svg.innerHTML = `<defs>${added.size ? "" : FIRED_EARTH}${symbols.join("")}</defs>`;
  fresh.forEach(([name]) => added.add(name));
  document.body.prepend(svg);
}

/** Height of a symbol that is `width` wide. */
export function heightOf(name: string, width: number): number {
  const [, , w, h] = (S[name]?.[0] ?? "0 0 1 1").split(" ").map(Number);
  return (width * h!) / w!;
}
