import { execFileSync } from "node:child_process";
import { DrizzleQueryError } from "drizzle-orm";
import { expect, test } from "vitest";
import { loggedError } from "./log.ts";

test("an error is logged without what anybody typed", () => {
  const refused = Object.assign(new Error("value too long"), {
    code: "23514",
    detail: "Failing row contains (Amaka, …).",
  });
  const error = new DrizzleQueryError("insert into people values ($1)", ["Amaka\nOkafor"], refused);
  const logged = loggedError(error);
  expect(logged).toMatchObject({
    type: "Error",
    message: "Failed query: insert into people values ($1)",
    cause: { message: "value too long", code: "23514" },
  });
  expect(logged.stack).toMatch(/^ {4}at .*log\.test\.ts/);
  expect(JSON.stringify(logged)).not.toMatch(/Amaka|Okafor/);
});

test("a thrown value that is no error is logged too", () => {
  expect(loggedError("no network")).toEqual({ type: "string", message: "no network", stack: "" });
});

test.each([
  ["", "info"],
  ["warning", "info"],
  ["warn", "warn"],
])("LOG_LEVEL=%s starts a log of the level %s", (LOG_LEVEL, level) => {
  const code = `
    const { log } = await import("./server/platform/log.ts");
    console.log(log.level);`;
  const output = execFileSync(process.execPath, ["--input-type=module", "-e", code], {
    env: { PATH: process.env.PATH, LOG_LEVEL },
    encoding: "utf8",
  });
  expect(output.trim()).toBe(level);
});

test("a line is one object with its time in UTC, whatever is in its fields: no line break, no terminal's command", () => {
  const code = `
    const { log } = await import("./server/platform/log.ts");
    log.warn({ path: "/a\\n{\\"level\\":30,\\"msg\\":\\"signed in\\"}\\r\\u001b[2J", status: 404 }, "not found");
    log.info("the end");`;
  const output = execFileSync(process.execPath, ["--input-type=module", "-e", code], {
    env: { PATH: process.env.PATH, LOG_LEVEL: "info" },
    encoding: "utf8",
  });
  const lines = output.trimEnd().split("\n");
  expect(lines).toHaveLength(2);
  expect(JSON.parse(lines[0] ?? "")).toEqual({
    level: 40,
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    path: '/a\n{"level":30,"msg":"signed in"}\r\u001b[2J',
    status: 404,
    msg: "not found",
  });
  for (const sign of ["\r", "\u001b"]) expect(lines[0]).not.toContain(sign);
  expect(JSON.parse(lines[1] ?? "")).toMatchObject({ level: 30, msg: "the end" });
});
