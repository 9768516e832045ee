/** The words of the page, from Fluent files that the package ships. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { FILES, preferred, type Language } from "./languages";
import { settings } from "./settings.svelte";

let bundle: FluentBundle = $state.raw(new FluentBundle("en"));

/** The language to show. */
export function wanted(): Language {
  return preferred(settings.language);
}

/** Load a language and show everything in it. */
export async function speak(language: Language): Promise<void> {
  const { default: text } = await FILES[language]();
  const next = new FluentBundle(language, { useIsolating: false });
  const errors = next.addResource(new FluentResource(text));
  if (import.meta.env.DEV) errors.forEach((error) => console.error(error));
  bundle = next;
  document.documentElement.lang = language;
}

export function language(): Language {
  return bundle.locales[0] as Language;
}

export type Values = Record<string, FluentVariable>;

/** A message; its key where the language has no such message. */
export function t(key: string, values?: Values): string {
  const message = bundle.getMessage(key);
  if (!message?.value) return key;
  return bundle.formatPattern(message.value, values ?? null, import.meta.env.DEV ? null : []);
}

/** An attribute of a message, such as the text under a title; empty where there is none. */
export function attribute(key: string, name: string, values?: Values): string {
  const pattern = bundle.getMessage(key)?.attributes[name];
  return pattern ? bundle.formatPattern(pattern, values ?? null, []) : "";
}

export function has(key: string): boolean {
  return bundle.hasMessage(key);
}

/** "a, b and c" in the language. */
export function together(items: string[]): string {
  return new Intl.ListFormat(language(), { type: "conjunction" }).format(items);
}
