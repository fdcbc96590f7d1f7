/** Access to the course editor, and the covers it accepts, as requests to the whole site. */
import { randomUUID } from "node:crypto";
import { describe, expect, onTestFinished, test } from "vitest";
import { courseEditor as texts } from "#content/course-editor.ts";
import { sql } from "#server/platform/database.ts";
import { openScanner } from "#server/platform/virus-scan.ts";
import { makeCourse } from "#tests/support/course.ts";
import {
  courseEditor,
  courses,
  facts,
  lessonFields,
  lessonPage,
  modulePage,
  png,
} from "#tests/support/course-editor.ts";
import { eicar, virusScanner } from "#tests/support/virus-scanner.ts";

const { site, get, post, sendPicture } = courseEditor();

describe("access to the course editor", () => {
  test("is refused to everybody but admins, at every address and for every change", async () => {
    const course = await makeCourse({ title: "Hidden title", published: false });
    const pages = [courses, `${courses}/${course.id}`, lessonPage(course), modulePage(course)];
    const changes: [string, Record<string, unknown>][] = [
      [courses, { title: "Mine" }],
      [`${courses}/${course.id}`, { change: "save", version: 1, ...facts, title: "Mine" }],
      [`${courses}/${course.id}`, { change: "publish" }],
      [`${courses}/${course.id}`, { change: "add-module", title: "Mine" }],
      [`${courses}/${course.id}`, { change: "add-lesson", module: course.module, title: "Mine" }],
      [`${courses}/${course.id}`, { change: "move", kind: "module", id: course.module, to: "down" }],
      [`${courses}/${course.id}`, { change: "remove", kind: "module", id: course.module }],
      [`${courses}/${course.id}`, { change: "restore", removed: randomUUID() }],
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
      const { headers } = role ? await site().signIn({ role }) : { headers: {} };
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

  test("what does not exist is not found, nor is an invalid id", async () => {
    const course = await makeCourse();
    const other = await makeCourse();
    for (const page of [
      `${courses}/${randomUUID()}`,
      `${courses}/1'--`,
      `${courses}/${course.id}/lessons/${other.lessons[0]}`,
      `${courses}/${course.id}/modules/${other.module}`,
      `${courses}/${course.id}/lessons/x`,
    ]) {
      expect([page, (await get(page)).status]).toEqual([page, 404]);
      expect([page, (await post(page, { change: "publish" })).status]).toEqual([page, 404]);
    }
    for (const kind of ["module", "lesson", "question"] as const) {
      const id = { module: other.module, lesson: other.lessons[0], question: other.questions[0] }[kind];
      for (const change of [{ change: "remove" }, { change: "move", to: "up" }]) {
        expect((await post(`${courses}/${course.id}`, { ...change, kind, id })).status).toBe(404);
      }
    }
    expect((await post(`${courses}/${course.id}`, { change: "explode" })).status).toBe(422);
  });
});

describe("a cover", () => {
  test("is a picture by its content, served from our origin, and hidden with its course", async () => {
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
    const learner = (await site().signIn({ role: "learner" })).headers;
    for (const headers of [{}, learner]) expect((await get(address, headers)).status).toBe(404);
    const seen = await get(address);
    expect([seen.status, seen.headers.get("content-type"), seen.headers.get("cache-control")]).toEqual([
      200,
      "image/png",
      "no-store",
    ]);
    expect(Buffer.from(await seen.arrayBuffer()).equals(png)).toBe(true);
    await post(`${courses}/${course.id}`, { change: "publish" });
    const published = await get(address, {});
    const etag = published.headers.get("etag") ?? "";
    expect([published.status, published.headers.get("cache-control")]).toEqual([200, "no-cache"]);
    expect((await get(address, { "if-none-match": etag })).status).toBe(304);
    await post(`${courses}/${course.id}`, { change: "unpublish" });
    expect((await get(address, { "if-none-match": etag })).status).toBe(404);
    await post(`${courses}/${course.id}`, { change: "publish" });
    await post(`${courses}/${course.id}`, { change: "drawn-cover" });
    expect((await get(address, {})).status).toBe(404);
    expect((await get("/course-pictures/x", {})).status).toBe(404);
    expect(await sql()`select thumbnail_url from courses`).toEqual([{ thumbnail_url: null }]);
  });

  test("is stored only if the virus scanner passes it", async () => {
    const scanner = await virusScanner();
    openScanner({ CLAMD_HOST: scanner.address });
    onTestFinished(() => {
      openScanner({ CLAMD_HOST: undefined });
      scanner.close();
    });
    const course = await makeCourse();
    const refused = async (bytes: Buffer, reason: string) => {
      const answer = await sendPicture(course.id, bytes);
      expect([answer.status, (await answer.text()).includes(reason)]).toEqual([422, true]);
    };
    await refused(Buffer.concat([png, Buffer.from(eicar)]), texts.cover.threat);
    scanner.fail("INSTREAM size limit exceeded. ERROR");
    await refused(png, texts.cover.notScanned);
    expect(await sql()`select thumbnail_url from courses`).toEqual([{ thumbnail_url: null }]);
    expect(scanner.scanned).toEqual([png.length + eicar.length, png.length]);
  });
});
