import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig, settingNames } from "./config.ts";
import { secretSettings, withSecretFiles } from "./secret-files.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "mindsync-secrets-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function fileWith(text: string): string {
  const path = join(folder, "secret");
  writeFileSync(path, text);
  return path;
}

test("every secret setting may be in a file, with a line break at its end or without", () => {
  expect(settingNames).toEqual(expect.arrayContaining([...secretSettings]));
  for (const name of secretSettings)
    for (const end of ["", "\n", "\r\n"])
      expect(withSecretFiles({ [`${name}_FILE`]: fileWith(` a value ${end}`) })[name]).toBe(" a value ");
  expect(readConfig({ DATABASE_URL_FILE: fileWith("postgres:///site\n") }).DATABASE_URL).toBe(
    "postgres:///site",
  );
});

test("what is in a file is checked like any setting, and its value is not in the message", () => {
  const wrong = () => readConfig({ METRICS_TOKEN_FILE: fileWith("short") });
  expect(wrong).toThrow("METRICS_TOKEN: METRICS_TOKEN has at least 16 characters");
  expect(wrong).not.toThrow("short");
});

test("a file that is not there and a setting given twice stop the start", () => {
  const SMTP_URL_FILE = join(folder, "none");
  const AI_API_KEY_FILE = fileWith("a key");
  expect(() => readConfig({ SMTP_URL_FILE, AI_API_KEY_FILE, AI_API_KEY: "another" })).toThrow(
    /SMTP_URL_FILE: ENOENT.*AI_API_KEY_FILE: AI_API_KEY is set too/s,
  );
});
