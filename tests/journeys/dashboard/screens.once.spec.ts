import type { Page } from "@playwright/test";
import { enrol } from "#app/school/enroll/enroll.server.ts";
import { enrollmentInput } from "#app/school/enroll/enrollment-contract.ts";
import { dashboardTexts } from "#content/back-office.ts";
import { backOffice } from "#content/back-office-sections.ts";
import { conversationsTexts } from "#content/conversations.ts";
import { leadsTexts } from "#content/leads.ts";
import { sql } from "#server/platform/database.ts";
import { makeCourse } from "#tests/support/course.ts";
import { anEnrollment } from "#tests/support/enrollment.ts";
import { keepExchange } from "#tests/support/exchange.ts";
import { freeSlots } from "#tests/support/lead.ts";
import { forgetVisits } from "#tests/support/visits.ts";
import * as conversations from "../conversations-admin/conversations.ts";
import { expect, hydrate, test } from "../fixtures.ts";
import * as leads from "../leads-admin/inbox.ts";
import { openRow } from "../open-row.ts";
import { keepVisits, removeTestCourses } from "../records.ts";
import { expectUsable, expectUsableInBoth } from "../usable.ts";
import { openDashboard, tabs } from "./dashboard.ts";

test.slow();
test.beforeEach(async ({ signedInAs }) => {
  await signedInAs("admin");
});
test.afterEach(removeTestCourses);

test("the dashboard is accessible", async ({ page }) => {
  await sql()`truncate course_enrollments cascade`;
  await forgetVisits();
  await keepVisits(
    ["TikTok", "Instagram", "Facebook", "Google", "LinkedIn", "Twitter", "YouTube", "Direct", "a.ng"].flatMap(
      (referrer_source) => [
        { referrer_source, page_visited: `/?from=${referrer_source}${"0".repeat(80)}` },
        { referrer_source, clicked_element: `Link: ${"a long name ".repeat(8)}` },
      ],
    ),
  );
  await enrol(enrollmentInput.parse(anEnrollment({ firstName: "Oluwaseunfunmilayo".repeat(3) })));
  for (const tab of tabs) {
    await openDashboard(page, `?tab=${tab}`);
    await expectUsableInBoth(page);
  }
  await test.step("its header keeps its controls together on a phone", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await keepExchange({ intent: "unknown" });
    await openDashboard(page);
    const top = async (name: string | RegExp, role: "link" | "button" = "button") =>
      (await page.getByRole(role, { name }).first().boundingBox())?.y;
    expect(await top(dashboardTexts.logout)).toBe(await top(dashboardTexts.refresh));
    await expect(page.getByRole("link", { name: /to answer$/ })).toBeInViewport();
    await page.getByText(backOffice.menu, { exact: true }).click();
    await expect(page.getByRole("link", { name: /^Messages and calls/ })).toBeVisible();
    await expectUsable(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});

test("leads and conversations are accessible", async ({ page }) => {
  await sql()`truncate contact_submissions cascade`;
  await sql()`truncate concierge_exchanges`;
  const [slot = ""] = await freeSlots();
  await leads.appointment(slot, { name: "Oluwaseunfunmilayo".repeat(5), topic: "a".repeat(1000) });
  await leads.keep({ name: "a".repeat(200), message: "b".repeat(5000), company: "c".repeat(200) });
  await leads.open(page);
  await leads
    .cards(page)
    .first()
    .getByRole("button", { name: /^Mark as handled/ })
    .click();
  await expect(page.getByText(/is marked as handled/)).toBeVisible();
  const cancel = page.getByText(leadsTexts.cancel.open);
  await openRow(leads.upcoming(page).first());
  await leads.upcoming(page).first().locator("summary", { has: cancel }).click();
  await expectUsableInBoth(page);

  await keepExchange({
    session: "a",
    question: "a".repeat(1000),
    page: `/${"b".repeat(500)}`,
    intent: "unknown",
  });
  await keepExchange({ session: "a", question: "Ṣé ó dára?", answer: "c".repeat(4000) });
  await keepExchange({ question: "How much?" });
  await conversations.open(page);
  await conversations.cards(page).first().getByText(conversationsTexts.whole).click();
  await conversations
    .cards(page)
    .last()
    .getByRole("button", { name: /^Mark as handled/ })
    .click();
  await expect(page.getByText(conversationsTexts.changed.handled(1))).toBeVisible();
  await expectUsableInBoth(page);
});

async function look(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(`/admin-dashboard${path}`);
    await hydrate(page);
    await expectUsableInBoth(page);
  }
}

test("the course editor is accessible", async ({ page }) => {
  const course = await makeCourse({ title: "Oluwaseunfunmilayo".repeat(8) });
  const editor = `/courses/${course.id}`;
  await look(page, [
    "/courses",
    editor,
    `${editor}/lessons/${course.lessons[0]}`,
    `${editor}/modules/${course.module}`,
  ]);
});

test("enrollments, learners, mails and downloads are accessible", async ({ page }) => {
  await enrol(enrollmentInput.parse(anEnrollment({ firstName: "a".repeat(100), goals: "b".repeat(2000) })));
  await look(page, ["/enrollments", "/learners", "/mails", "/downloads", "/appointments", "/hours", "/find"]);
});
