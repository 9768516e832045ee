/** The shell's own sentences that depend on what the server sent. */
import { Refusal } from "./api";
import { has, t } from "./i18n.svelte";

/** What a kind of bot is called; its plain name where we have no word. */
export function botName(bot: string | null): string {
  return has(`bot-${bot}`) ? t(`bot-${bot}`) : (bot ?? t("bot"));
}

/** How a kind of bot plays. */
export function botCharacter(bot: string): string {
  return has(`bot-${bot}-character`) ? t(`bot-${bot}-character`) : "";
}

/** What the server refused, in our words where we have some. */
export function problemText(problem: { key: string; message: string }): string {
  return has(`error-${problem.key}`) ? t(`error-${problem.key}`) : problem.message;
}

/** The same for anything that a request threw. */
export function faultText(error: unknown): string {
  if (error instanceof Refusal) return problemText(error);
  return t("no-server");
}
