import { z } from "zod";
import { applicationMessages, employmentChoices, toolChoices } from "#app/content/application-form.ts";
import { choice, cleanText, emailField, requiredText, submissionKey } from "../fields/contract.ts";

/** Status of an application; a new one starts as the first. */
export const applicationStatuses = ["pending", "shortlisted", "completed", "rejected"] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

export const employmentStatuses = employmentChoices;

/** Borders of the fields (specification 2, sections 5 and 9). Lengths in characters, phone in digits. */
export const applicationLimits = {
  name: { least: 2, most: 100 },
  phone: { least: 7, most: 20 },
  age: { least: 18, most: 80 },
  techSkills: { least: 1, most: 10 },
  businessTypes: { least: 10, most: 1000 },
  whyJoin: { least: 20, most: 1000 },
  email: 320,
  link: 500,
} as const;

/** The ratings of one's own tech skills, as the form sends them: 1 to 10. */
export const techRatings = Array.from({ length: applicationLimits.techSkills.most }, (_, index) =>
  String(index + 1),
);

/** What of a typed number is kept: digits, and a plus that begins it. */
export function strippedPhone(typed: string): string {
  return typed.replace(/[^\d+]/g, "");
}

/**
 * The recruitment form's own rule: after stripping all but digits and '+', an optional leading +, a first digit from 1 to
 * 9, and 7 to 20 digits. Other forms understand 0803…; this one keeps what the specification says.
 */
function applicantPhone() {
  const { least, most } = applicationLimits.phone;
  return z
    .string({ error: applicationMessages.phoneRequired })
    .overwrite(cleanText)
    .min(1, { error: applicationMessages.phoneRequired, abort: true })
    .overwrite(strippedPhone)
    .regex(new RegExp(`^\\+?[1-9]\\d{${least - 1},${most - 1}}$`), applicationMessages.phoneInvalid);
}

/** A whole number of years; how a form sends it, or as a number from a call. */
function applicantAge() {
  const { least, most } = applicationLimits.age;
  return z
    .union([z.string(), z.number()], { error: applicationMessages.ageRequired })
    .transform((typed) => cleanText(String(typed)))
    .pipe(
      z
        // A form library takes an empty text for none.
        .string({ error: applicationMessages.ageRequired })
        .min(1, { error: applicationMessages.ageRequired, abort: true })
        .regex(/^\d{1,3}$/, { error: applicationMessages.ageInvalid, abort: true })
        .transform(Number)
        .pipe(
          z.number().min(least, applicationMessages.ageInvalid).max(most, applicationMessages.ageInvalid),
        ),
    );
}

const webAddress = /^https?:$/;

/** Whether a text is an address that may be opened: only the web's own schemes. */
export function isWebAddress(text: string): boolean {
  const url = URL.parse(text);
  return Boolean(url && webAddress.test(url.protocol) && url.hostname.includes("."));
}

/** A link to a profile or portfolio, with or without https:// before it; empty is none. Only the web's own schemes. */
function portfolioLink() {
  const { linkInvalid: error } = applicationMessages;
  return z
    .string({ error })
    .overwrite(cleanText)
    .overwrite((text) => (text && !/^[a-z][a-z\d+.-]*:/i.test(text) ? `https://${text}` : text))
    .max(applicationLimits.link, { error, abort: true })
    .refine((text) => !text || (!/\s/.test(text) && isWebAddress(text)), { error })
    .nullish()
    .transform((text) => text || null);
}

/** What the application form sends; the names are the specification's (section 3). */
export const applicationInput = z.object({
  submissionKey: submissionKey(),
  fullName: requiredText("Full Name", applicationLimits.name),
  phoneNumber: applicantPhone(),
  email: emailField(),
  cityState: requiredText("City & State", applicationLimits.name),
  age: applicantAge(),
  linkedinPortfolio: portfolioLink(),
  employmentStatus: choice("Employment Status", employmentStatuses),
  techSkills: choice("Tech Skills Rating", techRatings).transform(Number),
  toolsKnowledge: z
    .array(choice("Tools", toolChoices))
    .default([])
    .transform((chosen) => toolChoices.filter((tool) => chosen.includes(tool))),
  businessTypes: requiredText("Business Types", applicationLimits.businessTypes),
  whyJoinMindsync: requiredText("Why Join", applicationLimits.whyJoin),
  /** Which upload (recruitment_media.id) was finished before; without script, or without a file, there is none. */
  videoFile: z
    .union([z.literal(""), z.uuid(applicationMessages.recordingInvalid)], {
      error: applicationMessages.recordingInvalid,
    })
    .nullish()
    .transform((id) => id || null),
});
export type ApplicationInput = z.infer<typeof applicationInput>;

/** What POST /api/recruitment_applications takes: the same, and the rating as a number too. */
export const applicationCall = applicationInput.extend({
  techSkills: z
    .union([z.string(), z.number().transform(String)], { error: "Tech Skills Rating is required" })
    .pipe(choice("Tech Skills Rating", techRatings))
    .transform(Number),
});

/** What the applicant gets back: the record's short name and the private link to it. */
export const applicationReceipt = z.object({ ref: z.string(), path: z.string() });
export type ApplicationReceipt = z.infer<typeof applicationReceipt>;

/** The secret part of an applicant's private link: 128 random bits. */
export const privateKey = z.string().regex(/^[\w-]{22}$/);

/** Where an applicant sees the state of an application, and can withdraw it. Never counted, never written down. */
export function applicantPath(key: string): string {
  return `/recruitment/application/${key}`;
}

/** How an address names an applicant's page, however it is spelled: a server takes capitals and %61 for letters too. */
const applicantAddress = /recruitment\/+application/i;

/** An address with its letters as they are read. What is spelled wrongly stays. */
function spelledOut(address: string): string {
  return address.replace(/%([0-7][\da-f])/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** Whether a text leads to an applicant's private page, or tries to: it may hold a key, and is kept nowhere. */
export function holdsApplicantPath(text: string): boolean {
  return applicantAddress.test(spelledOut(text));
}

/** A path as logs and conversations may have it. */
export function withoutApplicantKey(path: string): string {
  return holdsApplicantPath(path) ? applicantPath("…") : path;
}

/** A text that somebody typed, without the keys of private links in it. */
export function hideApplicantKeys(text: string): string {
  return text.replace(/(recruitment\/+application\/+)[^\s/?#]+/gi, "$1…");
}

/** Where a recording is opened; only reviewers get it. */
export function mediaPath(id: string): string {
  return `/recruitment/media/${id}`;
}

/** What reviewers score, each from 1 to 5. */
export const scoreCriteria = ["communication", "motivation", "skills", "network", "reliability"] as const;
export type ScoreCriterion = (typeof scoreCriteria)[number];
export const scoreBorders = { least: 1, most: 5 } as const;

/** Longest note of a reviewer, in characters. */
export const noteLength = 2000;

/** What the history of an application holds. */
export const historyKinds = ["status", "note", "score"] as const;
