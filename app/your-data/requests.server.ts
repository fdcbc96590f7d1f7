import { createHash, randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { z } from "zod";
import { auth } from "#app/accounts/auth.server.ts";
import { addLead } from "#app/inbox/add-lead.server.ts";
import { internationalPhone } from "#app/leads/phone.server.ts";
import { newReference } from "#app/leads/reference.server.ts";
import { referenceIn } from "#app/person/person-keys.server.ts";
import { type Confirmed, confirmRequestMail, requestInWords, yourDataForm } from "#content/your-data.ts";
import { leads } from "#db/schema/inbox.ts";
import { db } from "#server/platform/database.ts";
import { AppError } from "#server/platform/errors.ts";
import { mailLeaves, sendMail } from "#server/platform/mail.ts";
import { isWithinLimit } from "#server/platform/rate-limit.ts";
import type { RequestInput, RequestReceipt } from "./contract.ts";
import { linkKeyIn, reachOfLink } from "./private-links.server.ts";

/** How long the mailed link works. */
const linkMilliseconds = 3 * 24 * 60 * 60_000;

/** What a request leaves until its link is opened. */
const pending = z.object({
  wish: z.enum(["copy", "erase"]),
  email: z.string(),
  /** Missing in links that were mailed before this field existed. */
  phone: z.string().nullable().default(null),
  proof: z.string().nullable(),
});
type Pending = z.infer<typeof pending>;

/** A token as it is found again: the table holds its hash only. */
const nameOf = (token: string) => `data-request:${createHash("sha256").update(token).digest("base64url")}`;

interface Request {
  key: string;
  wish: Pending["wish"];
  email: string | null;
  phone: string | null;
  /** What they typed to show that it is them; never a private link. */
  proof: string | null;
  by: Confirmed;
}

/** Adds a request to the inbox, once for each key. @returns its reference */
async function addRequest({ key, wish, email, phone, proof, by }: Request): Promise<string> {
  return db().transaction(async (transaction) => {
    const lead = {
      door: "your-data",
      record: { submission_key: key },
      email,
      phone,
      wants: requestInWords(wish, { by, proof, isPhoneOpen: by === "mail" && phone !== null }),
      items: [],
      source: null,
    } as const;
    for (let tries = 0; tries < 5; tries += 1) {
      const ref = newReference("REQ");
      if (await addLead(transaction, { ...lead, ref })) return ref;
      const [same] = await transaction
        .select({ ref: leads.ref })
        .from(leads)
        .where(eq(leads.submission_key, key));
      if (same) return same.ref;
    }
    throw new Error("No free reference was found for a request.");
  });
}

/** Whether what was typed belongs to the number or address that was typed with it. */
async function confirmedBy({
  email,
  phone,
  proof,
}: Pick<Request, "email" | "phone" | "proof">): Promise<Confirmed> {
  if (!proof) return "none";
  if (linkKeyIn(proof)) {
    const found = await reachOfLink(proof);
    const isTheirs =
      found &&
      ((email && found.email?.toLowerCase() === email.toLowerCase()) ||
        (phone && found.phone && internationalPhone(found.phone) === phone));
    return isTheirs ? "link" : "none";
  }
  // A Ref is not proof, because anybody who sends a form sees its Ref. The owner is therefore told to check.
  const ref = referenceIn(proof);
  if (!ref) return "none";
  const [found] = await db()
    .select({ email: leads.email, phone: leads.phone })
    .from(leads)
    .where(eq(leads.ref, ref));
  const isTheirs =
    (email && found?.email?.toLowerCase() === email.toLowerCase()) ||
    (phone && found?.phone && internationalPhone(found.phone) === phone);
  return isTheirs ? "ref" : "none";
}

/** Mails the link that begins a request. An address that got enough mails silently gets no more. */
async function mailLink(asked: Pending): Promise<void> {
  if (!(await isWithinLimit("reset-sent", `data-request ${asked.email.toLowerCase()}`))) return;
  const token = randomBytes(24).toString("base64url");
  const { internalAdapter } = await (await auth()).$context;
  await internalAdapter.createVerificationValue({
    identifier: nameOf(token),
    value: JSON.stringify(asked),
    expiresAt: new Date(Date.now() + linkMilliseconds),
  });
  sendMail({ to: asked.email, ...confirmRequestMail(token, asked.wish) });
}

/**
 * Takes a request. With an address and a mail server it begins when the mailed link is opened; else at once, with what
 * they typed compared. The receipt is the same whether we know them or not.
 * @throws AppError invalid for a phone number that is valid in no country
 */
export async function askForData({
  submissionKey,
  wish,
  email,
  phone: typed,
  proof,
}: RequestInput): Promise<RequestReceipt> {
  const phone = typed === null ? null : internationalPhone(typed);
  const shown = proof && linkKeyIn(proof) ? null : proof;
  if (email && mailLeaves()) {
    await mailLink({ wish, email, phone, proof: shown });
    return { kind: "mailed", email };
  }
  const by = await confirmedBy({ email, phone, proof });
  return {
    kind: "noted",
    ref: await addRequest({ key: submissionKey, wish, email, phone, proof: shown, by }),
  };
}

/** Begins the request of a mailed link, which works once. @throws AppError invalid when it is too old or was used */
export async function confirmRequest({ token }: { token: string }): Promise<string> {
  const { internalAdapter } = await (await auth()).$context;
  const found = await internalAdapter.consumeVerificationValue(nameOf(token));
  if (!found) throw new AppError("invalid", yourDataForm.confirm.over);
  return addRequest({ key: crypto.randomUUID(), ...pending.parse(JSON.parse(found.value)), by: "mail" });
}
