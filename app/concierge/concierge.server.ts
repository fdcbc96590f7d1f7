import { type ConciergeAction, conciergeMessage as message } from "#content/concierge.ts";
import { whatsappLink } from "#content/whatsapp.ts";
import { answerQuestion } from "./brain/answer-question.ts";
import { type Context, subjectsOfPage } from "./brain/context.ts";
import { fixedAnswers, saidInPidgin } from "./brain/fixed-answers.ts";
import { overallIntent, questionsIn } from "./brain/intents.ts";
import { type Part, shortened } from "./brain/part.ts";
import {
  type ConciergeAnswer,
  type ConciergeInput,
  type ConciergeIntent,
  conciergeInput,
} from "./contract.ts";
import { keyOf } from "./knowledge/document.ts";
import { type Knowledge, knowledge } from "./knowledge.server.ts";
import { type Grounds, groundsOf } from "./model/grounds.ts";
import { RecentTopics } from "./recent-topics.ts";
import { isPidgin, plainQuestion, wordsIn } from "./words.ts";

/** Longest answer, in words. */
const mostWords = 90;
/** How many questions in one message are answered. */
const mostQuestions = 2;

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

const saysNothing = new Set(["greeting", "thanks", "goodbye", "small_talk", "unclear", "unknown"]);

/** Whether an answer repeats what an earlier one said about the same thing. */
function repeats({ text, subjects = [] }: Part, earlier: Part): boolean {
  if (text === earlier.text) return true;
  const isSame = subjects.length > 0 && subjects.every((one) => earlier.subjects?.includes(one));
  return isSame && subjects.every(({ priceWords }) => priceWords && earlier.text.includes(priceWords));
}

/** The answers to a message's questions: real answers come before a greeting and before 'unknown'. */
function partsOf(text: string, context: Context): Part[] {
  let from = context;
  const found = questionsIn(text).map((question) => {
    const part = answerQuestion(question, from);
    // 'What is SmartAgent Pro? And how much is it?' is a follow-up within one message.
    if (part.subjects) from = { ...from, justOpened: false, last: topicAfter(part, from.last) };
    return part;
  });
  const told = found.filter(({ intent }) => !saysNothing.has(intent));
  const distinct = told.filter((part, at) => !told.slice(0, at).some((earlier) => repeats(part, earlier)));
  if (distinct.length) return distinct.slice(0, mostQuestions);
  // The parts of a message may mean something only together.
  const whole = answerQuestion(text, context);
  return [saysNothing.has(whole.intent) ? (found[0] ?? whole) : whole];
}

/** A message that is, for example, a complaint as a whole gets that answer first; its questions may follow. */
function judged(text: string, context: Context): Part[] {
  const overall = overallIntent(text);
  switch (overall) {
    case "injection": {
      const named = context.known.index.named(wordsIn(text)).find(({ cost, group }) => cost && !group);
      const truth = named && {
        ...fixedAnswers.injection,
        text: `${fixedAnswers.injection.text} ${named.price}`,
        place: named.place,
      };
      return [truth ?? fixedAnswers.injection];
    }
    case "human": {
      const beside = partsOf(text, context).filter(
        ({ intent }) => intent === "price" || intent === "compare",
      );
      return [fixedAnswers.human, ...beside].slice(0, mostQuestions);
    }
    case "complaint":
    case "insult":
    case "refund":
      return [fixedAnswers[overall]];
  }
  return partsOf(text, context);
}

type Last = NonNullable<Context["last"]>;

/** The topic of the chat after an answer. */
function topicAfter({ subjects = [], intent }: Part, last: Last | undefined): Last {
  return { subjects, before: last?.subjects ?? [], intent };
}

const topics = new RecentTopics({ most: 10_000, keepMs: 30 * 60_000 });

/** Builds the topic of a chat anew from its last questions, oldest first, because another process answered them. */
export function replayChat(sessionId: string, asked: readonly { question: string; page: string }[]): void {
  topics.forget(sessionId);
  for (const { question, page } of asked) {
    takeQuestion(conciergeInput.parse({ userMessage: question, sessionId, currentPage: page }));
  }
}

/** The context of a question: the page, and the last topic of this chat if it is remembered. */
function contextOf({ sessionId, currentPage }: ConciergeInput, known: Knowledge): Context {
  const here = subjectsOfPage(currentPage, known.documents);
  const topic = topics.of(sessionId);
  const byKey = (keys: readonly string[]) =>
    keys.flatMap((key) => known.documents.find((one) => keyOf(one) === key) ?? []);
  return {
    known,
    here,
    justOpened: topic?.page !== currentPage && here.some(({ group }) => !group),
    last: topic && { subjects: byKey(topic.subjects), before: byKey(topic.before), intent: topic.intent },
  };
}

/** Remembers the topic of the chat; an answer without a subject leaves it unchanged. */
function remember({ sessionId, currentPage }: ConciergeInput, parts: readonly Part[], { last }: Context) {
  const told = parts.find(({ subjects }) => subjects?.length);
  const after = told ? topicAfter(told, last) : last;
  if (!after) return;
  topics.note(sessionId, {
    subjects: after.subjects.map(keyOf),
    before: after.before.map(keyOf),
    intent: after.intent,
    page: currentPage,
  });
}

/** A question with the built-in brain's answer, and what a model needs to word its own. */
export interface TakenQuestion {
  readonly answer: ConciergeAnswer;
  /** What a model may answer from; undefined if only the built-in answer is allowed. */
  readonly grounds?: () => Grounds;
  /** Names of the chat's earlier topics. */
  readonly lastTopics: readonly string[];
}

/** Intents that always get the built-in answer, whatever a visitor's words might make a model say. */
const settledAlways: ReadonlySet<ConciergeIntent> = new Set([
  "injection",
  "human",
  "complaint",
  "insult",
  "refund",
  "off_topic",
  "unclear",
]);

/** Maximum number of documents given to a model. */
const mostDocuments = 8;

/**
 * Answers a visitor's question from what the site says. Only the last topics of a chat are remembered, in memory and
 * for half an hour; what was typed is not.
 */
export function takeQuestion(input: ConciergeInput): TakenQuestion {
  const known = knowledge();
  const context = contextOf(input, known);
  const text = known.index.mend(plainQuestion(input.userMessage));
  const english = judged(text, context);
  const parts = isPidgin(input.userMessage) ? english.map(saidInPidgin) : english;
  remember(input, parts, context);
  const answer = inWords(parts, input);
  const lastTopics = context.last?.subjects.map(({ name }) => name) ?? [];
  if (parts.some(({ intent }) => settledAlways.has(intent))) return { answer, lastTopics };
  return { answer, lastTopics, grounds: () => groundsFor(text, parts, answer.yemiResponse, known) };
}

/** The documents and facts for a question, besides its answer. */
function groundsFor(text: string, parts: readonly Part[], answer: string, known: Knowledge): Grounds {
  const found = known.index.search(wordsIn(text), mostDocuments).filter(({ fixed: phrase }) => !phrase);
  const documents = [...new Set([...parts.flatMap(({ subjects = [] }) => subjects), ...found])];
  return groundsOf(documents.slice(0, mostDocuments), known.documents, answer);
}

/** The built-in brain's answer to a visitor's question. */
export function askConcierge(input: ConciergeInput): ConciergeAnswer {
  return takeQuestion(input).answer;
}

/** The answers to a message's questions, joined into one. */
function inWords(parts: readonly Part[], { userMessage, currentPage }: ConciergeInput): ConciergeAnswer {
  const [first = fixedAnswers.unknown, second] = parts;
  const words = second ? mostWords / mostQuestions : mostWords;
  const secondary = [...(second ? [second.action] : []), ...besides[first.action]];
  return {
    yemiResponse: [first, second].flatMap((part) => (part ? [shortened(part.text, words)] : [])).join(" "),
    intent: first.intent,
    suggestedActions: {
      primary: first.action,
      secondary: [...new Set(secondary)].filter((action) => action !== first.action).slice(0, 2),
    },
    pageInfo: first.place,
    whatsappLink: whatsappLink("concierge", {
      intro: message.intro,
      fields: [
        [message.asked, userMessage],
        [message.page, currentPage],
      ],
    }),
  };
}
