/** Whatever is sent to a form or a call: no server error, a quick answer, and nothing stored from what was refused. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sql } from "#server/platform/database.ts";
import { openMail } from "#server/platform/mail.ts";
import { openStorage } from "#server/platform/storage.ts";
import { AnswerTimes } from "#tests/support/answer-times.ts";
import { testDatabase } from "#tests/support/database.ts";
import { type TestSite, testSite } from "#tests/support/site.ts";
import { anySent, bodyFor, bodyTypes, ownForm, uploadHeaders } from "#tests/support/surprising-input.ts";

testDatabase();

/** Inputs for the forms and as many for the calls; `FUZZ_RUNS` sets another number. */
const numRuns = Number(process.env.FUZZ_RUNS ?? (process.env.TEST_FULL ? 100_000 : 250));
const long = numRuns > 5_000;
const timeout = long ? 8 * 60 * 60_000 : 120_000;
const folder = mkdtempSync(join(tmpdir(), "mindsync-fuzz-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Operation {
  method: string;
  path: string;
  fields: string[];
}

let site: TestSite;
let admin: { cookie: string };
let forms: string[];
/** The names of the fields that each form shows, by its path. */
const shown = new Map<string, string[]>();
let operations: Operation[];
beforeAll(async () => {
  openMail({ DATA_DIR: folder, MAIL_FROM: "Mindsync <hello@mindsync.example>", SMTP_URL: undefined });
  openStorage({ DATA_DIR: folder });
  site = await testSite();
  admin = (await site.signIn()).headers;
  const build = await import(pathToFileURL(resolve("build/server/index.js")).href);
  forms = Object.values(build.routes as Record<string, { path?: string; module: { action?: unknown } }>)
    .filter(({ module }) => module.action)
    .map(({ path = "" }) => `/${path.replace(/:\w+/g, "00000000-0000-4000-8000-000000000000")}`);
  for (const path of forms) {
    const html = await (await site.fetch(path, { headers: admin })).text();
    shown.set(
      path,
      [...html.matchAll(/<(?:input|textarea|select|button)[^>]* name="([^"]+)"/g)].flatMap(
        ([, name]) => name ?? [],
      ),
    );
  }
  operations = await documented();
});

/** Every name of a property in a part of the API's description. */
function propertiesIn(part: unknown): string[] {
  if (typeof part !== "object" || part === null) return [];
  const own = "properties" in part && part.properties ? Object.keys(part.properties) : [];
  return [...own, ...Object.values(part).flatMap(propertiesIn)];
}

async function documented(): Promise<Operation[]> {
  const { paths } = await (await site.fetch("/api/openapi.json")).json();
  return Object.entries(paths as Record<string, Record<string, unknown>>).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, about]) => ({
      method: method.toUpperCase(),
      path: `/api${path.replace(/\{\w+\}/g, "00000000-0000-4000-8000-000000000000")}`,
      fields: propertiesIn(about),
    })),
  );
}

/** How many rows each table has. */
async function stored(): Promise<string> {
  const tables = await sql()<{ name: string }[]>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`;
  const counts = tables
    // A refused request counts for the limits: that is what these two are for.
    .filter(({ name }) => !/secret|limit|sign_in_failures/.test(name))
    .map(({ name }) => `select '${name}' as name, count(*)::int as n from "${name}"`);
  const rows = await sql().unsafe(counts.join(" union all "));
  return rows.map(({ name, n }) => `${name} ${n}`).join();
}

const times = new AnswerTimes();

/** What was stored after the last request: nothing else writes meanwhile, so it is counted once a request. */
let before: string | undefined;

/** Sends a request and checks the answer. */
async function send(path: string, options: RequestInit & { headers: Record<string, string> }): Promise<void> {
  before ??= await stored();
  const began = performance.now();
  const answer = await site.fetch(path, options);
  await answer.arrayBuffer();
  const ms = performance.now() - began;
  if (times.note(path, ms) && long) process.stdout.write(`${times.figures()}\n`);
  expect(answer.status, path).toBeLessThan(500);
  const earlier = before;
  before = await stored();
  if (answer.status >= 400) expect(before, path).toBe(earlier);
}

test(
  "any form gets an answer, and is stored only when it is taken",
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(), fc.boolean(), fc.boolean(), anySent, async (at, signedIn, data, sent) => {
        const path = forms[at % forms.length] ?? "/";
        const { body, type } = Array.isArray(sent) ? ownForm(shown.get(path) ?? [], sent) : sent;
        // These two end the session of everything that follows.
        const who = signedIn && !["/admin-dashboard", "/sign-out"].includes(path) ? admin : {};
        const headers = { ...who, ...(type ? { "content-type": type } : {}) };
        await send(data ? `${path}.data` : path, { method: "POST", body, headers });
      }),
      { numRuns },
    );
  },
  timeout,
);

test(
  "any call gets an answer, and is stored only when it is taken",
  async () => {
    const call = fc.nat().chain((at) => {
      const operation = operations[at % operations.length] as Operation;
      return fc.tuple(
        fc.constant(operation),
        bodyFor(operation.fields),
        fc.constantFrom(...bodyTypes),
        fc.boolean(),
        uploadHeaders,
      );
    });
    await fc.assert(
      fc.asyncProperty(call, async ([{ method, path }, body, type, signedIn, upload]) => {
        const headers = {
          ...(signedIn ? admin : {}),
          ...(type ? { "content-type": type } : {}),
          ...(path.includes("uploads") ? upload : {}),
        };
        const withBody = method === "GET" || method === "HEAD" ? {} : { body };
        await send(path, { method, headers, ...withBody });
      }),
      { numRuns },
    );
  },
  timeout,
);

test("the answers came at once: half of them within 200 ms", () => {
  expect(times.count).toBeGreaterThanOrEqual(2 * numRuns);
  expect(times.answeredIn(0.5)).toBeLessThan(200);
});

if (long) {
  test("the memory does not grow with the number of inputs", () => {
    // The lowest values are those after a collection.
    const { heaps } = times;
    const lowest = (from: number, to: number) =>
      Math.min(...heaps.slice(heaps.length * from, heaps.length * to));
    expect(lowest(0.75, 1)).toBeLessThan(lowest(0.25, 0.5) + 100e6);
  });
}
