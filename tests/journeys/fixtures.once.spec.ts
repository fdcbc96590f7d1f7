/** The guards of this folder, each with a case in which it fails: a check that cannot fail proves nothing. */
import type { BrowserContext, Page } from "@playwright/test";
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

test("what would stay for later tests is refused without ownContext", async ({ page, context }) => {
  const refused = /test\.use\(\{ ownContext: true \}\)/;
  expect(() => page.clock.install()).toThrow(refused);
  expect(() => context.clock.setSystemTime(0)).toThrow(refused);
  expect(() => context.setOffline(true)).toThrow(refused);
  expect(() => context.exposeFunction("later", () => {})).toThrow(refused);
});

test.describe("what a test stored", () => {
  test.describe.configure({ mode: "serial" });
  let before: BrowserContext;
  const stored = (page: Page) =>
    page.evaluate(async () => [
      localStorage.getItem("own"),
      document.cookie.includes("own="),
      (await indexedDB.databases()).some(({ name }) => name === "own"),
      await caches.has("own"),
    ]);

  test("is there until its end", async ({ page, context }) => {
    before = context;
    await page.goto("/robots.txt");
    await page.evaluate(async () => {
      localStorage.setItem("own", "1");
      document.cookie = "own=1";
      await new Promise((done) => Object.assign(indexedDB.open("own"), { onsuccess: done }));
      await caches.open("own");
    });
    expect(await stored(page)).toEqual(["1", true, true, true]);
  });

  test("is gone in the next one, which has the same context", async ({ page, context }) => {
    expect(context).toBe(before);
    await page.goto("/robots.txt");
    expect(await stored(page)).toEqual([null, false, false, false]);
  });

  test("is gone in the next scene, whether the test's page or another scene stored it", async ({
    page: own,
    scene,
  }) => {
    await own.goto("/robots.txt");
    await own.evaluate(() => localStorage.setItem("own", "1"));
    await scene("that stores", async (page) => {
      await page.goto("/robots.txt");
      expect(await stored(page)).toEqual([null, false, false, false]);
      await page.evaluate(() => localStorage.setItem("own", "1"));
    });
    await scene("that has nothing", async (page) => {
      await page.goto("/robots.txt");
      expect(await stored(page)).toEqual([null, false, false, false]);
    });
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
