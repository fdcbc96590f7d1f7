import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { leads } from "./inbox.ts";

const moment = (column: string) => timestamp(column, { withTimezone: true });

/** The links to paid ebooks. Each belongs to the order that was marked paid, and is gone with it. */
export const bookLinks = pgTable(
  "book_links",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** SHA-256 of the secret in the link, which is stored nowhere. */
    token_hash: text("token_hash").notNull().unique(),
    lead_id: uuid("lead_id")
      .notNull()
      .references(() => leads.id, { onDelete: "cascade" }),
    /** The book, by its id in content/ebooks.ts. */
    slug: text("slug").notNull(),
    downloads: integer("downloads").notNull().default(0),
    created_at: moment("created_at").notNull().defaultNow(),
    expires_at: moment("expires_at").notNull(),
  },
  (table) => [
    index("book_links_lead").on(table.lead_id),
    index("book_links_expires").on(table.expires_at),
    check("book_links_downloads", sql`${table.downloads} >= 0`),
  ],
);
