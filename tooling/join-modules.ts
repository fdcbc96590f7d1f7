import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { deflateRawSync } from "node:zlib";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import type { Plugin, Rolldown } from "vite";
import { type Module, type PageStart, reached, sharedFiles } from "./shared-files.ts";

/** What React Router adds to the address of a screen's module. */
const screen = "?__react-router-build-client-route";

/**
 * How many bytes of compressed source a page may load without using them; minified it is a third less. The back office's
 * browsers keep its files, so its pages may load more.
 */
const spare = { public: 14_500, backOffice: 30_000, panel: 400 };

/** More groups than there will be files: Rolldown wants them before it has read a module. */
const mostFiles = 100;

/** The screens of the site, each with the frames around it. */
function screensOf(routes: readonly RouteConfigEntry[], root: string): PageStart[] {
  const address = (file: string) => join(root, "app", `${file}${screen}`);
  const below = (route: RouteConfigEntry, frames: readonly string[], most: number): PageStart[] => {
    const starts = [...frames, address(route.file)];
    if (route.children) return route.children.flatMap((child) => below(child, starts, most));
    // Addresses without a screen, such as files, are .ts.
    return route.file.endsWith(".tsx") ? [{ starts, spare: most }] : [];
  };
  const frames = [join(root, "app/entry.client.tsx"), address("root.tsx")];
  return routes.flatMap((route) =>
    below(route, frames, route.file === "site/layout.tsx" ? spare.public : spare.backOffice),
  );
}

/**
 * Joins the modules that pages load together. By itself Rolldown makes a file for each set of pages: twenty to forty for
 * each page.
 * @param own modules that other groups have
 */
export function joinModules(own: RegExp): { plugin: Plugin; groups: Rolldown.CodeSplittingGroup[] } {
  const fileOf = new Map<string, number>();
  const plugin: Plugin = {
    name: "mindsync:join-modules",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    async buildEnd(error) {
      if (error) return;
      const { root } = this.environment.config;
      // Not a plain import, which would restart `npm run dev` at each change of a page.
      const { default: routes } = await import(pathToFileURL(join(root, "app/routes.ts")).href);
      const modules = new Map<string, Module>();
      for (const id of this.getModuleIds()) {
        const module = this.getModuleInfo(id);
        const source = (module?.code ?? "").replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|\s+/gm, " ");
        modules.set(id, { size: deflateRawSync(source).length, imports: module?.importedIds ?? [] });
      }
      const screens = screensOf(routes, root);
      // What every page of a frame can open, such as the assistant, stays as light as a page.
      const frames = new Map(screens.map(({ starts }) => [starts.at(-2), starts.slice(0, -1)]));
      const panels = [...frames.values()].flatMap((frame) =>
        [...reached(frame, (id) => modules.get(id)?.imports ?? [])]
          .flatMap((id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
          .map((id) => ({ starts: [...frame, id], spare: spare.panel })),
      );
      const starts = new Set(screens.flatMap((page) => page.starts));
      const alone = new Set([...modules.keys()].filter((id) => starts.has(id) || own.test(id)));
      fileOf.clear();
      for (const [at, ids] of sharedFiles(modules, [...screens, ...panels], alone).entries()) {
        if (at >= mostFiles)
          this.error(`Pages share more than ${mostFiles} files (tooling/join-modules.ts).`);
        for (const id of ids) fileOf.set(id, at);
      }
    },
  };
  const groups = Array.from({ length: mostFiles }, (_, at) => ({
    name: `shared-${at}`,
    test: (id: string) => fileOf.get(id) === at,
  }));
  return { plugin, groups };
}
