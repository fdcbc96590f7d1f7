/** The course management, as requests to the whole site. */
import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sql } from "#server/platform/database.ts";
import { makeCourse, secret, type TestCourse } from "#tooling/testing/course.ts";
import { testDatabase } from "#tooling/testing/database.ts";
import { type TestSite, testSite } from "#tooling/testing/site.ts";

testDatabase();
let site: TestSite;
let admin: { cookie: string };
beforeAll(async () => {
  site = await testSite();
  admin = (await site.signIn()).headers;
});
beforeEach(async () => {
  await sql()`truncate courses cascade`;
});

const desk = "/admin-dashboard/courses";
const post = (path: string, fields: Record<string, unknown>, headers: Record<string, string> = admin) =>
  site.fetch(path, {
    method: "POST",
    headers,
    body: new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])),
  });
const get = (path: string, headers: Record<string, string> = admin) => site.fetch(path, { headers });
const lessonPage = ({ id, lessons }: TestCourse) => `${desk}/${id}/lessons/${lessons[0]}`;
const modulePage = ({ id, module }: TestCourse) => `${desk}/${id}/modules/${module}`;
const facts = { title: "Selling rice", description: "", category: "", tier: "free", path: "", slug: "" };
const lessonFields = { title: "The blue book", slug: "the-blue-book", minutes: 4, text: "Words." };

const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
function sendPicture(course: string, bytes: Buffer, headers: Record<string, string> = admin) {
  const form = new FormData();
  form.set("change", "picture");
  form.set("picture", new File([new Uint8Array(bytes)], "cover.png", { type: "image/png" }));
  return site.fetch(`${desk}/${course}`, { method: "POST", headers, body: form });
}

describe("the door", () => {
  test("is closed to everybody but admins, at every address and for every change", async () => {
    const course = await makeCourse({ title: "Hidden title", published: false });
    const pages = [desk, `${desk}/${course.id}`, lessonPage(course), modulePage(course)];
    const changes: [string, Record<string, unknown>][] = [
      [desk, { title: "Mine" }],
      [`${desk}/${course.id}`, { change: "save", version: 1, ...facts, title: "Mine" }],
      [`${desk}/${course.id}`, { change: "publish" }],
      [`${desk}/${course.id}`, { change: "add-module", title: "Mine" }],
      [`${desk}/${course.id}`, { change: "add-lesson", module: course.module, title: "Mine" }],
      [`${desk}/${course.id}`, { change: "move", kind: "module", id: course.module, to: "down" }],
      [`${desk}/${course.id}`, { change: "remove", kind: "module", id: course.module }],
      [`${desk}/${course.id}`, { change: "restore", removed: randomUUID() }],
      [lessonPage(course), { change: "save", version: 1, ...lessonFields, title: "Mine" }],
      [lessonPage(course), { change: "preview", text: "Mine" }],
      [modulePage(course), { change: "save", version: 1, title: "Mine" }],
      [modulePage(course), { change: "add-question", version: 1, question: "Mine?" }],
    ];
    for (const [role, where] of [
      [undefined, "/admin-login"],
      ["learner", "/admin-login?notice=denied"],
      ["recruiter", "/admin-login?notice=denied"],
    ] as const) {
      const { headers } = role ? await site.signIn({ role }) : { headers: {} };
      for (const page of pages) {
        const answer = await get(page, headers);
        expect([page, answer.status, answer.headers.get("location")]).toEqual([page, 302, where]);
        const fetched = await get(`${page}.data`, headers);
        expect(await fetched.text(), page).not.toMatch(/Hidden title|blue book/);
      }
      for (const [page, fields] of changes) {
        const answer = await post(page, fields, headers);
        expect([page, answer.status, answer.headers.get("location")]).toEqual([page, 302, where]);
      }
      expect((await sendPicture(course.id, png, headers)).headers.get("location")).toBe(where);
    }
    expect(await sql()`select title, is_published, thumbnail_url, version from courses`).toEqual([
      { title: "Hidden title", is_published: false, thumbnail_url: null, version: 1 },
    ]);
    expect(await sql()`select 1 from course_modules`).toHaveLength(2);
    expect(await sql()`select 1 from course_lessons where title = 'Mine'`).toHaveLength(0);
  });

  test("what is not there is not found, and what is no id neither", async () => {
    const course = await makeCourse();
    const other = await makeCourse();
    for (const page of [
      `${desk}/${randomUUID()}`,
      `${desk}/1'--`,
      `${desk}/${course.id}/lessons/${other.lessons[0]}`,
      `${desk}/${course.id}/modules/${other.module}`,
      `${desk}/${course.id}/lessons/x`,
    ]) {
      expect([page, (await get(page)).status]).toEqual([page, 404]);
      expect([page, (await post(page, { change: "publish" })).status]).toEqual([page, 404]);
    }
    for (const kind of ["module", "lesson", "question"] as const) {
      const id = { module: other.module, lesson: other.lessons[0], question: other.questions[0] }[kind];
      for (const change of [{ change: "remove" }, { change: "move", to: "up" }]) {
        expect((await post(`${desk}/${course.id}`, { ...change, kind, id })).status).toBe(404);
      }
    }
    expect((await post(`${desk}/${course.id}`, { change: "explode" })).status).toBe(422);
  });
});

describe("a course", () => {
  test("is made from nothing, filled, published and taken by a learner, all by forms", async () => {
    const made = await post(desk, { title: "Ẹ̀kọ́ & Rice" });
    const page = made.headers.get("location") ?? "";
    expect([made.status, page]).toEqual([
      302,
      expect.stringMatching(/^\/admin-dashboard\/courses\/[\w-]{36}$/),
    ]);
    expect((await post(page, { change: "add-module", title: "Buying" })).status).toBe(200);
    const [module] = await sql()`select id, slug, position from course_modules`;
    expect(module).toMatchObject({ slug: "buying", position: 0 });
    expect((await post(page, { change: "add-lesson", module: module?.id, title: "The bag" })).status).toBe(
      200,
    );
    const [lesson] = await sql()`select id, version from course_lessons`;
    const saved = await post(`${page}/lessons/${lesson?.id}`, {
      change: "save",
      version: lesson?.version,
      title: "The bag",
      slug: "",
      minutes: 7,
      text: "## What a bag costs\n\nAsk twice. <b>Bold</b>",
      videoAddress: "https://youtu.be/dQw4w9WgXcQ",
      videoLength: "12:30",
      audioAddress: "https://files.example/bag.mp3",
      audioMegabytes: "1,5",
      "files.0.name": "Price list",
      "files.0.href": "https://files.example/list.pdf",
      "files.0.kilobytes": "20",
      "files.1.name": "",
      "files.1.href": "",
      "files.1.kilobytes": "",
    });
    expect(saved.status).toBe(200);
    expect(await sql()`select * from course_lessons`).toMatchObject([
      {
        slug: "the-bag",
        duration_seconds: 420,
        video_seconds: 750,
        audio_bytes: String(1.5 * 1024 * 1024),
        files: [{ name: "Price list", href: "https://files.example/list.pdf", bytes: 20480 }],
        version: 2,
      },
    ]);
    const question = await post(`${page}/modules/${module?.id}`, {
      change: "add-question",
      form: "new-question",
      version: 1,
      question: "How often do you ask?",
      "choices.0": "Once",
      "choices.1": "",
      "choices.2": "Twice",
      answer: 2,
      why: "Prices move.",
    });
    expect(question.status).toBe(200);
    expect(await sql()`select choices, answer from quiz_questions`).toEqual([
      { choices: ["Once", "Twice"], answer: 1 },
    ]);
    const learner = (await site.signIn({ role: "learner" })).headers;
    for (const path of [
      "/courses/eko-and-rice",
      "/courses/eko-and-rice/the-bag",
      "/courses/eko-and-rice/buying/quiz",
    ]) {
      expect([path, (await get(path, learner)).status]).toEqual([path, 404]);
    }
    expect((await post(page, { change: "publish" })).status).toBe(200);
    expect(await (await get("/courses/eko-and-rice", learner)).text()).toContain("The bag");
    const shown = await (await get("/courses/eko-and-rice/the-bag", learner)).text();
    expect(shown).toContain("What a bag costs</h2>");
    expect(shown).toContain("&lt;b&gt;Bold");
    expect((await post(page, { change: "unpublish" })).status).toBe(200);
    expect((await get("/courses/eko-and-rice/the-bag", learner)).status).toBe(404);
  });

  test("stands in the list with what it is made of and how many learn in it", async () => {
    const course = await makeCourse({ tier: "pro", published: false });
    await makeCourse();
    for (const role of ["learner", "learner"] as const) {
      const { profile } = await site.signIn({ role });
      await sql()`insert into lesson_progress (user_id, lesson_id)
        values (${profile.id}, ${course.lessons[0]}), (${profile.id}, ${course.lessons[1]})`;
    }
    const html = await (await get(desk)).text();
    expect(html).toContain("2 modules · 2 lessons · 2 learners");
    expect(html).toContain("2 modules · 2 lessons · 0 learners");
    expect(html).toContain("Not published");
  });

  test("with an address that another one has is refused, and what was typed comes back", async () => {
    const course = await makeCourse({ slug: "first" });
    await makeCourse({ slug: "second" });
    const answer = await post(`${desk}/${course.id}`, {
      change: "save",
      version: 1,
      ...facts,
      slug: "second",
      description: "Typed & kept",
    });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain("Another one has this address already");
    expect(html).toContain("Typed &amp; kept");
    for (const slug of ["Grand", "a b", "-a", "a--b", "ẹkọ", "a".repeat(81)]) {
      const refused = await post(`${desk}/${course.id}`, { change: "save", version: 1, ...facts, slug });
      expect([slug, refused.status]).toEqual([slug, 422]);
    }
    const lesson = await post(lessonPage(course), {
      change: "save",
      version: 1,
      ...lessonFields,
      slug: "the-scale",
    });
    expect(lesson.status).toBe(422);
    expect(await sql()`select slug from courses order by slug`).toEqual([
      { slug: "first" },
      { slug: "second" },
    ]);
  });

  test("made several times at once under one title has several addresses", async () => {
    const made = await Promise.all(Array.from({ length: 5 }, () => post(desk, { title: "Same" })));
    expect(made.map(({ status }) => status)).toEqual([302, 302, 302, 302, 302]);
    const slugs = (await sql()`select slug from courses order by slug`).map(({ slug }) => slug);
    expect(slugs).toEqual(["same", "same-2", "same-3", "same-4", "same-5"]);
  });

  test("saved over a newer version is refused, with both shown; then it can be saved knowingly", async () => {
    const course = await makeCourse();
    const page = lessonPage(course);
    const first = await post(page, { change: "save", version: 1, ...lessonFields, text: "Of the first." });
    expect(first.status).toBe(200);
    const second = await post(page, { change: "save", version: 1, ...lessonFields, text: "Of the second." });
    expect(second.status).toBe(409);
    const html = await second.text();
    expect(html).toContain("Of the first.");
    expect(html).toContain("Of the second.");
    expect(html).toMatch(/name="version" value="2"/);
    expect(await sql()`select text from course_lessons where slug = 'the-blue-book'`).toEqual([
      { text: "Of the first." },
    ]);
    const again = await post(page, { change: "save", version: 2, ...lessonFields, text: "Of the second." });
    expect(again.status).toBe(200);
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) =>
        post(`${desk}/${course.id}`, { change: "save", version: 1, ...facts, title: `Title ${at}` }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  });

  test("keeps what learners have done when a lesson is edited, or removed and put back", async () => {
    const course = await makeCourse();
    const { profile } = await site.signIn({ role: "learner" });
    await sql()`insert into lesson_progress (user_id, lesson_id) values (${profile.id}, ${course.lessons[0]})`;
    await sql()`insert into quiz_attempts (user_id, module_id, submission_key, answers, score, total, passed)
      values (${profile.id}, ${course.module}, ${randomUUID()}, '{}', 5, 5, true)`;
    const done = () => sql()`select * from lesson_progress`;
    const before = await done();
    await post(lessonPage(course), { change: "save", version: 1, ...lessonFields, slug: "another-one" });
    expect(await done()).toEqual(before);
    const all = async () => ({
      modules: await sql()`select * from course_modules order by id`,
      lessons: await sql()`select * from course_lessons order by id`,
      questions: await sql()`select * from quiz_questions order by id`,
      progress: await done(),
      attempts: await sql()`select * from quiz_attempts`,
    });
    for (const [kind, id] of [
      ["module", course.module],
      ["lesson", course.lessons[0]],
      ["question", course.questions[2]],
    ] as const) {
      const whole = await all();
      const removed = await post(`${desk}/${course.id}`, { change: "remove", kind, id });
      expect([kind, removed.status]).toEqual([kind, 200]);
      expect(await all()).not.toEqual(whole);
      const [, key] = /name="removed" value="([\w-]{36})"/.exec(await removed.text()) ?? [];
      const restore = () => post(`${desk}/${course.id}`, { change: "restore", removed: key });
      expect([kind, (await restore()).status]).toEqual([kind, 200]);
      expect(await all()).toEqual(whole);
      expect([kind, (await restore()).status]).toEqual([kind, 409]);
    }
  });

  test("keeps its order dense while several admins move, add and remove at once", async () => {
    const course = await makeCourse();
    const page = `${desk}/${course.id}`;
    for (let number = 0; number < 6; number += 1)
      await post(page, { change: "add-lesson", module: course.module, title: `Lesson ${number}` });
    const ids = async () =>
      (await sql()`select id, position from course_lessons order by position`).map(({ id }) => String(id));
    const lessons = await ids();
    const moves = lessons.flatMap((id, at) => [
      { change: "move", kind: "lesson", id, to: "up" },
      { change: "move", kind: "lesson", id, to: String((at * 3) % 8) },
    ]);
    const answers = await Promise.all([
      ...moves.map((move) => post(page, move)),
      post(page, { change: "add-lesson", module: course.module, title: "Late" }),
      post(page, { change: "remove", kind: "lesson", id: lessons[3] }),
    ]);
    expect(new Set(answers.map(({ status }) => status)).has(500)).toBe(false);
    const positions = await sql()`select position from course_lessons order by position`;
    expect(positions.map(({ position }) => position)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    const [first = ""] = await ids();
    await post(page, { change: "move", kind: "lesson", id: first, to: "down" });
    expect((await ids())[1]).toBe(first);
    await post(page, { change: "move", kind: "lesson", id: first, to: "9999" });
    expect((await ids()).at(-1)).toBe(first);
  });

  test("refuses films and files that the page could not show", async () => {
    const course = await makeCourse();
    for (const wrong of [
      { videoAddress: "http://youtu.be/dQw4w9WgXcQ" },
      { videoAddress: "javascript:alert(1)" },
      { videoAddress: "https://films.example/watch" },
      { videoLength: "12:75" },
      { audioAddress: "http://a.example/a.mp3" },
      { minutes: "-1" },
      { minutes: "many" },
      { title: " " },
      { text: "a".repeat(60_001) },
      { "files.0.name": "A", "files.0.href": "javascript:alert(1)" },
      { "files.0.name": "A", "files.0.href": "" },
    ]) {
      const answer = await post(lessonPage(course), {
        change: "save",
        version: 1,
        ...lessonFields,
        ...wrong,
      });
      expect([wrong, answer.status]).toEqual([wrong, 422]);
    }
    const long = await post(lessonPage(course), {
      change: "save",
      version: 1,
      ...lessonFields,
      text: "ọ".repeat(60_000),
    });
    expect(long.status).toBe(200);
  });

  test("shows a lesson's text before it is saved as its page would, and saves nothing", async () => {
    const course = await makeCourse();
    const text = "# High\n\n<script>alert(1)</script> [a](javascript:alert(1))";
    const answer = await post(lessonPage(course), { change: "preview", version: 1, ...lessonFields, text });
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toContain("High</h2>");
    expect(html).not.toContain("<script>alert(1)");
    expect(html).not.toContain('href="javascript:');
    expect((await sql()`select text from course_lessons`)[0]?.text).toContain(secret);
  });
});

describe("a cover", () => {
  test("is a picture by its content, served by us, and hidden with its course", async () => {
    const course = await makeCourse({ published: false });
    for (const bytes of [
      Buffer.from("<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>"),
      Buffer.from("GIF89a".padEnd(100, "x")),
      Buffer.from("<!doctype html><script>alert(1)</script>"),
      Buffer.alloc(0),
      Buffer.concat([png, Buffer.alloc(1024 * 1024)]),
    ]) {
      expect([bytes.length, (await sendPicture(course.id, bytes)).status]).toEqual([bytes.length, 422]);
    }
    expect((await sendPicture(course.id, png)).status).toBe(200);
    const [{ thumbnail_url: address } = {}] = await sql()`select thumbnail_url from courses`;
    const learner = (await site.signIn({ role: "learner" })).headers;
    for (const headers of [{}, learner]) expect((await get(address, headers)).status).toBe(404);
    const seen = await get(address);
    expect([seen.status, seen.headers.get("content-type"), seen.headers.get("cache-control")]).toEqual([
      200,
      "image/png",
      "no-store",
    ]);
    expect(Buffer.from(await seen.arrayBuffer()).equals(png)).toBe(true);
    await post(`${desk}/${course.id}`, { change: "publish" });
    const published = await get(address, {});
    const etag = published.headers.get("etag") ?? "";
    expect([published.status, published.headers.get("cache-control")]).toEqual([200, "no-cache"]);
    expect((await get(address, { "if-none-match": etag })).status).toBe(304);
    await post(`${desk}/${course.id}`, { change: "unpublish" });
    expect((await get(address, { "if-none-match": etag })).status).toBe(404);
    await post(`${desk}/${course.id}`, { change: "publish" });
    await post(`${desk}/${course.id}`, { change: "drawn-cover" });
    expect((await get(address, {})).status).toBe(404);
    expect((await get("/course-pictures/x", {})).status).toBe(404);
    expect(await sql()`select thumbnail_url from courses`).toEqual([{ thumbnail_url: null }]);
  });
});
