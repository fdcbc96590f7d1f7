import { guarded } from "#app/forms/request-guard.server.ts";
import { calendarFile } from "#app/leads/calendar.server.ts";
import type { Route } from "./+types/calendar-file.ts";

/** /appointment/APT-7K3F9.ics: the appointment as a file for the visitor's calendar. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const ref = /^(APT-[0-9A-Z]{5})\.ics$/.exec(params.file)?.[1];
  const file = ref && (await guarded(context, () => calendarFile(ref)));
  if (!file) return new Response("There is no such appointment.\n", { status: 404 });
  return new Response(file, {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `attachment; filename="${params.file}"`,
      "Cache-Control": "no-store",
      "X-Robots-Tag": "noindex",
    },
  });
}
