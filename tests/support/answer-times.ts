/** Notes how long answers took, and the memory meanwhile. */
export class AnswerTimes {
  readonly #times: number[] = [];
  /** How many answers of each address took more than 200 ms. */
  readonly #slow = new Map<string, number>();
  /** The site's heap in bytes, after every thousandth answer of a long run. */
  readonly heaps: number[] = [];

  get count(): number {
    return this.#times.length;
  }

  note(path: string, ms: number): void {
    this.#times.push(ms);
    if (ms > 200) this.#slow.set(path, (this.#slow.get(path) ?? 0) + 1);
  }

  /** The time in milliseconds in which this share of the requests was answered. */
  answeredIn(share: number): number {
    const sorted = this.#times.toSorted((one, other) => one - other);
    return sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? Number.NaN;
  }

  /** All figures in a line. */
  figures(): string {
    const [half, most, all] = [0.5, 0.99, 1].map((share) => this.answeredIn(share).toFixed(1));
    const slowest = [...this.#slow].sort(([, one], [, other]) => other - one).slice(0, 5);
    const late = slowest.map(([path, count]) => `${path} ${count}`).join(", ") || "none";
    const megabytes = Math.round((this.heaps.at(-1) ?? 0) / 1e6);
    return `${this.count} inputs: p50 ${half} ms, p99 ${most} ms, longest ${all} ms, heap ${megabytes} MB; most often over 200 ms: ${late}`;
  }
}
