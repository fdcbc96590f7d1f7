import { eq } from "drizzle-orm";
import { isbot } from "isbot";
import { currentProfile } from "#app/accounts/accounts.server.ts";
import { newReference } from "#app/leads/reference.server.ts";
import { contact } from "#content/home.ts";
import type { PressDoor } from "#content/lead-doors.ts";
import { whatsappLink } from "#content/whatsapp.ts";
import { leads } from "#db/schema/inbox.ts";
import { db } from "#server/platform/database.ts";
import { hashedId } from "#server/platform/hashed-id.ts";
import { log } from "#server/platform/log.ts";
import { isWithinLimit } from "#server/platform/rate-limit.ts";
import type { RequestFacts } from "#server/platform/request-facts.ts";
import { addLead } from "./add-lead.server.ts";
import { type Press, presses } from "./presses.server.ts";
import { isFromOwnPage, sourceOf, visitKey } from "./source.server.ts";

/** The beginnings of the references. */
export const prefixes = {
  quote: "QUO",
  demo: "DEM",
  enterprise: "SYS",
  ebook: "EBK",
  tier: "TIR",
  "exit-offer": "EXT",
} as const satisfies Record<PressDoor, string>;

/** Longest wait for the records, in milliseconds: the visitor is on the way to WhatsApp. */
const longestWait = 1500;

/** Whether a person pressed a button of ours: not a program, not a page that fetches ahead, not a link elsewhere. */
function isPress(request: Request): boolean {
  const { headers } = request;
  const ahead = headers.get("sec-purpose") ?? headers.get("purpose") ?? "";
  return isFromOwnPage(request) && !ahead.includes("prefetch") && !isbot(headers.get("user-agent") ?? "");
}

/** Stores a press. @returns its reference; that of the first one when the same visit pressed the same button before */
async function storePress(
  request: Request,
  door: PressDoor,
  press: Press,
  caller: RequestFacts,
): Promise<string> {
  const asked = new URL(request.url).searchParams;
  const visit = asked.get("visit");
  asked.delete("visit");
  const key = visitKey(visit);
  const submission_key = key ? hashedId(JSON.stringify([key, door, asked.toString()])) : crypto.randomUUID();
  const profile = await currentProfile(request.headers);
  for (;;) {
    const ref = newReference(prefixes[door]);
    const added = await db().transaction((transaction) =>
      addLead(transaction, {
        ref,
        door,
        record: { submission_key },
        name: profile?.full_name ?? null,
        email: profile?.email ?? null,
        source: sourceOf(request, visit, caller),
        ...press,
      }),
    );
    if (added) return ref;
    const [earlier] = await db()
      .select({ ref: leads.ref })
      .from(leads)
      .where(eq(leads.submission_key, submission_key));
    if (earlier) return earlier.ref;
  }
}

/** The reference of a press, or null when it could not be stored in time: WhatsApp opens all the same. */
async function storedInTime(stored: Promise<string>): Promise<string | null> {
  const clock = Promise.withResolvers<null>();
  const timer = setTimeout(() => clock.resolve(null), longestWait);
  const ref = stored.catch((error: unknown) => {
    log.error({ err: error }, "a press of a WhatsApp button was not stored");
    return null;
  });
  const first = await Promise.race([ref, clock.promise]);
  clearTimeout(timer);
  return first;
}

/** Where a press leads: WhatsApp, with the reference of the stored lead. */
export interface OpenedChat {
  address: string;
  /** Whether the browser may go the same way again for some minutes, so that a second press is the same lead. */
  isStored: boolean;
}

/**
 * Stores the lead of a WhatsApp button and says where to go on. It never fails: without a database the chat opens
 * without a reference.
 * @param caller for the rate limit, and whether a proxy may name the country
 */
export async function openChat(request: Request, door: string, caller: RequestFacts): Promise<OpenedChat> {
  const asked = new URL(request.url).searchParams;
  const press = Object.hasOwn(presses, door) ? presses[door as PressDoor](asked) : null;
  if (!press) {
    return { address: whatsappLink(contact.action.line, contact.action.message), isStored: false };
  }
  const { line, message: intro } = press;
  const ref =
    isPress(request) && (await isWithinLimit("press", caller))
      ? await storedInTime(storePress(request, door as PressDoor, press, caller))
      : null;
  return { address: whatsappLink(line, ref ? { intro, ref } : intro), isStored: ref !== null };
}
