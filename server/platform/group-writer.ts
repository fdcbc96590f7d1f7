import { AppError } from "./errors.ts";

interface Waiting<Row> {
  rows: Row[];
  done: () => void;
  failed: (error: unknown) => void;
}

interface GroupLimits {
  /** Most rows in one statement. */
  inStatement: number;
  /** Most rows in the queue; further ones are refused, so that a dead database does not fill the memory. */
  waiting?: number;
}

/**
 * A writer of rows. Rows that arrive while a statement runs share the next one, so that one disk sync serves them all.
 * The promise resolves only when the rows are durable, and rejects with the statement's error.
 * @throws AppError unavailable, by the promise, when the queue is full
 */
export function groupWriter<Row>(
  insert: (rows: Row[]) => PromiseLike<unknown>,
  { inStatement, waiting: mostWaiting = Number.POSITIVE_INFINITY }: GroupLimits,
): (rows: Row[]) => Promise<void> {
  const waiting: Waiting<Row>[] = [];
  let rowsWaiting = 0;
  let writing = false;

  /** Writes the queue, one statement after another, until it is empty. */
  async function writeWaiting(): Promise<void> {
    writing = true;
    while (waiting.length) {
      let count = 0;
      let taken = 0;
      for (const { rows } of waiting) {
        if (taken && count + rows.length > inStatement) break;
        count += rows.length;
        taken += 1;
      }
      const batch = waiting.splice(0, taken);
      rowsWaiting -= count;
      try {
        await insert(batch.flatMap(({ rows }) => rows));
        for (const { done } of batch) done();
      } catch (error) {
        for (const { failed } of batch) failed(error);
      }
    }
    writing = false;
  }

  return (rows) =>
    new Promise((done, failed) => {
      if (rowsWaiting + rows.length > mostWaiting) {
        return failed(new AppError("unavailable", "Too much waits to be written."));
      }
      waiting.push({ rows, done, failed });
      rowsWaiting += rows.length;
      if (!writing) void writeWaiting();
    });
}
