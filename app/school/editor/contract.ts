import { z } from "zod";
import { choice, cleanText, optionalChoice, requiredText } from "#app/forms/contract.ts";
import { courseRefusals } from "#content/course-editor.ts";
import { tierIds } from "#content/school.ts";
import { categories, courseLimits, fileAddress, grantedTierIds } from "../courses/contract.ts";
import { learningPaths } from "../enroll/contract.ts";

/** The values of a form by field name. */
export type FormValues = Readonly<Record<string, string>>;

/** A text that may be empty. */
function openText(label: string, most: number) {
  return z
    .string()
    .overwrite(cleanText)
    .max(most, `${label} must be less than ${most} characters`)
    .default("");
}

/** The slug; empty when it is to be made from the title. */
function slugField() {
  return openText("Address", courseLimits.slug).refine(
    (slug) => /^([a-z0-9]+(-[a-z0-9]+)*)?$/.test(slug),
    courseRefusals.slugShape,
  );
}

/** A full address, or null. */
function webAddress(label: string) {
  return openText(label, courseLimits.address)
    .refine(
      (address) => !address || (/^https:\/\/[^/\\]/i.test(address) && URL.canParse(address)),
      courseRefusals.https,
    )
    .transform((address) => address || null);
}

function wholeNumber(label: string, most: number) {
  const message = `${label} is a whole number up to ${most}`;
  return z.coerce.number({ error: message }).int(message).min(0, message).max(most, message);
}

/** A size in a unit of the given number of bytes; null when it is unknown. */
function size(label: string, unit: number, most: number) {
  const message = `${label} is a number up to ${most}`;
  return openText(label, 20)
    .refine((typed) => /^(\d+([.,]\d+)?)?$/.test(typed) && Number(typed.replace(",", ".")) <= most, message)
    .transform((typed) => (typed ? Math.round(Number(typed.replace(",", ".")) * unit) : null));
}

const title = () => requiredText("Title", { most: courseLimits.title });

export const newCourse = z.object({ title: title() });

export const courseInput = z.object({
  title: title(),
  slug: slugField(),
  description: openText("Description", courseLimits.description),
  category: optionalChoice("Category", categories),
  tier: choice("Tier", tierIds),
  path: optionalChoice("Learning path", learningPaths),
});
export type CourseInput = z.infer<typeof courseInput>;

export const moduleInput = z.object({
  title: title(),
  slug: slugField(),
  description: openText("Description", courseLimits.description),
  outline: openText("Lessons", courseLimits.outlinePoint * courseLimits.outlinePoints)
    .transform((text) =>
      text
        .split("\n")
        .map((line) => line.replace(/^[-*]\s+/, "").trim())
        .filter(Boolean),
    )
    .refine(
      (points) =>
        points.length <= courseLimits.outlinePoints &&
        points.every((point) => point.length <= courseLimits.outlinePoint),
      `At most ${courseLimits.outlinePoints} points of at most ${courseLimits.outlinePoint} characters`,
    ),
  task: openText("Task", courseLimits.task),
});
export type ModuleInput = z.infer<typeof moduleInput>;

const kilobyte = 1024;

const fileRow = z
  .object({
    name: openText("Name", courseLimits.title),
    href: openText("Address", courseLimits.address),
    kilobytes: size("Size", kilobyte, 1_000_000),
  })
  .refine(({ name, href }) => !name === !href, { path: ["href"], error: "A file has a name and an address" })
  .refine(({ href }) => !href || fileAddress.test(href), {
    path: ["href"],
    error: courseRefusals.fileAddress,
  });

export const lessonInput = z.object({
  title: title(),
  slug: slugField(),
  minutes: wholeNumber("Minutes", 600),
  text: openText("Text", courseLimits.lessonText),
  videoAddress: webAddress("Video address"),
  videoLength: openText("Video length", 10)
    .refine((length) => /^(\d{1,3}(:[0-5]\d)?)?$/.test(length), courseRefusals.length)
    .transform((length) => {
      if (!length) return null;
      const [minutes = 0, seconds = 0] = length.split(":").map(Number);
      return minutes * 60 + seconds;
    }),
  videoMegabytes: size("Video size", kilobyte * kilobyte, 100_000),
  audioAddress: webAddress("Sound address"),
  audioMegabytes: size("Sound size", kilobyte * kilobyte, 100_000),
  files: z
    .array(fileRow)
    .max(courseLimits.files + 2, `At most ${courseLimits.files} files`)
    .default([])
    .transform((rows) =>
      rows.flatMap(({ name, href, kilobytes }) => (name ? [{ name, href, bytes: kilobytes ?? 0 }] : [])),
    ),
});
export type LessonInput = z.infer<typeof lessonInput>;

export const questionInput = z
  .object({
    question: requiredText("Question", { most: courseLimits.question }),
    choices: z.array(openText("Answer", courseLimits.choice)).max(courseLimits.choices).default([]),
    answer: z.coerce.number({ error: courseRefusals.rightChoice }).int().min(0, courseRefusals.rightChoice),
    why: openText("Why it is right", courseLimits.why),
  })
  .refine(({ choices }) => choices.filter(Boolean).length >= 2, {
    path: ["choices", "1"],
    error: courseRefusals.twoChoices,
  })
  .refine(({ choices, answer }) => Boolean(choices[answer]), {
    path: ["answer"],
    error: courseRefusals.rightChoice,
  })
  // Empty answers between others are left out.
  .transform(({ choices, answer, ...rest }) => ({
    ...rest,
    choices: choices.filter(Boolean),
    answer: choices.slice(0, answer).filter(Boolean).length,
  }));
export type QuestionInput = z.infer<typeof questionInput>;

/** The version that a form started from. */
export const formVersion = z.coerce.number().int().min(1).max(2_000_000_000);

/** The kinds of part in a course. */
export const partKinds = ["module", "lesson", "question"] as const;
export type PartKind = (typeof partKinds)[number];

/** Changes to a course other than saving a form. */
export const courseChange = z.discriminatedUnion("change", [
  z.object({ change: z.enum(["publish", "unpublish", "drawn-cover"]) }),
  z.object({ change: z.literal("add-module"), title: title() }),
  z.object({ change: z.literal("add-lesson"), module: z.uuid(), title: title() }),
  z.object({
    change: z.literal("move"),
    kind: z.enum(partKinds),
    id: z.uuid(),
    /** One step, or an index among its neighbours, from 0. */
    to: z.union([z.enum(["up", "down"]), z.coerce.number().int().min(0).max(10_000)]),
  }),
  z.object({ change: z.literal("remove"), kind: z.enum(partKinds), id: z.uuid() }),
  z.object({ change: z.literal("restore"), removed: z.uuid() }),
]);
export type CourseChange = z.infer<typeof courseChange>;

/** A change of a course, for the notice and for Undo. */
export interface CourseChanged {
  said: string;
  /** The form values that undo it. */
  undo?: FormValues;
  /** The part that was moved and the button that moved it, which keeps the focus. */
  moved?: { id: string; to: string };
}

/** The response to a submitted form. */
export type EditorAnswer =
  | {
      kind: "saved";
      form: string;
      version: number;
      said: string;
      /** The form with the values from before. */
      undo?: FormValues;
      /** Whether this save was itself an Undo. */
      isUndone?: boolean;
    }
  | { kind: "refused"; form: string; typed: FormValues; errors: Record<string, string[]> }
  | { kind: "newer"; form: string; typed: FormValues; version: number; theirs: FormValues }
  | { kind: "preview"; form: string; typed: FormValues; html: string }
  | { kind: "failed"; form: string };

/** Learners per page of the owner's list. */
export const learnersOnPage = 25;

/** The filter in the address of the list of learners. Invalid values are ignored. */
export const learnerFilter = z.object({
  tier: z.enum(tierIds).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1).default(1),
});

/** The filter with the search text, which is encrypted in the address. */
export type LearnerFilter = z.infer<typeof learnerFilter> & { q: string };

/** Adds a tier to a learner, or withdraws it. */
const tierChange = z.object({
  change: z.enum(["grant", "withdraw"]),
  id: z.string().min(1).max(100),
  tier: z.enum(grantedTierIds),
  /** Sent by Undo: the learner hears nothing of a tier that was only away for a moment. */
  again: z.literal("1").optional(),
});

/** A change of a learner: of the tiers, or the removal of a second factor whose owner lost it. */
export const learnerChange = z.discriminatedUnion("change", [
  tierChange,
  z.object({ change: z.literal("second-factor"), id: tierChange.shape.id }),
]);
export type LearnerChange = z.infer<typeof learnerChange>;
