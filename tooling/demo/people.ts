import { createHash } from "node:crypto";

/*
 * The people of the sample data. No real person has one of these numbers: 0700 000 xxxx continues the fictitious lines
 * of the site, and names that end in .example lead nowhere.
 */

/** A person's fictitious number, as people in Nigeria type it: the same wherever the name appears. */
export function fictitiousPhone(name: string): string {
  const number = createHash("sha256").update(`the number of ${name}`).digest().readUInt32LE();
  return `0700 000 ${1000 + (number % 9000)}`;
}

/** A name as written in an email address: without accents, in lower case. */
const inAddress = (text: string) =>
  text
    .normalize("NFD")
    .replace(/[^a-zA-Z]+/g, "")
    .toLowerCase();

/** A fictitious email address: at the person's business if there is one, else at a provider that does not exist. */
export function fictitiousEmail(name: string, business?: string | null): string {
  const [first = "", ...rest] = name.split(" ").map(inAddress);
  return business ? `${first}@${inAddress(business)}.example` : `${[first, ...rest].join(".")}@mail.example`;
}
