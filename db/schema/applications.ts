import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import {
  applicationLimits,
  applicationStatuses,
  employmentStatuses,
} from "#app/features/applications/contract.ts";
import { lengthBetween, oneOf } from "./constraints.ts";

const { age, businessTypes, email, name, techSkills, whyJoin } = applicationLimits;
const between = (column: string, { least, most }: { least: number; most: number }) =>
  sql.raw(`${column} between ${least} and ${most}`);

/** People who want to become consultants. */
export const recruitmentApplications = pgTable(
  "recruitment_applications",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    full_name: text("full_name").notNull(),
    phone_number: text("phone_number").notNull(),
    email: text("email").notNull(),
    city_state: text("city_state").notNull(),
    age: integer("age").notNull(),
    linkedin_portfolio: text("linkedin_portfolio"),
    employment_status: text("employment_status", { enum: employmentStatuses }).notNull(),
    tech_skills_rating: integer("tech_skills_rating").notNull(),
    tools_knowledge: text("tools_knowledge").array().notNull().default(sql`'{}'`),
    business_types: text("business_types").notNull(),
    why_join_mindsync: text("why_join_mindsync").notNull(),
    video_url: text("video_url"),
    status: text("status", { enum: applicationStatuses }).notNull().default("pending"),
    created_at: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index("recruitment_applications_newest").on(table.created_at.desc()),
    check("recruitment_applications_full_name", lengthBetween(table.full_name, name.least, name.most)),
    check("recruitment_applications_city_state", lengthBetween(table.city_state, name.least, name.most)),
    check("recruitment_applications_email", lengthBetween(table.email, 3, email)),
    check("recruitment_applications_age", between("age", age)),
    check("recruitment_applications_tech_skills", between("tech_skills_rating", techSkills)),
    check(
      "recruitment_applications_business_types",
      lengthBetween(table.business_types, businessTypes.least, businessTypes.most),
    ),
    check(
      "recruitment_applications_why_join",
      lengthBetween(table.why_join_mindsync, whyJoin.least, whyJoin.most),
    ),
    check("recruitment_applications_employment", oneOf(table.employment_status, employmentStatuses)),
    check("recruitment_applications_status", oneOf(table.status, applicationStatuses)),
  ],
);
