/** The dashboard's four figures and four lists, as requests to the whole site. */
import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { enrol } from "#app/school/enroll/enroll.server.ts";
import { enrollmentInput } from "#app/school/enroll/enrollment-contract.ts";
import { dashboardTexts } from "#content/back-office.ts";
import { notedChat } from "#content/inbox.ts";
import { sql } from "#server/platform/database.ts";
import { adminSite } from "#tests/support/admin-site.ts";
import { anEnrollment } from "#tests/support/enrollment.ts";
import { forgetVisits } from "#tests/support/visits.ts";
import { writeVisits } from "../visit-writer.server.ts";
import { type DashboardTab, tabLists } from "./lists.server.ts";

const { site, read } = adminSite();
beforeEach(async () => {
  await sql()`truncate course_enrollments cascade`;
  await forgetVisits();
});

const open = (query = "") => read(`/admin-dashboard${query}`);
const figures = (html: string) =>
  [...html.matchAll(/<dd class="order-first[^>]*>([\d,]+)</g)].map(([, value]) => value);
const listed = (html: string) =>
  [...html.matchAll(/<tr><td[^>]*><span[^>]*>([^<]+)<\/span>/g)].map(([, name]) => name);
type Visit = Parameters<typeof writeVisits>[0][number];
const visit = (changed: Partial<Visit> & { minutesAgo?: number }): Visit => {
  const { minutesAgo = 0, ...visit } = changed;
  return {
    session_id: randomUUID(),
    event_timestamp: new Date(Date.now() - minutesAgo * 60_000),
    page_visited: "/",
    referrer_source: "Direct",
    device_type: "Mobile",
    screen_width: 360,
    user_agent: "a phone",
    clicked_element: null,
    ...visit,
  };
};

test("is for admins only", async () => {
  for (const [role, where] of [
    [undefined, "/admin-login"],
    ["learner", "/admin-login?notice=denied"],
    ["recruiter", "/admin-login?notice=denied"],
  ] as const) {
    const { headers } = role ? await site.signIn({ role }) : { headers: {} };
    for (const query of ["", "?tab=enrollments"]) {
      const answer = await site.fetch(`/admin-dashboard${query}`, { headers });
      expect([role, answer.status, answer.headers.get("location")]).toEqual([role, 302, where]);
    }
  }
});

describe("the lists", () => {
  test("have a text for the empty state", async () => {
    const texts: Partial<Record<DashboardTab, string>> = {
      pages: "No page views in this time",
      enrollments: "No enrollments yet",
      clicks: "No clicks yet",
      sources: "No visits in this time",
    };
    for (const tab of Object.keys(tabLists) as DashboardTab[]) {
      const html = await open(`?tab=${tab}`);
      expect([tab, figures(html)]).toEqual([tab, ["0", "0", "0", "0"]]);
      expect(html.split('id="list-heading"')[1]).toContain(texts[tab] ?? "No ");
    }
  });

  test("show pages by name", async () => {
    const pages = {
      "/": "Home Page",
      "/tools": "Free AI Tools",
      "/free-courses": "Free Courses",
      "/video-courses": "Video Courses",
      "/business-apps": "Business Apps Demo",
      "/tools/faq-generator": "Tool: FAQ Generator",
      "/tools/something-new": "Tool: something new",
      "/ai-enterprise-systems": "Enterprise AI Systems",
      "/?utm_source=flyer": "Home Page (?utm_source=flyer)",
    };
    await writeVisits(Object.keys(pages).map((page_visited) => visit({ page_visited })));
    const html = await open();
    expect(listed(html).toSorted()).toEqual(Object.values(pages).toSorted());
    // Where the dashboard has no name of its own for a page, its address is below its title.
    expect(html).toContain(">/ai-enterprise-systems</span>");
    expect(html).not.toContain(">/tools</span>");
    // A page's total is shown beside each of its addresses, but not if it has only one.
    expect(html.split(dashboardTexts.wholePage(2))).toHaveLength(3);
    expect(html.split(dashboardTexts.wholePage(1))).toHaveLength(1);
  });

  test("show a hundred pages, and the others as one row with their views", async () => {
    await writeVisits(Array.from({ length: 103 }, (_, at) => visit({ page_visited: `/courses/${at}` })));
    const html = await open();
    expect(listed(html)).toHaveLength(100);
    expect(html).toMatch(/>3 more<\/td><td[^>]*>3<\/td>/);
  });

  test("show the newest twenty clicks, and count all of them", async () => {
    const clicks = Array.from({ length: 60 }, (_, at) =>
      visit({ clicked_element: `Button: ${at}`, minutesAgo: at }),
    );
    await writeVisits(clicks);
    const html = await open("?tab=clicks");
    expect(listed(html)).toEqual(Array.from({ length: 20 }, (_, at) => `Button: ${at}`));
    expect(figures(html)[2]).toBe("60");
  });

  test("show every field of an enrollment, newest first", async () => {
    for (const firstName of ["Bola", "Amaka"])
      await enrol(enrollmentInput.parse(anEnrollment({ firstName })));
    await sql()`update course_enrollments set created_at = '2026-01-01' where first_name = 'Bola'`;
    const html = await open("?tab=enrollments");
    expect(html).toContain("2 enrollments, newest first");
    const newest = html.slice(html.indexOf("<article"), html.indexOf("</article>"));
    const [{ ref = "" } = {}] = await sql()<
      { ref: string }[]
    >`select ref from course_enrollments where first_name = 'Amaka'`;
    for (const words of [
      "Amaka Okafor",
      "amaka@mindsync.example",
      "+2348031234567",
      "Okafor Foods",
      "Growing (3-5 years)",
      "Beginner",
      "AI Integration for Business",
      "My orders should stop getting lost.",
      `href="${notedChat(ref, "empty")}"`,
      'aria-label="Chat on WhatsApp with Amaka Okafor"',
    ])
      expect([words, newest.includes(words)]).toEqual([words, true]);
  });

  test("say how many enrollments there are, where they are more than are shown", async () => {
    await sql()`insert into course_enrollments (ref, submission_key, first_name, last_name, email, phone, business_level, learning_path)
      select 'ENR-' || n, gen_random_uuid(), 'Amaka', 'Okafor', n || '@mindsync.example', '+2347000000001', 'startup', 'ai-integration'
      from generate_series(1, 1234) as n`;
    const html = await open("?tab=enrollments");
    expect(html).toContain("The newest 1,000 of 1,234 enrollments");
    expect(html.match(/<article/g)).toHaveLength(1000);
  });
});

test("the figures are for the last seven days, unless another range is requested", async () => {
  const days = 24 * 60;
  const one = randomUUID();
  await writeVisits([
    visit({ session_id: one, referrer_source: "Google" }),
    visit({ session_id: one, clicked_element: "Link: Tools", referrer_source: "Google" }),
    visit({ minutesAgo: 4, referrer_source: "TikTok" }),
    visit({ minutesAgo: 6 }),
    visit({ page_visited: "/tools", minutesAgo: 3 * days, referrer_source: "nairaland.com" }),
    visit({ page_visited: "/tools", minutesAgo: 3 * days, clicked_element: "Button: A" }),
    visit({ page_visited: "/free-courses", minutesAgo: 20 * days, referrer_source: "Google" }),
    visit({ page_visited: "/video-courses", minutesAgo: 40 * days, referrer_source: "Bing" }),
  ]);
  for (const [query, values, pages] of [
    ["", ["2", "4", "2", "4"], ["Home Page", "Free AI Tools"]],
    ["?range=7", ["2", "4", "2", "4"], ["Home Page", "Free AI Tools"]],
    ["?range=1", ["2", "3", "1", "3"], ["Home Page"]],
    ["?range=30", ["2", "5", "2", "4"], ["Home Page", "Free Courses", "Free AI Tools"]],
    ["?range=90", ["2", "4", "2", "4"], ["Home Page", "Free AI Tools"]],
  ] as const) {
    const html = await open(query);
    expect([query, figures(html), listed(html)]).toEqual([query, values, pages]);
  }
});
