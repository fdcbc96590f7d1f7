import { redirect } from "react-router";
import { admitAdmin } from "#app/accounts/staff/admit-admin.server.ts";
import { readForm } from "#app/forms/request-guard.server.ts";
import { trialStream } from "#app/writer/try-writer.server.ts";
import { writerTexts } from "#content/writer.ts";
import type { Route } from "./+types/try.ts";
import { writerButton } from "./contract.ts";

/** A link to this address only leads to the screen. */
export async function loader({ request }: Route.LoaderArgs) {
  await admitAdmin(request);
  throw redirect(writerTexts.path);
}

/** The trial as a stream, for the script of the screen; without script its own action does the same. */
export async function action({ request, context }: Route.ActionArgs) {
  await admitAdmin(request);
  await readForm(context, request, writerButton);
  return trialStream();
}
