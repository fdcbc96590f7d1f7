import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import { sql } from "#server/platform/database.ts";
import { enforceLimit } from "#server/platform/rate-limit.ts";
import { cpuTime } from "#tests/support/cpu-time.ts";
import { testDatabase } from "#tests/support/database.ts";
import { type TestSite, testSite } from "#tests/support/site.ts";

testDatabase();

interface BuiltRoute {
  id: string;
  parentId?: string;
  path?: string;
  module: { action?: unknown };
}

let site: TestSite;
let addresses: string[];
beforeAll(async () => {
  site = await testSite();
  const build = await import(pathToFileURL(resolve("build/server/index.js")).href);
  addresses = Object.values(build.routes as Record<string, BuiltRoute>)
    .filter(({ module }) => module.action)
    .map(({ path = "" }) => `/${path.replace(/:\w+/g, "anything")}`);
});

const hostile = {
  "a list of four thousand million": "zz[4000000000]=1",
  "a list in a field that a form has": "email[4000000000]=1",
  "an order to the form library": `__intent__=${encodeURIComponent(
    JSON.stringify({ type: "update", payload: { name: "zz[4000000000]", value: 1 } }),
  )}`,
  "a state of the form library": "__state__=%7B%22validated%22%3A%7B%7D%7D",
  "fifteen thousand levels": `a${"[0]".repeat(15_000)}=1`,
  "objects within objects": `${Array(5_000).fill("a").join(".")}=1`,
  "a prototype": "__proto__.polluted=1",
  "a constructor": "constructor.prototype.polluted=1",
  "eight thousand fields": Array.from({ length: 8_000 }, (_, at) => `f${at}=1`).join("&"),
  "a field that no form has": "email=ada%40mindsync.example&role=admin",
  "one name of sixty thousand letters": `${"n".repeat(60_000)}=1`,
};

describe("a form that no page sends", () => {
  test("is tried on every address that takes one", () => {
    expect(addresses.length).toBeGreaterThan(25);
    expect(addresses).toEqual(expect.arrayContaining(["/contact", "/enroll", "/recruitment/apply"]));
  });

  test.each(Object.entries(hostile))("%s is refused everywhere, at once", async (_, body) => {
    const { headers } = await site.signIn();
    for (const address of addresses) {
      for (const who of [{}, headers]) {
        for (const path of [address, `${address === "/" ? "/_root" : address}.data`]) {
          let status = 0;
          const taken = await cpuTime(async () => {
            ({ status } = await site.fetch(path, {
              method: "POST",
              body,
              headers: { "content-type": "application/x-www-form-urlencoded", ...who },
            }));
          });
          expect([path, status < 500]).toEqual([path, true]);
          // Pages open to everybody say that the form is wrong; the others redirect to the sign-in first.
          if (["/contact", "/enroll", "/appointment", "/recruitment/apply", "/sign-in"].includes(path)) {
            expect([path, status]).toEqual([path, 400]);
          }
          expect([path, taken < 1000]).toEqual([path, true]);
        }
      }
    }
  });
});

const urlencoded = { "content-type": "application/x-www-form-urlencoded" };

/** Tools give pasted text back whatever its length, up to this one; in characters. */
const pasted = 5_000;

/** Public forms, with a text field of each and its limit. The names in `once` may be given once. */
const publicForms = [
  { path: "/contact", text: "message", most: 5_000, once: "email" },
  { path: "/appointment", text: "name", most: 200, once: "slot" },
  { path: "/enroll", text: "goals", most: 2_000, once: "learningPath" },
  { path: "/recruitment/apply", text: "whyJoinMindsync", most: 2_000, once: "age" },
  { path: "/sign-in", text: "password", most: 128, once: "next" },
  { path: "/sign-up", text: "name", most: 100, once: "email" },
  { path: "/forgotten-password", text: "email", most: 320, once: "email" },
  { path: "/reset-password", text: "password", most: 128, once: "token" },
  { path: "/confirm-email", text: "token", most: 1_000, once: "token" },
  { path: "/admin-login", text: "password", most: 128, once: "email" },
  { path: "/recruitment/admin", text: "password", most: 128, once: "email" },
  { path: "/tools/sop-writer", text: "department", most: 120, once: "version" },
  { path: "/tools/marketing-generator", text: "offer", most: 500, once: "intent" },
  { path: "/tools/sop-writer/document", text: "format", most: 10, once: "written" },
  { path: "/tools/bot-playground", text: "userMessage", most: 1_000, once: "botType" },
] as const;

describe.each(publicForms)("the form of $path", ({ path, text, most, once }) => {
  const post = async (body: string | FormData) => {
    const headers = typeof body === "string" ? urlencoded : {};
    return (await site.fetch(path, { method: "POST", body, headers })).status;
  };

  test("takes only its own fields, as often and as long as it has them", async () => {
    expect(await post(`${text}=a&honey=1`)).toBe(400);
    expect(await post(`${once}=a&${once}=b`)).toBe(400);
    const far = /^\/tools\/(?!bot-)[^/]+$/.test(path) ? pasted : most;
    expect(await post(`${text}=${"x".repeat(4 * far + 101)}`)).toBe(413);
    const file = new FormData();
    file.set(text, new File(["MZ"], "a.exe"));
    expect(await post(file)).toBe(400);
    // What is a little too long gets the message of its field. The file's form has no fields that anybody types.
    const little = await post(`${text}=${"x".repeat(most + 1)}`);
    if (!path.endsWith("/document")) expect([400, 413]).not.toContain(little);
  });
});

describe("whoever has sent too many forms", () => {
  const headers = { ...urlencoded, "x-forwarded-for": "203.0.113.90" };
  const form = (message: string) =>
    new URLSearchParams({
      submissionKey: crypto.randomUUID(),
      name: "Ada",
      email: "ada@mindsync.example",
      phone: "",
      company: "",
      project_type: "other",
      message,
    }).toString();

  test("has what was typed given back, and nothing is stored; what was refused before does not count as a message", async () => {
    await Promise.all(Array.from({ length: 200 }, () => enforceLimit("contact", "203.0.113.90")));
    const refused = await site.fetch("/contact", { method: "POST", body: form("Six bags of rice"), headers });
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toMatch(/^\d+$/);
    expect(await refused.text()).toContain("Six bags of rice");
    expect(await sql()`select 1 from contact_submissions`).toHaveLength(0);
    await sql()`delete from rate_limits`;
    for (const body of ["zz=1", form("")]) await site.fetch("/contact", { method: "POST", body, headers });
    expect(await sql()`select key from rate_limits`).toEqual([]);
  });
});

/** How many requests a limit has counted, from all callers. */
async function counted(limit: string): Promise<number> {
  const [row] = await sql()<{ points: number }[]>`
    select coalesce(sum(points), 0)::int as points from rate_limits where key like ${`${limit}:%`}`;
  return row?.points ?? 0;
}

describe("a learner's form", () => {
  test.each(["/courses/any", "/courses/any/any", "/courses/any/any/quiz"])(
    "of %s is for whoever is signed in, before it is read; the account is counted",
    async (path) => {
      const post = (who: Record<string, string>) =>
        site.fetch(path, { method: "POST", body: "zz=1", headers: { ...urlencoded, ...who } });
      expect((await post({})).status).toBe(401);
      const { headers } = await site.signIn({ role: "learner" });
      const before = await counted("learning");
      expect((await post(headers)).status).toBe(400);
      expect(await counted("learning")).toBe(before + 1);
    },
  );
});

test("every form that a page shows is taken with the fields that it has there", async () => {
  const seen: string[] = [];
  // A form that stands on many pages, or once in each row of a list, is sent once by each.
  const sent = new Set<string>();
  // As a visitor and as an admin: the forms of a session are on other pages than those that begin one. Each page has a
  // session of its own, because some forms end it.
  for (const [address, signedIn] of addresses.flatMap((one) => [
    [one, false] as const,
    [one, true] as const,
  ])) {
    const who = signedIn ? (await site.signIn()).headers : {};
    const page = await (await site.fetch(address, { headers: who })).text();
    for (const [, opening = "", inside = ""] of page.matchAll(/<form([^>]*)>(.*?)<\/form>/gs)) {
      // What needs script is sent by script, elsewhere.
      if (!/method="post"/.test(opening) || opening.includes("needs-js")) continue;
      if (/action="\/sign-out|logout/.test(opening + inside)) continue;
      const action = /action="([^"]+)"/.exec(opening)?.[1]?.replaceAll("&amp;", "&") ?? address;
      const names = [...inside.matchAll(/<(?:input|select|textarea|button)\b[^>]*? name="([^"]+)"/g)];
      const body = new URLSearchParams(names.map(([, name = ""]) => [name, ""]));
      for (const name of new Set(body.keys())) body.set(name, "");
      const request = `${signedIn} ${action} ${body}`;
      if (sent.has(request)) continue;
      sent.add(request);
      const { status } = await site.fetch(action, { method: "POST", body, headers: who });
      expect([action, [...body.keys()], status]).not.toEqual([action, [...body.keys()], 400]);
      seen.push(action);
    }
  }
  for (const action of [
    "/account",
    "/two-step-sign-in",
    "/admin-dashboard/staff",
    "/admin-dashboard/enrollments",
    "/sign-up",
  ]) {
    expect(seen).toContain(action);
  }
  expect(new Set(seen).size).toBeGreaterThanOrEqual(20);
});

test("an application's withdrawal counts its sender", async () => {
  const before = await counted("private-link");
  expect(
    (await site.fetch("/recruitment/application/unknown", { method: "POST", body: "", headers: urlencoded }))
      .status,
  ).toBe(404);
  expect(await counted("private-link")).toBe(before + 1);
});
