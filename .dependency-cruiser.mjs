/*
 * The rules of docs/architecture.md, each with the way out. `npm run check` runs them; tooling/rules.test.ts
 * breaks every one on purpose. The parser is @swc/core: dependency-cruiser reads no TypeScript through
 * TypeScript 7, and would then find nothing and complain of nothing.
 */
import { readFileSync } from "node:fs";

/** The route modules: only they put the parts of several areas together. app/routes.ts names those that are not pages. */
const screens = [
  "^app/.+\\.page\\.tsx$",
  ...[
    ...readFileSync(new URL("./app/routes.ts", import.meta.url), "utf8").matchAll(/"(\w[^"]*\.tsx?)"/g),
  ].map(([, file]) => `^app/${file.replace(/\./g, "\\.")}$`),
];

// A contract may be in parts: contract.ts, and such as media-contract.ts beside it.
const contract = "^app/.+/(contract|[^/]+-contract)\\.ts$";
const test = "\\.(test|spec)\\.tsx?$";
const serverFile = "\\.server\\.tsx?$";
/** Parts that every area may use, and that know no area. */
const shared = "^app/(ui|forms|admin)/";
/** Areas made of other areas' parts: the home page, and the frame around every public page. */
const composed = "^app/(home|site)/";
const emptyName = "(^|/)(utils?|helpers?|common|misc)(/|\\.[^/]*$)";
const emptyNameComment =
  "Names such as utils, helpers, common and misc say nothing: name the file after the one thing it does.";

/** @type {import("dependency-cruiser").IForbiddenRuleType[]} */
const forbidden = [
  {
    name: "content-is-only-texts",
    severity: "error",
    comment:
      "content/ holds texts and figures for everybody, so it imports nothing but content. Let the area or the screen import the content instead.",
    from: { path: "^content/", pathNot: test },
    to: { path: "^(app|server|db|tooling|packages|tests)/" },
  },
  {
    name: "shared-parts-know-no-area",
    severity: "error",
    comment:
      "app/ui, app/forms and app/admin serve every area: they take what they show as props. Pass the value in, or move the component into the area's own folder.",
    from: { path: shared, pathNot: test },
    to: { path: "^app/[^/]+/", pathNot: [shared] },
  },
  {
    name: "ui-knows-no-server",
    severity: "error",
    comment: "app/ui runs in the browser. Let the screen's loader or action fetch the value and pass it in.",
    from: { path: "^app/ui/" },
    to: { path: ["^(server|db)/", serverFile] },
  },
  {
    name: "screens-are-not-imported",
    severity: "error",
    comment:
      "A route module is loaded by the router alone. Move what another file needs into a file of its own beside it.",
    from: { path: "^(app|server|content|db)/", pathNot: test },
    // Its types may be: what its loader gives is what another file asks it for.
    to: { path: screens, dependencyTypesNot: ["type-only"] },
  },
  {
    name: "areas-meet-at-contracts-and-services",
    severity: "error",
    comment:
      "Another area is reached through its contract.ts or *.server.ts; only route modules, app/home and app/site draw components of other areas. Export what is needed there, or move a shared component to app/ui.",
    from: { path: "^app/([^/]+)/", pathNot: [test, composed, ...screens] },
    to: { path: "^app/[^/]+/", pathNot: ["^app/$1/", shared, contract, serverFile] },
  },
  {
    name: "contracts-stay-small",
    severity: "error",
    comment:
      "A contract.ts goes to browser, server, API and tables alike: it imports zod, content and other contracts only. Put code that needs more into the area's *.server.ts or a component.",
    from: { path: contract },
    to: { pathNot: ["^content/", contract, "^node_modules/zod/"] },
  },
  {
    name: "records-are-behind-services",
    severity: "error",
    comment:
      "Only *.server.ts, server/, tooling/, bench/ and tests use db/ and server/platform/. Call a function of the area's *.server.ts, or add one there.",
    from: {
      pathNot: [
        "^(server|db|tooling|bench|tests)/",
        serverFile,
        "^app/entry\\.server\\.tsx$",
        test,
        "^[^/]+\\.config\\.ts$",
      ],
    },
    to: { path: ["^db/", "^server/"] },
  },
  {
    name: "materials-are-built",
    severity: "error",
    comment:
      "Decks and worksheets are built into build/materials; what makes them is large and stays out of the site. Read manifest.json there, and import the types of materials/material.ts only.",
    // npm run dev makes them at its start, as the build does.
    from: { path: "^(app|server|db)/", pathNot: [test, "^server/dev\\.ts$"] },
    to: { path: "^materials/", pathNot: "^materials/material\\.ts$" },
  },
  {
    name: "materials-stand-alone",
    severity: "error",
    comment:
      "A material is made of its own sources and of content/ (names, prices, lines), so that it can be built before the site. Move what it needs into materials/ or content/.",
    from: { path: "^materials/", pathNot: test },
    to: { path: "^(app|server|db|tooling|bench|tests|packages)/" },
  },
  {
    name: "packages-stand-alone",
    severity: "error",
    comment:
      "A package is built and tested without the site: it imports itself and npm packages. Pass in what it needs.",
    from: { path: "^packages/([^/]+)/", pathNot: test },
    to: {
      path: "^(app|content|materials|server|db|tooling|bench|tests|packages)/",
      pathNot: "^packages/$1/",
    },
  },
  {
    name: "product-knows-no-test",
    severity: "error",
    comment: "tests/ is not there when the site runs. Move what the product needs out of it.",
    from: { path: "^(app|content|db|server|packages)/", pathNot: test },
    to: { path: "^tests/" },
  },
  {
    name: "tables-know-only-contracts",
    severity: "error",
    comment:
      "Tables take their limits and choices from a contract.ts. Put the value there and import it from there.",
    from: { path: "^db/", pathNot: test },
    to: { path: "^(app|content|server|tooling|packages|tests)/", pathNot: contract },
  },
  {
    name: "no-cycle",
    severity: "error",
    comment:
      "These modules import each other in a ring, so neither can be read or loaded alone. Move what both need into a third one.",
    from: {},
    to: { circular: true },
  },
  {
    name: "nothing-unresolved",
    severity: "error",
    comment:
      "This import leads nowhere, so no rule can judge it. Correct the path or add the package to package.json.",
    from: {},
    // Made by the build (tooling/fonts.ts, tooling/counter.ts, React Router): not there in a fresh checkout.
    to: { couldNotResolve: true, pathNot: "^#app/[^/]+\\.gen\\.|^#build/" },
  },
  {
    name: "names-say-something",
    severity: "error",
    comment: emptyNameComment,
    from: { path: emptyName },
    to: {},
  },
  {
    name: "names-say-something",
    severity: "error",
    comment: emptyNameComment,
    from: {},
    to: { path: emptyName, pathNot: "^node_modules/" },
  },
  {
    name: "names-say-something",
    severity: "error",
    comment: emptyNameComment,
    from: { path: emptyName, orphan: true },
    to: {},
  },
];

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden,
  options: {
    parser: "swc",
    // Imports of types count too: a type is knowledge of the other module.
    tsPreCompilationDeps: true,
    doNotFollow: { path: "^node_modules/" },
    // React Router makes ./+types/… by itself.
    exclude: { path: ["\\+types/", "^(build|data|\\.react-router)/"] },
    enhancedResolveOptions: {
      conditionNames: ["import", "node", "default", "types"],
      exportsFields: ["exports"],
      extensions: [".ts", ".tsx", ".js", ".mjs", ".cjs", ".json", ".d.ts"],
    },
  },
};
