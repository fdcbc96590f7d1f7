import { sql } from "#server/platform/database.ts";

/** What nobody may mix with sample data: the table, what its records are called, and which of them count. */
const records = [
  { table: "contact_submissions", name: "leads" },
  { table: "course_enrollments", name: "enrollments" },
  { table: "recruitment_applications", name: "applications" },
  { table: "visitor_analytics", name: "visits" },
  { table: "concierge_exchanges", name: "questions to the assistant" },
  { table: "user_profiles", name: "learner accounts", role: "learner" },
] as const;

async function count(record: (typeof records)[number]): Promise<number> {
  const { table } = record;
  // A database that was never used has no tables, and asking must not make them.
  const [found] = await sql()`select to_regclass(${table}) is not null as there`;
  if (!found?.there) return 0;
  const only = "role" in record ? sql()`where role = ${record.role}` : sql()``;
  const [row] = await sql()<{ count: number }[]>`select count(*)::int as count from ${sql()(table)} ${only}`;
  return row?.count ?? 0;
}

/** The records of people in the open database, such as `3 leads`; none where it is empty. It only reads. */
export async function foundData(): Promise<string[]> {
  const found: string[] = [];
  for (const record of records) {
    const many = await count(record);
    if (many) found.push(`${many} ${record.name}`);
  }
  return found;
}
