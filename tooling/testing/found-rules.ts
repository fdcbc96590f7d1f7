/**
 * Finding the rules of a page takes longer than rendering it. A server does it once for each kind of page; here
 * hundreds of servers would do it for the same pages, so all servers of a test process share what was found.
 */
import { createHash } from "node:crypto";
import { PurgeCSS } from "purgecss";

type Options = Exclude<Parameters<PurgeCSS["purge"]>[0], string | undefined>;
type Found = ReturnType<PurgeCSS["purge"]>;

const share = Symbol.for("mindsync.found-rules");

/** The words of a page that a rule can name: with the stylesheet they decide which rules are found. */
function wordsOf({ content, defaultExtractor }: Options): string {
  const words = content.flatMap((part) =>
    typeof part === "object" && defaultExtractor ? [defaultExtractor(part.raw)].flat() : JSON.stringify(part),
  );
  return [...new Set(words)].sort().join(" ");
}

/** Shares what is found from now on. Test files call it as often as they like. */
export function shareFoundRules(): void {
  if (Object.hasOwn(PurgeCSS.prototype, share)) return;
  const found = new Map<string, Found>();
  const find = PurgeCSS.prototype.purge;
  Object.defineProperty(PurgeCSS.prototype, share, { value: true });
  PurgeCSS.prototype.purge = function (this: PurgeCSS, options) {
    if (typeof options !== "object") return find.call(this, options);
    const key = createHash("sha256")
      .update(JSON.stringify(options.css))
      .update(wordsOf(options))
      .digest("hex");
    const known = found.get(key) ?? find.call(this, options);
    found.set(key, known);
    return known;
  };
}
