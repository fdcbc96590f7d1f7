import type { Locator, Page } from "@playwright/test";
import { addOnPrices, enterprisePrices, naira, packagePrices } from "#content/prices.ts";
import { chatAddress } from "../chat-address.ts";
import { expect } from "../fixtures.ts";

/*
 * The labels of the specification, typed again by hand. Amounts come from content/prices.ts, whose snapshot holds the
 * agreed ones; sums of them are made here, so that the pages' own sums are checked.
 */

export const sales = "https://wa.me/2347000000001";

interface Amounts {
  setup: number;
  monthly: number;
}

/** Prices as the pages write them, with the sums of the first month and year. */
export const written = ({ setup, monthly }: Amounts) => ({
  setup: naira(setup),
  monthly: naira(monthly),
  firstMonth: naira(setup + monthly),
  firstYear: naira(setup + 12 * monthly),
});

/** The totals of a quote: setup, monthly and first month. */
export function totals(
  chosen: keyof typeof packagePrices | null,
  ...added: (keyof typeof addOnPrices)[]
): [setup: string, monthly: string, firstMonth: string] {
  const sums: Amounts = chosen ? { ...packagePrices[chosen] } : { setup: 0, monthly: 0 };
  for (const id of added) {
    const { amount, per } = addOnPrices[id];
    sums[per === "once" ? "setup" : "monthly"] += amount;
  }
  const { setup, monthly, firstMonth } = written(sums);
  return [setup, monthly, firstMonth];
}

export const systems = [
  {
    id: "enterprise-intelligence-suite",
    title: "Enterprise Intelligence Suite",
    ...written(enterprisePrices["enterprise-intelligence-suite"]),
    message: "Good day. I am interested in the Enterprise Intelligence Suite.",
    demo: "/business-apps?demo=enterprise-suite",
  },
  {
    id: "healthcare-system",
    title: "Healthcare AI System",
    ...written(enterprisePrices["healthcare-system"]),
    message: "Good day. I am interested in the Healthcare AI System.",
    demo: "/business-apps?demo=healthcare",
  },
  {
    id: "restaurant-system",
    title: "Restaurant AI System",
    ...written(enterprisePrices["restaurant-system"]),
    message: "Good day. I am interested in the Restaurant AI System.",
    demo: "/business-apps?demo=hospitality",
  },
  {
    id: "real-estate-system",
    title: "Real Estate AI System",
    ...written(enterprisePrices["real-estate-system"]),
    message: "Good day. I am interested in the Real Estate AI System.",
    demo: "/business-apps?demo=real-estate",
  },
] as const;

export const packages = [
  {
    title: "LeadBot Basic",
    ...written(packagePrices["leadbot-basic"]),
    cta: "Ask about LeadBot Basic on WhatsApp",
    message: "Good day. I want LeadBot Basic for my WhatsApp.",
  },
  {
    title: "SmartAgent Pro",
    ...written(packagePrices["smartagent-pro"]),
    cta: "Ask about SmartAgent Pro on WhatsApp",
    message: "Good day. I want SmartAgent Pro for my WhatsApp.",
  },
  {
    title: "FullOps Assistant Elite",
    ...written(packagePrices["fullops-elite"]),
    cta: "Ask about FullOps Assistant Elite on WhatsApp",
    message: "Good day. I want FullOps Assistant Elite for my WhatsApp.",
  },
] as const;

export const addOns = [
  [
    "WhatsApp broadcast",
    `${naira(addOnPrices["whatsapp-broadcast"].amount)} once`,
    "Good day. I want to add WhatsApp broadcast.",
  ],
  [
    "Web chat widget",
    `${naira(addOnPrices["web-chat-widget"].amount)} once`,
    "Good day. I want to add the web chat widget.",
  ],
  [
    "AI reporting and memory",
    `${naira(addOnPrices["ai-reporting-memory"].amount)} per month`,
    "Good day. I want to add AI reporting and memory.",
  ],
  [
    "WhatsApp CRM integration",
    `${naira(addOnPrices["whatsapp-crm"].amount)} once`,
    "Good day. I want to add WhatsApp CRM integration.",
  ],
  [
    "Payment integration",
    `${naira(addOnPrices["payment-integration"].amount)} once`,
    "Good day. I want to add payment integration.",
  ],
] as const;

export const shared =
  "/whatsapp-ai-packages?package=smartagent-pro&add=whatsapp-broadcast,ai-reporting-memory,payment-integration";

/** The number and the text of a WhatsApp link, as the phone reads them. */
export async function chatOf(link: Locator): Promise<{ line: string; text: string }> {
  const { href, origin, pathname, searchParams } = await chatAddress(link);
  expect(href.length).toBeLessThan(2000);
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
