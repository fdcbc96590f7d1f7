import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { minifySync } from "vite";
import { type FinishedPages, pagesFile } from "#server/platform/pages.ts";
import { wholeStyles, withOwnStyles } from "./own-styles.ts";

const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/;
const entryImport = /import\("[^"]+"\);?\s*$/;
const modulePreload = /<link rel="modulepreload" href="([^"]*)"[^>]*>/g;
const counterScript = /<script async="" src="(\/assets\/count\.[^"]+)"[^>]*><\/script>/;
const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g;

function sha256(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

function hashName(text: string): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, 8);
}

/** What the boot script of a page fetches, by address. */
interface BootAddresses {
  start: string;
  /** What the start will import, each after what it imports itself; the entry, which begins, is the last. */
  imports: readonly string[];
  /** The whole stylesheet. */
  styles: string;
  counter: string;
}

/** The boot script, small, with the addresses of all that it fetches. */
async function bootScript({ start, imports, styles, counter }: BootAddresses): Promise<string> {
  const source = (await readFile("tooling/browser/boot.js", "utf8"))
    .replace('"__START__"', JSON.stringify(start))
    .replace('"__IMPORTS__"', `${JSON.stringify(imports.join(" "))}.split(" ")`)
    .replace('"__STYLES__"', JSON.stringify(styles))
    .replace('"__COUNTER__"', JSON.stringify(counter));
  return minifySync("boot.js", source).code.trim();
}

/**
 * The page's own start as a module that imports what it needs and begins only when it is told to: the boot script
 * learns then that something could not be fetched, whichever file it was, and can begin again.
 * @throws Error when the page's script does not end with the import of its entry, as React Router 8 writes it
 */
function startModule(script: string): string {
  const start = script.trim().replace(entryImport, (entry) => `export const begin = () => ${entry}`);
  if (start === script.trim())
    throw new Error("A prerendered page's script does not import its entry last: did React Router change?");
  return start;
}

/** The files of vite.config.ts that all others import, in the order in which they import one another. */
const shared = [/rolldown-runtime-/, /\/react-(?!dom-)/, /\/react-dom-/, /\/router-/];

/** What others import comes before them: then each file runs alone. */
function sharedFirst(one: string, other: string): number {
  const place = (href: string) => {
    const at = shared.findIndex((name) => name.test(href));
    return at === -1 ? shared.length : at;
  };
  return place(one) - place(other);
}

/**
 * Makes a prerendered page light: its module script moves into a file of its own and the boot script takes
 * its place; what it would have preloaded waits too, and so does the counter, which would compete with the page.
 * @throws Error when the page has no module script where React Router 8 puts it
 */
async function deferHydration(html: string, clientDirectory: string, styles: string): Promise<string> {
  const found = moduleScript.exec(html);
  if (!found?.[1])
    throw new Error("A prerendered page has no module script to replace: did React Router change?");
  const start = startModule(found[1]);
  const name = `start-${hashName(start)}.js`;
  await writeFile(join(clientDirectory, "assets", name), start);
  const entry = /import\("([^"]+)"\)/.exec(entryImport.exec(found[1])?.[0] ?? "")?.[1] ?? "";
  const preloaded = [...html.matchAll(modulePreload)].map(([, href]) => href ?? "");
  const imports = [...preloaded.filter((href) => href !== entry).sort(sharedFirst), entry];
  const counter = counterScript.exec(html)?.[1];
  if (!counter) throw new Error("A prerendered page has no visitor counter where the shell puts it.");
  const boot = await bootScript({ start: `/assets/${name}`, imports, styles, counter });
  return html
    .replace(moduleScript, () => `<script>${boot}</script>`)
    .replace(counterScript, "")
    .replace(modulePreload, "")
    .replaceAll(' nonce=""', "");
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

/** Finishes every prerendered page of the build and writes down what their security headers allow. */
export async function finishPages(clientDirectory: string, files: readonly string[]): Promise<void> {
  const pages = files.filter((name) => name.endsWith(".html"));
  const css = wholeStyles(await readFile(pages[0] ?? "", "utf8"));
  const styles = await stylesFile(css, clientDirectory);
  const finished: FinishedPages = { pages: {}, everyPage: { scripts: [], styles: [] } };
  for (const file of pages) {
    const page = await deferHydration(await readFile(file, "utf8"), clientDirectory, styles);
    const html = await withOwnStyles(page);
    await writeFile(file, html);
    const path = `/${relative(clientDirectory, file).replace(/(^|\/)index\.html$/, "")}`;
    finished.pages[path] = inlineHashes(html);
  }
  const lists = Object.values(finished.pages);
  // The whole stylesheet and the theme script stand in rendered pages too.
  finished.everyPage = {
    scripts: lists[0]?.scripts.filter((hash) => lists.every((page) => page.scripts.includes(hash))) ?? [],
    styles: [sha256(css)],
  };
  await writeFile(pagesFile, JSON.stringify(finished));
}
