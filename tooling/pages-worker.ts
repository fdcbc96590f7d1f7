import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { workerScript } from "./workers.ts";

/**
 * Writes the service worker of the public pages. A build with other pages is another version, which drops what was
 * stored before.
 * @param paths the pages that are the same for everybody
 */
export async function makePagesWorker(client: string, paths: readonly string[]): Promise<void> {
  const version = createHash("sha256");
  for (const path of paths) version.update(await readFile(join(client, path, "index.html")));
  const values = { VERSION: version.digest("base64url").slice(0, 8), PAGES: paths };
  await writeFile(join(client, "pages.js"), await workerScript(["not-opened.js", "pages.js"], values));
}
