import { naira } from "#content/prices.ts";

/** '₦36,000 + ₦2,500 = ₦38,500', worked out. */
export function plus(first: number, ...more: readonly number[]): string {
  const all = [first, ...more];
  return `${all.map(naira).join(" + ")} = ${naira(all.reduce((sum, amount) => sum + amount, 0))}`;
}

/** '₦36,000 − ₦2,500 = ₦33,500', worked out. */
export function minus(first: number, ...less: readonly number[]): string {
  const left = less.reduce((rest, amount) => rest - amount, first);
  return `${[first, ...less].map(naira).join(" − ")} = ${naira(left)}`;
}

/** '3 × ₦12,000 = ₦36,000', worked out. */
export function times(count: number, amount: number): string {
  return `${count.toLocaleString("en-US")} × ${naira(amount)} = ${naira(count * amount)}`;
}

/** '₦450,000 ÷ 10 = ₦45,000', worked out; to the whole naira. */
export function split(amount: number, count: number): string {
  return `${naira(amount)} ÷ ${count.toLocaleString("en-US")} = ${naira(Math.round(amount / count))}`;
}
