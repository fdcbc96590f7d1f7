import { learningPaths } from "./school.ts";
import { site } from "./site.ts";

export interface Choice<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
}

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

/** The label of a stored choice; the value itself where the choice is no longer offered. */
export function labelOf(choices: readonly Choice[], value: string): string {
  return choices.find((choice) => choice.value === value)?.label ?? value;
}

export interface FieldText {
  readonly label: string;
  readonly placeholder?: string;
  readonly hint?: string;
}

type EnrolmentFieldName =
  | "firstName"
  | "lastName"
  | "email"
  | "phone"
  | "company"
  | "businessLevel"
  | "learningPath"
  | "experience"
  | "goals";

export const enrolmentFields: Readonly<Record<EnrolmentFieldName, FieldText>> = {
  firstName: { label: "First name", placeholder: "Amaka" },
  lastName: { label: "Last name", placeholder: "Okafor" },
  email: { label: "Email", placeholder: "you@example.com" },
  phone: {
    label: "Phone number",
    placeholder: "0803 000 0000",
    hint: "The number you use on WhatsApp. Outside Nigeria, begin with your country code.",
  },
  company: { label: "Company" },
  businessLevel: { label: "Business level", placeholder: "Choose your business level" },
  learningPath: { label: "Learning path", placeholder: "Choose a learning path" },
  experience: { label: "Experience", placeholder: "Choose your experience" },
  goals: {
    label: "Your goals",
    placeholder: "For example: I want my WhatsApp orders to stop getting lost.",
    hint: "One or two sentences help us suggest where to begin.",
  },
};

export const enrolmentDialog = {
  title: `Enroll in ${site.school}`,
  text: "Enrolling is free. Fill in the form, and WhatsApp opens with your details ready to send.",
  /** For search results. */
  summary: `Enroll in ${site.school} for free: fill in a short form, choose a learning path, and we continue with you on WhatsApp.`,
  privacy: "We use your details to answer you about the school.",
  submitLabel: "Enroll Now",
  submittingLabel: "Saving your enrollment...",
  cancelLabel: "Cancel",
} as const;

export const enrolmentSuccess = {
  toast: "Enrollment submitted successfully! Redirecting to WhatsApp...",
  heading: "Your enrollment is saved",
  text: "If WhatsApp did not open, open it here. Your message is ready; you only press send. Your enrollment is saved even if you do not.",
  openLabel: "Open WhatsApp",
} as const;

export const enrolmentFailure = {
  toast: "Failed to submit enrollment. Please try again.",
  text: "What you typed is still here. Check your connection and press Enroll Now again.",
} as const;
