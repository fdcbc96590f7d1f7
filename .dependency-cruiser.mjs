/*
 * The rules of docs/architecture.md, each with the way out. `npm run check` runs them; tooling/rules.test.ts
 * breaks every one on purpose. The parser is @swc/core: dependency-cruiser reads no TypeScript through
 * TypeScript 7, and would then find nothing and complain of nothing.
 */
import { readFileSync } from "node:fs";

/** The route modules that app/routes.ts names: only they put the parts of several areas together. */
const screens = [...readFileSync(new URL("./app/routes.ts", import.meta.url), "utf8").matchAll(/"(\w[^"]*\.tsx?)"/g)]
  .map(([, file]) => `^app/${file.replace(/\./g, "\\.")}$`);

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
    from: { path: shared },
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
    to: { path: screens },
  },
  {
    name: "areas-meet-at-contracts-and-services",
    severity: "error",
    comment:
      "Another area is reached through its contract.ts or *.server.ts; only route modules, app/home and app/site draw components of other areas. Export what is needed there, or move a shared component to app/ui.",
    from: { path: "^app/([^/]+)/", pathNot: [test, composed, ...screens] },
    to: { path: "^app/[^/]+/", pathNot: ["^app/$1/", shared, contract, serverFile] },
  },
];
export default { forbidden, options: {
    parser: "swc",
    tsPreCompilationDeps: true,
    doNotFollow: { path: "^node_modules/" },
    exclude: { path: ["\\+types/", "^(build|data|\\.react-router)/"] },
    enhancedResolveOptions: {
      conditionNames: ["import", "node", "default", "types"],
      exportsFields: ["exports"],
      extensions: [".ts", ".tsx", ".js", ".mjs", ".cjs", ".json", ".d.ts"],
    },
}};
