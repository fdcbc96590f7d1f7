import { mkdir, mkdtemp, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer } from "vite";
import { expect, test } from "vitest";
import viteConfig from "../vite.config.ts";
import { pagesAreRoutes } from "./pages-are-routes.ts";

test("a change of the list of pages, and of no other text, makes `npm run dev` read the routes again", async () => {
  const root = await mkdtemp(join(tmpdir(), "mindsync-pages-"));
  const routes = join(root, "app/routes.ts");
  const [pages, prices] = [join(root, "content/pages.ts"), join(root, "content/prices.ts")];
  await Promise.all([mkdir(join(root, "app")), mkdir(join(root, "content"))]);
  await Promise.all([routes, pages, prices].map((file) => writeFile(file, "")));
  await utimes(routes, 0, 0);
  const vite = await createServer({
    root,
    configFile: false,
    server: { middlewareMode: true, ws: false },
    plugins: [pagesAreRoutes()],
  });
  try {
    vite.watcher.emit("change", prices);
    expect((await stat(routes)).mtimeMs).toBe(0);
    vite.watcher.emit("change", pages);
    expect((await stat(routes)).mtimeMs).toBeGreaterThan(0);
  } finally {
    await vite.close();
    await rm(root, { recursive: true });
  }
  expect(viteConfig.plugins).toContainEqual(expect.objectContaining({ name: pagesAreRoutes().name }));
});
