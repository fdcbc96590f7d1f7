import type { Page } from "@playwright/test";
import { expect, hydrate, test } from "../fixtures.ts";
import { expectUsableInBoth } from "../usable.ts";
import { viewer } from "./demos.ts";

test.describe("accessible:", () => {
  const live = hydrate;

  const states = [
    [
      "the page of one kind",
      async (page: Page) => {
        await page.goto("/business-apps?category=ai-bots");
        await live(page);
        await expect(page.getByRole("tab", { selected: true })).toHaveText("AI Bots");
      },
    ],
    [
      "the viewer",
      async (page: Page) => {
        await page.goto("/business-apps?category=healthcare&demo=healthcare");
        await live(page);
        await expect(viewer(page, "Mindsync Health")).toBeVisible();
      },
    ],
    [
      "the reminder",
      async (page: Page) => {
        await page.clock.install();
        await page.goto("/business-apps?category=healthcare&demo=healthcare");
        await live(page);
        await page.clock.runFor(46_000);
        await expect(page.getByRole("dialog", { name: /^Ready to transform/ })).toBeVisible();
      },
    ],
  ] as const;

  test("the page of one kind, the viewer and the reminder", async ({ scene }) => {
    for (const [state, arrive] of states) {
      await scene(
        state,
        async (page) => {
          await arrive(page);
          await expectUsableInBoth(page);
        },
        { fresh: true },
      );
    }
  });
});
