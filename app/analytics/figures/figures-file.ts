import { admitAdmin } from "#app/accounts/staff/admit-admin.server.ts";
import { csvLoader } from "#app/admin/list-loader.server.ts";
import { figuresFile } from "#app/analytics/figures/figures.server.ts";

/** /admin-dashboard/figures/figures.csv: every list of the Figures screen, for the same days and filters. */
export const loader = csvLoader(admitAdmin, (query) => figuresFile(query));
