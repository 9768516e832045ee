/** What happens at a place under mouse, finger and keys; the same for the scene and for the tray. */
import { settings } from "../settings.svelte";
import type { Table } from "../table.svelte";
import { fullText, reasonText } from "../words";

/** Whether a click plays at once; a tap shows first, as far as the setting "confirm" says nothing else. */
export function plays(event: MouseEvent): boolean {
  const { pointerType } = event as PointerEvent;
  return settings.confirm === "never" || (settings.confirm === "touch" && pointerType === "mouse");
}

/** Event handlers of a place. Hovering and focusing show; Enter and a click that `plays` play. */
export function handlers(table: Table, place: string) {
  return {
    onpointerenter: (event: PointerEvent) => {
      if (event.pointerType === "mouse") table.hover(place);
    },
    onfocus: () => {
      table.focused = place;
      table.hover(place);
    },
    onclick: (event: MouseEvent) => table.choose(place, plays(event)),
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      table.choose(place, true);
    },
  };
}

/** What a screen reader says of a place. */
export function placeLabel(table: Table, place: string, name: string): string {
  const names = (seat: number | null | undefined): string => table.name(seat);
  const legal = table.choices.get(place)?.legal ?? [];
  if (legal.length > 0) return legal.map((item) => fullText(item, table.view, table.me, names)).join("; ");
  const reason = table.reasonFor(place);
  return reason ? `${name}: ${reasonText(reason, names)}` : name;
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
