import { pages } from "./pages.ts";
import { freeCoursePrice, naira } from "./prices.ts";
import { site } from "./site.ts";

export interface FreeCourse {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  /** What the learner can do after the course. */
  readonly outcomes: readonly string[];
  readonly audience: string;
}

export const freeCourses: readonly FreeCourse[] = [
  {
    slug: "ai-for-your-small-business",
    title: "AI for your small business",
    description:
      "What AI can do for a shop, a salon or a small office today, what it cannot do, and how to begin with a free tool on your phone.",
    outcomes: [
      "Choose the tasks in your business that AI can help with",
      "Use a free tool to write a reply, a price list or a notice",
      "Check an AI answer before a customer sees it",
      "Keep customers’ private details out of public tools",
    ],
    audience: "For owners who have heard about AI and want to see it do one useful thing.",
  },
  {
    slug: "whatsapp-selling",
    title: "WhatsApp selling",
    description:
      "How to sell on WhatsApp, from the profile and the catalogue to the follow-up, with messages you can copy and change.",
    outcomes: [
      "Set up a business profile and catalogue that answer what buyers ask first",
      "Reply to ‘How much?’ in a way that leads to an order",
      "Follow up a quiet customer without begging",
      "Use status posts and broadcasts without being blocked",
    ],
    audience: "For anybody who sells by phone, whether one product or many.",
  },
  {
    slug: "bookkeeping-from-zero",
    title: "Bookkeeping from zero",
    description:
      "Write down money in and money out, keep your own money separate from the business money, and know your profit at the end of the month.",
    outcomes: [
      "Record each sale, expense and debt on one sheet",
      "Know the difference between sales, profit and cash",
      "Set your own salary and stop taking from the till",
      "Read a month’s figures and make one decision from them",
    ],
    audience: "For traders and service providers who have never kept books, or have stopped keeping them.",
  },
  {
    slug: "digital-marketing-on-a-small-budget",
    title: "Digital marketing on a small budget",
    description:
      "Choose one place to be seen, post what buyers want to know, and spend on adverts only when you can measure the result.",
    outcomes: [
      "Describe your buyers and where to find them",
      "Plan your posts from what customers already ask",
      "Run a small test advert and count what it brought in",
      "Stop what does not work before the money is gone",
    ],
    audience: "For businesses that post often but sell little.",
  },
  {
    slug: "automating-daily-work",
    title: "Automating daily work",
    description:
      "Find the work you repeat each day, such as reminders, replies and copying figures, and let free or cheap tools do it.",
    outcomes: [
      "List the tasks you repeat and the time each one takes",
      "Set up quick replies, reminders and a form whose answers go into a spreadsheet",
      "Draw a simple workflow before paying anybody to build it",
    ],
    audience: "For owners and assistants who spend the day on small, repetitive jobs.",
  },
  {
    slug: "writing-good-prompts",
    title: "Writing good prompts",
    description:
      "How to get a useful answer from an AI tool: say who the answer is for, what it must contain and what to leave out. The course has prompts to copy.",
    outcomes: [
      "Write a prompt with a role, a task, facts and an answer format",
      "Improve a poor answer with a second question",
      "Keep a list of prompts that your staff can use again",
    ],
    audience: "For anybody who has tried an AI tool and got an answer that did not sound like them.",
  },
];

export const freeCoursesPage = {
  path: pages.freeCourses.path,
  /** For <title>. */
  title: `Free business courses in PowerPoint | ${site.name}`,
  description: `${site.claims.freeCourses} free PowerPoint courses on AI, WhatsApp selling, bookkeeping, marketing, automation and prompts: ${site.claims.resourceFiles} files to download, worksheets included.`,
  heading: "Free Courses",
  intro: `Here are ${site.claims.freeCourses} courses in PowerPoint format, free to keep and to use with your staff. You need no account.`,
  /** Leads to the list. */
  chooseLabel: "Choose a course",
  downloadLabel: "Download Now",
  usualPrice: naira(freeCoursePrice.usual),
  price: naira(freeCoursePrice.now),
  usualPriceLabel: "Instead of",
  priceLabel: "Price",
  outcomesLabel: "After this course you can",
  deckFormat: "PowerPoint",
  filesLabel: (count: number) => `${count} more files for this course`,
  /** Hidden text for screen readers after the name of a download. */
  newTab: "opens in a new tab",
  facts: [
    { value: site.claims.resourceFiles, label: "resource files" },
    { value: site.claims.downloads, label: "downloads" },
  ],
  kinds: { deck: "PowerPoint", document: "Word", sheet: "Excel", pdf: "PDF", text: "Text" },
  howTo: {
    heading: "How to download",
    /** The drawn list of a phone's files. */
    sceneLabel: "Example: downloaded courses in a phone’s folder Downloads",
    folder: "Downloads",
    text: "Press Download Now under the course. Your browser saves the file, usually under Downloads. Open it with PowerPoint, Google Slides or any office app on your phone. We do not ask for your number.",
    whatsappText: `If you only have a WhatsApp bundle, ask us on WhatsApp and we will send the files in the chat, ${site.responseHours}.`,
    whatsappLabel: "Get the courses on WhatsApp",
  },
  missing: "There is no such file. All files are on the Free Courses page.",
} as const;

/** The admin's table of actual downloads. */
export const downloadsTexts = {
  heading: "Downloads",
  back: "Dashboard",
  logout: "Logout",
  caption: "Files by downloads",
  columns: { file: "File", month: "Last 30 days", all: "All time" },
  totals: {
    all: { label: "Downloads", note: "since counting began" },
    month: { label: "Downloads", note: "last 30 days" },
    files: { label: "Files", note: "on the page" },
  },
  claims: `The page says ${site.claims.downloads} downloads and ${site.claims.resourceFiles} resource files. Those are the claims in the site’s configuration; these are the real counts. Programs that read the site are not counted, nor are visitors who asked not to be.`,
  gone: "no longer offered",
  empty: { title: "Nothing downloaded yet", text: "The first download appears here within a second." },
  unread: {
    title: "The downloads could not be loaded",
    text: "Nothing is lost. Try again in a minute.",
    retry: "Try again",
  },
} as const;

/** The message that asks for the decks; the visitor deletes those they do not want. */
export const materialsMessage = `Good day. Please send me these free courses:\n${freeCourses.map((course) => `- ${course.title}`).join("\n")}\nMy name: `;
