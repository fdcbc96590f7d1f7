const lagosDay = new Intl.DateTimeFormat("en-CA", { timeZone: "Africa/Lagos" });

/** Tokens that may be used in a day of Lagos. Kept by process: a restart begins anew. */
export class TokenBudget {
  readonly #tokensADay: number;
  #day = "";
  #used = 0;

  constructor(tokensADay: number) {
    this.#tokensADay = tokensADay;
  }

  /**
   * Sets aside what a call may cost at most.
   * @returns how to say what it did cost, or null where the day has too little left
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
      // A call that ends after midnight was set aside in a day that is over.
      if (this.#day === day) this.#used += used - tokens;
    };
  }
}
