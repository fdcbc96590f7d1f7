import { expect, test } from "vitest";
import { groupWriter } from "./group-writer.ts";

/** A writer whose statements end when the test resolves them. */
function held(limits: Parameters<typeof groupWriter>[1]) {
  const statements: { rows: number[]; end: PromiseWithResolvers<void> }[] = [];
  const write = groupWriter<number>((rows) => {
    const end = Promise.withResolvers<void>();
    statements.push({ rows, end });
    return end.promise;
  }, limits);
  return { write, statements };
}

test("a lone row is written at once, and rows that arrive meanwhile share the next statement", async () => {
  const { write, statements } = held({ inStatement: 3 });
  const first = write([1]);
  const later = [write([2]), write([3, 4]), write([5])];
  expect(statements.map(({ rows }) => rows)).toEqual([[1]]);
  statements[0]?.end.resolve();
  await first;
  await expect.poll(() => statements[1]?.rows).toEqual([2, 3, 4]);
  statements[1]?.end.reject(new Error("the disk is full"));
  expect((await Promise.allSettled(later.slice(0, 2))).map(({ status }) => status)).toEqual([
    "rejected",
    "rejected",
  ]);
  await expect.poll(() => statements[2]?.rows).toEqual([5]);
  statements[2]?.end.resolve();
  await later[2];
});

test("rows beyond the queue's limit are refused, and there is room again afterwards", async () => {
  const { write, statements } = held({ inStatement: 10, waiting: 2 });
  const kept = [write([1]), write([2, 3])];
  await expect(write([4])).rejects.toThrow("Too much waits");
  statements[0]?.end.resolve();
  await kept[0];
  await expect.poll(() => statements.length).toBe(2);
  const after = write([5]);
  statements[1]?.end.resolve();
  await kept[1];
  await expect.poll(() => statements[2]?.rows).toEqual([5]);
  statements[2]?.end.resolve();
  await after;
});
