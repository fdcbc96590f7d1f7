import { type Label, labelNames } from "#content/concierge/labels.ts";
import { conciergeIfMeant as ifMeant } from "#content/concierge.ts";
import type { ConciergeInput } from "../contract.ts";
import { harmInChat } from "../harm.server.ts";
import { calculated } from "../precise/choice.ts";
import { groupOf } from "../precise/group-of.ts";
import { preciseNamed } from "../precise/likely-answers.server.ts";
import type { PreciseAnswer } from "../precise/precise.ts";
import { type FoundPrecise, preciseAnswer } from "../precise/precise-answer.server.ts";
import { hadSecret } from "../secrets-contract.ts";
import { asksAdvice, asksTotalOfSeveral, asksWhich, isPriceOf } from "../understand/asks.ts";
import { domainOfAnswer, domainsOfThings, meantAfter, meantIn, meantInFraud } from "../understand/domain.ts";
import type { Read, readMessageOf } from "../understand/labels.server.ts";
import { type Meant, meantBy } from "../understand/meant.ts";
import { asksForAbility, enoughFor, lackedBy } from "./abilities.ts";
import { answerTo } from "./answer.ts";
import { byMessageCount, tradeIn } from "./business.ts";
import { readWell } from "./follow-up.server.ts";
import type { Found } from "./found.ts";
import { together } from "./joined.ts";
import { isCount, messagesADay } from "./message-count.ts";
import { ofPages, type Part } from "./part.ts";
import { isQuestion } from "./questions.ts";
import type { Asked } from "./talk.ts";
import { offerForAsked, offerForTold } from "./told-business.server.ts";
import { troubleAnswer } from "./troubles.server.ts";
import { chanceOf } from "./unsure.ts";
import { answerIn, saidPrecisely } from "./written.ts";

/** The reading of a whole message and of each of its sentences. */
export type ReadMessage = Awaited<ReturnType<typeof readMessageOf>>;

/** Labels of messages about what a visitor does or wants built. Only these are checked for harmful uses. */
const wanting: ReadonlySet<Label> = new Set<Label>([
  "business",
  "which_fits",
  "tool_write",
  "can_custom",
  "price",
  "sum",
]);

/** Minimum chance that a message asks for a sum or price, and does not only name a thing. */
const leastMeant = 0.3;

/** Labels for 'which offer fits me?'. The answer is calculated if the trade or the number of messages is known. */
const fitting: ReadonlySet<Label> = new Set<Label>(["which_fits", "which_one"]);

/** Labels of messages whose amounts may be another company's: 'match their quote of 100k'. */
const claims: ReadonlySet<Label> = new Set<Label>(["claim_price", "budget"]);

/** Minimum chance that a message only says what the visitor does. */
const sureOfBusiness = 0.6;

/** Whether a trade is to do something that not every package does: the answer for churches says nothing of following up. */
const asksMoreOfTrade = (label: Label, { text }: Asked, trade: string | undefined) =>
  fitting.has(label) && trade !== undefined && asksForAbility(text);

/**
 * Whether to calculate the answer (a sum, or the offer for a trade). A precise answer is the same for everybody.
 * @param trade the visitor's trade, if it is recognised
 */
function isWorkedOut({ sure, label }: Meant, asked: Asked, whole: Read, trade: string | undefined): boolean {
  const { named, last, talk, amounts, text } = asked;
  // Without a trade there is nothing to calculate, and there may be an answer for just this business.
  if (label === "business") return (whole.likely[0]?.chance ?? 0) >= sureOfBusiness && trade !== undefined;
  if (fitting.has(label) && (messagesADay(text) || talk?.trade || last.length > 1)) return true;
  if (asksMoreOfTrade(label, asked, trade)) return true;
  // 'Is that extra?' does not ask about add-ons in general.
  const things = named.filter(({ group, kind }) => !group || kind !== "add-on");
  // We asked how many messages a day, so a number is the answer.
  if (talk?.asksMessages && isCount({ text })) return true;
  const isAboutSomething = things.length + last.length + amounts.length > 0 || talk?.cart.offer !== undefined;
  // In a chat, a short message may continue the last calculation.
  const isMeant =
    talk !== undefined ||
    isPriceOf(asked) ||
    asksTotalOfSeveral(asked) ||
    whole.likely.some(({ id, chance }) => id === label && chance >= leastMeant);
  return sure && calculated.has(label) && isMeant && isAboutSomething;
}

/** The label that is known without reading: the visitor chose its name, or sent a secret. Otherwise undefined. */
export const chosenLabel = (userMessage: string): Label | undefined =>
  hadSecret(userMessage)
    ? "secret"
    : (Object.keys(labelNames) as Label[]).find((label) => labelNames[label] === userMessage.trim());

/** Files of answers that are not called after a label, and what they are about. */
const labelOfFile: Readonly<Record<string, Label>> = { fraud_next: "help_fraud", privacy_days: "privacy" };

/** The answer for a label, for the id of a precise answer, or for such a file. */
export async function answerNamed(name: string, asked: Asked, input: ConciergeInput): Promise<Found> {
  const precise = await preciseNamed(name);
  if (precise && precise.id !== asked.talk?.precise)
    return { part: saidPrecisely(precise, asked), precise: precise.id };
  const label = (precise?.label ?? name) as Label;
  const fileLabel = labelOfFile[name];
  const own = fileLabel && (await answerIn(asked.language, fileLabel, false, name));
  if (own) return { part: own };
  return answerTo({ label, sure: true, choices: [] }, asked, input);
}

/** Whether a message adds to a complaint: 'I paid 250' is then not a question about payment. */
const isMoreOfComplaint = (text: string, { label }: Meant, { talk }: Asked) =>
  talk?.intent === "complaint" &&
  groupOf(label) === "selling" &&
  !isQuestion(text) &&
  !["want_human", "refund"].includes(label);

/** Minimum chance to answer one of the questions in a message. */
export const sureOfQuestion = 0.6;

/** Which answer is calculated. Two things are compared by what they do, unless a period or a price is named. */
function calculationOf(label: Label, { months, named, text }: Asked): "workedOut" | "claim" | "compare" {
  const single = named.filter(({ group }) => !group);
  const isOfDeeds = single.length === 2 && !months && !/\b(?:cheap|expensive|price|cost)/.test(text);
  if (label === "compare" && isOfDeeds) return "compare";
  return claims.has(label) ? "claim" : "workedOut";
}

/** Chance below which a label needs the likeliest precise answer to agree with it. */
const sureAlone = 0.6;
/** A reply of at most this many words is understood from the chat. */
const mostWordsOfReply = 4;
/** Chance from which a precise answer is given though the chat is about something else. */
const sureElsewhere = 0.55;
/** How much is offered where it is not certain what was meant. */
const mostChoices = 3;

/** Whether the likeliest label is doubtful, because the nearest precise question does not belong to it. Help is never held back. */
function isDoubtful(
  { sure, label }: Meant,
  chance: number,
  found: FoundPrecise | undefined,
  { talk, words, named }: Asked,
): boolean {
  const isReply = talk !== undefined && words.length <= mostWordsOfReply;
  if (!sure || isReply || label === "help_fraud" || found?.nearest === label) return false;
  // A visitor who says what the business is and one who asks what fits it want the same thing.
  if (label === "business" && found?.nearest === "which_fits") return false;
  return chance < sureAlone && found?.isLikely === true && !named.length && groupOf(label) !== "talk";
}

/** The labels that may be meant if the likeliest is doubtful. Nobody chooses 'Just talking'. */
function labelsBeside(label: Label, { whole }: ReadMessage): Label[] {
  const others = whole.likely.map(({ id }) => id).filter((id) => id !== label && groupOf(id) !== "talk");
  return [label, ...others].slice(0, mostChoices);
}

/** An answer that begins with the subject that it is about. */
const inDoubt = (found: Found, label: Label, { language }: Asked): Found => ({
  ...found,
  isDoubted: true,
  part: { ...found.part, text: `${ifMeant[language](labelNames[label])} ${found.part.text}` },
});

/** The package for the messages of a day, if the visitor tells how many and asks which one to take. */
function byCountAsked(asked: Asked): Part | undefined {
  const messages = asksWhich.test(asked.text) ? messagesADay(asked.text) : undefined;
  return messages ? byMessageCount(asked, messages) : undefined;
}

/** Answers a message, or one of its questions, as a single question. */
export async function answerOne(
  text: string,
  read: ReadMessage,
  asked: Asked,
  input: ConciergeInput,
): Promise<Found> {
  const enough = enoughFor(asked) ?? lackedBy(asked);
  if (enough) return { part: enough, certain: 2 };
  const meant = meantBy(read, asked);
  if (wanting.has(meant.label) && (await harmInChat(text)))
    return answerTo({ label: "illegal", sure: true, choices: [] }, asked, input);
  if (isMoreOfComplaint(text, meant, asked)) return answerNamed("complaint", asked, input);
  const trouble = await troubleAnswer(text, meant, asked);
  if (trouble)
    return "named" in trouble ? { ...(await answerNamed(trouble.named, asked, input)), certain: 2 } : trouble;
  const namesThing = domainsOfThings(asked.named).length > 0;
  // The owner of a school who asks what we advise does not ask about our courses.
  const isFree = meant.sure && !namesThing && !asksAdvice(asked);
  const namesNothing = asked.named.every(({ kind }) => ofPages.has(kind));
  const after =
    isFree && namesNothing ? meantAfter(asked.talk?.intent, meant.label, asked.words.length) : undefined;
  // 'How much is it' after a free course asks for its price, not for those of the school.
  const isOfCourse = isPriceOf(asked) && asked.last.length === 1 && asked.last[0]?.kind === "course";
  const elsewhere = after ?? (isFree && !isOfCourse ? meantIn(asked.topic, meant.label) : undefined);
  const trade = (await tradeIn(asked, text)) ?? asked.talk?.trade;
  const workedOut = !elsewhere && isWorkedOut(meant, asked, read.whole, trade);
  const isAlone = workedOut && (isPriceOf(asked) || asksMoreOfTrade(meant.label, asked, trade));
  const { found, choices = [] } = isAlone
    ? {}
    : await preciseAnswer(text, read, asked, workedOut ? calculationOf(meant.label, asked) : undefined);
  const answer = await answerBeside(found, { text, read, asked, input, meant, after, elsewhere, namesThing });
  return choices.length ? { ...answer, rated: choices, ownChance: chanceOf(answer, choices) } : answer;
}

/** A question, and what is known of it. */
interface Known {
  readonly text: string;
  readonly read: ReadMessage;
  readonly asked: Asked;
  readonly input: ConciergeInput;
  readonly meant: Meant;
  /** The label that the question has after the last answer. */
  readonly after: string | undefined;
  /** The label that it has in this chat, if that is another one than it has alone. */
  readonly elsewhere: string | undefined;
  readonly namesThing: boolean;
}

/** The answer to a question: the precise one if it is sure, or that of the label. */
async function answerBeside(
  found: FoundPrecise | undefined,
  { text, read, asked, input, meant, after, elsewhere, namesThing }: Known,
): Promise<Found> {
  const likeliest = found?.sure ? found.answer : undefined;
  // In a chat about a course, 'is what I type kept' asks about the course.
  const isOther = ({ label, id }: PreciseAnswer) =>
    after ? label !== asked.talk?.intent : domainOfAnswer(label, id) !== asked.topic?.domain;
  const isElsewhere = likeliest && isOther(likeliest) && (found?.chance ?? 0) < sureElsewhere;
  // 'I sent the code, and debit alerts began' needs the steps for a victim, not only the rule that we never ask for codes.
  const isNewFraud = meant.sure && meant.label === "help_fraud" && asked.talk?.intent !== meant.label;
  const isInstead = isNewFraud && likeliest?.label !== meant.label;
  const precise = isInstead || (elsewhere && isElsewhere) ? undefined : likeliest;
  const answerAs = (label: Label) => answerTo({ label, sure: true, choices: [] }, asked, input);
  // A visitor who asks the same thing again gets the more general answer.
  if (precise && precise.id === asked.talk?.precise) return answerAs(precise.label);
  // Whoever writes Hausa is helped more by the general answer in Hausa than by the precise one in English.
  if (precise && !readWell.includes(asked.language) && !precise.says[asked.language])
    return { ...(await answerAs(precise.label)), certain: 2, chance: found?.chance ?? 0 };
  if (precise) {
    const part = saidPrecisely(precise, asked);
    const counted = byCountAsked(asked);
    const said = counted ? together([counted, part]) : part;
    return { part: said, precise: precise.id, certain: 2, chance: found?.chance ?? 0 };
  }
  const told = (await offerForAsked(asked)) ?? (await offerForTold(text, meant, asked, read.whole));
  if (told) return { ...told, certain: 1 };
  const named = elsewhere ?? (meant.sure || namesThing ? undefined : meantInFraud(asked.topic));
  if (named) return { ...(await answerNamed(named, asked, input)), certain: 1 };
  const chance = read.whole.likely[0]?.chance ?? 0;
  const isCertain = meant.sure && chance >= sureOfQuestion && groupOf(meant.label) !== "talk";
  const doubted = isDoubtful(meant, chance, found, asked)
    ? { ...meant, sure: false, chance, choices: labelsBeside(meant.label, read) }
    : meant;
  // 'Can I resell it with my own logo' sounds like fraud: where no precise question agrees, the help says when it applies.
  // Other languages have hardly any precise questions, so there it means nothing that none agrees.
  const isFraud = meant.sure && meant.label === "help_fraud";
  if (isFraud && readWell.includes(asked.language) && found?.answer.label !== meant.label)
    return inDoubt(await answerTo(meant, asked, input), meant.label, asked);
  const guess = doubted.sure || isElsewhere ? undefined : found;
  return { ...(await answerTo(doubted, asked, input, guess)), certain: Number(isCertain && doubted.sure) };
}
