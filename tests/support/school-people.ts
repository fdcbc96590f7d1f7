/** The people in the school's tests, each with a session, and their actions. */
import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect } from "vitest";
import { grantTier } from "#app/school/lessons/viewer.server.ts";
import { sql } from "#server/platform/database.ts";
import { answersTo, reason, secret, type TestCourse } from "./course.ts";
import { testDatabase } from "./database.ts";
import { type TestSite, testSite } from "./site.ts";

export const people = ["anonymous", "learner", "pro", "elite", "recruiter", "admin"] as const;
export type Person = (typeof people)[number];

/** The same status for everybody. */
export const all = (status: number) => Object.fromEntries(people.map((person) => [person, status]));

/** The site with its people, and no courses before each test. Call it once, at the top of a test file. */
export function schoolPeople() {
  testDatabase();
  let site: TestSite;
  const headersOf = {} as Record<Person, { cookie?: string }>;
  const idOf = {} as Record<Person, string>;

  beforeAll(async () => {
    site = await testSite();
    headersOf.anonymous = {};
    idOf.anonymous = "nobody";
    for (const [person, role] of [
      ["learner", "learner"],
      ["pro", "learner"],
      ["elite", "learner"],
      ["recruiter", "recruiter"],
      ["admin", "admin"],
    ] as const) {
      const { profile, headers } = await site.signIn({ role, full_name: `The ${person}` });
      headersOf[person] = headers;
      idOf[person] = profile.id;
    }
    await grantTier(idOf.pro, "pro", idOf.admin);
    await grantTier(idOf.pro, "pro", idOf.admin);
    await grantTier(idOf.elite, "elite", idOf.admin);
  });
  beforeEach(async () => {
    await sql()`delete from courses`;
  });

  const get = (path: string, person: Person) => site.fetch(path, { headers: headersOf[person] });
  const call = (path: string, person: Person, json: unknown) =>
    site.fetch(`/api/${path}`, { headers: headersOf[person], json });

  /** The status that each person gets for an address. */
  async function statuses(path: string): Promise<Record<Person, number>> {
    const answers = {} as Record<Person, number>;
    for (const person of people) {
      const answer = await get(path, person);
      const text = await answer.text();
      answers[person] = answer.status;
      // A refused person gets no word of the lesson, and no answer of the quiz.
      if (answer.status !== 200) expect(text, `${path} for ${person}`).not.toContain(secret);
      expect(text, `${path} for ${person}`).not.toContain(reason);
    }
    return answers;
  }

  const done = (course: TestCourse, person: Person, lesson = 0) =>
    call("lesson_progress", person, { learner: idOf[person], lesson: course.lessons[lesson] });
  const quiz = (course: TestCourse, person: Person, right: number, submissionKey = randomUUID()) =>
    call("quiz_attempts", person, {
      learner: idOf[person],
      module: course.module,
      submissionKey,
      answers: answersTo(course, right),
    });
  return { site: () => site, headersOf, idOf, get, call, statuses, done, quiz };
}
