import { callerOf } from "#app/forms/request-guard.server.ts";
import { openChat } from "#app/inbox/open-chat.server.ts";
import type { Route } from "./+types/press.ts";

/** /whatsapp/quote?package=smartagent-pro: stores what a WhatsApp button asks for, and opens the chat. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { address, isStored } = await openChat(request, params.door, callerOf(context));
  return new Response(null, {
    status: 302,
    headers: {
      Location: address,
      "Cache-Control": isStored ? "private, max-age=600" : "no-store",
      "X-Robots-Tag": "noindex",
    },
  });
}
