/** Circuit breaker: stops calls to a service that is down, by the results of earlier calls. */
export class Breaker {
  readonly #failuresToOpen: number;
  readonly #pauseMs: number;
  #failures = 0;
  #openUntil = 0;
  #probing = false;

  constructor({ failuresToOpen, pauseMs }: { failuresToOpen: number; pauseMs: number }) {
    this.#failuresToOpen = failuresToOpen;
    this.#pauseMs = pauseMs;
  }

  get open(): boolean {
    return this.#failures >= this.#failuresToOpen;
  }

  /**
   * Whether a call may start now. While the breaker is open none may; after the pause one at a time may, as a probe.
   */
  enter(): boolean {
    if (!this.open) return true;
    if (this.#probing || Date.now() < this.#openUntil) return false;
    this.#probing = true;
    return true;
  }

  succeeded(): void {
    this.#failures = 0;
    this.#probing = false;
  }

  failed(): void {
    this.#failures += 1;
    this.#probing = false;
    if (this.open) this.#openUntil = Date.now() + this.#pauseMs;
  }

  /** The call ended in a way that says nothing about the service. */
  learntNothing(): void {
    this.#probing = false;
  }
}
