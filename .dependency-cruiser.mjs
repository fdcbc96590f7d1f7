/*
 * The rules of docs/architecture.md, each with the way out. `npm run check` runs them; tooling/rules.test.ts
 * breaks every one on purpose. The parser is @swc/core: dependency-cruiser reads no TypeScript through
 * TypeScript 7, and would then find nothing and complain of nothing.
 */

// A feature's contract may be in parts: contract.ts, and such as media-contract.ts beside it.
const featureDoor = "^app/features/[^/]+/(contract\\.ts|[^/]+-contract\\.ts|[^/]+\\.server\\.tsx?)$";
const contract = "^app/features/[^/]+/(contract|[^/]+-contract)\\.ts$";
const test = "\\.test\\.tsx?$";
const serverFile = "\\.server\\.tsx?$";
const emptyName = "(^|/)(utils?|helpers?|common|misc)(/|\\.[^/]*$)";
const emptyNameComment =
  "Names such as utils, helpers, common and misc say nothing: name the file after the one thing it does.";

/** @type {import("dependency-cruiser").IForbiddenRuleType[]} */
const forbidden = [
  {
    name: "content-is-only-texts",
    severity: "error",
    comment:
      "app/content holds texts and figures for everybody, so it imports nothing but content. Let the feature or the screen import the content instead.",
    from: { path: "^app/content/", pathNot: test },
    to: { path: "^(app|server|db|tooling)/", pathNot: "^app/content/" },
  },
  {
    name: "ui-knows-no-feature",
    severity: "error",
    comment:
      "app/ui is the design system: it takes what it shows as props. Pass the value in, or move the component into the feature's own folder.",
    from: { path: "^app/ui/" },
    to: { path: "^app/(admin|features|routes)/" },
  },
  {
    name: "ui-knows-no-server",
    severity: "error",
    comment: "app/ui runs in the browser. Let the route's loader or action fetch the value and pass it in.",
    from: { path: "^app/ui/" },
    to: { path: ["^(server|db)/", serverFile] },
  },
  {
    name: "list-kit-knows-no-area",
    severity: "error",
    comment:
      "app/admin is the shell of the back office and the list kit: it knows no area. Pass in what the list has of its own (queries, cards, texts, who may read it) from the list's screen.",
    from: { path: "^app/admin/", pathNot: test },
    to: {
      path: ["^app/(features|routes)/", "^db/"],
      // What every area has: kinds of field, the sign-out of another tab, and how a route answers a refusal.
      pathNot: [
        "^app/features/fields/",
        "^app/features/accounts/sign-out-channel\\.ts$",
        "^app/routes/request-guard\\.server\\.ts$",
      ],
    },
  },
  {
    name: "features-know-no-route",
    severity: "error",
    comment:
      "A route puts features together, never the other way round. Pass in what is needed, or move the shared part into the feature.",
    from: { path: "^app/(features|ui|content)/" },
    to: { path: ["^app/routes/", "^app/routes\\.ts$"] },
  },
  {
    name: "features-meet-at-their-doors",
    severity: "error",
    comment:
      "Another feature is reached through its contract.ts or *.server.ts only. Export what is needed there, or move a shared component to app/ui.",
    from: { path: "^app/features/([^/]+)/" },
    to: { path: "^app/features/", pathNot: ["^app/features/$1/", featureDoor] },
  },
  {
    name: "contracts-stay-small",
    severity: "error",
    comment:
      "A contract.ts goes to browser, server, API and tables alike: it imports zod, content and other contracts only. Put code that needs more into the feature's *.server.ts or a component.",
    from: { path: contract },
    to: { pathNot: ["^app/content/", contract, "^node_modules/zod/"] },
  },
  {
    name: "records-have-one-door",
    severity: "error",
    comment:
      "Only *.server.ts, server/, tooling/, bench/, e2e/ and tests use db/ and server/platform/. Call a verb of the feature's *.server.ts, or add one there.",
    from: {
      pathNot: [
        "^(server|db|tooling|bench|e2e)/",
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
      "A material is made of its own sources and of app/content (names, prices, lines), so that it can be built before the site. Move what it needs into materials/ or app/content.",
    from: { path: "^materials/", pathNot: test },
    to: { path: "^(app|server|db|tooling|bench|e2e)/", pathNot: "^app/content/" },
  },
  {
    name: "tables-know-only-contracts",
    severity: "error",
    comment:
      "Tables take their limits and choices from a contract.ts. Put the value there and import it from there.",
    from: { path: "^db/", pathNot: test },
    to: { path: "^(app|server|tooling)/", pathNot: contract },
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
      "This import leads nowhere, so no rule can judge it. Mend the path or add the package to package.json.",
    from: {},
    // Made by the build (tooling/fonts.ts, tooling/counter.ts): not there in a fresh checkout.
    to: { couldNotResolve: true, pathNot: "^#app/[^/]+\\.gen\\." },
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
