import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { meaningOf } from "#packages/recognise/encoder.ts";
import { learntRecogniser } from "#packages/recognise/learnt-file.ts";
import { loadedOnce } from "../understand/labels.server.ts";
import { asRead } from "../understand/read-line.ts";
import { claimFeatures, claimLines, learntClaims, talk } from "./claims.ts";
import { statementOf } from "./statement.ts";

/** The telling words of lines. */
const wordsOf = (lines: readonly string[]): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => [...statementOf(line).words]));

/** The words of lines that claim nothing, and of lines that state a price. */
export const knownWords = loadedOnce(async () => {
  const linesOf = async (name: string) =>
    (await readFile(join(claimLines, `${name}.txt`), "utf8")).split("\n");
  const [talkLines, priceLines] = await Promise.all([linesOf(talk), linesOf("price")]);
  return {
    talk: wordsOf(talkLines),
    price: wordsOf(priceLines.filter((line) => line.startsWith("- "))),
  };
});

/** What a sentence, or a part of it, claims. */
export interface Claim {
  /** The likeliest id, such as 'refund+'. */
  readonly id: string;
  readonly chance: number;
  /** The chance that it claims nothing. */
  readonly talk: number;
  /** The chance of each class, with what it promises and denies together. */
  readonly classes: ReadonlyMap<string, number>;
  readonly meaning: Float32Array;
}

/** What a text claims; undefined if its meaning could not be read. */
export async function readClaim(text: string): Promise<Claim | undefined> {
  const [recognise, meaning] = await Promise.all([learntRecogniser(learntClaims), meaningOf(text)]);
  if (!meaning) return undefined;
  const likely = recognise(claimFeatures(asRead(text, []), meaning));
  const classes = new Map<string, number>();
  for (const { id, chance } of likely) {
    const name = id === talk ? talk : id.slice(0, -1);
    classes.set(name, (classes.get(name) ?? 0) + chance);
  }
  const { id = talk, chance = 0 } = likely[0] ?? {};
  return { id, chance, talk: classes.get(talk) ?? 0, classes, meaning };
}

/** What our own statements claim, by text: they are compared again and again. */
const ours = new Map<string, Promise<Claim | undefined>>();
const mostRemembered = 5_000;

/** The same for a statement of ours. */
export function readOurs(text: string): Promise<Claim | undefined> {
  const known = ours.get(text) ?? readClaim(text);
  if (ours.size < mostRemembered) ours.set(text, known);
  return known;
}

/** How near two vectors of any length are, 0 to 1 for those without negative parts. */
function cosine(one: ArrayLike<number>, other: ArrayLike<number>): number {
  let [product, length, otherLength] = [0, 0, 0];
  for (let at = 0; at < one.length; at++) {
    const [part, its] = [one[at] ?? 0, other[at] ?? 0];
    product += part * its;
    length += part * part;
    otherLength += its * its;
  }
  return product / (Math.sqrt(length * otherLength) || 1);
}

/** How near two claims are in meaning, and in what kind of claim they are. */
export function nearness(one: Claim, other: Claim): { meaning: number; kind: number } {
  const names = [...one.classes.keys()];
  const chances = ({ classes }: Claim) => names.map((name) => classes.get(name) ?? 0);
  return { meaning: cosine(one.meaning, other.meaning), kind: cosine(chances(one), chances(other)) };
}
