import { admitAdmin } from "#app/accounts/staff/dashboard-door.server.ts";
import { csvLoader } from "#app/admin/list-loader.server.ts";
import { enrolmentsFile } from "#app/school/enroll/enrolments-file.server.ts";

/** /admin-dashboard/enrolments/enrolments.csv: every enrollment that the list's search and filters find. */
export const loader = csvLoader(admitAdmin, enrolmentsFile);
