import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { missingEntries } from "./lock.ts";

test("the lock file names every platform's packages, or `npm ci` refuses it: run `npm run lock`", () => {
  expect(missingEntries(JSON.parse(readFileSync("package-lock.json", "utf8")))).toEqual({});
});

test("a missing entry is derived from the name", () => {
  const lock = {
    packages: {
      "": { optionalDependencies: { "tool-linux-x64": "1.0.0", "tool-linux-arm64": "1.0.0" } },
      "node_modules/tool-linux-x64": { version: "1.0.0" },
      "node_modules/a": {
        dev: true,
        optionalDependencies: { "@a/bin-linux-arm-gnueabihf": "2.1.0", "@a/b-wasm32-wasi": "2.1.0" },
      },
      "node_modules/a/node_modules/b": {
        optionalDependencies: { "c-win32-x64": "3.0.0", "d-darwin-arm64": "3.0.0" },
      },
      "node_modules/a/node_modules/c-win32-x64": { version: "3.0.0" },
    },
  };
  expect(missingEntries(lock)).toEqual({
    "node_modules/tool-linux-arm64": { version: "1.0.0", os: ["linux"], cpu: ["arm64"], optional: true },
    "node_modules/@a/bin-linux-arm-gnueabihf": {
      version: "2.1.0",
      os: ["linux"],
      cpu: ["arm"],
      libc: ["glibc"],
      dev: true,
      optional: true,
    },
    "node_modules/@a/b-wasm32-wasi": { version: "2.1.0", cpu: ["wasm32"], dev: true, optional: true },
    "node_modules/d-darwin-arm64": { version: "3.0.0", os: ["darwin"], cpu: ["arm64"], optional: true },
  });
});

test("an unlocked package for every platform is not guessed", () => {
  const lock = { packages: { "": { optionalDependencies: { tool: "^1.0.0" } } } };
  expect(() => missingEntries(lock)).toThrow("tool ^1.0.0 is not locked");
});
