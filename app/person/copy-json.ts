import { admitAdmin } from "#app/accounts/staff/admit-admin.server.ts";
import { listLoader } from "#app/admin/list-loader.server.ts";
import { copyResponse } from "#app/person/person-copy.server.ts";

export const loader = listLoader(admitAdmin, (query) => copyResponse(query, "json"));
