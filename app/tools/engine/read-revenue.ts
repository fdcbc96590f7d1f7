import { type Stage, stages, unknownStage } from "#content/trades/stages.ts";

/** The monthly revenue as understood from a visitor's words. */
export interface Revenue {
  readonly stage: Stage;
  /** Naira per month; of a range, the lower end. Undefined if no figure is given. */
  readonly monthly: number | undefined;
  /** Set if the figure was for a day, a week or a year, or in another currency, and was converted. */
  readonly converted: "period" | "currency" | undefined;
}

const units: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  thousands: 1e3,
  grand: 1e3,
  hundred: 100,
  m: 1e6,
  mil: 1e6,
  mill: 1e6,
  mn: 1e6,
  million: 1e6,
  millions: 1e6,
  b: 1e9,
  bn: 1e9,
  billion: 1e9,
};

const small = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");
const tens: Readonly<Record<string, number>> = {
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};

/** 'two million' as '2 million', 'half a million' as '0.5 million'. */
function inDigits(text: string): string {
  return text
    .replace(/\bhalf (?:an? )?(?=million|billion)/g, "0.5 ")
    .replace(/\b(?:an?|one) (?=hundred|thousand|million|billion)/g, "1 ")
    .replace(/\ba couple of (?=hundred|thousand|million)/g, "2 ")
    .replace(/\b[a-z]+\b/g, (word) => {
      const place = small.indexOf(word);
      return place >= 0 ? String(place) : String(tens[word] ?? word);
    })
    .replace(/\b(\d+) and (?:a )?half (?=million|billion)/g, "$1.5 ")
    .replace(/\b(\d+) hundred (?:and (\d+) )?(?:thousand|k)\b/g, (_, hundreds: string, rest = "0") =>
      String((Number(hundreds) * 100 + Number(rest)) * 1000),
    )
    .replace(/\bhundreds of thousands?\b/g, "200000")
    .replace(/\b(?:several |some )?millions\b/g, "2 million")
    .replace(/(?<=\b\d{1,3}) (?=\d{3}\b)/g, "");
}

/** 'Six figures' is at least ₦100,000. */
function byFigures(text: string): number | undefined {
  const digits = text.match(/\b(\d+)[ -]?(?:figures?|digits?)\b/)?.[1];
  return digits && Number(digits) < 12 ? 10 ** (Number(digits) - 1) : undefined;
}

const amount =
  /(?<![\w.])(?:₦|ngn|n|#|\$|£|€|usd|gbp|eur|ghs)?\s?(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?\s*(thousands?|grand|millions?|mill?|mn|hundred|billion|bn|k|m|b)?(?![a-z\d])/g;

/**
 * The amounts in a text. '200-300k' gives the first number the unit of the second. A small bare number is not an
 * amount.
 */
function amountsIn(text: string): number[] {
  const plain = text.replace(/\d+\s*%/g, " ");
  const found = [...plain.matchAll(amount)].map(([all, whole = "", part = "", unit], at, list) => {
    const end = (list[at]?.index ?? 0) + all.length;
    const between = plain.slice(end, list[at + 1]?.index);
    return {
      value: Number(whole.replace(/,/g, "") + part),
      unit: unit ? units[unit] : undefined,
      ranges: /^\s*(?:-|–|to|and|or)\s*$/.test(between),
    };
  });
  const values = found.map(({ value, unit, ranges }, at) => {
    const next = ranges && value < 1000 ? found[at + 1]?.unit : undefined;
    return value * (unit ?? next ?? 1);
  });
  return values.filter((value) => value === 0 || value >= 1000);
}

const none =
  /\b(?:not? (?:yet|sales|revenue|income|money|earnings?)|nothing|none|nil|zero|no|never|pre-?revenue|just start(?:ed|ing)?|yet to start|not started|havent started|haven’t started|(?:am|are) starting|new business|no dey make|never make|neva)\b/;

const periods: readonly (readonly [pattern: RegExp, perMonth: number])[] = [
  [/\b(?:per|a|every|each)\s?day\b|\bdaily\b|\/\s?day\b/, 26],
  [/\b(?:per|a|every|each)\s?week\b|\bweekly\b|\/\s?w(?:ee)?k\b/, 52 / 12],
  [/\b(?:per|a|every|each)\s?term\b|\btermly\b/, 1 / 4],
  [/\b(?:per|a|every|each)\s?quarter\b|\bquarterly\b/, 1 / 3],
  [
    /\b(?:per|a|every|each|in a) ?(?:year|annum)\b|\b(?:yearly|annually|annual|p\.a)\b|\/\s?y(?:ea)?r\b/,
    1 / 12,
  ],
];

/** Used only to choose the size of the advice, never shown. */
const foreign = /[$£€]|\b(?:usd|dollars?|gbp|pounds?|euros?|eur)\b/;
const nairaForOne = 1500;

function stageOf(monthly: number): Stage {
  return stages.find(({ below }) => monthly < below) ?? unknownStage;
}

/** @param typed for example '500k', '₦2.5 million', 'between 200k and 300k', 'not yet' */
export function readRevenue(typed: string): Revenue {
  const text = inDigits(typed.toLowerCase().replace(/['`]/g, "’"));
  const amounts = amountsIn(text.replace(/\b\d+[ -]?(?:figures?|digits?)\b/g, " "));
  const named = byFigures(text) ?? (amounts.length ? Math.min(...amounts.slice(0, 2)) : undefined);
  if (named === undefined) {
    return none.test(text)
      ? { stage: stageOf(0), monthly: 0, converted: undefined }
      : { stage: unknownStage, monthly: undefined, converted: undefined };
  }
  const period = periods.find(([pattern]) => pattern.test(text))?.[1];
  const abroad = foreign.test(text);
  const monthly = named * (period ?? 1) * (abroad ? nairaForOne : 1);
  return {
    stage: stageOf(monthly),
    monthly,
    converted: abroad ? "currency" : period ? "period" : undefined,
  };
}

/** '₦45,000': only the first two digits of a large amount, because it is a rule of thumb. */
export function roundNaira(value: number): string {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, value))) - 1);
  return `₦${(Math.round(value / step) * step).toLocaleString("en-NG")}`;
}
