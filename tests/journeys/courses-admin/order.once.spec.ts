import { listTexts } from "#content/back-office.ts";
import { courseEditor, courseList, editorFields, editorTexts } from "#content/course-editor.ts";
import { sql } from "#server/platform/database.ts";
import { makeCourse, type TestCourse } from "#tests/support/course.ts";
import { expect, hydrate, test } from "../fixtures.ts";
import { removeTestCourses } from "../records.ts";

test.slow();
test.afterEach(removeTestCourses);

let course: TestCourse;
test.beforeEach(async ({ signedInAs }) => {
  await signedInAs("admin");
  course = await makeCourse();
});

const order = async () =>
  (await sql()`select slug from course_lessons where course_id = ${course.id} order by position`).map(
    ({ slug }) => slug,
  );
const called = (action: string, slug: string) => courseEditor.about(action, `Lesson of ${slug}`);

test("lessons are put in order by keyboard and by drag, and a removed one is restored", async ({ page }) => {
  await page.goto(`/admin-dashboard/courses/${course.id}`);
  await hydrate(page);
  const down = page.getByRole("button", { name: called(courseEditor.down, "the blue book") });
  const up = page.getByRole("button", { name: called(courseEditor.up, "the blue book") });
  const menu = (slug: string) => page.locator("summary", { hasText: called(courseEditor.menu, slug) });
  await page.locator("summary", { hasText: courseList.counted.lessons(2) }).click();
  await menu("the blue book").click();
  await down.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("“Lesson of the blue book” is now number 2 of 2.")).toBeVisible();
  // At the end of the row the button for the other direction gets the focus.
  await expect(up).toBeFocused();
  expect(await order()).toEqual(["the-scale", "the-blue-book"]);
  await page.keyboard.press("Enter");
  await expect(page.getByText("“Lesson of the blue book” is now number 1 of 2.")).toBeVisible();
  await expect(down).toBeFocused();
  expect(await order()).toEqual(["the-blue-book", "the-scale"]);

  const row = (slug: string) =>
    page
      .getByRole("listitem")
      .filter({ has: page.getByRole("link", { name: `Lesson of ${slug}` }) })
      .last();
  await row("the scale").getByTitle(courseEditor.drag).dragTo(row("the blue book"));
  await expect(page.getByText("“Lesson of the scale” is now number 1 of 2.")).toBeVisible();
  expect(await order()).toEqual(["the-scale", "the-blue-book"]);

  await menu("the scale").click();
  await page.getByRole("button", { name: called(courseEditor.remove, "the scale") }).click();
  await expect(page.getByText("“Lesson of the scale” is removed.")).toBeVisible();
  expect(await order()).toEqual(["the-blue-book"]);
  await page.getByRole("button", { name: listTexts.undo }).click();
  await expect(page.getByText("“Lesson of the scale” is back.")).toBeVisible();
  expect(await order()).toEqual(["the-scale", "the-blue-book"]);
});

test("Undo after saving a lesson brings back its text, but not over what was typed since", async ({
  page,
}) => {
  const { title } = editorFields;
  await page.goto(`/admin-dashboard/courses/${course.id}/lessons/${course.lessons[0]}`);
  await hydrate(page);
  const field = page.locator("textarea[name=text]");
  const before = await field.inputValue();
  const save = page.getByRole("button", { name: editorTexts.save, exact: true });
  const undo = page.getByRole("button", { name: listTexts.undo });
  await field.fill("Another text.");
  await save.click();
  await expect(page.getByText("“Lesson of the blue book” is saved.")).toBeVisible();
  await undo.click();
  await expect(page.getByText("“Lesson of the blue book” is as it was.")).toBeVisible();
  await expect(field).toHaveValue(before);
  await field.fill("Another text.");
  await save.click();
  await expect(page.getByText("“Lesson of the blue book” is saved.")).toBeVisible();
  await page.getByLabel(title.label).fill("Typed since");
  await undo.click();
  await expect(page.getByText("“Lesson of the blue book” is as it was.")).toBeVisible();
  await expect(page.getByLabel(title.label)).toHaveValue("Typed since");
});

test.describe("what was typed", () => {
  test.use({ ownContext: true, expectedErrors: [/Failed to load resource/] });

  test("survives a dead network and a reload, and is cleared when it is saved", async ({ page, context }) => {
    const address = `/admin-dashboard/courses/${course.id}/lessons/${course.lessons[0]}`;
    await page.goto(address);
    await hydrate(page);
    const text = page.locator("textarea[name=text]");
    await text.fill("Written on the bus.");
    await context.setOffline(true);
    await page.getByRole("button", { name: editorTexts.save, exact: true }).click();
    await expect(page.getByText(editorTexts.failed)).toBeVisible();
    await expect(text).toHaveValue("Written on the bus.");
    await context.setOffline(false);
    await page.goto(address);
    await hydrate(page);
    await expect(text).toHaveValue("Written on the bus.");
    await sql()`update course_lessons set text = 'Written in the office.', version = version + 1
      where id = ${course.lessons[0]}`;
    await page.getByRole("button", { name: editorTexts.save, exact: true }).click();
    await expect(page.getByText(editorTexts.newer.title)).toBeVisible();
    await expect(page.getByText("Written in the office.")).toBeVisible();
    await page.getByRole("button", { name: editorTexts.newer.mine }).click();
    await expect(page.getByText("“Lesson of the blue book” is saved.")).toBeVisible();
    await page.reload();
    await expect(text).toHaveValue("Written on the bus.");
    expect(await page.evaluate(() => sessionStorage.length && Object.keys(sessionStorage))).not.toContain(
      `mindsync-course-${course.lessons[0]}-draft`,
    );
    await expect(page.getByLabel(editorFields.title.label)).toHaveValue("Lesson of the blue book");
  });
});
