/** Courses created and changed by admins, as requests to the whole site. */
import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { courseEditor as texts } from "#content/course-editor.ts";
import { sql } from "#server/platform/database.ts";
import { makeCourse, secret } from "#tests/support/course.ts";
import { courseEditor, courses, facts, lessonFields, lessonPage } from "#tests/support/course-editor.ts";

const { site, get, post } = courseEditor();

describe("a course", () => {
  test("is created empty, filled, published and taken by a learner, all by forms", async () => {
    const made = await post(courses, { title: "Ẹ̀kọ́ & Rice" });
    const page = made.headers.get("location") ?? "";
    expect([made.status, page]).toEqual([
      302,
      expect.stringMatching(/^\/admin-dashboard\/courses\/[\w-]{36}$/),
    ]);
    expect((await post(page, { change: "add-module", title: "Buying" })).status).toBe(200);
    expect(await (await get(page)).text()).toContain(texts.hiddenModule);
    const [module] = await sql()`select id, slug, position from course_modules`;
    expect(module).toMatchObject({ slug: "buying", position: 0 });
    expect((await post(page, { change: "add-lesson", module: module?.id, title: "The bag" })).status).toBe(
      200,
    );
    expect(await (await get(page)).text()).not.toContain(texts.hiddenModule);
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
    const learner = (await site().signIn({ role: "learner" })).headers;
    const listed = async () =>
      (await (await get("/courses-sitemap.xml", learner)).text()).includes("eko-and-rice");
    expect(await listed()).toBe(false);
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
    expect(await listed()).toBe(true);
    expect((await post(page, { change: "unpublish" })).status).toBe(200);
    expect(await listed()).toBe(false);
    expect((await get("/courses/eko-and-rice/the-bag", learner)).status).toBe(404);
  });

  test("is in the list with its parts and its number of learners", async () => {
    const course = await makeCourse({ tier: "pro", published: false });
    await makeCourse();
    for (const role of ["learner", "learner"] as const) {
      const { profile } = await site().signIn({ role });
      await sql()`insert into lesson_progress (user_id, lesson_id)
        values (${profile.id}, ${course.lessons[0]}), (${profile.id}, ${course.lessons[1]})`;
    }
    const html = await (await get(courses)).text();
    expect(html).toContain("2 modules · 2 lessons · 2 learners");
    expect(html).toContain("2 modules · 2 lessons · 0 learners");
    expect(html).toContain("Not published");
  });

  test("with a slug of another course is refused, and the typed values come back", async () => {
    const course = await makeCourse({ slug: "first" });
    await makeCourse({ slug: "second" });
    const answer = await post(`${courses}/${course.id}`, {
      change: "save",
      version: 1,
      ...facts,
      slug: "second",
      description: "Typed & kept",
    });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain("This address is already taken");
    expect(html).toContain("Typed &amp; kept");
    for (const slug of ["Grand", "a b", "-a", "a--b", "ẹkọ", "a".repeat(81)]) {
      const refused = await post(`${courses}/${course.id}`, { change: "save", version: 1, ...facts, slug });
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

  test("created several times at once with one title gets several slugs", async () => {
    const made = await Promise.all(Array.from({ length: 5 }, () => post(courses, { title: "Same" })));
    expect(made.map(({ status }) => status)).toEqual([302, 302, 302, 302, 302]);
    const slugs = (await sql()`select slug from courses order by slug`).map(({ slug }) => slug);
    expect(slugs).toEqual(["same", "same-2", "same-3", "same-4", "same-5"]);
  });

  test("saved over a newer version is refused, with both shown, and can then be saved deliberately", async () => {
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
        post(`${courses}/${course.id}`, { change: "save", version: 1, ...facts, title: `Title ${at}` }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  });

  test("keeps learners' progress when a lesson is edited, or removed and restored", async () => {
    const course = await makeCourse();
    const { profile } = await site().signIn({ role: "learner" });
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
      const removed = await post(`${courses}/${course.id}`, { change: "remove", kind, id });
      expect([kind, removed.status]).toEqual([kind, 200]);
      expect(await all()).not.toEqual(whole);
      const [, key] = /name="removed" value="([\w-]{36})"/.exec(await removed.text()) ?? [];
      const restore = () => post(`${courses}/${course.id}`, { change: "restore", removed: key });
      expect([kind, (await restore()).status]).toEqual([kind, 200]);
      expect(await all()).toEqual(whole);
      expect([kind, (await restore()).status]).toEqual([kind, 409]);
    }
  });

  test("keeps its order without gaps while several admins move, add and remove at once", async () => {
    const course = await makeCourse();
    const page = `${courses}/${course.id}`;
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

  test("refuses videos and files that the page could not show", async () => {
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

  test("previews a lesson's text as its page would show it, and saves nothing", async () => {
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
