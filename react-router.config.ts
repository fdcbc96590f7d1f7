import type { Config } from "@react-router/dev/config";
import { site } from "#content/site.ts";
import { prerenderedFiles, prerenderedPaths } from "./app/prerendered.ts";

export default {
  ssr: true,
  // React Router compares where a form comes from with the address it sees itself, which behind a proxy has no https.
  allowedActionOrigins: [new URL(site.url).host],
  routeDiscovery: { mode: "initial" },
  prerender: () => [...prerenderedPaths, ...prerenderedFiles],
} satisfies Config;
