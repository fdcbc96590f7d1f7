/**
 * Finding the rules of a page takes longer than rendering it. A server does it once for each kind of page; hundreds of
 * test servers would do it for the same pages, so all servers of a process share the results.
 */
import { createHash } from "node:crypto";
import { PurgeCSS } from "purgecss";

type Options = Exclude<Parameters<PurgeCSS["purge"]>[0], string | undefined>;

const share = Symbol.for("mindsync.found-rules");

/** Returns the words of a page that a stylesheet's selectors can match: whole words, or parts as in [href^="x"]. */
function matchedBy(css: string): (word: string) => boolean {
  const plain = css.replaceAll("\\", "");
  const parts = [...plain.matchAll(/[*^$~|]=["']?([^"'\]]+)/g)].map(([, value = ""]) => value);
  const known = new Map<string, boolean>();
  return (word) => {
    const answer = known.get(word) ?? (plain.includes(word) || parts.some((part) => word.includes(part)));
    known.set(word, answer);
    return answer;
  };
}

/** The cache key of the found rules: the stylesheet, and the words of the page that its selectors can match. */
function keys() {
  const matching = new Map<string, { name: string; matches: (word: string) => boolean }>();
  return ({ content, css, defaultExtractor }: Options): string => {
    const sheet = JSON.stringify(css);
    const { name, matches } = matching.get(sheet) ?? {
      name: createHash("sha256").update(sheet).digest("hex"),
      matches: matchedBy(css.map((each) => (typeof each === "object" ? each.raw : each)).join("")),
    };
    matching.set(sheet, { name, matches });
    const words = content.flatMap((part) =>
      typeof part === "object" && defaultExtractor
        ? [defaultExtractor(part.raw)].flat().filter((word) => typeof word !== "string" || matches(word))
        : JSON.stringify(part),
    );
    return [name, ...[...new Set(words)].sort()].join(" ");
  };
}

/** Shares the rules found from now on. Test files may call it repeatedly. */
export function shareFoundRules(): void {
  if (Object.hasOwn(PurgeCSS.prototype, share)) return;
  const keyOf = keys();
  const found = new Map<string, ReturnType<PurgeCSS["purge"]>>();
  const find = PurgeCSS.prototype.purge;
  Object.defineProperty(PurgeCSS.prototype, share, { value: true });
  PurgeCSS.prototype.purge = function (this: PurgeCSS, options) {
    if (typeof options !== "object") return find.call(this, options);
    const key = keyOf(options);
    const known = found.get(key) ?? find.call(this, options);
    found.set(key, known);
    return known;
  };
}
