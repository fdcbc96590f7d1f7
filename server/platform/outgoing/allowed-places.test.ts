/** The server connects only to the places that its settings and its admins name. */
import { createServer, get } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { connect as connectSecurely } from "node:tls";
import postgres from "postgres";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { logged } from "#tests/support/logged.ts";
import { readConfig } from "../config.ts";
import { checkMailServer, openMail } from "../mail.ts";
import { allowEntered, isAllowed, limitConnections } from "./allowed-places.ts";

const log = logged();
const here = createServer((_, response) => response.end("here"));
let port: number;
beforeAll(async () => {
  await new Promise<void>((listening) => here.listen(0, "127.0.0.1", listening));
  port = (here.address() as AddressInfo).port;
});
afterAll(() => here.close());

let lift = () => {};
afterEach(() => lift());
const limit = (settings: NodeJS.ProcessEnv = {}) => {
  lift = limitConnections(readConfig(settings));
};

/** The code with which a connection fails; null when it does not. */
const codeOf = (begun: Promise<unknown>): Promise<string | null> =>
  begun.then(
    () => null,
    (error: { code?: string; cause?: { code?: string } }) => error.cause?.code ?? error.code ?? "none",
  );

const ended = (socket: ReturnType<typeof connect>, event: string) =>
  new Promise((resolve, reject) => {
    socket.once("error", reject);
    socket.once(event, () => resolve(socket.destroy()));
  });

/** A connection of its own, which no earlier one serves. */
const alone = () =>
  new Promise((resolve, reject) =>
    get(`http://127.0.0.1:${port}/`, { agent: false }, resolve).on("error", reject),
  );

/** Every way in which a part of the site opens a connection. */
const ways: Readonly<Record<string, () => Promise<unknown>>> = {
  fetch: () => fetch(`http://127.0.0.1:${port}/`),
  "http.get": alone,
  "net.connect": () => ended(connect(port, "127.0.0.1"), "connect"),
  "net.connect with options": () => ended(connect({ port, host: "127.0.0.1" }), "connect"),
  "tls.connect": () => ended(connectSecurely({ port, host: "127.0.0.1" }), "secureConnect"),
  "a mail": () => {
    openMail(readConfig({ SMTP_URL: `smtp://127.0.0.1:${port}` }));
    return checkMailServer();
  },
  postgres: () => {
    const session = postgres(`postgres://a@127.0.0.1:${port}/b`, { max: 1, connect_timeout: 2 });
    return session`select 1`.finally(() => session.end({ timeout: 0 }));
  },
};

test.each(Object.keys(ways))("%s is refused and logged where nothing names the place", async (way) => {
  limit();
  expect(await codeOf(Promise.resolve(ways[way]?.()))).toBe("ENOTALLOWED");
  expect(log.entries).toContainEqual(
    expect.objectContaining({
      level: "error",
      host: "127.0.0.1",
      port,
      message: expect.stringContaining("refused"),
    }),
  );
});

test.each([
  [
    "the model",
    (to: number) => ({
      AI_PROVIDER: "openai-compatible",
      AI_MODEL: "m",
      AI_BASE_URL: `http://127.0.0.1:${to}/v1`,
    }),
  ],
  ["the mail server", (to: number) => ({ SMTP_URL: `smtp://127.0.0.1:${to}` })],
  ["the database", (to: number) => ({ DATABASE_URL: `postgres://localhost,127.0.0.1:${to}/b` })],
  ["the collector of traces", (to: number) => ({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${to}` })],
  ["OUTGOING_HOSTS", (to: number) => ({ OUTGOING_HOSTS: `push.example, 127.0.0.1:${to}` })],
])("a place that the settings name as %s is allowed, at its port alone", async (_, settings) => {
  limit(settings(port));
  expect(await codeOf(alone())).toBeNull();
  limit(settings(port + 1));
  expect(await codeOf(alone())).toBe("ENOTALLOWED");
});

test("an address that an admin entered is allowed", async () => {
  limit();
  expect(await codeOf(alone())).toBe("ENOTALLOWED");
  allowEntered(`http://127.0.0.1:${port}/hook?x`);
  expect(await codeOf(alone())).toBeNull();
});

test("sockets of this machine have no host and stay open", async () => {
  limit();
  const socket = connect(`${tmpdir()}/there-is-no-such-socket`);
  await expect(ended(socket, "connect")).rejects.toMatchObject({ code: "ENOENT" });
});

test.each([
  ["fcm.googleapis.com", 443, true],
  ["updates.push.services.mozilla.com", 443, true],
  ["web.push.apple.com", 443, true],
  ["wns2-par02p.notify.windows.com", 443, true],
  ["fcm.googleapis.com", 80, false],
  ["fcm.googleapis.com.evil.example", 443, false],
  ["evilpush.apple.com", 443, false],
])("of push services, %s:%i is allowed: %s", (host, at, allowed) => {
  expect(isAllowed({ host, port: at })).toBe(allowed);
});
