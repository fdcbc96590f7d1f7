import { expect, hydrate, test } from "../fixtures.ts";
import { expectFilled, fillIn, rowsOf, send, success, visitor } from "./form.ts";

test.slow();
test.beforeEach(({ database: _ }) => {});

test("the form's own page ends with a receipt, which the notice of success does not cover", async ({
  page,
}) => {
  // A low screen leaves the least room for both.
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/enroll?path=ai-integration");
  await hydrate(page);
  const form = page.locator("form", { has: page.getByLabel("First name") });
  await expectFilled(form, { learningPath: "ai-integration" });
  const values = visitor();
  await fillIn(form, values);
  const opened = page.waitForEvent("popup");
  await send(form);
  const notice = page.getByRole("status").getByRole("article").filter({ hasText: success });
  await expect(notice).toBeVisible();
  const heading = page.getByRole("heading", { level: 1, name: "Your enrollment is saved" });
  await expect(heading).toBeFocused();
  const receipt = page.locator("main").getByRole("link", { name: "Open WhatsApp" });
  for (const part of [heading, page.getByText("Your reference:").first(), receipt]) {
    await expect(part).toBeInViewport({ ratio: 1 });
    const [own, its] = [await part.boundingBox(), await notice.boundingBox()];
    expect((own?.y ?? 0) + (own?.height ?? 0)).toBeLessThanOrEqual(its?.y ?? 0);
  }
  await opened;
  const rows = await rowsOf(values.email);
  expect(rows).toHaveLength(1);
  await expect(page.getByText(rows[0]?.ref ?? "?", { exact: true })).toBeVisible();
});
