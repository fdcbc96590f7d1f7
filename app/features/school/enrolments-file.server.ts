import { businessLevels, experienceLevels, labelOf, learningPathChoices } from "#app/content/enrolment.ts";
import { enrolmentsDesk } from "#app/content/enrolments-desk.ts";
import { csvFile, csvMoment } from "#server/platform/csv.ts";
import { listFoundEnrolments } from "./desk.server.ts";

/** The enrolments that an address asks for, as a file for a spreadsheet. Personal data: for admins only. */
export async function enrolmentsFile(query: URLSearchParams, now = new Date()) {
  const { columns, name } = enrolmentsDesk.file;
  const file = csvFile(
    [
      { heading: columns.ref, of: (row) => row.ref },
      { heading: columns.when, of: (row) => csvMoment(row.created_at) },
      { heading: columns.first, of: (row) => row.first_name },
      { heading: columns.last, of: (row) => row.last_name },
      { heading: columns.email, of: (row) => row.email },
      { heading: columns.phone, of: (row) => row.phone },
      { heading: columns.company, of: (row) => row.company },
      { heading: columns.level, of: (row) => labelOf(businessLevels, row.business_level) },
      { heading: columns.path, of: (row) => labelOf(learningPathChoices, row.learning_path) },
      {
        heading: columns.experience,
        of: (row) => row.experience && labelOf(experienceLevels, row.experience),
      },
      { heading: columns.goals, of: (row) => row.goals },
      { heading: columns.status, of: (row) => enrolmentsDesk.statuses[row.status] },
      { heading: columns.changed, of: (row) => row.status_changed_at && csvMoment(row.status_changed_at) },
      { heading: columns.notes, of: (row) => row.notes },
    ],
    await listFoundEnrolments(query),
  );
  return { file, name: name(csvMoment(now).slice(0, 10)) };
}
