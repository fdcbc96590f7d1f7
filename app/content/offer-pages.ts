import { freeCourses, freeCoursesPage, materialsMessage } from "./materials.ts";
import type { PlainPage } from "./plain-page.ts";
import { site } from "./site.ts";
import { course } from "./structured-data.ts";

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

export const offerPages: readonly PlainPage[] = [courses];
