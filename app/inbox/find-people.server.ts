import { and, desc, inArray, isNull, sql } from "drizzle-orm";
import { searchQuery } from "#app/admin/search.server.ts";
import { readablePhone } from "#app/leads/phone.server.ts";
import { conciergeLead } from "#content/concierge.ts";
import { inboxTexts } from "#content/inbox.ts";
import type { LeadDoor } from "#content/lead-doors.ts";
import { leads } from "#db/schema/inbox.ts";
import { db } from "#server/platform/database.ts";
import { leadsFound } from "./lead-conditions.server.ts";

/** A person with leads. */
export interface FoundPerson {
  /** The key that their leads share. */
  person: string;
  name: string | null;
  phone: string | null;
  email: string | null;
  /** The newest lead. */
  ref: string;
  door: LeadDoor;
  at: Date;
  count: number;
  /** Their leads in the inbox; an only lead is open there. */
  href: string;
}

/** The address of the inbox that shows what a text finds. */
export async function inboxSearch(text: string): Promise<string> {
  const form = new FormData();
  form.set("q", text);
  return `${inboxTexts.path}${await searchQuery(form)}`;
}

/** People by name, phone, address, reference or words of their leads: the newest first. Personal data: only for admins. */
export async function findPeople(q: string, most: number): Promise<FoundPerson[]> {
  const newest = db()
    .select({ person: leads.person, at: sql<Date>`max(${leads.created_at})`.as("at") })
    .from(leads)
    .where(and(leadsFound(q), isNull(leads.erased_at)))
    .groupBy(leads.person)
    .orderBy(desc(sql`max(${leads.created_at})`))
    .limit(most);
  const people = (await newest).map(({ person }) => person);
  if (!people.length) return [];
  const rows = await db()
    .select()
    .from(leads)
    .where(inArray(leads.person, people))
    .orderBy(desc(leads.created_at));
  const byPerson = Map.groupBy(rows, ({ person }) => person);
  return Promise.all(
    people.map(async (person) => {
      const own = byPerson.get(person) ?? [];
      const [last] = own;
      const known = <Value>(of: (lead: (typeof rows)[number]) => Value | null) =>
        own.map(of).find((value) => value !== null) ?? null;
      const phone = known((lead) => lead.phone);
      const email = known((lead) => lead.email);
      return {
        person,
        name: known(({ name }) => (name === conciergeLead.name ? null : name)),
        phone: phone && readablePhone(phone),
        email,
        ref: last?.ref ?? "",
        door: last?.door ?? "contact",
        at: last?.created_at ?? new Date(0),
        count: own.length,
        href:
          last && own.length === 1
            ? `${inboxTexts.path}?lead=${last.id}`
            : await inboxSearch(phone ?? email ?? last?.ref ?? ""),
      };
    }),
  );
}
