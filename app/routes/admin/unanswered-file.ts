import { csvLoader } from "#app/admin/list-loader.server.ts";
import { admitAdmin } from "#app/features/accounts/dashboard-door.server.ts";
import { unansweredFile } from "#app/features/concierge/unanswered-file.server.ts";

/** /admin-dashboard/conversations/unanswered.csv: the questions that could not be answered. */
export const loader = csvLoader(admitAdmin, () => unansweredFile());
