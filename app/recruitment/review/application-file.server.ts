import { and, asc, eq, inArray } from "drizzle-orm";
import { csvColumn } from "#app/forms/stored-fields.server.ts";
import { writtenFirst } from "#content/application-form.ts";
import { inOrder } from "#content/fields.ts";
import { reviewTexts as texts } from "#content/review.ts";
import { site } from "#content/site.ts";
import type { IdentityName } from "#content/stored-fields.ts";
import { user } from "#db/schema/accounts.ts";
import { applicationHistory } from "#db/schema/applications.ts";
import { type CsvColumn, csvMoment, csvStream } from "#server/platform/csv.ts";
import { db } from "#server/platform/database.ts";
import { applicationForm } from "../apply/contract.ts";
import {
  type ApplicationRow,
  applicationRows,
  type ReviewApplication,
  shownApplication,
} from "./application-rows.server.ts";
import { filterOf, foundIds } from "./applications-list.server.ts";
import { hideIdentity } from "./hide-identity.ts";

/** How many applications are read in one query. */
const atOnce = 500;

type FileRow = ReviewApplication & { written: string };
type Person = NonNullable<ReviewApplication["person"]>;

/** The notes of each application, joined into one text. */
async function notesOn(rows: readonly ApplicationRow[], hidden: boolean): Promise<Map<string, string>> {
  const { application_id, kind, now, at, by } = applicationHistory;
  const notes = await db()
    .select({ id: application_id, text: now, at, by: user.name })
    .from(applicationHistory)
    .leftJoin(user, eq(user.id, by))
    .where(
      and(
        inArray(
          application_id,
          rows.map(({ id }) => id),
        ),
        eq(kind, "note"),
      ),
    )
    .orderBy(asc(at));
  const byId = Map.groupBy(notes, ({ id }) => id);
  return new Map(
    rows.map((row) => {
      const lines = (byId.get(row.id) ?? []).map(({ text, at, by }) =>
        texts.file.note(
          csvMoment(at),
          by ?? texts.history.somebody,
          hidden ? hideIdentity(text ?? "", row) : (text ?? ""),
        ),
      );
      return [row.id, lines.join("\n")];
    }),
  );
}

async function* rowsInParts(ids: readonly string[], hidden: boolean): AsyncGenerator<FileRow[]> {
  for (let start = 0; start < ids.length; start += atOnce) {
    const rows = await applicationRows(ids.slice(start, start + atOnce));
    const notes = await notesOn(rows, hidden);
    yield rows.map((row) => ({ ...shownApplication(row, hidden), written: notes.get(row.id) ?? "" }));
  }
}

const { fields } = applicationForm;

/** The columns of the file that identify a person. They are empty while identities are hidden. */
const ofPerson: Record<IdentityName<typeof fields>, (person: Person) => string | null> = {
  fullName: ({ name }) => name,
  phoneNumber: ({ number, phone }) => number ?? phone,
  email: ({ email }) => email,
  linkedinPortfolio: ({ portfolio }) => portfolio,
  videoFile: ({ media }) => (media?.href ? new URL(media.href, `${site.url}/`).href : null),
};

const tells = (name: string): name is keyof typeof ofPerson => name in ofPerson;

/** The columns for the form's fields. */
function fieldColumns(hidden: boolean): CsvColumn<FileRow>[] {
  return inOrder(fields, writtenFirst).flatMap((name): CsvColumn<FileRow>[] => {
    const column = csvColumn(name, fields[name]);
    if (!tells(name)) return [column];
    return hidden ? [] : [{ ...column, of: ({ person }) => person && ofPerson[name](person) }];
  });
}

function columnsOf(hidden: boolean): CsvColumn<FileRow>[] {
  const { columns } = texts.file;
  return [
    { heading: columns.ref, of: (row) => row.ref },
    { heading: columns.when, of: (row) => csvMoment(row.created_at) },
    { heading: columns.status, of: (row) => texts.statuses[row.status] },
    { heading: columns.changed, of: (row) => row.status_changed_at && csvMoment(row.status_changed_at) },
    ...fieldColumns(hidden),
    { heading: columns.score, of: (row) => row.score?.toFixed(2) },
    { heading: columns.scores, of: (row) => row.scores },
    { heading: columns.notes, of: (row) => row.written },
  ];
}

/**
 * The applications that an address selects, as a CSV file. Personal data: only for admins and recruiters, and none of
 * it while identities are hidden.
 */
export async function applicationsFile(query: URLSearchParams, hidden: boolean, now = new Date()) {
  const ids = await foundIds(await filterOf(query, hidden), hidden);
  const file = csvStream(columnsOf(hidden), rowsInParts(ids, hidden));
  return { file, name: texts.file.name(csvMoment(now).slice(0, 10)) };
}
