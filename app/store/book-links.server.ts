import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, inArray, lt, sql } from "drizzle-orm";
import { isBookToken } from "#app/private-links/contract.ts";
import { bookLink, type Ebook, ebooks } from "#content/ebooks.ts";
import { bookMail } from "#content/mails.ts";
import { site } from "#content/site.ts";
import { bookLinks } from "#db/schema/store.ts";
import { type BuiltFile, builtFile } from "#server/platform/built-file.ts";
import { db, type Transaction } from "#server/platform/database.ts";
import { sendMail } from "#server/platform/mail.ts";
import { bookLinkPath } from "./contract.ts";

const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");
const day = 24 * 60 * 60 * 1000;

/** For how many days a dead link is remembered, so that its page can say why it is dead. */
const rememberedDays = 30;

/** The file of a paid book; undefined where the build has none. */
const fileOf = (slug: string): BuiltFile | undefined => builtFile("ebooks", `${slug}.pdf`);

const bookOf = (slug: string): Ebook | undefined => ebooks.find((book) => book.slug === slug);

/** An order, as links need it. */
interface Order {
  id: string;
  items: readonly string[];
}

/** A new link. Its address is known only now: the table has its hash. */
export interface NewBookLink {
  title: string;
  address: string;
}

/**
 * Makes a link for each book of an order that is there as a file. Earlier links of the order stop working.
 * @returns the links, one a book; none where no book of the order has a file
 */
export async function makeBookLinks(transaction: Transaction, order: Order): Promise<NewBookLink[]> {
  await dropBookLinks(transaction, [order.id]);
  const made: NewBookLink[] = [];
  for (const slug of order.items) {
    const book = bookOf(slug);
    if (!book || !fileOf(slug)) continue;
    const token = randomBytes(18).toString("base64url");
    await transaction.insert(bookLinks).values({
      token_hash: hashOf(token),
      lead_id: order.id,
      slug,
      expires_at: new Date(Date.now() + bookLink.days * day),
    });
    made.push({ title: book.title, address: `${site.url}${bookLinkPath(token)}` });
  }
  return made;
}

/** Ends the links of orders, for example of one that was not paid after all. */
export async function dropBookLinks(transaction: Transaction, orders: readonly string[]): Promise<void> {
  if (orders.length) await transaction.delete(bookLinks).where(inArray(bookLinks.lead_id, [...orders]));
}

/** Sends new links to the buyer by mail. */
export function mailBookLinks(to: string, links: readonly NewBookLink[]): void {
  for (const link of links) sendMail({ to, ...bookMail(link) });
}

/** What is behind a link. */
export type BookLink =
  | { kind: "open"; book: Pick<Ebook, "slug" | "title">; left: number; until: Date }
  | { kind: "dead"; why: "used" | "expired"; book: Pick<Ebook, "slug" | "title"> }
  | { kind: "unknown" };

/** Reads what is behind a link, without counting anything: messengers open links to show a preview. */
export async function openBookLink(token: string): Promise<BookLink> {
  if (!isBookToken(token)) return { kind: "unknown" };
  const [link] = await db()
    .select()
    .from(bookLinks)
    .where(eq(bookLinks.token_hash, hashOf(token)));
  const found = link && bookOf(link.slug);
  if (!found) return { kind: "unknown" };
  const book = { slug: found.slug, title: found.title };
  if (link.expires_at <= new Date()) return { kind: "dead", why: "expired", book };
  const left = bookLink.downloads - link.downloads;
  return left > 0
    ? { kind: "open", book, left, until: link.expires_at }
    : { kind: "dead", why: "used", book };
}

/** The order of a download link, even if the link is used up or expired; null if the link is unknown. */
export async function orderOfBookLink(token: string): Promise<string | null> {
  if (!isBookToken(token)) return null;
  const [found] = await db()
    .select({ order: bookLinks.lead_id })
    .from(bookLinks)
    .where(eq(bookLinks.token_hash, hashOf(token)));
  return found?.order ?? null;
}

/** Counts a download and gives the file. @returns null where the link is used up, expired or nobody's */
export async function takeBook(token: string): Promise<BuiltFile | null> {
  if (!isBookToken(token)) return null;
  return db().transaction(async (transaction) => {
    const [taken] = await transaction
      .update(bookLinks)
      .set({ downloads: sql`${bookLinks.downloads} + 1` })
      .where(
        and(
          eq(bookLinks.token_hash, hashOf(token)),
          lt(bookLinks.downloads, bookLink.downloads),
          gt(bookLinks.expires_at, new Date()),
        ),
      )
      .returning({ slug: bookLinks.slug });
    const file = taken && fileOf(taken.slug);
    // A download that has no file to give is not counted.
    if (taken && !file) transaction.rollback();
    return file ?? null;
  });
}

/** Deletes links that died long ago. */
export async function eraseOldBookLinks(now = new Date()): Promise<void> {
  await db()
    .delete(bookLinks)
    .where(lt(bookLinks.expires_at, new Date(now.getTime() - rememberedDays * day)));
}

/** The reading sample of a book; undefined where there is none. */
export function sampleFile(slug: string): BuiltFile | undefined {
  return bookOf(slug)?.sample ? builtFile("ebooks/samples", `${slug}.pdf`) : undefined;
}
