import type { ToneId } from "#content/tool-limits.ts";
import type { Fact } from "./facts.ts";
import { clauseInPidgin, predicateInPidgin } from "./pidgin.ts";
import { joinList, sentence } from "./sentences.ts";
import { forMany } from "./wording.ts";

/** How the second sentence refers to the product. */
export interface Subject {
  /** Whether it is plural, or comes in pairs. */
  readonly many: boolean;
  readonly tone: ToneId;
}

const mostInOne = 4;

function parts(list: readonly string[], most = mostInOne): string[][] {
  const found: string[][] = [];
  for (let at = 0; at < list.length; at += most) found.push(list.slice(at, at + most));
  return found;
}

function textsOf(facts: readonly Fact[], ...kinds: readonly Fact["kind"][]): string[] {
  return facts.filter(({ kind }) => kinds.includes(kind)).map(({ text }) => text);
}

/** Adds the verb that fits the preposition: 'it is for men', 'it comes in three sizes'. */
function whereSentence(text: string, { many, tone }: Subject): string {
  if (tone === "pidgin") return sentence(/^for /.test(text) ? `e dey ${text}` : `you go see am ${text}`);
  const it = many ? "they are" : "it is";
  if (/^(?:for|by|from \p{Lu}|without) ?/u.test(text)) return sentence(`${it} ${text}`);
  if (/^(?:in|with) /.test(text)) return sentence(`${many ? "they come" : "it comes"} ${text}`);
  return sentence(text);
}

/** A price with a word such as 'price' before it, unless the visitor wrote one. */
export function priceSentence(price: string, tone: ToneId): string {
  if (/price|cost/i.test(price)) return sentence(price);
  const from = /^(?:starting )?from /i.test(price);
  const amount = price.replace(/^(?:starting )?(?:from|at|for|only|just) /i, "");
  const words: Record<ToneId, string> = {
    friendly: from ? `prices start at ${amount}` : `the price is ${amount}`,
    professional: from ? `prices start at ${amount}` : `the price is ${amount}`,
    direct: from ? `from ${amount}` : `price: ${amount}`,
    playful: from ? `prices start at ${amount}` : `the damage: ${amount}`,
    pidgin: from ? `price dey start from ${amount}` : `price na ${amount}`,
  };
  return sentence(words[tone]);
}

function predicates(list: readonly string[], { many, tone }: Subject): string[] {
  if (tone === "pidgin") {
    return list.map((text) => sentence(`e ${predicateInPidgin(forMany(text).replace(/^are\b/, "is"))}`));
  }
  return parts(list.map((text) => (many ? forMany(text) : text))).map((some) =>
    sentence(`${many ? "they" : "it"} ${joinList(some)}`),
  );
}

/** A fact of the kind 'made' is left as typed ('Laid this week.'), because the text does not say who did it. */
function qualities(facts: readonly Fact[], { many, tone }: Subject): string[] {
  const made = parts(textsOf(facts, "made"), 2).map((some) => sentence(some.join(", ")));
  const how = textsOf(facts, "quality");
  if (tone === "pidgin") {
    const said = how.map((text) => `e ${/^(?:open|available|ready)/.test(text) ? "dey " : ""}${text}`);
    return [...parts(said).map((some) => sentence(some.join(", "))), ...made];
  }
  const bare = tone === "direct" || tone === "playful";
  const said = parts(how).map((some) =>
    sentence(bare ? some.join(", ") : `${many ? "they are" : "it is"} ${joinList(some)}`),
  );
  return [...said, ...made];
}

/** Every fact as a sentence in the visitor's words, mostly about 'it' or 'them'. */
export function factSentences(facts: readonly Fact[], subject: Subject): string[] {
  const { tone } = subject;
  const own = (text: string) => sentence(tone === "pidgin" ? clauseInPidgin(text) : text);
  const lacks = textsOf(facts, "lacks");
  return [
    ...qualities(facts, subject),
    ...parts(lacks).map((some) => sentence(joinList(some))),
    ...predicates(textsOf(facts, "does"), subject),
    ...textsOf(facts, "where").map((text) => whereSentence(text, subject)),
    ...textsOf(facts, "thing").map((text) => sentence(text)),
    ...textsOf(facts, "clause", "act", "words").map(own),
    ...textsOf(facts, "price").map((price) => priceSentence(price, tone)),
  ];
}
