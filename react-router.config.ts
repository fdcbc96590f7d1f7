import type { Config } from "@react-router/dev/config";
import { site } from "#content/site.ts";
import { prerenderedFiles, prerenderedPaths } from "./app/prerendered.ts";

/** How long one page may take, in milliseconds: the first one loads the whole server, on a small or busy machine. */
const mostPerPage = 5 * 60_000;

/** React Router allows ten seconds and has no setting for it. Only the process that builds runs this. */
function allowSlowPages(): void {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  AbortSignal.timeout = (ms) => timeout(Math.max(ms, mostPerPage));
}

export default {
  ssr: true,
  // A screen's action in a file of its own would be one more request.
  splitRouteModules: false,
  // React Router compares where a form comes from with the address it sees itself, which behind a proxy has no https.
  allowedActionOrigins: [new URL(site.url).host],
  routeDiscovery: { mode: "initial" },
  prerender() {
    allowSlowPages();
    return [...prerenderedPaths, ...prerenderedFiles];
  },
} satisfies Config;
