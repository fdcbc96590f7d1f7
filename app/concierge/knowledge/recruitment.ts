import { recruitmentContact, territoryPlaybook, testAssignments } from "#content/assignments.ts";
import { onboarding, performance, roles } from "#content/careers.ts";
import { conciergePhrases as phrases } from "#content/concierge.ts";
import { applicationPage, recruitmentOverview, type TitledText } from "#content/recruitment.ts";
import type { KnowledgeDocument } from "./document.ts";

const benefit = (title: string) =>
  recruitmentOverview.why.benefits.find((one) => one.title === title)?.text ?? "";
const listed = (things: readonly { title: string }[]) => things.map(({ title }) => title).join(", ");
const told = (things: readonly TitledText[]) => things.map(({ title, text }) => `${title}: ${text}`);

interface Page {
  readonly slug: string;
  readonly heading: string;
  readonly about: string;
  readonly details: readonly string[];
  readonly names: readonly string[];
}

const levels = listed(performance.levels);

const pages: readonly Page[] = [
  {
    slug: "overview",
    heading: recruitmentOverview.heading,
    about: `${recruitmentOverview.intro} ${recruitmentOverview.lookingFor.text}`,
    details: [
      ...told(recruitmentOverview.why.benefits),
      ...told(recruitmentOverview.lookingFor.traits),
      ...told(recruitmentOverview.work.duties),
    ],
    names: [
      "consultant",
      "become consultant",
      "job",
      "vacancy",
      "hiring",
      "recruiting",
      "career",
      "employ",
      "internship",
      "siwes",
      "agent for you",
      "become agent",
      "your agent",
      "any work for",
      "graduate",
      "corper",
      "need work",
      "find work",
      "want work",
      "looking for work",
      "join team",
      "join your team",
      "partner",
    ],
  },
  {
    slug: "apply",
    heading: applicationPage.heading,
    about: `${applicationPage.intro} ${applicationPage.requirements.join(" ")}`,
    details: [
      `${phrases.asked(applicationPage.questions.join(", "))}`,
      `${phrases.optional(applicationPage.optionalQuestions.join("; "))}`,
    ],
    names: [
      "apply",
      "application",
      "applicant",
      "hear back",
      "hear from you",
      "apply consultant",
      "apply job",
      "apply work",
      "age",
      "requirement",
      "year consultant",
      "qualification",
      "consultant experience",
      "cv",
      "my resume",
      "portfolio",
      "linkedin",
      "consultant form",
      "degree consultant",
      "consultant requirement",
    ],
  },
  {
    slug: "onboarding",
    heading: onboarding.heading,
    about: `${onboarding.intro} ${phrases.listed(listed(onboarding.steps))}`,
    details: [...told(onboarding.steps), ...told(onboarding.progression.notes)],
    names: [
      "onboarding",
      "after apply",
      "application next",
      "submit application",
      "after shortlist",
      "shortlisted",
      "consultant training",
      "train consultant",
    ],
  },
  {
    slug: "roles",
    heading: roles.heading,
    about: `${roles.intro} ${phrases.listed(listed(roles.list))}`,
    details: [...told(roles.list), ...told(roles.fit.traits)],
    names: [...roles.list.map(({ title }) => title.toLowerCase()), "role", "position", "consultant role"],
  },
  {
    slug: "performance",
    heading: performance.heading,
    about: `${benefit("Commissions")} ${performance.intro} ${performance.levelsHeading}: ${levels}.`,
    details: [
      ...told(performance.levels),
      ...performance.metrics.map(({ name, meaning }) => `${name}: ${meaning}`),
    ],
    names: [
      "commission",
      "performance",
      "promotion",
      "promoted",
      "promote",
      "salary",
      "consultant level",
      "consultant earn",
      "consultant salary",
      "career level",
      "how much consultant",
      "consultant money",
      "consultant pay",
      "pay consultant",
      "consultant paid",
      "earn",
      "start earning",
      "earning",
      "make money",
      "be paid",
      "get paid",
      "trainee",
      "lead consultant",
      "override",
    ],
  },
  {
    slug: "test-assignments",
    heading: testAssignments.heading,
    about: `${testAssignments.intro} ${phrases.listed(listed(testAssignments.list))} ${testAssignments.submission.text}`,
    details: [
      ...testAssignments.list.map(({ title, task }) => `${title}: ${task}`),
      ...testAssignments.submission.notes,
    ],
    names: [
      "test assignment",
      "assignment",
      "submit assignment",
      "consultant test",
      "test task",
      "shortlist test",
    ],
  },
  {
    slug: "territory-playbook",
    heading: territoryPlaybook.heading,
    about: territoryPlaybook.intro,
    details: [
      ...told(territoryPlaybook.responsibilities),
      ...told(territoryPlaybook.given.items),
      ...told(territoryPlaybook.advancement.items),
    ],
    names: ["territory", "playbook", "territory head", "regional", "brochure consultant"],
  },
  {
    slug: "contact",
    heading: recruitmentContact.heading,
    about: `${recruitmentContact.intro} ${recruitmentContact.guidelines.items[0]?.text}`,
    details: told(recruitmentContact.guidelines.items),
    names: [
      "recruitment contact",
      "recruitment line",
      "recruitment number",
      "contact recruitment",
      "consultant line",
      "consultant whatsapp",
      "recruiter",
    ],
  },
];

/** Working with us as a consultant, page by page. */
export const recruitmentDocuments: readonly KnowledgeDocument[] = pages.map(({ slug, heading, ...page }) => ({
  kind: "recruitment",
  name: heading,
  place: { path: `/recruitment/${slug}`, title: heading },
  ...page,
  keywords: "consultant recruitment",
  weight: 0.8,
  action: "apply_consultant",
}));
