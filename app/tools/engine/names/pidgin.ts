import type { NameRoot } from "#content/trades/types.ts";

/** Words that can precede any trade, for visitors who write Pidgin themselves. */
export const pidginRoots: readonly NameRoot[] = [
  { root: "Correct", language: "Pidgin", meaning: "done properly" },
  { root: "Sharp Sharp", language: "Pidgin", meaning: "quickly done" },
  { root: "Better", language: "Pidgin", meaning: "really good" },
  { root: "Original", language: "Pidgin", meaning: "the real thing" },
  { root: "Sure", language: "Pidgin", meaning: "certain" },
  { root: "Gbam", language: "Pidgin", meaning: "exactly right" },
];
