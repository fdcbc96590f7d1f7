import { redirect } from "react-router";
import { recruitmentPages } from "#content/recruitment-pages.ts";

/** The section's own address leads to its first page. */
export function loader() {
  return redirect(recruitmentPages.overview.path, 301);
}
