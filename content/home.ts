import { firstSale } from "./first-sale.ts";
import type { WhatsAppAction } from "./flagships.ts";
import { pages } from "./pages.ts";
import { naira } from "./prices.ts";
import type { TitledText } from "./recruitment.ts";
import { sampleOrder } from "./sample-order.ts";
import type { Statistic } from "./school.ts";
import { learningChoices, learningChoicesTitle } from "./school.ts";
import { site } from "./site.ts";
import { supportHours } from "./support-hours.ts";

export interface Headline {
  readonly headline: string;
  readonly subheadline: string;
}

/** A button with one line about where it leads. */
export interface Destination {
  readonly label: string;
  readonly href: string;
  readonly text: string;
}

const headlines: readonly Headline[] = [
  {
    headline: "Software for your repetitive work",
    subheadline: `A system for your replies, orders, records and reports, built in ${site.claims.buildTime}.`,
  },
  {
    headline: "Customers write. Your WhatsApp replies.",
    subheadline:
      "An assistant answers at any hour, takes the details and alerts you when a person is needed.",
  },
  {
    headline: "Text the sale. The books are done.",
    subheadline: `You send ‘${firstSale}’ on WhatsApp and the sale is in your books.`,
  },
  {
    headline: "See the price before you call",
    subheadline: "Package and system prices are shown in naira. Ask on WhatsApp before you decide.",
  },
  {
    headline: "Learn to do it yourself",
    subheadline: `${site.claims.freeCourses} free courses, free AI tools, and a school that costs nothing to join.`,
  },
];

const freeCoursesDestination: Destination = {
  label: "Free Courses",
  href: "/free-courses",
  text: `${site.claims.freeCourses} courses in PowerPoint format to keep`,
};

/** The five ways offered under 'Choose What to Explore'; the hero adds Free Courses. */
const explorable: readonly Destination[] = [
  {
    label: "Enterprise AI Systems",
    href: "/ai-enterprise-systems",
    text: "Four business systems, with setup and monthly prices",
  },
  {
    label: "WhatsApp AI Packages",
    href: "/whatsapp-ai-packages",
    text: "Three assistants for your WhatsApp, with prices",
  },
  {
    label: "Business App Demos",
    href: "/business-apps",
    text: `${site.claims.demoSystems} systems: what each does and costs per month`,
  },
  {
    label: "Free AI Tools",
    href: "/tools",
    text: "Tools for names, adverts, FAQs and plans",
  },
  { label: site.school, href: "/video-courses", text: "Four learning paths, free to enroll" },
];

/** What a visitor gets behind each button, in a few words. */
const benefits: readonly string[] = [
  "All your work in one system",
  "Answers at any hour",
  "Sample screens and prices",
  "Captions, names and plans",
  "Learn to automate, step by step",
  "Slides and worksheets to keep",
];

export const hero = {
  headlines,
  action: { label: "Book a half-hour call", href: pages.appointment.path },
  destinations: [...explorable, freeCoursesDestination].map(({ label, href }, at) => ({
    label,
    href,
    benefit: benefits[at] ?? "",
  })),
  statistics: [
    { value: site.claims.buildTime, label: "to deploy" },
    { value: site.claims.businessesAutomated, label: "businesses automated" },
    { value: site.claims.support, label: "support included" },
  ] satisfies readonly Statistic[],
  /** A customer orders in a chat, and it is paid. */
  order: {
    label: "Example: a customer orders cloth on WhatsApp and pays",
    messages: [
      { own: true, text: "Do you still have the blue adire?" },
      {
        own: false,
        text: `Yes, ${naira(sampleOrder.price)} for a piece of 5 yards. How many pieces?`,
      },
      { own: true, text: `${sampleOrder.quantity}, please. Deliver to Bodija.` },
    ],
    delivered: "With delivery",
    paid: `Paid. ${sampleOrder.left} left in stock`,
  },
} as const;

export const exploreDialog = {
  title: "Choose What to Explore",
  text: "Each opens a page. You can come back here from all of them.",
  options: explorable,
} as const;

export const videoDialog = {
  title: `How ${site.name} works`,
  text: "The video loads only after you tap Play, so it uses none of your data until then.",
  playLabel: "Play the video",
  /** Said where no video is configured. */
  stepsText: "Four pictures, from your first message to the day you use it.",
  /** The same story in words; shown alone where no video is configured. */
  steps: [
    {
      title: "You describe the work",
      text: "Tell us on WhatsApp what you sell and what work you repeat every day.",
    },
    {
      title: "We agree what the system does and costs",
      text: "You see the scope, the setup price and the monthly price first. Then you pay the deposit.",
    },
    {
      title: "We build it",
      text: `We build a custom system in ${site.claims.buildTime}. You try it before your customers do.`,
    },
    { title: "You use it", text: `We train your staff. ${supportHours}` },
  ] satisfies readonly TitledText[],
} as const;

export const about = {
  /** For search results. */
  summary:
    "WhatsApp assistants, bookkeeping by chat and business systems for owners in Nigeria. See what each does, what it costs and how to start.",
  heading: "We take repetitive work off your hands",
  paragraphs: [
    "A customer asks for a price while you are serving another. An order on paper gets lost. At night the till is short. A system can answer the customer, write down the order and add up the money.",
    `${site.name} has built systems for ${site.claims.businessesAutomated} businesses in Nigeria and across Africa.`,
  ],
  points: [
    {
      title: "Built around your day",
      text: "First we ask how you work. Then we build the system to fit.",
    },
    {
      title: "Works on the phone you have",
      text: "Most of the work happens on WhatsApp. Your customers install nothing.",
    },
    {
      title: "Support from AI and staff",
      text: supportHours,
    },
  ] satisfies readonly TitledText[],
  moreLabel: "More about us",
  exploreLabel: "Explore",
  videoLabel: "Watch how it works",
} as const;

export const schoolPromo = {
  heading: "Join the School for Free",
  text: "Joining, all course outlines and the courses marked ‘Free’ cost nothing. Ask us the price of the others.",
  statistics: [
    { value: site.claims.premiumCourses, label: "premium courses" },
    { value: site.claims.downloads, label: "downloads" },
    { value: "100%", label: "free access" },
  ] satisfies readonly Statistic[],
  enterLabel: "Enter the School",
  dialog: { title: learningChoicesTitle, choices: learningChoices },
} as const;

export const contact = {
  heading: "What work do you repeat every day?",
  text: "One message is enough. Tell us what your business does and what takes up your time.",
  hoursLabel: "Response hours",
  hours: site.responseHours,
  emailLabel: "Email",
  email: site.email,
  action: {
    label: "Chat on WhatsApp",
    line: "sales",
    message: "Good day. My business is: \nThe work I repeat every day: \nMy name and city: ",
  } satisfies WhatsAppAction,
} as const;
