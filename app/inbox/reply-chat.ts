import { redirect } from "react-router";
import { admitAdmin } from "#app/accounts/staff/admit-admin.server.ts";
import { guarded } from "#app/forms/request-guard.server.ts";
import { openReply } from "#app/inbox/reply-chat.server.ts";
import type { Route } from "./+types/reply-chat.ts";

/** /admin-dashboard/inbox/…/chat: notes that the reply to a lead was opened, and opens it. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const admin = await admitAdmin(request);
  throw redirect(await guarded(context, () => openReply(request, admin, params.lead)));
}
