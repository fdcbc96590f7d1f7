import { createHash } from "node:crypto";

/** A choice with its weight relative to the others. */
export type Weighted<Value> = readonly (readonly [value: Value, weight: number])[];

/**
 * Random numbers that repeat: the same seed gives the same numbers in the same order. Each list of the sample data has
 * its own seed, so that a change in one list does not change the others.
 */
export class Chance {
  #state: number;
  readonly #seed: string;
  #ids = 0;

  constructor(seed: string) {
    this.#seed = seed;
    this.#state = createHash("sha256").update(seed).digest().readUInt32LE();
  }

  /** A number from 0 to 1, excluding 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** Returns true with this probability. */
  happens(probability: number): boolean {
    return this.next() < probability;
  }

  /** A whole number from the least to the most, both included. */
  between(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  pick<Value>(values: readonly Value[]): Value {
    const value = values[this.between(0, values.length - 1)];
    if (value === undefined) throw new Error("There is nothing to pick from.");
    return value;
  }

  pickWeighted<Value>(choices: Weighted<Value>): Value {
    let left = this.next() * choices.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [value, weight] of choices) {
      left -= weight;
      if (left < 0) return value;
    }
    return this.pick(choices.map(([value]) => value));
  }

  /** The next UUID of this seed. */
  uuid(): string {
    this.#ids += 1;
    const hex = createHash("sha256").update(`${this.#seed} ${this.#ids}`).digest("hex");
    return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-4$3-8$4-$5");
  }
}
