import { redirect } from "react-router";

/** Redirects to the school's page, which lists the courses. */
export function loader() {
  throw redirect("/video-courses#courses", 301);
}
