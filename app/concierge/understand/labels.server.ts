import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Label, labelGroups, labelNames, lookalike } from "#content/concierge/labels.ts";
import { meaningOf } from "#packages/recognise/encoder.ts";
import { type Learnt, type Likely, recogniser } from "#packages/recognise/recogniser.ts";
import { namedInContent } from "../knowledge.server.ts";
import { type BuiltConcierge, builtConcierge, type Language, learntLabels } from "./built.ts";
import { asRead, labelFeatures, languageFeatures } from "./read-line.ts";

type Recogniser = ReturnType<typeof recogniser>;

let labelling: Promise<Recogniser> | undefined;
let building: Promise<BuiltConcierge> | undefined;
let telling: Promise<Recogniser> | undefined;

/** Reads something once; a failure is not remembered. */
function once<Thing>(reading: Promise<Thing>, forget: () => void): Promise<Thing> {
  reading.catch(forget);
  return reading;
}

/** What the build wrote for the concierge. */
export function builtForConcierge(): Promise<BuiltConcierge> {
  building ??= once(readFile(join(builtConcierge, "concierge.json"), "utf8").then(JSON.parse), () => {
    building = undefined;
  });
  return building;
}

function labelsRecogniser(): Promise<Recogniser> {
  labelling ??= once(
    readFile(learntLabels, "utf8").then((text) =>
      recogniser((JSON.parse(text) as { learnt: Learnt }).learnt),
    ),
    () => {
      labelling = undefined;
    },
  );
  return labelling;
}

function languageRecogniser(): Promise<Recogniser> {
  telling ??= once(
    builtForConcierge().then(({ languages }) => recogniser(languages)),
    () => {
      telling = undefined;
    },
  );
  return telling;
}

/** What a line may mean. */
export interface Read {
  /** Labels, the likeliest first. Their chances and that of a look-alike add up to 1. */
  readonly likely: readonly Likely<Label>[];
  /** The chance that somebody is in danger, 0 to 1. */
  readonly danger: number;
  /** The kind of danger that is likeliest. */
  readonly kind: Label;
}

/** Danger to somebody; fraud in our name waits for no ambulance. */
const isOfDanger = (id: string) => Object.hasOwn(labelGroups.danger, id) && id !== "help_fraud";

/** Reads what a visitor wants from a line, by its words, its letters and its meaning. */
async function readLine(line: string): Promise<Read> {
  const [recognise, meaning] = await Promise.all([labelsRecogniser(), meaningOf(line)]);
  const all = recognise(labelFeatures(asRead(line, namedInContent(line)), meaning)) as Likely<
    Label | typeof lookalike
  >[];
  const likely = all.filter((one): one is Likely<Label> => one.id !== lookalike && one.id in labelNames);
  const dangers = likely.filter(({ id }) => isOfDanger(id));
  return {
    likely,
    danger: dangers.reduce((sum, { chance }) => sum + chance, 0),
    kind: dangers[0]?.id ?? "help_medical",
  };
}

/** Shorter sentences say too little by themselves. */
const leastWords = 4;
/** Further sentences of a long message are read only with the whole of it. */
const mostSentences = 5;

/** Reads a whole message, and its sentences where it has several: one may tell of danger beside a price question. */
export async function readMessageOf(message: string): Promise<{ whole: Read; sentences: readonly Read[] }> {
  const sentences = message
    .split(/(?<=[.!?…])\s+|\n+/)
    .filter((sentence) => sentence.split(/\s+/).length >= leastWords)
    .slice(0, mostSentences);
  const texts = sentences.length > 1 ? [message, ...sentences] : [message];
  const [whole, ...parts] = await Promise.all(texts.map(readLine));
  if (!whole) throw new Error("A message has at least itself.");
  return { whole, sentences: parts };
}

/** From this chance on a text counts as not English. */
const sureOfLanguage = 0.75;

/** The language of a text, of those that answers are written in; English where it is not certain. */
export async function languageOf(text: string): Promise<Language> {
  const recognise = await languageRecogniser();
  const [first] = recognise(languageFeatures(text)) as Likely<Language>[];
  return first && first.chance >= sureOfLanguage ? first.id : "english";
}
