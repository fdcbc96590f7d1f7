import { utimesSync } from "node:fs";
import { join, normalize } from "node:path";
import type { Plugin } from "vite";

/**
 * For `npm run dev`: React Router makes its routes again only when a file in app/ changes, so a change of
 * content/pages.ts touches app/routes.ts.
 */
export function pagesAreRoutes(): Plugin {
  return {
    name: "mindsync:pages-are-routes",
    configureServer({ config: { root }, watcher }) {
      watcher.on("change", (file) => {
        const now = new Date();
        if (normalize(file) === join(root, "content/pages.ts"))
          utimesSync(join(root, "app/routes.ts"), now, now);
      });
    },
  };
}
