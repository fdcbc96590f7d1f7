/** What an owner gets wrong most easily, and nothing else says: names, files, users, addresses that lead nowhere. */
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { createServer as createSafeServer } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { closeDatabase, databaseNamed, openDatabase, sql } from "#server/platform/database.ts";
import { withScratchDatabase } from "#tests/support/backup.ts";
import { testDatabase } from "#tests/support/database.ts";
import { selfSigned } from "#tests/support/self-signed.ts";
import { openSession } from "#tests/support/session.ts";
import { readConfig } from "../platform/config.ts";
import { admins, secondFactor } from "./accounts.ts";
import { ownUser } from "./machine.ts";
import { settingNamesAreKnown, settingsFile } from "./names.ts";
import { collecting, publicAddress } from "./reach.ts";

const target = testDatabase();
const folder = mkdtempSync(join(tmpdir(), "mindsync-mistakes-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Listens on a free port until the test is over. @returns the port */
async function listening(server: Server): Promise<number> {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return (server.address() as AddressInfo).port;
}

describe("names of settings", () => {
  test.each([
    ["SMPT_URL", "SMTP_URL"],
    ["DATABSE_URL", "DATABASE_URL"],
    ["BACKUP_PASSWORD", "BACKUP_PASSPHRASE"],
    ["S3_ACCESS_KEY", "S3_ACCESS_KEY_ID"],
    ["TRUST_PROXIES", "TRUST_PROXY"],
    ["SITE_WHATSAPP_SALE", "SITE_WHATSAPP_SALES"],
    ["REQUIRE_SECOND_FACTORS", "REQUIRE_SECOND_FACTOR"],
    ["ADMIN_MAIL", "ADMIN_EMAIL"],
    ["DATADIR", "DATA_DIR"],
  ])("%s is no setting: %s is", (name, meant) => {
    const found = settingNamesAreKnown({ [name]: "the-secret-word", SITE_URL: "https://shop.example" });
    expect(found).toMatchObject({ state: "warning", mend: expect.stringContaining(`${meant} for ${name}`) });
    expect(JSON.stringify(found)).not.toContain("the-secret-word");
  });

  test("of other programs, and those that are right, are left alone", () => {
    const others =
      "PATH HOME HOSTNAME LOGNAME NODE_ENV NODE_OPTIONS PGHOST PGPASSWORD AWS_REGION LC_ALL DISPLAY";
    const right =
      "SITE_URL SMTP_URL SMTP_URL_FILE LOG_LEVEL DATABASE_URL_FILE BACKUP_HOUR APPLICATION_MONTHS";
    const all = Object.fromEntries(`${others} ${right}`.split(" ").map((name) => [name, "1"]));
    expect(settingNamesAreKnown(all)).toMatchObject({ state: "ok" });
  });
});

describe("a file of settings", () => {
  const path = join(folder, "env");
  const look = (variables: NodeJS.ProcessEnv) => settingsFile(variables, [path]);

  test("that nothing has read is named with what it says, and not with the values", () => {
    writeFileSync(
      path,
      '# MAIL_FROM=\nSITE_URL=https://shop.example\nexport SMTP_URL="the-secret-word"\nOTHER=1\nS3_BUCKET=\n',
      {
        mode: 0o600,
      },
    );
    const found = look({ SITE_URL: "https://shop.example" });
    expect(found).toMatchObject({ state: "warning", says: expect.stringContaining("has SMTP_URL, which") });
    expect(JSON.stringify(found)).not.toContain("the-secret-word");
    expect(look({ SITE_URL: "a", SMTP_URL: "b" })).toMatchObject({ state: "ok" });
  });

  test("that others may read is named, and a file that is not there is not missed", () => {
    chmodSync(path, 0o644);
    expect(look({ SITE_URL: "a", SMTP_URL: "b" })).toMatchObject({
      state: "warning",
      mend: `Run chmod 600 ${path}.`,
    });
    expect(settingsFile({}, [join(folder, "nowhere")])).toMatchObject({ state: "ok" });
  });
});

test("root is no user to run the site as", () => {
  expect([ownUser(0).state, ownUser(1000).state]).toEqual(["warning", "ok"]);
});

describe("accounts", () => {
  const mailing = { SMTP_URL: "smtps://mail.shop.ng" };
  beforeEach(async () => {
    await sql()`delete from "user"`;
  });

  test("an admin whose address is nobody's is named where mails leave, and none who can sign in is a failure", async () => {
    expect(await admins(mailing)).toMatchObject({ state: "ok" });
    const { profile } = await openSession({ email: "admin@mindsync.example" });
    expect(await admins({ SMTP_URL: undefined })).toMatchObject({ state: "ok" });
    expect(await admins(mailing)).toMatchObject({
      state: "warning",
      says: expect.stringContaining("admin@mindsync.example"),
    });
    await openSession({ email: "amaka@shop.ng", role: "recruiter" });
    await sql()`update user_profiles set email = 'owner@shop.ng' where id = ${profile.id}`;
    expect(await admins(mailing)).toMatchObject({ state: "ok", says: "1 can sign in" });
    await sql()`update user_profiles set disabled_at = now() where role = 'admin'`;
    expect(await admins(mailing)).toMatchObject({ state: "failed" });
  });

  test("are not looked at before the first start has made their tables", async () => {
    await withScratchDatabase("empty", async (_, name) => {
      await closeDatabase();
      openDatabase(databaseNamed(target, name));
      try {
        expect(await secondFactor({ REQUIRE_SECOND_FACTOR: "admin" })).toMatchObject({ state: "ok" });
        expect(await admins(mailing)).toMatchObject({ state: "ok" });
      } finally {
        await closeDatabase();
        openDatabase(target);
      }
    });
  });
});

describe("the public address", () => {
  const https = "https://www.shop.ng";
  const failure = (code: string) => () =>
    Promise.reject(new TypeError("fetch failed", { cause: Object.assign(new Error(code), { code }) }));

  test("is opened while the site runs, and what is wrong with name, certificate and proxy is said", async () => {
    const PORT = await listening(createServer((_, response) => response.end("ok")));
    const config = { SITE_URL: https, PORT, HOST: "127.0.0.1" };
    const asked: string[] = [];
    const answering =
      (text: string, status = 200) =>
      async (address: string) => {
        asked.push(address);
        return new Response(text, { status });
      };
    expect(await publicAddress(config, answering("ok"))).toMatchObject({ state: "ok" });
    expect(asked).toEqual([`${https}/healthz`]);
    for (const [ask, state, mend] of [
      [answering("<html>Welcome to nginx!"), "failed", "pass every address on"],
      [answering("Bad Gateway", 502), "failed", "pass every address on"],
      [failure("ENOTFOUND"), "failed", "A record"],
      [failure("CERT_HAS_EXPIRED"), "failed", "Renew the certificate"],
      [failure("ECONNREFUSED"), "warning", "ports 80 and 443"],
      [failure("ETIMEDOUT"), "warning", "on a phone"],
    ] as const) {
      expect(await publicAddress(config, ask)).toMatchObject({ state, mend: expect.stringContaining(mend) });
    }
    // A real certificate that nobody vouches for.
    const safe = await listening(createSafeServer(selfSigned, (_, response) => response.end("ok")));
    const real = () => fetch(`https://localhost:${safe}/healthz`);
    expect(await publicAddress(config, real)).toMatchObject({
      state: "failed",
      says: expect.stringContaining("DEPTH_ZERO_SELF_SIGNED_CERT"),
    });
  });

  test("is not tried where there is none, or while the site does not run", async () => {
    const never = failure("asked");
    for (const SITE_URL of [undefined, "http://localhost:3000", https])
      expect(await publicAddress({ SITE_URL, PORT: 1, HOST: "127.0.0.1" }, never)).toMatchObject({
        state: "ok",
      });
  });
});

describe("systems that take logs and traces", () => {
  const states = async (variables: Record<string, string>) =>
    (await collecting(readConfig(variables))).map(({ about, state }) => [about, state]);

  test("are connected to; one that is away, or whose certificate nobody vouches for, is named", async () => {
    expect(await states({})).toEqual([]);
    const plain = await listening(createServer());
    expect(await states({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${plain}` })).toEqual([
      ["Traces", "ok"],
    ]);
    expect(await states({ OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:1" })).toEqual([
      ["Traces", "warning"],
    ]);
    const safe = await listening(createSafeServer(selfSigned));
    expect(await states({ LOG_SYSLOG_URL: `tls://localhost:${safe}` })).toEqual([
      ["Logs on another system", "warning"],
    ]);
  });
});
