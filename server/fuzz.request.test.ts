/** Whatever is sent to a form or a call: no server error, a quick answer, and nothing stored from what was refused. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openStorage } from "#server/platform/storage.ts";
import { AnswerTimes } from "#tests/support/answer-times.ts";
import { testDatabase } from "#tests/support/database.ts";
import { idle, realRecords } from "#tests/support/real-records.ts";
import { type SiteAlone, siteAlone } from "#tests/support/site-alone.ts";
import { storedEverywhere } from "#tests/support/stored-everywhere.ts";
import {
  anySent,
  bodyFor,
  bodyTypes,
  contentEncodings,
  ownForm,
  queryFor,
  uploadHeaders,
} from "#tests/support/surprising-input.ts";

const database = testDatabase();

/** Inputs for the forms and as many for the calls; `FUZZ_RUNS` sets another number. */
const numRuns = Number(process.env.FUZZ_RUNS ?? (process.env.TEST_FULL ? 100_000 : 100));
const long = numRuns > 5_000;
const timeout = long ? 8 * 60 * 60_000 : 120_000;
const folder = mkdtempSync(join(tmpdir(), "mindsync-fuzz-"));
afterAll(async () => {
  await site.end();
  rmSync(folder, { recursive: true, force: true });
});

interface Operation {
  method: string;
  path: string;
  fields: string[];
}

let site: SiteAlone;
/** The session headers of each person. */
const people: Record<string, { cookie?: string }> = { anonymous: {} };
let fill: (pattern: string) => string;
let forms: string[];
/** The field names that each form shows to anyone, by the form's path. */
const shown = new Map<string, string[]>();
let operations: Operation[];
beforeAll(async () => {
  openStorage({ DATA_DIR: folder });
  site = await siteAlone(database, folder);
  const owner = await site.signIn();
  for (const role of ["learner", "recruiter", "admin"] as const)
    people[role] = (await site.signIn({ role })).headers;
  const records = await realRecords(site, owner);
  fill = records.fill;
  for (const [person, { cookie }] of Object.entries(people))
    people[person] = { cookie: cookie ? `${cookie}; ${records.opened}` : records.opened };
  const build = await import(pathToFileURL(resolve("build/server/index.js")).href);
  forms = Object.values(build.routes as Record<string, { path?: string; module: { action?: unknown } }>)
    .filter(({ module }) => module.action)
    .map(({ path = "" }) => fill(`/${path}`));
  for (const path of forms) {
    const names = new Set<string>();
    for (const headers of Object.values(people)) {
      const html = await (await site.fetch(path, { headers })).text();
      for (const [, name = ""] of html.matchAll(/<(?:input|textarea|select|button)[^>]* name="([^"]+)"/g))
        names.add(name);
    }
    shown.set(path, [...names]);
  }
  operations = await documented();
  await site.mailsDelivered();
});

/** The names of all properties and query parameters in a part of the API's description. */
function propertiesIn(part: unknown): string[] {
  if (typeof part !== "object" || part === null) return [];
  const own = "properties" in part && part.properties ? Object.keys(part.properties) : [];
  if ("in" in part && part.in === "query" && "name" in part) own.push(String(part.name));
  return [...own, ...Object.values(part).flatMap(propertiesIn)];
}

async function documented(): Promise<Operation[]> {
  const { paths } = await (await site.fetch("/api/openapi.json")).json();
  return Object.entries(paths as Record<string, Record<string, unknown>>).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, about]) => ({
      method: method.toUpperCase(),
      path: `/api${fill(path)}`,
      fields: propertiesIn(about),
    })),
  );
}

const anybody = fc.constantFrom("anonymous", "learner", "recruiter", "admin");

const times = new AnswerTimes();

/** What was stored after the last request: nothing else writes meanwhile, so it is counted once a request. */
let before: string | undefined;

/** Sends a request and checks the answer. */
async function send(path: string, options: RequestInit & { headers: Record<string, string> }): Promise<void> {
  before ??= await storedEverywhere(folder);
  const began = performance.now();
  const answer = await site.fetch(path, options);
  await answer.arrayBuffer();
  const ms = performance.now() - began;
  if (ms > 200 && long)
    process.stdout.write(`slow: ${options.method} ${path} ${answer.status}: ${ms.toFixed(0)} ms\n`);
  times.note(path, ms);
  if (long && times.count % 1_000 === 0) {
    times.heaps.push(await site.memory());
    process.stdout.write(`${times.figures()}\n`);
  }
  expect(answer.status, path).toBeLessThan(500);
  const earlier = before;
  await site.mailsDelivered();
  before = await storedEverywhere(folder);
  if (answer.status >= 400) expect(before, `${options.method} ${path}`).toBe(earlier);
}

test(
  "any form gets an answer, and is stored only when it is taken",
  async () => {
    const form = fc.tuple(fc.nat(), anybody, fc.boolean(), anySent, contentEncodings);
    await fc.assert(
      fc.asyncProperty(form, async ([at, person, data, sent, encoding]) => {
        const path = forms[at % forms.length] ?? "/";
        const { body, type } = Array.isArray(sent) ? ownForm(shown.get(path) ?? [], sent) : sent;
        // These two end the session of everything that follows.
        const who = ["/admin-dashboard", "/sign-out"].includes(path) ? {} : people[person];
        const headers = {
          ...who,
          ...(type ? { "content-type": type } : {}),
          ...(encoding ? { "content-encoding": encoding } : {}),
        };
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
        queryFor(operation.fields),
        fc.constantFrom(...bodyTypes),
        anybody,
        fc.tuple(uploadHeaders, contentEncodings),
      );
    });
    await fc.assert(
      fc.asyncProperty(call, async ([{ method, path }, body, query, type, person, [upload, encoding]]) => {
        const headers = {
          ...people[person],
          ...(type ? { "content-type": type } : {}),
          ...(encoding ? { "content-encoding": encoding } : {}),
          ...(path.includes("uploads") ? upload : {}),
        };
        const reads = method === "GET" || method === "HEAD";
        await send(reads ? `${path}?${query}` : path, { method, headers, ...(reads ? {} : { body }) });
      }),
      { numRuns },
    );
  },
  timeout,
);

test("the forms and calls are those of records that are there", () => {
  const own = (start: string) => shown.get(forms.find((path) => path.startsWith(start)) ?? "") ?? [];
  for (const start of [
    "/courses/selling-rice/the-blue-book",
    "/courses/selling-rice/buying/quiz",
    "/admin-dashboard/courses/",
    "/recruitment/admin/applications/",
    "/your-call/",
  ]) {
    expect([start, own(start)]).not.toEqual([start, []]);
  }
  expect(operations.filter(({ path }) => path.includes(idle))).toEqual([]);
});

test("the answers came at once: half of them within 200 ms, and in a long run all of them", () => {
  process.stdout.write(`${times.figures()}\n`);
  expect(times.count).toBeGreaterThanOrEqual(2 * numRuns);
  expect(times.answeredIn(0.5)).toBeLessThan(200);
  if (long) expect(times.answeredIn(1)).toBeLessThanOrEqual(200);
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
