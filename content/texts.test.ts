import { describe, expect, it } from "vitest";
import { texts } from "#tests/support/texts.ts";
import * as appointment from "./appointment.ts";
import * as blog from "./blog.ts";
import * as botDemo from "./bot-demo.ts";
import * as botPackages from "./bot-packages.ts";
import * as contactForm from "./contact-form.ts";
import * as demos from "./demos.ts";
import * as ebooks from "./ebooks.ts";
import { enterpriseDemos } from "./enterprise-names.ts";
import * as enterpriseOffers from "./enterprise-offers.ts";
import * as home from "./home.ts";
import { applyPage, recruitmentPages } from "./recruitment-pages.ts";
import * as toolForms from "./tool-forms.ts";
import * as tools from "./tools.ts";
import * as toolsPage from "./tools-page.ts";
import { whatsappLink, whatsappLinkLimit } from "./whatsapp.ts";

/** Sentences of the specification, unchanged, exclamation marks included. */
const exactTexts = new Set([
  "Application Submitted!",
  "Thanks for applying! We'll review your submission and reach out on WhatsApp within 48 hours if you're shortlisted. Stay sharp.",
  "Enrollment submitted successfully! Redirecting to WhatsApp...",
  "Demo Coming Soon",
  "Copied!",
  "Login successful!",
  "Downloaded!",
]);

describe("lengths", () => {
  it("of headlines fit a phone", () => {
    for (const { headline, subheadline } of home.hero.headlines) {
      expect(headline.length, headline).toBeLessThanOrEqual(45);
      expect(subheadline.length, subheadline).toBeLessThanOrEqual(120);
    }
  });

  it("of the forms' own pages fit a search result", () => {
    for (const { title, summary } of [appointment.appointmentPage, contactForm.contactPage]) {
      expect(title.length, title).toBeLessThanOrEqual(60);
      expect(summary.length, summary).toBeGreaterThanOrEqual(110);
      expect(summary.length, summary).toBeLessThanOrEqual(155);
    }
  });

  it("of titles and descriptions fit a search result, and no two are alike", () => {
    const pages = [
      applyPage,
      ...Object.values(recruitmentPages),
      enterpriseOffers.enterprisePage,
      botPackages.packagesPage,
      { title: demos.demosPage.title, description: demos.demosPage.summary },
      ...demos.demoSystems.map(demos.demoPageTexts),
      ...ebooks.ebooks,
      toolsPage.toolsPage,
      ...Object.keys(toolForms.toolForms).map((slug) => {
        const tool = tools.tools.find((known) => known.slug === slug);
        if (!tool) throw new Error(`${slug} has no card`);
        return { title: toolsPage.toolPageTitle(tool), description: toolsPage.toolSummary(tool) };
      }),
      blog.blogTexts,
      { title: "Bot Playground", description: botDemo.playgroundTexts.summary },
    ];
    for (const page of pages) {
      expect(page.title.length, page.title).toBeLessThanOrEqual(60);
      expect(page.description.length, page.description).toBeGreaterThanOrEqual(110);
      expect(page.description.length, page.description).toBeLessThanOrEqual(155);
    }
    expect(new Set(pages.map((page) => page.title)).size).toBe(pages.length);
    expect(new Set(pages.map((page) => page.description)).size).toBe(pages.length);
  });
});

describe("voice", () => {
  it("uses no advertising words", () => {
    const forbidden = /revolutioni[sz]e|leverag|unlock|empower|cutting-edge|lorem|seamless|game.chang/i;
    expect(texts.filter(({ text }) => forbidden.test(text))).toEqual([]);
  });

  it("promises nothing for later but the territory playbooks", () => {
    const later = texts.filter(({ text }) => /coming soon/i.test(text) && !exactTexts.has(text));
    expect(new Set(later.map(({ text }) => text))).toEqual(new Set(["Territory playbooks (coming soon)"]));
  });

  it("does not shout", () => {
    expect(texts.filter(({ text }) => text.includes("!") && !exactTexts.has(text))).toEqual([]);
  });

  it("spells enrollment in one way", () => {
    expect(texts.filter(({ text }) => /enrol(?!l)/i.test(text))).toEqual([]);
  });

  it("has no empty text and no gap in it", () => {
    expect(texts.filter(({ text }) => text.trim() === "" || /undefined|NaN|\[object/.test(text))).toEqual([]);
  });
});

describe("WhatsApp messages", () => {
  const messages = texts.filter(({ field }) => ["message", "ctaMessage", "chatMessage"].includes(field));

  it("are not empty and not cut off", () => {
    expect(messages.length).toBeGreaterThan(40);
    for (const { text } of messages) {
      expect(text.trim().length, text).toBeGreaterThan(3);
      const link = whatsappLink("concierge", text);
      expect(link.length).toBeLessThan(whatsappLinkLimit);
      expect(new URL(link).searchParams.get("text")).toBe(text);
    }
  });

  it("of the enterprise systems link to a demo that exists", () => {
    const known: string[] = demos.demoSystems.map((system) => system.id);
    for (const id of Object.values(enterpriseDemos)) expect(known).toContain(id);
  });

  it("name the demo that the visitor saw, and differ by the button", () => {
    for (const { name } of demos.demoSystems) {
      const messages = Object.values(demos.demoMessages).map((message) => message(name));
      for (const message of messages) expect(message).toContain(name);
      expect(new Set(messages).size).toBe(messages.length);
    }
  });

  it("differ from offer to offer, so that the owner knows what was tapped", () => {
    const own = [...enterpriseOffers.enterpriseOffers, ...botPackages.botPackages, ...botPackages.addOns].map(
      (offer) => offer.ctaMessage,
    );
    expect(new Set(own).size).toBe(own.length);
  });
});
