/** Started by web.ts: serves the plain pages from a separate process, as the site is. */
import { servePlainPages } from "./floor.ts";

process.once("message", async (pages: Record<string, string>) => {
  process.send?.(await servePlainPages(pages));
});
process.once("disconnect", () => process.exit(0));
