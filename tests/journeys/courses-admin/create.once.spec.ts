import { courseEditor, courseList, editorFields, editorTexts } from "#content/course-editor.ts";
import { sql } from "#server/platform/database.ts";
import { expect, hydrate, test } from "../fixtures.ts";
import { removeTestCourses } from "../records.ts";

test.slow();
test.afterEach(removeTestCourses);

test("an admin creates a course from nothing and publishes it in under five minutes", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("admin");
  const begun = Date.now();
  const title = `Selling soap ${begun}`;
  await page.goto("/admin-dashboard");
  await hydrate(page);
  await page.getByRole("link", { name: courseList.heading }).click();
  await page.locator("summary", { hasText: courseList.create.heading }).click();
  await page.getByLabel(courseList.create.label).fill(title);
  await page.getByRole("button", { name: courseList.create.submit }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();

  await page.getByLabel(editorFields.description.label).fill("How to sell soap by the bar.");
  await page.getByLabel(editorFields.category.label).selectOption("business");
  await page.getByRole("button", { name: editorTexts.save, exact: true }).click();
  await expect(page.getByText(`“${title}” is saved.`)).toBeVisible();

  await page.getByLabel(courseEditor.addModule.label).fill("The first bar");
  await page.keyboard.press("Enter");
  const lessonTitle = page.getByLabel(courseEditor.addLesson.label("The first bar"));
  await lessonTitle.fill("What a bar costs");
  await page.keyboard.press("Enter");
  await expect(page.getByText("“What a bar costs” is added.")).toBeVisible();
  await expect(lessonTitle).toHaveValue("");
  await expect(lessonTitle).toBeFocused();

  await page.getByRole("link", { name: "What a bar costs" }).click();
  await page.getByLabel(editorFields.minutes.label).fill("6");
  await page.locator("textarea[name=text]").fill("## Ask twice\n\nPrices **move**.");
  await page.getByRole("button", { name: courseEditor.preview }).click();
  const preview = page.getByRole("region", { name: courseEditor.previewHeading });
  await expect(preview.getByRole("heading", { name: "Ask twice" })).toBeVisible();
  await expect(preview.locator("strong")).toHaveText("move");
  await page.getByRole("button", { name: editorTexts.save, exact: true }).click();
  await expect(page.getByText("“What a bar costs” is saved.")).toBeVisible();

  await page.getByRole("link", { name: courseList.backToCourse }).click();
  await page.getByRole("link", { name: courseEditor.editModule }).click();
  await page.getByRole("textbox", { name: editorFields.question.label }).fill("How often do you ask?");
  await page.getByRole("textbox", { name: "Answer 1" }).fill("Once");
  await page.getByRole("textbox", { name: "Answer 2" }).fill("Twice");
  await page.getByRole("radio", { name: `${courseEditor.rightAnswer}: Answer 2` }).check();
  await page.getByRole("button", { name: courseEditor.addQuestion }).click();
  await expect(page.getByText("“How often do you ask?” is saved.")).toBeVisible();

  await page.getByRole("link", { name: courseList.backToCourse }).click();
  await page.getByRole("button", { name: courseEditor.publish, exact: true }).click();
  await expect(page.getByText(`“${title}” is published.`)).toBeVisible();
  expect(Date.now() - begun).toBeLessThan(5 * 60_000);

  await page.context().clearCookies();
  await signedInAs("learner");
  const [{ slug } = {}] = await sql()`select slug from courses where title = ${title}`;
  await page.goto(`/courses/${slug}`);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await page.goto(`/courses/${slug}/what-a-bar-costs`);
  await expect(page.getByRole("heading", { name: "Ask twice" })).toBeVisible();
  await page.goto(`/courses/${slug}/the-first-bar/quiz`);
  await expect(page.getByText("How often do you ask?")).toBeVisible();
});
