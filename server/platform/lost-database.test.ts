import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

/** What a process of its own writes that runs this code, and how it ends. */
function run(code: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", code], {
    encoding: "utf8",
    env: { ...process.env, LOG_LEVEL: "warn" },
  });
  return { status, stdout, stderr };
}

const begin = `
  const { outliveLostDatabase } = await import(${JSON.stringify(`${import.meta.dirname}/lost-database.ts`)});
  outliveLostDatabase();`;
const afterwards = `setImmediate(() => console.log("it goes on"));`;

test("a lost database that nobody awaits is logged, and the process goes on", () => {
  const { status, stdout } = run(`${begin}
    void Promise.reject(Object.assign(new Error("gone"), { code: "CONNECTION_CLOSED" }));
    ${afterwards}`);
  expect(stdout).toContain("the database was lost while a connection was opened");
  expect(stdout).toContain("it goes on");
  expect(status).toBe(0);
});

test("any other rejection that nobody awaits ends the process and says why", () => {
  const { status, stdout, stderr } = run(`${begin}
    void Promise.reject(new TypeError("a mistake of ours"));
    ${afterwards}`);
  expect(stderr).toContain("TypeError: a mistake of ours");
  expect(stdout).not.toContain("it goes on");
  expect(status).toBe(1);
});
