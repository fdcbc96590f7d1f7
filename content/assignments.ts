import { naira } from "./prices.ts";
import type { TitledPoints, TitledText } from "./recruitment.ts";
import { site } from "./site.ts";

export interface TestAssignment extends TitledText {
  readonly number: number;
  /** The facts of the case, invented for the task. */
  readonly facts?: readonly string[];
  readonly task: string;
  /** What makes a good answer. */
  readonly lookFor: readonly string[];
}

/** The format of a submission on WhatsApp; also the page's prefilled message. */
export const submissionFormat = [
  "TEST ASSIGNMENTS",
  "Full name: ",
  "City and state: ",
  "Assignment number: ",
  "My answer: ",
  "Link or attachment, if any: ",
].join("\n");

/** The same format with an assignment's number filled in. */
export function submissionOf({ number, title }: TestAssignment): string {
  return submissionFormat.replace("Assignment number: ", `Assignment number: ${number} (${title})`);
}

const assignments: readonly TestAssignment[] = [
  {
    number: 1,
    title: "Business Diagnosis",
    text: "A hotel in Enugu has 24 rooms. Guests book by phone, on WhatsApp and at the desk, and the owner, who lives in Lagos, feels that money is being lost. The hotel is made up; its troubles are not.",
    facts: [
      "Two receptionists share one notebook. Bookings from WhatsApp are copied into it at the end of the shift.",
      `Last month each of three rooms was promised to two guests at once. Two of the guests each got ${naira(35_000)} back and left bad reviews.`,
      "About 40 messages come in a day. Those sent after 9:00 PM are answered the next morning, when many of the guests have booked elsewhere.",
      `The owner calls each night to ask what was sold. The figures given on the phone and the cash paid into the bank differ by about ${naira(20_000)} a week.`,
      "The Wi-Fi is fair but the power supply is not, and the manager has said that the staff will not learn a complicated program.",
    ],
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
    text: "Most client work begins with people, tasks and notes in one place. The free plan of either tool named below is enough; you need no paid feature.",
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
    text: "A shop in Ibadan that sells clothes and shoes wants an assistant on WhatsApp. Customers ask for sizes, bargain over prices and send pictures of what they saw elsewhere. The owner answers until 8:00 PM and delivers within the city.",
    task: "Write a 3-step prompt for the assistant: how it greets and finds out what the customer wants, how it answers about size, price and stock, and how it closes the order or passes the chat to a person.",
    lookFor: [
      "What the assistant must never promise",
      "What it does when it does not know",
      "A tone that fits the customers",
    ],
  },
  {
    number: 4,
    title: "Sales Communication",
    text: "You ordered a cake from a bakery near you, through the number on its signboard. The reply took four hours, you were asked three times for the same details, and then the wrong day was confirmed. The cake itself was very good.",
    task: "Write the WhatsApp message you would send to the owner. You have never met.",
    lookFor: ["Respect and a clear reason for writing", "One useful observation", "An easy next step"],
  },
  {
    number: 5,
    title: "Follow-Up Thinking",
    text: "You sent a pharmacy owner a quote for a WhatsApp assistant. She had asked for it, and she wrote “OK, let me look at it”. Since then she has not replied for 3 days.",
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
  listHeading: "The five tasks",
  factsLabel: "What you know",
  taskLabel: "Your task",
  sendOneLabel: "Send this answer on WhatsApp",
  lookForLabel: "We look for",
  list: assignments,
  submission: {
    heading: "How to submit",
    text: "Send your answers on WhatsApp, all at once or over time in the same chat. Copy this form for each answer; the button opens a chat that already has the form in it.",
    format: submissionFormat,
    formatLabel: "Message format",
    copyLabel: "Copy the format",
    copied: "Copied!",
    copyFailed: {
      title: "Your browser did not allow copying",
      text: "The text is selected now. Press and hold it, or right-click it, and choose Copy.",
    },
    notesHeading: "Before you send",
    notes: [
      "Begin with your full name, as in your application.",
      "Give each answer the number that its task has here.",
      "If you send all five at once, write your name once and repeat the last three lines for each answer.",
      "If you send them one at a time, keep to the same chat, so that we read them together.",
      "Check that a link opens for somebody who is not signed in as you.",
    ],
    sendLabel: "Submit on WhatsApp",
  },
} as const;

export const territoryPlaybook = {
  heading: "Territory Playbook",
  intro:
    "This is how a consultant grows our work in one city, state or line of business, and what we give you for the task.",
  responsibilitiesHeading: "What you do in your territory",
  responsibilitiesText:
    "There are four groups of work. The first brings people to you, and the last makes the next visit easier.",
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
        "Agree the work, the payment and the starting date in writing",
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
    text: "You bring the streets you know. These come from us.",
    items: [
      {
        title: "A territory identity",
        text: "You get a name for your area and a title to introduce yourself with.",
      },
      { title: "A pitch deck and brochures", text: "You show them on your phone or print them." },
      {
        title: "Demo and landing links",
        text: "You send them after a visit, so that the owner can look again.",
      },
      {
        title: "Weekly check-ins with HQ",
        text: "We go through your prospects together and help with the hard ones.",
      },
      {
        title: "Territory playbooks (coming soon)",
        text: "You will get written guides for individual cities and lines of business.",
      },
    ] satisfies readonly TitledText[],
  },
  advancement: {
    heading: "Where a territory leads",
    text: "A territory that grows becomes a team, and the team becomes yours to lead.",
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
  closing: {
    heading: "Is there a place you know better than we do?",
    text: "Territories go to consultants who have come through onboarding. Apply, and name the one you have in mind.",
  },
  chatLabel: "Ask about a territory on WhatsApp",
  chatMessage:
    "Good day. I want to ask about a territory. My full name is: \nThe city, state or line of business: \nWhy I can reach businesses there: ",
} as const;

export const recruitmentContact = {
  heading: "Recruitment Contact",
  intro:
    "This is our one support line for applicants and consultants. It runs on WhatsApp only; we do not take calls on it.",
  lineLabel: "Support line",
  hours: { heading: "Response hours", text: site.responseHours },
  guidelines: {
    heading: "Messaging guidelines",
    text: "Four small things get you an answer sooner.",
    items: [
      { title: "Response hours", text: `We reply ${site.responseHours}. You may write at any time.` },
      {
        title: "Be clear and respectful",
        text: "Say what you need in the first message. If you send only a greeting, we have to wait for the rest.",
      },
      {
        title: "Identify yourself by full name",
        text: "Use the name on your application, so that we can find it.",
      },
      {
        title: "Send assignments in one message or thread",
        text: "When your answers are in one place, we read them together and none is lost.",
      },
    ] satisfies readonly TitledText[],
  },
  linksHeading: "Pages that may answer your question",
  links: [
    { label: "Roles", href: "/recruitment/roles", text: "What each of the five roles does." },
    { label: "Apply", href: "/recruitment/apply", text: "What we ask for, and how to send it." },
    {
      label: "Test Assignments",
      href: "/recruitment/test-assignments",
      text: "The five tasks and the message format.",
    },
    {
      label: "Onboarding",
      href: "/recruitment/onboarding",
      text: "The four steps after you are shortlisted.",
    },
  ],
  chatLabel: "Message recruitment on WhatsApp",
  chatMessage: "Good day. My full name is: \nI am writing about: ",
} as const;
