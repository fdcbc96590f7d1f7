import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";

const outside = /^#(server|db)\/|^#app\/.*\.server\.ts$/;

/**
 * Keeps server code out of the page bundle: `#server/…`, `#db/…` and every `*.server.ts` stay imports that
 * Node resolves at run time. So the pages and the calls of `server/api` share one instance of each module
 * (one pool, one rate limiter), and a stack trace names the source file.
 */
export function serverModulesStayOutside(): Plugin {
  let building = true;
  return {
    name: "mindsync:server-modules-stay-outside",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "ssr",
    configResolved(config) {
      building = config.command === "build";
    },
    resolveId(id, importer) {
      if (outside.test(id)) {
        // While developing, Vite's own runner imports it, and knows nothing of our package.json.
        return { id: building ? id : pathToFileURL(resolve(id.slice(1))).href, external: true };
      }
      if (id.startsWith("file:")) return { id, external: true };
      if (/\.server\.ts$/.test(id) && importer) {
        this.error(`Import ${id} as #app/…, not relatively (in ${importer}): it must stay one instance.`);
      }
      return null;
    },
  };
}
