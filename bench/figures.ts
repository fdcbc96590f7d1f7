/** One row of the table in README.md: what was measured, its target and the result. */
export interface Figure {
  what: string;
  target: string;
  measured: string;
  /** Undefined where there is no target, or where it could not be measured on this machine. */
  met?: boolean;
}

/** The value below which the given share of the sorted values lies (nearest rank). */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** A number with thousands separators and this many decimals. */
export function digits(value: number, after = 0): string {
  return value.toLocaleString("en", { minimumFractionDigits: after, maximumFractionDigits: after });
}

/** Bytes in KB of 1,000 bytes, the stricter definition. */
export function kilobytes(bytes: number): string {
  return `${digits(bytes / 1000, 2)} KB`;
}

const marks = { true: "yes", false: "**no**", undefined: "–" } as const;

/** The figures as a Markdown table. */
export function table(figures: readonly Figure[]): string {
  const lines = figures.map(
    ({ what, target, measured, met }) => `| ${what} | ${target} | ${measured} | ${marks[`${met}`]} |`,
  );
  return ["| what | target | measured | met |", "|---|---|---|---|", ...lines].join("\n");
}
