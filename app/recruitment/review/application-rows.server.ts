import { eq, inArray, sql } from "drizzle-orm";
import { isWebAddress } from "#app/forms/contract.ts";
import { fieldColumns } from "#app/forms/stored-fields.server.ts";
import { chatNumber, readablePhone } from "#app/leads/phone.server.ts";
import type { Field } from "#content/fields.ts";
import { reviewTexts } from "#content/review.ts";
import { whatsappChatWith } from "#content/whatsapp.ts";
import { applicationScores, recruitmentApplications, recruitmentMedia } from "#db/schema/applications.ts";
import { db } from "#server/platform/database.ts";
import { isScanning } from "#server/platform/virus-scan.ts";
import { applicationForm } from "../apply/contract.ts";
import { mediaPath, scoreCriteria } from "../record-contract.ts";
import { hideIdentity } from "./hide-identity.ts";
import { type SaidRow, saidFields } from "./said-fields.ts";

const { id } = recruitmentApplications;

/** The sum of the five criteria of a score. */
const allPoints = sql.raw(scoreCriteria.join(" + "));

/** The average points of each application. */
export const averageScore = sql<number>`sum(${allPoints})::float8 / (${scoreCriteria.length} * count(*))`;

const columns = {
  id,
  ref: recruitmentApplications.ref,
  ...fieldColumns(applicationForm.fields, recruitmentApplications),
  status: recruitmentApplications.status,
  status_changed_at: recruitmentApplications.status_changed_at,
  created_at: recruitmentApplications.created_at,
  content_type: recruitmentMedia.content_type,
  scanned_at: recruitmentMedia.scanned_at,
  threat: recruitmentMedia.threat,
  score: sql<number | null>`(select ${averageScore} from ${applicationScores} where application_id = ${id})`,
  scores: sql<number>`(select count(*)::int from ${applicationScores} where application_id = ${id})`,
  notes: sql<number>`(select count(*)::int from application_history where application_id = ${id} and kind = 'note')`,
};

/** Applications with their scores and notes, in the order of these ids. Those that no longer exist are left out. */
export async function applicationRows(ids: readonly string[]) {
  const rows = await db()
    .select(columns)
    .from(recruitmentApplications)
    .leftJoin(recruitmentMedia, eq(recruitmentMedia.application_id, id))
    .where(inArray(id, [...ids]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((each) => byId.get(each) ?? []);
}

export type ApplicationRow = Awaited<ReturnType<typeof applicationRows>>[number];

/** How a recording plays on the page; null if it can only be opened by its link. */
export type MediaKind = "audio" | "video" | null;

/** A recording as reviewers see it: where it opens, if it may, and what the virus scanner says. */
export interface ShownMedia {
  href: string | null;
  kind: MediaKind;
  note: string | null;
}

/** The address of a recording, on this site or the web. Any other scheme counts as no recording. */
function mediaOf({ video_url, content_type, scanned_at, threat }: ApplicationRow): ShownMedia | null {
  if (!video_url) return null;
  if (!video_url.startsWith(mediaPath(""))) {
    return isWebAddress(video_url) ? { href: video_url, kind: null, note: null } : null;
  }
  if (threat) return { href: null, kind: null, note: reviewTexts.threat };
  const kind = (["audio", "video"] as const).find((type) => content_type?.startsWith(`${type}/`));
  const note = scanned_at === null && isScanning() ? reviewTexts.notScanned : null;
  return { href: video_url, kind: kind ?? null, note };
}

/** The person's name and contact details. */
function personOf(row: ApplicationRow) {
  const { full_name, phone_number, email, linkedin_portfolio, status, ref } = row;
  const number = chatNumber(phone_number);
  const [first = full_name] = full_name.split(/\s/);
  return {
    name: full_name,
    phone: number ? readablePhone(number) : phone_number,
    number,
    chat: number && whatsappChatWith(number, reviewTexts.messages[status](first, ref)),
    email,
    portfolio: linkedin_portfolio,
    media: mediaOf(row),
  };
}

/** Kinds of field in which anything can be typed, including a name. */
const typedKinds: readonly Field["kind"][] = ["text", "longText", "email", "link"];

/**
 * An applicant's answers, without the fields that identify the person. While identities are hidden, names are removed
 * from typed texts too.
 */
function saidIn(row: ApplicationRow, hidden: boolean): SaidRow {
  const said = saidFields.map(({ field, column }) => {
    const value = row[column];
    const masked = hidden && typedKinds.includes(field.kind) && typeof value === "string";
    return [column, masked ? hideIdentity(value, row) : value];
  });
  return Object.fromEntries(said);
}

/** An application as reviewers see it. While identities are hidden, it contains no person at all. */
export function shownApplication(row: ApplicationRow, hidden: boolean) {
  return {
    id: row.id,
    ref: row.ref,
    created_at: row.created_at,
    status: row.status,
    status_changed_at: row.status_changed_at,
    ...saidIn(row, hidden),
    score: row.score,
    scores: row.scores,
    notes: row.notes,
    person: hidden ? null : personOf(row),
  };
}

export type ReviewApplication = ReturnType<typeof shownApplication>;
