import { desc } from "drizzle-orm";
import { recruitmentApplications } from "#db/schema/applications.ts";
import { db } from "#server/platform/database.ts";

/** Applications, newest first. Personal data: for admins and recruiters only. */
export function listApplications(limit = 200) {
  return db()
    .select()
    .from(recruitmentApplications)
    .orderBy(desc(recruitmentApplications.created_at))
    .limit(limit);
}

export type Application = Awaited<ReturnType<typeof listApplications>>[number];
