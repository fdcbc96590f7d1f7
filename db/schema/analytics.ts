import { sql } from "drizzle-orm";
import { bigint, check, index, pgTable, smallint, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { devices, visitLimits } from "#app/analytics/contract.ts";
import { lengthBetween, oneOf } from "./constraints.ts";

/**
 * One row per page view (clicked_element is null) or click. No address of the visitor, nothing typed: see the contract.
 * The two partial indexes cover all the dashboard's queries, so these never read the rows.
 */
export const visitorAnalytics = pgTable(
  "visitor_analytics",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    session_id: uuid("session_id").notNull(),
    event_timestamp: timestamp("event_timestamp", { withTimezone: true }).notNull().defaultNow(),
    page_visited: text("page_visited").notNull(),
    referrer_source: text("referrer_source"),
    device_type: text("device_type", { enum: devices }),
    screen_width: smallint("screen_width"),
    user_agent: text("user_agent"),
    clicked_element: text("clicked_element"),
  },
  (table) => [
    index("visitor_analytics_views")
      .on(table.event_timestamp, table.session_id, table.page_visited, table.referrer_source)
      .where(sql`clicked_element is null`),
    index("visitor_analytics_clicks")
      .on(table.event_timestamp.desc(), table.id.desc())
      .where(sql`clicked_element is not null`),
    check("visitor_analytics_page", lengthBetween(table.page_visited, 1, visitLimits.page)),
    check("visitor_analytics_referrer", lengthBetween(table.referrer_source, 1, visitLimits.referrer)),
    check("visitor_analytics_user_agent", lengthBetween(table.user_agent, 0, visitLimits.userAgent)),
    check("visitor_analytics_clicked", lengthBetween(table.clicked_element, 1, visitLimits.element)),
    check("visitor_analytics_width", sql`screen_width between 0 and ${sql.raw(String(visitLimits.width))}`),
    check("visitor_analytics_device", oneOf(table.device_type, devices)),
  ],
);
