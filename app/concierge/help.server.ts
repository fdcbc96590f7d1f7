import type { Part } from "./answers/part.ts";
import { filledWithFacts } from "./answers/written.ts";
import { placeOf } from "./knowledge/places.ts";
import type { Language } from "./understand/built.ts";
import { builtForConcierge, languageOf, type Read, readMessageOf } from "./understand/labels.server.ts";

/** From this chance on somebody is taken to be in danger. Measured with tests/exams/concierge. */
const sureOfDanger = 0.3;
/** A sentence alone says less than the whole message: 'I just want to know it' is no farewell. */
const sureOfSentence = 0.8;

/** Who fills in a tool's form describes goods and services, and a false alarm there takes the text away: only what leaves no doubt. */
const sureInForms = 0.8;

/** What to do first, where somebody is in danger or is cheated in our name; undefined where nobody is. */
export async function helpFor(
  { whole, sentences }: { whole: Read; sentences: readonly Read[] },
  language: Language,
  sureFrom = sureOfDanger,
): Promise<Part | undefined> {
  const worst = sentences.reduce((one, other) => (other.danger > one.danger ? other : one), whole);
  const read = whole.danger >= sureFrom ? whole : worst;
  if (read.danger < (read === whole ? sureFrom : sureOfSentence)) return undefined;
  const { answers } = await builtForConcierge();
  const written = answers[read.kind];
  if (!written) return undefined;
  const { says, page, action } = written;
  return {
    intent: read.kind,
    text: filledWithFacts(says[language] ?? says.english),
    place: placeOf(page),
    action,
  };
}

async function textFor(line: string, sureFrom: number): Promise<string | undefined> {
  const [read, language] = await Promise.all([readMessageOf(line), languageOf(line)]);
  return (await helpFor(read, language, sureFrom))?.text;
}

/** The same for what is written to a practice bot. */
export const helpInChat = (line: string) => textFor(line, sureOfDanger);

/** The same for what is typed into a tool's form. */
export const helpInForm = (line: string) => textFor(line, sureInForms);
