import { describe, expect, it } from "vitest";
import { texts } from "#tests/support/texts.ts";
import { costsPage } from "./extra-costs.ts";
import * as home from "./home.ts";
import { pages } from "./pages.ts";
import { demoPrices, enterprisePrices, packagePrices } from "./prices.ts";
import { applyPage, recruitmentPages } from "./recruitment-pages.ts";
import { site } from "./site.ts";
import * as tools from "./tools.ts";
import { whichOneLink } from "./which-one-link.ts";

describe("addresses", () => {
  const recruitmentPaths = [
    "/recruitment/overview",
    "/recruitment/onboarding",
    "/recruitment/roles",
    "/recruitment/performance",
    "/recruitment/test-assignments",
    "/recruitment/territory-playbook",
    "/recruitment/contact",
  ];
  const known = new Set<string>([
    ...Object.values(pages).map(({ path }) => path),
    "/tools/business-name-generator",
    "/recruitment/admin",
    "/#about",
    "/#services",
    "/#appointment",
    "/#contact",
    "/#store",
    "/#storefront",
    // The places of single offers on their pages.
    ...Object.keys(demoPrices).map((id) => `/business-apps?demo=${id}`),
    ...Object.keys(enterprisePrices).map((id) => `/ai-enterprise-systems#${id}`),
    "/whatsapp-ai-packages#packages",
    ...Object.keys(packagePrices).map((id) => `#${id}`),
    whichOneLink.href,
    // Lists of prices that are not ours.
    ...costsPage.sources.map(({ href }) => href),
  ]);

  it("lead only to public pages, the recruiters' sign-in and anchors that exist", () => {
    expect(texts.filter(({ field, text }) => field === "href" && !known.has(text))).toEqual([]);
  });

  it("of the recruitment section are the specified ones, each once", () => {
    expect(Object.values(recruitmentPages).map((page) => page.path)).toEqual(recruitmentPaths);
    expect(applyPage.path).toBe("/recruitment/apply");
  });

  it("of the tools contain those of the specification", () => {
    expect(tools.tools.map((tool) => tool.path)).toEqual(
      expect.arrayContaining([
        "/tools/bot-playground",
        "/tools/business-name-generator",
        "/tools/faq-generator",
        "/tools/growth-strategy",
        "/tools/idea-evaluator",
        "/tools/landing-copy",
        "/tools/marketing-generator",
        "/tools/product-description",
        "/tools/sop-writer",
      ]),
    );
    for (const tool of tools.tools) expect(tool.path).toBe(`/tools/${tool.slug}`);
  });

  it("of the hero are labelled as specified", () => {
    expect(home.hero.destinations.map(({ label, href }) => `${label} ${href}`)).toEqual([
      "Enterprise AI Systems /ai-enterprise-systems",
      "WhatsApp AI Packages /whatsapp-ai-packages",
      "Business App Demos /business-apps",
      "Free AI Tools /tools",
      `${site.school} /video-courses`,
      "Free Courses /free-courses",
    ]);
  });
});
