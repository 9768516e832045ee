/** A double click, a double tap and a key held down mean one thing: what comes to lie under the finger, or to have the
 * focus, by the first press is not pressed by the next. */

/** How soon (in ms) and how near (in pixels) a press has to follow another one to belong to it. */
const SOON = 400;
const NEAR = 24;

/** Presses in quick succession at one spot, and what the first of them met. */
let series: { count: number; met: Element | null; x: number; y: number; at: number } | null = null;

function control(target: EventTarget | null): Element | null {
  return (target as Element | null)?.closest?.("button, a, [data-place]") ?? null;
}

/** To be told of every press, before anything else hears of it. */
export function press({ clientX: x, clientY: y, timeStamp: at, target }: PointerEvent): void {
  // A press that met nothing has moved nothing: the next one is meant.
  const follows = series?.met && at - series.at < SOON && Math.hypot(x - series.x, y - series.y) < NEAR;
  series = follows ? { ...series!, count: series!.count + 1, at } : { count: 1, met: control(target), x, y, at };
}

/** To be asked about every click, before anything else hears of it. */
export function dropStray(event: MouseEvent): void {
  const byPointer = event.detail > 0;
  if (byPointer && series && series.count > 1 && control(event.target) !== series.met) drop(event);
}

/** The same for every key. */
export function dropHeld(event: KeyboardEvent): void {
  if (event.repeat && event.key === "Enter") drop(event);
}

function drop(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
