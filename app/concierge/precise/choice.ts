import type { Label } from "#content/concierge/labels.ts";
import type { Read } from "../understand/labels.server.ts";
import { wantsOffer } from "../understand/meant.ts";
import { type LikelyAnswer, leastChance } from "./likely-answers.server.ts";

/** What is known of a question besides what it may ask for. */
export interface Circumstances {
  /** Words of the question, or of the message that it is most of. */
  readonly words: number;
  /** Whether it names one of our things. */
  readonly namesThing: boolean;
  /** Whether something was answered before it in this chat. */
  readonly isLater: boolean;
  /** Whether something was said before it in the same message. */
  readonly hasMore: boolean;
  /** Whether the visitor's trade is recognised. */
  readonly hasTrade: boolean;
  /** What the last message was answered with: a precise answer, if it was one, and its label. */
  readonly last?: { readonly precise: string | undefined; readonly label: string } | undefined;
}

/**
 * What speaks for an answer, by how much. Learnt from 699 messages of visitors, for each of which a judge named the answer that
 * it should get (docs/decisions/0089 and 0090).
 */
const ofPrecise = {
  constant: -0.792,
  points: 0.703,
  ahead: 0.981,
  labelChance: 0.049,
  isOwn: -0.317,
  behindFirst: -0.45,
  words: 0.221,
  namesThing: 0.122,
  isLater: -0.327,
  isCalculated: -0.913,
  hasMore: -0.83,
  isLast: 0.174,
  isShort: 0.171,
} as const;
const ofGeneral = {
  constant: 0.499,
  labelChance: 0.578,
  bestAhead: -0.358,
  words: -0.24,
  namesThing: 0.358,
  isLater: 0.154,
  isCalculated: 1.37,
  isOfTrade: -0.565,
  isLast: 0.897,
  isShort: -0.416,
} as const;
const ofNothing = { constant: 0.853, words: -0.029, isLater: 0.941, isShort: 0.428 } as const;

/** Labels whose precise answers explain a calculation. If we can calculate the result, we give that instead. */
export const calculated: ReadonlySet<Label> = new Set<Label>([
  "sum",
  "budget",
  "claim_price",
  "price",
  "compare",
]);
/** Labels whose answers are calculated from the offers, or chosen for a trade. */
const calculatedOrChosen: ReadonlySet<string> = new Set<Label>([...calculated, ...wantsOffer, "which_one"]);

/** Whether a label's general answer is calculated, or chosen for a trade. */
export const isCalculatedOrChosen = (label: string): boolean => calculatedOrChosen.has(label);

/** How many answers of each kind are compared. */
const [mostPrecise, mostGeneral] = [5, 3];
/** A question of so few words is short. */
const shortWords = 5;
/** How far ahead of its general question an answer may count, and counts if it has none; and a label without a precise answer. */
const [mostBehind, mostAhead, aheadWithoutGeneral, withoutPrecise] = [-2, 2.5, 0.5, -1.5];

const bounded = (ahead: number) => Math.max(mostBehind, Math.min(mostAhead, ahead));

/** What a question asks for, with its chance. Those of all add up to 1, with that of nothing that we know. */
export type Choice =
  | { readonly precise: LikelyAnswer; readonly chance: number }
  | { readonly general: Label; readonly chance: number };

/**
 * The chance of each precise answer and of each label's general answer, likeliest first.
 * @param likely precise answers, likeliest first, and further ones by which the general answers are compared
 */
export function choicesFor(
  likely: readonly LikelyAnswer[],
  labels: Read["likely"],
  { words, namesThing, isLater, hasMore, hasTrade, last }: Circumstances,
): readonly Choice[] {
  const length = Math.log(words + 1);
  const chanceOf = new Map<string, number>(labels.map(({ id, chance }) => [id, chance]));
  const logOf = (label: string) => Math.log((chanceOf.get(label) ?? 0) + leastChance);
  const first = likely[0]?.points ?? 0;
  const isShort = words <= shortWords;
  const pointsOf = ({ answer: { id, label }, points, ahead }: LikelyAnswer) =>
    ofPrecise.constant +
    ofPrecise.points * points +
    ofPrecise.ahead * (Number.isFinite(ahead) ? bounded(ahead) : aheadWithoutGeneral) +
    ofPrecise.labelChance * logOf(label) +
    ofPrecise.behindFirst * (first - points) +
    ofPrecise.words * length +
    (label === labels[0]?.id ? ofPrecise.isOwn : 0) +
    (namesThing ? ofPrecise.namesThing : 0) +
    (isLater ? ofPrecise.isLater : 0) +
    (calculatedOrChosen.has(label) ? ofPrecise.isCalculated : 0) +
    (hasMore ? ofPrecise.hasMore : 0) +
    (id === last?.precise ? ofPrecise.isLast : 0) +
    (isShort ? ofPrecise.isShort : 0);
  const pointsOfLabel = (label: Label) => {
    const own = likely.filter(({ answer }) => answer.label === label).map(({ ahead }) => ahead);
    const bestAhead = own.length
      ? Math.max(...own.map((one) => (Number.isFinite(one) ? one : 0)))
      : withoutPrecise;
    return (
      ofGeneral.constant +
      ofGeneral.labelChance * logOf(label) +
      ofGeneral.bestAhead * bounded(bestAhead) +
      ofGeneral.words * length +
      (namesThing ? ofGeneral.namesThing : 0) +
      (isLater ? ofGeneral.isLater : 0) +
      (calculatedOrChosen.has(label) ? ofGeneral.isCalculated : 0) +
      (hasTrade && wantsOffer.has(label) ? ofGeneral.isOfTrade : 0) +
      (label === last?.label ? ofGeneral.isLast : 0) +
      (isShort ? ofGeneral.isShort : 0)
    );
  };
  const nothing =
    ofNothing.constant +
    ofNothing.words * length +
    (isLater ? ofNothing.isLater : 0) +
    (isShort ? ofNothing.isShort : 0);
  const rated = [
    ...likely.slice(0, mostPrecise).map((precise) => ({ precise, chance: Math.exp(pointsOf(precise)) })),
    ...labels.slice(0, mostGeneral).map(({ id }) => ({ general: id, chance: Math.exp(pointsOfLabel(id)) })),
  ];
  const sum = rated.reduce((all, { chance }) => all + chance, Math.exp(nothing));
  return rated
    .map((one) => ({ ...one, chance: one.chance / sum }))
    .sort((one, other) => other.chance - one.chance);
}
