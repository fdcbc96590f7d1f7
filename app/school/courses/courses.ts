import { redirect } from "react-router";

/** The courses stand on the school's page. */
export function loader() {
  throw redirect("/video-courses#courses", 301);
}
