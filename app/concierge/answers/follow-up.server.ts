import { type Label, labelNames } from "#content/concierge/labels.ts";
import { preciseNamed } from "../precise/likely-answers.server.ts";
import { preciseAnswer } from "../precise/precise-answer.server.ts";
import type { Language } from "../understand/built.ts";
import { domainOfAnswer, inTopic } from "../understand/domain.ts";
import { type Read, readMessageOf } from "../understand/labels.server.ts";
import { saysOwn } from "./business.ts";
import { ofPages } from "./part.ts";
import type { Asked } from "./talk.ts";

/** Words that point to what was said before, or go on from it. */
const pointing =
  /\b(?:it|its|this|them|those|these|that|ones?|own|same|am|e|dem|im|una own|both|there|nko|instead|too|her|him)\b|^(?:and|so|but|or|if|what if|how about|what about|ok|okay|then|et|kuma|ati)\b/;

/** Words that stand for what was said before. */
const pronouns = /\b(?:it|them|those|that|am)\b/;

/** A message of more words says by itself what it is about. */
const mostWords = 12;
/** A message of at most this many words never does. */
const fewWords = 4;

/** In other languages the encoder mistakes the English subject before a message for the message. */
export const readWell: readonly Language[] = ["english", "pidgin"];

/** Whether a message cannot be understood without the chat: it is short, names nothing, and goes on from what was said. */
const needsChat = (asked: Asked): boolean =>
  asked.talk !== undefined &&
  readWell.includes(asked.language) &&
  asked.talk.intent !== "greeting" &&
  asked.named.every(({ kind }) => ofPages.has(kind)) &&
  !saysOwn(asked) &&
  asked.months === undefined &&
  asked.words.length <= mostWords &&
  (asked.words.length <= fewWords || pointing.test(asked.text));

/** What the chat is about, in words: its things, and the question that was answered last. */
async function subjectOf({ talk, last }: Asked): Promise<string> {
  const single = last.filter(({ group }) => !group).slice(0, 2);
  const precise = talk?.precise ? (await preciseNamed(talk.precise))?.question : undefined;
  const label = talk && talk.intent in labelNames ? labelNames[talk.intent as Label] : undefined;
  return [...single.map(({ name }) => name), precise ?? label].filter(Boolean).join(", ");
}

/** The weight of the message alone. The message read with its chat has the rest. */
const ownShare = 0.5;

/** A message whose likeliest label has at least this chance stands alone, however short it is. */
const standsAlone = 0.9;

/** The chances of two readings of the same message, weighed together. */
export function weighed(own: Read["likely"], completed: Read["likely"], share = ownShare): Read["likely"] {
  const other = new Map(completed.map(({ id, chance }) => [id, chance]));
  const both = own.map(({ id, chance }) => ({
    id,
    chance: chance ** share * (other.get(id) ?? 0) ** (1 - share),
  }));
  const sum = both.reduce((all, { chance }) => all + chance, 0) || 1;
  return both
    .map(({ id, chance }) => ({ id, chance: chance / sum }))
    .sort((one, two) => two.chance - one.chance);
}

type ReadMessage = Awaited<ReturnType<typeof readMessageOf>>;

/** A message that cannot stand alone, read together with what the chat is about; any other as it is. */
export async function readInChat(
  message: string,
  read: ReadMessage,
  asked: Asked,
): Promise<{ read: ReadMessage; asked: Asked }> {
  const alone = inTopic(read.whole.likely, asked.topic)[0]?.chance ?? 0;
  // 'Is it inside' sounds like a question about our office, but it is not.
  const isOpen = asked.words.length <= fewWords && pronouns.test(asked.text);
  if (!needsChat(asked) || (alone >= standsAlone && !isOpen)) return { read, asked };
  // With the last subject in front, every message seems to be about it. Alone, 'OK what can we use free then' has a sure answer.
  const own = asked.words.length > fewWords ? (await preciseAnswer(message, read, asked)).found : undefined;
  const domain = own && domainOfAnswer(own.answer.label, own.answer.id);
  const isHere = !domain || !asked.topic || domain === asked.topic.domain;
  if (own?.sure && isHere && own.answer.id !== asked.talk?.precise) return { read, asked };
  const partOf = `${await subjectOf(asked)}: ${message}`;
  const completed = await readMessageOf(partOf);
  const whole = { ...read.whole, likely: weighed(read.whole.likely, completed.whole.likely) };
  return { read: { ...read, whole }, asked: { ...asked, partOf, goesOn: true } };
}
