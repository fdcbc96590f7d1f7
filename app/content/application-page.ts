import type { PlainPage } from "./plain-page.ts";
import { applicationPage, applicationReplyTime } from "./recruitment.ts";
import { site } from "./site.ts";

/** The application as a chat on WhatsApp. */
export const applicationPlainPage: PlainPage = {
  path: "/recruitment/apply",
  title: `Apply to become a consultant | ${site.name}`,
  description: `See what we ask for and apply on WhatsApp with a ready message. If you are shortlisted, you hear from us there within ${applicationReplyTime}.`,
  heading: applicationPage.heading,
  intro: applicationPage.intro,
  sections: [
    {
      heading: "What we ask for",
      items: [
        { title: "Please answer all of these", points: applicationPage.questions },
        { title: "If you have them", points: applicationPage.optionalQuestions },
      ],
    },
    { heading: "Before you begin", items: [{ title: "Please note", points: applicationPage.requirements }] },
    {
      heading: "How to apply",
      text: "Press the button. WhatsApp opens with the questions in a message. Write your answer beside each one and send it.",
    },
  ],
  action: {
    label: "Apply on WhatsApp",
    line: "recruitment",
    message: [
      "Good day. I want to apply to become a consultant.",
      ...applicationPage.questions.map((question) => `${question}: `),
      ...applicationPage.optionalQuestions.map((question) => `${question} (optional): `),
    ].join("\n"),
  },
};
