/** How a game can be begun. */
export type Way = "alone" | "box" | "bots" | "friends" | "screen";

/** Who begins it, among the names of bots. */
export const ME = "me";
