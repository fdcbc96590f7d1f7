/** Statuses of an application. A new one has the first. */
export const applicationStatuses = ["pending", "shortlisted", "completed", "rejected"] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** The address of a recording; only reviewers may open it. */
export function mediaPath(id: string): string {
  return `/recruitment/media/${id}`;
}

/** The criteria that reviewers score, each from 1 to 5. */
export const scoreCriteria = ["communication", "motivation", "skills", "network", "reliability"] as const;
export type ScoreCriterion = (typeof scoreCriteria)[number];
export const scoreBorders = { least: 1, most: 5 } as const;

/** Longest note of a reviewer, in characters. */
export const noteLength = 2000;

/** Kinds of entry in the history of an application. */
export const historyKinds = ["status", "note", "score"] as const;
