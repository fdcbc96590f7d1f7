import { languageOf } from "./language.ts";
import { type Word, wordsOf } from "./word-kinds.ts";

/**
 * How a piece of a visitor's text can be used in a sentence:
 *   thing    names something: 'real leather'            quality  says how it is: 'black or brown'
 *   made     says what was done: 'packed in bags'       does     is a predicate: 'keeps for six months'
 *   where    'in three sizes', 'for men'                price    '₦2,500 per pack'
 *   lacks    'no sand'                                  act      'pay in three parts'
 *   clause   a whole sentence in English                words    text in another language, or in none
 */
export type FactKind =
  | "thing"
  | "quality"
  | "made"
  | "does"
  | "where"
  | "price"
  | "lacks"
  | "act"
  | "clause"
  | "words";

const subjects = /^(?:we|i|you|it|they|he|she|this|these|those|there|customers|people|everybody|our team)\b/i;
const predicates = /^(?:can|will|may|does|has|is|are|was|should|must|never|won’t|cannot|doesn’t|do not)\b/i;
const thirds =
  /^(?:keeps|lasts|comes|fits|works|charges|holds|carries|gives|makes|helps|protects|dries|removes|saves|reduces|covers|includes|contains|uses|runs|cooks|stays|looks|smells|tastes|feels|takes|costs|needs|cleans|supports|serves|opens|weighs|kills|moisturises|brightens|softens|heals)\s/i;
const done =
  /^(?:(?:sun|hand|home|oven|air|machine|freshly|well|newly|locally|fully|carefully|neatly)[ -])?(?:done|set up|delivered|made|packed|laid|refilled|sent|installed|picked|tracked|weighed|baked|cooked|grown|sourced|sealed|served|tested|handmade|dyed|dried|sewn|built|washed|ironed|folded|cut|designed|approved|registered|imported|sterilised|taught|brought|painted|finished|included|paid)\b/i;
const states =
  /^(?:available|good|suitable|easy|ready|open|perfect|ideal|safe|great|nice|free from|free of|full of|rich in|light|strong|soft|gentle|close|near|next)\s(?:till|until|for|to|in|on|from|of|and|enough|with|at|every|\d|daily|monday|all)/i;
const acts =
  /^(?:pay|eat|withdraw|choose|send|come|try|get|buy|use|apply|wear|add|bring|learn|plug|deliver|sell|make|bake|sew|teach|provide|ask|keep|take|see|track|receive|join|fill|talk|write|reply|stop|save|sit|relax|enjoy|collect)\s|^(?:pick up|drop off|wash|iron|fix|repair|clean|cook|install|supply|design|build|train|offer|rent|hire|visit|watch|start|print|order|book|call|mix)\s(?:and (?!deliver)|the\b|an?\b|your|our|it\b|any|all|both|every|before|after|at|by|for|on|with|\d)|^(?:wash|iron|fix|repair|install|build|rent|hire|pick up)\s\p{L}+s\b/iu;
const prices =
  /^(?:only |just |from |at |for |starting from |price:? (?:is )?|prices? from )?(?:₦|N(?=\d)|NGN ?|[$£€])\d|^(?:only |just |from |at )?\d[\d,.]*k\b|^(?:only |just |from |at )?[\d,]+ naira/i;

function isClause(text: string, words: readonly Word[]): boolean {
  if (subjects.test(text)) return words.slice(1).some(({ kind }) => kind === "verb");
  const verb = words.findIndex(({ kind, third }, at) => at > 0 && kind === "verb" && third);
  const modal = words.findIndex(
    ({ text: word }, at) => at > 0 && /^(?:is|are|can|will|has|have|does)$/i.test(word),
  );
  const at = [verb, modal].filter((place) => place > 0).sort((one, other) => one - other)[0];
  if (at === undefined) return false;
  const before = words.slice(0, at);
  return (
    before.at(-1)?.kind === "noun" &&
    !before.some(
      ({ kind, text: word }) =>
        kind === "conjunction" || kind === "pronoun" || /^(?:that|who|which)$/i.test(word),
    )
  );
}

/** 'for Christmas we pack chin chin': a whole sentence that starts with a place or time. */
const later = /\s(?:we|you|they|it)\s\p{L}+/u;

function ofFirstWord(text: string, words: readonly Word[]): FactKind {
  const [first, second] = words;
  if (!first) return "words";
  const beforeNoun = words.slice(1, 3).some(({ kind }) => kind === "noun" || kind === "gerund");
  if (first.kind === "participle")
    return second?.kind === "noun" || (second?.kind === "adjective" && beforeNoun) ? "thing" : "made";
  if (first.kind === "adjective") {
    const only = words.every(({ kind }) =>
      ["adjective", "conjunction", "adverb", "participle"].includes(kind),
    );
    return only || !(beforeNoun || second?.kind === "number" || second?.plural) ? "quality" : "thing";
  }
  if (first.kind === "preposition" && !/^\S+-/.test(text)) return later.test(text) ? "clause" : "where";
  return "thing";
}

export function kindOf(text: string): FactKind {
  if (languageOf(text) !== "english") return "words";
  if (prices.test(text)) return "price";
  if (/^(?:no|zero|without any)\s+\p{L}/iu.test(text)) return "lacks";
  if (predicates.test(text) || thirds.test(text)) return "does";
  if (acts.test(text)) return "act";
  if (states.test(text)) return "quality";
  const words = wordsOf(text);
  const [, second] = words;
  if (done.test(text) && second?.kind !== "noun") return "made";
  if (isClause(text, words)) return "clause";
  return ofFirstWord(text, words);
}
