import { dangers } from "#content/concierge/labels.ts";
import { declines } from "#content/concierge/plain-wishes.ts";
import { type ConciergeAction, conciergeMessage as message } from "#content/concierge.ts";
import { whatsappLink } from "#content/whatsapp.ts";
import { saysOwn, tradeIn } from "./answers/business.ts";
import { cartAfter } from "./answers/cart-after.ts";
import type { Found } from "./answers/found.ts";
import { answerMessage } from "./answers/message.server.ts";
import { chosenLabel } from "./answers/one-answer.server.ts";
import { type Part, shortened } from "./answers/part.ts";
import type { Asked, Talk } from "./answers/talk.ts";
import {
  type ConciergeAnswer,
  type ConciergeInput,
  type ConciergeIntent,
  conciergeInput,
} from "./contract.ts";
import { helpAgain, helpFor } from "./help.server.ts";
import { keyOf } from "./knowledge/document.ts";
import { type Grounds, groundsOf } from "./model/grounds.ts";
import { RecentChats } from "./recent-chats.ts";
import { domainOfAnswer, domainsOfThings, topicAfter } from "./understand/domain.ts";
import { readMessageOf } from "./understand/labels.server.ts";
import { readMessage } from "./understand/read-message.server.ts";

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

/** What the concierge remembers of a chat after an answer. */
async function talkAfter(asked: Asked, found: Found, input: ConciergeInput): Promise<Talk> {
  const { part, trade, asksMessages, precise } = found;
  const { talk, language, topic, last } = asked;
  const subjects = part.subjects ?? last;
  const told = saysOwn(asked) ? await tradeIn(asked, input.userMessage) : undefined;
  const domain = domainOfAnswer(part.intent, precise) ?? domainsOfThings(part.subjects ?? [])[0];
  return {
    subjects: subjects.map(keyOf),
    intent: part.intent,
    times: talk?.intent === part.intent ? talk.times + 1 : 1,
    page: input.currentPage,
    trade: trade ?? told ?? talk?.trade,
    asksMessages,
    declined: talk?.declined || declines.test(asked.text),
    precise,
    language,
    topic: topicAfter(topic, part.intent === "help_fraud" ? "fraud" : domain),
    cart: cartAfter(asked, part),
  };
}

/**
 * Answers a visitor's question from what the site says. What is remembered of a chat (half an hour, in memory) contains
 * nothing that was typed.
 */
export async function takeQuestion(input: ConciergeInput): Promise<TakenQuestion> {
  const { userMessage, sessionId, currentPage } = input;
  const talk = talks.of(sessionId);
  const [asked, read] = await Promise.all([
    readMessage(userMessage, currentPage, talk),
    readMessageOf(userMessage),
  ]);
  const help = chosenLabel(userMessage)
    ? undefined
    : ((await helpFor(read, asked.language, undefined, talk?.intent)) ??
      (await helpAgain(read, asked, talk?.intent)));
  const found: Found = help ? { part: help } : await answerMessage(read, asked, input);
  const { part, choices = [] } = found;
  talks.note(sessionId, await talkAfter(asked, found, input));
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
  choices: readonly string[],
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
    ...(choices.length ? { choices: [...choices] } : {}),
  };
}
