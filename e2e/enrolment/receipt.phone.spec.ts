import { expect, hydrate, test } from "../fixtures.ts";
import { fillIn, send, success, visitor } from "./form.ts";

for (const height of [740, 640]) {
  test(`the receipt stands clear of the notice of success, ${height} px high`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height });
    await page.goto("/enroll");
    await hydrate(page);
    const form = page.locator("form", { has: page.getByLabel("First name") });
    await fillIn(form, visitor());
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
  });
}
