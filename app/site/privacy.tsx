import { UncountedSwitch } from "#app/analytics/uncounted-switch.tsx";
import { pageMeta } from "#content/page-meta.ts";
import { privacy } from "#content/privacy.ts";
import { breadcrumbs } from "#content/structured-data.ts";
import { LegalPage } from "./legal-page.tsx";

export function meta() {
  return pageMeta({ ...privacy, structured: [breadcrumbs(privacy)] });
}

/** The privacy notice, with the switch not to be counted. */
export default function Privacy() {
  return <LegalPage text={privacy} inserts={{ counting: <UncountedSwitch /> }} />;
}
