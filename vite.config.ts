import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { siteVariables } from "#content/site.ts";
import { joinModules } from "./tooling/join-modules.ts";
import { pagesAreRoutes } from "./tooling/pages-are-routes.ts";
import { serverModulesStayOutside } from "./tooling/server-modules.ts";

/** The brand as it is set at build time; the browser has no environment to read it from. */
const siteOverrides = Object.fromEntries(
  siteVariables.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
);

/** Each of these is run in a task of its own (packages/page-finish/browser/hydrate.js). */
const react = /node_modules[\\/](react-dom|react|scheduler)[\\/]/;
const router = /node_modules[\\/]react-router[\\/]/;
const joined = joinModules(new RegExp(`${react.source}|${router.source}`));

export default defineConfig({
  plugins: [serverModulesStayOutside(), pagesAreRoutes(), joined.plugin, tailwindcss(), reactRouter()],
  define: { __SITE_OVERRIDES__: JSON.stringify(siteOverrides) },
  server: { host: "127.0.0.1" },
  // tooling/build-steps.ts empties what is built anew: left to it, React Router takes the whole of build/ away, and the
  // materials that its pages speak of with it.
  build: { assetsInlineLimit: 0, target: "es2022", emptyOutDir: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [{ name: "react", test: react }, { name: "router", test: router }, ...joined.groups],
            },
          },
        },
      },
    },
    // Without this the two builds name the same stylesheet by different hashes.
    ssr: { build: { cssMinify: true } },
  },
});
