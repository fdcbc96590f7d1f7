/** How many pieces of work run and wait. */
export interface QueueSize {
  atOnce: number;
  mostWaiting: number;
  /** How many of one sender may wait. */
  mostOfOne: number;
}

interface Waiting {
  begin(): void;
  refuse(): void;
}

/** A piece of work that found no room in a queue. */
export class QueueFull extends Error {
  override name = "QueueFull";
}

/**
 * Runs the work of many senders, who take turns, so that each waits only for its own work. When the queue is full, the
 * newest work of the sender with the most waiting is refused.
 */
export class FairQueue {
  readonly #size: QueueSize;
  /** Waiting work by sender. The first sender is next. */
  readonly #waiting = new Map<string, Waiting[]>();
  #count = 0;
  #running = 0;

  constructor(size: QueueSize) {
    this.#size = size;
  }

  /** How many pieces wait. */
  get waiting(): number {
    return this.#count;
  }

  /** Runs work when it is its turn. @throws QueueFull; whatever the work throws */
  async run<Result>(sender: string, work: () => Promise<Result>): Promise<Result> {
    if (this.#running < this.#size.atOnce) this.#running += 1;
    else await this.#turn(sender);
    try {
      return await work();
    } finally {
      this.#next();
    }
  }

  #turn(sender: string): Promise<void> {
    const own = this.#waiting.get(sender) ?? [];
    if (own.length >= this.#size.mostOfOne) throw new QueueFull();
    if (this.#count >= this.#size.mostWaiting) this.#makeRoom(own.length);
    return new Promise((resolve, reject) => {
      own.push({ begin: resolve, refuse: () => reject(new QueueFull()) });
      this.#waiting.set(sender, own);
      this.#count += 1;
    });
  }

  /** Refuses the newest of the sender with the most. @throws QueueFull where the new one's sender has as many */
  #makeRoom(own: number): void {
    let longest: Waiting[] = [];
    for (const one of this.#waiting.values()) if (one.length > longest.length) longest = one;
    if (longest.length <= own + 1) throw new QueueFull();
    longest.pop()?.refuse();
    this.#count -= 1;
  }

  /** Hands a place to the next sender. */
  #next(): void {
    const [first] = this.#waiting;
    if (!first) {
      this.#running -= 1;
      return;
    }
    const [sender, own] = first;
    const turn = own.shift();
    this.#waiting.delete(sender);
    if (own.length) this.#waiting.set(sender, own);
    this.#count -= 1;
    turn?.begin();
  }
}
