import {
  type Domain,
  domainOfLabel,
  domainOfPrecise,
  domainWords,
  inDomain,
  rightAfter,
} from "#content/concierge/domains.ts";
import type { Label } from "#content/concierge/labels.ts";
import type { DocumentKind, KnowledgeDocument } from "../knowledge/document.ts";
import type { Read } from "./labels.server.ts";

/** What a chat is about, and how recent that is. */
export interface Topic {
  readonly domain: Domain;
  /** Number of answers since it was last named or answered. */
  readonly age: number;
  /** Whether the topic is new in this message. The message's own words are then enough, and no label gets likelier. */
  readonly isNew?: boolean;
  /** Whether the message names it. An answer about something else is then a mistake and does not change it. */
  readonly isSaid?: boolean;
}

/** Factor by which a topic weakens with each answer about something else. */
const fading = 0.6;
/** The topic is forgotten after more than this many answers about other things. */
const longestAge = 3;

/** Exponent that makes labels of the topic's domain likelier, and those of other domains less likely. */
const pull = 1.2;

const ofKind: Readonly<Partial<Record<DocumentKind, Domain>>> = {
  package: "offers",
  system: "offers",
  "add-on": "offers",
  app: "offers",
  flagship: "offers",
  path: "school",
  "school-course": "school",
  course: "school",
  ebook: "ebooks",
  tool: "tools",
};

/** How sure a topic is, 0 to 1. */
export const sureness = (topic: Topic | undefined) => (topic ? fading ** topic.age : 0);

/** How sure a topic must be before labels are interpreted by it. */
const sureOfTopic = 0.5;

/** How strongly the topic of earlier messages favours an answer, 0 to 1. */
export const pullOf = (topic: Topic | undefined) => (topic?.isNew ? 0 : sureness(topic));

/** The domains of the things named, without groups. */
export const domainsOfThings = (things: readonly KnowledgeDocument[]): readonly Domain[] =>
  things.filter(({ group }) => !group).flatMap(({ kind }) => ofKind[kind] ?? []);

/** The domain of an answer, by its precise answer or its label. */
export function domainOfAnswer(label: string, precise?: string): Domain | undefined {
  const own = domainOfPrecise.find(([ids]) => precise !== undefined && ids.test(precise))?.[1];
  return own ?? domainOfLabel[label as Label];
}

/** The topic of a message: what it names, else the topic of the chat. */
export function topicOf(
  text: string,
  named: readonly KnowledgeDocument[],
  before: Topic | undefined,
): Topic | undefined {
  // A victim who says what the money was for still talks about the fraud.
  if (before?.domain === "fraud" && sureness(before) >= sureOfTopic && !named.length) return before;
  const byWord = domainWords.flatMap(([domain, words]) => (words.test(text) ? [domain] : []));
  const said = [...domainsOfThings(named), ...byWord];
  if (!said.length) return before;
  const [first] = said;
  return before && said.includes(before.domain)
    ? { domain: before.domain, age: 0, isSaid: true }
    : first && { domain: first, age: 0, isNew: true, isSaid: true };
}

/** The topic of the chat after an answer. */
export function topicAfter(topic: Topic | undefined, answered: Domain | undefined): Topic | undefined {
  if (answered === "fraud") return { domain: answered, age: 0 };
  if (topic?.isSaid) return { domain: topic.domain, age: 0 };
  if (answered) return { domain: answered, age: 0 };
  if (!topic || topic.age >= longestAge) return undefined;
  return { domain: topic.domain, age: topic.age + 1 };
}

/** Adjusts the chances of labels to the topic of the chat. Their total stays the same. */
export function inTopic(likely: Read["likely"], topic: Topic | undefined): Read["likely"] {
  if (!topic || topic.isNew) return likely;
  const weight = pull * sureness(topic);
  const sum = likely.reduce((all, { chance }) => all + chance, 0);
  const pulled = likely.map(({ id, chance }) => {
    const own = domainOfLabel[id];
    if (!own) return { id, chance };
    return { id, chance: chance * Math.exp(own === topic.domain ? weight : -weight) };
  });
  const after = pulled.reduce((all, { chance }) => all + chance, 0) || 1;
  return pulled
    .map(({ id, chance }) => ({ id, chance: (chance * sum) / after }))
    .sort((one, other) => other.chance - one.chance);
}

/** A message with more words than this makes its subject clear by itself. */
const mostWordsAfter = 6;

/** What a label means in a message of `words` words right after an answer with the label `last`; undefined if it means itself. */
export const meantAfter = (last: string | undefined, label: Label, words: number): string | undefined =>
  words > mostWordsAfter ? undefined : rightAfter[last as Label]?.[label];

/** In a chat about fraud, an unclear message asks what to do next. Undefined in any other chat. */
export const meantInFraud = (topic: Topic | undefined): string | undefined =>
  topic?.domain === "fraud" && sureness(topic) >= sureOfTopic ? inDomain.fraud.more : undefined;

/** What a label means in a chat on this topic: another label or a precise answer; undefined if it means itself. */
export function meantIn(topic: Topic | undefined, label: Label): string | undefined {
  if (!topic || topic.domain === "offers" || sureness(topic) < sureOfTopic) return undefined;
  return inDomain[topic.domain][label];
}
