import { createHash } from "node:crypto";

/** A hash of a text, as a UUID. */
export function hashedId(text: string): string {
  return createHash("sha256")
    .update(text)
    .digest("hex")
    .slice(0, 32)
    .replace(/(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
