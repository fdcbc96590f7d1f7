import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { openStorage } from "#server/platform/storage.ts";

export interface TestStorage {
  /** The data directory of the folder. */
  data: string;
  /** The folder of the files. */
  folder: string;
  /** All file names in it, unfinished parts included. */
  names(): string[];
}

/**
 * Opens a store for this test file: a folder that is empty before each test and removed after the last. Call it at the
 * top of the file.
 */
export function testStorage(): TestStorage {
  const data = mkdtempSync(join(tmpdir(), "mindsync-uploads-"));
  const folder = join(data, "uploads");
  beforeAll(() => openStorage({ DATA_DIR: data }));
  beforeEach(() => {
    for (const name of names()) rmSync(join(folder, name));
  });
  afterAll(() => rmSync(data, { recursive: true, force: true }));
  const names = () => (existsSync(folder) ? readdirSync(folder).sort() : []);
  return { data, folder, names };
}
