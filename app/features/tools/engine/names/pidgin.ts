import type { NameRoot } from "../../knowledge/types.ts";

/** Whether a visitor writes Pidgin: words that English does not have. */
export function speaksPidgin(text: string): boolean {
  return /\b(?:dey|wan|wey|abeg|una|sabi|wetin|oga|pikin|na only|no be|go dey|don dey)\b/i.test(text);
}

/** Words that fit in front of any trade, for those who write Pidgin themselves. */
export const pidginRoots: readonly NameRoot[] = [
  { root: "Correct", language: "Pidgin", meaning: "done properly" },
  { root: "Sharp Sharp", language: "Pidgin", meaning: "quickly done" },
  { root: "Better", language: "Pidgin", meaning: "really good" },
  { root: "Original", language: "Pidgin", meaning: "the real thing" },
  { root: "Sure", language: "Pidgin", meaning: "certain" },
  { root: "Gbam", language: "Pidgin", meaning: "exactly right" },
];
