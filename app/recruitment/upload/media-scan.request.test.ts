/** Where a virus scanner is set, nobody opens a recording before it was scanned, or in which something was found. */
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { db, sql } from "#server/platform/database.ts";
import { checkScanner, openScanner } from "#server/platform/virus-scan.ts";
import { testDatabase } from "#tests/support/database.ts";
import { logged } from "#tests/support/logged.ts";
import { aRecording } from "#tests/support/media-files.ts";
import { type TestSite, testSite } from "#tests/support/site.ts";
import { testStorage } from "#tests/support/storage.ts";
import { storedApplication } from "#tests/support/stored-application.ts";
import { uploading } from "#tests/support/uploading.ts";
import { eicar, type VirusScanner, virusScanner } from "#tests/support/virus-scanner.ts";
import { mediaPath } from "../record-contract.ts";
import { takeMedia } from "./media.server.ts";
import { scanWaiting } from "./media-scan.server.ts";

testDatabase();
testStorage();
const log = logged();
let site: TestSite;
let reviewer: { cookie: string };
let scanner: VirusScanner;
beforeAll(async () => {
  site = await testSite();
  reviewer = (await site.signIn({ role: "recruiter" })).headers;
});
beforeEach(async () => {
  scanner = await virusScanner();
  openScanner({ CLAMD_HOST: scanner.address });
});
afterEach(() => {
  openScanner({ CLAMD_HOST: undefined });
  scanner.close();
});

const { whole } = uploading((path, options) => site.fetch(path, options));
const clean = aRecording("mp4", 300_000);
const infected = Buffer.concat([clean, Buffer.from(eicar)]);

/** A recording that an application uses. */
async function aTakenRecording(file: Buffer): Promise<{ id: string; application: string }> {
  const application = await storedApplication();
  const id = await whole(file);
  const address = await takeMedia(db(), id, application);
  await sql()`update recruitment_applications set video_url = ${address} where id = ${application}`;
  return { id, application };
}

const open = (id: string) => site.fetch(mediaPath(id), { headers: reviewer });
const verdictOf = async (id: string) => {
  const [row] =
    await sql()`select scanned_at is not null as scanned, threat from recruitment_media where id = ${id}`;
  return row;
};

test("a recording is scanned before it is opened, once, and then sent whole", async () => {
  const { id } = await aTakenRecording(clean);
  const answer = await open(id);
  expect([answer.status, (await answer.arrayBuffer()).byteLength]).toEqual([200, clean.length]);
  expect((await open(id)).status).toBe(200);
  expect(scanner.scanned).toEqual([clean.length]);
  expect(await verdictOf(id)).toEqual({ scanned: true, threat: null });
});

test("one in which something is found is never sent, and the reviewer and the log say so", async () => {
  const { id, application } = await aTakenRecording(infected);
  const answer = await open(id);
  expect(answer.status).toBe(403);
  const page = await answer.text();
  expect(page).toContain("The virus scanner found something in this recording");
  expect(page).not.toContain(eicar);
  expect(await verdictOf(id)).toEqual({ scanned: true, threat: "Eicar-Test-Signature" });
  expect(log.entries).toContainEqual(
    expect.objectContaining({ level: "error", threat: "Eicar-Test-Signature" }),
  );
  // The verdict stays, also where the scanner is taken away.
  openScanner({ CLAMD_HOST: undefined });
  expect((await open(id)).status).toBe(403);
  const shown = await site.fetch(`/recruitment/admin/applications/${application}`, { headers: reviewer });
  const html = await shown.text();
  expect(html).toContain("so it cannot be opened. Ask for another one.");
  expect(html).not.toContain(mediaPath(id));
});

test("the job scans what waits, so that nobody has to", async () => {
  const [one, two] = [await aTakenRecording(clean), await aTakenRecording(infected)];
  await scanWaiting();
  expect([await verdictOf(one.id), await verdictOf(two.id)]).toEqual([
    { scanned: true, threat: null },
    { scanned: true, threat: "Eicar-Test-Signature" },
  ]);
  const count = scanner.scanned.length;
  await scanWaiting();
  expect(scanner.scanned).toHaveLength(count);
});

test.each([
  ["answers with an error", (stopped: VirusScanner) => stopped.fail("INSTREAM size limit exceeded. ERROR")],
  ["does not answer", (stopped: VirusScanner) => stopped.close()],
])("while the scanner %s, what it has not seen stays closed and can be opened later", async (_, stop) => {
  const { id, application } = await aTakenRecording(clean);
  stop(scanner);
  expect((await open(id)).status).toBe(503);
  expect(await verdictOf(id)).toEqual({ scanned: false, threat: null });
  const shown = await site.fetch(`/recruitment/admin/applications/${application}`, { headers: reviewer });
  expect(await shown.text()).toContain("Not checked for viruses yet.");
  const again = await virusScanner();
  openScanner({ CLAMD_HOST: again.address });
  expect((await open(id)).status).toBe(200);
  again.close();
});

test("without a scanner recordings open as before", async () => {
  openScanner({ CLAMD_HOST: undefined });
  const { id } = await aTakenRecording(infected);
  expect((await open(id)).status).toBe(200);
  expect(await verdictOf(id)).toEqual({ scanned: false, threat: null });
  await expect(checkScanner()).rejects.toMatchObject({ name: "NoVerdict" });
});
