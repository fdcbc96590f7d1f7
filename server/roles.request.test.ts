/** Who may open and do what: every screen and every call, for everybody. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { markTemporary } from "#app/accounts/temporary-password.server.ts";
import { readConfig } from "#server/platform/config.ts";
import { openMail } from "#server/platform/mail.ts";
import { openModel } from "#server/platform/model.ts";
import { testDatabase } from "#tests/support/database.ts";
import { operationTable, people, screenTable, serverTable } from "#tests/support/role-table.ts";
import { type TestSite, testSite } from "#tests/support/site.ts";

testDatabase();

let site: TestSite;
let screens: string[];
let operations: string[];
const mails = mkdtempSync(join(tmpdir(), "mindsync-mails-"));
afterAll(() => rmSync(mails, { recursive: true }));
beforeAll(async () => {
  openMail({ DATA_DIR: mails, MAIL_FROM: "Mindsync <hello@mindsync.example>", SMTP_URL: undefined });
  openModel(readConfig({}));
  site = await testSite();
  const build = await import(pathToFileURL(resolve("build/server/index.js")).href);
  const routes = Object.values(
    build.routes as Record<string, { id: string; path?: string; index?: boolean }>,
  );
  screens = routes
    .filter(({ id, path, index }) => id !== "root" && (path !== undefined || index))
    .map(({ path = "" }) => `/${path}`)
    .sort();
  const { paths } = await (await site.fetch("/api/openapi.json")).json();
  operations = Object.entries(paths as Record<string, Record<string, unknown>>)
    .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`))
    .sort();
});

type Session = Record<string, string>;

const newSession = async (person: (typeof people)[number]): Promise<Session> =>
  person === "anonymous" ? {} : (await site.signIn({ role: person })).headers;

const kept = new Map<string, Promise<Session>>();

/** A person's session. Some forms end it, so each form and call has its own; those that only read share one. */
function sessionOf(person: (typeof people)[number], method: string): Promise<Session> {
  if (method !== "GET") return newSession(person);
  const session = kept.get(person) ?? newSession(person);
  kept.set(person, session);
  return session;
}

const idle = "00000000-0000-4000-8000-000000000000";
const addressOf = (path: string) => path.replace(/:\w+|\{\w+\}/g, idle).replace("*", "nowhere");

/** The status of each person's request, in the order of the table. */
async function statuses(path: string, options: RequestInit): Promise<string> {
  const found = [];
  for (const person of people) {
    const { headers, ...rest } = options;
    const session = await sessionOf(person, options.method ?? "GET");
    const answer = await site.fetch(path, {
      ...rest,
      headers: { ...(headers as Record<string, string>), ...session },
    });
    // React Router sends a redirect of a screen's data as 202, and its place in the body.
    const place = answer.headers.get("location") ?? "";
    found.push(`${answer.status}${place.includes("sign-in") || place.includes("admin-login") ? "!" : ""}`);
  }
  return new Set(found).size === 1 ? (found[0] ?? "") : found.join(" ");
}

describe("the table", () => {
  test("names every screen", () => {
    expect(Object.keys(screenTable).sort()).toEqual(screens);
  });

  test("names every call", () => {
    expect(Object.keys(operationTable).sort()).toEqual(operations);
  });

  test("names everything else that the server answers", () => {
    expect(Object.keys(serverTable).sort()).toEqual([...site.ownRoutes].sort());
  });
});

describe("a screen", () => {
  test.each(Object.entries(screenTable))("%s", async (path, expected) => {
    const address = addressOf(path);
    const form = { method: "POST", body: new URLSearchParams() };
    const found = [
      await statuses(address, {}),
      await statuses(address === "/" ? "/_root.data" : `${address}.data`, {}),
      await statuses(address, form),
    ];
    expect(found).toEqual(expected);
  });
});

/** Where an account whose password the site made is sent, if it does not get what a visitor gets. */
const firstScreen = "/choose-password";

describe("somebody whose password the site made", () => {
  const visitor = (row: string) => row.split(" ")[0]?.replace("!", "");
  let cookie: { cookie: string };
  beforeAll(async () => {
    const { profile, headers } = await site.signIn({ role: "admin" });
    await markTemporary(profile.id);
    cookie = headers;
  });
  // Signing out ends the session for whoever asks.
  const others = Object.entries(screenTable).filter(([path]) => path !== firstScreen && path !== "/sign-out");

  test.each(others)("gets of %s what a visitor gets, or the screen for another", async (path, row) => {
    const address = addressOf(path);
    const kinds = [
      [address, {}],
      [address === "/" ? "/_root.data" : `${address}.data`, {}],
      [address, { method: "POST", body: new URLSearchParams() }],
    ] as const;
    for (const [index, [place, options]] of kinds.entries()) {
      // The form of the back office's first page signs out.
      if (index === 2 && path === "/admin-dashboard") continue;
      const answer = await site.fetch(place, { ...options, headers: cookie });
      const sentAway = [answer.headers.get("location"), answer.status === 202 ? await answer.text() : ""];
      if (sentAway.some((text) => text?.includes(firstScreen))) continue;
      expect(`${answer.status}`).toBe(visitor(row[index] ?? ""));
    }
  });

  test.each(Object.entries(operationTable))("gets of %s what a visitor gets", async (operation, row) => {
    const [method = "", path = ""] = operation.split(" ");
    const body = method === "GET" || method === "HEAD" ? {} : { body: "{}" };
    const answer = await site.fetch(`/api${addressOf(path)}`, {
      method,
      ...body,
      headers: { ...callHeaders(path), ...cookie },
    });
    expect(`${answer.status}`).toBe(visitor(row));
  });

  test("opens the screen for another", async () => {
    const answer = await site.fetch(firstScreen, { headers: cookie });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain("Choose your own password");
  });
});

/** An upload is asked for as tus does, so that the answer is about the upload. */
function callHeaders(path: string): Record<string, string> {
  if (!path.startsWith("/uploads/")) return { "content-type": "application/json" };
  return {
    "tus-resumable": "1.0.0",
    "upload-offset": "0",
    "content-type": "application/offset+octet-stream",
  };
}

describe("a call", () => {
  test.each(Object.entries(operationTable))("%s", async (operation, expected) => {
    const [method = "", path = ""] = operation.split(" ");
    const body = method === "GET" || method === "HEAD" ? {} : { body: "{}" };
    const headers = callHeaders(path);
    expect(await statuses(`/api${addressOf(path)}`, { method, ...body, headers })).toBe(expected);
  });
});

describe("the server itself", () => {
  test.each(Object.entries(serverTable))("%s", async (route, expected) => {
    const [method = "", path = ""] = route.split(" ");
    expect(await statuses(path, { method })).toBe(expected);
  });
});
