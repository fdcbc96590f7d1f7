import { courseLimits, type LessonBody } from "../courses/contract.ts";
import type { FormValues } from "./contract.ts";

/** The form values of a course. */
export function courseValues(course: {
  title: string;
  slug: string;
  description: string;
  category: string | null;
  tier_required: string;
  learning_path: string | null;
}): FormValues {
  const { title, slug, description, category, tier_required, learning_path } = course;
  return {
    title,
    slug,
    description,
    category: category ?? "",
    tier: tier_required,
    path: learning_path ?? "",
  };
}

export function moduleValues(module: {
  title: string;
  slug: string;
  description: string;
  outline: readonly string[];
  task: string;
}): FormValues {
  const { title, slug, description, outline, task } = module;
  return { title, slug, description, outline: outline.join("\n"), task };
}

/** Seconds as minutes and seconds. */
function lengthText(seconds: number | null): string {
  if (seconds === null) return "";
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Bytes in a larger unit, with at most two decimals. */
function sizeText(bytes: number | null, unit: number): string {
  return bytes === null ? "" : String(Math.round((bytes / unit) * 100) / 100);
}

const kilobyte = 1024;

/** The form values of a lesson. */
export function lessonValues(
  lesson: LessonBody & { title: string; slug: string; duration_seconds: number },
): FormValues {
  return {
    title: lesson.title,
    slug: lesson.slug,
    minutes: String(Math.round(lesson.duration_seconds / 60)),
    text: lesson.text,
    videoAddress: lesson.video_url ?? "",
    videoLength: lengthText(lesson.video_seconds),
    videoMegabytes: sizeText(lesson.video_bytes, kilobyte * kilobyte),
    audioAddress: lesson.audio_url ?? "",
    audioMegabytes: sizeText(lesson.audio_bytes, kilobyte * kilobyte),
    ...Object.fromEntries(
      lesson.files.flatMap(({ name, href, bytes }, at) => [
        [`files.${at}.name`, name],
        [`files.${at}.href`, href],
        [`files.${at}.kilobytes`, sizeText(bytes, kilobyte)],
      ]),
    ),
  };
}

export function questionValues(question: {
  question: string;
  choices: readonly string[];
  answer: number;
  why: string;
}): FormValues {
  return {
    question: question.question,
    ...Object.fromEntries(question.choices.map((text, at) => [`choices.${at}`, text])),
    answer: String(question.answer),
    why: question.why,
  };
}

/** How many rows for files a lesson's form has: one for each file, and two more. */
export function filePlaces(values: FormValues): number {
  const filled = Object.keys(values).filter((name) => /^files\.\d+\.name$/.test(name) && values[name]);
  return Math.min(filled.length + 2, courseLimits.files);
}

/** The text fields of a submitted form. */
export function typedValues(form: FormData): FormValues {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
}

/** Turns fields named files.0.name and choices.1 into the lists that the contracts expect. */
export function withLists(values: FormValues): Record<string, unknown> {
  const files: Record<string, string>[] = [];
  const choices: string[] = [];
  for (const [name, value] of Object.entries(values)) {
    const [, place, field] = /^files\.(\d{1,2})\.(name|href|kilobytes)$/.exec(name) ?? [];
    if (place && field) {
      while (files.length <= Number(place)) files.push({});
      Object.assign(files[Number(place)] ?? {}, { [field]: value });
    }
    const [, choice] = /^choices\.(\d)$/.exec(name) ?? [];
    if (choice) {
      while (choices.length <= Number(choice)) choices.push("");
      choices[Number(choice)] = value;
    }
  }
  return { ...values, files, choices };
}
