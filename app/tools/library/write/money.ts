import { naira } from "#content/prices.ts";

const times: Readonly<Record<string, number>> = { k: 1e3, thousand: 1e3, m: 1e6, million: 1e6 };

/** An amount in a pattern: its digits and its unit. */
export const amountPattern = String.raw`(?:₦|\bN(?:GN)?\s?)?(\d[\d,]*(?:\.\d+)?)\s?(k|m|thousand|million)?\b(?!\s?(?:%|(?:per ?cent|yrs?|years?|months?|visits?)\b))`;

/** The naira that a written amount is; undefined for a small figure, which counts or measures something. */
export function nairaIn(digits: string | undefined, unit: string | undefined): number | undefined {
  const value = Number((digits ?? "").replaceAll(",", "")) * (times[(unit ?? "").toLowerCase()] ?? 1);
  return value >= 100 && value <= 1e9 ? value : undefined;
}

/** The first amount after words that say what it is. */
export function amountAfter(words: string, text: string): number | undefined {
  const found = new RegExp(`(?:${words})\\D{0,25}?${amountPattern}`, "i").exec(text);
  return nairaIn(found?.[1], found?.[2]);
}

/** Nobody starts a business with less: a smaller amount is a price. */
const leastMoney = 5_000;

/** The money that somebody has for a start, their own and what they have borrowed. */
export function ownMoneyIn(text: string): number | undefined {
  const savings = new RegExp(
    `${amountPattern}\\s+(?:savings|capital|saved|in total|total|altogether|available|pension|float)`,
    "i",
  ).exec(text);
  const has = String.raw`\b(?:i|we) (?:have|get|got|hold|saved|dey hold|fit bring)|\b(?:my )?(?:capital|savings|money|gratuity|pension|os?usu|esusu|ajo)(?: is| na| of)?`;
  const own = nairaIn(savings?.[1], savings?.[2]) ?? amountAfter(has, text);
  return own !== undefined && own >= leastMoney ? own : undefined;
}

/** A price that is named for what is to be bought, where it is more than the money that is there. */
export function namedPriceIn(text: string, money: number | undefined): number | undefined {
  const priced = amountAfter(
    String.raw`\b(?:costs?|price is|cost of|is (?:like|about|around)|tell me|told me|quoted|sell(?:s|ing) (?:at|for))\b`,
    text,
  );
  return money && priced && priced > money ? priced : undefined;
}

/** What is missing, and how people begin without it. */
export function gapLines(text: string, money: number | undefined): string[] {
  const price = namedPriceIn(text, money);
  if (!money || !price) return [];
  return [
    `You name ${naira(price)} and have ${naira(money)}, so ${naira(price - money)} is missing. Before you borrow it, ask for hire purchase or a month's hire, look for an owner who puts in the machine for a share, and try the smallest version with what you have.`,
  ];
}

/** What to do with the money that is there, beside what a fuller start costs. */
export function planFor(
  money: number,
  costs: readonly { item: string; low: number }[] | undefined,
  price: number | undefined,
): string[] {
  if (price)
    return [
      `Your ${naira(money)} of ${naira(price)}`,
      `Missing: ${naira(price - money)}`,
      `Kept back for repairs and the first bad month: ${naira(Math.round(money / 400) * 100)}`,
      `For a share, a first instalment or hire: up to ${naira(money - Math.round(money / 400) * 100)}`,
    ];
  const all = costs?.reduce((sum, { low }) => sum + low, 0);
  if (all !== undefined && money >= all)
    return [
      `Your ${naira(money)}`,
      `It is enough for the small start below at its low end, ${naira(all)}. Keep what is over for the first three months.`,
    ];
  const part = (share: number) => naira(Math.round((money * share) / 100) * 100);
  let left = money;
  const first: string[] = [];
  for (const { item, low } of (costs ?? []).toSorted((one, other) => one.low - other.low))
    if (low <= left) {
      left -= low;
      first.push(item);
    }
  return [
    `Begin with your ${naira(money)}`,
    `First goods or tools, only what sells in a week: up to ${part(0.6)}`,
    `Transport, packing and the first small costs: up to ${part(0.15)}`,
    `Kept back for the second purchase: ${part(0.25)}`,
    "Leave out rent, signboard and furniture until it has paid for itself twice.",
    ...(first.length ? [`Of the list below it covers, at the low end: ${first.join("; ")}`] : []),
    ...(all === undefined ? [] : ["A fuller start later, which you do not need today:"]),
  ];
}

/** How many days a month a small business works. */
export const workingDays = 26;

/** What a loan that is named costs, worked out from its own figures. */
export function loanLines(text: string): string[] {
  const repaid = new RegExp(
    `\\b(?:repay|pay back|instal?ments? of)\\D{0,12}${amountPattern}\\D{0,12}(?:month)\\w*(?:\\D{0,8}(\\d{1,2}) months)?`,
    "i",
  ).exec(text);
  const month = nairaIn(repaid?.[1], repaid?.[2]);
  const months = Number(repaid?.[3] ?? 0);
  const lent =
    new RegExp(
      `${amountPattern}\\s+(?:from|at|of|as)\\b[^.]{0,25}?(?:loan|cooperative|bank|lapo|\\d+ ?%)`,
      "i",
    ).exec(text) ?? new RegExp(`(?:loan|cooperative|bank|lapo)[^.\\d]{0,25}${amountPattern}`, "i").exec(text);
  const sum = nairaIn(lent?.[1], lent?.[2]);
  const rate = Number(/(\d+(?:\.\d+)?) ?(?:%|per ?cent) (?:per|a|every|each) month/i.exec(text)?.[1] ?? 0);
  return [
    ...(month
      ? [
          `The instalment of ${naira(month)} a month is ${naira(Math.ceil(month / workingDays))} on each of ${workingDays} working days, before rent, light and your own food.${
            months && sum && month * months > sum
              ? ` In ${months} months you pay back ${naira(month * months)}, which is ${naira(month * months - sum)} more than you got.`
              : ""
          }`,
        ]
      : []),
    ...(rate && sum
      ? [
          `${naira(sum)} at ${rate}% a month costs ${naira((sum * rate) / 100)} of interest each month and ${naira((sum * rate * 12) / 100)} in a year, before anything is paid back. Ask for a yearly rate elsewhere first.`,
        ]
      : []),
  ];
}

/** Words after 'per' that are no buyer or piece. */
const noUnit =
  /^(?:month|week|day|year|annum|term|from|in|at|of|and|to|for|because|if|or|on|the|a|his|her|my)$/;
/** Where a clause speaks of buying or paying, its amount is a cost and no price. */
const isCost =
  /\b(?:get|buy|bought|cost|costs|rent|pay|paid|loan|machine|freezers?|from his|supplier|quoted)\b/i;

/** What a price that is named brings in, for a few buyers and for many. */
export function priceLines(text: string): string[] {
  const priced = new RegExp(
    `${amountPattern}\\s*(?:(?:for )?(?:a|per|each|every)\\s+(?:month|week|day)\\s+)?(?:per|for one|each)\\s+([a-z]+)`,
    "i",
  ).exec(text);
  const price = nairaIn(priced?.[1], priced?.[2]);
  const unit = priced?.[3]?.toLowerCase();
  const [clause = ""] = text
    .slice(0, priced?.index ?? 0)
    .split(/[.;,\n]/)
    .slice(-1);
  if (!price || !unit || noUnit.test(unit) || isCost.test(clause)) return [];
  return [
    `At your price of ${naira(price)} per ${unit}, ten bring ${naira(price * 10)}, twenty ${naira(price * 20)} and forty ${naira(price * 40)}. Put rent, material, transport and your own pay beside these three figures and see at which one something is left.`,
  ];
}
