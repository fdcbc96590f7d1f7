import { expect, hydrate, test } from "../fixtures.ts";

test("two pages have a second address, which names the first", async ({ page }) => {
  for (const [alias, first] of [
    ["/recruitment/tests", "/recruitment/test-assignments"],
    ["/recruitment/playbook", "/recruitment/territory-playbook"],
  ] as const) {
    await page.goto(first);
    const heading = await page.locator("h1").textContent();
    await page.goto(alias);
    await expect(page).toHaveURL(alias);
    await expect(page.locator("h1")).toHaveText(heading ?? "");
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new RegExp(`${first}$`));
    await hydrate(page);
    await expect(page.locator("h1")).toHaveText(heading ?? "");
  }
});

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

test("the section's menu leads from each page to the others and marks where one is", async ({ page }) => {
  await page.goto("/recruitment/overview");
  const nav = page.getByRole("navigation", { name: "In this section" });
  for (const [label, slug] of menu) {
    await nav.getByRole("link", { name: label, exact: true }).click();
    await expect(page).toHaveURL(`/recruitment/${slug}`);
    await expect(nav.locator("[aria-current]:visible")).toHaveText([label]);
  }
});

test.describe("without script, on a phone's screen", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test("the menu opens, the format can be read, and no button is there that does nothing", async ({
    page,
  }) => {
    await page.goto("/recruitment/tests");
    await expect(page.getByRole("button", { name: "Copy the format" })).toBeHidden();
    await expect(page.locator("pre")).toContainText("Full name:");
    const nav = page.getByRole("navigation", { name: "In this section" });
    await nav.getByText("In this section").click();
    await expect(nav.locator("[aria-current]:visible")).toHaveText(["Test Assignments"]);
    await nav.getByRole("link", { name: "Contact" }).click();
    await expect(page).toHaveURL("/recruitment/contact");
  });
});
