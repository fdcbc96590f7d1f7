import { devices } from "@playwright/test";
import { quoteTexts } from "#content/quote.ts";
import { forgetVisits } from "#tests/support/visits.ts";
import { bodies, kept, savedWords } from "./counted-visits.ts";
import { expect, hydrate, test } from "./fixtures.ts";

// Headless Chromium calls itself HeadlessChrome, which counts as a bot.
test.use({
  userAgent: devices["Pixel 7"].userAgent,
  expectedErrors: [/status of 422.*\/(admin-login|sign-up|tools)/],
});
const forget = forgetVisits;
test.beforeEach(async ({ database: _ }) => {
  await forget();
});

test("counts pages once: by links, by the router, in tabs and with changes of their address", async ({
  scene,
}) => {
  await scene(
    "counts once, also where a touch was faster than the page and its script is there twice",
    async (page) => {
      await forget();
      await page.goto("/terms");
      await expect.poll(savedWords).toEqual(["/terms"]);
      await page.evaluate(async () => {
        const { src } = document.querySelector<HTMLScriptElement>('script[src*="/count.gen-"]') ?? {};
        await new Promise((onload) =>
          document.head.append(Object.assign(document.createElement("script"), { src, onload })),
        );
      });
      await page.getByRole("heading", { level: 1 }).click();
      await page.goto("/privacy");
      await expect.poll(savedWords).toEqual(["/terms", "/privacy"]);
    },
  );
  await scene("counts pages with their query, by links, by the router and back again", async (page) => {
    await forget();
    await page.goto("/?utm_source=flyer#about");
    await expect.poll(savedWords).toEqual(["/?utm_source=flyer"]);
    await hydrate(page);
    await page.locator("footer").getByRole("link", { name: "Free AI Tools" }).first().click();
    await expect(page).toHaveURL(/\/tools$/);
    await expect.poll(savedWords).toEqual(["/?utm_source=flyer", "Link: Free AI Tools", "/tools"]);
    await page.goBack();
    await expect.poll(async () => (await savedWords()).at(-1)).toBe("/?utm_source=flyer");
    await page.goto("/video-courses");
    await expect.poll(async () => (await savedWords()).at(-1)).toBe("/video-courses");
    expect(await kept()).toHaveLength(5);
    expect(new Set((await kept()).map(({ session_id }) => session_id)).size).toBe(1);
  });
  await scene("counts a page once, however often its quote changes", async (page) => {
    await forget();
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/whatsapp-ai-packages");
    await hydrate(page);
    const views = async () => (await savedWords()).filter((word) => word.startsWith("/"));
    await page.getByRole("button", { name: `${quoteTexts.chooseLabel} LeadBot Basic` }).click();
    await page.getByRole("button", { name: "Add This WhatsApp broadcast" }).click();
    await page.locator("#quote-bar").click();
    await page.getByRole("button", { name: "Remove: WhatsApp broadcast" }).click();
    await expect(page).toHaveURL(/#your-quote$/);
    await page.goBack();
    await expect(page).toHaveURL("/whatsapp-ai-packages?package=leadbot-basic");
    await page.locator("footer summary", { hasText: "Products" }).click();
    await page.locator("footer").getByRole("link", { name: "Free AI Tools" }).first().click();
    await expect.poll(views).toEqual(["/whatsapp-ai-packages", "/tools"]);
    await page.goBack();
    await expect
      .poll(views)
      .toEqual(["/whatsapp-ai-packages", "/tools", "/whatsapp-ai-packages?package=leadbot-basic"]);
  });
  await scene(
    "counts a visit of a page once: loaded again, sent by its form, with a demo opened",
    async (page) => {
      await forget();
      const views = async () => (await savedWords()).filter((word) => word.startsWith("/"));
      await page.goto("/contact?utm_source=flyer");
      await expect.poll(views).toEqual(["/contact?utm_source=flyer"]);
      // A form that is sent before its script runs comes back as another document.
      await page.evaluate(() => {
        const form = document.createElement("form");
        document.body.append(form);
        form.submit();
      });
      await expect(page).toHaveURL(/\/contact\?$/);
      await page.reload();
      await hydrate(page);
      // The forms of a tool and of the sign-up page, both submitted without their script.
      for (const [path, fields] of [
        ["/tools/faq-generator", { productServiceName: "Akara" }],
        ["/sign-up", { email: "nobody" }],
      ] as const) {
        await page.goto(path);
        await expect.poll(async () => (await views()).at(-1)).toBe(path);
        for (let time = 0; time < 2; time += 1) {
          const answered = page.waitForEvent("load");
          await page.evaluate((values) => {
            const form = document.querySelector<HTMLFormElement>("main form[method=post]");
            for (const [name, value] of Object.entries(values)) {
              const field = form?.elements.namedItem(name);
              if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
                field.value = value;
            }
            // The native method: no script of the page sees this submit.
            if (form) HTMLFormElement.prototype.submit.call(form);
          }, fields);
          await answered;
        }
        await page.reload();
        await hydrate(page);
      }
      await page.goto("/business-apps");
      await hydrate(page);
      await page.getByRole("link", { name: /^Try/ }).first().click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toBeHidden();
      // The viewer closes at once, its entry in the history a moment later: that would end the next load.
      await expect(page).toHaveURL("/business-apps");
      await page.goto("/terms");
      await expect
        .poll(views)
        .toEqual([
          "/contact?utm_source=flyer",
          "/tools/faq-generator",
          "/sign-up",
          "/business-apps",
          "/terms",
        ]);
    },
  );
  await scene("keeps a session for one tab, and gives another tab another", async (page, context) => {
    await forget();
    await page.goto("/");
    await expect.poll(kept).toHaveLength(1);
    await page.goto("/terms");
    await expect.poll(kept).toHaveLength(2);
    const other = await context.newPage();
    await other.goto("/");
    await expect.poll(kept).toHaveLength(3);
    const [first, second, third] = (await kept()).map(({ session_id }) => session_id);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    expect(await context.cookies()).toEqual([]);
  });
  await scene("remembers where the session came from", async (page) => {
    await forget();
    await page.goto("/", { referer: "https://www.tiktok.com/@somebody/video/1" });
    await expect.poll(kept).toHaveLength(1);
    await page.goto("/tools", { referer: "https://www.google.com/" });
    await expect.poll(kept).toHaveLength(2);
    expect((await kept()).map(({ referrer_source }) => referrer_source)).toEqual(["TikTok", "TikTok"]);
  });
});

test("names what is clicked, and sends nothing secret or typed", async ({ scene }) => {
  await scene("names what is clicked by its kind and its words", async (page) => {
    await forget();
    await page.goto("/");
    await hydrate(page);
    await page.locator("header summary:visible").first().click();
    // On a phone the menu covers the page.
    await page.keyboard.press("Escape");
    const button = page.locator("main button:visible").first();
    const words =
      (await button.getAttribute("aria-label")) ?? (await button.innerText()).split("\n")[0] ?? "";
    await button.click();
    await page.getByRole("heading", { level: 1 }).click();
    await page.evaluate(() => {
      const drawn = document.createElement("div");
      drawn.dataset.interactive = "";
      drawn.textContent = "  A   map ";
      document.querySelector("main")?.prepend(drawn);
      drawn.click();
    });
    await page.locator("footer").getByRole("link", { name: "Free AI Tools" }).first().click();
    await expect.poll(async () => (await savedWords()).at(-1)).toBe("/tools");
    const clicks = (await savedWords()).filter((word) => !word.startsWith("/"));
    expect(clicks).toEqual([
      expect.stringMatching(/^Interactive Element: (AI Systems|Menu)$/),
      `Button: ${words.trim().replace(/\s+/g, " ")}`,
      "Interactive Element: other",
      "Link: Free AI Tools",
    ]);
  });
  await scene("says nothing of an applicant's private page, wherever it meets its address", async (page) => {
    await forget();
    const sent = bodies(page);
    await page.goto("/recruitment/apply");
    await expect.poll(savedWords).toEqual(["/recruitment/apply"]);
    const move = (to: string) =>
      page.evaluate((address) => {
        history.pushState(null, "", address);
        document.seen?.();
      }, to);
    await move("/recruitment/application/AAAAAAAAAAAAAAAAAAAAAA");
    await page.evaluate(() => document.querySelector("summary")?.click());
    await move("/recruitment/roles");
    await expect.poll(savedWords).toEqual(["/recruitment/apply", "/recruitment/roles"]);
    expect(sent.join()).not.toContain("AAAA");
  });
  await scene("sends nothing that was typed", async (page) => {
    await forget();
    const sent = bodies(page);
    await page.goto("/enroll");
    await hydrate(page);
    for (const label of ["First name", "Last name", "Email", "Phone number", "Company", "Your goals"]) {
      await page.getByLabel(label).click();
      await page.getByLabel(label).pressSequentially("Geheimnis");
    }
    await page.getByRole("button", { name: "Enroll Now" }).click();
    await expect.poll(savedWords).toEqual(["/enroll", "Button: Enroll Now"]);
    expect(sent).toHaveLength(2);
    expect(sent.join()).toContain("button: Enroll Now");
    expect(sent.join()).not.toContain("Geheimnis");
  });
  await scene("says that somebody searched the courses, not for what", async (page) => {
    await forget();
    const sent = bodies(page);
    await page.goto("/video-courses?category=business&q=Geheimnis");
    await hydrate(page);
    await page.getByRole("searchbox").pressSequentially("Geheimnis");
    await page.getByRole("link", { name: "Technology", exact: true }).click();
    await expect(page).toHaveURL(/category=technology/);
    await page.goto("/terms");
    await expect
      .poll(savedWords)
      .toEqual(["/video-courses?category=business&q", "Link: Technology", "/terms"]);
    expect(sent.join()).not.toContain("Geheimnis");
  });
  await scene("never counts the back office", async (page) => {
    await forget();
    const sent = bodies(page);
    await page.goto("/admin-login");
    await page.getByRole("button", { name: "Sign In", exact: true }).click();
    await page.goto("/");
    await hydrate(page);
    await page.locator("footer a[href='/recruitment/admin']").click();
    await page.getByLabel("Email").click();
    await page.getByRole("link", { name: "Back to Website" }).click();
    await page.goto("/terms");
    await expect.poll(savedWords).toEqual(["/", expect.stringMatching(/^Link: /), "/terms"]);
    expect(sent.join()).not.toContain("admin-login");
  });
});

test.describe("is silent", () => {
  test("for a visitor who opted out", async ({ scene }) => {
    for (const [who, init] of [
      [
        "who asks by Global Privacy Control",
        () => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }),
      ],
      ["who chose not to be counted", () => localStorage.setItem("mindsync-uncounted", "1")],
    ] as const) {
      await scene(who, async (page) => {
        await forget();
        await page.addInitScript(init);
        const sent = bodies(page);
        const script = page.waitForResponse(/\/assets\/count[^/]*\.js$/);
        await page.goto("/");
        await script;
        await hydrate(page);
        await page.locator("footer").getByRole("link", { name: "Free AI Tools" }).first().click();
        await expect(page).toHaveURL(/\/tools$/);
        await page.reload();
        expect(sent).toEqual([]);
        expect(await kept()).toHaveLength(0);
      });
    }
  });
});

test("does not count the owner, from the first page of the back office on", async ({ page, signedInAs }) => {
  await signedInAs("admin");
  const sent = bodies(page);
  await page.goto("/admin-dashboard");
  await hydrate(page);
  await page.goto("/");
  await hydrate(page);
  await page.locator("footer").getByRole("link", { name: "Free AI Tools" }).first().click();
  await expect(page).toHaveURL(/\/tools$/);
  expect(sent).toEqual([]);
});

test.describe("a browser without a person", () => {
  test.use({
    userAgent:
      "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/141.0.0.0 Safari/537.36",
  });

  test("leaves no row", async ({ page }) => {
    const answer = page.waitForResponse("/api/visits");
    await page.goto("/");
    expect((await answer).status()).toBe(204);
    expect(await kept()).toHaveLength(0);
  });
});
