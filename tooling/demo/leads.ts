import { sampleValues } from "#app/forms/sample-values.ts";
import { bookAppointment, freeDays } from "#app/leads/appointments.server.ts";
import { appointmentInput, contactInput, type LeadChange } from "#app/leads/contract.ts";
import { followUpInput } from "#app/leads/follow-up-contract.ts";
import { keepContact } from "#app/leads/leads.server.ts";
import { changeLead } from "#app/leads/messages/messages.server.ts";
import { instantOf, offeredDays } from "#app/leads/slots.ts";
import { toolCalls } from "#app/tools/contract.ts";
import { generate } from "#app/tools/generate.server.ts";
import { answerText } from "#app/tools/read-written.ts";
import { appointmentFields } from "#content/appointment.ts";
import { conciergeLead } from "#content/concierge.ts";
import { contactFields } from "#content/contact-form.ts";
import { toolForms } from "#content/tool-forms.ts";
import { sql } from "#server/platform/database.ts";
import { Chance } from "./chance.ts";
import { callsToCome, chatLeads, contacts, followUps, pastCalls, type SampleCall } from "./lead-texts.ts";
import { type Clock, setMoments } from "./moments.ts";
import { fictitiousEmail, fictitiousPhone } from "./people.ts";

/** When each lead arrived, was handled and was cancelled, by its reference. */
class LeadTimes {
  readonly came = new Map<string, Date>();
  readonly handled = new Map<string, Date>();
  readonly cancelled = new Map<string, Date>();
}

interface Work {
  clock: Clock;
  chance: Chance;
  times: LeadTimes;
}

function note({ clock, times }: Work, ref: string, at: Date, handledAfter: number | undefined): void {
  times.came.set(ref, at);
  if (handledAfter !== undefined) times.handled.set(ref, clock.hoursAfter(at, handledAfter));
}

async function addContacts(work: Work): Promise<void> {
  for (const { name, company, about, message, ...sample } of contacts) {
    const { ref } = await keepContact(
      contactInput.parse({
        ...sampleValues(contactFields),
        submissionKey: work.chance.uuid(),
        name,
        email: fictitiousEmail(name, company),
        phone: sample.withoutPhone ? "" : fictitiousPhone(name),
        company,
        project_type: about,
        message,
      }),
    );
    note(work, ref, work.clock.at(...sample.came), sample.handledAfter);
  }
}

async function addChatLeads(work: Work): Promise<void> {
  for (const { visitor, page, questions, came, handledAfter } of chatLeads) {
    const { ref } = await keepContact({
      submissionKey: work.chance.uuid(),
      name: conciergeLead.name,
      email: null,
      phone: fictitiousPhone(visitor),
      company: null,
      project_type: "chat",
      message: [conciergeLead.onPage(page), ...questions].join("\n"),
    });
    note(work, ref, work.clock.at(...came), handledAfter);
  }
}

/** Creates leads of the marketing tool, with the built-in engine's text for each business. */
async function addFollowUps(work: Work): Promise<void> {
  for (const { name, businessType, message, ...sample } of followUps) {
    const call = "generate-marketing-content";
    const written = await generate(
      call,
      toolCalls[call].input.parse({
        businessType,
        offer: sample.offer,
        targetAudience: sample.targetAudience,
      }),
      { visitor: "sample data" },
    );
    const { ref } = await keepContact(
      followUpInput.parse({
        submissionKey: work.chance.uuid(),
        name,
        email: fictitiousEmail(name),
        phone: fictitiousPhone(name),
        business_type: businessType,
        message,
        generated: answerText(toolForms["marketing-generator"], { ...written }),
      }),
    );
    note(work, ref, work.clock.at(...sample.came), sample.handledAfter);
  }
}

/** Books a call as a visitor does who looked at the free times at that moment. @returns its reference */
async function book(
  { chance }: Work,
  { name, topic, withoutEmail }: SampleCall,
  booking: { slot: string; at: Date },
): Promise<string> {
  const company = contacts.find((contact) => contact.name === name)?.company;
  const { ref } = await bookAppointment(
    appointmentInput.parse({
      ...sampleValues(appointmentFields),
      submissionKey: chance.uuid(),
      slot: booking.slot,
      name,
      phone: fictitiousPhone(name),
      email: withoutEmail ? "" : fictitiousEmail(name, company),
      topic,
    }),
    booking.at,
  );
  return ref;
}

async function addPastCalls(work: Work): Promise<void> {
  const { clock, chance, times } = work;
  const taken = new Set<string>();
  for (const call of pastCalls) {
    const at = clock.at(call.daysAgo + 4, "10:24");
    const days = offeredDays(at, taken).filter(({ day }) => day <= clock.day(call.daysAgo));
    const last = days.at(-1);
    if (!last) throw new Error("There was no free time for a call.");
    const slot = `${last.day}T${chance.pick(last.times)}`;
    taken.add(slot);
    const ref = await book(work, call, { slot, at });
    times.came.set(ref, at);
    if (call.cancelled) times.cancelled.set(ref, clock.hoursAfter(at, 20));
    times.handled.set(ref, call.cancelled ? clock.hoursAfter(at, 20) : clock.hoursAfter(instantOf(slot), 1));
  }
}

async function addCallsToCome(work: Work): Promise<void> {
  const { clock, chance, times } = work;
  for (const [place, call] of callsToCome.entries()) {
    const days = await freeDays(clock.now);
    const free = chance.pick(days.slice(place, place + 2));
    const slot = `${free.day}T${chance.pick(free.times)}`;
    const ref = await book(work, call, { slot, at: clock.now });
    times.came.set(ref, clock.minutesAgo(50 + place * 400));
  }
}

/** Changes leads as an admin does in the list. */
async function change(what: LeadChange["change"], refs: Iterable<string>): Promise<void> {
  for (const ref of refs) {
    const [lead] = await sql()<{ id: string }[]>`select id from contact_submissions where ref = ${ref}`;
    if (lead) await changeLead(null, { change: what, id: lead.id });
  }
}

/** The times of appointments by the id of their lead. */
async function bySubmission(times: ReadonlyMap<string, Date>): Promise<Map<string, Date>> {
  const rows = await sql()<{ id: string; ref: string }[]>`
    select id, ref from contact_submissions where ref in ${sql()([...times.keys()])}`;
  return new Map(rows.map(({ id, ref }) => [id, times.get(ref) ?? new Date()]));
}

/** Creates leads of every kind: messages, numbers left in the chat, past and future calls, and leads of the marketing tool. */
export async function addLeads(clock: Clock): Promise<void> {
  const times = new LeadTimes();
  const work: Work = { clock, chance: new Chance("leads"), times };
  await addContacts(work);
  await addChatLeads(work);
  await addFollowUps(work);
  await addPastCalls(work);
  await addCallsToCome(work);
  await change("cancel", times.cancelled.keys());
  await change("handled", times.handled.keys());
  const table = "contact_submissions";
  await setMoments({ table, column: "created_at", by: "ref" }, times.came);
  await setMoments({ table, column: "changed_at", by: "ref" }, times.handled);
  const cancelled = await bySubmission(times.cancelled);
  await setMoments({ table: "appointments", column: "changed_at", by: "submission_id" }, cancelled);
}
