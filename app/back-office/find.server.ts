import { desc, ilike, or } from "drizzle-orm";
import type { Role } from "#app/accounts/contract.ts";
import { foldedText } from "#app/admin/folded-text.ts";
import { containing, searchedText, searchQuery } from "#app/admin/search.server.ts";
import { findPeople } from "#app/inbox/find-people.server.ts";
import { sections } from "#content/back-office-sections.ts";
import { sectionWords } from "#content/back-office-words.ts";
import { userProfiles } from "#db/schema/accounts.ts";
import { db } from "#server/platform/database.ts";

/** The most people, and the most accounts, that are shown. */
const most = 20;

/** The screen where an account is changed. */
const placeOf = (role: Role) => `/admin-dashboard/${role === "learner" ? "learners" : "staff"}`;

/** Accounts by name or address, the newest first. */
async function findAccounts(q: string) {
  const { id, full_name, email, role, created_at } = userProfiles;
  const rows = await db()
    .select({ id, name: full_name, email, role })
    .from(userProfiles)
    .where(or(ilike(full_name, containing(q)), ilike(email, containing(q))))
    .orderBy(desc(created_at))
    .limit(most);
  return Promise.all(
    rows.map(async (row) => {
      const form = new FormData();
      form.set("q", row.email);
      return { ...row, href: `${placeOf(row.role)}${await searchQuery(form)}` };
    }),
  );
}

/**
 * Screens whose name, a setting of theirs or a further word has these words. One that only a further word finds shows all its
 * settings, so that whoever typed another word sees why it is there.
 */
function findPlaces(q: string) {
  const words = foldedText(q).split(" ").filter(Boolean);
  const fits = (text: string) => words.every((word) => foldedText(text).includes(word));
  return sections.flatMap(({ path, label, finds }) => {
    const named = finds.filter(fits);
    if (named.length || fits(label)) return { path, label, named };
    return sectionWords[path]?.some(fits) ? { path, label, named: finds } : [];
  });
}

/** Everything in the back office that the search text of an address finds. Personal data: only for admins. */
export async function findEverywhere(query: URLSearchParams) {
  const q = await searchedText(query);
  if (!q) return { q, people: [], accounts: [], places: [] };
  const [people, accounts] = await Promise.all([findPeople(q, most), findAccounts(q)]);
  return {
    q,
    people,
    accounts,
    places: findPlaces(q),
    more: people.length === most || accounts.length === most,
  };
}
