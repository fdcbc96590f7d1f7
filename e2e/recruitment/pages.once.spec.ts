import { expect, test } from "../fixtures.ts";
import {
  applyLabel,
  chatOf,
  expectApply,
  main,
  otherLine,
  part,
  recruitmentLine,
  titles,
} from "./section.ts";

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
