import { createHash } from "node:crypto";
import { desc, eq, getTableColumns, getTableName } from "drizzle-orm";
import { listMails } from "#app/accounts/staff/saved-mails.server.ts";
import { searchedText, searchForm, searchQuery } from "#app/admin/search.server.ts";
import { hidePrivateKeys } from "#app/private-links/contract.ts";
import { type PersonTable, personTables } from "#content/person.ts";
import { user } from "#db/schema/accounts.ts";
import { erasures } from "#db/schema/erasures.ts";
import { db, type Transaction } from "#server/platform/database.ts";
import { reachPattern } from "./patterns.ts";
import { findPerson, type PersonKeys, reachesIn, staffAmong } from "./person-keys.server.ts";
import { type PersonPlace, personPlaces } from "./register.server.ts";
import { factsOf, type RowFact } from "./row-words.ts";
import { withTitles } from "./titles.server.ts";

/** A row as it is shown and exported: its columns by name, without empty ones. */
export type PersonRow = Readonly<Record<string, unknown>>;

/** The records of one kind. */
export interface PersonRecords {
  table: PersonTable;
  rows: PersonRow[];
}

const isFilled = (value: unknown) =>
  value !== null && value !== undefined && value !== "" && !(Array.isArray(value) && value.length === 0);

/** The row's columns that are shown, by the names of the database. */
function shownRow(row: Record<string, unknown>, { table, hidden = [] }: PersonPlace): PersonRow {
  const shown = Object.entries(getTableColumns(table)).filter(
    ([key, { name }]) => name !== "id" && !hidden.includes(key) && isFilled(row[key]),
  );
  return Object.fromEntries(shown.map(([key, { name }]) => [name, row[key]]));
}

/** The rows of a person in one table. */
async function rowsIn(
  place: Pick<Transaction, "select">,
  { table, where }: PersonPlace,
  keys: PersonKeys,
): Promise<Record<string, unknown>[]> {
  const own = where(keys);
  return own ? place.select().from(table).where(own) : [];
}

/** The unsent mails to a person, or with their number or address in the text. */
export async function mailsOf({ emails, phones }: Pick<PersonKeys, "emails" | "phones">) {
  const mails = await listMails();
  const pattern = reachPattern({ emails, phones });
  const names = pattern ? new RegExp(pattern, "i") : null;
  return mails.filter(({ to, text }) => emails.includes(to.toLowerCase()) || names?.test(text));
}

/** A mail's text without the keys of its links: whoever has one gets into an account, so a copy that is passed on holds none. */
const withoutKeys = (text: string) => hidePrivateKeys(text).replace(/\?token=\S+/g, "?…");

/** Identifies what was found, so that nothing is erased that nobody has seen. */
function seenOf(found: readonly { place: PersonPlace; rows: Record<string, unknown>[] }[]): string {
  const ids = found.flatMap(({ place: { table, shown }, rows }) =>
    shown ? rows.map((row) => `${getTableName(table)} ${JSON.stringify(row.id ?? Object.values(row))}`) : [],
  );
  return createHash("sha256").update(ids.sort().join("\n")).digest("base64url").slice(0, 32);
}

/** Everything about a person, by table. Personal data: for admins only. */
export async function readRecords(keys: PersonKeys, place: Pick<Transaction, "select"> = db()) {
  const found = await Promise.all(
    personPlaces.map(async (one) => ({ place: one, rows: await rowsIn(place, one, keys) })),
  );
  const mails = await mailsOf(keys);
  const shown = found.flatMap(({ place: one, rows }) =>
    one.shown ? { table: one.shown, rows: rows.map((row) => shownRow(row, one)) } : [],
  );
  const all: PersonRecords[] = [
    ...shown,
    {
      table: "mails",
      rows: mails.map(({ to, subject, text, at }) => ({
        to,
        subject,
        text: withoutKeys(text),
        at: new Date(at),
      })),
    },
  ];
  const order = Object.keys(personTables);
  const records = all
    .filter(({ rows }) => rows.length > 0)
    .sort((one, other) => order.indexOf(one.table) - order.indexOf(other.table));
  return {
    seen: seenOf(found),
    records: await Promise.all(
      records.map(async ({ table, rows }) => ({ table, rows: await withTitles(rows) })),
    ),
  };
}

/** How many rows of a person each table has, by its name in the database. */
export async function countRows(keys: PersonKeys, place: Pick<Transaction, "select">) {
  const counts = await Promise.all(
    personPlaces.map(
      async (one) => [getTableName(one.table), (await rowsIn(place, one, keys)).length] as const,
    ),
  );
  return Object.fromEntries(counts.filter(([, number]) => number > 0));
}

/** The records of one kind in words. */
export interface ShownRecords {
  table: PersonTable;
  rows: RowFact[][];
}

/** What was erased so far, the newest first. */
async function readErasures() {
  return db()
    .select({ ref: erasures.ref, at: erasures.at, by: user.name })
    .from(erasures)
    .leftJoin(user, eq(user.id, erasures.by))
    .orderBy(desc(erasures.at))
    .limit(20);
}

/** Adds the ticked numbers and addresses to the search text of a form, up to its maximum length. */
export function joinSearch(form: FormData): void {
  const ticked = form.getAll("also").map(String);
  form.delete("also");
  let q = String(form.get("q") ?? "");
  for (const one of ticked.filter((one) => q && !reachesIn(q).includes(one)))
    if (q.length + one.length + 2 <= searchForm.q) q = `${q}, ${one}`;
  if (ticked.length) form.set("q", q);
}

/** The person whom an address names (?search=…, encrypted). Personal data: for admins only. */
export async function readPerson(query: URLSearchParams) {
  const q = await searchedText(query);
  const [keys, done] = await Promise.all([q ? findPerson(q) : null, readErasures()]);
  if (!keys) return { q, done, kind: q ? ("unreadable" as const) : ("start" as const) };
  const { seen, records } = await readRecords(keys);
  if (!records.length) return { q, done, kind: "nobody" as const };
  const [isStaff, lists] = await Promise.all([staffAmong(db(), keys.accounts), listAddresses(keys)]);
  const { names, phones, emails, also } = keys;
  const shown = records.map(
    ({ table, rows }): ShownRecords => ({
      table,
      rows: rows.map((row) => factsOf(table, row)),
    }),
  );
  return {
    q,
    done,
    kind: "found" as const,
    names,
    phones,
    emails,
    also,
    seen,
    records: shown,
    isStaff,
    lists,
  };
}

export type ShownPerson = Extract<Awaited<ReturnType<typeof readPerson>>, { kind: "found" }>;

/** Where the lists of the back office show this person, by table. */
async function listAddresses({
  emails,
  phones,
  applications,
}: PersonKeys): Promise<Partial<Record<PersonTable, string | null>>> {
  const form = new FormData();
  form.set("q", emails[0] ?? phones[0] ?? "");
  const search = await searchQuery(form);
  return {
    leads: `/admin-dashboard/inbox${search}`,
    messages: `/admin-dashboard/leads${search}`,
    enrollments: `/admin-dashboard/enrollments${search}`,
    account: `/admin-dashboard/learners${search}`,
    chats: `/admin-dashboard/conversations${search}`,
    applications: applications[0] ? `/recruitment/admin/applications/${applications[0]}` : null,
    mails: "/admin-dashboard/mails",
  };
}
