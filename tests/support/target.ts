import type { DatabaseTarget } from "#server/platform/database.ts";

/** Another database on the same server. */
export function databaseNamed(target: DatabaseTarget, database: string): DatabaseTarget {
  if (!("url" in target)) return { ...target, database };
  const url = new URL(target.url);
  url.pathname = `/${database}`;
  return { url: url.href };
}
