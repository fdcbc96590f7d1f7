import { eq } from "drizzle-orm";
import { appointmentOfKey } from "#app/leads/appointment-keys.server.ts";
import { isBookToken, isPrivateKey } from "#app/private-links/contract.ts";
import { openedKey } from "#app/private-links/opened-link.server.ts";
import { storedKeys } from "#app/recruitment/apply/private-key.server.ts";
import { orderOfBookLink } from "#app/store/book-links.server.ts";
import { recruitmentApplications } from "#db/schema/applications.ts";
import { leads } from "#db/schema/inbox.ts";
import { appointments, contactSubmissions } from "#db/schema/leads.ts";
import { db } from "#server/platform/database.ts";

const lastPart = (link: string): string => link.split(/[?#]/)[0]?.replace(/\/+$/, "").split("/").at(-1) ?? "";

/** The links that prove who somebody is. The token of another, such as for a new password, must not be stored as proof. */
const provingKinds = ["application", "call", "book"] as const;

/**
 * What was typed as proof; the key in place of the address of a page whose link was opened in this browser, because that
 * address has no key.
 */
export async function proofWithKey(request: Request, proof: string | null): Promise<string | null> {
  const name = lastPart(proof ?? "");
  const keys = await Promise.all(provingKinds.map((kind) => openedKey(request, kind, name)));
  return keys.find(Boolean) ?? proof;
}

/** The secret in a private link (or typed alone) to an application, a call or a paid ebook; null in any other text. */
export function linkKeyIn(proof: string): string | null {
  const last = lastPart(proof);
  return isPrivateKey(last) || isBookToken(last) ? last : null;
}

interface Reach {
  phone: string | null;
  email: string | null;
}

async function ofApplication(key: string): Promise<Reach | undefined> {
  const { private_key, email, phone_number: phone } = recruitmentApplications;
  const [found] = await db()
    .select({ email, phone })
    .from(recruitmentApplications)
    .where(eq(private_key, storedKeys(key).private_key));
  return found;
}

async function ofCall(key: string): Promise<Reach | undefined> {
  const id = await appointmentOfKey(key);
  if (!id) return undefined;
  const [found] = await db()
    .select({ email: contactSubmissions.email, phone: contactSubmissions.phone })
    .from(appointments)
    .innerJoin(contactSubmissions, eq(appointments.submission_id, contactSubmissions.id))
    .where(eq(appointments.id, id));
  return found;
}

async function ofBook(token: string): Promise<Reach | undefined> {
  const order = await orderOfBookLink(token);
  if (!order) return undefined;
  const [found] = await db()
    .select({ email: leads.email, phone: leads.phone })
    .from(leads)
    .where(eq(leads.id, order));
  return found;
}

/** The phone and email of the person a private link belongs to; undefined if the link is unknown. */
export async function reachOfLink(proof: string): Promise<Reach | undefined> {
  const key = linkKeyIn(proof);
  if (!key) return undefined;
  return (await ofApplication(key)) ?? (await ofCall(key)) ?? (await ofBook(key));
}
