import { readFile } from "node:fs/promises";
import { relative } from "node:path";
import { siteAddress } from "#content/structured-data.ts";

/** Metadata in the head of a prerendered page, and its heading. */
export interface BuiltPage {
  path: string;
  heading: string;
  description: string;
  /** Whether search engines may list it under this address: it is its own canonical page and has no noindex. */
  listed: boolean;
  /** Its structured data (schema.org). */
  things: readonly Record<string, unknown>[];
}

const letters: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

/** Text from HTML as React writes it, without elements and with entities decoded. */
function plain(html: string): string {
  return html
    .replace(/<[^>]+>/g, "")
    .replace(/&([#\w]+);/g, (written, name) => letters[name] ?? written)
    .replace(/\s+/g, " ")
    .trim();
}

function found(html: string, pattern: RegExp): string {
  return plain(pattern.exec(html)?.[1] ?? "");
}

/** Reads a page's HTML as React writes it. */
export function readPage(path: string, html: string): BuiltPage {
  const canonical = found(html, /<link rel="canonical" href="([^"]*)"/);
  const robots = found(html, /<meta name="robots" content="([^"]*)"/);
  const documents = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)];
  return {
    path,
    heading: found(html, /<h1[^>]*>([\s\S]*?)<\/h1>/),
    description: found(html, /<meta name="description" content="([^"]*)"/),
    listed: canonical === siteAddress(path) && !robots.includes("noindex"),
    things: documents.flatMap(([, text = ""]) => JSON.parse(text)["@graph"] ?? []),
  };
}

/** Every page of the build, ordered by address. */
export async function readPages(clientDirectory: string, files: readonly string[]): Promise<BuiltPage[]> {
  const pages = files
    .filter((name) => name.endsWith("index.html"))
    .map(async (file) => {
      const place = relative(clientDirectory, file).replaceAll("\\", "/");
      return readPage(`/${place.replace(/\/?index\.html$/, "")}`, await readFile(file, "utf8"));
    });
  return (await Promise.all(pages)).sort((one, other) => (one.path < other.path ? -1 : 1));
}
