import type { ConciergeIntent } from "./contract.ts";

/** What a talk was last about. It holds names of our own pages and offers, and nothing that a visitor wrote. */
export interface Topic {
  /** The documents of the last answer, by their keys. */
  readonly subjects: readonly string[];
  /** Those of the answer before. */
  readonly before: readonly string[];
  readonly intent: ConciergeIntent;
  /** Where the visitor was. */
  readonly page: string;
}

interface Kept {
  readonly topic: Topic;
  readonly until: number;
}

/** The topics of the talks of the last while, for questions such as 'and the monthly one?'. */
export class RecentTopics {
  readonly #most: number;
  readonly #keepMs: number;
  /** The talk that was quiet the longest comes first. */
  readonly #kept = new Map<string, Kept>();

  constructor({ most, keepMs }: { most: number; keepMs: number }) {
    this.#most = most;
    this.#keepMs = keepMs;
  }

  get size(): number {
    return this.#kept.size;
  }

  /** What the talk was about, unless it is unknown here or too long ago. */
  of(sessionId: string, now = Date.now()): Topic | undefined {
    const kept = this.#kept.get(sessionId);
    return kept && kept.until > now ? kept.topic : undefined;
  }

  note(sessionId: string, topic: Topic, now = Date.now()): void {
    this.#kept.delete(sessionId);
    this.#kept.set(sessionId, { topic, until: now + this.#keepMs });
    for (const [quiet, { until }] of this.#kept) {
      if (until > now && this.#kept.size <= this.#most) break;
      this.#kept.delete(quiet);
    }
  }
}
