import { expect, test } from "vitest";
import { site } from "#content/site.ts";
import { sourceOf } from "./source.server.ts";

const page = "http://localhost/contact?utm_source=tiktok&utm_campaign=dec-sale";
const from = (headers: Record<string, string>, field: unknown, behindProxy = false) =>
  sourceOf(new Request("http://localhost/contact", { method: "POST", headers }), field, { behindProxy });
const found = { first_source: "TikTok", last_source: "TikTok", campaign: "dec-sale", landing: "/contact" };
const unknown = { first_source: null, last_source: null, campaign: null, landing: null };

test("without the counter, the page's own address may name the campaign", () => {
  for (const field of ["", null, undefined, "{"])
    expect(from({ referer: page }, field)).toMatchObject({ ...found, form_page: "/contact" });
  expect(from({ referer: page.replace("http://localhost", site.url) }, "")).toMatchObject(found);
});

test("nothing is made of an address without a campaign, of another website, or of a private page", () => {
  expect(from({ referer: "http://localhost/contact?topic=books" }, "")).toMatchObject({
    ...unknown,
    form_page: "/contact",
  });
  expect(from({ referer: page.replace("localhost", "elsewhere.example") }, "")).toMatchObject(unknown);
  expect(from({ referer: page.replace("/contact", "/admin-dashboard") }, "")?.landing).toBeNull();
});

/** What the counter sends of a tab, behind whose first page is the browser's first visit. */
const tab = (at: string, first: string, from = "") =>
  JSON.stringify({ at: `${at}${at.includes("?") ? "" : "?"}&first=${encodeURIComponent(first)}`, from });
const monday = "20784/business-apps?from=&utm_source=tiktok&utm_campaign=dec-sale";

test.each([
  ["the address typed in", tab("/", monday), "Direct", "dec-sale", "/business-apps"],
  ["a search", tab("/tools", monday, "https://www.google.com"), "Google", "dec-sale", "/business-apps"],
  [
    "another advertisement",
    tab("/store?utm_source=flyer&utm_campaign=aba", monday),
    "flyer",
    "aba",
    "/store",
  ],
])("the first visit outlives its tab, and then came %s", (_, visit, last_source, campaign, landing) => {
  expect(from({}, visit)).toMatchObject({ first_source: "TikTok", last_source, campaign, landing });
});

test("a first visit that led from a website names it, and what is no first visit changes nothing", () => {
  const first = "20784/blog/x?from=https://www.instagram.com";
  expect(from({}, tab("/", first))).toMatchObject({
    first_source: "Instagram",
    last_source: "Direct",
    campaign: null,
    landing: "/blog/x",
  });
  for (const none of ["", "20784", "x", "//elsewhere.example/x", "javascript:alert(1)"])
    expect([none, from({}, tab("/tools", none, "https://www.google.com"))]).toMatchObject([
      none,
      { first_source: "Google", last_source: "Google", campaign: null, landing: "/tools" },
    ]);
  expect(from({}, tab("/", "20784/your-call/abc?from="))?.landing).toBeNull();
});

test("the counter's word is the last, and whoever asked not to be counted has no source", () => {
  const visit = JSON.stringify({ at: "/tools", from: "https://www.google.com" });
  expect(from({ referer: page }, visit)).toMatchObject({
    first_source: "Google",
    campaign: null,
    landing: "/tools",
  });
  expect(from({ referer: page, "sec-gpc": "1" }, "")).toBeNull();
  expect(from({ referer: page }, "none")).toBeNull();
});

test("a lead has the device of its sender, and the country where a proxy of ours names it", () => {
  const phone = { "user-agent": "Mozilla/5.0 (Linux; Android 14; SM-A155F) Mobile", "x-country": "NG" };
  expect(from(phone, "", true)).toMatchObject({ device: "Mobile", country: "NG" });
  expect(from(phone, "")).toMatchObject({ device: "Mobile", country: null });
  expect(from({}, "", true)).toMatchObject({ device: null, country: null });
});
