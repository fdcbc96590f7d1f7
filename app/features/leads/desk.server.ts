import { and, asc, count, desc, eq, gt, gte, ilike, or, type SQL } from "drizzle-orm";
import { appointments, contactSubmissions } from "#db/schema/leads.ts";
import { db } from "#server/platform/database.ts";
import { AppError } from "#server/platform/errors.ts";
import { containing, searchedDigits, searchedText } from "../fields/search.server.ts";
import { fieldColumns } from "../fields/stored-fields.server.ts";
import {
  type LeadChange,
  type LeadFilter,
  type LeadStatus,
  leadFields,
  leadFilter,
  leadsOnPage,
} from "./contract.ts";
import { dayOf, instantOf, startedBefore, wallTime } from "./slots.ts";

const columns = {
  id: contactSubmissions.id,
  ref: contactSubmissions.ref,
  ...fieldColumns(leadFields, contactSubmissions),
  created_at: contactSubmissions.created_at,
  status: contactSubmissions.status,
  changed_at: contactSubmissions.changed_at,
  appointment_id: appointments.id,
  slot: appointments.slot,
  appointment_status: appointments.status,
};

const appointmentOfLead = eq(appointments.submission_id, contactSubmissions.id);

/** What came since midnight in Lagos. */
function cameToday(now: Date): SQL {
  return gte(contactSubmissions.created_at, instantOf(`${dayOf(wallTime(now))}T00:00`));
}

function conditionsOf({ q, kind, status, today }: LeadFilter, now: Date): SQL | undefined {
  const { name, email, phone, ref, company } = contactSubmissions;
  const digits = q && searchedDigits(q);
  return and(
    kind ? eq(contactSubmissions.project_type, kind) : undefined,
    status ? eq(contactSubmissions.status, status) : undefined,
    today ? cameToday(now) : undefined,
    q
      ? or(
          ...[name, email, phone, ref, company].map((column) => ilike(column, containing(q))),
          digits ? ilike(phone, containing(digits)) : undefined,
        )
      : undefined,
  );
}

/** How many leads wait for the owner. */
export async function countNewLeads(): Promise<number> {
  const [row] = await db()
    .select({ count: count() })
    .from(contactSubmissions)
    .where(eq(contactSubmissions.status, "new"));
  return row?.count ?? 0;
}

async function countToday(now: Date): Promise<number> {
  const [row] = await db().select({ count: count() }).from(contactSubmissions).where(cameToday(now));
  return row?.count ?? 0;
}

/** Appointments that stand, the next one first; one that has begun stays for its half hour. */
function upcomingAppointments(now: Date) {
  return db()
    .select(columns)
    .from(contactSubmissions)
    .innerJoin(appointments, appointmentOfLead)
    .where(and(eq(appointments.status, "booked"), gt(appointments.slot, startedBefore(now))))
    .orderBy(asc(appointments.slot));
}

/**
 * The owner's leads as an address asks for them (?search=…&kind=…&status=…&today=1&page=2), newest first. Personal data: for
 * admins only.
 */
export async function readLeads(query: URLSearchParams, now = new Date()) {
  const filter = { ...leadFilter.parse(Object.fromEntries(query)), q: await searchedText(query) };
  const where = conditionsOf(filter, now);
  const [[found], newLeads, today, upcoming] = await Promise.all([
    db().select({ total: count() }).from(contactSubmissions).where(where),
    countNewLeads(),
    countToday(now),
    upcomingAppointments(now),
  ]);
  const total = found?.total ?? 0;
  const pages = Math.max(1, Math.ceil(total / leadsOnPage));
  const page = Math.min(filter.page, pages);
  const leads = await db()
    .select(columns)
    .from(contactSubmissions)
    .leftJoin(appointments, appointmentOfLead)
    .where(where)
    .orderBy(desc(contactSubmissions.created_at), desc(contactSubmissions.id))
    .limit(leadsOnPage)
    .offset((page - 1) * leadsOnPage);
  return { filter, page, pages, total, leads, upcoming, newLeads, today };
}

export type LeadsDesk = Awaited<ReturnType<typeof readLeads>>;
export type Lead = LeadsDesk["leads"][number];

/** What was changed, so that it can be said and taken back. */
export interface ChangedLead {
  id: string;
  ref: string;
  change: LeadChange["change"];
}

async function setStatus(id: string, status: LeadStatus): Promise<ChangedLead | undefined> {
  const [changed] = await db()
    .update(contactSubmissions)
    .set({ status, changed_at: new Date() })
    .where(eq(contactSubmissions.id, id))
    .returning({ id: contactSubmissions.id, ref: contactSubmissions.ref });
  return changed && { ...changed, change: status };
}

/** Cancels the appointment of a lead: its slot is free again, the record stays. */
async function cancelAppointment(id: string): Promise<ChangedLead | undefined> {
  await db()
    .update(appointments)
    .set({ status: "cancelled", changed_at: new Date() })
    .where(and(eq(appointments.submission_id, id), eq(appointments.status, "booked")));
  const [cancelled] = await db()
    .select({ id: contactSubmissions.id, ref: contactSubmissions.ref })
    .from(contactSubmissions)
    .innerJoin(appointments, appointmentOfLead)
    .where(and(eq(contactSubmissions.id, id), eq(appointments.status, "cancelled")));
  return cancelled && { ...cancelled, change: "cancel" };
}

/**
 * Changes a lead as the owner says. Doing it twice is doing it once.
 * @throws AppError not-found when there is no such lead, or no appointment to cancel
 */
export async function changeLead({ change, id }: LeadChange): Promise<ChangedLead> {
  const changed = change === "cancel" ? await cancelAppointment(id) : await setStatus(id, change);
  if (!changed) throw new AppError("not-found", "This lead is not there any more.");
  return changed;
}
