import { UncountedSwitch } from "#app/analytics/uncounted-switch.tsx";
import { logged } from "#app/forms/request-guard.server.ts";
import { readPromises } from "#app/retention/retention.server.ts";
import { pageMeta } from "#content/page-meta.ts";
import { privacyNotice } from "#content/privacy.ts";
import { breadcrumbs } from "#content/structured-data.ts";
import type { Route } from "./+types/privacy.page.ts";
import { LegalPage } from "./legal-page.tsx";

export function meta({ loaderData: notice }: Route.MetaArgs) {
  return pageMeta({ ...notice, structured: [breadcrumbs(notice)] });
}

/**
 * The notice with the times that the owner has set. Without a database it says the longest that can be set, which is true
 * too. The browser gets the words alone, without the forms that they are made from.
 */
export async function loader() {
  const stored = await logged("the retention times could not be read", readPromises());
  return privacyNotice(stored?.times ?? null, stored?.changed);
}

/** The privacy notice, with the switch not to be counted. */
export default function Privacy({ loaderData: notice }: Route.ComponentProps) {
  return <LegalPage text={notice} inserts={{ counting: <UncountedSwitch /> }} />;
}
