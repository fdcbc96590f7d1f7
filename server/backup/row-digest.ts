import { createHash } from "node:crypto";

const newline = 0x0a;
const lanes = 8;

/** Number of rows and a hash of them all; rows in another order have the same hash. */
export interface RowSummary {
  rows: number;
  hash: string;
}

/**
 * Counts and hashes rows in the text form of COPY, one a line. The hashes of the rows are added up, so that two
 * databases that return the same rows in another order agree, and no row is held in memory longer than needed.
 */
export class RowDigest {
  #rows = 0;
  readonly #sum = new Uint32Array(lanes);
  #rest: Buffer = Buffer.alloc(0);

  /** Takes the next bytes, which need not end with a row. */
  update(chunk: Buffer): void {
    let from = 0;
    for (let end = chunk.indexOf(newline); end !== -1; end = chunk.indexOf(newline, from)) {
      const row = chunk.subarray(from, end);
      this.#add(this.#rest.length ? Buffer.concat([this.#rest, row]) : row);
      this.#rest = Buffer.alloc(0);
      from = end + 1;
    }
    if (from < chunk.length) this.#rest = Buffer.concat([this.#rest, chunk.subarray(from)]);
  }

  #add(row: Buffer): void {
    const hash = createHash("sha256").update(row).digest();
    this.#rows += 1;
    for (let lane = 0; lane < lanes; lane += 1) {
      this.#sum[lane] = ((this.#sum[lane] ?? 0) + hash.readUInt32BE(lane * 4)) >>> 0;
    }
  }

  summary(): RowSummary {
    const hash = [...this.#sum].map((lane) => lane.toString(16).padStart(8, "0")).join("");
    return { rows: this.#rows, hash };
  }
}
