import type { FieldText } from "./enrolment.ts";
import { site } from "./site.ts";

/** Choices of the application form, as the specification writes them. */
export const employmentChoices = [
  "Employed Full-Time",
  "Employed Part-Time",
  "Self-Employed",
  "Unemployed",
] as const;

/** The specification leaves the third one's name open ({host}); Make.com is the automation host we build with. */
export const toolChoices = [
  "Airtable",
  "Zoho",
  "Make.com",
  "Lovable.dev",
  "None yet but willing to learn",
] as const;

/** Messages of the application form, by which the contract refuses (specification 2, section 5). */
export const applicationMessages = {
  phoneRequired: "Phone Number is required",
  phoneInvalid: "Please enter a valid phone number",
  ageRequired: "Age is required",
  ageInvalid: "Please enter a valid age between 18 and 80",
  recordingInvalid: "Please choose your video or audio again.",
  linkInvalid: "Please enter a valid link, such as https://linkedin.com/in/your-name",
} as const;

type ApplicationFieldName =
  | "fullName"
  | "phoneNumber"
  | "email"
  | "cityState"
  | "age"
  | "linkedinPortfolio"
  | "employmentStatus"
  | "techSkills"
  | "toolsKnowledge"
  | "businessTypes"
  | "whyJoinMindsync";

export const applicationFields: Readonly<Record<ApplicationFieldName, FieldText>> = {
  fullName: { label: "Full Name", placeholder: "Amaka Okafor" },
  phoneNumber: {
    label: "Phone Number",
    placeholder: "+234 803 123 4567",
    hint: "Your WhatsApp number. Begin with your country code, such as +234 803 123 4567.",
  },
  email: { label: "Email", placeholder: "you@example.com" },
  cityState: { label: "City & State", placeholder: "Enugu, Enugu State" },
  age: { label: "Age", placeholder: "18 to 80" },
  linkedinPortfolio: { label: "LinkedIn or portfolio", placeholder: "https://linkedin.com/in/your-name" },
  employmentStatus: { label: "Employment Status", placeholder: "Choose your employment status" },
  techSkills: { label: "Tech Skills Rating", placeholder: "Choose a number from 1 to 10" },
  toolsKnowledge: { label: "Tools you know", hint: "Tick all that you have worked with." },
  businessTypes: {
    label: "Business Types",
    placeholder:
      "For example: pharmacies and schools. My aunt runs a pharmacy, so I know how stock is counted.",
    hint: "Which businesses do you know, and want to work with?",
  },
  whyJoinMindsync: {
    label: `Why Join ${site.name}`,
    placeholder:
      "For example: three shops on my street asked me to set up their WhatsApp. I want to do it well.",
    hint: "What do you want to do with us, and why you?",
  },
};

/** What the two ends of the rating mean, in its list. */
export const ratingWords: Readonly<Record<string, string>> = {
  1: "1, a beginner",
  10: "10, an expert",
};

/** How long a form that was not sent is kept on the applicant's device. */
export const draftDays = 7;

export const applicationForm = {
  heading: "Your application",
  text: `Fields with a star must be filled in. What you type stays on this phone or computer for ${draftDays} days, or until you send it.`,
  clearLabel: "Clear the form",
  cleared: "The form is cleared",
  undoLabel: "Undo",
  privacy: "We use your details for your application alone.",
  submitLabel: "Submit Application",
  submittingLabel: "Submitting Application...",
  /** Where a number was refused that begins as people in Nigeria write it. */
  phoneLabel: (number: string) => `Use ${number}`,
  recording: {
    waitingLabel: "Waiting for the upload...",
    waiting: "Your application is sent as soon as your recording is with us. Please keep this page open.",
    withoutLabel: "Send without the recording",
  },
} as const;

/** What is said of a form that is not right; the specification's words. */
export const applicationRefusal = {
  toast: "Validation Error",
  text: "Please correct the errors in the form.",
} as const;

/** What is said of a form that was not kept; the first two are the specification's words. */
export const applicationFailure = {
  toast: "Submission Failed",
  text: "Please try again or contact support.",
  /** Beside the form. */
  kept: "Please try again or contact support. Everything you typed is still here.",
  chatLabel: "Contact support on WhatsApp",
} as const;

/** What the message to us begins with that carries what was typed. */
export const applicationChat = {
  notSaved: "Hello, I tried to apply as a consultant on your website and it did not go through.",
} as const;
