import type { TitledPoints, TitledText } from "./recruitment.ts";
import { site } from "./site.ts";

export interface PerformanceMetric {
  readonly name: string;
  readonly meaning: string;
  readonly reason: string;
}

export interface CareerLevel extends TitledText {
  readonly level: number;
  /** Commission on the level's own deals, and on those of the consultants it leads. */
  readonly commission: string;
  readonly override: string;
}

/** A role, with its anchor on the page. */
export interface Role extends TitledPoints {
  readonly id: string;
}

export const onboarding = {
  heading: "Onboarding",
  intro: "Four steps take you from the test assignments to clients of your own.",
  backLabel: "Back to Overview",
  stepsHeading: "The four steps",
  stepsText:
    "No step has a fixed length. You move on when the person who guides you has seen that your work is good.",
  steps: [
    {
      title: `${site.name} Foundations`,
      text: "You learn what we build, what it costs and how we speak with clients.",
      points: [
        "Read our offers and prices until you can explain each one in two sentences",
        "Use the demos, the tools and the WhatsApp assistants as a customer would",
        "Learn how we diagnose a business and write the diagnosis down",
      ],
    },
    {
      title: "Shadow Live Projects",
      text: "You sit beside a consultant and watch a project from the first meeting to launch.",
      points: [
        "Join client calls and take notes",
        "See how we agree the work with a client and how we handle changes",
        "Write down what you would have done differently",
      ],
    },
    {
      title: "Test Build Challenge",
      text: "You build a small working system for a business problem that we give you.",
      points: [
        "Plan it, build it and explain it as if we were the client",
        "Use the tools you know; how you think counts more than the tool",
        "Receive our comments and improve the system",
      ],
    },
    {
      title: "Deployment",
      text: "You get your role and your first clients, with a lead consultant behind you.",
      points: [
        "Agree the area or the line of business you will serve",
        "Take your first prospect through diagnosis, demo and offer",
        "Report each week on what moved and what did not",
      ],
    },
  ] satisfies readonly TitledPoints[],
  progression: {
    heading: "How you progress",
    notes: [
      {
        title: "You are not left to guess",
        text: "You receive training materials and access to a private documentation dashboard. They show how we diagnose, build, price and hand over.",
      },
      {
        title: "Good work earns more responsibility",
        text: "Top performers become team leads, product owners or regional leads.",
      },
    ] satisfies readonly TitledText[],
  },
  closing: {
    heading: "Begin with an application",
    text: "Onboarding starts after you are shortlisted and your test assignments have been read.",
  },
  chatLabel: "Ask about onboarding on WhatsApp",
  chatMessage: "Good day. I have a question about consultant onboarding. My full name is: \nMy question: ",
} as const;

export const roles = {
  heading: "Roles",
  intro:
    "There are five roles, from meeting clients to building and training. You may begin in one and move to another.",
  listHeading: "What each role does",
  dutiesLabel: "Responsibilities",
  list: [
    {
      id: "client-consultant",
      title: "Client Consultant",
      text: "You are the person the client knows. You find the problem, present the solution and stay in touch.",
      points: [
        "Find and visit businesses that could use automation",
        "Write a diagnosis of each business before making an offer",
        "Present demos and prices, and answer objections honestly",
        "Keep the client informed from offer to launch",
      ],
    },
    {
      id: "implementation-associate",
      title: "Implementation Associate",
      text: "You turn what was agreed into a system that works for the client.",
      points: [
        "Collect price lists, answers to common questions, logos and records from the client",
        "Set up accounts, forms, tables and staff sign-ins",
        "Test each step on a phone before the client sees it",
        "Keep a list of what is done and what we still need from the client",
      ],
    },
    {
      id: "ai-workflow-builder",
      title: "AI Workflow Builder",
      text: "You build the assistants and automations.",
      points: [
        "Draw the workflow before building it",
        "Write and test prompts for WhatsApp and Telegram assistants",
        "Connect forms, tables, calendars and payments",
        "Find out why a workflow failed, and fix it",
        "Write down how each workflow works, for the next person",
      ],
    },
    {
      id: "growth-consultant",
      title: "Growth Consultant",
      text: "You help the client sell more with the new system, and help us reach new businesses.",
      points: [
        "Plan offers and follow-up messages with the client",
        "Read the client’s figures each month and suggest one change",
        "Write plain posts and messages that tell businesses about our work",
        "Bring in referrals from satisfied clients",
      ],
    },
    {
      id: "training-support-lead",
      title: "Training & Support Lead",
      text: "You make sure that people use the system after launch.",
      points: [
        "Train the client’s staff, in person or on a call",
        "Write short guides with pictures",
        "Answer support messages and follow up each problem until it is solved",
        "Tell the builders which problems keep coming back",
      ],
    },
  ] satisfies readonly Role[],
  fit: {
    heading: "Who fits these roles",
    text: "We look for the same five things in every role, in your application and in your test assignments.",
    traits: [
      {
        title: "Clear thinking",
        text: "You can put a messy problem in order and say which part comes first.",
      },
      {
        title: "A learning mindset",
        text: "You take correction well and try again without being told twice.",
      },
      {
        title: "Professional communication",
        text: "You greet people, are on time and put agreements in writing.",
      },
      {
        title: "Self-leadership",
        text: "You plan your own week and do the work even when nobody is watching.",
      },
      {
        title: "Basic tech skills",
        text: "You are at home with a phone, a spreadsheet, a video call and online forms.",
      },
    ] satisfies readonly TitledText[],
  },
  closing: {
    heading: "Which role sounds like you?",
    text: `Name it under ‘Why Join ${site.name}’ when you apply. Not sure? Apply anyway: the test assignments show which role fits you.`,
  },
  chatLabel: "Ask about roles on WhatsApp",
  chatMessage:
    "Good day. I want to know which consultant role fits me. My full name is: \nWhat I do now: \nThe role I like: ",
} as const;

export const performance = {
  heading: "Performance",
  intro: "We look at five things, and we show you the figures. Nothing else decides when you move up.",
  metricsHeading: "What we measure",
  metricsText: "We discuss each one with you and show you the projects and figures behind it.",
  columns: { metric: "Metric", meaning: "What it means", reason: "Why it matters" },
  metrics: [
    {
      name: "Projects Delivered",
      meaning: "Client projects you brought to launch, with the client using the system.",
      reason: "A system nobody uses has helped nobody.",
    },
    {
      name: "Revenue Closed",
      meaning: "The value of the deals you closed: their setup and monthly prices.",
      reason: "This money pays your commission and keeps the company running.",
    },
    {
      name: "Speed & Autonomy",
      meaning: "How soon you move work forward, and how much of it you do without being pushed.",
      reason: "Clients judge us by how long they wait.",
    },
    {
      name: "Client Retention",
      meaning: "Clients who stay on their monthly plan and still reply to you.",
      reason: "A client who stays trusts us and tells others.",
    },
    {
      name: "Internal Contribution",
      meaning: "Guides, ideas, corrections and help you give to other consultants.",
      reason: "What one person learns should save the next person’s time.",
    },
  ] satisfies readonly PerformanceMetric[],
  levelsHeading: "Four levels",
  levelsText:
    "Commission begins when you are an Active Consultant. At the fourth level you also get an override: a share of what the consultants you lead bring in. Ask us for the rates before you decide.",
  levelWord: "Level",
  commissionLabel: "Commission",
  overrideLabel: "Override on team",
  levels: [
    {
      level: 1,
      title: "Trainee Consultant",
      text: "You shadow live projects and do the test assignments.",
      commission: "Not yet",
      override: "No",
    },
    {
      level: 2,
      title: "Active Consultant",
      text: "You serve live clients of your own and start earning commission on closures: the deals you close.",
      commission: "Starts here, on closures",
      override: "No",
    },
    {
      level: 3,
      title: "Lead Consultant",
      text: "You manage others and own the full client lifecycle, from the first visit to support.",
      commission: "Yes, on closures",
      override: "No",
    },
    {
      level: 4,
      title: "Territory or Sector Head",
      text: "You expand into a city, a state or a vertical (one line of business), and get an override on team consultants: a share of what they bring in.",
      commission: "Yes, on closures",
      override: "Yes",
    },
  ] satisfies readonly CareerLevel[],
  promotion: {
    rule: "Promotions are earned by contribution, not time served.",
    text: "A Trainee who gets results moves up before one who joined earlier and only waits. Nobody has to wait a fixed number of months.",
  },
  closing: {
    heading: "Start at level one",
    text: "Everybody starts there, whatever they did before. How long you stay there depends on your work.",
  },
  chatLabel: "Ask about advancement on WhatsApp",
  chatMessage:
    "Good day. I have a question about consultant levels and commission. My full name is: \nMy question: ",
} as const;
