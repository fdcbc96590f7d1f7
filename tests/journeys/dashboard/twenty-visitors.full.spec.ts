/** A browser plays twenty visitors with known routes, and three from the day before; every figure on the screen must match. */
import { devices, type Page } from "@playwright/test";
import { titleOf } from "#app/analytics/page-names.ts";
import { figuresTexts as texts } from "#content/figures.ts";
import { sql } from "#server/platform/database.ts";
import { forgetLeads } from "#tests/support/inbox.ts";
import { laptop } from "#tests/support/travel.ts";
import { forgetVisits } from "#tests/support/visits.ts";
import { kept } from "../counted-visits.ts";
import { expect, hydrate, test } from "../fixtures.ts";
import { fillContact, send } from "../leads/forms.ts";
import { expectUsableInBoth } from "../usable.ts";
import { card, figuresOf } from "./dashboard.ts";

test.use({ userAgent: devices["Pixel 7"].userAgent });

interface Visitor {
  from?: string;
  pages: readonly string[];
  country?: string;
  userAgent?: string;
  /** Sends a message on the last page, which has the contact form. */
  writes?: boolean;
  /** Came yesterday, and has had no network since. */
  yesterday?: boolean;
}

const google = { from: "https://www.google.com/", country: "NG" };
const tool = ["/", "/tools", "/tools/faq-generator"];
const flyer = ["/?utm_source=TikTok&utm_campaign=june-flyer", "/whatsapp-ai-packages"];
const times = (count: number, visitor: Visitor) => Array.from({ length: count }, () => visitor);

const visitors: readonly Visitor[] = [
  ...times(2, { ...google, pages: ["/"], yesterday: true }),
  { pages: ["/terms"], yesterday: true },
  ...times(5, { ...google, pages: tool }),
  { ...google, pages: [...tool, "/contact"], writes: true },
  ...times(4, { pages: flyer, country: "NG" }),
  { pages: [...flyer, "/contact"], country: "NG", writes: true },
  ...times(4, { from: "https://wa.me/234", pages: ["/how-we-work"], userAgent: laptop }),
  ...times(3, { pages: ["/tools?from=poster", "/terms"], country: "GH", userAgent: laptop }),
  ...times(2, { pages: ["/contact"], writes: true }),
];

async function come(page: Page, { country, userAgent, yesterday }: Visitor): Promise<void> {
  await page.setExtraHTTPHeaders({
    ...(country ? { "X-Country": country } : {}),
    ...(userAgent ? { "User-Agent": userAgent } : {}),
  });
  await page.addInitScript(
    (late) => {
      window.open = () => null;
      const { fetch } = window;
      window.fetch = (address, options) => {
        if (address !== "/api/visits" || !late) return fetch(address, options);
        const message = JSON.parse(String(options?.body));
        for (const event of message.events) event.at -= late;
        return fetch(address, { ...options, body: JSON.stringify(message) });
      };
    },
    yesterday ? 25 * 3_600_000 : 0,
  );
}

test("each figure is what twenty visitors did", async ({ scene, signedInAs, page }) => {
  test.setTimeout(240_000);
  await forgetVisits();
  await forgetLeads();
  let [views, messages] = [0, 0];
  for (const [at, visitor] of visitors.entries())
    await scene(`visitor ${at + 1}`, async (tab) => {
      await come(tab, visitor);
      for (const [place, path] of visitor.pages.entries()) {
        await tab.goto(path, place || !visitor.from ? {} : { referer: visitor.from });
        views += 1;
        await expect
          .poll(async () => (await kept()).filter((row) => row.clicked_element === null).length)
          .toBe(views);
      }
      if (!visitor.writes) return;
      await hydrate(tab);
      const form = tab.locator("form", { has: tab.getByLabel("Your name") });
      await fillContact(form);
      await send(form);
      messages += 1;
      await expect.poll(() => sql()`select 1 from leads`).toHaveLength(messages);
    });
  await sql()`update leads set stage = 'won', value = 250000 where campaign = 'june-flyer'`;
  await sql()`update leads set stage = 'won', value = 60000 where used is not null`;
  await signedInAs("admin");
  await page.goto(`${texts.path}?range=today`);
  await hydrate(page);
  for (const [label, now, before] of [
    [texts.cards.visitors, 20, 3],
    [texts.cards.views, 42, 3],
    [texts.cards.leads, 4, 0],
    [texts.cards.value, 310_000, 0],
  ] as const)
    await expect(figuresOf(page, label)).toHaveText([now.toLocaleString("en-NG"), texts.before(now, before)]);
  const list = (heading: string) => page.getByRole("region", { name: heading, exact: true });
  /** The rows of a list: the name, the first figure, its value before where there was anything then, and the other figures. */
  const rowsOf = async (heading: string) =>
    list(heading)
      .locator("tbody tr")
      .evaluateAll((rows) =>
        rows.map((row) =>
          [...row.querySelectorAll("td")].map((cell) =>
            (cell.querySelector("a") ?? cell).innerText.replace(/\s*before: /, " / "),
          ),
        ),
      );
  for (const [heading, rows] of [
    [
      texts.groups.source,
      [
        ["Google", "6 / 2", "19"],
        ["TikTok", "5 / 0", "11"],
        ["Direct", "5 / 1", "8"],
        ["WhatsApp", "4 / 0", "4"],
      ],
    ],
    [texts.groups.campaign, [["june-flyer", "5 / 0", "11"]]],
    [
      texts.groups.entry,
      [
        [titleOf("/"), "11 / 2", "30"],
        [titleOf("/how-we-work"), "4 / 0", "4"],
        [titleOf("/tools"), "3 / 0", "6"],
        [titleOf("/contact"), "2 / 0", "2"],
        [titleOf("/terms"), "0 / 1", "0"],
      ],
    ],
    [
      texts.groups.device,
      [
        ["Mobile", "13 / 3", "32"],
        ["Desktop", "7 / 0", "10"],
      ],
    ],
    [
      texts.groups.country,
      [
        ["NG", "11 / 2", "30"],
        ["GH", "3 / 0", "6"],
      ],
    ],
    [
      texts.pages,
      [
        [titleOf("/"), "11 / 2"],
        [titleOf("/tools"), "9 / 0"],
        [titleOf("/tools/faq-generator"), "6 / 0"],
        [titleOf("/whatsapp-ai-packages"), "5 / 0"],
        [titleOf("/contact"), "4 / 0"],
        [titleOf("/how-we-work"), "4 / 0"],
        [titleOf("/terms"), "3 / 1"],
      ],
    ],
    [
      texts.leadGroups.landing,
      [
        [titleOf("/"), "11 / 2", "2", "2", "₦310,000"],
        [titleOf("/contact"), "2 / 0", "2", "0", "₦0"],
        [titleOf("/how-we-work"), "4 / 0", "0", "0", "₦0"],
        [titleOf("/tools"), "3 / 0", "0", "0", "₦0"],
        [titleOf("/terms"), "0 / 1", "0", "0", "₦0"],
      ],
    ],
    [
      texts.leadGroups.source,
      [
        ["Direct", "2", "0", "₦0"],
        ["TikTok", "1", "1", "₦250,000"],
        ["Google", "1", "1", "₦60,000"],
      ],
    ],
    [texts.leadGroups.campaign, [["june-flyer", "1", "1", "₦250,000"]]],
    [texts.leadGroups.used, [[titleOf("/tools/faq-generator"), "1", "1", "₦60,000"]]],
    [texts.leadGroups.door, [["Contact form", "4", "2", "₦310,000", "20.0"]]],
  ] as const)
    expect.soft(await rowsOf(heading)).toEqual(rows);
  await page.getByText(texts.chart.asTable).click();
  expect(await rowsOf(texts.chart.heading)).toEqual([[expect.stringMatching(/\w+/), "20", "3", "42", "3"]]);
  await expect(page.getByText("of data, at ₦")).toBeVisible();
  // The whole figure of a page, and its queries beside it.
  const tools = list(texts.pages)
    .getByRole("row")
    .filter({ hasText: titleOf("/tools") });
  await tools.first().getByText(texts.pageQueries(1)).click();
  await expect(tools.first().getByText("?from=poster: 3")).toBeVisible();
  const file = await (await page.request.get("/admin-dashboard/figures/figures.csv?range=today")).text();
  const lines = file.split("\r\n");
  expect(lines).toContain(`${texts.all},${texts.all},20,42,4,2,310000,3,3,0,0,0,,`);
  expect(lines.find((line) => line.startsWith(`${texts.groups.source},TikTok,`))).toMatch(/,TikTok,5,11,/);
  await expectUsableInBoth(page);
  for (const [filter, visits, leads] of [
    ["country=NG", 11, 2],
    ["device=Desktop", 7, 0],
    ["source=Direct", 5, 2],
    ["page=/tools", 9, 0],
  ] as const) {
    await page.goto(`${texts.path}?range=today&${filter}`);
    await expect(card(page, texts.cards.visitors)).toHaveText(String(visits));
    await expect(card(page, texts.cards.leads)).toHaveText(String(leads));
  }
});
