import { createHash } from "node:crypto";

/** A mark of the lines that recognition is learnt from: another one means that it has to be learnt again. */
export function askedMark(asked: ReadonlyMap<string, readonly string[]>): string {
  return createHash("sha256")
    .update(JSON.stringify([...asked]))
    .digest("hex")
    .slice(0, 16);
}
