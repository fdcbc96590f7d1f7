import { pages } from "./pages.ts";
import { applicationReplyTime } from "./recruitment.ts";
import { site } from "./site.ts";

/** Metadata of a recruitment page for browsers and search engines. */
export interface RecruitmentPage {
  readonly path: string;
  /** For <title>: at most 60 characters. */
  readonly title: string;
  /** For search results: 110 to 155 characters. */
  readonly description: string;
}

/** The prerendered pages of the section. */
export const recruitmentPages = {
  overview: {
    path: pages.overview.path,
    title: `Become an AI automation consultant | ${site.name}`,
    description:
      "Learn, shadow live projects and serve your own clients as an AI automation consultant in your city. See who we are looking for and what you would do.",
  },
  onboarding: {
    path: pages.onboarding.path,
    title: `Consultant onboarding in four steps | ${site.name}`,
    description:
      "From foundations to deployment: the four onboarding steps of a new consultant, what you do in each one, and how you progress after that.",
  },
  roles: {
    path: pages.roles.path,
    title: `Five consultant roles | ${site.name}`,
    description:
      "Client Consultant, Implementation Associate, AI Workflow Builder, Growth Consultant, Training & Support Lead: what each role does every week.",
  },
  performance: {
    path: pages.performance.path,
    title: `Performance and consultant levels | ${site.name}`,
    description:
      "The five things we measure in a consultant’s work, why each matters, and the four levels from Trainee to Territory or Sector Head.",
  },
  testAssignments: {
    path: pages.testAssignments.path,
    title: `Test assignments for applicants | ${site.name}`,
    description:
      "Five tasks for shortlisted applicants: a diagnosis, a simple CRM, a prompt, a sales message and a follow-up. How to write and submit them.",
  },
  territoryPlaybook: {
    path: pages.territoryPlaybook.path,
    title: `Territory playbook for consultants | ${site.name}`,
    description:
      "How a consultant builds up our work in one city, state or line of business: four responsibilities, what we give you, and where it can lead.",
  },
  contact: {
    path: pages.recruitmentContact.path,
    title: `Contact recruitment on WhatsApp | ${site.name}`,
    description: `The recruitment line for applicants and consultants, on WhatsApp only. We reply ${site.responseHours}. How to write to us.`,
  },
} as const satisfies Readonly<Record<string, RecruitmentPage>>;

/** The page of the form; each visitor gets a separate form, so it cannot be prerendered. */
export const applyPage: RecruitmentPage = {
  path: pages.apply.path,
  title: `Apply to become a consultant | ${site.name}`,
  description: `Fill in one form about yourself and the businesses you know. If you are shortlisted, you hear from us on WhatsApp within ${applicationReplyTime}.`,
};

/** The small menu of the section. */
export const sectionMenu = "In this section";

/** The one action that the whole section leads to. */
export const application = { label: "Apply to Become a Consultant", href: applyPage.path } as const;
