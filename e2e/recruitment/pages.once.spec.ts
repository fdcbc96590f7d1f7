import type { Locator, Page } from "@playwright/test";
import { expect, hydrate, test } from "../fixtures.ts";

/*
 * The lists, labels and limits of specification 2, written here once more by hand: these tests read the rendered
 * pages and know nothing of app/content.
 */

const recruitmentLine = "https://wa.me/2347000000003";
const otherLine = "https://wa.me/2347000000002";
const applyLabel = "Apply to Become a Consultant";

const main = (page: Page) => page.locator("main");
const part = (page: Page, heading: string) =>
  main(page)
    .locator("section")
    .filter({ has: page.getByRole("heading", { level: 2, name: heading, exact: true }) });

const titles = (found: Locator) => found.getByRole("heading", { level: 3 });

/** What a link to WhatsApp says, as the phone reads it, and on which line. */
async function chatOf(link: Locator): Promise<{ line: string; text: string }> {
  const address = (await link.getAttribute("href")) ?? "";
  expect(address.length).toBeLessThan(2000);
  const { origin, pathname, searchParams } = new URL(address);
  return { line: origin + pathname, text: searchParams.get("text") ?? "" };
}

async function expectApply(page: Page, count: number): Promise<void> {
  const buttons = main(page).getByRole("link", { name: applyLabel, exact: true });
  await expect(buttons).toHaveCount(count);
  for (const button of await buttons.all())
    await expect(button).toHaveAttribute("href", "/recruitment/apply");
}

test("the overview has its two buttons and its lists of four, six, four and six", async ({ page }) => {
  await page.goto("/recruitment/overview");
  await expectApply(page, 2);
  const chats = main(page).getByRole("link", { name: "Chat on WhatsApp", exact: true });
  await expect(chats).toHaveCount(2);
  expect(await chatOf(chats.first())).toEqual({
    line: recruitmentLine,
    text: "Good day. I read about becoming a consultant and I have a question. My full name is: \nMy question: ",
  });
  await expect(titles(part(page, "Who We Are"))).toHaveText([
    "AI-Powered",
    "Growth Focused",
    "Results Driven",
    "Africa Focus",
  ]);
  await expect(titles(part(page, "Why Join"))).toHaveText([
    /training/i,
    /real-world systems/i,
    /decision makers/i,
    /commissions/i,
    /career/i,
    /regional expansion/i,
  ]);
  await expect(titles(part(page, "Who We’re Looking For"))).toHaveCount(4);
  await expect(titles(part(page, "What You’ll Do"))).toHaveCount(6);
  await expect(part(page, "Ready to apply?")).toContainText("within 48 hours");
  await expect(part(page, "Ready to apply?").getByRole("link", { name: applyLabel })).toBeVisible();
  const way = main(page).locator("ol").first().getByRole("listitem");
  await expect(way).toHaveText([
    "Apply",
    "Shortlisted",
    "Test assignments",
    "Shadow live projects",
    "Test build",
    "Deployment",
  ]);
});

test("onboarding leads back, has four steps, says how one progresses, and ends with two buttons", async ({
  page,
}) => {
  await page.goto("/recruitment/onboarding");
  await expect(titles(part(page, "The four steps"))).toHaveText([
    "Mindsync Foundations",
    "Shadow Live Projects",
    "Test Build Challenge",
    "Deployment",
  ]);
  await expect(part(page, "The four steps").locator("ol > li > span")).toHaveText(["1", "2", "3", "4"]);
  const progression = part(page, "How you progress");
  await expect(progression).toContainText("training materials");
  await expect(progression).toContainText("private documentation dashboard");
  await expect(progression).toContainText(
    "Top performers become team leads, product owners or regional leads.",
  );
  await expectApply(page, 1);
  const chat = await chatOf(
    main(page).getByRole("link", { name: "Ask about onboarding on WhatsApp" }).last(),
  );
  expect(chat.line).toBe(recruitmentLine);
  expect(chat.text).toContain("consultant onboarding");
  await main(page).getByRole("link", { name: "Back to Overview" }).click();
  await expect(page).toHaveURL("/recruitment/overview");
});

test("five roles have their responsibilities, and five traits fit", async ({ page }) => {
  await page.goto("/recruitment/roles");
  const names = [
    "Client Consultant",
    "Implementation Associate",
    "AI Workflow Builder",
    "Growth Consultant",
    "Training & Support Lead",
  ];
  const list = part(page, "What each role does");
  await expect(titles(list)).toHaveText(names);
  for (const name of names) {
    const role = list.locator("ul > li", { has: page.getByRole("heading", { level: 3, name, exact: true }) });
    await expect(role.getByRole("heading", { level: 4 })).toHaveText("Responsibilities");
    expect(await role.getByRole("listitem").count(), name).toBeGreaterThanOrEqual(4);
  }
  await expect(titles(part(page, "You fit here if you have"))).toHaveText([
    /^clear thinking$/i,
    /^a learning mindset$/i,
    /^professional communication$/i,
    /^self-leadership$/i,
    /^basic tech skills$/i,
  ]);
  await expectApply(page, 1);
  const chat = await chatOf(main(page).getByRole("link", { name: "Ask about roles on WhatsApp" }).last());
  expect(chat.line).toBe(recruitmentLine);
  await main(page)
    .getByRole("navigation", { name: "What each role does" })
    .getByRole("link", { name: "Growth Consultant" })
    .click();
  await expect(titles(list).nth(3)).toBeInViewport();
});

test("performance has the metrics as a table, four levels with their rules, and the other line", async ({
  page,
}) => {
  await page.goto("/recruitment/performance");
  const table = page.getByRole("table", { name: "What we measure" });
  await expect(table.getByRole("columnheader")).toHaveText(["Metric", "What it means", "Why it matters"]);
  await expect(table.getByRole("rowheader")).toHaveText([
    "Projects Delivered",
    "Revenue Closed",
    "Speed & Autonomy",
    "Client Retention",
    "Internal Contribution",
  ]);
  await expect(table.getByRole("cell")).toHaveCount(10);
  for (const cell of await table.getByRole("cell").all()) await expect(cell).toHaveText(/\w+ \w+/);

  const levels = part(page, "Four levels");
  await expect(titles(levels)).toHaveText([
    "Trainee Consultant",
    "Active Consultant",
    "Lead Consultant",
    "Territory or Sector Head",
  ]);
  const rules = [
    ["Level 1", "shadow", "test assignments", "CommissionNot yet", "Override on teamNo"],
    ["Level 2", "live clients", "commission on closures", "CommissionStarts here", "Override on teamNo"],
    ["Level 3", "manage others", "full client lifecycle", "CommissionYes", "Override on teamNo"],
    ["Level 4", "a city, a state or a vertical", "override on team consultants", "Override on teamYes"],
  ];
  for (const [at, said] of rules.entries()) {
    for (const words of said) await expect(levels.locator("ol > li").nth(at)).toContainText(words);
  }
  await expect(
    main(page).getByText("Promotions are earned by contribution, not time served.", { exact: true }),
  ).toBeVisible();
  await expectApply(page, 1);
  const chat = await chatOf(
    main(page).getByRole("link", { name: "Ask about advancement on WhatsApp" }).last(),
  );
  expect(chat.line).toBe(otherLine);
});

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
  for (const [label, slug] of menu.filter(([, slug]) => slug !== "apply")) {
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
