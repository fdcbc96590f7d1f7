import { relative } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { siteVariables } from "#content/site.ts";
import { pagesAreRoutes } from "./tooling/pages-are-routes.ts";
import { serverModulesStayOutside } from "./tooling/server-modules.ts";

/** The brand as it is set at build time; the browser has no environment to read it from. */
const siteOverrides = Object.fromEntries(
  siteVariables.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
);

const shell =
  /^(app[\\/](ui|forms[\\/](?!(\w+-)?contract\.)|site[\\/](layout|site-))|content[\\/](site|navigation|whatsapp|phone|page-meta|sections|structured-data|prices)\.)/;

function inShell(id: string): boolean {
  return shell.test(relative(import.meta.dirname, id));
}

export default defineConfig({
  plugins: [serverModulesStayOutside(), pagesAreRoutes(), tailwindcss(), reactRouter()],
  define: { __SITE_OVERRIDES__: JSON.stringify(siteOverrides) },
  server: { host: "127.0.0.1" },
  // tooling/build-steps.ts empties what is built anew: left to it, React Router takes the whole of build/ away, and the
  // materials that its pages speak of with it.
  build: { assetsInlineLimit: 0, target: "es2022", emptyOutDir: false },
  environments: {
    // React and the router in files of their own: each is run in a task of its own (packages/page-finish/browser/hydrate.js).
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: "react-dom", test: /node_modules[\\/]react-dom[\\/]/ },
                { name: "react", test: /node_modules[\\/](react|scheduler)[\\/]/ },
                { name: "router", test: /node_modules[\\/]react-router[\\/]/ },
                // What nearly every page shares, in one file instead of a dozen small ones. Nothing else of ours: what
                // is drawn in here is fetched by everybody.
                { name: "shell", test: inShell, minShareCount: 8 },
              ],
            },
          },
        },
      },
    },
    // Without this the two builds name the same stylesheet by different hashes.
    ssr: { build: { cssMinify: true } },
  },
});
