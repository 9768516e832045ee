/** Where on the screen the places of a table lie now. */

export interface Spot {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The box of an element; of a place that is drawn the one that is touched. */
function boxOf(element: Element): DOMRect {
  return (element.querySelector(".hit") ?? element).getBoundingClientRect();
}

/** Whether an element lies behind the prompt or the tray, which stay where they are when a phone scrolls. */
function isBehind(element: Element): boolean {
  const { left, top, width, height } = boxOf(element);
  const cover = document.elementFromPoint(left + width / 2, top + height / 2)?.closest(".tray, .top");
  return !!cover && !cover.contains(element);
}

/** The spots of places that are on the page. */
export function spotsOf(places: readonly string[]): Spot[] {
  return places.flatMap((place) => {
    const found = [...document.querySelectorAll(`[data-place="${place}"], [data-anchor="${place}"]`)];
    const shown = found.filter((element) => !isBehind(element));
    const boxes = shown.map(boxOf).filter(({ width, height }) => width > 0 && height > 0);
    return boxes.slice(0, 1).map(({ left, top, width, height }) => ({ left, top, width, height }));
  });
}

export function overlap(a: Spot, b: Spot): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** How often it is looked whether something has moved. */
const LOOK_MS = 200;

/** Call `look` now, whenever the window changes or scrolls, and from time to time. Returns how to stop. */
export function watching(look: () => void): () => void {
  const options = { capture: true, passive: true };
  const timer = setInterval(look, LOOK_MS);
  addEventListener("resize", look);
  addEventListener("scroll", look, options);
  look();
  return () => {
    clearInterval(timer);
    removeEventListener("resize", look);
    removeEventListener("scroll", look, options);
  };
}
