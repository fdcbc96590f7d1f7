import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { inject } from "vitest";
import { temporaryDataDirectory } from "./server-process.ts";

/**
 * A new folder for a server's data with an empty, migrated database in it. The first start of a server on it still
 * creates its admin and courses; only PostgreSQL's own initialisation, some seconds of work, is done once for all
 * tests.
 */
export function preparedDataDirectory(): string {
  const folder = temporaryDataDirectory();
  const prepared = inject("preparedPostgres");
  if (prepared) execFileSync("cp", ["-Rp", prepared, join(folder, "postgres")]);
  return folder;
}
