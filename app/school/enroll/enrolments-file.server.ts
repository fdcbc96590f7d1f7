import { csvColumn } from "#app/forms/stored-fields.server.ts";
import { enrolmentFields as fields } from "#content/enrolment.ts";
import { enrolmentsDesk } from "#content/enrolments-desk.ts";
import { inOrder } from "#content/fields.ts";
import { csvFile, csvMoment } from "#server/platform/csv.ts";
import { listFoundEnrolments } from "./enrollments.server.ts";

/** The enrolments that an address asks for, as a file for a spreadsheet. Personal data: for admins only. */
export async function enrolmentsFile(query: URLSearchParams, now = new Date()) {
  const { columns, name } = enrolmentsDesk.file;
  const file = csvFile(
    [
      { heading: columns.ref, of: (row) => row.ref },
      { heading: columns.when, of: (row) => csvMoment(row.created_at) },
      ...inOrder(fields, ["firstName", "lastName", "email", "phone"]).map((name) =>
        csvColumn(name, fields[name]),
      ),
      { heading: columns.status, of: (row) => enrolmentsDesk.statuses[row.status] },
      { heading: columns.changed, of: (row) => row.status_changed_at && csvMoment(row.status_changed_at) },
      { heading: columns.notes, of: (row) => row.notes },
    ],
    await listFoundEnrolments(query),
  );
  return { file, name: name(csvMoment(now).slice(0, 10)) };
}
