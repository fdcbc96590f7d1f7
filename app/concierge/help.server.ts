import { dangers, type Label } from "#content/concierge/labels.ts";
import type { Part } from "./answers/part.ts";
import { answerIn } from "./answers/written.ts";
import type { ConciergeIntent } from "./contract.ts";
import type { Language } from "./understand/built.ts";
import { languageOf, type Read, readMessageOf } from "./understand/labels.server.ts";

/** How likely danger must be in a whole message, chosen with tests/exams/concierge (docs/decisions/0089). */
const sureOfDanger = 0.1;
/** A single sentence must be surer, because out of context 'I just want to know it' reads like a farewell. */
const sureOfSentence = 0.75;
/** Where one sentence is sure, the whole message must be at least this likely. */
const leastOfWhole = 0.01;

/** Minimum chance that the whole message reports fraud. */
const sureOfFraud = 0.6;

/** A tool's form needs a higher chance too: people describe goods and trades there, and a false alarm costs them their text. */
const sureInForms = 0.5;
/** A practice bot is told about a shop, but is chatted with too. */
const sureInBots = 0.5;

/**
 * In a form, a dangerous sentence only counts if the whole text has this chance of danger too, or if the sentence is almost
 * certain: 'my brother will be the one living there' is about a farm.
 */
const shareInForms = 0.05;
/** The same in a language that the recogniser hardly knows, where a single word like 'gaz' is not enough. */
const shareInStrange = 0.3;
const sureInAnyForm = 0.95;
function inForm({ whole, sentences }: { whole: Read; sentences: readonly Read[] }, isStrange: boolean) {
  const bound = whole.danger >= (isStrange ? shareInStrange : shareInForms) ? 0 : sureInAnyForm;
  return { whole, sentences: sentences.filter(({ danger }) => danger >= bound) };
}

/** The answer that says what to do first if somebody is in danger; undefined if nobody is. */
export async function helpFor(
  { whole, sentences }: { whole: Read; sentences: readonly Read[] },
  language: Language,
  sureFrom = sureOfDanger,
  last?: ConciergeIntent,
): Promise<Part | undefined> {
  const worst = sentences.reduce((one, other) => (other.danger > one.danger ? other : one), whole);
  const read = whole.danger >= sureFrom ? whole : worst;
  if (read.danger < (read === whole ? sureFrom : sureOfSentence)) return undefined;
  if (whole.danger < leastOfWhole) return undefined;
  // 'They robbed me. An agent of yours took 80k' reports fraud, whatever its first sentence sounds like.
  const [top] = whole.likely;
  const isFraud = top?.id === "help_fraud" && top.chance >= sureOfFraud;
  const kind = kindOf(read, last);
  if (read !== whole && isFraud && kind === "help_violence") return undefined;
  return answerIn(language, kind, last === kind);
}

/** How likely the danger of the last answer must still be beside the likeliest to go on with it. */
const shareOfLast = 0.05;

/** The kind of danger: that of the last answer, unless another one is far likelier, since whoever needs help tells more of the same. */
function kindOf({ kinds }: Read, last: ConciergeIntent | undefined): Label {
  const [first] = kinds;
  const same = kinds.find(({ id }) => id === last);
  return (same && first && same.chance >= shareOfLast * first.chance ? same : first)?.id ?? "help_medical";
}

/** Labels after which somebody is still in danger, whatever the next message seems to be about. */
const toLife: ReadonlySet<string> = new Set(dangers.filter((id) => id !== "help_fraud"));
/** Chance from which a message after such a label is surely about something else. */
const sureOfAnother = 0.9;
/** A longer message after help must sound at least a little like danger: the first one may have been misread. */
const [mostWordsOfReply, leastAgain] = [6, 0.02];

/** Help again, in other words, for whoever answers 'no numbers' or 'I can't' to help; undefined for another matter. */
export async function helpAgain(
  { whole }: { whole: Read },
  { language, words }: { language: Language; words: readonly string[] },
  last: ConciergeIntent | undefined,
): Promise<Part | undefined> {
  const [top] = whole.likely;
  if (words.length > mostWordsOfReply && whole.danger < leastAgain) return undefined;
  if (!last || !toLife.has(last) || (top && top.chance * (1 - whole.danger) >= sureOfAnother))
    return undefined;
  return answerIn(language, last, true);
}

/** Safety advice for a message to a practice bot; undefined if nobody is in danger. */
export async function helpInChat(line: string): Promise<string | undefined> {
  const [read, language] = await Promise.all([readMessageOf(line), languageOf(line)]);
  return (await helpFor(read, language, sureInBots))?.text;
}

/** Safety advice for text in a tool's form. `isStrange`: the text is in a language that the tools do not support. */
export async function helpInForm(line: string, isStrange = false): Promise<string | undefined> {
  const [read, language] = await Promise.all([readMessageOf(line), languageOf(line)]);
  return (await helpFor(inForm(read, isStrange), language, sureInForms))?.text;
}
