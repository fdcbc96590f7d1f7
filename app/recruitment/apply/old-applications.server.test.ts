import { beforeEach, expect, test } from "vitest";
import { applicantPath } from "#app/private-links/contract.ts";
import { jobs } from "#server/jobs.ts";
import { readConfig } from "#server/platform/config.ts";
import { sql } from "#server/platform/database.ts";
import { anApplicationRead, keepMedia } from "#tests/support/application.ts";
import { testDatabase } from "#tests/support/database.ts";
import type { ApplicationStatus } from "../record-contract.ts";
import { submitApplication, withdrawApplication } from "./applications.server.ts";
import { eraseOldApplications } from "./old-applications.server.ts";

testDatabase();
beforeEach(async () => {
  await sql()`truncate recruitment_applications, withdrawn_applications, recruitment_media cascade`;
});

const now = new Date("2026-11-21T12:00:00Z");
/** Exactly one year ago, and one second on either side. */
const [older, border, younger] = ["2025-11-21T11:59:59Z", "2025-11-21T12:00:00Z", "2025-11-21T12:00:01Z"];

async function keep(status: ApplicationStatus, changed: string | null, videoFile: string | null = null) {
  const { ref, path } = await submitApplication({ ...anApplicationRead(), videoFile });
  await sql()`
    update recruitment_applications set status = ${status}, status_changed_at = ${changed},
      created_at = '2020-01-01' where ref = ${ref}`;
  return { ref, key: path.slice(applicantPath("").length) };
}

const kept = async () =>
  (await sql()`select ref from recruitment_applications`).map(({ ref }) => String(ref)).sort();

test("a rejected application is erased when the period since its rejection is over, not a second before", async () => {
  await keep("rejected", older);
  const stay = [await keep("rejected", border), await keep("rejected", younger)];
  await eraseOldApplications(12, now);
  expect(await kept()).toEqual(stay.map(({ ref }) => ref).sort());
  await eraseOldApplications(12, new Date("2026-11-21T12:00:02Z"));
  expect(await kept()).toEqual([]);
});

test("no other status is erased, however old", async () => {
  const stay = [
    await keep("pending", null),
    await keep("shortlisted", "2020-01-01"),
    await keep("completed", "2020-01-01"),
  ];
  await eraseOldApplications(1, now);
  expect(await kept()).toEqual(stay.map(({ ref }) => ref).sort());
});

test("its recording goes with it; those of others stay", async () => {
  const gone = await keepMedia();
  const stays = await keepMedia();
  await keep("rejected", older, gone);
  await keep("rejected", younger, stays);
  await eraseOldApplications(12, now);
  expect(await sql()`select id, state from recruitment_media order by state`).toEqual(
    expect.arrayContaining([
      { id: gone, state: "erasing" },
      { id: stays, state: "complete" },
    ]),
  );
});

test("the mark of a withdrawn application is erased after the same period", async () => {
  const applications = [await keep("pending", null), await keep("pending", null)];
  for (const { key } of applications) await withdrawApplication(key);
  const [first, second] = applications.map(({ ref }) => ref);
  await sql()`update withdrawn_applications set withdrawn_at = ${older} where ref = ${first ?? ""}`;
  await sql()`update withdrawn_applications set withdrawn_at = ${border} where ref = ${second ?? ""}`;
  await eraseOldApplications(12, now);
  expect(await sql()`select ref from withdrawn_applications`).toEqual([{ ref: second }]);
});

test("the period comes from the setting", async () => {
  await keep("rejected", "2026-10-21T11:59:59Z");
  await eraseOldApplications(2, now);
  expect(await kept()).toHaveLength(1);
  await eraseOldApplications(1, now);
  expect(await kept()).toEqual([]);
});

test("the site erases on schedule, by its setting", async () => {
  const monthsAgo = (months: number) =>
    new Date(Date.now() - months * 31 * 24 * 60 * 60 * 1000).toISOString();
  const run = async (APPLICATION_MONTHS: string) => {
    const job = jobs(readConfig({ APPLICATION_MONTHS })).find(
      ({ name }) => name === "erase-old-applications",
    );
    await job?.run();
  };
  await keep("rejected", monthsAgo(13));
  await run("120");
  expect(await kept()).toHaveLength(1);
  await run("");
  expect(await kept()).toEqual([]);
});
