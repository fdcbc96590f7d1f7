/** The log is sent to another system, encrypted, and only to one whose certificate is valid. */
import type { AddressInfo } from "node:net";
import {
  createServer,
  getCACertificates,
  type Server,
  setDefaultCACertificates,
  type TLSSocket,
} from "node:tls";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { selfSigned } from "#tests/support/self-signed.ts";
import { readConfig } from "./config.ts";
import { closeLogShipping, openLogShipping, shipLine } from "./log-shipping.ts";

const usual = getCACertificates("default");
const trusted = () => setDefaultCACertificates([...usual, selfSigned.cert]);

let server: Server;
let received = "";
const sockets = new Set<TLSSocket>();

function listen(port = 0): Promise<void> {
  server = createServer(selfSigned, (socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.on("data", (bytes: Buffer) => {
      received += bytes.toString();
    });
  });
  server.on("tlsClientError", () => {});
  return new Promise((listening) => server.listen(port, "127.0.0.1", listening));
}
const portOf = () => (server.address() as AddressInfo).port;

/** Ends the other system with all its connections. */
async function stop(): Promise<void> {
  for (const socket of sockets) socket.destroy();
  sockets.clear();
  await new Promise((closed) => server.close(closed));
}

beforeEach(async () => {
  received = "";
  await listen();
});
afterEach(async () => {
  await closeLogShipping();
  await stop();
  setDefaultCACertificates(usual);
});

const told = vi.fn();
beforeEach(() => told.mockClear());
const open = (port = portOf()) =>
  openLogShipping(readConfig({ LOG_SYSLOG_URL: `tls://localhost:${port}` }), told);
const log = pino(
  { base: null, hooks: { streamWrite: shipLine }, timestamp: pino.stdTimeFunctions.isoTime },
  { write: () => {} },
);

/** The messages of what was received, each as long as it says. */
function messages(): string[] {
  const found = [];
  for (let rest = Buffer.from(received); rest.length > 0; ) {
    const space = rest.indexOf(" ");
    const end = space + 1 + Number(rest.subarray(0, space).toString());
    found.push(rest.subarray(space + 1, end).toString());
    rest = rest.subarray(end);
  }
  return found;
}

test("each line arrives as a syslog message with its length, severity, time and the line itself", async () => {
  trusted();
  open();
  log.info({ path: "/ọ̀nà" }, "refused");
  log.error("a job failed");
  await expect.poll(() => messages().length).toBe(2);
  const [one, two] = messages();
  expect(one).toMatch(
    /^<134>1 \d{4}-\d\d-\d\dT[\d:.]+Z \S+ mindsync \d+ - - \{"level":30,.*"path":"\/ọ̀nà","msg":"refused"\}$/,
  );
  expect(two).toMatch(/^<131>1 .*"msg":"a job failed"\}$/);
  expect(told).not.toHaveBeenCalled();
});

test("nothing is sent to a system whose certificate nobody vouches for", async () => {
  open();
  log.info("secret");
  await expect.poll(() => told.mock.calls).toEqual([[false, "DEPTH_ZERO_SELF_SIGNED_CERT"]]);
  expect(received).toBe("");
});

test("lines wait while the other system is away, and arrive in their order", async () => {
  trusted();
  open();
  log.info("one");
  await expect.poll(() => messages().length).toBe(1);
  const port = portOf();
  await stop();
  await expect.poll(() => told.mock.calls.length).toBe(1);
  log.info("two");
  log.info("three");
  await listen(port);
  await expect.poll(() => messages().length, { timeout: 10_000 }).toBe(3);
  expect(messages().map((text) => /"msg":"(\w+)"/.exec(text)?.[1])).toEqual(["one", "two", "three"]);
  expect(told).toHaveBeenLastCalledWith(true, "");
});

test("of more lines than can wait the oldest are given up, and how many is said", async () => {
  const port = portOf();
  await stop();
  trusted();
  open(port);
  for (let line = 0; line < 10_003; line += 1) log.info({ line }, "x");
  await listen(port);
  await expect.poll(() => messages().length, { timeout: 15_000 }).toBe(10_001);
  const [first, second] = messages();
  expect(first).toContain('"lines":3,');
  expect(second).toContain('"line":3,');
});

test("the last lines are sent before the process ends", async () => {
  trusted();
  open();
  log.info("first");
  await expect.poll(() => messages().length).toBe(1);
  log.info("last");
  await closeLogShipping();
  await expect.poll(() => received).toContain("last");
});

test("a connection without encryption is no setting", () => {
  for (const url of ["tcp://logs.example:514", "udp://logs.example", "https://logs.example"])
    expect(() => readConfig({ LOG_SYSLOG_URL: url })).toThrow("LOG_SYSLOG_URL");
});
