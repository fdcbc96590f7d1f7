import { expect, test } from "vitest";
import { pageName, titleOf } from "./page-names.ts";

test.each([
  ["/", "Home Page"],
  ["/tools", "Free AI Tools"],
  ["/free-courses", "Free Courses"],
  ["/video-courses", "Video Courses"],
  ["/business-apps", "Business Apps Demo"],
  ["/tools/faq-generator", "Tool: FAQ Generator"],
  ["/tools/something-new", "Tool: something new"],
  ["/blog", "Blog"],
  ["/blog?topic=money", "Blog (?topic=money)"],
  ["/blog/write-a-good-prompt", "Blog: write a good prompt"],
  ["/store", "Ebook Store"],
  ["/store/know-your-profit", "Ebook: Know Your Profit"],
  ["/store/something-new", "Ebook: something new"],
  ["/ai-enterprise-systems", "/ai-enterprise-systems"],
  ["/recruitment/apply", "/recruitment/apply"],
  ["/blog/one/two", "/blog/one/two"],
  ["/constructor/name", "/constructor/name"],
  ["/?utm_source=flyer", "Home Page (?utm_source=flyer)"],
])("%s is called %s", (page, name) => {
  expect(pageName(page)).toBe(name);
});

test.each([
  ["/", "Home Page"],
  ["/ai-enterprise-systems", "Enterprise AI Systems"],
  ["/contact", "Contact"],
  ["/recruitment/contact", "Recruitment: Contact"],
  ["/tools/faq-generator", "Tool: FAQ Generator"],
  ["/404", "Pages that are not there"],
  ["/someone/else", "/someone/else"],
])("%s is called %s in Figures", (page, name) => {
  expect(titleOf(page)).toBe(name);
});
