/** The routes of the built site with their script files, from React Router's own list. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export const builtAssets = join(import.meta.dirname, "../../build/client/assets");

interface Scripts {
  module: string;
  imports: string[];
}

interface BuiltRoute extends Scripts {
  id: string;
  parentId?: string;
  /** Whether it has a screen or a frame; files and forms' addresses have none. */
  hasDefaultExport: boolean;
}

/** React Router's list: the script that starts every page, and the routes by ID. */
export function builtRoutes(): { entry: Scripts; routes: Record<string, BuiltRoute> } {
  const name = readdirSync(builtAssets).find((file) => /^manifest-.*\.js$/.test(file)) ?? "";
  const text = readFileSync(join(builtAssets, name), "utf8");
  return JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));
}

/** The addresses of the scripts of a route and of the frames around it; none when there is no such route. */
export function routeScripts(id: string, { routes }: ReturnType<typeof builtRoutes>): string[] {
  const scripts: string[] = [];
  for (let route = routes[id]; route; route = routes[route.parentId ?? ""])
    scripts.push(route.module, ...route.imports);
  return scripts;
}
