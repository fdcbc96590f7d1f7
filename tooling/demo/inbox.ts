import { addLead } from "#app/inbox/add-lead.server.ts";
import { changeLeads } from "#app/inbox/changes.server.ts";
import type { LeadChange } from "#app/inbox/contract.ts";
import { prefixes } from "#app/inbox/open-chat.server.ts";
import { presses } from "#app/inbox/presses.server.ts";
import { newReference } from "#app/leads/reference.server.ts";
import { askForData } from "#app/your-data/requests.server.ts";
import type { PressDoor } from "#content/lead-doors.ts";
import { db, sql } from "#server/platform/database.ts";
import { Chance, type Weighted } from "./chance.ts";
import { type Clock, setMoments } from "./moments.ts";

/** What visitors pressed, as the addresses of the buttons say it. */
const pressed: readonly (readonly [door: PressDoor, asked: string])[] = [
  ["quote", "package=smartagent-pro&add=web-chat-widget,payment-integration"],
  ["quote", "package=leadbot-basic"],
  ["quote", "package=fullops-elite&add=whatsapp-crm"],
  ["quote", "item=consult"],
  ["demo", "item=hospitality"],
  ["demo", "item=healthcare&as=schedule"],
  ["demo", "item=ai-sales-website&as=talk"],
  ["enterprise", "item=restaurant-system"],
  ["enterprise", "item=enterprise-intelligence-suite"],
  ["ebook", "item=know-your-profit"],
  ["ebook", "item=your-whatsapp-shop-in-seven-days"],
  ["ebook", "item=one-hundred-replies"],
  ["tier", "item=pro&course=Sell+on+WhatsApp"],
  ["exit-offer", ""],
];

interface SampleSource {
  last_source: string;
  first_source: string;
  campaign: string | null;
  landing: string;
  used: string | null;
}

const from = (source: string, landing: string, more: Partial<SampleSource> = {}): SampleSource => ({
  first_source: source,
  last_source: source,
  campaign: null,
  landing,
  used: null,
  ...more,
});

/** Where leads came from; null for those who are not counted. */
const sources: Weighted<SampleSource | null> = [
  [from("TikTok", "/business-apps", { campaign: "dec-sale" }), 22],
  [from("Google", "/", { used: "/tools/marketing-generator" }), 24],
  [from("Instagram", "/whatsapp-ai-packages"), 14],
  [from("Facebook", "/free-courses", { first_source: "Instagram" }), 8],
  [from("Direct", "/"), 22],
  [from("nairaland.com", "/blog"), 4],
  [null, 8],
];

/** Adds the leads of WhatsApp buttons, three for each of the last days and fewer before, over thirty days. */
async function addPresses(clock: Clock, chance: Chance): Promise<void> {
  const came = new Map<string, Date>();
  for (const daysAgo of [0, 0, 1, 1, 1, 2, 3, 4, 5, 7, 9, 11, 12, 14, 16, 18, 20, 22, 24, 26, 28, 29]) {
    const [door, asked] = pressed[came.size % pressed.length] ?? chance.pick(pressed);
    const press = presses[door](new URLSearchParams(asked));
    if (!press) throw new Error(`No button asks for ${door} ${asked}.`);
    const ref = newReference(prefixes[door]);
    const record = { submission_key: chance.uuid() };
    await db().transaction((transaction) =>
      addLead(transaction, { ref, door, record, source: null, ...press }),
    );
    const hour = String(chance.between(8, 21)).padStart(2, "0");
    came.set(ref, clock.at(daysAgo, `${hour}:${chance.between(10, 59)}`));
  }
  await setMoments({ table: "leads", column: "created_at", by: "ref" }, came);
}

/** Adds the request of somebody who wrote before and wants to see what is known of them; the owner has yet to answer. */
async function addDataRequest(clock: Clock, chance: Chance): Promise<void> {
  const wroteBefore = clock.atWallTime(15, "00:00").toISOString();
  const [asking] = await sql()<{ ref: string; phone: string }[]>`
    select ref, phone from leads where door = 'contact' and phone is not null and created_at < ${wroteBefore}
    order by created_at desc limit 1`;
  if (!asking) throw new Error("Nobody wrote before the request for data.");
  const request = await askForData({
    submissionKey: chance.uuid(),
    wish: "copy",
    email: null,
    phone: asking.phone,
    proof: asking.ref,
  });
  if (request.kind !== "noted") throw new Error("The request for data is not in the inbox.");
  const came = new Map([[request.ref, clock.at(6, "16:40")]]);
  await setMoments({ table: "leads", column: "created_at", by: "ref" }, came);
}

/** Gives the leads of forms the times of their records. */
async function copyTimes(): Promise<void> {
  for (const [table, pointer, changed] of [
    ["contact_submissions", "submission_id", "changed_at"],
    ["course_enrollments", "enrollment_id", "status_changed_at"],
    ["recruitment_applications", "application_id", "status_changed_at"],
  ] as const) {
    await sql()`
      update leads set created_at = record.created_at,
        answered_at = case when answered_at is null then null else coalesce(record.${sql()(changed)}, record.created_at) end
      from ${sql()(table)} as record where record.id = leads.${sql()(pointer)}`;
  }
  await sql()`update lead_history set at = leads.answered_at from leads
    where leads.id = lead_id and leads.answered_at is not null`;
}

async function addSources(chance: Chance): Promise<void> {
  // A request for data is not counted.
  const rows = await sql()<{ id: string; door: string }[]>`
    select id, door from leads where door <> 'your-data' order by created_at, ref`;
  const pages: Readonly<Record<string, string>> = {
    contact: "/contact",
    appointment: "/appointment",
    enrollment: "/enroll",
    application: "/recruitment/apply",
    "follow-up": "/tools/marketing-generator",
    quote: "/whatsapp-ai-packages",
    demo: "/business-apps",
    enterprise: "/ai-enterprise-systems",
  };
  for (const [at, { id, door }] of rows.entries()) {
    const source = chance.pickWeighted(sources);
    if (!source) continue;
    const known = { ...source, form_page: pages[door] ?? "/", device: at % 5 ? "Mobile" : "Desktop" };
    await sql()`update leads set ${sql()(known)} where id = ${id}`;
  }
}

/** What the owner did with some leads, newest first. */
const steps: readonly ((id: string, adminId: string, chance: Chance) => LeadChange[])[] = [
  () => [],
  (id) => [{ change: "chat", id: [id] }],
  (id, owner) => [
    { change: "chat", id: [id] },
    { change: "owner", id: [id], owner },
    { change: "stage", id: [id], stage: "quoted", reason: "" },
    { change: "tags", id: [id], tags: ["December"] },
  ],
  () => [],
  (id, owner, chance) => [
    { change: "call", id: [id] },
    { change: "owner", id: [id], owner },
    {
      change: "note",
      id: [id],
      key: chance.uuid(),
      note: "Wants it before Christmas. Asks for two instalments.",
    },
  ],
  (id) => [{ change: "stage", id: [id], stage: "won", reason: "" }],
  (id) => [{ change: "stage", id: [id], stage: "lost", reason: "Too expensive for now" }],
  (id, owner) => [
    { change: "owner", id: [id], owner },
    { change: "tags", id: [id], tags: ["call back"] },
  ],
];

/** Moves what was just done with a lead to some hours after it came. */
async function setStepTimes(clock: Clock, id: string, came: Date, hours: number): Promise<void> {
  const at = clock.hoursAfter(came, hours).toISOString();
  const start = clock.now.toISOString();
  await sql()`update lead_history set at = ${at} where lead_id = ${id} and at >= ${start}`;
  await sql()`update leads set answered_at = ${at} where id = ${id} and answered_at >= ${start}`;
}

async function work(clock: Clock, adminId: string, chance: Chance): Promise<void> {
  const rows = await sql()<{ id: string; created_at: string; mailed: boolean }[]>`
    select id, created_at, phone is null and email is not null as mailed from leads
    where stage = 'new' and door not in ('application', 'enrollment', 'your-data') order by created_at desc, ref`;
  for (const [place, { id, created_at, mailed }] of rows.entries()) {
    // Whoever came some days ago was answered.
    const isOld = new Date(created_at) < clock.minutesAgo(3 * 24 * 60);
    const step = steps[place % steps.length];
    const own = step?.(id, adminId, chance) ?? [];
    // Whoever left no number is answered by email.
    const changes: LeadChange[] = mailed ? [{ change: "mail", id: [id] }] : own;
    if (isOld && changes.every(({ change }) => change === "owner" || change === "tags"))
      changes.push({ change: "chat", id: [id] });
    for (const change of changes) {
      await changeLeads({ id: adminId }, change);
    }
    await setStepTimes(clock, id, new Date(created_at), chance.between(1, 30));
  }
  const [later] = await sql()<{ id: string }[]>`select id from leads where stage = 'quoted' limit 1`;
  if (later) {
    await changeLeads({ id: adminId }, { change: "follow_up", id: [later.id], follow_up: clock.day(-2) });
  }
}

/** Adds the contact of somebody who pressed a button and then wrote on WhatsApp. */
async function addContacts(clock: Clock, adminId: string, chance: Chance): Promise<void> {
  const [pressed] = await sql()<{ id: string; created_at: string }[]>`
    select id, created_at from leads where door = 'demo' and name is null and phone is null
    order by created_at, ref limit 1`;
  if (!pressed) throw new Error("Nobody pressed the button of a demo.");
  const { id, created_at } = pressed;
  const known = { name: "Ngozi Bello", phone: "0700 000 0977", email: "ngozi.bello@shop.example" };
  await changeLeads({ id: adminId }, { change: "contact", id: [id], ...known });
  await setStepTimes(clock, id, new Date(created_at), chance.between(1, 30));
}

/** Adds one reply that the owner took back. */
async function takeBack(adminId: string): Promise<void> {
  const [open] = await sql()<{ id: string }[]>`
    select id from leads where stage = 'new' and answered_at is null
      and door not in ('application', 'enrollment', 'your-data') order by ref limit 1`;
  if (!open) throw new Error("Nobody waits for an answer.");
  const { batch } = await changeLeads({ id: adminId }, { change: "chat", id: [open.id] });
  if (batch) await changeLeads({ id: adminId }, { change: "undo", batch });
}

/** Completes the inbox: leads of buttons, where all came from, and what the owner did with them. */
export async function addInbox(clock: Clock, adminId: string): Promise<void> {
  const chance = new Chance("inbox");
  await addPresses(clock, chance);
  await copyTimes();
  await addDataRequest(clock, chance);
  await addSources(chance);
  await work(clock, adminId, chance);
  await addContacts(clock, adminId, chance);
  await takeBack(adminId);
}
