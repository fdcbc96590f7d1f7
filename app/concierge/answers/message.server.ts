import type { Domain } from "#content/concierge/domains.ts";
import { type Label, labelNames } from "#content/concierge/labels.ts";
import { plainWishes } from "#content/concierge/plain-wishes.ts";
import { conciergeIfMeant as ifMeant } from "#content/concierge.ts";
import type { ConciergeInput, ConciergeIntent } from "../contract.ts";
import { harmInChat } from "../harm.server.ts";
import { groupOf } from "../precise/group-of.ts";
import { preciseNamed } from "../precise/likely-answers.server.ts";
import { calculated, type FoundPrecise, preciseAnswer } from "../precise/precise-answer.server.ts";
import { hadSecret } from "../secrets-contract.ts";
import { domainOfAnswer, domainsOfThings, meantIn } from "../understand/domain.ts";
import { type Read, readMessageOf } from "../understand/labels.server.ts";
import { isPriceOf, type Meant, meantBy } from "../understand/meant.ts";
import { readMessage } from "../understand/read-message.server.ts";
import { enoughFor } from "./abilities.ts";
import { type Answered, answerTo } from "./answer.ts";
import { readInChat } from "./follow-up.server.ts";
import { together, withOpen } from "./joined.ts";
import { isCount, messagesADay } from "./message-count.ts";
import { isPriced } from "./money.ts";
import { isQuestion, questionsIn } from "./questions.ts";
import type { Asked } from "./talk.ts";
import { saidPrecisely } from "./written.ts";

/** An answer and how it was found. */
export interface Found extends Answered {
  /** Id of the precise answer. */
  readonly precise?: string;
  /** How sure we are that this was asked: 2 for a precise answer, 1 for a likely label. */
  readonly certain?: number;
}

/** The reading of a whole message and of each of its sentences. */
type ReadMessage = Awaited<ReturnType<typeof readMessageOf>>;

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

/** Whether to calculate the answer (a sum, or the offer for a trade). A precise answer is the same for everybody. */
function isWorkedOut({ sure, label }: Meant, asked: Asked, whole: Read): boolean {
  const { named, last, talk, amounts, text } = asked;
  if (label === "business") return (whole.likely[0]?.chance ?? 0) >= sureOfBusiness;
  if (fitting.has(label) && (messagesADay(text) || talk?.trade || last.length > 1)) return true;
  // 'Is that extra?' does not ask about add-ons in general.
  const things = named.filter(({ group, kind }) => !group || kind !== "add-on");
  // We asked how many messages a day, so a number is the answer.
  if (talk?.asksMessages && isCount({ text })) return true;
  const isAboutSomething = things.length + last.length + amounts.length > 0 || talk?.cart.offer !== undefined;
  // In a chat, a short message may continue the last calculation.
  const isMeant =
    talk !== undefined ||
    isPriceOf(asked) ||
    whole.likely.some(({ id, chance }) => id === label && chance >= leastMeant);
  return sure && calculated.has(label) && isMeant && isAboutSomething;
}

/** The label that is known without reading: the visitor chose its name, or sent a secret. Otherwise undefined. */
export const chosenLabel = (userMessage: string): Label | undefined =>
  hadSecret(userMessage)
    ? "secret"
    : (Object.keys(labelNames) as Label[]).find((label) => labelNames[label] === userMessage.trim());

/** The answer for a label or for the id of a precise answer. */
async function answerNamed(name: string, asked: Asked, input: ConciergeInput): Promise<Found> {
  const precise = await preciseNamed(name);
  if (precise && precise.id !== asked.talk?.precise)
    return { part: saidPrecisely(precise, asked), precise: precise.id };
  const label = (precise?.label ?? name) as Label;
  return answerTo({ label, sure: true, choices: [] }, asked, input);
}

/** Whether a message adds to a complaint: 'I paid 250' is then not a question about payment. */
const isMoreOfComplaint = (text: string, { label }: Meant, { talk }: Asked) =>
  talk?.intent === "complaint" && groupOf(label) === "selling" && !isQuestion(text) && label !== "want_human";

/** Minimum chance to answer one of the questions in a message. */
const sureOfQuestion = 0.6;

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
/** How many labels are offered where it is not certain what was meant. */
const mostChoices = 3;

/** Whether the likeliest label is doubtful, because the nearest precise question does not belong to it. Help is never held back. */
function isDoubtful(
  { sure, label }: Meant,
  chance: number,
  found: FoundPrecise | undefined,
  { talk, words, named }: Asked,
): boolean {
  const isReply = talk !== undefined && words.length <= mostWordsOfReply;
  if (!sure || isReply || label === "help_fraud" || found?.answer.label === label) return false;
  return chance < sureAlone && found !== undefined && !named.length && groupOf(label) !== "talk";
}

/** An answer that begins with the subject that it is about. */
const inDoubt = (found: Found, label: Label, { language }: Asked): Found => ({
  ...found,
  part: { ...found.part, text: `${ifMeant[language](labelNames[label])} ${found.part.text}` },
});

/** The labels to offer if the likeliest is doubtful. */
function choicesBeside(label: Label, { whole }: ReadMessage): Label[] {
  const others = whole.likely.map(({ id }) => id).filter((id) => id !== label && groupOf(id) !== "talk");
  return [label, ...others].slice(0, mostChoices);
}

/** Answers a message, or one of its questions, as a single question. */
async function answerOne(
  text: string,
  read: ReadMessage,
  asked: Asked,
  input: ConciergeInput,
): Promise<Found> {
  const enough = enoughFor(asked);
  if (enough) return { part: enough, certain: 2 };
  const meant = meantBy(read, asked);
  if (wanting.has(meant.label) && (await harmInChat(text)))
    return answerTo({ label: "illegal", sure: true, choices: [] }, asked, input);
  if (isMoreOfComplaint(text, meant, asked)) return answerNamed("complaint", asked, input);
  const namesThing = domainsOfThings(asked.named).length > 0;
  const elsewhere = meant.sure && !namesThing ? meantIn(asked.topic, meant.label) : undefined;
  const workedOut = !elsewhere && isWorkedOut(meant, asked, read.whole);
  const found =
    workedOut && isPriceOf(asked)
      ? undefined
      : await preciseAnswer(text, read, asked, workedOut ? calculationOf(meant.label, asked) : undefined);
  const likeliest = found?.sure ? found.answer : undefined;
  // In a chat about a course, 'is what I type kept' asks about the course.
  const isElsewhere = likeliest && domainOfAnswer(likeliest.label, likeliest.id) !== asked.topic?.domain;
  const precise = elsewhere && isElsewhere ? undefined : likeliest;
  const answerAs = (label: Label) => answerTo({ label, sure: true, choices: [] }, asked, input);
  // A visitor who asks the same thing again gets the more general answer.
  if (precise && precise.id === asked.talk?.precise) return answerAs(precise.label);
  if (precise) return { part: saidPrecisely(precise, asked), precise: precise.id, certain: 2 };
  if (elsewhere) return { ...(await answerNamed(elsewhere, asked, input)), certain: 1 };
  const chance = read.whole.likely[0]?.chance ?? 0;
  const isCertain = meant.sure && chance >= sureOfQuestion && groupOf(meant.label) !== "talk";
  const doubted = isDoubtful(meant, chance, found, asked)
    ? { ...meant, sure: false, chance, choices: choicesBeside(meant.label, read) }
    : meant;
  // 'Can I resell it with my own logo' sounds like fraud: where no precise question agrees, the help says when it applies.
  if (meant.sure && meant.label === "help_fraud" && found?.answer.label !== meant.label)
    return inDoubt(await answerTo(meant, asked, input), meant.label, asked);
  const guess = doubted.sure || isElsewhere ? undefined : found?.answer;
  return { ...(await answerTo(doubted, asked, input, guess)), certain: Number(isCertain && doubted.sure) };
}

/** What visitors read, print and download: its answers are alike, and 'can I print them' fits each. */
const ofReading: readonly (Domain | undefined)[] = ["school", "ebooks", "tools"];

/** Whether an answer is about one thing to read although the question follows one about another. */
const isMixedUp = (answered: Domain | undefined, meant: Domain | undefined) =>
  answered !== meant && ofReading.includes(answered) && ofReading.includes(meant);

/** Answers each question of a message by itself. A later question may be about what an earlier one named. */
async function answersApart(
  questions: readonly string[],
  asked: Asked,
  input: ConciergeInput,
): Promise<readonly Found[]> {
  const reads = await Promise.all(questions.map(readMessageOf));
  const found: Found[] = [];
  let { last, topic } = asked;
  for (const [at, question] of questions.entries()) {
    const read = await readMessage(question, input.currentPage, asked.talk);
    // A single question is about what the rest of the message says.
    const words = questions.length > 1 ? read.words : asked.words;
    const isForeign = asked.language !== "english" || read.language === "pidgin";
    const own = { ...read, words, language: isForeign ? asked.language : read.language };
    const named = own.named.some(({ group }) => !group) ? own.named : [];
    // 'Hospital system: does it keep records?' is about the system.
    const isAboutIt = !named.length && !(at && last.length) && /\b(?:it|its|am)\b/i.test(question);
    const one: Asked = {
      ...own,
      named: isAboutIt ? asked.named : own.named,
      topic: own.topic ?? topic,
      months: own.months ?? asked.months,
      partOf: input.userMessage,
      last: last.length ? last : asked.named,
    };
    const answer = await answerOne(question, reads[at] as ReadMessage, one, input);
    last = named.length ? named : (answer.part.subjects ?? last);
    topic = one.topic && { ...one.topic, isNew: false };
    const domain = domainOfAnswer(answer.part.intent, answer.precise);
    found.push(
      isMixedUp(domain, own.topic ? undefined : one.topic?.domain) ? { ...answer, certain: 0 } : answer,
    );
  }
  return found;
}

/** Labels of unhappy visitors. We answer the whole message, whatever questions it contains. */
const ofStory: ReadonlySet<ConciergeIntent> = new Set<ConciergeIntent>([
  "complaint",
  "want_human",
  "help_fraud",
]);

/** Labels that are a mistake for one question of a message: 'tomorrow at two, is that fine?' is no small talk. */
const besidePoint: ReadonlySet<ConciergeIntent> = new Set<ConciergeIntent>([
  "off_topic",
  "small_talk",
  "gibberish",
]);

/** Labels of questions that need the rest of the message: 'what do you have for me?' */
const ofWhole: ReadonlySet<ConciergeIntent> = new Set<ConciergeIntent>([
  "what_offered",
  "budget",
  "sum",
  "compare",
  "claim_price",
  "which_fits",
  "business",
  "price",
  "steps",
  "needed",
]);

/** Whether the one question in a message is clearer than the whole, because a long story can hide it. */
function isSurer(one: Found, whole: Found): boolean {
  if (ofWhole.has(one.part.intent) && !one.precise) return false;
  const isMore = (one.certain ?? 0) > (whole.certain ?? 0);
  return isMore && (one.precise !== undefined || one.part.intent !== whole.part.intent);
}

/** Answers a message; if it has two questions, both that are understood, or one with the other named. */
export async function answerMessage(read: ReadMessage, asked: Asked, input: ConciergeInput): Promise<Found> {
  const { userMessage } = input;
  const chosen = chosenLabel(userMessage);
  if (chosen) return answerTo({ label: chosen, sure: true, choices: [] }, asked, input);
  const plain = plainWishes.find(([words]) => words.test(asked.text))?.[1];
  const isOfOffers = (asked.topic?.domain ?? "offers") === "offers";
  if (plain && plain !== asked.talk?.precise && isOfOffers && !domainsOfThings(asked.named).length)
    return answerNamed(plain, asked, input);
  const inChat = await readInChat(userMessage, read, asked);
  const whole = await answerOne(userMessage, inChat.read, inChat.asked, input);
  const questions = questionsIn(userMessage);
  if (!questions.length) return whole;
  const answers = await answersApart(questions, asked, input);
  const found = answers.filter(({ certain, part }) => certain && !besidePoint.has(part.intent));
  const precise = found.filter(({ certain }) => certain === 2);
  const [first, second] = precise.length > 1 ? precise : found;
  // 'Courses and prices' has its own precise answer. An answer that also fits one of its questions covers only half.
  const isWhole =
    whole.certain === 2 &&
    precise.length < 2 &&
    found.every((one) => one.precise !== whole.precise) &&
    (found.length < 2 || found.some(({ part }) => part.intent === whole.part.intent));
  const isOfCart =
    whole.part.intent === "sum" &&
    (asked.talk?.cart.offer !== undefined || (questions.length === 1 && asked.named.some(isPriced)));
  if (isWhole || isOfCart || ofStory.has(whole.part.intent)) return whole;
  if (first && second && first.part.text !== second.part.text)
    return { ...first, part: together(first.part, second.part), choices: [] };
  const best = first && isSurer(first, whole) ? first : whole;
  const open = questions[answers.findIndex(({ part }) => part.intent === "unknown")];
  if (!first || !open || best.part.intent === "unknown") return best;
  return { ...best, part: withOpen(best.part, open, asked.language) };
}
