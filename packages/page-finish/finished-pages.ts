import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { ShortNames } from "./short-names.ts";

/** Hashes of inline scripts and styles, as a Content-Security-Policy lists them. */
export interface InlineHashes {
  scripts: string[];
  styles: string[];
}

/** What the build wrote down about the prerendered pages, by path. */
export interface FinishedPages {
  pages: Record<string, InlineHashes>;
  /** The inline parts of rendered pages, finished or not. */
  everyPage: InlineHashes;
  /** The boot script, for `deferScript`: the same for every page of a build. */
  boot: string;
  /** The short names of the utilities in the rendered pages of this build. */
  shortNames: ShortNames;
  /** Address of the whole stylesheet. */
  styles: string;
}

export const pagesFile = "build/server/pages.json";

export function readFinishedPages(): FinishedPages {
  return JSON.parse(readFileSync(pagesFile, "utf8"));
}

/** The hash of an inline script or style, as a policy lists it. */
export function policyHash(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
