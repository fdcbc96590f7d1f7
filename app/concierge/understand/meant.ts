import { domainOfLabel } from "#content/concierge/domains.ts";
import type { Label } from "#content/concierge/labels.ts";
import { saysOwn, statesBusiness } from "../answers/business.ts";
import { isExtended } from "../answers/money.ts";
import { ofPages } from "../answers/part.ts";
import type { Asked } from "../answers/talk.ts";
import type { DocumentKind } from "../knowledge/document.ts";
import { emptyWords, wordsIn } from "../words.ts";
import {
  asksAdvice,
  asksDifference,
  asksFirstPart,
  asksForSeveral,
  asksOther,
  asksPrice,
  asksTotalOfSeveral,
  asksWhich,
  isPriceOf,
  isShort,
  mostNameWords,
  mostPriceWords,
  mostWordsOfPrice,
  namesSeveral,
  saysAgreed,
  takesWith,
} from "./asks.ts";
import { seldomRead } from "./built.ts";
import { domainsOfThings, inTopic } from "./domain.ts";
import type { Read } from "./labels.server.ts";

/** What a message is taken to want. */
export interface Meant {
  readonly label: Label;
  /** Whether it is certain enough to answer without asking. */
  readonly sure: boolean;
  /** Labels to offer if it is not. */
  readonly choices: readonly Label[];
  /** The chance of the first choice. */
  readonly chance?: number;
}

/** Minimum chance to take the likeliest label. Below it, that label is wrong more often than right (decision 0026). */
const sureFrom = 0.45;
/** A lower chance is enough if the next label is this many times less likely. */
const clearly = 2.5;
const leastChance = 0.3;
const mostChoices = 3;
/** Minimum chance for fraud in our name where the chat is about fraud. The one for danger to life is in help.server.ts. */
const sureOfFraud = 0.6;
/**
 * Elsewhere the danger recogniser must agree: a wrong quote of a bot is no fraud. What one of the two doubts the other has to be sure
 * of, so the product of their chances counts. Of the exam of 2026-11-23 messages about fraud have 0.088 and more, others 0.046 at most.
 */
const [leastOfLabel, leastOfBoth] = [0.4, 0.07];

/** Labels that a short follow-up repeats for another thing: 'and SmartAgent Pro?' */
const carried: ReadonlySet<string> = new Set<Label>([
  "price",
  "sum",
  "about_thing",
  "compare",
  "build_time",
  "claim_price",
]);
/** Labels that even a longer message repeats if it says little else: 'and if I comot the setup money'. */
const ofAmounts: ReadonlySet<string> = new Set<Label>(["price", "sum", "claim_price"]);

/** Labels that nobody chooses from a list. */
const notOffered: ReadonlySet<Label> = new Set<Label>([
  "insult",
  "injection",
  "illegal",
  "secret",
  "gibberish",
  "small_talk",
  "off_topic",
  "yes",
  "no",
  "more",
  "which_one",
  "greeting",
  "thanks",
  "goodbye",
  "help_self_harm",
  "help_fire",
  "help_violence",
  "help_home",
  "help_medical",
]);

/** Whether a message says nothing but names of our things. */
function onlyNames({ words, named }: Asked): boolean {
  const telling = words.filter(isTelling);
  if (!named.length || telling.length > mostNameWords) return false;
  const called = new Set(named.flatMap(({ name, names }) => [name, ...names].flatMap(wordsIn)));
  return telling.every((word) => called.has(word));
}
/** Words that only say to do the same again: 'and the restaurant own, same calculation'. */
const again: ReadonlySet<string> = new Set("own same calculation nko hmm again now".split(" "));
const isTelling = (word: string) => !emptyWords.has(word) && !again.has(word);
/** Labels about the world at large. They are ruled out if the message names one of our things. */
const ofTheWorld: ReadonlySet<Label> = new Set<Label>(["off_topic", "small_talk", "gibberish"]);
/** 'Good evening, how much is LeadBot' is a greeting and a question. */
const greetings: ReadonlySet<Label> = new Set<Label>(["greeting", "thanks", "goodbye"]);
/** Labels that often open a message without being its point. */
const openings: ReadonlySet<Label> = new Set<Label>([...greetings, "business"]);

/** Kinds whose names may sound like a trade: 'Snail farming' means the course if there is one. */
const ofReading: ReadonlySet<DocumentKind> = new Set<DocumentKind>([
  "school-course",
  "course",
  "path",
  "ebook",
  "post",
]);

/** Saying what the business is and asking what fits it both ask for an offer. */
export const wantsOffer: ReadonlySet<Label> = new Set<Label>(["business", "which_fits"]);

/** Whether the likeliest label is certain enough. */
function isSure([first, second, third]: Read["likely"]): boolean {
  if (!first) return false;
  if (second && wantsOffer.has(first.id) && wantsOffer.has(second.id)) {
    const both = first.chance + second.chance;
    return both >= sureFrom || (both >= leastChance && both >= clearly * (third?.chance ?? 0));
  }
  const isClear = first.chance >= leastChance && first.chance >= clearly * (second?.chance ?? 0);
  return first.chance >= sureFrom || isClear;
}

/** The labels that are possible for a message. */
function possible({ likely, fraud }: Read, asked: Asked): Read["likely"] {
  const { named, topic, talk } = asked;
  // A school owner who asks about pupils does not mean our courses.
  const isOfPupils = /\bpupils?\b/.test(asked.text) && !/\b(?:course|lesson|certificate)/.test(asked.text);
  const isLater = talk !== undefined && talk.intent !== "greeting";
  const single = named.filter(({ group, kind }) => !group && kind !== "recruitment");
  const isFraud = (chance: number) =>
    topic?.domain === "fraud"
      ? chance >= sureOfFraud
      : chance >= leastOfLabel && chance * fraud >= leastOfBoth;
  const namesReading = single.some(({ kind }) => ofReading.has(kind));
  return inTopic(likely, topic).filter(
    ({ id, chance }) =>
      (id !== "help_fraud" || isFraud(chance)) &&
      !(single.length && (ofTheWorld.has(id) || greetings.has(id))) &&
      // '3,000 items' is no budget.
      !(id === "budget" && !asked.amounts.length && /\d/.test(asked.text)) &&
      !(isOfPupils && domainOfLabel[id] === "school") &&
      !(id === "business" && (namesReading || (isLater && !statesBusiness(asked)))),
  );
}

/** Minimum chance to answer the question of a longer message instead of the whole. */
const sureOfQuestion = 0.7;

/** What the last question of a message wants: people tell a story and ask at the end. */
function questionOf(sentences: readonly Read[], asked: Asked): Read["likely"][number] | undefined {
  const last = sentences.findLast(({ asks }) => asks);
  const [first] = last ? possible(last, asked) : [];
  return first && first.chance >= sureOfQuestion && !openings.has(first.id) ? first : undefined;
}

/** Labels about money. They say more precisely what the visitor asks about a price. */
const ofMoney: ReadonlySet<Label> = new Set<Label>([
  "price",
  "sum",
  "claim_price",
  "budget",
  "compare",
  "discount",
  "instalments",
  "injection",
  "business",
  "tax",
]);
/** Labels that are as wide as 'what do you have for my business'. */
const wide: ReadonlySet<Label> = new Set<Label>([
  "what_offered",
  "about_thing",
  "tool_write",
  "can_custom",
  "can_not",
  "steps",
  "needed",
  "more",
  "off_topic",
  "small_talk",
]);
/** From this chance on, a message that says what the visitor does may ask what we have for it. */
const mayBeBusiness = 0.2;
/** A wide label that is surer is what the visitor wants for that business. */
const surerThanBusiness = 0.7;

/** Whether a message says what the visitor does and asks nothing surer: 'my business na poultry, wetin una fit do for me'. */
function tellsBusiness(likely: Read["likely"], asked: Asked): boolean {
  const [first] = likely;
  const chance = likely.find(({ id }) => id === "business")?.chance ?? 0;
  const isWide = first !== undefined && wide.has(first.id) && first.chance < surerThanBusiness;
  return (
    isWide && chance >= mayBeBusiness && saysOwn(asked) && asked.named.every(({ kind }) => ofPages.has(kind))
  );
}

/** Minimum chance of a label that a named thing belongs to. */
const mayBeOfThing = 0.15;

/** What a visitor wants: the likeliest label of the message, or of one of its sentences, if it is certain; else labels to choose from. */
export function meantBy(
  { whole, sentences }: { whole: Read; sentences: readonly Read[] },
  asked: Asked,
): Meant {
  const sure = (label: Label): Meant => ({ label, sure: true, choices: [] });
  const likely = possible(whole, asked);
  const [first] = likely;
  if (!first) return { label: "more", sure: false, choices: [] };
  if (tellsBusiness(likely, asked)) return sure("business");
  if (asksAdvice(asked)) return sure("business");
  if (asksForSeveral(asked)) return sure("sum");
  if (asksOther(asked)) return sure("compare");
  if (asksFirstPart.test(asked.text) && asked.words.length <= mostNameWords + 1) return sure("instalments");
  if (isExtended(asked.named) && takesWith.test(asked.text)) return sure("sum");
  if (saysAgreed(asked)) return sure("discount");
  if (asksPrice.test(asked.text) && asked.words.length <= mostWordsOfPrice) return sure("price");
  if (isPriceOf(asked) && !ofMoney.has(first.id)) return sure("price");
  // In languages with few training lines, the word for 'how much' says more than an unsure label.
  if (seldomRead.has(asked.language) && asksPrice.test(asked.text) && !isSure(likely)) return sure("price");
  if (namesSeveral(asked) && asksDifference.test(asked.text)) return sure("compare");
  if (asksTotalOfSeveral(asked)) return sure("sum");
  const mostWords = asked.last.length === 1 ? mostPriceWords : mostNameWords;
  if (!isSure(likely) && asked.words.length <= mostWords && asksWhich.test(asked.text))
    return sure("which_fits");
  // 'What is an add-on' names a list of ours, and nothing else in it is surer.
  if (!isSure(likely) && asked.words.length <= mostNameWords && asked.named[0]?.kind === "add-on")
    return sure("about_thing");
  const before = asked.talk?.intent as Label | undefined;
  const repeated = before !== undefined && carried.has(before) ? before : undefined;
  const mayRepeat = asked.words.length <= mostNameWords || ofAmounts.has(repeated ?? "");
  const goesOn = isShort(asked) && mayRepeat ? repeated : undefined;
  // 'And SmartAgent Pro?' asks the same of another thing, 'and the monthly one?' of the same.
  if (repeated && onlyNames(asked) && asked.words.some((word) => again.has(word))) return sure(repeated);
  if (onlyNames(asked) && (!isSure(likely) || first.id === "about_thing" || first.id === "demo"))
    return sure(goesOn ?? "about_thing");
  if (!isSure(likely) && goesOn && asked.last.length) return sure(goesOn);
  const question = questionOf(sentences, asked);
  if (question && first.id !== question.id && question.chance > first.chance) return sure(question.id);
  if (isSure(likely)) return sure(first.id);
  // 'J'ai une boutique, combien coûte l'assistant': a visitor who names the business and asks for a price gets both.
  if (asksPrice.test(asked.text) && saysOwn(asked) && asked.named.every(({ group }) => group))
    return sure("price");
  const parts = sentences.map((one) => possible(one, asked)).filter(isSure);
  const best = parts
    .flatMap(([part]) => (part ? [part] : []))
    .sort(
      (one, other) =>
        Number(openings.has(one.id)) - Number(openings.has(other.id)) || other.chance - one.chance,
    )[0];
  if (best) return sure(best.id);
  const offered = likely.filter(({ id }) => !notOffered.has(id));
  const choices = offered.map(({ id }) => id);
  const ofThing = choices.slice(0, mostChoices).find((id) => carried.has(id));
  const namesOne = asked.named.some(
    ({ group, kind }) => !group && kind !== "recruitment" && kind !== "question",
  );
  // 'I want to talk to a person about my clinic' names a clinic but asks for a person.
  const isLikely = first.chance >= leastChance && !openings.has(first.id) && !notOffered.has(first.id);
  // 'How do I learn AI from zero, I am a corper' names a course, so it does not ask for a job.
  const domains = domainsOfThings(asked.named);
  const ofDomain = likely.find(
    ({ id, chance }) => chance >= mayBeOfThing && domains.some((domain) => domain === domainOfLabel[id]),
  );
  if (namesOne) return sure(ofThing ?? ofDomain?.id ?? (isLikely ? first.id : "about_thing"));
  return {
    label: first.id,
    sure: false,
    choices: choices.slice(0, mostChoices),
    chance: offered[0]?.id === first.id ? first.chance : 0,
  };
}
