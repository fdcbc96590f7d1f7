/*
 * Reads the figures in a text in every spelling that models and visitors use: ₦40,000, N40k, 40 000, 40 thousand, forty
 * thousand naira, half a million, 5-10 days, ten per cent.
 */

export interface Figure {
  readonly value: number;
  readonly kind: "money" | "percent" | "duration" | "number";
  /** The unit of a duration: minute, hour, day, week, month or year. */
  readonly unit?: string;
  readonly from: number;
  readonly to: number;
}

const small =
  `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
  eighteen nineteen`.split(/\s+/);
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const scales: Readonly<Record<string, number>> = {
  hundred: 100,
  k: 1e3,
  thousand: 1e3,
  grand: 1e3,
  m: 1e6,
  mil: 1e6,
  million: 1e6,
  b: 1e9,
  bn: 1e9,
  billion: 1e9,
};
const worth = new Map<string, number>([
  ...small.map((word, at): [string, number] => [word, at]),
  ...tens.map((word, at): [string, number] => [word, (at + 2) * 10]),
  ["fourty", 40],
]);

const scaleWords = Object.keys(scales).join("|");
const numberWord = [...worth.keys(), "hundred", "thousand", "million", "billion", "grand", "half"].join("|");
const spelled = String.raw`\b(?:an? )?(?:${numberWord})(?:[\s-]+(?:and[\s-]+)?(?:a[\s-]+)?(?:${numberWord}))*\b`;
const digits = String.raw`(?<![\d.,])\d{1,3}(?:[,.'’ ]\d{3})+(?!\d)|(?<![\d.,])\d+(?:\.\d+)?`;
const written = String.raw`(?:${digits})(?:\s?(?:${scaleWords})\b)?`;
const units = "minute|hour|hr|day|week|month|year|yr";
const pattern = new RegExp(
  String.raw`(?<sign>₦|\bngn|\bn(?=\s?\d)|#|\$|£|€)?\s?(?<number>${written}|${spelled})(?<plus>\+)?(?:\s?(?<percent>%|per ?cent\b)|\s?(?<currency>naira\b|bucks\b|dollars?\b)|[\s-]*(?:(?:-|–|to|or)\s?(?=\d))?(?<unit>working days?|${units})s?\b)?`,
  "gi",
);
const rangeStart = /^\s?(?:-|–|to|or)\s?$/;
const loneUnit = new RegExp(
  String.raw`\b(?:in|within|under|inside|after|less than)\s(?:just |only )?(?:an?|the same)\s(${units})\b|\bsame[- ](day)\b`,
  "gi",
);

function valueOfDigits(text: string): number {
  const [, plain = "", scale = ""] = /^([\d.,'’ ]*\d)\s?([a-z]*)$/i.exec(text) ?? [];
  const grouped = /^\d{1,3}(?:[,.'’ ]\d{3})+$/.test(plain);
  return Number(plain.replace(grouped ? /\D/g : /[,'’ ]/g, "")) * (scales[scale.toLowerCase()] ?? 1);
}

function valueOfWords(text: string): number {
  let total = 0;
  let part = 0;
  for (const word of text.split(/[\s-]+/)) {
    const scale = scales[word];
    if (word === "half") part += 0.5;
    else if (scale === 100) part = (part || 1) * 100;
    else if (scale) {
      total += (part || 1) * scale;
      part = 0;
    } else part += worth.get(word) ?? 0;
  }
  return total + part;
}

/** What a price may end in; 'a hundred' of something is usually not a price. */
const scaled = /(?:\d\s?k|\d\s?m|thousand|grand|mil|million|bn?|billion)$/;

const isYear = (value: number, text: string) => /^\d{4}$/.test(text) && value >= 1990 && value <= 2040;
const unitOf = (unit: string) =>
  unit
    .toLowerCase()
    .replace(/^working /, "")
    .replace(/s$/, "")
    .replace("hr", "hour")
    .replace("yr", "year");

/** A text normalised for reading figures: letters that pass for digits become digits. */
export function readable(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\u00a0\u2000-\u200b\u202f]/g, " ")
    .replace(/(?<=\d[\d,.]*)o(?=[\do,.]|\b)/g, "0");
}

/** Every figure in a {@link readable} text, in order. */
export function figuresIn(text: string): Figure[] {
  const found: Figure[] = [];
  for (const match of text.matchAll(pattern)) {
    const { sign, number = "", plus, percent, currency, unit } = match.groups ?? {};
    const isDigits = /\d/.test(number);
    const value = isDigits ? valueOfDigits(number) : valueOfWords(number);
    const isScaled = scaled.test(number);
    const money =
      sign ??
      currency ??
      ((isScaled || (value >= 1000 && !isYear(value, number))) && !plus ? number : undefined);
    const kind = percent ? "percent" : unit ? "duration" : money ? "money" : "number";
    const place = { from: match.index, to: match.index + match[0].length };
    found.push({ value, kind, ...(unit && { unit: unitOf(unit) }), ...place });
  }
  for (const match of text.matchAll(loneUnit)) {
    const unit = unitOf(match[1] ?? match[2] ?? "");
    found.push({ value: 1, kind: "duration", unit, from: match.index, to: match.index + match[0].length });
  }
  return found.map((figure, at) => {
    // '5 to 10 days' means five days as well as ten.
    const next = found[at + 1];
    const isRange =
      next?.unit && figure.kind === "number" && rangeStart.test(text.slice(figure.to, next.from));
    return isRange ? { ...figure, kind: "duration", unit: next.unit } : figure;
  });
}

/** A figure in a form that can be compared between texts: '10 day', '20%', '40000'. */
export function figureKey({ kind, value, unit }: Figure): string {
  if (kind === "percent") return `${value}%`;
  return kind === "duration" ? `${value} ${unit}` : String(value);
}
