import { data, redirect } from "react-router";
import { countSender, guarded } from "#app/forms/request-guard.server.ts";
import { applicantPath, isPrivateKey } from "#app/private-links/contract.ts";
import { keyOfPath } from "#app/private-links/opened-link.server.ts";
import { readOwnApplication, withdrawApplication } from "#app/recruitment/apply/applications.server.ts";
import { LinkToKeep } from "#app/recruitment/apply/link-to-keep.tsx";
import { Logo } from "#app/ui/logo.tsx";
import { ownApplication } from "#content/own-application.ts";
import { site } from "#content/site.ts";
import type { Route } from "./+types/application-page.ts";
import { NoApplication, OpenApplication, Withdrawal, WithdrawnApplication } from "./own-application.tsx";

/**
 * The page is personal: it must not be cached, indexed or passed on as a referrer. A page with a form sends
 * its referrer to our own site only, because otherwise the browser would not send the form's origin.
 */
function secretPage(asked: boolean): HeadersInit {
  return {
    "Cache-Control": "no-store",
    "Referrer-Policy": asked ? "same-origin" : "no-referrer",
    "X-Robots-Tag": "noindex, nofollow",
  };
}

/** The key of the link, which is in the address of the first request only. */
const keyOf = (request: Request, named: string) =>
  keyOfPath(request, "application", named, isPrivateKey, applicantPath);

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams.has("withdraw");
  const { key, isNotOpened, application } = await guarded(context, async () => {
    const own = await keyOf(request, params.key);
    return { ...own, application: await readOwnApplication(own.key) };
  });
  // The address bar does not show the link, so the page does, to be saved.
  const link = application?.kind === "open" ? applicantPath(key) : "";
  const shown = { application, asked, link, isNotOpened };
  return data(shown, { status: application ? 200 : 404, headers: secretPage(asked) });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const known = await guarded(context, async () => {
    await countSender(context, "private-link");
    return withdrawApplication((await keyOf(request, params.key)).key);
  });
  if (!known) return data(null, { status: 404 });
  return redirect(applicantPath(params.key), { status: 303, headers: secretPage(false) });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  const found = loaderData?.application;
  const heading = found ? ownApplication.title : ownApplication.missing.heading;
  return [{ title: `${heading} · ${site.name}` }, { name: "robots", content: "noindex, nofollow" }];
}

/**
 * The page behind an applicant's private link. It is outside the site's shell, so it is not counted and has no chat.
 */
export default function ApplicationPage({ loaderData, params }: Route.ComponentProps) {
  const { application, asked, link, isNotOpened } = loaderData;
  return (
    <main className="wrap grid max-w-4xl gap-6 py-6 md:py-10">
      <a href="/" className="flex min-h-11 items-center justify-self-start">
        <Logo name={site.name} />
      </a>
      {application?.kind === "open" && <OpenApplication application={application} />}
      {link && !asked && <LinkToKeep path={link} opens={false} />}
      {application?.kind === "open" && <Withdrawal asked={asked} path={applicantPath(params.key)} />}
      {application?.kind === "withdrawn" && <WithdrawnApplication application={application} />}
      {!application && <NoApplication isNotOpened={isNotOpened} />}
    </main>
  );
}
