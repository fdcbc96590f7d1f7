import { eq, inArray, sql } from "drizzle-orm";
import { isWebAddress } from "#app/forms/contract.ts";
import { fieldColumns } from "#app/forms/stored-fields.server.ts";
import { chatNumber, readablePhone } from "#app/leads/phone.server.ts";
import type { Field } from "#content/fields.ts";
import { reviewTexts } from "#content/review.ts";
import { applicationScores, recruitmentApplications, recruitmentMedia } from "#db/schema/applications.ts";
import { db } from "#server/platform/database.ts";
import { isScanning } from "#server/platform/virus-scan.ts";
import { applicationForm } from "../apply/contract.ts";
import { mediaPath, scoreCriteria } from "../record-contract.ts";
import { hideIdentity } from "./hide-identity.ts";
import { longFields, type SaidField, type SaidRow, saidFields, shortFields } from "./said-fields.ts";

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
  const { full_name, phone_number, email, linkedin_portfolio } = row;
  const number = chatNumber(phone_number);
  return {
    name: full_name,
    phone: number ? readablePhone(number) : phone_number,
    number,
    email,
    portfolio: linkedin_portfolio,
  };
}

/** Kinds of field in which anything can be typed, including a name. */
const typedKinds: readonly Field["kind"][] = ["text", "longText", "email", "link"];

/**
 * An applicant's answers to these questions, none of which identify the person. While identities are hidden, names are
 * removed from typed texts too.
 */
function saidIn<Said extends Partial<SaidRow>>(
  row: ApplicationRow,
  hidden: boolean,
  fields: readonly SaidField[],
): Said {
  const said = fields.map(({ field, column }) => {
    const value = row[column];
    const masked = hidden && typedKinds.includes(field.kind) && typeof value === "string";
    return [column, masked ? hideIdentity(value, row) : value];
  });
  return Object.fromEntries(said);
}

/** What an application is called, when it came, and what reviewers did with it. */
function recordOf({
  id: own,
  ref,
  created_at,
  status,
  status_changed_at,
  score,
  scores,
  notes,
}: ApplicationRow) {
  return { id: own, ref, created_at, status, status_changed_at, score, scores, notes };
}

/** An application as reviewers see it. While identities are hidden, it contains no person at all. */
export function shownApplication(row: ApplicationRow, hidden: boolean) {
  return {
    ...recordOf(row),
    ...saidIn<SaidRow>(row, hidden, saidFields),
    person: hidden ? null : { ...personOf(row), media: mediaOf(row) },
  };
}

export type ReviewApplication = ReturnType<typeof shownApplication>;

/** An application in the list: without what longAnswers has. */
export function listedApplication(row: ApplicationRow, hidden: boolean) {
  return {
    ...recordOf(row),
    ...saidIn<Partial<SaidRow>>(row, hidden, shortFields),
    person: hidden ? null : personOf(row),
  };
}

export type ListedApplication = ReturnType<typeof listedApplication>;

/** The long answers and the recording of an application. */
export function longAnswers(row: ApplicationRow, hidden: boolean) {
  return {
    answers: saidIn<Partial<SaidRow>>(row, hidden, longFields),
    media: hidden ? null : mediaOf(row),
  };
}
