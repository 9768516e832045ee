/** What happens at a place under mouse, finger and keys; the same for the scene and for the tray. */
import type { Table } from "./table.svelte";
import { choiceText } from "./told";

/** Whether a click plays: that of a mouse does, which has shown it before; a tap shows first. */
function plays(event: MouseEvent): boolean {
  return (event as PointerEvent).pointerType === "mouse";
}

/** Event handlers of a place. Hovering and focusing show; Enter and a click that `plays` play. */
export function handlers(table: Table, place: string) {
  return {
    // Not when it comes to lie under a mouse that rests: nobody has chosen it.
    onpointermove: (event: PointerEvent) => {
      if (event.pointerType === "mouse") table.choice.hover(place);
    },
    onfocus: ({ currentTarget }: FocusEvent) => {
      table.choice.focused = place;
      // A finger focuses before it clicks: what is shown then must not move the place away under it.
      if ((currentTarget as Element).matches(":focus-visible")) table.choice.hover(place);
    },
    onclick: (event: MouseEvent) => table.choice.choose(place, plays(event)),
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      table.choice.choose(place, true);
    },
  };
}

/** What a screen reader says of a place. */
export function placeLabel({ choice, wording }: Table, place: string, name: string): string {
  const legal = choice.legalAt(place).map((item) => choiceText(wording, item));
  if (legal.length > 0) return wording.word({ of: legal, join: "clause" });
  const why = choice.whyNot(place);
  return why ? wording.texts.say("place-refused", { place: name, why: wording.word(why) }) : name;
}

/** Arrow keys: from the focused place to the nearest one in that direction. */
export function moveFocus(event: KeyboardEvent): void {
  const direction = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
  const from = (event.target as Element | null)?.closest?.("[data-place]");
  if (!direction || !from) return;
  event.preventDefault();
  const middle = (e: Element): [number, number] => {
    const box = (e.querySelector(".hit") ?? e).getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const [x, y] = middle(from);
  let best: { element: HTMLElement; cost: number } | null = null;
  for (const element of document.querySelectorAll<HTMLElement>("[data-place]")) {
    if (element === from || element.getClientRects().length === 0) continue;
    const [ex, ey] = middle(element);
    const along = (ex - x) * direction[0]! + (ey - y) * direction[1]!;
    const across = Math.abs((ex - x) * direction[1]!) + Math.abs((ey - y) * direction[0]!);
    if (along < 4) continue;
    const cost = along + 3 * across;
    if (!best || cost < best.cost) best = { element, cost };
  }
  best?.element.focus();
}
