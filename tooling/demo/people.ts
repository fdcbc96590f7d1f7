import { createHash } from "node:crypto";

/*
 * The people of the sample data. No number here is anybody's: 0700 000 xxxx continues the fictitious lines of the site, and
 * names that end in .example never lead anywhere.
 */

/** Somebody's fictitious number, as people in Nigeria type it: the same wherever the name appears. */
export function fictitiousPhone(name: string): string {
  const number = createHash("sha256").update(`the number of ${name}`).digest().readUInt32LE();
  return `0700 000 ${1000 + (number % 9000)}`;
}

/** A name as it is written in an address: without marks, in small letters. */
const inAddress = (text: string) =>
  text
    .normalize("NFD")
    .replace(/[^a-zA-Z]+/g, "")
    .toLowerCase();

/** An address that nobody has: at the business where there is one, else at a provider that does not exist. */
export function fictitiousEmail(name: string, business?: string | null): string {
  const [first = "", ...rest] = name.split(" ").map(inAddress);
  return business ? `${first}@${inAddress(business)}.example` : `${[first, ...rest].join(".")}@mail.example`;
}
