import { freeCourses, freeCoursesPage, materialsMessage } from "./materials.ts";
import type { PlainPage } from "./plain-page.ts";
import { site } from "./site.ts";
import { course } from "./structured-data.ts";
import { type ToolCard, tools } from "./tools.ts";
import { toolMessage, toolPageTitle } from "./tools-page.ts";

function toolPage(tool: ToolCard): PlainPage {
  return {
    path: tool.path,
    title: toolPageTitle(tool),
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
    ...freeCourses.map((free) => ({
      id: free.slug,
      heading: free.title,
      text: free.description,
      items: [
        { title: "Price", price: `${freeCoursesPage.price} instead of ${freeCoursesPage.usualPrice}` },
        { title: "Afterwards you can", points: free.outcomes },
        { title: "Who it is for", text: free.audience },
      ],
    })),
    {
      heading: "How to get them",
      text: "Press the button, delete the courses you do not want from the message, and send. We send the PowerPoint files in the same chat.",
    },
  ],
  action: { label: "Get the courses on WhatsApp", line: "concierge", message: materialsMessage },
  structured: freeCourses.map(({ slug, title, description }) =>
    course({ name: title, description, path: `/free-courses#${slug}` }),
  ),
};

/** Tools without a screen of their own yet. */
const plainTools = tools.filter(({ slug }) => slug === "bot-playground");

export const offerPages: readonly PlainPage[] = [...plainTools.map(toolPage), courses];
