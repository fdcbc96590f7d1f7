import { admitAdmin } from "#app/accounts/staff/admit-admin.server.ts";
import { guarded } from "#app/forms/request-guard.server.ts";
import { copyChat } from "#app/person/one-chat.server.ts";
import type { Route } from "./+types/chat-copy.ts";

/** /admin-dashboard/conversations/…/copy.html or copy.json: downloads a copy of one chat. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  await admitAdmin(request);
  return guarded(context, () => copyChat(params));
}
