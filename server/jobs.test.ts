import { expect, test } from "vitest";
import { jobs } from "./jobs.ts";

const minute = 60_000;
const config = { APPLICATION_MONTHS: 24, BACKUP_HOUR: 2, PORT: 3000 };
const every = new Map(jobs(config).map((job) => [job.name, job.every / minute]));

test("every job has a name of its own", () => {
  expect(every.size).toBe(jobs(config).length);
});

test("what somebody waits for is done within minutes, and what is due is erased within the hour", () => {
  const soon = Object.fromEntries([...every].filter(([, minutes]) => minutes < 60));
  expect(soon).toMatchObject({
    "send-alerts": 1,
    "scan-media": 1,
    "tell-learners": 1,
    "watch-status": 3,
    "remind-of-calls": 5,
    "clear-empty-media": 5,
    "send-morning-mail": 10,
    "send-week-mail": 10,
  });
  expect([...every].filter(([name, minutes]) => name.startsWith("erase-") && minutes > 60)).toEqual([]);
});
