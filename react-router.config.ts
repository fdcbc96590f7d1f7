import type { Config } from "@react-router/dev/config";
import { prerenderedPaths } from "./app/prerendered.ts";

export default {
  ssr: true,
  routeDiscovery: { mode: "initial" },
  prerender: () => [...prerenderedPaths],
} satisfies Config;
