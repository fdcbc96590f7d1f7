import { csvColumn } from "#app/forms/stored-fields.server.ts";
import { enrollmentFields as fields } from "#content/enrollment.ts";
import { enrollmentsList } from "#content/enrollments-list.ts";
import { inOrder } from "#content/fields.ts";
import { csvFile, csvMoment } from "#server/platform/csv.ts";
import { listFoundEnrollments } from "./enrollments.server.ts";

/** The enrollments that an address selects, as a CSV file. Personal data: for admins only. */
export async function enrollmentsFile(query: URLSearchParams, now = new Date()) {
  const { columns, name } = enrollmentsList.file;
  const file = csvFile(
    [
      { heading: columns.ref, of: (row) => row.ref },
      { heading: columns.when, of: (row) => csvMoment(row.created_at) },
      ...inOrder(fields, ["firstName", "lastName", "email", "phone"]).map((name) =>
        csvColumn(name, fields[name]),
      ),
      { heading: columns.status, of: (row) => enrollmentsList.statuses[row.status] },
      { heading: columns.changed, of: (row) => row.status_changed_at && csvMoment(row.status_changed_at) },
      { heading: columns.notes, of: (row) => row.notes },
    ],
    await listFoundEnrollments(query),
  );
  return { file, name: name(csvMoment(now).slice(0, 10)) };
}
