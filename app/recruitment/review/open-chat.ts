import { redirect } from "react-router";
import { forReviewer } from "#app/recruitment/review/for-reviewer.server.ts";
import { openApplicantChat } from "#app/recruitment/review/open-chat.server.ts";
import type { Route } from "./+types/open-chat.ts";

/** /recruitment/admin/applications/…/chat: notes that the chat with an applicant was opened, and opens it. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  throw redirect(
    await forReviewer(request, context, (reader) =>
      openApplicantChat(request, { ...reader, application: params.application }),
    ),
  );
}
