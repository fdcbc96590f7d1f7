import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { findPostmaster } from "#server/platform/embedded-postgres/pidfile.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "#server/platform/embedded-postgres.ts";
import { type BrokenNetwork, breakableNetwork } from "#tooling/testing/broken-network.ts";
import { anEnrolment } from "#tooling/testing/enrolment.ts";
import {
  removeDataDirectory,
  type ServerProcess,
  startServerProcess,
  temporaryDataDirectory,
} from "#tooling/testing/server-process.ts";

let dataDirectory: string;
let server: ServerProcess | undefined;
beforeEach(() => {
  dataDirectory = temporaryDataDirectory();
});
afterEach(async () => {
  await server?.end("SIGKILL");
  server = undefined;
  await removeDataDirectory(dataDirectory);
});

const postmasterOf = (folder: string) => findPostmaster(join(folder, "postgres"));
const ready = (address: string) =>
  fetch(`${address}/readyz`).then(
    ({ status }) => status,
    () => 0,
  );

/** The password that a first start prints. */
const printedPassword = (output: string) => /password {2}(\w{20})\n/.exec(output)?.[1];

/** Signs in as a browser without script does. */
function signIn(address: string, email: string, password: string): Promise<Response> {
  const body = new URLSearchParams({ email, password });
  return fetch(`${address}/admin-login`, { method: "POST", body, redirect: "manual" });
}

describe("a server whose database is elsewhere", () => {
  let folder: string;
  let database: EmbeddedPostgres;
  let network: BrokenNetwork;
  beforeAll(async () => {
    folder = temporaryDataDirectory();
    database = await startEmbeddedPostgres({ dataDirectory: join(folder, "postgres") });
    network = await breakableNetwork(database);
  });
  afterAll(async () => {
    await database.release();
    await removeDataDirectory(folder);
  });

  const environment = () => {
    const { user, host, port, database: name } = network.target as EmbeddedPostgres;
    return { DATABASE_URL: `postgres://${user}@${host}:${port}/${name}`, TRUST_PROXY: "1" };
  };

  test("says so while it is dead, keeps what was typed, and goes on when it is back", async () => {
    server = await startServerProcess({ dataDirectory, environment: environment() });
    const { address } = server;
    const signedIn = await signIn(
      address,
      "admin@mindsync.example",
      printedPassword(server.output()) ?? "none",
    );
    expect(signedIn.headers.get("location")).toBe("/admin-dashboard?welcome");
    const headers = { cookie: signedIn.headers.getSetCookie()[0]?.split(";")[0] ?? "" };
    const dashboard = () => fetch(`${address}/admin-dashboard`, { headers, redirect: "manual" });
    const form = anEnrolment({ firstName: "Ngozi", goals: "Kept while the lights are out" });
    const enrol = () =>
      fetch(`${address}/enroll`, {
        method: "POST",
        body: new URLSearchParams(Object.entries(form).map(([name, value]) => [name, String(value)])),
      });
    expect((await dashboard()).status).toBe(200);

    process.kill(postmasterOf(folder)?.pid ?? 0, "SIGKILL");
    await network.cut();

    await expect.poll(() => ready(address), { timeout: 10_000 }).toBe(503);
    expect((await fetch(`${address}/`)).status).toBe(200);
    const notKept = await enrol();
    expect(notKept.status).toBe(503);
    const page = await notKept.text();
    expect(page).toContain("Failed to submit enrollment. Please try again.");
    expect(page).toMatch(/<input[^>]* value="Ngozi"/);
    expect(page).toContain("Kept while the lights are out</textarea>");
    expect(page).toContain(form.submissionKey);
    const turnedAway = await dashboard();
    expect(turnedAway.status).toBe(302);
    expect(turnedAway.headers.get("location")).toBe("/admin-login?notice=unchecked");
    expect(await (await fetch(`${address}/admin-login?notice=unchecked`)).text()).toContain(
      "Error checking authentication",
    );
    const call = await fetch(`${address}/api/course_enrollments`, {
      method: "POST",
      body: JSON.stringify(form),
    });
    expect(call.status).toBe(503);
    expect(call.headers.get("content-type")).toBe("application/problem+json");
    expect(await call.json()).toMatchObject({ title: "unavailable", status: 503 });

    await network.mend();
    await expect.poll(() => ready(address), { timeout: 15_000 }).toBe(200);
    const kept = await enrol();
    expect(kept.status).toBe(200);
    expect(await kept.text()).toContain("Your enrollment is saved");
    expect((await dashboard()).status).toBe(200);
    const list = await fetch(`${address}/api/course_enrollments`, { headers });
    expect(await list.json()).toMatchObject([{ first_name: "Ngozi" }]);
  }, 60_000);

  test("starts without it, and is ready when it comes", async () => {
    await network.cut();
    try {
      // A port that was free a moment ago: this server does not say where it is before it is ready.
      const free = createServer();
      await new Promise<void>((listening) => free.listen(0, "127.0.0.1", listening));
      const { port } = free.address() as AddressInfo;
      await new Promise((closed) => free.close(closed));
      server = await startServerProcess({
        dataDirectory,
        environment: { ...environment(), PORT: String(port) },
      });
      const { address } = server;
      await expect.poll(() => ready(address), { timeout: 15_000 }).toBe(503);
      const page = await fetch(`${address}/`);
      expect(page.status).toBe(200);
      expect(await page.text()).toContain("<h1");
    } finally {
      await network.mend();
    }
    const { address, output } = server;
    await expect.poll(() => ready(address), { timeout: 20_000 }).toBe(200);
    await expect.poll(output, { timeout: 20_000 }).toContain(`The site is at ${address}`);
    const enrolled = await fetch(`${address}/api/course_enrollments`, {
      method: "POST",
      body: JSON.stringify(anEnrolment()),
    });
    expect(enrolled.status).toBe(201);
  }, 60_000);
});

describe("a server that is asked to stop", () => {
  test("ends with its database within five seconds, also under idle connections", async () => {
    server = await startServerProcess({ dataDirectory });
    const { hostname, port } = new URL(server.address);
    const silent = connect(Number(port), hostname);
    await new Promise((connected) => silent.once("connect", connected));
    expect((await fetch(`${server.address}/enroll`)).status).toBe(200);
    expect(postmasterOf(dataDirectory)).toBeDefined();
    const asked = performance.now();
    expect(await server.end("SIGTERM")).toBe(0);
    expect(performance.now() - asked).toBeLessThan(5000);
    expect(postmasterOf(dataDirectory)).toBeUndefined();
    silent.destroy();
  }, 60_000);
});

describe("the first admin", () => {
  test("is told once, on the first start", async () => {
    server = await startServerProcess({ dataDirectory });
    const password = printedPassword(server.output()) ?? "none";
    expect((await signIn(server.address, "admin@mindsync.example", password)).status).toBe(302);
    expect(await server.end()).toBe(0);
    server = await startServerProcess({ dataDirectory });
    expect(server.output()).not.toContain("password");
    expect((await signIn(server.address, "admin@mindsync.example", password)).status).toBe(302);
  }, 60_000);
});

describe("npm run admin", () => {
  /** Runs the command beside the server, or without one. */
  function admin(...words: string[]): Promise<{ code: number; output: string; complaint: string }> {
    return new Promise((done) => {
      execFile(
        process.execPath,
        ["server/admin.ts", ...words],
        { env: { PATH: process.env.PATH, DATA_DIR: dataDirectory } },
        (error, output, complaint) => done({ code: Number(error?.code ?? 0), output, complaint }),
      );
    });
  }

  test("makes, lists, resets and removes staff beside a running server", async () => {
    server = await startServerProcess({
      dataDirectory,
      environment: { ADMIN_EMAIL: "owner@mindsync.example", ADMIN_PASSWORD: "an owner's long password" },
    });
    const { address } = server;
    const email = "rita@mindsync.example";
    const added = await admin("add", email, "--name", "Rita Bello", "--role", "admin");
    expect([added.code, added.complaint]).toEqual([0, ""]);
    const password = /Password: (\w{20})\n/.exec(added.output)?.[1] ?? "none";
    expect((await signIn(address, email, password)).status).toBe(302);

    const listed = await admin("list");
    expect(listed.code).toBe(0);
    expect(listed.output).toBe(
      "  admin      owner@mindsync.example  (Admin)\n  admin      rita@mindsync.example  (Rita Bello)\n",
    );

    const reset = await admin("reset", email, "--password", "another good password");
    expect(reset.code).toBe(0);
    expect(reset.output).not.toContain("another good password");
    expect((await signIn(address, email, password)).status).toBe(401);
    expect((await signIn(address, email, "another good password")).status).toBe(302);

    expect(await admin("remove", email)).toMatchObject({ code: 0, output: `  Removed ${email}.\n` });
    expect((await signIn(address, email, "another good password")).status).toBe(401);
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
  }, 90_000);

  test("explains itself, and says what is wrong", async () => {
    expect(await admin()).toMatchObject({ code: 0, output: expect.stringContaining("npm run admin -- add") });
    for (const [words, message] of [
      [["promote"], "There is no command promote."],
      [["add"], "Which e-mail address?"],
      [["add", "a@mindsync.example", "--name", "Rita", "Bello"], "stands in quotes"],
      [["list", "--all"], "--all"],
    ] as const) {
      const { code, output, complaint } = await admin(...words);
      expect([words, code, complaint]).toEqual([words, 2, expect.stringContaining(message)]);
      expect(output).toContain("npm run admin -- add");
    }
    // A call that says nothing sensible makes no database either.
    expect(existsSync(join(dataDirectory, "postgres"))).toBe(false);

    expect(await admin("list")).toMatchObject({ code: 0, output: "  Nobody yet.\n" });
    for (const [words, message] of [
      [["add", "nobody", "--role", "admin"], "That is not an e-mail address"],
      [["add", "a@mindsync.example", "--role", "owner"], "The role is one of"],
      [["add", "a@mindsync.example", "--password", "short"], "A password has at least 10 characters"],
      [["reset", "a@mindsync.example"], "There is no account for a@mindsync.example."],
      [["remove", "a@mindsync.example"], "There is no account for a@mindsync.example."],
    ] as const) {
      const { code, complaint } = await admin(...words);
      expect([words, code, complaint]).toEqual([words, 1, expect.stringContaining(message)]);
    }
  }, 90_000);
});
