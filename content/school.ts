import { site } from "./site.ts";

export interface Statistic {
  readonly value: string;
  readonly label: string;
}

/** Course tiers, lowest first. */
export const tierIds = ["free", "basic", "pro", "elite"] as const;
export type TierId = (typeof tierIds)[number];

/** The tiers that are opened to a learner: all but the first, which every learner has. */
export const grantedTierIds = ["basic", "pro", "elite"] as const satisfies readonly TierId[];
export type GrantedTierId = (typeof grantedTierIds)[number];

/** The name of a tier, as badges and messages have it. */
export function tierName(id: string): string {
  return tiers.find((tier) => tier.id === id)?.label ?? id;
}

export interface Tier {
  readonly id: TierId;
  readonly label: string;
  readonly badge: "gray" | "green" | "blue" | "purple";
  readonly description: string;
}

export interface LearningPath {
  readonly id: "business-automation" | "ai-integration" | "digital-transformation" | "revenue-growth";
  readonly title: string;
  readonly modules: number;
  readonly duration: string;
  readonly level: "Intermediate" | "Advanced" | "Expert";
  readonly description: string;
  readonly outcomes: readonly string[];
}

export interface LearningChoice {
  readonly label: string;
  readonly text: string;
  readonly href: string;
}

export const schoolStatistics: readonly Statistic[] = [
  { value: site.claims.students, label: "students" },
  { value: site.claims.courses, label: "courses" },
  { value: site.claims.support, label: "access" },
  { value: "100%", label: "practical" },
];

export const tiers: readonly Tier[] = [
  {
    id: "free",
    label: "Free",
    badge: "gray",
    description: "Sign in and every lesson of a Free course is open to you. There is nothing to pay.",
  },
  {
    id: "basic",
    label: "Basic",
    badge: "green",
    description: "You see the outline at once. The lessons open when we add Basic to your account.",
  },
  {
    id: "pro",
    label: "Pro",
    badge: "blue",
    description: "You see the outline at once. The lessons open when we add Pro to your account.",
  },
  {
    id: "elite",
    label: "Elite",
    badge: "purple",
    description: "You see the outline at once. The lessons open when we add Elite to your account.",
  },
];

export const courseCategories = [
  { id: "all", label: "All" },
  { id: "business", label: "Business" },
  { id: "technology", label: "Technology" },
  { id: "marketing", label: "Marketing" },
  { id: "finance", label: "Finance" },
] as const;

export const learningPaths: readonly LearningPath[] = [
  {
    id: "business-automation",
    title: "Business Automation Mastery",
    modules: 12,
    duration: "8 weeks",
    level: "Intermediate",
    description:
      "Find the work that repeats in your business and hand it to a system, one task at a time, without stopping sales.",
    outcomes: [
      "List the tasks in your business and choose which to automate first",
      "Draw the steps of an order, from the first message to delivery",
      "Set up automatic replies, reminders and records with tools you can afford",
      "Check that an automation did its work, and know what to do when it did not",
      "Write a procedure that your staff can follow with the new system",
    ],
  },
  {
    id: "ai-integration",
    title: "AI Integration for Business",
    modules: 8,
    duration: "6 weeks",
    level: "Advanced",
    description:
      "Put an AI assistant to work on real tasks: answering customers, writing, and reading your own documents.",
    outcomes: [
      "Write prompts that give a good answer every time",
      "Prepare your price list and answers so that an assistant can use them",
      "Connect an assistant to WhatsApp and test it before customers do",
      "Know which customer information must not be given to an AI tool",
      "Count what the assistant costs and what it saves",
    ],
  },
  {
    id: "digital-transformation",
    title: "Digital Transformation Strategy",
    modules: 10,
    duration: "7 weeks",
    level: "Expert",
    description:
      "For owners and managers who must move a whole company from paper and personal phones to shared systems.",
    outcomes: [
      "Describe how your company works today, department by department",
      "Choose the order of changes and the budget for each",
      "Compare suppliers with questions that show the real cost",
      "Bring staff along, including those who fear the new system",
      "Measure after each step whether the change was worth it",
      "Keep customer and staff data safe while you move it",
    ],
  },
  {
    id: "revenue-growth",
    title: "Revenue Growth Systems",
    modules: 15,
    duration: "10 weeks",
    level: "Intermediate",
    description:
      "Build a steady way to find customers, close sales and bring buyers back, with figures you can check each week.",
    outcomes: [
      "Know which products, customers and channels bring your profit",
      "Write an offer that says what it is, what it costs and what happens next",
      "Follow up each enquiry until there is a yes or a no",
      "Bring past customers back with messages they do not mind receiving",
      "Read a weekly sales report and decide on one change",
    ],
  },
];

/** A course in the middle, drawn in the page's head. */
export const schoolScene = {
  label: "Example: a learner has finished three modules of a course, and the fourth is next",
  course: "Business Automation Mastery",
  progress: "3 of 12 modules done",
  done: 3,
  lessons: [
    "Find the work that repeats",
    "Draw one order, from message to delivery",
    "Automatic replies on WhatsApp Business",
    "Orders in a sheet that adds up by itself",
  ],
} as const;

export const schoolPage = {
  heading: site.school,
  intro:
    "Courses for business owners and for people about to start a business. Each lesson ends with something you do in your own business. Enrolling is free, and you can read the outline of every course.",
  /** For search results. */
  summary:
    "Free enrollment, four learning paths, and lessons that end with a task for your own business. For business owners in Nigeria.",
  startLabel: "Start Learning Now",
  browseLabel: "Browse Catalog",
  searchPlaceholder: "Search courses, tutorials...",
  startCourseLabel: "Start Course",
  featuredHeading: "Featured Courses",
  pathsHeading: "Learning Paths",
  pathsText:
    "A path is one course taken week by week. The lessons are short; the weeks are for the work in your own business. Choose the path closest to your problem.",
  outcomesLabel: "After this path you can",
  /** Explains the claim of the courses beside what is listed. */
  hereToday: (courses: string, modules: string) =>
    `The school has ${site.claims.courses} courses in all. On this site you can take ${courses} today, with ${modules}.`,
  tiersHeading: "Who can open which course",
  tiersText:
    "Every course has a tier. Free courses are open to every signed-in learner. To have another tier added to your account, write to us on WhatsApp. We will tell you what it costs.",
  management: {
    heading: "Course Management",
    text: "Content appears here once it is added via the admin panel.",
  },
  closing: {
    heading: "Start with one path",
    text: "Fill in the short form. We continue on WhatsApp, where we help you choose the path, the level and where to begin.",
    points: [
      { title: "Lifetime Access", text: "A course that is open to you stays open. Learn at your own pace." },
      { title: "Mobile Optimized", text: "Lessons work on a phone, so a laptop is not needed." },
      { title: "Expert Support", text: "Ask on WhatsApp when you do not understand a lesson." },
    ],
    enrollLabel: "Enroll Now",
    backLabel: "Back to Home",
  },
} as const;

export const learningChoicesTitle = "Choose Your Learning Path";

/** The three ways into learning in the home page's school dialog. */
export const learningChoices: readonly LearningChoice[] = [
  { label: "Browse Ebook Store", text: "Books to read at your own pace.", href: "/#store" },
  {
    label: "Download Course Materials",
    text: `${site.claims.freeCourses} free courses in PowerPoint format.`,
    href: "/free-courses",
  },
  {
    label: "Register to the school",
    text: "See the learning paths and enroll for free.",
    href: "/video-courses",
  },
];
