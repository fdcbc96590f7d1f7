import { describe, expect, test } from "vitest";
import { sql } from "#server/platform/database.ts";
import { makeCourse, secret, type TestCourse } from "#tests/support/course.ts";
import { all, type Person, schoolPeople } from "#tests/support/school-people.ts";
import { readProgress } from "../lessons/progress.server.ts";

const { done, get, headersOf, quiz, site, statuses } = schoolPeople();

describe("read access", () => {
  test.each([
    ["free", { anonymous: 401, learner: 200, pro: 200, elite: 200, recruiter: 200, admin: 200 }],
    ["basic", { anonymous: 401, learner: 403, pro: 200, elite: 200, recruiter: 403, admin: 200 }],
    ["pro", { anonymous: 401, learner: 403, pro: 200, elite: 200, recruiter: 403, admin: 200 }],
    ["elite", { anonymous: 401, learner: 403, pro: 403, elite: 200, recruiter: 403, admin: 200 }],
  ] as const)(
    "of a %s course: the outline for everybody, lessons and quiz for those with its tier",
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

  test("of an unpublished course: admins alone", async () => {
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

  test("what does not exist is not found for anybody", async () => {
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

  test("a lesson escapes tags, and its highest heading is below the page's own", async () => {
    const { slug } = await makeCourse();
    const html = await (await get(`/courses/${slug}/the-scale`, "learner")).text();
    expect(html).toContain(secret);
    expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(html).toContain("<h2>A heading</h2>");
    // No video before a tap.
    expect(html).not.toMatch(/<(iframe|video|audio)/);
  });
});

test("a module without lessons is nowhere on the site, and counts once it has one", async () => {
  const { id, slug, lessons, module } = await makeCourse();
  const [later] = await sql()`select id from course_modules where slug = 'later' and course_id = ${id}`;
  await sql()`insert into quiz_questions (module_id, position, question, choices, answer, why)
    select id, 0, 'Which cup?', '{Small,Large}', 0, 'It sells.' from course_modules where id = ${later?.id}`;
  const read = async (path: string) => (await (await get(path, "learner")).text()).replaceAll("<!-- -->", "");
  const path = `/courses/${slug}`;
  for (const address of [path, `${path}.data`]) {
    const page = await read(address);
    expect(page).toContain("Buying well");
    expect(page).not.toContain("Selling by the cup");
  }
  expect(await read(path)).toMatch(/(?<!\d)1 module ·/);
  expect(await statuses(`${path}/later/quiz`)).toEqual(all(404));
  const { profile } = await site().signIn({ role: "learner" });
  await sql()`insert into lesson_progress (user_id, lesson_id)
    values (${profile.id}, ${lessons[0]}), (${profile.id}, ${lessons[1]})`;
  await sql()`insert into quiz_attempts (user_id, module_id, submission_key, answers, score, total, passed)
    values (${profile.id}, ${module}, gen_random_uuid(), '{}', 5, 5, true)`;
  expect(await readProgress(profile.id, id)).toMatchObject({ quizzes: 1, complete: true });
  await sql()`insert into course_lessons (course_id, module_id, slug, position, title)
    values (${id}, ${later?.id}, 'the-cup', 0, 'The cup')`;
  const page = await read(path);
  for (const words of ["Selling by the cup", "2 modules ·"]) expect(page).toContain(words);
  expect(await readProgress(profile.id, id)).toMatchObject({ quizzes: 2, complete: false });
});

describe("a certificate", () => {
  test("has its conditions on the course's page, for visitors too, and among a learner's courses", async () => {
    const course = await makeCourse();
    const condition = "once every lesson is marked as done and every quiz is passed with at least 80% right";
    for (const person of ["anonymous", "learner"] as const)
      expect(await (await get(`/courses/${course.slug}`, person)).text()).toContain(condition);
    await done(course, "learner");
    expect(await (await get("/learning", "learner")).text()).toContain(condition);
  });

  const ask = (course: TestCourse, person: Person, name = "Amaka A. Okafor") =>
    site().fetch(`/courses/${course.slug}`, {
      method: "POST",
      headers: headersOf[person],
      body: new URLSearchParams({ name }),
    });

  test("is issued when everything is done, not before; its address proves it, another proves nothing", async () => {
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
      // Anybody with the address may see it, and visits are not counted.
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
  test("shows the published courses with tier, modules and length, and greets a signed-in learner", async () => {
    await makeCourse({ tier: "pro", title: "Rice and beans" });
    const html = await (await get("/video-courses", "learner")).text();
    for (const words of ["Rice and beans", ">PRO<", "1 module ·", "8m", "Welcome back, The learner."])
      expect(html).toContain(words);
    expect(html).toContain("On this site you can take 1 course today, with 1 module.");
    expect(await (await get("/video-courses", "anonymous")).text()).not.toContain("Welcome back");
    const none = await (await get("/video-courses?q=yam", "anonymous")).text();
    expect(none).toContain("No course found");
    expect(await (await get("/video-courses?q=BEANS&category=business", "anonymous")).text()).toContain(
      "1 course",
    );
    expect(await (await get("/video-courses?category=finance", "anonymous")).text()).toContain("0 courses");
  });

  test("says that content appears once it is added, while there is none", async () => {
    const html = await (await get("/video-courses", "anonymous")).text();
    expect(html).toContain("Course Management");
    expect(html).not.toContain("On this site you can take");
    await sql()`insert into video_courses (title, duration_seconds) values ('One film', 3900)`;
    const one = await (await get("/video-courses", "anonymous")).text();
    expect(one).not.toContain("Course Management");
    for (const words of ["One film", ">FREE<", "Video, 1h 5m"]) expect(one).toContain(words);
  });
});
