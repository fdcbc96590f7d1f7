import { asc, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { searchQuery } from "#app/admin/search.server.ts";
import { upcomingInWords } from "#app/leads/call-words.server.ts";
import { readablePhone } from "#app/leads/phone.server.ts";
import { lacksTier } from "#app/school/enroll/paid-tier.server.ts";
import { messagesAfterPayment } from "#app/school/enroll/prepared-chats.server.ts";
import { conciergeLead } from "#content/concierge.ts";
import { promisedHours } from "#content/lead-doors.ts";
import { user } from "#db/schema/accounts.ts";
import { leadHistory, leads } from "#db/schema/inbox.ts";
import { appointments } from "#db/schema/leads.ts";
import { courseEnrollments } from "#db/schema/school.ts";
import { csvMoment } from "#server/platform/csv.ts";
import { db } from "#server/platform/database.ts";
import { unproven } from "./add-lead.server.ts";
import type { Reader } from "./lead-conditions.server.ts";
import { daysThatCount, promiseEnds } from "./promise.server.ts";

const owner = alias(user, "owner");
// What is searched is as long as all the rest.
const {
  searched: _searched,
  person: _person,
  submission_key: _key,
  ...shownColumns
} = getTableColumns(leads);
const minutesBetween = (from: Date, to: Date) => (to.getTime() - from.getTime()) / 60_000;

/** What was done with leads and by whom, by lead, oldest first. */
async function historyOf(ids: readonly string[]) {
  const entries = await db()
    .select({
      id: leadHistory.id,
      lead_id: leadHistory.lead_id,
      batch: leadHistory.batch,
      kind: leadHistory.kind,
      now: leadHistory.now,
      at: leadHistory.at,
      by: user.name,
    })
    .from(leadHistory)
    .leftJoin(user, eq(user.id, leadHistory.by))
    .where(inArray(leadHistory.lead_id, [...ids]))
    .orderBy(asc(leadHistory.at), asc(leadHistory.kind));
  return Map.groupBy(entries, ({ lead_id }) => lead_id);
}

/** How many leads the person of a lead has. Plan: leads_person, once a row. */
const ofPerson = sql<number>`(select count(*)::int from ${leads} as all_leads where all_leads.person = ${leads.person})`;

type Pointer = Pick<
  typeof leads.$inferSelect,
  "ref" | "submission_id" | "enrollment_id" | "application_id" | "conversation_id"
>;

/** Where the own record of a form or a chat is in the back office. */
async function recordAddress({ ref, ...pointer }: Pointer): Promise<string | null> {
  if (pointer.application_id) return `/recruitment/admin/applications/${pointer.application_id}`;
  const list =
    (pointer.submission_id && "leads") ||
    (pointer.enrollment_id && "enrollments") ||
    (pointer.conversation_id && "conversations");
  if (!list) return null;
  const form = new FormData();
  form.set("q", ref);
  return `/admin-dashboard/${list}${await searchQuery(form)}`;
}

/** Leads by id, with what a card shows. */
export async function leadRows(ids: readonly string[], { now, calendar }: Pick<Reader, "now" | "calendar">) {
  const [rows, history] = await Promise.all([
    db()
      .select({
        lead: shownColumns,
        owner_name: owner.name,
        slot: appointments.slot,
        call: appointments.status,
        lacks_tier: lacksTier,
        of_person: ofPerson,
      })
      .from(leads)
      .leftJoin(owner, eq(owner.id, leads.owner))
      .leftJoin(appointments, eq(appointments.submission_id, leads.submission_id))
      .leftJoin(courseEnrollments, eq(courseEnrollments.id, leads.enrollment_id))
      .where(inArray(leads.id, [...ids])),
    historyOf(ids),
  ]);
  const afterPayment = await messagesAfterPayment(rows.map(({ lead }) => lead));
  return Promise.all(
    rows.map(async ({ lead, owner_name, slot, call, lacks_tier, of_person }) => {
      const isOpen = !lead.answered_at && lead.stage !== "won" && lead.stage !== "lost";
      const waited = minutesBetween(lead.created_at, lead.answered_at ?? now);
      return {
        ...lead,
        // The chat asks for no name.
        name: lead.name === conciergeLead.name ? null : lead.name,
        owner_name,
        /** The number as people read it. */
        phoneInWords: lead.phone && readablePhone(lead.phone),
        /** Whether the follow-up day has come. */
        isDue: lead.follow_up !== null && lead.follow_up <= csvMoment(now).slice(0, 10),
        slot: call === "booked" ? slot : null,
        callWords: upcomingInWords({ slot, status: call }, now),
        isOpen,
        /** Whether a missing name, number or address may be added. */
        takesContact: lead.door !== unproven,
        /** Minutes until the answer, or until now. */
        waited,
        /** Whether it waits longer than its door promises; closed days do not count. */
        isOverdue:
          isOpen &&
          promiseEnds(daysThatCount(lead.door, calendar), promisedHours[lead.door], lead.created_at) < now,
        others: of_person - 1,
        /** Which courses are open, for somebody who has paid and has not been mailed yet. */
        paidText: afterPayment.get(lead.id) ?? null,
        /** Whether it is a paid enrollment whose tier is unknown. */
        asksTier: lacks_tier === true,
        record: await recordAddress(lead),
        history: history.get(lead.id) ?? [],
        /** Identifies the next note, so that a repeated request stores it once. */
        noteKey: crypto.randomUUID(),
      };
    }),
  );
}

export type InboxLead = Awaited<ReturnType<typeof leadRows>>[number];
