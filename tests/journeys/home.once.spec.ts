import { blogTexts } from "#content/blog.ts";
import { storeTexts } from "#content/ebooks.ts";
import { about, contact, exploreDialog, schoolPromo, videoDialog } from "#content/home.ts";
import { footer } from "#content/navigation.ts";
import { expect, hydrate, test } from "./fixtures.ts";

const ways = [
  ["Enterprise AI Systems", "/ai-enterprise-systems"],
  ["WhatsApp AI Packages", "/whatsapp-ai-packages"],
  ["Business App Demos", "/business-apps"],
  ["Free AI Tools", "/tools"],
  ["Mindsync School", "/video-courses"],
  ["Free Courses", "/free-courses"],
] as const;

test("its first screen, its sections and its footer have working links", async ({ scene }) => {
  await scene("six buttons, each a full navigation", async (page) => {
    await page.goto("/");
    const buttons = page.getByRole("navigation", { name: "Ways to start" }).getByRole("link");
    await expect(buttons).toHaveText(ways.map(([label]) => label));
    await hydrate(page);
    // A press that the router takes over is cancelled by it, before the window sees it.
    const taken = await buttons.evaluateAll((all) => {
      const cancelled: boolean[] = [];
      addEventListener("click", (event) => {
        cancelled.push(event.defaultPrevented);
        event.preventDefault();
      });
      for (const button of all) if (button instanceof HTMLElement) button.click();
      return cancelled;
    });
    expect(taken).toEqual(ways.map(() => false));
    for (const [at, [, address]] of ways.entries())
      await expect(buttons.nth(at)).toHaveAttribute("href", address);
  });
  await scene("three statistics", async (page) => {
    await page.goto("/");
    const figures = page.locator("main section").first().locator("dl > div");
    await expect(figures).toHaveText([
      "to deploy5-10 days",
      "businesses automated100+",
      "support included24/7",
    ]);
    for (const figure of await figures.all()) await expect(figure).toBeVisible();
  });
  await scene("the sections stand in their order, and their addresses lead to them", async (page) => {
    await page.goto("/");
    // The words on the chat shop share their section with a bot.
    const sections = page.locator("main > [id], main > div > div > [id]");
    expect(await sections.evaluateAll((all) => all.map(({ id }) => id))).toEqual([
      "about",
      "storefront",
      "books",
      "services",
      "appointment",
      "materials",
      "store",
      "blog",
      "contact",
    ]);
    await expect(page.locator("main h2:not(dialog *)")).toHaveText([
      about.heading,
      /WhatsApp/,
      /books|Sales/i,
      "What we can do for you",
      "A free half-hour call with us",
      "Free course materials",
      storeTexts.heading,
      "Join the School for Free",
      blogTexts.home.heading,
      contact.heading,
    ]);
    for (const id of [
      "about",
      "storefront",
      "books",
      "services",
      "appointment",
      "materials",
      "store",
      "blog",
      "contact",
    ]) {
      await page.goto(`/#${id}`);
      await expect(page.locator(`#${id} h2`)).toBeInViewport();
    }
  });
  await scene("a section's address leads to it from another page too", async (page) => {
    await page.goto("/video-courses");
    await hydrate(page);
    await page.getByRole("contentinfo").getByRole("link", { name: "Services", exact: true }).click();
    await expect(page).toHaveURL("/#services");
    await expect(page.locator("#services h2")).toBeInViewport();
    await expect(page.locator("#storefront h2")).toBeAttached();
  });
  await scene("the lock in the footer leads to the recruitment portal", async (page) => {
    await page.goto("/");
    await page.getByRole("contentinfo").getByRole("link", { name: "Recruitment admin portal" }).click();
    await expect(page).toHaveURL("/recruitment/admin");
    await expect(page.locator("h1")).toBeVisible();
  });
});

test.describe("'Choose What to Explore'", () => {
  test("it opens a dialog to explore", async ({ scene }) => {
    await scene("offers five ways, and closes with the focus where it was", async (page) => {
      await page.goto("/");
      const explore = page.getByRole("link", { name: "Explore", exact: true });
      await explore.click();
      const dialog = page.getByRole("dialog", { name: "Choose What to Explore" });
      await expect(dialog).toBeVisible();
      await expect(dialog.getByRole("link")).toHaveCount(5);
      for (const [label, address] of ways.slice(0, 5)) {
        await expect(dialog.getByRole("link", { name: label })).toHaveAttribute("href", address);
      }
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await expect(explore).toBeFocused();
      await expect(page).toHaveURL("/");
    });
    await scene("is left by each way, and Back returns to the page it was opened on", async (page) => {
      await page.goto("/");
      // Where each leads is tested above; a page of the site's shell, and one with another layout.
      for (const { label, href } of exploreDialog.options.filter(
        (_, at, all) => at % (all.length - 1) === 0,
      )) {
        await page.getByRole("link", { name: "Explore", exact: true }).click();
        await page.getByRole("dialog").getByRole("link", { name: label }).click();
        await expect(page).toHaveURL(href);
        await expect(page.getByRole("dialog")).toBeHidden();
        await page.goBack();
        await expect(page).toHaveURL("/");
        await expect(page.getByRole("dialog")).toBeHidden();
      }
    });
    await scene("has an address of its own, which goes when it is closed", async (page) => {
      await page.goto("/tools");
      await page.goto("/?explore");
      const dialog = page.getByRole("dialog", { name: "Choose What to Explore" });
      await expect(dialog).toBeVisible();
      await dialog.getByRole("button", { name: "Close" }).click();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL("/");
      await page.reload();
      await hydrate(page);
      await expect(dialog).toBeHidden();
      await page.goBack();
      await expect(page).toHaveURL("/tools");
    });
  });
});

test("its dialogs", async ({ scene }) => {
  await scene("the video dialog opens by its button and by its address", async (page) => {
    await page.goto("/");
    await page.getByRole("link", { name: "Watch how it works" }).click();
    const dialog = page.getByRole("dialog", { name: videoDialog.title });
    await expect(dialog.getByRole("listitem")).toHaveCount(4);
    for (const { title } of videoDialog.steps)
      await expect(dialog.getByRole("heading", { name: title })).toBeVisible();
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(dialog).toBeHidden();
    await page.goto("/?video");
    await expect(dialog).toBeVisible();
    await hydrate(page);
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL("/");
  });
  await scene("'Choose Your Learning Path' offers three ways", async (page) => {
    await page.goto("/");
    await page.getByRole("link", { name: schoolPromo.enterLabel }).click();
    const dialog = page.getByRole("dialog", { name: "Choose Your Learning Path" });
    const choices = dialog.getByRole("link");
    await expect(choices).toHaveText([
      /^Browse Ebook Store/,
      /^Download Course Materials/,
      /^Register to the school/,
    ]);
    await expect(choices.nth(0)).toHaveAttribute("href", "/#store");
    await expect(choices.nth(1)).toHaveAttribute("href", "/free-courses");
    await choices.nth(2).click();
    await expect(page).toHaveURL("/video-courses");
    await expect(page.getByRole("button", { name: "Close" })).toBeHidden();
  });
});

test("it opens chats and remembers the selected colour scheme", async ({ scene }) => {
  await scene("Contact Us and the footer's lines open a chat with a greeting", async (page) => {
    await page.goto("/");
    const links = [
      page.getByRole("banner").getByRole("link", { name: "Contact Us" }).first(),
      ...footer.lines.map(({ label }) => page.getByRole("contentinfo").getByRole("link", { name: label })),
    ];
    for (const link of links) {
      const opened = page.waitForEvent("popup");
      await link.click();
      const chat = await opened;
      await chat.waitForURL(/^https:\/\/wa\.me\/234\d{10}\?text=Good%20day/);
      await chat.close();
    }
    await expect(page.getByRole("contentinfo").getByText("+234 700")).toHaveCount(2);
    await expect(page.getByRole("contentinfo").getByRole("link", { name: footer.email })).toHaveAttribute(
      "href",
      `mailto:${footer.email}`,
    );
  });
  await scene("the chosen colours are kept", async (page) => {
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto("/");
    const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const light = await ground();
    const foot = page.getByRole("contentinfo");
    await foot.getByText("Dark", { exact: true }).click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    expect(await ground()).not.toBe(light);
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await hydrate(page);
    await expect(foot.getByRole("radio", { name: "Dark" })).toBeChecked();
    await foot.getByText("Automatic", { exact: true }).click();
    await expect(page.locator("html")).not.toHaveAttribute("data-theme");
    await page.reload();
    expect(await ground()).toBe(light);
  });
});
