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
