import type { Config } from "@react-router/dev/config";
import { prerenderedFiles, prerenderedPaths } from "./app/prerendered.ts";

export default {
  ssr: true,
  routeDiscovery: { mode: "initial" },
  prerender: () => [...prerenderedPaths, ...prerenderedFiles],
} satisfies Config;
