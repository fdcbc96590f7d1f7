import { z } from "zod";
import {
  cleanText,
  optionalEmailField,
  optionalPhoneField,
  optionalText,
  submissionKey,
} from "#app/forms/contract.ts";
import { contactFields } from "#content/contact-form.ts";
import { inboxTexts } from "#content/inbox.ts";
import { type LeadDoor, leadDoors } from "#content/lead-doors.ts";
import { grantedTierIds } from "#content/school.ts";

/** Every way in which somebody becomes a lead. */
export const doors = leadDoors.map(({ value }) => value) as [LeadDoor, ...LeadDoor[]];

/** How far the owner is with a lead. */
export const stages = ["new", "contacted", "quoted", "won", "lost"] as const;
export type Stage = (typeof stages)[number];

/** The tabs of the inbox. */
export const inboxTabs = ["open", "mine", "waiting", "done"] as const;
export type InboxTab = (typeof inboxTabs)[number];

/**
 * Kinds of entry in the history of a lead. Those with a column of the same name can be undone here; the time of a call
 * and the tier of an enrollment are undone on their own screens.
 */
export const historyKinds = [
  "name",
  "phone",
  "email",
  "stage",
  "lost_reason",
  "owner",
  "follow_up",
  "tags",
  "note",
  "chat",
  "call",
  "mail",
  "unanswered",
  "slot",
  "tier",
  "book_link",
] as const;
export type HistoryKind = (typeof historyKinds)[number];

/** Who a lead is and how to reach them, as far as it is known. */
export const contactKinds = ["name", "phone", "email"] as const satisfies readonly HistoryKind[];
export type ContactKind = (typeof contactKinds)[number];

/** The ways to reach a lead. Opening one answers the lead. */
export const reaches = ["chat", "call", "mail"] as const satisfies readonly HistoryKind[];
export type Reach = (typeof reaches)[number];

/** Longest texts, in characters. */
export const leadLimits = {
  wants: 20_000,
  source: 253,
  campaign: 100,
  path: 512,
  reason: 200,
  tag: 30,
  tags: 10,
  note: 2000,
  /** The hidden field in which a form sends what the counter remembers of the visit. */
  visit: 2000,
} as const;

/** Leads per page of the inbox: three to four screens of a phone. */
export const leadsOnPage = 20;

const known = <Value extends string>(values: readonly [Value, ...Value[]]) =>
  z.enum(values).optional().catch(undefined);

/** The filter in the address of the inbox. Invalid values are ignored. */
export const inboxFilter = z.object({
  /** Without a tab or another filter, the leads to answer are shown. */
  tab: known(inboxTabs),
  door: known(doors),
  source: z.string().overwrite(cleanText).max(leadLimits.source).optional().catch(undefined),
  stage: known(stages),
  /** A calendar day of Lagos: today, yesterday or 2026-11-23. */
  day: z
    .union([z.enum(["today", "yesterday"]), z.iso.date()])
    .optional()
    .catch(undefined),
  /** One calendar day in Lagos, however long ago. */
  on: z.iso.date().optional().catch(undefined),
  overdue: z.literal("1").optional().catch(undefined),
  /** Only leads whose follow-up day has come. */
  due: z.literal("1").optional().catch(undefined),
  /** One lead alone. */
  lead: z.uuid().optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1).default(1),
});

/** The filter with the search text, which is encrypted in the address. */
export type InboxFilter = z.infer<typeof inboxFilter> & { q: string };

/** Leads that one bulk action changes at most. */
const mostSelected = 50;
const selected = () => z.array(z.uuid()).min(1, inboxTexts.bulk.none).max(mostSelected);
const noteText = () => z.string().overwrite(cleanText).min(1, inboxTexts.noteEmpty).max(leadLimits.note);
const one = () => z.array(z.uuid()).length(1);
const orNull = (text: string) => text || null;

/** Tags as typed, separated by commas: each once. */
const tags = z
  .string()
  .overwrite(cleanText)
  .max(leadLimits.tags * (leadLimits.tag + 2))
  .transform((text) => [...new Set(text.split(",").flatMap((tag) => cleanText(tag) || []))])
  .pipe(z.array(z.string().max(leadLimits.tag, inboxTexts.tagTooLong)).max(leadLimits.tags));

/** What a lead lacked and the owner knows by now. A field that is there is not overwritten. */
const contact = z
  .object({
    change: z.literal("contact"),
    id: one(),
    name: optionalText("Name", contactFields.name),
    phone: optionalPhoneField(),
    email: optionalEmailField(),
  })
  .refine((given) => contactKinds.some((kind) => given[kind]), {
    error: inboxTexts.contactEmpty,
    path: ["contact"],
  });

/** The changes that the owner can make to leads. */
export const leadChange = z.discriminatedUnion("change", [
  z.object({
    change: z.literal("stage"),
    id: selected(),
    stage: z.enum(stages),
    reason: z.string().overwrite(cleanText).max(leadLimits.reason).default(""),
  }),
  /** An account, or nobody. */
  z.object({ change: z.literal("owner"), id: selected(), owner: z.string().max(100).transform(orNull) }),
  z.object({
    change: z.literal("follow_up"),
    id: one(),
    follow_up: z.union([z.iso.date(), z.literal("")]).transform(orNull),
  }),
  z.object({ change: z.literal("tags"), id: one(), tags }),
  contact,
  z.object({
    change: z.literal("note"),
    id: one(),
    /** Made by the form, so that a note sent twice is stored once. */
    key: submissionKey(),
    note: noteText(),
  }),
  /** Gives a note other words; the earlier ones stay in the history. */
  z.object({
    change: z.literal("correct"),
    id: one(),
    /** The note, in the words that are corrected. */
    entry: z.uuid(),
    key: submissionKey(),
    note: noteText(),
  }),
  /** The reply on WhatsApp, the call or an email was opened. */
  z.object({ change: z.enum(reaches), id: one() }),
  /** Opens the tier that was paid for, if the enrollment itself does not say which. */
  z.object({ change: z.literal("tier"), id: one(), tier: z.enum(grantedTierIds) }),
  /** Makes a new link to a paid ebook; the one before stops working. */
  z.object({ change: z.literal("book_link"), id: one() }),
  /** Undoes everything that one change did. */
  z.object({ change: z.literal("undo"), batch: z.uuid() }),
]);
export type LeadChange = z.infer<typeof leadChange>;
