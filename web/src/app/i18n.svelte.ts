/** The words of the page and of its games, from Fluent files that the package ships. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { DOOR_TEXTS, LESSON_TEXTS, TEXTS } from "../games";
import { FILES, preferred, type Language, type TextFile } from "./languages";
import { settings } from "./settings.svelte";
import type { Texts } from "./wording";

let bundle: FluentBundle = $state.raw(new FluentBundle("en"));
/** The files of the games whose words are there. Nothing is drawn from it. */
// eslint-disable-next-line svelte/prefer-svelte-reactivity
const learnt = new Set<Record<Language, TextFile>>();

/** The language to show. */
export function wanted(): Language {
  return preferred(settings.language);
}

async function add(to: FluentBundle, files: TextFile[]): Promise<void> {
  for (const { default: text } of await Promise.all(files.map((file) => file()))) {
    // What is said at the door of a game stands among all its words too.
    const errors = to.addResource(new FluentResource(text), { allowOverrides: true });
    if (import.meta.env.DEV) errors.forEach((error) => console.error(error));
  }
}

/** Load a language and show everything in it. */
export async function speak(language: Language): Promise<void> {
  const next = new FluentBundle(language, { useIsolating: false });
  await add(next, [FILES[language], ...[...learnt].map((files) => files[language])]);
  bundle = next;
  document.documentElement.lang = language;
}

/** Load what is said about a game, or a part of it, in the language that is shown. */
export async function learn(game: string, part: "all" | "door" | "lesson" = "all"): Promise<void> {
  await learnFiles({ all: TEXTS, door: DOOR_TEXTS, lesson: LESSON_TEXTS }[part][game]!);
}

/** Load further words in the language that is shown. */
export async function learnFiles(files: Record<Language, TextFile>): Promise<void> {
  if (learnt.has(files)) return;
  await add(bundle, [files[language()]]);
  learnt.add(files);
}

export function language(): Language {
  return bundle.locales[0] as Language;
}

export type Values = Record<string, FluentVariable>;

/** Faults in a message stop whoever writes it, and nobody else. */
const errors = (): Error[] | null => (import.meta.env.DEV ? null : []);

/** A message; its key where the language has no such message. */
export function t(key: string, values?: Values): string {
  const message = bundle.getMessage(key);
  if (!message?.value) return key;
  return bundle.formatPattern(message.value, values ?? null, errors());
}

export function has(key: string): boolean {
  return bundle.hasMessage(key);
}

/** The same words for what games say. */
export const texts: Texts = {
  say: t,
  attributes: (key, values) =>
    Object.fromEntries(
      Object.entries(bundle.getMessage(key)?.attributes ?? {}).map(([name, pattern]) => [
        name,
        bundle.formatPattern(pattern, values, errors()),
      ]),
    ),
};
