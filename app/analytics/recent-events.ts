/** How many events there were lately, by key: a session or a network. */
interface Recent {
  /** When the count starts again, in milliseconds since 1970. */
  readonly until: number;
  events: number;
  /** The numbers of a session's events. */
  readonly heard: number[];
}

/**
 * Counts the events of each key for some minutes, in this process. An entry takes about 200 bytes; a rate limiter,
 * with a timer for each key, takes 500; in ten minutes of many visitors there are tens of thousands.
 */
export class RecentEvents {
  // Every entry lives equally long, and a map keeps the order in which entries were added: the first ones end first.
  readonly #recent = new Map<string, Recent>();
  readonly #limits: { points: number; ms: number; most: number };

  /**
   * @param limits.points the most events of a key
   * @param limits.ms how long they are counted, from the first one, in milliseconds
   * @param limits.most how many keys are remembered; the oldest are forgotten first
   */
  constructor(limits: { points: number; ms: number; most: number }) {
    this.#limits = limits;
    // Old entries also go when nobody comes for hours.
    setInterval(() => this.#forget(Date.now()), 60_000).unref();
  }

  /** How many keys are remembered. */
  get size(): number {
    return this.#recent.size;
  }

  #forget(now: number): void {
    for (const [key, { until }] of this.#recent) {
      if (until > now && this.#recent.size <= this.#limits.most) return;
      this.#recent.delete(key);
    }
  }

  #of(key: string): Recent {
    const now = Date.now();
    let recent = this.#recent.get(key);
    if (!recent || recent.until <= now) {
      this.#recent.delete(key);
      recent = { until: now + this.#limits.ms, events: 0, heard: [] };
      this.#recent.set(key, recent);
      this.#forget(now);
    }
    return recent;
  }

  /**
   * How many of a key's numbered events are new. Those that the counter sends again, because it got no response, are not.
   * Events without a number always are.
   */
  unheard(key: string, numbers: readonly (number | undefined)[]): number {
    const { heard } = this.#of(key);
    const fresh = numbers.filter((number) => number === undefined || !heard.includes(number));
    for (const number of fresh)
      if (number !== undefined && heard.length < this.#limits.points) heard.push(number);
    return fresh.length;
  }

  /** Counts events of a key. @returns whether they are still within the limit */
  add(key: string, events: number): boolean {
    const recent = this.#of(key);
    recent.events += events;
    return recent.events <= this.#limits.points;
  }
}
