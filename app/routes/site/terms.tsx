import { pageMeta } from "#app/content/page-meta.ts";
import { breadcrumbs } from "#app/content/structured-data.ts";
import { terms } from "#app/content/terms.ts";
import { LegalPage } from "./legal-page.tsx";

export function meta() {
  return pageMeta({ ...terms, structured: [breadcrumbs(terms)] });
}

/** What visitors may expect and what is expected of them. */
export default function Terms() {
  return <LegalPage text={terms} />;
}
