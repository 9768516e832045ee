/** Just as much Markdown as the rules use: headings, paragraphs, lists, tables, code, bold, links. */

export interface Part {
  id: string;
  level: number;
  title: string;
  text: string;
  html: string;
}

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (c) => ESCAPES[c]!);
}

function inline(text: string): string {
  return escape(text)
    .replace(/`([^`]+)`/g, "<code>$1</code>")
    .replace(/\*\*([^*]+)\*\*/g, "<b>$1</b>")
    .replace(/(^|[^*\w])\*([^*\s][^*]*)\*/g, "$1<em>$2</em>")
    .replace(/\[([^\]]+)\]\((#[\w-]+|https?:[^)\s]+)\)/g, '<a href="$2">$1</a>');
}

/** The address of a heading: of "X5.4 Abilities" x5-4, else its words. */
export function headingId(title: string): string {
  const rule = /^([A-Z]\d+(?:\.\d+)?)\b/.exec(title);
  if (rule) return rule[1]!.toLowerCase().replace(".", "-");
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}

/** A heading; the id of a rule stands small beside it. */
function heading(level: number, title: string): string {
  const [, id, name] = /^([A-Z]\d+(?:\.\d+)?) (.*)$/.exec(title) ?? [];
  const words = id ? `<span class="id">${id}</span>${inline(name!)}` : inline(title);
  return `<h${level}>${words}</h${level}>`;
}

function table(rows: string[]): string {
  const cells = (row: string): string[] =>
    row
      .replace(/^\||\|\s*$/g, "")
      .split("|")
      .map((cell) => inline(cell.trim()));
  const [head, , ...body] = rows;
  const line = (row: string, tag: string): string =>
    `<tr>${cells(row)
      .map((c) => `<${tag}>${c}</${tag}>`)
      .join("")}</tr>`;
  const lines = body.map((row) => line(row, "td"));
  return `<table><thead>${line(head!, "th")}</thead><tbody>${lines.join("")}</tbody></table>`;
}

function block(lines: string[]): string {
  const first = lines[0]!;
  if (first.startsWith("|")) return table(lines);
  const item = /^(?:[-*]|(\d+)\.)\s+/;
  if (item.test(first)) {
    const items: string[] = [];
    for (const line of lines) {
      if (item.test(line)) items.push(line.replace(item, ""));
      else items[items.length - 1] += ` ${line.trim()}`;
    }
    const tag = /^\d/.test(first) ? "ol" : "ul";
    return `<${tag}>${items.map((text) => `<li>${inline(text)}</li>`).join("")}</${tag}>`;
  }
  return `<p>${inline(lines.join(" "))}</p>`;
}

/** The parts of a text, one for each heading. */
export function render(markdown: string): Part[] {
  const parts: Part[] = [];
  let gathered: string[] = [];
  let code: string[] | null = null;
  const flush = (): void => {
    if (gathered.length && parts.length) parts.at(-1)!.html += block(gathered);
    gathered = [];
  };
  for (const line of markdown.split("\n")) {
    if (parts.length) parts.at(-1)!.text += `${line}\n`;
    if (line.startsWith("```")) {
      flush();
      if (code && parts.length) parts.at(-1)!.html += `<pre><code>${escape(code.join("\n"))}</code></pre>`;
      code = code ? null : [];
    } else if (code) {
      code.push(line);
    } else if (/^#{1,4} /.test(line)) {
      flush();
      const level = line.indexOf(" ");
      const title = line.slice(level + 1).trim();
      parts.push({
        id: headingId(title),
        level,
        title,
        text: `${title}\n`,
        html: heading(level, title),
      });
    } else if (line.trim() === "") {
      flush();
    } else {
      gathered.push(line);
    }
  }
  flush();
  return parts;
}
