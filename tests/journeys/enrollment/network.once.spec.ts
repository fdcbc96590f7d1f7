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

test.use({ ownContext: true });

// The tests read the records in the server's own database.
test.slow();
test.beforeEach(({ database: _ }) => {});

test("where the WhatsApp window is blocked there is a link", async ({ page }) => {
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

  test("everything typed stays, and one enrollment is made in the end", async ({ page }) => {
    await page.goto("/video-courses");
    const dialog = await openDialog(page);
    const values = visitor();
    await fillIn(dialog, values);
    const notice = page.getByRole("alert").getByText(failure, { exact: true });
    const fails = async () => {
      await send(dialog);
      await expect(notice).toBeVisible();
      const onTop = await notice.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
      expect(onTop).toBe(true);
      await expect(dialog).toBeVisible();
      await expectFilled(dialog, values);
      await page.unroute(post);
      await dialog.getByRole("button", { name: "Dismiss" }).click();
      await expect(notice).toBeHidden();
    };
    for (const how of ["the network is gone", "503"]) {
      await test.step(how, async () => {
        await page.route(post, (route) => {
          if (route.request().method() !== "POST") return route.continue();
          return how === "503" ? route.fulfill({ status: 503, body: "Service Unavailable" }) : route.abort();
        });
        await fails();
        expect(await rowsOf(values.email)).toHaveLength(0);
      });
    }
    await test.step("the answer is lost on its way", async () => {
      await page.route(post, async (route) => {
        await route.fetch();
        await route.abort();
      });
      await fails();
      expect(await rowsOf(values.email)).toHaveLength(1);
    });
    await send(dialog);
    await expect(page.getByText(success, { exact: true })).toBeVisible();
    await expect(dialog).toBeHidden();
    expect(await rowsOf(values.email)).toHaveLength(1);
  });
});

test("submitted twice with only the required fields, it is saved once", async ({ page }) => {
  let sent = 0;
  await page.route(post, (route) => {
    if (route.request().method() === "POST") sent += 1;
    return route.continue();
  });
  await page.goto("/video-courses");
  const dialog = await openDialog(page);
  const { company: _, experience: __, goals: ___, ...values } = visitor();
  await fillIn(dialog, values);
  const opened = page.waitForEvent("popup");
  await dialog.getByRole("button", { name: "Enroll Now" }).dblclick();
  await expect(page.getByText(success, { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
  const rows = await rowsOf(values.email);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ company: null, experience: null, goals: null });
  expect(sent).toBe(1);
  const text = new URL((await opened).url()).searchParams.get("text");
  expect(text).not.toMatch(/Company|Goals|Experience|null/);
});
