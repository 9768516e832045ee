/** A text in parts, so that what is sought can be marked in it. */
export interface Part {
  part: string;
  hit: boolean;
}

export function marked(text: string, sought: string): Part[] {
  const word = sought.trim().toLowerCase();
  if (!word) return [{ part: text, hit: false }];
  const parts: Part[] = [];
  const low = text.toLowerCase();
  let from = 0;
  for (let at = low.indexOf(word); at >= 0; at = low.indexOf(word, from)) {
    parts.push({ part: text.slice(from, at), hit: false }, { part: text.slice(at, at + word.length), hit: true });
    from = at + word.length;
  }
  return [...parts, { part: text.slice(from), hit: false }].filter(({ part }) => part);
}

/** The same in HTML: only between its tags. */
export function markedHtml(html: string, sought: string): string {
  return html.replace(/(^|>)([^<]+)/g, (_, before: string, text: string) => {
    const parts = marked(text, sought).map(({ part, hit }) => (hit ? `<mark>${part}</mark>` : part));
    return before + parts.join("");
  });
}
