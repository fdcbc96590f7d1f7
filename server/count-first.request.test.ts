/** Every form and call is counted before it is read. The lists come from the build, so new ones are tested too. */
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { testDatabase } from "#tests/support/database.ts";
import { type TestSite, testSite } from "#tests/support/site.ts";

// Low limits, so that the test can reach them with every form.
vi.mock("./platform/flood-sizes.ts", () => ({
  floodSizes: { usual: 2, uploads: 2, functions: 2, own: 1, visits: 20 },
}));

testDatabase();

interface BuiltRoute {
  path?: string;
  module: { action?: unknown };
}

let site: TestSite;
let forms: string[];
let calls: [method: string, path: string][];
beforeAll(async () => {
  site = await testSite();
  const build = await import(pathToFileURL(resolve("build/server/index.js")).href);
  forms = Object.values(build.routes as Record<string, BuiltRoute>)
    .filter(({ module }) => module.action)
    .map(({ path = "" }) => `/${path}`);
  const { paths } = await (await site.fetch("/api/openapi.json")).json();
  calls = Object.entries(paths as Record<string, Record<string, unknown>>).flatMap(([path, methods]) =>
    Object.keys(methods).map((method): [string, string] => [
      method.toUpperCase(),
      path.replace(/^(?!\/api)/, "/api"),
    ]),
  );
});

const id = "00000000-0000-4000-8000-000000000000";
const addressOf = (path: string) =>
  path.replace("/tools/:slug", "/tools/sop-writer").replace(/:\w+|\{\w+\}/g, id);

let networks = 0;

/** Sends the same request several times from one network and returns the statuses. No page or call accepts its body. */
async function statuses(times: number, path: string, options: RequestInit): Promise<number[]> {
  networks += 1;
  const from = { "x-forwarded-for": `198.18.${networks >> 8}.${networks & 255}` };
  const found: number[] = [];
  for (let sent = 0; sent < times; sent += 1) {
    const answer = await site.fetch(path, {
      ...options,
      headers: { ...from, ...(options.headers as Record<string, string>) },
    });
    found.push(answer.status);
    if (answer.status === 429) expect(Number(answer.headers.get("retry-after"))).toBeLessThanOrEqual(60);
  }
  return found;
}

const urlencoded = { "content-type": "application/x-www-form-urlencoded" };

test("the lists are those of the site", () => {
  expect(forms.length).toBeGreaterThan(35);
  expect(forms).toEqual(expect.arrayContaining(["/contact", "/account", "/sign-out", "/your-call/:key"]));
  expect(calls.length).toBeGreaterThan(15);
});

test("a form of any page is refused before anything is done with it, after the share of its network, and after that of a known account", async () => {
  for (const form of forms) {
    for (const path of [addressOf(form), `${addressOf(form)}.data`]) {
      // Forms behind a sign-in respond with that first, without reading the body.
      const anonymous = await statuses(3, path, { method: "POST", body: "zz=1", headers: urlencoded });
      expect([path, anonymous.slice(0, 2).includes(429)]).toEqual([path, false]);
      expect([path, anonymous[2]]).toEqual([path, expect.toBeOneOf([429, 401, 302, 202])]);
      // The only screen that redirects an admin before it reads the body.
      const role = form === "/recruitment/admin/alerts" ? "recruiter" : "admin";
      const { headers } = await site.signIn({ role });
      const known = await statuses(4, path, {
        method: "POST",
        body: "zz=1",
        headers: { ...urlencoded, ...headers },
      });
      expect([path, known.slice(0, 2).includes(429), known[3]]).toEqual([path, false, 429]);
      // Signing out makes the account unknown.
      if (!["/sign-out", "/admin-dashboard"].includes(form))
        expect([path, known[2]]).not.toEqual([path, 429]);
    }
  }
});

test("a call is refused unread after the share of its network", async () => {
  for (const [method, path] of calls) {
    if (/\/(visits|visitor_analytics)$/.test(path)) continue;
    const { headers } = await site.signIn();
    const body = ["GET", "HEAD"].includes(method) ? {} : { body: "{" };
    const sent = { method, ...body, headers: { "content-type": "application/json" } };
    const anonymous = await statuses(3, addressOf(path), sent);
    expect([method, path, anonymous.map((status) => status === 429)]).toEqual([
      method,
      path,
      [false, false, true],
    ]);
    const admin = await statuses(4, addressOf(path), { ...sent, headers: { ...sent.headers, ...headers } });
    expect([method, path, admin.map((status) => status === 429)]).toEqual([
      method,
      path,
      [false, false, false, true],
    ]);
  }
});

test("reading a call takes nothing from what is sent to it, and declaring an upload nothing from its pieces", async () => {
  const headers = { "x-forwarded-for": "198.19.0.1", "tus-resumable": "1.0.0" };
  const last = async (times: number, method: string, path: string) => {
    let status = 0;
    for (let sent = 0; sent < times; sent += 1) ({ status } = await site.fetch(path, { method, headers }));
    return status;
  };
  expect(await last(3, "GET", "/api/course_enrollments")).toBe(429);
  expect(await last(3, "HEAD", "/api/contact_submissions")).toBe(429);
  expect(await last(1, "POST", "/api/contact_submissions")).not.toBe(429);
  expect(await last(1, "POST", "/api/course_enrollments")).toBe(400);
  expect(await last(3, "POST", "/api/uploads")).toBe(429);
  expect(await last(1, "HEAD", `/api/uploads/${id}`)).toBe(404);
});

describe("page views", () => {
  test("have room for many visitors behind one address", async () => {
    const { floodSizes } =
      await vi.importActual<typeof import("./platform/flood-sizes.ts")>("./platform/flood-sizes.ts");
    expect(floodSizes.visits).toBe(3_000);
  });

  test.each(["visits", "visitor_analytics"])("of %s have a share of their own", async (path) => {
    const sent = await statuses(21, `/api/${path}`, { method: "POST", body: "{" });
    expect(sent).toEqual([...Array(20).fill(400), 429]);
  });
});
