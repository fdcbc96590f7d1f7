import { and, eq, inArray, ne } from "drizzle-orm";
import {
  dropBookLinks,
  mailBookLinks,
  makeBookLinks,
  type NewBookLink,
} from "#app/store/book-links.server.ts";
import { inboxTexts as texts } from "#content/inbox.ts";
import { whatsappChatWith, whatsappShareLink } from "#content/whatsapp.ts";
import { leads } from "#db/schema/inbox.ts";
import type { Transaction } from "#server/platform/database.ts";
import { AppError } from "#server/platform/errors.ts";
import { mailLeaves } from "#server/platform/mail.ts";
import type { Stage } from "./contract.ts";
import { type Change, type LeadRow, note } from "./stages.server.ts";

/** A new link to a paid ebook, and how it reaches the buyer. */
export interface SentLink extends NewBookLink {
  ref: string;
  /** The chat with the text ready to send; where no number is known, WhatsApp asks to whom. */
  chat: string;
  /** Where it is mailed to; null where it has to be sent on WhatsApp. */
  mailTo: string | null;
}

async function linksOf(transaction: Transaction, change: Change, lead: LeadRow): Promise<SentLink[]> {
  const made = await makeBookLinks(transaction, lead);
  if (made.length) await note(transaction, change, [{ lead, kind: "book_link", was: null, now: null }]);
  return made.map((link) => {
    const text = texts.bookLink.message(lead.name?.split(/\s/)[0] ?? "", link.title, link.address, lead.ref);
    return {
      ...link,
      ref: lead.ref,
      chat: lead.phone ? whatsappChatWith(lead.phone, text) : whatsappShareLink(text),
      mailTo: mailLeaves() ? lead.email : null,
    };
  });
}

/** Makes the links of orders that were just marked as paid, and ends those of orders that are not paid any more. */
export async function followPayment(
  transaction: Transaction,
  change: Change,
  { changed, stage }: { changed: readonly LeadRow[]; stage: Stage },
): Promise<SentLink[]> {
  const orders = changed.filter(({ door }) => door === "ebook");
  if (stage !== "won") {
    await dropBookLinks(
      transaction,
      orders.map(({ id }) => id),
    );
    return [];
  }
  const links: SentLink[] = [];
  for (const order of orders) links.push(...(await linksOf(transaction, change, order)));
  return links;
}

/** Ends the links of those among the leads that are not won. */
export async function dropUnpaidLinks(transaction: Transaction, ids: readonly string[]): Promise<void> {
  const unpaid = await transaction
    .select({ id: leads.id })
    .from(leads)
    .where(and(inArray(leads.id, [...ids]), eq(leads.door, "ebook"), ne(leads.stage, "won")));
  await dropBookLinks(
    transaction,
    unpaid.map(({ id }) => id),
  );
}

/**
 * Makes a new link for a paid order; the one before stops working.
 * @throws AppError conflict where the order is not marked as paid, or its book has no file
 */
export async function renewBookLink(transaction: Transaction, change: Change, [lead]: readonly LeadRow[]) {
  if (lead?.door !== "ebook" || lead.stage !== "won") throw new AppError("conflict", texts.bookLink.unpaid);
  const links = await linksOf(transaction, change, lead);
  if (!links.length) throw new AppError("conflict", texts.bookLink.noFile);
  return { said: texts.bookLink.made(lead.ref), links };
}

/** Mails the links of buyers who left an address, after they are stored. */
export function mailLinks(links: readonly SentLink[]): void {
  for (const link of links) if (link.mailTo) mailBookLinks(link.mailTo, [link]);
}
