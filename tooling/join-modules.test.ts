import { expect, test } from "vitest";
import { builtRoutes, routeScripts } from "#tests/support/built-routes.ts";

test("no screen loads more than 26 script files; on average it is fewer than 17", () => {
  const built = builtRoutes();
  const routes = Object.values(built.routes);
  const frames = new Set(routes.map(({ parentId }) => parentId));
  const counts = routes
    .filter(({ id, hasDefaultExport }) => hasDefaultExport && !frames.has(id))
    .map(({ id }) => {
      const { module, imports } = built.entry;
      return { id, files: new Set([module, ...imports, ...routeScripts(id, built)]).size };
    });
  expect(counts.filter(({ files }) => files > 26)).toEqual([]);
  expect(counts.reduce((sum, { files }) => sum + files, 0) / counts.length).toBeLessThan(17);
});
