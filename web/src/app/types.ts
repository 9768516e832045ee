/** What the server takes and sends, by the names of its OpenAPI document. The page adds nothing to it. */
import type { Problem, Saying } from "./generated";

export type * from "./generated";

export type Seat = number;

/** Why a request was refused; `why` is there where the rules of the game say no. */
export interface Reason extends Pick<Problem, "key"> {
  values: { why?: Saying } & Problem["values"];
}
