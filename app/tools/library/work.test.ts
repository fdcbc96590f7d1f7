import { readFile } from "node:fs/promises";
import { beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { learnWork } from "./build-work.server.ts";
import { type Work, workSchema } from "./work.ts";

let work: Work;
beforeAll(async () => {
  work = workSchema.parse(parse(await readFile("content/library/jobs/hotel.yaml", "utf8")));
});

/** The work of the file with another first document. */
const withDocument = (change: (document: string) => string) =>
  workSchema.safeParse({
    jobs: work.jobs.map((job, at) => (at ? job : { ...job, document: change(job.document) })),
  }).error?.issues[0]?.message;

test("a document of a job has the headings and marks of a procedure, and no amounts", () => {
  expect(withDocument((document) => document)).toBeUndefined();
  expect(withDocument((document) => document.replace("\nRecords\n", "\nPapers\n"))).toMatch(
    /no heading 'Records'/,
  );
  expect(withDocument((document) => document.replace("\n\nSteps", "\nSteps"))).toMatch(
    /empty line comes before 'Steps'/,
  );
  expect(withDocument((document) => document.replace("# ", "#"))).toMatch(/no other marks/);
  expect(withDocument((document) => document.replace("# ", "# Take 500 naira. "))).toBe("no amounts");
});

test("a sentence is once in a file", () => {
  const sentence = /^# ([^.]{30,}\.)/m.exec(work.jobs[1]?.document ?? "")?.[1] ?? "";
  expect(withDocument((document) => document.replace("# ", `# ${sentence} `))).toMatch(
    /sentence is there twice/,
  );
});

test("a name is that of one job, because whoever types it gets that one", () => {
  const [first, second, ...others] = work.jobs;
  const jobs = [first, second && { ...second, called: [...second.called, first?.called[0]] }, ...others];
  const wrong = workSchema.safeParse({ jobs }).error?.issues[0]?.message;
  expect(wrong).toBe(`two jobs are called '${first?.called[0]}'`);
});

test("a file belongs to a trade", async () => {
  await expect(learnWork(new Map([["no-such-trade", work]]), new Map(), new Map())).rejects.toThrow(
    "content/library/jobs/no-such-trade.yaml: there is no trade no-such-trade",
  );
});
