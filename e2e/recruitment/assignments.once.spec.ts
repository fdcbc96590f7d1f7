import { expect, hydrate, test } from "../fixtures.ts";
import { chatOf, expectApply, main, part, recruitmentLine, titles } from "./section.ts";

const submissionFormat =
  "TEST ASSIGNMENTS\nFull name: \nCity and state: \nAssignment number: \nMy answer: \nLink or attachment, if any: ";

test.describe("the test assignments", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test.beforeEach(async ({ page }) => {
    await page.goto("/recruitment/test-assignments");
  });

  test("are five, each with exactly what is asked", async ({ page }) => {
    const tasks = part(page, "The five tasks").locator("ol > li");
    const asked: [title: string, ...words: (string | RegExp)[]][] = [
      ["Business Diagnosis", "150–300 words", "memo", "hotel"],
      ["Tool Navigation", "Leads, Tasks and Notes", "Airtable or Zoho", /screenshot or a screen recording/],
      ["Prompt Writing", "3-step prompt", "WhatsApp", "shop"],
      ["Sales Communication", "WhatsApp message", "bakery", "owner"],
      ["Follow-Up Thinking", "quote", "has not replied for 3 days"],
    ];
    await expect(tasks).toHaveCount(asked.length);
    for (const [at, [title, ...words]] of asked.entries()) {
      const task = tasks.nth(at);
      await expect(titles(task)).toHaveText(`${at + 1}${title}`);
      for (const said of words) await expect(task).toContainText(said);
      await expect(task.getByRole("heading", { level: 4, name: "Your task" })).toBeVisible();
      expect(await chatOf(task.getByRole("link"))).toEqual({
        line: recruitmentLine,
        text: submissionFormat.replace("number: ", `number: ${at + 1} (${title})`),
      });
    }
  });

  test("are sent on WhatsApp, all at once or over time, in the format that is shown", async ({ page }) => {
    const section = part(page, "How to submit");
    await expect(section).toContainText("all at once or over time");
    await expect(main(page).getByRole("link", { name: "How to submit" })).toHaveAttribute(
      "href",
      "#submission",
    );
    expect(await section.locator("pre").textContent()).toBe(
      submissionFormat.replaceAll(": \n", ":\n").trimEnd(),
    );
    expect(await chatOf(section.getByRole("link", { name: "Submit on WhatsApp" }))).toEqual({
      line: recruitmentLine,
      text: submissionFormat,
    });
  });

  test("have a format that a button copies", async ({ page }) => {
    await hydrate(page);
    await page.getByRole("button", { name: "Copy the format" }).click();
    await expect(page.getByText("Copied!")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(submissionFormat);
  });

  test("have a format that is marked where the browser does not copy", async ({ page }) => {
    await hydrate(page);
    await page.evaluate(() =>
      Object.defineProperty(navigator, "clipboard", {
        value: { writeText: () => Promise.reject(new DOMException("Refused", "NotAllowedError")) },
      }),
    );
    await page.getByRole("button", { name: "Copy the format" }).click();
    await expect(page.getByText("The browser did not let us copy")).toBeVisible();
    expect(await page.evaluate(() => getSelection()?.toString())).toContain("Full name:");
  });
});

test("the territory playbook has four groups of work, what is given, and three ways on", async ({ page }) => {
  await page.goto("/recruitment/territory-playbook");
  const groups = part(page, "What you do in your territory");
  await expect(titles(groups)).toHaveText([
    "Local Visibility",
    "Client Development",
    "Deal Closing",
    "Feedback Loop",
  ]);
  expect(await groups.locator("li li").count()).toBeGreaterThanOrEqual(12);
  await expect(titles(part(page, "What we give you"))).toHaveText([
    "A territory identity",
    "A pitch deck and brochures",
    "Demo and landing links",
    "Weekly check-ins with HQ",
    "Territory playbooks (coming soon)",
  ]);
  await expect(titles(part(page, "Where it leads"))).toHaveText([
    "Become Territory Head",
    "Launch micro-events",
    "Lead new verticals",
  ]);
  await expectApply(page, 1);
  const chat = await chatOf(
    main(page).getByRole("link", { name: "Ask about a territory on WhatsApp" }).last(),
  );
  expect(chat.line).toBe(recruitmentLine);
});

test("contact has the line, its hours, four guidelines and four links", async ({ page }) => {
  await page.goto("/recruitment/contact");
  await expect(main(page).getByText("+234 700 000 0003")).toBeVisible();
  await expect(main(page).getByText("Monday to Saturday, 9:00 AM to 6:00 PM", { exact: true })).toBeVisible();
  await expect(titles(part(page, "Messaging guidelines"))).toHaveText([
    "Response hours",
    "Be clear and respectful",
    "Identify yourself by full name",
    "Send assignments in one message or thread",
  ]);
  const links = part(page, "Pages that may answer you").getByRole("link");
  await expect(links).toHaveText(["Roles", "Apply", "Test Assignments", "Onboarding"]);
  for (const [at, slug] of ["roles", "apply", "test-assignments", "onboarding"].entries()) {
    await expect(links.nth(at)).toHaveAttribute("href", `/recruitment/${slug}`);
  }
  const chat = await chatOf(main(page).getByRole("link", { name: "Message recruitment on WhatsApp" }));
  expect(chat).toEqual({
    line: recruitmentLine,
    text: "Good day. My full name is: \nI am writing about: ",
  });
});
