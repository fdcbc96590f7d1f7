/** Which scripts each page loads at once, according to the build. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { builtAssets, builtRoutes, routeScripts } from "#tests/support/built-routes.ts";

/** Collects the text of a script and of everything that it imports statically. */
function addScripts(file: string, scripts: Map<string, string>): void {
  if (scripts.has(file)) return;
  const text = readFileSync(join(builtAssets, file), "utf8");
  scripts.set(file, text);
  for (const [, imported = ""] of text.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g))
    addScripts(imported, scripts);
}

function scriptsOf(id: string): string {
  const scripts = new Map<string, string>();
  for (const path of routeScripts(id, builtRoutes())) addScripts(path.replace("/assets/", ""), scripts);
  expect([id, scripts.size > 0]).toEqual([id, true]);
  return [...scripts.values()].join("\n");
}

/** A name inside Zod that no minifier shortens. */
const zodMark = "_zod";

test.each(["home", "tools/marketing", "demos", "blog"])("%s loads no Zod", (id) => {
  expect(scriptsOf(id)).not.toContain(zodMark);
});

test("a page whose form is checked in the browser loads it", () => {
  expect(scriptsOf("contact")).toContain(zodMark);
});
