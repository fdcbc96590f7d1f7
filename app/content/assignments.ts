import type { TitledPoints, TitledText } from "./recruitment.ts";
import { site } from "./site.ts";

export interface TestAssignment extends TitledText {
  readonly number: number;
  readonly task: string;
  /** What a good answer has. */
  readonly lookFor: readonly string[];
}

/** What a submission on WhatsApp looks like; also the ready message of the page. */
export const submissionFormat = [
  "TEST ASSIGNMENTS",
  "Full name: ",
  "City and state: ",
  "Assignment number: ",
  "My answer: ",
  "Link or attachment, if any: ",
].join("\n");

const assignments: readonly TestAssignment[] = [
  {
    number: 1,
    title: "Business Diagnosis",
    text: "A hotel in Enugu takes bookings by phone and on WhatsApp. The receptionists write them in one notebook. Some rooms are booked twice, some guests never get a reply, and the owner, who travels, cannot tell what was sold last night.",
    task: "Write a memo of 150–300 words to the owner: what is going wrong, why, and what you would change first.",
    lookFor: [
      "The causes, not only the complaints",
      "One first step that the hotel can afford",
      "Words the owner would understand",
    ],
  },
  {
    number: 2,
    title: "Tool Navigation",
    text: "Most client work begins with people, tasks and notes in one place.",
    task: "Build a simple CRM with three tables, Leads, Tasks and Notes, in Airtable or Zoho. Send a screenshot or a screen recording.",
    lookFor: [
      "Tables that are linked to each other",
      "A few sample rows that make sense",
      "A status for each lead",
    ],
  },
  {
    number: 3,
    title: "Prompt Writing",
    text: "A shop that sells clothes and shoes wants an assistant on WhatsApp.",
    task: "Write a 3-step prompt for the assistant: how it greets and finds out what the customer wants, how it answers about size, price and stock, and how it closes the order or calls a person.",
    lookFor: [
      "What the assistant must never promise",
      "What it does when it does not know",
      "A tone that fits the customers",
    ],
  },
  {
    number: 4,
    title: "Sales Communication",
    text: "You passed a bakery and noticed that it takes cake orders on WhatsApp and replies late.",
    task: "Write the WhatsApp message you would send to the owner.",
    lookFor: ["Respect and a clear reason for writing", "One useful observation", "An easy next step"],
  },
  {
    number: 5,
    title: "Follow-Up Thinking",
    text: "You sent a client a quote and there has been no reply for 3 days.",
    task: "Say what you would do, in which order, and write the message you would send.",
    lookFor: [
      "A reason the client may be silent",
      "A message that adds something useful",
      "The point at which you would stop",
    ],
  },
];

export const testAssignments = {
  heading: "Test Assignments",
  intro:
    "Five tasks for shortlisted applicants. They show us how you think and write. There is no trick in them, and you may use any tool you like.",
  taskLabel: "Your task",
  lookForLabel: "We look for",
  list: assignments,
  submission: {
    heading: "How to submit",
    text: "Send your answers on WhatsApp, all at once or over time in the same chat. Use this form for each one.",
    format: submissionFormat,
    notes: [
      "Begin with your full name, as it stands in your application.",
      "Number each answer as it is numbered here.",
      "Check that a link opens for somebody who is not signed in as you.",
    ],
    sendLabel: "Submit on WhatsApp",
  },
} as const;

export const territoryPlaybook = {
  heading: "Territory Playbook",
  intro:
    "How a consultant grows our work in one city, state or line of business, and what we give you for it.",
  responsibilitiesHeading: "What you do in your territory",
  responsibilities: [
    {
      title: "Local Visibility",
      text: "People in your area should know that you are there and what you do.",
      points: [
        "List the markets, estates and business streets in your territory",
        "Join the associations and WhatsApp groups where owners talk",
        "Share useful posts about problems that local businesses have",
      ],
    },
    {
      title: "Client Development",
      text: "Turn a name into a conversation about one problem.",
      points: [
        "Keep a list of prospects with the next step for each",
        "Visit or call, and write a short diagnosis",
        "Show the demo that fits and say the price",
      ],
    },
    {
      title: "Deal Closing",
      text: "Bring each conversation to a clear yes or no.",
      points: [
        "Send a written offer with setup and monthly price",
        "Follow up politely, each time with something useful",
        "Agree the scope, the payment and the start in writing",
      ],
    },
    {
      title: "Feedback Loop",
      text: "Tell us what the street is saying.",
      points: [
        "Report objections and requests in the words people used",
        "Say which offer sells in your area, and which does not",
        "Check in with clients after launch and pass on what you hear",
      ],
    },
  ] satisfies readonly TitledPoints[],
  given: {
    heading: "What we give you",
    items: [
      {
        title: "A territory identity",
        text: "A name and a title for your area that you can present yourself with.",
      },
      { title: "A pitch deck and brochures", text: "To show on your phone or to print." },
      { title: "Demo and landing links", text: "To send after a visit, so that the owner can look again." },
      {
        title: "Weekly check-ins with HQ",
        text: "We look at your list together and help with the hard ones.",
      },
      {
        title: "Territory playbooks (coming soon)",
        text: "Written guides for single cities and lines of business.",
      },
    ] satisfies readonly TitledText[],
  },
  advancement: {
    heading: "Where it leads",
    items: [
      {
        title: "Become Territory Head",
        text: "Lead the consultants in your area and get an override on their work.",
      },
      { title: "Launch micro-events", text: "Hold small meetings where owners see a system at work." },
      {
        title: "Lead new verticals",
        text: "Open a line of business, such as schools or clinics, and lead it.",
      },
    ] satisfies readonly TitledText[],
  },
  chatLabel: "Ask about a territory on WhatsApp",
  chatMessage:
    "Good day. I want to ask about a territory. My full name is: \nThe city, state or line of business: \nWhy I can reach businesses there: ",
} as const;

export const recruitmentContact = {
  heading: "Recruitment Contact",
  intro:
    "One support line for applicants and consultants. It runs on WhatsApp only; we do not take calls on it.",
  hours: { heading: "Response hours", text: site.responseHours },
  guidelines: {
    heading: "When you write to us",
    items: [
      { title: "Response hours", text: `We reply ${site.responseHours}. You may write at any time.` },
      { title: "Be clear and respectful", text: "Say what you need in the first message." },
      {
        title: "Identify yourself by full name",
        text: "Use the name on your application, so that we find you.",
      },
      {
        title: "Send assignments in one message or thread",
        text: "Answers in one place are read together and are not lost.",
      },
    ] satisfies readonly TitledText[],
  },
  links: [
    { label: "Roles", href: "/recruitment/roles" },
    { label: "Apply", href: "/recruitment/apply" },
    { label: "Test Assignments", href: "/recruitment/test-assignments" },
    { label: "Onboarding", href: "/recruitment/onboarding" },
  ],
  chatLabel: "Message recruitment on WhatsApp",
  chatMessage: "Good day. My full name is: \nI am writing about: ",
} as const;
