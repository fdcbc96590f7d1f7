import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { grantTier } from "#app/features/courses/viewer.server.ts";
import { sql } from "#server/platform/database.ts";
import { answersTo, makeCourse, reason, secret, type TestCourse } from "#tooling/testing/course.ts";
import { testDatabase } from "#tooling/testing/database.ts";
import { type TestSite, testSite } from "#tooling/testing/site.ts";

testDatabase();
let site: TestSite;
const people = ["anonymous", "learner", "pro", "elite", "recruiter", "admin"] as const;
type Person = (typeof people)[number];
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

/** What each person is answered at an address. */
async function statuses(path: string): Promise<Record<Person, number>> {
  const answers = {} as Record<Person, number>;
  for (const person of people) {
    const answer = await get(path, person);
    const text = await answer.text();
    answers[person] = answer.status;
    // Nobody who is refused gets a word of the lesson, or an answer of the quiz.
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

const all = (status: number) => Object.fromEntries(people.map((person) => [person, status]));

describe("who may read what", () => {
  test.each([
    ["free", { anonymous: 401, learner: 200, pro: 200, elite: 200, recruiter: 200, admin: 200 }],
    ["basic", { anonymous: 401, learner: 403, pro: 200, elite: 200, recruiter: 403, admin: 200 }],
    ["pro", { anonymous: 401, learner: 403, pro: 200, elite: 200, recruiter: 403, admin: 200 }],
    ["elite", { anonymous: 401, learner: 403, pro: 403, elite: 200, recruiter: 403, admin: 200 }],
  ] as const)(
    "of a %s course: the outline everybody, lessons and quiz those of its tier",
    async (tier, expected) => {
      const { slug } = await makeCourse({ tier });
      expect(await statuses(`/courses/${slug}`)).toEqual(all(200));
      expect(await statuses(`/courses/${slug}.data`)).toEqual(all(200));
      for (const path of [`/courses/${slug}/the-scale`, `/courses/${slug}/buying/quiz`]) {
        expect(await statuses(path)).toEqual(expected);
        expect(await statuses(`${path}.data`)).toEqual(expected);
      }
    },
  );

  test("of a course that is not published: admins alone", async () => {
    const course = await makeCourse({ published: false });
    const { slug } = course;
    const hidden = { ...all(404), admin: 200 };
    for (const path of [`/courses/${slug}`, `/courses/${slug}/the-scale`, `/courses/${slug}/buying/quiz`]) {
      expect(await statuses(path)).toEqual(hidden);
      expect(await statuses(`${path}.data`)).toEqual(hidden);
    }
    expect(await (await get("/video-courses", "learner")).text()).not.toContain(slug);
    for (const person of ["learner", "elite", "recruiter"] as const) {
      expect((await done(course, person)).status).toBe(404);
      expect((await quiz(course, person, 5)).status).toBe(404);
    }
  });

  test("what is not there is not there for anybody", async () => {
    const { slug } = await makeCourse();
    for (const path of [
      "/courses/nothing",
      "/courses/nothing/the-scale",
      `/courses/${slug}/nothing`,
      `/courses/${slug}/later/quiz`,
      `/courses/${slug}/the-scale/quiz`,
    ])
      expect(await statuses(path), path).toEqual(all(404));
  });

  test("a lesson shows tags as text, and its highest heading under the page's own", async () => {
    const { slug } = await makeCourse();
    const html = await (await get(`/courses/${slug}/the-scale`, "learner")).text();
    expect(html).toContain(secret);
    expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(html).toContain("<h2>A heading</h2>");
    // No film before a tap.
    expect(html).not.toMatch(/<(iframe|video|audio)/);
  });
});

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

  test("is kept once, also when it is sent many times at once", async () => {
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

  test("sent in another learner's name is refused and kept for nobody", async () => {
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

  test("is each learner's own: nobody else sees it at any address", async () => {
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

  test("that is no progress is refused", async () => {
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

  test("by the forms, as they are sent without script", async () => {
    const course = await makeCourse();
    const path = `/courses/${course.slug}/the-scale`;
    const post = (to: string, body: Record<string, string>, person: Person) =>
      site.fetch(to, { method: "POST", headers: headersOf[person], body: new URLSearchParams(body) });
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

describe("a certificate", () => {
  const ask = (course: TestCourse, person: Person, name = "Amaka A. Okafor") =>
    site.fetch(`/courses/${course.slug}`, {
      method: "POST",
      headers: headersOf[person],
      body: new URLSearchParams({ name }),
    });

  test("is given when everything is done, not before; its address proves it, another proves nothing", async () => {
    const course = await makeCourse();
    expect((await ask(course, "anonymous")).status).toBe(401);
    expect((await ask(course, "learner")).status).toBe(409);
    await done(course, "learner");
    await done(course, "learner", 1);
    await quiz(course, "learner", 3);
    expect((await ask(course, "learner")).status).toBe(409);
    await quiz(course, "learner", 4);
    expect((await ask(course, "learner", " ")).status).toBe(422);
    expect((await ask(course, "pro")).status).toBe(409);
    const given = await Promise.all(Array.from({ length: 5 }, () => ask(course, "learner")));
    const places = new Set(given.map((answer) => answer.headers.get("location")));
    expect(places.size).toBe(1);
    const [address = ""] = places;
    expect(address).toMatch(/^\/certificates\/([2-9A-HJKMNP-TV-Z]{5}-){3}[2-9A-HJKMNP-TV-Z]{5}$/);

    for (const path of [address ?? "", (address ?? "").toLowerCase(), (address ?? "").replaceAll("-", "")]) {
      const shown = await get(path, "anonymous");
      const html = await shown.text();
      expect([path, shown.status]).toEqual([path, 200]);
      for (const words of ["Amaka A. Okafor", "Selling rice", "1 module, 2 lessons and 1 quiz"])
        expect(html).toContain(words);
      expect(html).toContain('name="robots" content="noindex"');
      expect(html).not.toContain("@mindsync.example");
      // Whoever has the address may see it; no counter notes that somebody did.
      expect(html).not.toContain("/assets/count.gen");
    }
    const last = (address ?? "").at(-1);
    const changed = `${(address ?? "").slice(0, -1)}${last === "2" ? "3" : "2"}`;
    for (const path of [changed, "/certificates/", "/certificates/1", `${address}X`, "/certificates/%00"]) {
      const shown = await get(path, "anonymous");
      expect([path, shown.status]).toEqual([path, 404]);
      expect(await shown.text()).not.toContain("Amaka");
    }
  });

  test("stays when the course is unpublished or gone", async () => {
    const course = await makeCourse();
    await done(course, "elite");
    await done(course, "elite", 1);
    await quiz(course, "elite", 5);
    const address = (await ask(course, "elite")).headers.get("location") ?? "";
    await sql()`update courses set is_published = false`;
    expect(await (await get(address, "anonymous")).text()).not.toContain(`/courses/${course.slug}`);
    await sql()`delete from courses`;
    const shown = await get(address, "anonymous");
    expect(shown.status).toBe(200);
    expect(await shown.text()).toContain("Selling rice");
  });
});

describe("the school's page", () => {
  test("shows what is published, with tier, modules and length, and greets who is signed in", async () => {
    await makeCourse({ tier: "pro", title: "Rice and beans" });
    const html = await (await get("/video-courses", "learner")).text();
    for (const words of ["Rice and beans", ">PRO<", "2 modules", "8m", "Welcome back, The learner."])
      expect(html).toContain(words);
    expect(await (await get("/video-courses", "anonymous")).text()).not.toContain("Welcome back");
    const none = await (await get("/video-courses?q=yam", "anonymous")).text();
    expect(none).toContain("No course fits");
    expect(await (await get("/video-courses?q=BEANS&category=business", "anonymous")).text()).toContain(
      "1 course",
    );
    expect(await (await get("/video-courses?category=finance", "anonymous")).text()).toContain("0 courses");
  });

  test("says that content appears once it is added, while there is none", async () => {
    const html = await (await get("/video-courses", "anonymous")).text();
    expect(html).toContain("Course Management");
    await sql()`insert into video_courses (title, duration_seconds) values ('One film', 3900)`;
    const one = await (await get("/video-courses", "anonymous")).text();
    expect(one).not.toContain("Course Management");
    for (const words of ["One film", ">FREE<", "Video, 1h 5m"]) expect(one).toContain(words);
  });
});
