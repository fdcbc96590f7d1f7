import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { findPostmaster } from "#packages/embedded-postgres/pidfile.ts";
import { adminCalls, adminOf } from "#tests/support/admin.ts";
import { preparedDataDirectory } from "#tests/support/prepared-data.ts";
import { removeDataDirectory, temporaryDataDirectory } from "#tests/support/server-process.ts";

describe("npm run admin without a server", () => {
  test("explains its usage, and creates no database for an invalid call", async () => {
    const dataDirectory = temporaryDataDirectory();
    try {
      expect(await adminOf(dataDirectory)("promote")).toMatchObject({
        code: 2,
        output: expect.stringContaining("npm run admin -- add"),
        complaint: expect.stringContaining("There is no command promote."),
      });
      const wrong = [
        [["add"], "Which e-mail address?"],
        [["add", "a@mindsync.example", "--name", "Rita", "Bello"], "in quotes"],
        [["list", "--all"], "--all"],
        [["remove", "a@mindsync.example", "--second-factor"], "--second-factor is only for reset"],
      ] as const;
      const [nothing, ...calls] = await adminCalls(dataDirectory, [[], ...wrong.map(([words]) => words)]);
      expect(nothing).toMatchObject({ code: 0, output: expect.stringContaining("npm run admin -- add") });
      expect(calls).toMatchObject(
        wrong.map(([, said]) => ({
          code: 2,
          output: expect.stringContaining("npm run admin -- add"),
          complaint: expect.stringContaining(said),
        })),
      );
      expect(existsSync(join(dataDirectory, "postgres"))).toBe(false);
    } finally {
      await removeDataDirectory(dataDirectory);
    }
  }, 90_000);

  test("starts the database for as long as it needs it", async () => {
    const dataDirectory = preparedDataDirectory();
    try {
      expect(await adminOf(dataDirectory)("list")).toMatchObject({ code: 0, output: "  Nobody yet.\n" });
      expect(findPostmaster(join(dataDirectory, "postgres"))).toBeUndefined();
    } finally {
      await removeDataDirectory(dataDirectory);
    }
  }, 90_000);
});
