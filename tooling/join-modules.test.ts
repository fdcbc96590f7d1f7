import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";

interface BuiltRoute {
  readonly parentId?: string;
  readonly module: string;
  readonly imports: readonly string[];
}

interface Manifest {
  readonly entry: { readonly module: string; readonly imports: readonly string[] };
  readonly routes: Readonly<Record<string, BuiltRoute>>;
}

/** React Router's list of the built screens and their files. */
function builtManifest(): Manifest {
  const folder = "build/client/assets";
  const name = readdirSync(folder).find((file) => /^manifest-.*\.js$/.test(file)) ?? "";
  const window: { __reactRouterManifest?: Manifest } = {};
  runInNewContext(readFileSync(join(folder, name), "utf8"), { window });
  if (!window.__reactRouterManifest) throw new Error("The build has no manifest.");
  return window.__reactRouterManifest;
}

/** The script files that a screen loads, those of its frames included. */
function filesOf(id: string, { entry, routes }: Manifest): Set<string> {
  const files = new Set([entry.module, ...entry.imports]);
  for (let route = routes[id]; route; route = routes[route.parentId ?? ""]) {
    for (const file of [route.module, ...route.imports]) files.add(file);
  }
  return files;
}

test("no screen loads more than 26 script files; on average it is fewer than 15", () => {
  const manifest = builtManifest();
  const counts = Object.keys(manifest.routes).map((id) => [id, filesOf(id, manifest).size] as const);
  expect(counts.filter(([, count]) => count > 26)).toEqual([]);
  const average = counts.reduce((sum, [, count]) => sum + count, 0) / counts.length;
  expect(average).toBeLessThan(15);
});
