/** Connections to another machine are encrypted and certificates checked, unless the owner names the machine. */
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { TLSSocket } from "node:tls";
import { afterEach, expect, test } from "vitest";
import { mailServer } from "#tests/support/mail-server.ts";
import { selfSigned } from "#tests/support/self-signed.ts";
import { readConfig } from "../config.ts";
import { closeDatabase, openDatabase, sql } from "../database.ts";
import { checkMailServer, openMail } from "../mail.ts";
import { guardedFetch } from "../model/guarded-fetch.ts";
import { openPrivateHosts } from "./private-hosts.ts";

afterEach(() => openPrivateHosts({ PRIVATE_HOSTS: [] }));

const bucket = { S3_BUCKET: "files", S3_ACCESS_KEY_ID: "key", S3_SECRET_ACCESS_KEY: "the-secret-word" };
const model = { AI_PROVIDER: "openai-compatible", AI_MODEL: "llama" };

test.each([
  ["DATABASE_URL", "db.lan", { DATABASE_URL: "postgres://site:the-secret-word@db.lan/mindsync" }],
  ["DATABASE_URL", "postgres", { DATABASE_URL: "postgres://site:the-secret-word@postgres:5432/mindsync" }],
  ["DATABASE_URL", "10.0.0.5", { DATABASE_URL: "postgres://localhost,10.0.0.5/mindsync?sslmode=prefer" }],
  ["S3_ENDPOINT", "minio", { ...bucket, S3_ENDPOINT: "http://minio:9000" }],
  ["SMTP_URL", "mail.lan", { SMTP_URL: "smtps://a:the-secret-word@mail.lan?tls.rejectUnauthorized=false" }],
  ["SMTP_URL", "mail.lan", { SMTP_URL: "smtp://a:the-secret-word@mail.lan?ignoreTLS=true" }],
  ["AI_BASE_URL", "gpu.lan", { ...model, AI_BASE_URL: "http://gpu.lan:11434/v1" }],
  ["OTEL_EXPORTER_OTLP_ENDPOINT", "traces.lan", { OTEL_EXPORTER_OTLP_ENDPOINT: "http://traces.lan:4318" }],
])("%s to %s is refused, and taken where PRIVATE_HOSTS names it", (setting, host, settings) => {
  const refusal = (() => {
    try {
      readConfig(settings);
    } catch (error) {
      return String(error);
    }
  })();
  expect(refusal).toContain(`${setting}: ${host} is another machine`);
  expect(refusal).toContain(`name ${host} in PRIVATE_HOSTS`);
  expect(refusal).not.toContain("the-secret-word");
  expect(readConfig({ ...settings, PRIVATE_HOSTS: `other.lan, ${host.toUpperCase()}` })).toMatchObject({
    PRIVATE_HOSTS: ["other.lan", host],
  });
});

test("what is encrypted, or stays on this machine, is taken", () => {
  readConfig({ DATABASE_URL: "postgres://%2Frun%2Fpostgresql/mindsync" });
  readConfig({ DATABASE_URL: "postgres:///mindsync" });
  readConfig({
    ...bucket,
    DATABASE_URL: "postgres://site@db.example/mindsync?sslmode=verify-full",
    S3_ENDPOINT: "https://minio.example",
    SMTP_URL: "smtp://mail.example:587",
    OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:4318",
  });
  readConfig({
    ...model,
    AI_BASE_URL: "http://localhost:11434/v1",
    DATABASE_URL: "postgres://[::1]/mindsync",
  });
});

/** PostgreSQL's answer to a role that may not come in. */
const refusal = (() => {
  const fields = Buffer.from("SFATAL\0C28000\0Mno\0\0");
  const length = Buffer.alloc(4);
  length.writeUInt32BE(fields.length + 4);
  return Buffer.concat([Buffer.from("E"), length, fields]);
})();

/** A PostgreSQL with a certificate that nobody vouches for. @returns what it was told once the connection was encrypted */
async function untrustedDatabase(): Promise<{ address: string; told: string[]; server: Server }> {
  const told: string[] = [];
  const server = createServer((socket: Socket) => {
    socket.on("error", () => {});
    socket.once("data", () => {
      socket.write("S");
      const secure = new TLSSocket(socket, { isServer: true, ...selfSigned });
      secure.on("error", () => {});
      secure.on("data", (bytes) => {
        told.push(bytes.toString("latin1"));
        secure.end(refusal);
      });
    });
  });
  await new Promise<void>((listening) => server.listen(0, "0.0.0.0", listening));
  const { port } = server.address() as AddressInfo;
  // Not an address of the loopback, so it counts as another machine.
  return { address: `postgres://site:word@0.0.0.0:${port}/mindsync?sslmode=require`, told, server };
}

test("sslmode=require does not talk to a database whose certificate nobody vouches for", async () => {
  const { address, told, server } = await untrustedDatabase();
  try {
    openDatabase({ url: readConfig({ DATABASE_URL: address }).DATABASE_URL ?? "" });
    await expect(sql()`select 1`).rejects.toMatchObject({ code: "DEPTH_ZERO_SELF_SIGNED_CERT" });
    expect(told).toEqual([]);
    await closeDatabase();
    openDatabase({
      url: readConfig({ DATABASE_URL: address, PRIVATE_HOSTS: "0.0.0.0" }).DATABASE_URL ?? "",
    });
    await expect(sql()`select 1`).rejects.toMatchObject({ code: "28000" });
    expect(told.join()).toContain("mindsync");
  } finally {
    await closeDatabase();
    server.close();
  }
});

test("a mail server on another machine that cannot encrypt gets no mail", async () => {
  const server = await mailServer();
  try {
    const SMTP_URL = server.url.replace("127.0.0.1", "0.0.0.0");
    openMail(readConfig({ SMTP_URL }));
    await expect(checkMailServer()).rejects.toMatchObject({ code: "ETLS" });
    openMail(readConfig({ SMTP_URL, PRIVATE_HOSTS: "0.0.0.0" }));
    await checkMailServer();
  } finally {
    await server.close();
  }
});

test("a model or a webhook on another machine is asked with https only", async () => {
  await expect(guardedFetch("http://gpu.lan:11434/v1")).rejects.toMatchObject({ reason: "unencrypted" });
  openPrivateHosts({ PRIVATE_HOSTS: ["gpu.lan"] });
  await expect(guardedFetch("http://gpu.lan:11434/v1")).rejects.not.toMatchObject({ reason: "unencrypted" });
});
