/** The guards of this folder, each with a case in which it fails: a check that cannot fail proves nothing. */
import { axe, expect, test } from "./fixtures.ts";

test("axe finds a fault", async ({ page }) => {
  await page.goto("/enroll");
  // React repairs the page when it hydrates, so the damage comes after that.
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  await page.evaluate(() => {
    for (const label of document.querySelectorAll("label")) label.remove();
  });
  await expect(axe(page)).rejects.toThrow(/label/);
});

test("a signed-in session needs no form, and a learner's session does not open the dashboard", async ({
  scene,
  signedInAs,
}) => {
  await scene("a page within a signed-in session needs no form", async (page) => {
    await signedInAs("admin");
    const answer = await page.goto("/admin-dashboard");
    expect(answer?.status()).toBe(200);
    expect(new URL(page.url()).pathname).toBe("/admin-dashboard");
  });
  await scene("a learner's session does not open the dashboard", async (page) => {
    await signedInAs("learner");
    await page.goto("/admin-dashboard");
    expect(new URL(page.url()).pathname).toBe("/admin-login");
  });
});

test.describe("fails a test", () => {
  test.fail();

  test("a console error", async ({ page }) => {
    await page.goto("/enroll");
    await page.evaluate('console.error("broken")');
  });

  test("a console error on the page of a scene", async ({ scene }) => {
    await scene("broken", async (page) => {
      await page.goto("/enroll");
      await page.evaluate('console.error("broken")');
    });
  });

  test("an uncaught error", async ({ page }) => {
    await page.goto("/enroll");
    const thrown = page.waitForEvent("pageerror");
    await page.evaluate(() => setTimeout(() => JSON.parse("{")));
    await thrown;
  });

  test("a script that the policy refuses", async ({ page }) => {
    await page.goto("/enroll");
    await page.evaluate(() => {
      const script = document.createElement("script");
      script.textContent = "document.title = 'refused'";
      document.body.append(script);
    });
    await expect(page).not.toHaveTitle("refused");
  });
});
