import { site } from "./site.ts";

/** The adire cloth of a part of the site, on its pages and shared pictures; each is in app/ui/cloth/weave.ts. */
export type Cloth =
  | "home"
  | "systems"
  | "demos"
  | "tools"
  | "school"
  | "people"
  | "journal"
  | "shelf"
  | "notes";

/** A public page. Pages that come in series (tools, posts, ebooks, courses) are added in app/prerendered.ts. */
export interface Page {
  readonly path: string;
  /** The name in the menus, the footer and the breadcrumb. */
  readonly name: string;
  /** The name in the dashboard's visitor figures; without it the path is shown. */
  readonly figure?: string;
  /** The menu of the navigation bar that lists the page; this list gives the order. */
  readonly menu?: "systems" | "recruitment";
  /** The cloth of its picture, and of pages whose addresses begin with the same word; the default is `notes`. */
  readonly cloth?: Cloth;
  /** Rendered for each visitor. All other pages are prerendered by the build. */
  readonly rendered?: true;
  /** Other addresses of the same page. */
  readonly aliases?: readonly string[];
  /** With one of these names in its query the page is rendered, so that a shared link works without script. */
  readonly queries?: readonly string[];
}

/** Every public page once, in the order of the menus. The screen of `freeCourses` is the file free-courses.page.tsx. */
export const pages = {
  home: { path: "/", name: "Home", figure: "Home Page", cloth: "home", queries: ["explore", "video"] },
  systems: {
    path: "/ai-enterprise-systems",
    name: "Enterprise AI Systems",
    menu: "systems",
    cloth: "systems",
  },
  packages: {
    path: "/whatsapp-ai-packages",
    name: "WhatsApp AI Packages",
    menu: "systems",
    cloth: "systems",
    queries: ["package", "add"],
  },
  demos: {
    path: "/business-apps",
    name: "Business App Demos",
    figure: "Business Apps Demo",
    menu: "systems",
    cloth: "demos",
    queries: ["demo", "category"],
  },
  tools: { path: "/tools", name: "Free AI Tools", figure: "Free AI Tools", menu: "systems", cloth: "tools" },
  playground: { path: "/tools/bot-playground", name: "Bot Playground" },
  school: {
    path: "/video-courses",
    name: site.school,
    figure: "Video Courses",
    cloth: "school",
    rendered: true,
  },
  freeCourses: { path: "/free-courses", name: "Free Courses", figure: "Free Courses", cloth: "school" },
  enroll: { path: "/enroll", name: "Enroll", cloth: "school", rendered: true },
  overview: { path: "/recruitment/overview", name: "Overview", menu: "recruitment", cloth: "people" },
  apply: { path: "/recruitment/apply", name: "Apply", menu: "recruitment", rendered: true },
  onboarding: { path: "/recruitment/onboarding", name: "Onboarding", menu: "recruitment" },
  roles: { path: "/recruitment/roles", name: "Roles", menu: "recruitment" },
  performance: { path: "/recruitment/performance", name: "Performance", menu: "recruitment" },
  testAssignments: {
    path: "/recruitment/test-assignments",
    name: "Test Assignments",
    menu: "recruitment",
    aliases: ["/recruitment/tests"],
  },
  territoryPlaybook: {
    path: "/recruitment/territory-playbook",
    name: "Territory Playbook",
    menu: "recruitment",
    aliases: ["/recruitment/playbook"],
  },
  recruitmentContact: { path: "/recruitment/contact", name: "Contact", menu: "recruitment" },
  blog: { path: "/blog", name: "Blog", figure: "Blog", cloth: "journal", queries: ["topic"] },
  howWeWork: { path: "/how-we-work", name: "How we work", menu: "systems", cloth: "systems" },
  costs: {
    path: "/what-it-costs",
    name: "What else costs money",
    figure: "What else costs money",
    cloth: "systems",
  },
  quoteExamples: {
    path: "/quote-examples",
    name: "Quotes for a business like yours",
    figure: "Quote examples",
    cloth: "systems",
  },
  contact: { path: "/contact", name: "Contact", rendered: true },
  appointment: { path: "/appointment", name: "Book an appointment", rendered: true },
  privacy: { path: "/privacy", name: "Privacy", rendered: true },
  yourData: { path: "/your-data", name: "Your data", rendered: true },
  terms: { path: "/terms", name: "Terms" },
} as const satisfies Readonly<Record<string, Page>>;

/** The same pages as a list, in order. */
export const allPages: readonly Page[] = Object.values(pages);

/** The first page of a section of the site. */
export interface Section {
  readonly name: string;
  readonly path: string;
}

/** Sections of the site: a page belongs to one if its address begins with this word and a slash. */
const sections: Readonly<Record<string, Section>> = {
  tools: pages.tools,
  recruitment: { name: "Recruitment", path: pages.overview.path },
  blog: pages.blog,
};

/** The section that a page belongs to; undefined for other pages, and for the section's own first page. */
export function sectionOf(path: string): Section | undefined {
  const [, word = "", rest] = path.split("/");
  const section = rest && Object.hasOwn(sections, word) ? sections[word] : undefined;
  return section?.path === path ? undefined : section;
}
