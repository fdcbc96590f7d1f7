import { inArray, or, type SQL, sql } from "drizzle-orm";
import { verification } from "#db/schema/accounts.ts";
import { reachPattern } from "./patterns.ts";
import type { PersonKeys } from "./person-keys.server.ts";

/** Conditions that find the rows of a person (register.server.ts). */

type Column = Parameters<typeof inArray>[0];

/** The rows of a person's accounts. */
export const ofAccount = (column: Column) => (keys: PersonKeys) => inArray(column, keys.accounts);
/** The rows of their applications. */
export const ofApplication = (column: Column) => (keys: PersonKeys) => inArray(column, keys.applications);
/** The rows of their leads. */
export const ofLead = (column: Column) => (keys: PersonKeys) => inArray(column, keys.leads);

/** Links that were mailed, and sign-ups that wait for theirs: the value holds an account's id or an address. */
export function linksOf({ accounts, emails }: PersonKeys): SQL | undefined {
  const { value, identifier } = verification;
  const pattern = reachPattern({ emails, phones: [] });
  return or(
    ...accounts.map((id) => sql`starts_with(${value}, ${id})`),
    ...(pattern ? [sql`${value} ~* ${pattern}`, sql`${identifier} ~* ${pattern}`] : []),
  );
}

/** The rows with one of their e-mail addresses in one of the columns; none if no address is known. */
export const memberOf =
  (...columns: Column[]) =>
  ({ emails }: PersonKeys) =>
    emails.length ? or(...columns.map((column) => inArray(sql`lower(${column})`, emails))) : undefined;
