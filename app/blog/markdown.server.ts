import MarkdownIt from "markdown-it";
import { blogTexts } from "#content/blog.ts";

/** Fenced blocks with a copy button: the word after the fence, and the caption above the block. */
const copied: Readonly<Record<string, string>> = {
  message: blogTexts.messageLabel,
  prompt: blogTexts.promptLabel,
};

const task = /^\[ \] /;

const markdown = new MarkdownIt({ html: false, typographer: true, quotes: "‘’“”" });
const { rules } = markdown.renderer;
const { escapeHtml } = markdown.utils;

// A wide table scrolls on its own; for the keyboard it is one tab stop.
rules.table_open = () => '<div class="table-box" tabindex="0" role="group" aria-label="Table"><table>\n';
rules.table_close = () => "</table></div>\n";

rules.fence = (tokens, at) => {
  const { info = "", content = "" } = tokens[at] ?? {};
  const kind = info.trim();
  const label = copied[kind];
  const text = `<pre>${escapeHtml(content.trimEnd())}</pre>`;
  if (!label) return `${text}\n`;
  // The button needs script; a tap before that is stored and replayed (page-finish/browser/boot.js).
  const button = `<button type="button" class="needs-js" data-copy>${blogTexts.copyLabel}</button>`;
  return `<figure class="copied ${kind}"><figcaption>${label}${button}</figcaption>${text}</figure>\n`;
};

/** The site's policy forbids inline styles, so a column's alignment becomes a class. */
markdown.core.ruler.push("sides", ({ tokens }) => {
  for (const token of tokens) {
    const side = /^text-align:(\w+)$/.exec(String(token.attrGet("style") ?? ""))?.[1];
    if (!side) continue;
    token.attrs = [];
    token.attrSet("class", side);
  }
});

/** A list item that starts with [ ] becomes a box to tick. */
markdown.core.ruler.push("tasks", ({ tokens }) => {
  for (const [at, token] of tokens.entries()) {
    const text = token.children?.[0];
    if (token.type !== "inline" || !text || !task.test(text.content)) continue;
    const item = tokens[at - 2];
    if (item?.type !== "list_item_open") continue;
    text.content = text.content.replace(task, "");
    item.attrJoin("class", "task");
  }
});

/** Headings start at h2, below the page's title: a post with an h1 is rejected, and in a lesson it becomes h2. */
markdown.core.ruler.push("levels", ({ tokens, env }) => {
  if (env.lesson) {
    for (const token of tokens) if (token.tag === "h1") token.tag = "h2";
  } else if (tokens.some(({ type, tag }) => type === "heading_open" && tag === "h1")) {
    throw new Error("The headings of a post begin with ##: its title is the only one above them.");
  }
});

/** A post's Markdown as HTML. Tags written in it are shown as text. */
export function articleHtml(text: string): string {
  return markdown.render(text);
}

/** A lesson's Markdown as HTML, whatever an admin wrote. Tags written in it are shown as text. */
export function lessonHtml(text: string): string {
  return markdown.render(text, { lesson: true });
}

/** The number of words to read. */
export function wordsIn(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}₦,.'’%-]*/gu)?.length ?? 0;
}
