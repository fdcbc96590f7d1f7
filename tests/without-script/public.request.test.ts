/** Public pages in a browser without script: what a visitor finds, chooses and downloads by links and forms. */
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { listPosts } from "#app/blog/blog.server.ts";
import { blogTexts, postPath, topics } from "#content/blog.ts";
import { botCard, playgroundPath } from "#content/bot-card.ts";
import { botDemoMessages, playgroundTexts } from "#content/bot-demo.ts";
import { demoSystems } from "#content/demos.ts";
import { addOnPrices, demoPrices, naira, packagePrices, priceInWords } from "#content/prices.ts";
import { quoteTexts } from "#content/quote.ts";
import { toolForms } from "#content/tool-forms.ts";
import { toolTexts } from "#content/tool-texts.ts";
import { testDatabase } from "#tests/support/database.ts";
import type { HtmlElement } from "#tests/support/html.ts";
import { PlainBrowser } from "#tests/support/plain-browser.ts";
import { phone } from "#tests/support/visits.ts";
import { type WholeSite, wholeSite } from "#tests/support/whole-site.ts";
import { zippedTexts } from "#tests/support/zip.ts";

testDatabase();
let site: WholeSite;
let visitor: PlainBrowser;
beforeAll(async () => {
  site = await wholeSite();
});
afterAll(() => site.close());
beforeEach(() => {
  visitor = new PlainBrowser(site.fetch);
});

const headings = (selectors: string, place = visitor.document.one("main")) =>
  place.all(selectors).map(({ text }) => text);
const said = (text: string) => expect(visitor.text()).toContain(text);

/** The navigation of that name. */
const navigation = (name: string) => visitor.document.one(`nav[aria-label="${name}"]`);
const current = (place: HtmlElement) => place.all("[aria-current]").map(({ text }) => text);

test("a chat with a practice bot goes on from page to page, and Clear ends it", async () => {
  const messages = () => visitor.document.one('[role="log"]').elements.filter(({ name }) => name === "div");
  const say = (text: string) => {
    visitor.fill(playgroundTexts.inputLabel, text);
    return visitor.press(playgroundTexts.sendLabel);
  };
  await visitor.open(playgroundPath);
  visitor.choose("botType", "sales");
  await say("I sell ankara bags at 15k each");
  expect(messages()).toHaveLength(2);
  expect(visitor.value(/^Sales/)).toBe(true);
  await say("How much is one bag?");
  expect(messages()).toHaveLength(4);
  expect(messages().at(-1)?.text).toContain("₦15,000");
  expect(visitor.value(/^Sales/)).toBe(true);
  const long = "long ".repeat(300);
  await say(long);
  said(botDemoMessages.tooLong(1000));
  expect(visitor.value(playgroundTexts.inputLabel)).toBe(long);
  expect(messages()).toHaveLength(4);
  await visitor.follow(playgroundTexts.clearLabel);
  expect(messages()).toEqual([]);

  await visitor.open("/");
  visitor.fill(botCard.inputLabel, "How far?");
  await visitor.press(botCard.sendLabel);
  expect(visitor.address).toContain(`${playgroundPath}#chat`);
  // The card's sample and its answer, then the visitor's own.
  expect(messages()).toHaveLength(4);
});

test("a tool writes its example, again, and its files can be downloaded", async () => {
  const form = toolForms["sop-writer"];
  const written = () => visitor.document.one("article").text;
  await visitor.open("/tools/sop-writer");
  await visitor.follow(toolTexts.exampleLabel);
  expect(visitor.value("Company type")).toBe("Supermarket");
  visitor.fill("Department", "Store");
  await visitor.press(form.submitLabel);
  said(form.resultHeading);
  expect(visitor.value("Department")).toBe("Store");
  const first = written();
  await visitor.press("Download Word");
  const word = Buffer.from((await visitor.file?.arrayBuffer()) ?? new ArrayBuffer());
  expect(Object.keys(zippedTexts(word))).toContain("word/document.xml");
  await visitor.press("Download text");
  const [title = ""] = headings("h2, h3, h4", visitor.document.one("article"));
  expect(await visitor.file?.text()).toContain(title);
  await visitor.press("Try again");
  expect(visitor.value("Department")).toBe("Store");
  expect(written()).not.toBe(first);
});

test("a quote is built by links, one page after the other, and opens filled in from a shared link", async () => {
  const quote = (selectors: string) => headings(selectors, visitor.document.one("#quote"));
  const pro = packagePrices["smartagent-pro"];
  await visitor.open("/whatsapp-ai-packages");
  await visitor.follow(new RegExp(`^${quoteTexts.chooseLabel} SmartAgent Pro`));
  expect(visitor.address).toBe("/whatsapp-ai-packages?package=smartagent-pro#smartagent-pro");
  visitor.link(new RegExp(`^${quoteTexts.selectedLabel} SmartAgent Pro`));
  await visitor.follow(/^Add This WhatsApp broadcast/);
  expect(visitor.address).toMatch(/\?package=smartagent-pro&add=whatsapp-broadcast#whatsapp-broadcast$/);
  await visitor.follow(/^Add This AI reporting and memory/);
  const setup = pro.setup + addOnPrices["whatsapp-broadcast"].amount;
  const monthly = pro.monthly + addOnPrices["ai-reporting-memory"].amount;
  const totals = [
    `Setup total${naira(setup)}`,
    `Monthly total${naira(monthly)}`,
    `${quoteTexts.firstMonthTotal}${naira(setup + monthly)}`,
  ];
  expect(quote("dl > div")).toEqual(totals);
  // The link stores a lead and leads on to WhatsApp.
  const href = visitor.link("Send this list on WhatsApp").attribute("href") ?? "";
  const sent = await site.fetch(href, { headers: { "sec-fetch-site": "same-origin", "user-agent": phone } });
  const chat = new URL(sent.headers.get("location") ?? "");
  expect(chat.hostname).toBe("wa.me");
  expect(chat.searchParams.get("text")).toMatch(/^Good day\./);
  const shared = visitor.address;
  // The bar of a phone; wide screens have the same list beside the cards.
  const bar = () => visitor.document.one("#quote-bar").closest("details");
  visitor.unfold(/^Your list/, bar());
  await visitor.follow("Remove: WhatsApp broadcast", bar());
  expect(visitor.address).toMatch(/\?package=smartagent-pro&add=ai-reporting-memory#/);
  await visitor.follow(/^Added AI reporting and memory/);
  expect(visitor.address).toMatch(/\?package=smartagent-pro#/);
  visitor.unfold(/^Your list/, bar());
  await visitor.follow("Clear", bar());
  expect(visitor.address).toMatch(/\/whatsapp-ai-packages#/);
  expect(visitor.text()).not.toContain(quoteTexts.selectedLabel);
  await visitor.open(shared);
  expect(quote("li > a")).toEqual([
    "Remove: SmartAgent Pro",
    "Remove: WhatsApp broadcast",
    "Remove: AI reporting and memory",
  ]);
  expect(quote("dl > div")).toEqual(totals);
});

test("a demo's link shows it in the page, and 'Back to Demos' leads back to its card", async () => {
  await visitor.open("/business-apps");
  await visitor.follow("Try Live Demo: AI Sales Website");
  expect(visitor.address).toBe("/business-apps?demo=ai-sales-website");
  const [shown] = visitor.document.all("dialog[open]");
  expect(shown && visitor.text(shown)).toContain(priceInWords(demoPrices["ai-sales-website"]));
  await visitor.follow("Back to Demos");
  expect(visitor.address).toBe("/business-apps#ai-sales-website");
  expect(visitor.document.all("dialog[open]")).toEqual([]);
});

test("the kinds of system are links, each to its systems", async () => {
  const kinds = () => navigation("Kinds of system");
  const cards = () => headings("#systems > ul > li h3");
  await visitor.open("/business-apps");
  const all = cards();
  expect(all).toEqual(demoSystems.map(({ name }) => name));
  for (const label of kinds()
    .all("a")
    .map(({ text }) => text)) {
    await visitor.follow(label, kinds());
    expect(current(kinds())).toEqual([label]);
    const ofKind = demoSystems.filter(({ category }) => label === "All Systems" || category === label);
    expect(cards()).toEqual(ofKind.map(({ name }) => name));
  }
  expect(kinds().all("a")).toHaveLength(7);
});

test("the posts are found from the list, by topic and one by one", async () => {
  const posts = listPosts();
  await visitor.open("/blog");
  expect(headings("h2")).toEqual(posts.map(({ title }) => title));
  for (const { id, label } of topics) {
    await visitor.follow(label, navigation(blogTexts.topicsLabel));
    expect(visitor.address).toBe(`/blog?topic=${id}`);
    expect(headings("h2")).toEqual(posts.filter(({ topic }) => topic === id).map(({ title }) => title));
    expect(current(navigation(blogTexts.topicsLabel))).toEqual([label]);
  }
  await visitor.open("/blog?topic=cars");
  expect(headings("h2")).toEqual([blogTexts.nothing.title]);
  await visitor.follow(blogTexts.allLabel, visitor.document.one("main"));
  expect(headings("h2")).toHaveLength(posts.length);
  const [, , post, next] = posts;
  if (!post) throw new Error("There are no posts.");
  await visitor.open(postPath(post.slug));
  expect(visitor.document.one("h1").text).toBe(post.title);
  await visitor.follow(new RegExp(next?.title ?? "?"), navigation("Posts"));
  expect(visitor.document.one("h1").text).toBe(next?.title);
});

test("courses are searched and filtered", async () => {
  const cards = () => visitor.document.one("#courses").all("article");
  await visitor.open("/video-courses");
  visitor.fill("Search courses", "AI assistant");
  await visitor.press("Search");
  expect(cards()).toHaveLength(1);
  await visitor.follow("Finance");
  said("No course found");
  await visitor.open("/video-courses");
  const link = visitor.link("Start Course: Revenue Growth Systems");
  expect(link.attribute("href")).toBe("/enroll?path=revenue-growth");
});

test("a deck arrives complete, as large as the page says", async () => {
  await visitor.open("/free-courses");
  const card = visitor.document.all("article").find(({ text }) => text.includes("WhatsApp selling"));
  const promised = Number(/PowerPoint, (\d+) KB/.exec(card?.text ?? "")?.[1]);
  await visitor.follow(/^Download Now/, card);
  expect(visitor.file?.headers.get("content-disposition")).toContain("whatsapp-selling.pptx");
  const deck = Buffer.from((await visitor.file?.arrayBuffer()) ?? new ArrayBuffer());
  expect(Math.ceil(deck.length / 1000)).toBe(promised);
  expect(Object.keys(zippedTexts(deck))).toContain("ppt/presentation.xml");
});
