import type { Role } from "#app/accounts/contract.ts";
import { leadRows } from "#app/inbox/lead-rows.server.ts";
import { staffReminder } from "#app/leads/appointment-mails.server.ts";
import { readCalendar } from "#app/leads/opening.server.ts";
import { alertMails, applicationsMail, morningPush, pushText, type ToldLead } from "#content/alerts.ts";
import { appointmentMails, appointmentsTexts } from "#content/appointments-list.ts";
import { labelOf } from "#content/fields.ts";
import { inboxTexts } from "#content/inbox.ts";
import { leadDoors } from "#content/lead-doors.ts";
import { itemNames } from "#content/lead-items.ts";
import { naira } from "#content/prices.ts";
import { sourceInWords } from "#content/source-words.ts";
import { csvMoment } from "#server/platform/csv.ts";
import type { Mail } from "#server/platform/mail.ts";
import { type AlertKind, leadsInMail, type PushMessage } from "./contract.ts";
import type { WebhookEvent } from "./deliver.server.ts";

/** The fields of an alert that its message needs. */
export interface Told {
  /** Null for the morning message. */
  lead_id: string | null;
  about: AlertKind;
  event: string;
  said: string | null;
}

/** One message in the format of each channel. */
interface Message {
  mail: Omit<Mail, "to">;
  push: PushMessage;
  webhook: WebhookEvent;
}

/** The longest text of a lead in a mail, in characters. */
const longestWants = 400;

/** Leads in the form that alerts use, oldest first. */
async function toldLeads(ids: readonly string[]): Promise<ToldLead[]> {
  const rows = await leadRows(ids, { now: new Date(), calendar: await readCalendar() });
  const oldestFirst = rows.toSorted((one, other) => one.created_at.getTime() - other.created_at.getTime());
  return oldestFirst.map((lead) => ({
    door: labelOf(leadDoors, lead.door),
    ref: lead.ref,
    name: lead.name,
    items: itemNames(lead),
    value: lead.value === null ? null : naira(lead.value),
    wants: lead.wants.replace(/\s+/g, " ").slice(0, longestWants),
    source: sourceInWords(lead),
    phone: lead.phoneInWords,
    email: lead.email,
    call: lead.slot && csvMoment(lead.slot),
  }));
}

/** The message about new leads, or about contact details that were left later. */
function leadsMessage(about: "lead" | "contact", leads: readonly ToldLead[], role: Role): Message {
  const told = leads.slice(0, leadsInMail);
  const mail =
    role === "recruiter"
      ? applicationsMail(leads.map(({ ref }) => ref))
      : alertMails.leads(about, told, leads.length - told.length);
  const event = about === "lead" ? "leads" : "contact";
  return {
    mail,
    push: { ...pushText(about, leads), url: inboxTexts.path },
    webhook: { event, leads },
  };
}

/** The message about a call; null for a reminder of a call that is over, or was cancelled or moved since. */
async function callMessage(
  about: "move" | "cancel" | "rebook" | "soon",
  { lead_id, event, said }: Told,
  now: Date,
): Promise<Message | null> {
  const url = appointmentsTexts.path;
  const leads = await toldLeads(lead_id ? [lead_id] : []);
  if (about === "soon") {
    const mail = lead_id && (await staffReminder(lead_id, Number(event), now));
    const push = { title: said ?? "", body: appointmentMails.open, url };
    return mail ? { mail, push, webhook: { event: "call-soon", said, leads } } : null;
  }
  const ref = leads[0]?.ref ?? "";
  const mail = appointmentMails.visitorChanged(about, said ?? "", ref);
  return {
    mail,
    push: { title: mail.subject, body: appointmentMails.changedTo(about, said ?? ""), url },
    webhook: { event: `call-${about}`, said, leads },
  };
}

/** One message for several alerts; null if there is nothing left to say. */
export async function messageOf(alerts: readonly Told[], role: Role, now: Date): Promise<Message | null> {
  const [first] = alerts;
  if (!first) return null;
  const { about, said } = first;
  if (about === "morning") {
    const text = said ?? "";
    return {
      mail: alertMails.morning(text),
      push: { ...morningPush(text), url: inboxTexts.path },
      webhook: { event: about, said, leads: [] },
    };
  }
  if (about !== "lead" && about !== "contact") return callMessage(about, first, now);
  const leads = await toldLeads(alerts.flatMap(({ lead_id }) => lead_id ?? []));
  return leads.length ? leadsMessage(about, leads, role) : null;
}
