/** Terracotta Army on the first page. */
import type { Door } from "../../../app/door";
import "../symbols";
import Inside from "./Inside.svelte";

export default {
  prefix: "ta",
  icon: "score-soldier",
  automaton: "minister",
  emblem: (option) => `option-${option}`,
  box: { icon: "die-5", form: () => import("./Box.svelte") },
  Inside,
} satisfies Door;
