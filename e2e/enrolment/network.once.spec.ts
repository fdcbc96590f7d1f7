import { expect, test } from "../fixtures.ts";
import {
  expectFilled,
  failure,
  fillIn,
  morning,
  openDialog,
  post,
  rowsOf,
  runUntilSuccess,
  send,
  stopClock,
  success,
  visitor,
} from "./form.ts";

// The records are read in the server's own database.
test.beforeEach(({ database: _ }) => {});

test("a blocked window leaves a link that waits", async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.clock.install({ time: morning });
  await page.goto("/video-courses");
  const dialog = await openDialog(page);
  await stopClock(page);
  const values = visitor();
  await fillIn(dialog, values);
  await send(dialog);
  await runUntilSuccess(page);
  const link = page.getByRole("link", { name: "Open WhatsApp" });
  await expect(link).toBeHidden();
  await page.clock.runFor(1000);
  await expect(link).toBeVisible();
  await page.clock.runFor("10:00");
  await expect(page.getByText(success, { exact: true })).toBeHidden();
  await expect(link).toBeVisible();
  const [row] = await rowsOf(values.email);
  const opened = page.waitForEvent("popup");
  await link.click();
  const chat = await opened;
  await chat.waitForURL("https://wa.me/**");
  expect(new URL(chat.url()).searchParams.get("text")).toMatch(new RegExp(`Ref: ${row?.ref}$`));
  await expect(link).toBeHidden();
});

test.describe("a server that fails", () => {
  test.use({ expectedErrors: [/ERR_FAILED|status of 503/] });

  for (const how of ["the network is gone", "503"]) {
    test(`${how}: everything typed stays, and the second try succeeds once`, async ({ page }) => {
      await page.goto("/video-courses");
      const dialog = await openDialog(page);
      const values = visitor();
      await fillIn(dialog, values);
      await page.route(post, (route) => {
        if (route.request().method() !== "POST") return route.continue();
        return how === "503" ? route.fulfill({ status: 503, body: "Service Unavailable" }) : route.abort();
      });
      await send(dialog);
      const notice = page.getByRole("alert").getByText(failure, { exact: true });
      await expect(notice).toBeVisible();
      const onTop = await notice.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
      expect(onTop).toBe(true);
      await expect(dialog).toBeVisible();
      await expectFilled(dialog, values);
      expect(await rowsOf(values.email)).toHaveLength(0);
      await page.unroute(post);
      await dialog.getByRole("button", { name: "Dismiss" }).click();
      await send(dialog);
      await expect(page.getByText(success, { exact: true })).toBeVisible();
      await expect(dialog).toBeHidden();
      expect(await rowsOf(values.email)).toHaveLength(1);
    });
  }

  test("an answer that is lost on its way does not enrol twice", async ({ page }) => {
    await page.goto("/video-courses");
    const dialog = await openDialog(page);
    const values = visitor();
    await fillIn(dialog, values);
    await page.route(post, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await send(dialog);
    await expect(page.getByText(failure, { exact: true })).toBeVisible();
    expect(await rowsOf(values.email)).toHaveLength(1);
    await page.unroute(post);
    await dialog.getByRole("button", { name: "Dismiss" }).click();
    await send(dialog);
    await expect(page.getByText(success, { exact: true })).toBeVisible();
    expect(await rowsOf(values.email)).toHaveLength(1);
  });
});

test("pressed twice, kept once", async ({ page }) => {
  let sent = 0;
  await page.route(post, (route) => {
    if (route.request().method() === "POST") sent += 1;
    return route.continue();
  });
  await page.goto("/video-courses");
  const dialog = await openDialog(page);
  const values = visitor();
  await fillIn(dialog, values);
  await dialog.getByRole("button", { name: "Enroll Now" }).dblclick();
  await expect(page.getByText(success, { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await rowsOf(values.email)).toHaveLength(1);
  expect(sent).toBe(1);
});
