import { data, redirect } from "react-router";
import { guarded } from "#app/forms/request-guard.server.ts";
import { readOwnApplication, withdrawApplication } from "#app/recruitment/apply/applications.server.ts";
import { Logo } from "#app/ui/logo.tsx";
import { ownApplication } from "#content/own-application.ts";
import { site } from "#content/site.ts";
import type { Route } from "./+types/application.ts";
import { applicantPath } from "./contract.ts";
import { NoApplication, OpenApplication, Withdrawal, WithdrawnApplication } from "./own-application.tsx";

/**
 * The address is a secret: nobody keeps a copy of the page, no search engine lists it, and no other site learns it. The
 * page from which a form is sent names itself to us alone; otherwise the browser would not say where the form is from.
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
  const known = await guarded(context, () => withdrawApplication(params.key));
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
 * What an applicant sees behind the private link. It stands outside the shell of the site: it is counted nowhere, and
 * the chat is not on it.
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
