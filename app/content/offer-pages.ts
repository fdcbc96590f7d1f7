import { freeCourses, freeCoursesPage, materialsMessage } from "./materials.ts";
import {
  addOns,
  assistantLaunchTime,
  botPackages,
  enterpriseOffers,
  enterprisePage,
  packagesPage,
} from "./offers.ts";
import type { PlainPage } from "./plain-page.ts";
import { priceInWords } from "./prices.ts";
import { site } from "./site.ts";
import { type ToolCard, toolMessage, tools, toolsPage } from "./tools.ts";

const enterprise: PlainPage = {
  path: "/ai-enterprise-systems",
  title: `Enterprise AI Systems and prices | ${site.name}`,
  description:
    "AI systems for clinics, restaurants, property companies and groups with branches. See what each one does, its setup price and its monthly price.",
  heading: enterprisePage.heading,
  intro: enterprisePage.intro,
  sections: [
    ...enterpriseOffers.map((offer) => ({
      heading: offer.title,
      text: `${offer.subtitle}. ${offer.description}`,
      items: [
        {
          title: "What it costs",
          price: priceInWords({ setup: offer.setupPrice, monthly: offer.monthlyPrice }),
        },
        { title: "What it does", points: offer.features },
        { title: "An example", text: offer.useCase },
        { title: "What it is built with", text: `${offer.stack.join(", ")}.` },
      ],
    })),
    { heading: enterprisePage.closing.heading, text: enterprisePage.closing.text },
  ],
  action: {
    label: enterprisePage.closing.ctaText,
    line: "sales",
    message: enterprisePage.closing.ctaMessage,
  },
};

const packages: PlainPage = {
  path: "/whatsapp-ai-packages",
  title: `WhatsApp AI Packages and prices | ${site.name}`,
  description: `Three WhatsApp assistants that reply to your customers ${site.claims.support}, with setup and monthly prices in naira. At work in ${assistantLaunchTime}.`,
  heading: packagesPage.heading,
  intro: packagesPage.intro,
  sections: [
    {
      heading: packagesPage.compareLabel,
      items: botPackages.map((offer) => ({
        title: offer.popular ? `${offer.title} (${packagesPage.popularLabel})` : offer.title,
        text: `${offer.subtitle}. ${offer.description} Example: ${offer.useCase}`,
        price: priceInWords({ setup: offer.setupPrice, monthly: offer.monthlyPrice }),
        points: offer.features,
      })),
    },
    {
      heading: packagesPage.addOns.heading,
      text: packagesPage.addOns.text,
      items: addOns.map((addOn) => ({
        title: addOn.name,
        text: addOn.description,
        price: priceInWords(addOn.price),
      })),
    },
    {
      heading: packagesPage.closing.heading,
      items: packagesPage.closing.steps.map((step, index) => ({ title: `Step ${index + 1}`, text: step })),
    },
  ],
  action: {
    label: packagesPage.closing.launch.ctaText,
    line: "sales",
    message: packagesPage.closing.launch.ctaMessage,
  },
};

const toolIndex: PlainPage = {
  path: "/tools",
  title: `Free AI Tools for your business | ${site.name}`,
  description: `${site.claims.freeTools} free tools for business names, adverts, product texts, FAQs, procedures and plans. Each page shows an example of what you get back.`,
  heading: toolsPage.heading,
  intro: toolsPage.intro,
  sections: [
    {
      heading: "Choose a tool",
      items: tools.map((tool) => ({
        title: tool.title,
        text: tool.description,
        href: tool.path,
      })),
    },
    { heading: toolsPage.custom.heading, text: toolsPage.custom.text },
  ],
  action: {
    label: "Ask for a custom tool on WhatsApp",
    line: "sales",
    message: toolsPage.custom.ctaMessage,
  },
};

function toolPage(tool: ToolCard): PlainPage {
  return {
    path: tool.path,
    title: `${tool.title}, free | ${site.name}`,
    description: `${tool.description} See a full example, then try it for your own business on WhatsApp.`,
    heading: tool.title,
    intro: `${tool.description} ${tool.useWhen}`,
    sections: [
      {
        heading: "Example: what you put in",
        items: tool.example.input.map((part) => ({ title: part.label, text: part.lines.join(" ") })),
      },
      {
        heading: "Example: what you get back",
        items: tool.example.output.map((part) =>
          part.lines.length > 1
            ? { title: part.label, points: part.lines }
            : { title: part.label, text: part.lines.join(" ") },
        ),
      },
      {
        heading: "Get yours now",
        text: `Press the button, fill in the same details for your own business and send. We make it and reply in the same chat, ${site.responseHours}. There is nothing to pay.`,
      },
    ],
    action: { label: tool.askLabel, line: "concierge", message: toolMessage(tool) },
  };
}

const courses: PlainPage = {
  path: "/free-courses",
  title: `Free business courses in PowerPoint | ${site.name}`,
  description: `${site.claims.freeCourses} free PowerPoint courses on AI, WhatsApp selling, bookkeeping, marketing, automation and prompts. Choose yours and get the file on WhatsApp.`,
  heading: freeCoursesPage.heading,
  intro: freeCoursesPage.intro,
  sections: [
    ...freeCourses.map((course) => ({
      heading: course.title,
      text: course.description,
      items: [
        { title: "Price", price: `${freeCoursesPage.price} instead of ${freeCoursesPage.usualPrice}` },
        { title: "Afterwards you can", points: course.outcomes },
        { title: "Who it is for", text: course.audience },
      ],
    })),
    {
      heading: "How to get them",
      text: "Press the button, delete the courses you do not want from the message, and send. We send the PowerPoint files in the same chat.",
    },
  ],
  action: { label: "Get the courses on WhatsApp", line: "concierge", message: materialsMessage },
};

export const offerPages: readonly PlainPage[] = [
  enterprise,
  packages,
  toolIndex,
  ...tools.map(toolPage),
  courses,
];
