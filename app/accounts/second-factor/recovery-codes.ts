import { randomInt } from "node:crypto";

/** How many recovery codes an account gets. */
export const recoveryCodeCount = 10;

/** Small letters and digits that are not mistaken for each other on paper. */
const alphabet = "abcdefghjkmnpqrstuvwxyz23456789";
const half = 5;

/** New recovery codes, such as k7m2p-x9tqa: 49 bits each. */
export function makeRecoveryCodes(): string[] {
  const letters = () => Array.from({ length: half }, () => alphabet[randomInt(alphabet.length)]).join("");
  return Array.from({ length: recoveryCodeCount }, () => `${letters()}-${letters()}`);
}

/** What somebody typed as a code: an app's six digits, or a recovery code as it is stored. */
export function readCode(typed: string): { kind: "app" | "recovery"; code: string } {
  const plain = typed.toLowerCase().replace(/[\s-]/g, "");
  if (/^\d{6}$/.test(plain)) return { kind: "app", code: plain };
  return { kind: "recovery", code: `${plain.slice(0, half)}-${plain.slice(half)}` };
}
