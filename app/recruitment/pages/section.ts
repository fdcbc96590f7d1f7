import { redirect } from "react-router";
import { recruitmentPages } from "#content/recruitment-pages.ts";

/** Redirects the section's own address to its first page. */
export function loader() {
  return redirect(recruitmentPages.overview.path, 301);
}
