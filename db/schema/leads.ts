import { check, index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { lengthBetween } from "./constraints.ts";

/** What visitors sent through a contact form of the site. */
export const contactSubmissions = pgTable(
  "contact_submissions",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    ref: text("ref").notNull().unique(),
    submission_key: uuid("submission_key").notNull().unique(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    phone: text("phone"),
    company: text("company"),
    /** Which form it came from, such as marketing-system. */
    project_type: text("project_type").notNull(),
    message: text("message").notNull(),
    created_at: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index("contact_submissions_newest").on(table.created_at.desc()),
    check("contact_submissions_name", lengthBetween(table.name, 1, 200)),
    check("contact_submissions_email", lengthBetween(table.email, 3, 320)),
    check("contact_submissions_message", lengthBetween(table.message, 1, 20000)),
  ],
);
