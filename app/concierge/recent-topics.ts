import type { ConciergeIntent } from "./contract.ts";

/** The last topics of a chat. Contains names of our own pages and offers, and nothing that a visitor wrote. */
export interface Topic {
  /** Keys of the documents in the last answer. */
  readonly subjects: readonly string[];
  /** Keys of the documents in the answer before. */
  readonly before: readonly string[];
  readonly intent: ConciergeIntent;
  /** The page the visitor was on. */
  readonly page: string;
}

interface Kept<Noted> {
  readonly topic: Noted;
  readonly until: number;
}

/** What is noted of recent chats, as a rule their topics, for questions such as 'and the monthly one?'. */
export class RecentTopics<Noted = Topic> {
  readonly #most: number;
  readonly #keepMs: number;
  /** Ordered by last use, oldest first. */
  readonly #kept = new Map<string, Kept<Noted>>();

  constructor({ most, keepMs }: { most: number; keepMs: number }) {
    this.#most = most;
    this.#keepMs = keepMs;
  }

  get size(): number {
    return this.#kept.size;
  }

  /** The topic of a chat, unless it is unknown or too old. */
  of(sessionId: string, now = Date.now()): Noted | undefined {
    const kept = this.#kept.get(sessionId);
    return kept && kept.until > now ? kept.topic : undefined;
  }

  forget(sessionId: string): void {
    this.#kept.delete(sessionId);
  }

  note(sessionId: string, topic: Noted, now = Date.now()): void {
    this.#kept.delete(sessionId);
    this.#kept.set(sessionId, { topic, until: now + this.#keepMs });
    for (const [quiet, { until }] of this.#kept) {
      if (until > now && this.#kept.size <= this.#most) break;
      this.#kept.delete(quiet);
    }
  }
}
