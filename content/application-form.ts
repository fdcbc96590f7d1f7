import type { FormFields } from "./fields.ts";
import { site } from "./site.ts";

/** The fields of the application form (specification 2, sections 3, 5 and 9), in the order in which they are shown. */
export const applicationFields = {
  fullName: {
    kind: "text",
    label: "Full Name",
    placeholder: "Amaka Okafor",
    csv: "Full name",
    listed: "Name",
    least: 2,
    most: 100,
    autoComplete: "name",
    wide: true,
    identity: true,
  },
  phoneNumber: {
    kind: "internationalPhone",
    label: "Phone Number",
    placeholder: "+234 803 123 4567",
    hint: "Your WhatsApp number. Begin with your country code, such as +234 803 123 4567.",
    short: "Phone",
    listed: "Phone",
    least: 7,
    most: 20,
    autoComplete: "tel",
    wide: true,
    identity: true,
  },
  email: {
    kind: "email",
    label: "Email",
    placeholder: "you@example.com",
    autoComplete: "email",
    identity: true,
  },
  cityState: {
    kind: "text",
    label: "City & State",
    placeholder: "Enugu, Enugu State",
    listed: "City & State",
    least: 2,
    most: 100,
    autoComplete: "address-level2",
  },
  age: {
    kind: "number",
    label: "Age",
    placeholder: "18 to 80",
    invalid: "Please enter a valid age between 18 and 80",
    least: 18,
    most: 80,
  },
  employmentStatus: {
    kind: "choice",
    label: "Employment Status",
    placeholder: "Choose your employment status",
    short: "Employment",
    csv: "Employment status",
    choices: ["Employed Full-Time", "Employed Part-Time", "Self-Employed", "Unemployed"],
  },
  techSkills: {
    kind: "rating",
    label: "Tech Skills Rating",
    placeholder: "Choose a number from 1 to 10",
    short: "Tech skills",
    csv: "Tech skills (1 to 10)",
    listed: "Tech",
    column: "tech_skills_rating",
    least: 1,
    most: 10,
    words: { 1: "1, a beginner", 10: "10, an expert" },
  },
  linkedinPortfolio: {
    kind: "link",
    label: "LinkedIn or portfolio",
    placeholder: "https://linkedin.com/in/your-name",
    invalid: "Please enter a valid link, such as https://linkedin.com/in/your-name",
    most: 500,
    autoComplete: "url",
    optional: true,
    identity: true,
  },
  toolsKnowledge: {
    kind: "checkboxes",
    label: "Tools you know",
    hint: "Tick all that you have worked with.",
    inMessages: "Tools",
    short: "Tools",
    noneText: "None specified",
    // The specification leaves the name of the third one open ({host}); Make.com is the automation host we build with.
    choices: ["Airtable", "Zoho", "Make.com", "Lovable.dev", "None yet but willing to learn"],
    optional: true,
    wide: true,
  },
  businessTypes: {
    kind: "longText",
    label: "Business Types",
    placeholder:
      "For example: pharmacies and schools. My aunt runs a pharmacy, so I know how stock is counted.",
    hint: "Which businesses do you know and want to work with?",
    short: "Business types",
    least: 10,
    most: 1000,
    wide: true,
  },
  whyJoinMindsync: {
    kind: "longText",
    label: `Why Join ${site.name}`,
    placeholder:
      "For example: three shops on my street asked me to set up their WhatsApp. I want to do it well.",
    hint: "What do you want to do with us, and why should we choose you?",
    inMessages: "Why Join",
    short: `Why join ${site.name}`,
    csv: "Why join",
    least: 20,
    most: 1000,
    wide: true,
  },
  videoFile: {
    kind: "upload",
    label: "Video or audio",
    invalid: "Please choose your video or audio again.",
    column: "video_url",
    optional: true,
    wide: true,
    identity: true,
  },
} as const satisfies FormFields;

/** The field order in files and chats: these first, then the others as in the form. */
export const writtenFirst = [
  "fullName",
  "phoneNumber",
  "email",
  "cityState",
  "age",
  "linkedinPortfolio",
] as const satisfies readonly (keyof typeof applicationFields)[];

/** How long an unsent form is saved on the applicant's device. */
export const draftDays = 7;

export const applicationFormTexts = {
  heading: "Your application",
  text: `Fields with a star are required. What you type stays on this phone or computer for ${draftDays} days, or until you send it.`,
  clearLabel: "Clear the form",
  cleared: "The form is cleared",
  undoLabel: "Undo",
  privacy: "We use your details only for your application.",
  submitLabel: "Submit Application",
  submittingLabel: "Submitting Application...",
  /** For a number that begins as people in Nigeria write it. */
  phoneLabel: (number: string) => `Use ${number}`,
  recording: {
    waitingLabel: "Waiting for the upload...",
    waiting:
      "We send your application as soon as your recording has been uploaded. Please keep this page open.",
    withoutLabel: "Send without the recording",
  },
} as const;

/** Validation messages; the specification's words. */
export const applicationRefusal = {
  toast: "Validation Error",
  text: "Please correct the errors in the form.",
} as const;

/** Messages for a form that was not saved; the first two are the specification's words. */
export const applicationFailure = {
  toast: "Submission Failed",
  text: "Please try again or contact support.",
  /** Beside the form. */
  kept: "Please try again or contact support. Everything you typed is still here.",
  chatLabel: "Contact support on WhatsApp",
} as const;

/** The beginning of the WhatsApp message to us that carries the form. */
export const applicationChat = {
  notSaved: "Hello, I tried to apply as a consultant on your website, but the form did not go through.",
} as const;
