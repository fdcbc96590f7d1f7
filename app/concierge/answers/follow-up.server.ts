import { type Label, labelNames } from "#content/concierge/labels.ts";
import { groupOf } from "../precise/group-of.ts";
import { preciseNamed } from "../precise/likely-answers.server.ts";
import { followingOf } from "../turns/turn-kind.ts";
import type { Language } from "../understand/built.ts";
import { inTopic } from "../understand/domain.ts";
import { type Read, readMessageOf } from "../understand/labels.server.ts";
import { saysOwn } from "./business.ts";
import { ofPages } from "./part.ts";
import type { Asked } from "./talk.ts";

/** How much a message is at least understood from its chat if it is read with it. */
const leastFollowing = 0.3;

/** In other languages the encoder mistakes the English subject before a message for the message. */
const readWell: readonly Language[] = ["english", "pidgin"];

/** Whether a message is read with its chat: it is likely to follow, and says neither a thing of ours nor a business itself. */
export const needsChat = (asked: Asked): boolean =>
  followingOf(asked) >= leastFollowing &&
  readWell.includes(asked.language) &&
  asked.named.every(({ kind }) => ofPages.has(kind)) &&
  !saysOwn(asked) &&
  asked.months === undefined;

/** What the chat is about, in words: its things, and the question that was answered last. */
export async function subjectOf({ talk, last }: Asked): Promise<string> {
  const single = last.filter(({ group }) => !group).slice(0, 2);
  const precise = talk?.precise ? (await preciseNamed(talk.precise))?.question : undefined;
  const label = talk && talk.intent in labelNames ? labelNames[talk.intent as Label] : undefined;
  return [...single.map(({ name }) => name), precise ?? label].filter(Boolean).join(", ");
}

/** The weight of the message alone if it surely follows. The message read with its chat has the rest. */
const ownShare = 0.5;

/** A message whose likeliest label has at least this chance stands alone, unless it is likelier to follow. */
const standsAlone = 0.9;

/** The chances of two readings of the same message, weighed together. */
export function weighed(own: Read["likely"], completed: Read["likely"], share: number): Read["likely"] {
  const other = new Map(completed.map(({ id, chance }) => [id, chance]));
  return scaled(
    own.map(({ id, chance }) => ({ id, chance: chance ** share * (other.get(id) ?? 0) ** (1 - share) })),
  );
}

/** Chances that add up to 1, the likeliest first. */
function scaled(likely: Read["likely"]): Read["likely"] {
  const sum = likely.reduce((all, { chance }) => all + chance, 0) || 1;
  return likely
    .map(({ id, chance }) => ({ id, chance: chance / sum }))
    .sort((one, other) => other.chance - one.chance);
}

/** How much likelier the label that was answered last and those of its group become, as exponents, if the message surely follows. */
const [keptLabel, keptGroup] = [1.2, 0.6];

/** The chances with the matter of the chat made likelier, as far as the message follows. */
function kept(likely: Read["likely"], following: number, last: string | undefined): Read["likely"] {
  const group = last && groupOf(last);
  const more = (id: Label) =>
    (id === last ? keptLabel : 0) + (group && groupOf(id) === group ? keptGroup : 0);
  return scaled(likely.map(({ id, chance }) => ({ id, chance: chance * Math.exp(following * more(id)) })));
}

/** How strongly a message holds on to the topic of its chat: up to 1.5 if it surely follows. */
const holdOf = (asked: Asked) => Math.max(1, 0.5 + followingOf(asked));

type ReadMessage = Awaited<ReturnType<typeof readMessageOf>>;

/** A message that follows on its chat, read together with what the chat is about; any other as it is. */
export async function readInChat(
  message: string,
  read: ReadMessage,
  asked: Asked,
): Promise<{ read: ReadMessage; asked: Asked }> {
  const following = followingOf(asked);
  const inTalk = { ...asked, topic: asked.topic && { ...asked.topic, hold: holdOf(asked) } };
  const withLikely = (likely: Read["likely"]): ReadMessage => ({
    ...read,
    whole: { ...read.whole, likely: kept(likely, following, asked.talk?.intent) },
  });
  if (!following) return { read, asked };
  const alone = inTopic(read.whole.likely, asked.topic)[0]?.chance ?? 0;
  if (!needsChat(asked) || (alone >= standsAlone && following < standsAlone))
    return { read: withLikely(read.whole.likely), asked: inTalk };
  const partOf = `${await subjectOf(asked)}: ${message}`;
  const completed = await readMessageOf(partOf);
  const likely = weighed(read.whole.likely, completed.whole.likely, 1 - (1 - ownShare) * following);
  return { read: withLikely(likely), asked: { ...inTalk, partOf, goesOn: true } };
}
