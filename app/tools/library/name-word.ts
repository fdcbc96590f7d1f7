import { z } from "zod";

/* Good words for names of businesses: content/library/name-words.yaml. */

/** How a name may feel. */
export const moods = [
  "playful",
  "funny",
  "classy",
  "modern",
  "traditional",
  "simple",
  "warm",
  "strong",
  "trusted",
  "natural",
  "romantic",
  "fast",
] as const;
export type Mood = (typeof moods)[number];

/** Whom a name may be for. A word with customers fits no others. */
export const customerKinds = [
  "children",
  "women",
  "men",
  "families",
  "students",
  "brides",
  "couples",
] as const;
export type Customers = (typeof customerKinds)[number];

const faiths = ["Christian", "Muslim"] as const;
export type Faith = (typeof faiths)[number];

/** The kinds of business that a word may be limited to, and how a description or a trade's name shows them. */
export const fields = {
  learning: /\b(?:school|lesson|tutor|academy|train|book|teach|educat|college|stationery|jamb)/i,
  cloth: /\b(?:tailor|fashion|fabric|cloth|wear|boutique|adire|uniform|sew|asoebi|aso ?ebi)/i,
  tech: /\b(?:phone|computer|laptop|web|software|tech|cctv|electronic|gadget|data|internet|graphic)/i,
  food: /\b(?:food|kitchen|restaurant|bak|bread|cake|chops|snack|cater|drink|juice|meat|suya|canteen|buka|eatery|ice cream|pastr|provisions)/i,
  events: /\b(?:event|part(?:y|ies)|wedding|decor|dj|mc|band|hall|cater|drinks|bar)\b/i,
  beauty:
    /\b(?:beauty|hair|salon|make-?up|nail|lash|spas?\b|skin|perfume|fragrance|cosmetic|henna|jewel|wig|braid)/i,
  water: /\b(?:water|borehole|laundry|wash|plumb|pool|ice)/i,
  clean: /\b(?:clean|laundry|wash|soap|detergent|waste|water|hygiene)/i,
  health: /\b(?:health|clinic|pharmac|hospital|nurs|medic|dental|physio|herbal|optic|chemist)/i,
  farm: /\b(?:farm|crop|grain|seed|produce|vegetable|agro)/i,
} as const;
type Field = keyof typeof fields;

export const wordLanguages = ["English", "Yoruba", "Igbo", "Hausa", "Pidgin", "French", "Arabic"] as const;
export type WordLanguage = (typeof wordLanguages)[number];

const namesOf = <Tag extends string>(all: readonly Tag[], tags: readonly string[]): Tag[] =>
  all.filter((tag) => tags.includes(tag));
const fieldNames = Object.keys(fields) as Field[];
const describing = "describes";
const allTags: readonly string[] = [...moods, ...customerKinds, ...faiths, ...fieldNames, describing];

/** 'Word | meaning | tags'. */
const entry = z
  .string()
  .transform((line) => {
    const [word = "", meaning = "", tags = ""] = line.split("|").map((part) => part.trim());
    const given = tags.split(/\s+/).filter(Boolean);
    return {
      word,
      meaning,
      moods: namesOf(moods, given),
      customers: namesOf(customerKinds, given),
      faith: namesOf(faiths, given)[0],
      of: namesOf(fieldNames, given),
      describes: given.includes(describing),
      unknown: given.filter((tag) => !allTags.includes(tag)),
    };
  })
  .pipe(
    z.strictObject({
      /** At most two words, because a noun follows. */
      word: z
        .string()
        .regex(/^\p{Lu}[\p{L}-]*(?: \p{Lu}\p{L}*)?$/u, "is one or two words, each with a capital")
        .max(16),
      /** A phrase that can follow 'means'. */
      meaning: z
        .string()
        .min(2)
        .max(70)
        .regex(/^[^A-Z|].*[^.]$/, "is a phrase: no capital at its beginning, no full stop"),
      moods: z.array(z.enum(moods)).min(1),
      customers: z.array(z.enum(customerKinds)),
      faith: z.enum(faiths).or(z.undefined()),
      of: z.array(z.enum(fieldNames as [Field, ...Field[]])),
      /** Whether it can stand before another word than a noun of the trade. */
      describes: z.boolean(),
      unknown: z.array(z.string()).max(0, "has a tag that is not known"),
    }),
  )
  .transform(({ unknown: _, ...word }) => word);

/** The file: its words by language. No language has a word twice, and no word is in two languages. */
export const nameWordsSchema = z
  .strictObject(
    Object.fromEntries(wordLanguages.map((language) => [language, z.array(entry).min(20)])) as Record<
      WordLanguage,
      z.ZodArray<typeof entry>
    >,
  )
  .superRefine((all, context) => {
    const words = Object.values(all).flatMap((some) => some.map(({ word }) => word));
    for (const word of words.filter((one, at) => words.indexOf(one) !== at))
      context.addIssue(`has ${word} twice`);
  })
  .transform((all) =>
    wordLanguages.flatMap((language) => all[language].map((word) => ({ ...word, language }))),
  );

/** A good word, with its language. */
export type NameWord = z.output<typeof nameWordsSchema>[number];
