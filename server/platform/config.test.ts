import { expect, test } from "vitest";
import { site } from "#content/site.ts";
import { readConfig } from "./config.ts";

test("every setting has a default that works, and an empty one counts as unset", () => {
  const config = readConfig({ PORT: "", HOST: "", DATABASE_URL: "", TRUST_PROXY: "" });
  expect(config).toMatchObject({ PORT: 3000, HOST: "127.0.0.1", TRUST_PROXY: 0 });
  expect(config.DATABASE_URL).toBeUndefined();
});

test("the level of the log is one of those that the README names, info by default", () => {
  const level = (LOG_LEVEL: string) => readConfig({ LOG_LEVEL }).LOG_LEVEL;
  expect(["", "debug", "silent"].map(level)).toEqual(["info", "debug", "silent"]);
  for (const wrong of ["warning", "INFO", "60"])
    expect(() => level(wrong)).toThrow("LOG_LEVEL is debug, info, warn, error or silent");
});

test("the number of proxies is a number, or true for one", () => {
  const proxies = (TRUST_PROXY: string) => readConfig({ TRUST_PROXY }).TRUST_PROXY;
  expect(["0", "1", "2", "true", "false"].map(proxies)).toEqual([0, 1, 2, 1, 0]);
});

test("the database is one server, or a primary and its standbys", () => {
  const url = (DATABASE_URL: string) => readConfig({ DATABASE_URL }).DATABASE_URL;
  const two = "postgres://site:a%40b@one.example:5432,two.example:5433/mindsync?sslmode=require";
  const checked = two.replace("=require", "=verify-full");
  expect([two, checked, "postgres:///mindsync"].map(url)).toEqual([checked, checked, "postgres:///mindsync"]);
  for (const wrong of [two.replace("5433", "none"), two.replace("postgres", "mysql"), "one,two"])
    expect(() => url(wrong), wrong).toThrow("DATABASE_URL starts with postgres://");
});

test("applications are kept from one month to ten years, twelve months by default; the texts say the same", () => {
  const months = (APPLICATION_MONTHS: string) => readConfig({ APPLICATION_MONTHS }).APPLICATION_MONTHS;
  expect(["", "1", "120"].map(months)).toEqual([site.applicationMonths, 1, 120]);
  expect(site.applicationMonths).toBe(12);
  for (const wrong of ["0", "121", "1.5", "a year"])
    expect(() => months(wrong)).toThrow("APPLICATION_MONTHS: ");
});

test("the nightly backup has an hour of the day, three by default, or is off", () => {
  const hours = (BACKUP_HOUR: string) => readConfig({ BACKUP_HOUR }).BACKUP_HOUR;
  expect(["", "0", "23", "off"].map(hours)).toEqual([3, 0, 23, "off"]);
  for (const wrong of ["24", "-1", "3.5", "night"])
    expect(() => hours(wrong)).toThrow("BACKUP_HOUR is an hour");
});

test("a bucket for backups needs keys, as one for recordings does", () => {
  const keys = { S3_ACCESS_KEY_ID: "key", S3_SECRET_ACCESS_KEY: "secret" };
  expect(readConfig({ BACKUP_BUCKET: "copies", S3_REGION: "eu-west-1", ...keys }).BACKUP_BUCKET).toBe(
    "copies",
  );
  expect(() => readConfig({ BACKUP_BUCKET: "copies" })).toThrow(
    "S3_ACCESS_KEY_ID: is needed when BACKUP_BUCKET is set",
  );
});

test("invalid settings are all named at once, with what they should be", () => {
  const wrong = {
    PORT: "http",
    DATABASE_URL: "mysql://localhost/x",
    ADMIN_EMAIL: "owner",
    ADMIN_PASSWORD: "short",
    SITE_URL: "mindsync.example",
    S3_ENDPOINT: "minio:9000",
    APPLICATION_MONTHS: "0",
    TRUST_PROXY: "-1",
    AI_PROVIDER: "openai",
    AI_BASE_URL: "localhost:11434",
    AI_DAILY_TOKENS: "-1",
    AI_TIMEOUT_SECONDS: "0",
  };
  expect(() => readConfig(wrong)).toThrow(
    new RegExp(
      Object.keys(wrong)
        .map((name) => `^  ${name}: `)
        .join("[^]*"),
      "m",
    ),
  );
});

test("without a provider there is no model, and its settings have defaults", () => {
  const config = readConfig({ AI_PROVIDER: "", AI_MODEL: "", AI_API_KEY: "", AI_BASE_URL: "" });
  expect(config.AI_TIMEOUT_SECONDS).toBe(30);
  expect([config.AI_PROVIDER, config.AI_DAILY_TOKENS]).toEqual([undefined, undefined]);
});

test("a provider needs its model, and its address or key", () => {
  const of = (settings: NodeJS.ProcessEnv) => () => readConfig(settings);
  const local = {
    AI_PROVIDER: "openai-compatible",
    AI_MODEL: "llama3",
    AI_BASE_URL: "http://127.0.0.1:11434/v1",
  };
  expect(of(local)()).toMatchObject(local);
  const hosted = { AI_PROVIDER: "anthropic", AI_MODEL: "claude", AI_API_KEY: " key\n" };
  expect(of(hosted)().AI_API_KEY).toBe("key");
  expect(of({ ...local, AI_MODEL: "" })).toThrow("AI_MODEL: is needed when AI_PROVIDER is openai-compatible");
  expect(of({ ...local, AI_BASE_URL: "" })).toThrow("AI_BASE_URL: is needed");
  expect(of({ ...hosted, AI_API_KEY: "" })).toThrow("AI_API_KEY: is needed when AI_PROVIDER is anthropic");
  expect(of({ AI_PROVIDER: "anthropic" })).toThrow(/AI_MODEL: .*\n.*AI_API_KEY: /);
  expect(of({ AI_API_KEY: "key" })).toThrow("AI_PROVIDER: is needed for AI_API_KEY to have any effect");
});

test("a profile's keys stand in for a bucket's own", () => {
  const bucket = { S3_BUCKET: "recordings", S3_REGION: "eu-west-1", AWS_PROFILE: "mindsync" };
  expect(readConfig(bucket)).toMatchObject({ S3_BUCKET: "recordings", AWS_PROFILE: "mindsync" });
  expect(readConfig({ AWS_PROFILE: "mindsync" }).S3_BUCKET).toBeUndefined();
  expect(() => readConfig({ ...bucket, S3_REGION: "" })).toThrow("S3_REGION: is needed");
  expect(() => readConfig({ ...bucket, S3_ACCESS_KEY_ID: "key" })).toThrow("S3_SECRET_ACCESS_KEY: is needed");
});

test("a certificate for the database needs its key, files that can be read, and TLS", () => {
  const DATABASE_URL = "postgres://site@db.example/mindsync?sslmode=verify-full";
  const file = import.meta.filename;
  const both = { DATABASE_URL, PGSSLCERT: file, PGSSLKEY: file };
  expect(readConfig(both)).toMatchObject({ PGSSLCERT: file, PGSSLKEY: file });
  expect(readConfig({ DATABASE_URL, PGSSLROOTCERT: file }).PGSSLROOTCERT).toBe(file);
  expect(() => readConfig({ ...both, PGSSLKEY: "" })).toThrow("PGSSLKEY: is needed with PGSSLCERT");
  expect(() => readConfig({ ...both, PGSSLCERT: "" })).toThrow("PGSSLCERT: is needed with PGSSLKEY");
  expect(() => readConfig({ ...both, PGSSLKEY: `${file}.none` })).toThrow(
    "PGSSLKEY: the file cannot be read",
  );
  expect(() => readConfig({ ...both, DATABASE_URL: "" })).toThrow(
    "DATABASE_URL: is needed for PGSSLCERT, PGSSLKEY",
  );
  expect(() => readConfig({ ...both, DATABASE_URL: "postgres://site@localhost/mindsync" })).toThrow(
    "DATABASE_URL: needs ?sslmode=verify-full",
  );
});

test("a bucket needs its keys and its region or address; incomplete settings are refused in words", () => {
  const of = (settings: NodeJS.ProcessEnv) => () => readConfig(settings);
  const keys = { S3_ACCESS_KEY_ID: " id\n", S3_SECRET_ACCESS_KEY: "secret" };
  const amazon = { S3_BUCKET: "recordings", S3_REGION: "eu-west-1", ...keys };
  const other = { S3_BUCKET: "recordings", S3_ENDPOINT: "http://127.0.0.1:9000", ...keys };
  expect(of(amazon)()).toMatchObject({ S3_BUCKET: "recordings", S3_ACCESS_KEY_ID: "id" });
  expect(of(other)().S3_REGION).toBeUndefined();
  expect(of({ S3_BUCKET: "" })().S3_BUCKET).toBeUndefined();
  expect(of({ ...amazon, S3_REGION: "" })).toThrow(
    "S3_REGION: is needed when S3_BUCKET is set and S3_ENDPOINT is not",
  );
  expect(of({ ...other, S3_ACCESS_KEY_ID: "" })).toThrow("S3_ACCESS_KEY_ID: is needed when S3_BUCKET is set");
  expect(of({ S3_BUCKET: "recordings" })).toThrow(
    /S3_ACCESS_KEY_ID: .*\n.*S3_SECRET_ACCESS_KEY: .*\n.*S3_REGION: /,
  );
  expect(of(keys)).toThrow(
    "S3_BUCKET: is needed for S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY to have any effect",
  );
});
