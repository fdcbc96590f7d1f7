import { and, asc, eq, ilike, inArray, or, type SQL, sql } from "drizzle-orm";
import { inTable, type ListSource, listPage, readFilter } from "#app/admin/list-page.server.ts";
import { containing } from "#app/admin/search.server.ts";
import { user, userProfiles } from "#db/schema/accounts.ts";
import { passkey } from "#db/schema/second-factor.ts";
import { db } from "#server/platform/database.ts";
import { type StaffFilter, staffFilter, staffOnPage, staffRoles } from "./contract.ts";
import { readChanges } from "./staff-accounts.server.ts";

function conditionsOf({ q, role }: StaffFilter): SQL | undefined {
  const { full_name, email } = userProfiles;
  return and(
    inArray(userProfiles.role, role ? [role] : [...staffRoles]),
    q ? or(ilike(full_name, containing(q)), ilike(email, containing(q))) : undefined,
  );
}

function staffById(ids: readonly string[]) {
  return db()
    .select({
      id: userProfiles.id,
      name: userProfiles.full_name,
      email: userProfiles.email,
      role: userProfiles.role,
      secondFactor: user.twoFactorEnabled,
      passkeys: sql<number>`(
        select count(*)::int from ${passkey} own where own.user_id = "user_profiles"."id")`,
      lastSignIn: userProfiles.last_sign_in_at,
      disabledAt: userProfiles.disabled_at,
    })
    .from(userProfiles)
    .innerJoin(user, eq(user.id, userProfiles.id))
    .where(inArray(userProfiles.id, [...ids]));
}

export type StaffMember = Awaited<ReturnType<typeof staffById>>[number];

const staffList: ListSource<StaffFilter, StaffMember, never> = {
  ...inTable<StaffFilter>({
    id: userProfiles.id,
    where: conditionsOf,
    order: () => [asc(sql`lower(${userProfiles.full_name})`), asc(userProfiles.id)],
  }),
  pageSize: staffOnPage,
  rows: staffById,
  idOf: ({ id }) => id,
  counts: async () => ({}),
  countedAs: () => undefined,
};

/** The members of staff that an address selects, by name, and the newest changes. Personal data: only for admins. */
export async function readStaff(query: URLSearchParams) {
  const [list, changes] = await Promise.all([
    readFilter(staffFilter, query).then((filter) => listPage(staffList, filter)),
    readChanges(),
  ]);
  return { ...list, changes };
}
