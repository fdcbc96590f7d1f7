import type { ConciergeIntent } from "../contract.ts";
import type { KnowledgeDocument } from "../knowledge/document.ts";
import type { Knowledge } from "../knowledge.server.ts";
import type { Claimed } from "../understand/amounts.ts";
import type { Language } from "../understand/built.ts";
import type { Topic } from "../understand/domain.ts";
import { type Cart, offerIn } from "./cart.ts";
import { membersOf } from "./context.ts";

/** What the concierge remembers of a chat: what it understood, never the visitor's own words. */
export interface Talk {
  /** Keys of the documents that the last answer was about. */
  readonly subjects: readonly string[];
  readonly intent: ConciergeIntent;
  /** How many answers in a row had this intent. */
  readonly times: number;
  /** The page the visitor was on. */
  readonly page: string;
  /** The visitor's trade in content/library/trades. */
  readonly trade?: string;
  /** Whether the last answer asked how many messages come in a day. */
  readonly asksMessages?: boolean;
  /** Whether the visitor wants no bot. No offer for the trade is named then. */
  readonly declined?: boolean;
  /** The precise answer that was given last, by its id. */
  readonly precise?: string | undefined;
  /** The language of the visitor's last message. */
  readonly language: Language;
  /** What the chat is about. */
  readonly topic?: Topic | undefined;
  /** What the visitor is thinking of buying. */
  readonly cart: Cart;
}

/** A message as it was understood, with what is known of its chat. */
export interface Asked {
  readonly known: Knowledge;
  /** In small letters, with typing errors in our names corrected. */
  readonly text: string;
  readonly words: readonly string[];
  /** The things that it names. */
  readonly named: readonly KnowledgeDocument[];
  /** Things that it names only to exclude them: 'forget the payment link'. */
  readonly dropped: readonly KnowledgeDocument[];
  /** Amounts of money in it, in naira. */
  readonly amounts: readonly number[];
  /** The same amounts, each with the period it is paid for. */
  readonly claimed: readonly Claimed[];
  /** Other numbers in it. */
  readonly numbers: readonly number[];
  /** The time that it names, in months. */
  readonly months: number | undefined;
  readonly language: Language;
  /** What the visitor's page is about: what is selected on it, else its one thing or list. */
  readonly here: readonly KnowledgeDocument[];
  readonly talk: Talk | undefined;
  /** If this is one question of a message: the message up to its end. */
  readonly partOf?: string;
  /** Whether it cannot be understood without the chat. */
  readonly goesOn?: boolean;
  /** The topic of the message, or of the chat if the message has none. */
  readonly topic: Topic | undefined;
  /** What the last answer was about. */
  readonly last: readonly KnowledgeDocument[];
}

const ordinals: readonly (readonly [RegExp, number])[] = [
  [/\b(?:first|1st|number (?:1|one)|former)\b(?! (?:year|month))/, 0],
  [/\b(?:second|2nd|middle|number (?:2|two)|latter)\b/, 1],
  [/\b(?:third|3rd|number (?:3|three))\b/, 2],
  [/\blast (?:one|package|system|course|tool)\b/, -1],
];

/** The item of a list that an ordinal refers to: 'and the second?' */
function numbered(
  text: string,
  list: readonly KnowledgeDocument[],
  known: Knowledge,
): KnowledgeDocument | undefined {
  const at = ordinals.find(([words]) => words.test(text))?.[1];
  const [first] = list;
  if (at === undefined || !first) return undefined;
  return (list.length > 1 ? list : membersOf(first, known)).at(at);
}

/**
 * Whether 'the second one' means the only thing that was just recommended, because it is the second of its list. The visitor
 * asks for another.
 */
export const pointsAgain = (subjects: readonly KnowledgeDocument[], { text, named, last }: Asked): boolean =>
  !named.length &&
  last.length === 1 &&
  subjects.length === 1 &&
  subjects[0] === last[0] &&
  last[0]?.kind === "package" &&
  ordinals.some(([words]) => words.test(text));

/** Words that visitors use for the offer recommended to them. */
const ofTheirOwn = /\b(?:mine|my own|for me|that package|that one)\b/;

/** What a message is about: what it names, else the topic of the chat, else the page, else the cart. */
export function subjectsOf(
  { text, known, named, last, here, talk }: Asked,
  page: string,
): readonly KnowledgeDocument[] {
  if (named.some(({ group }) => !group)) return named;
  const considered = talk && offerIn(talk.cart, known);
  if (considered && ofTheirOwn.test(text)) return [considered];
  const isNewPage = talk?.page !== page && here.some(({ group }) => !group);
  const found = named.length ? named : isNewPage || !last.length ? here : last;
  const topic = found.length || !considered ? found : [considered];
  const item = numbered(text, topic, known);
  return item ? [item] : topic;
}
