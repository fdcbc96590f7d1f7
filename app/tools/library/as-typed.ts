import { abroadIn } from "./read-facts.ts";
import { capital, capitalized, cleanTyping, isAbbreviation } from "./typing.ts";

/** A text with at least this share of capital letters was typed with Caps Lock on. */
const shouted = 0.7;
/** With fewer letters, all of them may be abbreviations. */
const leastLetters = 8;

const isShouted = (text: string, least = leastLetters) => {
  const letters = text.match(/\p{L}/gu) ?? [];
  const big = text.match(/\p{Lu}/gu) ?? [];
  return letters.length >= least && big.length >= letters.length * shouted;
};

/** Puts a word in small letters, unless it is an abbreviation, a figure with its unit, or a name. */
const quiet = (word: string) => {
  const low = word.toLowerCase();
  if (isAbbreviation(low)) return word;
  if (capitalized(low)) return low;
  return /\d/.test(word)
    ? word.replace(
        /(?<=\d)(?:KG|G|ML|CL|L|LTR|LITRES?|PCS|K|HP|YRS|WKS|MTHS|HRS|AM|PM|TH|ST|ND|RD|FT|MM)$/i,
        (unit) => unit.toLowerCase(),
      )
    : low;
};

/** A name with a capital for each word. */
const inCapitals = (name: string) =>
  name.replace(/[\p{L}\p{M}\d'’]+/gu, (word) =>
    /^(?:and|of|the|for|in|at)$/.test(word) ? word : capital(word),
  );

/** A theme or a title after a colon keeps its capitals: 'Theme: Built to Last'. */
const named = (text: string) =>
  text.replace(/(?<=\b(?:theme|topic|title)\s?:\s*)[^.,;\n]+/gi, (title) =>
    title.replace(/\p{L}+/gu, (word, at: number) =>
      at > 0 && /^(?:to|of|the|and|in|for|a)$/.test(word) ? word : capital(word),
    ),
  );

/**
 * Turns an all-capitals text into normal sentences; any other text is returned unchanged.
 * @param all whether the whole form is in capitals, so that a short field is too
 */
export function withoutShouting(text: string, isName = false, all = false): string {
  if (!isShouted(text, all ? 2 : leastLetters)) return text;
  const small = cleanTyping(text.replace(/[\p{L}\p{M}\d'’]+/gu, quiet));
  if (isName) return inCapitals(small);
  return named(small).replace(
    /(^|[.!?]\s+|\n)(\p{Ll})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}

/** Words that show that the figure after them is not a price. */
const notPriced =
  /(?:\b(?:made|sold|supplied|served|printed|sewed|built|trained|planted|treated|installed|cooked|produced|fed|capacity|size|sizes|model|km|no|number|room|rooms|shop|plot|block|route|of|over|than|about|since|page|pages|line|flat|house|peugeot|weighs?|up to|reached|given out|for|year|class|phase|serial|code|pin|approx\w*|almost|nearly|around|some|like|has|have|had|get|with|plus|and|to|our|my|orders?|minimum|maximum|seats?|holds|carries|members|pupils|students|followers|people|customers)|[#+])\s*$/i;
/** What may follow a price. */
const priceGoesOn =
  /^\s*(?:$|[,.:;)!?](?!\d)|\n|(?:naira\b)?(?:a|per|each|every|one way|monthly|weekly|daily|yearly|termly|only|upwards?|extra|for|delivery|deposit|and up|factory|retail|wholesale|if)\b|-\s*₦)/i;
/** What may follow a price of thousands, which counts nothing: '45,000 covers booking', '185,000 in Ilorin'. */
const thousandsGoOn =
  /^\s*(?:but|or|in|at|on|from|till|until|with|when|now|it|covers?|covering|includ\w+|inclusive|plus|instead|cash|flat|last|negotiable|ready|slightly|complete|trial|workmanship|pay|you|we|deposit)\b/i;
/** Things that are counted, after thousands at the beginning of a list's item: '1,200 students', '2,000 day old chicks'. */
const countsThings =
  /^\s*(?:[\p{L}-]+\s)?(?:[\p{L}-]+s|old|people|youth|staff|men|women|children|capacity|square|sqm|rpm|seater|head|metre|meter|litre|liter|kilo)\b/iu;
/** A measure or a word for 'is' right before a price: '80mm 5,300', '1kg na 1150'. */
const measured = /(?:\d\s?(?:mm|cm|kg|g|ml|cl|l|ft|inch|litres?|pcs?|pieces?|sqm)|\b(?:na|=|@))\s*$/i;
/** Thousands in short: '9k', '2.5k'. A number of people, a distance or a run is none. */
const thousands =
  /(?<![\p{L}\d.,/₦]|₦\s)(?:N(?=\d))?(\d{1,3}(?:\.\d)?)\s?k\b(?!\s?(?:\+|m\b|followers|people|members|subscribers|views|steps|run|race|km|litres|resolution|tv))/giu;
/** A figure that may be a price: not a year, a phone number or part of a larger figure. */
const figure =
  /(?<![\d.,₦$€£#/:-]|\bN)(\d{1,3}(?:,\d{3})+|\d{3,6})(?![\d,.]*\d|\s?(?:k|m|kg|g|ml|cl|l|ltr|litres?|mm|cm|ft|w|watts?|kva|hp|v|ah|mah|%|am|pm|gb|mb)\b)/gi;

/** Words that make a price even of a figure that looks like a year: 'retail 2000'. */
const pricedBy = /\b(?:retail|wholesale|price|costs?)\s*(?:is|na|at|[:=])?\s*$/i;

const isPrice = (digits: string, before = "") => {
  const value = Number(digits.replaceAll(",", ""));
  const isYear = value >= 1950 && value <= 2050 && !digits.includes(",") && !pricedBy.test(before);
  return value >= 200 && value % 50 === 0 && !isYear;
};

const inThousands = (digits: string | number) => String(digits).replace(/\B(?=(\d{3})+$)/g, ",");

/** Puts ₦ before figures that are clearly prices: 'lunch pack 1800', '2,500 monthly', 'haircut 1500 children 1000'. */
export function withNaira(text: string): string {
  return withFigures(withFigures(inNaira(text)));
}

/** Puts ₦ before amounts that are clearly naira: '9k', '1.5m', 'NGN 500', '500 naira'. */
const inNaira = (text: string) =>
  text
    .replace(/\bNGN\s?(?=\d)/gi, "₦")
    .replace(/(?<![\p{L}₦\d.,])N\s?(\d{1,3}(?:\.\d{1,2})?)\s?m\b/gu, "₦$1 million")
    .replace(/(?<![₦\d.,])(\d{1,3}\.\d)m\b(?!\s?(?:x|by|long|tall|deep|wide|high|pipe)\b)/gi, "₦$1 million")
    .replace(/(?<![\d₦,.])(\d[\d,]*)\s+naira\b/gi, "₦$1")
    .replace(thousands, (_, digits: string) => `₦${inThousands(Math.round(Number(digits) * 1000))}`);

/** Puts ₦ before plain figures that are prices. Prices that were found help to find others, so it is done twice. */
function withFigures(written: string): string {
  const goesBy = (at: number) =>
    written
      .slice(0, at)
      .split(/[,.;:\n](?!\d)/)
      .at(-1) ?? "";
  return written.replace(figure, (digits, _, at: number) => {
    const before = goesBy(at);
    const after = written.slice(at + digits.length);
    const named = /\p{L}{3,}/u.test(before) || measured.test(before);
    // 'haircut 1500 children 1000': one item and its price, then another item and its price.
    const another =
      named && /^\s+\p{L}[\p{L} ]{2,24}\s(?:\d{1,3},\d{3}|\d{3,6})(?=\s*(?:$|[,.;\n]))/u.test(after);
    const goesOn = priceGoesOn.test(after) || (digits.includes(",") && thousandsGoOn.test(after));
    const isRate =
      /^\s*(?:a|per|each|monthly|weekly|daily|yearly|termly|one way|naira)\b|^\/\s?(?:kg|kilo|litre|bag|carton|plate|head|person|day|week|month|hour|piece|pcs?|yard|crate)\b/i.test(
        after,
      );
    // '₦55,000 on weekdays and 65,000', '₦350, 300 if you take ten'.
    const isAnother =
      /₦[\d,]+[^.;]*$/.test(written.slice(0, at)) &&
      ((digits.includes(",") && /\band\s*$/i.test(before)) ||
        /₦[\d,]+ instead of\s*$/i.test(before) ||
        (/^\s*$/.test(before) && /^\s*(?:if|for)\b/i.test(after)));
    const priced =
      isPrice(digits, before) &&
      (isAnother ||
        // 'Polishing for 15000 instead of 20000', 'one pack for 15,000', 'I clean it for 500 extra'.
        (/\bfor\s*$/i.test(before) && named && /^\s*(?:instead of|extra|only)\b/i.test(after)) ||
        (digits.includes(",") &&
          /\b(?:one|an?|each|per|full|complete) (?:\p{L}+ ){1,2}for\s*$/iu.test(before) &&
          /^\s*(?:$|[,.;)!](?!\d))/.test(after)) ||
        // 'carton of 12 for 4,800', but not 'hall 2 for 300 guests'.
        (/\d\s+(?:(?:litres?|kg|kilos?|pieces?|yards?|plates?|bottles?|cups?|packs?)\s+)?for\s*$/i.test(
          before,
        ) &&
          priceGoesOn.test(after)) ||
        // Thousands alone between two commas or in a sentence of their own.
        (digits.includes(",") &&
          at > 0 &&
          /^\s*$/.test(before) &&
          (goesOn || /^\s*(?:\p{L}+ed|sewn|made|done)\b/iu.test(after))) ||
        (pricedBy.test(before) && !countsThings.test(after) && !/^\s*to\s+\d/.test(after)) ||
        (digits.includes(",") && /^\s*each\b/i.test(after)) ||
        (digits.includes(",") && measured.test(before) && !countsThings.test(after)) ||
        (digits.includes(",") && /\b(?:is|na)\s*$/i.test(before)) ||
        (!notPriced.test(before) && (isRate || (named && (goesOn || another)))));
    if (!priced || /^\s*naira\b/i.test(after)) return digits;
    return `₦${inThousands(digits.replaceAll(",", ""))}`;
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

/** A field with a price: each figure that can be one is one. */
const inPriceField = (text: string) =>
  text.replace(figure, (digits) =>
    isPrice(digits, "price ") ? `₦${inThousands(digits.replaceAll(",", ""))}` : digits,
  );

/** Cleans up a form's fields: turns all-capitals text into sentences and puts ₦ before figures that are clearly prices. */
export function asTyped<Input extends object>(input: Input): Input {
  const typed = Object.entries(input).filter(
    ([field, value]) => typeof value === "string" && !notRead.has(field),
  );
  const whole = typed.map(([, value]) => value).join(". ");
  const isAbroad = abroadIn(whole) !== undefined;
  const all = isShouted(whole);
  const read = ([field, value]: [string, unknown]) => {
    if (typeof value !== "string" || notRead.has(field)) return [field, value];
    const isName = nameFields.has(field);
    const quietly =
      isName && value === value.toLowerCase() ? inCapitals(value) : withoutShouting(value, isName, all);
    if (isAbroad || !pricedFields.has(field)) return [field, quietly];
    return [field, field === "price" ? inPriceField(withNaira(quietly)) : withNaira(quietly)];
  };
  return Object.fromEntries(Object.entries(input).map(read)) as Input;
}
