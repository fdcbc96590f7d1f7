import type { Locator, Page } from "@playwright/test";
import { expect } from "../fixtures.ts";

/*
 * The figures and labels of the specification, typed again by hand: these tests read the rendered pages and import
 * nothing from content.
 */

export const sales = "https://wa.me/2347000000001";

export const systems = [
  {
    id: "enterprise-intelligence-suite",
    title: "Enterprise Intelligence Suite",
    setup: "₦1,500,000",
    monthly: "₦200,000",
    firstYear: "₦3,900,000",
    message: "Good day. I am interested in the Enterprise Intelligence Suite.",
    demo: "/business-apps?demo=enterprise-suite",
  },
  {
    id: "healthcare-system",
    title: "Healthcare AI System",
    setup: "₦850,000",
    monthly: "₦150,000",
    firstYear: "₦2,650,000",
    message: "Good day. I am interested in the Healthcare AI System.",
    demo: "/business-apps?demo=healthcare",
  },
  {
    id: "restaurant-system",
    title: "Restaurant AI System",
    setup: "₦1,200,000",
    monthly: "₦180,000",
    firstYear: "₦3,360,000",
    message: "Good day. I am interested in the Restaurant AI System.",
    demo: "/business-apps?demo=hospitality",
  },
  {
    id: "real-estate-system",
    title: "Real Estate AI System",
    setup: "₦1,800,000",
    monthly: "₦250,000",
    firstYear: "₦4,800,000",
    message: "Good day. I am interested in the Real Estate AI System.",
    demo: "/business-apps?demo=real-estate",
  },
] as const;

export const packages = [
  {
    title: "LeadBot Basic",
    setup: "₦250,000",
    monthly: "₦40,000",
    cta: "Start with LeadBot Basic",
    message: "Good day. I want LeadBot Basic for my WhatsApp.",
  },
  {
    title: "SmartAgent Pro",
    setup: "₦450,000",
    monthly: "₦70,000",
    cta: "Get SmartAgent Pro",
    message: "Good day. I want SmartAgent Pro for my WhatsApp.",
  },
  {
    title: "FullOps Assistant Elite",
    setup: "₦750,000",
    monthly: "₦150,000",
    cta: "Talk about FullOps Elite",
    message: "Good day. I want FullOps Assistant Elite for my WhatsApp.",
  },
] as const;

export const addOns = [
  ["WhatsApp broadcast", "₦150,000 once", "Good day. I want to add WhatsApp broadcast."],
  ["Web chat widget", "₦100,000 once", "Good day. I want to add the web chat widget."],
  ["AI reporting and memory", "₦120,000 per month", "Good day. I want to add AI reporting and memory."],
  ["WhatsApp CRM integration", "₦250,000 once", "Good day. I want to add WhatsApp CRM integration."],
  ["Payment integration", "₦100,000 once", "Good day. I want to add payment integration."],
] as const;

export const shared =
  "/whatsapp-ai-packages?package=smartagent-pro&add=whatsapp-broadcast,ai-reporting-memory,payment-integration";

/** The number and the text of a WhatsApp link, as the phone reads them. */
export async function chatOf(link: Locator): Promise<{ line: string; text: string }> {
  const address = (await link.getAttribute("href")) ?? "";
  expect(address.length).toBeLessThan(2000);
  const { origin, pathname, searchParams } = new URL(address);
  return { line: origin + pathname, text: searchParams.get("text") ?? "" };
}

export async function expectChat(link: Locator, message: string): Promise<void> {
  const { line, text } = await chatOf(link);
  expect(line).toBe(sales);
  expect(text.startsWith(message), text).toBe(true);
}

interface Structured {
  "@type": string;
  name?: string;
  offers?: { price: number; priceCurrency: string };
  itemListElement?: { name: string }[];
  mainEntity?: { name: string }[];
}

export async function structuredOf(page: Page): Promise<Structured[]> {
  const text = await page.locator('script[type="application/ld+json"]').textContent();
  return JSON.parse(text ?? "{}")["@graph"];
}
