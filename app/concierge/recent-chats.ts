interface Note<Noted> {
  readonly noted: Noted;
  readonly until: number;
}

/** What is noted of recent chats, for questions such as 'and the monthly one?'. */
export class RecentChats<Noted> {
  readonly #most: number;
  readonly #keepMs: number;
  /** Ordered by last use, oldest first. */
  readonly #notes = new Map<string, Note<Noted>>();

  constructor({ most, keepMs }: { most: number; keepMs: number }) {
    this.#most = most;
    this.#keepMs = keepMs;
  }

  get size(): number {
    return this.#notes.size;
  }

  /** The note about a chat; undefined if there is none or it is too old. */
  of(sessionId: string, now = Date.now()): Noted | undefined {
    const note = this.#notes.get(sessionId);
    return note && note.until > now ? note.noted : undefined;
  }

  forget(sessionId: string): void {
    this.#notes.delete(sessionId);
  }

  note(sessionId: string, noted: Noted, now = Date.now()): void {
    this.#notes.delete(sessionId);
    this.#notes.set(sessionId, { noted, until: now + this.#keepMs });
    for (const [quiet, { until }] of this.#notes) {
      if (until > now && this.#notes.size <= this.#most) break;
      this.#notes.delete(quiet);
    }
  }
}
