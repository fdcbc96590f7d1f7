import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { breakableDatabase } from "#tests/support/breakable-database.ts";
import { sendFile } from "#tests/support/cut-upload.ts";
import { aRecording } from "#tests/support/media-files.ts";
import { type TestSite, testSite } from "#tests/support/site.ts";
import { testStorage } from "#tests/support/storage.ts";
import { uploading } from "#tests/support/uploading.ts";

const network = breakableDatabase();
const store = testStorage();
let site: TestSite;
beforeAll(async () => {
  site = await testSite();
});

test("while the database is down uploads get an error, and go on when it is back", async () => {
  const { begin, begun, send } = uploading((path, options) => site.fetch(path, options));
  const file = aRecording("mp4", 3 * 1024 * 1024);
  const path = await begun(file.length);
  await network().cut();
  for (const answer of [await begin(5), await send(path, 0, new Uint8Array(file))]) {
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ title: "unavailable" });
  }
  const { address, close } = await site.listen();
  try {
    const sending = sendFile(file, address);
    await expect.poll(() => sending.told.waits).toBeGreaterThan(1);
    await network().mend();
    const id = await sending.done;
    expect(readFileSync(join(store.folder, id)).equals(file)).toBe(true);
  } finally {
    close();
  }
});
