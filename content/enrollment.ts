import type { Choice, FormFields } from "./fields.ts";
import type { TitledText } from "./recruitment.ts";
import { learningPaths } from "./school.ts";
import { site } from "./site.ts";

export const businessLevels = [
  { value: "startup", label: "Startup (0-2 years)" },
  { value: "growing", label: "Growing (3-5 years)" },
  { value: "established", label: "Established (5+ years)" },
  { value: "enterprise", label: "Enterprise" },
  { value: "individual", label: "Individual (aspiring entrepreneur)" },
] as const satisfies readonly Choice[];

/** A learning path's title by its id, from the one table of paths. */
function pathTitle(id: (typeof learningPaths)[number]["id"]): string {
  const path = learningPaths.find((candidate) => candidate.id === id);
  if (!path) throw new Error(`No learning path has the id ${id}`);
  return path.title;
}

export const learningPathChoices = [
  { value: "business-automation", label: pathTitle("business-automation") },
  { value: "ai-integration", label: pathTitle("ai-integration") },
  { value: "digital-transformation", label: pathTitle("digital-transformation") },
  { value: "revenue-growth", label: pathTitle("revenue-growth") },
  { value: "all-paths", label: "All paths" },
] as const satisfies readonly Choice[];

export const experienceLevels = [
  { value: "beginner", label: "Beginner" },
  { value: "intermediate", label: "Intermediate" },
  { value: "advanced", label: "Advanced" },
  { value: "expert", label: "Expert" },
] as const satisfies readonly Choice[];

/** The fields of the enrollment form, in the order in which they are shown. */
export const enrollmentFields = {
  firstName: {
    kind: "text",
    label: "First name",
    placeholder: "Amaka",
    inMessages: "First Name",
    most: 100,
    autoComplete: "given-name",
  },
  lastName: {
    kind: "text",
    label: "Last name",
    placeholder: "Okafor",
    inMessages: "Last Name",
    most: 100,
    autoComplete: "family-name",
  },
  email: { kind: "email", label: "Email", placeholder: "you@example.com", autoComplete: "email" },
  company: {
    kind: "text",
    label: "Company",
    placeholder: "Okafor Foods",
    most: 200,
    autoComplete: "organization",
    optional: true,
  },
  phone: {
    kind: "phone",
    label: "Phone number",
    placeholder: "0803 000 0000",
    hint: "The number you use on WhatsApp. Outside Nigeria, begin with your country code.",
    short: "Phone",
    autoComplete: "tel",
    wide: true,
  },
  businessLevel: {
    kind: "choice",
    label: "Business level",
    placeholder: "Choose your business level",
    inMessages: "Business Level",
    choices: businessLevels,
  },
  learningPath: {
    kind: "choice",
    label: "Learning path",
    placeholder: "Choose a learning path",
    inMessages: "Learning Path",
    choices: learningPathChoices,
  },
  experience: {
    kind: "choice",
    label: "Experience",
    placeholder: "Choose your experience",
    choices: experienceLevels,
    optional: true,
    wide: true,
  },
  goals: {
    kind: "longText",
    label: "Your goals",
    placeholder: "For example: I want my WhatsApp orders to stop getting lost.",
    hint: "One or two sentences help us suggest where to begin.",
    inMessages: "Goals",
    short: "Goals",
    most: 2000,
    optional: true,
    wide: true,
  },
} as const satisfies FormFields;

export const enrollmentDialog = {
  title: `Enroll in ${site.school}`,
  text: "Enrolling is free. Fill in the form, and WhatsApp opens with your details ready to send.",
  /** For search results. */
  summary: `Enroll in ${site.school} for free: fill in a short form, choose a learning path, and we continue with you on WhatsApp.`,
  privacy: "We use your details to answer you about the school.",
  submitLabel: "Enroll Now",
  submittingLabel: "Saving your enrollment...",
  cancelLabel: "Cancel",
  /** Above the form, where it is a page. */
  formHeading: "Your details",
} as const;

export const enrollmentSuccess = {
  toast: "Enrollment submitted successfully! Redirecting to WhatsApp...",
  heading: "Your enrollment is saved",
  text: "If WhatsApp did not open, open it here. Your message is ready: just press send. Your enrollment is saved even if you do not.",
  openLabel: "Open WhatsApp",
  refLabel: "Your reference:",
  nextHeading: "What happens next",
  next: [
    { title: "You press send", text: `A person reads your message and answers ${site.responseHours}.` },
    {
      title: "You sign in",
      text: "With an account the lessons of the free courses open at once, and we remember how far you have got.",
    },
    {
      title: "You begin",
      text: "Each lesson ends with something to do in your own business. Mark it as done and go on.",
    },
  ] satisfies readonly TitledText[],
  coursesLabel: "See the courses",
} as const;

/** Beside the form, before it is sent. */
export const enrollmentNext = {
  nextHeading: enrollmentSuccess.nextHeading,
  next: [
    {
      title: "WhatsApp opens",
      text: `${enrollmentDialog.submitLabel} saves your details and opens WhatsApp with your message ready.`,
    },
    ...enrollmentSuccess.next,
  ] satisfies readonly TitledText[],
} as const;

export const enrollmentFailure = {
  toast: "Failed to submit enrollment. Please try again.",
  text: "What you typed is still here. Check your connection and press Enroll Now again.",
} as const;
