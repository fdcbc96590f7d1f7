import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";

const outside = /^#(server|db)\/|^#app\/.*\.server\.ts$/;

function refuseRelative(id: string): void {
  if (/^\.{1,2}\/.*\.server\.ts$/.test(id)) {
    throw new Error(`Import ${id} as #app/…, not relatively: server modules must stay one instance.`);
  }
}

/**
 * Keeps server code out of the page bundle: `#server/…`, `#db/…` and every `*.server.ts` remain imports that Node
 * resolves at run time. So the pages and the calls of `server/api` share one instance of each module (one pool, one
 * rate limiter), and a stack trace names the source file.
 */
function outsideTheBuild(): Plugin {
  return {
    name: "mindsync:server-modules",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "ssr",
    resolveId(id) {
      refuseRelative(id);
      return outside.test(id) ? { id, external: true } : null;
    },
  };
}

/** Where Vite's module runner finds them; React Router creates more than one set of plugins in a process. */
const given = "__mindsyncServerModules";
const modules: Record<string, Record<string, unknown>> = {};
const mark = "\0server-module:";

/**
 * The same in development: Vite's runner gets the modules that this process has already imported. After a change in one
 * of them, restart `npm run dev`.
 */
function outsideWhileDeveloping(): Plugin {
  return {
    name: "mindsync:server-modules-dev",
    enforce: "pre",
    apply: "serve",
    applyToEnvironment: (environment) => environment.name === "ssr",
    resolveId(id) {
      refuseRelative(id);
      return outside.test(id) ? mark + id : null;
    },
    async load(id) {
      if (!id.startsWith(mark)) return null;
      const name = id.slice(mark.length);
      const module: Record<string, unknown> = await import(pathToFileURL(resolve(name.slice(1))).href);
      const shared: typeof modules = Reflect.get(globalThis, given) ?? modules;
      shared[name] = module;
      Reflect.set(globalThis, given, shared);
      const exports = Object.keys(module).map((key) => `export const ${key} = module.${key};`);
      return `const module = globalThis.${given}[${JSON.stringify(name)}];\n${exports.join("\n")}`;
    },
  };
}

export function serverModulesStayOutside(): Plugin[] {
  return [outsideTheBuild(), outsideWhileDeveloping()];
}
