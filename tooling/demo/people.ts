/*
 * The people of the sample data. No number here is anybody's: 0700 000 1xxx continues the fictitious lines of the site, and
 * names that end in .example never lead anywhere.
 */

/** Where each list's numbers begin, so that no two people share one. */
const firstNumber = { leads: 1000, calls: 1100, enrollments: 1200, applications: 1300 } as const;

/** The fictitious number of somebody by the place in a list, as people in Nigeria type it. */
export function fictitiousPhone(list: keyof typeof firstNumber, place: number): string {
  return `0700 000 ${firstNumber[list] + place}`;
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
