import { admitAdmin } from "#app/accounts/staff/admit-admin.server.ts";
import { csvLoader } from "#app/admin/list-loader.server.ts";
import { enrollmentsFile } from "#app/school/enroll/enrollments-file.server.ts";

/** /admin-dashboard/enrollments/enrollments.csv: every enrollment that the list's search and filters find. */
export const loader = csvLoader(admitAdmin, (query) => enrollmentsFile(query));
