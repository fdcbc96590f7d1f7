import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { cruise, type ICruiseOptions, type ICruiseResult, type IForbiddenRuleType } from "dependency-cruiser";
import { afterAll, beforeAll, expect, test } from "vitest";

interface Rules {
  forbidden: IForbiddenRuleType[];
  options: ICruiseOptions;
}

const rulesFile = new URL("../.dependency-cruiser.mjs", import.meta.url).href;
const { default: rules }: { default: Rules } = await import(rulesFile);

let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "mindsync-rules-"));
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

/** @param maxDepth how far imports are followed; 0 for all the way */
async function violations(baseDir: string, folders: string[], maxDepth = 0): Promise<ICruiseResult> {
  const { forbidden, options } = rules;
  const { output } = await cruise(folders, {
    ...options,
    maxDepth,
    baseDir,
    validate: true,
    ruleSet: { forbidden },
  } as ICruiseOptions);
  if (typeof output === "string") throw new Error(output);
  return output;
}

/** The names of the rules that a small tree breaks. */
async function broken(name: string, files: Record<string, string>): Promise<string[]> {
  const base = join(root, name);
  const tree: Record<string, string> = {
    "package.json": JSON.stringify({
      type: "module",
      imports: {
        "#app/*": "./app/*",
        "#content/*": "./content/*",
        "#server/*": "./server/*",
        "#db/*": "./db/*",
        "#materials/*": "./materials/*",
        "#tests/*": "./tests/*",
      },
    }),
    "node_modules/zod/package.json": JSON.stringify({ name: "zod", exports: { ".": "./index.js" } }),
    "node_modules/zod/index.js": "export const z = 1;",
    ...files,
  };
  for (const [path, text] of Object.entries(tree)) {
    mkdirSync(dirname(join(base, path)), { recursive: true });
    writeFileSync(join(base, path), text);
  }
  const folders = [...new Set(Object.keys(files).map((path) => path.split("/")[0] ?? path))];
  const { summary } = await violations(base, folders);
  return [...new Set(summary.violations.map(({ rule }) => rule.name))].sort();
}

const value = "export const value = 1;";
const take = (path: string) => `import { value } from "${path}";\nexport const taken: number = value;`;
const takeType = (path: string) => `import type { value } from "${path}";\nexport type Taken = typeof value;`;

const cases: [rule: string, what: string, files: Record<string, string>][] = [
  [
    "content-is-only-texts",
    "content imports an area",
    { "content/a.ts": take("#app/leads/contract.ts"), "app/leads/contract.ts": value },
  ],
  [
    "content-is-only-texts",
    "content imports a component",
    { "content/a.ts": take("#app/ui/b.tsx"), "app/ui/b.tsx": value },
  ],
  [
    "shared-parts-know-no-area",
    "ui imports an area's contract",
    { "app/ui/a.tsx": take("#app/leads/contract.ts"), "app/leads/contract.ts": value },
  ],
  [
    "shared-parts-know-no-area",
    "the list kit imports no more than a type of an area",
    { "app/admin/a.tsx": takeType("#app/leads/contract.ts"), "app/leads/contract.ts": value },
  ],
  [
    "ui-knows-no-server",
    "ui imports a server module",
    { "app/ui/a.tsx": take("./b.server.ts"), "app/ui/b.server.ts": value },
  ],
  [
    "screens-are-not-imported",
    "an area imports a route module of its own",
    { "app/school/a.tsx": take("./courses/course.tsx"), "app/school/courses/course.tsx": value },
  ],
  [
    "areas-meet-at-contracts-and-services",
    "an area imports another one's component",
    { "app/leads/a.tsx": take("#app/school/b.tsx"), "app/school/b.tsx": value },
  ],
  [
    "contracts-stay-small",
    "a contract imports its own area",
    { "app/leads/contract.ts": take("./b.ts"), "app/leads/b.ts": value },
  ],
  ["contracts-stay-small", "a contract imports Node", { "app/leads/contract.ts": 'import "node:fs";' }],
  [
    "records-are-behind-services",
    "a component imports a table",
    { "app/leads/a.tsx": take("#db/schema/b.ts"), "db/schema/b.ts": value },
  ],
  [
    "records-are-behind-services",
    "a component loads the platform late",
    {
      "app/leads/a.tsx": 'export const late = import("#server/platform/b.ts");',
      "server/platform/b.ts": value,
    },
  ],
  [
    "materials-are-built",
    "an area imports a deck",
    { "app/school/a.tsx": take("#materials/decks/b.ts"), "materials/decks/b.ts": value },
  ],
  [
    "materials-stand-alone",
    "a material imports a service",
    { "materials/a.ts": take("#app/leads/b.server.ts"), "app/leads/b.server.ts": value },
  ],
  [
    "packages-stand-alone",
    "a package imports another one",
    {
      "packages/page-finish/a.ts": take("../embedded-postgres/b.ts"),
      "packages/embedded-postgres/b.ts": value,
    },
  ],
  [
    "product-knows-no-test",
    "a service imports what tests share",
    { "app/leads/a.server.ts": take("#tests/support/b.ts"), "tests/support/b.ts": value },
  ],
  [
    "tables-know-only-contracts",
    "a table imports a service",
    { "db/schema/a.ts": take("#app/leads/b.server.ts"), "app/leads/b.server.ts": value },
  ],
  [
    "no-cycle",
    "two modules import each other",
    { "server/a.ts": 'import "./b.ts";', "server/b.ts": 'import "./a.ts";' },
  ],
  [
    "no-cycle",
    "two modules take each other's types",
    {
      "server/a.ts": 'export type { B } from "./b.ts";\nexport type A = 1;',
      "server/b.ts": 'export type { A } from "./a.ts";\nexport type B = 1;',
    },
  ],
  ["nothing-unresolved", "an import leads nowhere", { "server/a.ts": 'import "#app/nowhere.ts";' }],
  ["names-say-something", "a file is called utils", { "server/utils.ts": value }],
  [
    "names-say-something",
    "a file in use is called helpers",
    { "server/a.ts": take("./helpers.ts"), "server/helpers.ts": value },
  ],
  [
    "names-say-something",
    "a folder is called common",
    { "app/common/a.ts": take("./b.ts"), "app/common/b.ts": value },
  ],
  ["names-say-something", "a file is called misc", { "app/misc.ts": take("./b.ts"), "app/b.ts": value }],
];

test.each(cases)("%s: refused when %s", async (rule, what, files) => {
  expect(await broken(what.replace(/\W+/g, "-"), files)).toEqual([rule]);
});

test("every rule has a failing case", () => {
  expect([...new Set(cases.map(([rule]) => rule))].sort()).toEqual(
    [...new Set(rules.forbidden.map(({ name }) => name))].sort(),
  );
  for (const { name, comment } of rules.forbidden) expect(comment, name).toMatch(/\w{3}.*\./);
});

test("what the rules allow is allowed", async () => {
  const files = {
    "content/a.ts": value,
    "app/leads/contract.ts": `import { z } from "zod";\n${take("#content/a.ts").replace("taken", "more")}\nexport const value = z;`,
    "app/leads/leads.server.ts": take("#db/schema/leads.ts"),
    "app/leads/form.tsx": take("#app/school/enroll/contract.ts"),
    "app/leads/panel.tsx": value,
    "app/school/enroll/contract.ts": take("../../leads/contract.ts"),
    "app/school/enroll/enroll.server.ts": take("#app/leads/leads.server.ts"),
    "app/school/school.test.ts": take("#server/platform/b.ts"),
    // Route modules, the home page and the frame of the site combine the parts of areas.
    "app/school/courses/course.tsx": take("#app/leads/panel.tsx"),
    "app/home/contact.tsx": take("#app/leads/panel.tsx"),
    "app/entry.server.tsx": take("#server/platform/b.ts"),
    "db/schema/leads.ts": take("#app/leads/contract.ts"),
    "server/platform/b.ts": value,
    "server/utilities-bill.ts": value,
    "materials/material.ts": take("#content/a.ts"),
    "app/school/materials.server.ts": take("#materials/material.ts"),
    "tests/journeys/a.spec.ts": take("#app/leads/panel.tsx"),
  };
  expect(await broken("allowed", files)).toEqual([]);
});

test("imports of the tree itself are resolved to its files", async () => {
  // That the whole tree breaks no rule is a check of its own in `npm run check`.
  const { modules, summary } = await violations(process.cwd(), ["app/school/enroll", "app/home"], 2);
  const imports = (source: string) =>
    modules.find((module) => module.source === source)?.dependencies.map(({ resolved }) => resolved);
  expect(imports("app/school/enroll/enroll.server.ts")).toContain("db/schema/school.ts");
  expect(imports("app/home/home.page.tsx")).toContain("app/home/hero.tsx");
  expect(summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)).toEqual([]);
});
