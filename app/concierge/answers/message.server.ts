import type { Domain } from "#content/concierge/domains.ts";
import { plainWishes } from "#content/concierge/plain-wishes.ts";
import type { ConciergeInput, ConciergeIntent } from "../contract.ts";
import { preciseCalled } from "../precise/likely-answers.server.ts";
import { isOfAdvice } from "../understand/asks.ts";
import { domainOfAnswer, domainsOfThings } from "../understand/domain.ts";
import { readMessageOf, readWhole } from "../understand/labels.server.ts";
import { readMessage } from "../understand/read-message.server.ts";
import { answerTo, unknownAnswer } from "./answer.ts";
import { readInChat, readWell, weighed } from "./follow-up.server.ts";
import type { Found } from "./found.ts";
import { together, withOpen } from "./joined.ts";
import { isPriced } from "./money.ts";
import {
  answerNamed,
  answerOne,
  chosenLabel,
  type ReadMessage,
  sureOfQuestion,
} from "./one-answer.server.ts";
import { type Question, questionsIn, refersBack } from "./questions.ts";
import type { Asked } from "./talk.ts";
import { chanceOfAny, unlessUnsure } from "./unsure.ts";

/** What visitors read, print and download: its answers are alike, and 'can I print them' fits each. */
const ofReading: readonly (Domain | undefined)[] = ["school", "ebooks", "tools"];

/** Whether an answer is about one thing to read although the question follows one about another. */
const isMixedUp = (answered: Domain | undefined, meant: Domain | undefined) =>
  answered !== meant && ofReading.includes(answered) && ofReading.includes(meant);

/** The weight of a question read alone. The question read with what was said before it has the rest. */
const questionShare = 0.65;
/** Chance from which a question is still answered if other questions before it make it less sure. */
const standsAlone = 0.85;

/**
 * Reads a question, its chances weighed with those of what was said before it: 'and do I pay anything' after a job.
 */
async function readAfter({ text, told }: Question): Promise<ReadMessage> {
  if (told === text) return readMessageOf(text);
  const [own, before] = await Promise.all([readMessageOf(text), readWhole(told)]);
  const likely = weighed(own.whole.likely, before.likely, questionShare);
  const [clear] = own.whole.likely;
  const [first, ...others] = likely;
  const isClear = clear && clear.chance >= standsAlone && clear.id === first?.id;
  const kept = isClear ? [{ ...first, chance: Math.max(first.chance, sureOfQuestion) }, ...others] : likely;
  return { ...own, whole: { ...own.whole, likely: kept } };
}

/** Answers each question of a message by itself. A later question may be about what an earlier one named. */
async function answersApart(
  questions: readonly Question[],
  asked: Asked,
  input: ConciergeInput,
): Promise<readonly Found[]> {
  const reads = await Promise.all(questions.map(readAfter));
  const found: Found[] = [];
  let { last, topic } = asked;
  for (const [at, { text, told }] of questions.entries()) {
    const read = await readMessage(text, input.currentPage, asked.talk);
    // A single question is about what the rest of the message says.
    const words = questions.length > 1 ? read.words : asked.words;
    const isForeign = asked.language !== "english" || read.language === "pidgin";
    const own = { ...read, words, language: isForeign ? asked.language : read.language };
    const named = own.named.some(({ group }) => !group) ? own.named : [];
    // 'Hospital system: does it keep records?' is about the system.
    const isAboutIt = !named.length && !(at && last.length) && /\b(?:it|its|am)\b/i.test(text);
    const one: Asked = {
      ...own,
      named: isAboutIt ? asked.named : own.named,
      topic: own.topic ?? topic,
      months: own.months ?? asked.months,
      partOf: told,
      last: last.length ? last : asked.named,
    };
    const answer = await answerOne(text, reads[at] as ReadMessage, one, input);
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
function isSurer(one: Found, whole: Found, isOnly: boolean): boolean {
  if (ofWhole.has(one.part.intent) && !one.precise) return false;
  // The only question of a story need be no surer than the whole: 'I sell rams for Sallah. Can I pay for two months?'
  const isEnough = isOnly && whole.part.intent !== "discount";
  const isMore = (one.certain ?? 0) + (isEnough ? 0.5 : 0) > (whole.certain ?? 0);
  return isMore && (one.precise !== undefined || one.part.intent !== whole.part.intent);
}

/**
 * The answers to give together, each once. Of too many, a general answer is left out if a precise one with its label is
 * given, because it would say the same. If there are still too many, only precise ones are kept.
 */
function surestOf(found: readonly Found[]): Found[] {
  const others = found.filter(({ part }, at) => found.findIndex((one) => one.part.text === part.text) === at);
  const precise = others.filter(({ certain }) => certain === 2);
  const isSaid = ({ part, certain }: Found) =>
    certain !== 2 && precise.some((one) => one.part.intent === part.intent);
  const some = others.length > mostAnswers ? others.filter((one) => !isSaid(one)) : others;
  return (some.length > mostAnswers && precise.length > 1 ? precise : some).slice(0, mostAnswers);
}

/** Answers in one, the first of which counts for the rest of the chat. */
const joined = ([first, ...others]: readonly [Found, ...Found[]]): Found => ({
  ...first,
  part: together([first.part, ...others.map(({ part }) => part)]),
  choices: [],
  ownChance: chanceOfAny([first, ...others]),
});

/** How much less likely the answer to a whole message may be than one to its questions alone, which lack what was told. */
const knowsMore = 0.2;

/** How many questions of a message are answered at once. */
const mostAnswers = 3;

/** Answers the questions of a message that has several; undefined if the message is better answered as a whole. */
function answerOfParts(
  whole: Found,
  answers: readonly Found[],
  questions: readonly Question[],
  asked: Asked,
): Found | undefined {
  // What the whole message is surely about is said once, also where one of its questions says it again.
  const isSame = ({ part }: Found) => whole.certain === 2 && !whole.precise && part.text === whole.part.text;
  const isSaid = (at: number) => whole.certain === 2 && refersBack(questions[at]?.text ?? "");
  const found = answers.filter(
    (one, at) => one.certain && !besidePoint.has(one.part.intent) && !isSame(one) && !isSaid(at),
  );
  const precise = found.filter(({ certain }) => certain === 2);
  const likeliest = found.reduce((most, { chance = 0 }) => Math.max(most, chance), 0);
  const isOpen = questions.length === 1 || found.length < questions.length;
  if (isOpen && whole.chance && whole.chance + knowsMore > likeliest)
    return ofWholeFirst(whole, found, questions);
  // 'Courses and prices' has its own precise answer. An answer that also fits one of its questions covers only half.
  const isWhole =
    whole.certain === 2 &&
    precise.length < 2 &&
    (!whole.precise || !likeliest) &&
    !(questions.length > 2 && found.length === questions.length) &&
    found.every((one) => one.precise !== whole.precise) &&
    (found.length < 2 || found.some(({ part }) => part.intent === whole.part.intent));
  const isOfCart =
    whole.part.intent === "sum" &&
    (asked.talk?.cart.offer !== undefined || (questions.length === 1 && asked.named.some(isPriced)));
  if (isWhole || isOfCart) return undefined;
  const [first, ...others] = surestOf(found);
  if (!first) return undefined;
  if (ofStory.has(whole.part.intent)) return ofUnhappy(whole, precise);
  if (others.length) return joined([first, ...others]);
  const isOnly = questions.length === 1 && whole.certain !== 2 && readWell.includes(asked.language);
  // The whole message would lead if it were as likely.
  const isLikelier = (first.chance ?? 0) > 0 && whole.precise !== undefined;
  const best = isLikelier || isSurer(first, whole, isOnly) ? first : whole;
  const open = questions[answers.findIndex(({ part }) => part.intent === "unknown")]?.text;
  // A precise answer to the whole message has answered its questions.
  const isAnswered = best === whole && whole.certain === 2;
  if (!open || isAnswered || best.part.intent === "unknown") return best;
  return { ...best, part: withOpen(best.part, open, asked.language) };
}

/**
 * The answer if the message as a whole asks for one more surely than any of its questions: that one, and with it the answers
 * to its questions about something else. A single question asks for nothing else.
 */
function ofWholeFirst(
  whole: Found,
  found: readonly Found[],
  { length }: readonly Question[],
): Found | undefined {
  const others = found.filter(
    ({ precise, part }) =>
      precise !== whole.precise && (precise !== undefined || part.intent !== whole.part.intent),
  );
  if (length < 2 || !others.length) return undefined;
  return joined([whole, ...surestOf(others).slice(0, mostAnswers - 1)]);
}

/** The answer to somebody unhappy, with the answer to what they surely ask as well; undefined if the message is better answered as a whole. */
function ofUnhappy(whole: Found, precise: readonly Found[]): Found | undefined {
  const others = precise.filter(({ part }) => part.intent !== whole.part.intent);
  const [first, second] = others;
  if (!first) return undefined;
  if (whole.part.intent === "complaint") return { ...joined([whole, first]), choices: whole.choices ?? [] };
  // 'They cheated my nephew. Who owns this, and where is your office?' asks about us.
  const isOther = whole.isDoubted && others.length === precise.length;
  return isOther && second ? joined([first, second]) : undefined;
}

/** Answers a message; if it has several questions, those that are understood, or one with another named. */
export async function answerMessage(read: ReadMessage, asked: Asked, input: ConciergeInput): Promise<Found> {
  const { userMessage } = input;
  const chosen = chosenLabel(userMessage);
  if (chosen) return answerTo({ label: chosen, sure: true, choices: [] }, asked, input);
  const called = await preciseCalled(userMessage.trim());
  if (called) return answerNamed(called.id, asked, input);
  const plain = plainWishes.find(([words]) => words.test(asked.text))?.[1];
  const isOfOffers = (asked.topic?.domain ?? "offers") === "offers";
  if (plain && plain !== asked.talk?.precise && isOfOffers && !domainsOfThings(asked.named).length)
    return answerNamed(plain, asked, input);
  const inChat = await readInChat(userMessage, read, asked);
  const whole = await answerOne(userMessage, inChat.read, inChat.asked, input);
  const questions = questionsIn(userMessage).filter(({ text }) => !isOfAdvice(asked, text));
  const apart = questions.length ? await answersApart(questions, asked, input) : [];
  const found = (apart.length && answerOfParts(whole, apart, questions, asked)) || whole;
  return unlessUnsure(found, [whole, ...apart], asked, await unknownAnswer(asked));
}
