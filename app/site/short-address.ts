import { redirect } from "react-router";
import { shortAddresses } from "#content/short-addresses.ts";
import type { Route } from "./+types/short-address.ts";

/** Redirects an address that somebody guessed to the page they meant. */
export function loader({ request }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url);
  return redirect(`${shortAddresses[pathname.replace(/\/$/, "")] ?? "/"}${search}`, 301);
}
