import { demoPrices, enterprisePrices, packagePrices, priceRange } from "./prices.ts";
import type { TitledText } from "./recruitment.ts";
import type { Statistic } from "./school.ts";
import { site } from "./site.ts";
import { whichOneLink } from "./which-one-link.ts";

/*
 * Texts of the home page's sections that need no script (app/ui/still.tsx). They are separate from home.ts so that the
 * browser does not fetch them a second time.
 */

export interface Service extends TitledText {
  /** The prices, lowest and highest, where there are any. */
  readonly prices?: string;
  readonly next: { readonly label: string; readonly href: string };
}

export const services = {
  heading: "What we can do for you",
  text: "Choose what you need.",
  list: [
    {
      title: "Enterprise systems",
      text: "A system for a clinic, a restaurant, a property company or a business with branches.",
      prices: priceRange(enterprisePrices),
      next: { label: "See Enterprise AI Systems", href: "/ai-enterprise-systems" },
    },
    {
      title: "WhatsApp assistants",
      text: "Assistants that answer customers and write down who wants to buy. The largest package also takes orders.",
      prices: priceRange(packagePrices),
      next: { label: "Compare WhatsApp AI Packages", href: "/whatsapp-ai-packages" },
    },
    {
      title: "Business apps",
      text: "Ready-made systems with your name, prices and users.",
      prices: priceRange(demoPrices),
      next: { label: "See Business App Demos", href: "/business-apps" },
    },
    {
      title: "Free tools",
      text: "Tools for the writing and planning every business needs.",
      next: { label: "See the Free AI Tools", href: "/tools" },
    },
    {
      title: "Training",
      text: "For owners, managers and people starting a business.",
      next: { label: `Visit ${site.school}`, href: "/video-courses" },
    },
    {
      title: "Advice",
      text: "Not sure what to automate?",
      next: whichOneLink,
    },
  ] satisfies readonly Service[],
} as const;

export const materialsPromo = {
  heading: "Free course materials",
  text: `The ${site.claims.freeCourses} PowerPoint courses cover AI, selling, bookkeeping, marketing, automation and prompts, with worksheets and templates.`,
  statistics: [
    { value: site.claims.resourceFiles, label: "resource files" },
    { value: "PowerPoint", label: "format" },
    { value: "Free", label: "price" },
  ] satisfies readonly Statistic[],
  buttonLabel: "See the free courses",
  href: "/free-courses",
} as const;
