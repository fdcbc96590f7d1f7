import type { Page } from "@playwright/test";
import { expect, hydrate, test } from "../fixtures.ts";
import { chat, chatButton, field } from "./panel.ts";

/** Total duration of the button's pulse, in milliseconds; 0 while it rests. */
function pulse(page: Page): Promise<number> {
  return chatButton(page).evaluate((button) =>
    button.getAnimations().reduce((sum, { effect }) => sum + Number(effect?.getComputedTiming().endTime), 0),
  );
}

async function arrive(page: Page): Promise<void> {
  await page.clock.install({ time: new Date("2026-01-05T09:00:00Z") });
  await page.clock.pauseAt(new Date("2026-01-05T09:00:01Z"));
  await page.goto("/privacy");
  await hydrate(page);
}

test("after 30 s on the site the button pulses for 3 s, once, unless the chat was opened", async ({
  scene,
}) => {
  for (const reducedMotion of ["reduce", "no-preference"] as const) {
    await scene(
      `motion: ${reducedMotion}`,
      async (page) => {
        await page.emulateMedia({ reducedMotion });
        await arrive(page);
        await page.clock.runFor(20_000);
        // Half a minute on the site, not on one page of it.
        await page.goto("/terms");
        await hydrate(page);
        await page.clock.runFor(8000);
        expect(await pulse(page)).toBe(0);
        await page.clock.runFor(4000);
        expect(await pulse(page)).toBe(3000);
        await page.goto("/privacy");
        await hydrate(page);
        await page.clock.runFor(120_000);
        expect(await pulse(page)).toBe(0);
      },
      { fresh: true },
    );
  }
  await scene(
    "the chat was opened",
    async (page) => {
      await arrive(page);
      await chatButton(page).click();
      // The panel is seen a moment before it listens to the keys, which begins with the focus.
      await expect(field(page)).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(chat(page)).toBeHidden();
      await page.clock.runFor(60_000);
      expect(await pulse(page)).toBe(0);
    },
    { fresh: true },
  );
});
