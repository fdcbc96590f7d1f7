const lagosDay = new Intl.DateTimeFormat("en-CA", { timeZone: "Africa/Lagos" });

/**
 * Tokens that may be used in a day (Lagos time). Kept in memory by each process: a restart begins with a full budget.
 */
export class TokenBudget {
  readonly #tokensADay: number;
  #day = "";
  #used = 0;

  constructor(tokensADay: number) {
    this.#tokensADay = tokensADay;
  }

  /**
   * Reserves the most that a call can cost.
   * @returns a function that records the real cost, or null when the day has too little left
   */
  setAside(tokens: number): ((used: number) => void) | null {
    const day = lagosDay.format(new Date());
    if (day !== this.#day) {
      this.#day = day;
      this.#used = 0;
    }
    if (this.#used + tokens > this.#tokensADay) return null;
    this.#used += tokens;
    return (used) => {
      // A call that ends after midnight reserved tokens of the day before, so today's budget stays.
      if (this.#day === day) this.#used += used - tokens;
    };
  }
}
