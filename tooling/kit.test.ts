import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { siteVariables } from "#content/site.ts";
import { readConfig } from "#server/platform/config.ts";
import { secretSettings } from "#server/platform/secret-files.ts";

const secretFiles = new Set<string>(secretSettings.map((name) => `${name}_FILE`));

/** Every variable that readConfig reads, found by observing it; without the files of secrets. */
function askedByConfig(): string[] {
  const asked = new Set<string>();
  const environment = new Proxy<NodeJS.ProcessEnv>(
    {},
    {
      get(_, name) {
        if (typeof name === "string") asked.add(name);
        return undefined;
      },
    },
  );
  readConfig(environment);
  return [...asked].filter((name) => !secretFiles.has(name));
}

/** Variables that other modules of the site read; NODE_ENV is set by the commands themselves. */
function readElsewhere(): string[] {
  const sources = globSync("{app,server}/**/*.{ts,tsx}").filter((file) => !/\.test\.tsx?$/.test(file));
  const names = sources.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/process\.env\.([A-Z][A-Z\d_]*)/g)].map(([, name = ""]) => name),
  );
  return names.filter((name) => name !== "NODE_ENV");
}

const sorted = (names: Iterable<string>) => [...new Set(names)].sort();
const variables = sorted([...askedByConfig(), ...siteVariables, ...readElsewhere()]);

/** The settings of .env.example with their values. */
const examples = [...readFileSync(".env.example", "utf8").matchAll(/^# ([A-Z][A-Z\d_]*)=(.*)$/gm)].map(
  ([, name = "", value = ""]) => ({ name, value: value.replace(/^"(.*)"$/, "$1") }),
);

test("the observed configuration is the real one", () => {
  expect(variables).toEqual(
    expect.arrayContaining(["PORT", "S3_BUCKET", "AI_MODEL", "SITE_URL", "LOG_LEVEL"]),
  );
});

test(".env.example names every setting once, and nothing else", () => {
  expect(examples.map(({ name }) => name).sort()).toEqual(variables);
});

test(".env.example sets nothing unless edited", () => {
  expect(readFileSync(".env.example", "utf8")).not.toMatch(/^[^#\n]/m);
});

test("the values in .env.example are the defaults", () => {
  const defaults = readConfig({});
  const given = Object.fromEntries(examples.map(({ name, value }) => [name, value]));
  // The first admin and the address of the site have their default elsewhere.
  for (const name of ["ADMIN_EMAIL", "SITE_URL"] as const) delete given[name];
  expect(readConfig(given)).toEqual(defaults);
});

test("the tables of README.md and docs/operations.md name every setting, and nothing else", () => {
  const rows = ["README.md", "docs/operations.md"].flatMap((file) => [
    ...readFileSync(file, "utf8").matchAll(/^\| `([A-Z][A-Z\d_]*)`/gm),
  ]);
  expect(sorted(rows.map(([, name = ""]) => name))).toEqual(variables);
});

interface Locked {
  license?: string;
  optional?: boolean;
}

/** Licences that require no more than their text, which is in the package. */
const permissive =
  /^(MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0)( (AND|OR) (MIT|Apache-2\.0))?$/;

test("NOTICE names every locked package under other terms", () => {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
    packages: Record<string, Locked>;
  };
  const named = readFileSync("NOTICE", "utf8");
  const unnamed = Object.entries(packages)
    // A package for another platform is locked without its licence; it has the licence of the package that depends on
    // it.
    .filter(([path, { license, optional }]) => path && (license ? !permissive.test(license) : !optional))
    .map(([path]) => path.replace(/^.*node_modules\//, ""))
    .filter((name) => !named.includes(name.replace(/^lightningcss-.*$/, "lightningcss-*")));
  expect(unnamed).toEqual([]);
});

test("the files for editors and services are valid", () => {
  for (const file of [".vscode/settings.json", ".vscode/extensions.json", "renovate.json"]) {
    expect(JSON.parse(readFileSync(file, "utf8")), file).toBeTypeOf("object");
  }
  const workflow = readFileSync(".github/workflows/ci.yml", "utf8");
  expect(workflow).toContain("- run: .ci/run");
  expect(workflow).not.toContain("\t");
});

test("files named in CONTRIBUTING.md exist", () => {
  const text = readFileSync("CONTRIBUTING.md", "utf8");
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
  for (const [, script = ""] of text.matchAll(/npm run ([\w:-]+)/g)) expect(scripts).toHaveProperty([script]);
  for (const [, path = ""] of text.matchAll(/\]\(([^):#]+)\)/g)) expect(existsSync(path), path).toBe(true);
});

test("no file of code is longer than CONTRIBUTING.md says", () => {
  const mostLines = Number(
    /Files have at most (\d+) lines/.exec(readFileSync("CONTRIBUTING.md", "utf8"))?.[1],
  );
  const files = globSync("{app,bench,content,db,packages,server,tests,tooling}/**/*.{ts,tsx,css}", {
    exclude: (path) => path.includes("node_modules"),
  });
  expect(mostLines).toBeGreaterThan(0);
  expect(files.length).toBeGreaterThan(1000);
  const long = files.filter(
    (file) => !file.includes(".gen.") && readFileSync(file, "utf8").split("\n").length - 1 > mostLines,
  );
  expect(long).toEqual([]);
});
