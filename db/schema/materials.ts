import { sql } from "drizzle-orm";
import { check, date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { lengthBetween } from "./constraints.ts";

/** Downloads of each file of the free courses per day (Lagos time); nothing about who downloaded. */
export const materialDownloads = pgTable(
  "material_downloads",
  {
    day: date("day").notNull(),
    course: text("course").notNull(),
    file: text("file").notNull(),
    count: integer("count").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.course, table.file, table.day] }),
    check("material_downloads_course", lengthBetween(table.course, 1, 100)),
    check("material_downloads_file", lengthBetween(table.file, 1, 100)),
    check("material_downloads_count", sql`${table.count} > 0`),
  ],
);
