import { dangers, type Label, labelNames } from "#content/concierge/labels.ts";
import { type ConciergeAction, conciergeMessage as message } from "#content/concierge.ts";
import { whatsappLink } from "#content/whatsapp.ts";
import { type Answered, answerTo } from "./answers/answer.ts";
import { tradeIn } from "./answers/business.ts";
import { subjectsOfPage } from "./answers/context.ts";
import { type Part, shortened } from "./answers/part.ts";
import type { Asked, Talk } from "./answers/talk.ts";
import { saidPrecisely } from "./answers/written.ts";
import {
  type ConciergeAnswer,
  type ConciergeInput,
  type ConciergeIntent,
  conciergeInput,
} from "./contract.ts";
import { harmInChat } from "./harm.server.ts";
import { helpAgain, helpFor } from "./help.server.ts";
import { keyOf } from "./knowledge/document.ts";
import { type Knowledge, knowledge } from "./knowledge.server.ts";
import { figuresIn, readable } from "./model/figures.ts";
import { type Grounds, groundsOf } from "./model/grounds.ts";
import { preciseAnswer } from "./precise/precise-answer.server.ts";
import { RecentChats } from "./recent-chats.ts";
import { languageOf, type Read, readMessageOf } from "./understand/labels.server.ts";
import { type Meant, meantBy } from "./understand/meant.ts";
import { plainQuestion, wordsIn } from "./words.ts";

/** Longest answer, in words. */
const mostWords = 75;

/** Secondary suggestions for each primary one. */
const besides: Readonly<Record<ConciergeAction, readonly ConciergeAction[]>> = {
  book_consultation: ["get_quote", "chat_whatsapp"],
  explore_tools: ["view_courses", "get_quote"],
  try_tools: ["explore_tools", "get_quote"],
  view_courses: ["download_courses", "browse_store"],
  watch_videos: ["view_courses", "download_courses"],
  download_courses: ["view_courses", "browse_store"],
  try_demos: ["get_quote", "book_consultation"],
  get_quote: ["book_consultation", "chat_whatsapp"],
  see_systems: ["try_demos", "get_quote"],
  see_packages: ["get_quote", "book_consultation"],
  browse_store: ["download_courses", "read_blog"],
  read_blog: ["download_courses", "explore_tools"],
  apply_consultant: ["chat_whatsapp"],
  chat_whatsapp: ["book_consultation", "get_quote"],
};

const talks = new RecentChats<Talk>({ most: 10_000, keepMs: 30 * 60_000 });

/** Builds what is remembered of a chat anew from its last questions, oldest first, because another process answered them. */
export async function replayChat(
  sessionId: string,
  asked: readonly { question: string; page: string }[],
): Promise<void> {
  talks.forget(sessionId);
  for (const { question, page } of asked) {
    await takeQuestion(conciergeInput.parse({ userMessage: question, sessionId, currentPage: page }));
  }
}

/** A question with its built-in answer, and what a model needs to write its own. */
export interface TakenQuestion {
  readonly answer: ConciergeAnswer;
  /** What a model may answer from; undefined if only the built-in answer is allowed. */
  readonly grounds?: () => Grounds;
  /** Names of the chat's earlier topics. */
  readonly lastTopics: readonly string[];
}

/** Intents that a model never answers. */
const settledAlways: ReadonlySet<ConciergeIntent> = new Set([
  ...dangers,
  "injection",
  "illegal",
  "secret",
  "insult",
  "complaint",
  "refund",
  "discount",
  "claim_price",
  "sum",
  "buy",
  "call_me",
  "want_human",
  "off_topic",
  "gibberish",
  "unknown",
]);

const isOfDanger = (intent: ConciergeIntent) => (dangers as readonly string[]).includes(intent);

/** Maximum number of documents given to a model. */
const mostDocuments = 8;

const documentsOf = (keys: readonly string[], { documents }: Knowledge) =>
  keys.flatMap((key) => documents.find((one) => keyOf(one) === key) ?? []);

/** What a message says, with what is known of its chat. */
async function readMessage({ userMessage, sessionId, currentPage }: ConciergeInput): Promise<Asked> {
  const known = knowledge();
  const talk = talks.of(sessionId);
  const text = known.index.mend(plainQuestion(userMessage));
  const words = wordsIn(text);
  const figures = figuresIn(readable(userMessage));
  return {
    known,
    text,
    words,
    named: known.index.named(words),
    amounts: figures
      .filter(({ kind, value }) => kind === "money" || (kind === "number" && value >= 1000))
      .map(({ value }) => value),
    numbers: figures.filter(({ kind, value }) => kind === "number" && value < 1000).map(({ value }) => value),
    months: figures
      .filter(({ unit }) => unit === "month" || unit === "year")
      .map(({ unit, value }) => (unit === "year" ? value * 12 : value))[0],
    language: await languageOf(userMessage),
    here: subjectsOfPage(currentPage, known.documents),
    talk,
    last: talk ? documentsOf(talk.subjects, known) : [],
  };
}

/** Labels of visitors who say what they do or want made. Only then is it asked whether that is harmful. */
const ofOwnBusiness: ReadonlySet<Label> = new Set<Label>([
  "business",
  "which_fits",
  "tool_write",
  "can_custom",
]);

/** Labels whose answer is a sum of the visitor's own amounts or of the things that the chat is about. */
const calculated: ReadonlySet<Label> = new Set<Label>(["sum", "budget", "claim_price", "price", "compare"]);

/** Chance from which a message says what the visitor does, and no more. */
const sureOfBusiness = 0.6;

/** Whether the answer is worked out: a sum, or the offer for a trade. A precise answer would be one for everybody. */
function isWorkedOut(
  { sure, label }: Meant,
  { named, last, amounts }: Asked,
  { whole }: { whole: Read },
): boolean {
  if (label === "business") return (whole.likely[0]?.chance ?? 0) >= sureOfBusiness;
  return sure && calculated.has(label) && named.length + last.length + amounts.length > 0;
}

/** The label whose name a visitor chose; undefined for any other message. */
const chosenLabel = (userMessage: string) =>
  (Object.keys(labelNames) as Label[]).find((label) => labelNames[label] === userMessage.trim());

/**
 * Answers a visitor's question from what the site says. What is remembered of a chat (half an hour, in memory) contains
 * nothing that was typed.
 */
export async function takeQuestion(input: ConciergeInput): Promise<TakenQuestion> {
  const { userMessage, sessionId, currentPage } = input;
  const [asked, read] = await Promise.all([readMessage(input), readMessageOf(userMessage)]);
  const chosen = chosenLabel(userMessage);
  const likely: Meant = chosen ? { label: chosen, sure: true, choices: [] } : meantBy(read, asked);
  const help = chosen
    ? undefined
    : ((await helpFor(read, asked.language)) ?? (await helpAgain(read, asked.language, asked.talk?.intent)));
  const isHarmful = ofOwnBusiness.has(likely.label) && (await harmInChat(userMessage));
  const meant: Meant = isHarmful ? { label: "illegal", sure: true, choices: [] } : likely;
  const precise =
    help || chosen || isHarmful || isWorkedOut(meant, asked, read)
      ? undefined
      : await preciseAnswer(userMessage, read, asked);
  const answered: Answered = help
    ? { part: help }
    : precise
      ? { part: saidPrecisely(precise, asked) }
      : await answerTo(meant, asked, input);
  const { part, trade, asksMessages, choices = [] } = answered;
  const same = asked.talk?.intent === part.intent;
  talks.note(sessionId, {
    subjects: (part.subjects ?? asked.last).map(keyOf),
    intent: part.intent,
    times: same ? (asked.talk?.times ?? 0) + 1 : 1,
    page: currentPage,
    trade: trade ?? (await tradeIn(asked, userMessage)) ?? asked.talk?.trade,
    asksMessages,
    precise: precise?.id,
  });
  const answer = inWords(part, choices, input);
  const lastTopics = asked.last.map(({ name }) => name);
  if (settledAlways.has(part.intent)) return { answer, lastTopics };
  return { answer, lastTopics, grounds: () => groundsFor(asked, part, answer.yemiResponse, userMessage) };
}

/** The documents and facts for a question, besides its answer. */
function groundsFor(
  { words, known }: Asked,
  { subjects = [] }: Part,
  answer: string,
  question: string,
): Grounds {
  const documents = [...new Set([...subjects, ...known.index.search(words, mostDocuments)])];
  return groundsOf(documents.slice(0, mostDocuments), known.documents, answer, question, subjects);
}

/** The built-in answer to a visitor's question. */
export async function askConcierge(input: ConciergeInput): Promise<ConciergeAnswer> {
  return (await takeQuestion(input)).answer;
}

function inWords(
  { text, intent, place, action }: Part,
  choices: readonly Label[],
  { userMessage, currentPage }: ConciergeInput,
): ConciergeAnswer {
  return {
    yemiResponse: shortened(text, mostWords),
    intent,
    suggestedActions: {
      primary: action,
      // An answer to somebody in danger offers nothing else.
      secondary: isOfDanger(intent) ? [] : besides[action].filter((one) => one !== action).slice(0, 2),
    },
    pageInfo: place,
    whatsappLink: whatsappLink("concierge", {
      intro: message.intro,
      fields: [
        [message.asked, userMessage],
        [message.page, currentPage],
      ],
    }),
    ...(choices.length ? { choices: choices.map((label) => labelNames[label]) } : {}),
  };
}
