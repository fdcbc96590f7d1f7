import { expect, test } from "vitest";
import { afterFailure } from "./resumable-upload.ts";

test.each([
  [{ status: 404, atRequest: true, known: true }, "start-over"],
  [{ status: 404, atRequest: true, known: false }, "give-up"],
  [{ status: 0, atRequest: true, known: true }, "wait"],
  [{ status: 0, atRequest: true, known: false }, "wait"],
  // The file itself could not be read.
  [{ status: 0, atRequest: false, known: true }, "give-up"],
  [{ status: 408, atRequest: true, known: true }, "wait"],
  [{ status: 409, atRequest: true, known: true }, "wait"],
  [{ status: 423, atRequest: true, known: true }, "wait"],
  [{ status: 503, atRequest: true, known: true }, "wait"],
  [{ status: 413, atRequest: true, known: true }, "give-up"],
  [{ status: 415, atRequest: true, known: true }, "give-up"],
] as const)("after %o an upload decides to %s", (failure, next) => {
  expect(afterFailure(failure)).toBe(next);
});
