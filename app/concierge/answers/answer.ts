import { type Label, labelNames } from "#content/concierge/labels.ts";
import {
  conciergeIfMeant as ifMeant,
  conciergePhrases as phrases,
  conciergeUnclear as unclear,
} from "#content/concierge.ts";
import { naira } from "#content/prices.ts";
import type { ConciergeInput } from "../contract.ts";
import type { DocumentKind, KnowledgeDocument } from "../knowledge/document.ts";
import { places } from "../knowledge/places.ts";
import { preciseNamed } from "../precise/likely-answers.server.ts";
import type { FoundPrecise } from "../precise/precise-answer.server.ts";
import { thingsFor } from "../understand/amounts.ts";
import type { Meant } from "../understand/meant.ts";
import { plainQuestion, wordsIn } from "../words.ts";
import { budgetOf } from "./budget.ts";
import { businessAnswer, byMessageCount, saysOwn, statesBusiness, tradeIn } from "./business.ts";
import { claimOf } from "./claim.ts";
import { comparison } from "./comparison.ts";
import { packagesOf } from "./context.ts";
import { asksFirst, firstPaymentOf } from "./deposit.ts";
import { extremeOf, extremeOfAll } from "./extremes.ts";
import { inOwnLanguage } from "./in-language.ts";
import { isCount, messagesADay } from "./message-count.ts";
import { isForSum, isPriced, priceOf, sumOf } from "./money.ts";
import { offerForPrice } from "./offer-for-price.ts";
import { ofPages, type Part, partAbout, shortened } from "./part.ts";
import { pointedTo } from "./pointed-to.server.ts";
import { type Asked, pointsAgain, subjectsOf } from "./talk.ts";
import { toldTrade } from "./told-trade.server.ts";
import { saidPrecisely, writtenAnswer } from "./written.ts";

/** An answer, and what the chat learns with it. */
export interface Answered {
  readonly part: Part;
  readonly trade?: string;
  readonly asksMessages?: boolean;
  /** If the answer asks what was meant: the names of questions and labels to choose from. */
  readonly choices?: readonly string[];
}

/** The documents that a label's answers come from, if one of them fits the words well enough. */
const kindsOf: Readonly<Partial<Record<Label, readonly DocumentKind[]>>> = {
  course_find: ["path", "school-course", "course"],
  free_courses: ["course"],
  tool_write: ["tool"],
  ebook: ["ebook"],
  blog: ["post"],
};

/** The same for labels that are answered whole unless a message names one of these things. */
const namedKindsOf: Readonly<Partial<Record<Label, readonly DocumentKind[]>>> = {
  course_price: ["path", "school-course"],
  course_how: ["path", "school-course"],
  tool_about: ["tool"],
};

/** The things of one kind that a message is about. */
function foundIn(
  kinds: readonly DocumentKind[],
  { named, words, known }: Asked,
): KnowledgeDocument | undefined {
  const isOne = ({ kind, group }: KnowledgeDocument) => kinds.includes(kind) && !group;
  return named.find(isOne) ?? known.index.nearest(words, isOne, leastInKind);
}

/** The least score of a match where the kind is known already. */
const leastInKind = 9;

const offers: readonly DocumentKind[] = ["package", "system", "add-on", "app", "flagship"];

/** Labels that may ask for the least or the most expensive. */
const comparing: ReadonlySet<Label> = new Set<Label>(["price", "sum", "compare", "which_fits", "which_one"]);

/** The two or more things that a question compares. */
function compared(asked: Asked, subjects: readonly KnowledgeDocument[]): Part | undefined {
  const sides = asked.text
    .split(/\b(?:vs|versus|or|and|with|between|from|than)\b|,/)
    .flatMap((side) => asked.known.index.named(wordsIn(side)).slice(0, 1))
    .filter(({ short }) => short);
  const single = asked.named.filter(({ short, group }) => short && !group);
  // 'The 250k own' names a thing by its price, and no side has its name.
  const two = single.every((one) => sides.includes(one)) ? [...new Set(sides)] : single;
  return (
    comparison(two.length > 1 ? two : subjects, asked.known) ??
    comparison(packagesOf(asked.known), asked.known)
  );
}

/** Adds what is paid when, if the visitor asks: 'what leaves my account on day one?' */
function withDeposit(part: Part, { text }: Asked): Part {
  const first = asksFirst.test(text) ? firstPaymentOf(part.subjects?.[0]) : undefined;
  return first ? { ...part, text: `${part.text} ${first}` } : part;
}

/** Says first that a thing is not free when the visitor's message calls it free. */
function notFree(subjects: readonly KnowledgeDocument[], { text }: Asked, part: Part): Part {
  const priced =
    /\bfree\b/.test(text) && subjects.find((one) => !one.group && isPriced(one) && one.parts.once);
  return priced ? { ...part, text: `${phrases.notFree(priced.name)} ${part.text}` } : part;
}

/** Amounts with a plus between them. */
const adds = /\d\s*k?\s*(?:\+|plus)\s*\D?\d/i;

/** The sum of the amounts in a message. */
const addedUp = ({ amounts }: Asked): Part => ({
  intent: "sum",
  text: `${amounts.map(naira).join(" + ")} = ${naira(amounts.reduce((sum, one) => sum + one, 0))}.`,
  place: places.packages,
  action: "get_quote",
});

const isLater = ({ talk }: Asked) =>
  talk !== undefined && talk.intent !== "greeting" && talk.cart.offer === undefined;

/** What one of our things is, if the message is about one. */
function about(asked: Asked, subjects: readonly KnowledgeDocument[]): Part | undefined {
  const [first] = subjects;
  return first && partAbout(first, asked.words);
}

const ofMoney: ReadonlySet<Label> = new Set<Label>(["price", "sum", "claim_price", "compare", "instalments"]);

/** The prices or the total of the things named, or the offer for the visitor's business if the visitor names none of ours. */
async function costOf(
  subjects: readonly KnowledgeDocument[],
  asked: Asked,
  { userMessage }: ConciergeInput,
  sum: Part | undefined,
): Promise<Answered> {
  const offer = sum ? undefined : await offerForPrice(subjects, asked, userMessage);
  // 'How much is the cheapest one' names nothing, and asks for no list of all prices.
  const all = sum || offer || subjects.length ? undefined : extremeOfAll(asked);
  const told = all && (await preciseNamed(all));
  if (told) return { part: saidPrecisely(told, asked) };
  return offer ?? { part: notFree(subjects, asked, sum ?? priceOf(subjects, isForSum(subjects, asked))) };
}

async function answerOf(label: Label, asked: Asked, input: ConciergeInput): Promise<Answered | undefined> {
  const isOnlyOfPages = asked.named.every(({ kind }) => ofPages.has(kind));
  const subjects = subjectsOf(
    ofMoney.has(label) && isOnlyOfPages ? { ...asked, named: [] } : asked,
    input.currentPage,
  );
  const kinds = kindsOf[label];
  const named = asked.named.find(({ kind, group }) => !group && namedKindsOf[label]?.includes(kind));
  const found = named ?? (kinds && foundIn(kinds, asked));
  if (found) return { part: { ...partAbout(found, asked.words), intent: label } };
  const one = (part: Part | undefined): Answered | undefined => part && { part };
  const extreme = comparing.has(label) && extremeOf(subjects, asked);
  if (extreme) return { part: extreme };
  if (pointsAgain(subjects, asked)) return one(compared(asked, []));
  const pointed = ["compare", "which_fits", "which_one"].includes(label) ? await pointedTo(asked) : undefined;
  if (pointed) return { part: partAbout(pointed) };
  switch (label) {
    case "business":
      if (asked.talk?.declined) return one(await writtenAnswer(asked.talk.intent, asked));
      // Later in a chat, what looks like a business may be something else, so the trade must be recognised.
      return businessAnswer(asked, input.userMessage, { onlyIfSure: isLater(asked) });
    case "which_fits": {
      const messages = messagesADay(asked.text);
      const counted = messages && byMessageCount(asked, messages);
      if (counted) return { part: counted };
      return businessAnswer(asked, input.userMessage, { onlyIfSure: true });
    }
    case "budget": {
      if (!asked.amounts.length && asked.named.some(isPriced)) return one(sumOf(subjects, asked));
      if (adds.test(input.userMessage)) return one(addedUp(asked));
      // 'What does the 750k do more than the 450k' names no budget.
      const priced = asked.amounts.flatMap((amount) => thingsFor(amount, packagesOf(asked.known)));
      const packages = [...new Set(priced)];
      if (packages.length > 1) return one(comparison(packages, asked.known));
      return one(budgetOf(asked, (await tradeIn(asked, input.userMessage)) ?? asked.talk?.trade));
    }
    case "price":
      return costOf(subjects, asked, input, isForSum(subjects, asked) ? sumOf(subjects, asked) : undefined);
    case "sum": {
      // 'Minus 10%' asks for a discount, not for a sum.
      if (/%|\bper ?cent\b/.test(input.userMessage) && !asked.amounts.length)
        return one(await writtenAnswer("discount", asked));
      const cost = await costOf(subjects, asked, input, sumOf(subjects, asked));
      return { ...cost, part: withDeposit(cost.part, asked) };
    }
    case "claim_price":
      if (!asked.amounts.length) return one(notFree(subjects, asked, priceOf(subjects)));
      return one(
        withDeposit(
          claimOf(subjects.some(({ price }) => price) ? subjects : packagesOf(asked.known), asked),
          asked,
        ),
      );
    case "compare":
      return one((isForSum(subjects, asked) && sumOf(subjects, asked)) || compared(asked, subjects));
    case "what_offered":
    case "can_not": {
      const list = about(
        asked,
        asked.named.filter(({ kind }) => kind === "add-on" || kind === "app"),
      );
      // 'I sell phone accessories, can your bot help me'
      const isTold = !list && !asked.named.length && saysOwn({ text: plainQuestion(input.userMessage) });
      return isTold ? businessAnswer(asked, input.userMessage, { onlyIfSure: true }) : one(list);
    }
    case "about_thing":
    case "more":
      return one(about(asked, subjects));
    case "which_one":
      if (asked.talk?.trade && !subjects.length) return businessAnswer(asked, input.userMessage);
      return one(about(asked, subjects));
    case "instalments": {
      const told = await writtenAnswer(label, asked);
      const first = firstPaymentOf(subjects.find(({ group }) => !group));
      return told && { part: first ? { ...told, text: first, subjects } : told };
    }
    case "discount":
    case "injection": {
      const priced = asked.named.find(({ kind }) => offers.includes(kind));
      const told = await writtenAnswer(label, asked);
      return (
        told && {
          part: priced?.price ? { ...told, text: `${priced.price} ${told.text}`, subjects: [priced] } : told,
        }
      );
    }
    default:
      return undefined;
  }
}

/** Maximum length, in words, of an answer to a question that we only guessed. */
const mostWordsUnsure = 34;

/** How much is offered to choose from, and how many of it are questions with an answer of their own. */
const [mostChoices, mostQuestions] = [3, 2];

/** A short precise answer that may not be what was asked: it begins with its question. */
function guessOf({ answer, others }: FoundPrecise, { choices }: Meant, asked: Asked): Answered {
  const part = saidPrecisely(answer, asked);
  const text = `${ifMeant[asked.language](answer.name)} ${shortened(part.text, mostWordsUnsure)}`;
  const names = [...others.slice(0, mostQuestions), ...choices.map((label) => labelNames[label])];
  return { part: { ...part, text, intent: "unknown" }, choices: names.slice(0, mostChoices) };
}

/** The answer to what is not known. */
export async function unknownAnswer(asked: Asked): Promise<Part> {
  const unknown = await writtenAnswer("unknown", asked);
  if (!unknown) throw new Error("content/concierge/answers/unknown.yaml is missing.");
  return unknown;
}

/**
 * The answer to what a message is taken to mean.
 * @param guess the likeliest precise answer, if no label is sure
 */
export async function answerTo(
  meant: Meant,
  asked: Asked,
  input: ConciergeInput,
  guess?: FoundPrecise,
): Promise<Answered> {
  const [number] = asked.numbers;
  if (asked.talk?.asksMessages && number !== undefined && isCount(asked)) {
    const part = byMessageCount(asked, number);
    if (part) return { part };
  }
  if (meant.sure) {
    const worked = await answerOf(meant.label, asked, input);
    if (worked) return { ...worked, part: await inOwnLanguage(worked.part, meant.label, asked) };
    const written = await writtenAnswer(meant.label, asked);
    if (written) return { part: written };
  }
  // A visitor whose trade is recognised gets the offer for it even if the rest of the message is unclear.
  const isOfOffers = (asked.topic?.domain ?? "offers") === "offers";
  const isTold = () =>
    statesBusiness({ text: input.userMessage.toLowerCase(), words: wordsIn(input.userMessage) });
  const namesNothing = asked.named.every(({ kind, group }) => group || ofPages.has(kind));
  // A list of ours that is named may be what is meant, unless the message names the visitor's trade.
  const isPlain = !asked.named.length || (await toldTrade(input.userMessage)) !== undefined;
  if (!meant.sure && namesNothing && isOfOffers && isTold() && isPlain) {
    const offer = await businessAnswer(asked, input.userMessage, { onlyIfSure: true });
    if (offer) return offer;
  }
  if (guess?.isLikely) return guessOf(guess, meant, asked);
  const questions = guess ? [guess.answer.name, ...guess.others].slice(0, mostQuestions) : [];
  const choices = [...questions, ...meant.choices.map((label) => labelNames[label])].slice(0, mostChoices);
  const near = choices.length ? undefined : asked.known.index.nearest(asked.words);
  if (near) return { part: partAbout(near, asked.words) };
  const unknown = await unknownAnswer(asked);
  return choices.length
    ? { part: { ...unknown, text: unclear[asked.language] }, choices }
    : { part: unknown };
}
