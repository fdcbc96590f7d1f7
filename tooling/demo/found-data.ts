import { sql } from "#server/platform/database.ts";

/** Records that must not be mixed with sample data: the table, the singular and plural names, and which rows count. */
const records = [
  { table: "contact_submissions", one: "lead", more: "leads" },
  { table: "course_enrollments", one: "enrollment", more: "enrollments" },
  { table: "recruitment_applications", one: "application", more: "applications" },
  { table: "visitor_analytics", one: "visit", more: "visits" },
  { table: "concierge_exchanges", one: "question to the assistant", more: "questions to the assistant" },
  { table: "user_profiles", one: "learner account", more: "learner accounts", role: "learner" },
] as const;

async function count(record: (typeof records)[number]): Promise<number> {
  const { table } = record;
  // A database that was never used has no tables, and the query must not create them.
  const [found] = await sql()`select to_regclass(${table}) is not null as there`;
  if (!found?.there) return 0;
  const only = "role" in record ? sql()`where role = ${record.role}` : sql()``;
  const [row] = await sql()<{ count: number }[]>`select count(*)::int as count from ${sql()(table)} ${only}`;
  return row?.count ?? 0;
}

/** Counts the records of people in the open database, such as `3 leads`; empty for an empty one. It only reads. */
export async function foundData(): Promise<string[]> {
  const found: string[] = [];
  for (const record of records) {
    const many = await count(record);
    if (many) found.push(`${many} ${many === 1 ? record.one : record.more}`);
  }
  return found;
}
