import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { openStorage } from "#server/platform/storage.ts";

export interface TestStorage {
  /** The data directory in which the folder is. */
  data: string;
  /** Where the files lie. */
  folder: string;
  /** The names of all that lies there, also of parts. */
  names(): string[];
}

/** Opens a store for this test file, a folder of its own that goes after the last test and is empty before each. Call it at the top of the file. */
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
