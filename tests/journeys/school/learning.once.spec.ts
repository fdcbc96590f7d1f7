import { lessonTexts, quizTexts } from "#content/course-pages.ts";
import { networkTexts } from "#content/network.ts";
import { makeCourse, reason, secret } from "#tests/support/course.ts";
import { expect, hydrate, test } from "../fixtures.ts";
import { removeTestCourses } from "../records.ts";
import { answerAll, progressOf, signUpAndIn, storedOnDevice } from "./learner.ts";

test.slow();
test.use({
  serviceWorkers: "allow",
  expectedErrors: [/ERR_INTERNET_DISCONNECTED|status of 503/],
});
test.beforeEach(({ database: _ }) => {});
test.afterEach(removeTestCourses);

test("a learner signs up, learns without a network, and gets a certificate that can be verified", async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const { slug } = await makeCourse();
  await page.goto(`/courses/${slug}`);
  await page.getByRole("link", { name: "Create a free account" }).click();
  const email = await signUpAndIn(page);
  await expect(page).toHaveURL(`/courses/${slug}`);

  await page.getByRole("link", { name: "Start the first lesson" }).click();
  await expect(page.getByText(secret)).toBeVisible();
  await storedOnDevice(page);
  await page.getByRole("link", { name: /^Next/ }).click();
  await expect(page).toHaveURL(`/courses/${slug}/the-scale`);
  await storedOnDevice(page);

  await context.setOffline(true);
  await page.getByRole("link", { name: /^Previous/ }).click();
  await expect(page.getByText(secret)).toBeVisible();
  await hydrate(page);
  await page.getByRole("button", { name: "Mark as done" }).click();
  await expect(page.getByText(lessonTexts.kept)).toBeVisible();
  await expect(page.getByText("1 of 2 lessons done")).toBeVisible();
  // Another tab instead of a reload: with emulated offline mode a page that unloads is online again for a moment.
  const tab = await context.newPage();
  await tab.goto(page.url());
  await hydrate(tab);
  await expect(tab.getByText(lessonTexts.kept)).toBeVisible();
  expect(await progressOf(email)).toEqual({ lessons: [], quizzes: [] });
  // These stay open: while a page unloads, others are online for a moment and may send.
  const other = await context.newPage();
  await other.goto(`/courses/${slug}/the-scale`);
  await expect(other.getByText("1 of 2 lessons done")).toBeVisible();
  const missing = await context.newPage();
  await missing.goto(`/courses/${slug}/buying/quiz`);
  await expect(missing.getByRole("heading", { level: 1 })).toHaveText(networkTexts.offline.heading);
  await expect(missing.getByRole("link", { name: "Lesson of the blue book", exact: true })).toBeVisible();

  await context.setOffline(false);
  await expect(tab.getByText(lessonTexts.kept)).toBeHidden();
  await expect(page.getByText(lessonTexts.kept)).toBeHidden();
  await expect(page.getByText("This lesson is done")).toBeVisible();
  expect((await progressOf(email)).lessons).toEqual(["the-blue-book"]);
  await page.reload();
  await expect(page.getByText("1 of 2 lessons done")).toBeVisible();
  expect((await progressOf(email)).lessons).toEqual(["the-blue-book"]);

  await page.getByRole("link", { name: /^Next/ }).click();
  await hydrate(page);
  await page.getByRole("button", { name: "Mark as done" }).click();
  await expect(page.getByText("This lesson is done")).toBeVisible();
  await page.getByRole("link", { name: /^Next/ }).click();
  await expect(page.getByRole("heading", { name: "Quiz: Buying well" })).toBeVisible();
  await hydrate(page);
  await answerAll(page);
  await page.getByRole("button", { name: "Check my answers" }).click();
  await expect(page.getByRole("heading", { name: "Passed: 5 of 5 right" })).toBeVisible();

  await page.goto("/learning");
  await expect(page.getByText("2 of 2 lessons done")).toBeVisible();
  await page.goto(`/courses/${slug}`);
  await page.getByLabel("Name on the certificate").fill("Amaka A. Okafor");
  await page.getByRole("button", { name: "Make my certificate" }).click();
  await expect(page).toHaveURL(/\/certificates\//);
  const address = page.url();

  const stranger = await browser.newContext({ ...(baseURL ? { baseURL } : {}) });
  const shown = await stranger.newPage();
  await shown.goto(address);
  await expect(shown.getByText("Amaka A. Okafor")).toBeVisible();
  await expect(shown.getByText("Selling rice", { exact: true })).toBeVisible();
  await shown.emulateMedia({ media: "print" });
  await expect(shown.getByRole("link", { name: "See the course" })).toBeHidden();
  const changed = await shown.goto(address.replace(/.$/, (last) => (last === "2" ? "3" : "2")));
  expect(changed?.status()).toBe(404);
  await expect(shown.getByRole("heading", { name: "No certificate has this address" })).toBeVisible();
  await expect(shown.getByText("Amaka")).toHaveCount(0);
  await stranger.close();
});

test("a quiz shows the right answers once sent, can be repeated, and is marked once after a dead network", async ({
  page,
  context,
  signedInAs,
}) => {
  const course = await makeCourse();
  const { email } = await signedInAs("learner");
  await page.goto(`/courses/${course.slug}/buying/quiz`);
  await test.step("not passed: it says why, and only then", async () => {
    await hydrate(page);
    await expect(page.getByText(reason)).toHaveCount(0);
    await answerAll(page, "No");
    await page.getByRole("button", { name: "Check my answers" }).click();
    await expect(page.getByRole("heading", { name: "0 of 5 right: not passed yet" })).toBeVisible();
    await expect(page.getByText(reason).first()).toBeVisible();
    await page.getByRole("link", { name: "Try again" }).click();
    await expect(page.getByText(reason)).toHaveCount(0);
  });
  await test.step("answered without a network, it is marked when there is one, and stored once", async () => {
    await page.goto(`/courses/${course.slug}/buying/quiz`);
    await storedOnDevice(page);
    await context.setOffline(true);
    await page.reload();
    await hydrate(page);
    await answerAll(page);
    await page.getByRole("button", { name: "Check my answers" }).click();
    await expect(page.getByText(quizTexts.kept)).toBeInViewport();
    await expect(page.getByText(quizTexts.kept)).toBeFocused();
    expect((await progressOf(email)).quizzes).toHaveLength(1);
    await context.setOffline(false);
    await expect(page.getByRole("heading", { name: "Passed: 5 of 5 right" })).toBeVisible();
    await page.reload();
    await expect(page.getByText("You have passed this quiz before.")).toBeVisible();
    expect((await progressOf(email)).quizzes).toEqual([
      { score: 0, passed: false },
      { score: 5, passed: true },
    ]);
  });
});

test("a video is fetched only on request, and signing out leaves no lesson on the device", async ({
  page,
  context,
  signedInAs,
}) => {
  const { slug } = await makeCourse();
  await signedInAs("learner");
  const films: string[] = [];
  await page.goto(`/courses/${slug}/the-scale`);
  await storedOnDevice(page);
  await test.step("the video", async () => {
    await page.route("https://videos.example/**", (route) => {
      films.push(route.request().url());
      return route.fulfill({ status: 204 });
    });
    await page.reload();
    const film = page.getByRole("link", { name: "Watch the video" });
    await expect(film).toContainText("2m · about 12 MB of data");
    await hydrate(page);
    expect(films).toEqual([]);
    await film.click();
    await expect(page.locator("video")).toBeVisible();
    await expect.poll(() => films.length).toBeGreaterThan(0);
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });
  await page.goto("/learning");
  await hydrate(page);
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByText("You are signed out.")).toBeVisible();
  const stored = await page.evaluate(() => caches.keys());
  expect(stored.filter((name) => name.startsWith("mindsync-lesson"))).toEqual([]);
  await context.setOffline(true);
  await page.goto(`/courses/${slug}/the-scale`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(networkTexts.offline.heading);
  await expect(page.getByText(secret)).toHaveCount(0);
});
