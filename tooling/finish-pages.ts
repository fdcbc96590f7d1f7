import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { minifySync } from "vite";
import { deferScript } from "#server/platform/deferred-script.ts";
import { type FinishedPages, pagesFile } from "#server/platform/pages.ts";
import { wholeStyles, withOwnStyles } from "./own-styles.ts";

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g;

function sha256(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

function hashName(text: string): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, 8);
}

/** The boot script, small. */
async function bootScript(): Promise<string> {
  return minifySync("boot.js", await readFile("tooling/browser/boot.js", "utf8")).code.trim();
}

/** The sources that a page's Content-Security-Policy must allow: its inline scripts and styles, by hash. */
function inlineHashes(html: string): { scripts: string[]; styles: string[] } {
  const scripts = [...html.matchAll(inlineScript)]
    .filter(([, attributes]) => !/type="application\/(ld\+)?json"/.test(attributes ?? ""))
    .map(([, , text]) => sha256(text ?? ""));
  const styles = [...html.matchAll(inlineStyle)].map(([, text]) => sha256(text ?? ""));
  return { scripts: [...new Set(scripts)], styles: [...new Set(styles)] };
}

/** Writes the whole stylesheet as a file, for pages that carry only their own rules; its address. */
async function stylesFile(css: string, clientDirectory: string): Promise<string> {
  const address = `/assets/site-${hashName(css)}.css`;
  await writeFile(join(clientDirectory, address), css);
  return address;
}

/** Finishes every prerendered page of the build and writes down what the server needs to know of pages. */
export async function finishPages(clientDirectory: string, files: readonly string[]): Promise<void> {
  const names = files.filter((name) => name.endsWith(".html"));
  const css = wholeStyles(await readFile(names[0] ?? "", "utf8"));
  const styles = await stylesFile(css, clientDirectory);
  const boot = await bootScript();
  const pages: FinishedPages["pages"] = {};
  for (const file of names) {
    const { html, start } = deferScript(await readFile(file, "utf8"), { boot, styles, nonce: "" });
    if (!start) throw new Error(`${file} has no visitor counter where the shell puts it.`);
    const page = await withOwnStyles(html.replaceAll(' nonce=""', ""));
    await writeFile(file, page);
    const { scripts, styles: rules } = inlineHashes(page);
    const path = `/${relative(clientDirectory, file).replace(/(^|\/)index\.html$/, "")}`;
    pages[path] = { scripts: [...scripts, sha256(start)], styles: rules };
  }
  const lists = Object.values(pages);
  // The theme script and the whole stylesheet stand in rendered pages too.
  const everyPage = {
    scripts: lists[0]?.scripts.filter((hash) => lists.every((page) => page.scripts.includes(hash))) ?? [],
    styles: [sha256(css)],
  };
  await writeFile(pagesFile, JSON.stringify({ pages, everyPage, boot } satisfies FinishedPages));
}
