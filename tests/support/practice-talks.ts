import { withFacts } from "#app/concierge/answers/facts.ts";
import { sentencesOf } from "#app/concierge/answers/part.ts";
import type { ConciergeAnswer } from "#app/concierge/contract.ts";
import { knowledge } from "#app/concierge/knowledge.server.ts";
import { readPrecise } from "#app/concierge/precise/read-precise.ts";
import type { PracticeTalk } from "#app/concierge/turns/read-talks.ts";
import { labelNames } from "#content/concierge/labels.ts";
import { chat } from "./concierge-chat.ts";

/** A first sentence of fewer words is that of several answers: 'Yes, from SmartAgent Pro.' */
const leastWords = 6;

/** How an answer begins. */
function beginningOf(text: string): string {
  const [first = "", second = ""] = sentencesOf(text);
  return first.split(" ").length < leastWords ? `${first} ${second}`.trim() : first;
}

/** The beginning of each precise answer in each language, with its id. */
async function beginnings(): Promise<readonly (readonly [id: string, text: string])[]> {
  const { answers } = await readPrecise();
  return answers.flatMap(({ id, says }) =>
    Object.values(says).map((text) => [id, beginningOf(withFacts(text))] as const),
  );
}
const known = beginnings();

/** How a practice talk was answered, and whether that is what it wants. */
export interface Judged {
  readonly isRight: boolean;
  readonly answer: ConciergeAnswer;
  /** Ids of the precise answers in it. */
  readonly said: readonly string[];
}

/** Asks a practice talk and judges its last answer. */
export async function judge({ before, turn, wants }: PracticeTalk): Promise<Judged> {
  const answer = await chat(...before, turn);
  const text = answer.yemiResponse;
  const said = [...new Set((await known).flatMap(([id, start]) => (text.includes(start) ? [id] : [])))];
  const nameOf = (offer: string) =>
    knowledge().documents.find((one) => one.id === offer && !one.group)?.name ?? offer;
  const isIt = (want: string) => {
    const [, label = "", more, offer] = /^([a-z_]+)(\*?)(?::([a-z-]+))?$/.exec(want) ?? [];
    if (!(label in labelNames)) return said.includes(label);
    if (answer.intent !== label) return false;
    return (more === "*" || !said.length) && (!offer || text.includes(nameOf(offer)));
  };
  return { isRight: wants.some(isIt), answer, said };
}
