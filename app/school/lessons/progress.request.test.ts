import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { sql } from "#server/platform/database.ts";
import { answersTo, makeCourse, reason } from "#tests/support/course.ts";
import { type Person, people, schoolPeople } from "#tests/support/school-people.ts";

const { call, done, get, headersOf, idOf, quiz, site } = schoolPeople();

describe("progress", () => {
  test.each(people)("of lessons and quizzes in a pro course, for %s", async (person) => {
    const course = await makeCourse({ tier: "pro" });
    const expected = { anonymous: 401, learner: 403, recruiter: 403, pro: 204, elite: 204, admin: 204 }[
      person
    ];
    expect((await done(course, person)).status).toBe(expected);
    const marked = await quiz(course, person, 5);
    expect(marked.status).toBe(expected === 204 ? 200 : expected);
    if (expected !== 204) expect(await marked.text()).not.toContain(reason);
  });

  test("is stored once, even when it is sent many times at once", async () => {
    const course = await makeCourse();
    const answers = await Promise.all(Array.from({ length: 10 }, () => done(course, "learner")));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(204));
    const submissionKey = randomUUID();
    const marks = await Promise.all(
      Array.from({ length: 10 }, () => quiz(course, "learner", 4, submissionKey)),
    );
    for (const mark of marks) expect(await mark.json()).toMatchObject({ score: 4, total: 5, passed: true });
    expect(await sql()`select user_id, lesson_id from lesson_progress`).toEqual([
      { user_id: idOf.learner, lesson_id: course.lessons[0] },
    ]);
    expect(await sql()`select score, passed from quiz_attempts`).toEqual([{ score: 4, passed: true }]);
  });

  test("sent in another learner's name is refused and stored for nobody", async () => {
    const course = await makeCourse();
    const lesson = { learner: idOf.pro, lesson: course.lessons[0] };
    expect((await call("lesson_progress", "learner", lesson)).status).toBe(409);
    const answers = { learner: idOf.pro, module: course.module, submissionKey: randomUUID() };
    expect(
      (await call("quiz_attempts", "learner", { ...answers, answers: answersTo(course, 5) })).status,
    ).toBe(409);
    expect(
      await sql()`select user_id from lesson_progress union all select user_id from quiz_attempts`,
    ).toEqual([]);
  });

  test("is private to each learner, at every address", async () => {
    const course = await makeCourse();
    await done(course, "learner");
    for (const person of people.filter((other) => other !== "learner")) {
      const html = await (await get(`/courses/${course.slug}/the-blue-book`, person)).text();
      expect(html).not.toContain("1 of 2 lessons done");
      const own = await get("/learning", person);
      expect(await own.text()).not.toContain("The learner");
    }
    expect(await (await get("/learning", "learner")).text()).toContain("1 of 2 lessons done");
    const visitor = await get("/learning", "anonymous");
    expect([visitor.status, visitor.headers.get("location")]).toEqual([302, "/sign-in?next=%2Flearning"]);
  });

  test("that is invalid is refused", async () => {
    const course = await makeCourse();
    const ask = { learner: idOf.learner, module: course.module, submissionKey: randomUUID() };
    const whole = answersTo(course, 5);
    const [first = ""] = course.questions;
    const { [first]: _, ...without } = whole;
    for (const answers of [{}, without, { ...whole, [first]: 3 }, { ...whole, [first]: -1 }, "no"])
      expect((await call("quiz_attempts", "learner", { ...ask, answers })).status).toBe(422);
    for (const lesson of ["1", undefined, [course.lessons[0]]])
      expect((await call("lesson_progress", "learner", { learner: idOf.learner, lesson })).status).toBe(422);
    const gone = { learner: idOf.learner, lesson: randomUUID() };
    expect((await call("lesson_progress", "learner", gone)).status).toBe(404);
    expect(await sql()`select 1 from quiz_attempts`).toEqual([]);
  });

  test("can be sent by the forms without script", async () => {
    const course = await makeCourse();
    const path = `/courses/${course.slug}/the-scale`;
    const post = (to: string, body: Record<string, string>, person: Person) =>
      site().fetch(to, { method: "POST", headers: headersOf[person], body: new URLSearchParams(body) });
    const lesson = { learner: idOf.learner, lesson: course.lessons[1] };
    const noted = await post(path, lesson, "learner");
    expect([noted.status, noted.headers.get("location")]).toEqual([302, `${path}#done`]);
    expect((await post(path, lesson, "anonymous")).status).toBe(401);
    expect((await post(path, lesson, "pro")).status).toBe(409);
    const quizForm = { learner: idOf.learner, module: course.module, submissionKey: randomUUID() };
    const quizPath = `/courses/${course.slug}/buying/quiz`;
    const missing = await post(quizPath, quizForm, "learner");
    expect(missing.status).toBe(422);
    const text = await missing.text();
    expect(text).toContain("Please answer every question.");
    expect(text).not.toContain(reason);
    const answers = Object.entries(answersTo(course, 3)).map(([id, choice]) => [
      `answer-${id}`,
      String(choice),
    ]);
    const marked = await post(quizPath, { ...quizForm, ...Object.fromEntries(answers) }, "learner");
    expect(marked.status).toBe(200);
    const shown = await marked.text();
    expect(shown).toContain("3 of 5 right: not passed yet");
    expect(shown).toContain(reason);
  });
});
