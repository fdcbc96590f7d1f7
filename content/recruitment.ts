import { site } from "./site.ts";

/** A short title with one sentence below it. */
export interface TitledText {
  readonly title: string;
  readonly text: string;
}

export interface TitledPoints extends TitledText {
  readonly points: readonly string[];
}

/** How soon a shortlisted applicant hears from us. */
export const applicationReplyTime = "48 hours";

/** How long a rejected application is kept. */
export const applicationRetention =
  site.applicationMonths === 1 ? "1 month" : `${site.applicationMonths} months`;

const highlights: readonly TitledText[] = [
  {
    title: "AI-Powered",
    text: "We build assistants and systems that answer customers, keep records and report to the owner.",
  },
  {
    title: "Growth Focused",
    text: "Before we talk about software, we ask where a business can sell more or spend less.",
  },
  {
    title: "Results Driven",
    text: "We do not stop at installation: we train the client’s staff and support the system every month.",
  },
  {
    title: "Africa Focus",
    text: "Our systems are made for local prices, customers on WhatsApp and small data bundles.",
  },
];

const benefits: readonly TitledText[] = [
  {
    title: "Training",
    text: "You learn our method and tools step by step, and practise on tasks before you meet a client.",
  },
  {
    title: "Real-world systems",
    text: "You work on assistants and systems that businesses use for bookings, orders and records.",
  },
  {
    title: "Decision makers",
    text: "You sit with owners and managers and learn how they decide and what they worry about.",
  },
  {
    title: "Commissions",
    text: "Once you are an Active Consultant, you earn commission on the deals you close. Ask us for the rates before you decide.",
  },
  {
    title: "Career",
    text: "There are four levels, from Trainee to Territory or Sector Head. What you contribute decides when you move up.",
  },
  {
    title: "Regional expansion",
    text: "When you are ready, you can lead our work in a city, a state or one line of business.",
  },
];

const traits: readonly TitledText[] = [
  {
    title: "You listen before you sell",
    text: "You let a business owner talk, and then repeat the problem in your own words.",
  },
  {
    title: "You learn by trying",
    text: "You open a new tool, press every button, and ask a good question when you are stuck.",
  },
  {
    title: "You finish and report",
    text: "You say when your work will be ready, and you tell us early if it will be late.",
  },
  {
    title: "You write clearly",
    text: "Your messages have a greeting, a point and a next step.",
  },
];

const duties: readonly TitledText[] = [
  {
    title: "Find businesses",
    text: "Visit, call and message owners in your area whose work repeats every day.",
  },
  {
    title: "Diagnose",
    text: "Ask how orders, records and payments are handled, and write down where time or money is lost.",
  },
  {
    title: "Present",
    text: "Show the right demo, say what the system costs, and answer questions honestly.",
  },
  {
    title: "Close",
    text: "Follow up until the owner says yes or no. After a yes, agree the work in writing.",
  },
  {
    title: "Set up and train",
    text: "Help the team that builds the system, and teach the client’s staff to use it.",
  },
  {
    title: "Look after the client",
    text: "Check in after launch, report problems to us and notice what the client needs next.",
  },
];

export const recruitmentOverview = {
  heading: "Become an AI automation consultant",
  intro: `Join ${site.name} and bring AI automation to businesses in your city. You learn, you shadow live projects, and then you serve your own clients.`,
  chatLabel: "Chat on WhatsApp",
  chatMessage:
    "Good day. I read about becoming a consultant and I have a question. My full name is: \nMy question: ",
  /** The steps of the application, in order. */
  path: {
    heading: "From application to your own clients",
    stops: ["Apply", "Shortlisted", "Test assignments", "Shadow live projects", "Test build", "Deployment"],
  },
  who: {
    heading: "Who We Are",
    text: `${site.name} builds AI automation for businesses in Nigeria and across Africa.`,
    highlights,
  },
  why: {
    heading: "Why Join",
    text: "This is what we give you, from your first week until you lead a territory.",
    benefits,
  },
  lookingFor: {
    heading: "Who We’re Looking For",
    text: "You need not be a programmer, but owners must be able to trust you with their figures.",
    traits,
  },
  work: {
    heading: "What You’ll Do",
    text: "There are six steps with each client. Depending on your role, you do some and hand over the rest.",
    duties,
  },
  closing: {
    heading: "Ready to apply?",
    text: `Answer our questions about yourself and the businesses you know. If you are shortlisted, we reach out on WhatsApp within ${applicationReplyTime}.`,
  },
} as const;

export const applicationPage = {
  heading: "Apply to become a consultant",
  intro: `Tell us who you are and which businesses you would like to serve. If you are shortlisted, we reach out on WhatsApp within ${applicationReplyTime}.`,
  /** The questions of the application; required ones first. */
  questions: [
    "Full name",
    "Phone number",
    "Email",
    "City and state",
    "Age",
    "Employment status",
    "Tech skills, from 1 to 10",
    "Business types you want to work with",
    "Why you want to join",
  ],
  optionalQuestions: [
    "LinkedIn or portfolio link",
    "Tools you have used, for example Airtable, Zoho or Lovable.dev",
  ],
  beforeHeading: "Before you begin",
  requirements: [
    "You are between 18 and 80 years old.",
    "Your phone number must be on WhatsApp: we reply there.",
    "You may add a short video or audio about yourself, of at most 100MB.",
  ],
  askLabel: "Ask on WhatsApp",
  askMessage:
    "Good day. I want to apply to become a consultant and I have a question. My full name is: \nMy question: ",
  nextHeading: "What happens next",
  next: [
    { title: "You send the form", text: "You get a reference, and a private link to your application." },
    { title: "A person reads it", text: "A person decides, not a computer." },
    {
      title: "You hear from us",
      text: `If you are shortlisted, we write to you on WhatsApp within ${applicationReplyTime}.`,
    },
    {
      title: "You do five short tasks",
      text: "The test assignments show us how you think. Then you shadow live projects.",
    },
  ] satisfies readonly TitledText[],
  success: {
    heading: "Application Submitted!",
    text: `Thanks for applying! We'll review your submission and reach out on WhatsApp within ${applicationReplyTime} if you're shortlisted. Stay sharp.`,
    nextLabel: "See the onboarding steps",
    refLabel: "Your reference:",
    linkHeading: "Keep this link",
    linkText:
      "The link is for you alone. It shows how far your application has got and lets you withdraw it. Anybody who has the link can do the same, so do not share it.",
    openLabel: "Open my application",
    copyLabel: "Copy the link",
    copied: "Link copied",
    copyFailed: {
      title: "Your browser did not allow copying",
      text: "The link is selected: press and hold it, or use your keyboard, to copy it.",
    },
    sendLabel: "Send the link to myself on WhatsApp",
    sendMessage: (link: string) => `My application to ${site.name}: ${link}`,
  },
} as const;
