import { replace } from "react-router";
import { networkTexts } from "#content/network.ts";
import { canSendAgain, offerLastForm, sendLastForm } from "./offer-again.ts";
import { toast } from "./toast-store.ts";

/** The result of one route, as React Router's client middleware sees it. */
interface RouteResult {
  type: "data" | "error";
  result: unknown;
}

interface Address {
  pathname: string;
  search: string;
  hash: string;
}

/** The part of React Router's router that is read here. */
interface Router {
  state: { location: Address; navigation: { location?: Address }; loaderData: Record<string, unknown> };
}

declare global {
  interface Window {
    __reactRouterDataRouter?: Router;
  }
}

/**
 * Whether an error is the network's and not the page's. Browsers name it differently: 'Failed to fetch', 'NetworkError
 * when attempting to fetch resource', 'Load failed', and 'network error' inside a response that was cut.
 */
export function isNetworkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof TypeError && /fetch|network|load failed/i.test(error.message)) return true;
  return isNetworkError(error.cause);
}

/** What an action's result holds; React Router wraps it with its status. */
function errorOf({ result }: RouteResult): unknown {
  return typeof result === "object" && result !== null && "data" in result ? result.data : result;
}

function isResults(results: unknown): results is Record<string, RouteResult> {
  return typeof results === "object" && results !== null;
}

/**
 * React Router's client middleware of every page. Without a network no page becomes an error page: what is shown stays,
 * with everything typed. A form that has no answer of its own for this says so and offers to be sent again, data that was to be read again after it
 * stays as it was, and a page that could not be opened can be opened again.
 */
export async function stayWithoutNetwork(
  { request }: { request: Request },
  next: () => Promise<unknown>,
): Promise<unknown> {
  const results = await next();
  if (!isResults(results)) return results;
  const lost = Object.entries(results).filter(
    ([, result]) => result.type === "error" && isNetworkError(errorOf(result)),
  );
  const router = window.__reactRouterDataRouter;
  if (!lost.length || !router) return results;
  if (request.method !== "GET") {
    const { title, text } = networkTexts.notSent;
    const action = { label: networkTexts.sendAgainLabel, onPress: sendLastForm };
    offerLastForm(toast.error(title, { description: text, ...(canSendAgain() && { action }) }));
  }
  const { location, navigation, loaderData } = router.state;
  const { pathname, search } = new URL(request.url);
  const asks = (address: Address | undefined) =>
    address?.pathname === pathname && address.search === search && request.method === "GET";
  if (asks(navigation.location) && !asks(location)) return cannotOpen(request.url, location);
  for (const [route] of lost) {
    if (request.method !== "GET") results[route] = { type: "data", result: undefined };
    else if (asks(location) && route in loaderData)
      results[route] = { type: "data", result: loaderData[route] };
  }
  return results;
}

/** Stays on the shown page. */
function cannotOpen(href: string, { pathname, search, hash }: Address): Response {
  const { title, text, retryLabel } = networkTexts.notOpened;
  toast.error(title, { description: text, action: { label: retryLabel, href } });
  return replace(pathname + search + hash);
}

/**
 * React Router reloads a page when the code of a route cannot be fetched, which without a network would leave the
 * browser's error page in its place.
 */
export function neverReloadWithoutNetwork(): void {
  window.navigation?.addEventListener("navigate", (event) => {
    if (event.navigationType !== "reload" || event.userInitiated || navigator.onLine) return;
    event.preventDefault();
    const { title, text } = networkTexts.notOpened;
    toast.error(title, { description: text });
  });
}
