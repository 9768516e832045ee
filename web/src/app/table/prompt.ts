/** What the prompt says: one sentence that tells what to do now. */
import { t } from "../i18n.svelte";
import type { Table } from "./table.svelte";

export interface Prompt {
  title: string;
  help: string;
}

export function promptOf(table: Table): Prompt {
  const { state, wording } = table;
  const question = state?.question;
  if (!question) return { title: "", help: "" };
  if (table.past) return { title: t("past-title", { n: table.past.n }), help: t("past-hint") };
  const { heading } = table.story.chapter;
  if (table.story.line) return { title: heading ? wording.word(heading.saying) : "", help: "" };
  if (table.busy && table.link === "lost") return { title: t("reconnecting"), help: t("reconnecting-hint") };
  if (table.choice.held) return { title: t("held-title"), help: "" };
  return { title: wording.word(question.title), help: question.help ? wording.word(question.help) : "" };
}
