import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { minifySync } from "vite";
import { counterOf, deferScript, earlyScriptOf, withoutEndScript } from "#server/platform/deferred-script.ts";
import { wholeStyles, withOwnStyles } from "#server/platform/own-styles.ts";
import { type FinishedPages, pagesFile } from "#server/platform/pages.ts";
import { policyHash as sha256 } from "#server/platform/security-headers.ts";
import { shortNamesOf } from "#server/platform/short-names.ts";
import { withOwnNames } from "./own-names.ts";

/** What the short names of each prerendered page stand for: the server has no use for it, tests do. */
export const ownNamesFile = "build/server/own-names.json";

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** Ends of the elements of a drawing, which has none that hold others. */
const emptyShape = /><\/(?:path|rect|circle)>/g;

function hashName(text: string): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, 8);
}

/** A script of tooling/browser, small, with values in the place of its __NAMES__. */
async function browserScript(name: string, values: Readonly<Record<string, unknown>>): Promise<string> {
  const { code } = minifySync(name, await readFile(join("tooling/browser", name), "utf8"));
  return code.trim().replace(/__([A-Z]+)__/g, (_, hole) => {
    if (!(hole in values)) throw new Error(`${name} asks for ${hole}, which the build does not have.`);
    return JSON.stringify(values[hole]);
  });
}

/** The files of vite.config.ts that all others import, in the order in which they import one another. */
const shared = [/^rolldown-runtime-/, /^react-(?!dom-)/, /^react-dom-/, /^router-/];

/**
 * Links marked data-prefetch are full navigations: a browser that can fetches the page when the pointer rests on one or a
 * finger goes down on it, and not before, for data costs money.
 */
const ahead = JSON.stringify({
  prefetch: [{ where: { selector_matches: "a[data-prefetch]" }, eagerness: "moderate" }],
});

/** Writes wake.js, which every public page begins with; its address. */
async function wakeFile(clientDirectory: string, styles: string): Promise<string> {
  const assets = await readdir(join(clientDirectory, "assets"));
  const address = (name: RegExp) => {
    const found = assets.filter((asset) => name.test(asset) && asset.endsWith(".js"));
    if (found.length !== 1)
      throw new Error(`${found.length} files of the build are called ${name}, not one.`);
    return `/assets/${found[0]}`;
  };
  const script = await browserScript("wake.js", {
    STYLES: styles,
    MANIFEST: address(/^manifest-/),
    SHARED: shared.map(address),
    AHEAD: ahead,
  });
  const name = `/assets/wake-${hashName(script)}.js`;
  await writeFile(join(clientDirectory, name), script);
  return name;
}

/** The sources that a page's Content-Security-Policy must allow: its inline scripts and styles, by hash. */
function inlineHashes(html: string): { scripts: string[]; styles: string[] } {
  const scripts = [...html.matchAll(inlineScript)]
    .filter(([, attributes, text]) => text && !/type="application\/(ld\+)?json"/.test(attributes ?? ""))
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

/** Writes what a page's hydration starts from; wake.js finds it by the name. */
async function stateFile(script: string, clientDirectory: string): Promise<string> {
  const name = hashName(script);
  await writeFile(join(clientDirectory, `/assets/state-${name}.js`), script);
  return name;
}

/** Finishes every prerendered page of the build and writes down what the server needs to know of pages. */
export async function finishPages(clientDirectory: string, files: readonly string[]): Promise<void> {
  const built = await Promise.all(
    files
      .filter((name) => name.endsWith(".html"))
      .map(async (file) => ({ file, html: await readFile(file, "utf8") })),
  );
  const first = built[0]?.html ?? "";
  const css = wholeStyles(first);
  const shortNames = shortNamesOf(
    css,
    built.map(({ html }) => html),
  );
  const styles = await stylesFile(css, clientDirectory);
  const boot = await browserScript("boot.js", {
    WAKE: await wakeFile(clientDirectory, styles),
    COUNTER: counterOf(first),
  });
  const pages: FinishedPages["pages"] = {};
  const ownNames: Record<string, Record<string, string[]>> = {};
  const utilities = Object.keys(shortNames);
  for (const { file, html } of built) {
    if (!counterOf(html)) throw new Error(`${file} has no visitor counter where the shell puts it.`);
    const deferred = deferScript(html, boot).replaceAll(' nonce=""', "");
    const light = await withoutEndScript(deferred, (script) => stateFile(script, clientDirectory));
    const { html: styled } = await withOwnStyles(light.replace(emptyShape, "/>"), {});
    const { html: page, names } = withOwnNames(styled, utilities);
    await writeFile(file, page);
    const { scripts, styles: rules } = inlineHashes(page);
    const path = `/${relative(clientDirectory, file).replace(/(^|\/)index\.html$/, "")}`;
    pages[path] = { scripts: [...scripts, sha256(ahead)], styles: rules };
    ownNames[path] = names;
  }
  const lists = Object.values(pages);
  const everywhere = lists[0]?.scripts.filter((hash) => lists.every((page) => page.scripts.includes(hash)));
  // The early script alone stands in the back office; the whole stylesheet in its pages.
  const everyPage = {
    scripts: [...(everywhere ?? []), sha256(earlyScriptOf(first) ?? "")],
    styles: [sha256(css)],
  };
  await writeFile(ownNamesFile, JSON.stringify(ownNames));
  await writeFile(pagesFile, JSON.stringify({ pages, everyPage, boot, shortNames } satisfies FinishedPages));
}
