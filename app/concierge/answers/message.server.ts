import { type Label, labelNames } from "#content/concierge/labels.ts";
import type { ConciergeInput, ConciergeIntent } from "../contract.ts";
import { harmInChat } from "../harm.server.ts";
import { groupOf } from "../precise/group-of.ts";
import { preciseNamed } from "../precise/likely-answers.server.ts";
import { calculated, preciseAnswer } from "../precise/precise-answer.server.ts";
import { hadSecret } from "../secrets-contract.ts";
import { domainOfAnswer, domainsOfThings, meantIn } from "../understand/domain.ts";
import { type Read, readMessageOf } from "../understand/labels.server.ts";
import { isPriceOf, type Meant, meantBy } from "../understand/meant.ts";
import { readMessage } from "../understand/read-message.server.ts";
import { type Answered, answerTo } from "./answer.ts";
import { isCount, messagesADay } from "./message-count.ts";
import { shortened } from "./part.ts";
import { isQuestion, questionsIn } from "./questions.ts";
import type { Asked } from "./talk.ts";
import { saidPrecisely } from "./written.ts";

/** An answer with how it was found. */
export interface Found extends Answered {
  /** The precise answer, by its id. */
  readonly precise?: string;
  /** How certain it is that this was asked: 2 for a precise answer, 1 for a likely label. */
  readonly certain?: number;
}

/** What was read of a message: of the whole and of its sentences. */
type ReadMessage = Awaited<ReturnType<typeof readMessageOf>>;

/** Labels of visitors who say what they do or want made. Only then is it asked whether that is harmful. */
const wanting: ReadonlySet<Label> = new Set<Label>([
  "business",
  "which_fits",
  "tool_write",
  "can_custom",
  "price",
  "sum",
]);

/** Chance from which a sum or price is what is asked, and no more than a thing is named. */
const leastMeant = 0.3;

/** Labels of whoever asks which offer fits. It is worked out for a known trade or a number of messages. */
const fitting: ReadonlySet<Label> = new Set<Label>(["which_fits", "which_one"]);

/** Of these, labels of messages whose amounts may be somebody else's: 'match their quote of 100k'. */
const claims: ReadonlySet<Label> = new Set<Label>(["claim_price", "budget"]);

/** Chance from which a message says what the visitor does, and no more. */
const sureOfBusiness = 0.6;

/** Whether the answer is worked out: a sum, or the offer for a trade. A precise answer would be one for everybody. */
function isWorkedOut({ sure, label }: Meant, asked: Asked, whole: Read): boolean {
  const { named, last, talk, amounts, text } = asked;
  if (label === "business") return (whole.likely[0]?.chance ?? 0) >= sureOfBusiness;
  if (fitting.has(label) && (messagesADay(text) || talk?.trade)) return true;
  // 'Is that extra?' names no add-ons.
  const things = named.filter(({ group, kind }) => !group || kind !== "add-on");
  // A number answers our own question.
  if (talk?.asksMessages && isCount({ text })) return true;
  const isAboutSomething = things.length + last.length + amounts.length > 0 || talk?.cart.offer !== undefined;
  // In a talk, a short message may go on with what was calculated.
  const isMeant =
    talk !== undefined ||
    isPriceOf(asked) ||
    whole.likely.some(({ id, chance }) => id === label && chance >= leastMeant);
  return sure && calculated.has(label) && isMeant && isAboutSomething;
}

/** The label that is certain without reading: its name was chosen, or a secret was sent; undefined for any other message. */
export const chosenLabel = (userMessage: string): Label | undefined =>
  hadSecret(userMessage)
    ? "secret"
    : (Object.keys(labelNames) as Label[]).find((label) => labelNames[label] === userMessage.trim());

/** The answer that a name stands for, of a label or of a precise answer. */
async function answerNamed(name: string, asked: Asked, input: ConciergeInput): Promise<Found> {
  const precise = await preciseNamed(name);
  if (precise && precise.id !== asked.talk?.precise)
    return { part: saidPrecisely(precise, asked), precise: precise.id };
  const label = (precise?.label ?? name) as Label;
  return answerTo({ label, sure: true, choices: [] }, asked, input);
}

/** Whether somebody who complains tells more: 'I paid 250' is no question about paying. */
const isMoreOfComplaint = (text: string, { label }: Meant, { talk }: Asked) =>
  talk?.intent === "complaint" && groupOf(label) === "selling" && !isQuestion(text) && label !== "want_human";

/** Chance from which one of two questions is answered. */
const sureOfQuestion = 0.6;

/** The answer to a message, or to one of its questions, taken as one. */
async function answerOne(
  text: string,
  read: ReadMessage,
  asked: Asked,
  input: ConciergeInput,
): Promise<Found> {
  const meant = meantBy(read, asked);
  if (wanting.has(meant.label) && (await harmInChat(text)))
    return answerTo({ label: "illegal", sure: true, choices: [] }, asked, input);
  if (isMoreOfComplaint(text, meant, asked)) return answerNamed("complaint", asked, input);
  const namesThing = domainsOfThings(asked.named).length > 0;
  const elsewhere = meant.sure && !namesThing ? meantIn(asked.topic, meant.label) : undefined;
  const workedOut = !elsewhere && isWorkedOut(meant, asked, read.whole);
  const likeliest = await preciseAnswer(
    text,
    read,
    asked,
    workedOut ? (claims.has(meant.label) ? "claim" : "workedOut") : undefined,
  );
  // In a talk about a course, 'is what I type kept' asks about the course.
  const isElsewhere = likeliest && domainOfAnswer(likeliest.label, likeliest.id) !== asked.topic?.domain;
  const precise = elsewhere && isElsewhere ? undefined : likeliest;
  const answerAs = (label: Label) => answerTo({ label, sure: true, choices: [] }, asked, input);
  // Whoever asks the same again gets the wider answer.
  if (precise && precise.id === asked.talk?.precise) return answerAs(precise.label);
  if (precise) return { part: saidPrecisely(precise, asked), precise: precise.id, certain: 2 };
  if (elsewhere) return { ...(await answerNamed(elsewhere, asked, input)), certain: 1 };
  const chance = read.whole.likely[0]?.chance ?? 0;
  const isCertain = meant.sure && chance >= sureOfQuestion && groupOf(meant.label) !== "talk";
  return { ...(await answerTo(meant, asked, input)), certain: Number(isCertain) };
}

/** Longest answer to each of two questions, in words. */
const mostWordsOfTwo = 38;

/** Both answers, the first one's subject and page first. */
function together(one: Found, other: Found): Found {
  const text = [one, other].map(({ part }) => shortened(part.text, mostWordsOfTwo)).join(" ");
  const subjects = [...(one.part.subjects ?? []), ...(other.part.subjects ?? [])];
  return { ...one, part: { ...one.part, text, subjects: [...new Set(subjects)] } };
}

/** The answers to the questions of a message, each read by itself; the second one may be about what the first one named. */
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
    // A single question is about what the rest of the message tells.
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
      last: last.length ? last : asked.named,
    };
    const answer = await answerOne(question, reads[at] as ReadMessage, one, input);
    last = named.length ? named : (answer.part.subjects ?? last);
    topic = one.topic && { ...one.topic, isNew: false };
    found.push(answer);
  }
  return found;
}

/** Labels of whoever is not content: the story counts, whatever is asked in it. */
const ofStory: ReadonlySet<ConciergeIntent> = new Set<ConciergeIntent>([
  "complaint",
  "want_human",
  "help_fraud",
]);

/** Labels of questions that mean little without what is said before them: 'what do you have for me?' */
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

/** Whether the only question of a message says more surely what is wanted than the whole, in which a story may hide it. */
function isSurer(one: Found, whole: Found): boolean {
  if (ofWhole.has(one.part.intent) && !one.precise) return false;
  const isMore = (one.certain ?? 0) > (whole.certain ?? 0);
  return isMore && (one.precise !== undefined || one.part.intent !== whole.part.intent);
}

/** The answer to a message; to both of its questions, if it has two and both are understood. */
export async function answerMessage(read: ReadMessage, asked: Asked, input: ConciergeInput): Promise<Found> {
  const { userMessage } = input;
  const chosen = chosenLabel(userMessage);
  if (chosen) return answerTo({ label: chosen, sure: true, choices: [] }, asked, input);
  const whole = await answerOne(userMessage, read, asked, input);
  const questions = questionsIn(userMessage);
  if (!questions.length) return whole;
  const found = (await answersApart(questions, asked, input)).filter(({ certain }) => certain);
  const precise = found.filter(({ certain }) => certain === 2);
  const [first, second] = precise.length > 1 ? precise : found;
  // 'Courses and prices' has a precise answer of its own; one that is the answer to one of the questions is half of it.
  const isWhole =
    whole.certain === 2 && precise.length < 2 && found.every((one) => one.precise !== whole.precise);
  const isOfCart = whole.part.intent === "sum" && asked.talk?.cart.offer !== undefined;
  if (isWhole || isOfCart || ofStory.has(whole.part.intent)) return whole;
  if (first && second && first.part.text !== second.part.text) return together(first, second);
  return first && isSurer(first, whole) ? first : whole;
}
