/**
 * The pages of the recruitment section, as requests to the whole site. The lists, labels and limits of specification 2
 * are written here once more by hand, so that these tests depend on the pages and not on app/content.
 */
import { beforeAll, describe, expect, test } from "vitest";
import { testDatabase } from "#tests/support/database.ts";
import { type TestSite, testSite } from "#tests/support/site.ts";

testDatabase();
let site: TestSite;
beforeAll(async () => {
  site = await testSite();
});

const recruitmentLine = "https://wa.me/2347000000003";
const otherLine = "https://wa.me/2347000000002";
const applyLabel = "Apply to Become a Consultant";

/** The main element of a page, without comments and with its entities decoded. */
async function mainOf(slug: string): Promise<string> {
  const html = await (await site.fetch(`/recruitment/${slug}`)).text();
  return (/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "")
    .replaceAll("<!-- -->", "")
    .replaceAll("&amp;", "&")
    .replaceAll("&#x27;", "'");
}
const wordsOf = (html: string) => html.replace(/<svg[\s\S]*?<\/svg>|<[^>]+>/g, "").trim();
const elements = (html: string, tag: string) =>
  [...html.matchAll(new RegExp(`<${tag}[ >][\\s\\S]*?</${tag}>`, "g"))].map(([element]) => element);
const texts = (html: string, tag: string) => elements(html, tag).map(wordsOf);
const titles = (html: string) => texts(html, "h3");
/** The part of a page from one second-level heading to the next. */
function part(html: string, heading: string): string {
  return html.split(/(?=<h2)/).find((piece) => wordsOf(elements(piece, "h2")[0] ?? "") === heading) ?? "";
}
const links = (html: string, label: string) =>
  elements(html, "a")
    .filter((link) => wordsOf(link) === label || link.includes(`aria-label="${label}"`))
    .map((link) => /href="([^"]*)"/.exec(link)?.[1] ?? "");
function chatOf(href = ""): { line: string; text: string } {
  expect(href.length).toBeLessThan(2000);
  const { origin, pathname, searchParams } = new URL(href);
  return { line: origin + pathname, text: searchParams.get("text") ?? "" };
}
const expectApply = (html: string, count: number) =>
  expect(links(html, applyLabel)).toEqual(Array(count).fill("/recruitment/apply"));
const fitting = (found: readonly string[], wanted: readonly RegExp[]) => {
  expect(found).toHaveLength(wanted.length);
  for (const [at, pattern] of wanted.entries()) expect(found[at]).toMatch(pattern);
};

test("the overview has its two buttons and its lists of four, six, four and six", async () => {
  const html = await mainOf("overview");
  expectApply(html, 2);
  const chats = links(html, "Chat on WhatsApp");
  expect(chats).toHaveLength(2);
  expect(chatOf(chats[0])).toEqual({
    line: recruitmentLine,
    text: "Good day. I read about becoming a consultant and I have a question. My full name is: \nMy question: ",
  });
  expect(titles(part(html, "Who We Are"))).toEqual([
    "AI-Powered",
    "Growth Focused",
    "Results Driven",
    "Africa Focus",
  ]);
  fitting(titles(part(html, "Why Join")), [
    /training/i,
    /real-world systems/i,
    /decision makers/i,
    /commissions/i,
    /career/i,
    /regional expansion/i,
  ]);
  expect(titles(part(html, "Who We’re Looking For"))).toHaveLength(4);
  expect(titles(part(html, "What You’ll Do"))).toHaveLength(6);
  expect(wordsOf(part(html, "Ready to apply?"))).toContain("within 48 hours");
  expectApply(part(html, "Ready to apply?"), 1);
  expect(texts(elements(html, "ol")[0] ?? "", "li")).toEqual([
    "Apply",
    "Shortlisted",
    "Test assignments",
    "Shadow live projects",
    "Test build",
    "Deployment",
  ]);
});

test("onboarding links back, has four steps, explains progression, and ends with two buttons", async () => {
  const html = await mainOf("onboarding");
  const steps = part(html, "The four steps");
  expect(titles(steps)).toEqual([
    "Mindsync Foundations",
    "Shadow Live Projects",
    "Test Build Challenge",
    "Deployment",
  ]);
  expect(texts(steps, "li").flatMap((item) => /^\d/.exec(item) ?? [])).toEqual(["1", "2", "3", "4"]);
  const progression = wordsOf(part(html, "How you progress"));
  for (const words of [
    "training materials",
    "private documentation dashboard",
    "Top performers become team leads, product owners or regional leads.",
  ])
    expect(progression).toContain(words);
  expectApply(html, 1);
  const chat = chatOf(links(html, "Ask about onboarding on WhatsApp").at(-1));
  expect(chat.line).toBe(recruitmentLine);
  expect(chat.text).toContain("consultant onboarding");
  expect(links(html, "Back to Overview")).toEqual(["/recruitment/overview"]);
});

test("there are five roles with their responsibilities, and five traits", async () => {
  const html = await mainOf("roles");
  const list = part(html, "What each role does");
  expect(titles(list)).toEqual([
    "Client Consultant",
    "Implementation Associate",
    "AI Workflow Builder",
    "Growth Consultant",
    "Training & Support Lead",
  ]);
  for (const role of list.split("<h3").slice(1)) {
    expect(texts(role, "h4")).toEqual(["Responsibilities"]);
    expect(elements(role.slice(role.indexOf("<h4")), "li").length).toBeGreaterThanOrEqual(4);
  }
  fitting(titles(part(html, "Who fits these roles")), [
    /^clear thinking$/i,
    /^a learning mindset$/i,
    /^professional communication$/i,
    /^self-leadership$/i,
    /^basic tech skills$/i,
  ]);
  expectApply(html, 2);
  expect(chatOf(links(html, "Ask about roles on WhatsApp").at(-1)).line).toBe(recruitmentLine);
});

test("performance has the metrics as a table, four levels with their rules, and the second line", async () => {
  const html = await mainOf("performance");
  const table = elements(html, "table").find((one) => one.includes("What we measure")) ?? "";
  const headers = (scope: string) =>
    elements(table, "th")
      .filter((cell) => cell.includes(`scope="${scope}"`))
      .map(wordsOf);
  expect(headers("col")).toEqual(["Metric", "What it means", "Why it matters"]);
  expect(headers("row")).toEqual([
    "Projects Delivered",
    "Revenue Closed",
    "Speed & Autonomy",
    "Client Retention",
    "Internal Contribution",
  ]);
  fitting(texts(table, "td"), Array(10).fill(/\w+ \w+/));
  const levels = part(html, "Four levels");
  const rules = {
    "Trainee Consultant": [
      "Level 1",
      "shadow",
      "test assignments",
      "CommissionNot yet",
      "Override on teamNo",
    ],
    "Active Consultant": [
      "Level 2",
      "live clients",
      "commission on closures",
      "CommissionStarts here",
      "Override on teamNo",
    ],
    "Lead Consultant": [
      "Level 3",
      "manage others",
      "full client lifecycle",
      "CommissionYes",
      "Override on teamNo",
    ],
    "Territory or Sector Head": [
      "Level 4",
      "a city, a state or a vertical",
      "override on team consultants",
      "Override on teamYes",
    ],
  };
  expect(titles(levels)).toEqual(Object.keys(rules));
  const items = texts(levels, "li");
  for (const [at, said] of Object.values(rules).entries())
    for (const words of said) expect(items[at]).toContain(words);
  expect(wordsOf(html)).toContain("Promotions are earned by contribution, not time served.");
  expectApply(html, 2);
  expect(chatOf(links(html, "Ask about advancement on WhatsApp").at(-1)).line).toBe(otherLine);
});

test("the territory playbook has four groups of work, the support that is given, and three links onward", async () => {
  const html = await mainOf("territory-playbook");
  const groups = part(html, "What you do in your territory");
  expect(titles(groups)).toEqual(["Local Visibility", "Client Development", "Deal Closing", "Feedback Loop"]);
  expect((groups.match(/<li/g) ?? []).length - 4).toBeGreaterThanOrEqual(12);
  expect(titles(part(html, "What we give you"))).toEqual([
    "A territory identity",
    "A pitch deck and brochures",
    "Demo and landing links",
    "Weekly check-ins with HQ",
    "Territory playbooks (coming soon)",
  ]);
  expect(titles(part(html, "Where a territory leads"))).toEqual([
    "Become Territory Head",
    "Launch micro-events",
    "Lead new verticals",
  ]);
  expectApply(html, 1);
  expect(chatOf(links(html, "Ask about a territory on WhatsApp").at(-1)).line).toBe(recruitmentLine);
});

test("contact has the line, its hours, four guidelines and four links", async () => {
  const html = await mainOf("contact");
  for (const words of ["+234 700 000 0003", "Monday to Saturday, 9:00 AM to 6:00 PM"])
    expect(wordsOf(html)).toContain(words);
  expect(titles(part(html, "Messaging guidelines"))).toEqual([
    "Response hours",
    "Be clear and respectful",
    "Identify yourself by full name",
    "Send assignments in one message or thread",
  ]);
  const pages = elements(part(html, "Pages that may answer your question"), "a");
  expect(pages.map((link) => [wordsOf(link), /href="([^"]*)"/.exec(link)?.[1]])).toEqual([
    ["Roles", "/recruitment/roles"],
    ["Apply", "/recruitment/apply"],
    ["Test Assignments", "/recruitment/test-assignments"],
    ["Onboarding", "/recruitment/onboarding"],
  ]);
  expect(chatOf(links(html, "Message recruitment on WhatsApp")[0])).toEqual({
    line: recruitmentLine,
    text: "Good day. My full name is: \nI am writing about: ",
  });
});

describe("the test assignments", () => {
  const format =
    "TEST ASSIGNMENTS\nFull name: \nCity and state: \nAssignment number: \nMy answer: \nLink or attachment, if any: ";

  test("are five, each with exactly the specified content", async () => {
    const section = part(await mainOf("test-assignments"), "The five tasks");
    const tasks = section.split(/(?=<h3)/).slice(1);
    const asked: [title: string, ...words: (string | RegExp)[]][] = [
      ["Business Diagnosis", "150–300 words", "memo", "hotel"],
      ["Tool Navigation", "Leads, Tasks and Notes", "Airtable or Zoho", /screenshot or a screen recording/],
      ["Prompt Writing", "3-step prompt", "WhatsApp", "shop"],
      ["Sales Communication", "WhatsApp message", "bakery", "owner"],
      ["Follow-Up Thinking", "quote", "has not replied for 3 days"],
    ];
    expect(tasks).toHaveLength(asked.length);
    for (const [at, [title, ...words]] of asked.entries()) {
      const task = tasks[at] ?? "";
      expect(titles(task)).toEqual([`${at + 1}${title}`]);
      for (const said of words) expect(wordsOf(task)).toMatch(said);
      expect(texts(task, "h4")).toContain("Your task");
      const [href] = [...task.matchAll(/href="(https:[^"]*)"/g)].map(([, address]) => address);
      expect(chatOf(href)).toEqual({
        line: recruitmentLine,
        text: format.replace("number: ", `number: ${at + 1} (${title})`),
      });
    }
  });

  test("are sent on WhatsApp, all at once or over time, in the format shown", async () => {
    const html = await mainOf("test-assignments");
    const section = part(html, "How to submit");
    expect(wordsOf(section)).toContain("all at once or over time");
    expect(links(html, "How to submit")).toEqual(["#submission"]);
    expect(texts(section, "pre")).toEqual([format.replaceAll(": \n", ":\n").trimEnd()]);
    expect(chatOf(links(section, "Submit on WhatsApp")[0])).toEqual({ line: recruitmentLine, text: format });
  });
});

test("two pages have a second address, whose canonical link is the first", async () => {
  for (const [alias, first] of [
    ["tests", "test-assignments"],
    ["playbook", "territory-playbook"],
  ] as const) {
    const heading = texts(await mainOf(first), "h1");
    expect(heading).toHaveLength(1);
    expect(texts(await mainOf(alias), "h1")).toEqual(heading);
    const html = await (await site.fetch(`/recruitment/${alias}`)).text();
    expect(html).toMatch(new RegExp(`rel="canonical" href="[^"]*/recruitment/${first}"`));
  }
});
