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

test("the first page has the name that its visits are counted by, without a certificate's code", () => {
  const landing = (at: string) => from({}, JSON.stringify({ at, from: "" }))?.landing;
  expect(landing("/Tools/?utm_source=tiktok")).toBe("/tools");
  expect(landing("/certificates/7K3F9ABC")).toBe("/certificates");
  expect(landing("/no-such-page")).toBe("/404");
});

test("a lead has the device of its sender, and the country where a proxy of ours names it", () => {
  const phone = { "user-agent": "Mozilla/5.0 (Linux; Android 14; SM-A155F) Mobile", "x-country": "NG" };
  expect(from(phone, "", true)).toMatchObject({ device: "Mobile", country: "NG" });
  expect(from(phone, "")).toMatchObject({ device: "Mobile", country: null });
  expect(from({}, "", true)).toMatchObject({ device: null, country: null });
});
