/** Status of an application; a new one starts as the first. */
export const applicationStatuses = ["pending", "shortlisted", "completed", "rejected"] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** The secret part of an applicant's private link: 128 random bits. */
export const isPrivateKey = (text: string): boolean => /^[\w-]{22}$/.test(text);

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
