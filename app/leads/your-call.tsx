import { data, redirect } from "react-router";
import { countSender, guarded, readForm } from "#app/forms/request-guard.server.ts";
import { changeOwnAppointment, readOwnAppointment } from "#app/leads/own-appointment.server.ts";
import { isPrivateKey, ownAppointmentPath } from "#app/private-links/contract.ts";
import { keyOfPath } from "#app/private-links/opened-link.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Logo } from "#app/ui/logo.tsx";
import { ownAppointmentTexts as texts } from "#content/appointments-list.ts";
import { privateLinkTexts } from "#content/private-links.ts";
import { site } from "#content/site.ts";
import { whatsappLink } from "#content/whatsapp.ts";
import type { Route } from "./+types/your-call.ts";
import { ownAppointmentChange } from "./contract.ts";
import { OwnAppointment } from "./own-appointment.tsx";

/** The page is personal: it is not cached, indexed or passed on as a referrer. Its forms send their origin. */
const secretPage = {
  "Cache-Control": "no-store",
  "Referrer-Policy": "same-origin",
  "X-Robots-Tag": "noindex, nofollow",
};

/** The key of the link, which is in the address of the first request only. */
const keyOf = (request: Request, named: string) =>
  keyOfPath(request, "call", named, isPrivateKey, ownAppointmentPath);

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { appointment, isNotOpened } = await guarded(context, async () => {
    const own = await keyOf(request, params.key);
    return { ...own, appointment: await readOwnAppointment(own.key) };
  });
  const query = new URL(request.url).searchParams;
  const shown = { appointment, isNotOpened, day: query.get("day"), done: query.get("done") };
  return data(shown, { status: appointment ? 200 : 404, headers: secretPage });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm(context, request, ownAppointmentChange);
  const outcome = await guarded(context, async () => {
    await countSender(context, "private-link");
    return changeOwnAppointment((await keyOf(request, params.key)).key, form);
  });
  if (!outcome) return data({ refused: texts.missing.heading }, { status: 404, headers: secretPage });
  if ("refused" in outcome) {
    return data({ refused: outcome.refused }, { status: outcome.status, headers: secretPage });
  }
  return redirect(`${ownAppointmentPath(params.key)}?done=${outcome.done}`, {
    status: 303,
    headers: secretPage,
  });
}

/** Without a network everything stays on the screen, with the reason. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) throw error;
    return { refused: texts.failed };
  }
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta() {
  return [{ title: `${texts.title} · ${site.name}` }, { name: "robots", content: "noindex, nofollow" }];
}

/** The page behind a visitor's private link. It is outside the site's shell, so it is not counted and has no chat. */
export default function YourCall({ loaderData, actionData }: Route.ComponentProps) {
  const { appointment, isNotOpened, day, done } = loaderData;
  return (
    <main className="wrap grid max-w-3xl gap-6 py-6 md:py-10">
      <a href="/" className="flex min-h-11 items-center justify-self-start">
        <Logo name={site.name} />
      </a>
      {appointment ? (
        <OwnAppointment
          key={`${appointment.slot}${appointment.status}`}
          appointment={appointment}
          day={day}
          done={actionData ? null : done}
          refused={actionData?.refused}
        />
      ) : (
        <EmptyState
          title={texts.missing.heading}
          tile="dots"
          action={
            <ButtonLink kind="whatsapp" href={whatsappLink("sales", texts.missing.message)}>
              {texts.missing.label}
            </ButtonLink>
          }
        >
          {isNotOpened ? privateLinkTexts.notOpened : texts.missing.text}
        </EmptyState>
      )}
    </main>
  );
}
