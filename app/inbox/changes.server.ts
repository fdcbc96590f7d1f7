import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Profile } from "#app/accounts/contract.ts";
import { dayWords } from "#content/day-words.ts";
import { inboxTexts as texts } from "#content/inbox.ts";
import { userProfiles } from "#db/schema/accounts.ts";
import { leadHistory, leads } from "#db/schema/inbox.ts";
import type { Transaction } from "#server/platform/database.ts";
import { AppError } from "#server/platform/errors.ts";
import {
  type ContactKind,
  contactKinds,
  type HistoryKind,
  type LeadChange,
  type Reach,
  reaches,
  type Stage,
} from "./contract.ts";
import { addMissingContact, contactTakenBack, lockPeople } from "./lead-contact.server.ts";
import { addNote, correctNote } from "./notes.server.ts";
import {
  dropUnpaidLinks,
  followPayment,
  mailLinks,
  renewBookLink,
  type SentLink,
} from "./paid-books.server.ts";
import { openTier, type PaidEnrollments, paidEnrollments } from "./paid-enrollments.server.ts";
import { paidRequests } from "./paid-requests.server.ts";
import {
  type Change,
  changingLeads,
  type LeadRow,
  lockedLeads,
  newChange,
  note,
  type Step,
  setStage,
  tellRecords,
} from "./stages.server.ts";

/** What was changed, for the notice and for Undo. */
export interface ChangedLeads {
  kind: LeadChange["change"];
  /** The leads that the change was for. */
  ids: readonly string[];
  /** The batch that was undone. */
  undid?: string;
  said: string;
  more?: string;
  /** Leads of won enrollments whose paid tier is unknown. Each card asks for it. */
  asksTier?: readonly string[];
  /** The batch that Undo names; without it nothing can be undone. */
  batch?: string;
  /** New links to paid ebooks, which are known only now. */
  links?: readonly SentLink[];
}

/** What one kind of change says of itself. */
type Said = Omit<ChangedLeads, "kind" | "ids">;

type Of<Name extends LeadChange["change"]> = Extract<LeadChange, { change: Name }>;

const refsOf = (rows: readonly LeadRow[]) => rows.map(({ ref }) => ref);
const idsOf = (rows: readonly LeadRow[]) => rows.map(({ id }) => id);
const firstRef = ([first]: readonly LeadRow[]) => first?.ref ?? "";

/** The leads with these ids, locked. @throws AppError not-found when none of them is left */
async function lockedByIds(transaction: Transaction, ids: readonly string[]): Promise<LeadRow[]> {
  const locked = await lockedLeads(transaction, inArray(leads.id, [...ids]));
  if (!locked.length) throw new AppError("not-found", texts.gone);
  return locked;
}

/** Sets the stage. A lost lead needs a reason. An application's stage is set in the review, because applicants see it. */
async function changeStage(
  transaction: Transaction,
  change: Change,
  { id, stage, reason }: Of<"stage">,
): Promise<Said> {
  const locked = await lockedByIds(transaction, id);
  const own = locked.filter(({ application_id }) => !application_id);
  const left = locked.length - own.length;
  if (!own.length) throw new AppError("conflict", texts.applicationStage);
  if (stage === "lost" && !reason) throw new AppError("conflict", texts.noReason);
  const wanted = { locked: own, stage, reason: stage === "lost" ? reason || null : null };
  const changed = await setStage(transaction, change, wanted);
  await tellRecords(transaction, change, idsOf(changed));
  const links = await followPayment(transaction, change, { changed, stage });
  const paid: PaidEnrollments = stage === "won" ? await paidEnrollments(transaction, idsOf(changed)) : {};
  const requested = stage === "won" ? await paidRequests(transaction, idsOf(changed)) : undefined;
  const more = [left && texts.changed.inReview(left), paid.more, requested].filter(Boolean).join(" ");
  return {
    said: texts.changed.stage(refsOf(own), texts.stages[stage]),
    ...paid,
    ...(more ? { more } : {}),
    ...(changed.length ? { batch: change.batch } : {}),
    ...(links.length ? { links } : {}),
  };
}

type Column = "owner" | "follow_up" | "tags";

/** How the history writes the value of a column. */
const written = (value: LeadRow[Column]): string | null =>
  Array.isArray(value) ? value.join(", ") || null : value;

/** Sets one column of leads that have another value in it. @returns those */
async function setColumn<Name extends Column>(
  transaction: Transaction,
  change: Change,
  { ids, column, value }: { ids: readonly string[]; column: Name; value: LeadRow[Name] },
): Promise<{ locked: LeadRow[]; changed: LeadRow[] }> {
  const locked = await lockedByIds(transaction, ids);
  const now = written(value);
  const changed = locked.filter((lead) => written(lead[column]) !== now);
  if (changed.length) {
    await transaction
      .update(leads)
      .set({ [column]: value })
      .where(inArray(leads.id, idsOf(changed)));
    await note(
      transaction,
      change,
      changed.map((lead): Step => ({ lead, kind: column, was: written(lead[column]), now })),
    );
  }
  return { locked, changed };
}

/** Assigns leads to an admin, or to nobody. @throws AppError not-found for any other account */
async function changeOwner(
  transaction: Transaction,
  change: Change,
  { id: ids, owner }: Of<"owner">,
): Promise<Said> {
  const isAdmin = and(eq(userProfiles.role, "admin"), isNull(userProfiles.disabled_at));
  const [account] = owner
    ? await transaction
        .select({ name: userProfiles.full_name })
        .from(userProfiles)
        .where(and(eq(userProfiles.id, owner), isAdmin))
    : [];
  if (owner && !account) throw new AppError("not-found", texts.gone);
  const { locked, changed } = await setColumn(transaction, change, { ids, column: "owner", value: owner });
  return {
    said: texts.changed.owner(refsOf(locked), account?.name ?? texts.nobody),
    ...(changed.length ? { batch: change.batch } : {}),
  };
}

/**
 * Notes that a reply, a call or an email was opened, and that the lead is answered with it. The stage of an application
 * stays, because a reply decides nothing about it.
 */
async function reachOut(
  transaction: Transaction,
  change: Change,
  { id, change: kind }: Of<Reach>,
): Promise<Said> {
  const locked = await lockedByIds(transaction, id);
  await note(
    transaction,
    change,
    locked.map((lead): Step => ({ lead, kind, was: null, now: null })),
  );
  const fresh = locked.filter((lead) => lead.stage === "new" && !lead.application_id);
  await setStage(transaction, change, { locked: fresh, stage: "contacted" });
  await transaction
    .update(leads)
    .set({ answered_at: change.at })
    .where(and(inArray(leads.id, id), isNull(leads.answered_at)));
  await tellRecords(transaction, change, idsOf(fresh));
  const wasOpen = locked.some((lead) => !lead.answered_at);
  if (!fresh.length && !wasOpen) return { said: texts.changed.again(firstRef(locked)) };
  return { said: texts.changed[kind](firstRef(locked)), batch: change.batch };
}

type Entry = typeof leadHistory.$inferSelect;

const isReach = (kind: HistoryKind) => reaches.some((reach) => reach === kind);
const isContact = (kind: HistoryKind): kind is ContactKind => contactKinds.some((one) => one === kind);

/** Whether a lead still has what an entry of the history gave it. */
function isStill(lead: LeadRow, { kind, now, at, was_answered }: Entry): boolean {
  // Only the first of them answered the lead.
  if (isReach(kind)) return was_answered === null && lead.answered_at?.getTime() === at.getTime();
  if (kind === "stage" || kind === "lost_reason" || isContact(kind)) return lead[kind] === now;
  return kind === "owner" || kind === "follow_up" || kind === "tags" ? written(lead[kind]) === now : false;
}

/** The columns of a lead as they were before an entry of the history. */
function before({ kind, was, was_answered }: Entry): Partial<LeadRow> {
  if (kind === "stage") return { stage: was as Stage, answered_at: was_answered };
  if (isReach(kind)) return { answered_at: null };
  return { [kind]: kind === "tags" ? (was?.split(", ") ?? []) : was };
}

const undoable: readonly HistoryKind[] = [
  ...(["stage", "lost_reason", "owner", "follow_up", "tags"] as const),
  ...contactKinds,
  ...reaches,
];

/** The history entry for an undo. An undone reply, call or email stays in the history, but the lead is unanswered again. */
function undone(lead: LeadRow, { kind, was, now }: Entry): Step {
  if (isReach(kind)) return { lead, kind: "unanswered", was: null, now: null };
  return { lead, kind, was: now, now: was };
}

/** Restores what one change did, where nobody has changed it since. */
async function undo(
  transaction: Transaction,
  change: Change,
  { batch }: Of<"undo">,
): Promise<Said & Pick<ChangedLeads, "ids">> {
  const entries = await transaction
    .select()
    .from(leadHistory)
    .where(and(eq(leadHistory.batch, batch), inArray(leadHistory.kind, [...undoable])));
  const ids = entries.map(({ lead_id }) => lead_id);
  const ofReach = entries.some(({ kind }) => kind === "phone" || kind === "email");
  if (ofReach) await lockPeople(transaction, ids);
  const locked = await lockedByIds(transaction, ids);
  const restored: LeadRow[] = [];
  for (const lead of locked) {
    const own = entries.filter((entry) => entry.lead_id === lead.id && isStill(lead, entry));
    if (!own.length) continue;
    await transaction
      .update(leads)
      .set(Object.assign({}, ...own.map(before)))
      .where(eq(leads.id, lead.id));
    await note(
      transaction,
      change,
      own.map((entry) => undone(lead, entry)),
    );
    restored.push(lead);
  }
  if (!restored.length) throw new AppError("conflict", texts.late);
  if (ofReach) await contactTakenBack(transaction, idsOf(restored));
  await tellRecords(transaction, change, idsOf(restored));
  await dropUnpaidLinks(transaction, idsOf(restored));
  return { said: texts.changed.undo(refsOf(restored)), ids: idsOf(restored), undid: batch };
}

/**
 * Changes leads, and the records of their forms with them. A change that is repeated has no further effect.
 * @throws AppError not-found; conflict when somebody else changed what is to be undone
 */
export async function changeLeads(
  { id: by }: Pick<Profile, "id">,
  wanted: LeadChange,
): Promise<ChangedLeads> {
  const change = newChange(by);
  const changed = await changingLeads(async (transaction): Promise<Said & { ids?: readonly string[] }> => {
    switch (wanted.change) {
      case "stage":
        return changeStage(transaction, change, wanted);
      case "owner":
        return changeOwner(transaction, change, wanted);
      case "follow_up":
      case "tags": {
        const [column, value] =
          wanted.change === "tags"
            ? (["tags", wanted.tags] as const)
            : (["follow_up", wanted.follow_up] as const);
        const { locked, changed } = await setColumn(transaction, change, { ids: wanted.id, column, value });
        const said =
          wanted.change === "tags"
            ? texts.changed.tags(firstRef(locked))
            : texts.changed.follow_up(firstRef(locked), wanted.follow_up && dayWords(wanted.follow_up));
        return changed.length ? { said, batch: change.batch } : { said };
      }
      case "note":
        return addNote(transaction, change, await lockedByIds(transaction, wanted.id), wanted);
      case "correct":
        return correctNote(transaction, change, await lockedByIds(transaction, wanted.id), wanted);
      case "contact":
        return addMissingContact(transaction, change, wanted);
      case "book_link":
        return renewBookLink(transaction, change, await lockedByIds(transaction, wanted.id));
      case "tier":
        return openTier(transaction, change, await lockedByIds(transaction, wanted.id), wanted.tier);
      case "undo":
        return undo(transaction, change, wanted);
      default:
        return reachOut(transaction, change, wanted);
    }
  });
  mailLinks(changed.links ?? []);
  return { kind: wanted.change, ids: wanted.change === "undo" ? [] : wanted.id, ...changed };
}
