import { UncountedSwitch } from "#app/analytics/uncounted-switch.tsx";
import { logged } from "#app/forms/request-guard.server.ts";
import { readPromises } from "#app/retention/retention.server.ts";
import { pageMeta } from "#content/page-meta.ts";
import { privacy, privacyNotice } from "#content/privacy.ts";
import { breadcrumbs } from "#content/structured-data.ts";
import type { Route } from "./+types/privacy.ts";
import { LegalPage } from "./legal-page.tsx";

export function meta() {
  return pageMeta({ ...privacy, structured: [breadcrumbs(privacy)] });
}

/** The times that the owner has set. Without a database the notice says the longest that can be set, which is true too. */
export async function loader() {
  const stored = await logged("the retention times could not be read", readPromises());
  return stored ?? { times: null, changed: undefined };
}

/** The privacy notice, with the switch not to be counted. */
export default function Privacy({ loaderData: { times, changed } }: Route.ComponentProps) {
  return <LegalPage text={privacyNotice(times, changed)} inserts={{ counting: <UncountedSwitch /> }} />;
}
