import { redirect } from "react-router";

/** The store is a section of the home page; this redirects people who shorten an ebook's address. */
export function loader() {
  return redirect("/#store", 301);
}
