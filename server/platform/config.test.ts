import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

test("every setting has a default that works, and an empty one counts as unset", () => {
  const config = readConfig({ PORT: "", HOST: "", DATABASE_URL: "", TRUST_PROXY: "" });
  expect(config).toMatchObject({ PORT: 3000, HOST: "127.0.0.1", TRUST_PROXY: 0 });
  expect(config.DATABASE_URL).toBeUndefined();
});

test("the number of proxies is a number, or true for one", () => {
  const proxies = (TRUST_PROXY: string) => readConfig({ TRUST_PROXY }).TRUST_PROXY;
  expect(["0", "1", "2", "true", "false"].map(proxies)).toEqual([0, 1, 2, 1, 0]);
});

test("settings that cannot be used are all named at once, with what they should be", () => {
  const wrong = {
    PORT: "http",
    DATABASE_URL: "mysql://localhost/x",
    ADMIN_EMAIL: "owner",
    ADMIN_PASSWORD: "short",
    SITE_URL: "mindsync.example",
    TRUST_PROXY: "-1",
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
