import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import MarkdownIt, { type Token } from "markdown-it";
import type { EbookSlug } from "#content/prices.ts";

/** A part of a chapter. In texts, two stars make words **bold**. */
export type Part =
  | { readonly heading: string }
  | { readonly text: string }
  | { readonly points: readonly string[]; readonly numbered: boolean }
  /** The first row is the head. */
  | { readonly rows: readonly (readonly string[])[] }
  /** Words to copy. */
  | { readonly copy: string };

export interface Chapter {
  readonly title: string;
  readonly parts: readonly Part[];
}

const markdown = new MarkdownIt("commonmark").enable("table");

/** The texts between the token at `from` and the token that ends it, a text for each paragraph or cell. */
function textsIn(tokens: readonly Token[], from: number, end: string): { texts: string[]; next: number } {
  const texts: string[] = [];
  let at = from + 1;
  for (; tokens[at] && tokens[at]?.type !== end; at += 1) {
    const token = tokens[at];
    if (token?.type === "inline") texts.push(token.content.replace(/\n/g, " "));
  }
  return { texts, next: at };
}

function rowsIn(tokens: readonly Token[], from: number): { rows: string[][]; next: number } {
  const rows: string[][] = [];
  let at = from;
  for (; tokens[at] && tokens[at]?.type !== "table_close"; at += 1) {
    if (tokens[at]?.type !== "tr_open") continue;
    const row = textsIn(tokens, at, "tr_close");
    rows.push(row.texts);
    at = row.next;
  }
  return { rows, next: at };
}

/** @throws Error if the text has an element that a book does not use, such as a picture in a paragraph of its own */
function readChapter(text: string, name: string): Chapter {
  const tokens = markdown.parse(text, {});
  const parts: Part[] = [];
  let title = "";
  for (let at = 0; at < tokens.length; at += 1) {
    const { type, tag } = tokens[at] as Token;
    const until = (end: string) => {
      const { texts, next } = textsIn(tokens, at, end);
      at = next;
      return texts;
    };
    if (type === "heading_open") {
      const [words = ""] = until("heading_close");
      if (tag === "h1") title = words;
      else parts.push({ heading: words });
    } else if (type === "paragraph_open") parts.push({ text: until("paragraph_close").join(" ") });
    else if (type === "blockquote_open") parts.push({ copy: until("blockquote_close").join("\n") });
    else if (type === "bullet_list_open") parts.push({ points: until("bullet_list_close"), numbered: false });
    else if (type === "ordered_list_open")
      parts.push({ points: until("ordered_list_close"), numbered: true });
    else if (type === "table_open") {
      const { rows, next } = rowsIn(tokens, at);
      parts.push({ rows });
      at = next;
    } else throw new Error(`${name} has a ${type}, which an ebook does not use.`);
  }
  if (!title) throw new Error(`${name} has no title.`);
  return { title, parts };
}

/** The book's chapters in order; the first says how to use it. Empty for a book that is not written yet. */
export async function readBook(slug: EbookSlug): Promise<Chapter[]> {
  const folder = join("content/ebooks", slug);
  const files = existsSync(folder) ? await readdir(folder) : [];
  const names = files.filter((name) => name.endsWith(".md")).sort();
  return Promise.all(
    names.map(async (name) => readChapter(await readFile(join(folder, name), "utf8"), `${slug}/${name}`)),
  );
}
