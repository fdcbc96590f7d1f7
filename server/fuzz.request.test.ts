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
import { testDatabase } from "#tests/support/database.ts";
import { type TestSite, testSite } from "#tests/support/site.ts";

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

const times: number[] = [];
/** How many answers of each address took more than 200 ms. */
const slow = new Map<string, number>();
/** The heap in bytes, after every thousandth request. */
const heaps: number[] = [];

/** The time in milliseconds in which this share of the requests was answered. */
function answeredIn(share: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? Number.NaN;
}

/** What a long run prints, as it takes an hour. */
function figures(): string {
  const [half, most, all] = [0.5, 0.99, 1].map((share) => answeredIn(share).toFixed(1));
  const slowest = [...slow].sort(([, one], [, other]) => other - one).slice(0, 5);
  const late = slowest.map(([path, count]) => `${path} ${count}`).join(", ") || "none";
  const megabytes = Math.round((heaps.at(-1) ?? 0) / 1e6);
  return `${times.length} inputs: p50 ${half} ms, p99 ${most} ms, longest ${all} ms, heap ${megabytes} MB; most often over 200 ms: ${late}`;
}

/** What was stored after the last request: nothing else writes meanwhile, so it is counted once a request. */
let before: string | undefined;

/** Sends a request and judges the answer. */
async function send(path: string, options: RequestInit & { headers: Record<string, string> }): Promise<void> {
  before ??= await stored();
  const began = performance.now();
  const answer = await site.fetch(path, options);
  await answer.arrayBuffer();
  const ms = performance.now() - began;
  times.push(ms);
  if (ms > 200) slow.set(path, (slow.get(path) ?? 0) + 1);
  if (times.length % 1_000 === 0) {
    heaps.push(process.memoryUsage().heapUsed);
    if (long) process.stdout.write(`${figures()}\n`);
  }
  expect(answer.status, path).toBeLessThan(500);
  const earlier = before;
  before = await stored();
  if (answer.status >= 400) expect(before, path).toBe(earlier);
}

const fieldNames = [
  ..."submissionKey name email password token intent id status q note title slug to was ids page undo".split(
    " ",
  ),
  ..."fullName phone phoneNumber message firstName learningPath tier files.0.name choices.2 video".split(" "),
  ..."__proto__ constructor a[0] a[4000000000] a.b.c.d toString __intent__ list[]".split(" "),
];

const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.string({ unit: "grapheme", maxLength: 50 }),
  fc.constantFrom("", "\0", "\u{d800}", "=1+1", "//evil.example", "1e309", "-1", "null", "true", "[]", "{}"),
  fc.constantFrom(
    "' or 1=1 --",
    "<script>",
    "%00",
    "amaka@mindsync.example",
    "0803 123 4567",
    "2026-11-24T10:30",
  ),
  fc
    .tuple(fc.constantFrom("9", "1,", "a", "[", "💥", "\n"), fc.integer({ max: 3000, min: 1 }))
    .map(([unit, times]) => unit.repeat(times)),
  fc.uuid(),
);
const name = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...fieldNames) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", minLength: 1, maxLength: 120 }) },
);

interface Sent {
  body: string | FormData;
  type: string | null;
}

const typed = fc.array(fc.tuple(name, text), { maxLength: 30 });
const anyForm: fc.Arbitrary<Sent> = fc.oneof(
  typed.map((fields) => ({
    body: new URLSearchParams(fields).toString(),
    type: "application/x-www-form-urlencoded",
  })),
  fc.tuple(typed, fc.boolean()).map(([fields, file]) => {
    const body = new FormData();
    for (const [field, value] of fields) {
      if (file) body.append(field, new File([value], value.slice(0, 50)));
      else body.append(field, value);
    }
    return { body, type: null };
  }),
  fc
    .tuple(
      fc.string({ maxLength: 3000 }),
      fc.constantFrom(
        "application/x-www-form-urlencoded",
        "application/x-www-form-urlencoded; charset=utf-16",
        "multipart/form-data",
        "multipart/form-data; boundary=a",
        "application/json",
        "text/plain",
        "x",
      ),
    )
    .map(([body, type]) => ({ body, type })),
);

/** Values for a form's own fields, by their place among those that its page shows: whatever else is refused before it is read. */
const ownValues = fc.array(fc.tuple(fc.nat(), text), { minLength: 1, maxLength: 12 });

const anySent = fc.oneof(anyForm, ownValues);

function ownForm(path: string, values: readonly [number, string][]): Sent {
  const names = shown.get(path) ?? [];
  const fields = values.map(([at, value]) => [names[at % names.length] ?? "id", value]);
  const body = new URLSearchParams(Object.fromEntries(fields)).toString();
  return { body, type: "application/x-www-form-urlencoded" };
}

test(
  "any form gets an answer, and is stored only when it is taken",
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(), fc.boolean(), fc.boolean(), anySent, async (at, signedIn, data, sent) => {
        const path = forms[at % forms.length] ?? "/";
        const { body, type } = Array.isArray(sent) ? ownForm(path, sent) : sent;
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

const anyValue = fc.oneof(text, fc.jsonValue({ maxDepth: 6 }), fc.integer(), fc.double(), fc.constant(null));

/** A body with the operation's own fields, of any type; or anything else. */
function bodyFor({ fields }: Operation): fc.Arbitrary<string> {
  const own = fc.dictionary(fc.constantFrom(...fields, ...fieldNames), anyValue, { maxKeys: 12 });
  return fc.oneof(
    { weight: 5, arbitrary: own.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 30 }).map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 2000 }) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom("[", '{"a":', '"\\"', "[1,"), fc.integer({ min: 1, max: 12_000 }))
        .map(([unit, times]) => unit.repeat(times)),
    },
  );
}

const uploadHeaders = fc.record(
  {
    "upload-length": fc.constantFrom("0", "1", "-1", "9".repeat(20), "x", "1000"),
    "upload-offset": fc.constantFrom("0", "1", "-1", "9".repeat(20), "x"),
    "upload-metadata": fc.base64String({ maxLength: 200 }).map((value) => `filename ${value}`),
    "tus-resumable": fc.constantFrom("1.0.0", "2", "x"),
  },
  { requiredKeys: [] },
);

const bodiesAndTypes = [
  "application/json",
  "application/json",
  "application/json",
  "text/plain",
  "x",
  "",
] as const;

test(
  "any call gets an answer, and is stored only when it is taken",
  async () => {
    const call = fc.nat().chain((at) => {
      const operation = operations[at % operations.length] as Operation;
      return fc.tuple(
        fc.constant(operation),
        bodyFor(operation),
        fc.constantFrom(...bodiesAndTypes),
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
  expect(times.length).toBeGreaterThanOrEqual(2 * numRuns);
  expect(answeredIn(0.5)).toBeLessThan(200);
});

if (long) {
  test("the memory does not grow with the number of inputs", () => {
    // The lowest values are those after a collection.
    const lowest = (from: number, to: number) =>
      Math.min(...heaps.slice(heaps.length * from, heaps.length * to));
    expect(lowest(0.75, 1)).toBeLessThan(lowest(0.25, 0.5) + 100e6);
  });
}
