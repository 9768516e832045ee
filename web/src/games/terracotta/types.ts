/** What the server sends of Terracotta Army, and its sets of names in the order in which they are shown. */
import type { InspectorName, Part, RingName, SpecialistName, WarriorType } from "./generated";

export type * from "./generated";

export const RINGS: RingName[] = ["inner", "middle", "outer"];
export const TYPES: WarriorType[] = ["officer", "guard", "archer", "soldier"];
export const SPECIALISTS: SpecialistName[] = ["horse", "musician", "footman", "kneeling_archer"];
export const INSPECTORS: InspectorName[] = ["col", "row"];
/** What is scored later, and what of it a choice would change. */
export const PARTS: Part[] = ["inspector", "musician", "tile", "footman", "group"];
