import { admitAdmin } from "#app/accounts/staff/admit-admin.server.ts";
import { csvLoader } from "#app/admin/list-loader.server.ts";
import { unansweredFile } from "#app/concierge/unanswered-file.server.ts";

/** /admin-dashboard/conversations/unanswered.csv: the questions that could not be answered. */
export const loader = csvLoader(admitAdmin, () => unansweredFile());
