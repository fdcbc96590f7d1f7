/** Undo after saving a form of the course editor, by forms alone. */
import { expect, test } from "vitest";
import { listTexts } from "#content/back-office.ts";
import { courseChanges, editorFields, editorTexts } from "#content/course-editor.ts";
import { sql } from "#server/platform/database.ts";
import { makeCourse } from "#tests/support/course.ts";
import { courseEditor, courses, lessonPage, modulePage } from "#tests/support/course-editor.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";

const { site } = courseEditor();

async function signedIn(): Promise<PlainBrowser> {
  const { headers } = await site().signIn();
  return new PlainBrowser((path, options) => site().fetch(path, options as never), headers.cookie);
}

test("a saved lesson, module or course is as it was after Undo", async () => {
  const course = await makeCourse({ title: "Selling rice" });
  const browser = await signedIn();
  const all = async () => [
    await sql()`select title, slug, description from courses`,
    await sql()`select title, slug, description, outline, task from course_modules order by id`,
    await sql()`select title, slug, text, duration_seconds, video_url, files from course_lessons order by id`,
  ];
  for (const path of [`${courses}/${course.id}`, modulePage(course), lessonPage(course)]) {
    const before = await all();
    await browser.open(path);
    const form = browser.document.all("form").find((one) => one.text.includes(editorTexts.save));
    const title = String(browser.value(editorFields.title.label, form));
    browser.fill(editorFields.title.label, "Another title", form);
    await browser.press(editorTexts.save, form);
    expect(browser.text()).toContain(courseChanges.saved("Another title"));
    expect(await all()).not.toEqual(before);
    await browser.press(listTexts.undo);
    expect(browser.text()).toContain(courseChanges.undone(title));
    expect(await all()).toEqual(before);
  }
});

test("Undo replaces nothing that somebody else saved since", async () => {
  const course = await makeCourse();
  const browser = await signedIn();
  await browser.open(lessonPage(course));
  browser.fill(editorFields.text.label, "Of the first.");
  await browser.press(editorTexts.save);
  await sql()`update course_lessons set text = 'Of the second.', version = version + 1
    where id = ${course.lessons[0] ?? ""}`;
  await browser.press(listTexts.undo);
  expect(browser.status).toBe(409);
  expect(browser.text()).toContain(editorTexts.newer.title);
  const [lesson] = await sql()`select text from course_lessons where id = ${course.lessons[0] ?? ""}`;
  expect(lesson?.text).toBe("Of the second.");
});
