import { recruitmentContact, submissionFormat, territoryPlaybook, testAssignments } from "./assignments.ts";
import { onboarding, performance, roles } from "./careers.ts";
import type { PlainPage } from "./plain-page.ts";
import { applicationPage, applicationReplyTime, recruitmentOverview } from "./recruitment.ts";
import { site } from "./site.ts";

/** A phrase in the middle of a sentence: its first letter small. */
function inSentence(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

const overview: PlainPage = {
  path: "/recruitment/overview",
  title: `Become an AI automation consultant | ${site.name}`,
  description:
    "Learn, shadow live projects and serve your own clients as an AI automation consultant in your city. See who we look for and what you would do.",
  heading: recruitmentOverview.heading,
  intro: recruitmentOverview.intro,
  sections: [
    {
      heading: recruitmentOverview.who.heading,
      text: recruitmentOverview.who.text,
      items: recruitmentOverview.who.highlights,
    },
    { heading: recruitmentOverview.why.heading, items: recruitmentOverview.why.benefits },
    {
      heading: recruitmentOverview.lookingFor.heading,
      text: recruitmentOverview.lookingFor.text,
      items: recruitmentOverview.lookingFor.traits,
    },
    { heading: recruitmentOverview.work.heading, items: recruitmentOverview.work.duties },
    {
      heading: recruitmentOverview.closing.heading,
      text: recruitmentOverview.closing.text,
      items: [{ title: recruitmentOverview.applyLabel, href: "/recruitment/apply" }],
    },
  ],
  action: {
    label: recruitmentOverview.chatLabel,
    line: "recruitment",
    message: recruitmentOverview.chatMessage,
  },
};

const apply: PlainPage = {
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

const onboardingPage: PlainPage = {
  path: "/recruitment/onboarding",
  title: `Consultant onboarding in four steps | ${site.name}`,
  description:
    "From foundations to deployment: the four onboarding steps of a new consultant, what you do in each one, and how you progress after that.",
  heading: onboarding.heading,
  intro: onboarding.intro,
  sections: [
    {
      heading: "The four steps",
      items: onboarding.steps.map((step, index) => ({ ...step, title: `${index + 1}. ${step.title}` })),
    },
    {
      heading: onboarding.progression.heading,
      items: [
        { title: "As you grow", points: onboarding.progression.notes },
        { title: onboarding.applyLabel, href: "/recruitment/apply" },
      ],
    },
  ],
  action: { label: onboarding.chatLabel, line: "recruitment", message: onboarding.chatMessage },
};

const rolesPage: PlainPage = {
  path: "/recruitment/roles",
  title: `Five consultant roles | ${site.name}`,
  description:
    "Client Consultant, Implementation Associate, AI Workflow Builder, Growth Consultant, Training & Support Lead: what each role does every week.",
  heading: roles.heading,
  intro: roles.intro,
  sections: [
    { heading: "The roles", items: roles.list },
    { heading: roles.fit.heading, items: roles.fit.traits },
  ],
  action: { label: roles.chatLabel, line: "recruitment", message: roles.chatMessage },
};

const performancePage: PlainPage = {
  path: "/recruitment/performance",
  title: `Performance and consultant levels | ${site.name}`,
  description:
    "The five things we measure in a consultant’s work, why each matters, and the four levels from Trainee to Territory or Sector Head.",
  heading: performance.heading,
  intro: performance.intro,
  sections: [
    {
      heading: performance.metricsHeading,
      items: performance.metrics.map((metric) => ({
        title: metric.name,
        text: metric.meaning,
        points: [`Why it matters: ${inSentence(metric.reason)}`],
      })),
    },
    {
      heading: performance.levelsHeading,
      items: performance.levels.map((level) => ({
        title: `${level.level}. ${level.title}`,
        text: level.text,
      })),
    },
  ],
  action: { label: performance.chatLabel, line: "recruitment", message: performance.chatMessage },
};

const assignmentsPage: PlainPage = {
  path: "/recruitment/test-assignments",
  title: `Test assignments for applicants | ${site.name}`,
  description:
    "Five tasks for shortlisted applicants: a diagnosis, a simple CRM, a prompt, a sales message and a follow-up. How to write and submit them.",
  heading: testAssignments.heading,
  intro: testAssignments.intro,
  sections: [
    {
      heading: "The five tasks",
      items: testAssignments.list.map((assignment) => ({
        title: `${assignment.number}. ${assignment.title}`,
        text: assignment.text,
        points: [
          `${testAssignments.taskLabel}: ${inSentence(assignment.task)}`,
          `${testAssignments.lookForLabel}: ${assignment.lookFor.map(inSentence).join("; ")}.`,
        ],
      })),
    },
    {
      heading: testAssignments.submission.heading,
      text: testAssignments.submission.text,
      items: [
        { title: "The form", points: submissionFormat.split("\n").map((line) => line.trim()) },
        { title: "Before you send", points: testAssignments.submission.notes },
      ],
    },
  ],
  action: { label: testAssignments.submission.sendLabel, line: "recruitment", message: submissionFormat },
};

const playbookPage: PlainPage = {
  path: "/recruitment/territory-playbook",
  title: `Territory playbook for consultants | ${site.name}`,
  description:
    "How a consultant grows one city, state or line of business: the four responsibilities, what we give you for it, and where it can lead.",
  heading: territoryPlaybook.heading,
  intro: territoryPlaybook.intro,
  sections: [
    { heading: territoryPlaybook.responsibilitiesHeading, items: territoryPlaybook.responsibilities },
    { heading: territoryPlaybook.given.heading, items: territoryPlaybook.given.items },
    { heading: territoryPlaybook.advancement.heading, items: territoryPlaybook.advancement.items },
  ],
  action: { label: territoryPlaybook.chatLabel, line: "recruitment", message: territoryPlaybook.chatMessage },
};

const contactPage: PlainPage = {
  path: "/recruitment/contact",
  title: `Contact recruitment on WhatsApp | ${site.name}`,
  description: `The recruitment line for applicants and consultants, on WhatsApp only. We reply ${site.responseHours}. How to write to us.`,
  heading: recruitmentContact.heading,
  intro: recruitmentContact.intro,
  sections: [
    { heading: recruitmentContact.guidelines.heading, items: recruitmentContact.guidelines.items },
    {
      heading: "Pages that may answer you",
      items: recruitmentContact.links.map((link) => ({ title: link.label, href: link.href })),
    },
  ],
  action: {
    label: recruitmentContact.chatLabel,
    line: "recruitment",
    message: recruitmentContact.chatMessage,
  },
};

export const recruitmentPages: readonly PlainPage[] = [
  overview,
  apply,
  onboardingPage,
  rolesPage,
  performancePage,
  assignmentsPage,
  playbookPage,
  contactPage,
];
