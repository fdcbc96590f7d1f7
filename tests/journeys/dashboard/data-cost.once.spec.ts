/** The Figures screen charges a page for the files that a browser really loads. */
import { bytesOf, filesOf } from "#app/analytics/figures/page-files.server.ts";
import { expect, hydrate, test } from "../fixtures.ts";

test("a page loads the files that its data cost is made of, also once it is idle", async ({ scene }) => {
  for (const path of ["/", "/tools", "/contact"])
    await scene(
      path,
      async (page) => {
        const loaded = new Set<string>();
        page.on("response", (response) => {
          const { pathname } = new URL(response.url());
          if (/\.(?:js|css|woff2|svg)$/.test(pathname)) loaded.add(pathname);
        });
        await page.goto(path);
        await hydrate(page);
        await page.waitForLoadState("networkidle");
        const files = filesOf(path);
        const unknown = [...loaded].filter((file) => !files.has(file));
        expect(unknown).toEqual([]);
        // The others are the worker, which tests block, and font faces and pictures that this visitor never saw.
        const bytes = [...loaded].reduce((sum, file) => sum + bytesOf(file), 0);
        const known = [...files].reduce((sum, file) => sum + bytesOf(file), 0);
        expect(bytes / known).toBeGreaterThan(0.8);
      },
      { fresh: true },
    );
});
