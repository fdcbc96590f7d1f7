/** Started by web.ts: serves the plain pages it is sent, apart from Lighthouse, as the site itself is. */
import { servePlainPages } from "./floor.ts";

process.once("message", async (pages: Record<string, string>) => {
  process.send?.(await servePlainPages(pages));
});
process.once("disconnect", () => process.exit(0));
