import { randomInt } from "node:crypto";

/** Letters and digits that nobody confuses when reading them out: no 0 O, 1 I L, U. */
const alphabet = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A short name for a saved record, such as ENR-7K3F9: 24 million of them a prefix. */
export function newReference(prefix: "ENR" | "MSG" | "APT" | "APP"): string {
  return `${prefix}-${Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join("")}`;
}
