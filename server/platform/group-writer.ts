import { AppError } from "./errors.ts";

interface Waiting<Row> {
  rows: Row[];
  done: () => void;
  failed: (error: unknown) => void;
}

interface GroupLimits {
  /** Rows in one statement at most. */
  inStatement: number;
  /** Rows that may wait; those beyond are refused, so that a dead database does not fill the memory. */
  waiting?: number;
}

/**
 * A writer of rows. Those that arrive while a statement is under way share the next one, so that one sync of the
 * disk serves them all; its promise settles only when the rows are durable, or rejects with what the statement did.
 * @throws AppError unavailable, by the promise, when too many wait
 */
export function groupWriter<Row>(
  insert: (rows: Row[]) => PromiseLike<unknown>,
  { inStatement, waiting: mostWaiting = Number.POSITIVE_INFINITY }: GroupLimits,
): (rows: Row[]) => Promise<void> {
  const waiting: Waiting<Row>[] = [];
  let rowsWaiting = 0;
  let writing = false;

  /** Writes what waits, one statement after the other, until nothing does. */
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
