/** Which scripts each page loads at once, according to the build. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const assets = join(import.meta.dirname, "../../build/client/assets");

interface Route {
  id: string;
  parentId?: string;
  module: string;
  imports?: string[];
}

function routesOfBuild(): Record<string, Route> {
  const name = readdirSync(assets).find((file) => /^manifest-.*\.js$/.test(file)) ?? "";
  const text = readFileSync(join(assets, name), "utf8");
  return JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)).routes;
}

/** Collects the text of a script and of everything that it imports statically. */
function addScripts(file: string, scripts: Map<string, string>): void {
  if (scripts.has(file)) return;
  const text = readFileSync(join(assets, file), "utf8");
  scripts.set(file, text);
  for (const [, imported = ""] of text.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g))
    addScripts(imported, scripts);
}

function scriptsOf(id: string): string {
  const routes = routesOfBuild();
  const scripts = new Map<string, string>();
  for (let route = routes[id]; route; route = routes[route.parentId ?? ""])
    for (const path of [route.module, ...(route.imports ?? [])])
      addScripts(path.replace("/assets/", ""), scripts);
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
