import { knowledge } from "../knowledge.server.ts";
import { plainQuestion, wordsIn } from "../words.ts";
import { checkSentence } from "./check-sentence.server.ts";
import { readClaim } from "./claims.server.ts";
import { figuresIn, readable } from "./figures.ts";
import { groundsOf } from "./grounds.ts";

/** How many documents may support a sentence. */
const mostDocuments = 8;

/**
 * Whether a practice bot may say a sentence: of us only what our pages state, and of itself not that it is a person.
 * @param isAboutUs whether the sentence names us or something of ours
 */
export async function mayBotSay(sentence: string, isAboutUs: boolean): Promise<boolean> {
  if (!isAboutUs && (await readClaim(sentence))?.id !== "identity+") return true;
  const { index, documents } = knowledge();
  const found = index.search(wordsIn(plainQuestion(sentence)), mostDocuments);
  return (await checkSentence(sentence, groundsOf(found, documents, "", ""), undefined)) !== undefined;
}

/** The amounts of money and the percentages in a text, and the numbers of every kind. */
export function amountsIn(text: string): { amounts: number[]; numbers: number[] } {
  const figures = figuresIn(readable(text));
  return {
    amounts: figures.filter(({ kind }) => kind === "money" || kind === "percent").map(({ value }) => value),
    numbers: figures.map(({ value }) => value),
  };
}
