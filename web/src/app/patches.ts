/** A value after a patch of the server (`StatePatch`); what did not change stays the same object. */
export function patched(old: unknown, patch: unknown): unknown {
  if (typeof patch !== "object" || patch === null || Array.isArray(patch)) return patch;
  if ("=" in patch) return patch["="];
  const copy = (Array.isArray(old) ? [...(old as unknown[])] : { ...(old as object) }) as Record<string, unknown>;
  for (const [key, part] of Object.entries(patch)) copy[key] = patched(copy[key], part);
  return copy;
}
