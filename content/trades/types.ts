import type { ToneId } from "../tool-limits.ts";

/*
 * Every phrase of the knowledge base is written for the sentence that its field names. Three kinds:
 *   phrase   goes inside a sentence: small first letter unless it is a name, no full stop at the end;
 *   sentence stands alone: capital first letter, full stop or question mark at the end;
 *   name     a label.
 * knowledge.test.ts holds the fields to it.
 */

export type SectorKind = "product" | "service" | "both";

/**
 * One trade inside a sector: a barber among hairdressers. When the visitor's words name a line, leave out every
 * phrase that has words of other lines and none of this one. Phrases with words of no line fit everybody.
 */
export interface Line {
  readonly id: string;
  /** Whole words in small letters, by which the visitor's text and a phrase belong to the line. */
  readonly words: readonly string[];
}

export interface Channel {
  /** Phrase: 'Sell through {name}.' */
  readonly name: string;
  /** Sentence in the imperative, said to the owner. */
  readonly how: string;
}

export interface Season {
  /** Phrase that opens a sentence: '{When}, {what}.' */
  readonly when: string;
  /** Phrase, a whole clause: 'From October to January, {what}.' */
  readonly what: string;
}

export interface Regulator {
  /** Phrase, with its article where it needs one: 'Ask {body} before you …' */
  readonly body: string;
  /** Phrase that begins with 'before': 'Ask NAFDAC {when}.' */
  readonly when: string;
  /** Sentence, said to the owner: why to ask. */
  readonly what: string;
}

export interface CapitalItem {
  /** Phrase: 'The money buys {item}.' */
  readonly item: string;
  /** Naira. */
  readonly low: number;
  readonly high: number;
}

export interface Capital {
  /** Naira: never more than the sum of what the items cost at least. */
  readonly low: number;
  /** Naira: never less than the sum of what the items cost at most. */
  readonly high: number;
  readonly buys: readonly CapitalItem[];
}

export interface Risk {
  /** Phrase, a whole clause: 'The risk is that {risk}.' */
  readonly risk: string;
  /** Sentence in the imperative, said to the owner. */
  readonly answer: string;
}

export interface Automation {
  /** Phrase with an -ing verb: 'A WhatsApp assistant can take over {task}.' */
  readonly task: string;
  /** Sentence: how it goes. */
  readonly how: string;
}

export interface Campaign {
  /** Phrase with its article: 'Run {idea}.' */
  readonly idea: string;
  /** Two or three sentences in the imperative, in their order. */
  readonly steps: readonly string[];
}

export interface Question {
  /** Sentence with a question mark, in the customer's mouth. */
  readonly question: string;
  /** Sentences in the business's mouth ('we'); may hold slots of slots.ts in braces. */
  readonly answer: string;
}

export type NameLanguage = "English" | "Yoruba" | "Igbo" | "Hausa" | "Pidgin";

export interface NameRoot {
  /** Name, in plain letters without tone marks: 'Adun'. */
  readonly root: string;
  readonly language: NameLanguage;
  /** Phrase: '{root} is {language} for {meaning}.' In English: what it makes people think of. */
  readonly meaning: string;
}

export interface System {
  /** Phrase with its article: 'The system that would help most is {what}.' */
  readonly what: string;
  /** Sentence: why this one first. */
  readonly why: string;
}

/**
 * What somebody knows who has run this business. 'They' are its customers, 'you' in `benefits` is one customer,
 * 'you' everywhere else is the owner. `wants`, `worries` and `proofs` name neither, so that each fits
 * 'they', 'you' and 'we'.
 */
export interface Sector {
  readonly id: string;
  /** Phrase: 'a business in {name}'. */
  readonly name: string;
  readonly kind: SectorKind;
  /** What visitors type, in small letters. A keyword of several words outweighs the single words in it. */
  readonly keywords: readonly string[];
  /** Empty where all of the sector's phrases fit every one of its businesses. */
  readonly lines: readonly Line[];
  /** Phrases, plural or uncountable: 'You sell {offerNoun}.' */
  readonly offerNouns: readonly string[];
  /** Phrases, plural: 'You sell to {customers}.' and 'for {customers}'. */
  readonly customers: readonly string[];
  /** Noun phrases: 'They want {want}.' and 'You want {want}.' */
  readonly wants: readonly string[];
  /** Phrases, whole clauses: 'They worry that {worry}.' */
  readonly worries: readonly string[];
  /** Noun phrases: 'You can show {proof}.' and 'Ask us for {proof}.' */
  readonly proofs: readonly string[];
  /** Phrases with the plain verb first: '… so that you {benefit}.', 'You {benefit}.' and 'You can {benefit}.' */
  readonly benefits: readonly string[];
  /** Sentences, said to the owner: why the business can stand. */
  readonly strengths: readonly string[];
  readonly channels: readonly Channel[];
  readonly seasons: readonly Season[];
  readonly regulators: readonly Regulator[];
  readonly capital: Capital;
  /** Sentence in the imperative: the cheapest honest test before any of the capital is spent. */
  readonly firstTest: string;
  /** Noun phrases: 'You can earn from {earn}.' */
  readonly earn: readonly string[];
  readonly risks: readonly Risk[];
  /** Noun phrases: 'Write down {measure} every week.' */
  readonly measures: readonly string[];
  readonly automations: readonly Automation[];
  readonly system: System;
  readonly campaigns: readonly Campaign[];
  readonly questions: readonly Question[];
  readonly nameRoots: readonly NameRoot[];
}

export interface Step {
  /** Sentence in the imperative. */
  readonly do: string;
  /** Phrase, one role or two: 'Done by: {who}.' */
  readonly who: string;
  /** Phrase, a whole clause: 'It is done when {check}.' */
  readonly check: string;
  /** Noun phrase: 'Write it in {record}.' Left out where nothing is written. */
  readonly record?: string;
}

export interface Trouble {
  /** Phrase, a whole clause: 'If {problem}, …' */
  readonly problem: string;
  /** Sentence in the imperative. */
  readonly do: string;
}

/** A procedure that a new member of staff can follow. A field that says only the id ('IT') means this department. */
export interface Department {
  readonly id: string;
  /** Phrase: 'Procedure for {name}'. */
  readonly name: string;
  readonly keywords: readonly string[];
  /** Phrase, a whole clause: 'This procedure is there so that {purpose}.' */
  readonly purpose: string;
  /** Phrase, a role: 'The {owner} answers for it.' */
  readonly owner: string;
  /** Phrases, roles: who else takes part. */
  readonly others: readonly string[];
  /** Noun phrases: 'You need {tool}.' */
  readonly tools: readonly string[];
  /** Phrases, whole clauses: 'Before you start, make sure that {before}.' */
  readonly before: readonly string[];
  readonly steps: readonly Step[];
  /** Phrases, whole clauses: 'Check that {qualityCheck}.' */
  readonly qualityChecks: readonly string[];
  /** Noun phrases: 'Keep {record}.' */
  readonly records: readonly string[];
  readonly whenWrong: readonly Trouble[];
  /** Noun phrases: 'Write down {measure}.' */
  readonly measures: readonly string[];
  /** Phrase: 'Read this procedure again {review}.' */
  readonly review: string;
}

export interface Tone {
  readonly id: ToneId;
  readonly name: string;
  /** Phrase: 'It sounds {sound}.' */
  readonly sound: string;
  /** Sentences that come first; those with {offer} name the offer as a noun phrase. */
  readonly openers: readonly string[];
  /** What stands before the next sentence, with its comma or colon: '{Connector} the bag is waterproof.' */
  readonly connectors: readonly string[];
  /** Sentences that come last, each with {contact} ('0803 000 0000', else 'us on WhatsApp') or {offer}. */
  readonly calls: readonly string[];
  /** Noun phrases: 'It avoids {avoid}.' */
  readonly avoids: readonly string[];
}

export interface Audience {
  readonly id: string;
  /** Phrase, plural: 'for {name}'. */
  readonly name: string;
  readonly keywords: readonly string[];
  /** Noun phrases: 'They care about {move}.' */
  readonly moves: readonly string[];
  /** Phrases: 'You reach them {reach}.' */
  readonly reached: readonly string[];
  /** Sentence in the imperative, said to the owner: how to speak to them. */
  readonly speak: string;
}

export interface State {
  readonly name: string;
  readonly capital: string;
  /** The name is also another word or country: it counts only with 'State' after it. */
  readonly needsState?: true;
  /** Towns, well-known areas and other spellings, without the capital and without names that are common words. */
  readonly towns: readonly string[];
}

export interface City {
  readonly name: string;
  readonly country: string;
}
