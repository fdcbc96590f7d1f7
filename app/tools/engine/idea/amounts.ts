import { naira } from "#content/prices.ts";

const units: Readonly<Record<string, number>> = { k: 1e3, thousand: 1e3, m: 1e6, mil: 1e6, million: 1e6 };

/** '₦300k', 'N1,500,000', '2.5 million naira' as a number of naira; undefined if it is not an amount. */
export function amountOf(typed: string): number | undefined {
  const [, digits = "", unit = ""] =
    /(\d[\d,]*(?:\.\d+)?)\s?(k|thousand|million|mil|m)?\b/i.exec(typed) ?? [];
  if (digits === "") return undefined;
  const amount = Number(digits.replaceAll(",", "")) * (units[unit.toLowerCase()] ?? 1);
  return Number.isFinite(amount) && amount > 0 ? amount : undefined;
}

/** Rounded to a step that people use: ₦1,237,400 becomes ₦1,240,000. */
export function rounded(amount: number): number {
  const step = amount >= 10_000_000 ? 100_000 : amount >= 100_000 ? 10_000 : amount >= 10_000 ? 1_000 : 500;
  return Math.max(step, Math.round(amount / step) * step);
}

function inWords(amount: number): readonly [figure: string, unit: string] {
  if (amount < 950_000) return [String(Math.round(amount / 1e3)), "thousand"];
  return [String(Number((amount / 1e6).toFixed(1))), "million"];
}

/** '₦520,000 to ₦1,800,000 (about 520 thousand to 1.8 million naira)' */
export function rangeInWords(low: number, high: number): string {
  const [from, unit] = inWords(low);
  const [to, last] = inWords(high);
  const words =
    from === to && unit === last
      ? `${to} ${last}`
      : `${from}${unit === last ? "" : ` ${unit}`} to ${to} ${last}`;
  return `${naira(low)} to ${naira(high)} (about ${words} naira)`;
}
