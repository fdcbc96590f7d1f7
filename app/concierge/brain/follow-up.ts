import type { ConciergeIntent } from "../contract.ts";
import type { KnowledgeDocument } from "../knowledge/document.ts";
import { emptyWords } from "../words.ts";
import { type Context, membersOf } from "./context.ts";

/** What a follow-up wants to know about a thing that was named before. */
export type Wish = "more" | "where" | "cheaper" | "dearer" | "get" | "about";

/** The meaning of a question once its context is known. */
export interface Meant {
  readonly subjects: readonly KnowledgeDocument[];
  readonly intent: ConciergeIntent | undefined;
  readonly wish?: Wish;
  /** It refers to something that was not named. */
  readonly unclear?: true;
}

const pointing =
  /\b(?:it|its|this|that|these|those|them|they|one|ones|both|other|former|latter|first|second|third|1st|2nd|3rd|same|middle)\b/;
const goingOn = /^(?:and|so|then|but|ok|okay|what about|how about|what of|or)\b/;
const wishes: readonly (readonly [Wish, RegExp])[] = [
  ["dearer", /\b(?:more expensive|costs? more|dearer|most expensive)\b/],
  ["cheaper", /\b(?:cheap(?:er|est)|less expensive|costs? less|lower price|save money)\b/],
  [
    "where",
    /\bwhere\b.{0,20}\b(?:see|find|view|get|check|look|read|try)\b|\b(?:see|view|show me|try|open) (?:it|that|this|one|them)\b|\blinks?\b|\bwhich page\b/,
  ],
  [
    "get",
    /\bhow (?:do|can|will|to) ?(?:i|we)? ?(?:get|buy|order|have|start|begin|take|join|use)\b|\bi want (?:to (?:get|buy|order|have) )?(?:it|this|that|one)\b|\bsend me\b/,
  ],
  ["more", /\bmore\b|\bdetails?\b|\bexplain\b|\bcontinue\b|\bgo on\b|\bfeatures?\b|\bgist me\b/],
  [
    "about",
    /^(?:and |so )?(?:what (?:is|about|of|does|can)|how about|how does|which one|which is|who is)\b|\bmean\b/,
  ],
];

/** Words in a question that name nothing. */
const sayNothing = new Set(
  `first second third middle 1st 2nd 3rd last both former latter same detail explain continue cheaper cheapest cheap expensive
  monthly month setup price cost much amount link page view check look read try open show feature please work mean part
  dearer pay year yearly total gist sharp buy order start begin join use again e discount abeg include included everything ones`.split(
    /\s+/,
  ),
);

const ordinals: readonly (readonly [RegExp, number])[] = [
  [/\b(?:first|1st|number (?:1|one)|former)\b(?! year)/, 0],
  [/\b(?:second|2nd|middle|number (?:2|two)|latter|other)\b/, 1],
  [/\b(?:third|3rd|number (?:3|three))\b/, 2],
  [/\blast (?:one|package|system|course|tool)\b/, -1],
];

/** Intents that a follow-up carries over to another thing: 'and for hotels?' */
const carried: readonly ConciergeIntent[] = [
  "price",
  "compare",
  "download",
  "discount",
  "build_time",
  "enrol",
];
/** What can be asked about a thing that was named before. */
const askedOfThings: readonly (ConciergeIntent | undefined)[] = [...carried, "ebook", undefined];

/** The item of a list that an ordinal refers to. */
function numbered(text: string, base: readonly KnowledgeDocument[], { known }: Context) {
  const at = ordinals.find(([words]) => words.test(text))?.[1];
  const [first] = base;
  if (at === undefined || !first) return undefined;
  const list = base.length > 1 ? base : membersOf(first, known);
  return list.at(at);
}

/** What a follow-up refers to: the page if it was opened since, else the topic of the chat, else the page. */
function basis({ here, justOpened, last }: Context): readonly KnowledgeDocument[] {
  if (justOpened && here.length) return here;
  return last?.subjects.length ? last.subjects : here;
}

/**
 * What a question is about. A question that names something is about that, and takes over the previous intent if it has
 * none; one with only a pronoun is about what was named before.
 * @param named what the question itself names
 */
export function meant(
  text: string,
  words: readonly string[],
  named: readonly KnowledgeDocument[],
  intent: ConciergeIntent | undefined,
  context: Context,
): Meant {
  const { last } = context;
  const [first] = named;
  if (first) {
    const one = first.group && numbered(text, [first], context);
    if (one) return { subjects: [one], intent };
    const goes = goingOn.test(text) || /^for\b/.test(text);
    return {
      subjects: named,
      intent: goes && !intent && last && carried.includes(last.intent) ? last.intent : intent,
    };
  }
  const wish = wishes.find(([, pattern]) => pattern.test(text))?.[0];
  const only = words.every((word) => emptyWords.has(word) || sayNothing.has(word));
  const points =
    pointing.test(text) ||
    goingOn.test(text) ||
    (only && (wish !== undefined || intent === "price" || intent === "discount"));
  if (!points || !askedOfThings.includes(intent)) return { subjects: [], intent };
  const base = basis(context);
  const one = numbered(text, base, context);
  const comparing = wish === "cheaper" || wish === "dearer";
  if (!base.length) {
    const nothingElse =
      only &&
      intent !== "discount" &&
      (wish !== undefined || ordinals.some(([pattern]) => pattern.test(text)));
    return nothingElse ? { subjects: [], intent, unclear: true } : { subjects: [], intent };
  }
  if (one)
    return {
      subjects: [one],
      intent: intent ?? (last && carried.includes(last.intent) ? last.intent : undefined),
    };
  if (intent && !comparing) return { subjects: base, intent };
  return only && wish ? { subjects: base, intent, wish } : { subjects: [], intent };
}
