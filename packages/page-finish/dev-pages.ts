import { ahead, browserScript } from "./build-pages.ts";
import { type FinishedPages, policyHash } from "./finished-pages.ts";

/** Where React Router's Vite plugin serves its manifest and the hot-reload script. */
const virtual = "/@id/__x00__virtual:react-router";

/** hydrate.js of `npm run dev`: the same script, but it starts the page from the sources. */
export const devHydrate = {
  path: "/page-finish/hydrate.js",
  script: () =>
    browserScript("hydrate.js", {
      STYLES: "/app/styles.css",
      MANIFEST: `${virtual}/browser-manifest`,
      SHARED: [`${virtual}/inject-hmr-runtime`],
      AHEAD: ahead,
    }),
};

/**
 * Pages of `npm run dev`: their script is deferred as on the built site, and they have the same policy. The only
 * differences: they link the whole stylesheet with long names, and Vite may add inline styles for its error overlay.
 */
export function devPages(earlyScript: string): Pick<FinishedPages, "everyPage" | "boot"> {
  const boot = browserScript("boot.js", { HYDRATE: devHydrate.path, COUNTER: "/app/count.gen.js" });
  const scripts = [`${earlyScript};${boot}`, earlyScript, ahead].map(policyHash);
  return { boot, everyPage: { scripts, styles: ["'unsafe-inline'"] } };
}
