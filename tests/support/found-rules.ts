import type { FoundRules } from "#packages/page-finish/own-rules.ts";

const shared = globalThis as { mindsyncFoundRules?: FoundRules };

/**
 * Finding the rules of a page takes longer than rendering it. A server does it once for each kind of page; hundreds of test
 * servers would do it for the same pages, so all of a process share what they found.
 */
export function foundRules(): FoundRules {
  shared.mindsyncFoundRules ??= { rules: new Map(), most: Number.POSITIVE_INFINITY };
  return shared.mindsyncFoundRules;
}
