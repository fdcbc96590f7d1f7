/**
 * Stops the site while visitors send requests: `npm start`, the systemd unit's command and the container's, each with its
 * own signal. All processes end within ten seconds, and everything acknowledged is there after the next start.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { randomInt, randomUUID } from "node:crypto";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { conversationOf } from "#app/concierge/record-exchange.server.ts";
import { startEmbeddedPostgres } from "#packages/embedded-postgres/index.ts";
import { closeDatabase, openDatabase, sql } from "#server/platform/database.ts";
import { listSavedMails } from "#server/platform/saved-mails.ts";
import { anEnrollment } from "#tests/support/enrollment.ts";
import { aContact } from "#tests/support/lead.ts";
import { preparedDataDirectory } from "#tests/support/prepared-data.ts";
import { removeDataDirectory, serverPids } from "#tests/support/server-process.ts";

let dataDirectory: string;
let child: ChildProcess | undefined;
beforeEach(() => {
  dataDirectory = preparedDataDirectory();
});
afterEach(async () => {
  for (const pid of serverPids(dataDirectory)) process.kill(pid, "SIGKILL");
  child?.kill("SIGKILL");
  await removeDataDirectory(dataDirectory);
});

/** The command from the systemd unit, run in the folder of this checkout. */
function unitCommand(): string[] {
  const line = /^ExecStart=(.*)$/m.exec(readFileSync("deploy/mindsync.service", "utf8"))?.[1] ?? "";
  const [node = "", ...rest] = line.split(" ");
  return [resolve(node.replace("/opt/mindsync/", "")), ...rest];
}

/** The container's command, run with Node from the packages. */
function containerCommand(): string[] {
  const words = /^CMD (\[.*\])$/m.exec(readFileSync("Dockerfile", "utf8"))?.[1] ?? "[]";
  const [, ...rest] = JSON.parse(words) as string[];
  return [process.execPath, ...rest];
}

/** Starts a command. @param more settings @returns its address, once it is ready */
async function started([command = "", ...words]: string[], more: NodeJS.ProcessEnv = {}): Promise<string> {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  const own = spawn(command, words, {
    env: {
      PATH,
      HOME,
      NODE_COMPILE_CACHE,
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: "0",
      DATA_DIR: dataDirectory,
      LOG_LEVEL: "error",
      BACKUP_HOUR: "off",
      TRUST_PROXY: "1",
      ...more,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  child = own;
  let output = "";
  return new Promise((resolve, reject) => {
    own.once("exit", () => reject(new Error(output)));
    own.stdout.on("data", (chunk: Buffer) => {
      output += chunk;
      const address = /The site is at (\S+)/.exec(output)?.[1];
      if (address) resolve(address);
    });
  });
}

/** What the site acknowledged to visitors as saved. */
const acknowledged = { enrollments: new Set<string>(), visits: new Set<string>(), chats: new Set<string>() };

/** Sends requests of one of three kinds until the site is gone, each from a new network. */
async function visit(address: string, kind: number): Promise<void> {
  for (;;) {
    const from = Array.from({ length: 4 }, () => randomInt(1, 255)).join(".");
    const post = async (path: string, body: unknown) => {
      const answer = await fetch(address + path, {
        method: "POST",
        body: JSON.stringify(body),
        headers: {
          "content-type": "application/json",
          "user-agent": "Mozilla/5.0 (Linux; Android 14) Chrome/130.0",
          "x-forwarded-for": from,
        },
      });
      await answer.arrayBuffer();
      return answer.ok;
    };
    const id = randomUUID();
    if (kind % 3 === 0) {
      if (await post("/api/course_enrollments", anEnrollment({ submissionKey: id })))
        acknowledged.enrollments.add(id);
    } else if (kind % 3 === 1) {
      if (await post("/api/visits", { session_id: id, events: [{ page_visited: "/" }] }))
        acknowledged.visits.add(id);
    } else {
      const chat = {
        sessionId: `website-chat-${id}`,
        userMessage: "How much is a website?",
        currentPage: "/",
      };
      if (await post("/api/functions/yemi-chat", chat))
        acknowledged.chats.add(conversationOf(chat.sessionId));
    }
  }
}

/** Counts how many acknowledged records are stored, and whether any is stored twice. */
async function stored() {
  const database = await startEmbeddedPostgres({ dataDirectory: join(dataDirectory, "postgres") });
  openDatabase(database);
  try {
    const { enrollments, visits, chats } = acknowledged;
    const [row] = await sql()`select
      (select count(*)::int from course_enrollments where submission_key::text = any(${[...enrollments]}::text[])) as enrollments,
      (select count(*)::int from visitor_analytics where session_id::text = any(${[...visits]}::text[])) as visits,
      (select count(*)::int from concierge_exchanges where conversation_id::text = any(${[...chats]}::text[])) as chats`;
    return row;
  } finally {
    await closeDatabase();
    await database.release();
  }
}

/** Ends the site, and waits until its processes and its database are gone. @returns seconds */
async function ended(signal: NodeJS.Signals): Promise<number> {
  const told = performance.now();
  const exited = once(child as ChildProcess, "exit");
  child?.kill(signal);
  await exited;
  await expect.poll(() => serverPids(dataDirectory), { interval: 50 }).toEqual([]);
  await expect
    .poll(() => existsSync(join(dataDirectory, "postgres", "postmaster.pid")), { interval: 50 })
    .toBe(false);
  return (performance.now() - told) / 1000;
}

test.each([
  ["npm start", () => ["npm", "start"], "SIGTERM"],
  ["npm start, from a terminal", () => ["npm", "start"], "SIGINT"],
  ["the unit's command", unitCommand, "SIGTERM"],
  ["the container's command", containerCommand, "SIGTERM"],
] as const)(
  "%s ends within ten seconds under load, and nothing is lost",
  async (_, command, signal) => {
    const address = await started(command());
    for (const kind of Object.values(acknowledged)) kind.clear();
    const gone = Promise.allSettled(Array.from({ length: 60 }, (_, index) => visit(address, index)));
    await expect
      .poll(() => Math.min(...Object.values(acknowledged).map(({ size }) => size)), { timeout: 60_000 })
      .toBeGreaterThan(20);
    const seconds = await ended(signal);
    await gone;
    const counts = Object.entries(acknowledged).map(([kind, { size }]) => [kind, size] as const);
    process.stdout.write(
      `${command().join(" ")} ended by ${signal} in ${seconds.toFixed(1)} s; ${counts.join(" ")}\n`,
    );
    expect(seconds).toBeLessThan(10);
    expect(await stored()).toEqual(Object.fromEntries(counts));
  },
  180_000,
);

test("a mail server that accepts connections and says nothing does not hold the end, and its mails are saved", async () => {
  const connected = new Set<Socket>();
  const silent = createServer((socket) => connected.add(socket));
  await new Promise<void>((listening) => silent.listen(0, "127.0.0.1", listening));
  const email = "owner@mindsync.example";
  const { port } = silent.address() as AddressInfo;
  try {
    const address = await started(containerCommand(), {
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      ADMIN_EMAIL: email,
    });
    // The owner gets two mails: an alert about the lead, and a link.
    const lead = await fetch(`${address}/api/contact_submissions`, {
      method: "POST",
      body: JSON.stringify(aContact()),
      headers: { "content-type": "application/json" },
    });
    expect(lead.status).toBe(201);
    await expect.poll(() => connected.size, { timeout: 10_000 }).toBe(1);
    const forgotten = { method: "POST", body: new URLSearchParams({ email }) };
    expect((await fetch(`${address}/forgotten-password`, forgotten)).status).toBe(200);
    await expect.poll(() => connected.size, { timeout: 10_000 }).toBe(2);
    const seconds = await ended("SIGTERM");
    process.stdout.write(`with a silent mail server it ended in ${seconds.toFixed(1)} s\n`);
    expect(seconds).toBeLessThan(10);
    const saved = await listSavedMails(join(dataDirectory, "mails"));
    expect(saved.filter(({ to, text }) => to === email && text.includes("reset-password"))).toHaveLength(1);
  } finally {
    for (const socket of connected) socket.destroy();
    silent.close();
  }
}, 180_000);
