import { type ConciergeAction, conciergeMessage as message } from "#app/content/concierge.ts";
import { whatsappLink } from "#app/content/whatsapp.ts";
import { answerQuestion } from "./brain/answer-question.ts";
import { overallIntent, questionsIn } from "./brain/intents.ts";
import { type Part, shortened } from "./brain/part.ts";
import { settled } from "./brain/settled.ts";
import type { ConciergeAnswer, ConciergeInput } from "./contract.ts";
import { type Knowledge, knowledge } from "./knowledge.server.ts";
import { plainQuestion, wordsIn } from "./words.ts";

/** Longest answer, in words. */
const mostWords = 90;
/** How many questions of one message are answered. */
const mostQuestions = 2;

/** What goes well beside each suggestion. */
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

const saysNothing = new Set(["greeting", "thanks", "goodbye", "small_talk", "unknown"]);

/** The answers to a message's questions: what was asked goes before a greeting and before what is not known. */
function partsOf(text: string, page: string, known: Knowledge): Part[] {
  const found = questionsIn(text).map((question) => answerQuestion(question, page, known));
  const told = found.filter(({ intent }) => !saysNothing.has(intent));
  const distinct = told.filter((part, at) => told.findIndex((other) => other.text === part.text) === at);
  if (distinct.length) return distinct.slice(0, mostQuestions);
  // The pieces of a message may say together what none says alone.
  const whole = answerQuestion(text, page, known);
  return [saysNothing.has(whole.intent) ? (found[0] ?? whole) : whole];
}

/** What the message is as a whole goes first; what is beside it in the message may follow. */
function judged(text: string, page: string, known: Knowledge): Part[] {
  const overall = overallIntent(text);
  switch (overall) {
    case "injection": {
      const named = known.index.named(wordsIn(text)).find(({ cost, group }) => cost && !group);
      const truth = named && {
        ...settled.injection,
        text: `${settled.injection.text} ${named.price}`,
        place: named.place,
      };
      return [truth ?? settled.injection];
    }
    case "human": {
      const beside = partsOf(text, page, known).filter(
        ({ intent }) => intent === "price" || intent === "compare",
      );
      return [settled.human, ...beside].slice(0, mostQuestions);
    }
    case "complaint":
    case "insult":
    case "refund":
      return [settled[overall]];
  }
  const parts = partsOf(text, page, known);
  const pidgin = parts[0] === settled.greeting && /\bhowfar\b/.test(text);
  return pidgin ? [settled.greetingInPidgin] : parts;
}

/** Answers a visitor from what the site says; keeping it is the work of record-exchange.server.ts. */
export function askConcierge({ userMessage, currentPage }: ConciergeInput): ConciergeAnswer {
  const known = knowledge();
  const [page = "/"] = currentPage.split(/[?#]/);
  const parts = judged(known.index.mend(plainQuestion(userMessage)), page, known);
  const [first = settled.unknown, second] = parts;
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
