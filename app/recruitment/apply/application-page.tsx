import { data, redirect } from "react-router";
import { countSender, guarded } from "#app/forms/request-guard.server.ts";
import { applicantPath } from "#app/private-links/contract.ts";
import { readOwnApplication, withdrawApplication } from "#app/recruitment/apply/applications.server.ts";
import { Logo } from "#app/ui/logo.tsx";
import { ownApplication } from "#content/own-application.ts";
import { site } from "#content/site.ts";
import type { Route } from "./+types/application-page.ts";
import { NoApplication, OpenApplication, Withdrawal, WithdrawnApplication } from "./own-application.tsx";

/**
 * The address is a secret: the page must not be cached, indexed or passed on as a referrer. A page with a form sends
 * its referrer to our own site only, because otherwise the browser would not send the form's origin.
 */
function secretPage(asked: boolean): HeadersInit {
  return {
    "Cache-Control": "no-store",
    "Referrer-Policy": asked ? "same-origin" : "no-referrer",
    "X-Robots-Tag": "noindex, nofollow",
  };
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams.has("withdraw");
  const application = await guarded(context, () => readOwnApplication(params.key));
  return data({ application, asked }, { status: application ? 200 : 404, headers: secretPage(asked) });
}

export async function action({ params, context }: Route.ActionArgs) {
  const known = await guarded(context, async () => {
    await countSender(context, "private-link");
    return withdrawApplication(params.key);
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
  const { application, asked } = loaderData;
  return (
    <main className="wrap grid max-w-4xl gap-6 py-6 md:py-10">
      <a href="/" className="flex min-h-11 items-center justify-self-start">
        <Logo name={site.name} />
      </a>
      {application?.kind === "open" && <OpenApplication application={application} />}
      {application?.kind === "open" && <Withdrawal asked={asked} path={applicantPath(params.key)} />}
      {application?.kind === "withdrawn" && <WithdrawnApplication application={application} />}
      {!application && <NoApplication />}
    </main>
  );
}
