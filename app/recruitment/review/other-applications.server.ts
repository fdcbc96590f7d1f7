import { desc, inArray, or, sql } from "drizzle-orm";
import { chatNumber } from "#app/leads/phone.server.ts";
import { recruitmentApplications } from "#db/schema/applications.ts";
import { db } from "#server/platform/database.ts";
import type { ApplicationStatus } from "../record-contract.ts";

const { id, ref, status, created_at, phone_number, email } = recruitmentApplications;

/** What says who applied, and when. */
interface Applied {
  id: string;
  phone_number: string;
  email: string;
  created_at: Date;
}

/** Another application of the same person, as far as the number or the address says. */
export interface OtherApplication {
  id: string;
  ref: string;
  status: ApplicationStatus;
  /** Whether it came before the one that it is shown with. */
  isEarlier: boolean;
}

/** The digits in which a number is the same with and without a country code. */
const lastDigits = 10;

/** How many others are shown with one application. */
const most = 10;

const shown = (
  other: Applied & Pick<OtherApplication, "ref" | "status">,
  than: Applied,
): OtherApplication => ({
  id: other.id,
  ref: other.ref,
  status: other.status,
  isEarlier: other.created_at < than.created_at,
});

/** What is the same in two applications of one person: the address in any case, or the number in any form. */
const keysOf = ({ phone_number, email: address }: Applied): (string | null)[] => [
  address.toLowerCase(),
  chatNumber(phone_number),
];

/**
 * The other applications with the same phone number or email address, by application: those before it, then those after
 * it, the newest first. Only reviewers may know: an applicant who was told would learn that somebody else applied.
 */
export async function otherApplications(
  rows: readonly Applied[],
): Promise<ReadonlyMap<string, readonly OtherApplication[]>> {
  if (!rows.length) return new Map();
  const candidates = await db()
    .select({ id, ref, status, created_at, phone_number, email })
    .from(recruitmentApplications)
    .where(
      or(
        inArray(sql`right(${phone_number}, ${lastDigits})`, [
          ...new Set(rows.map((row) => row.phone_number.slice(-lastDigits))),
        ]),
        inArray(sql`lower(${email})`, [...new Set(rows.map((row) => row.email.toLowerCase()))]),
      ),
    )
    .orderBy(desc(created_at), desc(id));
  const known = candidates.map((other) => ({ ...other, keys: keysOf(other) }));
  return new Map(
    rows.map((row) => {
      const keys = keysOf(row).filter((key) => key !== null);
      const same = known.filter(
        (other) => other.id !== row.id && keys.some((key) => other.keys.includes(key)),
      );
      const [earlier, later] = [true, false].map((isEarlier) =>
        same.map((other) => shown(other, row)).filter((other) => other.isEarlier === isEarlier),
      );
      return [row.id, [...(earlier ?? []), ...(later ?? [])].slice(0, most)];
    }),
  );
}
