import { and, asc, desc, eq, gt, gte, ilike, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import { inTable, type ListSource, listPage, readFilter } from "#app/admin/list-page.server.ts";
import { containing, searchedDigits } from "#app/admin/search.server.ts";
import { fieldColumns } from "#app/forms/stored-fields.server.ts";
import { followRecords } from "#app/inbox/stages.server.ts";
import { appointments, contactSubmissions } from "#db/schema/leads.ts";
import { db } from "#server/platform/database.ts";
import { AppError } from "#server/platform/errors.ts";
import { type ChangedAppointment, changeAppointment } from "../appointment-changes.server.ts";
import {
  type LeadChange,
  type LeadFilter,
  type LeadStatus,
  leadFields,
  leadFilter,
  leadsOnPage,
} from "../contract.ts";
import { startOfDay } from "../opening.server.ts";
import { startedBefore } from "../slots.ts";

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

/** All searched columns in one text, because one ILIKE is faster than one for each column. */
const searched = sql`concat_ws(chr(10), ${contactSubmissions.name}, ${contactSubmissions.email}, ${contactSubmissions.phone},
  ${contactSubmissions.ref}, ${contactSubmissions.company})`;

function conditionsOf({ q, kind, status, today }: LeadFilter, now: Date): SQL | undefined {
  const digits = q && searchedDigits(q);
  return and(
    kind ? eq(contactSubmissions.project_type, kind) : undefined,
    status ? eq(contactSubmissions.status, status) : undefined,
    today ? gte(contactSubmissions.created_at, startOfDay(now)) : undefined,
    q
      ? or(
          sql`${searched} ilike ${containing(q)}`,
          digits ? ilike(contactSubmissions.phone, containing(digits)) : undefined,
        )
      : undefined,
  );
}

const countWhere = (where?: SQL) => db().$count(contactSubmissions, where);

/** How many leads are new. It can be part of another query too. */
export const countNewLeads = () => countWhere(eq(contactSubmissions.status, "new"));

async function countLeads(now: Date): Promise<Record<LeadStatus | "all" | "today", number>> {
  const [all, unhandled, today] = await Promise.all([
    countWhere(),
    countNewLeads(),
    countWhere(gte(contactSubmissions.created_at, startOfDay(now))),
  ]);
  return { all, new: unhandled, handled: all - unhandled, today };
}

/** Booked appointments, the next one first. One that has begun stays in the list for its half hour. */
function upcomingAppointments(now: Date) {
  return db()
    .select(columns)
    .from(contactSubmissions)
    .innerJoin(appointments, appointmentOfLead)
    .where(and(eq(appointments.status, "booked"), gt(appointments.slot, startedBefore(now))))
    .orderBy(asc(appointments.slot));
}

/** When the first booked call of a day in Lagos begins, of those that have not begun; null when there is none. */
export async function firstCallOf(now: Date): Promise<Date | null> {
  const next = new Date(startOfDay(now).getTime() + 24 * 60 * 60_000);
  const [first] = await db()
    .select({ slot: appointments.slot })
    .from(appointments)
    .where(and(eq(appointments.status, "booked"), gte(appointments.slot, now), lt(appointments.slot, next)))
    .orderBy(asc(appointments.slot))
    .limit(1);
  return first?.slot ?? null;
}

function leadsById(ids: readonly string[]) {
  return db()
    .select(columns)
    .from(contactSubmissions)
    .leftJoin(appointments, appointmentOfLead)
    .where(inArray(contactSubmissions.id, [...ids]));
}

export type Lead = Awaited<ReturnType<typeof leadsById>>[number];

function leadList(now: Date): ListSource<LeadFilter, Lead, LeadStatus | "all" | "today"> {
  return {
    ...inTable<LeadFilter>({
      id: contactSubmissions.id,
      where: (filter) => conditionsOf(filter, now),
      order: () => [desc(contactSubmissions.created_at), desc(contactSubmissions.id)],
    }),
    pageSize: leadsOnPage,
    rows: leadsById,
    idOf: ({ id }) => id,
    counts: () => countLeads(now),
    countedAs({ q, kind, status, today }) {
      if (q || kind || (status && today)) return undefined;
      return today ? "today" : (status ?? "all");
    },
  };
}

/**
 * The leads that an address selects (?search=…&kind=…&status=…&today=1&page=2), newest first. Personal data: only for
 * admins.
 */
export async function readLeads(query: URLSearchParams, now = new Date()) {
  const filter = await readFilter(leadFilter, query);
  const [page, upcoming] = await Promise.all([listPage(leadList(now), filter), upcomingAppointments(now)]);
  return { ...page, upcoming };
}

/** A change, for the notice and for Undo. */
export interface ChangedLead {
  id: string;
  ref: string;
  change: LeadChange["change"];
  /** The call that was cancelled or booked again. */
  appointment?: ChangedAppointment;
}

async function setStatus(
  by: string | null,
  id: string,
  status: LeadStatus,
): Promise<ChangedLead | undefined> {
  return db().transaction(async (transaction) => {
    const [changed] = await transaction
      .update(contactSubmissions)
      .set({ status, changed_at: new Date() })
      .where(eq(contactSubmissions.id, id))
      .returning({ id: contactSubmissions.id, ref: contactSubmissions.ref });
    const stage = status === "new" ? "new" : "contacted";
    await followRecords(transaction, by, { column: "submission_id", ids: [id], stage });
    return changed && { ...changed, change: status };
  });
}

/** Cancels the appointment of a lead, or books it again. */
async function changeCall(
  by: string | null,
  id: string,
  change: "cancel" | "rebook",
): Promise<ChangedLead | undefined> {
  const [found] = await db()
    .select({ id: appointments.id })
    .from(appointments)
    .where(eq(appointments.submission_id, id));
  if (!found) return undefined;
  const appointment = await changeAppointment({ change, id: found.id }, { admin: by });
  return { id, ref: appointment.ref, change, appointment };
}

/**
 * Changes a lead. A change that is repeated has no further effect.
 * @throws AppError not-found when there is no lead with this id, or no appointment to cancel
 */
export async function changeLead(by: string | null, { change, id }: LeadChange): Promise<ChangedLead> {
  const changed =
    change === "cancel" || change === "rebook"
      ? await changeCall(by, id, change)
      : await setStatus(by, id, change);
  if (!changed) throw new AppError("not-found", "This lead no longer exists.");
  return changed;
}
