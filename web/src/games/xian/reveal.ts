/** The reveal as a moment: all pairs turn over together, then the numbers light up in the order of play. */
import type { TransitionConfig } from "svelte/transition";
import { duration } from "../../app/settings.svelte";

const TURN_MS = 450;
const NEXT_MS = 200;

/** A card turns over; a hidden one is only laid down. */
export function turnOver(_node: Element, { hidden }: { hidden: boolean }): TransitionConfig {
  return {
    duration: duration(hidden ? TURN_MS / 2 : TURN_MS),
    css: (t) => (hidden ? `opacity: ${t}` : `transform: perspective(20rem) rotateY(${(1 - t) * -90}deg)`),
  };
}

/** A number lights up when those before it have. */
export function lightUp(_node: Element, { after }: { after: number }): TransitionConfig {
  return {
    delay: duration(TURN_MS + after * NEXT_MS),
    duration: duration(3 * NEXT_MS),
    css: (t, u) =>
      `opacity: ${Math.min(1, 3 * t)}; background: var(--lit); box-shadow: 0 0 ${u}rem ${u / 2}rem var(--lit)`,
  };
}
