import { existsSync, globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { handedLinkHours, passwordLength, pendingSignInSeconds } from "#app/accounts/contract.ts";
import { staffLinkHours } from "#app/accounts/staff/contract.ts";
import { siteSecretNames } from "#server/platform/site-secret.ts";

/** How many requirements of levels 1 and 2 each section of ASVS 5.0.0 has. They are numbered from 1 without a gap. */
const sections = {
  "1.1": 2,
  "1.2": 9,
  "1.3": 11,
  "1.4": 3,
  "1.5": 2,
  "2.1": 3,
  "2.2": 3,
  "2.3": 4,
  "2.4": 1,
  "3.2": 2,
  "3.3": 4,
  "3.4": 6,
  "3.5": 5,
  "3.7": 2,
  "4.1": 3,
  "4.2": 1,
  "4.3": 2,
  "4.4": 4,
  "5.1": 1,
  "5.2": 3,
  "5.3": 2,
  "5.4": 3,
  "6.1": 3,
  "6.2": 12,
  "6.3": 4,
  "6.4": 4,
  "6.5": 5,
  "6.6": 3,
  "6.8": 4,
  "7.1": 3,
  "7.2": 4,
  "7.3": 2,
  "7.4": 5,
  "7.5": 2,
  "7.6": 2,
  "8.1": 2,
  "8.2": 3,
  "8.3": 1,
  "8.4": 1,
  "9.1": 3,
  "9.2": 4,
  "10.1": 2,
  "10.2": 2,
  "10.3": 4,
  "10.4": 11,
  "10.5": 5,
  "10.6": 2,
  "10.7": 3,
  "11.1": 2,
  "11.2": 3,
  "11.3": 3,
  "11.4": 4,
  "11.5": 1,
  "11.6": 1,
  "12.1": 3,
  "12.2": 2,
  "12.3": 4,
  "13.1": 1,
  "13.2": 5,
  "13.3": 2,
  "13.4": 5,
  "14.1": 2,
  "14.2": 4,
  "14.3": 3,
  "15.1": 3,
  "15.2": 3,
  "15.3": 7,
  "16.1": 1,
  "16.2": 5,
  "16.3": 4,
  "16.4": 3,
  "16.5": 3,
  "17.1": 1,
  "17.2": 4,
  "17.3": 2,
};

const numbers = Object.entries(sections).flatMap(([section, count]) =>
  Array.from({ length: count }, (_, at) => `${section}.${at + 1}`),
);

/** The words with which a line explains why it names no test. */
const noTest = / No test applies: \S/;

/** What is wrong with the lines of requirements in a document. */
function faultsIn(text: string): string[] {
  const lines = [...text.matchAll(/^\| +(\d+\.\d+\.\d+) +\|(.*)\|$/gm)].map(([, number = "", rest = ""]) => ({
    number,
    cells: rest.split("|").map((cell) => cell.trim()),
  }));
  const found = lines.map(({ number }) => number);
  const faults = [
    ...numbers.filter((number) => !found.includes(number)).map((number) => `${number} is missing`),
    ...found.filter((number, at) => found.indexOf(number) < at).map((number) => `${number} is there twice`),
    ...found
      .filter((number) => !numbers.includes(number))
      .map((number) => `${number} is no such requirement`),
  ];
  for (const { number, cells } of lines) {
    const [level = "", , answer = "", where = ""] = cells;
    const files = [...where.matchAll(/`([^`]+)`/g)].map(([, file = ""]) => file);
    const needsProof = !/^(Open|Not applicable): \S/.test(answer);
    if (cells.length !== 4 || cells.some((cell) => !cell) || !/^[12]$/.test(level))
      faults.push(`${number} has an empty cell`);
    const hasTest = files.some((file) => /\.(test|spec)\.tsx?$/.test(file));
    if (needsProof && files.length === 0) faults.push(`${number} names no file`);
    else if (needsProof && !hasTest && !noTest.test(answer))
      faults.push(`${number} names no test, and does not say why`);
    for (const file of files)
      if (!existsSync(file)) faults.push(`${number} names ${file}, which is not there`);
  }
  return faults;
}

const document = readFileSync("docs/security.md", "utf8");

describe("docs/security.md", () => {
  test("has each requirement of levels 1 and 2 once, with an answer and files that are there", () => {
    expect(numbers).toHaveLength(253);
    expect(faultsIn(document)).toEqual([]);
  });

  test("says for how long sign-ins and links are valid, and how long passwords are, as the code has it", () => {
    for (const said of [
      `an unfinished sign-in for ${pendingSignInSeconds / 60} minutes`,
      `an hour if mailed, ${handedLinkHours} hours if passed on by an admin, ${staffLinkHours} hours if made for staff`,
      `Passwords have ${passwordLength.least} to ${passwordLength.most} characters`,
    ]) {
      expect(document).toContain(said);
    }
  });

  test("says of every secret of the site what it is for and what it means to change it", () => {
    const keys = [...document.matchAll(/^\| `site_secrets`: `([\w-]+)` +\|(.*)\|$/gm)];
    expect(keys.map(([, name]) => name).sort()).toEqual([...siteSecretNames].sort());
    for (const [, name, rest = ""] of keys)
      expect([name, rest.split("|").filter((cell) => cell.trim()).length]).toEqual([name, 3]);
  });

  test("names every open line, and how many there are", () => {
    const open = [...document.matchAll(/^\| \d+\.\d+\.\d+ +\| [12] +\|[^|]*\| Open: /gm)];
    expect(document).toContain(`\`Open\` lines are ${open.length}:`);
  });

  test("says how many lines with an answer have no test", () => {
    const answered = [
      ...document.matchAll(
        /^\| +\d+\.\d+\.\d+ +\| [12] +\|[^|]*\| (?!Open: |Not applicable: )[^|]*\|([^|]*)\|$/gm,
      ),
    ];
    const untested = answered.filter(([, where = ""]) => !/\.(test|spec)\.tsx?`/.test(where));
    expect(document).toContain(`${untested.length} other lines say why no test applies`);
  });

  test("is not taken with a line that is missing, twice, empty, or without a proof", () => {
    const line = /^\| 3\.4\.4 .*$/m.exec(document)?.[0] ?? "";
    const withLine = (other: string) => faultsIn(document.replace(line, other));
    expect(withLine("")).toEqual(["3.4.4 is missing"]);
    expect(withLine(`${line}\n${line}`)).toEqual(["3.4.4 is there twice"]);
    expect(withLine("| 3.4.4 | 2 | nosniff | | `package.json` |")).toContain("3.4.4 has an empty cell");
    expect(withLine("| 3.4.4 | 2 | nosniff | With every answer | – |")).toEqual(["3.4.4 names no file"]);
    expect(withLine("| 3.4.4 | 2 | nosniff | With every answer | `server/gone.test.ts` |")).toEqual([
      "3.4.4 names server/gone.test.ts, which is not there",
    ]);
    expect(withLine("| 3.4.4 | 2 | nosniff | With every answer | `package.json` |")).toEqual([
      "3.4.4 names no test, and does not say why",
    ]);
  });
});

/** The sources of the running site. */
const sources = globSync("{app,content,db,materials,packages,server}/**/*.{ts,tsx}")
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file: file.replaceAll("\\", "/"), text: readFileSync(file, "utf8") }));
const filesWith = (words: RegExp) =>
  sources
    .filter(({ text }) => words.test(text))
    .map(({ file }) => file)
    .sort();

test("no text becomes code or a template", () => {
  expect(filesWith(/(?<![.\w])eval\(|new Function\(|"(node:)?vm"/)).toEqual([]);
  const { dependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  const engines = /^(handlebars|mustache|ejs|eta|pug|nunjucks|liquidjs|dot|underscore|lodash\.template)$/;
  expect(Object.keys(dependencies).filter((name) => engines.test(name))).toEqual([]);
});

test("the log has one writer, to standard output, and besides it only commands write to the terminal", () => {
  expect(filesWith(/from "pino"/)).toEqual(["server/platform/log.ts"]);
  const log = sources.find(({ file }) => file === "server/platform/log.ts")?.text ?? "";
  expect(log).not.toMatch(/transport|destination|multistream|\bfs\b/);
  expect(
    filesWith(/\bconsole\.(log|info|warn|error|debug)\(/).filter((file) => file.startsWith("server/")),
  ).toEqual([
    "server/admin.ts",
    "server/backup.ts",
    "server/doctor.ts",
    "server/restore.ts",
    "server/serve.ts",
    "server/start.ts",
    "server/supervisor.ts",
  ]);
});

test("the server starts its own programs only, each with a list of arguments and without a shell", () => {
  const starting = sources.filter(({ text }) => text.includes("child_process"));
  expect(starting.map(({ file }) => file).sort()).toEqual([
    "packages/embedded-postgres/pidfile.ts",
    "packages/embedded-postgres/postmaster.ts",
    "packages/embedded-postgres/processes.ts",
    "packages/embedded-postgres/run.ts",
    "server/backup/nightly.ts",
    "server/supervisor.ts",
  ]);
  // `exec` of a regular expression has a dot before it.
  for (const { file, text } of starting)
    expect([file, /\bshell:|(?<![.\w])exec(Sync)?\(/.test(text)]).toEqual([file, false]);
});
