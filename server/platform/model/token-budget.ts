import { sql } from "../database.ts";
import { fromLimitStore } from "../limit-store.ts";

const lagosDay = new Intl.DateTimeFormat("en-CA", { timeZone: "Africa/Lagos" });

const today = () => lagosDay.format(new Date());

/** The tokens that were used or set aside today. @throws Error when the database fails */
export async function tokensUsedToday(): Promise<number> {
  const [row] = await sql()<{ used: string }[]>`select used from model_tokens where day = ${today()}`;
  return Number(row?.used ?? 0);
}

/** Records the real cost of a call, in place of what was reserved for it. */
export type Settle = (used: number) => Promise<void>;

/**
 * Tokens that may be used in a day (Lagos time), by all processes together. While the database is down, a process goes
 * on from the figure that it read last.
 */
export class TokenBudget {
  readonly #tokensADay: number;
  #day = "";
  /** What this process knows of the day: read with each reservation. */
  #used = 0;

  constructor(tokensADay: number) {
    this.#tokensADay = tokensADay;
  }

  /**
   * Reserves the most that a call can cost.
   * @returns a function that records the real cost, or null when the day has too little left
   */
  async setAside(tokens: number): Promise<Settle | null> {
    const day = today();
    if (day !== this.#day) {
      this.#day = day;
      this.#used = 0;
    }
    if (tokens > this.#tokensADay) return null;
    try {
      return (await this.#reserve(day, tokens)) ? (used) => this.#change(day, used - tokens) : null;
    } catch {
      if (this.#used + tokens > this.#tokensADay) return null;
      this.#used += tokens;
      // A call that ends after midnight reserved tokens of the day before, so today's budget stays.
      return async (used) => {
        if (this.#day === day) this.#used += used - tokens;
      };
    }
  }

  /** Adds to the day in the database, if it has that much left. @throws Error when the database fails */
  async #reserve(day: string, tokens: number): Promise<boolean> {
    const [row] = await fromLimitStore(
      () => sql()<{ used: string }[]>`
        insert into model_tokens as today (day, used) values (${day}, ${tokens})
        on conflict (day) do update set used = today.used + excluded.used
        where today.used + excluded.used <= ${this.#tokensADay}
        returning used`,
    );
    if (row) this.#used = Number(row.used);
    return row !== undefined;
  }

  async #change(day: string, tokens: number): Promise<void> {
    if (this.#day === day) this.#used += tokens;
    try {
      await fromLimitStore(
        () => sql()`update model_tokens set used = greatest(0, used + ${tokens}) where day = ${day}`,
      );
    } catch {
      // The reservation stays: too much is counted rather than too little.
    }
  }
}
