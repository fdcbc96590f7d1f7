import type { Brief } from "./brief.ts";
import { kindOf } from "./fact-kinds.ts";
import { factsOf } from "./facts.ts";
import { wordsOf } from "./word-kinds.ts";
import { inside, shortText, withoutArticle } from "./wording.ts";

/** The name that a text refers to the product by. */
export interface Name {
  /** For use inside a sentence, without an article. */
  readonly text: string;
  /** With 'our' before it. */
  readonly our: string;
  /** Whether 'they' refers to it. */
  readonly many: boolean;
  /** What follows a comma in it: '5kg bag'. */
  readonly rest: readonly string[];
}

const longestName = 60;

/** Whether a name is plural. Its head is the last noun before 'of', 'for', 'with' …: 'a crate of eggs' is one crate. */
function isMany(text: string): boolean {
  const head = wordsOf(text.split(/ (?:of|for|with|in|at|from|to|on|that|by|and) /)[0] ?? text).at(-1);
  return head?.plural === true && !head.mass && !/(?:ss|us|is)$/.test(head.text);
}

/** The name in a field; if it holds none, the first noun phrase of the visitor's text. */
export function nameOf(field: string, brief: Brief): Name {
  const typed = shortText(field);
  const [fact] = factsOf(typed);
  const short = typed.length <= longestName && fact !== undefined && !/[.!?] |[!?]/.test(typed);
  const own =
    short && kindOf(fact.text) !== "clause" && kindOf(fact.text) !== "words"
      ? typed
      : (brief.phrases[0] ?? typed);
  const [text = "", ...rest] = inside(withoutArticle(own)).split(/, /);
  return { text, our: `our ${text}`, many: isMany(text), rest };
}
