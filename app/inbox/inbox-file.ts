import { admitAdmin } from "#app/accounts/staff/admit-admin.server.ts";
import { csvLoader } from "#app/admin/list-loader.server.ts";
import { inboxFile } from "#app/inbox/inbox-file.server.ts";

/** /admin-dashboard/inbox/leads.csv: every lead that the inbox's tab, search and filters find. */
export const loader = csvLoader(admitAdmin, (query, admin) => inboxFile(query, admin));
