import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { minifySync } from "vite";
import { counterOf, earlyScriptOf } from "./deferred-script.ts";
import { finishPage } from "./finish-page.ts";
import { type FinishedPages, type InlineHashes, pagesFile, policyHash } from "./finished-pages.ts";
import { wholeStyles } from "./own-rules.ts";
import { ownNames, shortNamesOf } from "./short-names.ts";

/** The utilities behind each short name of a prerendered page, for the tests. */
export const ownNamesFile = "build/server/own-names.json";

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** The part of a file name that changes with the content. */
function hashName(text: string): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, 8);
}

/** A script of browser/, minified, with values in place of its __NAMES__. */
export function browserScript(name: string, values: Readonly<Record<string, unknown>>): string {
  const { code } = minifySync(name, readFileSync(join(import.meta.dirname, "browser", name), "utf8"));
  return code.trim().replace(/__([A-Z]+)__/g, (_, hole) => {
    if (!(hole in values)) throw new Error(`${name} asks for ${hole}, which the build does not have.`);
    return JSON.stringify(values[hole]);
  });
}

/** The files of vite.config.ts that all others import, in the order in which they import each other. */
const shared = [/^rolldown-runtime-/, /^react-/, /^router-/];

/**
 * Links marked data-prefetch are full navigations: a browser that supports it fetches the page when the pointer rests
 * on the link or a finger touches it, and not before, because data costs money.
 */
export const ahead = JSON.stringify({
  prefetch: [{ where: { selector_matches: "a[data-prefetch]" }, eagerness: "moderate" }],
});

/** Writes hydrate.js, which every public page fetches. @returns its address */
function hydrateFile(clientDirectory: string, styles: string): string {
  const assets = readdirSync(join(clientDirectory, "assets"));
  const address = (name: RegExp) => {
    const found = assets.filter((asset) => name.test(asset) && asset.endsWith(".js"));
    if (found.length !== 1)
      throw new Error(`${found.length} files of the build are called ${name}, not one.`);
    return `/assets/${found[0]}`;
  };
  const script = browserScript("hydrate.js", {
    STYLES: styles,
    MANIFEST: address(/^manifest-/),
    SHARED: shared.map(address),
    AHEAD: ahead,
  });
  const name = `/assets/hydrate-${hashName(script)}.js`;
  writeFileSync(join(clientDirectory, name), script);
  return name;
}

/** The sources that a page's Content-Security-Policy must allow: its inline scripts and styles, by hash. */
export function inlineHashes(html: string): InlineHashes {
  const scripts = [...html.matchAll(inlineScript)]
    .filter(([, attributes, text]) => text && !/type="application\/(ld\+)?json"/.test(attributes ?? ""))
    .map(([, , text]) => policyHash(text ?? ""));
  const styles = [...html.matchAll(inlineStyle)].map(([, text]) => policyHash(text ?? ""));
  return { scripts: [...new Set([...scripts, policyHash(ahead)])], styles: [...new Set(styles)] };
}

/**
 * Finishes every prerendered page of the build and writes down what the server needs to know about pages.
 * @throws Error when the first page has no stylesheet, early script or counter, because then no page would be right
 */
export async function buildPages(clientDirectory: string, files: readonly string[]): Promise<void> {
  const built = files
    .filter((name) => name.endsWith(".html"))
    .map((file) => ({ file, html: readFileSync(file, "utf8").replaceAll(' nonce=""', "") }));
  const first = built[0]?.html ?? "";
  const css = wholeStyles(first);
  const early = earlyScriptOf(first);
  const counter = counterOf(first);
  if (!early || !counter) throw new Error("A public page has no early script (app/root.tsx) or no counter.");
  const shortNames = shortNamesOf(
    css,
    built.map(({ html }) => html),
  );
  const styles = `/assets/site-${hashName(css)}.css`;
  writeFileSync(join(clientDirectory, styles), css);
  const boot = browserScript("boot.js", { HYDRATE: hydrateFile(clientDirectory, styles), COUNTER: counter });
  const store = (script: string) => {
    const name = hashName(script);
    writeFileSync(join(clientDirectory, `/assets/state-${name}.js`), script);
    return name;
  };
  const naming = ownNames(Object.keys(shortNames));
  const pages: FinishedPages["pages"] = {};
  const named: Record<string, Record<string, string[]>> = {};
  for (const { file, html } of built) {
    const page = await finishPage(html, { boot, naming, store }, (reason) =>
      process.stderr.write(`${file} is left as React Router made it: ${reason}\n`),
    );
    writeFileSync(file, page.html);
    const path = `/${relative(clientDirectory, file).replace(/(^|\/)index\.html$/, "")}`;
    pages[path] = inlineHashes(page.html);
    const groups = Object.groupBy(Object.entries(page.names ?? {}), ([, short]) => short);
    named[path] = Object.fromEntries(
      Object.entries(groups).map(([short, group = []]) => [short, group.map(([long]) => long)]),
    );
  }
  // A rendered page has the boot script, or only the early one; its own rules are added to the policy beside the whole
  // stylesheet.
  const everyPage = {
    scripts: [policyHash(`${early};${boot}`), policyHash(early), policyHash(ahead)],
    styles: [policyHash(css)],
  };
  writeFileSync(ownNamesFile, JSON.stringify(named));
  writeFileSync(
    pagesFile,
    JSON.stringify({ pages, everyPage, boot, shortNames, styles } satisfies FinishedPages),
  );
}
