import { z } from "zod";
import { factNames, factsIn, labelledFacts, ownSentences } from "./fill.ts";
import { lowerCase } from "./procedure-document.ts";
import { sectorIds } from "./sectors.ts";

/**
 * One trade of the library (content/library/trades/<id>.yaml): all that the tools know of it, in whole texts.
 * What this schema cannot see (sense, truth, a sentence in two texts) is read by library.test.ts and by people.
 */

/** The facts that a text of a kind may ask for without `[[ ]]`, because the tool's form always has them. */
const always = {
  marketing: ["offer", "lead", "act", "reply"],
  product: ["product", "features", "lead", "act"],
  landing: ["business", "offer", "lead", "act"],
  none: [],
} as const;

const optional = [
  "price",
  "place",
  "contact",
  "delivery",
  "better",
  "buyers",
  "rest",
  "business",
  "callout",
  "hook",
  "intro",
  "head",
  "opening",
] as const;

/** What is wrong with the places for facts in a text; empty if nothing is. */
function wrongPlaces(text: string, given: readonly string[]): string[] {
  const wrong: string[] = [];
  const outside = text.replace(/\[\[.*?\]\]/gs, "");
  for (const name of factsIn(text)) {
    if (!(factNames as readonly string[]).includes(name)) wrong.push(`{${name}} is no fact`);
    else if (![...given, ...optional].includes(name)) wrong.push(`{${name}} is not asked by this tool`);
  }
  for (const name of factsIn(outside))
    if (!given.includes(name)) wrong.push(`{${name}} may be missing: put its sentence into [[ ]]`);
  for (const name of labelledFacts)
    if (new RegExp(`(?<!: ?)\\{${name}\\}|\\{${name}\\}(?!\\.?(\\n|$| ?\\|\\|| ?\\]\\]| [A-Z]))`).test(text))
      wrong.push(`{${name}} stands after a colon, at the end of its sentence`);
  for (const name of ownSentences)
    if (new RegExp(`(?<!(^|\\n|[.:?!] |\\[\\[ ?|\\|\\| |[.:?!]\\]\\] ))\\{${name}\\}`).test(text))
      wrong.push(`{${name}} is a sentence of its own`);
  if (/(?<![Ff]or:? )\{buyers\}|\{buyers\}(?![.,:]|\n|$| ?\|\|| ?\]\])/.test(text))
    wrong.push("{buyers} follows 'for' and ends its sentence");
  if (
    /\{(product|business)\}(?=['’]| (is|are|has|have|was|were|does|do|makes?|gives?|comes?|goes|keeps?|lasts?|needs?)\b)|\b([Aa]|[Aa]n|[Tt]he|[Tt]his|[Tt]hese) \{product\}/.test(
      text,
    )
  )
    wrong.push("{product} and {business} are names: neither the subject of a verb nor after an article");
  if (/\{features\}/.test(text) && !/(^|\n)\{features\}(\n|$)/.test(text))
    wrong.push("{features} is a paragraph of its own");
  if (/\S[^\n]*\(\+{1,2}\)|[^\n]\n\(\+/.test(text))
    wrong.push("(+) stands only at the beginning of a paragraph");
  const bare = text.replace(/\[\[|\]\]|\|\||\{\w+\}|\(\+{1,2}\)/g, "");
  if (/[{}[\]|<>]/.test(bare)) wrong.push("a mark is left open");
  return wrong;
}

/** What no text may say, because only the owner could know it, or nobody could. */
const neverSaid: readonly [RegExp, string][] = [
  [
    /₦|\bnaira\b|\bN\d|\d+\s?k\b|\d%|\bper cent\b/i,
    "an amount or a percentage: only the visitor gives these",
  ],
  [
    /\b(best|cheapest|number one|no\.? ?1|unbeatable|guaranteed?|100|world[- ]class|cutting-edge|revolution|unlock|leverage|empower|elevate|seamless)\b/i,
    "a superlative, a guarantee or a worn-out word",
  ],
  [
    /\b(since (19|20)\d\d|years? of experience|over \d+ (customers|clients)|thousands of|trusted by|award)\b/i,
    "a claim that the owner did not make",
  ],
  [
    /\b(free (delivery|consultation|quote|trial|sample)|discount|promo price|money back|refund)\b/i,
    "a promise that the owner did not make",
  ],
  [
    /\b(24\/7|24 hours|same[- ]day|within \d+ (minutes|hours)|open (every day|on Sundays))\b/i,
    "opening hours or a time that the owner did not give",
  ],
  [
    /\b(NAFDAC|SON|CAC|PCN)[- ](approved|registered|certified|licensed)\b/i,
    "a licence that the owner may not hold",
  ],
  [/!.*!/s, "more than one exclamation mark"],
  [/—/, "a dash: write two sentences"],
];

const kept = (given: readonly string[], least: number, most: number) =>
  z
    .string()
    .trim()
    .superRefine((text, context) => {
      const words = text.replace(/\[\[|\]\]|\|\|/g, " ").split(/\s+/).length;
      if (words < least || words > most)
        context.addIssue(`has ${words} words, should have ${least} to ${most}`);
      for (const wrong of wrongPlaces(text, given)) context.addIssue(wrong);
      for (const [pattern, what] of neverSaid) {
        const said = text.match(pattern);
        if (said) context.addIssue(`'${said[0].slice(0, 40)}' is ${what}`);
      }
    });

/** A text without places for facts: amounts are allowed nowhere but in `costs`. */
export const told = (least: number, most: number) => kept(always.none, least, most);

const post = z.strictObject({
  caption: kept(always.marketing, 18, 170),
  headline: kept(["lead"], 1, 11),
  whatsapp: kept(always.marketing, 12, 110),
});
const shopText = z.strictObject({
  description: kept(always.product, 15, 170),
  ad: kept(["product", "lead"], 2, 16),
});
const page = z.strictObject({
  headline: kept(["business", "lead"], 1, 12),
  subheadline: kept(always.landing, 1, 45),
  bullets: z
    .array(kept(always.none, 5, 26))
    .min(4)
    .max(6),
  cta: kept(["act"], 5, 24),
});

/** Texts by manner: friendly, professional and direct share the plain ones. */
const manners = <Text extends z.ZodType>(text: Text) =>
  z.strictObject({
    plain: z.array(text).min(3).max(5),
    playful: z.array(text).min(1).max(3),
    pidgin: z.array(text).min(2).max(3),
  });

/** Splits a line of the file at its bars. */
const parts = (line: string) => line.split("|").map((part) => part.trim());

/** 'Item | low | high', in naira. */
const cost = z
  .string()
  .transform((line) => {
    const [item = "", low, high] = parts(line);
    return { item, low: Number(low), high: Number(high) };
  })
  .pipe(
    z
      .strictObject({ item: z.string().min(3).max(90), low: z.int().positive(), high: z.int().positive() })
      .refine(({ low, high }) => low < high, "the low amount comes first"),
  );

const languages = ["English", "Yoruba", "Igbo", "Hausa", "Pidgin", "French"] as const;
/** 'Name | why' or 'Name | why | language'. */
const ownName = z
  .string()
  .transform((line) => {
    const [name = "", why = "", language = "English"] = parts(line);
    return { name, why, language };
  })
  .pipe(
    z.strictObject({
      name: z.string().min(2).max(40),
      why: z.string().min(8).max(140),
      language: z.enum(languages),
    }),
  );

export const tradeSchema = z.strictObject({
  /** What 'Which is nearest?' shows, as a visitor would say it: 'Barber'. */
  name: z.string().min(3).max(50),
  /** One sentence about what is done or sold: read by the sentence encoder, not by visitors. */
  describes: z.string().min(40).max(260),
  /** Other names that people type, Pidgin and common misspellings too. */
  called: z.array(lowerCase).min(5).max(30),
  /** How owners, and people who want to begin, say what they do: to train and to measure recognition. */
  says: z.array(z.string().min(6).max(140)).min(14).max(24),
  /** The kind of trade. Only the general piece has none. */
  sector: z.enum(sectorIds).optional(),
  sells: z.enum(["goods", "service", "both"]),
  /** The rule that applies to advertising or selling this, in one or two sentences, where there is one. */
  rule: told(8, 60).optional(),
  marketing: manners(post),
  product: manners(shopText),
  /** Selling points that are true of any such product or service, and tell the buyer what to ask or look at. */
  points: z
    .array(kept(always.none, 5, 24))
    .min(6)
    .max(10),
  landing: manners(page),
  faq: z
    .array(z.strictObject({ q: kept(always.none, 3, 20), a: kept(always.none, 10, 75) }))
    .min(12)
    .max(18),
  idea: z.strictObject({
    strengths: z.array(told(10, 45)).min(6).max(8),
    /** Why such businesses fail here, and what to do about it. */
    risks: z
      .array(z.strictObject({ risk: told(6, 40), answer: told(8, 40) }))
      .min(6)
      .max(8),
    licences: z.array(z.strictObject({ name: z.string(), from: z.string(), why: told(5, 40) })).max(6),
    /** Missing in the general piece alone. */
    costs: z
      .strictObject({
        /** What start these amounts are for: 'one chair in a rented shop'. */
        start: z.string().min(8).max(120),
        /** Naira. */
        items: z.array(cost).min(4).max(9),
      })
      .optional(),
    earning: z.array(told(60, 150)).length(3),
  }),
  growth: z.strictObject({
    automations: z.array(told(18, 60)).min(6).max(8),
    campaigns: z.array(told(25, 80)).min(6).max(8),
    systems: z.array(told(55, 120)).length(3),
  }),
  /** Whole names, each as 'Name | why' or 'Name | why | language'. */
  names: z.array(ownName).min(42).max(60),
});

/** A sector has the fields of a trade, and its text is true of every trade of that kind. */
export const sectorSchema = tradeSchema.omit({ sector: true });

export type Trade = z.output<typeof tradeSchema>;
