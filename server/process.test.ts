import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { firstScreen } from "#app/accounts/staff/first-screen.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "#packages/embedded-postgres/index.ts";
import { findPostmaster } from "#packages/embedded-postgres/pidfile.ts";
import { listSavedMails } from "#server/platform/saved-mails.ts";
import { adminCalls, adminOf } from "#tests/support/admin.ts";
import { type BrokenNetwork, breakableNetwork } from "#tests/support/broken-network.ts";
import { anEnrollment } from "#tests/support/enrollment.ts";
import { preparedDataDirectory } from "#tests/support/prepared-data.ts";
import {
  removeDataDirectory,
  type ServerProcess,
  startServerProcess,
  temporaryDataDirectory,
} from "#tests/support/server-process.ts";

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
  let dataDirectory: string;
  let server: ServerProcess | undefined;
  let folder: string;
  let database: EmbeddedPostgres;
  let network: BrokenNetwork;
  beforeAll(async () => {
    dataDirectory = temporaryDataDirectory();
    folder = preparedDataDirectory();
    database = await startEmbeddedPostgres({ dataDirectory: join(folder, "postgres") });
    network = await breakableNetwork(database);
  });
  afterEach(async () => {
    await server?.end("SIGKILL");
    server = undefined;
  });
  afterAll(async () => {
    await database.release();
    await removeDataDirectory(folder);
    await removeDataDirectory(dataDirectory);
  });

  const environment = () => {
    const { user, host, port, database: name } = network.target as EmbeddedPostgres;
    return { DATABASE_URL: `postgres://${user}@${host}:${port}/${name}`, TRUST_PROXY: "1" };
  };

  test("says so while it is dead, gives typed forms back, and goes on when it is back", async () => {
    const [email, password] = ["owner@mindsync.example", "an owner's long password"] as const;
    const owner = { ADMIN_EMAIL: email, ADMIN_PASSWORD: password };
    server = await startServerProcess({ dataDirectory, environment: { ...environment(), ...owner } });
    const { address } = server;
    expect(server.output()).not.toContain(password);
    const signedIn = await signIn(address, email, password);
    expect(signedIn.headers.get("location")).toBe(firstScreen.admin);
    const headers = { cookie: signedIn.headers.getSetCookie()[0]?.split(";")[0] ?? "" };
    const dashboard = () => fetch(`${address}/admin-dashboard`, { headers, redirect: "manual" });
    const form = anEnrollment({ firstName: "Ngozi", goals: "Kept while the lights are out" });
    const enrol = () =>
      fetch(`${address}/enroll`, {
        method: "POST",
        body: new URLSearchParams(Object.entries(form).map(([name, value]) => [name, String(value)])),
      });
    expect((await dashboard()).status).toBe(200);

    process.kill(postmasterOf(folder)?.pid ?? 0, "SIGKILL");
    await network.cut();

    await expect.poll(() => ready(address), { timeout: 30_000 }).toBe(503);
    expect((await fetch(`${address}/`)).status).toBe(200);
    const notSaved = await enrol();
    expect(notSaved.status).toBe(503);
    const page = await notSaved.text();
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
      headers: { "content-type": "application/json" },
      body: JSON.stringify(form),
    });
    expect(call.status).toBe(503);
    expect(call.headers.get("content-type")).toBe("application/problem+json");
    expect(await call.json()).toMatchObject({ title: "unavailable", status: 503 });

    await network.mend();
    await expect.poll(() => ready(address), { timeout: 30_000 }).toBe(200);
    const kept = await enrol();
    expect(kept.status).toBe(200);
    expect(await kept.text()).toContain("Your enrollment is saved");
    expect((await dashboard()).status).toBe(200);
    const list = await fetch(`${address}/api/course_enrollments`, { headers });
    expect(await list.json()).toMatchObject([{ first_name: "Ngozi" }]);
  }, 120_000);

  test("starts without it, and is ready when it comes", async () => {
    await network.cut();
    try {
      // A port that was free a moment ago: this server does not print its address before it is ready.
      const free = createServer();
      await new Promise<void>((listening) => free.listen(0, "127.0.0.1", listening));
      const { port } = free.address() as AddressInfo;
      await new Promise((closed) => free.close(closed));
      server = await startServerProcess({
        dataDirectory,
        environment: { ...environment(), PORT: String(port) },
      });
      const { address } = server;
      await expect.poll(() => ready(address), { timeout: 30_000 }).toBe(503);
      const page = await fetch(`${address}/`);
      expect(page.status).toBe(200);
      expect(await page.text()).toContain("<h1");
    } finally {
      await network.mend();
    }
    const { address, output } = server;
    await expect.poll(() => ready(address), { timeout: 30_000 }).toBe(200);
    await expect.poll(output, { timeout: 30_000 }).toContain(`The site is at ${address}`);
    const enrolled = await fetch(`${address}/api/course_enrollments`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(anEnrollment()),
    });
    expect(enrolled.status).toBe(201);
  }, 120_000);
});

describe("a server on an empty data directory, and its next start", () => {
  const first = { output: "", signedIn: 0, exit: -1 as number | null, page: 0, startMs: 0, endMs: 0 };
  let dataDirectory: string;
  let databaseWhile: unknown;
  let databaseAfter: unknown;
  let server: ServerProcess;
  beforeAll(async () => {
    dataDirectory = temporaryDataDirectory();
    const began = performance.now();
    const started = await startServerProcess({ dataDirectory });
    first.startMs = performance.now() - began;
    first.output = started.output();
    const password = printedPassword(first.output) ?? "none";
    first.signedIn = (await signIn(started.address, "admin@mindsync.example", password)).status;
    const { hostname, port } = new URL(started.address);
    const silent = connect(Number(port), hostname);
    await new Promise((connected) => silent.once("connect", connected));
    first.page = (await fetch(`${started.address}/enroll`)).status;
    databaseWhile = postmasterOf(dataDirectory);
    const asked = performance.now();
    first.exit = await started.end("SIGTERM");
    first.endMs = performance.now() - asked;
    databaseAfter = postmasterOf(dataDirectory);
    silent.destroy();
    server = await startServerProcess({ dataDirectory });
  }, 120_000);
  afterAll(async () => {
    await server?.end("SIGKILL");
    await removeDataDirectory(dataDirectory);
  });

  test("the first admin's password is printed once, on the first start", async () => {
    expect(first.signedIn).toBe(302);
    expect(server.output()).not.toContain("password");
    const password = printedPassword(first.output) ?? "none";
    expect((await signIn(server.address, "admin@mindsync.example", password)).status).toBe(302);
  });

  test("when stopped, it ends with its database within five seconds, even with idle connections", () => {
    expect(first.page).toBe(200);
    expect(databaseWhile).toBeDefined();
    expect(first.exit).toBe(0);
    // On a machine so busy that a start takes longer, ending may as well.
    expect(first.endMs).toBeLessThan(Math.max(5000, first.startMs));
    expect(databaseAfter).toBeUndefined();
  });

  test("npm run admin creates, lists, resets and removes staff beside it", async () => {
    const { address } = server;
    const admin = adminOf(dataDirectory);
    const email = "rita@mindsync.example";
    const added = await admin("add", email, "--name", "Rita Bello", "--role", "admin");
    expect([added.code, added.complaint]).toEqual([0, ""]);
    const password = /Password: (\w{20})\n/.exec(added.output)?.[1] ?? "none";
    const signedIn = await signIn(address, email, password);
    expect(signedIn.status).toBe(302);

    const chosen = await fetch(`${address}/choose-password`, {
      method: "POST",
      redirect: "manual",
      headers: {
        "sec-fetch-site": "same-origin",
        cookie: signedIn.headers.getSetCookie()[0]?.split(";")[0] ?? "",
      },
      body: new URLSearchParams({ current: password, password: "a password of my own" }),
    });
    expect(chosen.headers.get("location")).toBe(firstScreen.admin);

    const staff = `${address}/admin-dashboard/staff`;
    const headersOf = (answer: Response) => ({
      "sec-fetch-site": "same-origin",
      cookie: answer.headers.getSetCookie()[0]?.split(";")[0] ?? "",
    });
    const page = await (await fetch(staff, { headers: headersOf(signedIn) })).text();
    // Nobody has forms for their own account, so this is the first admin's.
    const [, id = ""] = /name="id" value="([^"]+)"/.exec(page) ?? [];
    const change = async (change: string, by: Response) => {
      const body = new URLSearchParams({ change, id });
      expect((await fetch(staff, { method: "POST", headers: headersOf(by), body })).status).toBe(200);
    };
    await change("disabled", signedIn);

    const [listed, reset] = await adminCalls(dataDirectory, [
      ["list"],
      ["reset", email, "--password", "another good password"],
    ]);
    expect(listed).toMatchObject({
      code: 0,
      output:
        "  admin      admin@mindsync.example  (Admin)  disabled\n  admin      rita@mindsync.example  (Rita Bello)\n",
    });
    expect(reset?.code).toBe(0);
    expect(reset?.output).not.toContain("another good password");
    const [told] = await listSavedMails(join(dataDirectory, "mails"));
    expect(told).toMatchObject({ to: email, text: expect.stringContaining("has a new password") });
    expect((await signIn(address, email, password)).status).toBe(401);
    const again = await signIn(address, email, "another good password");
    expect(again.status).toBe(302);
    await change("enabled", again);

    expect(await admin("remove", email)).toMatchObject({ code: 0, output: `  Removed ${email}.\n` });
    expect((await signIn(address, email, "another good password")).status).toBe(401);
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
  }, 90_000);

  test("npm run admin reports what is wrong with an order", async () => {
    const wrong = [
      [["add", "nobody", "--role", "admin"], "That is not an e-mail address"],
      [["add", "a@mindsync.example", "--role", "owner"], "The role is one of"],
      [["add", "a@mindsync.example", "--password", "short"], "A password has at least 10 characters"],
      [["reset", "a@mindsync.example"], "There is no account for a@mindsync.example."],
      [["remove", "a@mindsync.example"], "There is no account for a@mindsync.example."],
    ] as const;
    const [[words, message], ...others] = wrong;
    const alone = await adminOf(dataDirectory)(...words);
    const calls = [
      alone,
      ...(await adminCalls(
        dataDirectory,
        others.map(([each]) => each),
      )),
    ];
    expect(alone).toMatchObject({ code: 1, complaint: expect.stringContaining(message) });
    expect(calls).toMatchObject(
      wrong.map(([, said]) => ({ code: 1, complaint: expect.stringContaining(said) })),
    );
  }, 90_000);

  test("Ctrl+C, which the server gets from the terminal and from npm start, lets it end in order", async () => {
    const { hostname, port } = new URL(server.address);
    const sending = connect(Number(port), hostname);
    const form =
      "POST /api/course_enrollments HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n";
    sending.write(`${form}expect: 100-continue\r\ncontent-length: 2\r\n\r\n`);
    await once(sending, "data");
    process.kill(server.pid, "SIGINT");
    await expect.poll(() => ready(server.address)).toBe(0);
    const ended = server.end("SIGINT");
    sending.end("{}");
    expect(await ended).toBe(0);
  });
});
