import { abroadIn } from "./read-facts.ts";
import { capital, capitalized, cleanTyping, isAbbreviation } from "./typing.ts";

/** A text with at least this share of capital letters was typed with Caps Lock on. */
const shouted = 0.7;
/** With fewer letters, all of them may be abbreviations. */
const leastLetters = 8;

const isShouted = (text: string) => {
  const letters = text.match(/\p{L}/gu) ?? [];
  const big = text.match(/\p{Lu}/gu) ?? [];
  return letters.length >= leastLetters && big.length >= letters.length * shouted;
};

/** Puts a word in small letters, unless it is an abbreviation, a figure with its unit, or a name. */
const quiet = (word: string) => {
  const low = word.toLowerCase();
  if (isAbbreviation(low)) return word;
  if (capitalized(low)) return low;
  return /\d/.test(word)
    ? word.replace(/(?<=\d)(?:KG|G|ML|CL|L|LTR|LITRES?|PCS|K|HP|YRS|WKS|MTHS|HRS|AM|PM)$/i, (unit) =>
        unit.toLowerCase(),
      )
    : low;
};

/** Turns an all-capitals text into normal sentences; any other text is returned unchanged. */
export function withoutShouting(text: string, isName = false): string {
  if (!isShouted(text)) return text;
  const small = cleanTyping(text.replace(/[\p{L}\p{M}\d'’]+/gu, quiet));
  if (isName)
    return small.replace(/[\p{L}\p{M}\d'’]+/gu, (word) =>
      /^(?:and|of|the|for|in|at)$/.test(word) ? word : capital(word),
    );
  return small.replace(
    /(^|[.!?]\s+|\n)(\p{Ll})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}

/** Words that show that the figure after them is not a price. */
const notPriced =
  /(?:\b(?:capacity|size|sizes|model|km|no|number|room|rooms|shop|plot|block|route|of|over|than|about|since|page|pages|line|flat|house|peugeot|weighs?|up to|reached|given out|for|year|class|phase|serial|code|pin|approx\w*|almost|nearly|around|some|like|has|have|had|get|with|plus|and|to|our|my|orders?|minimum|maximum|seats?|holds|carries|members|pupils|students|followers|people|customers)|[#+])\s*$/i;
/** What may follow a price. */
const priceGoesOn =
  /^\s*(?:$|[,.;)!?](?!\d)|\n|(?:naira\b)?(?:a|per|each|every|one way|monthly|weekly|daily|yearly|termly|only|upwards?|for|delivery|deposit|and up)\b|-\s*₦)/i;
/** A figure that may be a price: not a year, a phone number or part of a larger figure. */
const figure =
  /(?<![\d.,₦$€£#/:-]|\bN)(\d{1,3}(?:,\d{3})+|\d{3,6})(?![\d,.]*\d|\s?(?:k|m|kg|g|ml|cl|l|ltr|litres?|mm|cm|ft|w|watts?|kva|hp|v|ah|mah|%|am|pm|gb|mb)\b)/gi;

const isPrice = (digits: string) => {
  const value = Number(digits.replaceAll(",", ""));
  return value >= 200 && value % 50 === 0 && !(value >= 1950 && value <= 2050 && !digits.includes(","));
};

/** Puts ₦ before figures that are clearly prices: 'lunch pack 1800', '2,500 monthly', 'haircut 1500 children 1000'. */
export function withNaira(text: string): string {
  const goesBy = (at: number) =>
    text
      .slice(0, at)
      .split(/[,.;:\n](?!\d)/)
      .at(-1) ?? "";
  return text.replace(figure, (digits, _, at: number) => {
    const before = goesBy(at);
    const after = text.slice(at + digits.length);
    const named = /\p{L}{3,}/u.test(before);
    // 'haircut 1500 children 1000': one item and its price, then another item and its price.
    const another =
      named && /^\s+\p{L}[\p{L} ]{2,24}\s(?:\d{1,3},\d{3}|\d{3,6})(?=\s*(?:$|[,.;\n]))/u.test(after);
    const isRate = /^\s*(?:a|per|each|monthly|weekly|daily|yearly|termly|one way|naira)\b/i.test(after);
    const priced =
      isPrice(digits) &&
      !notPriced.test(before) &&
      (isRate || (named && (priceGoesOn.test(after) || another)));
    if (!priced || /^\s*naira\b/i.test(after)) return digits;
    return `₦${digits.replaceAll(",", "").replace(/\B(?=(\d{3})+$)/g, ",")}`;
  });
}

/** Fields that hold a name: each word gets a capital. */
const nameFields: ReadonlySet<string> = new Set(["businessName"]);
/** Fields that are not free text. */
const notRead: ReadonlySet<string> = new Set(["tone", "length", "nearest", "contact"]);
/** Fields in which a figure may be a price in naira. */
const pricedFields: ReadonlySet<string> = new Set([
  "offer",
  "featuresBenefits",
  "coreOffer",
  "productServiceName",
  "price",
  "businessType",
]);

/** Cleans up a form's fields: turns all-capitals text into sentences and puts ₦ before figures that are clearly prices. */
export function asTyped<Input extends object>(input: Input): Input {
  const isAbroad =
    abroadIn(
      Object.values(input)
        .filter((value) => typeof value === "string")
        .join(". "),
    ) !== undefined;
  const read = ([field, value]: [string, unknown]) => {
    if (typeof value !== "string" || notRead.has(field)) return [field, value];
    const quietly = withoutShouting(value, nameFields.has(field));
    return [field, pricedFields.has(field) && !isAbroad ? withNaira(quietly) : quietly];
  };
  return Object.fromEntries(Object.entries(input).map(read)) as Input;
}
