import { expect, hydrate, test } from "../fixtures.ts";
import { main, part, titles } from "./section.ts";

test.slow();

const menu = [
  ["Overview", "overview"],
  ["Apply", "apply"],
  ["Onboarding", "onboarding"],
  ["Roles", "roles"],
  ["Performance", "performance"],
  ["Test Assignments", "test-assignments"],
  ["Territory Playbook", "territory-playbook"],
  ["Contact", "contact"],
] as const;

test("the section's pages are connected by its menu, which marks the current page, and by links in the pages", async ({
  page,
}) => {
  await page.goto("/recruitment/overview");
  const nav = page.getByRole("navigation", { name: "In this section" });
  for (const [label, slug] of menu) {
    await nav.getByRole("link", { name: label, exact: true }).click();
    await expect(page).toHaveURL(`/recruitment/${slug}`);
    await expect(nav.locator("[aria-current]:visible")).toHaveText([label]);
  }
  await nav.getByRole("link", { name: "Onboarding", exact: true }).click();
  await main(page).getByRole("link", { name: "Back to Overview" }).click();
  await expect(page).toHaveURL("/recruitment/overview");
  await nav.getByRole("link", { name: "Roles", exact: true }).click();
  await main(page)
    .getByRole("navigation", { name: "What each role does" })
    .getByRole("link", { name: "Growth Consultant" })
    .click();
  await expect(titles(part(page, "What each role does")).nth(3)).toBeInViewport();
  await test.step("the alias shows the same page after its script has run", async () => {
    await page.goto("/recruitment/playbook");
    const heading = (await page.locator("h1").textContent()) ?? "";
    await hydrate(page);
    await expect(page).toHaveURL("/recruitment/playbook");
    await expect(page.locator("h1")).toHaveText(heading);
  });
});

test.describe("the format of test assignments", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("is copied by a button, and selected where the browser cannot copy", async ({ page }) => {
    await page.goto("/recruitment/test-assignments");
    await hydrate(page);
    await page.getByRole("button", { name: "Copy the format" }).click();
    await expect(page.getByText("Copied!")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      "TEST ASSIGNMENTS\nFull name: \nCity and state: \nAssignment number: \nMy answer: \nLink or attachment, if any: ",
    );
    await page.reload();
    await hydrate(page);
    await page.evaluate(() =>
      Object.defineProperty(navigator, "clipboard", {
        value: { writeText: () => Promise.reject(new DOMException("Refused", "NotAllowedError")) },
      }),
    );
    await page.getByRole("button", { name: "Copy the format" }).click();
    await expect(page.getByText("Your browser did not allow copying")).toBeVisible();
    expect(await page.evaluate(() => getSelection()?.toString())).toContain("Full name:");
  });
});
