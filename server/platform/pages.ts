import { readFileSync } from "node:fs";

/** Hashes of inline scripts and styles, as a Content-Security-Policy lists them. */
export interface InlineHashes {
  scripts: string[];
  styles: string[];
}

/** What the build wrote down of the prerendered pages, by path. */
export interface FinishedPages {
  pages: Record<string, InlineHashes>;
  /** What stands in rendered pages too. */
  everyPage: InlineHashes;
  /** The boot script, for `deferScript`: the same for every page of a build. */
  boot: string;
}

export const pagesFile = "build/server/pages.json";

export function readFinishedPages(): FinishedPages {
  return JSON.parse(readFileSync(pagesFile, "utf8"));
}
