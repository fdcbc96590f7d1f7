import { pageMeta } from "#content/page-meta.ts";
import { breadcrumbs } from "#content/structured-data.ts";
import { terms } from "#content/terms.ts";
import { LegalPage } from "./legal-page.tsx";

export function meta() {
  return pageMeta({ ...terms, structured: [breadcrumbs(terms)] });
}

/** The terms: what visitors may expect, and what is expected of them. */
export default function Terms() {
  return <LegalPage text={terms} />;
}
