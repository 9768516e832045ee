/** Every drawn thing, as one hidden sheet of symbols. */
import "./figures";
import "./goods";
import "./buildings";
import "./equipment";
import "./tiles";
import "./cards";
import "./marks";
import "./portraits";
import { S } from "./sheet";

const FIRED_CLAY =
  '<linearGradient id="clay-fired" x1="0" y1="0" x2=".35" y2="1"><stop offset="0" stop-color="#DDA374"/>' +
  '<stop offset="1" stop-color="#BD7E52"/></linearGradient>';

/** Put the sheet into the page, once. */
export function addSymbols(): void {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("class", "symbols");
  svg.setAttribute("aria-hidden", "true");
  const symbols = Object.entries(S).map(
    ([name, [viewBox, body]]) => `<symbol id="${name}" viewBox="${viewBox}">${body}</symbol>`,
  );
  svg.innerHTML = `<defs>${FIRED_CLAY}${symbols.join("")}</defs>`;
  document.body.prepend(svg);
}

/** Height of a symbol that is `width` wide. */
export function heightOf(name: string, width: number): number {
  const [, , w, h] = (S[name]?.[0] ?? "0 0 1 1").split(" ").map(Number);
  return (width * h!) / w!;
}
